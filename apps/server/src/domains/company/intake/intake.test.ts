import { company } from '@park/contract/company/company';
import { intake } from '@park/contract/company/intake';
import { commonErrors } from '@park/contract/core';
import { sheetTexts, task } from '@park/contract/kernel/task';
import { department } from '@park/contract/people/department';
import { group } from '@park/contract/people/group';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { creditCodeOf, demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { secretKey } from '../../../../test/postgres.ts';
import { race, rounds } from '../../../../test/race.ts';
import { sheetsOf } from '../../../../test/sheet/tasks.ts';
import { upload, workbook } from '../../../../test/sheet/workbooks.ts';
import { textsTo } from '../../../../test/texts.ts';
import { taskWorker } from '../../kernel/task/index.ts';
import { sheets } from '../../sheets.ts';
import { intakeTexts } from './rules.ts';

const server = testServer({ processes: 2, env: { DATABASE_POOL: '8' } });
const people: Record<string, Person> = {};
const as = (name: string) => people[name] as Person;
let worker: ReturnType<typeof taskWorker>;
beforeAll(async () => {
  worker = taskWorker({ url: server.databaseUrl(), secret: secretKey, sheets, log: () => {}, here: {} });
  for (const name of ['supera1', 'operatora', 'operatorb', 'operatorab', 'operatorc', 'assistant1', 'platform1'])
    people[name] = await server.signIn(name);
});
afterAll(() => worker.close());
beforeEach(() => server.rows('delete from rate_limit'));

const titles = ['*企业名称', '统一社会信用代码', '企业身份', '超级管理员姓名', '超级管理员手机号', '联系人', '联系电话', '企业分组'];
let sequence = 0;
const newPhone = () => `186${String(10_000_000 + sequence++)}`;
const row = (changes: Record<string, string> = {}) => {
  sequence += 1;
  const filled: Record<string, string> = {
    企业名称: `导入企业${sequence}`,
    统一社会信用代码: creditCodeOf(70_000 + sequence),
    超级管理员姓名: '钱经理',
    超级管理员手机号: newPhone(),
    ...changes,
  };
  return titles.map((title) => filled[title.replace('*', '')] ?? '');
};
async function send(path: string, rows: readonly string[][], fields: Record<string, string> = {}, actor = 'operatora') {
  const { headers, payload } = upload(fields, { name: '企业.xlsx', bytes: await workbook(titles, rows) });
  const answer = await server.inject({
    method: 'POST',
    url: server.base + path,
    headers: { ...headers, logintoken: as(actor).token ?? '' },
    payload,
  });
  return answer.json();
}
const check = (rows: readonly string[][], fields: Record<string, string> = {}, actor = 'operatora') =>
  send(intake.check.path, rows, fields, actor);
const sheetOf = async (answer: { statusCode: number; rawPayload: Buffer }) => {
  expect(answer.statusCode).toBe(200);
  return (await readXlsx(answer.rawPayload)).sheets[0]?.rows ?? [];
};
const named = async (companyName: string) => (await as('operatora').call(company.list, { companyName })).list;
const newGroup = async (name = `导入组${++sequence}`) => ({
  name,
  ...(await as('operatora').call(group.create, { code: `i${sequence}`, name })),
});
const inGroup = async (groupId: string) => (await as('operatora').call(group.companies, { groupId })).list.map((one) => one.companyName);

describe('C0075 C0076 C0077 C0078 importing companies by workbook', () => {
  test('checking a workbook changes no data and reports bad rows, and committing the check imports the good rows once', async () => {
    const [good, twice, known] = [row(), row(), row({ 企业名称: '云启科技有限公司', 统一社会信用代码: '' })];
    const bad = row({ 统一社会信用代码: '123', 超级管理员手机号: '1' });
    const again = row({ 企业名称: twice[0] as string });
    const { body } = await check([good, twice, again, bad, known]);
    expect(body).toMatchObject({ successSize: 2, errorSize: 3 });
    expect(body.list).toEqual([
      { row: 4, companyName: twice[0], message: intakeTexts.twice },
      { row: 5, companyName: bad[0], message: '请输入正确的统一社会信用代码；请输入正确的手机号' },
      { row: 6, companyName: '云启科技有限公司', message: intakeTexts.nameTaken },
    ]);
    expect(await named(good[0] as string)).toEqual([]);

    const results = await sheetOf(await as('operatora').raw(intake.result, { id: body.id }));
    expect(results.map((cells) => cells[3])).toEqual([
      '校验结果',
      '可导入',
      '可导入',
      intakeTexts.twice,
      body.list[1].message,
      intakeTexts.nameTaken,
    ]);
    const failed = await sheetOf(await as('operatora').raw(intake.failedRows, { id: body.id }));
    expect(failed[0]?.at(-1)).toBe('失败原因');
    expect(failed.slice(1).map((cells) => cells[0])).toEqual([twice[0], bad[0], '云启科技有限公司']);

    expect(await as('operatora').call(intake.commit, { id: body.id })).toMatchObject({
      successSize: 2,
      errorSize: 3,
      taskId: expect.any(String),
    });
    const [added] = await named(good[0] as string);
    expect(added).toMatchObject({ creditCode: good[1], compType: '0', normalContactName: '钱经理', staffNum: 1 });
    expect((await as('operatora').call(department.tree, { companyId: added?.companyId }))[0]?.name).toBe(good[0]);
    const texts = await textsTo(server, good[4] as string);
    expect(texts.map(({ template, values }) => [template, values.company])).toEqual([['firstPassword', good[0]]]);
    expect((await as('operatora').refused(intake.commit, { id: body.id })).code).toBe('404');
    expect((await as('operatora').refused(intake.result, { id: body.id })).code).toBe('404');
  });

  test('an import into a group adds new companies to the group, and existing companies join it without other changes', async () => {
    const { id, name } = await newGroup();
    const other = await newGroup();
    const fresh = row({ 企业分组: `${other.name}、${name}`, 企业身份: '协管单位' });
    const here = row({ 企业名称: '云启科技有限公司', 统一社会信用代码: '', 超级管理员姓名: '', 超级管理员手机号: '' });
    const lost = row({ 企业分组: '没有这个组' });
    const wrong = row({ 企业名称: '别的名字', 统一社会信用代码: creditCodeOf(0) });
    const [a1] = await named('云启科技有限公司');
    wrong[1] = a1?.creditCode ?? '';
    const { body } = await check([fresh, here, lost, wrong], { groupId: id });
    expect(body.list.map(({ message }: { message: string }) => message)).toEqual([
      `${intakeTexts.noGroup}：没有这个组`,
      '该统一社会信用代码属于“云启科技有限公司”',
    ]);
    await as('operatora').call(intake.commit, { id: body.id });
    expect((await inGroup(id)).toSorted()).toEqual([fresh[0], '云启科技有限公司'].toSorted());
    expect(await inGroup(other.id)).toEqual([fresh[0]]);
    expect((await named(fresh[0] as string))[0]?.compType).toBe('1');
    expect((await named('云启科技有限公司'))[0]).toEqual(a1);
  });

  test('an imported company needs a super administrator, and its name and code must not be in use in any park of the space', async () => {
    const [b1] = await server.rows<{ name: string; credit_code: string }>('select name, credit_code from company where id = $1', [
      demoId('company B1'),
    ]);
    const { body } = await check([
      row({ 超级管理员姓名: '', 超级管理员手机号: '' }),
      row({ 企业名称: b1?.name ?? '' }),
      row({ 统一社会信用代码: b1?.credit_code ?? '' }),
      row({ 企业身份: '运营主体' }),
    ]);
    expect(body.list.map(({ message }: { message: string }) => message)).toEqual([
      `${intakeTexts.noAdminName}；${intakeTexts.noAdminPhone}`,
      intakeTexts.nameTaken,
      intakeTexts.codeTaken,
      '只能填写入驻企业或协管单位',
    ]);
  });

  test('a row whose company name is taken after the check is refused at the commit, and the other rows are imported', async () => {
    const [one, other] = [row(), row()];
    const [first, second] = [await check([one, other]), await check([one], {}, 'operatorab')];
    await as('operatorab').call(intake.commit, { id: second.body.id });
    expect(await as('operatora').call(intake.commit, { id: first.body.id })).toMatchObject({ successSize: 1, errorSize: 1 });
    expect(await named(one[0] as string)).toHaveLength(1);
    expect(await named(other[0] as string)).toHaveLength(1);
  });

  test('if a checked workbook is committed in two processes at the same moment, each row is imported once', async () => {
    for (let round = 0; round < rounds(4, 40); round++) {
      const rows = [row(), row(), row()];
      const [mine, theirs] = [await check(rows), await check(rows.toReversed(), {}, 'operatorab')];
      const answers = await race([
        () => as('operatora').raw(intake.commit, { id: mine.body.id }),
        () => as('operatora').raw(intake.commit, { id: mine.body.id }, { process: 1 }),
        () => as('operatorab').raw(intake.commit, { id: theirs.body.id }, { process: 1 }),
      ]);
      const bodies = answers.map((one) => (one.status === 'fulfilled' ? one.value.json() : {}));
      expect(bodies.filter(({ code }) => code === '200')).toHaveLength(2);
      expect(bodies.reduce((sum, { body }) => sum + (body?.successSize ?? 0), 0)).toBe(3);
      for (const [name] of rows) expect(await named(name as string)).toHaveLength(1);
    }
  });

  test('only the user who uploaded a workbook can read or commit its check, in the same park; others cannot even upload one', async () => {
    const { body } = await check([row(), row({ 统一社会信用代码: '1' })]);
    for (const actor of ['operatorab', 'operatorb', 'operatorc'])
      for (const call of [intake.result, intake.failedRows, intake.commit] as const)
        expect([actor, call.key, (await as(actor).refused(call, { id: body.id })).code]).toEqual([actor, call.key, '404']);
    for (const actor of ['supera1', 'assistant1', 'platform1']) expect((await check([row()], {}, actor)).code).toBe('403');
    const foreign = await as('operatorb').call(group.create, { code: 'b', name: '乙园分组' });
    expect((await check([row()], { groupId: foreign.id })).code).toBe('404');
  });

  test('a file that is not a workbook is refused with an error on the file field', async () => {
    const { headers, payload } = upload({}, { name: '企业.csv', bytes: Buffer.from('a') });
    const url = server.base + intake.check.path;
    const answer = await server.inject({ method: 'POST', url, headers: { ...headers, logintoken: as('operatora').token ?? '' }, payload });
    expect(answer.json()).toMatchObject({ code: '6031', fields: { file: sheetTexts.wrongType } });
  });

  test('the import also runs as a background task, and its template contains the groups and custom fields', async () => {
    const { name, id } = await newGroup('模板组');
    const form = (await readXlsx((await as('operatora').raw(task.template, { subject: 'company' })).rawPayload)).sheets;
    expect(form[0]?.rows[0]?.slice(0, 8)).toEqual(titles);
    expect(form[2]?.rows.map((cells) => cells[7])).toContain(name);
    const [good, bad] = [row({ 企业分组: name }), row({ 企业名称: '' })];
    const { body } = await send(task.import.path, [good, bad], { subject: 'company' });
    await worker.runner.idle();
    expect(await as('operatora').call(task.detail, { id: body.id })).toMatchObject({ state: 'done', done: 1, failed: 1 });
    expect(await inGroup(id)).toEqual([good[0]]);
  });
});

describe('C0084 synchronizing companies with a third party', () => {
  const listed = async (actor = 'operatora') => (await as(actor).call(intake.third, { pageSize: 1000 })).list;

  test('companies are added by credit code without accounts, unmatched companies are reported, and a second run adds none', async () => {
    expect(await listed()).toEqual([]);
    const first = await as('operatora').call(intake.fromThird, {});
    expect(first).toEqual({
      ...{ added: 3, updated: 0 },
      skipped: [
        { name: '拾光文化传播工作室', reason: intakeTexts.noCode },
        { name: '九州通达物流有限公司', reason: intakeTexts.badCode },
      ],
    });
    const [added] = await named('启明光电技术有限公司');
    expect(added).toMatchObject({ normalContactName: '沈嘉禾', normalContactPhone: '137****3001', staffNum: 0 });
    expect(await textsTo(server, '13700003001')).toEqual([]);
    const rows = await listed();
    expect(rows.find(({ id }) => id === 'S1001')).toMatchObject({ companyId: added?.companyId, problem: null, isListed: true });
    expect(rows.find(({ id }) => id === 'S1004')).toMatchObject({ companyId: null, problem: intakeTexts.noCode });
    expect((await as('operatora').call(intake.third, { isTaken: 0 })).total).toBe(2);
    expect(await as('operatora').call(intake.fromThird, {})).toMatchObject({ added: 0, updated: 0 });
    expect(await listed()).toHaveLength(5);
  });

  test('users who may read the third-party list can export it for their own park', async () => {
    const { id } = await as('operatora').call(task.export, { subject: 'thirdCompany', filter: { isTaken: 1 } });
    const [head, ...lines] = (await sheetsOf(as('operatora'), task.file, { id }))[0]?.rows.map((row) => row.slice(0, -1).join('|')) ?? [];
    expect(head).toBe('企业名称|统一社会信用代码|联系人|联系电话|来源编号|状态|说明');
    expect(lines).toHaveLength(3);
    expect(lines.find((line) => line.startsWith('启明光电'))).toMatch(/\|沈嘉禾\|137\*{4}3001\|S1001\|已入驻\|$/);
    const elsewhere = await as('operatorb').call(task.export, { subject: 'thirdCompany' });
    expect((await sheetsOf(as('operatorb'), task.file, elsewhere))[0]?.rows).toHaveLength(1);
    expect((await as('supera1').refused(task.export, { subject: 'thirdCompany' })).code).toBe('403');
  });

  test('an existing company takes over the name from the third party and keeps the values entered in this system', async () => {
    const [one] = await named('启明光电技术有限公司');
    await server.rows(`update company set name = '旧名', contact_name = '自己填的' where id = $1`, [one?.companyId]);
    expect(await as('operatora').call(intake.fromThird, {})).toMatchObject({ added: 0, updated: 1 });
    expect((await named('启明光电技术有限公司'))[0]).toMatchObject({ companyId: one?.companyId, normalContactName: '自己填的' });
    expect((await as('operatora').call(department.tree, { companyId: one?.companyId }))[0]?.name).toBe('启明光电技术有限公司');
  });

  test('a company of another park of the space is not added again under its credit code', async () => {
    const { added, skipped } = await as('operatorb').call(intake.fromThird, {});
    expect(added).toBe(0);
    expect(skipped).toContainEqual({ name: '启明光电技术有限公司', reason: intakeTexts.nameTaken });
    expect((await listed('operatorb')).every(({ companyId }) => companyId === null)).toBe(true);
  });

  test('two synchronizations at the same moment run one after the other, runs are rate limited, and readers cannot start one', async () => {
    await server.rows('delete from rate_limit');
    const answers = await race([0, 1].map((process) => () => as('operatorc').raw(intake.fromThird, {}, { process })));
    const counts = answers.map((one) => (one.status === 'fulfilled' ? one.value.json().body?.added : undefined));
    expect(counts.toSorted()).toEqual([0, 3]);
    for (const actor of ['supera1', 'assistant1', 'platform1']) expect((await as(actor).refused(intake.fromThird, {})).code).toBe('403');
    expect((await listed('assistant1')).length).toBe(5);
    let last = '';
    for (let at = 0; at < 8; at++) last = (await as('operatora').raw(intake.fromThird, {})).json().code;
    expect(last).toBe(commonErrors.tooMany.code);
  });
});
