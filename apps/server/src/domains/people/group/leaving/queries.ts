import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

/** Removes a company and its people from the groups of the park it leaves. Row security limits the statement to the groups of that park. */
export const leaveGroups = (db: Db, companyId: string) => sql`delete from park_group_member where company_id = ${companyId}`.execute(db);
