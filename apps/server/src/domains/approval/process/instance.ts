import { processErrors as errors } from '@park/contract/approval/process';
import { commonErrors } from '@park/contract/core';
import { type Context, fail } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { type LoadedInstance, loadInstance, lockInstance, readInstanceRow } from '../flow/index.ts';

export type InstanceRef = { processInstanceId?: string | undefined; pId?: string | undefined };
/** Returns the instance id, which a request gives in either of two parameters; one is required. */
export const idOf = ({ processInstanceId, pId }: InstanceRef): string =>
  processInstanceId ?? pId ?? fail(commonErrors.invalidInput, { processInstanceId: '请选择流程' });

/** Locks the instance named in a request. */
export const lockNamed = ({ db }: Context, given: InstanceRef): Promise<LoadedInstance> => lockInstance(db, idOf(given));

/** Reads an instance without a lock. */
export async function readInstance(db: Db, id: string): Promise<LoadedInstance> {
  return loadInstance(db, (await readInstanceRow(db, id)) ?? fail(commonErrors.notFound));
}

/** Fails unless every named person belongs to the actor's or the applicant's company, or takes part already. */
export async function requireMembers(
  { actor }: Pick<Context, 'actor'>,
  instance: LoadedInstance,
  userIds: readonly string[],
): Promise<void> {
  const there = await instance.situation.choose(userIds, [actor.companyId, instance.row.company_id]);
  if (userIds.some((id) => !there.has(id))) fail(errors.badPerson);
}
