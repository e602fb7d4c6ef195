import type { Permission } from '@park/contract/access';
import { extendModules } from '@park/contract/people/extend';
import type { Staff } from '@park/contract/people/staff';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { anyRequired, shownColumns } from '../../../../db/extend.ts';
import { type Insertion, inlineValues, type ValueOf } from '../../../../db/insertion.ts';
import { inBookDepartment, rankColumns } from '../../../../db/people.ts';
import { type Scoped, within } from '../../../../db/within.ts';
import type { MemberRank } from '../../../../member-rank.ts';
import type { PhoneTriple } from '../../../../secret.ts';
import { columnsFor, companyJoin, type Row } from '../list/queries.ts';

/** A card to write; `by` is the actor, null when a person joins without a session. */
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
/** A person identified by phone number, with the first password for a new account. Without a first password no message is sent. */
export type Newcomer = PhoneTriple & { name: string; password: string | null };
/** Returns the call of the door function that finds or creates the account of a person for the given company. */
export const attachCall = (company: unknown, of: ValueOf<Newcomer>) =>
  sql`door.person_attach(${company}, ${of('hash')}::bytea, ${of('cipher')}::bytea, ${of('mask')}::text,
      ${of('name')}::text, ${of('password')}::text)`;
/** Columns of the account that are copied into the staff row, so that reading it needs no join. */
const accountColumns = sql`phone_cipher, phone_hash, phone_mask, nick_name, avatar, change`;

/** The columns that a form fills in. */
export const formColumns = sql`department_id, real_name, pinyin, sex, email, position, is_show, order_num, remark, ext, updated_by`;
const values = (
  of: ValueOf<Card>,
) => sql`${of('departmentId')}::uuid, ${of('realName')}::text, ${of('pinyin')}::text, ${of('sex')}::smallint,
  ${of('email')}::text, ${of('position')}::text, ${of('isShow')}::integer = 1, ${of('orgOrderNum')}::bigint, ${of('remark')}::text,
  ${of('ext')}::jsonb, ${of('by')}::uuid`;

/** A person with their card; `isBlank` says that the form contained no extended values. */
export type Joining = Newcomer & Card & { companyId: string; salt: string; isBlank: boolean };
/**
 * Finds or creates the person, adds them to the company, and queues the text message if one may be sent. A person who had left gets their
 * old row back. Adds nobody when a member already has the phone number, when the actor does not reach the company, or when the form had no
 * extended values but some are required; the reason says which.
 */
export const joining = {
  parts: (of: ValueOf<Joining>) => sql`
    asked as materialized (select ${of('isBlank')}::boolean and ${anyRequired(extendModules.person)} as more),
    place as (select c.space_id, c.id, c.name from company c, asked
               where c.id = ${of('companyId')} and c.deleted_at is null and not asked.more),
    person as materialized (
      select place.space_id, place.id as company_id, place.name as company, p.*
        from place cross join lateral ${attachCall(sql`place.id`, of)} p),
    made as (
      insert into staff as s (space_id, company_id, user_id, ${accountColumns}, ${formColumns})
      select space_id, company_id, user_id, ${accountColumns}, ${values(of)} from person
      on conflict (space_id, company_id, user_id)
        do update set (${formColumns}) = row(excluded.department_id, excluded.real_name, excluded.pinyin,
          excluded.sex, excluded.email, excluded.position, excluded.is_show, excluded.order_num,
          excluded.remark, excluded.ext, excluded.updated_by),
        left_at = null, moved_to = null, enabled = true, admin_level = 1, version = s.version + 1, updated_at = app.now()
        where s.left_at is not null
      returning s.user_id as id),
    told as (
      insert into outbox (space_id, event, payload)
      select p.space_id, 'sms.send',
             jsonb_build_object('to', encode(p.phone_cipher, 'base64'), 'company', p.company, 'isNew', p.is_new,
                                'salt', ${of('salt')}::text)
        from person p, made where p.is_told)`,
  reason: sql<NotJoined>`case when (select more from asked) then 'staff_fields'
    when not exists (select from person) then 'company_gone' else 'staff_phone' end`,
} satisfies Insertion<Joining>;
export type NotJoined = 'staff_fields' | 'company_gone' | 'staff_phone';

/** Runs the statement of `joining` within a larger command. Returns the person's id, or the reason why the person was not added. */
export async function join(db: Db, of: Joining): Promise<{ id: string; refused: null } | { id: null; refused: NotJoined }> {
  const { rows } = await sql<{ id: string; refused: null } | { id: null; refused: NotJoined }>`
    with ${joining.parts(inlineValues(of))}
    select m.id, case when m.id is null then ${joining.reason} end as refused
      from (select (select id from made) as id) m`.execute(db);
  return rows[0] as { id: null; refused: NotJoined };
}

/** Updates a card. Affects no row when the person left or the card was changed by another user. */
export const update = (db: Db, companyId: string, userId: string, version: number, card: Card) =>
  sql`update staff set (${formColumns}) = row(${values(inlineValues(card))}), version = version + 1, updated_at = app.now()
       where company_id = ${companyId} and user_id = ${userId} and version = ${version} and left_at is null`.execute(db);

type Detail = Omit<Row, 'isRemovable'> & Pick<Staff, 'roles'>;
type CardLookup = { companyId: string; userId: string; isKeeper: boolean };
/** Returns a person's card with the data the reader may see. */
export async function detail(
  db: Db,
  { companyId, userId, isKeeper, isSelf }: CardLookup & { isSelf: boolean },
): Promise<Detail | undefined> {
  const { rows } = await sql<Detail>`
    with ${shownColumns(extendModules.person, isKeeper, isSelf)}
    select ${columnsFor(isKeeper)}, ${rankColumns},
           case when ${isKeeper} or s.user_id = app.user_id() then (
             select coalesce(json_agg(json_build_object('id', r.id, 'roleName', r.name, 'roleCode', r.code) order by r.sort, r.name), '[]')
               from role_user h join role r on r.space_id = h.role_space_id and r.id = h.role_id and r.deleted_at is null
              where h.company_id = s.company_id and h.user_id = s.user_id and h.valid @> app.now()) else '[]' end as roles
      from staff s ${companyJoin} ${inBookDepartment(companyId, isKeeper)}
     where s.company_id = ${companyId} and s.user_id = ${userId} and s.left_at is null
       and (${isKeeper} or s.is_show or s.user_id = app.user_id())`.execute(db);
  return rows[0];
}

/** Returns all stored extended values of a person. */
export async function extended(db: Db, { companyId, userId, isKeeper }: CardLookup): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<{ ext: Record<string, unknown> }>`
    select s.ext from staff s where s.company_id = ${companyId} and s.user_id = ${userId} and s.left_at is null
       and (${isKeeper} or s.is_show or s.user_id = app.user_id())`.execute(db);
  return rows[0]?.ext;
}

type Person = { companyId: string; userId: string };
/** Returns whether a right covers the person. */
export async function isWithin(db: Db, by: Scoped, permission: Permission, { companyId, userId }: Person): Promise<boolean> {
  const { rows } = await sql`
    select from staff s where s.company_id = ${companyId} and s.user_id = ${userId} and ${within(by, permission)}`.execute(db);
  return rows.length > 0;
}

/** A person locked until the end of the transaction, so that decisions based on this data stay valid. */
export type LockedPerson = MemberRank & {
  realName: string;
  companyName: string;
  ext: Record<string, unknown>;
  version: number;
  isEnable: boolean;
  departmentId: string | null;
  email: string | null;
} & {
  phoneCipher: Buffer;
  phoneHash: Buffer;
};
export async function lockPerson(
  db: Db,
  by: Scoped,
  permission: Permission,
  { companyId, userId }: Person,
): Promise<LockedPerson | undefined> {
  const { rows } = await sql<LockedPerson>`
    select s.user_id as id, s.company_id as "companyId", ${rankColumns}, s.real_name as "realName", c.name as "companyName", s.ext,
           s.version, s.enabled as "isEnable", s.phone_cipher as "phoneCipher", s.phone_hash as "phoneHash",
           s.department_id as "departmentId", s.email
      from staff s join company c on c.space_id = s.space_id and c.id = s.company_id
     where s.company_id = ${companyId} and s.user_id = ${userId} and s.left_at is null
       and ${within(by, permission)} for update of s`.execute(db);
  return rows[0];
}
