import { sql } from 'kysely';
import type { Actor, Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { type Scoped, within } from '../../../db/within.ts';

type Viewer = Pick<Actor, 'userId' | 'companyId' | 'parkId'>;

/**
 * Returns the encrypted phone number of a person visible under row security and writes the privacy record in the same statement. A person
 * in two companies has one number; if the viewer's own company is one of them, the record names that company. The number of a person hidden
 * from the address book is returned only to that person and to users who manage the address book.
 */
export async function staffPhone(db: Db, viewer: Viewer & Scoped, id: string, companyId: string | undefined) {
  const { rows } = await sql<{ cipher: Buffer }>`
    with found as (
      select s.space_id, s.company_id, s.user_id, s.phone_cipher from staff s
       where s.user_id = ${id} and s.left_at is null ${companyId ? sql`and s.company_id = ${companyId}` : sql``}
         and (s.is_show or s.user_id = ${viewer.userId} or ${within(viewer, 'department:update')})
       order by (s.company_id = ${viewer.companyId}) desc, s.company_id limit 1
    ), noted as (
      insert into privacy_record (space_id, company_id, subject_user_id, viewer_user_id, viewer_company_id, viewer_park_id, kind)
      select space_id, company_id, user_id, ${viewer.userId}, ${viewer.companyId}, ${viewer.parkId}, 'staffPhone' from found)
    select phone_cipher as cipher from found`.execute(db);
  return rows[0]?.cipher;
}

/**
 * Returns the encrypted contact number of a company. If a person of the company has the same number, the look-up is recorded for that
 * person too.
 */
export async function companyPhone(db: Db, viewer: Viewer, id: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ cipher: Buffer }>`
    with found as (
      select c.space_id, c.id, c.contact_phone_cipher, (
          select s.user_id from staff s where s.company_id = c.id and s.phone_hash = c.contact_phone_hash and s.left_at is null) as user_id
        from company c where c.id = ${id} and c.deleted_at is null and c.contact_phone_cipher is not null
    ), noted as (
      insert into privacy_record (space_id, company_id, subject_user_id, viewer_user_id, viewer_company_id, viewer_park_id, kind)
      select space_id, id, user_id, ${viewer.userId}, ${viewer.companyId}, ${viewer.parkId}, 'companyPhone' from found)
    select contact_phone_cipher as cipher from found`.execute(db);
  return rows[0]?.cipher;
}

/** A phone number in an answer: of a person, of the super administrator of a company, or the contact number of a company. */
export type PhoneOf = { of: 'person' | 'super' | 'contact'; companyId: string; userId: string | null };
/**
 * Returns the encrypted phone numbers of an answer, each with its position in `wanted`, and writes one privacy record that counts them. The
 * record belongs to the company of the numbers, or to the viewer's company if they are of several. Numbers that `staffPhone` or
 * `companyPhone` would not return are missing.
 */
export const phones = (context: Pick<Context, 'record' | 'actor'>, call: string, wanted: readonly PhoneOf[]) => {
  const viewer = context.actor;
  return context.record(sql<{ at: number; cipher: Buffer }>`
    with wanted as (
      select w.* from unnest(${wanted.map(({ of }) => of)}::text[], ${wanted.map(({ companyId }) => companyId)}::uuid[],
        ${wanted.map(({ userId }) => userId)}::uuid[]) with ordinality as w (kind, company_id, user_id, at)
    ), found as (
      select w.at, s.company_id, s.phone_cipher as cipher from wanted w
        join staff s on s.company_id = w.company_id and s.left_at is null
         and case w.kind when 'person' then s.user_id = w.user_id when 'super' then s.admin_level = 3 end
       where s.is_show or s.user_id = ${viewer.userId} or ${within(viewer, 'department:update')}
      union all
      select w.at, c.id, c.contact_phone_cipher from wanted w
        join company c on c.id = w.company_id and w.kind = 'contact' and c.deleted_at is null and c.contact_phone_cipher is not null
    ), noted as (
      insert into privacy_record (space_id, company_id, viewer_user_id, viewer_company_id, viewer_park_id, kind, row_count, content)
      select app.space(), case when count(distinct company_id) = 1 then (array_agg(company_id))[1] else ${viewer.companyId}::uuid end,
             ${viewer.userId}, ${viewer.companyId}, ${viewer.parkId}, 'list', count(*), ${call}
        from found having count(*) > 0)
    select at::int as at, cipher from found`);
};

type Note = { userId: string; systemType: string; privacyType: string; content: string | null };
/**
 * Adds a note to the actor's last look-up of the past five minutes. Inserts nothing without such a look-up: otherwise anybody could write
 * into the list of look-ups that the person sees.
 */
export const note = (db: Db, viewer: Viewer, { userId, systemType, privacyType, content }: Note) =>
  sql`
    with place as (
      select s.space_id, s.company_id, s.user_id, look.id as look_id
        from staff s cross join lateral (
          select r.id from privacy_record r
           where r.company_id = s.company_id and r.viewer_user_id = ${viewer.userId} and r.subject_user_id = s.user_id
             and r.kind <> 'note' and r.created_at > app.now() - interval '5 minutes'
           order by r.created_at desc, r.id limit 1) as look
       where s.user_id = ${userId} and s.left_at is null
       order by (s.company_id = ${viewer.companyId}) desc, s.company_id limit 1
    )
    insert into privacy_record (space_id, company_id, subject_user_id, viewer_user_id, viewer_company_id, viewer_park_id, kind, look_id,
           system_type, privacy_type, content)
    select space_id, company_id, user_id, ${viewer.userId}, ${viewer.companyId}, ${viewer.parkId}, 'note', look_id,
           ${systemType}, ${privacyType}, ${content} from place`.execute(db);
