import { type FlowRow, flow } from '@park/contract/approval/flow';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Input } from 'antd';
import { ask, useCommand } from '../../../kit/api/query.ts';
import { MomentField } from '../../../kit/day/day-field.tsx';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { dateTime } from '../../../kit/format.ts';

/** Sets a period in which new applications of a flow pass without approval. */
export function AutoDialog({ dialog, of }: { dialog: Dialog; of: FlowRow }) {
  const { data } = useQuery(ask(flow.auto, { id: of.id }));
  const end = useCommand(flow.closeAuto, '已关闭自动通过');
  if (!data) return null;
  const { from, until, reason, isAuto } = data;
  const close = () =>
    end.mutateAsync({ id: of.id }).then(
      () => dialog.close(),
      () => {},
    );
  return (
    <FormDialog
      dialog={{ open: dialog.open, close: () => dialog.close() }}
      title={`“${of.name}”自动通过`}
      okText={until ? '修改' : '开启'}
      call={flow.openAuto}
      initial={{ id: of.id, ...(from && { from }), ...(until && { until }), reason }}
      done="已设置自动通过"
    >
      {from && until ? (
        <Alert
          type={isAuto ? 'warning' : 'info'}
          showIcon
          className="flow-auto"
          title={isAuto ? '正在自动通过' : '已设置自动通过'}
          description={`${dateTime(from)} 至 ${dateTime(until)}`}
          action={
            <Button size="small" danger loading={end.isPending} onClick={() => void close()}>
              立即关闭
            </Button>
          }
        />
      ) : (
        <p className="muted">此期间新发起的申请不经审批直接通过，并标记为自动通过；已在审批中的不受影响。</p>
      )}
      <MomentField name="from" label="开始时间" extra="不填时从现在开始" />
      <MomentField name="until" label="结束时间" required />
      <Field name="reason" label="原因">
        <Input maxLength={100} placeholder="选填，如：系统切换" />
      </Field>
    </FormDialog>
  );
}
