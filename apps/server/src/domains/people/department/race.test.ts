import { department } from '@park/contract/people/department';
import { beforeAll, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { race, rounds } from '../../../../test/race.ts';

const server = testServer({ env: { DATABASE_POOL: '16' } });
const root = demoId('department A1');
const user = (name: string) => demoId(`user ${name}`);
let admin: Person;
beforeAll(async () => {
  admin = await server.signIn('supera1');
});
const add = async (name: string, parentId = root) => (await admin.call(department.create, { name, parentId, orderNum: 1 })).id;
const statusOf = (results: PromiseSettledResult<{ statusCode: number }>[]) =>
  results.map((r) => (r.status === 'fulfilled' ? r.value.statusCode : 0));

/** Returns rows that are not deleted but refer to a deleted row or to themselves. */
const orphans = () =>
  server.rows(`
    select d.id from department d left join department p on p.company_id = d.company_id and p.id = d.parent_id
     where d.deleted_at is null and d.parent_id is not null and (p.id is null or p.deleted_at is not null)
    union all
    select s.user_id from staff s join department d on d.company_id = s.company_id and d.id = s.department_id
     where s.left_at is null and d.deleted_at is not null`);
const unreachable = () =>
  server.rows(`
    with recursive below as (
      select company_id, id, 1 as level from department where parent_id is null and deleted_at is null
      union all select d.company_id, d.id, b.level + 1 from department d join below b on d.company_id = b.company_id and d.parent_id = b.id
       where d.deleted_at is null
    ) select d.id from department d left join below b using (company_id, id)
       where d.deleted_at is null and (b.id is null or b.level <> d.level)`);

test('R8 if a department is deleted while people and departments are added to it, none of them stays there', async () => {
  for (let round = 0; round < rounds(4, 200); round++) {
    const id = await add(`争用${round}`);
    const results = await race([
      () => admin.raw(department.change, { type: 2, id }),
      () => admin.raw(department.assign, { userIds: [user('membera2')], departmentId: id }),
      () => admin.raw(department.create, { name: '新的', parentId: id, orderNum: 1 }),
      () => admin.raw(department.change, { type: 2, id }),
      () => admin.raw(department.create, { name: '另一个', parentId: id, orderNum: 1 }),
    ]);
    expect(statusOf(results).every((status) => [200, 404, 409].includes(status))).toBe(true);
    expect(await orphans()).toEqual([]);
    await admin.call(department.assign, { userIds: [user('membera2')], departmentId: demoId('department A1 市场部') });
  }
});

test('R9 concurrent moves that together would form a cycle leave a tree with correct levels', async () => {
  for (let round = 0; round < rounds(4, 200); round++) {
    const [a, b, c] = [await add(`环甲${round}`), await add(`环乙${round}`), await add(`环丙${round}`)] as [string, string, string];
    const move = (id: string, name: string, parentId: string) => () =>
      admin.raw(department.change, { type: 1, id, name: `${name}${round}`, parentId, orderNum: 1, isShow: 1, version: 1 });
    const results = await race([move(a, '环甲', b), move(b, '环乙', c), move(c, '环丙', a), move(a, '环甲', c)]);
    expect(statusOf(results).every((status) => [200, 409].includes(status))).toBe(true);
    expect(await unreachable()).toEqual([]);
  }
});

test('R20 of two concurrent edits of the same version of a department one is saved and the other is refused as stale', async () => {
  for (let round = 0; round < rounds(4, 200); round++) {
    const id = await add(`并改${round}`);
    const edit = (name: string) => () =>
      admin.raw(department.change, { type: 1, id, name, parentId: root, orderNum: 1, isShow: 1, version: 1 });
    const results = await race([edit(`左${round}`), edit(`右${round}`), edit(`中${round}`)]);
    expect(statusOf(results).sort()).toEqual([200, 409, 409]);
  }
});

test('a department name added concurrently under the same parent is saved once', async () => {
  for (let round = 0; round < rounds(4, 200); round++) {
    const results = await race(
      Array.from({ length: 6 }, () => () => admin.raw(department.create, { name: `同名${round}`, parentId: root, orderNum: 1 })),
    );
    expect(statusOf(results).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  }
});

test('if two users set the heads of a department concurrently, the saved heads all come from one of the two calls', async () => {
  const market = demoId('department A1 市场部');
  for (let round = 0; round < rounds(4, 100); round++) {
    const heads = [
      { managerUserId: user('supera1'), otherManagerUserIds: [user('admina1')] },
      { managerUserId: user('membera1'), otherManagerUserIds: [user('membera2')] },
    ];
    const results = await race(heads.map((one) => () => admin.raw(department.setManagers, { departmentId: market, ...one })));
    expect(statusOf(results)).toEqual([200, 200]);
    const { managerUserId, otherManagerUserIds } = await admin.call(department.detail, { id: market });
    expect(heads).toContainEqual({ managerUserId, otherManagerUserIds });
  }
});
