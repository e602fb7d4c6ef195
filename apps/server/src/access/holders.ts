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
 * Tells whether the giver may give these people roles whose data scope is the department of the holder. A holder in another department
 * would cover people whom the giver does not cover. So a giver whose own scope is a department may give such roles only to colleagues
 * within it.
 */
export async function mayHoldThere(
  db: Db,
  by: Giver,
  roles: readonly Role[],
  people: readonly { companyId: string; userId: string }[],
): Promise<boolean> {
  const userIds = people.filter(({ companyId }) => companyId === by.companyId).map(({ userId }) => userId);
  if (userIds.length === 0) return true;
  const codes = new Set(roles.filter(({ traits }) => isOfDepartment(traits.scope)).flatMap(({ nodes: held }) => held));
  const permissions = [...codes].flatMap((code) => permissionsByNode.get(code) ?? []);
  // permissions with the same scope cover the same people, so one of each is enough
  const narrow = new Map<Scope | undefined, Permission>(permissions.map((one) => [by.rights.granted.get(one)?.scope, one]));
  const asked = [...narrow].filter(([scope]) => isOfDepartment(scope)).map(([, permission]) => permission);
  return asked.length === 0 || (await outsiders(db, by, asked, userIds)) === 0;
}
