import { randomInt, randomUUID } from 'node:crypto';
import { type SmsPurpose, smsErrors } from '@park/contract/kernel/sms';
import { fail } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { networkOf } from '../../../http/address.ts';
import { sealText } from '../../../jobs/text.ts';
import type { Secrets } from '../../../secret.ts';
import * as codes from './queries.ts';

/** A code as entered by the user, with the message it came in and the purpose it confirms. */
type Code = { smsId: string; phone: string; purpose: SmsPurpose; code: string };
/** The phone number has its canonical form of eleven digits. If `send` is false, limits and answer are the same, but no message is sent. */
type Sending = {
  phone: string;
  purpose: SmsPurpose;
  address: string;
  send: boolean;
  /** If the limits allow no further message, the call returns the last message whose code is still valid, instead of failing. */
  reuse?: boolean;
};

const minutes = '5';
/** Seconds that the page counts down before it offers to send another message. */
const secondsBetween = 60;

const hashOf = (secrets: Secrets, { smsId, phone, code }: Pick<Code, 'smsId' | 'phone' | 'code'>) =>
  secrets.keyedHash('sms-code', `${smsId}/${phone}/${code}`);

/**
 * Sends a code, or fails with 644. The message is reserved and queued in one statement and encrypted, so that a reader of the outbox learns
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
 * Checks a code and uses it up. Call it in a separate transaction (`context.alone`); otherwise the rollback of the refused call would also
 * undo the counted attempt.
 */
export const consumeCode = (db: Db, secrets: Secrets, code: Code): Promise<boolean> =>
  codes.compare(db, givenOf(secrets, code), { use: true });

/** Checks a code without using it up, for any purpose if none is given. A wrong code counts as an attempt. */
export const lookAtCode = (db: Db, secrets: Secrets, code: Omit<Code, 'purpose'> & { purpose?: SmsPurpose }): Promise<boolean> =>
  codes.compare(db, givenOf(secrets, code), { use: false });
