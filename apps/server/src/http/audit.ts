import type { Call } from '@park/contract/core';
import type { Actor } from '../context.ts';
import type { Statement } from '../db/wire.ts';
import { maskPhone } from '../secret.ts';

type Recorded = { input: unknown; result: unknown; outcome: 'done' | 'refused'; requestId: string };

const text = `insert into audit (space_id, park_id, company_id, user_id, side, call, target, input, outcome, request_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;
const most = 16_384;

/** The row every command leaves in its own transaction. */
export function auditRow(actor: Actor, call: Call, { input, result, outcome, requestId }: Recorded): Statement {
  const { spaceId, parkId, companyId, userId, side } = actor;
  const kept = call.audit === 'input' ? maskPhones(JSON.stringify(input ?? {})) : '{}';
  const values = [
    spaceId,
    parkId,
    companyId,
    userId,
    side,
    call.key,
    targetOf(input, result),
    kept.length > most ? '{}' : kept,
    outcome,
    requestId,
  ];
  return { text, values };
}

function targetOf(input: unknown, result: unknown): string | null {
  const of = (value: unknown) => (value as { id?: unknown } | null | undefined)?.id;
  const found = of(input) ?? of(result) ?? (input as { departmentId?: unknown } | undefined)?.departmentId;
  return typeof found === 'string' ? found : null;
}

const maskPhones = (json: string) => json.replace(/(?<!\d)1[1-9]\d{9}(?!\d)/g, (number) => maskPhone(number));
