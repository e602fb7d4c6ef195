import { type Organisation, type UserAccount, useraccount, useraccountTexts } from '@park/contract/people/useraccount';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { idOf, pageOf } from '../../../../test/people.ts';
import { answer, dialog, show } from '../../../../test/render.tsx';
import type { Rights } from '../../../kit/api/access.tsx';
import { OrganisationPage } from './OrganisationPage.tsx';
import { UserAccountPage } from './UserAccountPage.tsx';

const user = userEvent.setup();
const rights: Rights = { 'account:read': 'platform', 'account:update': 'platform' };
const sent = vi.fn();
beforeEach(() => sent.mockClear());
const record =
  <R extends object>(reply: R) =>
  (input: unknown) => {
    sent(input);
    return reply;
  };
const press = async (name: string, box: HTMLElement = document.body) => user.click(await within(box).findByRole('button', { name }));
const entry = async (name: string) => user.click(await screen.findByRole('menuitem', { name }));

const account: UserAccount = {
  ...{
    userId: idOf('王梓涵'),
    userName: 'membera1',
    realName: '王梓涵',
    phone: '138****1003',
    isEnable: 1 as const,
    isLocked: 1 as const,
    hasFactor: 1 as const,
  },
  ...{ change: true, spaceNames: ['星河产业运营'], sessionNum: 2, lastSeenDate: null, createdDate: '2026-03-01T01:30:00.000Z' },
};
const list = answer(useraccount.list, () => pageOf(account));

test('R077 a locked account is marked, and unlocking it asks for confirmation', async () => {
  show(<UserAccountPage />, { access: rights, answers: [list, answer(useraccount.unlock, record({}))] });
  const row = await screen.findByRole('row', { name: /王梓涵/ });
  expect(within(row).getByText('已锁定')).toBeTruthy();
  expect(row.textContent).toContain('从未登录');
  await press('王梓涵的更多操作');
  await entry('解锁');
  await press('解锁', await dialog('解锁“王梓涵”的账号？'));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ userId: account.userId }));
});

test('R077 disabling an account needs a reason, and ending the sessions of an account asks for confirmation', async () => {
  const answers = [list, answer(useraccount.setEnable, record({})), answer(useraccount.endSessions, record({ ended: 2 }))];
  show(<UserAccountPage />, { access: rights, answers });
  await press('王梓涵的更多操作');
  await entry('禁用');
  const box = await dialog('禁用“王梓涵”的账号');
  await press('禁用', box);
  expect(await within(box).findByText(useraccountTexts.noReason)).toBeTruthy();
  await user.type(within(box).getByLabelText('禁用原因'), '账号被盗');
  await press('禁用', box);
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ userId: account.userId, isEnable: 0, reason: '账号被盗' }));
  await press('王梓涵的更多操作');
  await entry('强制退出');
  await press('强制退出', await dialog('强制“王梓涵”退出所有设备？'));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ userId: account.userId }));
});

test('R077 an administrator can remove a lost authenticator app from an account, and a reason is required', async () => {
  const page = show(<UserAccountPage />, { access: rights, answers: [list, answer(useraccount.dropFactor, record({}))] });
  await press('王梓涵的更多操作');
  await entry('解除动态口令');
  const box = await dialog('解除“王梓涵”的动态口令');
  await press('解除', box);
  expect(await within(box).findByText(useraccountTexts.noFactorReason)).toBeTruthy();
  await user.type(within(box).getByLabelText('解除原因'), '手机丢失');
  await press('解除', box);
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ userId: account.userId, reason: '手机丢失' }));
  expect(page.address()).toBe('/');
});

test('R077 users cannot disable their own account or end their own sessions', async () => {
  show(<UserAccountPage />, {
    access: rights,
    answers: [answer(useraccount.list, () => pageOf({ ...account, userId: 'u-1', realName: '测试员' }))],
  });
  await press('测试员的更多操作');
  for (const name of ['强制退出', '解除动态口令', '禁用'])
    expect((await screen.findByRole('menuitem', { name })).getAttribute('aria-disabled')).toBe('true');
});

const organisation: Organisation = {
  ...{ companyId: idOf('云启'), companyName: '云启科技有限公司', creditCode: '91310115MA1K00003C', compType: '0' as const },
  ...{ spaceName: '星河产业运营', superAdminName: '林晓峰', superAdminPhone: '138****1001', staffNum: 21, isEnable: 1 as const },
  ...{ createdDate: '2026-03-01T01:30:00.000Z', version: 4 },
};
const organisations = answer(useraccount.organisations, () => pageOf(organisation));

test('R076 the list shows the super administrator of each organisation; disabling an organisation needs a reason', async () => {
  show(<OrganisationPage />, { access: rights, answers: [organisations, answer(useraccount.setOrganisation, record({}))] });
  expect((await screen.findByRole('row', { name: /云启科技/ })).textContent).toContain('林晓峰138****1001');
  await press('禁用云启科技有限公司');
  const box = await dialog('禁用“云启科技有限公司”');
  expect(box.textContent).toContain('该企业的 21 名员工');
  expect(within(box).getByRole('button', { name: '禁用' }).className).toContain('dangerous');
  await user.type(within(box).getByLabelText('禁用原因'), '欠费停用');
  await press('禁用', box);
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({ companyId: organisation.companyId, version: 4, isEnable: 0, reason: '欠费停用' }),
  );
});

test('R076 a user with read access sees no actions on organisations', async () => {
  show(<OrganisationPage />, { access: { 'account:read': 'platform' }, answers: [organisations] });
  expect(await screen.findByText('云启科技有限公司')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '禁用云启科技有限公司' })).toBeNull();
});
