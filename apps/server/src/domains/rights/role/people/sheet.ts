import { type RoleUser, role } from '@park/contract/rights/role';
import type { z } from 'zod';
import { pagesOf } from '../../../../db/paging.ts';
import { searchOf } from '../../../../db/people.ts';
import { isHidden } from '../../../../fields.ts';
import { atMinute } from '../../../../outside/cells.ts';
import type { Secrets } from '../../../../secret.ts';
import type { ExportColumn, ExportObject, Scope } from '../../../kernel/task/index.ts';
import { holderFilter, ofCompany } from './implicit.ts';
import * as people from './queries.ts';

type Keys = Pick<Secrets, 'phoneHash'>;
const first = { pageNum: 1, pageSize: 1 };

function validity({ implicitBy, validFrom, validTo }: RoleUser): string {
  if (implicitBy || (!validFrom && !validTo)) return '长期';
  return `${validFrom ? atMinute(validFrom) : ''} 至 ${validTo ? atMinute(validTo) : '长期'}`.trim();
}
const columns: ExportColumn<RoleUser>[] = [
  { key: 'userName', title: '姓名', width: 14, value: ({ userName }) => userName },
  { key: 'phone', title: '手机号', width: 16, value: ({ phone }) => phone },
  { key: 'companyName', title: '企业', width: 30, value: ({ companyName }) => companyName },
  { key: 'departmentName', title: '部门', width: 24, value: ({ departmentName }) => departmentName },
  { key: 'valid', title: '有效期', width: 36, value: validity },
  { key: 'why', title: '说明', width: 30, value: ({ implicitBy, reason }) => implicitBy ?? reason },
];
const readerOf = ({ by }: Scope, permission: 'role:read' | 'parkRole:read', keyword: string, { phoneHash }: Keys) =>
  people.readBy(by, permission, searchOf(keyword.trim(), phoneHash, !isHidden(by, permission, 'phone')));

const parkFilter = role.parkUsers.input.omit({ pageNum: true, pageSize: true });
/** Exports the holders of a park role as its list shows them. */
export const parkRoleUserExport = (keys: Keys): ExportObject<RoleUser, z.output<typeof parkFilter>> => ({
  title: '角色关联用户',
  filter: parkFilter,
  columns,
  count: async (db, { filter: { roleId, keyword }, ...scope }) =>
    (await people.parkHolders(db, roleId, readerOf(scope, 'parkRole:read', keyword, keys), first)).total,
  rows: (read, { filter: { roleId, keyword }, ids, ...scope }) =>
    pagesOf((paging) => read((db) => people.parkHolders(db, roleId, readerOf(scope, 'parkRole:read', keyword, keys), paging)), ids),
});

const companyFilter = role.companyUsers.input.omit({ pageNum: true, pageSize: true });
/** Exports the holders of a role in a company. The role is one of the company's own or a built-in role. */
export const companyRoleUserExport = (keys: Keys): ExportObject<RoleUser, z.output<typeof companyFilter>> => {
  const filterOf = (companyId: string, roleId: string) => ({ companyId, kinds: ofCompany, ...holderFilter([roleId]) });
  return {
    title: '角色关联用户',
    filter: companyFilter,
    columns,
    count: async (db, { filter: { roleId, keyword }, ...scope }) =>
      (await people.holders(db, filterOf(scope.companyId, roleId), readerOf(scope, 'role:read', keyword, keys), first)).total,
    rows: (read, { filter: { roleId, keyword }, ids, ...scope }) =>
      pagesOf(
        (paging) =>
          read((db) => people.holders(db, filterOf(scope.companyId, roleId), readerOf(scope, 'role:read', keyword, keys), paging)),
        ids,
      ),
  };
};
