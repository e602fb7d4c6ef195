import { randomUUID } from 'node:crypto';
import { command, domain, query } from '@park/contract';
import { commonErrors } from '@park/contract/core';
import { emptyObject, id } from '@park/contract/fields';
import { idempotencyKey } from '@park/contract/idempotency';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { demoId } from '../../../../demo/rows.ts';
import { type Person, testServer } from '../../test/app.ts';
import { type Context, onConstraint } from '../context.ts';
import type { Insertion } from '../db/insertion.ts';
import { implement } from './mount.ts';

/** Calls for this test: commands that consist of one statement. */
const schema = z.object({
  name: z.string(),
  mode: z.enum(['make', 'nothing', 'broken', 'late']).default('make'),
  phone: z.string().optional(),
  more: z.array(z.unknown()).optional(),
});
const probe = domain('probe', {
  title: '测试',
  calls: {
    make: command({ path: '/probe/make', access: 'signed-in', summary: '', input: schema, output: z.object({ id }) }),
    look: query({ path: '/probe/look', access: 'signed-in', summary: '', input: emptyObject, output: z.object({ id }) }),
  },
});
const root = demoId('department A1');
const made = {
  parts: (of) => sql`
    made as (insert into department (space_id, company_id, parent_id, name, order_num, level)
             select ${of('spaceId')}, ${of('companyId')}, ${root}, ${of('name')}, 1 / ${of('divisor')}::int, 2 where ${of('isWanted')}
             returning id)`,
  reason: sql`'probe_nothing'`,
} satisfies Insertion<ReturnType<typeof valuesOf>>;
const valuesOf = ({ actor: { spaceId, companyId } }: Context, { name, mode }: z.output<typeof schema>) => ({
  spaceId,
  companyId,
  name,
  divisor: mode === 'broken' ? 0 : 1,
  isWanted: mode !== 'nothing',
});
const probeModule = implement(probe, {
  async make(context, input) {
    context.outbox('mail.send', { to: 'nobody@example.com', subject: input.name, text: '' });
    if (input.mode === 'late') await sql`select 1`.execute(context.db);
    return context.make(made, valuesOf(context, input)).catch(onConstraint({ probe_nothing: commonErrors.stale }));
  },
  look: async (context) => context.make(made, valuesOf(context, { name: 'looked', mode: 'make' })),
});

const server = testServer({ modules: [probeModule] });
let supera1: Person;
beforeAll(async () => {
  supera1 = await server.signIn('supera1');
});

const name = () => randomUUID().slice(0, 18);
/** Finds everything a command has written: department, audit entry and message. */
const traces = (of: string) =>
  server.rows(
    `select (select array_agg(id) from department where name = $1) as departments,
            (select array_agg(target) from audit where call = 'probe.make' and input ->> 'name' = $1) as records,
            (select count(*)::int from outbox where payload ->> 'subject' = $1) as messages`,
    [of],
  );
const none = [{ departments: null, records: null, messages: 0 }];

describe('a command that consists of one statement', () => {
  test.each(['make', 'late'] as const)('the command writes its record, audit entry and message together (mode "%s")', async (mode) => {
    const one = name();
    const { id: madeId } = await supera1.call(probe.make, { name: one, mode });
    expect(await traces(one)).toEqual([{ departments: [madeId], records: [madeId], messages: 1 }]);
  });

  test.each([
    ['nothing', commonErrors.stale.code],
    ['broken', commonErrors.unexpected.code],
  ] as const)('a command that inserts no record writes no audit entry and no message: %s', async (mode, code) => {
    const one = name();
    expect((await supera1.refused(probe.make, { name: one, mode })).code).toBe(code);
    expect(await traces(one)).toEqual(none);
    // the failed command does not use up the idempotency key, so a repetition may succeed
    expect(await supera1.call(probe.make, { name: one })).toHaveProperty('id');
  });

  test('a phone number in the audit entry is masked', async () => {
    const one = name();
    await supera1.call(probe.make, { name: one, phone: '13800138000' });
    const [record] = await server.rows<{ input: object }>(`select input from audit where call = 'probe.make' and input ->> 'name' = $1`, [
      one,
    ]);
    expect(record?.input).toEqual({ name: one, mode: 'make', phone: '138****8000' });
  });

  test.each<[string, unknown, unknown]>([
    ['within a text', '请打13800138000，或13900139000', '请打138****8000，或139****9000'],
    ['as a number', 13_800_138_000, '138****8000'],
    ['after a decimal point', 1.138_001_380_001_23, 1.138_001_380_001_23],
    ['after an escape', '\u000113800138000\n', '\u0001138****8000\n'],
    ['in quotes', '"13800138000"', '"138****8000"'],
    ['of an ID card', { idCard: '11010119900307123X' }, { idCard: '110101********123X' }],
    ['in a record id', '13800138-0001-4000-8000-138001380001', '13800138-0001-4000-8000-138001380001'],
    ['in a list', [[13_800_138_000, '13800138000', 1]], [['138****8000', '138****8000', 1]]],
  ])('phone and ID numbers in the audit entry are masked, and other digits are kept: %s', async (_, sent, expected) => {
    const one = name();
    await supera1.call(probe.make, { name: one, more: [sent] });
    const [record] = await server.rows<{ more: unknown }>(`select input -> 'more' as more from audit where input ->> 'name' = $1`, [one]);
    expect(record?.more).toEqual([expected]);
  });

  test('a command repeated with the same idempotency key runs once, and all requests get the same response', async () => {
    const one = name();
    const headers = { [idempotencyKey.header]: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => supera1.raw(probe.make, { name: one }, { headers })));
    const again = await supera1.raw(probe.make, { name: one }, { headers });
    const [first, ...others] = [...answers, again].map((answer) => answer.json().body);
    expect(first).toHaveProperty('id');
    for (const other of others) expect(other).toEqual(first);
    expect(await traces(one)).toEqual([{ departments: [first.id], records: [first.id], messages: 1 }]);
  });

  test('a query cannot insert a record', async () => {
    expect((await supera1.raw(probe.look, {})).statusCode).toBe(500);
    expect(await server.rows(`select 1 from department where name = 'looked'`)).toEqual([]);
  });
});
