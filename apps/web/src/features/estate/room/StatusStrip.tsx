import { room } from '@park/contract/estate/room';
import { type RoomStatus, roomStatuses } from '@park/contract/kinds';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '../../../kit/api/query.ts';
import type { List } from '../../../kit/list/state.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import { areaFigure } from '../../../parts/estate/text.ts';
import { StatusLetter } from './status.tsx';
import './room.css';

/**
 * Counts the rooms that match the filter by status on the day; pressing a status filters the list by it, pressing it again clears the
 * filter.
 */
export function StatusStrip({ search: { values, query } }: { search: List<object>['search'] }) {
  const filter = Object.fromEntries(Object.entries(values).filter(([name, value]) => name !== 'status' && value));
  const { data } = useQuery({ ...ask(room.statusCounts, filter), placeholderData: keepPreviousData });
  if (!data || data.roomNum === 0) return null;
  const choose = (status: RoomStatus) => query({ ...values, status: values.status === status ? '' : status });
  return (
    <Panel className="row row-between">
      <fieldset className="row status-chips" aria-label="按状态筛选">
        {data.byStatus
          .filter(({ status, roomNum }) => roomNum > 0 || status === values.status)
          .map(({ status, roomNum, area }) => (
            <button
              key={status}
              type="button"
              className="status-chip"
              aria-pressed={values.status === status}
              title={`建筑面积 ${areaFigure(area)} ㎡`}
              onClick={() => choose(status)}
            >
              <StatusLetter status={status} />
              {roomStatuses[status].name}
              <strong>{roomNum}</strong>
            </button>
          ))}
      </fieldset>
      <span className="muted" title={`可租面积 ${areaFigure(data.rentableArea)} ㎡`}>
        共 {data.roomNum} 间，建筑面积 {areaFigure(data.area)} ㎡
      </span>
    </Panel>
  );
}
