import type { Reply } from '@park/contract/core';
import { config } from '@park/contract/kernel/config';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Can, useRight } from '../../../kit/api/access.tsx';
import { ask } from '../../../kit/api/query.ts';
import { send } from '../../../kit/api/send.ts';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { CallForm, type Latest, useCallForm } from '../../../kit/form/form.tsx';
import { dateTime } from '../../../kit/format.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import { isSettingCode, settingForms } from './settings.tsx';

type Setting = Reply<typeof config.list>[number];

/** Shows each setting as a separate form. */
export function SettingsTab() {
  const { data, error, refetch } = useQuery(ask(config.list, {}));
  if (error) return <ErrorBlock error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines rows={9} />;
  return (
    <div className="config-cards">
      {data.map((setting) => (
        // Saving a setting changes its version, so the card is remounted with the saved values.
        <SettingCard key={`${setting.configCode} ${setting.version}`} setting={setting} />
      ))}
    </div>
  );
}

const sentOf = ({ configCode, configVersion, content, version }: Setting) => ({
  configCode,
  configVersion,
  content,
  ...(version !== null && { version }),
});

function SettingCard({ setting }: { setting: Setting }) {
  const { configCode, title, isShipped, updatedDate, updatedBy } = setting;
  const mayEdit = useRight('config:update') !== undefined;
  const form = isSettingCode(configCode) ? settingForms[configCode] : undefined;
  const latest: Latest<typeof config.save> = {
    load: async () => {
      const now = (await send(config.list, {})).find((other) => other.configCode === configCode);
      return now ? sentOf(now) : {};
    },
    describe: (values) => (form && values.content ? form.describe(values.content) : {}),
  };
  const state = useCallForm({ call: config.save, initial: sentOf(setting), done: '保存成功', latest, onDone: () => {} });
  return (
    <Panel>
      <div className="row row-between config-card-head">
        <h2 className="panel-title">{title}</h2>
        <span className="muted">{isShipped ? '默认值' : `${updatedBy ?? '平台'} 修改于 ${dateTime(updatedDate)}`}</span>
      </div>
      {form ? (
        <CallForm state={state} initial={sentOf(setting)}>
          <fieldset className="config-fields" disabled={!mayEdit}>
            <form.Fields disabled={!mayEdit} />
          </fieldset>
          <Can access="config:update">
            <Button type="primary" htmlType="submit" disabled={!state.isDirty} loading={state.isPending} aria-label={`保存${title}`}>
              保存
            </Button>
          </Can>
        </CallForm>
      ) : (
        <p className="muted">此配置由新版本的服务端提供，请刷新页面后再修改。</p>
      )}
    </Panel>
  );
}
