import { createHash } from 'node:crypto';
import { commonErrors, defineErrors } from '@park/contract/core';
import { fail } from '../context.ts';
import type { Db } from '../db/database.ts';
import { claimKey, rememberedAnswer } from '../db/door.ts';
import type { UploadedFile } from './upload.ts';

/** A key stands for one command: the same key with something else in it is a mistake of the sender. */
const errors = defineErrors({ keyTaken: { code: '409', status: 409, message: '此操作编号已用于其他请求，请刷新后重试' } });

/** The command was done before; this is what it answered then. */
export class Repeated extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super('repeated');
    this.answer = answer;
  }
}

type Sent = { input: unknown; files: readonly UploadedFile[] };
/** What the command was asked to do, files included. */
function digestOf(call: string, { input, files }: Sent): Buffer {
  const hash = createHash('sha256').update(`${call} ${JSON.stringify(input)}`);
  for (const file of files) hash.update(`\0${file.field}\0${file.name}\0`).update(file.bytes);
  return hash.digest();
}

const wellFormed = /^[\w:.-]{8,100}$/;
export function keyOf(header: unknown): string | undefined {
  if (header === undefined) return undefined;
  return typeof header === 'string' && wellFormed.test(header) ? header : fail(commonErrors.invalidInput);
}

/**
 * Takes the key in the command's own transaction, before anything else is done. Who comes while the first one is still at
 * work waits for it, and gives up as busy after the lock timeout.
 */
export async function takeKey(db: Db, userId: string, call: string, key: string, sent: Sent): Promise<void> {
  const digest = digestOf(call, sent);
  if (await claimKey(db, userId, call, key, digest)) return;
  const before = (await rememberedAnswer(db, userId, key)) ?? fail(commonErrors.busy);
  if (before.call !== call || !digest.equals(before.request_hash)) fail(errors.keyTaken);
  throw new Repeated(before.answer);
}
