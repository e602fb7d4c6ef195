import { department as departments } from '@park/contract/people/department';
import { staffErrors as errors, staff } from '@park/contract/people/staff';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../../test/app.ts';
import { giveRole, takeRole } from '../../../../../test/role.ts';
import { account, addedBy, company, department, form, membership, newPhone, user } from '../test/people.ts';

const server = testServer();
const a1 = company('A1');
let supera1: Person;
let admina1: Person;
let membera1: Person;
let supera2: Person;
let operatora: Person;
beforeAll(async () => {
  supera1 = await server.signIn('supera1');
  admina1 = await server.signIn('admina1');
  membera1 = await server.signIn('membera1');
  supera2 = await server.signIn('supera2');
  operatora = await server.signIn('operatora');
});
const add = (changes: object = {}, by = supera1) => addedBy(by, changes);
const detail = (id: string, by = supera1, companyId?: string) => by.call(staff.detail, { userId: id, ...(companyId && { companyId }) });
const edited = async (id: string, changes: object = {}) => {
  const { realName, departmentId, orgOrderNum, isShow, version } = await detail(id);
  return { id, realName, departmentId: departmentId ?? '-2', orgOrderNum, isShow, version, ...changes };
};

describe('the page of a member (staff card)', () => {
  test('V193 V229 V230 list and staff card agree on whether the phone number can be changed and the person removed', async () => {
    const { id } = await add({ realName: '甲行员' });
    await server.rows(
      `update company set contact_phone_hash = (select phone_hash from staff where company_id = $1 and user_id = $2) where id = $1`,
      [a1, id],
    );
    const expected = new Map([
      ['甲行员', [false, false]],
      ['林晓峰', [true, false]],
      ['赵雅琴', [false, true]],
      ['王梓涵', [false, true]],
    ]);
    for (const call of [staff.list, departments.members] as const)
      for (const [name, facts] of expected) {
        const [row] = (await supera1.call(call as typeof staff.list, { keyword: name, type: 2 })).list;
        expect([call.key, name, row?.isPhoneLocked, row?.mayRemove]).toEqual([call.key, name, ...facts]);
        expect(await detail(row?.id ?? '')).toMatchObject({ isPhoneLocked: facts[0], mayRemove: facts[1] });
      }
    // administrators cannot change their own phone number, and nobody can change that of a person of an operator company
    expect((await admina1.call(staff.list, { keyword: '赵雅琴' })).list[0]).toMatchObject({ isPhoneLocked: true, mayRemove: false });
    expect((await operatora.call(staff.list, {})).list.every(({ isPhoneLocked }) => isPhoneLocked)).toBe(true);
    expect((await membera1.call(staff.list, { keyword: '甲行员' })).list[0]).toMatchObject({ mayRemove: false });
    await server.rows(
      `update company set contact_phone_hash = (select phone_hash from staff where company_id = $1 and admin_level = 3) where id = $1`,
      [a1],
    );
  });

  test('the list offers no removal in a company that the actor’s right to remove does not cover', async () => {
    const of = { companyId: company('AS'), userId: user('assistant1') };
    const role = await giveRole(server, of, { nodes: ['M1014001001', 'M1014001002', 'M1014001002:delete'], scope: 'all' });
    const assistant1 = await server.signIn('assistant1');
    const [theirs, ours] = [
      { companyId: a1, keyword: '王梓涵', type: 2 as const },
      { type: 2 as const, pageSize: 1000 },
    ];
    for (const call of [staff.list, departments.members] as const) {
      const rowsOf = async (filter: object) => (await assistant1.call(call as typeof staff.list, filter)).list;
      expect([call.key, await rowsOf(theirs)]).toEqual([call.key, [expect.objectContaining({ mayRemove: false })]]);
      expect([call.key, (await rowsOf(ours)).some(({ mayRemove }) => mayRemove)]).toEqual([call.key, true]);
    }
    expect((await detail(user('membera1'), assistant1, a1)).mayRemove).toBe(false);
    expect((await assistant1.refused(staff.remove, { companyId: a1, removedUserId: user('membera1') })).code).toBe('404');
    await takeRole(server, role);
  });

  test('V084 editing a staff record requires its version, and a stale edit is refused', async () => {
    const { id } = await add();
    const first = await edited(id, { realName: '改名了', departmentId: department('A1 研发中心'), position: '组长' });
    await supera1.call(staff.change, first);
    expect(await detail(id)).toMatchObject({ realName: '改名了', departmentName: '研发中心', position: '组长', version: 2 });
    expect(await supera1.refused(staff.change, first)).toMatchObject({ code: '409', status: 409 });
    expect((await supera1.call(staff.list, { keyword: 'gaiming' })).total).toBe(1);
  });

  test('V101 the call that the edit form makes changes the person it names, including the phone number', async () => {
    const { id, phone } = await add();
    const again = { ...(await edited(id, { realName: '同一人' })), phone };
    expect(await supera1.call(staff.create, again)).toEqual({ id });
    expect(await detail(id)).toMatchObject({ realName: '同一人', version: 2 });
    expect(await supera1.call(staff.create, { ...again, version: undefined, realName: '无版本' })).toEqual({ id });
    expect(await detail(id)).toMatchObject({ realName: '无版本', version: 3 });
    const other = newPhone();
    await supera1.call(staff.create, { ...(await edited(id)), phone: other });
    expect(await account(server, phone)).toBeUndefined();
    expect((await account(server, other))?.id).toBe(id);
  });

  test('V227 V228 only super administrators can edit their own staff record, in every call', async () => {
    const id = user('supera1');
    const same = await edited(id, {});
    for (const by of [admina1, operatora]) {
      const where = by === operatora ? { companyId: a1 } : {};
      for (const [call, input] of [
        [staff.change, { ...same, ...where }],
        [staff.changePhone, { id, phone: newPhone(), ...where }],
        [staff.resetPassword, { userId: id, ...where }],
        [staff.resend, { userId: id, ...where }],
      ] as const)
        expect([call.key, await by.refused(call, input)]).toEqual([
          call.key,
          expect.objectContaining({ status: 403, errorMessage: '超级管理员信息不能由他人修改' }),
        ]);
    }
    expect(await admina1.call(staff.detail, { userId: id })).toMatchObject({ mayEdit: false, mayRemove: false, isPhoneLocked: true });
    await supera1.call(staff.change, { ...same, position: '总经理' });
    expect(await detail(id)).toMatchObject({ mayEdit: true, position: '总经理' });
  });

  test('V095 V089 V090 a disabled person cannot work in this company, but still can in other companies', async () => {
    const { id } = await add({ phone: '13800004011' });
    const superc1 = await server.signIn('superc1');
    await supera1.call(staff.setEnable, { id, isEnable: 0 });
    expect(await superc1.call(staff.list, {})).toHaveProperty('total');
    expect((await superc1.raw(staff.list, {}, { claims: { globalCompanyId: a1 } })).statusCode).toBe(403);
    await supera1.call(staff.setEnable, { id, isEnable: 1 });
    expect((await superc1.raw(staff.list, {}, { claims: { globalCompanyId: a1 } })).statusCode).toBe(200);
  });

  test('disabling takes effect at the person’s next call; actors cannot disable themselves or the super administrator', async () => {
    const membera2 = await server.signIn('membera2');
    await admina1.call(staff.disable, { userId: user('membera2') });
    expect([401, 403]).toContain((await membera2.raw(staff.list, {})).statusCode);
    await admina1.call(staff.enable, { userId: user('membera2') });
    expect(await admina1.refused(staff.setEnable, { id: user('supera1'), isEnable: 0 })).toMatchObject({
      errorMessage: errors.superFirst.message,
    });
    expect(await admina1.refused(staff.disable, { userId: user('supera1') })).toMatchObject({ errorMessage: errors.superFirst.message });
    expect(await admina1.refused(staff.disable, { userId: user('admina1') })).toMatchObject({ errorMessage: errors.notOneself.message });
    expect(await admina1.refused(staff.disable, { userId: user('staffb1') })).toMatchObject({ code: '404' });
  });

  test('an operator can disable people of companies in their park, but not of other companies', async () => {
    const phone = newPhone();
    const { id } = await add({ phone });
    await supera2.call(staff.create, form({ phone, departmentId: department('A2 商务部') }));
    await (await server.signIn('superb1')).call(staff.create, form({ phone, departmentId: department('B1 策划部') }));
    await operatora.call(staff.disable, { userId: id });
    const enabled = async (key: string) => (await membership(server, company(key), id))?.enabled;
    expect([await enabled('A1'), await enabled('A2'), await enabled('B1')]).toEqual([false, false, true]);
    await supera1.call(staff.enable, { userId: id });
    expect([await enabled('A1'), await enabled('A2'), await enabled('B1')]).toEqual([true, false, true]);
  });

  test('everybody who manages a person sees in the person’s log which user made which change, newest first', async () => {
    const { id } = await add();
    await admina1.call(staff.change, await edited(id, { position: '甲' }));
    await supera1.call(staff.setAdmin, { userId: id, isCompanyAdmin: 1 });
    await supera1.call(staff.setAdmin, { userId: id, isCompanyAdmin: 0 });
    const { list, total } = await supera1.call(staff.log, { userId: id });
    expect([total, list.map(({ title, byName }) => [title, byName])]).toEqual([
      4,
      [
        ['设置普通管理员', '林晓峰'],
        ['设置普通管理员', '林晓峰'],
        ['修改员工', '赵雅琴'],
        ['新增员工', '林晓峰'],
      ],
    ]);
    await supera1.call(staff.setEnable, { id, isEnable: 0 });
    await supera1.call(staff.setEnable, { id, isEnable: 1 });
    const { list: later } = await supera1.call(staff.log, { userId: id, pageSize: 2 });
    expect(later.map(({ title }) => title)).toEqual(['启用员工', '禁用员工']);
    // the log also shows changes made to several people together and changes made by an operator
    const departmentId = department('A1 研发中心');
    const others = [id, (await add()).id];
    await supera1.call(departments.assign, { userIds: others, departmentId });
    await operatora.call(departments.assign, { userIds: others, departmentId: '-2', companyId: company('A1') });
    const head = { departmentId, managerUserId: user('admina1'), otherManagerUserIds: [id] };
    await supera1.call(departments.setManagers, head);
    const titlesOf = async (by: Person, userId: string) =>
      (await by.call(staff.log, { userId, companyId: a1, pageSize: 3 })).list.map(({ title }) => title);
    expect(await titlesOf(supera1, id)).toEqual(['设置部门负责人', '调整员工部门', '启用员工']);
    expect(await titlesOf(operatora, id)).toEqual(['设置部门负责人', '调整员工部门', '调整员工部门']);
    expect(await titlesOf(supera1, String(others[1]))).toEqual(['调整员工部门', '新增员工']);
    expect((await supera2.call(staff.log, { userId: id })).total).toBe(0);
    expect((await membera1.refused(staff.log, { userId: id })).code).toBe('403');
  });
});
