import { account, accountErrors } from '@park/contract/people/account';
import { factor } from '@park/contract/people/factor';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answer, dialog, refuse } from '../../../../test/render.tsx';
import { deviceOf } from './device.ts';
import { open, portraitId, problem, type, user } from './test/centre.tsx';

describe('R217 V065 account info', () => {
  test('V130 V131 V317 a user name that breaks the rule is refused at its field', async () => {
    const sent: unknown[] = [];
    const rename = answer(account.rename, (input) => {
      sent.push(input);
      return {};
    });
    const { onSaved } = await open('账号信息', [rename]);
    expect(screen.getByText('138****0011')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '修改用户名' }));
    await type('用户名', '{Enter}');
    expect(await problem('请输入用户名')).toBeTruthy();
    await type('用户名', 'ab_12{Enter}');
    expect(await problem('请输入长度在 6 到 18 位的字母或者数字组成的用户名')).toBeTruthy();
    await type('用户名', 'chenjianguo{Enter}');
    expect(await screen.findByText('用户名修改成功')).toBeTruthy();
    expect(sent).toEqual([{ userName: 'chenjianguo' }]);
    expect(onSaved).toHaveBeenCalledOnce();
  });

  test('V132 the user name can be changed only once', async () => {
    await open('账号信息', [], { mayChangeUserName: false });
    expect(screen.getByRole('button', { name: '修改用户名' })).toHaveProperty('disabled', true);
    expect(screen.getByText('用户名只能修改一次')).toBeTruthy();
  });

  test('V133 a user name already taken is refused at the field', async () => {
    const rename = answer(account.rename, () => {
      throw refuse(accountErrors.userNameTaken);
    });
    await open('账号信息', [rename]);
    await user.click(screen.getByRole('button', { name: '修改用户名' }));
    await type('用户名', 'operatorb{Enter}');
    expect(await problem('该用户名已存在')).toBeTruthy();
    expect(screen.queryByText('内容已被他人修改')).toBeNull();
  });

  test('V226 a company administrator cannot change the phone number in account info and sees the reason', async () => {
    await open('账号信息', [], { mayChangePhone: false });
    expect(screen.getByRole('button', { name: '更换手机号' })).toHaveProperty('disabled', true);
    expect(screen.getByText('单位管理员不能更换绑定手机号')).toBeTruthy();
  });
});

describe('V066 base info', () => {
  const saving = (sent: unknown[]) =>
    answer(account.save, (input) => {
      sent.push(input);
      return {};
    });

  test('V320 all fields of the base info are sent in one request', async () => {
    const sent: unknown[] = [];
    const { onSaved } = await open('基本信息', [saving(sent)]);
    await screen.findByLabelText('昵称');
    await type('昵称', '建国');
    await user.click(screen.getByLabelText('女'));
    await type('邮箱', 'chen@example.com');
    await type('短号', '60-11{Enter}');
    expect(await screen.findByText('个人信息修改成功')).toBeTruthy();
    expect(sent).toEqual([
      { headPortaitUrl: portraitId, nickName: '建国', sex: 1, email: 'chen@example.com', extValues: { short_num: '60-11' } },
    ]);
    expect(onSaved).toHaveBeenCalledOnce();
  });

  test('V141 V142 V143 V144 V145 V146 V147 V156 each invalid value of the base info is reported at its field', async () => {
    await open('基本信息', [], { headPortaitUrl: null, sex: null });
    await screen.findByLabelText('昵称');
    expect(screen.getByText('请上传 png/jpg 格式，建议尺寸 250x250，大小不超过 300KB 的图片')).toBeTruthy();
    await type('昵称', '');
    await type('邮箱', 'chen@');
    await type('短号', '60#11');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await problem('请上传头像')).toBeTruthy();
    expect(await problem('请输入昵称')).toBeTruthy();
    expect(await problem('请选择性别')).toBeTruthy();
    expect(await problem('请输入正确的邮箱地址')).toBeTruthy();
    expect(await problem('仅支持输入数字和英文符号"-"')).toBeTruthy();
    await user.click(screen.getByLabelText('昵称'));
    await user.paste('二十个字以上的昵称二十个字以上的昵称二十一');
    expect(await problem('昵称最多20个字')).toBeTruthy();
    await user.clear(screen.getByLabelText('邮箱'));
    await user.click(screen.getByLabelText('邮箱'));
    await user.paste(`${'a'.repeat(25)}@ab.cn`);
    expect(await problem('邮箱长度不能超过30个字符')).toBeTruthy();
  });

  test('V142 V201 the portrait must be a non-empty picture of an allowed type', async () => {
    await open('基本信息', [], { headPortaitUrl: null });
    await screen.findByLabelText('昵称');
    const choosing = userEvent.setup({ applyAccept: false });
    const choose = (file: File) => choosing.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
    await choose(new File(['x'], 'portrait.gif', { type: 'image/gif' }));
    expect(await screen.findByText('上传图片只能是 png、jpg、jpeg 格式')).toBeTruthy();
    await choose(new File([], 'portrait.png', { type: 'image/png' }));
    expect(await screen.findByText('上传图片大小不能小于0KB')).toBeTruthy();
  });

  test('closing the dialog with unsaved input asks for confirmation', async () => {
    const { onClose } = await open('基本信息');
    await screen.findByLabelText('昵称');
    await type('昵称', '建国');
    await user.click(within(await dialog('个人中心')).getByRole('button', { name: /close|关闭/i }));
    expect(await screen.findByText('放弃未保存的修改？')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '放弃' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

test('the arrow keys move between the tabs, and text typed in a tab is kept', async () => {
  await open('基本信息', [answer(factor.detail, () => ({ method: 'none' as const, isRequired: false }))]);
  await screen.findByLabelText('昵称');
  await type('昵称', '建国');
  screen.getByRole('tab', { name: '基本信息' }).focus();
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: '账号信息', selected: true }));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: '二次验证', selected: true }));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByLabelText('昵称')).toHaveProperty('value', '建国');
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0', 'Edge · Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Gecko/20100101 Firefox/140.0', 'Firefox · macOS'],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36 MicroMessenger/8.0', '微信 · Android'],
  ['curl/8.0', '未知设备'],
])('a session with the user agent %s is shown as %s', (agent, name) => {
  expect(deviceOf(agent)).toBe(name);
});
