import { z } from 'zod';
import { builtInRoles } from '../../access.ts';
import { commonErrors, defineErrors } from '../../core.ts';
import { bit, hideableText, id, integer, moment, optionalText, patterns, plain, text } from '../../fields.ts';

/** Messages of the spec, shared by the console and the server. */
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
  builtIn: { code: '403', status: 403, message: '系统自带的角色不能修改或删除' },
  implicit: { code: '403', status: 403, message: '该角色的成员由系统确定，不能设置' },
  /** This and the next two errors enforce the rules of granting (MODEL 3.4). */
  notYours: { code: '403', status: 403, message: '不能授予超出自己权限的角色' },
  toOneself: { code: '403', status: 403, message: '不能给自己分配角色' },
  heldByOneself: { code: '403', status: 403, message: '不能修改自己持有的角色' },
  notHere: { code: '6010', status: 409, message: '该用户不在此单位中' },
  /** A role that applies to every park cannot be changed from within one park. */
  everyPark: { code: '403', status: 403, message: '该角色在所有园区通用，只能由运营主体超级管理员修改' },
});

/** Id of a role. A built-in role is identified by its code instead. */
export const roleId = z.union(
  [z.enum(Object.keys(builtInRoles) as [keyof typeof builtInRoles, ...(keyof typeof builtInRoles)[]]), id],
  roleTexts.noRole,
);
/** Data scopes: the people whom a role's permissions cover. A person with several roles has all their scopes together. */
export const dataScopes = {
  all: '全部',
  company: '本单位',
  dept_tree: '本部门及下级',
  dept: '本部门',
  self: '仅本人',
  custom: '指定部门',
} as const;
export type DataScope = keyof typeof dataScopes;
/** How a role treats sensitive fields of people. Phone and ID card numbers stay masked even with `show`. */
export const fieldRules = { show: '可见', mask: '脱敏', hide: '隐藏' } as const;
export const guardedFields = { phone: '手机号', idCard: '证件号', email: '邮箱' } as const;
export const keysOf = <T extends Record<string, string>>(record: T) => Object.keys(record) as [keyof T & string, ...(keyof T & string)[]];
export const fieldPolicy = z.partialRecord(z.enum(keysOf(guardedFields)), z.enum(keysOf(fieldRules)));
export const dataScope = z.enum(keysOf(dataScopes), '请选择数据范围');
export const scopeDepartmentIds = z.array(id).max(500, '最多选择500个部门');

export type RoleNode = {
  id: string;
  roleName: string;
  /** The same as `roleName`. */
  name: string;
  roleCode: string;
  /** Name of the role's group, or of the group itself. */
  roleGroupName: string | null;
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
  delFlag: 0 | 1;
  source: 'custom';
  /** 1 means that the role is in use. */
  status: string;
  version: number;
  children: RoleNode[];
};
export const RoleNode: z.ZodType<RoleNode> = z.object({
  id: z.string(),
  roleName: z.string(),
  name: z.string(),
  roleCode: z.string(),
  roleGroupName: z.string().nullable(),
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
  delFlag: bit,
  source: z.literal('custom'),
  status: z.string(),
  version: z.int(),
  get children() {
    return z.array(RoleNode);
  },
});
export const RoleUser = z.object({
  userId: z.string(),
  userName: z.string(),
  phone: hideableText,
  companyId: z.string(),
  companyName: z.string(),
  departmentName: z.string().nullable(),
  /** Place in the list of holders, given together with the role. */
  sortNum: z.int(),
  /** Why the person holds the role automatically. Null if the role was assigned to them. */
  implicitBy: z.string().nullable(),
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
  reason: z.string().nullable(),
});
export type RoleUser = z.infer<typeof RoleUser>;

export const nameOf = (max: string, missing: string) =>
  text(20, missing, max).pipe(z.string().regex(patterns.roleName[0], patterns.roleName[1]));
export const roleName = nameOf(roleTexts.longName, roleTexts.noName);
export const groupName = nameOf(roleTexts.longGroupName, roleTexts.noGroupName);
export const sortNum = integer('排序号不正确', { max: 9_999_999 });
export const traits = {
  remark: optionalText(200),
  sortNum: sortNum.default(100),
  dataScope: dataScope.default('all'),
  scopeDepartmentIds: scopeDepartmentIds.default([]),
  fieldPolicy: fieldPolicy.default({}),
};
/**
 * Fields of a change; a field that is left out stays unchanged. A client that does not know data scopes thus cannot widen one by leaving it
 * out.
 */
export const changes = {
  parentId: id.nullish(),
  remark: plain(200).nullish(),
  sortNum: sortNum.optional(),
  dataScope: dataScope.optional(),
  scopeDepartmentIds: scopeDepartmentIds.optional(),
  fieldPolicy: fieldPolicy.optional(),
};
export const hasDepartments = (input: { dataScope?: DataScope | undefined; scopeDepartmentIds?: readonly string[] | undefined }) =>
  input.dataScope !== 'custom' || Boolean(input.scopeDepartmentIds?.length);
export const scopedRule = { path: ['scopeDepartmentIds'], error: roleTexts.noDepartments };
/** Tells whether departments come with a data scope. Without one the server would have to ignore the departments silently. */
export const hasScope = (input: Parameters<typeof hasDepartments>[0]) => input.dataScope !== undefined || !input.scopeDepartmentIds?.length;
export const namedRule = { path: ['dataScope'], error: '请选择数据范围' };
/** Families of roles that park operators maintain: `park` for their own people, `assist` for people of assisting organisations. */
export const roleFamilies = { park: '运营角色', assist: '协管角色' } as const;
export const family = z.enum(['park', 'assist'], '角色类型不正确').default('park');
export const users = z.array(id, roleTexts.noUsers).min(1, roleTexts.noUsers).max(500, '一次最多选择500人');
export const search = plain(11).default('');
export const window = {
  validFrom: moment.optional(),
  validTo: moment.optional(),
  reason: optionalText(100),
};
export const isOrdered = ({ validFrom, validTo }: { validFrom?: string | undefined; validTo?: string | undefined }) =>
  !validFrom || !validTo || Date.parse(validFrom) < Date.parse(validTo);
export const orderedRule = { path: ['validTo'], error: roleTexts.badWindow };
export const isFlat = ({ isRoleGroup, parentId }: { isRoleGroup?: 0 | 1 | undefined; parentId?: string | null | undefined }) =>
  !(isRoleGroup && parentId);
export const flatRule = { path: ['parentId'], error: roleTexts.groupInGroup };
export const created = z.object({ id: z.string() });
export const editErrors = [
  roleErrors.nameTaken,
  roleErrors.heldByOneself,
  roleErrors.everyPark,
  roleErrors.notYours,
  commonErrors.stale,
  commonErrors.notFound,
] as const;
export const assignErrors = [
  roleErrors.groupHasNoUsers,
  roleErrors.notYours,
  roleErrors.toOneself,
  roleErrors.notHere,
  roleErrors.implicit,
  commonErrors.notFound,
] as const;

/** Domains whose cached data becomes stale when the holders of a role change. */
export const affects = ['staff', 'grant', 'permission'] as const;
