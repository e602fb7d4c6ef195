import { shownArea } from '@park/contract/estate/estate/area';
import type { BoardFloor } from '@park/contract/estate/room';
import { roomStatuses } from '@park/contract/kinds';

type FloorRoomsProps = { floor: BoardFloor; chosen: readonly string[]; onFlip: (id: string) => void };
/** Shows the rooms of a floor as toggle buttons to select the rooms to merge. */
export const FloorRooms = ({ floor, chosen, onFlip }: FloorRoomsProps) => (
  <fieldset className="floor-rooms" aria-label={`${floor.floorName}的房间`}>
    {floor.rooms.map(({ id, roomNum, area, status, endsOn }) => (
      <button
        key={id}
        type="button"
        className="floor-room"
        data-status={status}
        aria-pressed={chosen.includes(id)}
        disabled={endsOn !== null}
        title={endsOn ? `${endsOn} 已安排拆分、合并或撤除` : roomStatuses[status].name}
        style={{ flexGrow: Number(area) }}
        onClick={() => onFlip(id)}
      >
        <strong>{roomNum}</strong>
        <span>{shownArea(area)} ㎡</span>
        <span>{roomStatuses[status].name}</span>
      </button>
    ))}
  </fieldset>
);
