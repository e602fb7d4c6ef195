import type { Room } from '@park/contract/estate/room';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useRight } from '../../../kit/api/access.tsx';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import type { Selection } from '../../../kit/list/selection.tsx';
import { mergePage } from './address.ts';
import { DisableRooms, ExportDialog, PriceChange, RemoveRooms } from './lazy.ts';

const maxMerged = 20;
/** Returns the reason why these rooms cannot be merged; the merge page checks in more detail. */
function mergeProblem(rooms: readonly Room[]): string | undefined {
  if (rooms.length < 2) return '请至少选择2个房间';
  if (rooms.length > maxMerged) return `一次最多合并${maxMerged}个房间`;
  return rooms.some(({ floorId }) => floorId !== rooms[0]?.floorId) ? '只能合并同一楼层的房间' : undefined;
}

type BatchAction = 'price' | 'disable' | 'enable' | 'remove' | 'export';
/** Batch actions on the ticked rooms. */
export function RoomBatch({ selection }: { selection: Selection<Room> }) {
  const { rows, clear } = selection;
  const navigate = useNavigate();
  const dialog = useDialog<BatchAction>();
  const may = {
    edit: useRight('room:update'),
    price: useRight('room:price'),
    split: useRight('room:split'),
    remove: useRight('room:delete'),
  };
  const problem = mergeProblem(rows);
  const ids = rows.map(({ id }) => id);
  const link = (action: BatchAction, text: string, danger = false) => (
    <Button type="link" danger={danger} onClick={() => dialog.edit(action)}>
      {text}
    </Button>
  );
  const isOpen = (action: BatchAction) => dialog.open && dialog.row === action;
  return (
    <>
      {may.split && (
        <Button type="link" disabled={problem !== undefined} title={problem ?? ''} onClick={() => void navigate(mergePage(ids))}>
          合并
        </Button>
      )}
      {may.price && link('price', '调价')}
      {may.edit && link('enable', '启用')}
      {may.edit && link('disable', '停用', true)}
      {link('export', '导出选中')}
      {may.remove && link('remove', '删除', true)}
      <LoadingBoundary>
        {isOpen('price') && <PriceChange dialog={dialog} rooms={rows} />}
        {isOpen('disable') && <DisableRooms dialog={dialog} rooms={rows} isDisabled={1} onDone={clear} />}
        {isOpen('enable') && <DisableRooms dialog={dialog} rooms={rows} isDisabled={0} onDone={clear} />}
        {isOpen('remove') && <RemoveRooms dialog={dialog} rooms={rows} onDone={clear} />}
        {isOpen('export') && <ExportDialog dialog={dialog} subject="room" title="房源" ids={ids} />}
      </LoadingBoundary>
    </>
  );
}
