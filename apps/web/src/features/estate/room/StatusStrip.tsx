import { room } from '@park/contract/estate/room';
import { type RoomStatus, roomStatuses } from '@park/contract/kinds';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '../../../kit/api.ts';
import { areaText } from '../../../kit/estate/text.ts';
import type { List } from '../../../kit/list-state.ts';
import { Panel } from '../../../kit/panel.tsx';
import { StatusLetter } from './status.tsx';
import './room.css';

/** How many of the rooms that fit are what on the day; pressing one narrows the list to it, and back. */
export function StatusStrip({ search: { values, query } }: { search: List<object>['search'] }) {
  const asked = Object.fromEntries(Object.entries(values).filter(([name, value]) => name !== 'status' && value));
  const { data } = useQuery({ ...ask(room.statusCounts, asked), placeholderData: keepPreviousData });
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
              title={`建筑面积 ${areaText(area)} ㎡`}
              onClick={() => choose(status)}
            >
              <StatusLetter status={status} />
              {roomStatuses[status].name}
              <strong>{roomNum}</strong>
            </button>
          ))}
      </fieldset>
      <span className="muted" title={`可租面积 ${areaText(data.rentableArea)} ㎡`}>
        共 {data.roomNum} 间，建筑面积 {areaText(data.area)} ㎡
      </span>
    </Panel>
  );
}
