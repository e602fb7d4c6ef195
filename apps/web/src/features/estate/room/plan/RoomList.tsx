import type { BoardCell } from '@park/contract/estate/room';
import { StatusLetter } from '../status.tsx';

type RoomListProps = {
  rooms: readonly BoardCell[];
  drawn: ReadonlySet<string>;
  changed: ReadonlySet<string>;
  chosen: string | undefined;
  onChoose: (roomId: string) => void;
};
/** Lists the rooms of the floor beside its plan with their status and whether they have an outline. */
export const RoomList = ({ rooms, drawn, changed, chosen, onChoose }: RoomListProps) => (
  <ul className="plan-list" aria-label="楼层房间">
    {rooms.map(({ id, roomNum, status }) => (
      <li key={id}>
        <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          <StatusLetter status={status} />
          <span className="plan-list-name">{roomNum}</span>
          <span className="muted">{changed.has(id) ? '未保存' : drawn.has(id) ? '' : '未绘制'}</span>
        </button>
      </li>
    ))}
  </ul>
);
