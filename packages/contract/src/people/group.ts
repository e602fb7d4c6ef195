import { z } from 'zod';
import { command, commonErrors, defineErrors, domain, query } from '../core.ts';
import { emptyObject, flag, hideableText, id, keyword, optionalText, pageOf, paging, text, version } from '../fields.ts';
import { privacyErrors } from '../kernel/privacy.ts';
import { nodeId } from './department.ts';

export const groupErrors = defineErrors({
  codeTaken: { code: '409', status: 409, message: '该分组编码已存在' },
  nameTaken: { code: '409', status: 409, message: '同名分组已存在' },
  notHere: { code: '6010', status: 409, message: '该用户不在此园区的企业中' },
  wrongKind: { code: '400', status: 400, message: '只有企业分组可以按身份或类型添加' },
});

/** Kinds of groups: groups of companies and groups of people. A group keeps its kind for ever. */
export const groupKinds = { company: '企业分组', user: '人员分组' } as const;
const kind = z.enum(['company', 'user'], '分组类型不正确').default('company');
const code = z
  .string('请输入分组编码')
  .trim()
  .regex(/^[A-Za-z0-9_-]{1,30}$/, '分组编码只能是字母、数字、下划线和连字符，最多30位');
const fields = { name: text(30, '请输入分组名称'), remark: optionalText(100) };
/** Maximum number of members in one call. */
export const maxMembers = 500;
const membersOf = <T extends z.ZodType>(item: T) =>
  z.array(item, '请选择成员').min(1, '请选择成员').max(maxMembers, `一次最多选择${maxMembers}个`);
const compType = z.enum(['0', '1', '2'], '企业身份不正确');

const Group = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  kind: z.enum(['company', 'user']),
  remark: z.string().nullable(),
  /** Number of members of the group, counting only those the actor can see. */
  memberNum: z.int(),
  createdDate: z.string(),
  version: z.int(),
});
export type Group = z.infer<typeof Group>;
const GroupCompany = z.object({
  /** Id of the membership in the group; `companyId` is the id of the company. */
  id: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  creditCode: z.string().nullable(),
  compType,
  normalContactName: z.string().nullable(),
  normalContactPhone: z.string().nullable(),
  isEnable: z.union([z.literal(0), z.literal(1)]),
  staffNum: z.int(),
  addedDate: z.string(),
});
export type GroupCompany = z.infer<typeof GroupCompany>;
const GroupUser = z.object({
  /** Id of the membership in the group; `userId` is the id of the person. */
  id: z.string(),
  userId: z.string(),
  realName: z.string(),
  phone: hideableText,
  companyId: z.string(),
  companyName: z.string(),
  compType,
  departmentName: z.string().nullable(),
  position: z.string().nullable(),
  isEnable: z.union([z.literal(0), z.literal(1)]),
  addedDate: z.string(),
});
export type GroupUser = z.infer<typeof GroupUser>;

export const group = domain('group', {
  title: '分组',
  labels: { attributeId: '企业类型', compType: '企业身份', members: '成员' },
  values: { kind: groupKinds },
  exports: { groupCompany: 'group:read' },
  calls: {
    list: query({
      path: '/portal/group/list',
      access: 'group:read',
      summary: 'Lists the groups of the park',
      input: z.object({ ...paging(), kind, keyword }),
      output: pageOf(Group),
    }),
    create: command({
      path: '/portal/group/add',
      title: '新增分组',
      access: 'group:update',
      summary: 'Adds an empty group of companies or of people',
      input: z.object({ kind, code, ...fields }),
      output: z.object({ id: z.string() }),
      errors: [groupErrors.codeTaken, groupErrors.nameTaken],
    }),
    change: command({
      path: '/portal/group/update',
      title: '修改分组',
      access: 'group:update',
      summary: 'Changes name and remark of a group; its code stays',
      input: z.object({ id, version: version.optional(), ...fields }),
      output: emptyObject,
      errors: [groupErrors.nameTaken, commonErrors.stale, commonErrors.notFound],
    }),
    remove: command({
      path: '/portal/group/delete',
      title: '删除分组',
      access: 'group:update',
      summary: 'Deletes a group; its companies and people stay',
      input: z.object({ id }),
      output: emptyObject,
      errors: [commonErrors.notFound],
      affects: ['parkuser'],
    }),
    checkCode: query({
      path: '/portal/group/checkCode',
      access: 'group:read',
      summary: 'Returns whether a code is taken in the park',
      input: z.object({ kind, code }),
      output: z.object({ isExit: z.boolean() }),
    }),
    companies: query({
      path: '/portal/groupCompanyDetail/list',
      access: 'group:read',
      summary: 'Lists the companies of a group, without those that have left the park',
      input: z.object({ ...paging(), groupId: id, keyword }),
      output: pageOf(GroupCompany),
      errors: [commonErrors.notFound],
    }),
    candidates: query({
      path: '/portal/company/queryGroupCompany',
      access: 'group:read',
      summary: 'Lists the companies of the park, and whether they are in a group',
      input: z.object({ ...paging(), groupId: id, keyword, compType: compType.optional(), isIn: flag.optional() }),
      output: pageOf(
        z.object({ companyId: z.string(), companyName: z.string(), creditCode: z.string().nullable(), compType, isIn: z.boolean() }),
      ),
      errors: [commonErrors.notFound],
    }),
    people: query({
      path: '/portal/groupDetail/list',
      access: 'group:read',
      summary: 'Lists the people of a group that the actor may see, phones masked',
      input: z.object({ ...paging(), groupId: id, keyword, companyName: keyword }),
      output: pageOf(GroupUser),
      errors: [commonErrors.notFound],
    }),
    choices: query({
      path: '/portal/groupDetail/queryGroupUser',
      access: 'group:update',
      summary: 'Lists the people who can be added to a group, and whether they are in it',
      input: z.object({ ...paging(), groupId: id, keyword, companyId: id.optional(), departmentId: nodeId.nullish() }),
      output: pageOf(
        GroupUser.pick({ userId: true, realName: true, companyId: true, companyName: true, departmentName: true }).extend({
          isIn: z.boolean(),
        }),
      ),
      errors: [commonErrors.notFound],
    }),
    add: command({
      path: '/portal/groupDetail/add',
      title: '添加分组成员',
      access: 'group:update',
      summary: 'Adds companies or people of the park to a group; existing members stay',
      input: z.object({
        groupId: id,
        /**
         * New members: a company without `userId`, or a person as member of a company. The person leaves the group when they leave that
         * company.
         */
        members: membersOf(z.object({ companyId: id, userId: id.optional() })),
      }),
      output: z.object({ added: z.int() }),
      errors: [groupErrors.notHere, commonErrors.notFound],
      affects: ['parkuser'],
    }),
    addByType: command({
      path: '/portal/groupDetail/add/orgType',
      title: '按身份或类型添加分组成员',
      access: 'group:update',
      summary: 'Adds every company of a type, or with an attribute, to a group',
      input: z
        .object({ groupId: id, compType: compType.optional(), attributeId: id.optional() })
        .refine((input) => input.compType !== undefined || input.attributeId !== undefined, {
          path: ['compType'],
          error: '请选择企业身份或企业类型',
        }),
      output: z.object({ added: z.int() }),
      errors: [groupErrors.wrongKind, commonErrors.notFound],
    }),
    drop: command({
      path: '/portal/groupDetail/delete',
      title: '移除分组成员',
      access: 'group:update',
      summary: 'Removes members from a group',
      input: z.object({ groupId: id, ids: membersOf(id) }),
      output: z.object({ removed: z.int() }),
      errors: [commonErrors.notFound],
      affects: ['parkuser'],
    }),
    /** Returns a full phone number. It is a command because it writes an audit entry, like the calls of the domain `privacy`. */
    phone: command({
      path: '/portal/groupDetail/getPhoneById',
      method: 'GET',
      title: '查看分组成员手机号',
      access: 'group:read',
      summary: 'Returns the number of a group’s member or of a company’s contact; leaves an audit entry',
      encrypt: true,
      input: z.object({ id }),
      output: z.object({ phone: z.string() }),
      errors: [privacyErrors.noPhone, privacyErrors.tooMany],
    }),
  },
});
