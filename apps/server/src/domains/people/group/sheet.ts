import { compTypes } from '@park/contract/kinds';
import { type GroupCompany, group } from '@park/contract/people/group';
import type { z } from 'zod';
import type { ExportObject } from '../../kernel/task/index.ts';
import { count, nextRows } from './queries.ts';

const filterSchema = group.companies.input.omit({ pageNum: true, pageSize: true });
const batchSize = 500;

/** Exports the companies of a group as its list shows them: phone numbers stay masked. */
export const groupCompanyExport: ExportObject<GroupCompany, z.output<typeof filterSchema>> = {
  title: '分组企业',
  filter: filterSchema,
  columns: [
    { key: 'companyName', title: '企业名称', width: 36, value: ({ companyName }) => companyName },
    { key: 'creditCode', title: '统一社会信用代码', width: 24, value: ({ creditCode }) => creditCode },
    { key: 'compType', title: '企业身份', width: 12, value: ({ compType }) => compTypes[compType] },
    { key: 'normalContactName', title: '联系人', width: 14, value: ({ normalContactName }) => normalContactName },
    { key: 'phone', title: '联系电话', width: 16, value: ({ normalContactPhone }) => normalContactPhone },
    { key: 'staffNum', title: '人数', width: 10, value: ({ staffNum }) => staffNum },
    { key: 'isEnable', title: '状态', width: 10, value: ({ isEnable }) => (isEnable ? '启用' : '禁用') },
  ],
  count: (db, { filter, ids }) => count(db, { ...filter, ids }),
  async *rows(read, { filter, ids }) {
    let last: GroupCompany | undefined;
    for (;;) {
      const rows = await read((db) => nextRows(db, { ...filter, ids }, last, batchSize));
      if (rows.length === 0) return;
      yield rows;
      last = rows.at(-1);
    }
  },
};
