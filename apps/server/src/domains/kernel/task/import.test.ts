import { commonErrors } from '@park/contract/core';
import { idempotencyKey } from '@park/contract/idempotency';
import { sheetTexts, task, taskErrors } from '@park/contract/kernel/task';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import type { Person } from '../../../../test/app.ts';
import { olderWorkbook, oldWorkbook } from '../../../../test/sheet/old.ts';
import { sheetsOf, taskScene, titles } from '../../../../test/sheet/tasks.ts';
import { hostile, upload, workbook } from '../../../../test/sheet/workbooks.ts';

const { server, people, again, worker, passTime, send, imported, names } = taskScene();
let supera1: Person;
let membera1: Person;
beforeAll(() => {
  ({ supera1, membera1 } = people);
});

describe('import of a department workbook', () => {
  test('the import template has the columns, drop-down lists, an example and a sheet with explanations', async () => {
    const [form, notes, lists] = await sheetsOf(supera1, task.template, { subject: 'department' });
    expect(form?.rows[0]).toEqual(titles);
    expect(form?.rows[1]).toEqual(['前端组', '研发中心', '1', '是']);
    expect(form?.dataValidations?.[0]).toMatchObject({ type: 'list' });
    expect(notes?.rows.flat().join('')).toContain('最多20个字');
    expect(lists?.rows.map((row) => row[3])).toEqual(['是', '否']);
  });

  test('valid rows are imported even if a parent follows its child, and invalid rows are returned with reasons', async () => {
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
      { row: 6, column: '在通讯录中显示', reason: '只能填写是或否' },
      { row: 7, column: '部门名称', reason: '与第3行重复' },
      { row: 8, column: '部门名称', reason: '最多只能输入20个字' },
    ]);
    const placed = await server.rows(
      `select d.name, p.name as above, d.order_num::int, d.is_show, d.level
         from department d join department p on p.company_id = d.company_id and p.id = d.parent_id
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

  test('the workbook of failed rows can be corrected and imported', async () => {
    const done = await imported([['乙一', '没有', 1, '是']]);
    const [form] = await sheetsOf(supera1, task.failedRows, { id: done.id });
    expect(form?.rows).toEqual([
      [...titles, '失败原因'],
      ['乙一', '没有', '1', '是', '上级部门：上级部门不存在'],
    ]);
    const corrected = await workbook([...titles, '失败原因'], [['乙一', '', 1, '是', '上级部门：上级部门不存在']]);
    const { body } = await send(corrected);
    await worker().runner.idle();
    expect(await supera1.call(task.detail, { id: body.id })).toMatchObject({ state: 'done', done: 1, failed: 0 });
  });

  test('a workbook in either of the old xls formats is imported like an xlsx', async () => {
    const form = (name: string) => [titles, [], [name, '', 7, '否']];
    for (const bytes of [oldWorkbook(form('巳一')), olderWorkbook(form('巳二'))]) {
      const { body } = await send(bytes, { name: '部门.xls' });
      await worker().runner.idle();
      expect(await supera1.call(task.detail, { id: body.id })).toMatchObject({ state: 'done', done: 1, failed: 0 });
    }
    expect(await server.rows(`select name, order_num::int, is_show from department where name like '巳%' order by name`)).toEqual([
      { name: '巳一', order_num: 7, is_show: false },
      { name: '巳二', order_num: 7, is_show: false },
    ]);
  });

  test('an import with isUpdate changes existing departments', async () => {
    await imported([['丙一', '', 1, '是']]);
    expect((await imported([['丙一', '', 9, '否']])).problems).toEqual([{ row: 2, column: '部门名称', reason: '同级部门已有相同名称' }]);
    expect(await imported([['丙一', '', 9, '否']], { fields: { isUpdate: '1' } })).toMatchObject({ done: 1, failed: 0 });
    expect(await server.rows(`select order_num::int, is_show from department where name = '丙一'`)).toEqual([
      { order_num: 9, is_show: false },
    ]);
  });

  test('an import without an idempotency key is refused, and an import sent twice with the same key runs once', async () => {
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
    await worker().runner.idle();
    expect(await names('键一')).toEqual(['键一']);
    expect((await supera1.call(task.list, { kind: 'import' })).total).toBe(before.total + 1);
  });

  test('a dry run reports the outcome and changes no department', async () => {
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

  test('an import that fails halfway writes no row and can be retried', async () => {
    await server.rows(`alter table department add constraint never check (name <> '戊五百')`);
    const rows = Array.from({ length: 600 }, (_, at) => [at === 500 ? '戊五百' : `戊${at}`, '', at, '是']);
    expect(await imported(rows)).toMatchObject({ state: 'failed', message: commonErrors.unexpected.message, done: 0 });
    await server.rows('alter table department drop constraint never');
    expect(await names('戊%')).toEqual([]);
    const failed = await server.rows(`select id from task where state = 'failed' and kind = 'import'`);
    await supera1.call(task.retry, { id: String(failed[0]?.id) });
    await worker().runner.idle();
    expect((await names('戊%')).length).toBe(600);
  });

  test('another worker takes over the task of a dead worker after its lease expires, and writes the rows once', async () => {
    const { body } = await send(await workbook(titles, [['己一', '', 1, '是']]));
    await server.rows(
      `update task set state = 'running', lease = gen_random_uuid(), lease_until = now() + interval '20 seconds', attempts = 1
        where id = $1`,
      [body.id],
    );
    await worker().runner.idle();
    expect(await names('己%')).toEqual([]);
    passTime('1 minute');
    await Promise.all([worker().runner.idle(), worker().runner.idle()]);
    passTime(undefined);
    expect(await names('己%')).toEqual(['己一']);
    expect(await supera1.call(task.detail, { id: body.id })).toMatchObject({ state: 'done', done: 1 });
  });

  test('a cancelled import changes no department', async () => {
    const { body } = await send(await workbook(titles, [['庚一', '', 1, '是']]));
    await supera1.call(task.cancel, { id: body.id });
    await worker().runner.idle();
    expect(await names('庚%')).toEqual([]);
    expect(await supera1.refused(task.cancel, { id: body.id })).toMatchObject({ code: taskErrors.over.code });
  });

  test('an import that is cancelled while it writes rows changes no department', async () => {
    await server.rows('begin');
    await server.rows('select 1 from department where parent_id is null for update');
    const { body } = await send(await workbook(titles, [['庚二', '', 1, '是']]));
    const running = worker().runner.idle();
    const isWaiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await server.rows(isWaiting)).length, { timeout: 10_000 }).toBeGreaterThan(0);
    await supera1.call(task.cancel, { id: body.id });
    await server.rows('commit');
    await running;
    expect(await names('庚%')).toEqual([]);
    expect(await supera1.call(task.detail, { id: body.id })).toMatchObject({ state: 'cancelled' });
  });

  test('the rights of the actor are checked again when the import runs', async () => {
    const before = demoId('user supera1');
    const { body } = await send(await workbook(titles, [['辛一', '', 1, '是']]));
    await server.rows(`update "user" set enabled = false where id = $1`, [before]);
    await worker().runner.idle();
    await server.rows(`update "user" set enabled = true where id = $1`, [before]);
    supera1 = await again('supera1');
    expect(await supera1.call(task.detail, { id: body.id })).toMatchObject({ state: 'failed', message: commonErrors.forbidden.message });
    expect(await names('辛%')).toEqual([]);
  });

  test('a member who may not add departments can neither download the template nor import', async () => {
    expect(await membera1.refused(task.template, { subject: 'department' })).toMatchObject({ status: 403 });
    expect(await send(await workbook(titles, []), { by: membera1 })).toMatchObject({ code: commonErrors.forbidden.code });
  });

  test('an import into a company outside the actor’s rights is refused before a task is created', async () => {
    const bytes = await workbook(titles, [['壬一', '', 1, '是']]);
    const before = await server.rows('select 1 from task');
    for (const key of ['A2', 'B1', 'C1', 'OP'])
      expect(await send(bytes, { fields: { companyId: demoId(`company ${key}`) } })).toMatchObject({ code: commonErrors.notFound.code });
    expect(await server.rows('select 1 from task')).toHaveLength(before.length);
    expect(await imported([['壬二', '', 1, '是']], { fields: { companyId: demoId('company A1') } })).toMatchObject({ done: 1 });
    expect(await names('壬%')).toEqual(['壬二']);
  });

  test('an operator can import into a company of the park, but no longer after the company has left the park', async () => {
    const operatora = await server.signIn('operatora');
    const a2 = demoId('company A2');
    const into = { by: operatora, fields: { companyId: a2 } };
    expect(await imported([['辰一', '', 1, '是']], into)).toMatchObject({ state: 'done', done: 1 });
    const { body } = await send(await workbook(titles, [['辰二', '', 1, '是']]), into);
    await server.rows(`update company_park set left_at = now() where company_id = $1 and relation = 'settled'`, [a2]);
    await worker().runner.idle();
    await server.rows(`update company_park set left_at = null where company_id = $1 and relation = 'settled'`, [a2]);
    expect(await operatora.call(task.detail, { id: body.id })).toMatchObject({ state: 'failed', message: commonErrors.notFound.message });
    expect(await server.rows(`select company_id from department where name like '辰%'`)).toEqual([{ company_id: a2 }]);
  });
});

describe('hostile workbooks that are refused completely', () => {
  const stored = async () => (await server.rows<{ n: number }>(`select count(*)::int as n from task_part where role = 'source'`))[0]?.n;
  test.each([
    ['an HTML page', async () => hostile.html(), sheetTexts.wrongType],
    ['an empty file', async () => Buffer.alloc(0), sheetTexts.empty],
    ['a workbook with macros', hostile.macros, sheetTexts.macros],
    ['a zip bomb', () => hostile.bomb(101), sheetTexts.inflated],
  ])('the upload of %s is refused', async (_, make, text) => {
    const before = await stored();
    expect(await send(await make())).toMatchObject({ code: taskErrors.badSheet.code, errorMessage: text, fields: { file: text } });
    expect(await stored()).toBe(before);
  });

  test.each([
    ['a zip bomb with false sizes', () => hostile.lyingBomb(101), sheetTexts.broken],
    ['a workbook with a formula', hostile.formula, sheetTexts.formula.replace('{cell}', '（A2）')],
    ['an xls with a formula', async () => oldWorkbook([['x'], [{ formula: true }]]), sheetTexts.formula.replace('{cell}', '（A2）')],
    ['a workbook with a document type', hostile.doctype, sheetTexts.unsafe],
    ['a workbook with too many rows', () => hostile.rows(process.env.PARK_LONG ? 1_048_575 : 30_000), sheetTexts.tooManyRows],
    ['a workbook with other columns', () => workbook(['姓名'], [['张三']]), sheetTexts.otherTemplate],
    ['a workbook without rows', () => workbook(titles, []), sheetTexts.noRows],
  ])(
    'the import of %s fails with a message',
    async (_, make, text) => {
      const before = await stored();
      const { body } = await send(await make());
      await worker().runner.idle();
      expect(await supera1.call(task.detail, { id: body.id })).toMatchObject({ state: 'failed', message: text });
      expect(await stored()).toBe(before);
    },
    60_000,
  );

  test('an upload with a file name of 300 characters or with an incomplete body is refused', async () => {
    const bytes = await workbook(titles, [['癸一', '', 1, '是']]);
    expect(await send(bytes, { name: `${'x'.repeat(300)}.xlsx` })).toMatchObject({ errorMessage: '文件名最多255个字' });
    const cut = await send(bytes, { isCut: true });
    expect(cut.body).toBeUndefined();
    expect(await names('癸%')).toEqual([]);
  });
});
