import { audit } from '@park/contract/audit';
import { department } from '@park/contract/department';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../test/app.ts';

const server = testServer();
const seal = () => server.rows('select door.audit_seal()');
let operatora: Person;
let supera1: Person;
beforeAll(async () => {
  [operatora, supera1] = await Promise.all([server.signIn('operatora'), server.signIn('supera1')]);
  for (const name of ['审计甲', '审计乙']) await supera1.call(department.create, { name, parentId: demoId('department A1'), orderNum: 1 });
});

describe('what was done', () => {
  test('an operator finds it by person, call and outcome, the newest first', async () => {
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

  test('a record shows what was sent, and what had been sent before for the same thing', async () => {
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

describe('walls', () => {
  test('an operator sees his park and his own company, nobody else’s; companies and members see none', async () => {
    await (await server.signIn('superb1')).call(department.create, { name: '外园', parentId: demoId('department B1'), orderNum: 1 });
    await (await server.signIn('superc1')).call(department.create, { name: '外空间', parentId: demoId('department C1'), orderNum: 1 });
    const answer = await operatora.raw(audit.list, { pageSize: 1000 });
    for (const foreign of ['沐光', '拾光', '沈若溪', '许念安', demoId('company B1'), demoId('company C1')])
      expect(answer.body).not.toContain(foreign);
    for (const who of ['membera1', 'assistant1']) expect((await (await server.signIn(who)).refused(audit.list, {})).code).toBe('403');
  });

  test('a record of another park is not found', async () => {
    const [row] = await server.rows<{ id: string; at: string }>(
      `select id::text, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from audit where company_id = $1 limit 1`,
      [demoId('company B1')],
    );
    expect((await operatora.refused(audit.detail, { id: row?.id, at: row?.at })).code).toBe('404');
  });

  test('the platform operator sees his own company’s records and no space’s', async () => {
    const { list } = await (await server.signIn('platform1')).call(audit.list, { pageSize: 1000 });
    expect(new Set(list.map((row) => row.companyName))).toEqual(new Set(['平台运营方']));
  });
});

describe('the chain', () => {
  test('covers every row once, goes on after more are written, and holds', async () => {
    await seal();
    await supera1.call(department.create, { name: '再来一个', parentId: demoId('department A1'), orderNum: 1 });
    await seal();
    const [sealed] = await server.rows<{ sealed: number; written: number }>(
      `select (select sum(row_count)::int from audit_seal where space_id = $1) as sealed, (select count(*)::int from audit where space_id = $1) as written`,
      [demoId('space xinghe')],
    );
    expect(sealed?.sealed).toBe(sealed?.written);
    expect(await operatora.call(audit.check, {})).toEqual({ brokenSeal: null });
  });

  test.each([
    [
      'changed',
      `update audit set input = '{"name":"别的"}' where id = (select max(id) from audit where call = 'department.create' and company_id = $1)`,
    ],
    ['deleted', `delete from audit where id = (select min(id) from audit where call = 'department.create' and company_id = $1)`],
  ])('a row that was %s behind its back is found', async (_, tamper) => {
    await seal();
    await server.rows('begin');
    await server.rows(tamper, [demoId('company A1')]);
    const [{ broken } = { broken: null }] = await server.rows<{ broken: string | null }>('select door.audit_check($1) as broken', [
      demoId('space xinghe'),
    ]);
    await server.rows('rollback');
    expect(Number(broken)).toBeGreaterThan(0);
  });
});
