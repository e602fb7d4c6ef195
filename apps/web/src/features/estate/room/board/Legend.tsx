import type { StatusCount } from '@park/contract/estate/room';
import { type RoomStatus, roomStatuses } from '@park/contract/kinds';
import { areaFigure } from '../../../../parts/estate/text.ts';
import { StatusLetter } from '../status.tsx';
import { type DueWindow, dueWindows } from './due.ts';

export type BoardFilter = { status: readonly RoomStatus[]; due: DueWindow | undefined };
type LegendProps = {
  counts: readonly StatusCount[];
  due: Record<DueWindow, number>;
  shown: BoardFilter;
  onChange: (shown: BoardFilter) => void;
};
const statuses = Object.keys(roomStatuses) as RoomStatus[];

/** Legend of colours and letters with the number of rooms of each status; pressing an entry filters by it. */
export function Legend({ counts, due, shown, onChange }: LegendProps) {
  const countOf = (status: RoomStatus) => counts.find((count) => count.status === status);
  const flip = (status: RoomStatus) => {
    const rest = shown.status.filter((other) => other !== status);
    onChange({ ...shown, status: rest.length < shown.status.length ? rest : [...rest, status] });
  };
  return (
    <fieldset className="legend" aria-label="图例与筛选">
      <button
        type="button"
        className="press legend-entry"
        aria-pressed={shown.status.length === 0 && !shown.due}
        onClick={() => onChange({ status: [], due: undefined })}
      >
        全部 <b>{counts.reduce((sum, { roomNum }) => sum + roomNum, 0)}</b>
      </button>
      {statuses.map((status) => (
        <button
          key={status}
          type="button"
          className="press legend-entry"
          data-status={status}
          aria-pressed={shown.status.includes(status)}
          title={`${areaFigure(countOf(status)?.area ?? '0')} ㎡`}
          onClick={() => flip(status)}
        >
          <StatusLetter status={status} />
          {roomStatuses[status].name} <b>{countOf(status)?.roomNum ?? 0}</b>
        </button>
      ))}
      <span className="legend-part">
        <span className="muted">到期</span>
        {dueWindows.map((days) => (
          <button
            key={days}
            type="button"
            className="press legend-entry"
            aria-label={`${days} 天内 ${due[days]} 间到期`}
            aria-pressed={shown.due === days}
            onClick={() => onChange({ ...shown, due: shown.due === days ? undefined : days })}
          >
            <i className="legend-due" data-within={days} aria-hidden />
            {days} 天内 <b>{due[days]}</b>
          </button>
        ))}
      </span>
    </fieldset>
  );
}
