import { builtInRoles } from '../access.ts';
import { domain } from '../core.ts';
import { dataScopes, roleFamilies } from './role/model.ts';
import { roleUserCalls } from './role/people.ts';
import { roleCalls } from './role/roles.ts';

export { type DataScope, dataScopes, fieldRules, guardedFields, RoleNode, RoleUser, roleErrors, roleId, roleTexts } from './role/model.ts';

export const role = domain('role', {
  title: '角色',
  labels: {
    busInnerRoleId: '通用角色',
    dataScope: '数据范围',
    delFlag: '删除',
    fieldPolicy: '字段权限',
    isRoleGroup: '角色组',
    refType: '权限类型',
    roleGroupName: '角色组名称',
    roleId: '角色编号',
    roleIds: '角色',
    roleName: '角色名称',
    scopeDepartmentIds: '可见部门',
    sortNum: '排序',
    userIdList: '人员',
  },
  values: { busInnerRoleId: builtInRoles, dataScope: dataScopes, id: builtInRoles, kind: roleFamilies },
  exports: { parkRoleUser: 'parkRole:read', companyRoleUser: 'role:read' },
  calls: { ...roleCalls, ...roleUserCalls },
});
