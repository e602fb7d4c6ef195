import { type FlowRow, flow } from '@park/contract/approval/flow';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { ask } from '../../../kit/api/query.ts';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';

/** Moves flows to another group, or out of any group. */
export function RegroupDialog({ dialog, rows }: { dialog: Dialog; rows: readonly FlowRow[] }) {
  const { data = [] } = useQuery(ask(flow.groups, {}));
  return (
    <FormDialog
      dialog={dialog}
      title={`移动 ${rows.length} 个流程`}
      okText="移动"
      call={flow.regroup}
      initial={{ ids: rows.map(({ id }) => id), groupId: null }}
      done="移动成功"
    >
      <Field name="groupId" label="移动到" normalize={(id: string | undefined) => id ?? null}>
        <Select allowClear placeholder="不分组" options={data.map(({ id, name }) => ({ value: id, label: name }))} />
      </Field>
    </FormDialog>
  );
}
