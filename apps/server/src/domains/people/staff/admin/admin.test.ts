import { randomUUID } from 'node:crypto';
import { identity } from '@park/contract/people/identity';
import { staffErrors as errors, staff } from '@park/contract/people/staff';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../../test/app.ts';
import { addedBy, company, department, user } from '../test/people.ts';

const server = testServer();
const a1 = company('A1');
let supera1: Person;
let admina1: Person;
let operatora: Person;
beforeAll(async () => {
  [supera1, admina1, operatora] = [await server.signIn('supera1'), await server.signIn('admina1'), await server.signIn('operatora')];
});
const levels = async (companyId = a1) =>
  (
    await server.rows<{ user_id: string }>(
      `select user_id from staff where company_id = $1 and admin_level = 3 and left_at is null and enabled`,
      [companyId],
    )
  ).map((row) => row.user_id);
const level = async (id: string) =>
  (await server.rows<{ admin_level: number }>('select admin_level from staff where company_id = $1 and user_id = $2', [a1, id]))[0]
    ?.admin_level;

describe('super administrator', () => {
  test('C0061 V231 handing over the super administrator’s post changes the rights of both people at their next call', async () => {
    const membera1 = await server.signIn('membera1');
    expect((await membera1.refused(staff.setAdmin, { userId: user('membera2'), isCompanyAdmin: 1 })).code).toBe('403');
    await supera1.call(staff.handOver, { companyId: a1, setManager: false, setUserId: user('membera1'), userId: user('supera1') });
    expect(await levels()).toEqual([user('membera1')]);
    expect(await level(user('supera1'))).toBe(1);
    expect((await supera1.refused(staff.handOver, { setUserId: user('membera2') })).code).toBe('403');
    await membera1.call(staff.setAdmin, { userId: user('membera2'), isCompanyAdmin: 1 });
    await membera1.call(staff.handOver, { setUserId: user('supera1'), setManager: 1 });
    expect([await level(user('membera1')), await levels()]).toEqual([2, [user('supera1')]]);
    await supera1.call(staff.setAdmin, { userId: user('membera1'), isCompanyAdmin: 0 });
    await supera1.call(staff.setAdmin, { userId: user('membera2'), isCompanyAdmin: 0 });
    // the log of both people has the entry, even if the call did not name the old holder
    const handovers = async (id: string) =>
      (await supera1.call(staff.log, { userId: id })).list.filter(({ title }) => title === '移交超级管理员').map(({ byName }) => byName);
    const [newest, ...older] = await handovers(user('membera1'));
    expect([newest, ...older]).toEqual(await handovers(user('supera1')));
    expect(older).toHaveLength(1);
    expect(await handovers(user('membera2'))).toEqual([]);
  });

  test('V348 V231 the super administrator’s post cannot be handed to the present super administrator', async () => {
    const refusal = await supera1.refused(staff.handOver, { setUserId: user('supera1') });
    expect(refusal).toMatchObject({ status: 400, errorMessage: '不能自己转给自己哦' });
    expect(await operatora.refused(staff.handOver, { companyId: a1, setUserId: user('supera1') })).toMatchObject({
      errorMessage: '不能自己转给自己哦',
    });
  });

  test('a handover to a person the actor cannot see (605), who is not in the company (6010) or who is disabled is refused', async () => {
    expect(await supera1.refused(staff.handOver, { setUserId: randomUUID() })).toMatchObject({ code: '605', status: 404 });
    expect(await supera1.refused(staff.handOver, { setUserId: user('staffa2') })).toMatchObject({ code: '605' });
    const { id } = await addedBy(supera1);
    await supera1.call(staff.remove, { removedUserId: id });
    expect(await supera1.refused(staff.handOver, { setUserId: id })).toMatchObject({ code: '6010', status: 409 });
    expect(await operatora.refused(staff.handOver, { companyId: a1, setUserId: user('staffa2') })).toMatchObject({ code: '6010' });
    expect(await supera1.refused(staff.handOver, { setUserId: user('disableda1') })).toMatchObject({
      errorMessage: errors.disabled.message,
    });
    expect(await levels()).toEqual([user('supera1')]);
  });

  test('a handover is refused as stale if the call names a person as holder who is not the present super administrator', async () => {
    const refusal = await operatora.refused(staff.handOver, { companyId: a1, setUserId: user('membera1'), userId: user('admina1') });
    expect(refusal).toMatchObject({ code: '409', status: 409 });
  });

  test('an operator can hand over the post in companies of their park, but not in the operator company or another park', async () => {
    const a2 = company('A2');
    await operatora.call(staff.handOver, { companyId: a2, setUserId: user('staffa2') });
    expect(await levels(a2)).toEqual([user('staffa2')]);
    await operatora.call(staff.handOver, { companyId: a2, setUserId: user('supera2') });
    expect((await operatora.refused(staff.handOver, { setUserId: user('operatora') })).code).toBe('403');
    expect((await operatora.refused(staff.setAdmin, { userId: user('operatora'), isCompanyAdmin: 1 })).code).toBe('403');
    expect(await levels(company('OP'))).toEqual([user('operatorab')]);
    expect((await operatora.refused(staff.handOver, { companyId: company('B1'), setUserId: user('memberb1') })).code).toBe('404');
  });

  test('an operator who is also in a company of the park cannot make themselves an administrator there of either kind', async () => {
    await server.rows(
      `insert into staff (space_id, company_id, user_id, real_name)
       select space_id, $1, user_id, real_name from staff where user_id = $2 and company_id = $3`,
      [a1, user('operatora'), company('OP')],
    );
    const inOP = { claims: { globalCompanyId: company('OP') } };
    const oneself = { companyId: a1, userId: user('operatora') };
    expect((await operatora.refused(staff.handOver, { companyId: a1, setUserId: oneself.userId }, inOP)).status).toBe(403);
    expect((await operatora.refused(staff.setAdmin, { ...oneself, isCompanyAdmin: 1 }, inOP)).status).toBe(403);
    expect([await levels(), await level(oneself.userId)]).toEqual([[user('supera1')], 1]);
    await server.rows('delete from staff where user_id = $1 and company_id = $2', [oneself.userId, a1]);
  });

  test('an ordinary administrator cannot hand over the super administrator’s post', async () => {
    expect((await admina1.refused(staff.handOver, { setUserId: user('admina1') })).code).toBe('403');
    expect((await admina1.refused(staff.setAdmin, { userId: user('membera1'), isCompanyAdmin: 1 })).code).toBe('403');
  });
});

describe('ordinary administrators', () => {
  test('V091 V093 a member who becomes administrator has the rights at the next call, and can become a member again', async () => {
    const membera2 = await server.signIn('membera2');
    const rights = async () => Object.keys((await membera2.call(identity.menus, {})) && (await codes(membera2)));
    const roleCodes = async (person: Person) => {
      const { roleCode } = await person.call(identity.userInfo, {});
      return roleCode.filter((code) => code.startsWith('enterprise'));
    };
    expect([await rights(), await roleCodes(membera2)]).toEqual([expect.not.arrayContaining(['M1014001002:edit']), []]);
    await supera1.call(staff.setAdmin, { userId: user('membera2'), isCompanyAdmin: 1 });
    expect(await supera1.call(staff.detail, { userId: user('membera2') })).toMatchObject({ isCompanyAdmin: 1, isSuperAdmin: 0 });
    expect([await rights(), await roleCodes(membera2)]).toEqual([expect.arrayContaining(['M1014001002:edit']), ['enterpriseComManager']]);
    expect(await roleCodes(supera1)).toEqual(['enterpriseManager']);
    await supera1.call(staff.setAdmin, { userId: user('membera2'), isCompanyAdmin: 0 });
    expect([await rights(), await roleCodes(membera2)]).toEqual([expect.not.arrayContaining(['M1014001002:edit']), []]);
  });

  test('appointing an administrator twice is refused with 60203, and the super administrator cannot become a member', async () => {
    for (const userId of [user('admina1'), user('supera1')])
      expect(await supera1.refused(staff.setAdmin, { userId, isCompanyAdmin: 1 })).toMatchObject({
        code: '60203',
        status: 409,
        errorMessage: '该用户已经是管理员',
      });
    expect(await operatora.refused(staff.setAdmin, { companyId: a1, userId: user('supera1'), isCompanyAdmin: 0 })).toMatchObject({
      status: 403,
    });
    expect(await supera1.refused(staff.setAdmin, { userId: user('staffa2'), isCompanyAdmin: 1 })).toMatchObject({ code: '605' });
  });

  test('an actor can give a custom role only within their own rights, and never to themselves', async () => {
    const powerful = await server.rows<{ id: string }>(
      `insert into role (space_id, company_id, kind, code, name)
       select space_id, company_id, kind, 'A1-money', '资金专员' from role where code = 'A1-office' returning id`,
    );
    const [money] = powerful.map(({ id }) => id);
    await server.rows(
      `insert into role_grant (space_id, company_id, role_space_id, role_id, nodes)
       select space_id, company_id, space_id, id, '{M1014003001}' from role where id = $1`,
      [money],
    );
    const values = { companyRoleIdList: [money as string] };
    const { id } = await addedBy(supera1, values);
    expect((await supera1.call(staff.detail, { userId: id })).roles).toEqual([
      { id: money, roleName: '资金专员', roleCode: expect.any(String) },
    ]);
    const card = { realName: '测试员', departmentId: department('A1 市场部'), orgOrderNum: 1 };
    const refused = async (by: Person, of: string, roles: object) => {
      const { version } = await by.call(staff.detail, { userId: of });
      return (await by.refused(staff.change, { ...card, id: of, version, ...roles })).errorMessage;
    };
    expect(await refused(admina1, id, { companyRoleIdList: [] })).toBe(errors.roleNotYours.message);
    expect(await refused(admina1, user('admina1'), { companyRoleIdList: [] })).toBe(errors.roleNotYours.message);
    expect((await admina1.refused(staff.create, { ...card, phone: '18899990001', ...values })).errorMessage).toBe(
      errors.roleNotYours.message,
    );
    expect((await admina1.refused(staff.changePhone, { id, phone: '18899990002' })).errorMessage).toBe(errors.roleNotYours.message);
    expect((await supera1.refused(staff.create, { ...card, phone: '18899990003', companyRoleIdList: [randomUUID()] })).code).toBe('404');
  });
});

/** Returns the codes of all menu nodes in the person's menu, buttons included. */
async function codes(person: Person): Promise<Record<string, true>> {
  const found: Record<string, true> = {};
  const walk = (nodes: readonly { code?: string; children?: unknown }[]) => {
    for (const node of nodes) {
      if (node.code) found[node.code] = true;
      if (Array.isArray(node.children)) walk(node.children);
    }
  };
  walk((await person.call(identity.menus, {})) as never);
  return found;
}
