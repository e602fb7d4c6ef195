import type { Db } from '../../../../db/database.ts';
import { roomsThere } from '../../../estate/room/index.ts';
import { requestsThere } from '../../../people/invitation/index.ts';
import { peopleThere } from '../../../people/staff/index.ts';

/** The company that wants to leave the park, and whether it leaves for good: people stay where it has another place. */
export type Moving = { companyId: string; isLast: boolean };

/** One kind of thing that has to be settled before a company moves out. */
type MoveOutBlocker = {
  kind: string;
  title: string;
  /** What they are counted in. */
  unit: string;
  /** How many of them are left. */
  count(db: Db, moving: Moving): Promise<number>;
  /** Where they are settled. */
  path(companyId: string): string;
};

/** Everything that may keep a company. A domain joins with its object; the check, the screen and the refusal are done. */
export const blockers: readonly MoveOutBlocker[] = [peopleThere, requestsThere, roomsThere];
