import { nodes } from '@park/contract/access';
import type { Db } from '../db/database.ts';
import { accessFactsOf } from '../db/driver/index.ts';
import { type Granter, mayHandOn, type Target } from './granting.ts';
import { nodesElsewhere } from './queries.ts';
import { effective, type Facts, type Rights } from './rules.ts';

type Giver = Granter & { userId: string; companyId: string };
type Role = { roleId: string; nodes: readonly string[]; target: Target };
const reachingPark = new Set(nodes.filter(({ reach, grants }) => reach === null && grants.length > 0).map(({ code }) => code));
const isReachingPark = (code: string) => reachingPark.has(code);

/**
 * Tells whether the giver may give these roles, as far as other parks are concerned. A colleague holds company roles and built-in roles in
 * every park, so the giver needs the nodes of the role in every park. This check ignores nodes that reach only the own company, because
 * they mean the same in every park. The `nodes` of a role are those that it has in at least one park.
 */
export async function mayHandOnElsewhere(db: Db, by: Giver, roles: readonly Role[]): Promise<boolean> {
  if (by.side === 'company' || by.side === 'platform') return true;
  const isHeldEverywhere = ({ kind, isOwnCompany }: Target) => isOwnCompany && (kind === 'company' || kind === 'inner');
  const everywhere = roles.filter(({ target, nodes: codes }) => isHeldEverywhere(target) && codes.some(isReachingPark));
  if (everywhere.length === 0) return true;
  const places = (await nodesElsewhere(db, [...new Set(everywhere.map(({ roleId }) => roleId))]))
    .map((place) => ({ ...place, nodes: place.nodes.filter(isReachingPark) }))
    .filter((place) => place.nodes.length > 0);
  const rights = await rightsIn(db, by, [...new Set(places.map(({ parkId }) => parkId))]);
  return places.every(({ roleId, parkId, nodes: codes }) => {
    const there = rights.get(parkId);
    const targets = everywhere.filter((role) => role.roleId === roleId).map(({ target }) => target);
    return there !== undefined && targets.every((target) => mayHandOn({ side: by.side, rights: there }, target, codes));
  });
}

/** Returns the rights that the giver has in each of these parks. A park that the giver may not enter is left out. */
async function rightsIn(db: Db, { side, userId, companyId }: Giver, parkIds: readonly string[]): Promise<Map<string, Rights>> {
  if (parkIds.length === 0) return new Map();
  const places = parkIds.map((parkId) => ({ userId, companyId, parkId }));
  const facts = await accessFactsOf<Facts>(db, places);
  return new Map(facts.flatMap((one, at) => (one ? [[parkIds[at] as string, effective(side, one)] as const] : [])));
}
