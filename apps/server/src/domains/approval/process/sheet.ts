import { type ProcessRow, process, statuses } from '@park/contract/approval/process';
import type { z } from 'zod';
import type { ExportObject } from '../../kernel/task/index.ts';
import { countRecords, slice } from './monitoring/queries.ts';

const filterSchema = process.records.input.omit({ pageNum: true, pageSize: true });
const batchSize = 500;
const day = (text: string | null) => (text ? new Date(text).toLocaleString('sv', { timeZone: 'Asia/Shanghai' }).slice(0, 16) : null);

/** Exports the instances of the park with the columns of the record list. */
export const processExport: ExportObject<ProcessRow, z.output<typeof filterSchema>> = {
  title: '审批记录',
  filter: filterSchema,
  columns: [
    { key: 'number', title: '编号', width: 18, value: ({ number }) => number },
    { key: 'title', title: '标题', width: 36, value: ({ title }) => title },
    { key: 'processName', title: '流程', width: 18, value: ({ processName }) => processName },
    { key: 'applicantName', title: '申请人', width: 12, value: ({ applicantName }) => applicantName },
    { key: 'companyName', title: '所属企业', width: 30, value: ({ companyName }) => companyName },
    { key: 'status', title: '状态', width: 10, value: ({ status }) => statuses[status] },
    { key: 'handlers', title: '当前处理人', width: 24, value: ({ handlers }) => handlers.map(({ realName }) => realName).join('、') },
    { key: 'createdDate', title: '发起时间', width: 18, value: ({ createdDate }) => day(createdDate) },
    { key: 'endedDate', title: '结束时间', width: 18, value: ({ endedDate }) => day(endedDate) },
  ],
  count: (db, { filter, ids, by }) => countRecords(db, by, { ...filter, ids }),
  async *rows(read, { filter, ids, by }) {
    for (let from = 0; ; from += batchSize) {
      const rows = await read((db) => slice(db, by, { ...filter, ids }, from, batchSize));
      if (rows.length) yield rows;
      if (rows.length < batchSize) return;
    }
  },
};
