import { commonErrors } from '@park/contract/core';
import { agreement } from '@park/contract/people/agreement';
import { password, passwordErrors } from '@park/contract/people/password';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import { browser } from '../../../kit/api/browser.ts';
import { onSignedOut } from '../../../kit/api/send.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { FirstPassword } from './FirstPassword.tsx';
import { PendingAgreements } from './PendingAgreements.tsx';

const user = userEvent.setup();
const onLeave = vi.fn();
const onClose = vi.fn();
afterEach(() => {
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

const type = async (label: string, text: string) => {
  await user.clear(screen.getByLabelText(label));
  if (text) await user.type(screen.getByLabelText(label), text);
};

describe('R214 the initial password', () => {
  test('V115 V334 replacing the initial password shows a success message and reloads the page', async () => {
    const reload = vi.spyOn(browser, 'reload').mockImplementation(() => {});
    const sent: unknown[] = [];
    const first = answer(password.first, (input) => {
      sent.push(input);
      return {};
    });
    show(<FirstPassword onLeave={onLeave} />, { answers: [first] });
    await dialog('首次登录修改密码');
    await type('新密码', 'Park2027demo');
    await type('确认新密码', 'Park2027demo{Enter}');
    expect(await screen.findByText('密码设置成功')).toBeTruthy();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 3000 });
    expect(sent).toEqual([{ newPassword: 'Park2027demo' }]);
  });

  test('V115 the dialog for the initial password can only be left with 退出', async () => {
    show(<FirstPassword onLeave={onLeave} />);
    const shown = await dialog('首次登录修改密码');
    expect(shown.querySelector('.ant-modal-close')).toBeNull();
    await user.keyboard('{Escape}');
    expect(await dialog('首次登录修改密码')).toBe(shown);
    await user.click(screen.getByRole('button', { name: '退出' }));
    expect(onLeave).toHaveBeenCalledOnce();
  });

  test('V148 V149 V150 V151 the dialog shows which rules the new password breaks', async () => {
    show(<FirstPassword onLeave={onLeave} />);
    await dialog('首次登录修改密码');
    expect(screen.getByPlaceholderText('请输入8-20位密码，须包含数字、大写字母和小写字母')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '确定' }));
    expect(await screen.findByText('请输入密码')).toBeTruthy();
    await type('新密码', 'park2027');
    expect(await screen.findByText('密码格式错误，请重新输入')).toBeTruthy();
    expect(screen.getByText('大写字母').parentElement?.textContent).toContain('大写字母，未满足');
    await type('新密码', 'Park2027');
    await vi.waitFor(() => expect(screen.queryByText('密码格式错误，请重新输入')).toBeNull());
    await type('确认新密码', 'Park2028{Enter}');
    expect(await screen.findByText('两次输入的密码不一致')).toBeTruthy();
  });

  test('a common password is refused at the field for the new password', async () => {
    const first = answer(password.first, () => {
      throw refuse(passwordErrors.common);
    });
    show(<FirstPassword onLeave={onLeave} />, { answers: [first] });
    await dialog('首次登录修改密码');
    await type('新密码', 'Password123');
    await type('确认新密码', 'Password123{Enter}');
    expect(await screen.findByText('密码过于常见，请更换一个', { selector: '.ant-form-item-explain-error' })).toBeTruthy();
  });
});

describe('R215 changing the password', () => {
  test('V335 a changed password leads to the sign-in page and shows no message except the success message', async () => {
    const sent: unknown[] = [];
    const modify = answer(password.modify, (input) => {
      sent.push(input);
      return {};
    });
    onSignedOut.run = vi.fn();
    show(<ChangePassword open onClose={onClose} onLeave={onLeave} />, { answers: [modify] });
    await dialog('修改密码');
    await type('原密码', 'Park2026demo');
    await type('新密码', 'Park2027demo');
    await type('确认新密码', 'Park2027demo{Enter}');
    expect(await screen.findByText('修改成功，请重新登录')).toBeTruthy();
    expect(onClose).toHaveBeenCalledOnce();
    expect(onLeave).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(onLeave).toHaveBeenCalledOnce(), { timeout: 4000 });
    expect(vi.isMockFunction(onSignedOut.run)).toBe(false);
    expect(sent).toEqual([{ oldPassword: 'Park2026demo', newPassword: 'Park2027demo' }]);
  });

  test.each([
    [passwordErrors.wrongOld, '原密码错误'],
    [passwordErrors.same, '新密码不能与原密码相同'],
    [passwordErrors.failed, '密码修改失败'],
  ])('V302 an error (%o) is shown only once and keeps the dialog open', async (error, text) => {
    const modify = answer(password.modify, () => {
      throw refuse(error);
    });
    show(<ChangePassword open onClose={onClose} onLeave={onLeave} />, { answers: [modify] });
    await dialog('修改密码');
    await type('原密码', 'Park2026demo');
    await type('新密码', 'Park2027demo');
    await type('确认新密码', 'Park2027demo{Enter}');
    expect(await screen.findAllByText(text)).toHaveLength(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('the field for the old password is required', async () => {
    show(<ChangePassword open onClose={onClose} onLeave={onLeave} />);
    await dialog('修改密码');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('请输入原密码')).toBeTruthy();
  });
});

describe('updated agreements', () => {
  const texts = (version: number) => [
    { kind: 'user' as const, version, title: '用户协议', content: `第${version}版的用户协议`, publishedDate: '2026-11-01T00:00:00Z' },
    { kind: 'privacy' as const, version: 4, title: '隐私政策', content: '第4版的隐私政策', publishedDate: '2026-11-01T00:00:00Z' },
  ];

  test('the user accepts only the required agreements, in exactly the versions shown', async () => {
    const sent: unknown[] = [];
    const onDone = vi.fn();
    show(<PendingAgreements kinds={['privacy']} onDone={onDone} onLeave={onLeave} />, {
      answers: [
        answer(agreement.current, () => texts(2)),
        answer(agreement.accept, (input) => {
          sent.push(input);
          return {};
        }),
      ],
    });
    expect(await screen.findByText('第4版的隐私政策')).toBeTruthy();
    const go = screen.getByRole('button', { name: '同意并继续' });
    expect(go).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('checkbox', { name: '我已阅读并同意《隐私政策》' }));
    await user.click(go);
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent).toEqual([{ agreements: [{ kind: 'privacy', version: 4 }] }]);
  });

  test('the dialog can only be left with 退出, and a version published meanwhile is shown before the user can accept it', async () => {
    let version = 2;
    const accept = answer(agreement.accept, () => {
      version = 3;
      throw refuse(commonErrors.stale);
    });
    show(<PendingAgreements kinds={['user', 'privacy']} onDone={vi.fn()} onLeave={onLeave} />, {
      answers: [answer(agreement.current, () => texts(version)), accept],
    });
    await screen.findByText('第2版的用户协议');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: '同意并继续' }));
    expect(await screen.findByText('第3版的用户协议')).toBeTruthy();
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: '退出' }));
    expect(onLeave).toHaveBeenCalledOnce();
  });
});
