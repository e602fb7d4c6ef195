import { menu } from '@park/contract/kernel/menu';
import { task } from '@park/contract/kernel/task';
import { authorisation, authorisationErrors } from '@park/contract/rights/authorisation';
import { grant } from '@park/contract/rights/grant';
import { permission } from '@park/contract/rights/permission';
import { role } from '@park/contract/rights/role';
import { letIn } from '../authorisation.ts';
import { addedMenu, changedRole, roleOf } from '../grant.ts';
import { colleague, companyRole, innerRole, parkRole } from '../role.ts';
import { newApp } from '../settings.ts';

import {
  empty,
  insiders,
  keepsBook,
  keepsParkRoles,
  keepsRoles,
  lets,
  notFound,
  ok,
  onlyPlatform,
  type Row,
  readsInner,
  readsRoles,
  row,
  setsFields,
  setsInner,
  setsRoles,
  toFile,
} from './may.ts';

export const accessRows: readonly Row[] = [
  row(
    authorisation.users,
    async (at, tools) => ({ spaceProjectId: (await letIn(at, tools)).spaceProjectId, keyword: at.person.name }),
    lets(empty),
    { claims: 'fields', explains: empty },
  ),
  row(
    authorisation.addUsers,
    (at) => ({ spaceProjectId: at.park.id, userIds: [at.person.id], reason: '矩阵' }),
    lets(authorisationErrors.notOurs),
    { claims: 'fields', explains: authorisationErrors.notOurs },
  ),
  row(authorisation.removeUser, letIn, lets(ok), { claims: 'fields' }),
  row(authorisation.organisations, (at) => ({ spaceProjectId: at.park.id }), lets(ok), { claims: 'fields' }),
  row(
    authorisation.saveOrganisations,
    (at) => ({ spaceProjectId: at.park.id, orgIdList: [at.department.id] }),
    lets(authorisationErrors.notOurs),
    { claims: 'fields', explains: authorisationErrors.notOurs },
  ),

  row(role.parkTree, () => ({ kind: 'park' }), keepsParkRoles(ok)),
  row(role.parkGroups, () => ({ kind: 'assist' }), keepsParkRoles(ok)),
  row(
    role.addParkRole,
    async (at, tools) => ({ roleName: '矩阵角色', parentId: await parkRole(at, tools, { isGroup: true }) }),
    keepsParkRoles(notFound),
  ),
  row(
    role.changeParkRole,
    async (at, tools) => ({ id: await parkRole(at, tools), version: 1, roleName: '矩阵改名' }),
    keepsParkRoles(notFound),
  ),
  row(role.removeParkRole, async (at, tools) => ({ id: await parkRole(at, tools, { isHeld: true }) }), keepsParkRoles(notFound)),
  row(role.addParkGroup, () => ({ roleGroupName: '矩阵组' }), keepsParkRoles(ok), { self: true }),
  row(
    role.changeParkGroup,
    async (at, tools) => ({ id: await parkRole(at, tools, { isGroup: true }), version: 1, roleGroupName: '矩阵改组' }),
    keepsParkRoles(notFound),
  ),
  row(role.removeParkGroup, async (at, tools) => ({ id: await parkRole(at, tools, { isGroup: true }) }), keepsParkRoles(notFound)),
  row(role.companyTree, (at) => ({ companyId: at.company.id }), readsRoles(notFound)),
  row(
    role.addCompanyRole,
    async (at, tools) => ({ companyId: at.company.id, roleName: '矩阵角色', parentId: await companyRole(at, tools, { isGroup: true }) }),
    keepsRoles(notFound),
  ),
  row(
    role.changeCompanyRole,
    async (at, tools) => ({ companyId: at.company.id, id: await companyRole(at, tools), roleName: '矩阵改名' }),
    keepsRoles(notFound),
    { about: 'edit' },
  ),
  row(
    role.changeCompanyRole,
    async (at, tools) => ({ companyId: at.company.id, id: await companyRole(at, tools, { isHeld: true }), delFlag: 1 }),
    keepsRoles(notFound),
    { about: 'delete' },
  ),
  row(role.custom, (at) => ({ companyId: at.company.id }), readsRoles(notFound)),
  row(role.inner, () => ({}), insiders(ok)),
  row(role.addInner, () => ({ name: '矩阵内置' }), keepsParkRoles(ok), { self: true }),
  row(role.changeInner, async (at, tools) => ({ id: await innerRole(at, tools), name: '矩阵改名' }), setsFields(notFound)),
  row(role.removeInner, async (at, tools) => ({ id: await innerRole(at, tools) }), setsFields(notFound)),
  row(role.clone, async (at, tools) => ({ refType: 1, id: await companyRole(at, tools), roleName: '矩阵复制' }), keepsRoles(notFound), {
    about: 'company',
    self: true,
  }),
  row(role.clone, async (at, tools) => ({ refType: 2, id: await parkRole(at, tools), roleName: '矩阵复制' }), keepsParkRoles(notFound), {
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
  row(role.parkUsers, async (at, tools) => ({ roleId: await parkRole(at, tools, { isHeld: true }) }), keepsParkRoles(empty)),
  row(task.columns, () => ({ subject: 'companyRoleUser' }), readsRoles(ok), { about: 'companyRoleUser' }),
  row(task.columns, () => ({ subject: 'parkRoleUser' }), keepsParkRoles(ok), { about: 'parkRoleUser' }),
  row(
    task.export,
    async (at, tools) => ({ subject: 'parkRoleUser', filter: { roleId: await parkRole(at, tools, { isHeld: true }) } }),
    keepsParkRoles(empty),
    { about: 'parkRoleUser', self: true, leads: toFile },
  ),
  row(
    task.export,
    (at) => ({ subject: 'companyRoleUser', filter: { companyId: at.company.id, roleId: 'AllCompanyStaff', keyword: at.person.name } }),
    readsRoles(empty),
    { about: 'companyRoleUser', self: true, leads: toFile },
  ),
  row(role.candidates, async (at, tools) => ({ roleId: await parkRole(at, tools) }), keepsParkRoles(empty)),
  row(role.addParkUsers, async (at, tools) => ({ roleId: await parkRole(at, tools), userIds: [colleague(at)] }), keepsParkRoles(notFound)),
  row(role.addParkRoles, async (at, tools) => ({ userId: colleague(at), roleIds: [await parkRole(at, tools)] }), keepsParkRoles(notFound)),
  row(
    role.dropParkUser,
    async (at, tools) => ({ roleId: await parkRole(at, tools, { isHeld: true }), userId: at.person.id }),
    keepsParkRoles(notFound),
  ),
  row(
    role.addCompanyUsers,
    async (at, tools) => ({ companyId: at.company.id, roleId: await companyRole(at, tools), userIdList: [at.person.id] }),
    keepsRoles(notFound),
  ),
  row(
    role.dropCompanyUsers,
    async (at, tools) => ({ companyId: at.company.id, roleId: await companyRole(at, tools, { isHeld: true }), userIdList: [at.person.id] }),
    keepsRoles(notFound),
  ),
  row(
    role.setInnerUsers,
    async (at, tools) => ({ companyId: at.company.id, busInnerRoleId: await innerRole(at, tools), userIdList: [at.person.id] }),
    keepsRoles(notFound),
  ),

  row(grant.tree, () => ({ refType: 1 }), insiders(ok)),
  row(grant.tree, (at, tools) => roleOf(1, at, tools), insiders({ own: ok, beyond: notFound }), { about: 'for a role' }),
  row(grant.parkSet, (at, tools) => roleOf(2, at, tools), keepsParkRoles(notFound)),
  row(grant.companySet, (at, tools) => roleOf(1, at, tools), readsRoles(notFound)),
  row(grant.portalSet, (at, tools) => roleOf(1, at, tools), readsRoles(notFound), { about: 'company' }),
  row(grant.portalSet, (at, tools) => roleOf(2, at, tools), keepsParkRoles(notFound), { about: 'park' }),
  row(grant.portalSet, (at) => ({ refType: 6, roleId: 'AllCompanyStaff', companyId: at.company.id }), readsInner, { about: 'built in' }),
  row(grant.savePark, async (at, tools) => ({ ...(await roleOf(2, at, tools)), menuIds: ['M1000001001'] }), keepsParkRoles(notFound)),
  row(grant.saveCompany, async (at, tools) => ({ ...(await roleOf(1, at, tools)), menuIds: ['M1000001001'] }), setsRoles),
  row(grant.savePortal, async (at, tools) => ({ ...(await roleOf(1, at, tools)), menuIds: ['M1000001001'] }), setsRoles, {
    about: 'company',
  }),
  row(grant.savePortal, async (at, tools) => ({ ...(await roleOf(2, at, tools)), menuIds: ['M1000001001'] }), keepsParkRoles(notFound), {
    about: 'park',
  }),
  row(grant.savePortal, async (at, tools) => ({ ...(await roleOf(6, at, tools)), menuIds: ['M1000001001'] }), setsInner, {
    about: 'built in',
  }),
  row(grant.undo, (at, tools) => changedRole(1, at, tools), setsRoles, { about: 'company' }),
  row(grant.undo, (at, tools) => changedRole(2, at, tools), keepsParkRoles(notFound), { about: 'park' }),
  row(grant.undo, (at, tools) => changedRole(6, at, tools), setsInner, { about: 'built in' }),
  row(grant.history, (at, tools) => changedRole(1, at, tools), readsRoles(notFound), { about: 'company' }),
  row(grant.history, (at, tools) => changedRole(2, at, tools), keepsParkRoles(notFound), { about: 'park' }),
  row(grant.history, (at, tools) => changedRole(6, at, tools), readsInner, { about: 'built in' }),

  row(menu.tree, () => ({}), onlyPlatform),
  row(
    menu.create,
    async (_, tools) => ({ code: 'MatrixNew', parentId: 'M1014001', name: '矩阵', appCode: (await newApp(tools)).appCode }),
    onlyPlatform,
  ),
  row(menu.change, () => ({ code: 'M1014001001', name: '矩阵改名' }), onlyPlatform, { touches: () => ['M1014001001'] }),
  row(menu.remove, (_, tools) => addedMenu(tools), onlyPlatform),
  row(menu.switches, () => ({}), keepsParkRoles(ok)),
  row(menu.setSwitch, () => ({ code: 'M1014', appSwitch: 0 }), keepsParkRoles(ok), { touches: ({ park: { id } }) => (id ? [id] : []) }),

  row(permission.explain, (at) => ({ companyId: at.company.id, userId: at.person.id, menuId: 'M1014001001' }), keepsBook(notFound)),
  row(permission.calls, () => ({}), keepsBook(ok)),
  row(permission.viewAs, (at) => ({ companyId: at.company.id, userId: at.person.id }), keepsBook(notFound)),
  row(permission.isolation, () => ({}), onlyPlatform),
];
