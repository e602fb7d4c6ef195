import { company as companies } from '@park/contract/company/company';
import { privacy } from '@park/contract/kernel/privacy';
import { task } from '@park/contract/kernel/task';
import { department as departments } from '@park/contract/people/department';
import { extend } from '@park/contract/people/extend';
import { staff } from '@park/contract/people/staff';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoId } from '../../../demo/rows.ts';
import { type Person, testServer } from '../test/app.ts';
import { giveRole, takeRole } from '../test/role.ts';
import { type FieldPolicy, veiled, veiledColumns } from './fields.ts';

describe('field policies', () => {
  const person = { id: 'u', phone: '13800001234', email: 'zhang@example.com', idCard: '11010519491231002X', extValues: { idCard: '1' } };

  test('a policy hides its field at any depth of a response and leaves all other fields unchanged', () => {
    expect(veiled({ total: 1, list: [person] }, { phone: 'hide', idCard: 'hide' })).toEqual({
      total: 1,
      list: [{ ...person, phone: null, idCard: null, extValues: { idCard: null } }],
    });
    expect(veiled([{ columnName: 'idCard', value: '1', name: '证件号' }], { idCard: 'hide' })).toEqual([
      { columnName: 'idCard', value: null, name: '证件号' },
    ]);
  });

  test('a policy masks a full value and leaves a masked value unchanged', () => {
    const policy: FieldPolicy = { phone: 'mask', email: 'mask', idCard: 'mask' };
    const masked = { phone: '138****1234', email: 'z***@example.com', idCard: '110105********002X' };
    expect(veiled(person, policy)).toMatchObject(masked);
    expect(veiled({ ...masked, email: null }, policy)).toEqual({ ...masked, email: null });
  });

  test('without a policy the response is returned unchanged', () => {
    expect(veiled(person, {})).toBe(person);
  });

  test('a policy removes a hidden column from an export and masks the values of a masked column', () => {
    const columns = ['name', 'phone', 'email', 'ext.idCard'].map((key) => ({ key, value: () => 'zhang@example.com' }));
    const shown = veiledColumns(columns, { phone: 'hide', email: 'mask', idCard: 'hide' });
    expect(shown.map(({ key, value }) => [key, (value as () => unknown)()])).toEqual([
      ['name', 'zhang@example.com'],
      ['email', 'z***@example.com'],
    ]);
  });
});

const server = testServer();
const company = demoId('company A1');
const nodes = ['M1014001001', 'M1014001001:edit', 'M1014001002', 'M1014001002:edit', 'M1014001002:add'];
const member = demoId('user membera2');
let membera1: Person;
let given: string[] = [];
const give = async (fields: FieldPolicy, of = nodes) => {
  given.push(await giveRole(server, { companyId: company, userId: demoId('user membera1') }, { nodes: of, fields }));
};
beforeAll(async () => {
  membera1 = await server.signIn('membera1');
  await server.rows(`update staff set email = 'li@example.com' where user_id = $1`, [member]);
});
afterEach(async () => {
  for (const id of given) await takeRole(server, id);
  given = [];
});
const seen = async () => {
  const [row] = (await membera1.call(staff.list, { keyword: '李昊然' })).list;
  return [row?.phone, row?.email];
};

describe('a role that hides phone numbers and emails', () => {
  test('fields hidden by one role are empty in every response, unless another role of the user shows them', async () => {
    expect(await seen()).toEqual(['138****1004', 'li@example.com']);
    await give({ phone: 'hide', email: 'mask' });
    expect(await seen()).toEqual([null, 'l***@example.com']);
    expect((await membera1.call(staff.detail, { userId: member })).phone).toBeNull();
    expect((await membera1.call(staff.search, { keyword: '李昊然' })).list[0]?.phone).toBeNull();
    expect((await membera1.call(departments.members, { keyword: '李昊然' })).list[0]).toMatchObject({
      phone: null,
      email: 'l***@example.com',
    });
    await give({ phone: 'show' });
    expect(await seen()).toEqual(['138****1004', 'l***@example.com']);
  });

  test('hidden fields can be neither looked up nor searched nor exported nor overwritten', async () => {
    await give({ phone: 'hide', email: 'hide' });
    expect((await membera1.refused(privacy.staffPhone, { id: member })).code).toBe('403');
    for (const keyword of ['13800001004', '1004']) expect((await membera1.call(staff.list, { keyword })).total).toBe(0);
    const keys = (await membera1.call(task.columns, { subject: 'staff' })).map(({ key }) => key);
    expect([keys.includes('realName'), keys.includes('phone'), keys.includes('email')]).toEqual([true, false, false]);
    expect((await membera1.refused(task.export, { subject: 'staff', columns: ['phone'] })).fields).toHaveProperty('columns');
    const { version, realName, departmentId, orgOrderNum } = await membera1.call(staff.detail, { userId: member });
    const card = { id: member, version, realName, departmentId: String(departmentId), orgOrderNum };
    await membera1.call(staff.change, { ...card, email: 'mine@example.com' });
    expect((await membera1.refused(staff.changePhone, { id: member, phone: '17788880000' })).code).toBe('403');
    expect(await server.rows('select email, phone_mask from staff where user_id = $1', [member])).toEqual([
      { email: 'li@example.com', phone_mask: '138****1004' },
    ]);
  });

  test('a phone number that a role masks cannot be looked up, but a number that is shown can', async () => {
    await give({ phone: 'mask' });
    expect((await membera1.refused(privacy.staffPhone, { id: member })).code).toBe('403');
    await give({ phone: 'show' });
    expect((await membera1.raw(privacy.staffPhone, { id: member })).statusCode).toBe(200);
  });
});

describe('custom fields that a role hides', () => {
  const mobile = { useModule: 1, name: '备用手机', columnName: 'mobile', extendType: 'Text' as const, length: 18, isRequired: 1 as const };
  const stored = async () => (await server.rows<{ ext: object }>('select ext from staff where user_id = $1', [member]))[0]?.ext;
  const fill = (extValues: Record<string, string | null>) => membera1.call(extend.setValues, { useModule: 1, id: member, extValues });
  const filled = { mobile: '13900001234' };
  const hidden: FieldPolicy = { phone: 'hide' };
  beforeAll(async () => void (await (await server.signIn('operatora')).call(extend.create, mobile)));
  beforeEach(() => server.rows(`update staff set ext = $2 where user_id = $1`, [member, filled]));

  test('a member who adds or edits people does not overwrite a custom field that a role of the member hides', async () => {
    await give(hidden, ['M1014001002', 'M1014001002:add']);
    await fill({ mobile: '0', education: '1' });
    expect(await stored()).toEqual({ ...filled, education: '1' });
    await give({}, ['M1014001002', 'M1014001002:edit']);
    await fill({ mobile: '1', education: '2' });
    expect(await stored()).toEqual({ ...filled, education: '2' });
    for (const id of given.splice(0)) await takeRole(server, id);
    await give({}, ['M1014001002', 'M1014001002:add']);
    await fill({ mobile: '2' });
    expect(await stored()).toMatchObject({ mobile: '2' });
  });

  test('a required custom field that is hidden and empty does not prevent saving the staff record', async () => {
    await server.rows(`update staff set ext = '{}' where user_id = $1`, [member]);
    const card = async (extValues: Record<string, string>) => {
      const { version, realName, departmentId, orgOrderNum } = await membera1.call(staff.detail, { userId: member });
      return { id: member, version, realName, departmentId: String(departmentId), orgOrderNum, extValues };
    };
    await give({});
    expect((await membera1.refused(staff.change, await card({}))).fields).toEqual({ 'extValues.mobile': '请填写备用手机' });
    for (const id of given.splice(0)) await takeRole(server, id);
    await give(hidden);
    await membera1.call(staff.change, await card({ mobile: '3', education: '3' }));
    expect(await stored()).toEqual({ education: '3' });
    await fill({ education: '4' });
    expect(await stored()).toEqual({ education: '4' });
  });

  test('an operator who edits a company does not overwrite a hidden custom field of the company', async () => {
    const a2 = demoId('company A2');
    await server.rows(`update company set ext = $2 where id = $1`, [a2, filled]);
    const stored = async () => (await server.rows<{ ext: object }>('select ext from company where id = $1', [a2]))[0]?.ext;
    const phoned = { useModule: 2, name: '值班手机', columnName: 'mobile', extendType: 'Text' as const, length: 18 };
    await (await server.signIn('operatora')).call(extend.create, phoned);
    const fillAs = async (policy: FieldPolicy, mobile: string) => {
      await server.rows(`update role set field_policy = $2 where id in (select role_id from role_user where user_id = $1)`, [
        demoId('user operatora'),
        policy,
      ]);
      const operatora = await server.signIn('operatora');
      const { version } = await operatora.call(companies.detail, { companyId: a2 });
      await operatora.call(companies.change, { companyId: a2, version, extValues: { mobile } });
    };
    await fillAs(hidden, '0');
    expect(await stored()).toEqual(filled);
    await fillAs({}, '1');
    expect(await stored()).toEqual({ mobile: '1' });
  });
});
