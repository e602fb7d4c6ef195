import { task } from '@park/contract/kernel/task';
import { department as departments } from '@park/contract/people/department';
import { extend } from '@park/contract/people/extend';
import { invitation } from '@park/contract/people/invitation';
import { staff } from '@park/contract/people/staff';
import type { DataScope } from '@park/contract/rights/role';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, type RawBuilder, sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoId } from '../../../../demo/rows.ts';
import { type Person, testServer } from '../../test/app.ts';
import { giveRole, takeRole } from '../../test/role.ts';
import { filterCondition } from '../domains/people/staff/list/queries.ts';
import { isInBook, searchOf, type Unhidden, unhiddenIn } from './people.ts';

const server = testServer();
const company = demoId('company A1');
const user = (name: string) => demoId(`user ${name}`);
const department = (name: string) => demoId(`department A1 ${name}`);
const [research, front, market] = [department('研发中心'), department('前端组'), department('市场部')];
/** Every node for members and departments. */
const nodes = ['M1014001001', 'add', 'edit', 'delete']
  .map((verb, at) => (at === 0 ? verb : `M1014001001:${verb}`))
  .concat(['M1014001002', 'M1014001002:add', 'M1014001002:edit', 'M1014001002:delete', 'M1014001006', 'M1014001006:admin']);

let supera1: Person;
let membera1: Person;
const given: string[] = [];
const give = async (scope: DataScope, chosen: readonly string[] = []) => {
  const role = { nodes, scope, departments: chosen };
  given.push(await giveRole(server, { companyId: company, userId: user('membera1') }, role));
};
const fresh = { realName: '范围员', phone: '', departmentId: research, orgOrderNum: 1 };
let numbers = 0;
const added = async (departmentId: string) => {
  const phone = `1770000${String(1000 + numbers++)}`;
  return (await supera1.call(staff.create, { ...fresh, phone, departmentId, isShow: 1 })).id;
};

beforeAll(async () => {
  [supera1, membera1] = [await server.signIn('supera1'), await server.signIn('membera1')];
});
afterEach(async () => {
  for (const id of given.splice(0)) await takeRole(server, id);
});

/** Returns the departments of all members in the list. */
const placesOf = async () => {
  const { list } = await membera1.call(staff.list, { pageSize: 1000 });
  return new Set(list.map(({ departmentId }) => departmentId));
};
const exported = async () => {
  const { total } = await membera1.call(task.export, { subject: 'staff', filter: {} });
  return total;
};

describe('the data scope of a role', () => {
  let total: number;
  beforeEach(async () => {
    total = (await supera1.call(staff.list, { pageSize: 1 })).total;
  });

  test('the scopes "all" and "company" cover every member of a permanent company', async () => {
    for (const scope of ['all', 'company'] as const) {
      await give(scope);
      expect((await membera1.call(staff.list, { pageSize: 1 })).total).toBe(total);
    }
  });

  test('the scopes "dept_tree", "dept" and "self" cover the department with its subtree, the department, and the member', async () => {
    await added(front);
    await give('self');
    expect((await membera1.call(staff.list, {})).list.map(({ id }) => id)).toEqual([user('membera1')]);
    expect(await exported()).toBe(1);
    await give('dept');
    expect(await placesOf()).toEqual(new Set([research]));
    await give('dept_tree');
    expect(await placesOf()).toEqual(new Set([research, front]));
  });

  test('the scope "custom" covers only the chosen departments, not the actor’s own; scopes of several roles add up', async () => {
    await give('custom', [market]);
    expect(await placesOf()).toEqual(new Set([market]));
    await give('dept');
    expect(await placesOf()).toEqual(new Set([market, research]));
    const { total: shown } = await membera1.call(staff.list, { pageSize: 1 });
    expect(await exported()).toBe(shown);
  });

  test('a scope applies only to the permissions of its own role', async () => {
    await give('dept');
    const reader = { nodes: ['M1014001001', 'M1014001002'], scope: 'all' as const };
    given.push(await giveRole(server, { companyId: company, userId: user('membera1') }, reader));
    expect(await placesOf()).toEqual(new Set([research]));
  });

  test('a data scope takes effect at the next call, and removing it also takes effect at the next call', async () => {
    await give('dept');
    expect(await placesOf()).toEqual(new Set([research]));
    for (const id of given.splice(0)) await takeRole(server, id);
    expect((await placesOf()).has(market)).toBe(true);
  });

  test('the address book ignores data scopes', async () => {
    await give('self');
    const { total: book } = await membera1.call(departments.members, { pageSize: 1 });
    const { total: selectable } = await membera1.call(departments.people, { pageSize: 1 });
    expect([book > 1, selectable >= book]).toEqual([true, true]);
    expect((await membera1.call(departments.members, { showAll: 1 })).total).toBe(1);
    expect((await membera1.call(staff.detail, { userId: user('membera2') })).mayEdit).toBe(false);
  });
});

describe('a member outside the scope', () => {
  beforeEach(() => give('dept'));

  test('a department manager cannot see, end or decide invitations into departments outside the scope', async () => {
    const invited = (departmentId: string) => ({ departmentId, days: 1, mostNum: 5, needsApproval: 1 as const, phones: [] });
    const [theirs, ours, nobodys] = [
      await supera1.call(invitation.create, invited(market)),
      await membera1.call(invitation.create, invited(research)),
      await supera1.call(invitation.create, invited('-2')),
    ];
    const { list, total: shown } = await membera1.call(invitation.list, {});
    expect([list.map(({ id }) => id), shown]).toEqual([[ours.id], 1]);
    for (const { id } of [theirs, nobodys]) expect((await membera1.refused(invitation.end, { id })).code).toBe('404');
    const stateOf = async (id: string) => (await supera1.call(invitation.list, { pageSize: 50 })).list.find((one) => one.id === id)?.state;
    expect(await stateOf(theirs.id)).toBe('open');
    // a person applies through each invitation
    const apply = (of: string, name: string) =>
      server.rows<{ id: string }>(
        `insert into join_request (space_id, company_id, invitation_id, real_name, pinyin, phone_cipher, phone_hash, phone_mask, state)
         select space_id, company_id, id, $2, '', '\\x00', sha256(convert_to($2, 'utf8')), '177****0001', 'waiting' from invitation
          where id = $1
         returning id`,
        [of, name],
      );
    const [[stranger], [ownOne]] = [await apply(theirs.id, '陌生人'), await apply(ours.id, '自己人')];
    expect((await membera1.call(invitation.requests, {})).list.map(({ realName }) => realName)).toEqual(['自己人']);
    const refusal = { isAccepted: 0 as const, reason: '名额已满' };
    expect((await membera1.refused(invitation.decide, { id: stranger?.id ?? '', ...refusal })).code).toBe('404');
    expect((await membera1.refused(invitation.decide, { id: stranger?.id ?? '', isAccepted: 1, departmentId: research })).code).toBe('404');
    expect((await supera1.call(invitation.requests, { state: 'waiting' })).list.map(({ id }) => id).sort()).toEqual(
      [stranger?.id, ownOne?.id].sort(),
    );
    await membera1.call(invitation.end, { id: ours.id });
    expect(await stateOf(ours.id)).toBe('ended');
  });

  test('calls that would change a member outside the scope fail with 404, and the member stays unchanged', async () => {
    const [id, own] = [await added(market), await added(research)];
    const rowOf = async (of: string) => (await server.rows('select * from staff where company_id = $1 and user_id = $2', [company, of]))[0];
    const [before, { version }] = [await rowOf(id), await supera1.call(staff.detail, { userId: id })];
    const card = { id, version, realName: '改名员', departmentId: market, orgOrderNum: 2 };
    const refusals = [
      await membera1.refused(staff.change, card),
      await membera1.refused(staff.create, { ...card, phone: '17799990000' }),
      await membera1.refused(staff.changePhone, { id, phone: '17799990001' }),
      await membera1.refused(staff.setEnable, { id, isEnable: 0 }),
      await membera1.refused(staff.disable, { userId: id }),
      await membera1.refused(staff.resetPassword, { userId: id }),
      await membera1.refused(staff.resend, { userId: id }),
      await membera1.refused(staff.holdings, { userId: id }),
      await membera1.refused(staff.leave, { userId: id }),
      await membera1.refused(staff.remove, { removedUserId: id }),
      await membera1.refused(extend.setValues, { useModule: 1, id, extValues: {} }),
    ];
    expect(refusals.map(({ code }) => code)).toEqual(refusals.map(() => '404'));
    expect((await membera1.refused(departments.assign, { userIds: [own, id], departmentId: research })).code).toBe('6010');
    expect((await membera1.refused(departments.setManagers, { departmentId: research, managerUserId: id })).code).toBe('6010');
    expect((await membera1.call(staff.log, { userId: id })).total).toBe(0);
    expect(await rowOf(id)).toEqual(before);
    await membera1.call(staff.setEnable, { id: own, isEnable: 0 });
    await membera1.call(staff.remove, { removedUserId: own });
    expect((await membera1.refused(staff.restore, { userId: own })).code).toBe('404');
  });

  test('a manager cannot move members or departments into or out of the scope', async () => {
    const own = await added(research);
    const { version } = await membera1.call(staff.detail, { userId: own });
    const moved = { id: own, version, realName: '范围员', departmentId: market, orgOrderNum: 1 };
    expect(await membera1.refused(staff.change, moved)).toMatchObject({ code: '404', fields: { departmentId: expect.any(String) } });
    expect((await membera1.refused(departments.assign, { userIds: [user('membera1')], departmentId: market })).code).toBe('404');
    expect((await membera1.refused(staff.create, { ...fresh, phone: '17799990002', departmentId: market })).code).toBe('404');
    expect((await membera1.refused(staff.create, { ...fresh, phone: '17799990002', departmentId: '-2' })).code).toBe('404');
    const invited = { departmentId: market, days: 1, mostNum: 1, needsApproval: 0 as const, phones: [] };
    expect((await membera1.refused(invitation.create, invited)).code).toBe('404');
    const theirs = { ...(await supera1.call(departments.detail, { id: market })), type: 1 as const };
    expect((await membera1.refused(departments.change, { ...theirs, parentId: research })).code).toBe('404');
    const ours = { ...(await supera1.call(departments.detail, { id: research })), type: 1 as const };
    expect((await membera1.refused(departments.change, { ...ours, parentId: market })).code).toBe('404');
    expect((await membera1.refused(departments.create, { name: '试组', parentId: market, orderNum: 1 })).code).toBe('404');
    await membera1.call(departments.change, { ...ours, orderNum: ours.orderNum, parentId: String(ours.parentId) });
    await membera1.call(departments.create, { name: '试组', parentId: research, orderNum: 1 });
    for (const id of [market, research]) expect((await membera1.refused(departments.change, { type: 2, id })).code).toBe('404');
  });
});

test('an operator whose role covers only the own company cannot act on members of other companies, whatever its data scope', async () => {
  const operatora = await server.signIn('operatora');
  const a2 = demoId('company A2');
  const scopeOf = (scope: DataScope) => server.rows(`update role set data_scope = $1 where code = 'project-manager'`, [scope]);
  const names = async () => new Set((await operatora.call(staff.all, { pageSize: 1000 })).list.map(({ companyName }) => companyName));
  expect((await names()).size).toBeGreaterThan(1);
  await scopeOf('company');
  expect(await names()).toEqual(new Set(['星河运营管理有限公司']));
  expect((await operatora.call(staff.list, { companyId: a2 })).total).toBe(0);
  expect((await operatora.refused(staff.handOver, { companyId: a2, setUserId: user('staffa2') })).code).toBe('605');
  expect((await operatora.refused(staff.setAdmin, { companyId: a2, userId: user('staffa2'), isCompanyAdmin: 1 })).code).toBe('605');
  expect(
    (await operatora.refused(staff.create, { ...fresh, companyId: a2, departmentId: demoId('department A2 商务部'), phone: '17799990003' }))
      .code,
  ).toBe('404');
  // the scope "all" of a role for pages of the own company covers only that company
  const ownPages = { companyId: demoId('company OP'), userId: user('operatora') };
  const own = await giveRole(server, ownPages, { nodes, scope: 'all' });
  expect(await names()).toEqual(new Set(['星河运营管理有限公司']));
  expect((await operatora.refused(staff.setEnable, { companyId: a2, id: user('staffa2'), isEnable: 0 })).code).toBe('404');
  await takeRole(server, own);
  await scopeOf('all');
  await operatora.call(staff.setAdmin, { companyId: a2, userId: user('staffa2'), isCompanyAdmin: 1 });
});

test('listing people with the data scope "all" uses an index-only scan', async () => {
  // with few rows the planner rates all indexes alike
  await server.rows(
    `with made as (
       insert into "user" (phone_cipher, phone_hash, phone_mask, real_name)
       select '\\x00', sha256(('plan' || n)::bytea), '138****0000', '员工' || n from generate_series(1, 3000) as n returning id, real_name)
     insert into staff (space_id, company_id, user_id, real_name)
     select c.space_id, c.id, m.id, m.real_name from made m, company c where c.id = $1`,
    [company],
  );
  await server.rows('vacuum (analyze) staff');
  expect(await planOf('all')).toContain('Index Only Scan using staff_order on staff s');
  expect(await planOf('dept')).toContain('staff o');
});

test('a query excludes hidden departments by one anti-join, no matter how many are hidden', async () => {
  await server.rows(
    `insert into department (space_id, company_id, parent_id, name, order_num, is_show, level)
     select d.space_id, d.company_id, d.id, '分组' || n, n, n % 25 > 0, 2 from department d, generate_series(1, 3000) as n
      where d.company_id = $1 and d.parent_id is null`,
    [company],
  );
  await server.rows('vacuum (analyze) department');
  const left = (unhidden: Unhidden) =>
    plan(
      sql`explain select d.id from department d
                   where d.company_id = ${company} and d.deleted_at is null and ${isInBook(company, unhidden)}`,
    );
  for (const unhidden of [false, unhiddenIn({ by: byOf('dept_tree'), keeps: () => true }, 'staff:update', company)])
    expect((await left(unhidden)).split('\n')[0]).toMatch(/^Hash (Right )?Anti Join/);
  expect(await left(true)).not.toContain('Join');
});

const byOf = (scope: DataScope) => ({ userId: user('membera1'), companyId: company, rights: rightsOf(scope) });
/** Returns the plan of a member list, with sequential scans disabled because the table is small. */
function planOf(scope: DataScope): Promise<string> {
  const where = { ...searchOf('', () => Buffer.alloc(0)), by: byOf(scope), companyId: company, withBelow: true, unhidden: true };
  const shown = { isKeeper: true, isLeft: false, isEnable: undefined, isCompanyAdmin: undefined };
  const listed = sql`explain select s.user_id, s.order_num from staff s where ${filterCondition({ ...where, ...shown })}`;
  return plan(listed, 'set local enable_seqscan = off; set local enable_bitmapscan = off');
}
/** Returns the plan of a statement under row security. */
async function plan(statement: RawBuilder<unknown>, settings = ''): Promise<string> {
  const { sql: text, parameters } = statement.compile(compiler);
  await server.rows('begin');
  const acts = { space_id: demoId('space xinghe'), company_id: company, user_id: user('membera1'), reach: 'own', side: 'company' };
  for (const [name, value] of Object.entries(acts)) await server.rows('select set_config($1, $2, true)', [`app.${name}`, value]);
  await server.rows(`${settings}; set local role park_app`);
  const rows = await server.rows<{ 'QUERY PLAN': string }>(text, [...parameters]);
  await server.rows('rollback');
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
const rightsOf = (scope: DataScope) => ({ granted: new Map([['staff:update' as const, { scope, departmentIds: [] }]]) });
const compiler = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
