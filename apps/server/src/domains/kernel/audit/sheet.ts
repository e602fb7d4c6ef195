import { audit, outcomeNames, sideNames } from '@park/contract/kernel/audit';
import type { z } from 'zod';
import type { ExportObject } from '../task/index.ts';
import * as records from './queries.ts';
import { callName } from './rules.ts';

const filter = audit.list.input.omit({ pageNum: true, pageSize: true });
const batchSize = 2_000;
const seconds = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' });

/** The export of the audit list. The input of a call is shown only on the detail of an entry and is not exported. */
export const auditExport: ExportObject<records.Row, z.output<typeof filter>> = {
  title: '操作日志',
  filter,
  columns: [
    { key: 'at', title: '时间', width: 20, value: ({ at }) => seconds.format(new Date(at)) },
    { key: 'callName', title: '操作', width: 24, value: ({ call }) => callName(call) },
    { key: 'outcome', title: '结果', width: 10, value: ({ outcome }) => outcomeNames[outcome] },
    { key: 'userName', title: '操作人', width: 14, value: ({ userName }) => userName },
    { key: 'companyName', title: '所在企业', width: 30, value: ({ companyName }) => companyName },
    { key: 'side', title: '身份', width: 12, value: ({ side }) => sideNames[side] },
    { key: 'targetName', title: '对象', width: 24, value: ({ targetName }) => targetName },
    { key: 'address', title: 'IP 地址', width: 18, value: ({ address }) => address },
    { key: 'target', title: '对象编号', width: 38, value: ({ target }) => target },
    { key: 'call', title: '接口', width: 26, value: ({ call }) => call },
    { key: 'requestId', title: '请求编号', width: 38, value: ({ requestId }) => requestId },
  ],
  count: (db, scope) => records.count(db, filterOf(scope)),
  async *rows(read, scope) {
    for (let last: records.Row | undefined; ; ) {
      const group = await read((db) => records.after(db, filterOf(scope), last, batchSize));
      if (group.length) yield group;
      last = group.at(-1);
      if (group.length < batchSize) return;
    }
  },
};

const filterOf = ({ filter: values, ids }: { filter: z.output<typeof filter>; ids: readonly string[] | undefined }) => ({ ...values, ids });
