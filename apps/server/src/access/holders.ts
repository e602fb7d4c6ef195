import { nodes, type Permission } from '@park/contract/access';
import type { Db } from '../db/database.ts';
import type { Scoped } from '../db/within.ts';
import type { Granter, Traits } from './granting.ts';
import { outsiders } from './queries.ts';
import type { Scope } from './rules.ts';

type Giver = Scoped & Granter;
type Role = { nodes: readonly string[]; traits: Traits };
const permissionsByNode = new Map(nodes.map(({ code, grants }) => [code, grants]));
const isOfDepartment = (scope: Scope | undefined) => scope === 'dept' || scope === 'dept_tree';

/**
 * Tells whether a role with the scope of the holder's department covers only people whom the giver covers too. Two people may have
 * different departments, so a giver whose own scope is a department gives the role only to colleagues within it.
 */
export async function mayHoldThere(
  db: Db,
  by: Giver,
  { nodes: codes, traits }: Role,
  people: readonly { companyId: string; userId: string }[],
): Promise<boolean> {
  const userIds = people.filter(({ companyId }) => companyId === by.companyId).map(({ userId }) => userId);
  if (!isOfDepartment(traits.scope) || userIds.length === 0) return true;
  const permissions = codes.flatMap((code) => permissionsByNode.get(code) ?? []);
  const narrow = new Map<Scope | undefined, Permission>(permissions.map((one) => [by.rights.granted.get(one)?.scope, one]));
  for (const [scope, permission] of narrow) if (isOfDepartment(scope) && (await outsiders(db, by, permission, userIds)) > 0) return false;
  return true;
}
