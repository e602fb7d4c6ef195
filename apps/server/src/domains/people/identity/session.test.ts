import { outbox } from '@park/contract/kernel/outbox';
import { department } from '@park/contract/people/department';
import { identity } from '@park/contract/people/identity';
import { password as passwords } from '@park/contract/people/password';
import { afterEach, describe, expect, test } from 'vitest';
import { password } from '../../../../../../demo/people.ts';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';

const server = testServer({ processes: 2 });
const user = (name: string) => demoId(`user ${name}`);
const codeOf = async (person: Person, process = 0) => (await person.raw(department.tree, {}, { process })).json().code;
/** Returns a session that both processes have already cached. */
const known = async (name: string) => {
  const person = await server.signIn(name);
  for (const process of [0, 1]) expect([name, await codeOf(person, process)]).toEqual([name, '200']);
  return person;
};

afterEach(() => server.passTime(undefined));

describe('V126 lifetime of a session', () => {
  test('V254 a call without a token is answered with 606, and a call with an ended or unknown token with 903', async () => {
    expect(await server.stranger().refused(identity.userInfo, {})).toMatchObject({
      ...{ code: '606', status: 401, errorMessage: '请求失败，未获取到登录状态' },
    });
    for (const token of ['x', 'A'.repeat(43)])
      expect(await server.stranger(token).refused(identity.userInfo, {})).toMatchObject({
        ...{ code: '903', status: 401, errorMessage: '登录已过期，请重新登录' },
      });
  });

  test('a session ends after half an hour without use, on every process', async () => {
    const person = await known('supera1');
    server.passTime('31 minutes');
    for (const process of [0, 1]) expect(await codeOf(person, process)).toBe('903');
    server.passTime(undefined);
    expect((await person.refused(identity.userInfo, {}, { process: 1 }).catch(() => ({ code: '200' }))).code).toBe('200');
  });

  test('a session ends after twelve hours, however much it is used', async () => {
    const person = await server.signIn('supera1');
    for (let minutes = 0; minutes < 12 * 60; minutes += 29) {
      server.passTime(`${minutes} minutes`);
      await server.rows(`update session set last_seen_at = now() + $1::interval where user_id = $2`, [
        `${minutes} minutes`,
        user('supera1'),
      ]);
      expect(await codeOf(person)).toBe('200');
    }
    server.passTime('721 minutes');
    await server.rows(`update session set last_seen_at = now() + interval '720 minutes' where user_id = $1`, [user('supera1')]);
    expect(await codeOf(person)).toBe('903');
  });

  test('logging out ends the session on every process', async () => {
    const person = await known('supera1');
    await person.call(identity.logout, {});
    for (const process of [0, 1]) expect(await codeOf(person, process)).toBe('903');
    expect((await person.refused(identity.logout, {})).code).toBe('903');
  });
});

describe('changes that take effect at the next call on both processes', () => {
  const undo = async (text: string, name: string) => void (await server.rows(text, [user(name)]));

  test('the session of a disabled user ends, and enabling the user again does not restore it', async () => {
    const person = await known('membera1');
    await undo('update "user" set enabled = false where id = $1', 'membera1');
    for (const process of [1, 0]) {
      expect(await codeOf(person, process)).toBe('903');
      expect((await person.refused(identity.userInfo, {}, { process })).code).toBe('903');
    }
    await undo('update "user" set enabled = true where id = $1', 'membera1');
    expect(await codeOf(person, 1)).toBe('903');
    expect(await codeOf(await server.signIn('membera1'))).toBe('200');
  });

  test('the session of a user ends when the user is disabled in or removed from their only company', async () => {
    for (const change of ['enabled = false', `left_at = now(), department_id = null`]) {
      const person = await known('membera2');
      await undo(`update staff set ${change} where user_id = $1`, 'membera2');
      for (const process of [1, 0]) expect([change, await codeOf(person, process)]).toEqual([change, '903']);
      await undo('update staff set enabled = true, left_at = null where user_id = $1', 'membera2');
      expect(await codeOf(person, 1)).toBe('903');
    }
  });

  test('an administrator who becomes an ordinary member keeps the session but is refused administrator calls', async () => {
    const add = { name: '新设组', parentId: demoId('department A1'), orderNum: 1 };
    const person = await known('admina1');
    for (const process of [0, 1])
      expect((await person.raw(department.create, { ...add, name: `新设${process}组` }, { process })).json().code).toBe('200');
    await undo('update staff set admin_level = 1 where user_id = $1', 'admina1');
    await undo('delete from role_user where user_id = $1', 'admina1');
    for (const process of [1, 0]) {
      expect((await person.raw(department.create, add, { process })).json().code).toBe('403');
      expect(await codeOf(person, process)).toBe('200');
    }
  });

  test('a changed password ends all sessions of the user', async () => {
    const [one, other] = [await known('superb1'), await known('superb1')];
    await one.call(passwords.modify, { oldPassword: password, newPassword: 'Lantern73Bridge' });
    for (const person of [one, other]) for (const process of [1, 0]) expect(await codeOf(person, process)).toBe('903');
  });
});

describe('open sessions of the user', () => {
  const agent = 'Mozilla/5.0 (X11) Chrome/140';
  const opened = async (headers: Record<string, string>) => {
    const answer = (await server.stranger().raw(identity.login, { loginName: 'supera2', password }, { headers })).json();
    return server.stranger(answer.body.loginToken);
  };

  test('the user’s sessions are listed with browser, address and times but no token, the current session first and marked', async () => {
    await server.rows('delete from session where user_id = $1', [user('supera2')]);
    await opened({ 'user-agent': 'x'.repeat(900) });
    const here = await opened({ 'user-agent': agent, 'x-forwarded-for': '203.0.113.9' });
    const list = await here.call(identity.sessions, {});
    expect(list).toEqual([
      expect.objectContaining({ agent, address: '127.0.0.1', isCurrent: true }),
      expect.objectContaining({ agent: 'x'.repeat(200), isCurrent: false }),
    ]);
    expect(list[0]?.createdDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(JSON.stringify(list)).not.toContain(here.token as string);
  });

  test('the user can end one or all of their other sessions, and the sessions of other users stay', async () => {
    await server.rows('delete from session where user_id = $1', [user('supera2')]);
    const [one, two, three] = [await opened({}), await opened({}), await opened({})];
    const stranger = await known('supera1');
    const list = await three.call(identity.sessions, {});
    const idOf = (isCurrent: boolean) => list.find((session) => session.isCurrent === isCurrent)?.id as string;
    expect(await three.call(identity.endSessions, { id: idOf(false) })).toEqual({ ended: 1 });
    expect([await codeOf(one), await codeOf(two)].sort()).toEqual(['200', '903']);
    expect((await three.refused(identity.endSessions, { id: idOf(false) })).code).toBe('404');
    expect((await three.refused(identity.endSessions, { id: idOf(true) })).code).toBe('404');
    const [foreign] = await stranger.call(identity.sessions, {});
    expect((await three.refused(identity.endSessions, { id: foreign?.id })).code).toBe('404');
    expect(await three.call(identity.endSessions, {})).toEqual({ ended: 1 });
    for (const process of [0, 1]) expect([await codeOf(one, process), await codeOf(two, process)]).toEqual(['903', '903']);
    expect([await codeOf(three), await codeOf(stranger)]).toEqual(['200', '200']);
  });

  test('an invalid session id is refused', async () => {
    const here = await opened({});
    expect((await here.refused(identity.endSessions, { id: 'x' })).fields).toEqual({ id: '编号格式不正确' });
  });
});

test('V205 V307 an assisting member without a park can sign in, is offered no park, and can only log out', async () => {
  const person = await server.signIn('assistant0');
  const info = await person.call(identity.userInfo, {});
  expect(info).toMatchObject({ side: null, parkList: [], companyId: null });
  expect(info.contexts.map((context) => [context.side, context.hasPrivilege])).toEqual([
    ['assist', false],
    ['assist', false],
  ]);
  for (const call of [identity.menus, department.tree, identity.sessions]) expect((await person.refused(call, {})).code).toBe('403');
  await person.call(identity.logout, {});
});

test('V234 V255 a user gets only the menus they may open, and calls that these menus do not grant are refused', async () => {
  const person = await server.signIn('supera2');
  const text = JSON.stringify(await person.call(identity.menus, {}));
  expect(text).toContain('/architecture/organizetions');
  expect(text).not.toContain('/platformAdmin/outbox');
  expect((await person.refused(outbox.list, {})).code).toBe('403');
});

test('V235 V256 a user without any menu node gets an empty menu', async () => {
  await server.rows('update role_grant set nodes = $1', [[]]);
  expect(await (await server.signIn('membera1')).call(identity.menus, {})).toEqual([]);
});
