import type { Call } from '@park/contract/core';
import { commonErrors } from '@park/contract/core';
import { task } from '@park/contract/kernel/task';
import { department } from '@park/contract/people/department';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { demoId } from '../../../../demo/rows.ts';
import { type Context, fail } from '../../src/context.ts';
import { taskModule } from '../../src/domains/kernel/task/handlers.ts';
import { subjectsOf } from '../../src/domains/kernel/task/subjects.ts';
import { departmentModule } from '../../src/domains/people/department/handlers.ts';
import { sheets } from '../../src/domains/sheets.ts';
import type { Module } from '../../src/http/mount.ts';
import { secretsOf } from '../../src/secret.ts';
import { secretKey } from '../postgres.ts';
import { cellsOf, unspoken } from './cells.ts';
import { expectations, titled } from './expectations.ts';
import type { PersonName } from './people.ts';
import { runCell } from './run.ts';
import { openScanner, type Scanner } from './scan.ts';
import { type Stage, testStage } from './stage.ts';

/* Planted faults: copies of calls under URLs of their own, each with one fault. They test that the matrix finds such faults. */
type Handler = Module['handlers'][string];
type Fault = { of: keyof typeof department; call?: Partial<Call>; handler?: (real: Handler) => Handler };

const faults = {
  'a dropped access check': { of: 'create', call: { access: 'signed-in' } },
  'a reach that is too wide': {
    of: 'create',
    handler: (real) => async (context, input) => {
      await sql`select set_config('app.reach', 'park', true)`.execute(context.db);
      return real(context, input);
    },
  },
  'an unmasked phone number': {
    of: 'members',
    handler: (real) => async (context, input) => {
      const page = (await real(context, input)) as { total: number; list: { phone: string }[] };
      return { ...page, list: page.list.map((one) => ({ ...one, phone: '13800001003' })) };
    },
  },
  'a name of another company': {
    of: 'detail',
    handler: (real) => async (context, input) => ({ ...((await real(context, input)) as object), parentName: '智联数据有限公司' }),
  },
  'a change of an unrelated row': {
    of: 'assign',
    handler: (real) => async (context, input) => {
      await touchAnother(context);
      return real(context, input);
    },
  },
  'a refusal that reveals a hidden record': {
    of: 'tree',
    handler: (real) => (context, input) =>
      real(context, input).catch(() => fail(commonErrors.notFound, isKnown(input) ? { companyId: '该企业不在此园区' } : {})),
  },
} satisfies Record<string, Fault>;

const isKnown = (input: unknown) => (input as { companyId?: string }).companyId === demoId('company A2');

const touchAnother = ({ db, actor }: Context) =>
  sql`update department set order_num = order_num + 1 where company_id = ${actor.companyId} and level = 1`.execute(db);

const { domain, handlers } = departmentModule(secretsOf(secretKey));
const brokenCall = (name: string, { of, call = {} }: Fault): Call => ({
  ...(domain[of] as Call),
  path: `/planted/${name.replaceAll(' ', '-')}`,
  aliases: [],
  ...call,
});
const modules = Object.entries<Fault>(faults).map(([name, fault]): Module => {
  const real = handlers[fault.of] as Handler;
  return { domain: { [fault.of]: brokenCall(name, fault) }, handlers: { [fault.of]: fault.handler?.(real) ?? real } };
});

/** Exports whose answer is correct and whose workbook is wrong. */
const workbooks = {
  'an unmasked phone number in a workbook': { column: 'phone', content: '13800001003' },
  'a name of another company in a workbook': { column: 'departmentName', content: '智联数据有限公司' },
};
const subjects = subjectsOf({ secrets: secretsOf(secretKey), sheets });
const exportCall = (name: string): Call => ({ ...task.export, path: `/planted/${name.replaceAll(' ', '-')}`, aliases: [] });
for (const [name, { column, content }] of Object.entries(workbooks)) {
  const member = await subjects.exports.member();
  const columns: typeof member.columns = async (db, scope) => {
    const real = typeof member.columns === 'function' ? await member.columns(db, scope) : member.columns;
    return real.map((one) => (one.key === column ? { ...one, value: () => content } : one));
  };
  const spoilt = { ...subjects, exports: { ...subjects.exports, member: async () => ({ ...member, columns }) } };
  // the database is needed only by the download call, which is not part of this test
  const { export: handler } = taskModule({ database: undefined as never, subjects: spoilt }).handlers;
  modules.push({ domain: { export: exportCall(name) }, handlers: { export: handler as Handler } });
}

const { server, stage: open } = testStage({ modules });
let stage: Stage;
let scanner: Scanner;
beforeAll(async () => {
  stage = open();
  scanner = await openScanner(server.rows);
});

const people: PersonName[] = ['membera1', 'supera1', 'operatora'];
/** Returns the findings of the matrix when another call replaces the real one. */
async function findings(of: string, instead: (call: Call) => Call): Promise<string[]> {
  const rows = expectations.filter((row) => row.call.key === of || titled(row) === of);
  const found: string[] = [];
  for (const cell of cellsOf(rows, people)) found.push(...(await runCell(stage, scanner, cell, { instead })));
  return found;
}

const telling: Record<keyof typeof faults, string | RegExp> = {
  // the data scope of a missing right covers nothing, so a write that passes the check still finds no row
  'a dropped access check': 'membera1 · department.create · id of own: expected 403 403 无权限, got 404 404 记录不存在或已删除',
  'a reach that is too wide': 'supera1 · department.create · id of sibling: expected 404 404 记录不存在或已删除, got ok',
  'an unmasked phone number': /holds 13800001003$/,
  'a name of another company': /^supera1 · department.detail · id of own: .* holds 智联数据有限公司$/,
  'a change of an unrelated row': /^supera1 · department.assign · id of own: changed department .* order_num 0 → 1$/,
  'a refusal that reveals a hidden record': /^supera1 · department.tree · id of sibling: answered .*, but where nothing exists /,
};

test.each(Object.keys(faults) as (keyof typeof faults)[])('the matrix finds the planted fault "%s"', async (name) => {
  const fault: Fault = faults[name];
  const found = await findings(`department.${fault.of}`, () => brokenCall(name, fault));
  expect(found).toContainEqual(typeof telling[name] === 'string' ? telling[name] : expect.stringMatching(telling[name]));
});

test('the matrix reports no finding for the same calls without a planted fault', async () => {
  for (const of of new Set(Object.values<Fault>(faults).map((fault) => fault.of)))
    expect(await findings(`department.${of}`, (call) => call)).toEqual([]);
});

test.each(Object.entries(workbooks))('the matrix finds %s', async (name, { content }) => {
  const found = await findings('task.export (member)', () => exportCall(name));
  expect(found).toContainEqual(expect.stringMatching(new RegExp(`^supera1 · task.export \\(member\\) · id of own: .* holds ${content}$`)));
});
test('the matrix reports no finding for an export without a planted fault', async () => {
  expect(await findings('task.export (member)', (call) => call)).toEqual([]);
});

test('the matrix finds a missing row security policy', async () => {
  const [wall] = await server.rows<{ source: string }>(`select pg_get_functiondef('app.companies()'::regprocedure) as source`);
  await server.rows(`create or replace function app.companies() returns uuid[] language sql stable security definer set search_path = ''
    as $$ select array_agg(id) from public.company $$`);
  try {
    expect(await findings('department.detail', (call) => call)).toContain(
      'supera1 · department.detail · id of sibling: expected 404 404 记录不存在或已删除, got ok',
    );
  } finally {
    await server.rows(wall?.source ?? '');
  }
});

test('the matrix reports a call that has no row, and a variant of a call that has no row', async () => {
  const unknown = { ...department.detail, key: 'department.unknown' };
  const doubled = {
    ...department.change,
    access: { by: 'type', of: { 1: 'department:update', 2: 'department:delete', 3: 'staff:update' } },
  } as const;
  expect(await unspoken([unknown, doubled], expectations, async ({ about }) => ({ type: about === 'delete' ? 2 : 1 }))).toEqual([
    'department.unknown: add a row to apps/server/test/matrix/expectations.ts',
    'department.change: add a row with type 3',
  ]);
});

test('the journal records changes of every table, and an undo restores every row', async () => {
  const unwatched = await server.rows(
    `select relname from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and not exists (select from pg_trigger where tgrelid = c.oid and tgname = 'journal')`,
  );
  expect(unwatched).toEqual([]);
  const before = await stage.journal.digest();
  const a1 = demoId('company A1');
  await server.rows('update staff set position = position, order_num = order_num + 1 where company_id = $1', [a1]);
  await server.rows('delete from department_manager where company_id = $1', [a1]);
  await server.rows(
    `insert into department (space_id, company_id, parent_id, name, order_num, level)
    select space_id, company_id, id, '添', 1, 2 from department where company_id = $1 and level = 1`,
    [a1],
  );
  expect(await stage.journal.digest()).not.toEqual(before);
  await stage.journal.undo();
  expect(await stage.journal.digest()).toEqual(before);
  await expect(server.rows('truncate department_manager')).rejects.toThrow('nothing here is truncated');
});
