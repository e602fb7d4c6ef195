import type { Agreement, AgreementKind } from '@park/contract/people/agreement';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { offsetOf, pageFrom } from '../../../db/paging.ts';
import { iso } from '../../../db/time.ts';

/** Returns the latest version of each text. */
export async function current(db: Db): Promise<Agreement[]> {
  const { rows } = await sql<Agreement>`
    select distinct on (kind) kind, version, title, content, ${iso('published_at')} as "publishedDate"
      from agreement order by kind desc, version desc`.execute(db);
  return rows;
}

type Published = Agreement & { publishedBy: string | null; acceptedNum: number };
type HistoryFilter = { kind?: AgreementKind | undefined; pageNum: number; pageSize: number };
/**
 * Returns a page of the published versions. The publisher is always a member of the platform company; consents are counted only for the
 * rows of the page.
 */
export async function page(db: Db, { kind, ...paging }: HistoryFilter): Promise<{ total: number; list: Published[] }> {
  const chosen = kind ? sql`where a.kind = ${kind}` : sql``;
  const { rows } = await sql<Published & { id: string | null; total: number }>`
    with page as (
      select a.* from agreement a ${chosen} order by a.published_at desc, a.kind desc, a.version desc
       limit ${paging.pageSize} offset ${offsetOf(paging)})
    select (select count(*)::int from agreement a ${chosen}) as total, p.kind as id, p.kind, p.version, p.title, p.content,
           ${iso('p.published_at')} as "publishedDate", s.real_name as "publishedBy",
           (select count(*)::int from user_consent c where c.kind = p.kind and c.version = p.version) as "acceptedNum"
      from (values (1)) as one
      left join (page p left join staff s on s.company_id = app.platform_company() and s.user_id = p.published_by) on true
     order by p.published_at desc, p.kind desc, p.version desc`.execute(db);
  return pageFrom(rows);
}

type NewVersion = { kind: AgreementKind; title: string; content: string };
/** Publishes the next version of a text. Two concurrent calls compute the same version, and the primary key refuses the second. */
export async function publish(db: Db, { kind, title, content }: NewVersion, userId: string): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`
    insert into agreement (kind, version, title, content, published_by)
    select ${kind}, coalesce(max(version), 0) + 1, ${title}, ${content}, ${userId} from agreement where kind = ${kind}
    returning version`.execute(db);
  return rows[0]?.version;
}

/** Records consent to those of the texts that are the current versions, and returns their number. */
export async function consent(db: Db, userId: string, agreements: readonly object[], address: string): Promise<number> {
  const { rows } = await sql<{ consented: number }>`
    select door.consent(${userId}, ${JSON.stringify(agreements)}::jsonb, ${address}) as consented`.execute(db);
  return rows[0]?.consented ?? 0;
}
