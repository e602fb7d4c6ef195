import { z } from 'zod';
import { builtInRoles } from './access.ts';
import { command, commonErrors, defineErrors, domain, query } from './core.ts';
import { flag, guarded, id, moment, nothing, optionalText, pageOf, paging, patterns, plain, text, version, whole } from './fields.ts';

/** The spec's own words, used by both sides. */
export const roleTexts = {
  noName: '请输入角色名称',
  longName: '角色名称最多20个字',
  noGroupName: '请输入角色组名称',
  longGroupName: '角色组名称最多20个字',
  noRole: '请先选择一个角色',
  noUsers: '请先选择用户',
  noDepartments: '请选择部门',
  badWindow: '结束时间必须晚于开始时间',
  groupInGroup: '角色组不能放在角色组下',
} as const;

export const roleErrors = defineErrors({
  nameTaken: { code: '409', status: 409, message: '同名角色已存在' },
  groupHasRoles: { code: '409', status: 409, message: '角色组下还有角色，请先移走或删除' },
  groupHasNoUsers: { code: '409', status: 409, message: '角色组不能添加用户' },
  builtIn: { code: '403', status: 403, message: '内置角色不能修改或删除' },
  implicit: { code: '403', status: 403, message: '该内置角色的成员由系统确定，不能设置' },
  /** Rules of granting, MODEL 3.4. */
  notYours: { code: '403', status: 403, message: '不能授予超出自己权限的角色' },
  toOneself: { code: '403', status: 403, message: '不能给自己授予角色' },
  heldByOneself: { code: '403', status: 403, message: '不能修改自己持有的角色' },
  notHere: { code: '6010', status: 409, message: '该用户不在此单位中' },
  /** What counts in every park is not decided in one of them. */
  everyPark: { code: '403', status: 403, message: '该角色在所有园区通用，只能由运营主体超级管理员修改' },
});

/** Built-in roles go by their code on the wire, all others by their id. */
export const roleId = z.union(
  [z.enum(Object.keys(builtInRoles) as [keyof typeof builtInRoles, ...(keyof typeof builtInRoles)[]]), id],
  roleTexts.noRole,
);
/** Which people a role's rights cover; several roles add up. */
export const dataScopes = {
  all: '全部',
  company: '本单位',
  dept_tree: '本部门及下级',
  dept: '本部门',
  self: '仅本人',
  custom: '指定部门',
} as const;
export type DataScope = keyof typeof dataScopes;
/** What a role does to a sensitive field; phones and id numbers are masked whatever it says. */
export const fieldRules = { show: '可见', mask: '脱敏', hide: '隐藏' } as const;
export const guardedFields = { phone: '手机号', idCard: '证件号', email: '邮箱' } as const;
const keysOf = <T extends Record<string, string>>(record: T) => Object.keys(record) as [keyof T & string, ...(keyof T & string)[]];
const fieldPolicy = z.partialRecord(z.enum(keysOf(guardedFields)), z.enum(keysOf(fieldRules)));
const dataScope = z.enum(keysOf(dataScopes), '请选择数据范围');
const scopeDepartmentIds = z.array(id).max(500, '最多选择500个部门');

const bit = z.union([z.literal(0), z.literal(1)]);
export type RoleNode = {
  id: string;
  roleName: string;
  roleCode: string;
  parentId: string | null;
  isRoleGroup: 0 | 1;
  sortNum: number;
  remark: string | null;
  isBuiltIn: boolean;
  userNum: number;
  dataScope: DataScope;
  scopeDepartmentIds: string[];
  fieldPolicy: Record<string, string>;
  companyId: string;
  version: number;
  children: RoleNode[];
};
export const RoleNode: z.ZodType<RoleNode> = z.object({
  id: z.string(),
  roleName: z.string(),
  roleCode: z.string(),
  parentId: z.string().nullable(),
  isRoleGroup: bit,
  sortNum: z.int(),
  remark: z.string().nullable(),
  isBuiltIn: z.boolean(),
  userNum: z.int(),
  dataScope: z.enum(keysOf(dataScopes)),
  scopeDepartmentIds: z.array(z.string()),
  fieldPolicy: z.record(z.string(), z.string()),
  companyId: z.string(),
  version: z.int(),
  get children() {
    return z.array(RoleNode);
  },
});
export const RoleUser = z.object({
  userId: z.string(),
  userName: z.string(),
  phone: guarded,
  companyId: z.string(),
  companyName: z.string(),
  departmentName: z.string().nullable(),
  /** Why somebody holds an implicit role; null where it was given. */
  implicitBy: z.string().nullable(),
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
  reason: z.string().nullable(),
});
export type RoleUser = z.infer<typeof RoleUser>;

const nameOf = (max: string, missing: string) => text(20, missing, max).pipe(z.string().regex(patterns.roleName[0], patterns.roleName[1]));
const roleName = nameOf(roleTexts.longName, roleTexts.noName);
const groupName = nameOf(roleTexts.longGroupName, roleTexts.noGroupName);
const sortNum = whole('排序号不正确', { max: 9_999_999 });
const traits = {
  remark: optionalText(200),
  sortNum: sortNum.default(100),
  dataScope: dataScope.default('all'),
  scopeDepartmentIds: scopeDepartmentIds.default([]),
  fieldPolicy: fieldPolicy.default({}),
};
/** In an edit what is left out stays as it is: a client that knows no data scope must not widen one. */
const changes = {
  parentId: id.nullish(),
  remark: plain(200).nullish(),
  sortNum: sortNum.optional(),
  dataScope: dataScope.optional(),
  scopeDepartmentIds: scopeDepartmentIds.optional(),
  fieldPolicy: fieldPolicy.optional(),
};
const scoped = (input: { dataScope?: DataScope | undefined; scopeDepartmentIds?: readonly string[] | undefined }) =>
  input.dataScope !== 'custom' || Boolean(input.scopeDepartmentIds?.length);
const scopedRule = { path: ['scopeDepartmentIds'], error: roleTexts.noDepartments };
/** Departments alone would be left out without a word. */
const named = (input: Parameters<typeof scoped>[0]) => input.dataScope !== undefined || !input.scopeDepartmentIds?.length;
const namedRule = { path: ['dataScope'], error: '请选择数据范围' };
/** The two families operators keep: their own people's roles and those of assisting organisations. */
const family = z.enum(['park', 'assist'], '角色类型不正确').default('park');
const users = z.array(id, roleTexts.noUsers).min(1, roleTexts.noUsers).max(500, '一次最多选择500人');
const search = plain(11).default('');
const window = {
  validFrom: moment.optional(),
  validTo: moment.optional(),
  reason: optionalText(100),
};
const ordered = ({ validFrom, validTo }: { validFrom?: string | undefined; validTo?: string | undefined }) =>
  !validFrom || !validTo || Date.parse(validFrom) < Date.parse(validTo);
const orderedRule = { path: ['validTo'], error: roleTexts.badWindow };
const flat = ({ isRoleGroup, parentId }: { isRoleGroup?: 0 | 1 | undefined; parentId?: string | null | undefined }) =>
  !(isRoleGroup && parentId);
const flatRule = { path: ['parentId'], error: roleTexts.groupInGroup };
const created = z.object({ id: z.string() });
const editErrors = [
  roleErrors.nameTaken,
  roleErrors.heldByOneself,
  roleErrors.everyPark,
  roleErrors.notYours,
  commonErrors.stale,
  commonErrors.notFound,
] as const;
const assignErrors = [
  roleErrors.groupHasNoUsers,
  roleErrors.notYours,
  roleErrors.toOneself,
  roleErrors.notHere,
  roleErrors.implicit,
  commonErrors.notFound,
] as const;

/** What else tells of who holds what. */
const affects = ['staff', 'grant', 'permission'] as const;

export const role = domain('role', {
  parkTree: query({
    path: '/portal/role/queryParkRoleList',
    access: 'parkRole:read',
    summary: 'Park roles or roles of assisting organisations, in their groups',
    input: z.object({ kind: family }),
    output: z.array(RoleNode),
  }),
  parkGroups: query({
    path: '/portal/roleGroup/getRoleGroups',
    access: 'parkRole:read',
    summary: 'The groups alone, for the form',
    input: z.object({ kind: family }),
    output: z.array(z.object({ id: z.string(), roleGroupName: z.string(), sortNum: z.int(), version: z.int() })),
  }),
  addParkRole: command({
    path: '/portal/role/insertRole',
    title: '新增园区角色',
    access: 'parkRole:update',
    summary: 'A role for people of the operating body or of assisting organisations',
    input: z.object({ kind: family, roleName, parentId: id.nullish(), ...traits }).refine(scoped, scopedRule),
    output: created,
    errors: [roleErrors.nameTaken, roleErrors.notYours, commonErrors.notFound],
  }),
  changeParkRole: command({
    path: '/portal/role/updateRole',
    title: '修改园区角色',
    access: 'parkRole:update',
    summary: 'Name, group, order, data scope and field rules of a park role',
    input: z
      .object({ id, version, roleName, ...changes })
      .refine(scoped, scopedRule)
      .refine(named, namedRule),
    output: nothing,
    errors: editErrors,
    affects,
  }),
  removeParkRole: command({
    path: '/portal/role/deleteRole',
    aliases: ['/portal/role/delRole'],
    title: '删除园区角色',
    access: 'parkRole:update',
    summary: 'Soft: who held it holds it no longer',
    input: z.object({ id }),
    output: nothing,
    errors: [roleErrors.heldByOneself, roleErrors.everyPark, roleErrors.notYours, commonErrors.notFound],
    affects,
  }),
  addParkGroup: command({
    path: '/portal/roleGroup/insertRoleGroup',
    aliases: ['/portal/role/insertRoleGroup'],
    title: '新增角色组',
    access: 'parkRole:update',
    summary: 'A group of park roles',
    input: z.object({ kind: family, roleGroupName: groupName, sortNum: traits.sortNum }),
    output: created,
    errors: [roleErrors.nameTaken],
  }),
  changeParkGroup: command({
    path: '/portal/roleGroup/updateRoleGroup',
    title: '修改角色组',
    access: 'parkRole:update',
    summary: 'Rename or reorder a group',
    input: z.object({ id, version, roleGroupName: groupName, sortNum: changes.sortNum }),
    output: nothing,
    errors: [roleErrors.nameTaken, roleErrors.everyPark, commonErrors.stale, commonErrors.notFound],
  }),
  removeParkGroup: command({
    path: '/portal/roleGroup/deleteRoleGroup',
    aliases: ['/portal/role/delRoleGroup'],
    title: '删除角色组',
    access: 'parkRole:update',
    summary: 'Refused while it has roles',
    input: z.object({ id }),
    output: nothing,
    errors: [roleErrors.groupHasRoles, roleErrors.everyPark, commonErrors.notFound],
  }),
  companyTree: query({
    path: '/portal/role/bus/queryBusRole',
    access: 'role:read',
    summary: 'The custom roles of a company, in their groups',
    input: z.object({ companyId: id.optional() }),
    output: z.array(RoleNode),
    errors: [commonErrors.notFound],
  }),
  addCompanyRole: command({
    path: '/portal/role/bus/addBusRole',
    aliases: ['/portal/role/bus/addBusRolee'],
    title: '新增单位角色',
    access: 'role:update',
    summary: 'A role or a group of a company',
    input: z
      .object({
        companyId: id.optional(),
        roleName,
        parentId: id.nullish(),
        isRoleGroup: flag.default(0),
        delFlag: flag.optional(),
        ...traits,
      })
      .refine(scoped, scopedRule)
      .refine(flat, flatRule),
    output: created,
    errors: [roleErrors.nameTaken, roleErrors.notYours, commonErrors.notFound],
  }),
  changeCompanyRole: command({
    path: '/portal/role/bus/updateBusRole',
    title: '修改或删除单位角色',
    access: 'role:update',
    summary: 'Change a role or group of a company; delFlag 1 deletes it',
    input: z
      .object({
        companyId: id.optional(),
        id,
        version: version.optional(),
        roleName: roleName.optional(),
        isRoleGroup: flag.optional(),
        delFlag: flag.default(0),
        ...changes,
      })
      .refine(scoped, scopedRule)
      .refine(named, namedRule)
      .refine(flat, flatRule),
    output: nothing,
    errors: [...editErrors, roleErrors.groupHasRoles],
    affects,
  }),
  custom: query({
    path: '/portal/role/bus/queryCustomRoleInfo',
    access: 'role:read',
    summary: 'The custom roles of a company without their groups, for selectors',
    input: z.object({ companyId: id.optional() }),
    output: z.array(z.object({ id: z.string(), roleName: z.string(), roleCompanyId: z.string(), companyId: z.string() })),
    errors: [commonErrors.notFound],
  }),
  inner: query({
    path: '/portal/role/bus/queryInnerBusRole',
    method: 'GET',
    access: 'signed-in',
    summary: 'The built-in company roles and those the space has added',
    input: nothing,
    output: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        remark: z.string().nullable(),
        isBuiltIn: z.boolean(),
        isImplicit: z.boolean(),
        version: z.int(),
      }),
    ),
  }),
  addInner: command({
    path: '/portal/role/bus/addInnerBusRole',
    title: '新增内置角色',
    access: 'innerRole:update',
    summary: 'A role every company of the space has, its people chosen by each company',
    input: z.object({ name: roleName, remark: traits.remark, sortNum: traits.sortNum }),
    output: created,
    errors: [roleErrors.nameTaken],
  }),
  changeInner: command({
    path: '/portal/role/bus/updateInnerBusRole',
    title: '修改内置角色',
    access: 'innerRole:update',
    summary: 'Rename one the space has added; those shipped stay',
    input: z.object({ id: roleId, name: roleName, remark: changes.remark, sortNum: changes.sortNum, version: version.optional() }),
    output: nothing,
    errors: [roleErrors.builtIn, ...editErrors],
  }),
  removeInner: command({
    path: '/portal/role/bus/delInnerBusRole',
    title: '删除内置角色',
    access: 'innerRole:update',
    summary: 'Soft; those shipped stay',
    input: z.object({ id: roleId }),
    output: nothing,
    errors: [roleErrors.builtIn, roleErrors.heldByOneself, commonErrors.notFound],
    affects,
  }),
  clone: command({
    path: '/portal/role/clone',
    title: '复制角色',
    access: { by: 'refType', of: { 1: 'role:update', 2: 'parkRole:update' } },
    summary: 'A copy with the same grants and without people; nothing the copier may not grant comes along',
    input: z.object({ refType: whole('角色类型不正确', { min: 1, max: 2 }).default(1), id, roleName }),
    output: created,
    errors: [roleErrors.nameTaken, commonErrors.notFound],
  }),
  sort: command({
    path: '/portal/role/sort',
    title: '排序角色',
    access: { by: 'refType', of: { 1: 'role:update', 2: 'parkRole:update' } },
    summary: 'The order of the roles of one group, first to last',
    input: z.object({
      refType: whole('角色类型不正确', { min: 1, max: 2 }).default(1),
      ids: z.array(id).min(1, roleTexts.noRole).max(500),
    }),
    output: nothing,
    errors: [commonErrors.notFound],
  }),
  companyUsers: query({
    path: '/portal/role/bus/queryBusRoleUser',
    access: 'role:read',
    summary: 'Who holds a role of a company',
    input: z.object({ ...paging(), companyId: id.optional(), roleId, keyword: search }),
    output: pageOf(RoleUser),
  }),
  innerUsers: query({
    path: '/portal/role/bus/queryInnerRoleUserInfo',
    aliases: ['/portal/role/bus/queryEncryptInnerRoleUserInfo', '/portal/role/bus/queryCompanyInnerRoleUser'],
    access: 'role:read',
    summary: 'Who holds built-in roles in a company, phones masked',
    input: z.object({
      ...paging(),
      companyId: id.optional(),
      busInnerRoleId: z.union([roleId.transform((one) => [one]), z.array(roleId).min(1, roleTexts.noRole).max(20)]),
      type: z.union([z.string().max(10), z.number()]).optional(),
      keyword: search,
    }),
    output: pageOf(RoleUser),
  }),
  parkUsers: query({
    path: '/portal/park/user/findParkUsersByRoleId',
    access: 'parkRole:read',
    summary: 'Who holds a park role',
    input: z.object({ ...paging(), roleId: id, keyword: search }),
    output: pageOf(RoleUser),
  }),
  candidates: query({
    path: '/portal/park/user/findParkUsersByNotInRoleId',
    access: 'parkRole:read',
    summary: 'People of the operating body or of assisting organisations who do not hold the role yet',
    input: z.object({ ...paging(), roleId: id, keyword: search, departmentId: id.optional(), companyId: id.optional() }),
    output: pageOf(RoleUser.pick({ userId: true, userName: true, phone: true, companyId: true, companyName: true, departmentName: true })),
  }),
  addParkUsers: command({
    path: '/portal/park/user/addUserForUserIds',
    title: '添加角色用户',
    access: 'parkRole:assign',
    summary: 'Gives a park role to people',
    input: z.object({ roleId: id, userIds: users, companyId: id.optional(), ...window }).refine(ordered, orderedRule),
    output: z.object({ added: z.int() }),
    errors: assignErrors,
    affects,
  }),
  addParkRoles: command({
    path: '/portal/park/user/addUserForRoleIds',
    title: '给用户添加角色',
    access: 'parkRole:assign',
    summary: 'Gives a person several park roles',
    input: z
      .object({ userId: id, roleIds: z.array(id, roleTexts.noRole).min(1, roleTexts.noRole).max(50), companyId: id.optional(), ...window })
      .refine(ordered, orderedRule),
    output: z.object({ added: z.int() }),
    errors: assignErrors,
    affects,
  }),
  dropParkUser: command({
    path: '/portal/park/user/cancelUserRole',
    aliases: ['/portal/menu/deleteParkAdminUserByUserIdandRole'],
    title: '移除角色用户',
    access: 'parkRole:assign',
    summary: 'Takes a park role away',
    input: z.object({ roleId: id, userId: id, companyId: id.optional() }),
    output: nothing,
    errors: [roleErrors.notYours, commonErrors.notFound],
    affects,
  }),
  addCompanyUsers: command({
    path: '/portal/role/bus/addBusRoleUser',
    title: '添加单位角色用户',
    access: 'role:assign',
    summary: 'Gives a company role to its people',
    input: z
      .object({ companyId: id.optional(), roleId, userIdList: users, sortNum: whole().optional(), ...window })
      .refine(ordered, orderedRule),
    output: z.object({ added: z.int() }),
    errors: assignErrors,
    affects,
  }),
  dropCompanyUsers: command({
    path: '/portal/role/bus/delBusRoleUser',
    title: '移除单位角色用户',
    access: 'role:assign',
    summary: 'Takes a company role away',
    input: z.object({ companyId: id.optional(), roleId, userIdList: users }),
    output: nothing,
    errors: [roleErrors.notYours, roleErrors.implicit, commonErrors.notFound],
    affects,
  }),
  /** Replaces the people of a built-in role the space has added; the implicit ones refuse. */
  setInnerUsers: command({
    path: '/portal/role/bus/addRealtionInnerRole',
    title: '设置内置角色用户',
    access: 'role:assign',
    summary: 'The people who hold a built-in role in a company',
    input: z.object({ companyId: id.optional(), busInnerRoleId: roleId, userIdList: z.array(id).max(500) }),
    output: z.object({ added: z.int(), removed: z.int() }),
    errors: assignErrors,
    affects,
  }),
});
