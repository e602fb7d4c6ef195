import { task } from '@park/contract/kernel/task';
import { role } from '@park/contract/rights/role';
import {
  empty,
  insiders,
  keepsParkRoles,
  keepsRoles,
  notFound,
  ok,
  type Row,
  readsRoles,
  row,
  setsFields,
  toFile,
} from '../../../../test/matrix/may.ts';
import { colleague, companyRole, innerRole, parkRole } from '../../../../test/matrix/scene/role.ts';

export const roleMatrix: readonly Row[] = [
  row(role.parkTree, () => ({ kind: 'park' }), keepsParkRoles(ok)),
  row(role.parkGroups, () => ({ kind: 'assist' }), keepsParkRoles(ok)),
  row(
    role.addParkRole,
    async (at, tools) => ({ roleName: '矩阵角色', parentId: await parkRole(at, tools, { isGroup: true }) }),
    keepsParkRoles(notFound),
    { trips: 1 },
  ),
  row(
    role.changeParkRole,
    async (at, tools) => ({ id: await parkRole(at, tools), version: 1, roleName: '矩阵改名' }),
    keepsParkRoles(notFound),
    { trips: 4 },
  ),
  row(role.removeParkRole, async (at, tools) => ({ id: await parkRole(at, tools, { isHeld: true }) }), keepsParkRoles(notFound), {
    trips: 5,
  }),
  row(role.addParkGroup, () => ({ roleGroupName: '矩阵组' }), keepsParkRoles(ok), { trips: 1, self: true }),
  row(
    role.changeParkGroup,
    async (at, tools) => ({ id: await parkRole(at, tools, { isGroup: true }), version: 1, roleGroupName: '矩阵改组' }),
    keepsParkRoles(notFound),
    { trips: 4 },
  ),
  row(role.removeParkGroup, async (at, tools) => ({ id: await parkRole(at, tools, { isGroup: true }) }), keepsParkRoles(notFound), {
    trips: 4,
  }),
  row(role.companyTree, (at) => ({ companyId: at.company.id }), readsRoles(notFound)),
  row(
    role.addCompanyRole,
    async (at, tools) => ({ companyId: at.company.id, roleName: '矩阵角色', parentId: await companyRole(at, tools, { isGroup: true }) }),
    keepsRoles(notFound),
    { trips: 1 },
  ),
  row(
    role.changeCompanyRole,
    async (at, tools) => ({ companyId: at.company.id, id: await companyRole(at, tools), roleName: '矩阵改名' }),
    keepsRoles(notFound),
    { trips: 4, about: 'edit' },
  ),
  row(
    role.changeCompanyRole,
    async (at, tools) => ({ companyId: at.company.id, id: await companyRole(at, tools, { isHeld: true }), delFlag: 1 }),
    keepsRoles(notFound),
    { trips: 5, about: 'delete' },
  ),
  row(role.custom, (at) => ({ companyId: at.company.id }), readsRoles(notFound)),
  row(role.inner, () => ({}), insiders(ok)),
  row(role.addInner, () => ({ name: '矩阵内置' }), keepsParkRoles(ok), { trips: 1, self: true }),
  row(role.changeInner, async (at, tools) => ({ id: await innerRole(at, tools), name: '矩阵改名' }), setsFields(notFound), { trips: 4 }),
  row(role.removeInner, async (at, tools) => ({ id: await innerRole(at, tools) }), setsFields(notFound), { trips: 4 }),
  row(role.clone, async (at, tools) => ({ refType: 1, id: await companyRole(at, tools), roleName: '矩阵复制' }), keepsRoles(notFound), {
    trips: 5,
    about: 'company',
    self: true,
  }),
  row(role.clone, async (at, tools) => ({ refType: 2, id: await parkRole(at, tools), roleName: '矩阵复制' }), keepsParkRoles(notFound), {
    trips: 5,
    about: 'park',
    self: true,
  }),
  row(role.sort, async (at, tools) => ({ refType: 1, ids: [await companyRole(at, tools)] }), keepsRoles(notFound), { about: 'company' }),
  row(role.sort, async (at, tools) => ({ refType: 2, ids: [await parkRole(at, tools)] }), keepsParkRoles(notFound), { about: 'park' }),
  row(
    role.companyUsers,
    async (at, tools) => ({ companyId: at.company.id, roleId: await companyRole(at, tools, { isHeld: true }) }),
    readsRoles(empty),
  ),
  row(
    role.innerUsers,
    (at) => ({ companyId: at.company.id, busInnerRoleId: 'AllCompanyStaff', keyword: at.person.name }),
    readsRoles(empty),
  ),
  row(role.encryptedInnerUsers, (at) => ({ companyId: at.company.id, busInnerRoleId: 'AllCompanyStaff' }), readsRoles(empty)),
  row(role.parkUsers, async (at, tools) => ({ roleId: await parkRole(at, tools, { isHeld: true }) }), keepsParkRoles(empty)),
  row(task.columns, () => ({ subject: 'companyRoleUser' }), readsRoles(ok), { about: 'companyRoleUser' }),
  row(task.columns, () => ({ subject: 'parkRoleUser' }), keepsParkRoles(ok), { about: 'parkRoleUser' }),
  row(
    task.export,
    async (at, tools) => ({ subject: 'parkRoleUser', filter: { roleId: await parkRole(at, tools, { isHeld: true }) } }),
    keepsParkRoles(empty),
    { trips: 8, about: 'parkRoleUser', self: true, leads: toFile },
  ),
  row(
    task.export,
    (at) => ({ subject: 'companyRoleUser', filter: { companyId: at.company.id, roleId: 'AllCompanyStaff', keyword: at.person.name } }),
    readsRoles(empty),
    { trips: 8, about: 'companyRoleUser', self: true, leads: toFile },
  ),
  row(role.candidates, async (at, tools) => ({ roleId: await parkRole(at, tools) }), keepsParkRoles(empty)),
  row(role.addParkUsers, async (at, tools) => ({ roleId: await parkRole(at, tools), userIds: [colleague(at)] }), keepsParkRoles(notFound), {
    trips: 6,
  }),
  row(role.addParkRoles, async (at, tools) => ({ userId: colleague(at), roleIds: [await parkRole(at, tools)] }), keepsParkRoles(notFound), {
    trips: 6,
  }),
  row(
    role.dropParkUser,
    async (at, tools) => ({ roleId: await parkRole(at, tools, { isHeld: true }), userId: at.person.id }),
    keepsParkRoles(notFound),
    { trips: 5 },
  ),
  row(
    role.addCompanyUsers,
    async (at, tools) => ({ companyId: at.company.id, roleId: await companyRole(at, tools), userIdList: [at.person.id] }),
    keepsRoles(notFound),
    { trips: 6 },
  ),
  row(
    role.dropCompanyUsers,
    async (at, tools) => ({ companyId: at.company.id, roleId: await companyRole(at, tools, { isHeld: true }), userIdList: [at.person.id] }),
    keepsRoles(notFound),
    { trips: 5 },
  ),
  row(
    role.setInnerUsers,
    async (at, tools) => ({ companyId: at.company.id, busInnerRoleId: await innerRole(at, tools), userIdList: [at.person.id] }),
    keepsRoles(notFound),
    { trips: 7 },
  ),
];
