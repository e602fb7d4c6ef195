import { group } from '@park/contract/people/group';
import { type ParkUser, parkuser } from '@park/contract/people/parkuser';
import { staff, staffErrors } from '@park/contract/people/staff';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { idOf, option, pageOf } from '../../../../test/people.ts';
import { answer, dialog, show } from '../../../../test/render.tsx';
import type { Rights } from '../../../kit/api/access.tsx';
import { ParkUserPage } from './ParkUserPage.tsx';

const user = userEvent.setup();
const rights: Rights = {
  ...{ 'parkUser:read': 'park', 'group:read': 'park', 'group:update': 'park' },
  ...{ 'staff:update': 'park', 'company:read': 'park', 'book:read': 'park' },
};
const sent = vi.fn();
const queried = vi.fn();
beforeEach(() => {
  sent.mockClear();
  queried.mockClear();
});
const record =
  <R extends object>(reply: R) =>
  (input: unknown) => {
    sent(input);
    return reply;
  };

const personOf = (name: string, more: Partial<ParkUser> = {}): ParkUser => ({
  ...{ userId: idOf(name), realName: name, phone: '138****1003', companyId: idOf('云启'), companyName: '云启科技有限公司' },
  ...{ compType: '0' as const, departmentName: '研发中心', position: '工程师', isEnable: 1 as const, isCompanyEnable: 1 as const },
  ...{ isCompanyAdmin: 0 as const, isSuperAdmin: 0 as const, createdDate: '2026-03-01T01:30:00.000Z', ...more },
});
const member = personOf('王梓涵');
const list = answer(parkuser.list, (input) => {
  queried(input);
  return pageOf(member, personOf('林晓峰', { isSuperAdmin: 1 }));
});
const detail = answer(parkuser.detail, () => ({
  ...{ ...member, sex: 1 as const, email: null, groups: [{ id: idOf('志愿者'), name: '志愿者' }], isPhoneLocked: false, mayEdit: true },
}));
const memberships = answer(parkuser.memberships, () => [member, personOf('王梓涵', { companyId: idOf('智联'), companyName: '智联数据' })]);
const address = { roomId: idOf('501'), roomCode: 'A-501', regionName: '一期', buildingName: '1号楼', floorName: '5F', roomNum: '501' };
const addresses = answer(parkuser.addresses, ({ companyId }) => (companyId === idOf('云启') ? [address] : []));
const press = async (name: string, box: HTMLElement = document.body) => user.click(await within(box).findByRole('button', { name }));

test('R160 the list shows the people of all companies and can be filtered by company and company type', async () => {
  show(<ParkUserPage />, { access: rights, answers: [list] });
  expect((await screen.findByRole('row', { name: /王梓涵/ })).textContent).toContain('入驻企业');
  await user.type(screen.getByLabelText('企业'), '云启');
  await press('展开');
  await user.click(screen.getByRole('combobox', { name: '企业身份' }));
  await user.click(await option('入驻企业'));
  await press('查询');
  await waitFor(() => expect(queried).toHaveBeenLastCalledWith(expect.objectContaining({ companyName: '云启', compType: '0' })));
});

test('V243 the list shows a whole phone number without a link to reveal it, and a masked one with the link', async () => {
  const mixed = answer(parkuser.list, () => pageOf(personOf('王梓涵', { phone: '13800001003' }), personOf('林晓峰')));
  show(<ParkUserPage />, { access: rights, answers: [mixed] });
  const whole = await screen.findByRole('row', { name: /王梓涵/ });
  expect(whole.textContent).toContain('13800001003');
  expect(within(whole).queryByRole('button', { name: '查看王梓涵的手机号' })).toBeNull();
  expect(screen.getByRole('button', { name: '查看林晓峰的手机号' })).toBeTruthy();
});

test('R160 the details of a person list all companies of the person, and the person can be disabled in one company', async () => {
  const set = answer(staff.setEnable, record({}));
  show(<ParkUserPage />, { access: rights, answers: [list, detail, memberships, addresses, set] });
  await press('王梓涵');
  const table = await screen.findByRole('table', { name: '在园区里的企业' });
  expect((await screen.findAllByText('志愿者')).length).toBe(1);
  await press('禁用', within(table).getByRole('row', { name: /智联数据/ }));
  expect(await screen.findByText('停用“王梓涵”在“智联数据”的账号？')).toBeTruthy();
  const buttons = await screen.findAllByRole('button', { name: '禁用' });
  await user.click(buttons.at(-1) as HTMLElement);
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: member.userId, companyId: idOf('智联'), isEnable: 0 }));
});

test('C0172 C0173 the details of a person list the rooms the company leases, and a button shows the details of a room', async () => {
  const one = answer(parkuser.room, () => ({
    ...{ ...address, area: '120.5000', status: 'leased' as const, companyId: idOf('云启'), companyName: '云启科技有限公司' },
  }));
  show(<ParkUserPage />, { access: rights, answers: [list, detail, memberships, addresses, one] });
  await press('王梓涵');
  const table = await screen.findByRole('table', { name: '云启科技有限公司租用的房间' });
  expect(within(table).getByRole('row', { name: /一期 1号楼 5F/ })).toBeTruthy();
  await press('查看501', table);
  expect(await screen.findByText('120.50 ㎡')).toBeTruthy();
  expect(screen.getByText('已租')).toBeTruthy();
});

test('R160 changing a phone number applies to one company; disabling a person in all companies asks for confirmation', async () => {
  const change = answer(parkuser.changePhone, record({}));
  const disable = answer(staff.disable, record({}));
  show(<ParkUserPage />, { access: rights, answers: [list, change, disable] });
  await press('修改手机号王梓涵');
  const box = await dialog('修改手机号：王梓涵');
  await user.type(within(box).getByLabelText('新手机号'), '139-1111-0001');
  await press('保存', box);
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ userId: member.userId, companyId: member.companyId, phone: '13911110001' }));
  await press('禁用王梓涵');
  await press('禁用', await dialog('禁用“王梓涵”？'));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ userId: member.userId }));
});

test('R160 a super administrator cannot be disabled and cannot get another phone number', async () => {
  show(<ParkUserPage />, { access: rights, answers: [list] });
  for (const [name, why] of [
    ['修改手机号林晓峰', staffErrors.phoneLocked.message],
    ['禁用林晓峰', staffErrors.superFirst.message],
  ] as const) {
    const button = await screen.findByRole<HTMLButtonElement>('button', { name });
    expect(button.disabled).toBe(true);
    expect(button.title).toBe(why);
  }
});
test('R160 a user with read access sees no actions on park users', async () => {
  show(<ParkUserPage />, { access: { 'parkUser:read': 'park' }, answers: [list] });
  expect(await screen.findByText('王梓涵')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '修改手机号王梓涵' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('R160 selected people are added to a group, each together with the company of the row', async () => {
  const groups = answer(group.list, (input) => {
    queried(input);
    return pageOf({
      ...{ id: idOf('志愿者'), code: 'volunteers', name: '志愿者', kind: 'user' as const, remark: null, memberNum: 2 },
      ...{ createdDate: '2026-03-01T01:30:00.000Z', version: 1 },
    });
  });
  const add = answer(group.add, record({ added: 1 }));
  show(<ParkUserPage />, { access: rights, answers: [list, groups, add] });
  await user.click(within(await screen.findByRole('row', { name: /王梓涵/ })).getByRole('checkbox'));
  await press('加入分组');
  const box = await dialog('加入分组：1 人');
  await user.click(within(box).getByRole('combobox', { name: '分组' }));
  await user.click(await option('志愿者'));
  await press('加入', box);
  expect(queried).toHaveBeenCalledWith(expect.objectContaining({ kind: 'user' }));
  const members = [{ userId: member.userId, companyId: member.companyId }];
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ groupId: idOf('志愿者'), members }));
});
