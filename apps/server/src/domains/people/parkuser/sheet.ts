import { compTypes } from '@park/contract/kinds';
import { parkuser } from '@park/contract/people/parkuser';
import type { z } from 'zod';
import { readerOf, searchOf } from '../../../db/people.ts';
import { isHidden } from '../../../fields.ts';
import { onDay } from '../../../outside/cells.ts';
import type { Secrets } from '../../../secret.ts';
import type { ExportColumn, ExportObject, ExportScope } from '../../kernel/task/index.ts';
import * as users from './queries.ts';

const batchSize = 500;
const levelOf = ({ isSuperAdmin, isCompanyAdmin }: users.SheetRow) =>
  isSuperAdmin ? '超级管理员' : isCompanyAdmin ? '普通管理员' : '普通成员';

const columns: ExportColumn<users.SheetRow>[] = [
  { key: 'realName', title: '姓名', width: 14, value: ({ realName }) => realName },
  { key: 'phone', title: '手机号', width: 16, value: ({ phone }) => phone },
  { key: 'companyName', title: '企业', width: 30, value: ({ companyName }) => companyName },
  { key: 'compType', title: '企业身份', width: 12, value: ({ compType }) => compTypes[compType] },
  { key: 'departmentName', title: '部门', width: 24, value: ({ departmentName }) => departmentName },
  { key: 'position', title: '职位', width: 18, value: ({ position }) => position },
  { key: 'level', title: '身份', width: 14, value: levelOf },
  { key: 'isEnable', title: '状态', width: 10, value: ({ isEnable }) => (isEnable ? '启用' : '禁用') },
  { key: 'createdDate', title: '加入日期', width: 14, value: ({ createdDate }) => onDay(createdDate) },
];

const filterSchema = parkuser.list.input.omit({ pageNum: true, pageSize: true });
type Filter = z.output<typeof filterSchema>;

/** Exports the park's people as their list shows them: phones stay masked. */
export function parkUserExport({ phoneHash }: Pick<Secrets, 'phoneHash'>): ExportObject<users.SheetRow, Filter> {
  const filterOf = ({
    filter: { keyword, companyName, compType, isEnable, isCompanyAdmin, groupId },
    ids,
    by,
    keeps,
  }: ExportScope<Filter>) => ({
    ...searchOf(keyword, phoneHash, !isHidden(by, 'parkUser:read', 'phone')),
    ...{ companyName, compType, isEnable, isCompanyAdmin, groupId, isCompanyEnable: true, ids, ...readerOf({ by, keeps }) },
  });
  return {
    title: '园区人员',
    filter: filterSchema,
    columns,
    count: (db, scope) => users.count(db, filterOf(scope)),
    async *rows(read, scope) {
      const filter = filterOf(scope);
      for (let after: users.SheetRow | undefined, isMore = true; isMore; ) {
        const group = await read((db) => users.nextRows(db, filter, after, batchSize));
        if (group.length) yield group;
        after = group.at(-1);
        isMore = group.length === batchSize;
      }
    },
  };
}
