import { type Claim, claimKinds, room } from '@park/contract/estate/room';
import { DayField } from '../../../kit/day/day-field.tsx';
import { dayAfter } from '../../../kit/day/days.ts';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { today } from '../../../kit/format.ts';
import { ClaimEnd, ClaimHolder, ClaimNote } from './ClaimFields.tsx';
import { aboutClaim } from './claim-errors.ts';

export type ClaimChange = 'edit' | 'extend' | 'leave' | 'end';
type ChangeClaimProps = { dialog: Dialog; of: Claim; change: ClaimChange };
/** Changes an occupancy: edits it, extends it, records a notice to leave, or ends it. */
export const ChangeClaim = ({ dialog, of, change }: ChangeClaimProps) => {
  const close = { open: dialog.open, close: () => dialog.close() };
  return change === 'end' ? <End dialog={close} of={of} /> : <Change dialog={close} of={of} change={change} />;
};

const titles = { edit: '修改', extend: '延期', leave: '登记退租' };
function Change({ dialog, of, change }: { dialog: Dialog; of: Claim; change: Exclude<ClaimChange, 'end'> }) {
  const { id, version, kind, from, to, companyId, holder, expiresAt, note, leavingOn } = of;
  // if the tenant has given notice, the day on which the tenant leaves ends the occupancy
  const isLeaving = change === 'leave' || (change === 'edit' && leavingOn !== null);
  return (
    <FormDialog
      dialog={dialog}
      title={`${titles[change]}：${of.roomCode} ${claimKinds[kind]}`}
      call={room.changeClaim}
      // extending the occupancy clears the tenant's notice to leave
      initial={{ id, version, from, to, companyId, holder, expiresAt, note, leavingOn: change === 'extend' ? null : leavingOn }}
      done={change === 'extend' ? '已延期' : '已保存'}
      about={aboutClaim}
    >
      {change === 'edit' && (
        <>
          <ClaimHolder kind={kind} companyName={of.companyName} />
          <DayField name="from" label="开始日期" required />
        </>
      )}
      {isLeaving ? (
        <DayField name="leavingOn" label="搬离日期" from={dayAfter(from, 1)} extra="房间从这一天起空出；清空并保存则取消退租" />
      ) : (
        <ClaimEnd kind={kind} isRequired={change === 'extend'} />
      )}
      {change === 'edit' && <ClaimNote />}
    </FormDialog>
  );
}

function End({ dialog, of }: { dialog: Dialog; of: Claim }) {
  const { id, version, kind, from, roomCode } = of;
  return (
    <FormDialog
      dialog={dialog}
      title={`结束使用：${roomCode} ${claimKinds[kind]}`}
      call={room.endClaim}
      initial={{ id, version, endsOn: today() }}
      done="已结束"
      okText="结束使用"
      danger
      about={aboutClaim}
    >
      <p>{from > today() ? '还没有开始，结束即取消。' : '结束后房间恢复空置，记录保留在历史中。'}</p>
      <DayField name="endsOn" label="空出日期" required extra="房间从这一天起空出" />
    </FormDialog>
  );
}
