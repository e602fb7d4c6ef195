import { z } from 'zod';
import { command, commonErrors, defineErrors, domain, query } from '../core.ts';
import {
  bit,
  emptyObject,
  flag,
  hideableText,
  id,
  integer,
  keyword,
  largestOrder,
  maxLightRows,
  pageOf,
  paging,
  text,
  version,
} from '../fields.ts';

/** Id of the virtual department of all people without a department. */
export const unassigned = '-2';
export const nodeId = z.union([z.literal(unassigned), z.literal(-2).transform(() => unassigned), id], '请选择部门');

/** Refuses a disabled member as head. A head who is disabled later remains head until somebody changes it. */
export const headDisabled = '已禁用的员工不能设为负责人';
export const departmentErrors = defineErrors({
  hasStaff: { code: '602', status: 409, message: '该部门或下级部门存在人员，请先移除人员后再删除' },
  nameTaken: { code: '6021', status: 409, message: '同级部门已有相同名称' },
  parentIsBelow: { code: '6022', status: 409, message: '上级部门不能是自己或自己的下级' },
  rootStays: { code: '6023', status: 409, message: '顶级部门不能移动、排序或删除' },
  notStaff: { code: '6010', status: 409, message: '该用户不在此单位中' },
  tooDeep: { code: '6024', status: 409, message: '部门最多15级' },
  /** Error of every call by which somebody else would change the staff record of the super administrator. */
  superLocked: { code: '403', status: 403, message: '超级管理员信息不能由他人修改' },
});

const fields = z.object({
  name: text(20, '请填写部门名称'),
  parentId: id,
  orderNum: integer('请输入排序', { max: largestOrder }),
  isShow: flag.default(1),
  /** Id of the company. Defaults to the actor's current company. */
  companyId: id.optional(),
});

export type DepartmentNode = {
  id: string;
  name: string;
  parentId: string | null;
  companyId: string;
  level: number;
  orderNum: number;
  isShow: 0 | 1;
  isNoDepartment: boolean;
  orgCode: string | null;
  parentCode: string | null;
  managerUserId: string | null;
  managerName: string | null;
  otherManagerUserIds: string[];
  /** Number of people in this department; totalStaffNum also counts all departments below it. */
  staffNum: number;
  totalStaffNum: number;
  version: number;
  /** The names that the documents use for id and parentId. */
  departmentId?: string | undefined;
  parentDeptId?: string | null | undefined;
  children: DepartmentNode[];
};
const DepartmentNode: z.ZodType<DepartmentNode> = z.object({
  id: z.string(),
  name: z.string(),
  parentId: z.string().nullable(),
  companyId: z.string(),
  level: z.int(),
  orderNum: z.int(),
  isShow: z.union([z.literal(0), z.literal(1)]),
  isNoDepartment: z.boolean(),
  orgCode: z.string().nullable(),
  parentCode: z.string().nullable(),
  managerUserId: z.string().nullable(),
  managerName: z.string().nullable(),
  otherManagerUserIds: z.array(z.string()),
  staffNum: z.int(),
  totalStaffNum: z.int(),
  version: z.int(),
  departmentId: z.string().optional(),
  parentDeptId: z.string().nullable().optional(),
  get children() {
    return z.array(DepartmentNode);
  },
});

/**
 * A role of a person. Everybody sees the administrators' posts (enterpriseManager, enterpriseComManager); the company's own roles only the
 * person and people who manage them.
 */
export const PersonRole = z.object({ id: z.string(), roleName: z.string(), roleCode: z.string().nullable() });

export const Member = z.object({
  id: z.string(),
  companyId: z.string(),
  realName: z.string(),
  nickName: z.string().nullable(),
  roles: z.array(PersonRole),
  phone: hideableText,
  sex: bit.nullable(),
  position: z.string().nullable(),
  email: hideableText,
  departmentId: z.string().nullable(),
  departmentName: z.string().nullable(),
  orgOrderNum: z.int(),
  isEnable: bit,
  isCompanyAdmin: bit,
  isSuperAdmin: bit,
  /** Whether the person's phone number is locked, so that the actor may not change it. */
  isPhoneLocked: z.boolean(),
  mayRemove: z.boolean(),
  extValues: z.record(z.string(), z.unknown()),
  createdDate: z.string(),
});
export type Member = z.infer<typeof Member>;
const LightMember = Member.pick({
  id: true,
  realName: true,
  phone: true,
  departmentId: true,
  departmentName: true,
  isEnable: true,
  isSuperAdmin: true,
});

const bookInput = z.object({
  companyId: id.optional(),
  /** 1 or true also returns departments that are hidden from the address book, if the actor may edit departments. */
  showAll: z.union([flag, z.boolean()]).optional(),
});

const managers = {
  managerUserId: id.nullish().transform((value) => value ?? null),
  otherManagerUserIds: z.array(id).max(3, '最多选择3个其他负责人').default([]),
};
/** Checks that the head is not also listed as a further head. The form and the server share the rule, which concerns two fields. */
const managersDiffer = (d: { managerUserId: string | null; otherManagerUserIds: string[] }) => {
  const all = [d.managerUserId, ...d.otherManagerUserIds].filter(Boolean);
  return new Set(all).size === all.length;
};
const managerRule = { path: ['otherManagerUserIds'], error: '部门负责人和其他负责人不能重复' };

const edit = fields.extend({ type: z.literal([1, '1']).transform(() => 1 as const), id, version: version.optional() });
const remove = z.object({ type: z.literal([2, '2']).transform(() => 2 as const), id, companyId: id.optional() });

export const department = domain('department', {
  title: '部门',
  labels: { isShow: '显示', managerUserId: '负责人', orderNum: '排序', otherManagerUserIds: '其他负责人' },
  imports: { department: 'department:create' },
  exports: { department: 'book:read', member: 'book:read' },
  calls: {
    tree: query({
      path: '/portal/department/departmentBook',
      aliases: ['/portal/department/getCompanyWebDepartmentBook'],
      access: 'book:read',
      summary: 'Returns the department tree of a company, with a node for people without a department',
      input: bookInput,
      output: z.array(DepartmentNode),
    }),
    members: query({
      path: '/portal/department/getWebDepartmentUserInfo',
      aliases: ['/portal/company/getDepartmentUserInfo', '/portal/department/getDepartmentUserInfo'],
      access: 'book:read',
      summary: 'Lists the people of a department; type 1 direct members, 2 including the departments below',
      input: z.object({
        ...paging(),
        companyId: id.optional(),
        departmentId: nodeId.nullish(),
        keyword,
        type: z.literal([1, 2, '1', '2']).default(1).transform(Number),
        showAll: z.union([flag, z.boolean()]).optional(),
      }),
      output: pageOf(Member),
    }),
    people: query({
      path: '/portal/department/getDepartmentAllUserInfo',
      access: 'book:read',
      summary: 'Lists all people of a department and the departments below, for selectors',
      input: z.object({ ...paging(maxLightRows), companyId: id.optional(), departmentId: nodeId.nullish(), keyword }),
      output: pageOf(LightMember),
    }),
    detail: query({
      path: '/portal/department/findDetailById',
      method: 'GET',
      access: 'book:read',
      summary: 'Returns a department with its heads',
      input: z.object({ id, companyId: id.optional() }),
      output: z.object({
        id: z.string(),
        name: z.string(),
        parentId: z.string().nullable(),
        parentName: z.string().nullable(),
        companyId: z.string(),
        level: z.int(),
        orderNum: z.int(),
        isShow: bit,
        orgCode: z.string().nullable(),
        managerUserId: z.string().nullable(),
        managerName: z.string().nullable(),
        otherManagerUserIds: z.array(z.string()),
        otherManagerNames: z.array(z.string()),
        createdDate: z.string(),
        updatedDate: z.string().nullable(),
        version: z.int(),
      }),
      errors: [commonErrors.notFound],
    }),
    create: command({
      path: '/portal/department/addDepartment',
      title: '新增部门',
      access: 'department:create',
      summary: 'Adds a department below another one',
      input: fields,
      output: z.object({ id: z.string() }),
      errors: [departmentErrors.nameTaken, departmentErrors.tooDeep, commonErrors.notFound],
    }),
    change: command({
      path: '/portal/department/updateDepartment',
      title: '编辑或删除部门',
      access: { by: 'type', of: { 1: 'department:update', 2: 'department:delete' } },
      summary: 'Type 1 changes or moves a department, type 2 deletes it and everything below',
      input: z.discriminatedUnion('type', [edit, remove], '请选择编辑或删除'),
      output: emptyObject,
      errors: [
        departmentErrors.nameTaken,
        departmentErrors.parentIsBelow,
        departmentErrors.hasStaff,
        departmentErrors.rootStays,
        departmentErrors.tooDeep,
        commonErrors.stale,
        commonErrors.notFound,
      ],
    }),
    assign: command({
      path: '/portal/department/setStaffDepartment',
      title: '调整员工部门',
      access: 'staff:update',
      summary: 'Moves people into a department; -2 removes them from theirs',
      input: z.object({
        userIds: z.array(id).min(1, '请先选择用户').max(500, '一次最多移动500人'),
        departmentId: nodeId,
        companyId: id.optional(),
      }),
      output: z.object({ moved: z.int() }),
      errors: [departmentErrors.notStaff, departmentErrors.superLocked, commonErrors.notFound],
    }),
    setManagers: command({
      path: '/portal/department/updateDepartManager',
      title: '设置部门负责人',
      access: 'department:update',
      summary: 'Sets the head of a department and up to three further heads',
      input: z.object({ departmentId: id, companyId: id.optional(), ...managers }).refine(managersDiffer, managerRule),
      output: emptyObject,
      errors: [departmentErrors.notStaff, commonErrors.notFound],
    }),
  },
});
