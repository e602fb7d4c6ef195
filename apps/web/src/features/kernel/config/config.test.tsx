import { park } from '@park/contract/company/park';
import { commonErrors, type Reply } from '@park/contract/core';
import { config, configErrors, type Theme } from '@park/contract/kernel/config';
import { type ExternalApp, ticket } from '@park/contract/kernel/ticket';
import { agreement } from '@park/contract/people/agreement';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pageOf } from '../../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import { spaceOf } from '../../../../test/spaces.ts';
import { ConfigPage } from './ConfigPage.tsx';

const user = userEvent.setup();
const mayRead = { 'config:read': 'platform' } as const;
const mayEdit = { ...mayRead, 'config:update': 'platform' } as const;

type Setting = Reply<typeof config.list>[number];
const setting = (configCode: string, title: string, content: object, rest: Partial<Setting> = {}): Setting => ({
  configCode,
  configVersion: 0,
  title,
  content: { ...content },
  isShipped: true,
  version: null,
  updatedDate: null,
  updatedBy: null,
  ...rest,
});
const settings = () => [
  setting('platformadmin.phone.display', '隐藏手机号', { isShow: true }),
  setting(
    'platformadmin.homePage.entry',
    '首页入口',
    { page: 'home' },
    { version: 3, isShipped: false, updatedBy: '高远', updatedDate: '2026-11-15T04:00:00Z' },
  ),
  setting('platformadmin.login.captcha', '登录总是要求图形验证码', { always: false }),
  setting('platformadmin.login.secondFactor', '登录二次验证', { sides: ['platform'], isRequired: false }),
  setting('platformadmin.something.new', '新配置', { x: 1 }),
];

describe('settings', () => {
  test('each setting has a form and is saved with the version that was loaded', async () => {
    const saved: unknown[] = [];
    let now = settings();
    show(<ConfigPage />, {
      access: mayEdit,
      answers: [
        answer(config.list, () => now),
        answer(config.save, (input) => {
          saved.push(input);
          now = now.map((one) =>
            one.configCode === input.configCode ? { ...one, content: input.content, version: 4, isShipped: false } : one,
          );
          return { version: 4 };
        }),
      ],
    });
    expect(await screen.findByRole('switch', { name: '隐藏手机号' })).toHaveProperty('ariaChecked', 'true');
    expect(screen.getByText('高远 修改于 2026-11-15 12:00')).toBeTruthy();
    expect(screen.getByText('此配置由新版本的服务端提供，请刷新页面后再修改。')).toBeTruthy();
    const save = screen.getByRole('button', { name: '保存首页入口' });
    expect(save).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('radio', { name: '简洁首页（不带侧边菜单）' }));
    await user.click(save);
    await vi.waitFor(() =>
      expect(saved).toEqual([{ configCode: 'platformadmin.homePage.entry', configVersion: 0, content: { page: 'aijihome' }, version: 3 }]),
    );
    await user.click(screen.getByRole('checkbox', { name: '园区运营人员' }));
    await user.click(screen.getByRole('switch', { name: '必须完成二次验证' }));
    await user.click(screen.getByRole('button', { name: '保存登录二次验证' }));
    await vi.waitFor(() => expect(saved[1]).toMatchObject({ content: { sides: ['platform', 'operator'], isRequired: true } }));
    expect(saved[1]).not.toHaveProperty('version');
  });

  test('a conflict on a setting shows the values that the other user changed', async () => {
    show(<ConfigPage />, {
      access: mayEdit,
      answers: [
        answer(config.list, settings),
        answer(config.save, () => {
          throw refuse(commonErrors.stale);
        }),
      ],
    });
    await user.click(await screen.findByRole('switch', { name: '隐藏手机号' }));
    await user.click(screen.getByRole('button', { name: '保存隐藏手机号' }));
    const conflict = within(await dialog('内容已被他人修改'));
    expect(await conflict.findByRole('row', { name: '隐藏手机号 关闭 开启' })).toBeTruthy();
  });

  test('a user without the right to edit settings sees them read-only', async () => {
    show(<ConfigPage />, { access: mayRead, answers: [answer(config.list, settings)] });
    expect(await screen.findByRole('switch', { name: '隐藏手机号' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: /^保存/ })).toBeNull();
  });
});

describe('theme', () => {
  const theme: Theme = { admin: 1, name: 'baseline', saasadminName: '智慧园区', browerIcon: '', logo: '' };
  afterEach(() => {
    document.documentElement.className = '';
  });

  test('V127 V162 the theme form names the size of the logo and saves name and grey mode, which applies at once', async () => {
    const saved: unknown[] = [];
    show(<ConfigPage />, {
      at: '/platformAdmin/config?tab=theme',
      access: mayEdit,
      answers: [
        answer(config.theme, () => theme),
        answer(config.saveTheme, (input) => {
          saved.push(input);
          return {};
        }),
      ],
    });
    const name = await screen.findByRole('textbox', { name: '平台名称' });
    expect(screen.getByText(/建议尺寸 250x250/)).toBeTruthy();
    await user.clear(name);
    await user.click(screen.getByRole('switch', { name: '灰色模式' }));
    await user.click(screen.getByRole('button', { name: '保存主题' }));
    expect(await screen.findByText('请输入平台名称')).toBeTruthy();
    await user.type(name, '星河园区');
    await user.click(screen.getByRole('button', { name: '保存主题' }));
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ admin: 0, name: 'baseline', saasadminName: '星河园区', logo: null, browerIcon: null });
    await vi.waitFor(() => expect(document.documentElement.classList.contains('is-grey')).toBe(true));
  });

  test('a space can have a theme of its own', async () => {
    const saved: unknown[] = [];
    const space = spaceOf('云栖文创运营', { projectCode: 'yunxi' });
    show(<ConfigPage />, {
      at: '/platformAdmin/config?tab=theme',
      access: { ...mayEdit, 'space:read': 'platform' },
      answers: [
        answer(park.spaces, () => pageOf(space)),
        answer(config.theme, ({ projectCode }) => ({ ...theme, saasadminName: projectCode ?? '平台' })),
        answer(config.saveTheme, (input) => {
          saved.push(input);
          return {};
        }),
      ],
    });
    await user.click(await screen.findByRole('combobox', { name: '适用范围' }));
    await user.click(await screen.findByText('云栖文创运营（/yunxi）'));
    const name = await screen.findByDisplayValue('yunxi');
    await user.type(name, '园');
    await user.click(screen.getByRole('switch', { name: '灰色模式' }));
    await user.click(screen.getByRole('button', { name: '保存主题' }));
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ spaceId: space.id, saasadminName: 'yunxi园', admin: 0 });
    expect(document.documentElement.classList.contains('is-grey')).toBe(false);
  });

  test('V206 V350 a platform without a configured theme shows a message about the missing theme', async () => {
    show(<ConfigPage />, { at: '/platformAdmin/config?tab=theme', access: mayEdit, answers: [answer(config.theme, () => null)] });
    expect(await screen.findByText('还没有配置主题，当前显示的是默认主题')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: '平台名称' })).toHaveProperty('value', '智慧园区运营平台');
  });
});

describe('code lists', () => {
  const row = {
    id: 'b6a0c1de-0000-4000-8000-000000000001',
    itemKey: '01',
    itemValue: '制造业',
    sortNum: 10,
    isEnable: 1 as const,
    version: 2,
  };
  const lists = answer(config.codeLists, () => [
    { code: 'trade', name: '所属行业', itemNum: 1 },
    { code: 'scale', name: '单位规模', itemNum: 0 },
  ]);
  const at = '/platformAdmin/config?tab=codes';

  test('a code list entry can be changed, and a code already taken is reported at its field', async () => {
    const saved: { id?: string | undefined; itemKey: string }[] = [];
    show(<ConfigPage />, {
      at,
      access: mayEdit,
      answers: [
        lists,
        answer(config.codes, ({ code }) => ({ total: code === 'trade' ? 1 : 0, list: code === 'trade' ? [row] : [] })),
        answer(config.saveCode, (input) => {
          if (input.itemKey === '02') throw refuse(configErrors.codeTaken);
          saved.push(input);
          return { id: row.id };
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: '编辑' }));
    const form = within(await dialog('编辑字典项：制造业'));
    const key = form.getByRole('textbox', { name: '编码' });
    await user.clear(key);
    await user.type(key, '02');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('该编码已存在')).toBeTruthy();
    await user.clear(key);
    await user.type(key, '03');
    await user.click(form.getByRole('button', { name: '保存' }));
    await vi.waitFor(() => expect(saved).toEqual([{ ...row, code: 'trade', itemKey: '03' }]));
  });

  test('the selected code list is kept in the page address, and removing an entry asks for confirmation', async () => {
    const queried: string[] = [];
    const removed: unknown[] = [];
    const shown = show(<ConfigPage />, {
      at,
      access: mayEdit,
      answers: [
        lists,
        answer(config.codes, ({ code }) => {
          queried.push(code);
          return { total: 1, list: [row] };
        }),
        answer(config.removeCode, (input) => {
          removed.push(input);
          return {};
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: /单位规模/ }));
    await vi.waitFor(() => expect(queried).toContain('scale'));
    expect(shown.address()).toBe('/platformAdmin/config?tab=codes&code=scale');
    await user.click(await screen.findByRole('button', { name: '删除' }));
    await user.click((await screen.findAllByRole('button', { name: '删除' })).at(-1) as HTMLElement);
    await vi.waitFor(() => expect(removed).toEqual([{ id: row.id }]));
  });
});

describe('agreements', () => {
  const text = { kind: 'user' as const, version: 2, title: '用户协议', content: '第二版的内容', publishedDate: '2026-11-15T04:00:00Z' };
  const history = answer(agreement.history, () => ({ total: 1, list: [{ ...text, publishedBy: '高远', acceptedNum: 12 }] }));
  const at = '/platformAdmin/config?tab=agreement';

  test('every version of an agreement can be read', async () => {
    show(<ConfigPage />, { at, access: mayRead, answers: [history] });
    await user.click(await screen.findByRole('button', { name: '用户协议' }));
    expect(await screen.findByText('第二版的内容')).toBeTruthy();
    expect(screen.getByText('用户协议（第2版）')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '发布新版本' })).toBeNull();
  });

  test('a new version of an agreement starts with the current text, can be previewed, and is published', async () => {
    const published: unknown[] = [];
    show(<ConfigPage />, {
      at,
      access: mayEdit,
      answers: [
        history,
        answer(agreement.current, () => [text, { ...text, kind: 'privacy' as const, title: '隐私政策', content: '隐私的内容' }]),
        answer(agreement.publish, (input) => {
          published.push(input);
          return { version: 3 };
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: '发布新版本' }));
    const form = within(await dialog('发布协议新版本'));
    const content = await form.findByRole('textbox', { name: '内容' });
    expect(content).toHaveProperty('value', '第二版的内容');
    await user.type(content, '，改');
    expect(form.getByRole('region', { name: '预览' }).textContent).toBe('第二版的内容，改');
    await user.click(form.getByRole('button', { name: '发布' }));
    await vi.waitFor(() => expect(published).toEqual([{ kind: 'user', title: '用户协议', content: '第二版的内容，改' }]));
  });
});

describe('external applications', () => {
  const app: ExternalApp = {
    id: 'b6a0c1de-0000-4000-8000-000000000009',
    code: 'M1012',
    name: '物联平台',
    origin: 'https://iot.example.com',
    path: '/entry',
    isEnable: 1,
    version: 1,
  };
  const at = '/platformAdmin/config?tab=apps';

  test('V358 the secret of a new external application is shown only once', async () => {
    const saved: unknown[] = [];
    show(<ConfigPage />, {
      at,
      access: mayEdit,
      answers: [
        answer(ticket.apps, () => ({ total: saved.length, list: saved.length ? [app] : [] })),
        answer(ticket.saveApp, (input) => {
          saved.push(input);
          return { id: app.id, secret: 'only-this-once' };
        }),
      ],
    });
    await user.click((await screen.findAllByRole('button', { name: '新增应用' }))[0] as HTMLElement);
    const form = within(await dialog('新增外部应用'));
    await user.type(form.getByRole('textbox', { name: '应用名称' }), '物联平台');
    await user.type(form.getByRole('textbox', { name: '应用编码' }), 'M1012');
    await user.type(form.getByRole('textbox', { name: '应用地址' }), 'http://iot.example.com/x');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('请输入 https:// 开头、不含路径的地址')).toBeTruthy();
    await user.clear(form.getByRole('textbox', { name: '应用地址' }));
    await user.type(form.getByRole('textbox', { name: '应用地址' }), 'https://iot.example.com');
    await user.click(form.getByRole('button', { name: '保存' }));
    const secret = within(await dialog('“物联平台”的应用密钥'));
    expect(secret.getByText('only-this-once')).toBeTruthy();
    await user.click(secret.getByRole('button', { name: '我已保存' }));
    await vi.waitFor(() => expect(screen.queryByText('only-this-once')).toBeNull());
    expect(saved[0]).toMatchObject({ code: 'M1012', path: '/', isEnable: 1, isSecretRenewed: 0 });
  });

  test('editing an external application keeps its secret unless a new secret is requested', async () => {
    const saved: unknown[] = [];
    show(<ConfigPage />, {
      at,
      access: mayEdit,
      answers: [
        answer(ticket.apps, () => ({ total: 1, list: [app] })),
        answer(ticket.saveApp, (input) => {
          saved.push(input);
          return { id: app.id, secret: null };
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: '编辑' }));
    const form = within(await dialog(`编辑外部应用：${app.name}`));
    await user.click(form.getByRole('switch', { name: '启用' }));
    await user.click(form.getByRole('button', { name: '保存' }));
    await vi.waitFor(() => expect(saved).toEqual([{ ...app, isEnable: 0, isSecretRenewed: 0 }]));
    expect(screen.queryByText(/应用密钥/)).toBeNull();
  });
});
