import { park } from '@park/contract/company/park';
import type { Reply } from '@park/contract/core';
import { baselineTheme, config, type Theme } from '@park/contract/kernel/config';
import { logoLimits, logoTexts } from '@park/contract/kernel/file';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Input, Select, Switch } from 'antd';
import { useId, useState } from 'react';
import { Can, useRight } from '../../../kit/api/access.tsx';
import { ask } from '../../../kit/api/query.ts';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { CallForm, Field, useCallForm } from '../../../kit/form/form.tsx';
import { Panel } from '../../../kit/page/panel.tsx';
import { ImageUpload } from '../../../kit/upload/image-upload.tsx';
import type { Picture } from '../../../kit/upload/queue.ts';
import { applyBrand } from '../../../parts/brand/brand.ts';

type Space = Reply<typeof park.spaces>['list'][number];

/** Edits the theme of the platform or of one space; a space without a theme uses the theme of the platform. */
export function ThemeTab() {
  const [space, choose] = useState<Space>();
  const { data, error, refetch } = useQuery(ask(config.theme, space ? { projectCode: space.projectCode } : {}));
  return (
    <>
      <Can access="space:read">
        <Scope space={space} onChange={choose} />
      </Can>
      {data === null && <Alert type="warning" showIcon title="还没有配置主题，当前显示的是默认主题" />}
      {error && <ErrorBlock error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <SkeletonLines rows={9} />}
      {data !== undefined && <ThemeForm key={`${space?.id} ${JSON.stringify(data)}`} spaceId={space?.id} theme={data ?? baselineTheme} />}
    </>
  );
}

function Scope({ space, onChange }: { space: Space | undefined; onChange: (space: Space | undefined) => void }) {
  const id = useId();
  const { data } = useQuery(ask(park.spaces, { pageSize: 1000 }));
  const options = [
    { value: '', label: '平台（默认）' },
    ...(data?.list ?? []).map(({ id: value, name, projectCode }) => ({ value, label: `${name}（/${projectCode}）` })),
  ];
  return (
    <div className="row">
      <label htmlFor={id}>适用范围</label>
      <Select
        id={id}
        className="config-scope"
        options={options}
        value={space?.id ?? ''}
        onChange={(chosen) => onChange(data?.list.find((one) => one.id === chosen))}
      />
    </div>
  );
}

/** Form values, with pictures in the format of the upload box. */
type Values = Omit<Theme, 'logo' | 'browerIcon'> & { logo: Picture[]; browerIcon: Picture[] };
const picturesOf = (url: string, name: string): Picture[] => (url ? [{ id: url, url, name }] : []);

function ThemeForm({ theme, spaceId }: { theme: Theme; spaceId: string | undefined }) {
  const mayEdit = useRight('config:update') !== undefined;
  const state = useCallForm({
    call: config.saveTheme,
    done: '主题已保存，刷新页面后全部生效',
    prepare: ({ logo, browerIcon, ...look }: Values) => ({
      ...look,
      ...(spaceId && { spaceId }),
      name: theme.name,
      logo: logo[0]?.url ?? '',
      browerIcon: browerIcon[0]?.url ?? '',
    }),
    // Grey mode and icon apply at once; name and logo are read at page load. The theme of a single space is not applied to this page.
    onDone: () =>
      !spaceId &&
      applyBrand({ ...theme, admin: state.form.getFieldValue('admin'), browerIcon: state.form.getFieldValue('browerIcon')[0]?.url ?? '' }),
  });
  const initial = { ...theme, logo: picturesOf(theme.logo, 'logo'), browerIcon: picturesOf(theme.browerIcon, '图标') };
  const picture = { isPublic: true, count: 1, maxSize: logoLimits.maxSize, types: logoLimits.types, disabled: !mayEdit };
  return (
    <Panel>
      <div className="config-theme">
        <CallForm state={state} initial={initial}>
          <Field name="saasadminName" label="平台名称" required>
            <Input maxLength={30} showCount disabled={!mayEdit} />
          </Field>
          <Field name="logo" label="标志" extra="显示在页面左上角和登录页；不上传则使用默认标志。">
            <ImageUpload {...picture} crop={logoLimits.side} hint={logoTexts.hint} />
          </Field>
          <Field name="browerIcon" label="浏览器图标" extra="显示在浏览器标签页上。">
            <ImageUpload {...picture} crop={64} hint="建议尺寸 64x64" />
          </Field>
          <Field
            name="admin"
            label="灰色模式"
            extra="开启后，全部页面显示为灰色，用于哀悼等场合。"
            getValueProps={(admin) => ({ checked: admin === 0 })}
            normalize={(isGrey) => (isGrey ? 0 : 1)}
          >
            <Switch disabled={!mayEdit} />
          </Field>
          <Can access="config:update">
            <Button type="primary" htmlType="submit" disabled={!state.isDirty} loading={state.isPending}>
              保存主题
            </Button>
          </Can>
        </CallForm>
      </div>
    </Panel>
  );
}
