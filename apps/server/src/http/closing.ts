import type { Call } from '@park/contract/core';
import type { Actor } from '../context.ts';
import type { Statement } from '../db/driver/index.ts';
import { recordColumns, type Trace } from '../db/insertion.ts';
import type { Outgoing } from '../jobs/events.ts';
import { maskNumbers } from '../secret.ts';

type Recorded = {
  input: unknown;
  result: unknown;
  outcome: 'done' | 'refused';
  requestId: string;
  /** The client's IP address. */
  address?: string;
  /** The outbox events of the command. */
  events?: readonly Outgoing[];
  /** The answer to give when the command is repeated under its idempotency key. */
  remembered?: { key: string; answer: unknown } | undefined;
};

/** The longest input that is recorded, in characters: enough for a command about some five hundred people. */
const most = 24_576;
const record = `insert into audit (${recordColumns})
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

/** Builds the last statement of a command, which writes the audit entry, the outbox events and the remembered answer together. */
export function closing(
  actor: Actor,
  call: Call,
  { input, result, outcome, requestId, address = '', events = [], remembered }: Recorded,
): Statement {
  const { spaceId, parkId, companyId, userId, side } = actor;
  const target = targetOf(input, result);
  const values: unknown[] = [spaceId, parkId, companyId, userId, side, call.key, target, inputOf(call, input), outcome, requestId, address];
  if (call.audit === 'none' && outcome === 'done') return told(spaceId, events);
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

/** Builds the last statement of a command without an audit entry. Such a command has no idempotency key. */
function told(spaceId: string, events: readonly Outgoing[]): Statement {
  if (events.length === 0) return { text: 'select 1', values: [] };
  return {
    text: `insert into outbox (space_id, event, payload)
      select $1, e.event, e.payload from jsonb_to_recordset($2::jsonb) as e (event text, payload jsonb)`,
    values: [spaceId, JSON.stringify(events)],
  };
}

/**
 * Returns the data of the audit entry, the events and the idempotency key for a command that consists of a single statement (see `make`).
 */
export function traceOf(
  actor: Actor,
  call: Call,
  {
    input,
    events,
    requestId,
    address,
    key,
  }: Pick<Trace, 'requestId' | 'address' | 'key'> & { input: unknown; events: readonly Outgoing[] },
): Trace {
  const { spaceId, parkId, companyId, userId, side } = actor;
  const eventsJson = events.length ? JSON.stringify(events) : undefined;
  return {
    spaceId,
    parkId,
    companyId,
    userId,
    side,
    call: call.key,
    input: inputOf(call, input),
    requestId,
    address,
    events: eventsJson,
    key,
  };
}

/** Returns the input as stored in the audit entry, with masked phone and ID numbers. */
function inputOf(call: Call, input: unknown): string {
  const plain = call.audit === 'input' ? JSON.stringify(input ?? {}) : '{}';
  const text = mayHoldNumber.test(plain) ? maskedText(plain, input) : plain;
  return text.length > most ? '{}' : text;
}

/** A sequence of digits as long as a phone number. Text without such a sequence contains no phone or ID number to mask. */
const mayHoldNumber = /\d{3}[- ]?\d{4}[- ]?\d{4}/;
/**
 * An escape such as \u0001, whose digits would seem to belong to a phone number after it, or a long JSON number. Input that contains either
 * is masked value by value.
 */
const needsCare = /\\|[:,[]-?\d[\d.eE+-]{10}/;
/** Masks phone and ID numbers in the JSON text as a whole where that is safe, otherwise value by value. */
const maskedText = (plain: string, input: unknown) => (needsCare.test(plain) ? JSON.stringify(input, masked) : maskNumbers(plain));
/** A JSON.stringify replacer that masks phone and ID numbers in strings and in JSON numbers. A masked JSON number becomes a string. */
const masked = (_: string, value: unknown) => {
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const text = maskNumbers(String(value));
  return text === String(value) ? value : text;
};
/**
 * Input fields that can name the record a command is about, in order of preference: a person comes before the department, and the company
 * is used only when nothing else is named.
 */
const keys = ['id', 'setUserId', 'removedUserId', 'userId'] as const;
type Named = Partial<Record<(typeof keys)[number] | 'departmentId' | 'companyId', unknown>> & { userIds?: unknown };

function targetOf(input: unknown, result: unknown): string | null {
  const values = (input ?? {}) as Named;
  const people = Array.isArray(values.userIds) && values.userIds.length === 1 ? values.userIds : [];
  const named = [
    ...keys.map((key) => values[key]),
    (result as Named | null | undefined)?.id,
    ...people,
    values.departmentId,
    values.companyId,
  ];
  return (named.find((value) => typeof value === 'string') as string | undefined) ?? null;
}
