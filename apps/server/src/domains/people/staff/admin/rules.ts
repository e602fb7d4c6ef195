import type { Actor } from '../../../../context.ts';

/**
 * Returns whether the actor may appoint administrators. In the actor's own company this needs a super administrator; in other companies the
 * right is enough, except for themselves: an operator may belong to a company of the park too.
 */
export const mayAppoint = (
  { userId: actorId, companyId: own, level }: Pick<Actor, 'userId' | 'companyId' | 'level'>,
  { companyId, userId }: { companyId: string; userId: string },
) => (companyId === own ? level === 3 : userId !== actorId);
