import { processErrors as errors } from '@park/contract/approval/process';
import { commonErrors } from '@park/contract/core';
import { type Context, fail } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { type Held, heldFrom, hold, readInstance } from '../flow/index.ts';

export type Named = { processInstanceId?: string | undefined; pId?: string | undefined };
/** A request says either of the two; one of them is required. */
export const idOf = ({ processInstanceId, pId }: Named): string =>
  processInstanceId ?? pId ?? fail(commonErrors.invalidInput, { processInstanceId: '请选择流程' });

/** The instance a request names, locked. */
export const held = ({ db }: Context, given: Named): Promise<Held> => hold(db, idOf(given));

/** An instance as it is now, locked by nobody. */
export async function look(db: Db, id: string): Promise<Held> {
  return heldFrom(db, (await readInstance(db, id)) ?? fail(commonErrors.notFound));
}

/** People a caller names are of the caller's company or of the applicant's, or take part already. */
export async function mustBeThere({ actor }: Pick<Context, 'actor'>, of: Held, userIds: readonly string[]): Promise<void> {
  const there = await of.situation.choose(userIds, [actor.companyId, of.row.company_id]);
  if (userIds.some((id) => !there.has(id))) fail(errors.badPerson);
}
