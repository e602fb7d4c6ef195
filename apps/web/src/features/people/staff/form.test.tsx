import { commonErrors, type Received } from '@park/contract/core';
import { maxRows } from '@park/contract/fields';
import { department } from '@park/contract/people/department';
import { extend } from '@park/contract/people/extend';
import { staff, staffErrors } from '@park/contract/people/staff';
import { role } from '@park/contract/rights/role';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { cardOf, fieldOf, idOf, nodeOf, option, pageOf, treeOf } from '../../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import { groupOf, roleOf } from '../../../../test/roles.ts';
import type { Rights } from '../../../kit/api/access.tsx';
import { unsaved } from '../../../kit/form/unsaved.ts';
import { AddStaffPage, EditStaffPage } from './StaffFormPage.tsx';

const user = userEvent.setup();
const all: Rights = { 'book:read': 'own', 'staff:create': 'own', 'staff:update': 'own', 'staff:remove': 'own' };
const tree = answer(department.tree, () => treeOf(nodeOf('工程部'), nodeOf('市场部')));
const queried = vi.fn<(input: Received<typeof extend.list>) => void>();
const fieldsOf = (...fields: ReturnType<typeof fieldOf>[]) =>
  answer(extend.list, (input) => {
    queried(input);
    return pageOf(...fields);
  });
const noFields = fieldsOf();

const pages = (
  <Routes>
    <Route path="/architecture/addenterpriseuser/:deptId?" element={<AddStaffPage />} />
    <Route path="/architecture/updateenterpriseuser" element={<EditStaffPage />} />
    <Route path="*" element={<p>别处</p>} />
  </Routes>
);
const adding = `/architecture/addenterpriseuser/${idOf('工程部')}?from=organizetions`;
const editing = `/architecture/updateenterpriseuser?id=${idOf('王磊')}&from=memberlist`;
type Answers = NonNullable<Parameters<typeof show>[1]>['answers'];
const open = (at: string, answers: Answers = []) => show(pages, { access: all, at, answers: [...(answers ?? []), tree, noFields] });

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const fill = async (label: string, text: string) => {
  const input = await field(label);
  await user.clear(input);
  await user.type(input, text);
};
const save = () => user.click(screen.getByRole('button', { name: '保存' }));

const created = vi.fn<(input: Received<typeof staff.create>) => void>();
const create = answer(staff.create, (input) => {
  created(input);
  return { id: idOf('新人') };
});
const fillAll = async () => {
  await fill('姓名', '周一鸣');
  await fill('手机号', '138 0000-0009');
  await fill('人员排序', '20');
};

test('R087 R236 V101 V337 a new person starts in the department from which the form was opened, and saving leads back there', async () => {
  const page = open(adding, [create]);
  await fillAll();
  expect(await screen.findByText('工程部')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '女' }));
  await save();
  expect(await screen.findByText('新增人员成功')).toBeTruthy();
  expect(created).toHaveBeenLastCalledWith(
    expect.objectContaining({ realName: '周一鸣', phone: '13800000009', departmentId: idOf('工程部'), orgOrderNum: 20, sex: 1, isShow: 1 }),
  );
  await waitFor(() => expect(page.address()).toBe('/architecture/organizetions'));
});

test('V117 V189 V191 V196 V197 missing fields are reported, and no request is sent', async () => {
  created.mockClear();
  open('/architecture/addenterpriseuser', [create]);
  await field('姓名');
  await save();
  for (const text of ['请输入用户名称', '请填写用户手机号', '请选择部门', '请输入人员排序'])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(created).not.toHaveBeenCalled();
});

test.each([
  ['V190', '姓名', '周', '长度在2到20个字符内'],
  ['V192', '手机号', '10800000009', '请输入正确的手机号'],
  ['V194', '邮箱', 'name@', '请输入正确的邮箱'],
  ['V195', '邮箱', `${'a'.repeat(36)}@qq.com`, '邮箱长度不能超过40个字符'],
  ['V198', '人员排序', '12a', '人员排序只能输入数字，最多10位'],
])('%s the field %s refuses %s: %s', async (_, label, text, message) => {
  open(adding, [create]);
  await fill(label, text);
  await user.tab();
  expect(await screen.findByText(message)).toBeTruthy();
});

test('V190 V198 V199 the fields for name, order and position accept at most their maximum length', async () => {
  open(adding, [create]);
  await fill('姓名', '一二三四五六七八九十一二三四五六七八九十多');
  await fill('人员排序', '12345678901');
  await fill('职位', '一二三四五六七八九十一二三四五六七八九十多');
  expect((await field('姓名')).value).toHaveLength(20);
  expect((await field('人员排序')).value).toHaveLength(10);
  expect((await field('职位')).value).toHaveLength(20);
});

test('the phone field of a new person says on leaving it that a member of the company has the number', async () => {
  const searched = vi.fn();
  const search = answer(staff.search, (input) => {
    searched(input);
    return input.keyword === '13800000009' ? pageOf(cardOf('王磊')) : pageOf();
  });
  open(adding, [search]);
  await fill('手机号', '138 0000-0008');
  await user.tab();
  await waitFor(() => expect(searched).toHaveBeenLastCalledWith(expect.objectContaining({ keyword: '13800000008', showAll: 1 })));
  expect(screen.queryByText(/已是本单位员工/)).toBeNull();
  await fill('手机号', '138 0000-0009');
  await user.tab();
  expect(await screen.findByText('该手机号已是本单位员工：王磊')).toBeTruthy();
  searched.mockClear();
  await fill('手机号', '1380000');
  await user.tab();
  await waitFor(() => expect(screen.queryByText(/已是本单位员工/)).toBeNull());
  expect(searched).not.toHaveBeenCalled();
});

test('V192 a pasted phone number loses country code and separators', async () => {
  open(adding, [create]);
  await user.click(await field('手机号'));
  await user.paste('+86 138-0000-0009');
  expect((await field('手机号')).value).toBe('13800000009');
});

test('V352 700000 a phone number already taken is reported at its field', async () => {
  const taken = answer(staff.create, () => {
    throw refuse(staffErrors.phoneUsed);
  });
  open(adding, [taken]);
  await fillAll();
  await save();
  const text = await screen.findByText(staffErrors.phoneUsed.message);
  expect(text.closest('.ant-form-item')?.textContent).toContain('手机号');
  expect(screen.getAllByText(staffErrors.phoneUsed.message)).toHaveLength(1);
});

test('V200 V280 the enabled custom fields are loaded only once, and required fields and lengths are validated', async () => {
  created.mockClear();
  const office = fieldOf('工位号', { length: 4 });
  const degree = fieldOf('学历', { columnName: 'degree', extendType: 'Enum', isRequired: 1, enumItems: [{ key: 'b', value: '本科' }] });
  const entry = fieldOf('入职日期', { columnName: 'entry_date', extendType: 'DateTime' });
  open(adding, [create, fieldsOf(office, degree, entry)]);
  await fillAll();
  // the page requests 9999 rows; the contract limits the page size to `maxRows`
  expect(queried).toHaveBeenCalledWith({ useModule: 1, isEnable: 1, pageNum: 1, pageSize: maxRows });
  await fill('工位号', 'A-1234');
  await save();
  expect(await screen.findByText('最多输入4个字符')).toBeTruthy();
  expect(screen.getByText('请选择学历')).toBeTruthy();
  expect(created).not.toHaveBeenCalled();
  await fill('工位号', 'A-12');
  await user.click(screen.getByRole('combobox', { name: '学历' }));
  await user.click(await option('本科'));
  await save();
  await waitFor(() =>
    expect(created).toHaveBeenCalledWith(expect.objectContaining({ extValues: { office_no: 'A-12', degree: 'b', entry_date: null } })),
  );
});

test('V290 a failed load of departments is reported in the department selector', async () => {
  const broken = answer(department.tree, () => {
    throw refuse(commonErrors.unexpected);
  });
  show(pages, { access: all, at: '/architecture/addenterpriseuser', answers: [broken, noFields] });
  await user.click(await screen.findByRole('combobox', { name: '部门' }));
  expect(await option('获取部门列表失败')).toBeTruthy();
});

test('leaving the form with unsaved changes asks for confirmation', async () => {
  const page = open(adding, [create]);
  await fill('姓名', '周一');
  expect(unsaved.has(`/architecture/addenterpriseuser/${idOf('工程部')}`)).toBe(true);
  await user.click(screen.getByRole('button', { name: '取消' }));
  const question = await dialog('放弃未保存的修改？');
  await user.click(within(question).getByRole('button', { name: '继续编辑' }));
  expect((await field('姓名')).value).toBe('周一');
  await user.click(screen.getByRole('button', { name: '取消' }));
  await user.click(within(await dialog('放弃未保存的修改？')).getByRole('button', { name: '放弃' }));
  await waitFor(() => expect(page.address()).toBe('/architecture/organizetions'));
  expect(unsaved.has(`/architecture/addenterpriseuser/${idOf('工程部')}`)).toBe(false);
});

test('V084 V117 the form for a new person, opened with the id of an existing person, redirects to the form for editing', async () => {
  const detail = answer(staff.detail, () => cardOf('王磊'));
  const page = open(`/architecture/addenterpriseuser?id=${idOf('王磊')}`, [detail]);
  await waitFor(() => expect(page.address()).toBe(`/architecture/updateenterpriseuser?id=${idOf('王磊')}`));
  expect((await field('姓名')).value).toBe('王磊');
});

const changed = vi.fn<(input: Received<typeof staff.change>) => void>();
const change = answer(staff.change, (input) => {
  changed(input);
  return {};
});

test('V117 V338 R088 an edited person is sent with the version that was loaded, and saving leads back to the previous page', async () => {
  const detail = answer(staff.detail, () =>
    cardOf('王磊', { departmentId: null, departmentName: null, extValues: { old: '1', office_no: 'A-1' } }),
  );
  const page = open(editing, [detail, change, fieldsOf(fieldOf('工位号'))]);
  await fill('职位', '主管');
  await save();
  expect(await screen.findByText('修改人员成功')).toBeTruthy();
  expect(changed).toHaveBeenLastCalledWith(
    expect.objectContaining({ id: idOf('王磊'), version: 3, position: '主管', departmentId: '-2', extValues: { office_no: 'A-1' } }),
  );
  await waitFor(() => expect(page.address()).toBe('/architecture/memberlist'));
});

test('a conflict on a person shows the fields that the other user changed', async () => {
  let version = 3;
  const detail = answer(staff.detail, () => cardOf('王磊', { version, position: version === 3 ? '工程师' : '经理' }));
  const stale = answer(staff.change, () => {
    version = 4;
    throw refuse(commonErrors.stale);
  });
  open(editing, [detail, stale]);
  await fill('职位', '主管');
  await save();
  const conflict = await dialog('内容已被他人修改');
  expect(within(conflict).getByRole('row', { name: '职位 主管 经理' })).toBeTruthy();
});

test('V193 V229 a phone number that cannot be changed is shown with the reason', async () => {
  const detail = answer(staff.detail, () => cardOf('王磊', { isPhoneLocked: true }));
  open(editing, [detail]);
  expect(await screen.findByText(staffErrors.phoneLocked.message)).toBeTruthy();
  expect((await field('手机号')).disabled).toBe(true);
  expect(screen.getByRole('button', { name: '修改手机号' })).toHaveProperty('disabled', true);
});

test('V322 700000 the phone number of an existing person is changed in a separate dialog', async () => {
  const sent = vi.fn();
  const changePhone = answer(staff.changePhone, (input) => {
    if (input.phone === '13800000008') throw refuse(staffErrors.phoneUsed);
    sent(input.phone);
    return {};
  });
  open(editing, [answer(staff.detail, () => cardOf('王磊')), changePhone]);
  await user.click(await screen.findByRole('button', { name: '修改手机号' }));
  const box = await dialog('修改手机号：王磊');
  await user.type(within(box).getByLabelText('新手机号'), '13800000008');
  await user.click(within(box).getByRole('button', { name: '保存' }));
  expect(await within(box).findByText(staffErrors.phoneUsed.message)).toBeTruthy();
  await user.clear(within(box).getByLabelText('新手机号'));
  await user.type(within(box).getByLabelText('新手机号'), '13800000007');
  await user.click(within(box).getByRole('button', { name: '保存' }));
  expect(await screen.findByText('修改成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith('13800000007');
});

test('V228 the form of the super administrator is read-only for other users', async () => {
  open(editing, [answer(staff.detail, () => cardOf('王磊', { isSuperAdmin: 1, mayEdit: false }))]);
  expect(await screen.findByText(staffErrors.superLocked.message)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
});

test('the form of an unknown person shows an error', async () => {
  const missing = answer(staff.detail, () => {
    throw refuse(commonErrors.notFound);
  });
  open(editing, [missing]);
  expect(await screen.findByText(commonErrors.notFound.message)).toBeTruthy();
});

test('V183 roles of the company can be assigned to a person; role groups cannot be selected, and built-in roles are not sent', async () => {
  const changed = vi.fn();
  const change = answer(staff.change, (input) => {
    changed(input);
    return {};
  });
  const roles = answer(role.companyTree, () => [groupOf('业务角色', roleOf('采购专员'), roleOf('行政专员'))]);
  const own = answer(role.custom, () =>
    ['采购专员', '行政专员'].map((name) => ({ id: idOf(name), roleName: name, roleCompanyId: `${idOf(name)}/c`, companyId: 'c' })),
  );
  const assigned = ['采购专员', '消防联系人'].map((roleName) => ({ id: idOf(roleName), roleName, roleCode: null }));
  const card = answer(staff.detail, () => cardOf('王磊', { roles: assigned }));
  show(pages, {
    access: { ...all, 'role:read': 'own', 'role:assign': 'own' },
    at: editing,
    answers: [card, change, roles, own, tree, noFields],
  });
  await user.click(await screen.findByRole('combobox', { name: '角色' }));
  expect((await option('业务角色')).closest('.ant-select-tree-treenode')?.className).toContain('disabled');
  await user.click(await option('行政专员'));
  await save();
  await waitFor(() => expect(changed).toHaveBeenCalled());
  expect(changed.mock.lastCall?.[0].companyRoleIdList).toEqual([idOf('采购专员'), idOf('行政专员')]);
});
