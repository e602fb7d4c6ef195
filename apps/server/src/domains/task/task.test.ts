import { commonErrors } from '@park/contract/core';
import { department } from '@park/contract/department';
import { idempotencyKey } from '@park/contract/idempotency';
import { live } from '@park/contract/live';
import { sheetTexts, task, taskErrors } from '@park/contract/task';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../test/app.ts';
import { secretKey } from '../../../test/postgres.ts';
import { olderWorkbook, oldWorkbook } from '../../../test/sheet/old.ts';
import { hostile, upload, workbook } from '../../../test/sheet/workbooks.ts';
import { taskWorker } from './worker.ts';

const server = testServer({ env: { DATABASE_POOL: '8' } });
let worker: ReturnType<typeof taskWorker>;
let shift: string | undefined;
let supera1: Person;
let admina1: Person;
let membera1: Person;
let supera2: Person;
beforeAll(async () => {
  worker = taskWorker({ url: server.databaseUrl(), secret: secretKey, log: () => {}, here: { clockShift: () => shift } });
  for (const [name, keep] of [
    ['supera1', (person: Person) => (supera1 = person)],
    ['admina1', (person: Person) => (admina1 = person)],
    ['membera1', (person: Person) => (membera1 = person)],
    ['supera2', (person: Person) => (supera2 = person)],
  ] as const)
    keep(await server.signIn(name));
});
afterAll(() => worker.close());
const passTime = (interval: string | undefined) => {
  shift = interval;
  server.passTime(interval);
};

const titles = ['*部门名称', '上级部门', '排序', '通讯录显示'];
type Sent = { name?: string; fields?: Record<string, string>; isCut?: boolean; by?: Person };
async function send(bytes: Buffer, { name = '部门.xlsx', fields = {}, isCut = false, by = supera1 }: Sent = {}) {
  const { headers, payload } = upload({ subject: 'department', ...fields }, { name, bytes }, { isCut });
  const url = server.base + task.import.path;
  return (await server.inject({ method: 'POST', url, headers: { ...headers, logintoken: by.token ?? '' }, payload })).json();
}
/** Sends a workbook and waits until it has been taken over. */
async function imported(rows: (string | number)[][], given: Sent = {}) {
  const { body, ...refusal } = await send(await workbook(titles, rows), given);
  if (!body) throw new Error(JSON.stringify(refusal));
  await worker.runner.idle();
  return (given.by ?? supera1).call(task.detail, { id: body.id });
}
const names = async (pattern: string) =>
  (
    await server.rows<{ name: string }>(`select name from department where name like $1 and deleted_at is null order by name`, [pattern])
  ).map(({ name }) => name);
const sheetsOf = async (person: Person, call: typeof task.file | typeof task.failedRows | typeof task.template, input: object) => {
  const response = await person.raw(call, input);
  expect(response.statusCode).toBe(200);
  return (await readXlsx(response.rawPayload)).sheets;
};

describe('import of departments', () => {
  test('the template names its columns, offers lists, gives an example and explains itself', async () => {
    const [form, notes, lists] = await sheetsOf(supera1, task.template, { subject: 'department' });
    expect(form?.rows[0]).toEqual(titles);
    expect(form?.rows[1]).toEqual(['前端组', '研发中心', '1', '是']);
    expect(form?.dataValidations?.[0]).toMatchObject({ type: 'list' });
    expect(notes?.rows.flat().join('')).toContain('最多20个字');
    expect(lists?.rows.map((row) => row[3])).toEqual(['是', '否']);
  });

  test('good rows are taken over, below one another in any order, and bad ones come back with reasons', async () => {
    const done = await imported([
      ['甲二', '甲一', 2, '否'],
      ['甲一', '', 1, ''],
      ['', '甲一', 1, '是'],
      ['甲三', '不存在', 1, '是'],
      ['甲四', '', 'x', '也许'],
      ['甲一', '', 1, '是'],
      ['长'.repeat(300), '', 1, '是'],
    ]);
    expect(done).toMatchObject({ state: 'done', total: 7, done: 2, failed: 5, hasFailedRows: true });
    expect(done.problems).toEqual([
      { row: 4, column: '部门名称', reason: '请填写部门名称' },
      { row: 5, column: '上级部门', reason: '上级部门不存在' },
      { row: 6, column: '排序', reason: '请输入整数' },
      { row: 6, column: '通讯录显示', reason: '只能填写是或否' },
      { row: 7, column: '部门名称', reason: '与第3行重复' },
      { row: 8, column: '部门名称', reason: '最多只能输入20个字' },
    ]);
    const placed = await server.rows(
      `select d.name, p.name as above, d.order_num, d.is_show, d.level from department d join department p on p.company_id = d.company_id and p.id = d.parent_id
        where d.name like '甲%' order by d.name`,
    );
    expect(placed.map(({ name, order_num, is_show }) => [name, order_num, is_show])).toEqual([
      ['甲一', 1, true],
      ['甲二', 2, false],
    ]);
    expect(placed[1]?.above).toBe('甲一');
    const [audit] = await server.rows(`select input from audit where call = 'task.import' and input ? 'done'`);
    expect(audit?.input).toMatchObject({ subject: 'department', done: 2, failed: 5 });
  });

  test('the workbook of failed rows can be corrected and sent again', async () => {
    const done = await imported([['乙一', '没有', 1, '是']]);
    const [form] = await sheetsOf(supera1, task.failedRows, { id: done.id });
    expect(form?.rows).toEqual([
      [...titles, '失败原因'],
      ['乙一', '没有', '1', '是', '上级部门：上级部门不存在'],
    ]);
    const corrected = await workbook([...titles, '失败原因'], [['乙一', '', 1, '是', '上级部门：上级部门不存在']]);
    const { body } = await send(corrected);
    await worker.runner.idle();
    expect(await supera1.call(task.detail, { id: body.id })).toMatchObject({ state: 'done', done: 1, failed: 0 });
  });

  test('a workbook of an old format is taken over alike', async () => {
    const form = (name: string) => [titles, [], [name, '', 7, '否']];
    for (const bytes of [oldWorkbook(form('巳一')), olderWorkbook(form('巳二'))]) {
      const { body } = await send(bytes, { name: '部门.xls' });
      await worker.runner.idle();
      expect(await supera1.call(task.detail, { id: body.id })).toMatchObject({ state: 'done', done: 1, failed: 0 });
    }
    expect(await server.rows(`select name, order_num, is_show from department where name like '巳%' order by name`)).toEqual([
      { name: '巳一', order_num: 7, is_show: false },
      { name: '巳二', order_num: 7, is_show: false },
    ]);
  });

  test('existing departments are refused, or changed when asked for', async () => {
    await imported([['丙一', '', 1, '是']]);
    expect((await imported([['丙一', '', 9, '否']])).problems).toEqual([{ row: 2, column: '部门名称', reason: '同级部门已有相同名称' }]);
    expect(await imported([['丙一', '', 9, '否']], { fields: { isUpdate: '1' } })).toMatchObject({ done: 1, failed: 0 });
    expect(await server.rows(`select order_num, is_show from department where name = '丙一'`)).toEqual([{ order_num: 9, is_show: false }]);
  });

  test('an import without a key is refused, and one sent twice under its key is taken once', async () => {
    const { headers, payload } = upload(
      { subject: 'department' },
      { name: '部门.xlsx', bytes: await workbook(titles, [['键一', '', 1, '是']]) },
    );
    const post = async (given: Record<string, string>) => {
      const url = server.base + task.import.path;
      return (await server.inject({ method: 'POST', url, headers: { ...given, logintoken: supera1.token ?? '' }, payload })).json();
    };
    const { [idempotencyKey.header]: _, ...keyless } = headers;
    const before = await supera1.call(task.list, { kind: 'import' });
    expect(await post(keyless)).toMatchObject({ code: '400', errorMessage: commonErrors.badKey.message });
    const first = await post(headers);
    expect(await post(headers)).toEqual(first);
    await worker.runner.idle();
    expect(await names('键一')).toEqual(['键一']);
    expect((await supera1.call(task.list, { kind: 'import' })).total).toBe(before.total + 1);
  });

  test('a dry run says what would happen and changes nothing', async () => {
    const done = await imported(
      [
        ['丁一', '', 1, '是'],
        ['丁二', '没有', 1, '是'],
      ],
      { fields: { isDryRun: '1' } },
    );
    expect(done).toMatchObject({ state: 'done', done: 1, failed: 1, isDryRun: true });
    expect(await names('丁%')).toEqual([]);
  });

  test('a merge that fails half way leaves nothing', async () => {
    await server.rows(`alter table department add constraint never check (name <> '戊五百')`);
    const rows = Array.from({ length: 600 }, (_, at) => [at === 500 ? '戊五百' : `戊${at}`, '', at, '是']);
    expect(await imported(rows)).toMatchObject({ state: 'failed', message: commonErrors.unexpected.message, done: 0 });
    await server.rows('alter table department drop constraint never');
    expect(await names('戊%')).toEqual([]);
    const failed = await server.rows(`select id from task where state = 'failed' and kind = 'import'`);
    await supera1.call(task.retry, { id: String(failed[0]?.id) });
    await worker.runner.idle();
    expect((await names('戊%')).length).toBe(600);
  });

  test('what a dead worker left is taken over once its lease is over, and is applied once', async () => {
    const { body } = await send(await workbook(titles, [['己一', '', 1, '是']]));
    await server.rows(
      `update task set state = 'running', lease = gen_random_uuid(), lease_until = now() + interval '20 seconds', attempts = 1 where id = $1`,
      [body.id],
    );
    await worker.runner.idle();
    expect(await names('己%')).toEqual([]);
    passTime('1 minute');
    await Promise.all([worker.runner.idle(), worker.runner.idle()]);
    passTime(undefined);
    expect(await names('己%')).toEqual(['己一']);
    expect(await supera1.call(task.detail, { id: body.id })).toMatchObject({ state: 'done', done: 1 });
  });

  test('a cancelled import changes nothing', async () => {
    const { body } = await send(await workbook(titles, [['庚一', '', 1, '是']]));
    await supera1.call(task.cancel, { id: body.id });
    await worker.runner.idle();
    expect(await names('庚%')).toEqual([]);
    expect(await supera1.refused(task.cancel, { id: body.id })).toMatchObject({ code: taskErrors.over.code });
  });

  test('an import cancelled while its rows are being written changes nothing', async () => {
    await server.rows('begin');
    await server.rows('select 1 from department where parent_id is null for update');
    const { body } = await send(await workbook(titles, [['庚二', '', 1, '是']]));
    const running = worker.runner.idle();
    const isWaiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await server.rows(isWaiting)).length, { timeout: 10_000 }).toBeGreaterThan(0);
    await supera1.call(task.cancel, { id: body.id });
    await server.rows('commit');
    await running;
    expect(await names('庚%')).toEqual([]);
    expect(await supera1.call(task.detail, { id: body.id })).toMatchObject({ state: 'cancelled' });
  });

  test('rights are looked at again when it runs', async () => {
    const before = demoId('user supera1');
    const { body } = await send(await workbook(titles, [['辛一', '', 1, '是']]));
    await server.rows(`update "user" set enabled = false where id = $1`, [before]);
    await worker.runner.idle();
    await server.rows(`update "user" set enabled = true where id = $1`, [before]);
    supera1 = await server.signIn('supera1');
    expect(await supera1.call(task.detail, { id: body.id })).toMatchObject({ state: 'failed', message: commonErrors.forbidden.message });
    expect(await names('辛%')).toEqual([]);
  });

  test('who may not add departments may neither take the template nor import', async () => {
    expect(await membera1.refused(task.template, { subject: 'department' })).toMatchObject({ status: 403 });
    expect(await send(await workbook(titles, []), { by: membera1 })).toMatchObject({ code: commonErrors.forbidden.code });
  });

  test('the company of another is no place to import into, and the request says so', async () => {
    const bytes = await workbook(titles, [['壬一', '', 1, '是']]);
    const before = await server.rows('select 1 from task');
    for (const key of ['A2', 'B1', 'C1', 'OP'])
      expect(await send(bytes, { fields: { companyId: demoId(`company ${key}`) } })).toMatchObject({ code: commonErrors.notFound.code });
    expect(await server.rows('select 1 from task')).toHaveLength(before.length);
    expect(await imported([['壬二', '', 1, '是']], { fields: { companyId: demoId('company A1') } })).toMatchObject({ done: 1 });
    expect(await names('壬%')).toEqual(['壬二']);
  });

  test('an operator imports into a company of the park, but not once it has left', async () => {
    const operatora = await server.signIn('operatora');
    const a2 = demoId('company A2');
    const into = { by: operatora, fields: { companyId: a2 } };
    expect(await imported([['辰一', '', 1, '是']], into)).toMatchObject({ state: 'done', done: 1 });
    const { body } = await send(await workbook(titles, [['辰二', '', 1, '是']]), into);
    await server.rows(`update company_park set left_at = now() where company_id = $1 and relation = 'settled'`, [a2]);
    await worker.runner.idle();
    await server.rows(`update company_park set left_at = null where company_id = $1 and relation = 'settled'`, [a2]);
    expect(await operatora.call(task.detail, { id: body.id })).toMatchObject({ state: 'failed', message: commonErrors.notFound.message });
    expect(await server.rows(`select company_id from department where name like '辰%'`)).toEqual([{ company_id: a2 }]);
  });
});

describe('files nobody should send leave nothing', () => {
  const stored = async () => (await server.rows<{ n: number }>(`select count(*)::int as n from task_part where role = 'source'`))[0]?.n;
  test.each([
    ['html', async () => hostile.html(), sheetTexts.wrongType],
    ['empty', async () => Buffer.alloc(0), sheetTexts.empty],
    ['macros', hostile.macros, sheetTexts.macros],
    ['a bomb', () => hostile.bomb(101), sheetTexts.inflated],
  ])('%s is refused at once', async (_, make, text) => {
    const before = await stored();
    expect(await send(await make())).toMatchObject({ code: taskErrors.badSheet.code, errorMessage: text, fields: { file: text } });
    expect(await stored()).toBe(before);
  });

  test.each([
    ['a lying bomb', () => hostile.lyingBomb(101), sheetTexts.broken],
    ['a formula', hostile.formula, sheetTexts.formula.replace('{cell}', '（A2）')],
    ['a formula of an old format', async () => oldWorkbook([['x'], [{ formula: true }]]), sheetTexts.formula.replace('{cell}', '（A2）')],
    ['a document type', hostile.doctype, sheetTexts.unsafe],
    ['too many rows', () => hostile.rows(process.env.PARK_LONG ? 1_048_575 : 30_000), sheetTexts.tooManyRows],
    ['another table', () => workbook(['姓名'], [['张三']]), sheetTexts.otherTemplate],
    ['no rows', () => workbook(titles, []), sheetTexts.noRows],
  ])(
    '%s is reported',
    async (_, make, text) => {
      const before = await stored();
      const { body } = await send(await make());
      await worker.runner.idle();
      expect(await supera1.call(task.detail, { id: body.id })).toMatchObject({ state: 'failed', message: text });
      expect(await stored()).toBe(before);
    },
    60_000,
  );

  test('a name of 300 characters, a path for a name and a body without its end', async () => {
    const bytes = await workbook(titles, [['癸一', '', 1, '是']]);
    expect(await send(bytes, { name: `${'x'.repeat(300)}.xlsx` })).toMatchObject({ errorMessage: '文件名最多255个字' });
    const cut = await send(bytes, { isCut: true });
    expect(cut.body).toBeUndefined();
    expect(await names('癸%')).toEqual([]);
  });
});

describe('export', () => {
  test('what the list shows, in the chosen columns, with masked phones, is ready at once and leaves a record', async () => {
    const list = await supera1.call(department.members, { type: 2, pageSize: 1000 });
    const { id, state, total } = await supera1.call(task.export, {
      subject: 'member',
      columns: ['phone', 'realName'],
      filter: { type: 2 },
    });
    expect({ state, total }).toEqual({ state: 'done', total: list.total });
    const [sheet] = await sheetsOf(supera1, task.file, { id });
    expect(sheet?.rows[0]).toEqual(['姓名', '手机号']);
    expect(sheet?.rows.slice(1)).toEqual(list.list.map(({ realName, phone }) => [realName, phone]));
    expect(JSON.stringify(sheet?.rows)).not.toMatch(/1\d{10}/);
    const [audit] = await server.rows(`select input from audit where call = 'task.export' and input ? 'rows' and target = $1`, [id]);
    expect(audit?.input).toMatchObject({ subject: 'member', rows: total, filter: { type: 2 }, columns: ['phone', 'realName'] });
  });

  test('only the chosen rows, and only those of the filter', async () => {
    const { list } = await supera1.call(department.members, { type: 2, pageSize: 1000 });
    const first = list[0] as (typeof list)[number];
    const one = await supera1.call(task.export, { subject: 'member', filter: { type: 2 }, ids: [first.id] });
    expect(one.total).toBe(1);
    const named = await supera1.call(task.export, { subject: 'member', filter: { type: 2, keyword: first.realName } });
    expect((await sheetsOf(supera1, task.file, { id: named.id }))[0]?.rows[1]?.[0]).toBe(first.realName);
  });

  test('exported departments can be imported elsewhere', async () => {
    await imported([
      ['子一', '', 1, '是'],
      ['子二', '子一', 1, '否'],
    ]);
    const { id } = await supera1.call(task.export, { subject: 'department' });
    const [sheet] = await sheetsOf(supera1, task.file, { id });
    const rows = sheet?.rows.filter((row) => String(row[0]).startsWith('子')).map((row) => row.slice(0, 4));
    expect(rows).toEqual([
      ['子一', null, 1, '是'],
      ['子二', '子一', 1, '否'],
    ]);
    expect(
      await imported(
        (rows ?? []).map((row) => row.map((cell) => (cell ?? '') as string)),
        { by: supera2 },
      ),
    ).toMatchObject({ done: 2 });
  });

  test('more than 5,000 rows become a task whose file expires after seven days', async () => {
    await imported(Array.from({ length: 5_001 }, (_, at) => [`丑${at}`, '', at, '是']));
    const { id, state } = await supera1.call(task.export, { subject: 'department' });
    expect(state).toBe('waiting');
    await worker.runner.idle();
    const done = await supera1.call(task.detail, { id });
    expect(done).toMatchObject({ state: 'done', hasFile: true });
    expect((await sheetsOf(supera1, task.file, { id }))[0]?.rows.length).toBe(done.total + 1);
    passTime('7 days 1 minute');
    supera1 = await server.signIn('supera1');
    expect(await supera1.refused(task.file, { id })).toMatchObject({ code: taskErrors.noFile.code });
    await worker.schedules[0]?.run();
    passTime(undefined);
    supera1 = await server.signIn('supera1');
    expect(await server.rows(`select 1 from task_part where task_id = $1`, [id])).toEqual([]);
    expect((await supera1.call(task.list, { kind: 'export' })).list[0]?.id).toBe(id);
  });

  test('unknown columns and wrong filters are refused', async () => {
    expect(await supera1.refused(task.export, { subject: 'member', columns: ['password'] })).toMatchObject({ status: 400 });
    expect(await supera1.refused(task.export, { subject: 'member', filter: { departmentId: "' or 1=1" } })).toMatchObject({
      fields: { 'filter.departmentId': expect.any(String) },
    });
  });
});

test('open consoles are told how a task goes on', async () => {
  const address = await server.listen();
  const stop = new AbortController();
  const stream = await fetch(`${address}${server.base}${live.stream.path}`, {
    headers: { logintoken: supera1.token ?? '' },
    signal: stop.signal,
  });
  const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  await imported([['卯一', '', 1, '是']]);
  let heard = '';
  while (!heard.includes('event: task')) heard += new TextDecoder().decode((await reader.read()).value);
  stop.abort();
});

describe('a task is its owner’s alone', () => {
  test('neither a colleague nor another company sees, takes or stops it', async () => {
    const { id } = await supera1.call(task.export, { subject: 'department' });
    for (const other of [admina1, supera2]) {
      expect(await other.refused(task.detail, { id })).toMatchObject({ code: commonErrors.notFound.code });
      expect(await other.refused(task.file, { id })).toMatchObject({ code: taskErrors.noFile.code });
      expect(await other.refused(task.cancel, { id })).toMatchObject({ code: commonErrors.notFound.code });
      expect(await other.refused(task.retry, { id })).toMatchObject({ code: commonErrors.notFound.code });
      expect((await other.call(task.list, { pageSize: 1000 })).list.map((row) => row.id)).not.toContain(id);
    }
  });

  test('five unfinished tasks are enough', async () => {
    const sent = [];
    for (let at = 0; at < 6; at++) sent.push(await send(await workbook(titles, [[`寅${at}`, '', 1, '是']]), { by: supera2 }));
    expect(sent.map((one) => one.code)).toEqual(['200', '200', '200', '200', '200', taskErrors.tooMany.code]);
    await worker.runner.idle();
    expect((await names('寅%')).length).toBe(5);
  });
});
