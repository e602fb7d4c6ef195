import { type Temporary, temporary, temporaryStates } from '@park/contract/company/temporary';
import type { z } from 'zod';
import type { ExportObject } from '../../kernel/task/index.ts';
import { count, slice } from './queries.ts';

const filterSchema = temporary.list.input.omit({ pageNum: true, pageSize: true });
const batchSize = 500;

/** Exports the list of temporary companies; phone numbers stay masked. */
export const temporaryExport: ExportObject<Temporary, z.output<typeof filterSchema>> = {
  title: '临时企业',
  filter: filterSchema,
  columns: [
    { key: 'companyName', title: '企业名称', width: 36, value: ({ companyName }) => companyName },
    { key: 'purpose', title: '事由', width: 30, value: ({ purpose }) => purpose },
    { key: 'endDate', title: '结束日期', width: 14, value: ({ endDate }) => endDate },
    { key: 'state', title: '状态', width: 12, value: ({ state }) => temporaryStates[state] },
    { key: 'superAdminName', title: '超级管理员', width: 14, value: ({ superAdminName }) => superAdminName },
    { key: 'phone', title: '手机号', width: 16, value: ({ superAdminPhone }) => superAdminPhone },
    { key: 'staffNum', title: '人数', width: 10, value: ({ staffNum }) => staffNum },
  ],
  count: (db, { filter, ids }) => count(db, { ...filter, ids }),
  async *rows(read, { filter, ids }) {
    for (let from = 0; ; from += batchSize) {
      const rows = await read((db) => slice(db, { ...filter, ids }, from, batchSize));
      if (rows.length === 0) return;
      yield rows;
    }
  },
};
