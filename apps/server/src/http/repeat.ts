import { createHash } from 'node:crypto';
import { type Call, commonErrors, defineErrors } from '@park/contract/core';
import { idempotencyKey } from '@park/contract/idempotency';
import { fail } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { Claim } from '../db/driver/index.ts';
import { rememberedAnswer } from '../db/driver/index.ts';
import type { UploadedFile } from './upload.ts';

/** A key stands for one command: the same key with something else in it is a mistake of the sender. */
const errors = defineErrors({ keyTaken: { code: '409', status: 409, message: '此操作编号已用于其他请求，请刷新后重试' } });

type Sent = { input: unknown; files: readonly UploadedFile[] };
/** What the command was asked to do, files included. */
function digestOf(call: string, { input, files }: Sent): Buffer {
  const hash = createHash('sha256').update(`${call} ${JSON.stringify(input)}`);
  for (const file of files) hash.update(`\0${file.field}\0${file.name}\0`).update(file.bytes);
  return hash.digest();
}

/** The name the sender gave his command, where it has one or has to have one. */
export function claimOf(call: Call, userId: string, headers: Readonly<Record<string, unknown>>, sent: Sent): Claim | undefined {
  if (!call.keyed) return undefined;
  const key = headers[idempotencyKey.header.toLowerCase()];
  if (key === undefined && call.idempotency === 'optional') return undefined;
  if (typeof key !== 'string' || !idempotencyKey.pattern.test(key)) return fail(commonErrors.badKey);
  return { userId, key, call: call.key, digest: digestOf(call.key, sent) };
}

/** Who comes while the first one is still at work waits for it, and gives up as busy after the lock timeout. */
export const isTaken = (error: unknown): boolean => (error as { constraint?: unknown }).constraint === 'idempotency_pkey';

/** The command was done before; this is what it answered then. */
export async function answerBefore(db: Db, { userId, key, call, digest }: Claim): Promise<unknown> {
  const before = (await rememberedAnswer(db, userId, key)) ?? fail(commonErrors.busy);
  if (before.call !== call || !digest.equals(before.request_hash)) fail(errors.keyTaken);
  return before.answer;
}
