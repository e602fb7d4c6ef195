import { processErrors as errors } from '@park/contract/approval/process';
import { commonErrors } from '@park/contract/core';
import { type Context, fail } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { type LoadedInstance, loadInstance, lockInstance, readInstanceRow } from '../flow/index.ts';

export type InstanceRef = { processInstanceId?: string | undefined; pId?: string | undefined };
/** Returns the instance id of a request. Requests may use either of two parameters for it, and must use one. */
export const idOf = ({ processInstanceId, pId }: InstanceRef): string =>
  processInstanceId ?? pId ?? fail(commonErrors.invalidInput, { processInstanceId: '请选择流程' });

/** Locks the instance whose id the request contains. */
export const lockNamed = ({ db }: Context, given: InstanceRef): Promise<LoadedInstance> => lockInstance(db, idOf(given));

/** Reads an instance without a lock. */
export async function readInstance(db: Db, id: string): Promise<LoadedInstance> {
  return loadInstance(db, (await readInstanceRow(db, id)) ?? fail(commonErrors.notFound));
}

/** Fails if one of the named people belongs neither to the company of the actor or the applicant, nor to the participants. */
export async function requireMembers(
  { actor }: Pick<Context, 'actor'>,
  instance: LoadedInstance,
  userIds: readonly string[],
): Promise<void> {
  const there = await instance.situation.choose(userIds, [actor.companyId, instance.row.company_id]);
  if (userIds.some((id) => !there.has(id))) fail(errors.badPerson);
}
