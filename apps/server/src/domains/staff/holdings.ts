import type { Actor } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { departmentHeads, otherHeads } from '../department/index.ts';
import { openApprovals } from '../flow/index.ts';
import { give } from './role/queries.ts';
import { heldRoles, idsOf, mustMayGive } from './role/roles.ts';

/** Who leaves, and who sees him off. */
export type Leaving = { companyId: string; userId: string; actor: Actor };

/** One kind of thing a person may hold in a company. */
type Holding = {
  kind: string;
  title: string;
  /** Whether somebody has to take it over; otherwise it ends when nobody does. */
  needsHeir: boolean;
  /** What he holds, by name. */
  find(db: Db, leaving: Leaving): Promise<string[]>;
  /** All of it goes to somebody else of the company, who has been looked at. */
  hand(db: Db, leaving: Leaving, toUserId: string): Promise<void>;
  drop(db: Db, leaving: Leaving): Promise<void>;
};

const roles: Holding = {
  kind: 'customRole',
  title: '单位角色',
  needsHeir: false,
  find: async (db, leaving) => (await heldRoles(db, leaving)).map(({ name }) => name),
  async hand(db, { actor, ...leaving }, toUserId) {
    const held = await heldRoles(db, leaving);
    const heir = { companyId: leaving.companyId, userId: toUserId };
    await mustMayGive(db, actor, heir, held);
    await give(db, heir, idsOf(held));
  },
  // roles of every kind end with the membership
  drop: async () => {},
};

/** Everything somebody may leave behind. A domain joins with its object; the wizard, the removal and the handing over are done. */
export const holdings: readonly Holding[] = [departmentHeads, otherHeads, roles, openApprovals];
