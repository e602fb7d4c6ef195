import { process } from '@park/contract/approval/process';
import { company, companyErrors as errors } from '@park/contract/company/company';
import { task } from '@park/contract/kernel/task';
import { staff } from '@park/contract/people/staff';
import { beforeAll, expect, test } from 'vitest';
import { creditCodeOf } from '../../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../../test/app.ts';
import { approve, deployed, drawn } from '../../../../../test/approvals.ts';
import { race, rounds } from '../../../../../test/race.ts';
import { type Domain, join } from '../../../../domain/index.ts';
import { addedBy, formOf, idOf, newPhone, rowOf, settledIn, signInAs, textTo } from '../test/accounts.ts';

const server = testServer({ processes: 2 });
const people: Record<string, Person> = {};
const as = (name: string) => people[name] as Person;
beforeAll(async () => {
  for (const name of ['operatora', 'operatorab', 'operatorb', 'operatorc', 'assistant1', 'supera1', 'platform1'])
    people[name] = await server.signIn(name);
});
const card = (companyId: string) => ({ companyId, realName: '留守者', phone: newPhone(), departmentId: '-2', orgOrderNum: 1 });
const everybody = { title: '全部员工一并办理离职', notes: [] };
const moved = (keyword: string, actor = 'operatora') => as(actor).call(company.moved, { keyword });

test('C0071 each blocker that keeps a company from moving out is listed with its count and the page where it can be settled', async () => {
  const { companyId } = await addedBy(as('operatora'));
  expect(await as('operatora').call(company.blockers, { companyId })).toEqual([]);
  await as('operatora').call(staff.create, card(companyId));
  await server.rows(
    `with i as (insert into invitation (space_id, company_id, code, needs_approval, most_num, expires_at, created_by)
       select space_id, id, 'abcdefghij', true, 5, now() + interval '1 day', gen_random_uuid() from company where id = $1 returning *)
     insert into join_request (space_id, company_id, invitation_id, real_name, pinyin, phone_cipher, phone_hash, phone_mask, state)
     select space_id, company_id, id, '等候者', '', 'x', 'x', 'x', 'waiting' from i`,
    [companyId],
  );
  expect(await as('operatora').call(company.blockers, { companyId })).toEqual([
    {
      kind: 'staff',
      title: '企业员工（超级管理员除外）',
      count: 1,
      unit: '人',
      path: `/architecture/memberlist?companyId=${companyId}`,
      settle: everybody,
    },
    {
      kind: 'joinRequest',
      title: '待处理的加入申请',
      count: 1,
      unit: '条',
      path: `/architecture/invitation?companyId=${companyId}`,
      settle: null,
    },
  ]);
  expect(await as('operatora').refused(company.moveOut, { companyId })).toMatchObject({
    status: 409,
    errorMessage: errors.blocked.message,
  });
  expect(await rowOf(server, companyId)).toMatchObject({ deleted_at: null });
});

test('C0071 a contract or a bill of a later domain blocks a move like any blocker, once that domain fills the slot', async () => {
  const { companyId } = await addedBy(as('operatora'));
  const counts = { contract: 2, bill: 0 };
  const blocker = (kind: keyof typeof counts, title: string, rank: number) => ({
    ...{ kind, title, unit: '份', rank },
    path: (id: string) => `/contract?companyId=${id}`,
    count: async () => counts[kind],
  });
  const planted = (blockers: NonNullable<Domain['blockers']>) =>
    join([{ name: 'planted', module: { domain: {}, handlers: {} }, blockers }]);
  planted([blocker('bill', '未结清的账单', 901), blocker('contract', '未到期的合同', 900)]);
  try {
    const contract = {
      kind: 'contract',
      title: '未到期的合同',
      count: 2,
      unit: '份',
      path: `/contract?companyId=${companyId}`,
      settle: null,
    };
    expect(await as('operatora').call(company.blockers, { companyId })).toEqual([contract]);
    expect((await as('operatora').refused(company.moveOut, { companyId })).errorMessage).toBe(errors.blocked.message);
    counts.bill = 1;
    expect((await as('operatora').call(company.blockers, { companyId })).map(({ kind }) => kind)).toEqual(['contract', 'bill']);
    counts.contract = 0;
    counts.bill = 0;
    await as('operatora').call(company.moveOut, { companyId });
  } finally {
    planted([]);
  }
});

test('C0072 C0069 when a company has moved out, its members cannot enter it, it is listed, and its name and code become free', async () => {
  const code = creditCodeOf(9201);
  const added = await addedBy(as('operatora'), { creditCode: code });
  const admin = await settledIn(server, added.superAdminPhone);
  await as('operatora').call(company.moveOut, { companyId: added.id, reason: '租约到期' });
  expect((await admin.refused(company.detail, {})).code).toBe('903');
  expect(await signInAs(server, added.superAdminPhone, 'Park2026demo')).toBeUndefined();
  expect((await as('operatora').refused(company.detail, { companyId: added.id })).code).toBe('404');
  expect(await moved(added.companyName)).toEqual({
    total: 1,
    list: [
      {
        ...{ id: expect.any(String), companyName: added.companyName, creditCode: code, reason: '租约到期', byName: '陈志远' },
        ...{ companyId: added.id, joinedDate: expect.any(String), leftDate: expect.any(String), isBack: false },
      },
    ],
  });
  expect((await moved(code.toLowerCase())).total).toBe(1);
  for (const actor of ['operatorb', 'operatorc']) expect([actor, (await moved(added.companyName, actor)).total]).toEqual([actor, 0]);
  for (const actor of ['supera1', 'platform1']) expect((await as(actor).refused(company.moved, {})).code).toBe('403');
  const again = await as('operatora').call(company.create, formOf({ companyName: added.companyName, creditCode: code }));
  expect(again.id).not.toBe(added.id);
  expect((await as('operatora').refused(company.moveOut, { companyId: added.id })).code).toBe('404');
});

test('C0070 the list of companies that moved out is exported directly or as a background task', async () => {
  const answer = await as('operatora').raw(company.exportMoved, { keyword: '' });
  expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
  const columns = (await as('operatora').call(task.columns, { subject: 'leftCompany' })).map(({ title }) => title);
  expect(columns).toEqual(['企业名称', '统一社会信用代码', '入驻时间', '迁出时间', '迁出原因', '操作人']);
  expect((await as('supera1').raw(company.exportMoved, {})).statusCode).toBe(403);
});

test('a company in two parks can move out of one park and stays in the other with its members', async () => {
  const added = await addedBy(as('operatora'));
  await as('operatora').call(staff.create, card(added.id));
  await server.rows(
    `insert into company_park (space_id, park_id, company_id, relation)
     select space_id, (select id from park where name = '星河软件园'), id, 'settled'
       from company where id = $1`,
    [added.id],
  );
  expect(await as('operatora').call(company.blockers, { companyId: added.id })).toEqual([]);
  const admin = await settledIn(server, added.superAdminPhone);
  await as('operatora').call(company.moveOut, { companyId: added.id, settle: ['staff'] });
  expect(await admin.call(company.detail, {})).toMatchObject({ companyId: added.id, parks: [{ parkName: '星河软件园' }] });
  expect((await moved(added.companyName)).total).toBe(1);
  expect((await as('operatora').refused(company.detail, { companyId: added.id })).code).toBe('404');
  expect(await as('operatorb').call(company.detail, { companyId: added.id })).toMatchObject({ staffNum: 2 });
});

test('the operator company cannot move out, and users with read access or of other parks cannot move a company out', async () => {
  for (const call of [company.blockers, company.moveOut])
    expect((await as('operatora').refused(call, { companyId: idOf('OP') })).errorMessage).toBe(errors.operatorStays.message);
  const shown = await as('assistant1').call(company.blockers, { companyId: idOf('A1') });
  expect(shown.length).toBeGreaterThan(0);
  // the decision is offered only to users who may remove people
  expect(shown.filter(({ settle }) => settle)).toEqual([]);
  const before = await rowOf(server, idOf('A1'));
  for (const [actor, code] of Object.entries({ assistant1: '403', supera1: '403', platform1: '403', operatorb: '404', operatorc: '404' }))
    expect([actor, (await as(actor).refused(company.moveOut, { companyId: idOf('A1') })).code]).toEqual([actor, code]);
  expect(await rowOf(server, idOf('A1'))).toEqual(before);
  expect((await as('operatora').refused(company.moveOut, { companyId: idOf('A1'), reason: '长'.repeat(101) })).fields).toHaveProperty(
    'reason',
  );
});

test('if a company moves out and adds a member at the same moment, only one succeeds, and the other sends no message', async () => {
  for (let round = 0; round < rounds(6, 60); round++) {
    const { id: companyId } = await addedBy(as('operatora'));
    const person = card(companyId);
    const answers = await race([
      () => as('operatora').raw(company.moveOut, { companyId }),
      () => as('operatorab').raw(staff.create, person, { process: 1 }),
    ]);
    const codes = answers.map((one) => (one.status === 'fulfilled' ? one.value.statusCode : 0));
    expect([
      [200, 404],
      [409, 200],
    ]).toContainEqual(codes);
    const [left] = await server.rows<{ gone: boolean; n: number }>(
      `select deleted_at is not null as gone, (select count(*)::int from staff where company_id = c.id and admin_level < 3) as n
         from company c
        where id = $1`,
      [companyId],
    );
    expect(left).toEqual(codes[0] === 200 ? { gone: true, n: 0 } : { gone: false, n: 1 });
    if (codes[0] === 200) expect(await textTo(server, person.phone)).toBeUndefined();
  }
});

test('C0072 a company moves out with all its people in one call; the super administrator takes over what needs a successor', async () => {
  const added = await addedBy(as('operatora'));
  const hired = [];
  for (let at = 0; at < 3; at++) hired.push(await as('operatora').call(staff.create, card(added.id)));
  const [head, other, plain] = hired.map(({ id }) => id);
  await server.rows(
    `insert into department_manager (space_id, company_id, department_id, user_id, rank)
     select d.space_id, d.company_id, d.id, p.user_id, p.rank from department d, unnest($2::uuid[], $3::int[]) as p (user_id, rank)
      where d.company_id = $1`,
    [added.id, [head, other], [0, 1]],
  );
  // the main contact may not be removed alone, but leaves with the company
  await server.rows('update company c set contact_phone_hash = s.phone_hash from staff s where s.company_id = c.id and s.user_id = $1', [
    plain,
  ]);
  const processKey = await deployed(as('operatora'), drawn([approve('a', [{ kind: 'users', userIds: [plain] }])]));
  await as('supera1').call(process.start, { processKey, form: { title: '采购办公椅' } });
  const [blocker] = await as('operatora').call(company.blockers, { companyId: added.id });
  const notes = ['部门负责人 1 项，交给超级管理员新管理', '待办审批 1 项，交给超级管理员新管理'];
  expect(blocker).toMatchObject({ kind: 'staff', count: 3, settle: { ...everybody, notes } });
  expect((await as('operatora').refused(company.moveOut, { companyId: added.id, settle: ['joinRequest'] })).errorMessage).toBe(
    errors.blocked.message,
  );
  await as('operatora').call(company.moveOut, { companyId: added.id, settle: ['staff'] });
  expect(await server.rows('select admin_level from staff where company_id = $1 and left_at is null', [added.id])).toEqual([
    { admin_level: 3 },
  ]);
  const handed = `select s.admin_level from outbox o join staff s on s.user_id::text = o.payload ->> 'toUserId'
                   where o.event = 'flow.handOver' and o.payload ->> 'userId' = $1`;
  expect(await server.rows(handed, [plain])).toEqual([{ admin_level: 3 }]);
  const posts = 'select s.admin_level, m.rank from department_manager m join staff s using (company_id, user_id) where company_id = $1';
  expect(await server.rows(posts, [added.id])).toEqual([{ admin_level: 3, rank: 0 }]);
});

test('another blocker keeps the company, and then its people stay too', async () => {
  const { companyId } = await addedBy(as('operatora'));
  await as('operatora').call(staff.create, card(companyId));
  const rest = { kind: 'bill', title: '未结清的账单', unit: '份', rank: 901, path: () => '/bill', count: async () => 1 };
  join([{ name: 'planted', module: { domain: {}, handlers: {} }, blockers: [rest] }]);
  try {
    expect((await as('operatora').refused(company.moveOut, { companyId, settle: ['staff'] })).errorMessage).toBe(errors.blocked.message);
    const members = await server.rows('select from staff where company_id = $1 and left_at is null', [companyId]);
    expect(members).toHaveLength(2);
  } finally {
    join([{ name: 'planted', module: { domain: {}, handlers: {} }, blockers: [] }]);
  }
});

test('without a super administrator the people of a company have no successor and cannot leave together', async () => {
  const { companyId } = await addedBy(as('operatora'));
  await as('operatora').call(staff.create, card(companyId));
  await server.rows('update staff set admin_level = 1 where company_id = $1', [companyId]);
  expect(await as('operatora').call(company.blockers, { companyId })).toMatchObject([{ kind: 'staff', count: 2, settle: null }]);
  expect((await as('operatora').refused(company.moveOut, { companyId, settle: ['staff'] })).errorMessage).toBe(errors.blocked.message);
  expect(await rowOf(server, companyId)).toMatchObject({ deleted_at: null });
});
