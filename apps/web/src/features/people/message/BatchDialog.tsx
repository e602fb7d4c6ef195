import { process } from '@park/contract/approval/process';
import type { Reply } from '@park/contract/core';
import type { Message } from '@park/contract/people/message';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { say } from '../../../kit/feedback/message.ts';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import type { Selection } from '../../../kit/list/selection.tsx';
import { Opinion } from '../../../parts/flow/Opinion.tsx';

type Outcome = Reply<typeof process.batch>;
type BatchDialogProps = { dialog: Dialog; selection: Selection<Message> };
/** Approves all ticked to-dos, each separately; failures are listed with their reasons. */
export function BatchDialog({ dialog, selection: { rows, clear } }: BatchDialogProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const items = rows.flatMap(({ processInstanceId, taskId }) =>
    processInstanceId && taskId !== null ? [{ processInstanceId, taskId }] : [],
  );
  const titleOf = (id: string) => rows.find(({ processInstanceId }) => processInstanceId === id)?.title ?? id;
  const finish = (reply?: Outcome) => {
    dialog.close();
    if (!reply) return;
    clear();
    if (reply.errorSize > 0) setOutcome(reply);
    else say.success(`已同意 ${reply.successSize} 项`);
  };
  return (
    <>
      <FormDialog
        dialog={{ open: dialog.open, close: finish }}
        title={`批量同意 ${items.length} 项`}
        okText="同意"
        call={process.batch}
        initial={{ items }}
        done=""
      >
        <Field name="comment" label="意见" extra="将作为每一项的审批意见">
          <Opinion />
        </Field>
      </FormDialog>
      <ConfirmDialog
        open={outcome !== undefined}
        title={`成功 ${outcome?.successSize ?? 0} 项，失败 ${outcome?.errorSize ?? 0} 项`}
        okText="知道了"
        cancelText="关闭"
        onOk={() => setOutcome(undefined)}
        onClose={() => setOutcome(undefined)}
      >
        <ul className="refusals">
          {outcome?.list.map(({ processInstanceId, message: reason }) => (
            <li key={processInstanceId}>
              <strong>{titleOf(processInstanceId)}</strong>
              <span>{reason}</span>
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  );
}
