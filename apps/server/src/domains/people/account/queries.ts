import type { Reply } from '@park/contract/core';
import type { Account, account } from '@park/contract/people/account';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { offsetOf, type Paging, pageFrom } from '../../../db/paging.ts';
import { iso } from '../../../db/time.ts';
import type { PhoneTriple } from '../../../secret.ts';

/** A user's own row is reached only through the door functions, and only with the user's own session token. */
const token = (hash: string) => sql`decode(${hash}, 'hex')`;

type Values = Record<string, unknown>;
export type Card = Omit<Account, 'headPortaitUrl' | 'extValues'>;
export async function card(db: Db): Promise<Card | undefined> {
  const { rows } = await sql<{ card: Card }>`select door.account() as card`.execute(db);
  return rows[0]?.card;
}

export type Fields = { realName?: string; nickName?: string; sex?: 0 | 1; email?: string | null; avatar?: string };
/** Saves the given fields; fields that are left out keep their value. */
export const save = (db: Db, fields: Fields) => sql`select door.account_save(${JSON.stringify(fields)}::jsonb)`.execute(db);

/** Returns false when the user has already chosen a user name. */
export async function rename(db: Db, userName: string): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select door.account_rename(${userName}) as done`.execute(db);
  return rows[0]?.done === true;
}

type Membership = { companyId: string; userId: string };
/** Returns the extended fields of the user in this company. They belong to the membership, because each space defines its own fields. */
export async function findExtValues(db: Db, { companyId, userId }: Membership): Promise<Values> {
  const { rows } = await sql<{ ext: Values }>`
    select ext from staff where company_id = ${companyId} and user_id = ${userId}`.execute(db);
  return rows[0]?.ext ?? {};
}
export const updateExtValues = (db: Db, { companyId, userId }: Membership, values: Values) =>
  sql`update staff set ext = ext || ${JSON.stringify(values)}::jsonb where company_id = ${companyId} and user_id = ${userId}`.execute(db);

export async function companies(db: Db): Promise<Reply<typeof account.companies>> {
  const { rows } = await sql<Reply<typeof account.companies>[number]>`
    select company_id as "companyId", company_name as "companyName", park_name as "parkName", department_name as "departmentName",
           admin_level as "isCompanyAdmin", role_names as "roleNames" from door.account_companies()`.execute(db);
  return rows;
}

type View = { id: string; viewerName: string; companyName: string; kind: string; where: string; createdDate: string };
export async function viewers(db: Db, paging: Paging): Promise<{ total: number; list: View[] }> {
  const { rows } = await sql<View & { total: number }>`
    select total::int, id, viewer_name as "viewerName", company_name as "companyName", kind, coalesce(content, '') as where,
           ${iso('created_at')} as "createdDate" from door.who_saw_me(${offsetOf(paging)}, ${paging.pageSize})`.execute(db);
  return pageFrom(rows);
}

export const recordPhoneProof = (db: Db, tokenHash: string) => sql`select door.phone_prove(${token(tokenHash)})`.execute(db);

/**
 * Returns whether the user of this session has proved in the last ten minutes to own their present phone number. The session token is
 * enough; company and park are not needed.
 */
export async function hasPhoneProof(db: Db, tokenHash: string): Promise<boolean> {
  const { rows } = await sql<{ proved: boolean }>`select door.phone_proved(${token(tokenHash)}) as proved`.execute(db);
  return rows[0]?.proved === true;
}

/** The reason why the user may not change to a phone number (see `door.phone_bar`); null if they may. */
export type PhoneRefusal = 'admin' | 'same' | 'unproved' | null;
export async function findPhoneRefusal(db: Db, tokenHash: string, phoneHash: Buffer): Promise<PhoneRefusal> {
  const { rows } = await sql<{ bar: PhoneRefusal }>`select door.phone_bar(${token(tokenHash)}, ${phoneHash}) as bar`.execute(db);
  return rows[0]?.bar ?? null;
}
export async function changePhone(db: Db, tokenHash: string, { cipher, hash, mask }: PhoneTriple): Promise<PhoneRefusal> {
  const { rows } = await sql<{
    bar: PhoneRefusal;
  }>`select door.phone_change(${token(tokenHash)}, ${cipher}, ${hash}, ${mask}) as bar`.execute(db);
  return rows[0]?.bar ?? null;
}
