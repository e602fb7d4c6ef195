import type { Context } from '../../../../context.ts';
import { advance, type Held, type Said } from '../../flow/index.ts';
import { ownName } from '../acting/queries.ts';
import { isCovered, managers } from './queries.ts';

/** Returns the actor's id if their permission and data scope let them manage the instance like a manager of its flow. */
async function byRight({ db, actor }: Context, { row }: Held): Promise<string[]> {
  const isRight = actor.may('process:handle') && actor.keeps('process:handle', row.company_id);
  return isRight && (await isCovered(db, actor, row.id)) ? [actor.userId] : [];
}
/** Tells whether the actor may manage an instance, by permission or as a manager of its flow. */
export const mayManage = async (context: Context, held: Held): Promise<boolean> =>
  (await byRight(context, held)).length > 0 || (await managers(context.db, held.row.flow_id)).includes(context.actor.userId);

/** Applies an event of a person who manages the instance. */
export async function manage(context: Context, held: Held, event: Said['event'], comment: string): Promise<Record<string, never>> {
  const { db, actor } = context;
  const admins = await byRight(context, held);
  const { known } = held.situation;
  // the trail shows the manager's name, but managers are no participants
  if (!known.has(actor.userId)) known.set(actor.userId, { companyId: actor.companyId, name: await ownName(db, actor) });
  await advance(db, held, { event, by: actor.userId, comment, admins });
  return {};
}
