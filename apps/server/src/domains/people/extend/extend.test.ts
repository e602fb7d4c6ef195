import { randomUUID } from 'node:crypto';
import { task } from '@park/contract/kernel/task';
import { department } from '@park/contract/people/department';
import { type ExtendField, extendErrors as errors, extend, maxFields } from '@park/contract/people/extend';
import { staff } from '@park/contract/people/staff';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { giveRole, takeRole } from '../../../../test/role.ts';
import { check } from './rules.ts';

const server = testServer();
const a1 = demoId('company A1');
const user = (name: string) => demoId(`user ${name}`);
let operatora: Person;
let operatorc: Person;
let supera1: Person;
let admina1: Person;
let membera1: Person;
beforeAll(async () => {
  [operatora, operatorc] = [await server.signIn('operatora'), await server.signIn('operatorc')];
  [supera1, admina1, membera1] = [await server.signIn('supera1'), await server.signIn('admina1'), await server.signIn('membera1')];
});
const list = async (by: Person, filter: object = {}) => (await by.call(extend.list, { useModule: 1, pageSize: 9999, ...filter })).list;
const find = async (by: Person, columnName: string, filter: object = {}) =>
  (await list(by, filter)).find((field) => field.columnName === columnName) as ExtendField;
const field = (changes: object = {}) => ({
  useModule: 1,
  name: '工号',
  columnName: 'work_no',
  extendType: 'Text' as const,
  length: 8,
  ...changes,
});
const changed = (
  { id, version, name, length, enumItems, isRequired, isView, isEdit, isEnable, description }: ExtendField,
  changes: object,
) => ({
  ...{ id, version, name, length, enumItems, isRequired, isView, isEdit, isEnable, description },
  ...changes,
});
const values = (by: Person, extValues: Record<string, string | number | boolean | null>, id = user('membera1')) =>
  by.raw(extend.setValues, { useModule: 1, id, extValues });

describe('definitions of custom fields', () => {
  test('C0183 C0180 a space adds custom fields, and only people of that space get them', async () => {
    const { id } = await operatora.call(extend.create, field());
    expect(await find(supera1, 'work_no')).toMatchObject({
      id,
      name: '工号',
      length: 8,
      isView: 1,
      isEdit: 0,
      isEnable: 1,
      isBuiltIn: false,
    });
    expect(await find(operatorc, 'work_no')).toBeUndefined();
    expect((await list(operatora)).map(({ sortNum }) => sortNum)).toEqual(
      (await list(operatora)).map(({ sortNum }) => sortNum).toSorted((a, b) => a - b),
    );
  });

  test('a code or name can be used only once per module, and the codes and names of platform fields are taken too', async () => {
    await operatora.call(extend.create, field({ name: '卡号', columnName: 'card_no' }));
    const refusal = async (changes: object) => (await operatora.refused(extend.create, field(changes))).errorMessage;
    expect(await refusal({ columnName: 'card_no', name: '另一个' })).toBe(errors.columnTaken.message);
    expect(await refusal({ columnName: 'other_no', name: '卡号' })).toBe(errors.nameTaken.message);
    expect(await refusal({ columnName: 'short_num', name: '短号二' })).toBe(errors.columnTaken.message);
    expect(await refusal({ columnName: 'short_two', name: '短号' })).toBe(errors.nameTaken.message);
    await operatora.call(extend.create, field({ useModule: 2, name: '卡号', columnName: 'card_no' }));
    await operatorc.call(extend.create, field({ name: '卡号', columnName: 'card_no' }));
  });

  test('an invalid value of a property of a field definition is refused on that property', async () => {
    const wrong = async (changes: object) =>
      (await operatora.refused(extend.create, field({ columnName: 'some_no', name: '某号', ...changes }))).fields;
    expect(await wrong({ name: '' })).toEqual({ name: '请输入字段名称' });
    expect(await wrong({ columnName: '1x' })).toHaveProperty('columnName');
    expect(await wrong({ extendType: 'Number' })).toEqual({ extendType: '请选择字段类型' });
    expect(await wrong({ extendType: 'Enum' })).toEqual({ enumItems: '请至少添加一个选项' });
    expect(await wrong({ length: 501 })).toHaveProperty('length');
    expect(await wrong({ useModule: 9 })).toHaveProperty('useModule');
    const twice = [
      { key: '1', value: '甲' },
      { key: '1', value: '乙' },
    ];
    expect(await wrong({ extendType: 'Enum', enumItems: twice })).toEqual({ enumItems: '选项编码不能重复' });
  });

  test('C0181 a change keeps the code and kind of a field and needs its version, and an empty list of options is refused', async () => {
    await operatora.call(
      extend.create,
      field({ name: '血型', columnName: 'blood', extendType: 'Enum', enumItems: [{ key: 'a', value: 'A型' }] }),
    );
    const before = await find(operatora, 'blood');
    await operatora.call(extend.change, changed(before, { name: '血型（自报）', isRequired: 1 }));
    expect(await find(operatora, 'blood')).toMatchObject({ name: '血型（自报）', extendType: 'Enum', isRequired: 1, version: 2 });
    expect(await operatora.refused(extend.change, changed(before, { name: '更晚' }))).toMatchObject({ code: '409', status: 409 });
    const now = await find(operatora, 'blood');
    expect((await operatora.refused(extend.change, changed(now, { enumItems: [] }))).fields).toEqual({ enumItems: '请至少添加一个选项' });
    await operatora.call(extend.change, changed(now, { isRequired: 0, isEnable: 0 }));
    expect(await find(supera1, 'blood')).toBeUndefined();
    expect(await find(operatora, 'blood', { isEnable: 0 })).toMatchObject({ isEnable: 0 });
  });

  test('an option that people have, even people hidden from the actor, cannot be removed; any option can be renamed', async () => {
    const items = [
      { key: 'a', value: '甲档' },
      { key: 'b', value: '乙档' },
      { key: 'c', value: '丙档' },
    ];
    const levels = { name: '档位', columnName: 'grade', extendType: 'Enum' as const, enumItems: items };
    for (const useModule of [1, 2, 3]) await operatora.call(extend.create, field({ ...levels, useModule }));
    const [person, ofCompany, room] = [
      await find(operatora, 'grade'),
      await find(operatora, 'grade', { useModule: 2 }),
      await find(operatora, 'grade', { useModule: 3 }),
    ];
    await values(supera1, { grade: 'a' });
    await server.rows(`update company set ext = ext || '{"grade": "b"}' where id = $1`, [a1]);
    await server.rows(
      `update room set ext = ext || '{"grade": "a"}' where (space_id, park_id, id) = (
         select space_id, park_id, id
           from room where space_id = (select space_id from company where id = $1) and not isempty(during) limit 1)`,
      [a1],
    );
    const without = async (of: ExtendField, ...keys: string[]) => {
      const sent = changed(of, { enumItems: items.filter(({ key }) => !keys.includes(key)) });
      return (await operatora.raw(extend.change, sent)).json().fields?.enumItems;
    };
    expect(await without(person, 'a', 'b')).toBe('选项“甲档”（1人）正在使用，不能删除');
    expect(await without(ofCompany, 'a', 'b', 'c')).toBe('请至少添加一个选项');
    expect(await without(ofCompany, 'a', 'b')).toBe('选项“乙档”（1家企业）正在使用，不能删除');
    expect(await without(room, 'a')).toBe('选项“甲档”（1间房）正在使用，不能删除');
    expect((await find(operatora, 'grade')).enumItems).toEqual(items);
    expect(await without(person, 'b')).toBeUndefined();
    const renamed = [{ key: 'a', value: '一档' }];
    await operatora.call(extend.change, changed(await find(operatora, 'grade'), { enumItems: renamed }));
    expect((await find(operatora, 'grade')).enumItems).toEqual(renamed);
    // values in another space are not counted
    await operatorc.call(extend.create, field(levels));
    const [theirs, spare] = [await find(operatorc, 'grade'), items.slice(1)];
    await operatorc.call(extend.change, changed(theirs, { enumItems: spare }));
  });

  test('C0184 each space switches platform fields on, off, visible and hidden for itself, and can change no other property', async () => {
    const shipped = await find(operatora, 'short_num');
    await operatora.call(extend.change, changed(shipped, { isEnable: 0, name: '改名', length: 3 }));
    expect(await find(operatora, 'short_num')).toMatchObject({ id: shipped.id, name: '短号', length: 20, isEnable: 0, isBuiltIn: true });
    expect(await find(supera1, 'short_num')).toBeUndefined();
    expect(await find(operatorc, 'short_num')).toMatchObject({ isEnable: 1 });
    expect((await operatora.refused(extend.change, changed(shipped, { isEnable: 1 }))).code).toBe('409');
    await operatora.call(extend.change, changed(await find(operatora, 'short_num'), { isEnable: 1 }));
    await operatora.call(extend.setView, { id: shipped.id, isView: 0 });
    expect(await find(operatora, 'short_num')).toMatchObject({ isView: 0, isEdit: 1, isEnable: 1 });
    await operatora.call(extend.setView, { id: shipped.id, isView: 1 });
    expect(await find(operatorc, 'short_num')).toMatchObject({ isView: 1, version: 1 });
  });

  test('C0182 the fields of the space and of the platform are ordered together; foreign and repeated ids are refused', async () => {
    const ids = (await list(operatora)).map(({ id }) => id).reverse();
    await operatora.call(extend.rank, { useModule: 1, ids });
    expect((await list(operatora)).map(({ id }) => id)).toEqual(ids);
    expect((await list(operatorc))[0]?.columnName).toBe('short_num');
    const foreign = (await find(operatorc, 'card_no')).id;
    for (const wrong of [[...ids, foreign], [ids[0], ids[0]], [randomUUID()]])
      expect((await operatora.refused(extend.rank, { useModule: 1, ids: wrong })).code).toBe('409');
    expect((await list(operatora)).map(({ id }) => id)).toEqual(ids);
  });

  test('a user without the right cannot change a field, and a field of another space gets the response of a missing field', async () => {
    const own = await find(operatora, 'work_no');
    for (const by of [supera1, membera1]) {
      expect((await by.refused(extend.create, field({ columnName: 'x_no', name: '某' }))).code).toBe('403');
      expect((await by.refused(extend.change, changed(own, {}))).code).toBe('403');
      expect((await by.refused(extend.setView, { id: own.id, isView: 0 })).code).toBe('403');
      expect((await by.refused(extend.rank, { useModule: 1, ids: [own.id] })).code).toBe('403');
    }
    expect((await operatorc.refused(extend.change, changed(own, {}))).code).toBe('404');
    expect((await operatorc.refused(extend.setView, { id: own.id, isView: 0 })).code).toBe('404');
    expect(await find(operatora, 'work_no')).toEqual(own);
  });

  test('a module has a maximum number of fields', async () => {
    const have = (await operatorc.call(extend.list, { useModule: 3 })).total;
    for (let at = have; at < maxFields; at++)
      await operatorc.call(extend.create, field({ useModule: 3, name: `字段${at}`, columnName: `col_${at}` }));
    expect(await operatorc.refused(extend.create, field({ useModule: 3, name: '再来', columnName: 'more' }))).toMatchObject({
      errorMessage: errors.tooMany.message,
    });
  });
});

describe('values of custom fields', () => {
  test('V147 V200 a value is validated by the kind and length of its field, with the same messages as the form', async () => {
    const wrong = async (extValues: Record<string, string | number | boolean | null>) => (await values(supera1, extValues)).json();
    expect(await wrong({ short_num: '60a' })).toMatchObject({
      code: '400',
      errorMessage: errors.invalidValue.message,
      fields: { 'extValues.short_num': '仅支持输入数字和英文符号"-"' },
    });
    expect((await wrong({ short_num: '1'.repeat(21) })).fields).toEqual({ 'extValues.short_num': '最多输入20个字符' });
    expect((await wrong({ education: '9' })).fields).toEqual({ 'extValues.education': '请选择正确的学历' });
    expect((await wrong({ has_parking: '也许' })).fields).toEqual({ 'extValues.has_parking': '请选择正确的是否办理停车' });
    expect((await wrong({ entry_date: '2026-02-30' })).fields).toEqual({ 'extValues.entry_date': '请选择正确的日期' });
    expect((await values(supera1, { short_num: '60-01', education: '2', has_parking: 1, entry_date: '2026-02-28' })).statusCode).toBe(200);
    const { extValues } = await supera1.call(staff.detail, { userId: user('membera1') });
    expect(extValues).toMatchObject({ short_num: '60-01', education: '2', has_parking: true, entry_date: '2026-02-28' });
  });

  test('values of unknown and disabled fields are ignored, a blank clears a field, and an omitted field keeps its value', async () => {
    await values(supera1, { short_num: '7001', nonsense: 'x', blood: 'a', constructor: 'y' });
    const stored = async () =>
      (await server.rows<{ ext: object }>('select ext from staff where company_id = $1 and user_id = $2', [a1, user('membera1')]))[0]?.ext;
    const before = await stored();
    expect(before).toMatchObject({ short_num: '7001' });
    expect(Object.keys(before ?? {})).not.toEqual(expect.arrayContaining(['nonsense']));
    expect(Object.keys(before ?? {})).not.toContain('blood');
    await values(supera1, { short_num: ' ' });
    const { short_num: _, ...rest } = before as Record<string, unknown>;
    expect(await stored()).toEqual(rest);
  });

  test('everybody who may edit a required field must fill it in; leaving the field out of the request is refused too', async () => {
    await operatora.call(extend.create, field({ name: '楼层', columnName: 'floor_no', isRequired: 1 }));
    const refusal = (await values(supera1, {})).json();
    expect(refusal.fields).toEqual({ 'extValues.floor_no': '请填写楼层' });
    const form = { realName: '必填员', phone: '18655550001', departmentId: '-2' as const, orgOrderNum: 1 };
    expect((await supera1.refused(staff.create, form)).fields).toEqual({ 'extValues.floor_no': '请填写楼层' });
    expect((await supera1.refused(staff.create, { ...form, extValues: { education: '1' } })).fields).toHaveProperty(['extValues.floor_no']);
    expect((await values(membera1, { education: '1' })).statusCode).toBe(200);
    const now = await find(operatora, 'floor_no');
    await operatora.call(extend.change, changed(now, { isRequired: 0 }));
    // the refused calls did not create the person
    await supera1.call(staff.create, form);
  });

  test('C0185 a person can fill in the fields open to members, and only on their own personal page', async () => {
    expect((await values(membera1, { emergency: '王先生' })).statusCode).toBe(200);
    expect((await values(membera1, { entry_date: '2020-01-01' })).json()).toMatchObject({
      code: '403',
      fields: { 'extValues.entry_date': errors.notEditable.message },
    });
    expect((await values(membera1, { education: '1' }, user('membera2'))).json()).toMatchObject({ code: '403' });
    expect((await values(admina1, { education: '1' }, user('membera2'))).statusCode).toBe(200);
    expect((await values(admina1, { education: '1' }, user('supera1'))).json()).toMatchObject({
      errorMessage: '超级管理员信息不能由他人修改',
    });
  });

  test('a field that is not public is seen only by people who manage staff and by the person it describes', async () => {
    const seen = async (by: Person, userId: string) => (await by.call(staff.extended, { userId })).map(({ columnName }) => columnName);
    expect(await seen(supera1, user('membera1'))).toContain('emergency');
    expect(await seen(membera1, user('membera1'))).toContain('emergency');
    // a person also sees the field on their own staff card, because they fill it in themselves
    expect((await membera1.call(staff.detail, { userId: user('membera1') })).extValues).toMatchObject({ emergency: '王先生' });
    const membera2 = await server.signIn('membera2');
    expect(await seen(membera2, user('membera1'))).not.toContain('emergency');
    expect((await membera2.call(staff.detail, { userId: user('membera1') })).extValues).not.toHaveProperty('emergency');
    expect((await membera2.call(staff.list, { keyword: '王梓涵' })).list[0]?.extValues).not.toHaveProperty('emergency');
    expect((await supera1.call(staff.list, { keyword: '王梓涵' })).list[0]?.extValues).toMatchObject({ emergency: '王先生' });
    expect((await membera2.call(extend.shown, {})).map(({ columnName }) => columnName)).toContain('emergency');
  });

  test('the list of a department’s members contains the custom fields, on the page and in its export', async () => {
    const of = async (by: Person) => (await by.call(department.members, { type: 2, keyword: '王梓涵' })).list[0]?.extValues;
    const offered = async (by: Person) => (await by.call(task.columns, { subject: 'member' })).map(({ title }) => title);
    expect(await of(supera1)).toMatchObject({ education: '1', emergency: '王先生' });
    expect(await offered(supera1)).toEqual(expect.arrayContaining(['姓名', '邮箱', '学历', '紧急联系人']));
    const membera2 = await server.signIn('membera2');
    // a reader who manages only some departments sees the custom fields of all people as an ordinary member does
    const some = { nodes: ['M1014001002', 'M1014001002:edit'], scope: 'custom' as const, departments: [demoId('department A1 市场部')] };
    const role = await giveRole(server, { companyId: a1, userId: user('membera2') }, some);
    expect(await of(membera2)).toMatchObject({ education: '1' });
    expect(await of(membera2)).not.toHaveProperty('emergency');
    expect(await offered(membera2)).toContain('学历');
    expect(await offered(membera2)).not.toContain('紧急联系人');
    await takeRole(server, role);
    const named = (await find(supera1, 'education')).enumItems.find(({ key }) => key === '1')?.value;
    const { id } = await supera1.call(task.export, { subject: 'member', filter: { type: 2, keyword: '王梓涵' } });
    const [sheet] = (await readXlsx((await supera1.raw(task.file, { id })).rawPayload)).sheets;
    const [titles = [], row = []] = sheet?.rows ?? [];
    expect([row[titles.indexOf('学历')], row[titles.indexOf('紧急联系人')]]).toEqual([named, '王先生']);
  });

  test('C0186 company administrators read the custom fields of their own company and fill in fields open to companies', async () => {
    const [tag] = await supera1.call(extend.ofCompany, { a: a1, b: 2 });
    expect(tag).toMatchObject({ columnName: 'industry_tag', value: null });
    const fill = (by: Person, extValues: object, id = a1) => by.raw(extend.setValues, { useModule: 2, id, extValues });
    expect((await fill(supera1, { industry_tag: '人工智能' })).json()).toMatchObject({ code: '403' });
    await operatora.call(extend.setView, { id: demoId('extend_field industry_tag'), isEdit: 1 });
    expect((await fill(membera1, { industry_tag: '人工智能' })).json()).toMatchObject({ code: '403' });
    expect((await fill(supera1, { industry_tag: '人工智能' })).statusCode).toBe(200);
    expect((await supera1.call(extend.ofCompany, { a: a1, b: 2 }))[0]).toMatchObject({ value: '人工智能' });
    expect((await fill(supera1, { industry_tag: 'x' }, demoId('company A2'))).json()).toMatchObject({ code: '404' });
    expect((await supera1.refused(extend.ofCompany, { a: demoId('company A2'), b: 2 })).code).toBe('404');
    expect((await supera1.raw(extend.setValues, { useModule: 3, id: a1, extValues: {} })).json()).toMatchObject({ code: '404' });
  });

  test('custom fields of another company’s people get the response of a missing record', async () => {
    for (const id of [user('staffa2'), user('superc1'), randomUUID()])
      expect((await values(supera1, { short_num: '1' }, id)).json()).toMatchObject({ code: '404' });
    const there = { useModule: 1, id: user('staffa2'), companyId: demoId('company A2'), extValues: { short_num: '1' } };
    expect((await supera1.refused(extend.setValues, there)).code).toBe('404');
  });
});

describe('validation of a value', () => {
  const base: Omit<ExtendField, 'name' | 'columnName' | 'extendType'> = {
    id: '',
    useModule: 1,
    description: null,
    length: 5,
    enumItems: [],
    isRequired: 0,
    isView: 1,
    isEdit: 0,
    isEnable: 1,
    sortNum: 1,
    isBuiltIn: false,
    version: 1,
  };
  const text: ExtendField = { ...base, name: '文', columnName: 'text', extendType: 'Text' };
  const keeper = { isKeeper: true, isSelf: false };

  test.each([
    ['text is trimmed', text, ' ab ', 'ab'],
    ['a number is text', text, 12, '12'],
    ['length is counted in characters', text, '𠮷𠮷𠮷𠮷𠮷', '𠮷𠮷𠮷𠮷𠮷'],
    ['1 is yes', { ...text, extendType: 'Bool' as const }, '1', true],
    ['false is no', { ...text, extendType: 'Bool' as const }, false, false],
    ['blank is nothing', text, '  ', undefined],
  ])('a value is normalised before it is stored: %s', (_, one, sent, expected) => {
    expect(check([one], { text: sent }, {}, keeper)).toMatchObject({
      values: expected === undefined ? {} : { text: expected },
      problems: {},
    });
  });

  test.each(['abcdef', '\ud800', 'a\0b'])('the value %j is refused for its field', (sent) => {
    expect(Object.keys(check([text], { text: sent }, { text: 'old' }, keeper).problems)).toEqual(['text']);
  });

  test('a stored value that violates a newer rule does not prevent changes to other fields', () => {
    const [stored, other] = [{ text: '从前的长内容' }, { ...text, columnName: 'other' }];
    expect(check([text, other], { text: '从前的长内容', other: 'ab' }, stored, keeper)).toMatchObject({
      ...{ problems: {}, values: { text: '从前的长内容', other: 'ab' } },
    });
    expect(check([text, other], { other: 'ab' }, stored, keeper).problems).toEqual({});
    expect(Object.keys(check([text], { text: '别的也太长的' }, stored, keeper).problems)).toEqual(['text']);
    expect(Object.keys(check([{ ...text, isRequired: 1 }], { text: '' }, {}, keeper).problems)).toEqual(['text']);
  });

  test('a value that the person may not edit is accepted if it equals the stored value', () => {
    const member = { isKeeper: false, isSelf: true };
    expect(check([text], { text: 'old' }, { text: 'old' }, member).forbidden).toEqual([]);
    expect(check([text], { text: 'new' }, { text: 'old' }, member).forbidden).toEqual(['text']);
    expect(check([text], { text: 'new' }, { text: 'old' }, member).values).toEqual({ text: 'old' });
  });
});
