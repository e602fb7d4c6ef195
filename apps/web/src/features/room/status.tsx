import { type RoomStatus, roomStatuses } from '@park/contract/room';
import './tint.css';
import './room.css';

/** The letter of a status on its colour; always beside its name. */
export const StatusLetter = ({ status }: { status: RoomStatus }) => (
  <i className="room-letter" data-status={status} aria-hidden>
    {roomStatuses[status].letter}
  </i>
);

/** What a room is on a day. */
export const RoomStatusTag = ({ status }: { status: RoomStatus }) => (
  <span className="room-status">
    <StatusLetter status={status} />
    {roomStatuses[status].name}
  </span>
);
