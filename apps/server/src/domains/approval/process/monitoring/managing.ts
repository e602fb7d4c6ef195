import type { Context } from '../../../../context.ts';
import { advance, type Held, type Said } from '../../flow/index.ts';
import { ownName } from '../acting/queries.ts';
import { isCovered, managers } from './queries.ts';

/** A caller whose rights cover an instance manages it as the managers of its flow do. */
async function byRight({ db, actor }: Context, { row }: Held): Promise<string[]> {
  const isRight = actor.may('process:handle') && actor.keeps('process:handle', row.company_id);
  return isRight && (await isCovered(db, actor, row.id)) ? [actor.userId] : [];
}
/** Whether the caller may manage an instance: by a right, or as a manager of the flow. */
export const mayManage = async (context: Context, held: Held): Promise<boolean> =>
  (await byRight(context, held)).length > 0 || (await managers(context.db, held.row.flow_id)).includes(context.actor.userId);

/** One step of an instance by a person who looks after it. */
export async function manage(context: Context, held: Held, event: Said['event'], comment: string): Promise<Record<string, never>> {
  const { db, actor } = context;
  const admins = await byRight(context, held);
  const { known } = held.situation;
  // the trail names the manager, who does not take part
  if (!known.has(actor.userId)) known.set(actor.userId, { companyId: actor.companyId, name: await ownName(db, actor) });
  await advance(db, held, { event, by: actor.userId, comment, admins });
  return {};
}
