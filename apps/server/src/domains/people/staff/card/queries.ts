import { extendModules } from '@park/contract/people/extend';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { anyRequired } from '../../../../db/extend.ts';
import { filledIn, type Making, type Of } from '../../../../db/making.ts';
import { touched } from '../../../../db/touched.ts';
import { type Scoped, within } from '../../../../db/within.ts';
import type { PhoneTriple } from '../../../../secret.ts';

/** A card as it is written; `by` is who writes it, nobody where a person joins by himself. */
export type Card = {
  departmentId: string | null;
  realName: string;
  pinyin: string;
  sex: 0 | 1 | null;
  email: string | null;
  position: string | null;
  isShow: 0 | 1;
  orgOrderNum: number;
  remark: string | null;
  ext: object;
  by: string | null;
};
/** Somebody by his number, with the password he gets if he is new; without one he is not told. */
export type Newcomer = PhoneTriple & { name: string; password: string | null };
/** The door by which he is found or made, and put where the company in the first place is. */
const attaching = (company: unknown, of: Of<Newcomer>) =>
  sql`door.person_attach(${company}, ${of('hash')}::bytea, ${of('cipher')}::bytea, ${of('mask')}::text, ${of('name')}::text, ${of('password')}::text)`;
/** What the account says of somebody, taken along so that nobody has to look it up for the new row. */
const known = sql`phone_cipher, phone_hash, phone_mask, nick_name, avatar, change`;

const columns = sql`department_id, real_name, pinyin, sex, email, position, is_show, order_num, remark, ext, updated_by`;
const values = (of: Of<Card>) => sql`${of('departmentId')}::uuid, ${of('realName')}::text, ${of('pinyin')}::text, ${of('sex')}::smallint,
  ${of('email')}::text, ${of('position')}::text, ${of('isShow')}::integer = 1, ${of('orgOrderNum')}::bigint, ${of('remark')}::text,
  ${of('ext')}::jsonb, ${of('by')}::uuid`;

/** Somebody and his card; blank is one whose extended fields nobody has filled in. */
export type Joining = Newcomer & Card & { companyId: string; salt: string; isBlank: boolean };
/**
 * Finds or makes the person and puts him into the company, with the message he is to get if he may be written to. Who left comes back to
 * the row he had. Makes nobody where somebody of the company has the number, where the call does not reach the company, or where his
 * card was left blank and has fields that have to be filled in; the reason says which.
 */
export const joining = {
  parts: (of: Of<Joining>) => sql`
    asked as materialized (select ${of('isBlank')}::boolean and ${anyRequired(extendModules.person)} as more),
    place as (select c.space_id, c.id, c.name from company c, asked where c.id = ${of('companyId')} and c.deleted_at is null and not asked.more),
    person as materialized (
      select place.space_id, place.id as company_id, place.name as company, p.* from place cross join lateral ${attaching(sql`place.id`, of)} p),
    made as (
      insert into staff as s (space_id, company_id, user_id, ${known}, ${columns})
      select space_id, company_id, user_id, ${known}, ${values(of)} from person
      on conflict (space_id, company_id, user_id) do update set (${columns}) = row(excluded.department_id, excluded.real_name, excluded.pinyin,
          excluded.sex, excluded.email, excluded.position, excluded.is_show, excluded.order_num, excluded.remark, excluded.ext, excluded.updated_by),
        left_at = null, moved_to = null, enabled = true, admin_level = 1, version = s.version + 1, updated_at = app.now()
        where s.left_at is not null
      returning s.user_id as id),
    told as (
      insert into outbox (space_id, event, payload)
      select p.space_id, 'sms.send', jsonb_build_object('to', encode(p.phone_cipher, 'base64'), 'company', p.company, 'isNew', p.is_new, 'salt', ${of('salt')}::text)
        from person p, made where p.is_told)`,
  reason: sql<NotJoined>`case when (select more from asked) then 'staff_fields'
    when not exists (select from person) then 'company_gone' else 'staff_phone' end`,
} satisfies Making<Joining>;
export type NotJoined = 'staff_fields' | 'company_gone' | 'staff_phone';

/** The same within a larger command: his id, or why there is none. */
export async function join(db: Db, of: Joining): Promise<{ id: string; refused: null } | { id: null; refused: NotJoined }> {
  const { rows } = await sql<{ id: string; refused: null } | { id: null; refused: NotJoined }>`
    with ${joining.parts(filledIn(of))} select m.id, case when m.id is null then ${joining.reason} end as refused from (select (select id from made) as id) m`.execute(
    db,
  );
  return rows[0] as { id: null; refused: NotJoined };
}

/** No row: gone, or changed by somebody else. */
export const update = (db: Db, companyId: string, userId: string, version: number, card: Card) =>
  sql`update staff set (${columns}) = row(${values(filledIn(card))}), version = version + 1, updated_at = app.now()
       where company_id = ${companyId} and user_id = ${userId} and version = ${version} and left_at is null`.execute(db);

/** Whether people may be told that the number was changed; nothing where the membership has to go on under another account. */
export async function setPhone(db: Db, companyId: string, userId: string, { cipher, hash, mask }: PhoneTriple) {
  const { rows } = await sql<{ outcome: 'told' | 'quiet' | null }>`
    select door.person_set_phone(${companyId}, ${userId}, ${cipher}, ${hash}, ${mask}) as outcome`.execute(db);
  return rows[0]?.outcome ?? undefined;
}

/** Ends the membership under the old account and begins it under the new one, with everything that is on the card. */
type Moved = { id: string | null; isNew: boolean | null; isTold: boolean | null };
export async function move(db: Db, companyId: string, userId: string, person: Newcomer, by: string): Promise<Moved> {
  const { rows } = await sql<Moved>`
    with person as materialized (select * from ${attaching(companyId, filledIn(person))}),
         made as (
           insert into staff as s (space_id, company_id, user_id, admin_level, enabled, created_at, ${columns})
           select o.space_id, o.company_id, p.user_id, o.admin_level, o.enabled, o.created_at, o.department_id, o.real_name, o.pinyin, o.sex,
                  o.email, o.position, o.is_show, o.order_num, o.remark, o.ext, ${by}::uuid
             from person p join staff o on o.company_id = ${companyId} and o.user_id = ${userId} and o.left_at is null
           on conflict (space_id, company_id, user_id) do update set (${columns}) = row(excluded.department_id, excluded.real_name, excluded.pinyin,
               excluded.sex, excluded.email, excluded.position, excluded.is_show, excluded.order_num, excluded.remark, excluded.ext, excluded.updated_by),
             left_at = null, moved_to = null, enabled = excluded.enabled, admin_level = excluded.admin_level, version = s.version + 1,
             updated_at = app.now()
             where s.left_at is not null
           returning s.user_id)
    select (select user_id from made) as id, (select is_new from person) as "isNew", (select is_told from person) as "isTold"`.execute(db);
  return rows[0] as Moved;
}

/** What hangs on the old account and is the company's own goes along: posts and the roles it has made itself. */
export const takeAlong = (db: Db, companyId: string, from: string, to: string) =>
  sql`with posts as (update department_manager set user_id = ${to} where company_id = ${companyId} and user_id = ${from}),
           roles as (update role_user h set user_id = ${to} from role r
                      where h.company_id = ${companyId} and h.user_id = ${from} and r.space_id = h.role_space_id and r.id = h.role_id
                        and r.kind = 'company' and r.company_id = h.company_id)
      update staff set left_at = app.now(), moved_to = ${to}, department_id = null, admin_level = 1, version = version + 1, updated_at = app.now()
       where company_id = ${companyId} and user_id = ${from} and left_at is null`.execute(db);

export const revoke = (db: Db, companyId: string, userId: string) => sql`select door.person_revoke(${companyId}, ${userId})`.execute(db);

/** A fresh first password, as far as the company may decide about it. */
type Renewed = 'set' | 'changed' | 'notOurs' | 'often';
export async function renewPassword(db: Db, companyId: string, userId: string, hash: string, onlyFirst: boolean) {
  const { rows } = await sql<{ outcome: Renewed | null }>`
    select door.person_first_password(${companyId}, ${userId}, ${hash}, ${onlyFirst}) as outcome`.execute(db);
  return rows[0]?.outcome ?? undefined;
}

export const setEnabled = (db: Db, companyId: string, userId: string, isEnable: boolean, by: string) =>
  sql`update staff set enabled = ${isEnable}, ${touched(by)}
       where company_id = ${companyId} and user_id = ${userId} and left_at is null`.execute(db);

/** Every membership of a person that the call reaches, held still. */
export async function everywhere(db: Db, by: Scoped, userId: string): Promise<{ level: 1 | 2 | 3 }[]> {
  const { rows } = await sql<{ level: 1 | 2 | 3 }>`
    select s.admin_level as level from staff s where s.user_id = ${userId} and s.left_at is null and ${within(by, 'staff:update')}
     order by s.company_id for update of s`.execute(db);
  return rows;
}
export const setEnabledEverywhere = (db: Db, by: Scoped, userId: string, isEnable: boolean) =>
  sql`update staff s set enabled = ${isEnable}, ${touched(by.userId)}
       where s.user_id = ${userId} and s.left_at is null and ${within(by, 'staff:update')}`.execute(db);
