import type { GrantNode } from '@park/contract/rights/grant';
import type { RoleNode, RoleUser } from '@park/contract/rights/role';
import { idOf } from './people.ts';

export const roleOf = (roleName: string, values: Partial<RoleNode> = {}): RoleNode => ({
  id: idOf(roleName),
  roleName,
  name: roleName,
  roleGroupName: null,
  roleCode: `code-${roleName}`,
  parentId: null,
  isRoleGroup: 0,
  sortNum: 100,
  remark: null,
  isBuiltIn: false,
  userNum: 2,
  dataScope: 'all',
  scopeDepartmentIds: [],
  fieldPolicy: {},
  companyId: 'c-own',
  delFlag: 0,
  source: 'custom',
  status: '1',
  version: 1,
  children: [],
  ...values,
});
export const groupOf = (roleName: string, ...children: RoleNode[]): RoleNode =>
  roleOf(roleName, { isRoleGroup: 1, userNum: 0, children: children.map((child) => ({ ...child, parentId: idOf(roleName) })) });

export const holderOf = (userName: string, values: Partial<RoleUser> = {}): RoleUser => ({
  userId: idOf(userName),
  userName,
  phone: '138****0001',
  companyId: idOf('云启物业'),
  companyName: '云启物业',
  departmentName: '工程部',
  sortNum: 100,
  implicitBy: null,
  validFrom: null,
  validTo: null,
  reason: null,
  ...values,
});

export const menuOf = (menuId: string, name: string, values: Partial<GrantNode> = {}): GrantNode => ({
  menuId,
  name,
  type: menuId.includes(':') ? 'btn' : 'menu',
  appId: null,
  isGrantable: true,
  children: [],
  ...values,
});
/** Builds 本单位 > 组织架构 with two pages, of which one has buttons, and a page that the user may not grant. */
export const menuTree = (): GrantNode[] => [
  menuOf('M1', '本单位', {
    children: [
      menuOf('M11', '组织架构', {
        children: [
          menuOf('M111', '员工', { children: [menuOf('M111:add', '新增员工'), menuOf('M111:edit', '编辑人员')] }),
          menuOf('M112', '角色管理'),
        ],
      }),
      menuOf('M12', '资金账户', { isGrantable: false, children: [menuOf('M121', '钱包余额', { isGrantable: false })] }),
    ],
  }),
];
