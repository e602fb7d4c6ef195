import { area, estateCode, requiredArea } from '@park/contract/estate/estate/model';
import { type Fitting, fittings, type RoomKind, roomKinds } from '@park/contract/estate/room';
import { day, optionalText, patterns, text } from '@park/contract/fields';
import { z } from 'zod';
import { dayOf, oneOf, orBlank } from '../../../../outside/cells.ts';
import type { ImportColumn, ImportObject, Refusal, StagedRow } from '../../../kernel/task/index.ts';
import { fieldsFor, importColumns, valuesIn } from '../../../people/extend/index.ts';
import { endPrices, insertPrices } from '../price/queries.ts';
import * as sheets from './queries.ts';
import { type ImportRow, type Placed, placeFinder, plan } from './rules.ts';

const reversed = <K extends string>(names: Readonly<Record<K, string>>) =>
  Object.fromEntries(Object.entries(names).map(([key, name]) => [name, key])) as Record<string, K>;
const dayCell = orBlank(z.string().transform(dayOf).pipe(day));
/** Parses yuan as fen without floats. */
const yuan = orBlank(
  z
    .string()
    .regex(patterns.price[0], '请输入正确的单价，最多两位小数')
    .transform((cell) => {
      const [whole = '0', parts = ''] = cell.split('.');
      return Number(whole) * 100 + Number(parts.padEnd(2, '0'));
    })
    .refine((cents) => cents <= 100_000_000, '请输入正确的单价，最多两位小数'),
);
/** The user counts as somebody who may see all custom fields: hidden fields can be imported too. */
const keeperReader = { isKeeper: true, isSelf: false };

const columns = (places: readonly sheets.Building[]): ImportColumn[] => [
  {
    key: 'building',
    title: '楼栋',
    isRequired: true,
    width: 18,
    example: places[0]?.name ?? '',
    note: '填写楼栋编码或名称；有同名楼栋时请填编码',
    list: [...new Set(places.map(({ name }) => name))],
    schema: text(30, '请填写楼栋'),
  },
  {
    key: 'floor',
    title: '楼层',
    isRequired: true,
    width: 10,
    example: '3F',
    note: '楼层名称或数字，地下用负数或B1',
    schema: text(20, '请填写楼层'),
  },
  {
    key: 'code',
    title: '房间编码',
    isRequired: true,
    width: 16,
    example: 'A1-301',
    note: '楼栋内唯一',
    schema: estateCode('请输入房间编码'),
  },
  { key: 'roomNum', title: '门牌号', width: 14, example: '301', note: '门牌上的名称；不填同编码', schema: optionalText(30) },
  {
    key: 'kind',
    title: '房间类型',
    isRequired: true,
    width: 12,
    example: roomKinds.office,
    list: Object.values(roomKinds),
    schema: oneOf<RoomKind>(reversed(roomKinds), '请填写正确的房间类型').refine((kind) => kind !== null, '请填写房间类型'),
  },
  {
    key: 'area',
    title: '建筑面积',
    isRequired: true,
    width: 14,
    example: '120.5',
    note: '平方米，最多四位小数',
    schema: requiredArea('请输入建筑面积'),
  },
  { key: 'usableArea', title: '使用面积', width: 14, note: '不大于建筑面积', schema: orBlank(area) },
  { key: 'rentableArea', title: '可租面积', width: 14, note: '不填同建筑面积', schema: orBlank(area) },
  {
    key: 'fitting',
    title: '装修情况',
    width: 12,
    list: Object.values(fittings),
    schema: oneOf<Fitting>(reversed(fittings), '请填写正确的装修情况'),
  },
  { key: 'price', title: '参考价', width: 12, example: '85.00', note: '元/平方米·月，最多两位小数；更新时自今天起生效', schema: yuan },
  { key: 'availableOn', title: '可租日期', width: 14, schema: dayCell },
  { key: 'beginsOn', title: '启用日期', width: 14, note: '不填为一直启用；更新时不改动', schema: dayCell },
  { key: 'remark', title: '备注', width: 30, note: '最多200个字', schema: optionalText(200) },
];
const importRowOf = ({ number, values }: StagedRow) => ({ number, ...values, ext: valuesIn(values) }) as ImportRow;

/**
 * Imports rooms. A row changes an existing room if building and code match. The number of SQL statements does not depend on the number of
 * rows in a batch.
 */
export const roomImport: ImportObject = {
  title: '房间',
  update: 'room:update',
  async columns(db) {
    const own = columns(await sheets.places(db));
    const titles = own.map(({ title }) => title);
    return [...own, ...importColumns(await fieldsFor(db, 'room', keeperReader), titles)];
  },
  notes: [
    '带*的列必填，请勿修改表头。',
    '示例行请在填写前删除或覆盖。',
    '楼栋和楼层需要先建立。',
    '勾选“更新已存在的数据”时，楼栋和编码相同的房间按表格修改，空白单元格不改动原内容。',
    '每次最多导入20000行，文件不超过10MB。',
  ],
  async merge(db, rows, { userId, isUpdate, isDryRun }) {
    const place = placeFinder(await sheets.places(db));
    const refused: Refusal[] = [];
    for await (const group of rows) {
      const placed = group.map((row) => place(importRowOf(row)));
      const good = placed.filter((one): one is Placed => !('reason' in one));
      refused.push(...placed.filter((one): one is Refusal => 'reason' in one));
      if (!good.length) continue;
      const codes = good.map(({ buildingId, code }) => ({ buildingId, code: code.toLowerCase() }));
      const planned = plan(good, await sheets.findExistingRooms(db, codes, isUpdate && !isDryRun), isUpdate);
      refused.push(...planned.refused);
      if (isDryRun) continue;
      if (planned.added.length) await sheets.insertAll(db, planned.added, userId, 'import');
      if (planned.changed.length) await sheets.changeAll(db, planned.changed, userId);
      if (planned.priced.length) {
        const fromDate = await sheets.today(db);
        await endPrices(
          db,
          planned.priced.map(({ roomId }) => roomId),
          fromDate,
        );
        await insertPrices(db, { userId }, planned.priced, { fromDate, note: null });
      }
    }
    return refused;
  },
};
