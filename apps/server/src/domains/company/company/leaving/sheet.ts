import { company, type LeftCompany } from '@park/contract/company/company';
import type { z } from 'zod';
import { atMinute } from '../../../../outside/cells.ts';
import type { ExportObject } from '../../../kernel/task/index.ts';
import * as ends from './queries.ts';

const filterSchema = company.exportMoved.input;
const batchSize = 500;

/** Exports the companies that moved out. */
export const leftCompanyExport: ExportObject<LeftCompany, z.output<typeof filterSchema>> = {
  title: '已迁出企业',
  filter: filterSchema,
  columns: [
    { key: 'companyName', title: '企业名称', width: 32, value: ({ companyName }) => companyName },
    { key: 'creditCode', title: '统一社会信用代码', width: 24, value: ({ creditCode }) => creditCode },
    { key: 'joinedDate', title: '入驻时间', width: 18, value: ({ joinedDate }) => atMinute(joinedDate) },
    { key: 'leftDate', title: '迁出时间', width: 18, value: ({ leftDate }) => atMinute(leftDate) },
    { key: 'reason', title: '迁出原因', width: 36, value: ({ reason }) => reason },
    { key: 'byName', title: '操作人', width: 14, value: ({ byName }) => byName },
  ],
  count: (db, { filter: { keyword }, ids }) => ends.count(db, { keyword, ids }),
  async *rows(read, { filter: { keyword }, ids }) {
    for (let offset = 0; ; offset += batchSize) {
      const group = await read((db) => ends.slice(db, { keyword, ids }, offset, batchSize));
      if (group.length) yield group;
      if (group.length < batchSize) return;
    }
  },
};
