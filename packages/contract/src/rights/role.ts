import { domain } from '../core.ts';
import { roleUserCalls } from './role/people.ts';
import { roleCalls } from './role/roles.ts';

export { type DataScope, dataScopes, fieldRules, guardedFields, RoleNode, RoleUser, roleErrors, roleId, roleTexts } from './role/model.ts';

export const role = domain('role', { ...roleCalls, ...roleUserCalls });
