import { createHash } from 'node:crypto';
import { type Call, commonErrors, defineErrors } from '@park/contract/core';
import { idempotencyKey } from '@park/contract/idempotency';
import { fail, type UploadedFile } from '../context.ts';
import type { Db } from '../db/database.ts';
import { type Claim, rememberedAnswer } from '../db/driver/index.ts';

/** Error for a key that was used for another request. A key identifies one command, so this is a mistake of the client. */
const errors = defineErrors({ keyTaken: { code: '409', status: 409, message: '此操作编号已用于其他请求，请刷新后重试' } });

type Sent = { input: unknown; files: readonly UploadedFile[] };
/** Returns a hash of the input of a command, files included. */
function digestOf(call: string, { input, files }: Sent): Buffer {
  const hash = createHash('sha256').update(`${call} ${JSON.stringify(input)}`);
  for (const file of files) hash.update(`\0${file.field}\0${file.name}\0${file.sha256}`);
  return hash.digest();
}

/** Reads the idempotency key of a command. Fails when the key is required and missing, or malformed. */
export function claimOf(call: Call, userId: string, headers: Readonly<Record<string, unknown>>, sent: Sent): Claim | undefined {
  if (!call.keyed) return undefined;
  const key = headers[idempotencyKey.header.toLowerCase()];
  if (key === undefined && call.idempotency === 'optional') return undefined;
  if (typeof key !== 'string' || !idempotencyKey.pattern.test(key)) return fail(commonErrors.badKey);
  return { userId, key, call: call.key, digest: digestOf(call.key, sent) };
}

/** Tells whether the key is taken. A repetition waits while the first request is running, and fails as busy after the lock timeout. */
export const isTaken = (error: unknown): boolean => (error as { constraint?: unknown }).constraint === 'idempotency_pkey';

/** Returns the answer of the earlier run of the command. */
export async function answerBefore(db: Db, { userId, key, call, digest }: Claim): Promise<unknown> {
  const before = (await rememberedAnswer(db, userId, key)) ?? fail(commonErrors.busy);
  if (before.call !== call || !digest.equals(before.request_hash)) fail(errors.keyTaken);
  return before.answer;
}
