import { smsForm } from '@park/contract/kernel/sms';
import { ChunkError } from '../kit/api/chunk.ts';
import { CallError, clientTexts } from '../kit/api/send.ts';

/** Returns the message of a failure that belongs to no field. */
export const textOf = (error: unknown) => (error instanceof CallError || error instanceof ChunkError ? error.message : clientTexts.failed);

type Rule = { pattern: string; missing: string; wrong: string };
const check =
  ({ pattern, missing, wrong }: Rule) =>
  (value: string): string | undefined =>
    value ? (new RegExp(pattern).test(value) ? undefined : wrong) : missing;

/** V139, V140: returns the message for a missing or invalid phone number. */
export const phoneProblem = check(smsForm.phone);
/** V137, V138: returns the message for a missing or invalid code. */
export const codeProblem = check(smsForm.code);
