import { temporary } from '@park/contract/company/temporary';
import { attribute } from '@park/contract/rights/attribute';
import { useQuery } from '@tanstack/react-query';
import { InputNumber, Select } from 'antd';
import { ask } from '../../../kit/api/query.ts';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { LoadingCover } from '../../../kit/feedback/loading.tsx';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';

/** Edits the defaults for temporary companies of the park. */
export function RulesForm({ dialog }: { dialog: Dialog }) {
  const { data } = useQuery({ ...ask(temporary.settings, {}), staleTime: 0, gcTime: 0 });
  const attributes = useQuery(ask(attribute.list, { pageSize: 1000 }));
  if (!data) return <LoadingCover />;
  return (
    <FormDialog
      dialog={{ open: dialog.open, close: () => dialog.close() }}
      title="临时企业默认规则"
      call={temporary.saveSettings}
      initial={data}
      done="保存成功"
    >
      <Field name="defaultDays" label="默认期限（天）" required extra="新增时不填结束日期则按此计算，1 到 365 天">
        <InputNumber min={1} max={365} precision={0} style={{ width: '100%' }} />
      </Field>
      <Field name="remindDays" label="提前提醒（天）" required extra="到期前以短信提醒其超级管理员；0 表示不提醒">
        <InputNumber min={0} max={60} precision={0} style={{ width: '100%' }} />
      </Field>
      <Field name="attributeId" label="企业类型" extra="新增的临时企业自动归入此类型，只能使用其菜单；转正式入驻时移出">
        <Select
          allowClear
          placeholder="不限制"
          loading={attributes.isPending}
          options={attributes.data?.list.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        />
      </Field>
    </FormDialog>
  );
}
