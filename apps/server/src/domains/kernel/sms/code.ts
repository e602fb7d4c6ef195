import { randomInt, randomUUID } from 'node:crypto';
import { type SmsPurpose, smsErrors } from '@park/contract/kernel/sms';
import { fail } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { networkOf } from '../../../http/address.ts';
import { sealText } from '../../../jobs/text.ts';
import type { Secrets } from '../../../secret.ts';
import * as codes from './queries.ts';

/** A code as somebody gives it back: which message it was in, and what it is to prove. */
type Code = { smsId: string; phone: string; purpose: SmsPurpose; code: string };
/** Numbers are canonical, eleven digits. Without `send` everything looks the same and nothing goes out. */
type Sending = {
  phone: string;
  purpose: SmsPurpose;
  address: string;
  send: boolean;
  /** Where another message may not go out yet, the one that just did is as good. */
  reuse?: boolean;
};

const minutes = '5';
/** How long the page counts before it offers another one. */
const secondsBetween = 60;

const hashOf = (secrets: Secrets, { smsId, phone, code }: Pick<Code, 'smsId' | 'phone' | 'code'>) =>
  secrets.keyedHash('sms-code', `${smsId}/${phone}/${code}`);

/**
 * Sends a code, or refuses with 644. The message is written with the reservation, sealed: whoever reads the outbox learns
 * neither the number nor the code.
 */
export async function sendCode(db: Db, secrets: Secrets, { phone, purpose, address, send, reuse = false }: Sending) {
  const smsId = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const phoneHash = secrets.phoneHash(phone);
  const outcome = await codes.reserve(db, {
    smsId,
    phoneHash,
    purpose,
    codeHash: hashOf(secrets, { smsId, phone, code }),
    addressHash: secrets.keyedHash('address', networkOf(address)),
    message: sealText(secrets, 'code', { phone, values: { code, minutes } }),
    send,
  });
  if (outcome === 'often') {
    const waiting = reuse ? await codes.waiting(db, phoneHash, purpose) : undefined;
    return { smsId: waiting ?? fail(smsErrors.tooOften), seconds: secondsBetween };
  }
  if (outcome !== 'sent') fail(smsErrors.failed);
  return { smsId, seconds: secondsBetween };
}

const givenOf = (secrets: Secrets, { purpose, ...code }: Omit<Code, 'purpose'> & { purpose?: SmsPurpose }): codes.Given => ({
  smsId: code.smsId,
  phoneHash: secrets.phoneHash(code.phone),
  purpose: purpose ?? null,
  codeHash: hashOf(secrets, code),
});

/**
 * Whether the code is right; it is good no more afterwards. Give it a transaction of its own (`context.alone`): in one that
 * is rolled back with the refusal, a wrong try would not be counted.
 */
export const consumeCode = (db: Db, secrets: Secrets, code: Code): Promise<boolean> =>
  codes.compare(db, givenOf(secrets, code), { use: true });

/** Whether the code is right, for any purpose where none is named, without using it up; a wrong one counts as a try. */
export const lookAtCode = (db: Db, secrets: Secrets, code: Omit<Code, 'purpose'> & { purpose?: SmsPurpose }): Promise<boolean> =>
  codes.compare(db, givenOf(secrets, code), { use: false });
