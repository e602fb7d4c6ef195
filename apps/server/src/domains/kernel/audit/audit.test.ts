import { audit } from '@park/contract/kernel/audit';
import { privacy } from '@park/contract/kernel/privacy';
import { task } from '@park/contract/kernel/task';
import { department } from '@park/contract/people/department';
import { message } from '@park/contract/people/message';
import { password } from '@park/contract/people/password';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { secretKey } from '../../../../test/postgres.ts';
import { sealNow } from '../../../../test/seal.ts';
import { codeTo } from '../../../../test/texts.ts';
import { housekeeping } from '../../../jobs/schedules.ts';
import { secretsOf } from '../../../secret.ts';

const server = testServer();
const shanghai = (at: string) => new Date(at).toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' });
const seal = () => server.rows(sealNow);
let operatora: Person;
let supera1: Person;
beforeAll(async () => {
  [operatora, supera1] = await Promise.all([server.signIn('operatora'), server.signIn('supera1')]);
  for (const name of ['审计甲', '审计乙']) await supera1.call(department.create, { name, parentId: demoId('department A1'), orderNum: 1 });
});

describe('audit list, export and detail', () => {
  test('an operator finds audit entries by person, call and outcome, the newest first', async () => {
    const { list } = await operatora.call(audit.list, { keyword: '林晓峰', call: 'department.create' });
    expect(list.length).toBe(2);
    expect(list[0]).toMatchObject({
      userName: '林晓峰',
      companyName: '云启科技有限公司',
      call: 'department.create',
      callName: '新增部门',
      outcome: 'done',
      side: 'company',
    });
    expect(list.map((row) => row.at)).toEqual(
      list
        .map((row) => row.at)
        .toSorted()
        .reverse(),
    );
    expect((await operatora.call(audit.list, { outcome: 'refused', call: 'department.create' })).total).toBe(0);
  });

  test('a day of the date filter begins and ends at midnight in Shanghai', async () => {
    const found = async (days: { from?: string; to?: string }) =>
      (await operatora.call(audit.list, { call: 'probe.day', ...days })).list.map((row) => row.target);
    for (const [at, target] of [
      ['2026-03-01T15:59:59.999Z', 'still the first'],
      ['2026-03-01T16:00:00Z', 'just the second'],
      ['2026-03-03T15:59:59.999Z', 'still the third'],
      ['2026-03-03T16:00:00Z', 'just the fourth'],
    ])
      await server.rows(
        `insert into audit (space_id, park_id, company_id, user_id, side, call, target, outcome, request_id, at)
         select space_id, park_id, company_id, user_id, side, 'probe.day', $2, 'done', 'r', $1 from audit where company_id = $3 limit 1`,
        [at, target, demoId('company A1')],
      );
    expect(await found({ from: '2026-03-02', to: '2026-03-03' })).toEqual(['still the third', 'just the second']);
    expect(await found({ to: '2026-03-01' })).toEqual(['still the first']);
    expect(await found({ from: '2026-03-04' })).toEqual(['just the fourth']);
    expect((await operatora.refused(audit.list, { from: '2026-02-30' })).fields).toEqual({ from: '日期格式不正确' });
  });

  test('the filtered list is exported in the same order with the chosen columns, and the export adds an audit entry', async () => {
    const filter = { keyword: '林晓峰', call: 'department.create', from: '2026-01-01' };
    const { id, total } = await operatora.call(task.export, {
      subject: 'audit',
      columns: ['userName', 'callName', 'at', 'outcome'],
      filter,
    });
    const { list } = await operatora.call(audit.list, { ...filter, pageSize: 1000 });
    const [sheet] = (await readXlsx((await operatora.raw(task.file, { id })).rawPayload)).sheets;
    expect(sheet?.rows[0]).toEqual(['时间', '操作', '结果', '操作人']);
    expect(sheet?.rows.slice(1)).toEqual(list.map((row) => [shanghai(row.at), '新增部门', '成功', '林晓峰']));
    expect(total).toBe(list.length);
    const [record] = await server.rows(`select input from audit where call = 'task.export' and target = $1 and input ? 'rows'`, [id]);
    expect(record?.input).toMatchObject({ subject: 'audit', filter, rows: total });
    expect((await operatora.call(task.export, { subject: 'audit', filter: { ...filter, to: '2026-01-01' } })).total).toBe(0);
    expect((await supera1.refused(task.export, { subject: 'audit' })).code).toBe('403');
  });

  test('a long export is read in batches and contains every entry', async () => {
    await server.rows(
      `insert into audit (space_id, park_id, company_id, user_id, side, call, target, outcome, request_id, at)
       select a.space_id, a.park_id, a.company_id, a.user_id, a.side, 'probe.many', n::text, 'done', 'r',
              timestamptz '2026-03-05' + n / 3 * interval '1 second'
         from (select * from audit where company_id = $1 limit 1) a, generate_series(1, 4100) as n`,
      [demoId('company A1')],
    );
    const { id } = await operatora.call(task.export, { subject: 'audit', columns: ['target'], filter: { call: 'probe.many' } });
    const [sheet] = (await readXlsx((await operatora.raw(task.file, { id })).rawPayload)).sheets;
    expect(sheet?.rows.slice(1).flat()).toEqual(Array.from({ length: 4100 }, (_, at) => String(4100 - at)));
  });

  test('an audit entry shows the input of its call and the input of the previous call on the same record', async () => {
    const { id } = await supera1.call(department.create, { name: '对照部', parentId: demoId('department A1'), orderNum: 1 });
    const edit = { type: 1 as const, id, parentId: demoId('department A1'), orderNum: 1, isShow: 1 as const };
    await supera1.call(department.change, { ...edit, name: '对照一', version: 1 });
    await supera1.call(department.change, { ...edit, name: '对照二', version: 2 });
    const { list } = await operatora.call(audit.list, { keyword: id, call: 'department.change' });
    const [row] = list;
    const shown = await operatora.call(audit.detail, { id: row?.id as string, at: row?.at as string });
    expect([shown.before?.name, shown.input.name]).toEqual(['对照一', '对照二']);
  });
});

describe('entries of the list', () => {
  test('an entry names the person or thing that the call was about, and the address from which the call came', async () => {
    const { id } = await supera1.call(department.create, { name: '对象部', parentId: demoId('department A1'), orderNum: 1 });
    const edit = { type: 1 as const, id, parentId: demoId('department A1'), orderNum: 1, isShow: 1 as const, version: 1 };
    await supera1.call(department.change, { ...edit, name: '对象二部' });
    await operatora.call(privacy.staffPhone, { id: demoId('user membera1'), companyId: demoId('company A1') });
    for (const [call, target, targetName] of [
      ['department.create', id, '对象二部'],
      ['department.change', id, '对象二部'],
      ['privacy.staffPhone', demoId('user membera1'), '王梓涵'],
    ] as const)
      expect((await operatora.call(audit.list, { call, pageSize: 1 })).list).toMatchObject([
        { call, target, targetName, address: '127.0.0.1' },
      ]);
  });

  test('a sign-in and a reset password, which have no session yet, are listed with the address of the client', async () => {
    const { smsId } = await server.stranger().call(password.sendCode, { phoneNo: '13800001004' });
    const smsCode = await codeTo(server, '13800001004');
    await server.stranger().call(password.reset, { mobileNo: '13800001004', password: 'Anders2026wort', smsId, smsCode });
    for (const call of ['identity.login', 'password.reset'])
      expect((await operatora.call(audit.list, { call, pageSize: 1 })).list).toMatchObject([{ call, address: '127.0.0.1' }]);
  });

  test('a refused call is listed with its address', async () => {
    await supera1.refused(audit.list, {});
    expect((await operatora.call(audit.list, { call: 'audit.list', outcome: 'refused', pageSize: 1 })).list).toMatchObject([
      { companyName: '云启科技有限公司', address: '127.0.0.1' },
    ]);
  });

  test('looking up a phone number adds one entry, and marking messages as read adds none', async () => {
    const seen = async () =>
      (await server.rows<{ call: string }>('select call from audit order by id desc limit 2')).map(({ call }) => call);
    await operatora.call(privacy.staffPhone, { id: demoId('user membera2'), companyId: demoId('company A1') });
    await operatora.call(privacy.record, { userId: demoId('user membera2'), privacyContent: '组织架构' });
    await operatora.call(message.read, { type: 1 });
    expect((await seen())[0]).toBe('privacy.staffPhone');
    expect(await server.rows(`select content from privacy_record where kind = 'note'`)).toEqual([{ content: '组织架构' }]);
  });

  test('the check of the seals finds an entry whose address was changed', async () => {
    await seal();
    const where = `where id = (select max(id) from audit where company_id = '${demoId('company A1')}')`;
    await server.rows(`update audit set address = '10.0.0.7' ${where}`);
    expect((await operatora.call(audit.check, {})).brokenSeal).not.toBeNull();
    await server.rows(`update audit set address = '127.0.0.1' ${where}`);
    expect((await operatora.call(audit.check, {})).brokenSeal).toBeNull();
  });
});

describe('visibility of audit entries', () => {
  test('an operator sees only audit entries of their park and their own company; other companies and members see none', async () => {
    await (await server.signIn('superb1')).call(department.create, { name: '外园', parentId: demoId('department B1'), orderNum: 1 });
    await (await server.signIn('superc1')).call(department.create, { name: '外空间', parentId: demoId('department C1'), orderNum: 1 });
    const answer = await operatora.raw(audit.list, { pageSize: 1000 });
    for (const foreign of ['沐光', '拾光', '沈若溪', '许念安', demoId('company B1'), demoId('company C1')])
      expect(answer.body).not.toContain(foreign);
    for (const user of ['membera1', 'assistant1']) expect((await (await server.signIn(user)).refused(audit.list, {})).code).toBe('403');
    const { list } = await operatora.call(audit.list, { outcome: 'refused', call: 'audit.list' });
    expect(list.map(({ callName }) => callName)).toContain('查看数据');
  });

  test('reading an audit entry of another park fails with 404', async () => {
    const [row] = await server.rows<{ id: string; at: string }>(
      `select id::text, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from audit where company_id = $1 limit 1`,
      [demoId('company B1')],
    );
    expect((await operatora.refused(audit.detail, { id: row?.id, at: row?.at })).code).toBe('404');
  });

  test('the platform operator sees the audit entries of their own company and none of the companies of the spaces', async () => {
    const { list } = await (await server.signIn('platform1')).call(audit.list, { pageSize: 1000 });
    expect(new Set(list.map((row) => row.companyName))).toEqual(new Set(['平台运营方']));
  });
});

describe('the audit seal chain', () => {
  const space = demoId('space xinghe');
  const problems: string[] = [];
  /** Runs the whole nightly check of the audit seals, as the worker does. */
  const round = async () => {
    const log = (problem: string) => void problems.push(problem);
    const password = secretsOf(secretKey).workerPassword;
    await housekeeping({ url: server.databaseUrl(), password, log })
      .find(({ name }) => name === 'audit-check')
      ?.run();
  };
  /** Runs two commands and seals the audit entry of each separately. */
  const more = async () => {
    for (const name of ['封存一', '封存二']) {
      const { id } = await supera1.call(department.create, { name, parentId: demoId('department A1'), orderNum: 1 });
      await supera1.call(department.change, { type: 2, id });
      await seal();
    }
  };
  const newest = async () => (await operatora.call(audit.check, {})).sealedTo as number;
  const row = (which: string) =>
    `(select ${which}(id) from audit where call = 'department.create' and company_id = '${demoId('company A1')}')`;

  test('the seals cover every row exactly once, continue after more rows are written, and pass the check', async () => {
    await seal();
    await more();
    const [sealed] = await server.rows<{ sealed: number; written: number }>(
      `select (select sum(row_count)::int from audit_seal where space_id = $1) as sealed,
              (select count(*)::int from audit where space_id = $1) as written`,
      [space],
    );
    expect(sealed?.sealed).toBe(sealed?.written);
    const before = await operatora.call(audit.check, {});
    expect(before).toEqual({
      brokenSeal: null,
      checkedAt: null,
      checkedTo: null,
      recentFrom: expect.any(Number),
      sealedTo: expect.any(Number),
    });
    await round();
    expect(await operatora.call(audit.check, {})).toEqual({ ...before, checkedAt: expect.any(String), checkedTo: before.sealedTo });
    expect(problems).toEqual([]);
  });

  test('the nightly check continues where the last run ended and checks all spaces in turn', async () => {
    await more();
    const [{ now } = { now: '' }] = await server.rows<{ now: string }>('select now()::text');
    const steps: (string | null)[] = [];
    for (let space: string | null = ''; space !== null; steps.push(space))
      space = (await server.rows<{ space: string | null }>('select space from door.audit_round($1, 1)', [now]))[0]?.space ?? null;
    const seals = await server.rows<{ space_id: string; n: number }>('select space_id, max(seq)::int as n from audit_seal group by 1');
    for (const { space_id, n } of seals) expect([space_id, steps.filter((space) => space === space_id).length]).toEqual([space_id, n]);
    expect((await operatora.call(audit.check, {})).checkedTo).toBe(await newest());
  });

  test('the check on the audit page covers only as many recent rows as can be checked while the user waits', async () => {
    await server.rows(
      `insert into audit (space_id, park_id, company_id, user_id, side, call, outcome, request_id)
       select a.space_id, a.park_id, a.company_id, a.user_id, a.side, 'probe.bulk', 'done', 'r'
         from (select * from audit where space_id = $1 limit 1) a, generate_series(1, 4999)`,
      [space],
    );
    await seal();
    const alone = await operatora.call(audit.check, {});
    expect(alone.recentFrom).toBe(alone.sealedTo);
    await more();
    const { recentFrom, sealedTo } = await operatora.call(audit.check, {});
    expect([recentFrom, sealedTo]).toEqual([(alone.sealedTo as number) + 1, (alone.sealedTo as number) + 2]);
  });

  test('the check on the audit page finds a recent row that was changed after it was sealed', async () => {
    await more();
    const at = await newest();
    const [{ input } = { input: '' }] = await server.rows<{ input: string }>(`select input::text from audit where id = ${row('max')}`);
    await server.rows(`update audit set input = '{"name":"别的"}' where id = ${row('max')}`);
    expect((await operatora.call(audit.check, {})).brokenSeal).toBe(at);
    await server.rows(`update audit set input = $1 where id = ${row('max')}`, [input]);
    expect((await operatora.call(audit.check, {})).brokenSeal).toBeNull();
  });

  test.each([
    ['changed', `update audit set outcome = 'refused' where id = ${row('min')}`],
    ['deleted', `delete from audit where id = ${row('min')}`],
    [
      'put in between',
      `insert into audit overriding system value select (jsonb_populate_record(a, '{"id":-1}')).* from audit a where id = ${row('min')}`,
    ],
  ])('an old row that was %s is found by the nightly check, logged, and reported until the row is repaired', async (_, tamper) => {
    await more();
    await server.rows('create table kept as select * from audit');
    await server.rows(tamper);
    expect((await operatora.call(audit.check, {})).brokenSeal).toBeNull();
    await round();
    const { brokenSeal, checkedTo } = await operatora.call(audit.check, {});
    expect([brokenSeal, checkedTo]).toEqual([1, expect.any(Number)]);
    expect(problems.splice(0)).toEqual([`audit: seal 1 of space ${space} does not match its rows`]);
    await server.rows('delete from audit');
    await server.rows('insert into audit overriding system value select * from kept');
    await server.rows('drop table kept');
    await round();
    expect((await operatora.call(audit.check, {})).brokenSeal).toBeNull();
  });

  test('an audit chain that was rewritten from its beginning is recognized as broken', async () => {
    await round();
    const { checkedTo } = await operatora.call(audit.check, {});
    await server.rows(`delete from audit where id = ${row('min')}`);
    await server.rows('delete from audit_seal where space_id = $1', [space]);
    await seal();
    for (const look of [1, 2]) {
      expect([look, (await operatora.call(audit.check, {})).brokenSeal]).toEqual([look, checkedTo]);
      await round();
    }
    expect(new Set(problems)).toEqual(new Set([`audit: seal ${checkedTo} of space ${space} does not match its rows`]));
  });
});
