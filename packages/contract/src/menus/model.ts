/** Every right a call may ask for. A node of the menus must grant each of them. */
export const permissions = [
  'book:read',
  'department:create',
  'department:update',
  'department:delete',
  'staff:create',
  'staff:update',
  'staff:remove',
  'staff:admin',
  'staff:handover',
  'extend:update',
  'role:read',
  'role:update',
  'role:assign',
  'role:grant',
  'parkRole:read',
  'parkRole:update',
  'parkRole:assign',
  'parkRole:grant',
  'innerRole:read',
  'innerRole:update',
  'innerRole:grant',
  'menu:read',
  'menu:update',
  'menu:switch',
  'authorisation:read',
  'authorisation:assign',
  'permission:explain',
  'run:read',
  'company:read',
  'company:create',
  'company:complete',
  'company:update',
  'group:read',
  'group:update',
  'attribute:read',
  'attribute:update',
  'attribute:grant',
  'temporary:read',
  'temporary:update',
  'temporary:config',
  'company:remove',
  'company:admin',
  'estate:read',
  'estate:update',
  'room:read',
  'room:create',
  'room:update',
  'room:delete',
  'room:price',
  'room:claim',
  'room:split',
  'parkUser:read',
  'parkAdmin:read',
  'parkAdmin:assign',
  'account:read',
  'account:update',
  'audit:read',
  'outbox:read',
  'outbox:update',
  'config:read',
  'config:update',
  'space:read',
  'space:update',
  'park:update',
  'flow:read',
  'flow:update',
  'process:read',
  'process:handle',
  'backup:read',
  'backup:update',
] as const;
export type Permission = (typeof permissions)[number];

/** P platform, O operating body, A assisting organisation, C administrator of a settled company, M its members. */
export type Side = 'P' | 'O' | 'A' | 'C' | 'M';
/** How far a right goes: the own company, every company of the park, or the platform's own rows. */
export type Reach = 'own' | 'park' | 'platform';
export type Button = { name: string; sides: string; grants: readonly Permission[]; superOnly?: boolean };
export type Page = {
  code: string;
  name: string;
  route: string;
  /** Without it the page shows 暂未开放, is in no menu and its route is not listed. */
  built?: boolean;
  sides?: string;
  grants?: readonly Permission[];
  btn?: Readonly<Record<string, Button>>;
};
export type Group = { code: string; name: string; icon: string; sides: string; reach?: 'own'; superOnly?: boolean; pages: readonly Page[] };
export type Tab = { code: string; name: string; icon: string; groups: readonly Group[]; subLevel?: 1 };

/** A button of a page, for the sides that may be given it. */
export const button = (name: string, sides: string, ...grants: Permission[]): Button => ({ name, sides, grants });
