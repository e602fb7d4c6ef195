import { builtInRoles, type Permission } from '@park/contract/access';
import { commonErrors } from '@park/contract/core';
import { type DataScope, roleErrors as errors, role, roleTexts } from '@park/contract/rights/role';
import { grantable, mayMake, type RoleKind, type Traits } from '../../../access/index.ts';
import { type Actor, type Context, companyOf, fail, must, mustBeCurrent, onConstraint } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { implement } from '../../../http/mount.ts';
import type { Secrets } from '../../../secret.ts';
import { mustMayChange, mustMayHandOn } from './people/giving.ts';
import { peopleHandlers } from './people/handlers.ts';
import * as roles from './queries.ts';
import { buildTree } from './rules.ts';

const explain = onConstraint({ role_name: errors.nameTaken, role_in_group: commonErrors.notFound });
const explainRemoval = onConstraint({ role_in_group: errors.groupHasRoles });

const ofPark = ['park', 'assist'] as const;
const ofCompany = ['company'] as const;
/** The kinds of roles that a request is about, by its `refType`. */
const families: Readonly<Record<number, readonly RoleKind[]>> = { 1: ofCompany, 2: ofPark };
const shipped = Object.keys(builtInRoles);
const requireCustom = (id: string) => (shipped.includes(id) ? fail(errors.builtIn) : id);
/** Refuses the name of a shipped role, so that a role added by the space is not mistaken for it. */
const innerName = (name: string) => (Object.values<string>(builtInRoles).includes(name) ? fail(errors.nameTaken) : name);

type Scope = { dataScope?: DataScope | undefined; scopeDepartmentIds?: readonly string[] | undefined };
/** Returns the data scope and field policy that a role has after an edit. A field that the edit leaves out keeps its value. */
const traitsFrom = ({ dataScope, scopeDepartmentIds, fieldPolicy }: Scope & Pick<roles.Edit, 'fieldPolicy'>, before: Traits): Traits => ({
  scope: dataScope ?? before.scope,
  departmentIds: dataScope ? (scopeDepartmentIds ?? []) : before.departmentIds,
  fields: fieldPolicy ?? before.fields,
});
const farthest: Traits = { scope: 'all', departmentIds: [], fields: {} };
type RoleInput = { kind: RoleKind; companyId: string; traits: Traits };
/** Fails when the actor may not make a role with this data scope and field policy in its company. */
function requireMayMake(actor: Actor, permission: Permission, { kind, companyId, traits }: RoleInput): void {
  if (!mayMake(actor, { kind, isOwnCompany: companyId === actor.companyId, traits }, permission)) fail(errors.notYours);
}

/** Saves the departments of the data scope 'custom', and removes them for every other scope. */
async function saveDepartments(db: Db, found: Pick<roles.Found, 'id' | 'kind' | 'companyId'>, { dataScope, scopeDepartmentIds }: Scope) {
  const ids = dataScope === 'custom' ? [...new Set(scopeDepartmentIds)] : [];
  if ((await roles.setDepartments(db, found, ids)) !== ids.length) fail(commonErrors.notFound);
}

type NewRole = roles.Fields & Scope & { kind: RoleKind; companyId: string; parkId: string | null; permission: Permission };
async function add(context: Context, { permission, scopeDepartmentIds, ...fields }: NewRole): Promise<{ id: string }> {
  const { db, actor, make } = context;
  // a built-in role is held by people of other companies, and a group of roles gives nobody a right: neither can exceed the actor's rights
  if (fields.kind !== 'inner' && !fields.isGroup)
    requireMayMake(actor, permission, { ...fields, traits: traitsFrom({ ...fields, scopeDepartmentIds }, farthest) });
  const { parentId = null, isGroup = false, dataScope = 'all', fieldPolicy = {}, remark = null, ...others } = fields;
  const values = { ...others, parentId, isGroup, dataScope, fieldPolicy: JSON.stringify(fieldPolicy), remark, by: actor.userId };
  if (dataScope !== 'custom') return make(roles.insertion, values).catch(explain);
  const { id } = (await roles.insert(db, values).catch(explain)) ?? fail(commonErrors.notFound);
  await saveDepartments(db, { id, ...fields }, { dataScope, scopeDepartmentIds });
  return { id };
}

type Which = { id: string; kinds: readonly RoleKind[]; isGroup?: boolean | undefined; companyId?: string | undefined };
/**
 * Returns and locks a role that the actor may change. Fails if the actor does not see the role or holds it. A role that applies in every
 * park may be changed only by a super administrator.
 */
async function lockEditable({ db, actor }: Context, { isGroup, ...which }: Which): Promise<roles.Found> {
  const found = await roles.lock(db, which);
  if (!found || (isGroup !== undefined && found.isGroup !== isGroup)) return fail(commonErrors.notFound);
  if (found.isHeld) fail(errors.heldByOneself);
  const isOfPark = found.kind === 'park' || found.kind === 'assist';
  if (isOfPark && found.parkId === null && actor.level < 3) fail(errors.everyPark);
  return found;
}

type RoleChange = roles.Edit & Scope & { version?: number | undefined };
async function change({ db, actor }: Context, found: roles.Found, { version, ...edit }: RoleChange, permission: Permission): Promise<void> {
  mustBeCurrent(found, version);
  if (found.isGroup && edit.parentId) fail(commonErrors.invalidInput, { parentId: roleTexts.groupInGroup });
  if (!found.isGroup) await mustMayChange(db, actor, found, traitsFrom(edit, found.traits), permission);
  must(await roles.update(db, found.id, edit, actor.userId).catch(explain));
  if (edit.dataScope) await saveDepartments(db, found, edit);
}

/** Deletes a role. This takes the role from every holder, so the actor must have all of its rights. */
async function remove({ db, actor }: Context, found: roles.Found): Promise<void> {
  if (!found.isGroup) await mustMayHandOn(db, actor, [found], [found.companyId]);
  must(await roles.remove(db, found.id, actor.userId).catch(explainRemoval));
}

async function treeOf(db: Db, companyId: string, kind: RoleKind) {
  return (await roles.treeRows(db, companyId, kind)) ?? fail(commonErrors.notFound);
}

export const roleModule = (secrets: Pick<Secrets, 'phoneHash' | 'openPhone'>) =>
  implement(role, {
    parkTree: async ({ db, actor }, { kind }) => buildTree(await treeOf(db, actor.companyId, kind)),

    async parkGroups({ db, actor }, { kind }) {
      const rows = await treeOf(db, actor.companyId, kind);
      return rows.filter(({ isRoleGroup }) => isRoleGroup === 1).map(({ roleName, ...row }) => ({ ...row, roleGroupName: roleName }));
    },

    addParkRole: (context, { roleName: name, ...input }) => add(context, { ...input, name, ...ofThisPark(context.actor) }),

    async changeParkRole(context, { id, roleName: name, ...input }) {
      await change(context, await lockEditable(context, { id, kinds: ofPark, isGroup: false }), { ...input, name }, 'parkRole:update');
      return {};
    },

    async removeParkRole(context, { id }) {
      await remove(context, await lockEditable(context, { id, kinds: ofPark, isGroup: false }));
      return {};
    },

    addParkGroup: (context, { roleGroupName: name, ...input }) =>
      add(context, { ...input, name, isGroup: true, ...ofThisPark(context.actor) }),

    async changeParkGroup(context, { id, roleGroupName: name, ...input }) {
      await change(context, await lockEditable(context, { id, kinds: ofPark, isGroup: true }), { ...input, name }, 'parkRole:update');
      return {};
    },

    async removeParkGroup(context, { id }) {
      await remove(context, await lockEditable(context, { id, kinds: ofPark, isGroup: true }));
      return {};
    },

    companyTree: async (context, input) => buildTree(await treeOf(context.db, companyOf(context, input), 'company')),

    addCompanyRole: (context, { companyId, roleName: name, isRoleGroup, ...input }) =>
      add(context, {
        ...input,
        name,
        isGroup: isRoleGroup === 1,
        kind: 'company',
        companyId: companyOf(context, { companyId }),
        parkId: null,
        permission: 'role:update',
      }),

    async changeCompanyRole(context, { id, companyId, delFlag, roleName: name, isRoleGroup, ...input }) {
      const isGroup = isRoleGroup === undefined ? undefined : isRoleGroup === 1;
      const found = await lockEditable(context, { id, kinds: ofCompany, isGroup, companyId: companyOf(context, { companyId }) });
      if (delFlag) await remove(context, found);
      else await change(context, found, { ...input, name }, 'role:update');
      return {};
    },

    async custom(context, input) {
      const rows = await treeOf(context.db, companyOf(context, input), 'company');
      return rows
        .filter(({ isRoleGroup }) => isRoleGroup === 0)
        .map(({ id, roleName, companyId }) => ({ id, roleName, companyId, roleCompanyId: `${id}/${companyId}` }));
    },

    inner: ({ db }) => roles.innerRoles(db, shipped),

    addInner(context, { name, ...input }) {
      const owner = { kind: 'inner', companyId: context.actor.companyId, parkId: null, permission: 'innerRole:update' } as const;
      return add(context, { ...input, name: innerName(name), ...owner });
    },

    async changeInner(context, { id, name, ...input }) {
      const found = await lockEditable(context, { id: requireCustom(id), kinds: ['inner'] });
      await change(context, found, { ...input, name: innerName(name) }, 'innerRole:update');
      return {};
    },

    async removeInner(context, { id }) {
      const found = await lockEditable(context, { id: requireCustom(id), kinds: ['inner'] });
      must(await roles.remove(context.db, found.id, context.actor.userId));
      return {};
    },

    async clone({ db, actor }, { refType, id, roleName }) {
      const found = await roles.lock(db, { id, kinds: families[refType] ?? [] });
      if (!found || found.isGroup) return fail(commonErrors.notFound);
      requireMayMake(actor, refType === 2 ? 'parkRole:update' : 'role:update', found);
      const parkId = refType === 2 ? actor.parkId : null;
      const copied = (await roles.copy(db, { id, parkId }, roleName, actor.userId).catch(explain)) ?? fail(commonErrors.notFound);
      const nodes = [...grantable(actor, { ...found, isOwnCompany: found.companyId === actor.companyId })];
      await roles.copyHoldings(db, id, copied.id, nodes, actor.userId);
      return copied;
    },

    async sort({ db, actor }, { refType, ids }) {
      const uniqueIds = [...new Set(ids)];
      const done = await roles.rank(db, uniqueIds, families[refType] ?? [], actor.userId);
      if (Number(done.numAffectedRows) !== uniqueIds.length) fail(commonErrors.notFound);
      return {};
    },

    ...peopleHandlers(secrets),
  });

/** Returns the owner of a role that an operator adds: the role belongs to the operator's current park. */
const ofThisPark = ({ companyId, parkId }: Actor) => ({ companyId, parkId, permission: 'parkRole:update' as const });
