import { type RoomStatus, roomStatuses } from '@park/contract/kinds';
import '../../../kit/page/panel.css';
import './status.css';

/** Shows the letter of a status on its colour; always beside the name of the status. */
export const StatusLetter = ({ status }: { status: RoomStatus }) => (
  <i className="room-letter" aria-hidden style={{ color: `var(--room-${status})`, background: `var(--room-${status}-bg)` }}>
    {roomStatuses[status].letter}
  </i>
);

/** Name of a status after its letter, for the filter, which offers the letters of the board. */
export const LetteredStatus = ({ status }: { status: RoomStatus }) => (
  <span className="room-status">
    <StatusLetter status={status} />
    {roomStatuses[status].name}
  </span>
);

/** Pill for the status of a room on a day. */
export const RoomStatusTag = ({ status }: { status: RoomStatus }) => (
  <span className="pill" style={{ color: `var(--room-${status})`, background: `var(--room-${status}-bg)` }}>
    {roomStatuses[status].name}
  </span>
);
