import { commonErrors } from '@park/contract/core';
import { smsErrors } from '@park/contract/kernel/sms';
import { type Account, account, accountErrors } from '@park/contract/people/account';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import { PersonalInfo } from './PersonalInfo.tsx';

const user = userEvent.setup();
const smsId = 'b6a0c1de-0000-4000-8000-000000000001';
const person: Account = {
  id: 'u-1',
  userName: 'membera1',
  mayChangeUserName: true,
  phone: '138****1003',
  mayChangePhone: true,
  realName: '周子涵',
  nickName: '子涵',
  sex: 1,
  email: null,
  headPortaitUrl: null,
  createdDate: '2026-01-05T03:20:00Z',
  extValues: {},
};

type Answers = NonNullable<NonNullable<Parameters<typeof show>[1]>['answers']>;
async function open(answers: Answers = [], rest: Partial<Account> = {}) {
  const onSaved = vi.fn();
  show(<PersonalInfo open onClose={() => {}} onSaved={onSaved} />, {
    answers: [
      ...answers,
      answer(account.detail, () => ({ ...person, ...rest })),
      answer(account.sendCode, () => ({ smsId, seconds: 60 })),
      answer(account.proveOldPhone, ({ smsCode }) => {
        if (smsCode !== '135790') throw refuse(smsErrors.wrongCode);
        return {};
      }),
    ],
  });
  await dialog('个人信息');
  return onSaved;
}
const type = async (label: string, text: string) => {
  await user.clear(screen.getByLabelText(label));
  if (text) await user.type(screen.getByLabelText(label), text);
};
const save = () => user.click(screen.getByRole('button', { name: '保存' }));
const problem = (text: string) => screen.findByText(text, { selector: '.ant-form-item-explain-error' });
const ask = async (at: number) => {
  await user.click(screen.getAllByRole('button', { name: '获取验证码' })[at] as HTMLElement);
};

/** Opens the dialog and verifies the old number, up to the field for the new number. */
async function move(...answers: Answers) {
  const onSaved = await open(answers);
  await user.click(screen.getByRole('button', { name: '修改手机号' }));
  await ask(0);
  await screen.findByRole('button', { name: /^\d+s后重新获取$/ });
  await type('原手机号验证码', '135790');
  await screen.findByText('原手机号验证成功');
  return onSaved;
}
async function moveTo(number: string) {
  await type('新手机号', number);
  await ask(0);
  await screen.findByRole('button', { name: '60s后重新获取' });
  await type('新手机号验证码', '246801');
}

test('R219 name, nickname and sex are saved without the phone number', async () => {
  const sent: unknown[] = [];
  const edit = answer(account.edit, (input) => {
    sent.push(input);
    return {};
  });
  const onSaved = await open([edit]);
  await type('真实姓名', '周子含');
  await type('昵称', '阿含');
  await user.click(screen.getByLabelText('男'));
  await save();
  expect(await screen.findByText('个人信息修改成功')).toBeTruthy();
  expect(sent).toEqual([{ realName: '周子含', nickName: '阿含', sex: 0 }]);
  expect(onSaved).toHaveBeenCalledOnce();
});

test('V152 V153 V154 V155 V156 each invalid value of the personal info is reported at its field', async () => {
  await open([], { sex: null });
  await type('真实姓名', '');
  await type('昵称', '');
  await save();
  expect(await problem('请输入真实姓名')).toBeTruthy();
  expect(await problem('请输入昵称')).toBeTruthy();
  expect(await problem('请选择性别')).toBeTruthy();
  await user.click(screen.getByLabelText('真实姓名'));
  await user.paste('一二三四五六七八九十一二');
  expect(await problem('真实姓名最多11个字')).toBeTruthy();
  await user.click(screen.getByLabelText('昵称'));
  await user.paste('二十个字以上的昵称二十个字以上的昵称二十一');
  expect(await problem('昵称最多20个字')).toBeTruthy();
});

test('V113 the field for the new number appears after six characters of the code sent to the old number', async () => {
  await open();
  await user.click(screen.getByRole('button', { name: '修改手机号' }));
  await ask(0);
  await screen.findByRole('button', { name: /^\d+s后重新获取$/ });
  await type('原手机号验证码', '00000');
  expect(screen.queryByLabelText('新手机号')).toBeNull();
  await user.type(screen.getByLabelText('原手机号验证码'), '0');
  expect(screen.getByLabelText('新手机号')).toBeTruthy();
  expect(await screen.findByText('验证码错误或已失效')).toBeTruthy();
  expect(screen.getByRole('button', { name: '获取验证码' })).toHaveProperty('disabled', true);
  await type('原手机号验证码', '135790');
  expect(await screen.findByText('原手机号验证成功')).toBeTruthy();
  expect(screen.getByRole('button', { name: '获取验证码' })).toHaveProperty('disabled', false);
});

test('V135 V157 the new number must be valid, and is sent with the code for the new number', async () => {
  const sent: unknown[] = [];
  await move(
    answer(account.edit, (input) => {
      sent.push(input);
      return {};
    }),
  );
  await save();
  expect(await problem('请输入手机号')).toBeTruthy();
  await type('新手机号', '1390000');
  expect(await problem('请输入正确的手机号')).toBeTruthy();
  await moveTo('13900000001');
  await save();
  expect(await screen.findByText('个人信息修改成功')).toBeTruthy();
  expect(sent).toEqual([{ realName: '周子涵', nickName: '子涵', sex: 1, phone: '13900000001', smsCode: '246801', smsId }]);
});

test.each([
  ['V158', accountErrors.phoneTaken, '该手机号已被注册'],
  ['V136', accountErrors.samePhone, '新手机号和旧手机号不能相同，请更换手机号'],
  ['V159', commonErrors.busy, '查询失败'],
])('%s a new number refused with %o shows %s at its field', async (_, error, text) => {
  await move(
    answer(account.edit, () => {
      throw refuse(error);
    }),
  );
  await moveTo('13900000001');
  await save();
  expect(await problem(text)).toBeTruthy();
});

test('V226 a company administrator cannot change the phone number in the personal info and sees the reason', async () => {
  await open([], { mayChangePhone: false });
  expect(screen.getByRole('button', { name: '修改手机号' })).toHaveProperty('disabled', true);
  expect(screen.getByText('单位管理员不能更换绑定手机号')).toBeTruthy();
});
