import type { Permission } from '@park/contract/access';
import { refTypes } from '@park/contract/rights/grant';
import { type RoleNode, role } from '@park/contract/rights/role';
import { send } from '../../../kit/api/send.ts';

/** Fields that only programs written against the documents read. */
type Documented = 'name' | 'roleGroupName' | 'delFlag' | 'source' | 'status';
/** A role in the tree. The holders of an implicit role follow from their position and cannot be set. */
export type Role = Omit<RoleNode, 'children' | 'userNum' | Documented> & { userNum?: number; isImplicit: boolean; children: Role[] };

export type Family = {
  name: 'park' | 'assist' | 'company' | 'inner';
  refType: (typeof refTypes)[keyof typeof refTypes];
  /** The right that each action requires. */
  rights: { edit: Permission; assign: Permission; grant: Permission; grants: Permission };
  load: (companyId: string | undefined, signal: AbortSignal) => Promise<Role[]>;
};

const toRole = (node: RoleNode): Role => ({ ...node, isImplicit: false, children: node.children.map(toRole) });
const parkRights = { edit: 'parkRole:update', assign: 'parkRole:assign', grant: 'parkRole:grant', grants: 'parkRole:read' } as const;
const parkFamily = (kind: 'park' | 'assist'): Family => ({
  name: kind,
  refType: refTypes.park,
  rights: parkRights,
  load: async (_, signal) => (await send(role.parkTree, { kind }, signal)).map(toRole),
});

/** The families of roles, which share one page. */
export const families = {
  park: parkFamily('park'),
  assist: parkFamily('assist'),
  company: {
    name: 'company',
    refType: refTypes.company,
    rights: { edit: 'role:update', assign: 'role:assign', grant: 'role:grant', grants: 'role:read' },
    load: async (companyId, signal) => (await send(role.companyTree, { companyId }, signal)).map(toRole),
  },
  inner: {
    name: 'inner',
    refType: refTypes.inner,
    rights: { edit: 'innerRole:update', assign: 'role:assign', grant: 'innerRole:grant', grants: 'innerRole:read' },
    load: async (_, signal) => (await send(role.inner, {}, signal)).map(innerRole),
  },
} as const satisfies Record<Family['name'], Family>;

type Inner = Awaited<ReturnType<typeof send<typeof role.inner>>>[number];
const innerRole = ({ id, name, remark, isBuiltIn, isImplicit, version }: Inner): Role => ({
  id,
  roleName: name,
  roleCode: id,
  parentId: null,
  isRoleGroup: 0,
  sortNum: 100,
  remark,
  isBuiltIn,
  isImplicit,
  dataScope: 'all',
  scopeDepartmentIds: [],
  fieldPolicy: {},
  companyId: '',
  version,
  children: [],
});

export function find(roles: readonly Role[], id: string | null | undefined): Role | undefined {
  for (const one of roles) {
    const found = one.id === id ? one : find(one.children, id);
    if (found) return found;
  }
}

/** Returns the siblings of a role: the roles of its group, or of the top level. */
export const siblings = (roles: readonly Role[], of: Role): readonly Role[] => find(roles, of.parentId)?.children ?? roles;

/** Returns the first role that is no group, in the order of the tree. */
export const firstRole = (roles: readonly Role[]): Role | undefined =>
  roles.flatMap((role) => (role.isRoleGroup ? role.children : [role])).find(({ isRoleGroup }) => isRoleGroup === 0);
