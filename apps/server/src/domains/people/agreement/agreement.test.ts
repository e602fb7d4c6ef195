import { agreement } from '@park/contract/people/agreement';
import { identity } from '@park/contract/people/identity';
import { describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { testServer } from '../../../../test/app.ts';
import { race, rounds } from '../../../../test/race.ts';

const server = testServer({ processes: 2 });
const stranger = server.stranger();
const text = { kind: 'privacy' as const, title: '隐私政策', content: '新的内容' };
const versions = async () => Object.fromEntries((await stranger.call(agreement.current, {})).map(({ kind, version }) => [kind, version]));

test('the user agreement and the privacy policy exist after the first start and can be read completely without a session', async () => {
  const texts = await stranger.call(agreement.current, {});
  expect(texts.map(({ kind, version, title }) => [kind, version, title])).toEqual([
    ['user', 1, '用户协议'],
    ['privacy', 1, '隐私政策'],
  ]);
  for (const { content } of texts) expect(content.length).toBeGreaterThan(600);
});

describe('publication of an agreement', () => {
  test('everybody must accept a newly published version; the history keeps the number of consents to the old version', async () => {
    const [platform, person] = [await server.signIn('platform1'), await server.signIn('supera1')];
    const now = await versions();
    await person.call(agreement.accept, {
      agreements: [
        { kind: 'user', version: now.user ?? 0 },
        { kind: 'privacy', version: now.privacy ?? 0 },
      ],
    });
    const pending = async () => (await person.call(identity.userInfo, {})).pendingAgreements;
    expect(await pending()).toEqual([]);
    expect(await platform.call(agreement.publish, text)).toEqual({ version: 2 });
    expect(await pending()).toEqual(['privacy']);
    expect(await person.refused(agreement.accept, { agreements: [{ kind: 'privacy', version: 1 }] })).toMatchObject({ code: '409' });
    await person.call(agreement.accept, { agreements: [{ kind: 'privacy', version: 2 }] });
    expect(await pending()).toEqual([]);
    const { total, list } = await platform.call(agreement.history, { kind: 'privacy' });
    expect([total, list.map(({ version, publishedBy, acceptedNum }) => [version, publishedBy, acceptedNum])]).toEqual([
      2,
      [
        [2, '高远', 1],
        [1, null, 1],
      ],
    ]);
  });

  test('only the platform can publish agreements and read their history', async () => {
    for (const name of ['operatorab', 'operatora', 'assistant1', 'supera1', 'membera1']) {
      const person = await server.signIn(name);
      expect([name, (await person.refused(agreement.publish, text)).code]).toEqual([name, '403']);
      expect([name, (await person.refused(agreement.history, {})).code]).toEqual([name, '403']);
    }
    expect((await stranger.refused(agreement.publish, text)).code).toBe('606');
  });

  test('a missing value is refused with an error on its field', async () => {
    const platform = await server.signIn('platform1');
    expect((await platform.refused(agreement.publish, { kind: 'other' })).fields).toEqual({
      ...{ kind: '协议类型不正确', title: '请输入协议名称', content: '请输入协议内容' },
    });
  });

  test('each concurrent publication gets a new version number or is refused as stale', async () => {
    const platform = await server.signIn('platform1');
    for (let round = 0; round < rounds(2, 50); round++) {
      const before = (await versions()).user ?? 0;
      const answers = await race(
        Array.from({ length: 4 }, (_, at) => () => platform.raw(agreement.publish, { ...text, kind: 'user' }, { process: at % 2 })),
      );
      const codes = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.json().code : 'failed'));
      expect(codes.every((code) => code === '200' || code === '409')).toBe(true);
      expect((await versions()).user).toBe(before + codes.filter((code) => code === '200').length);
    }
  }, 300_000);
});

describe('consent to the agreements', () => {
  test('a consent counts once and only for the actor, and can be given only after the first password is replaced', async () => {
    const agreements = (await stranger.call(agreement.current, {})).map(({ kind, version }) => ({ kind, version }));
    const person = await server.signIn('supera2');
    for (let n = 0; n < 2; n++) await person.call(agreement.accept, { agreements });
    expect(await server.rows('select from user_consent where user_id = $1', [demoId('user supera2')])).toHaveLength(2);
    expect((await (await server.signIn('superb1')).call(identity.userInfo, {})).pendingAgreements).toHaveLength(2);
    const newcomer = await server.signIn('newcomera1');
    expect((await newcomer.refused(agreement.accept, { agreements })).errorMessage).toBe('请先修改初始密码');
  });

  test('a consent needs a session and must name at least one existing agreement', async () => {
    const person = await server.signIn('membera1');
    expect((await stranger.refused(agreement.accept, { agreements: [] })).code).toBe('606');
    expect((await person.refused(agreement.accept, { agreements: [] })).fields).toEqual({ agreements: '请阅读并同意协议' });
    expect((await person.refused(agreement.accept, { agreements: [{ kind: 'user', version: 999 }] })).code).toBe('409');
    expect(await server.rows('select from user_consent where user_id = $1', [demoId('user membera1')])).toEqual([]);
  });
});
