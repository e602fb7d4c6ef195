import { compTypes } from '@park/contract/kinds';
import { adminStates, type ParkAdmin, parkadmin } from '@park/contract/rights/parkadmin';
import type { z } from 'zod';
import { pagesOf } from '../../../db/paging.ts';
import { searchOf } from '../../../db/people.ts';
import { isHidden } from '../../../fields.ts';
import { onDay } from '../../../outside/cells.ts';
import type { Secrets } from '../../../secret.ts';
import type { ExportColumn, ExportObject, ExportScope } from '../../kernel/task/index.ts';
import * as admins from './queries.ts';

const columns: ExportColumn<ParkAdmin>[] = [
  { key: 'realName', title: '姓名', width: 14, value: ({ realName }) => realName },
  { key: 'phone', title: '手机号', width: 16, value: ({ phone }) => phone },
  { key: 'companyName', title: '企业', width: 30, value: ({ companyName }) => companyName },
  { key: 'compType', title: '企业身份', width: 12, value: ({ compType }) => compTypes[compType] },
  { key: 'departmentName', title: '部门', width: 24, value: ({ departmentName }) => departmentName },
  { key: 'roles', title: '角色', width: 30, value: ({ roles }) => roles.map(({ roleName }) => roleName).join('、') },
  { key: 'validTo', title: '有效期至', width: 14, value: ({ validTo }) => (validTo ? onDay(validTo) : '长期') },
  { key: 'state', title: '状态', width: 10, value: ({ state }) => adminStates[state] },
  { key: 'remark', title: '备注', width: 30, value: ({ remark }) => remark },
];
const filterSchema = parkadmin.list.input.omit({ pageNum: true, pageSize: true });
type Filter = z.output<typeof filterSchema>;

/** Exports the administrators as their list shows them. */
export function parkAdminExport({ phoneHash }: Pick<Secrets, 'phoneHash'>): ExportObject<ParkAdmin, Filter> {
  const filterOf = ({ filter: { keyword, state, roleId }, by }: ExportScope<Filter>): admins.AdminFilter => ({
    ...searchOf(keyword, phoneHash, !isHidden(by, 'parkAdmin:read', 'phone')),
    ...{ by, state, roleId },
  });
  return {
    title: '园区管理员',
    filter: filterSchema,
    columns,
    count: async (db, scope) => (await admins.page(db, filterOf(scope), { pageNum: 1, pageSize: 1 })).total,
    rows: (read, scope) => pagesOf((paging) => read((db) => admins.page(db, filterOf(scope), paging)), scope.ids),
  };
}
