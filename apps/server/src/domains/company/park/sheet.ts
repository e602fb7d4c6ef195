import { operatorStates, park, type SpaceRow } from '@park/contract/company/park';
import type { z } from 'zod';
import { pagesOf } from '../../../db/paging.ts';
import { onDay } from '../../../outside/cells.ts';
import type { ExportColumn, ExportObject } from '../../kernel/task/index.ts';
import * as parks from './queries.ts';

const first = { pageNum: 1, pageSize: 1 };
const state = <Row extends { enableFlag: 0 | 1 }>(): ExportColumn<Row> => ({
  ...{ key: 'enableFlag', title: '状态', width: 10, value: ({ enableFlag }) => (enableFlag ? '启用' : '停用') },
});
const created = <Row extends { createdDate: string }>(): ExportColumn<Row> => ({
  ...{ key: 'createdDate', title: '创建日期', width: 14, value: ({ createdDate }) => onDay(createdDate) },
});

const spaceFilter = park.spaces.input.omit({ pageNum: true, pageSize: true });
/** Exports the list of spaces; the operator's phone number stays masked. */
export const spaceExport: ExportObject<SpaceRow, z.output<typeof spaceFilter>> = {
  title: '空间',
  filter: spaceFilter,
  columns: [
    { key: 'name', title: '空间名称', width: 30, value: ({ name }) => name },
    { key: 'projectCode', title: '空间编码', width: 20, value: ({ projectCode }) => projectCode },
    { key: 'operatorCompanyName', title: '运营主体', width: 36, value: ({ operatorCompanyName }) => operatorCompanyName },
    { key: 'parkNum', title: '园区数', width: 10, value: ({ parkNum }) => parkNum },
    { key: 'operatorName', title: '运营管理员', width: 14, value: ({ operatorName }) => operatorName },
    { key: 'operatorPhone', title: '管理员手机号', width: 16, value: ({ operatorPhone }) => operatorPhone },
    {
      key: 'operatorState',
      title: '账号状态',
      width: 12,
      value: ({ operatorState }) => (operatorState ? operatorStates[operatorState] : null),
    },
    state(),
    created(),
  ],
  count: async (db, { filter }) => (await parks.spaces(db, { ...filter, ...first })).total,
  rows: (read, { filter, ids }) => pagesOf((paging) => read((db) => parks.spaces(db, { ...filter, ...paging })), ids),
};

const parkFilter = park.list.input.omit({ pageNum: true, pageSize: true });
/** Exports the parks of all spaces, for the platform operator. */
export const parkExport: ExportObject<parks.ParkRow, z.output<typeof parkFilter>> = {
  title: '园区',
  filter: parkFilter,
  columns: [
    { key: 'name', title: '园区名称', width: 30, value: ({ name }) => name },
    { key: 'areaName', title: '所属空间', width: 30, value: ({ areaName }) => areaName },
    { key: 'companyName', title: '运营主体', width: 36, value: ({ companyName }) => companyName },
    { key: 'companyNum', title: '入驻企业', width: 10, value: ({ companyNum }) => companyNum },
    state(),
    created(),
  ],
  count: async (db, { filter }) => (await parks.page(db, { all: true, ...filter }, first)).total,
  rows: (read, { filter, ids }) => pagesOf((paging) => read((db) => parks.page(db, { all: true, ...filter }, paging)), ids),
};
