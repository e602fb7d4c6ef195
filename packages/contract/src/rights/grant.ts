import { z } from 'zod';
import { command, commonErrors, defineErrors, domain, query } from '../core.ts';
import { flag, id, integer, pageOf, paging, version } from '../fields.ts';
import { roleErrors, roleId } from './role.ts';

/**
 * Kinds of roles, as numbers in the API. Attributes and packages are stored like roles but have no number, because these calls do not
 * handle them.
 */
export const refTypes = { company: 1, park: 2, inner: 6 } as const;

export const grantErrors = defineErrors({
  beyond: { code: '403', status: 403, message: '不能授予或收回自己无权授予的菜单' },
  unknownNode: { code: '400', status: 400, message: '菜单或应用不存在' },
  wrongKind: { code: '400', status: 400, message: '角色类型与权限类型不一致' },
  nothingToUndo: { code: '409', status: 409, message: '没有可以撤销的权限变更' },
  changedSince: { code: '409', status: 409, message: '该角色的权限在此之后又有变更，不能撤销' },
});

export type GrantNode = {
  menuId: string;
  name: string;
  type: 'menu' | 'btn';
  appId: string | null;
  /** Whether the actor may grant and revoke this node. Other nodes are only shown. */
  isGrantable: boolean;
  children: GrantNode[];
};
export const GrantNode: z.ZodType<GrantNode> = z.object({
  menuId: z.string(),
  name: z.string(),
  type: z.enum(['menu', 'btn']),
  appId: z.string().nullable(),
  isGrantable: z.boolean(),
  get children() {
    return z.array(GrantNode);
  },
});

const ref = z.object({ menuId: z.string().max(60), appId: z.string().max(60).nullish() });
export const GrantChange = z.object({
  added: z.array(z.object({ menuId: z.string(), name: z.string() })),
  removed: z.array(z.object({ menuId: z.string(), name: z.string() })),
  /** Number of people who hold the role in the parks or company to which the set of menus applies. */
  affected: z.int(),
  version: z.int(),
  isDryRun: z.boolean(),
});
export type GrantChange = z.infer<typeof GrantChange>;
const grantSet = {
  companyId: id.optional(),
  /** The complete set of granted menus: ids of menus and buttons; below, pairs of menu and application as in the spec. */
  menuIds: z.array(z.string().max(60)).max(3000).optional(),
  appIds: z.array(ref).max(3000).optional(),
  /** Whether the set of menus applies to every park for which no other set is saved. */
  isEveryPark: flag.default(0),
  isDryRun: flag.default(0),
  /** The version of the set as the user read it, null if none was saved here; absent: the present set is replaced, whatever its version. */
  version: version.nullish(),
};
const hasMenus = (input: { menuIds?: unknown; appIds?: unknown }) => input.menuIds !== undefined || input.appIds !== undefined;
const menusRule = { path: ['menuIds'], error: '请选择菜单' };
const saveErrors = [
  grantErrors.beyond,
  grantErrors.unknownNode,
  grantErrors.wrongKind,
  roleErrors.heldByOneself,
  commonErrors.stale,
  commonErrors.notFound,
] as const;
const grantTarget = { roleId, companyId: id.optional(), userId: id.optional(), isEveryPark: flag.default(0) };
const GrantSet = z.object({
  roleId: z.string(),
  refType: z.int(),
  /** Version of the saved set. Null if none is saved for this park or company, so that an inherited set applies. */
  version: z.int().nullable(),
  menuIds: z.array(z.string()),
  appIds: z.array(z.object({ menuId: z.string(), appId: z.string().nullable() })),
  inheritedFrom: z.string().nullable(),
});

export const grant = domain('grant', {
  title: '授权',
  labels: { appIds: '应用', isEveryPark: '适用于全部园区', refType: '权限类型', roleId: '角色编号' },
  calls: {
    tree: query({
      path: '/portal/menu/getMenuTreebyParkId',
      aliases: ['/portal/menu/getResourceTreeByParkId', '/portal/menu/getResourceTreeByParkIdAndServer'],
      method: 'GET',
      access: 'signed-in',
      summary: 'Returns the menus the actor may grant, without those of the platform',
      input: z.object({
        refType: integer('权限类型不正确', { min: 1, max: 6 }).default(1),
        /** The role whose menus are edited, and its company. Without it, roles of type `refType` in the actor's company are meant. */
        roleId: roleId.optional(),
        companyId: id.optional(),
        /** The menus of this product are those of platform 1 and of the portal server. Any other choice answers an empty tree. */
        menusPlatform: z.union([z.string().max(10), z.number()]).optional(),
        server: z.string().max(20).optional(),
      }),
      output: z.array(GrantNode),
      errors: [commonErrors.notFound],
    }),
    parkSet: query({
      path: '/portal/role/getRoleMenusByCompanyId',
      aliases: ['/portal/menu/getMenusByRole'],
      access: 'parkRole:read',
      summary: 'Returns the menus of a park role; with a person, the menus this person actually gets',
      input: z.object(grantTarget),
      output: GrantSet,
      errors: [commonErrors.notFound],
    }),
    companySet: query({
      path: '/portal/role/bus/queryBusRoleMenus',
      access: 'role:read',
      summary: 'Returns the menus of a company role',
      input: z.object(grantTarget),
      output: GrantSet,
      errors: [commonErrors.notFound],
    }),
    portalSet: query({
      path: '/portal/serverRole/listPortalAuthByRoleId',
      aliases: ['/portal/serverRole/listPortalAuthByRoleIdV2'],
      access: { by: 'refType', of: { 6: 'innerRole:read', 1: 'role:read', 2: 'parkRole:read' } },
      summary: 'Returns the menus of a role of the kind in refType',
      input: z.object({ ...grantTarget, refType: integer('权限类型不正确', { min: 1, max: 6 }).default(6) }),
      output: GrantSet,
      errors: [commonErrors.notFound, grantErrors.wrongKind],
    }),
    savePark: command({
      path: '/portal/role/setRoleMenus',
      title: '设置园区角色权限',
      access: 'parkRole:grant',
      summary: 'Sets all menus of a park role; a dry run only returns the changes',
      input: z.object({ roleId, ...grantSet }).refine(hasMenus, menusRule),
      output: GrantChange,
      errors: saveErrors,
      affects: ['*'],
    }),
    addPark: command({
      path: '/portal/role/addRoleMenus',
      aliases: ['/portal/role/addRoleMenusByCompanyId'],
      title: '增加园区角色权限',
      access: 'parkRole:grant',
      summary: 'Adds menus to those of a park role and takes none away; a dry run only returns the changes',
      input: z.object({ roleId, ...grantSet }).refine(hasMenus, menusRule),
      output: GrantChange,
      errors: saveErrors,
      affects: ['*'],
    }),
    saveCompany: command({
      path: '/portal/role/bus/updateBusRoleMenus',
      title: '设置企业角色权限',
      access: 'role:grant',
      summary: 'Sets all menus of a company role',
      input: z.object({ roleId, ...grantSet }).refine(hasMenus, menusRule),
      output: GrantChange,
      errors: saveErrors,
      affects: ['*'],
    }),
    savePortal: command({
      path: '/portal/serverRole/updatePortalAuthByAppId',
      aliases: ['/portal/serverRole/updatePortalAuthByAppIdV2'],
      title: '设置角色权限',
      access: { by: 'refType', of: { 6: 'innerRole:grant', 1: 'role:grant', 2: 'parkRole:grant' } },
      summary: 'Sets all menus of a role of the kind in refType',
      input: z
        .object({ roleId, refType: integer('权限类型不正确', { min: 1, max: 6 }).default(6), ...grantSet })
        .refine(hasMenus, menusRule),
      output: GrantChange,
      errors: saveErrors,
      affects: ['*'],
    }),
    undo: command({
      path: '/portal/role/undoGrant',
      title: '撤销权限变更',
      access: { by: 'refType', of: { 6: 'innerRole:grant', 1: 'role:grant', 2: 'parkRole:grant' } },
      summary: 'Undoes the last change of a role’s menus, recorded as a further change',
      input: z.object({
        refType: integer('权限类型不正确', { min: 1, max: 6 }).default(6),
        roleId,
        companyId: id.optional(),
        isEveryPark: flag.default(0),
        isDryRun: flag.default(0),
      }),
      output: GrantChange,
      errors: [grantErrors.nothingToUndo, grantErrors.changedSince, ...saveErrors],
      affects: ['*'],
    }),
    history: query({
      path: '/portal/role/grantHistory',
      access: { by: 'refType', of: { 6: 'innerRole:read', 1: 'role:read', 2: 'parkRole:read' } },
      summary: 'Lists the changes of a role’s menus, the latest first',
      input: z.object({ ...paging(), refType: integer('权限类型不正确', { min: 1, max: 6 }).default(6), roleId, companyId: id.optional() }),
      output: pageOf(
        z.object({
          id: z.string(),
          byName: z.string().nullable(),
          addedNum: z.int(),
          removedNum: z.int(),
          createdDate: z.string(),
          isUndo: z.boolean(),
        }),
      ),
    }),
  },
});
