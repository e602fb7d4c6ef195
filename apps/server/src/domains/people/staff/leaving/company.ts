import type { Context } from '../../../../context.ts';
import type { Db } from '../../../../db/database.ts';
import { joinedHoldings } from '../../../../domain/index.ts';
import * as ends from './queries.ts';

/* The people of a company that moves out leave together: the super administrator stays and succeeds them. */

/** Returns what the people other than the super administrator hold and somebody must take over, with the number of things of each kind. */
export async function handedOver(db: Db, companyId: string): Promise<{ title: string; count: number }[]> {
  const heir = await ends.findSuper(db, companyId);
  const found = await Promise.all(
    joinedHoldings().map(async ({ title, needsHeir, holders }) => {
      const people = needsHeir && holders ? await holders(db, companyId) : [];
      return { title, count: people.filter((id) => id !== heir?.id).length };
    }),
  );
  return found.filter(({ count }) => count > 0);
}

/**
 * Ends the memberships of everybody but the super administrator, who takes over what needs a successor. The actor stays: nobody removes
 * themselves. The number of statements grows with the people who hold something, not with all people.
 */
export async function endOthers({ db, actor }: Pick<Context, 'db' | 'actor'>, companyId: string): Promise<void> {
  const heir = await ends.findSuper(db, companyId);
  if (!heir) return;
  for (const { needsHeir, holders, hand, drop } of joinedHoldings()) {
    const people = new Set((await holders?.(db, companyId)) ?? []);
    for (const userId of people) {
      if (userId === heir.id || userId === actor.userId) continue;
      const leaving = { companyId, userId, level: 1 as const, actor };
      if (needsHeir && hand) await hand(db, leaving, heir.id);
      else await drop(db, leaving);
    }
  }
  await ends.leaveAll(db, companyId, actor.userId);
}
