import { staff } from '@park/contract/people/staff';
import { beforeAll, expect, test } from 'vitest';
import { demoId } from '../../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../../test/app.ts';
import { hold, makeRole } from '../../../../../test/role.ts';

const server = testServer({ isProxied: true, env: { DATABASE_POOL: '2' } });
const people = {} as Record<'operatora' | 'membera1', Person>;
const user = (name: string) => demoId(`user ${name}`);
const clerk = ['M1014001002', 'M1014001002:edit', 'M1014001004', 'M1014001004:assign'];
const far = [...clerk, 'M1004006001', 'M1004006001:edit'];

beforeAll(async () => {
  const { rows } = server;
  await rows('delete from role_user where user_id = any ($1)', [['membera1', 'membera2'].map(user)]);
  await rows('update staff set department_id = $1 where user_id = any ($2)', [
    demoId('department A1 研发中心'),
    [user('membera1'), user('membera2')],
  ]);
  await hold(rows, await makeRole(rows, { company: 'A1', kind: 'company', nodes: clerk, scope: 'dept' }), 'A1', 'membera1');
  await hold(rows, await makeRole(rows, { company: 'OP', kind: 'company', nodes: far }), 'OP', 'operatora');
  for (const name of ['operatora', 'membera1'] as const) people[name] = await server.signIn(name);
});

type Colleague = { name: string; departmentId: string };
/** Counts the round trips of giving roles with the form of a colleague; the fewest of several turns, because caches fill up at first. */
async function tripsFor(by: Person, { name, departmentId }: Colleague, roleIds: readonly string[]): Promise<number> {
  const save = async (companyRoleIdList: string[]) => {
    const [row] = await server.rows<{ version: number }>('select version from staff where user_id = $1', [user(name)]);
    const card = { id: user(name), realName: '收权人', departmentId, isShow: 1 as const, orgOrderNum: 1, version: row?.version ?? 0 };
    const before = server.proxy().trips;
    await by.call(staff.change, { ...card, companyRoleIdList });
    return server.proxy().trips - before;
  };
  const counts: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    counts.push(await save([...roleIds]));
    await save([]);
  }
  return Math.min(...counts);
}

test.each([
  ['roles for the holder’s department', 'membera1', 'A1', 'membera2', '研发中心', { nodes: clerk, scope: 'dept' }],
  ['roles for every park', 'operatora', 'OP', 'operatorb', '运营中心', { nodes: far, scope: 'all' }],
] as const)('giving four %s takes as many round trips as giving one', async (_, giver, company, name, department, kind) => {
  const departmentId = demoId(`department ${company} ${department}`);
  const made: string[] = [];
  for (let n = 0; n < 4; n++) made.push(await makeRole(server.rows, { company, kind: 'company', ...kind }));
  const trips = (roleIds: readonly string[]) => tripsFor(people[giver], { name, departmentId }, roleIds);
  const [four, one] = [await trips(made), await trips(made.slice(0, 1))];
  expect(four).toBe(one);
  // the checks were made: all roles together are refused because of one
  const wider = await makeRole(server.rows, { company, kind: 'company', nodes: [...far, 'M1004006003:assign', 'M1014001002:handover'] });
  await expect(trips([...made, wider])).rejects.toThrow('"code":"403"');
});
