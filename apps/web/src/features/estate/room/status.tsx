import { type RoomStatus, roomStatuses } from '@park/contract/kinds';
import './status.css';

/** The letter of a status on its colour; always beside its name. */
export const StatusLetter = ({ status }: { status: RoomStatus }) => (
  <i className="room-letter" aria-hidden style={{ color: `var(--room-${status})`, background: `var(--room-${status}-bg)` }}>
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
