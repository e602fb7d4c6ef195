import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { contains } from '../../../../db/paging.ts';
import { within as inDays } from '../../../../db/time.ts';
import { type TodoKind, todoText } from '../../../../db/todo.ts';
import type { Scoped } from '../../../../db/within.ts';
import { isHidden } from '../../../../fields.ts';
import { departmentJoin, within } from '../queries.ts';
import { requestsPage } from '../texts.ts';

/** Tables and condition of the waiting requests that the reader may decide. */
const undecided = (by: Scoped, companyId: string) => sql`join_request r
  join invitation i on i.company_id = r.company_id and i.id = r.invitation_id
      and r.state = 'waiting' and r.company_id = ${companyId}
  ${departmentJoin}
  join company c on c.space_id = r.space_id and c.id = r.company_id and ${within(by, companyId)}`;

const kindName = sql`'加入申请'`;
const title = sql`'加入申请：' || r.real_name`;
/** Query of the requests to join as to-dos. A request is a to-do of everybody who may decide it, until somebody has decided it. */
export const requestTodos: TodoKind = (by, { keyword, applicant, ...days }) => {
  if (!by.rights.granted.has('staff:create')) return undefined;
  const phone = isHidden(by, 'staff:create', 'phone') ? sql`null` : sql`r.phone_mask`;
  const words = {
    ...{ kindName, title, applicantName: sql`r.real_name`, companyName: sql`c.name` },
    content: sql`nullif(concat_ws('，', ${phone}, r.remark), '')`,
    link: sql`${`${requestsPage}?id=`}::text || r.id`,
  };
  return sql`select r.space_id, r.id, r.created_at as at, ${todoText(words)} as told from ${undecided(by, by.companyId)}
     where true ${keyword ? sql`and ${title} like ${contains(keyword)}` : sql``}
       ${applicant ? sql`and r.real_name like ${contains(applicant)}` : sql``} ${inDays('r.created_at', days)}`;
};

/** Counts the requests that wait for a decision and that the reader may decide. */
export async function waitingFor(db: Db, by: Scoped, companyId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${undecided(by, companyId)}`.execute(db);
  return rows[0]?.n ?? 0;
}
