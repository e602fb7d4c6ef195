import { type ClaimKind, claimKinds, type Room, room } from '@park/contract/estate/room';
import { Form, Segmented } from 'antd';
import { DayField } from '../../../kit/day/day-field.tsx';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { today } from '../../../kit/format.ts';
import { ClaimEnd, ClaimHolder, ClaimNote } from './ClaimFields.tsx';
import { aboutClaim } from './claim-errors.ts';

const kinds = Object.entries(claimKinds).map(([value, label]) => ({ value, label }));

type ClaimFormProps = { dialog: Dialog; room: Pick<Room, 'id' | 'roomCode'>; kind?: ClaimKind };
/** Records an occupancy of a room: a lease, a hold, works, or own use by the park. */
export const ClaimForm = ({ dialog, room: of, kind = 'lease' }: ClaimFormProps) => (
  <FormDialog
    dialog={{ open: dialog.open, close: () => dialog.close() }}
    title={`登记使用：${of.roomCode}`}
    call={room.claim}
    initial={{ roomId: of.id, kind, from: today() }}
    done="已登记"
    about={aboutClaim}
  >
    <Field name="kind" label="使用类型" required>
      <Segmented block options={kinds} />
    </Field>
    <ClaimKindFields />
  </FormDialog>
);

function ClaimKindFields() {
  const kind: ClaimKind = Form.useWatch('kind') ?? 'lease';
  return (
    <>
      <ClaimHolder kind={kind} />
      <DayField name="from" label="开始日期" required />
      <ClaimEnd kind={kind} />
      <ClaimNote />
    </>
  );
}
