import { commonErrors } from '@park/contract/core';
import { staff } from '@park/contract/people/staff';
import { grant } from '@park/contract/rights/grant';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { race, rounds } from '../../../../test/race.ts';
import { hold, makeRole } from '../../../../test/role.ts';

const server = testServer({ processes: 2, env: { DATABASE_POOL: '12' } });
let supera1: Person;
let membera1: Person;
let operatorab: Person;
beforeAll(async () => {
  supera1 = await server.signIn('supera1');
  membera1 = await server.signIn('membera1');
  operatorab = await server.signIn('operatorab');
});
const page = 'M1014001002';
const add = `${page}:add`;
const statusesOf = (outcome: PromiseSettledResult<{ statusCode: number }>[]) =>
  outcome.map((one) => (one.status === 'fulfilled' ? one.value.statusCode : 'failed'));

describe('removing a grant in one process', () => {
  test('after each removal of the grant in one process, the next call in the other process is refused', async () => {
    const roleId = await makeRole(server.rows, { company: 'A1', kind: 'company' });
    await hold(server.rows, roleId, 'A1', 'membera1');
    const use = (process: number) => membera1.raw(staff.template, {}, { process });
    let version: number | undefined;
    const save = async (menuIds: string[]) => {
      version = (await supera1.call(grant.saveCompany, { roleId, menuIds, ...(version && { version }) }, { process: 0 })).version;
    };
    for (let round = 0; round < rounds(3, 100); round++) {
      await save([page, add]);
      for (const process of [0, 1]) expect((await use(process)).statusCode).toBe(200);
      await save([page]);
      for (const process of [1, 0]) expect((await use(process)).json()).toMatchObject({ code: commonErrors.forbidden.code });
    }
  });

  test('a call that runs at the moment of the removal either succeeds completely or is refused', async () => {
    const roleId = await makeRole(server.rows, { company: 'A1', kind: 'company', nodes: [page, add] });
    await hold(server.rows, roleId, 'A1', 'membera1');
    for (let round = 0; round < rounds(2, 100); round++) {
      const before = await supera1.call(grant.companySet, { roleId });
      const version = before.version === null ? {} : { version: before.version };
      const outcome = await race([
        () => supera1.raw(grant.saveCompany, { roleId, menuIds: [], ...version }, { process: 0 }),
        ...Array.from({ length: 6 }, (_, at) => () => membera1.raw(staff.template, {}, { process: at % 2 })),
      ]);
      const [saved, ...used] = statusesOf(outcome);
      expect(saved).toBe(200);
      expect(used.filter((status) => status !== 200 && status !== 403)).toEqual([]);
      for (const process of [0, 1]) expect((await membera1.raw(staff.template, {}, { process })).statusCode).toBe(403);
      const { version: now } = await supera1.call(grant.companySet, { roleId });
      await supera1.call(grant.saveCompany, { roleId, menuIds: [page, add], version: now ?? 0 });
    }
  });
});

describe('concurrent saves', () => {
  test('of fifty concurrent saves of one role’s nodes one succeeds and the others are refused as stale', async () => {
    const roleId = await makeRole(server.rows, { company: 'A1', kind: 'company' });
    for (let round = 0; round < rounds(1, 10); round++) {
      const { version } = await supera1.call(grant.companySet, { roleId });
      const inputFor = (at: number) => ({ roleId, menuIds: at % 2 ? [page] : [page, add], version });
      const outcome = await race(
        Array.from({ length: 50 }, (_, at) => () => supera1.raw(grant.saveCompany, inputFor(at), { process: at % 2 })),
      );
      const statuses = statusesOf(outcome);
      expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 409).length]).toEqual([1, 49]);
      const changes = await server.rows(`select from grant_change where role_id = $1`, [roleId]);
      expect(changes).toHaveLength(round + 1);
      const after = await supera1.call(grant.companySet, { roleId });
      await server.rows(`update role_grant set nodes = '{}' where role_id = $1`, [roleId]);
      expect(after.version).toBe(round + 1);
    }
  });

  test('fifty concurrent saves of the nodes of 25 roles, two saves for each role, finish without a deadlock', async () => {
    const roleIds: string[] = [];
    for (let at = 0; at < 25; at++) roleIds.push(await makeRole(server.rows, { company: 'OP', kind: 'park' }));
    const runners = roleIds.flatMap((roleId, at) => [
      () => operatorab.raw(grant.savePark, { roleId, menuIds: ['M1004006001'] }, { process: at % 2 }),
      () => operatorab.raw(grant.savePark, { roleId, menuIds: ['M1004006001'] }, { process: (at + 1) % 2 }),
    ]);
    const statuses = statusesOf(await race(runners));
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const saved = roleIds.filter((_, at) => statuses[at * 2] === 200 || statuses[at * 2 + 1] === 200);
    expect(saved.length).toBeGreaterThan(0);
    const sets = await server.rows(`select from role_grant where role_id = any ($1::uuid[]) and park_id = $2`, [roleIds, demoId('park A')]);
    expect(sets).toHaveLength(saved.length);
  });
});
