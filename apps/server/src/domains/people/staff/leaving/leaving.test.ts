import { randomUUID } from 'node:crypto';
import { flow } from '@park/contract/approval/flow';
import { department as departments } from '@park/contract/people/department';
import { staffErrors as errors, staff } from '@park/contract/people/staff';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../../test/app.ts';
import { approve, deployed, drawn, park } from '../../../../../test/approvals.ts';
import { addedBy, company, department, form, membership, user } from '../test/people.ts';

const server = testServer();
const a1 = company('A1');
let supera1: Person;
let admina1: Person;
let operatora: Person;
beforeAll(async () => {
  [supera1, admina1, operatora] = [await server.signIn('supera1'), await server.signIn('admina1'), await server.signIn('operatora')];
});
const add = (changes: object = {}) => addedBy(supera1, changes);
const lead = (departmentId: string, managerUserId: string | null, otherManagerUserIds: string[] = []) =>
  supera1.call(departments.setManagers, { departmentId, managerUserId, otherManagerUserIds });
const heads = async (id: string) => {
  const { managerUserId, otherManagerUserIds } = await supera1.call(departments.detail, { id });
  return [managerUserId, ...otherManagerUserIds];
};
const market = department('A1 市场部');

describe('removing a person', () => {
  test('C0036 removing a person ends the membership and its roles; the account and memberships in other companies stay', async () => {
    const { id } = await add({ phone: '13800003002', companyRoleIdList: [] });
    await server.rows(
      `insert into role_user (space_id, company_id, role_space_id, role_id, user_id)
       select space_id, company_id, space_id, id, $1 from role where code = 'A1-purchase'`,
      [id],
    );
    const memberb1 = await server.signIn('memberb1');
    await supera1.call(staff.remove, { companyId: a1, removedUserId: id, departmentId: market });
    expect(await membership(server, a1, id)).toMatchObject({ department_id: null, admin_level: 1, left_at: expect.any(Date) });
    expect(await server.rows('select 1 from role_user where company_id = $1 and user_id = $2', [a1, id])).toEqual([]);
    expect(await memberb1.call(staff.list, {})).toHaveProperty('total');
    expect((await memberb1.raw(staff.list, {}, { claims: { globalCompanyId: a1 } })).statusCode).toBe(403);
    expect((await supera1.refused(staff.remove, { removedUserId: id })).code).toBe('404');
  });

  test('C0036 a person is not removed from a department that is not theirs', async () => {
    const { id } = await add();
    const free = await add({ departmentId: '-2' });
    for (const departmentId of [department('A1 研发中心'), '-2', randomUUID(), 'x'])
      expect((await supera1.refused(staff.remove, { removedUserId: id, departmentId })).code).toBe('404');
    expect((await supera1.refused(staff.remove, { removedUserId: free.id, departmentId: market })).code).toBe('404');
    for (const userId of [id, free.id]) expect(await membership(server, a1, userId)).toMatchObject({ left_at: null });
    await supera1.call(staff.remove, { removedUserId: id, departmentId: '' });
    await supera1.call(staff.remove, { removedUserId: free.id, departmentId: '-2' });
  });

  test('V230 the super administrator, the main contact and the actor themselves cannot be removed', async () => {
    const { id, phone } = await add();
    await server.rows(
      `update company set contact_phone_hash = (select phone_hash from staff where company_id = $1 and user_id = $2) where id = $1`,
      [a1, id],
    );
    for (const [by, removedUserId] of [
      [supera1, user('supera1')],
      [admina1, user('supera1')],
      [admina1, user('admina1')],
      [supera1, id],
      [operatora, id],
    ] as const) {
      const where = by === operatora ? { companyId: a1 } : {};
      expect(await by.refused(staff.remove, { removedUserId, ...where })).toMatchObject({ status: 409, errorMessage: '该员工不能移除' });
      expect(await by.refused(staff.leave, { userId: removedUserId, ...where })).toMatchObject({ errorMessage: '该员工不能移除' });
      expect(await by.call(staff.detail, { userId: removedUserId, ...where })).toMatchObject({ mayRemove: false });
      expect(await by.call(staff.holdings, { userId: removedUserId, ...where })).toMatchObject({
        mayRemove: false,
        reason: expect.any(String),
      });
    }
    expect(phone).toBeTruthy();
    await server.rows(
      `update company set contact_phone_hash = (select phone_hash from staff where company_id = $1 and admin_level = 3) where id = $1`,
      [a1],
    );
    expect(await supera1.call(staff.detail, { userId: id })).toMatchObject({ mayRemove: true });
  });

  test('a removed person who is added again gets the earlier membership row with new staff data', async () => {
    const { id, phone } = await add({ realName: '去而复返' });
    await supera1.call(staff.remove, { removedUserId: id });
    expect(await supera1.call(staff.create, form({ phone, realName: '又来了' }))).toEqual({ id });
    expect(await membership(server, a1, id)).toMatchObject({ left_at: null, real_name: '又来了', enabled: true });
  });
});

describe('leaving with handover', () => {
  test('the holdings of a person are listed, and leaving is refused while a holding needs a successor', async () => {
    const { id } = await add();
    await lead(market, id);
    await lead(department('A1 综合管理部'), null, [id]);
    const { holdings, mayRemove } = await supera1.call(staff.holdings, { userId: id });
    expect([mayRemove, holdings]).toEqual([
      true,
      [
        { kind: 'departmentHead', title: '部门负责人', count: 1, examples: ['市场部'], needsHeir: true, ends: null, mayTake: true },
        {
          kind: 'departmentOtherHead',
          title: '部门其他负责人',
          count: 1,
          examples: ['综合管理部'],
          needsHeir: false,
          ends: null,
          mayTake: true,
        },
      ],
    ]);
    for (const refusal of [
      await supera1.refused(staff.remove, { removedUserId: id }),
      await supera1.refused(staff.leave, { userId: id }),
      await supera1.refused(staff.leave, { userId: id, heirs: [{ kind: 'departmentOtherHead', toUserId: user('membera1') }] }),
    ])
      expect(refusal).toMatchObject({ status: 409, errorMessage: errors.stillHolds.message });
    expect(await heads(market)).toEqual([id]);
    await lead(market, null);
    await lead(department('A1 综合管理部'), null);
  });

  test('a single call hands over all holdings; a successor gives up a lower post in the same department', async () => {
    const { id } = await add();
    await lead(market, id, [user('membera1'), user('membera2')]);
    await lead(department('A1 综合管理部'), user('supera1'), [id]);
    await supera1.call(staff.leave, { userId: id, heirs: [{ kind: 'departmentHead', toUserId: user('membera1') }] });
    expect(await heads(market)).toEqual([user('membera1'), user('membera2')]);
    expect(await heads(department('A1 综合管理部'))).toEqual([user('supera1')]);
    expect((await membership(server, a1, id))?.left_at).toBeTruthy();
    const { list } = await supera1.call(staff.log, { userId: id });
    expect(list[0]?.title).toBe('办理离职');
    await lead(market, null);
    await lead(department('A1 综合管理部'), null);
  });

  test('a successor who is not in the company or is the leaving person is refused', async () => {
    const { id } = await add();
    await lead(market, id);
    for (const toUserId of [user('staffa2'), id, user('person A1 25')])
      expect(await supera1.refused(staff.leave, { userId: id, heirs: [{ kind: 'departmentHead', toUserId }] })).toMatchObject({
        code: '6010',
      });
    expect(await heads(market)).toEqual([id]);
    await lead(market, null);
  });

  test('an actor can hand over only roles that they could give, and cannot hand over a role to themselves', async () => {
    const { id } = await add({ companyRoleIdList: [(await roleId('A1-office')) as string] });
    const toAdmin = { userId: id, heirs: [{ kind: 'customRole', toUserId: user('admina1') }] };
    expect(await admina1.refused(staff.leave, toAdmin)).toMatchObject({ status: 403, errorMessage: errors.notToOneself.message });
    await admina1.call(staff.leave, { ...toAdmin, heirs: [{ kind: 'customRole', toUserId: user('membera2') }] });
    expect((await supera1.call(staff.detail, { userId: user('membera2') })).roles).toMatchObject([{ roleName: '行政专员' }]);
  });

  test('all other holdings of the person are listed too, with what happens to those that nobody can take over', async () => {
    const operator = await server.signIn('operatorab');
    const own = company('OP');
    const { id } = await addedBy(operator, { departmentId: '-2', companyId: own, phone: '13800005111' });
    const roleOf = async (kind: string, name: string) =>
      server.rows(
        `insert into role_user (space_id, company_id, role_space_id, role_id, user_id, valid)
         select s.space_id, s.company_id, r.space_id, r.id, s.user_id, tstzrange(null, '2999-01-01') from staff s, role r
          where s.company_id = $1 and s.user_id = $2 and r.space_id = s.space_id and r.kind = $3 and r.name = $4`,
        [own, id, kind, name],
      );
    await roleOf('inner', '消防联系人');
    await roleOf('park', '园区管理员');
    await operator.call(staff.setAdmin, { userId: id, isCompanyAdmin: 1 });
    await server.rows(
      `insert into park_access (space_id, park_id, company_id, user_id) select space_id, id, $1, $2 from park where id in ($3, $4)`,
      [own, id, park('A'), park('B')],
    );
    // the list also contains a published flow of a park the actor is not in, but no unpublished flow
    const b = await server.signIn('operatorb');
    await deployed(b, drawn([approve('a', [{ kind: 'users', userIds: [id] }])]), { name: '乙园采购审批' });
    await b.call(flow.create, {
      processKey: 'unfinished',
      name: '未发布的',
      definition: drawn([approve('a', [{ kind: 'users', userIds: [id] }])]),
    } as never);
    const { holdings } = await operator.call(staff.holdings, { userId: id });
    expect(holdings.map(({ kind, examples, ends }) => [kind, examples, ends])).toEqual([
      ['innerRole', ['消防联系人'], null],
      ['adminPost', ['普通管理员'], '离职后自动收回'],
      ['parkRole', ['园区管理员'], '离职后自动收回'],
      ['parkEntry', ['星河智谷', '星河软件园'], '离职后自动收回'],
      ['flowNode', ['乙园采购审批'], '请流程管理员改为他人，否则按“无审批人时”的设置处理'],
    ]);
    const heir = user('operatorb');
    const handedOver = (kind: string) => ({ userId: id, heirs: [{ kind, toUserId: heir }] });
    expect(await operator.refused(staff.leave, handedOver('parkEntry'))).toMatchObject({
      code: '400',
      errorMessage: errors.noHeir.message,
    });
    expect((await membership(server, own, id))?.left_at).toBeNull();
    await operator.call(staff.leave, handedOver('innerRole'));
    const assigned = await server.rows<{ user_id: string; until: string }>(
      `select h.user_id, upper(h.valid)::date::text as until
         from role_user h join role r on r.id = h.role_id
        where h.company_id = $1 and r.name = '消防联系人'`,
      [own],
    );
    expect(assigned).toEqual([{ user_id: heir, until: '2999-01-01' }]);
    const left = `select (select count(*)::int from park_access where user_id = $1) as entries,
        (select count(*)::int from role_user where user_id = $1) as roles`;
    expect(await server.rows(left, [id])).toEqual([{ entries: 0, roles: 0 }]);
  });

  test('a flow that names a person is listed only for companies of the flow’s park', async () => {
    const b = await server.signIn('operatorb');
    const { id } = await add({ phone: '13800003002' });
    await deployed(b, drawn([approve('a', [{ kind: 'users', userIds: [id] }])]), { name: '软件园请示' });
    const kinds = async (by: Person) => (await by.call(staff.holdings, { userId: id })).holdings.map(({ kind }) => kind);
    expect(await kinds(supera1)).not.toContain('flowNode');
    expect(await kinds(await server.signIn('superb1'))).toContain('flowNode');
    await supera1.call(staff.remove, { removedUserId: id });
  });

  test('a removed person can be restored within 30 days, without posts and roles', async () => {
    const { id } = await add({ departmentId: market });
    await supera1.call(staff.remove, { removedUserId: id });
    const left = await supera1.call(staff.list, { isLeft: 1, pageSize: 100 });
    expect(left.list[0]).toMatchObject({ id, leftDate: expect.any(String) });
    await supera1.call(staff.restore, { userId: id });
    expect(await supera1.call(staff.detail, { userId: id })).toMatchObject({ departmentId: null, roles: [], isEnable: 1 });
    await supera1.call(staff.remove, { removedUserId: id });
    server.passTime('31 days');
    const later = await server.signIn('supera1');
    expect((await later.call(staff.list, { isLeft: 1, pageSize: 100 })).list.map((one) => one.id)).not.toContain(id);
    expect(await later.refused(staff.restore, { userId: id })).toMatchObject({ status: 409, errorMessage: errors.tooLate.message });
    server.passTime(undefined);
    expect((await supera1.refused(staff.restore, { userId: user('membera1') })).code).toBe('404');
  });

  test('people who left are listed only for actors who may restore them', async () => {
    const membera1 = await server.signIn('membera1');
    expect((await membera1.refused(staff.list, { isLeft: 1 })).code).toBe('403');
    expect((await supera1.call(staff.list, { isLeft: 1, pageSize: 100 })).list.map((one) => one.id)).toContain(user('person A1 25'));
  });
});

const roleId = async (code: string) => (await server.rows<{ id: string }>('select id from role where code = $1', [code]))[0]?.id;
