import type { Actor } from '../../../../context.ts';

/**
 * Returns whether the actor may appoint administrators: in their own company only as super administrator, elsewhere the right is enough.
 */
export const mayAppoint = ({ companyId: own, level }: Pick<Actor, 'companyId' | 'level'>, companyId: string) =>
  companyId !== own || level === 3;
