import { randomUUID } from 'node:crypto';
import { commonErrors } from '@park/contract/core';
import { audit } from '@park/contract/kernel/audit';
import { invitationErrors as errors, invitation } from '@park/contract/people/invitation';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../../test/app.ts';
import { race, rounds } from '../../../../../test/race.ts';
import { giveRole, takeRole } from '../../../../../test/role.ts';
import type { Db } from '../../../../db/database.ts';
import type { Tables } from '../../../../db/types.ts';
import * as invitations from '../queries.ts';
import { company, department, formFor, invite, joinBy, membership, newPhone, user } from '../test/joining.ts';
import * as codes from './queries.ts';

const server = testServer({ env: { DATABASE_POOL: '12' } });
const stranger = server.stranger();
const names = ['supera1', 'admina1', 'membera1', 'supera2', 'superc1', 'operatora', 'assistant1', 'platform1'] as const;
const people = {} as Record<(typeof names)[number], Person>;
const grantedRoles: string[] = [];
beforeAll(async () => {
  for (const name of names) people[name] = await server.signIn(name);
});
beforeEach(() => server.rows('delete from rate_limit'));
afterEach(async () => {
  for (const id of grantedRoles.splice(0)) await takeRole(server, id);
  await server.rows('delete from join_request');
  await server.rows('delete from invitation');
});

const grantRole = async (departments?: readonly string[]) => {
  const role = {
    nodes: ['M1014001002', 'M1014001002:add'],
    scope: departments ? ('custom' as const) : ('all' as const),
    departments: departments ?? [],
  };
  grantedRoles.push(await giveRole(server, { companyId: company('A1'), userId: user('membera1') }, role));
};
const shown = (person: Person, input: object = {}) => person.call(invitation.companyCode, input);
const renew = async (person: Person, replaces: string | null = null) => (await person.call(invitation.renewCode, { replaces })).code;
const leadsNowhere = async (code: string) =>
  expect(await stranger.refused(invitation.show, { code })).toMatchObject({ status: 404, errorMessage: errors.badCode.message });
const codesOf = async (key: string) =>
  (
    await server.rows<{ code: string }>(`select code from invitation where company_id = $1 and kind = 'code' and ended_at is null`, [
      company(key),
    ])
  ).map(({ code }) => code);

describe('company code', () => {
  test('a company has no join code at first; its code is shown only to users who manage all its people', async () => {
    expect(await shown(people.supera1)).toEqual({ isKeeper: true, code: null, createdDate: null, createdBy: null, isFull: false });
    const code = await renew(people.supera1);
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
    await grantRole();
    for (const person of [people.supera1, people.admina1, people.membera1])
      expect(await shown(person)).toMatchObject({ isKeeper: true, code, createdBy: '林晓峰', isFull: false });
    expect((await people.supera1.call(invitation.list, {})).total).toBe(0);
  });

  test('anybody can request to join with the code, in any letter case, and every request needs approval', async () => {
    const code = await renew(people.supera1);
    for (const typed of [code, code.toLowerCase()]) {
      expect(await stranger.call(invitation.show, { code: typed })).toEqual({
        ...{ companyName: '云启科技有限公司', needsApproval: 1, expiresDate: null },
      });
      const { phone, state } = await joinBy(server, typed);
      expect([state, await membership(server, 'A1', phone)]).toEqual(['waiting', undefined]);
      const [{ id, departmentId } = { id: '', departmentId: '' }] = (await people.admina1.call(invitation.requests, { keyword: phone }))
        .list;
      expect(departmentId).toBeNull();
      await people.admina1.call(invitation.decide, { id, isAccepted: 1, departmentId: department('A1 市场部') });
      expect(await membership(server, 'A1', phone)).toMatchObject({ department_id: department('A1 市场部') });
    }
    // the code of an invitation link is case sensitive
    const { code: link } = await invite(people.supera1);
    await leadsNowhere(link.toUpperCase() === link ? link.toLowerCase() : link.toUpperCase());
  });

  test('a join code does not expire and has no total limit; only the number of waiting requests is limited', async () => {
    const code = await renew(people.supera1);
    await server.rows(`update invitation set most_num = 2 where kind = 'code'`);
    const { phone } = await joinBy(server, code);
    const [first] = (await people.supera1.call(invitation.requests, { keyword: phone })).list;
    await people.supera1.call(invitation.decide, { id: first?.id ?? '', isAccepted: 1 });
    for (let n = 0; n < 2; n++) await joinBy(server, code);
    await leadsNowhere(code);
    expect(await shown(people.supera1)).toMatchObject({ code, isFull: true });
    const [waiting] = (await people.supera1.call(invitation.requests, { state: 'waiting' })).list;
    await people.supera1.call(invitation.decide, { id: waiting?.id ?? '', isAccepted: 0, reason: '非本单位人员' });
    expect((await shown(people.supera1)).isFull).toBe(false);
    server.passTime('4000 days');
    expect((await stranger.call(invitation.show, { code })).companyName).toBe('云启科技有限公司');
    server.passTime(undefined);
  });

  test('a replaced or ended code, and the code of a disabled company, get the same response as an unknown code', async () => {
    const replaced = await renew(people.supera1);
    const forms = [await formFor(server, replaced)];
    const off = await renew(people.supera1, replaced);
    forms.push(await formFor(server, off));
    await people.supera1.call(invitation.endCode, { code: off });
    expect((await shown(people.supera1)).code).toBeNull();
    const phone = newPhone();
    for (const form of [...forms, { ...forms[0], code: 'AAAAAAAAAA' }])
      for (const [call, input] of [
        [invitation.show, { code: form.code }],
        [invitation.sendCode, { code: form.code, phone }],
        [invitation.apply, form],
      ] as const)
        expect(await stranger.refused(call, input)).toMatchObject({ status: 404, errorMessage: errors.badCode.message });
    const code = await renew(people.supera2);
    await server.rows('update company set enabled = false where id = $1', [company('A2')]);
    await leadsNowhere(code);
    await server.rows('update company set enabled = true where id = $1', [company('A2')]);
    people.supera2 = await server.signIn('supera2');
    expect((await stranger.call(invitation.show, { code })).needsApproval).toBe(1);
  });

  test('replacing and ending a code require the current code, and requests already made with the code stay', async () => {
    const first = await renew(people.supera1);
    const { phone } = await joinBy(server, first);
    const second = await renew(people.admina1, first);
    expect(second).not.toBe(first);
    for (const replaces of [first, null, 'AAAAAAAAAA'])
      expect(await people.supera1.refused(invitation.renewCode, { replaces })).toMatchObject({
        ...{ status: 409, errorMessage: commonErrors.stale.message },
      });
    const { code: link } = await invite(people.supera1);
    for (const code of [first, link])
      expect((await people.supera1.refused(invitation.endCode, { code })).errorMessage).toBe(commonErrors.stale.message);
    expect((await stranger.call(invitation.show, { code: link })).needsApproval).toBe(0);
    expect((await shown(people.supera1)).code).toBe(second);
    expect((await people.supera1.call(invitation.requests, { keyword: phone })).list[0]?.state).toBe('waiting');
    expect((await people.supera1.refused(invitation.renewCode, { replaces: 'x' })).fields).toEqual({ replaces: errors.badCode.message });
  });

  test('a company can create twenty codes a day, and other companies are not affected', async () => {
    let code = await renew(people.supera1);
    for (let n = 1; n < 20; n++) code = await renew(people.supera1, code);
    expect((await people.supera1.refused(invitation.renewCode, { replaces: code })).code).toBe('429');
    expect((await shown(people.supera1)).code).toBe(code);
    await renew(people.supera2);
  });

  test('creating, replacing and ending a code leave audit entries that name the actor', async () => {
    const code = await renew(people.supera1, await renew(people.admina1));
    await people.supera1.call(invitation.endCode, { code });
    const { list } = await people.operatora.call(audit.list, { pageSize: 3 });
    expect(list.map(({ callName, userName, companyId }) => [callName, userName, companyId])).toEqual([
      ['停用企业码', '林晓峰', company('A1')],
      ['生成企业码', '林晓峰', company('A1')],
      ['生成企业码', '赵雅琴', company('A1')],
    ]);
  });
});

describe('access limits', () => {
  test('a manager of only some departments cannot see or change the code, nor see requests made with the code', async () => {
    await grantRole([department('A1 市场部')]);
    const code = await renew(people.supera1);
    await joinBy(server, code);
    expect(await shown(people.membera1)).toEqual({ isKeeper: false, code: null, createdDate: null, createdBy: null, isFull: false });
    for (const [call, input] of [
      [invitation.renewCode, { replaces: code }],
      [invitation.renewCode, {}],
      [invitation.endCode, { code }],
    ] as const)
      expect((await people.membera1.refused(call, input)).status).toBe(403);
    expect((await people.membera1.call(invitation.requests, {})).total).toBe(0);
    expect(await codesOf('A1')).toEqual([code]);
  });

  test('the code of another company, park or space gets the same response as a missing code', async () => {
    const theirs = [await renew(people.supera2), await renew(people.superc1)];
    for (const [at, key] of (['A2', 'C1'] as const).entries()) {
      const code = theirs[at] as string;
      for (const companyId of [company(key), randomUUID()])
        for (const [call, input] of [
          [invitation.companyCode, { companyId }],
          [invitation.renewCode, { companyId, replaces: code }],
          [invitation.renewCode, { companyId }],
          [invitation.endCode, { companyId, code }],
        ] as const)
          expect(await people.supera1.refused(call, input)).toMatchObject({ status: 404, errorMessage: commonErrors.notFound.message });
      expect((await people.supera1.refused(invitation.endCode, { code })).errorMessage).toBe(commonErrors.stale.message);
      expect(await codesOf(key)).toEqual([code]);
    }
    expect((await people.operatora.refused(invitation.companyCode, { companyId: company('C1') })).status).toBe(404);
    expect(await shown(people.operatora, { companyId: company('A2') })).toMatchObject({ isKeeper: true, code: theirs[0] });
  });

  test('members, assisting organisations and the platform have no access to the join code', async () => {
    for (const person of [people.membera1, people.assistant1, people.platform1])
      for (const [call, input] of [
        [invitation.companyCode, {}],
        [invitation.renewCode, {}],
        [invitation.endCode, { code: 'AAAAAAAAAA' }],
      ] as const)
        expect((await person.refused(call, input)).status).toBe(403);
  });
});

describe('number of rows read when a join code is used', () => {
  const walked = `select coalesce(sum(pg_stat_get_xact_tuples_returned(looked.at)), 0)::int as n
    from (select 'join_request'::regclass::oid
          union all select indexrelid from pg_index where indrelid = 'join_request'::regclass) as looked (at)`;
  /**
   * Counts how many join requests the work reads from the table or an index, also inside functions. The work runs with the rights of
   * company A1.
   */
  async function requestsRead(work: (db: Db) => Promise<unknown>): Promise<number> {
    const database = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: server.databaseUrl(), max: 1 }) }),
    });
    const read = await database.transaction().execute(async (db) => {
      const acts = { space_id: demoId('space xinghe'), company_id: company('A1'), reach: 'own', side: 'company' };
      for (const [name, value] of Object.entries(acts)) await sql`select set_config(${`app.${name}`}, ${value}, true)`.execute(db);
      await sql`set local role park_app`.execute(db);
      const before = await sql.raw<{ n: number }>(walked).execute(db);
      await work(db);
      const after = await sql.raw<{ n: number }>(walked).execute(db);
      return (after.rows[0]?.n ?? 0) - (before.rows[0]?.n ?? 0);
    });
    await database.destroy();
    return read;
  }

  test('after thousands of joins a code is still checked fast, because only waiting requests are scanned', async () => {
    const code = await renew(people.supera1);
    const [{ id } = { id: '' }] = await server.rows<{ id: string }>('select id from invitation where code = $1', [code]);
    await server.rows(
      `insert into invitation (space_id, company_id, code, needs_approval, most_num, expires_at, created_by)
       select space_id, company_id, left(md5(n::text), 10), true, 500, app.now(), created_by from invitation, generate_series(1, 400) as n
        where id = $1`,
      [id],
    );
    const come = (state: string, most: number, where: string) =>
      server.rows(
        `insert into join_request (space_id, company_id, invitation_id, real_name, pinyin, phone_cipher, phone_hash,
           phone_mask, state, decided_at)
         select space_id, company_id, id, '来访者', '', '\\x00', sha256((id || $1 || n)::bytea), '138****0000', $1,
                case when $1 <> 'waiting' then app.now() end
           from invitation, generate_series(1, $2::int) as n where ${where}`,
        [state, most],
      );
    await come('accepted', 5_000, `kind = 'code'`);
    await come('waiting', 3, `kind = 'code'`);
    await come('accepted', 5, `kind = 'link'`);
    await come('waiting', 1, `kind = 'link'`);
    await server.rows('analyze join_request, invitation');
    for (const [ask, expected] of [
      [(db: Db) => invitations.findOpen(db, code), { id }],
      [(db: Db) => invitations.findApplicantState(db, company('A1'), id, Buffer.alloc(32)), { taken: 3 }],
      [(db: Db) => codes.findCurrent(db, company('A1')), { code, isFull: false }],
    ] as const) {
      const read = await requestsRead(async (db) => expect(await ask(db)).toMatchObject(expected));
      expect(read).toBeGreaterThanOrEqual(3);
      expect(read).toBeLessThan(20);
    }
  });
});

describe('races', () => {
  const answersOf = (settled: PromiseSettledResult<{ statusCode: number }>[]) =>
    settled.map((one) => (one.status === 'fulfilled' ? one.value.statusCode : one.reason)).sort();

  test('of two concurrent calls that create or replace a code one succeeds, and exactly one code exists', async () => {
    for (let round = 0; round < rounds(5, 100); round++) {
      const [replaces = null] = await codesOf('A1');
      const again = (person: Person) => () => person.raw(invitation.renewCode, { replaces });
      expect(answersOf(await race([again(people.supera1), again(people.admina1), again(people.supera1)]))).toEqual([200, 409, 409]);
      expect(await codesOf('A1')).toHaveLength(1);
      if (replaces !== null) await leadsNowhere(replaces);
      await server.rows(`delete from rate_limit`);
      // every second round begins without a code
      if (round % 2) await people.supera1.call(invitation.endCode, { code: (await codesOf('A1'))[0] as string });
    }
  });

  test('a request made while the code is being ended either waits for approval or is refused with 404', async () => {
    for (let round = 0; round < rounds(5, 100); round++) {
      const code = await renew(people.supera1);
      const form = await formFor(server, code);
      const settled = await race([() => stranger.raw(invitation.apply, form), () => people.supera1.raw(invitation.endCode, { code })]);
      const isWaiting = (await people.supera1.call(invitation.requests, { keyword: form.phone })).total === 1;
      expect(answersOf(settled)).toEqual(isWaiting ? [200, 200] : [200, 404]);
      await server.rows('delete from rate_limit');
    }
  });
});
