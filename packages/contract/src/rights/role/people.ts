import { z } from 'zod';
import { command, commonErrors, query } from '../../core.ts';
import { emptyObject, id, pageOf, paging } from '../../fields.ts';
import {
  affects,
  assignErrors,
  isOrdered,
  orderedRule,
  RoleUser,
  roleErrors,
  roleId,
  roleTexts,
  search,
  sortNum,
  users,
  window,
} from './model.ts';

const innerUsers = z.object({
  ...paging(),
  companyId: id.optional(),
  busInnerRoleId: z.union([roleId.transform((one) => [one]), z.array(roleId).min(1, roleTexts.noRole).max(20)]),
  /**
   * 1: only people to whom somebody gave one of the roles. 2 or left out: also people who hold one of the roles automatically, as member,
   * administrator or super administrator of the company.
   */
  type: z.union([z.string().max(10), z.number()]).optional(),
  keyword: search,
});

/** Calls about the holders of roles. */
export const roleUserCalls = {
  companyUsers: query({
    path: '/portal/role/bus/queryBusRoleUser',
    access: 'role:read',
    summary: 'Lists the holders of a company role',
    input: z.object({ ...paging(), companyId: id.optional(), roleId, keyword: search }),
    output: pageOf(RoleUser),
  }),
  innerUsers: query({
    path: '/portal/role/bus/queryInnerRoleUserInfo',
    aliases: ['/portal/role/bus/queryCompanyInnerRoleUser'],
    access: 'role:read',
    summary: 'Lists the holders of built-in roles in a company, phones masked',
    input: innerUsers,
    output: pageOf(RoleUser),
  }),
  encryptedInnerUsers: query({
    path: '/portal/role/bus/queryEncryptInnerRoleUserInfo',
    access: 'role:read',
    encrypt: true,
    summary: 'Lists the holders of built-in roles in a company; the answer is encrypted with the session’s key',
    input: innerUsers,
    output: pageOf(RoleUser),
  }),
  parkUsers: query({
    path: '/portal/park/user/findParkUsersByRoleId',
    access: 'parkRole:read',
    summary: 'Lists the holders of a park role',
    input: z.object({ ...paging(), roleId: id, keyword: search }),
    output: pageOf(RoleUser),
  }),
  candidates: query({
    path: '/portal/park/user/findParkUsersByNotInRoleId',
    access: 'parkRole:read',
    summary: 'Lists people of the operator or of assisting organisations who do not hold the role yet',
    input: z.object({ ...paging(), roleId: id, keyword: search, departmentId: id.optional(), companyId: id.optional() }),
    output: pageOf(RoleUser.pick({ userId: true, userName: true, phone: true, companyId: true, companyName: true, departmentName: true })),
  }),
  addParkUsers: command({
    path: '/portal/park/user/addUserForUserIds',
    title: '添加角色用户',
    access: 'parkRole:assign',
    summary: 'Assigns a park role to people',
    input: z.object({ roleId: id, userIds: users, companyId: id.optional(), ...window }).refine(isOrdered, orderedRule),
    output: z.object({ added: z.int() }),
    errors: assignErrors,
    affects,
  }),
  addParkRoles: command({
    path: '/portal/park/user/addUserForRoleIds',
    title: '给用户添加角色',
    access: 'parkRole:assign',
    summary: 'Assigns several park roles to a person',
    input: z
      .object({ userId: id, roleIds: z.array(id, roleTexts.noRole).min(1, roleTexts.noRole).max(50), companyId: id.optional(), ...window })
      .refine(isOrdered, orderedRule),
    output: z.object({ added: z.int() }),
    errors: assignErrors,
    affects,
  }),
  dropParkUser: command({
    path: '/portal/park/user/cancelUserRole',
    aliases: ['/portal/menu/deleteParkAdminUserByUserIdandRole'],
    title: '移除角色用户',
    access: 'parkRole:assign',
    summary: 'Revokes a park role',
    input: z.object({ roleId: id, userId: id, companyId: id.optional() }),
    output: emptyObject,
    errors: [roleErrors.notYours, commonErrors.notFound],
    affects,
  }),
  addCompanyUsers: command({
    path: '/portal/role/bus/addBusRoleUser',
    title: '添加企业角色用户',
    access: 'role:assign',
    summary: 'Assigns a company role to people of the company',
    input: z
      .object({ companyId: id.optional(), roleId, userIdList: users, sortNum: sortNum.optional(), ...window })
      .refine(isOrdered, orderedRule),
    output: z.object({ added: z.int() }),
    errors: assignErrors,
    affects,
  }),
  dropCompanyUsers: command({
    path: '/portal/role/bus/delBusRoleUser',
    title: '移除企业角色用户',
    access: 'role:assign',
    summary: 'Revokes a company role',
    input: z.object({ companyId: id.optional(), roleId, userIdList: users }),
    output: emptyObject,
    errors: [roleErrors.notYours, roleErrors.implicit, commonErrors.notFound],
    affects,
  }),
  /**
   * Replaces the holders of a built-in role. Built-in roles that members hold automatically are refused, so only roles added by the space
   * can be set.
   */
  setInnerUsers: command({
    path: '/portal/role/bus/addRealtionInnerRole',
    title: '设置通用角色用户',
    access: 'role:assign',
    summary: 'Sets the holders of a built-in role in a company',
    input: z.object({ companyId: id.optional(), busInnerRoleId: roleId, userIdList: z.array(id).max(500) }),
    output: z.object({ added: z.int(), removed: z.int() }),
    errors: assignErrors,
    affects,
  }),
};
