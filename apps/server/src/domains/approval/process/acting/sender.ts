import type { Context } from '../../../../context.ts';
import type { Held } from '../../flow/index.ts';

/** The caller as a person who adds something to an instance. */
export const senderOf = ({ actor }: Context, { row }: Held) => ({
  spaceId: actor.spaceId,
  parkId: row.park_id,
  companyId: actor.companyId,
  userId: actor.userId,
});
/** The name a person takes part under. */
export const nameIn = ({ row }: Held, userId: string) => row.people[userId]?.name;
