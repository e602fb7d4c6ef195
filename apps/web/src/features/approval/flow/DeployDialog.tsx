import { type FlowRow, flow } from '@park/contract/approval/flow';
import { Input } from 'antd';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';

/** Publishes the definition as a new version; running applications stay on the version they started with. */
export function DeployDialog({
  dialog,
  of,
}: {
  dialog: Dialog;
  of: Pick<FlowRow, 'id' | 'version' | 'name' | 'runningNum' | 'liveNumber'>;
}) {
  const note = of.runningNum > 0 ? `进行中的 ${of.runningNum} 个流程仍按原版本走完，新发起的按新版本` : '发布后，新发起的流程按此版本执行';
  return (
    <FormDialog
      dialog={{ open: dialog.open, close: () => dialog.close() }}
      title={`发布“${of.name}”第${(of.liveNumber ?? 0) + 1}版`}
      okText="发布"
      call={flow.deploy}
      initial={{ id: of.id, version: of.version }}
      done="发布成功"
    >
      <Field name="remark" label="版本说明" extra={note}>
        <Input maxLength={100} placeholder="选填，如：金额超过5万元增加总经理审批" />
      </Field>
    </FormDialog>
  );
}
