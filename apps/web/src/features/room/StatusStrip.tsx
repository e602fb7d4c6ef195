import { type RoomStatus, room, roomStatuses } from '@park/contract/room';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../kit/api.ts';
import { areaText } from '../../kit/estate/text.ts';
import type { List } from '../../kit/list-state.ts';
import { Panel } from '../../kit/panel.tsx';
import { StatusLetter } from './status.tsx';
import './room.css';

/** How many rooms of the place are what on the day; pressing one narrows the list to it, and back. */
export function StatusStrip({ search: { values, query } }: { search: List<object>['search'] }) {
  const { regionId, buildingId, floorId, asOf } = values;
  const place = Object.fromEntries(Object.entries({ regionId, buildingId, floorId, asOf }).filter(([, value]) => value));
  const { data } = useQuery(ask(room.statusCounts, place));
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
