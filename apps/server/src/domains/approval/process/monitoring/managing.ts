import type { Context } from '../../../../context.ts';
import { advance, type EventInput, type LoadedInstance } from '../../flow/index.ts';
import { ownName } from '../acting/queries.ts';
import { isCovered, managers } from './queries.ts';

/**
 * Returns the actor if their permission and data scope let them manage the instance like a manager of its flow; otherwise an empty list.
 */
async function adminsByPermission({ db, actor }: Context, { row }: LoadedInstance): Promise<string[]> {
  const isRight = actor.may('process:handle') && actor.keeps('process:handle', row.company_id);
  return isRight && (await isCovered(db, actor, row.id)) ? [actor.userId] : [];
}
/** Tells whether the actor may manage an instance, by permission or as a manager of its flow. */
export const mayManage = async (context: Context, instance: LoadedInstance): Promise<boolean> =>
  (await adminsByPermission(context, instance)).length > 0 ||
  (await managers(context.db, instance.row.flow_id)).includes(context.actor.userId);

/** Applies an action of an operator who manages running applications. */
export async function manage(
  context: Context,
  instance: LoadedInstance,
  event: EventInput['event'],
  comment: string,
): Promise<Record<string, never>> {
  const { db, actor } = context;
  const admins = await adminsByPermission(context, instance);
  const { known } = instance.situation;
  // the history must show the manager's name, although managers do not take part in the instance
  if (!known.has(actor.userId)) known.set(actor.userId, { companyId: actor.companyId, name: await ownName(db, actor) });
  await advance(db, instance, { event, by: actor.userId, comment, admins });
  return {};
}
