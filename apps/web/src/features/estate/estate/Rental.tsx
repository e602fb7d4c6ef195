import type { Reply } from '@park/contract/core';
import { type BuildingFigures, room } from '@park/contract/estate/room';
import { type RoomStatus, roomStatuses } from '@park/contract/kinds';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRight } from '../../../kit/api/access.tsx';
import { ask } from '../../../kit/api/query.ts';
import { ChartCard } from '../../../kit/chart/chart.tsx';
import { Ring, Spark } from '../../../kit/chart/drawings.tsx';
import { type ChartData, seriesColour } from '../../../kit/chart/scale.ts';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { Panel } from '../../../kit/page/panel.tsx';
import { areaFigure } from '../../../parts/estate/text.ts';
import { addresses } from './address.ts';
import './rental.css';

type Estate = Reply<typeof room.roomFigures>;
type Months = Reply<typeof room.rental>;
/** Returns the address of the rooms with these properties. Undefined if the user may not see the list of rooms. */
type Rooms = (filter: Record<string, string>) => string | undefined;

const oneDecimal = (rate: string) => (Math.round(Number(rate) * 10) / 10).toFixed(1);
const percentOf = (rate: string | null) => (rate === null ? '--' : `${oneDecimal(rate)}%`);

/** Statuses in the order in which they stand in a bar, with empty rooms as the empty end of it. */
const statuses: readonly { status: RoomStatus; colour?: string }[] = [
  { status: 'leased' },
  { status: 'self_use' },
  { status: 'leaving' },
  { status: 'works' },
  { status: 'held' },
  { status: 'disabled', colour: 'var(--muted)' },
  { status: 'vacant', colour: 'var(--track)' },
];
const numberOf = ({ byStatus }: Pick<BuildingFigures, 'byStatus'>, status: RoomStatus) =>
  byStatus.find((one) => one.status === status)?.roomNum ?? 0;

/** Returns the rooms of each building by status. Statuses that no room has are left out, and a building without rooms has no data. */
function buildingChart({ buildings, ...park }: Estate, rooms: Rooms): ChartData {
  const shown = statuses
    .map((one, at) => ({ ...one, colour: one.colour ?? seriesColour(at) }))
    .filter(({ status }) => numberOf(park, status) > 0);
  return {
    ...{ noun: '楼栋', unit: '间', result: '出租率' },
    series: shown.map(({ status, colour }) => ({ name: roomStatuses[status].name, colour })),
    rows: buildings.map((building) => ({
      name: nameOf(building, buildings),
      short: building.buildingName,
      result: percentOf(building.rentalRate),
      figures: shown.map(({ status }) => {
        const value = building.roomNum > 0 ? numberOf(building, status) : null;
        return { value, text: String(value), to: value ? rooms({ buildingId: building.buildingId, status }) : undefined };
      }),
    })),
  };
}
/** Buildings of different regions may have the same name. */
const nameOf = ({ buildingId, buildingName, regionName }: BuildingFigures, all: readonly BuildingFigures[]) =>
  all.some((one) => one.buildingName === buildingName && one.buildingId !== buildingId) ? `${regionName} ${buildingName}` : buildingName;

/** Returns the rental rate by day. Before the park had rooms there is no rate. */
const monthChart = (months: Months, rooms: Rooms): ChartData => ({
  ...{ noun: '日期', unit: '%', series: [{ name: '出租率' }] },
  rows: months.map(({ day, rentalRate }) => ({
    name: day.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日'),
    short: day.slice(0, 7),
    figures: [
      rentalRate === null
        ? { value: null, text: '--' }
        : { value: Number(rentalRate), text: oneDecimal(rentalRate), to: rooms({ asOf: day }) },
    ],
  })),
});

/** 出租情况: how much of the park is let, by building and over the past year. */
export function Rental() {
  const mayList = useRight('room:read') !== undefined;
  const rooms: Rooms = (filter) => (mayList ? addresses.roomList(filter) : undefined);
  const [figures, rental] = useQueries({ queries: [ask(room.roomFigures, {}), ask(room.rental, {})] });
  const error = figures.error ?? rental.error;
  if (error)
    return (
      <Panel>
        <ErrorBlock error={error} onRetry={() => void Promise.all([figures.refetch(), rental.refetch()])} />
      </Panel>
    );
  if (!figures.data || !rental.data)
    return (
      <Panel>
        <SkeletonLines rows={8} />
      </Panel>
    );
  return (
    <>
      <Totals estate={figures.data} months={rental.data} rooms={rooms} />
      <div className="rental-cards">
        <ChartCard title="各楼栋出租" kind="stacked" isShare data={buildingChart(figures.data, rooms)} empty="还没有房间" />
        <ChartCard title="近一年出租率" kind="line" least={20} data={monthChart(rental.data, rooms)} empty="还没有房间" />
      </div>
    </>
  );
}

function Totals({ estate, months, rooms }: { estate: Estate; months: Months; rooms: Rooms }) {
  const { rentalRate, leasedArea, vacantArea, rentableArea, roomNum } = estate;
  const rate = percentOf(rentalRate);
  const [first, last] = [months[0], months.at(-1)].map((month) => areaFigure(month?.leasedArea));
  const trend = `近一年已租面积从 ${first} ㎡ 到 ${last} ㎡`;
  return (
    <Panel className="rental-figures">
      <Total name="出租率" figure={rate} note={`可租面积 ${areaFigure(rentableArea)} ㎡`}>
        <Ring share={rentalRate === null ? null : Number(rentalRate) / 100} label={`出租率 ${rate}`} />
      </Total>
      <Total name="已租面积" figure={areaFigure(leasedArea)} unit="㎡" note="含退租中">
        <Spark values={months.map((month) => Number(month.leasedArea))} width={72} label={trend} />
      </Total>
      <Total
        name="空置面积"
        figure={areaFigure(vacantArea)}
        unit="㎡"
        note={<Count num={numberOf(estate, 'vacant')} to={rooms({ status: 'vacant' })} />}
      />
      <Total name="建筑面积" figure={areaFigure(estate.area)} unit="㎡" note={<Count num={roomNum} to={rooms({})} />} />
    </Panel>
  );
}

type TotalProps = { name: string; figure: string; unit?: string; note: ReactNode; children?: ReactNode };
const Total = ({ name, figure, unit, note, children }: TotalProps) => (
  <div>
    <span className="rental-name">{name}</span>
    <strong>
      {figure}
      {unit && <small>{unit}</small>}
    </strong>
    <span className="muted">{note}</span>
    {children}
  </div>
);
const Count = ({ num, to }: { num: number; to: string | undefined }) => (to ? <Link to={to}>{num} 间</Link> : `${num} 间`);
