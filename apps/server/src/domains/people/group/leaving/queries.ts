import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

/** A company that leaves the park is in no group of it any more, nor are its people; row security leaves the park's groups. */
export const leaveGroups = (db: Db, companyId: string) => sql`delete from park_group_member where company_id = ${companyId}`.execute(db);
