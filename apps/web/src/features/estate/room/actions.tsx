import type { Room } from '@park/contract/estate/room';
import { useNavigate } from 'react-router';
import { useRight } from '../../../kit/api/access.tsx';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { today } from '../../../kit/format.ts';
import type { Entry } from '../../../kit/page/drop-menu.tsx';
import { splitPage } from './address.ts';
import { ClaimForm, DisableRooms, PriceForm, RemoveRooms, RoomForm } from './lazy.ts';

type RoomDialogTarget = { action: 'edit' | 'claim' | 'price' | 'disable' | 'remove'; room: Room };
const isOver = ({ endsOn }: Room) => endsOn !== null && endsOn <= today();

/** Provides the actions on a room for its row and its drawer, with the dialogs they open. */
export function useRoomActions(onRemoved?: () => void) {
  const navigate = useNavigate();
  const dialog = useDialog<RoomDialogTarget>();
  const may = {
    edit: useRight('room:update') !== undefined,
    claim: useRight('room:claim') !== undefined,
    price: useRight('room:price') !== undefined,
    split: useRight('room:split') !== undefined,
    remove: useRight('room:delete') !== undefined,
  };
  /** A room that has ended has no actions. */
  const entries = (room: Room): Entry[] => {
    if (isOver(room)) return [];
    const entry = (action: RoomDialogTarget['action'], label: string, danger = false): Entry => ({
      key: action,
      label,
      danger,
      onClick: () => dialog.edit({ action, room }),
    });
    return [
      ...(may.edit ? [entry('edit', '编辑')] : []),
      ...(may.claim ? [entry('claim', '登记使用')] : []),
      ...(may.price ? [entry('price', '设置参考价')] : []),
      ...(may.split ? [{ key: 'split', label: '拆分', onClick: () => void navigate(splitPage(room.id)) }] : []),
      ...(may.edit ? [entry('disable', room.isDisabled ? '启用' : '停用', !room.isDisabled)] : []),
      ...(may.remove ? [entry('remove', '删除', true)] : []),
    ];
  };
  const { row, open } = dialog;
  const isOn = (action: RoomDialogTarget['action']) =>
    row?.action === action && (open || action === 'edit' || action === 'claim' || action === 'price');
  const dialogs = row && (
    <LoadingBoundary>
      {isOn('edit') && <RoomForm key={row.room.id} dialog={dialog} roomId={row.room.id} />}
      {isOn('claim') && <ClaimForm key={row.room.id} dialog={dialog} room={row.room} />}
      {isOn('price') && <PriceForm key={row.room.id} dialog={dialog} room={row.room} />}
      {isOn('disable') && <DisableRooms dialog={dialog} rooms={[row.room]} isDisabled={row.room.isDisabled ? 0 : 1} />}
      {isOn('remove') && <RemoveRooms dialog={dialog} rooms={[row.room]} {...(onRemoved && { onDone: onRemoved })} />}
    </LoadingBoundary>
  );
  return { entries, dialogs };
}
