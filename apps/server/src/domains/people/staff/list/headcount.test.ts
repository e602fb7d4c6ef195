import { department as departments } from '@park/contract/people/department';
import { staff } from '@park/contract/people/staff';
import { beforeAll, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../../test/app.ts';
import { race, rounds } from '../../../../../test/race.ts';
import { addedBy, company, form, user } from '../test/people.ts';

const server = testServer({ env: { DATABASE_POOL: '24' } });
let supera1: Person;
let membera1: Person;
beforeAll(async () => {
  [supera1, membera1] = [await server.signIn('supera1'), await server.signIn('membera1')];
});

/** Returns the companies whose stored headcount differs from a real count. */
const wrong = () =>
  server.rows(
    `select h.company_id, h.listed, h.shown from headcount h full join (
       select c.id, count(s) filter (where s.left_at is null)::int as listed,
              count(s) filter (where s.left_at is null and s.is_show)::int as shown
         from company c left join staff s on s.company_id = c.id group by c.id) t on t.id = h.company_id
      where (h.listed, h.shown) is distinct from (t.listed, t.shown)`,
  );
const totals = async () => ({
  kept: (await supera1.call(staff.list, {})).total,
  seen: (await membera1.call(staff.list, {})).total,
  members: (await supera1.call(departments.members, {})).total,
});

test('the headcount follows people who join, are hidden, leave, return and are deleted, and the list uses it as total', async () => {
  expect(await wrong()).toEqual([]);
  const before = await totals();
  const { id } = await addedBy(supera1);
  expect(await totals()).toEqual({ kept: before.kept + 1, seen: before.seen + 1, members: before.members + 1 });

  const { version } = await supera1.call(staff.detail, { userId: id });
  await supera1.call(staff.change, { ...form(), id, version, isShow: 0 });
  expect(await totals()).toMatchObject({ kept: before.kept + 1, seen: before.seen });

  await supera1.call(staff.leave, { userId: id });
  expect(await totals()).toEqual(before);
  await supera1.call(staff.restore, { userId: id });
  expect(await totals()).toMatchObject({ kept: before.kept + 1, seen: before.seen });
  expect(await wrong()).toEqual([]);

  await server.rows('delete from staff where company_id = $1 and user_id = $2', [company('A1'), id]);
  expect(await totals()).toEqual(before);
  expect(await wrong()).toEqual([]);
});

test('the total of a filtered list is counted from its rows', async () => {
  const { total } = await supera1.call(staff.list, {});
  const { id } = await addedBy(supera1, { realName: '独一人' });
  expect((await supera1.call(staff.list, { keyword: '独一' })).total).toBe(1);
  await supera1.call(staff.setEnable, { id, isEnable: 0 });
  expect((await supera1.call(staff.list, { isEnable: 1 })).total).toBeLessThanOrEqual(total);
  const departmentId = (await supera1.call(staff.detail, { userId: user('membera1') })).departmentId ?? '';
  const { total: inOne, list } = await supera1.call(staff.list, { departmentId, pageSize: 100 });
  expect([list.length, inOne < total]).toEqual([inOne, true]);
});

test('many concurrent joins and leaves all change the headcount correctly', async () => {
  for (let round = 0; round < rounds(3, 50); round++) {
    const here = await Promise.all(Array.from({ length: 4 }, () => addedBy(supera1)));
    const answers = await race([
      ...Array.from({ length: 8 }, () => () => supera1.raw(staff.create, form())),
      ...here.map(
        ({ id }) =>
          () =>
            supera1.raw(staff.leave, { userId: id }),
      ),
    ]);
    expect(answers.filter((one) => one.status === 'fulfilled' && one.value.statusCode === 200)).toHaveLength(12);
    expect(await wrong()).toEqual([]);
  }
});
