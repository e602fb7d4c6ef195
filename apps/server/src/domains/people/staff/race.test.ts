import { department as departments } from '@park/contract/people/department';
import { staff } from '@park/contract/people/staff';
import { beforeAll, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../test/app.ts';
import { race, rounds } from '../../../../test/race.ts';
import { upload, workbook } from '../../../../test/sheet/workbooks.ts';
import { account, addedBy, company, department, form, newPhone, secrets, user } from './test/people.ts';

const server = testServer({ env: { DATABASE_POOL: '24' } });
const a1 = company('A1');
let supera1: Person;
let operatora: Person;
beforeAll(async () => {
  [supera1, operatora] = [await server.signIn('supera1'), await server.signIn('operatora')];
});
type Answers = Awaited<ReturnType<typeof race<{ statusCode: number; body: string }>>>;
const codesOf = (answers: Answers) => answers.map((one) => (one.status === 'fulfilled' ? JSON.parse(one.value.body).code : '') as string);

test('R11 if a phone number is added twenty times concurrently, one addition succeeds, the others are refused with 700000', async () => {
  for (let round = 0; round < rounds(8, 100); round++) {
    const phone = newPhone();
    const answers = await race(Array.from({ length: 20 }, () => () => supera1.raw(staff.create, form({ phone }))));
    expect(codesOf(answers).sort()).toEqual(['200', ...Array.from({ length: 19 }, () => '700000')]);
    const [{ people, rows } = {}] = await server.rows<{ people: number; rows: number }>(
      `select count(distinct u.id)::int as people, count(s.user_id)::int as rows
         from "user" u left join staff s on s.user_id = u.id where u.id = $1`,
      [(await account(server, phone))?.id],
    );
    expect([people, rows]).toEqual([1, 1]);
  }
});

test('a phone number added concurrently by several companies gets one account with a membership in each company', async () => {
  const [supera2, superb1] = [await server.signIn('supera2'), await server.signIn('superb1')];
  for (let round = 0; round < rounds(8, 100); round++) {
    const phone = newPhone();
    const answers = await race([
      () => supera1.raw(staff.create, form({ phone })),
      () => supera2.raw(staff.create, form({ phone, departmentId: department('A2 商务部') })),
      () => superb1.raw(staff.create, form({ phone, departmentId: department('B1 策划部') })),
    ]);
    expect(codesOf(answers)).toEqual(['200', '200', '200']);
    const ids = answers.map((one) => (one.status === 'fulfilled' ? JSON.parse(one.value.body).body.id : ''));
    expect(new Set(ids).size).toBe(1);
  }
});

test('R8 if a department is deleted while people are added and moved into it, nobody stays in a deleted department', async () => {
  for (let round = 0; round < rounds(8, 100); round++) {
    const { id } = await supera1.call(departments.create, { name: `裁撤${round}`, parentId: department('A1'), orderNum: 1 });
    const { id: mover } = await addedBy(supera1);
    const answers = await race([
      () => supera1.raw(departments.change, { type: 2, id }),
      () => supera1.raw(staff.create, form({ departmentId: id })),
      () => supera1.raw(staff.create, form({ departmentId: id })),
      () => supera1.raw(departments.assign, { userIds: [mover], departmentId: id }),
      () => supera1.raw(departments.change, { type: 2, id }),
    ]);
    expect(codesOf(answers).filter((code) => !['200', '404', '602', '409'].includes(code))).toEqual([]);
    const lost = await server.rows(
      `select 1
         from staff s join department d on d.company_id = s.company_id and d.id = s.department_id
        where s.left_at is null and d.deleted_at is not null`,
    );
    expect(lost).toEqual([]);
  }
});

test('R9 of two concurrent moves of departments that would form a cycle one is refused', async () => {
  for (let round = 0; round < rounds(8, 100); round++) {
    const add = async (name: string) =>
      (await supera1.call(departments.create, { name: `${name}${round}`, parentId: department('A1'), orderNum: 1 })).id;
    const [one, other] = [await add('甲环'), await add('乙环')];
    const move = (id: string, name: string, parentId: string) => () =>
      supera1.raw(departments.change, { type: 1, id, name: `${name}${round}`, parentId, orderNum: 1, isShow: 1, version: 1 });
    const answers = await race([move(one, '甲环', other), move(other, '乙环', one)]);
    expect(codesOf(answers).sort()).toEqual(['200', '6022']);
  }
});

/** Polls the number of enabled super administrators of a company until stopped, and returns all numbers seen. */
function watch(companyId: string) {
  const seen = new Set<number>();
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      const [row] = await server.rows<{ n: number }>(
        `select count(*)::int as n from staff where company_id = $1 and admin_level = 3 and enabled and left_at is null`,
        [companyId],
      );
      seen.add(row?.n ?? -1);
    }
  })();
  return async () => {
    isOver = true;
    await looking;
    return [...seen];
  };
}

test('R10 during concurrent handovers, removals and disabling, a company always has exactly one enabled super administrator', async () => {
  const allowed = new Set(['200', '400', '403', '404', '409', '605', '6010', '60203']);
  for (let round = 0; round < rounds(8, 100); round++) {
    const [one, other] = [(await addedBy(supera1)).id, (await addedBy(supera1)).id];
    const stop = watch(a1);
    const answers = await race([
      () => supera1.raw(staff.handOver, { setUserId: one }),
      () => supera1.raw(staff.handOver, { setUserId: other, setManager: 1 }),
      () => operatora.raw(staff.handOver, { companyId: a1, setUserId: other }),
      () => operatora.raw(staff.remove, { companyId: a1, removedUserId: one }),
      () => operatora.raw(staff.setEnable, { companyId: a1, id: other, isEnable: 0 }),
      () => operatora.raw(staff.leave, { companyId: a1, userId: other }),
      () => operatora.raw(staff.setAdmin, { companyId: a1, userId: one, isCompanyAdmin: 1 }),
    ]);
    expect(await stop()).toEqual([1]);
    expect(codesOf(answers).filter((code) => !allowed.has(code))).toEqual([]);
    // the post is handed back for the next round
    const home = await operatora.raw(staff.handOver, { companyId: a1, setUserId: user('supera1') });
    expect([200, 400]).toContain(home.statusCode);
  }
}, 300_000);

test('if two people leave concurrently and each names the other as successor, only one of them leaves', async () => {
  for (let round = 0; round < rounds(8, 100); round++) {
    const [one, other] = [(await addedBy(supera1)).id, (await addedBy(supera1)).id];
    await supera1.call(departments.setManagers, { departmentId: department('A1 市场部'), managerUserId: one });
    await supera1.call(departments.setManagers, { departmentId: department('A1 综合管理部'), managerUserId: other });
    const answers = await race([
      () => supera1.raw(staff.leave, { userId: one, heirs: [{ kind: 'departmentHead', toUserId: other }] }),
      () => supera1.raw(staff.leave, { userId: other, heirs: [{ kind: 'departmentHead', toUserId: one }] }),
    ]);
    expect(codesOf(answers).sort()).toEqual(['200', '6010']);
    for (const name of ['A1 市场部', 'A1 综合管理部'])
      await supera1.call(departments.setManagers, { departmentId: department(name), managerUserId: null });
  }
});

test('if a phone number is changed while another company waits to add a person by it, the added account has this number', async () => {
  const supera2 = await server.signIn('supera2');
  const sheetOf = async (phone: string) => {
    const { headers, payload } = upload(
      {},
      { name: '员工.xlsx', bytes: await workbook(['*姓名', '*手机号', '*部门'], [['被接收', phone, '市场部']]) },
    );
    return {
      method: 'POST' as const,
      url: server.base + staff.import.path,
      headers: { ...headers, logintoken: supera1.token ?? '' },
      payload,
    };
  };
  const ways = [
    (phone: string) => Promise.resolve(supera1.raw(staff.create, form({ phone }))),
    async (phone: string) => server.inject(await sheetOf(phone)),
  ];
  await addedBy(supera1);
  for (const join of ways) {
    const { id, phone } = await addedBy(supera2, { departmentId: department('A2 商务部') });
    const waiting = async () => (await server.rows('select from pg_locks where not granted')).length;
    // locks the company's daily message limit, as a running import does
    await server.rows('begin');
    await server.rows('update rate_limit set taken = taken where name = $1', [`text/${a1}`]);
    const joining = join(phone);
    await expect.poll(waiting).toBe(1);
    let isMoved = false;
    const moving = Promise.resolve(supera2.raw(staff.changePhone, { id, phone: newPhone() })).finally(() => {
      isMoved = true;
    });
    await expect.poll(async () => isMoved || (await waiting()) > 1).toBe(true);
    await server.rows('commit');
    expect([(await joining).statusCode, (await moving).statusCode]).toEqual([200, 200]);
    const here = await server.rows<{ isSame: boolean }>(
      `select u.phone_hash = s.phone_hash as "isSame"
         from staff s join "user" u on u.id = s.user_id where s.phone_hash = $1 and s.company_id = $2`,
      [secrets.phoneHash(phone), a1],
    );
    expect(here).toEqual([{ isSame: true }]);
  }
});

test('if a person becomes head of a department while leaving, no person who left is a head', async () => {
  for (let round = 0; round < rounds(8, 100); round++) {
    const { id } = await addedBy(supera1);
    const market = department('A1 市场部');
    const answers = await race([
      () => supera1.raw(staff.remove, { removedUserId: id }),
      () => supera1.raw(departments.setManagers, { departmentId: market, managerUserId: id }),
      () => supera1.raw(departments.setManagers, { departmentId: market, otherManagerUserIds: [id] }),
    ]);
    expect(codesOf(answers).filter((code) => !['200', '404', '409', '6010'].includes(code))).toEqual([]);
    const gone = await server.rows(
      `select 1 from department_manager m join staff s on s.company_id = m.company_id and s.user_id = m.user_id
        where s.left_at is not null`,
    );
    expect(gone).toEqual([]);
    await supera1.call(departments.setManagers, { departmentId: market, managerUserId: null });
  }
});
