import type { Context } from '../../../../context.ts';
import type { LoadedInstance } from '../../flow/index.ts';

/** Returns the actor as the sender of a file or comment. */
export const senderOf = ({ actor }: Context, { row }: LoadedInstance) => ({
  spaceId: actor.spaceId,
  parkId: row.park_id,
  companyId: actor.companyId,
  userId: actor.userId,
});
/** Returns the name under which a person takes part in an instance. */
export const nameIn = ({ row }: LoadedInstance, userId: string) => row.people[userId]?.name;
