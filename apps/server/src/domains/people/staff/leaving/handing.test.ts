import { process } from '@park/contract/approval/process';
import { department as departments } from '@park/contract/people/department';
import { staffErrors as errors, staff } from '@park/contract/people/staff';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../../test/app.ts';
import { approve, deployed, drawn } from '../../../../../test/approvals.ts';
import { behind } from '../../../../../test/race.ts';
import { giveRole, makeRole, takeRole } from '../../../../../test/role.ts';
import { addedBy, company, department, membership, user } from '../test/people.ts';

const server = testServer();
const a1 = company('A1');
const market = department('A1 市场部');
let supera1: Person;
let admina1: Person;
let operatora: Person;
beforeAll(async () => {
  [supera1, admina1, operatora] = [await server.signIn('supera1'), await server.signIn('admina1'), await server.signIn('operatora')];
});
const grantedRoles: string[] = [];
afterEach(async () => {
  for (const id of grantedRoles.splice(0)) await takeRole(server, id);
});

/** Signs in a member who may remove people and also has the given menu nodes. */
async function remover(...more: string[]): Promise<Person> {
  grantedRoles.push(
    await giveRole(server, { companyId: a1, userId: user('membera1') }, { nodes: ['M1014001002', 'M1014001002:delete', ...more] }),
  );
  return server.signIn('membera1');
}
const assign = (role: string, userId: string, valid = 'tstzrange(null, null)') =>
  server.rows(
    `insert into role_user (space_id, company_id, role_space_id, role_id, user_id, valid, reason)
     select s.space_id, s.company_id, r.space_id, r.id, s.user_id, ${valid}, '代班'
       from staff s, role r where s.company_id = $1 and s.user_id = $2 and r.id = $3`,
    [a1, userId, role],
  );
const findAssignment = async (role: string, userId: string) =>
  (
    await server.rows<{ now: boolean; reason: string | null }>(
      `select valid @> app.now() as now, reason from role_user where company_id = $1 and role_id = $2 and user_id = $3`,
      [a1, role, userId],
    )
  )[0];
const roleOf = (kind: 'company' | 'inner', ...nodes: string[]) =>
  makeRole(server.rows, { company: kind === 'inner' ? 'OP' : 'A1', kind, nodes: ['M1014001002', ...nodes] });
/** Adds two colleagues and gives a role to the first. */
async function pair(role: string, valid?: string) {
  const [leaver, heir] = [await addedBy(supera1), await addedBy(supera1)];
  await assign(role, leaver.id, valid);
  return { userId: leaver.id, heir: heir.id };
}
const handed = (kind: string, { userId, heir }: { userId: string; heir: string }) => ({ userId, heirs: [{ kind, toUserId: heir }] });

describe('roles of a leaving person', () => {
  test('an actor who may not give roles cannot hand them over, sees that the roles end, and can still remove the person', async () => {
    const membera1 = await remover();
    for (const [kind, role] of [
      ['customRole', await roleOf('company')],
      ['innerRole', await roleOf('inner')],
    ] as const) {
      const people = await pair(role);
      expect((await membera1.call(staff.holdings, { userId: people.userId })).holdings).toMatchObject([{ kind, ends: '离职后自动收回' }]);
      expect(await membera1.refused(staff.leave, handed(kind, people))).toMatchObject({
        status: 403,
        errorMessage: errors.roleNotYours.message,
      });
      expect([await findAssignment(role, people.heir), (await membership(server, a1, people.userId))?.left_at]).toEqual([undefined, null]);
      await membera1.call(staff.leave, { userId: people.userId });
      expect(await findAssignment(role, people.userId)).toBeUndefined();
    }
  });

  test('an actor cannot hand over a role that covers more people or shows more fields than their own right', async () => {
    const nodes = ['M1014001002', 'M1014001002:delete', 'M1014001004:assign'];
    const own = { nodes, scope: 'company', fields: { email: 'mask' } } as const;
    grantedRoles.push(await giveRole(server, { companyId: a1, userId: user('membera1') }, own));
    const membera1 = await server.signIn('membera1');
    for (const wider of [{ scope: 'all' }, { fields: {} }] as const) {
      const role = await makeRole(server.rows, { company: 'A1', kind: 'company', ...own, ...wider });
      const people = await pair(role);
      expect(await membera1.refused(staff.leave, handed('customRole', people))).toMatchObject({ code: errors.roleNotYours.code });
      expect(await findAssignment(role, people.heir)).toBeUndefined();
    }
    const same = await makeRole(server.rows, { company: 'A1', kind: 'company', ...own });
    const people = await pair(same);
    await membera1.call(staff.leave, handed('customRole', people));
    expect(await findAssignment(same, people.heir)).toBeDefined();
  });

  test('an operator who may not give roles in a company of the park cannot hand over roles there', async () => {
    const role = await roleOf('company', 'M1014001004:assign');
    const people = await pair(role);
    const input = { companyId: a1, ...handed('customRole', people) };
    expect((await operatora.refused(staff.leave, input)).errorMessage).toBe(errors.roleNotYours.message);
    expect(await findAssignment(role, people.heir)).toBeUndefined();
  });

  test('a successor who has the role keeps both periods joined if they meet; in a gap between them they do not have the role', async () => {
    const [past, now, future] = [
      `tstzrange(app.now() - interval '300 days', app.now() - interval '200 days')`,
      `tstzrange(app.now() - interval '10 days', app.now() + interval '10 days')`,
      `tstzrange(app.now() + interval '300 days', app.now() + interval '400 days')`,
    ];
    for (const [his, heirs, isNow] of [
      [future, past, false],
      [future, now, true],
      [now, future, true],
      [now, past, true],
    ] as const) {
      const role = await roleOf('company');
      const people = await pair(role, his);
      await assign(role, people.heir, heirs);
      await supera1.call(staff.leave, handed('customRole', people));
      expect(await findAssignment(role, people.heir)).toEqual({ now: isNow, reason: '代班' });
      expect(await server.rows(`select 1 from role_user where role_id = $1 and valid @> app.now() + interval '100 days'`, [role])).toEqual(
        [],
      );
    }
  });

  test('handing over a role that was deleted meanwhile fails with 404 instead of a server error', async () => {
    const role = await roleOf('company');
    const people = await pair(role);
    const gone = () => server.rows('update role set deleted_at = app.now() where id = $1', [role]);
    const answer = await behind(server.rows, gone, () => supera1.raw(staff.leave, handed('customRole', people)));
    expect([answer.statusCode, answer.json().code]).toEqual([404, '404']);
    expect((await membership(server, a1, people.userId))?.left_at).toBeNull();
  });
});

describe('handover to the actor who removes the person', () => {
  test('the actor becomes head of a department only with the right to set heads', async () => {
    const { id: userId } = await addedBy(supera1);
    const lead = (managerUserId: string | null) => supera1.call(departments.setManagers, { departmentId: market, managerUserId });
    await lead(userId);
    const membera1 = await remover();
    const toHimself = { userId, heirs: [{ kind: 'departmentHead', toUserId: user('membera1') }] };
    expect((await membera1.call(staff.holdings, { userId })).holdings).toMatchObject([{ kind: 'departmentHead', mayTake: false }]);
    expect(await membera1.refused(staff.leave, toHimself)).toMatchObject({ status: 403, errorMessage: errors.notToOneself.message });
    expect((await supera1.call(departments.detail, { id: market })).managerUserId).toBe(userId);
    for (const id of grantedRoles.splice(0)) await takeRole(server, id);
    const keeper = await remover('M1014001001', 'M1014001001:edit');
    await keeper.call(staff.leave, toHimself);
    expect((await supera1.call(departments.detail, { id: market })).managerUserId).toBe(user('membera1'));
    await lead(null);
  });

  test('the actor takes over open approvals only as an administrator of the company', async () => {
    const { id: userId } = await addedBy(supera1);
    const processKey = await deployed(operatora, drawn([approve('a', [{ kind: 'users', userIds: [userId] }])]));
    await (await server.signIn('membera2')).call(process.start, { processKey, form: { title: '采购' } });
    const toOneself = (by: string) => ({ userId, heirs: [{ kind: 'flowTask', toUserId: user(by) }] });
    const membera1 = await remover();
    expect((await membera1.refused(staff.leave, toOneself('membera1'))).errorMessage).toBe(errors.notToOneself.message);
    await admina1.call(staff.leave, toOneself('admina1'));
  });

  test('a handover of an unknown kind of holding is refused instead of being ignored', async () => {
    const { id: userId } = await addedBy(supera1);
    expect((await supera1.refused(staff.leave, handed('departmentHeads', { userId, heir: user('membera1') }))).errorMessage).toBe(
      errors.noHeir.message,
    );
    expect((await membership(server, a1, userId))?.left_at).toBeNull();
  });
});
