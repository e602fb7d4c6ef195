import type { Call } from '@park/contract/core';
import { privacy, privacyErrors } from '@park/contract/kernel/privacy';
import { account } from '@park/contract/people/account';
import { identity } from '@park/contract/people/identity';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { open } from '../../../../test/open.ts';
import { maskIdCard, maskNumbers } from '../../../secret.ts';

const server = testServer();
const people: Record<string, Person> = {};
const keys: Record<string, string> = {};
beforeAll(async () => {
  for (const user of ['supera1', 'membera1', 'operatora', 'assistant1', 'platform1', 'supera2', 'superb1']) {
    people[user] = await server.signIn(user);
    keys[user] = (await people[user].call(identity.userInfo, {})).sessionKey;
  }
});
beforeEach(() => server.rows('delete from rate_limit'));
const as = (user: string) => people[user] as Person;

/** Looks up a number as the console does: the answer is encrypted with the session key. */
async function look(user: string, call: Call, input: object): Promise<string> {
  const answer = (await as(user).raw(call, input)).json();
  if (!answer.encryptFlag) throw new Error(JSON.stringify(answer));
  return open<{ phone: string }>(answer.body, keys[user] as string).phone;
}
const staffPhone = (user: string, of: string, more: object = {}) => look(user, privacy.staffPhone, { id: demoId(`user ${of}`), ...more });
const refusedStaff = async (user: string, of: string, more: object = {}) =>
  as(user).refused(privacy.staffPhone, { id: demoId(`user ${of}`), ...more });
type Record_ = { viewer: string; subject: string | null; company: string; viewer_company: string; park: string | null; kind: string };
const records = () =>
  server.rows<Record_>(`select viewer_user_id as viewer, subject_user_id as subject, company_id as company,
    viewer_company_id as viewer_company,
    viewer_park_id as park, kind from privacy_record order by created_at desc, id`);
const seen = async (user: string) => (await as(user).call(account.viewers, {})).list;

describe('C0030 phone number of a person in the address book', () => {
  test('V242, V257, V270 the number is returned encrypted, and a record names the viewer and the viewer’s address', async () => {
    const raw = await as('supera1').raw(privacy.staffPhone, { id: demoId('user membera1') });
    expect(privacy.staffPhone.method).toBe('GET');
    expect(raw.json()).toMatchObject({ code: '200', encryptFlag: true });
    expect(raw.body).not.toContain('13800001003');
    expect(await staffPhone('supera1', 'membera1')).toBe('13800001003');
    expect((await records())[0]).toEqual({
      ...{ viewer: demoId('user supera1'), subject: demoId('user membera1'), company: demoId('company A1') },
      ...{ viewer_company: demoId('company A1'), park: demoId('park A'), kind: 'staffPhone' },
    });
    expect(
      await server.rows(`select 1 from audit where call = 'privacy.staffPhone' and target = $1`, [demoId('user membera1')]),
    ).toHaveLength(2);
  });

  test('a phone number can be looked up by colleagues and by the operator and the assisting organisation of the park', async () => {
    expect(await staffPhone('membera1', 'supera1')).toBe('13800001001');
    expect(await staffPhone('operatora', 'membera1')).toBe('13800001003');
    expect(await staffPhone('assistant1', 'membera1')).toBe('13800001003');
    const before = await records();
    for (const [user, of] of [
      ['supera2', 'membera1'],
      ['superb1', 'membera1'],
      ['membera1', 'supera2'],
      ['operatora', 'superb1'],
      ['operatora', 'superc1'],
      ['assistant1', 'operatora'],
      ['membera1', 'nosuch'],
    ] as const)
      expect([user, of, await refusedStaff(user, of)]).toMatchObject([user, of, { status: 404, errorMessage: '查询失败' }]);
    expect(await refusedStaff('membera1', 'supera1', { companyId: demoId('company A2') })).toMatchObject({ code: '404' });
    expect(await refusedStaff('platform1', 'membera1')).toMatchObject({ code: '403' });
    expect((await server.stranger().refused(privacy.staffPhone, { id: demoId('user membera1') })).code).toBe('606');
    expect((await as('supera1').refused(privacy.staffPhone, { id: 'x' })).fields).toHaveProperty('id');
    expect(await records()).toEqual(before);
  });

  test('the phone number of a hidden person can be looked up only by users who manage the address book and by that person', async () => {
    await server.rows(`update staff set is_show = false where user_id = any ($1)`, [[demoId('user membera2'), demoId('user membera1')]]);
    expect(await refusedStaff('membera1', 'membera2')).toMatchObject({ code: '404' });
    expect(await staffPhone('supera1', 'membera2')).toBe('13800001004');
    expect(await staffPhone('membera1', 'membera1')).toBe('13800001003');
    await server.rows(`update staff set is_show = true`);
  });

  test('the number is returned only if the look-up record was written', async () => {
    await server.rows(`alter table privacy_record add constraint none check (kind <> 'staffPhone') not valid`);
    const answer = await as('supera1').raw(privacy.staffPhone, { id: demoId('user membera1') });
    await server.rows(`alter table privacy_record drop constraint none`);
    expect([answer.statusCode, answer.body.includes('encryptFlag')]).toEqual([500, false]);
  });
});

describe('C0028 contact number of a company', () => {
  const companyPhone = (user: string, key: string) => look(user, privacy.companyPhone, { id: demoId(`company ${key}`) });

  test('V270 everybody who may list companies can look up the contact number of a company, with the same record', async () => {
    expect(await companyPhone('operatora', 'A1')).toBe('13800001001');
    expect((await records())[0]).toMatchObject({ subject: demoId('user supera1'), company: demoId('company A1'), kind: 'companyPhone' });
    expect(await companyPhone('assistant1', 'A2')).toBe('13800002001');
    for (const key of ['B1', 'C1', 'nosuch'])
      expect(await as('operatora').refused(privacy.companyPhone, { id: demoId(`company ${key}`) })).toMatchObject({
        ...{ status: 404, errorMessage: '查询失败' },
      });
    for (const user of ['supera1', 'membera1', 'platform1'])
      expect((await as(user).refused(privacy.companyPhone, { id: demoId('company A1') })).code).toBe('403');
  });

  test('looking up a contact number that belongs to no member of the company is recorded for the company only', async () => {
    await server.rows(`update company set contact_phone_hash = 'x' where id = $1`, [demoId('company A2')]);
    await companyPhone('operatora', 'A2');
    expect((await records())[0]).toMatchObject({ subject: null, company: demoId('company A2') });
  });

  test('looking up the number of a company without a contact number gets the same response as a missing company', async () => {
    await server.rows(
      `update company set contact_phone_cipher = null, contact_phone_hash = null, contact_phone_mask = null where id = $1`,
      [demoId('company A2')],
    );
    expect((await as('operatora').refused(privacy.companyPhone, { id: demoId('company A2') })).errorMessage).toBe('查询失败');
  });
});

test('a user can look up at most thirty phone numbers in ten minutes, of people and companies together', async () => {
  for (let at = 0; at < 15; at++) {
    await staffPhone('operatora', 'membera1');
    await look('operatora', privacy.companyPhone, { id: demoId('company A1') });
  }
  for (const [call, input] of [
    [privacy.staffPhone, { id: demoId('user membera1') }],
    [privacy.companyPhone, { id: demoId('company A1') }],
  ] as const)
    expect(await as('operatora').refused(call, input)).toMatchObject({ status: 429, errorMessage: privacyErrors.tooMany.message });
  expect(await staffPhone('assistant1', 'membera1')).toBe('13800001003');
});

describe('C0026, C0027 notes about a look-up', () => {
  const record = (user: string, of: string, more: object = {}) =>
    as(user).call(privacy.record, { userId: demoId(`user ${of}`), systemType: 1, privacyType: '2', privacyContent: '员工', ...more });

  test('V271 a note is stored with its look-up and shown to the person looked up, with the viewer and the viewer’s company', async () => {
    await staffPhone('operatora', 'membera2');
    await record('operatora', 'membera2');
    people.membera2 = await server.signIn('membera2');
    const [newest] = await seen('membera2');
    expect(newest).toMatchObject({ viewerName: '陈志远', companyName: '星河运营管理有限公司', what: '手机号', where: '员工' });
    const [row] = await server.rows(
      `select system_type, privacy_type, content, look_id is not null as of_look from privacy_record where kind = 'note'`,
    );
    expect(row).toEqual({ system_type: '1', privacy_type: '2', content: '员工', of_look: true });
    expect((await seen('membera2')).filter(({ where }) => where === '员工')).toHaveLength(1);
  });

  test('C0027 a note is accepted at both addresses within five minutes of a look-up, and refused later or without one', async () => {
    const before = await seen('membera2');
    const note = { ...privacy.record, path: '/platform/open/addRecordPrivacy' as const };
    const about = { userId: demoId('user membera2'), privacyContent: '随便写的' };
    try {
      expect((await as('operatora').raw(note, about)).json()).toEqual({ code: '200', body: {} });
      server.passTime('5 minutes 1 second');
      expect((await as('operatora').refused(note, about)).code).toBe('404');
    } finally {
      server.passTime(undefined);
    }
    expect((await as('assistant1').refused(privacy.record, about)).code).toBe('404');
    expect((await seen('membera2')).length).toBe(before.length);
  });

  test('V207, V208 phone and ID numbers in a note are masked', async () => {
    await staffPhone('supera1', 'membera2');
    await record('supera1', 'membera2', { privacyContent: '看了13800001004和11010519491231002X' });
    const [row] = await server.rows<{ content: string }>(`select content from privacy_record where content like '看了%'`);
    expect(row?.content).toBe('看了138****1004和110105********002X');
  });

  test('a note about a person the actor cannot see gets the same response as a note about a missing person', async () => {
    for (const of of ['supera2', 'superb1', 'superc1', 'nosuch'])
      expect((await as('supera1').refused(privacy.record, { userId: demoId(`user ${of}`) })).code).toBe('404');
    expect((await as('platform1').refused(privacy.record, { userId: demoId('user membera1') })).code).toBe('403');
    expect((await server.stranger().refused(privacy.record, { userId: demoId('user membera1') })).code).toBe('606');
    expect((await as('supera1').refused(privacy.record, { privacyContent: 'x'.repeat(201) })).fields).toEqual({
      ...{ userId: '请选择', privacyContent: '最多只能输入200个字' },
    });
  });

  test('the limit on notes is counted separately from the limit on look-ups', async () => {
    await staffPhone('supera1', 'membera1');
    for (let at = 0; at < 30; at++) await record('supera1', 'membera1');
    expect((await as('supera1').refused(privacy.record, { userId: demoId('user membera1') })).status).toBe(429);
    expect(await staffPhone('supera1', 'membera1')).toBe('13800001003');
  });
});

describe('the list 谁查看过我', () => {
  test('the list shows only look-ups of the actor’s number by other people, newest first and in pages', async () => {
    const all = await as('membera1').call(account.viewers, { pageSize: 100 });
    expect(all.total).toBe(all.list.length);
    const dates = all.list.map(({ createdDate }) => createdDate);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(all.list.map(({ viewerName }) => viewerName)).not.toContain('王梓涵');
    const second = await as('membera1').call(account.viewers, { pageSize: 1, pageNum: 2 });
    expect(second).toEqual({ total: all.total, list: all.list.slice(1, 2) });
    expect(await as('superb1').call(account.viewers, {})).toEqual({ total: 0, list: [] });
    expect((await seen('supera1')).map(({ what }) => what)).toContain('企业联系电话');
  });

  test('privacy records can be added and read but never changed', async () => {
    const may = (right: string) => server.rows(`select has_table_privilege('park_app', 'privacy_record', $1) as may`, [right]);
    expect([await may('update'), await may('delete'), await may('insert')].flat()).toEqual([{ may: false }, { may: false }, { may: true }]);
  });
});

test('V207, V208 phone and ID numbers are masked in the middle anywhere in a text', () => {
  expect(maskNumbers('电话13800001234，证件110105194912310021')).toBe('电话138****1234，证件110105********0021');
  expect(maskIdCard('11010519491231002X')).toBe('110105********002X');
  // numbers with a country code or in groups of digits are masked too
  expect(maskNumbers('+8613800001234、0086 138-0000-1234、86-13800001234、138 0000 1234')).toBe(
    '+86138****1234、0086 138****1234、86-138****1234、138****1234',
  );
  expect(maskNumbers('4f0c1138-1234-5678-9b7e-a1380000123f')).toBe('4f0c1138-1234-5678-9b7e-a1380000123f');
  // record ids that contain eleven digits in a row by chance are not masked
  for (const id of ['4f0c13de-8c2b-4a51-9b7e-a13800001234', '4f0c13de-8c2b-4a51-9b7e-13800001234f', '4F0C13DE-8C2B-4A51-9B7E-13800001234F'])
    expect(maskNumbers(`{"id":"${id}","phone":"13800001234"}`)).toBe(`{"id":"${id}","phone":"138****1234"}`);
  expect(maskNumbers('4f0c13de-8c2b-4a51-9b7e-a13800001234')).toBe('4f0c13de-8c2b-4a51-9b7e-a13800001234');
  // a text that is too long or cut off is not a record id, so its digits are masked
  expect(maskNumbers('4f0c13de-8c2b-4a51-9b7e-a13800001234f')).toBe('4f0c13de-8c2b-4a51-9b7e-a138****1234f');
  expect(maskNumbers('0c13de-8c2b-4a51-9b7e-a13800001234')).toBe('0c13de-8c2b-4a51-9b7e-a138****1234');
  for (const text of ['1380000123', '138000012345', '订单20261115000012345678', '2380000123 4']) expect(maskNumbers(text)).toBe(text);
});
