import { type ParkAdmin, parkadmin, parkadminErrors, parkadminTexts } from '@park/contract/rights/parkadmin';
import { role } from '@park/contract/rights/role';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { idOf, pageOf } from '../../../../test/people.ts';
import { answer, refuse, show } from '../../../../test/render.tsx';
import type { Rights } from '../../../kit/api/access.tsx';
import { AddManagerPage, EditManagerPage } from './ParkAdminFormPage.tsx';
import { ParkAdminPage } from './ParkAdminPage.tsx';

const user = userEvent.setup();
const rights: Rights = { 'parkAdmin:read': 'park', 'parkAdmin:assign': 'park', 'parkRole:read': 'park' };
const sent = vi.fn();
beforeEach(() => sent.mockClear());

const admin: ParkAdmin = {
  ...{ userId: idOf('孙丽'), realName: '孙丽', phone: '138****0021', companyId: idOf('协管'), companyName: '星河协管服务中心' },
  ...{ compType: '1' as const, departmentName: '客服组', position: null, isEnable: 1 as const },
  ...{ roles: [{ id: idOf('协管专员'), roleName: '协管专员' }], validFrom: null, validTo: '2026-03-31T15:59:59.000Z' },
  ...{ state: 'expired' as const, remark: '代班', createdDate: '2026-03-01T01:30:00.000Z', version: 3 },
};
const list = answer(parkadmin.list, () => pageOf(admin, { ...admin, userId: 'u-1', realName: '测试员', state: 'live', validTo: null }));
const detail = answer(parkadmin.detail, () => admin);
const candidate = {
  ...{ userId: idOf('周敏'), realName: '周敏', phone: '138****0012', companyId: idOf('运营'), companyName: '星河运营管理有限公司' },
  ...{ compType: '2' as const, departmentName: '运营中心' },
};
const candidates = answer(parkadmin.candidates, () => pageOf(candidate));
const roleOf = (name: string) => ({
  ...{ id: idOf(name), roleName: name, roleCode: name, parentId: null, isRoleGroup: 0 as const, sortNum: 1, remark: null },
  ...{ isBuiltIn: false, userNum: 0, dataScope: 'all' as const, scopeDepartmentIds: [], fieldPolicy: {}, companyId: idOf('运营') },
  ...{ version: 1, children: [], name, roleGroupName: null, delFlag: 0 as const, source: 'custom' as const, status: '1' },
});
const roles = answer(role.parkTree, ({ kind }) => [roleOf(kind === 'park' ? '园区管理员' : '协管专员')]);
const press = async (name: string, box: HTMLElement = document.body) => user.click(await within(box).findByRole('button', { name }));

test('R058 the list shows roles, period and state of park administrators; users cannot remove themselves from the list', async () => {
  const remove = answer(parkadmin.remove, (input) => {
    sent(input);
    return {};
  });
  const page = show(<ParkAdminPage />, { access: rights, answers: [list, remove] });
  const row = await screen.findByRole('row', { name: /孙丽/ });
  expect(row.textContent).toContain('协管专员');
  expect(row.textContent).toContain('至 2026-03-31 23:59');
  expect(within(row).getByText('已过期')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '移除测试员' })).toBeNull();
  await press('移除孙丽');
  expect(await screen.findByText('取消“孙丽”对本园区的管理权限？')).toBeTruthy();
  await press('移除');
  expect(await screen.findByText('移除成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith({ userId: admin.userId, companyId: admin.companyId });
  await press('编辑孙丽');
  expect(page.address()).toBe(`/system/updatemanager?userId=${admin.userId}&companyId=${admin.companyId}`);
});

test('a user with read access sees no actions on park administrators', async () => {
  show(<ParkAdminPage />, { access: { 'parkAdmin:read': 'park' }, answers: [list] });
  expect(await screen.findByText('孙丽')).toBeTruthy();
  for (const name of ['新增管理员', '移除孙丽', '编辑孙丽']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('R059 an administrator is selected from the candidates and gets roles for the kind of organisation', async () => {
  const add = answer(parkadmin.add, (input) => {
    sent(input);
    return {};
  });
  show(<AddManagerPage />, { access: rights, at: '/system/addmanager', answers: [candidates, roles, add] });
  await press('保存');
  expect(await screen.findByText(parkadminTexts.noRole)).toBeTruthy();
  await user.click(await screen.findByRole('combobox', { name: '人员' }));
  await user.click(await screen.findByText(/星河运营管理有限公司 · 运营中心/));
  await user.click(await screen.findByRole('combobox', { name: '角色' }));
  await user.click(await screen.findByText('园区管理员'));
  expect(screen.queryByText('协管专员')).toBeNull();
  await press('保存');
  expect(await screen.findByText('新增管理员成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ userId: candidate.userId, companyId: candidate.companyId, roleIds: [idOf('园区管理员')] }),
  );
});

test('60201 607 a phone number without an account and a person who already is an administrator are reported at the field', async () => {
  const refusals = [refuse(parkadminErrors.notRegistered, { phone: '该用户未注册' }), refuse(parkadminErrors.alreadyAdmin)];
  const add = answer(parkadmin.add, () => {
    throw refusals.shift();
  });
  show(<AddManagerPage />, { access: rights, at: '/system/addmanager', answers: [candidates, roles, add] });
  await user.click(await screen.findByText('输入手机号'));
  await user.type(await screen.findByLabelText('手机号'), '139 1111 2222');
  await user.click(await screen.findByRole('combobox', { name: '角色' }));
  await user.click(await screen.findByText('协管专员'));
  await press('保存');
  expect(await screen.findByText('该用户未注册')).toBeTruthy();
  await press('保存');
  expect(await screen.findByText('该用户已经是管理员')).toBeTruthy();
});

test('R060 an administrator can be edited, and a conflict shows both versions', async () => {
  let isFirst = true;
  const change = answer(parkadmin.change, (input) => {
    sent(input);
    if (isFirst) {
      isFirst = false;
      throw refuse({ code: '409', status: 409, message: '内容已被他人修改，请刷新后重试' });
    }
    return {};
  });
  show(<EditManagerPage />, { access: rights, at: `/system/updatemanager?userId=${admin.userId}`, answers: [detail, roles, change] });
  await user.type(await screen.findByLabelText('备注'), '至月底');
  await press('保存');
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ userId: admin.userId, version: 3, remark: '代班至月底' })),
  );
  expect((await screen.findAllByText('代班至月底')).length).toBeGreaterThan(0);
  expect(await screen.findAllByRole('dialog')).toHaveLength(1);
});
