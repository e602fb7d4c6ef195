import type { Call } from '@park/contract/core';
import type { Actor } from '../context.ts';
import type { Statement } from '../db/driver/index.ts';
import { recordColumns, type Trace } from '../db/making.ts';
import type { Outgoing } from '../jobs/events.ts';
import { maskNumbers } from '../secret.ts';

type Recorded = {
  input: unknown;
  result: unknown;
  outcome: 'done' | 'refused';
  requestId: string;
  /** What the command wants to have done besides. */
  events?: readonly Outgoing[];
  /** The answer a repetition of this command gets. */
  remembered?: { key: string; answer: unknown } | undefined;
};

/** As many characters as an order about five hundred people has. */
const most = 24_576;
const record = `insert into audit (${recordColumns})
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

/** The last statement of a command: its record, and in the same breath its messages and its remembered answer. */
export function closing(actor: Actor, call: Call, { input, result, outcome, requestId, events = [], remembered }: Recorded): Statement {
  const { spaceId, parkId, companyId, userId, side } = actor;
  const target = targetOf(input, result);
  const values: unknown[] = [spaceId, parkId, companyId, userId, side, call.key, target, inputOf(call, input), outcome, requestId];
  const place = (value: unknown) => `$${values.push(value)}`;
  const before: string[] = [];
  if (events.length)
    before.push(`told as (insert into outbox (space_id, event, payload)
      select $1, e.event, e.payload from jsonb_to_recordset(${place(JSON.stringify(events))}::jsonb) as e (event text, payload jsonb))`);
  if (remembered)
    before.push(`kept as (update idempotency set answer = ${place(JSON.stringify(remembered.answer))}::jsonb
      where user_id = $4 and key = ${place(remembered.key)})`);
  return { text: before.length ? `with ${before.join(', ')} ${record}` : record, values };
}

/** The same, for a statement that is the whole command. */
export function traceOf(
  actor: Actor,
  call: Call,
  { input, events, requestId, key }: Pick<Trace, 'requestId' | 'key'> & { input: unknown; events: readonly Outgoing[] },
): Trace {
  const { spaceId, parkId, companyId, userId, side } = actor;
  const told = events.length ? JSON.stringify(events) : undefined;
  return { spaceId, parkId, companyId, userId, side, call: call.key, input: inputOf(call, input), requestId, events: told, key };
}

/** What a record keeps of what was asked. */
function inputOf(call: Call, input: unknown): string {
  const plain = call.audit === 'input' ? JSON.stringify(input ?? {}) : '{}';
  const text = mayHoldNumber.test(plain) ? maskedText(plain, input) : plain;
  return text.length > most ? '{}' : text;
}

/** As long as a phone, which is the shortest of them, in groups or in one: where no digits stand like this there is nothing to mask. */
const mayHoldNumber = /\d{3}[- ]?\d{4}[- ]?\d{4}/;
/** An escape, whose digits could stand before a number and hide it, or a long number that is not text. */
const needsCare = /\\|[:,[]-?\d[\d.eE+-]{10}/;
/** A mask is as good in the text of a value as in the value; one by one they are gone through where that is not so. */
const maskedText = (plain: string, input: unknown) => (needsCare.test(plain) ? JSON.stringify(input, masked) : maskNumbers(plain));
/** A phone may have been sent as a number; masked it is text. */
const masked = (_: string, value: unknown) => {
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const text = maskNumbers(String(value));
  return text === String(value) ? value : text;
};
/**
 * What names the thing a command is about, in the order in which it is asked; a person before the place he is put into, a
 * company where nothing else is named.
 */
const keys = ['id', 'setUserId', 'removedUserId', 'userId'] as const;
type Named = Partial<Record<(typeof keys)[number] | 'departmentId' | 'companyId', unknown>> & { userIds?: unknown };

function targetOf(input: unknown, result: unknown): string | null {
  const asked = (input ?? {}) as Named;
  const people = Array.isArray(asked.userIds) && asked.userIds.length === 1 ? asked.userIds : [];
  const named = [
    ...keys.map((key) => asked[key]),
    (result as Named | null | undefined)?.id,
    ...people,
    asked.departmentId,
    asked.companyId,
  ];
  return (named.find((value) => typeof value === 'string') as string | undefined) ?? null;
}
