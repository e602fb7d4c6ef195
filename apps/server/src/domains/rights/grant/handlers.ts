import type { RoleKind } from '@park/contract/access';
import { builtInRoles, type Permission } from '@park/contract/access';
import { commonErrors, type ErrorSpec, type Reply } from '@park/contract/core';
import { grantErrors as errors, grant, refTypes } from '@park/contract/rights/grant';
import { grantable, holdable, menuRows, narrowest, personIn } from '../../../access/index.ts';
import { type Context, fail } from '../../../context.ts';
import { implement } from '../../../http/mount.ts';
import * as queries from './queries.ts';
import { isOffered, isOfType, typeOf } from './rules.ts';
import { add, currentNodes, save, undo } from './save.ts';
import { grantTree } from './tree.ts';

const kinds: Record<number, { kind: RoleKind; read: 'role:read' | 'parkRole:read' | 'innerRole:read' }> = {
  [refTypes.company]: { kind: 'company', read: 'role:read' },
  [refTypes.park]: { kind: 'park', read: 'parkRole:read' },
  [refTypes.inner]: { kind: 'inner', read: 'innerRole:read' },
};
const sources = {
  company: '全部园区的统一设置',
  owner: '角色所属企业的设置',
  operator: '运营主体的设置',
  platform: '系统默认设置',
} as const;

type PersonSetInput = queries.SetInput & { userId?: string | undefined };
type ReadRule = { types: number[]; read: Permission; otherwise?: ErrorSpec };
async function readSet(context: Context, input: PersonSetInput, { types, read, otherwise = commonErrors.notFound }: ReadRule) {
  const set = (await queries.findRoleSet(context.db, context.actor, input)) ?? fail(commonErrors.notFound);
  if (!isOfType(set.kind, ...types)) fail(otherwise);
  return input.userId ? personSet(context, set, read, input.userId) : answerOf(context, set, currentNodes(context, set));
}

/** Returns the nodes that a person of the company has by all of their roles together, not only by this role. */
async function personSet(context: Context, set: queries.RoleSet, read: Permission, userId: string) {
  const { db, actor } = context;
  const where = { userId, companyId: set.companyId, parkId: actor.parkId };
  const person = (await personIn(db, actor, read, where)) ?? fail(commonErrors.notFound);
  return answerOf(context, set, [...person.rights.nodes]);
}

async function answerOf({ db }: Context, set: queries.RoleSet, codes: readonly string[]): Promise<Reply<typeof grant.portalSet>> {
  const apps = new Map((await menuRows(db)).map(({ code, appId }) => [code, appId]));
  const menuIds = codes.filter((code) => isOffered(code) && apps.has(code));
  return {
    roleId: set.kind === 'inner' && Object.hasOwn(builtInRoles, set.code) ? set.code : set.id,
    refType: typeOf(set.kind),
    version: set.version,
    menuIds,
    appIds: menuIds.map((menuId) => ({ menuId, appId: apps.get(menuId) ?? null })),
    inheritedFrom: set.inheritedFrom && sources[set.inheritedFrom],
  };
}

export const grantModule = implement(grant, {
  async tree({ db, actor }, { refType, roleId, companyId = actor.companyId, menusPlatform = 1, server = 'portal' }) {
    if (String(menusPlatform) !== '1' || server !== 'portal') return [];
    const { kind, read } = kinds[refType] ?? fail(commonErrors.invalidInput, { refType: '权限类型不正确' });
    const role = roleId ? ((await queries.kindOf(db, roleId)) ?? fail(commonErrors.notFound)) : { kind, traits: narrowest };
    const target = { ...role, isOwnCompany: companyId === actor.companyId };
    const may = grantable(actor, target);
    // an actor who may not read roles sees only nodes that they may grant
    const shown = actor.may(read) ? holdable(actor, target) : may;
    return grantTree(await menuRows(db), new Set([...shown].filter(isOffered)), may);
  },

  parkSet: (context, input) => readSet(context, input, { types: [refTypes.park], read: 'parkRole:read' }),

  // the console's page of built-in roles uses this call too, so it accepts company roles and built-in roles
  companySet: (context, input) => readSet(context, input, { types: [refTypes.company, refTypes.inner], read: 'role:read' }),

  portalSet: (context, { refType, ...input }) =>
    readSet(context, input, { types: [refType], read: kinds[refType]?.read ?? 'role:read', otherwise: errors.wrongKind }),

  savePark: (context, input) => save(context, refTypes.park, input),

  addPark: (context, input) => add(context, refTypes.park, input),

  saveCompany: (context, input) => save(context, refTypes.company, input),

  savePortal: (context, { refType, ...input }) => save(context, refType, input),

  undo: (context, { refType, ...input }) => undo(context, refType, input),

  async history({ db, actor }, { refType, roleId, companyId, ...paging }) {
    const set = (await queries.findRoleSet(db, actor, { roleId, companyId, isEveryPark: 0 })) ?? fail(commonErrors.notFound);
    if (!isOfType(set.kind, refType)) fail(commonErrors.notFound);
    return queries.history(db, actor, set, paging);
  },
});
