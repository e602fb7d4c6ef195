import { intake as calls, type Third } from '@park/contract/company/intake';
import type { z } from 'zod';
import { pagesOf } from '../../../db/paging.ts';
import { atMinute } from '../../../outside/cells.ts';
import type { ExportObject } from '../../kernel/task/index.ts';
import * as intake from './queries.ts';

const filter = calls.third.input.omit({ pageNum: true, pageSize: true });
/** Exports the list of third-party companies. */
export const thirdCompanyExport: ExportObject<Third, z.output<typeof filter>> = {
  title: '企业数据同步',
  filter,
  columns: [
    { key: 'name', title: '企业名称', width: 36, value: ({ name }) => name },
    { key: 'creditCode', title: '统一社会信用代码', width: 24, value: ({ creditCode }) => creditCode },
    { key: 'contactName', title: '联系人', width: 14, value: ({ contactName }) => contactName },
    { key: 'phone', title: '联系电话', width: 16, value: ({ contactPhone }) => contactPhone },
    { key: 'id', title: '来源编号', width: 16, value: ({ id }) => id },
    { key: 'companyId', title: '状态', width: 10, value: ({ companyId }) => (companyId ? '已入驻' : '未入驻') },
    { key: 'note', title: '说明', width: 36, value: ({ problem, isListed }) => problem ?? (isListed ? null : '来源中已没有此企业') },
    { key: 'syncedDate', title: '同步时间', width: 18, value: ({ syncedDate }) => atMinute(syncedDate) },
  ],
  count: async (db, scope) => (await intake.thirdPage(db, { ...scope.filter, pageNum: 1, pageSize: 1 })).total,
  rows: (read, scope) => pagesOf((paging) => read((db) => intake.thirdPage(db, { ...scope.filter, ...paging })), scope.ids),
};
