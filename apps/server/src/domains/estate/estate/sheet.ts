import { type Building, type BuildingKind, buildingKinds, estate, estateErrors, floorNameOf } from '@park/contract/estate/estate';
import { area, buildingForm, estateCode } from '@park/contract/estate/estate/model';
import { day, integer, optionalText, text } from '@park/contract/fields';
import { z } from 'zod';
import { dayOf, oneOf, orBlank } from '../../../outside/cells.ts';
import type { ExportObject, ImportColumn, ImportObject, Refusal, StagedRow } from '../../kernel/task/index.ts';
import { count, page } from './building/queries.ts';
import * as sheets from './queries.ts';

const filterSchema = estate.exportBuildings.input;
const batchSize = 500;

/** Exports the list of buildings with the totals of their rooms and the declared areas. */
export const buildingExport: ExportObject<Building, z.output<typeof filterSchema>> = {
  title: '楼栋',
  filter: filterSchema,
  columns: [
    { key: 'regionName', title: '分区', width: 18, value: ({ regionName }) => regionName },
    { key: 'buildingCode', title: '楼栋编码', width: 16, value: ({ buildingCode }) => buildingCode },
    { key: 'buildingName', title: '楼栋名称', width: 24, value: ({ buildingName }) => buildingName },
    { key: 'kind', title: '楼栋类型', width: 12, value: ({ kind }) => buildingKinds[kind] },
    { key: 'upperFloorNum', title: '地上层数', width: 10, value: ({ upperFloorNum }) => upperFloorNum },
    { key: 'lowerFloorNum', title: '地下层数', width: 10, value: ({ lowerFloorNum }) => lowerFloorNum },
    { key: 'roomNum', title: '房间数', width: 10, value: ({ roomNum }) => roomNum },
    { key: 'area', title: '房间建筑面积合计（㎡）', width: 24, value: ({ area: built }) => built },
    { key: 'usableArea', title: '房间使用面积合计（㎡）', width: 24, value: ({ usableArea }) => usableArea },
    { key: 'rentableArea', title: '房间可租面积合计（㎡）', width: 24, value: ({ rentableArea }) => rentableArea },
    { key: 'declaredArea', title: '登记建筑面积（㎡）', width: 20, value: ({ declaredArea }) => declaredArea },
    { key: 'completedOn', title: '竣工日期', width: 14, value: ({ completedOn }) => completedOn },
    { key: 'address', title: '地址', width: 36, value: ({ address }) => address },
  ],
  count: (db, { filter, ids }) => count(db, { ...filter, ids }),
  async *rows(read, { filter, ids }) {
    for (let pageNum = 1; ; pageNum++) {
      const { list } = await read((db) => page(db, { ...filter, ids, pageNum, pageSize: batchSize }));
      if (list.length) yield list;
      if (list.length < batchSize) return;
    }
  },
};

const kinds = Object.fromEntries(Object.entries(buildingKinds).map(([key, name]) => [name, key as BuildingKind]));
const levels = (most: number) => orBlank(integer(`请输入0到${most}的整数`, { max: most }));
const columns = (regions: readonly string[]): ImportColumn[] => [
  {
    key: 'region',
    title: '分区',
    isRequired: true,
    width: 18,
    example: regions[0] ?? '',
    note: '填写已有分区的名称',
    list: regions,
    schema: text(20, '请填写分区'),
  },
  { key: 'code', title: '楼栋编码', isRequired: true, width: 16, example: 'A1', note: '园区内唯一', schema: estateCode('请输入楼栋编码') },
  {
    key: 'name',
    title: '楼栋名称',
    isRequired: true,
    width: 24,
    example: '一号楼',
    note: '同一分区内不能重名',
    schema: buildingForm.buildingName,
  },
  {
    key: 'kind',
    title: '楼栋类型',
    isRequired: true,
    width: 12,
    example: buildingKinds.office,
    list: Object.values(buildingKinds),
    schema: oneOf(kinds, '请填写正确的楼栋类型').refine((kind) => kind !== null, '请填写楼栋类型'),
  },
  { key: 'upper', title: '地上层数', width: 10, example: '12', note: '自动建立1层到该层；已有楼层不变', schema: levels(200) },
  { key: 'lower', title: '地下层数', width: 10, example: '1', note: '自动建立B1到该层', schema: levels(20) },
  { key: 'area', title: '登记建筑面积', width: 16, example: '12800.5', note: '平方米，最多四位小数', schema: orBlank(area) },
  { key: 'usableArea', title: '登记使用面积', width: 16, schema: orBlank(area) },
  { key: 'rentableArea', title: '登记可租面积', width: 16, schema: orBlank(area) },
  { key: 'completedOn', title: '竣工日期', width: 14, example: '2020-06-30', schema: orBlank(z.string().transform(dayOf).pipe(day)) },
  { key: 'address', title: '地址', width: 36, schema: optionalText(100) },
  { key: 'remark', title: '备注', width: 30, schema: optionalText(200) },
];

type ImportRow = Omit<sheets.Written, 'regionId'> & { number: number; region: string };
type Planned = sheets.Written & { number: number; id: string | undefined };
type Facts = { regions: ReadonlyMap<string, string>; known: readonly sheets.ExistingBuilding[] };

/**
 * Decides what the import does with each row: add a building, change a building or refuse the row. The code of a building must be unique in
 * the park and its name in the region, also within the workbook.
 */
function plan(rows: readonly ImportRow[], { regions, known }: Facts, isUpdate: boolean): { planned: Planned[]; refused: Refusal[] } {
  const byCode = new Map(known.map((one) => [one.code.toLowerCase(), one]));
  const names = new Map(known.map((one) => [`${one.regionId} ${one.name}`, one.code.toLowerCase()]));
  const rowOf = new Map<string, number>();
  const planned: Planned[] = [];
  const refused: Refusal[] = [];
  for (const { region, ...row } of rows) {
    const { number } = row;
    const code = row.code.toLowerCase();
    const regionId = regions.get(region);
    const id = byCode.get(code)?.id;
    const before = rowOf.get(code);
    const refuse = (key: string, reason: string) => void refused.push({ number, key, reason });
    if (!regionId) refuse('region', '分区不存在');
    else if (before !== undefined) refuse('code', `与第${before}行楼栋编码重复`);
    else if (id && !isUpdate) refuse('code', estateErrors.buildingCodeTaken.message);
    else if ((names.get(`${regionId} ${row.name}`) ?? code) !== code) refuse('name', estateErrors.buildingNameTaken.message);
    else {
      rowOf.set(code, number);
      names.set(`${regionId} ${row.name}`, code);
      planned.push({ ...row, regionId, id });
    }
  }
  return { planned, refused };
}

const newFloorsOf = ({ upper, lower }: Pick<ImportRow, 'upper' | 'lower'>) =>
  [...Array.from({ length: upper ?? 0 }, (_, at) => at + 1), ...Array.from({ length: lower ?? 0 }, (_, at) => -at - 1)].map((floorNum) => ({
    floorNum,
    floorName: floorNameOf(floorNum),
  }));

/** Imports buildings with their floors. A row changes an existing building if it has the building's code. */
export const buildingImport: ImportObject = {
  title: '楼栋',
  update: 'estate:update',
  columns: async (db) => columns((await sheets.regions(db)).map(({ name }) => name)),
  notes: [
    '带*的列必填，请勿修改表头。',
    '示例行请在填写前删除或覆盖。',
    '勾选“更新已存在的数据”时，编码相同的楼栋按表格修改，空白单元格不改动原内容，缺少的楼层会补上。',
    '每次最多导入20000行，文件不超过10MB。',
  ],
  async merge(db, rows, { userId, isUpdate, isDryRun }) {
    const parsed = (await Array.fromAsync(rows)).flat().map(({ number, values }: StagedRow) => ({ number, ...values }) as ImportRow);
    const regions = new Map((await sheets.regions(db)).map(({ id, name }) => [name, id]));
    const { planned, refused } = plan(parsed, { regions, known: await sheets.listExistingBuildings(db) }, isUpdate);
    if (isDryRun) return refused;
    const changed = planned.flatMap((one) => (one.id ? [{ ...one, id: one.id }] : []));
    if (changed.length) await sheets.changeAll(db, changed, userId);
    const fresh = planned.filter(({ id }) => !id);
    const added = fresh.length ? await sheets.insertAll(db, fresh, userId) : [];
    const idOf = new Map([...added, ...changed].map(({ id, code }) => [code, id]));
    const floors = planned.flatMap((one) => newFloorsOf(one).map((level) => ({ buildingId: idOf.get(one.code) as string, ...level })));
    if (floors.length) await sheets.addFloors(db, floors, userId);
    return refused;
  },
};
