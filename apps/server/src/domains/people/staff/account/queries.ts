import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { inlineValues } from '../../../../db/insertion.ts';
import { touched } from '../../../../db/touched.ts';
import { type Scoped, within } from '../../../../db/within.ts';
import type { PhoneTriple } from '../../../../secret.ts';
import { attachCall, formColumns, type Newcomer } from '../card/queries.ts';

/**
 * Changes the phone number of the account. Returns whether messages about the change may still be sent ('told') or the daily limit forbids
 * them ('quiet'). Returns undefined when the membership has to move to another account, because the person also belongs to another company
 * or the number already has an account.
 */
export async function setPhone(db: Db, companyId: string, userId: string, { cipher, hash, mask }: PhoneTriple) {
  const { rows } = await sql<{ outcome: 'told' | 'quiet' | null }>`
    select door.person_set_phone(${companyId}, ${userId}, ${cipher}, ${hash}, ${mask}) as outcome`.execute(db);
  return rows[0]?.outcome ?? undefined;
}

/**
 * Result of moving a membership to the account of another phone number. `isNew` says whether this account was created by the move, `isTold`
 * whether its owner may get a message.
 */
type MoveOutcome = { id: string | null; isNew: boolean | null; isTold: boolean | null };
export async function moveMembership(db: Db, companyId: string, userId: string, person: Newcomer, by: string): Promise<MoveOutcome> {
  const { rows } = await sql<MoveOutcome>`
    with person as materialized (select * from ${attachCall(companyId, inlineValues(person))}),
         made as (
           insert into staff as s (space_id, company_id, user_id, admin_level, enabled, created_at, ${formColumns})
           select o.space_id, o.company_id, p.user_id, o.admin_level, o.enabled, o.created_at, o.department_id,
                  o.real_name, o.pinyin, o.sex, o.email, o.position, o.is_show, o.order_num, o.remark, o.ext, ${by}::uuid
             from person p join staff o on o.company_id = ${companyId} and o.user_id = ${userId} and o.left_at is null
           on conflict (space_id, company_id, user_id)
             do update set (${formColumns}) = row(excluded.department_id, excluded.real_name, excluded.pinyin,
               excluded.sex, excluded.email, excluded.position, excluded.is_show, excluded.order_num,
               excluded.remark, excluded.ext, excluded.updated_by),
             left_at = null, moved_to = null, enabled = excluded.enabled, admin_level = excluded.admin_level, version = s.version + 1,
             updated_at = app.now()
             where s.left_at is not null
           returning s.user_id)
    select (select user_id from made) as id, (select is_new from person) as "isNew", (select is_told from person) as "isTold"`.execute(db);
  return rows[0] as MoveOutcome;
}

/**
 * Moves what a person holds in the company from the old account to the new account: posts and the company's own roles. Ends the old
 * membership.
 */
export const moveHoldings = (db: Db, companyId: string, from: string, to: string) =>
  sql`with posts as (update department_manager set user_id = ${to} where company_id = ${companyId} and user_id = ${from}),
           roles as (update role_user h set user_id = ${to} from role r
                      where h.company_id = ${companyId} and h.user_id = ${from} and r.space_id = h.role_space_id and r.id = h.role_id
                        and r.kind = 'company' and r.company_id = h.company_id)
      update staff
         set left_at = app.now(), moved_to = ${to}, department_id = null, admin_level = 1, version = version + 1, updated_at = app.now()
       where company_id = ${companyId} and user_id = ${from} and left_at is null`.execute(db);

export const revoke = (db: Db, companyId: string, userId: string) => sql`select door.person_revoke(${companyId}, ${userId})`.execute(db);

/** Result of setting a new first password. A company may set it only for accounts that belong to no other company. */
type Renewed = 'set' | 'changed' | 'notOurs' | 'often';
export async function renewPassword(db: Db, companyId: string, userId: string, hash: string, onlyFirst: boolean) {
  const { rows } = await sql<{ outcome: Renewed | null }>`
    select door.person_first_password(${companyId}, ${userId}, ${hash}, ${onlyFirst}) as outcome`.execute(db);
  return rows[0]?.outcome ?? undefined;
}

export const setEnabled = (db: Db, companyId: string, userId: string, isEnable: boolean, by: string) =>
  sql`update staff set enabled = ${isEnable}, ${touched(by)}
       where company_id = ${companyId} and user_id = ${userId} and left_at is null`.execute(db);

/** Returns and locks every membership of a person in the companies where the actor may manage the person. */
export async function lockMemberships(db: Db, by: Scoped, userId: string): Promise<{ level: 1 | 2 | 3 }[]> {
  const { rows } = await sql<{ level: 1 | 2 | 3 }>`
    select s.admin_level as level from staff s where s.user_id = ${userId} and s.left_at is null and ${within(by, 'staff:update')}
     order by s.company_id for update of s`.execute(db);
  return rows;
}
export const setEnabledEverywhere = (db: Db, by: Scoped, userId: string, isEnable: boolean) =>
  sql`update staff s set enabled = ${isEnable}, ${touched(by.userId)}
       where s.user_id = ${userId} and s.left_at is null and ${within(by, 'staff:update')}`.execute(db);

/**
 * Returns whether the phone number belongs to the actor or, if the actor's roles show phone numbers (`seesNumbers`), to a person whom the
 * actor sees in a list. For an actor who has just proved to own their present phone number, every account counts.
 */
export async function isRegistered(db: Db, by: Scoped, phoneHash: Buffer, tokenHash: string, seesNumbers: boolean): Promise<boolean> {
  const visible = sql`s.left_at is null and (s.user_id = ${by.userId} or ${seesNumbers} and (s.is_show or ${within(by, 'staff:update')}))`;
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from staff s where s.phone_hash = ${phoneHash} and ${visible})
        or door.number_taken(${Buffer.from(tokenHash, 'hex')}, ${phoneHash}) as known`.execute(db);
  return rows[0]?.known === true;
}

/** Returns a person's phone number as stored, for code that copies it without decrypting it. */
export async function phoneOf(db: Db, companyId: string, userId: string) {
  const { rows } = await sql<{ realName: string; cipher: Buffer; hash: Buffer; mask: string }>`
    select real_name as "realName", phone_cipher as cipher, phone_hash as hash, phone_mask as mask from staff
     where company_id = ${companyId} and user_id = ${userId} and left_at is null and enabled`.execute(db);
  return rows[0];
}
