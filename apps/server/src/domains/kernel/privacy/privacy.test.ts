import type { Call } from '@park/contract/core';
import { phoneDisplay } from '@park/contract/kernel/config';
import { privacy, privacyErrors } from '@park/contract/kernel/privacy';
import { account } from '@park/contract/people/account';
import { department } from '@park/contract/people/department';
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
  for (const who of ['supera1', 'membera1', 'operatora', 'assistant1', 'platform1', 'supera2', 'superb1']) {
    people[who] = await server.signIn(who);
    keys[who] = (await people[who].call(identity.userInfo, {})).sessionKey;
  }
});
beforeEach(() => server.rows('delete from rate_limit'));
const as = (who: string) => people[who] as Person;

/** The number as the console reads it: the answer is sealed with the session's own key. */
async function look(who: string, call: Call, input: object): Promise<string> {
  const answer = (await as(who).raw(call, input)).json();
  if (!answer.encryptFlag) throw new Error(JSON.stringify(answer));
  return open<{ phone: string }>(answer.body, keys[who] as string).phone;
}
const staffPhone = (who: string, of: string, more: object = {}) => look(who, privacy.staffPhone, { id: demoId(`user ${of}`), ...more });
const refusedStaff = async (who: string, of: string, more: object = {}) =>
  as(who).refused(privacy.staffPhone, { id: demoId(`user ${of}`), ...more });
type Record_ = { viewer: string; subject: string | null; company: string; viewer_company: string; park: string | null; kind: string };
const records = () =>
  server.rows<Record_>(`select viewer_user_id as viewer, subject_user_id as subject, company_id as company, viewer_company_id as viewer_company,
    viewer_park_id as park, kind from privacy_record order by created_at desc, id`);
const seen = async (who: string) => (await as(who).call(account.viewers, {})).list;

describe('C0030 the number of somebody of the address book', () => {
  test('V242, V257, V270 comes on a GET with his id, sealed, and leaves a record of who looked, from where', async () => {
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

  test('is opened to those whose right reaches him: his colleagues, and the operator and assistant of his park', async () => {
    expect(await staffPhone('membera1', 'supera1')).toBe('13800001001');
    expect(await staffPhone('operatora', 'membera1')).toBe('13800001003');
    expect(await staffPhone('assistant1', 'membera1')).toBe('13800001003');
    const before = await records();
    for (const [who, of] of [
      ['supera2', 'membera1'],
      ['superb1', 'membera1'],
      ['membera1', 'supera2'],
      ['operatora', 'superb1'],
      ['operatora', 'superc1'],
      ['assistant1', 'operatora'],
      ['membera1', 'nosuch'],
    ] as const)
      expect([who, of, await refusedStaff(who, of)]).toMatchObject([who, of, { status: 404, errorMessage: '查询失败' }]);
    expect(await refusedStaff('membera1', 'supera1', { companyId: demoId('company A2') })).toMatchObject({ code: '404' });
    expect(await refusedStaff('platform1', 'membera1')).toMatchObject({ code: '403' });
    expect((await server.stranger().refused(privacy.staffPhone, { id: demoId('user membera1') })).code).toBe('606');
    expect((await as('supera1').refused(privacy.staffPhone, { id: 'x' })).fields).toHaveProperty('id');
    expect(await records()).toEqual(before);
  });

  test('of people hidden from the address book is for those who look after it, and of oneself for oneself', async () => {
    await server.rows(`update staff set is_show = false where user_id = any ($1)`, [[demoId('user membera2'), demoId('user membera1')]]);
    expect(await refusedStaff('membera1', 'membera2')).toMatchObject({ code: '404' });
    expect(await staffPhone('supera1', 'membera2')).toBe('13800001004');
    expect(await staffPhone('membera1', 'membera1')).toBe('13800001003');
    await server.rows(`update staff set is_show = true`);
  });

  test('is written in one breath with its record: without the one there is not the other', async () => {
    await server.rows(`alter table privacy_record add constraint none check (kind <> 'staffPhone') not valid`);
    const answer = await as('supera1').raw(privacy.staffPhone, { id: demoId('user membera1') });
    await server.rows(`alter table privacy_record drop constraint none`);
    expect([answer.statusCode, answer.body.includes('encryptFlag')]).toEqual([500, false]);
  });
});

describe('C0028 the contact number of a company', () => {
  const companyPhone = (who: string, key: string) => look(who, privacy.companyPhone, { id: demoId(`company ${key}`) });

  test('V270 comes the same way, for those who may list companies', async () => {
    expect(await companyPhone('operatora', 'A1')).toBe('13800001001');
    expect((await records())[0]).toMatchObject({ subject: demoId('user supera1'), company: demoId('company A1'), kind: 'companyPhone' });
    expect(await companyPhone('assistant1', 'A2')).toBe('13800002001');
    for (const key of ['B1', 'C1', 'nosuch'])
      expect(await as('operatora').refused(privacy.companyPhone, { id: demoId(`company ${key}`) })).toMatchObject({
        ...{ status: 404, errorMessage: '查询失败' },
      });
    for (const who of ['supera1', 'membera1', 'platform1'])
      expect((await as(who).refused(privacy.companyPhone, { id: demoId('company A1') })).code).toBe('403');
  });

  test('that nobody of the company has is a record of the company alone', async () => {
    await server.rows(`update company set contact_phone_hash = 'x' where id = $1`, [demoId('company A2')]);
    await companyPhone('operatora', 'A2');
    expect((await records())[0]).toMatchObject({ subject: null, company: demoId('company A2') });
  });

  test('a company without one answers like one that is not there', async () => {
    await server.rows(
      `update company set contact_phone_cipher = null, contact_phone_hash = null, contact_phone_mask = null where id = $1`,
      [demoId('company A2')],
    );
    expect((await as('operatora').refused(privacy.companyPhone, { id: demoId('company A2') })).errorMessage).toBe('查询失败');
  });
});

test('no more than thirty in ten minutes, over all look-ups together', async () => {
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

describe('C0026, C0027 words about a look', () => {
  const record = (who: string, of: string, more: object = {}) =>
    as(who).call(privacy.record, { userId: demoId(`user ${of}`), systemType: 1, privacyType: '2', privacyContent: '成员列表', ...more });

  test('V271 are kept with it and read by the person concerned, with who looked and from which company', async () => {
    await staffPhone('operatora', 'membera2');
    await record('operatora', 'membera2');
    people.membera2 = await server.signIn('membera2');
    const [newest] = await seen('membera2');
    expect(newest).toMatchObject({ viewerName: '陈志远', companyName: '星河运营管理有限公司', what: '手机号', where: '成员列表' });
    const [row] = await server.rows(
      `select system_type, privacy_type, content, look_id is not null as of_look from privacy_record where kind = 'note'`,
    );
    expect(row).toEqual({ system_type: '1', privacy_type: '2', content: '成员列表', of_look: true });
    expect((await seen('membera2')).filter(({ where }) => where === '成员列表')).toHaveLength(1);
  });

  test('come at both addresses; without a look of the last ten minutes they are a record of their own', async () => {
    const before = (await seen('membera2')).length;
    try {
      server.passTime('11 minutes');
      const answer = await as('operatora').raw(
        { ...privacy.record, path: '/platform/open/addRecordPrivacy' },
        { userId: demoId('user membera2') },
      );
      expect(answer.json()).toEqual({ code: '200', body: {} });
    } finally {
      server.passTime(undefined);
    }
    expect((await seen('membera2')).length).toBe(before + 1);
  });

  test('V207, V208 no number stands in them', async () => {
    await record('supera1', 'membera2', { privacyContent: '看了13800001004和11010519491231002X' });
    const [row] = await server.rows<{ content: string }>(`select content from privacy_record where content like '看了%'`);
    expect(row?.content).toBe('看了138****1004和110105********002X');
  });

  test('are about people one may see; others are answered like nobody', async () => {
    for (const of of ['supera2', 'superb1', 'superc1', 'nosuch'])
      expect((await as('supera1').refused(privacy.record, { userId: demoId(`user ${of}`) })).code).toBe('404');
    expect((await as('platform1').refused(privacy.record, { userId: demoId('user membera1') })).code).toBe('403');
    expect((await server.stranger().refused(privacy.record, { userId: demoId('user membera1') })).code).toBe('606');
    expect((await as('supera1').refused(privacy.record, { privacyContent: 'x'.repeat(201) })).fields).toEqual({
      ...{ userId: '请选择', privacyContent: '最多只能输入200个字' },
    });
  });

  test('are limited too, apart from the looks', async () => {
    for (let at = 0; at < 30; at++) await record('supera1', 'membera1');
    expect((await as('supera1').refused(privacy.record, { userId: demoId('user membera1') })).status).toBe(429);
    expect(await staffPhone('supera1', 'membera1')).toBe('13800001003');
  });
});

describe('谁查看过我', () => {
  test('shows the looks of others at oneself, newest first and in pages, and nobody else’s', async () => {
    const all = await as('membera1').call(account.viewers, { pageSize: 100 });
    expect(all.total).toBe(all.list.length);
    const dates = all.list.map(({ createdDate }) => createdDate);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(all.list.map(({ viewerName }) => viewerName)).not.toContain('王梓涵');
    const second = await as('membera1').call(account.viewers, { pageSize: 1, pageNum: 2 });
    expect(second).toEqual({ total: all.total, list: all.list.slice(1, 2) });
    expect(await as('superb1').call(account.viewers, {})).toEqual({ total: 0, list: [] });
    expect((await seen('supera1')).map(({ what }) => what)).toContain('单位联系电话');
  });

  test('records are added and read, never changed', async () => {
    const may = (right: string) => server.rows(`select has_table_privilege('park_app', 'privacy_record', $1) as may`, [right]);
    expect([await may('update'), await may('delete'), await may('insert')].flat()).toEqual([{ may: false }, { may: false }, { may: true }]);
  });
});

test('V207, V243 lists carry masked numbers whatever the setting about phones says', async () => {
  for (const isShow of [true, false]) {
    await server.rows(`update config_entry set content = $2 where code = $1`, [phoneDisplay.configCode, { isShow }]);
    for (const who of ['supera1', 'operatora']) {
      const answer = await as(who).raw(department.members, { companyId: demoId('company A1'), keyword: '王梓涵' });
      expect(answer.json().body.list[0].phone).toBe('138****1003');
      expect(answer.body).not.toContain('13800001003');
    }
  }
});

test('V207, V208 phones and ID numbers are masked in the middle, wherever they stand', () => {
  expect(maskNumbers('电话13800001234，证件110105194912310021')).toBe('电话138****1234，证件110105********0021');
  expect(maskIdCard('11010519491231002X')).toBe('110105********002X');
  // as people write them, with the country before or in groups
  expect(maskNumbers('+8613800001234、0086 138-0000-1234、86-13800001234、138 0000 1234')).toBe(
    '+86138****1234、0086 138****1234、86-138****1234、138****1234',
  );
  expect(maskNumbers('4f0c1138-1234-5678-9b7e-a1380000123f')).toBe('4f0c1138-1234-5678-9b7e-a1380000123f');
  // an id of a record in which by chance eleven digits stand in a row
  for (const id of ['4f0c13de-8c2b-4a51-9b7e-a13800001234', '4f0c13de-8c2b-4a51-9b7e-13800001234f', '4F0C13DE-8C2B-4A51-9B7E-13800001234F'])
    expect(maskNumbers(`{"id":"${id}","phone":"13800001234"}`)).toBe(`{"id":"${id}","phone":"138****1234"}`);
  expect(maskNumbers('4f0c13de-8c2b-4a51-9b7e-a13800001234')).toBe('4f0c13de-8c2b-4a51-9b7e-a13800001234');
  // longer than an id, or cut off: it is none
  expect(maskNumbers('4f0c13de-8c2b-4a51-9b7e-a13800001234f')).toBe('4f0c13de-8c2b-4a51-9b7e-a138****1234f');
  expect(maskNumbers('0c13de-8c2b-4a51-9b7e-a13800001234')).toBe('0c13de-8c2b-4a51-9b7e-a138****1234');
  for (const text of ['1380000123', '138000012345', '订单20261115000012345678', '2380000123 4']) expect(maskNumbers(text)).toBe(text);
});
