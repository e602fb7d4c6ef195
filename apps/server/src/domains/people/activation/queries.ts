import type { Reply } from '@park/contract/core';
import type { activation } from '@park/contract/people/activation';
import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { iso } from '../../../db/time.ts';

export type OpenActivation = Reply<typeof activation.show> & { username: string | null; phoneCipher: Buffer };
/** Returns the person a code is for; undefined when the code is not valid. */
export async function findOpen(db: Db, codeHash: Buffer): Promise<OpenActivation | undefined> {
  const { rows } = await sql<OpenActivation>`
    select o.space_name as "spaceName", o.company_name as "companyName", o.real_name as "realName", o.phone_mask as phone,
           o.phone_cipher as "phoneCipher", o.username, ${iso('o.expires_at')} as "expiresDate"
      from door.activation_open(${codeHash}) o`.execute(db);
  return rows[0];
}

type From = Pick<Context, 'requestId' | 'address'>;
/** Sets the password and uses up the code. Returns true only for the first call. */
export async function useCode(db: Db, codeHash: Buffer, password: string, { requestId, address }: From): Promise<boolean> {
  const { rows } = await sql<{ is_used: boolean }>`
    select door.activation_use(${codeHash}, ${password}, ${requestId}, ${address}) as is_used`.execute(db);
  return rows[0]?.is_used === true;
}
