import { type Building, estate } from '@park/contract/estate/estate';
import { room } from '@park/contract/estate/room';
import { useQuery } from '@tanstack/react-query';
import type { PropsWithChildren } from 'react';
import { Link } from 'react-router';
import { ask } from '../../../kit/api/query.ts';
import { mapOf, mark } from './map.ts';
import './map.css';

/**
 * Draws the buildings of the park by their coordinates, each filled by its rental rate. Shows nothing if no building has coordinates. Each
 * building links to `board`, the address of the page with its rooms, if the user has that page.
 */
export function ParkMap({ board }: { board: string | undefined }) {
  const { data } = useQuery(ask(estate.buildings, { pageSize: 1000 }));
  const figures = useQuery(ask(room.roomFigures, {}));
  if (!data || figures.isPending) return null;
  const { places, width, height } = mapOf(data.list);
  if (places.length === 0) return null;
  const rates = new Map(figures.data?.buildings.map(({ buildingId, rentalRate }) => [buildingId, rentalRate]));
  const missing = data.list.length - places.length;
  return (
    <section className="card" aria-label="楼栋分布">
      <div className="card-head">
        <h2>楼栋分布</h2>
        <span className="map-key">
          <i /> 填充高度为出租率
        </span>
      </div>
      <div className="map">
        {/* biome-ignore lint/a11y/useSemanticElements: a group of drawn links has no element of its own */}
        <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label="按经纬度分布的楼栋">
          {places.map(({ building, x, y }) => (
            <Linked key={building.id} to={board && `${board}?buildingId=${building.id}`}>
              <Mark building={building} rate={rates.get(building.id)} x={x} y={y} />
            </Linked>
          ))}
        </svg>
      </div>
      {missing > 0 && <p className="map-note">{missing}栋楼没有填写经纬度，未在图中显示</p>}
    </section>
  );
}

const Linked = ({ to, children }: PropsWithChildren<{ to: string | undefined }>) =>
  to ? <Link to={to}>{children}</Link> : <g>{children}</g>;

/** `rate` is null if the building has no room that can be let, and undefined if the figures could not be loaded. */
type MarkOf = { building: Building; rate: string | null | undefined; x: number; y: number };
function Mark({ building: { buildingName }, rate, x, y }: MarkOf) {
  const known = rate ? `出租率 ${rate}%` : rate === null && '没有可租房间';
  const [left, top] = [x - mark.width / 2, y - mark.height / 2];
  const filled = (mark.height * Number(rate ?? 0)) / 100;
  return (
    <>
      <title>{[buildingName, known].filter(Boolean).join('，')}</title>
      <rect className="map-building" x={left} y={top} width={mark.width} height={mark.height} />
      <rect className="map-let" x={left} y={top + mark.height - filled} width={mark.width} height={filled} />
      <rect className="map-outline" x={left} y={top} width={mark.width} height={mark.height} />
      <text x={x} y={top + mark.height + 18}>
        {buildingName}
      </text>
      {known && (
        <text className="map-rate" x={x} y={top + mark.height + 36}>
          {known}
        </text>
      )}
    </>
  );
}
