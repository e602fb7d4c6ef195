import { role } from '@park/contract/rights/role';
import { beforeAll, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../test/app.ts';
import { race, rounds } from '../../../../test/race.ts';
import { flat, roleOf, user } from './test/roles.ts';

const server = testServer({ env: { DATABASE_POOL: '16' } });
let supera1: Person;
let operatora: Person;
beforeAll(async () => {
  [supera1, operatora] = [await server.signIn('supera1'), await server.signIn('operatora')];
});
const add = async (roleName: string, more = {}) => (await supera1.call(role.addCompanyRole, { roleName, ...more })).id;
const statusOf = (results: PromiseSettledResult<{ statusCode: number }>[]) =>
  results.map((one) => (one.status === 'fulfilled' ? one.value.statusCode : 0));

/** Returns rows that are not deleted but refer to a deleted row. */
const orphans = () =>
  server.rows(`
    select h.id
      from role_user h join role r on r.space_id = h.role_space_id and r.id = h.role_id
     where r.deleted_at is not null or r.is_group
    union all
    select r.id
      from role r join role g on g.space_id = r.space_id and g.id = r.parent_id
     where r.deleted_at is null and g.deleted_at is not null`);

test('a role name added concurrently is saved once', async () => {
  for (let round = 0; round < rounds(4, 200); round++) {
    const names = [`Same${round}`, `same${round}`, `SAME${round}`, `Same${round}`];
    const results = await race(names.map((roleName) => () => supera1.raw(role.addCompanyRole, { roleName })));
    expect(statusOf(results).sort()).toEqual([200, 409, 409, 409]);
  }
});

test('if a role is deleted and given to a person at the same moment, nobody holds a deleted role', async () => {
  for (let round = 0; round < rounds(6, 150); round++) {
    const roleId = await add(`争用${round}`);
    const give = (name: string) => () => supera1.raw(role.addCompanyUsers, { roleId, userIdList: [user(name)] });
    const results = await race([
      give('membera1'),
      () => supera1.raw(role.changeCompanyRole, { id: roleId, delFlag: 1 }),
      give('membera2'),
      () => supera1.raw(role.changeCompanyRole, { id: roleId, delFlag: 1 }),
      give('admina1'),
    ]);
    const statuses = statusOf(results);
    // 409: the stored rights changed twice while the call was running
    expect(statuses.filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
    expect([statuses[1], statuses[3]].filter((status) => status === 200)).toHaveLength(1);
    expect(await orphans()).toEqual([]);
  }
});

test('if a group is deleted and a role is added to it at the same moment, no role is left in a deleted group', async () => {
  for (let round = 0; round < rounds(6, 150); round++) {
    const parentId = await add(`组${round}`, { isRoleGroup: 1 });
    const loose = await add(`散${round}`);
    const results = await race([
      () => supera1.raw(role.addCompanyRole, { roleName: `新${round}`, parentId }),
      () => supera1.raw(role.changeCompanyRole, { id: parentId, delFlag: 1 }),
      () => supera1.raw(role.changeCompanyRole, { id: loose, parentId }),
    ]);
    expect(statusOf(results).every((status) => [200, 404, 409].includes(status))).toBe(true);
    expect(await orphans()).toEqual([]);
  }
});

test('R20 of concurrent edits of the same version of a role one is saved and the others are refused as stale', async () => {
  for (let round = 0; round < rounds(4, 200); round++) {
    const id = await add(`并改${round}`);
    const edit = (roleName: string) => () => supera1.raw(role.changeCompanyRole, { id, version: 1, roleName: `${roleName}${round}` });
    expect(statusOf(await race([edit('左'), edit('中'), edit('右')])).sort()).toEqual([200, 409, 409]);
  }
});

test('if two actors set the holders of a built-in role concurrently, all saved holders come from one of the calls', async () => {
  const { id: busInnerRoleId } = await operatora.call(role.addInner, { name: '争用员' });
  const inputs = [
    ['membera1', 'membera2', 'person A1 0'],
    ['person A1 1', 'membera2', 'person A1 2'],
  ].map((names) => names.map(user));
  for (let round = 0; round < rounds(6, 150); round++) {
    const results = await race(inputs.map((userIdList) => () => supera1.raw(role.setInnerUsers, { busInnerRoleId, userIdList })));
    expect(statusOf(results)).toEqual([200, 200]);
    const { list } = await supera1.call(role.innerUsers, { busInnerRoleId });
    expect(inputs.map((one) => [...one].sort())).toContainEqual(list.map(({ userId }) => userId).sort());
  }
});

test('fifty concurrent changes of the same roles and people finish without a deadlock', async () => {
  const people = ['membera1', 'membera2', 'person A1 0', 'person A1 1', 'person A1 2', 'person A1 3'].map(user);
  const ids = [await add('并发一'), await add('并发二'), await add('并发三'), roleOf('A1 采购专员')];
  const { id: inner } = await operatora.call(role.addInner, { name: '并发员' });
  for (let round = 0; round < rounds(1, 20); round++) {
    const results = await race(
      Array.from({ length: 50 }, (_, at) => {
        const roleId = ids[at % ids.length] as string;
        const turned = at % 2 ? people : [...people].reverse();
        const several = turned.slice(at % 3, (at % 3) + 3);
        return [
          () => supera1.raw(role.addCompanyUsers, { roleId, userIdList: several }),
          () => supera1.raw(role.dropCompanyUsers, { roleId, userIdList: several }),
          () => supera1.raw(role.setInnerUsers, { busInnerRoleId: inner, userIdList: several }),
          () => supera1.raw(role.sort, { ids: at % 2 ? ids : [...ids].reverse() }),
          () => supera1.raw(role.changeCompanyRole, { id: roleId, sortNum: at }),
        ][at % 5] as () => ReturnType<Person['raw']>;
      }),
    );
    // dropping a role nobody holds gives 404; a deadlock or a lock timeout would give 503
    expect(statusOf(results).filter((status) => ![200, 404].includes(status))).toEqual([]);
  }
  expect(flat(await supera1.call(role.companyTree, {})).filter(({ id }) => ids.includes(id))).toHaveLength(ids.length);
});

test('concurrent sorting and giving of many roles, in different orders, finishes without a deadlock', async () => {
  const everybody = Array.from({ length: 24 }, (_, at) => user(`person A1 ${at}`));
  const ids = await Promise.all(Array.from({ length: 30 }, (_, at) => add(`排${at}`)));
  const turned = <T>(list: readonly T[], by: number) => [...list.slice(by), ...list.slice(0, by)];
  for (let round = 0; round < rounds(3, 60); round++) {
    const results = await race(
      Array.from({ length: 12 }, (_, at) => {
        const order = at % 2 ? turned(ids, at * 2) : turned(ids, at * 2).reverse();
        const people = turned(everybody, at * 2).slice(0, 16);
        const userIdList = at % 2 ? people : people.reverse();
        return at % 3 === 0
          ? () => supera1.raw(role.sort, { ids: order })
          : () => supera1.raw(round % 2 ? role.dropCompanyUsers : role.addCompanyUsers, { roleId: ids[at] as string, userIdList });
      }),
    );
    expect(statusOf(results).filter((status) => ![200, 404].includes(status))).toEqual([]);
  }
});
