import type { Received } from '@park/contract/core';
import { smsErrors } from '@park/contract/kernel/sms';
import { type Account, account, accountErrors } from '@park/contract/people/account';
import { factor } from '@park/contract/people/factor';
import { identity } from '@park/contract/people/identity';
import { passwordErrors } from '@park/contract/people/password';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import { deviceOf } from './device.ts';
import { PersonalCentre } from './PersonalCentre.tsx';

const user = userEvent.setup();
const smsId = 'b6a0c1de-0000-4000-8000-000000000001';
const portraitId = 'b6a0c1de-0000-4000-8000-000000000009';
const portrait = `/smartop/portal/file/read/${portraitId}?e=1&s=x`;
const person: Account = {
  id: 'u-1',
  userName: 'operatora',
  mayChangeUserName: true,
  phone: '138****0011',
  mayChangePhone: true,
  realName: '陈建国',
  nickName: '老陈',
  sex: 0,
  email: null,
  headPortaitUrl: portrait,
  createdDate: '2026-01-05T03:20:00Z',
  extValues: {},
};

type Answers = NonNullable<NonNullable<Parameters<typeof show>[1]>['answers']>;
/** The dialog of somebody, on one of its tabs. */
async function open(tab: string, answers: Answers = [], rest: Partial<Account> = {}) {
  const onSaved = vi.fn();
  const onClose = vi.fn();
  show(<PersonalCentre open onClose={onClose} onSaved={onSaved} />, {
    answers: [
      ...answers,
      answer(account.detail, () => ({ ...person, ...rest })),
      answer(account.extended, () => [{ name: '短号', columnName: 'short_num', extendType: 'String', length: 20, value: '6011' }]),
    ],
  });
  await user.click(await screen.findByRole('tab', { name: tab }));
  return { onSaved, onClose };
}
const type = async (label: string, text: string) => {
  await user.clear(screen.getByLabelText(label));
  if (text) await user.type(screen.getByLabelText(label), text);
};
const problem = (text: string) => screen.findByText(text, { selector: '.ant-form-item-explain-error' });

describe('R217 V065 account info', () => {
  test('V130 V131 V317 the user name is chosen by its rule', async () => {
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

  test('V132 only once', async () => {
    await open('账号信息', [], { mayChangeUserName: false });
    expect(screen.getByRole('button', { name: '修改用户名' })).toHaveProperty('disabled', true);
    expect(screen.getByText('用户名只能修改一次')).toBeTruthy();
  });

  test('V133 one that is taken is refused at the field', async () => {
    const rename = answer(account.rename, () => {
      throw refuse(accountErrors.userNameTaken);
    });
    await open('账号信息', [rename]);
    await user.click(screen.getByRole('button', { name: '修改用户名' }));
    await type('用户名', 'operatorb{Enter}');
    expect(await problem('该用户名已存在')).toBeTruthy();
    expect(screen.queryByText('内容已被他人修改')).toBeNull();
  });

  test('V226 an administrator of a company cannot move to another phone, and reads why', async () => {
    await open('账号信息', [], { mayChangePhone: false });
    expect(screen.getByRole('button', { name: '更换手机号' })).toHaveProperty('disabled', true);
    expect(screen.getByText('单位管理员不能更换绑定手机号')).toBeTruthy();
  });
});

describe('R218 V112 another phone', () => {
  const send = answer(account.sendCode, () => ({ smsId, seconds: 60 }));
  const ask = () => user.click(screen.getByRole('button', { name: '获取验证码' }));
  async function prove(...answers: Answers) {
    await open('账号信息', [...answers, answer(account.proveOldPhone, () => ({})), send]);
    await user.click(screen.getByRole('button', { name: '更换手机号' }));
    await dialog('更换手机号');
    await ask();
    await screen.findByRole('button', { name: '60s后重新获取' });
    await type('验证码', '135790{Enter}');
    await screen.findByLabelText('新手机号');
  }

  test('V103 V248 V268 V269 V318 V319 the old one is proved, then the new one is bound, each with its own code', async () => {
    const sent: Received<typeof account.bindPhone>[] = [];
    const proved: unknown[] = [];
    await prove(
      answer(account.proveOldPhone, (input) => {
        proved.push(input);
        return {};
      }),
      answer(account.bindPhone, (input) => {
        sent.push(input);
        return {};
      }),
    );
    expect(await screen.findByText('原手机号验证成功')).toBeTruthy();
    expect(proved).toEqual([{ smsCode: '135790', smsId, smsType: 2 }]);
    await type('新手机号', '13900000001');
    await ask();
    await screen.findByRole('button', { name: '60s后重新获取' });
    await type('验证码', '246801{Enter}');
    expect(await screen.findByText('手机号换绑成功')).toBeTruthy();
    expect(sent).toEqual([{ newMobileNo: '13900000001', verifyCode: '246801', smsId, smsType: 2 }]);
  });

  test('V134 V135 V137 V138 number and code are asked for', async () => {
    await prove();
    await ask();
    expect(await problem('请输入手机号')).toBeTruthy();
    await type('新手机号', '10900000001');
    expect(await problem('请输入正确的手机号')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '确定' }));
    expect(await problem('请输入验证码')).toBeTruthy();
    await type('验证码', '12');
    expect(await problem('请输入6位验证码')).toBeTruthy();
  });

  test.each([
    ['V136', accountErrors.samePhone, '新手机号和旧手机号不能相同，请更换手机号'],
    ['V158', accountErrors.phoneTaken, '该手机号已被注册'],
    ['V112', smsErrors.wrongCode, '验证码错误或已失效'],
  ])('%s a number that is refused says so at its field: %o', async (_, error, text) => {
    await prove(
      answer(account.bindPhone, () => {
        throw refuse(error);
      }),
    );
    await type('新手机号', '13900000001');
    await ask();
    await screen.findByRole('button', { name: '60s后重新获取' });
    await type('验证码', '246801{Enter}');
    expect(await problem(text)).toBeTruthy();
  });

  test('V114 the countdown goes on after the dialog was closed, and the code sent before still counts', async () => {
    const proved: unknown[] = [];
    await open('账号信息', [
      send,
      answer(account.proveOldPhone, (input) => {
        proved.push(input);
        return {};
      }),
    ]);
    await user.click(screen.getByRole('button', { name: '更换手机号' }));
    await dialog('更换手机号');
    await ask();
    await screen.findByRole('button', { name: /^\d+s后重新获取$/ });
    await user.click(within(await dialog('更换手机号')).getByRole('button', { name: '取消' }));
    await user.click(screen.getByRole('button', { name: '更换手机号' }));
    expect(await screen.findByRole('button', { name: /^\d+s后重新获取$/ })).toHaveProperty('disabled', true);
    await type('验证码', '135790{Enter}');
    await screen.findByLabelText('新手机号');
    expect(proved).toEqual([{ smsCode: '135790', smsId, smsType: 2 }]);
  });

  test.each([
    ['V300', smsErrors.tooOften, '验证码发送过于频繁，请稍后再试'],
    ['V301', smsErrors.failed, '验证码发送失败，请稍后再试'],
  ])('%s a code that cannot be sent (%o) says %s', async (_, error, text) => {
    await open('账号信息', [
      answer(account.sendCode, () => {
        throw refuse(error);
      }),
    ]);
    await user.click(screen.getByRole('button', { name: '更换手机号' }));
    await dialog('更换手机号');
    await ask();
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('V066 base info', () => {
  const saving = (sent: unknown[]) =>
    answer(account.save, (input) => {
      sent.push(input);
      return {};
    });

  test('V320 is saved whole', async () => {
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

  test('V141 V142 V143 V144 V145 V146 V147 V156 every field says what is wrong with it', async () => {
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

  test('V142 V201 the portrait is a picture of its kinds, and not an empty one', async () => {
    await open('基本信息', [], { headPortaitUrl: null });
    await screen.findByLabelText('昵称');
    const choosing = userEvent.setup({ applyAccept: false });
    const choose = (file: File) => choosing.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
    await choose(new File(['x'], 'portrait.gif', { type: 'image/gif' }));
    expect(await screen.findByText('上传图片只能是 png、jpg、jpeg 格式')).toBeTruthy();
    await choose(new File([], 'portrait.png', { type: 'image/png' }));
    expect(await screen.findByText('上传图片大小不能小于0KB')).toBeTruthy();
  });

  test('asks before what was typed is lost', async () => {
    const { onClose } = await open('基本信息');
    await screen.findByLabelText('昵称');
    await type('昵称', '建国');
    await user.click(within(await dialog('个人中心')).getByRole('button', { name: /close|关闭/i }));
    expect(await screen.findByText('放弃未保存的修改？')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '放弃' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

test('V067 joined companies with project, department and role', async () => {
  await open('所属单位', [
    answer(account.companies, () => [
      {
        companyId: 'c1',
        companyName: '云启科技有限公司',
        parkName: '星河智谷',
        departmentName: '研发中心',
        isCompanyAdmin: 3 as const,
        roleNames: ['行政专员', '采购专员'],
      },
      { companyId: 'c2', companyName: '智联数据有限公司', parkName: null, departmentName: null, isCompanyAdmin: 1 as const, roleNames: [] },
    ]),
  ]);
  const texts = async (name: RegExp) =>
    [...(await screen.findByRole('row', { name })).querySelectorAll('td')].map((cell) => cell.textContent);
  expect(await texts(/云启/)).toEqual(['星河智谷', '云启科技有限公司', '研发中心', '行政专员、采购专员', '超级管理员']);
  expect(await texts(/智联/)).toEqual(['--', '智联数据有限公司', '--', '--', '普通成员']);
});

test('V091 each company says what one is in it', async () => {
  const levels = [
    ['云启科技有限公司', 1, '普通成员'],
    ['智联数据有限公司', 2, '普通管理员'],
    ['沐光文化有限公司', 3, '超级管理员'],
  ] as const;
  const joined = levels.map(([companyName, isCompanyAdmin]) => ({
    ...{ companyId: companyName, companyName, isCompanyAdmin },
    ...{ parkName: null, departmentName: null, roleNames: [] },
  }));
  await open('所属单位', [answer(account.companies, () => joined)]);
  for (const [companyName, , label] of levels)
    expect((await screen.findByRole('row', { name: new RegExp(companyName) })).lastElementChild?.textContent).toBe(label);
});

test('one sees where one is signed in, and ends one or all others', async () => {
  const sent: unknown[] = [];
  const one = (id: string, isCurrent: boolean) => ({
    id: `b6a0c1de-0000-4000-8000-00000000000${id}`,
    agent: isCurrent ? 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36' : 'Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1',
    address: '10.0.3.21',
    createdDate: '2026-11-15T01:00:00Z',
    lastSeenDate: '2026-11-15T03:20:00Z',
    isCurrent,
  });
  await open('登录设备', [
    answer(identity.sessions, () => [one('1', true), one('2', false)]),
    answer(identity.endSessions, (input) => {
      sent.push(input);
      return { ended: 1 };
    }),
  ]);
  expect(await screen.findByText('Chrome · Windows')).toBeTruthy();
  expect(screen.getByText('当前登录')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '退出 Safari · iOS' }));
  await user.click(await screen.findByRole('button', { name: '退出' }));
  await vi.waitFor(() => expect(sent).toEqual([{ id: 'b6a0c1de-0000-4000-8000-000000000002' }]));
  await user.click(screen.getByRole('button', { name: '退出其他登录' }));
  await user.click(within(await screen.findByRole('tooltip', { name: /退出其他设备的登录/ })).getByRole('button', { name: '退出' }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({});
});

test('V257 one sees who looked at one’s number, page by page', async () => {
  const asked: number[] = [];
  await open('谁查看过我', [
    answer(account.viewers, ({ pageNum, pageSize }) => {
      asked.push(pageNum);
      const list = Array.from({ length: pageSize }, (_, at) => ({
        id: `${pageNum}-${at}`,
        viewerName: `第${pageNum}页的王敏`,
        companyName: '星河运营管理有限公司',
        what: '手机号',
        where: '组织架构',
        createdDate: '2026-11-14T09:00:00Z',
      }));
      return { total: 23, list };
    }),
  ]);
  expect(await screen.findAllByText('第1页的王敏')).toHaveLength(10);
  await user.click(screen.getByTitle('2'));
  expect(await screen.findAllByText('第2页的王敏')).toHaveLength(10);
  expect(asked).toEqual([1, 2]);
});

describe('the second factor', () => {
  const secret = { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/park:operatora?secret=JBSWY3DPEHPK3PXP' };

  test('is switched on with the password, the picture and a first code', async () => {
    let method: 'none' | 'totp' = 'none';
    const confirmed: unknown[] = [];
    await open('二次验证', [
      answer(factor.detail, () => ({ method, isRequired: false })),
      answer(factor.begin, ({ password }) => {
        if (password !== 'Park2026demo') throw refuse(passwordErrors.wrongOld);
        return secret;
      }),
      answer(factor.confirm, (input) => {
        confirmed.push(input);
        method = 'totp';
        return {};
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: '启用动态口令' }));
    await dialog('启用动态口令');
    await type('登录密码', 'wrong{Enter}');
    expect(await problem('登录密码错误')).toBeTruthy();
    await type('登录密码', 'Park2026demo{Enter}');
    expect(await screen.findByRole('img', { name: '身份验证器二维码' })).toBeTruthy();
    expect(screen.getByText('JBSWY3DPEHPK3PXP')).toBeTruthy();
    await type('动态口令', '123456{Enter}');
    expect(await screen.findByText('已启用动态口令')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '停用动态口令' })).toBeTruthy();
    expect(confirmed).toEqual([{ code: '123456' }]);
  });

  test('says when the platform demands one', async () => {
    await open('二次验证', [answer(factor.detail, () => ({ method: 'sms' as const, isRequired: true }))]);
    expect(await screen.findByText('短信验证码')).toBeTruthy();
    expect(screen.getByText(/平台要求此账号启用二次验证/)).toBeTruthy();
  });
});

test('the tabs are walked through by the arrow keys, and what was typed in one stays', async () => {
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
])('the browser %s is called %s', (agent, name) => {
  expect(deviceOf(agent)).toBe(name);
});
