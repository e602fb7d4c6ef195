import type { SmsPurpose } from '@park/contract/kernel/sms';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Events } from '../../../jobs/events.ts';

type Reservation = {
  smsId: string;
  phoneHash: Buffer;
  purpose: SmsPurpose;
  codeHash: Buffer;
  addressHash: Buffer;
  message: Events['sms.send'];
  send: boolean;
};
/** Counts one message against the limits of this phone number and this client address, and queues the message in the outbox. */
export async function reserve(db: Db, { smsId, phoneHash, purpose, codeHash, addressHash, message, send }: Reservation) {
  const { rows } = await sql<{ outcome: 'sent' | 'often' | 'failed' }>`
    select door.sms_reserve(${smsId}, ${phoneHash}, ${purpose}, ${codeHash}, ${addressHash}, ${JSON.stringify(message)}::jsonb, ${send})
      as outcome`.execute(db);
  return rows[0]?.outcome;
}

export type Given = { smsId: string; phoneHash: Buffer; purpose: SmsPurpose | null; codeHash: Buffer };
/** Tells whether the code is right, and counts a wrong code as an attempt. With `use` a right code is used up. */
export async function compare(db: Db, { smsId, phoneHash, purpose, codeHash }: Given, { use }: { use: boolean }): Promise<boolean> {
  const { rows } = await sql<{ is_right: boolean | null }>`
    select door.sms_consume(${smsId}, ${phoneHash}, ${purpose}, ${codeHash}, ${use}) as is_right`.execute(db);
  return rows[0]?.is_right === true;
}

/** Returns the id of the latest message to the number for this purpose whose code is still valid. */
export async function waiting(db: Db, phoneHash: Buffer, purpose: SmsPurpose): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`select door.sms_waiting(${phoneHash}, ${purpose}) as id`.execute(db);
  return rows[0]?.id ?? undefined;
}
