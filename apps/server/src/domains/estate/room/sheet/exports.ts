import { fittings, room, roomKinds } from '@park/contract/estate/room';
import { roomStatuses } from '@park/contract/kinds';
import type { z } from 'zod';
import type { ExportColumn, ExportObject } from '../../../kernel/task/index.ts';
import { exportColumns, fieldsFor, isKeeper } from '../../../people/extend/index.ts';
import { buildings, count, type Exported, rowsOf } from '../list/queries.ts';

const filterSchema = room.export.input;
type Filter = z.output<typeof filterSchema>;
/** Number of buildings whose rooms are read per query. */
const batchSize = 5;

/** Formats fen as yuan without floats. */
const yuan = (cents: number | null) => (cents === null ? '' : `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
const placeColumns: ExportColumn<Exported>[] = [
  { key: 'regionName', title: '分区', width: 16, value: ({ regionName }) => regionName },
  { key: 'buildingName', title: '楼栋', width: 20, value: ({ buildingName }) => buildingName },
  { key: 'floorName', title: '楼层', width: 10, value: ({ floorName }) => floorName },
  { key: 'roomCode', title: '房间编码', width: 16, value: ({ roomCode }) => roomCode },
  { key: 'roomNum', title: '门牌号', width: 14, value: ({ roomNum }) => roomNum },
];
const areaColumns: ExportColumn<Exported>[] = [
  { key: 'area', title: '建筑面积（㎡）', width: 16, value: ({ area }) => area },
  { key: 'usableArea', title: '使用面积（㎡）', width: 16, value: ({ usableArea }) => usableArea },
  { key: 'rentableArea', title: '可租面积（㎡）', width: 16, value: ({ rentableArea }) => rentableArea },
];
const statusColumn: ExportColumn<Exported> = { key: 'status', title: '状态', width: 14, value: (one) => roomStatuses[one.status].name };
const occupantOf = ({ companyName, holder }: Exported) => companyName ?? holder ?? '';
/** Returns the last day of an occupancy. `until` is the day after it. */
const lastDay = (until: string | null) => (until === null ? '' : new Date(Date.parse(until) - 86_400_000).toISOString().slice(0, 10));

const ledgerColumns: ExportColumn<Exported>[] = [
  ...placeColumns,
  { key: 'kind', title: '房间类型', width: 12, value: ({ kind }) => roomKinds[kind] },
  ...areaColumns,
  { key: 'fitting', title: '装修情况', width: 12, value: ({ fitting }) => (fitting ? fittings[fitting] : '') },
  { key: 'price', title: '参考价（元/㎡·月）', width: 18, value: ({ price }) => yuan(price) },
  statusColumn,
  { key: 'tenant', title: '租户（使用方）', width: 30, value: occupantOf },
  { key: 'availableOn', title: '可租日期', width: 14, value: ({ availableOn }) => availableOn },
  { key: 'disabledReason', title: '停用原因', width: 24, value: ({ disabledReason }) => disabledReason },
  { key: 'remark', title: '备注', width: 30, value: ({ remark }) => remark },
];
const claimColumns: ExportColumn<Exported>[] = [
  ...placeColumns,
  ...areaColumns,
  statusColumn,
  { key: 'tenant', title: '租户（使用方）', width: 30, value: occupantOf },
  { key: 'occupiedFrom', title: '开始日期', width: 14, value: ({ occupiedFrom }) => occupiedFrom },
  { key: 'occupiedUntil', title: '结束日期', width: 14, value: ({ occupiedUntil }) => lastDay(occupiedUntil) },
  { key: 'leavingOn', title: '退租日期', width: 14, value: ({ leavingOn }) => leavingOn },
  { key: 'price', title: '参考价（元/㎡·月）', width: 18, value: ({ price }) => yuan(price) },
];

/**
 * Builds an export of the list of rooms. It reads the rooms of a few buildings at a time, so that late rows take no longer to read than
 * early rows.
 */
const exportOf = (title: string, columns: ExportObject<Exported, Filter>['columns']): ExportObject<Exported, Filter> => ({
  title,
  filter: filterSchema,
  columns,
  count: (db, { filter, ids }) => count(db, { ...filter, ids }),
  async *rows(read, { filter, ids }) {
    const all = await read((db) => buildings(db, filter));
    for (let at = 0; at < all.length; at += batchSize) {
      const buildingIds = all.slice(at, at + batchSize);
      const rows = await read((db) => rowsOf(db, { ...filter, ids, buildingIds }));
      if (rows.length) yield rows;
    }
  },
});

export const roomExport = exportOf('房间', async (db, scope) => {
  const fields = await fieldsFor(db, 'room', { isKeeper: isKeeper(scope, 'room'), isSelf: false });
  const titles = ledgerColumns.map(({ title }) => title);
  return [...ledgerColumns, ...exportColumns(fields, titles)];
});
export const roomClaimExport = exportOf('房间使用情况', claimColumns);
