import { account } from '@park/contract/people/account';
import { identity } from '@park/contract/people/identity';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answer, dialog, show } from '../../test/render.tsx';
import { browser } from '../kit/api/browser.ts';
import { AvatarMenu } from './AvatarMenu.tsx';

const user = userEvent.setup();
const detail = answer(account.detail, () => ({
  id: 'u-1',
  userName: 'tester',
  mayChangeUserName: true,
  phone: '138****0000',
  mayChangePhone: true,
  realName: '测试员',
  nickName: null,
  sex: null,
  email: null,
  headPortaitUrl: null,
  createdDate: '2026-01-05T03:20:00Z',
  extValues: {},
}));
const choose = async (entry: string) => {
  await user.click(screen.getByRole('button', { name: '测试员' }));
  await user.click(screen.getByRole('button', { name: entry }));
};

test.each(['个人中心', '个人信息', '修改密码'])(
  'V033 the avatar menu opens %s, and closing the dialog returns the focus to the avatar',
  async (entry) => {
    show(<AvatarMenu />, { answers: [detail] });
    await choose(entry);
    await dialog(entry);
    expect(screen.queryByRole('region', { name: '账号菜单' })).toBeNull();
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '测试员' })));
  },
);

test('V033 V272 退出登录 ends the session by a request to the portal’s logout path and leads to the sign-in page', async () => {
  const left = vi.spyOn(browser, 'leaveFor').mockImplementation(() => {});
  const ended = vi.fn();
  const logout = answer(identity.logout, () => {
    ended();
    return {};
  });
  show(<AvatarMenu />, { answers: [logout] });
  await choose('退出登录');
  await vi.waitFor(() => expect(left).toHaveBeenCalledWith('/login'));
  expect(ended).toHaveBeenCalledOnce();
  expect(identity.logout.path).toBe('/portal/logout');
});
