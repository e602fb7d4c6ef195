import { nodes } from '@park/contract/access';
import type { Db } from '../db/database.ts';
import { accessFacts } from '../db/driver/index.ts';
import { type Granter, mayHandOn, type Target } from './granting.ts';
import { nodesElsewhere } from './queries.ts';
import { effective, type Facts } from './rules.ts';

type Giver = Granter & { userId: string; companyId: string };
type Role = { roleId: string; nodes: readonly string[] };
const reachingPark = new Set(nodes.filter(({ reach, grants }) => reach === null && grants.length > 0).map(({ code }) => code));

/**
 * Tells whether the giver may hand on a role also in the other parks where its holders get it. Colleagues have roles of their company and
 * built-in roles in every park, so the giver needs the role's nodes in each of these parks. Nodes that reach only the own company are the
 * same right in every park. `nodes` are those of any park.
 */
export async function mayHandOnElsewhere(db: Db, by: Giver, target: Target, { roleId, nodes: codes }: Role): Promise<boolean> {
  const isHeldEverywhere = target.isOwnCompany && (target.kind === 'company' || target.kind === 'inner');
  const isOfCompanySide = by.side === 'company' || by.side === 'platform';
  if (!isHeldEverywhere || isOfCompanySide || !codes.some((code) => reachingPark.has(code))) return true;
  for (const place of await nodesElsewhere(db, roleId)) {
    const there = place.nodes.filter((code) => reachingPark.has(code));
    const facts = there.length ? await accessFacts<Facts>(db, by.userId, by.companyId, place.parkId) : undefined;
    const isCovered = facts ? mayHandOn({ side: by.side, rights: effective(by.side, facts) }, target, there) : there.length === 0;
    if (!isCovered) return false;
  }
  return true;
}
