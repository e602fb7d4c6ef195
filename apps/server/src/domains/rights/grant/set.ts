import { commonErrors } from '@park/contract/core';
import { menuRows } from '../../../access/index.ts';
import { type Context, fail } from '../../../context.ts';
import * as queries from './queries.ts';
import { isOffered, isOfType, type SetType } from './rules.ts';
import { currentNodes, save } from './save.ts';

type SaveSetInput = { roleId: string; menuIds: string[]; version?: number | null | undefined; isDryRun: 0 | 1 };
/** Saves the nodes of a role in the current park. For domains that store records of their own as roles, such as attributes. */
export const saveSet = (context: Context, type: SetType, input: SaveSetInput) => save(context, type, { ...input, isEveryPark: 0 });

/**
 * Returns the nodes of a role in the current park, without pages that are not built, for domains that store records of their own as roles.
 * `version` is null unless a set was saved for this park.
 */
export async function decidedSet(context: Context, type: SetType, roleId: string) {
  const { db, actor } = context;
  const set = (await queries.findRoleSet(db, actor, { roleId, isEveryPark: 0 })) ?? fail(commonErrors.notFound);
  if (!isOfType(set.kind, type)) fail(commonErrors.notFound);
  const known = new Set((await menuRows(db)).map(({ code }) => code));
  return {
    menuIds: currentNodes(context, set).filter((code) => isOffered(code) && known.has(code)),
    version: set.version,
    isDecided: set.version !== null || set.inheritedFrom !== null,
  };
}
