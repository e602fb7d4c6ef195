import { commonErrors, type Received } from '@park/contract/core';
import { grantErrors as errors, type GrantChange, type grant } from '@park/contract/rights/grant';
import { roleErrors } from '@park/contract/rights/role';
import { grantable, holdable, menuRows } from '../../../access/index.ts';
import { type Context, fail, must } from '../../../context.ts';
import * as queries from './queries.ts';
import { applied, difference, isOfType, type SetType } from './rules.ts';

type SaveInput = Received<typeof grant.savePark>;
type Menus = Awaited<ReturnType<typeof menuRows>>;
/** At most so many people are notified at once that their rights have changed. The others get the new rights at their next call. */
const maxRecipients = 500;

/** Returns the node set of a role if the actor may change it; fails otherwise. */
async function findDecidable({ db, actor }: Context, refType: SetType, input: queries.SetInput & { isDryRun: 0 | 1 }) {
  if (!input.isDryRun) await queries.lockRole(db, input.roleId);
  const set = (await queries.findRoleSet(db, actor, input)) ?? fail(commonErrors.notFound);
  if (!isOfType(set.kind, refType)) fail(errors.wrongKind);
  if (set.isHeld) fail(roleErrors.heldByOneself);
  // a set for every park also applies in parks where the actor has no rights, so only a super administrator may change it
  if (input.isEveryPark && actor.level !== 3) fail(commonErrors.forbidden);
  return set;
}

/**
 * Returns the nodes the role has now. If no set is saved or inherited, the role of super administrators has all nodes, and an attribute
 * allows all nodes.
 */
export function currentNodes({ actor }: Context, { code, kind, companyId, version, inheritedFrom, nodes }: queries.RoleSet): string[] {
  const isUndecided = version === null && inheritedFrom === null;
  const isWhole = isUndecided && (kind === 'attribute' || (code === 'companySuperAdmin' && kind === 'inner'));
  return isWhole ? [...holdable(actor, { kind, isOwnCompany: companyId === actor.companyId })] : nodes;
}

const grantableNodes = ({ actor }: Context, set: queries.RoleSet) =>
  grantable(actor, { ...set, isOwnCompany: set.companyId === actor.companyId });

/** Saves the node set of a role. All calls that save nodes use this function, so that the same checks apply to all of them. */
export async function save(context: Context, refType: SetType, input: SaveInput): Promise<GrantChange> {
  const set = await findDecidable(context, refType, input);
  if (input.version !== undefined && input.version !== set.version) fail(commonErrors.stale);
  const menus = await menuRows(context.db);
  const { isOutsideGrantable, ...change } = difference(
    currentNodes(context, set),
    selectedCodes(input, menus),
    grantableNodes(context, set),
  );
  if (isOutsideGrantable) fail(errors.beyond);
  const isSame = set.version !== null && change.added.length + change.removed.length === 0;
  const isDryRun = input.isDryRun === 1;
  return { ...(await finish(context, set, menus, { ...change, isUndo: false }, isDryRun || isSame, queries.writeSet)), isDryRun };
}

/** Adds nodes to the node set of a role. A request without a version adds them to the present set, whatever its version is. */
export async function add(context: Context, refType: SetType, input: SaveInput): Promise<GrantChange> {
  const set = await findDecidable(context, refType, input);
  const menus = await menuRows(context.db);
  const known = new Set(menus.map(({ code }) => code));
  const menuIds = [...currentNodes(context, set).filter((code) => known.has(code)), ...selectedCodes(input, menus)];
  const version = input.version === undefined ? (set.version ?? undefined) : input.version;
  return save(context, refType, { ...input, appIds: undefined, menuIds, version });
}

/**
 * Undoes the last change of a node set by saving a new change that reverses it. Fails when the role was changed since, for this or another
 * company or park, or when the actor could not make the reversing change directly.
 */
export async function undo(context: Context, refType: number, input: queries.SetInput & { isDryRun: 0 | 1 }): Promise<GrantChange> {
  const set = await findDecidable(context, refType, input);
  const last = await queries.lastChange(context.db, set);
  if (!last || last.isUndo) return fail(errors.nothingToUndo);
  if (!last.isLatest || set.version !== last.version) fail(errors.changedSince);
  const may = grantableNodes(context, set);
  if (![...last.added, ...last.removed].every((code) => may.has(code))) fail(errors.beyond);
  const menus = await menuRows(context.db);
  const nodes = applied(currentNodes(context, set), last.removed, last.added);
  const change = { added: last.removed, removed: last.added, nodes, isUndo: true };
  return finish(context, set, menus, change, input.isDryRun === 1, last.wasDecided ? queries.writeSet : queries.deleteSet);
}

async function finish(
  { db, actor, live }: Context,
  set: queries.RoleSet,
  menus: Menus,
  change: queries.SetChange,
  isDryRun: boolean,
  write: typeof queries.writeSet,
): Promise<GrantChange> {
  const people = await queries.holders(db, actor, set, maxRecipients);
  const names = new Map(menus.map(({ code, name }) => [code, name]));
  const named = (codes: readonly string[]) => codes.map((menuId) => ({ menuId, name: names.get(menuId) ?? menuId }));
  if (!isDryRun) {
    must(await write(db, actor, set, change), commonErrors.stale);
    if (people.total) await live(people.some, 'rights');
  }
  const version = isDryRun ? (set.version ?? 0) : set.lastVersion + 1;
  return { added: named(change.added), removed: named(change.removed), affected: people.total, version, isDryRun };
}

/**
 * Returns every node named in the request, alone or paired with its application; fails when a node is unknown or the pair does not match.
 */
function selectedCodes({ menuIds, appIds }: SaveInput, menus: Menus): string[] {
  const apps = new Map(menus.map(({ code, appId }) => [code, appId]));
  for (const { menuId, appId } of appIds ?? []) if (appId && apps.get(menuId) !== appId) fail(errors.unknownNode);
  const codes = [...(menuIds ?? []), ...(appIds ?? []).map(({ menuId }) => menuId)];
  if (!codes.every((code) => apps.has(code))) fail(errors.unknownNode);
  return codes;
}
