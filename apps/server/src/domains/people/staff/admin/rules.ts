import type { Actor } from '../../../../context.ts';

/**
 * Returns whether the actor may appoint administrators. In the actor's own company this needs a super administrator; in other companies the
 * right is enough.
 */
export const mayAppoint = ({ companyId: own, level }: Pick<Actor, 'companyId' | 'level'>, companyId: string) =>
  companyId !== own || level === 3;
