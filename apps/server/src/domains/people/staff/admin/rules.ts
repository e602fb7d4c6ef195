import type { Actor } from '../../../../context.ts';

/** In one's own company the posts of administrators are the super administrator's to give; elsewhere the right is enough. */
export const mayAppoint = ({ companyId: own, level }: Pick<Actor, 'companyId' | 'level'>, companyId: string) =>
  companyId !== own || level === 3;
