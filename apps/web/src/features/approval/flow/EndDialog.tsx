import { type FlowDetail, flow } from '@park/contract/approval/flow';
import type { Candidate } from '@park/contract/approval/flow/definition';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../kit/api/query.ts';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { CandidatesInput, type DefinitionContext } from './CandidatesInput.tsx';

/** Sets the people who are notified when the flow ends. */
export function EndDialog({ dialog, of, context }: { dialog: Dialog; of: FlowDetail; context: DefinitionContext }) {
  const { data } = useQuery(ask(flow.endMessages, { id: of.id }));
  if (!data) return null;
  return (
    <FormDialog
      dialog={{ open: dialog.open, close: () => dialog.close() }}
      title="流程结束通知"
      size="medium"
      call={flow.setMessages}
      initial={{ id: of.id, version: data.version, candidates: data.candidates as Candidate[] }}
      done="保存成功，发布后生效"
    >
      <Field name="candidates" label="流程通过后抄送给" extra="全部移除后，结束时不再抄送">
        <CandidatesInput context={context} noun="抄送人" />
      </Field>
    </FormDialog>
  );
}
