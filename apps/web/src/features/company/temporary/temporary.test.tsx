import { temporary } from '@park/contract/company/temporary';
import { attribute } from '@park/contract/rights/attribute';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { idOf, option, pageOf } from '../../../../test/people.ts';
import { answer, dialog, show } from '../../../../test/render.tsx';
import type { Rights } from '../../../kit/api/access.tsx';
import { TemporaryPage } from './TemporaryPage.tsx';

const user = userEvent.setup();
const rights: Rights = { 'temporary:read': 'park', 'temporary:update': 'park', 'temporary:config': 'park' };
const sent = vi.fn();
const queried = vi.fn();
beforeEach(() => {
  sent.mockClear();
  queried.mockClear();
});
const one = (companyName: string, changes: object = {}) => ({
  ...{ id: idOf(companyName), companyName, purpose: '春季展会', endDate: '2026-12-01', daysLeft: 3, state: 'ending' as const },
  ...{
    superAdminId: idOf('展经理'),
    superAdminName: '展经理',
    superAdminPhone: '137****0001',
    isEnable: 1 as const,
    isActivated: 1 as const,
    staffNum: 2,
  },
  ...{ createdDate: '2026-11-01T01:00:00Z', version: 4, ...changes },
});
const list = answer(temporary.list, (input) => {
  queried(input);
  return pageOf(one('展商一'), one('展商二', { state: 'ended', daysLeft: -2 }), one('展商三', { state: 'settled' }));
});
const settings = answer(temporary.settings, () => ({ defaultDays: 30, remindDays: 7, attributeId: null, version: 2 }));
const attributes = answer(attribute.list, () => pageOf());
type Scene = NonNullable<Parameters<typeof show>[1]>;
const open = (answers: Scene['answers'] = [], access = rights) =>
  show(<TemporaryPage />, { access, answers: [...(answers ?? []), list, settings, attributes] });
const press = async (name: string, box: HTMLElement = document.body) => user.click(await within(box).findByRole('button', { name }));

test('RX25 the list shows the end date, remaining days and state of each temporary company and filters by state', async () => {
  open();
  expect((await screen.findByRole('row', { name: /展商一/ })).textContent).toContain('2026-12-01 剩 3 天即将到期');
  expect(screen.getByRole('row', { name: /展商三/ }).textContent).toContain('已转正式入驻');
  expect(screen.queryByRole('button', { name: '提前结束展商二' })).toBeNull();
  expect(screen.queryByRole('button', { name: '展商三转正式入驻' })).toBeNull();
  await user.click(screen.getByRole('combobox', { name: '状态' }));
  await user.click(await option('已结束'));
  await press('查询');
  await waitFor(() => expect(queried).toHaveBeenLastCalledWith(expect.objectContaining({ state: 'ended' })));
});

test('the days a temporary company may stay are a warm chip from 30 days on, a warm text from 90 days on, and muted before', async () => {
  const staying = [0, 30, 31, 90, 91].map((daysLeft) => one(`剩${daysLeft}`, { daysLeft, state: 'active' }));
  show(<TemporaryPage />, { access: rights, answers: [answer(temporary.list, () => pageOf(...staying)), settings, attributes] });
  const classOf = (text: string) => screen.getByText(text).className;
  expect((await screen.findByText('今天到期')).className).toBe('pill pill-warm');
  expect(classOf('剩 30 天')).toBe('pill pill-warm');
  expect(['剩 31 天', '剩 90 天', '剩 91 天'].map(classOf)).toEqual(['days-few', 'days-few', 'muted']);
});

test('a temporary company is added with its super administrator, and without an end date the park’s default period applies', async () => {
  const create = answer(temporary.create, (input) => {
    sent(input);
    return { id: idOf('新'), endDate: '2026-12-15' };
  });
  open([create]);
  await press('新增临时企业');
  const box = await dialog('新增临时企业');
  expect(await within(box).findByText('不填时为 30 天后')).toBeTruthy();
  await press('保存', box);
  expect(await within(box).findByText('请输入企业名称')).toBeTruthy();
  await user.type(within(box).getByLabelText('企业名称'), '新展商');
  await user.type(within(box).getByLabelText('超级管理员姓名'), '王经理');
  await user.type(within(box).getByLabelText('超级管理员手机号'), '13700000001');
  await press('保存', box);
  expect(await screen.findByText('新增成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ companyName: '新展商', superAdminPhone: '13700000001' }));
});

test('a temporary company is made permanent or ended after a confirmation, with the version from the list', async () => {
  const settle = answer(temporary.settle, (input) => {
    sent(input);
    return {};
  });
  const end = answer(temporary.remove, (input) => {
    sent(input);
    return {};
  });
  open([settle, end]);
  await press('展商一转正式入驻');
  expect(await screen.findByText('将“展商一”转为正式入驻？')).toBeTruthy();
  await press('转正式入驻');
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ id: idOf('展商一'), version: 4 }));
  await press('提前结束展商一');
  await press('提前结束');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
});

test('the default settings for temporary companies are saved with the version that was loaded', async () => {
  const save = answer(temporary.saveSettings, (input) => {
    sent(input);
    return {};
  });
  open([save]);
  await press('默认规则');
  const box = await dialog('临时企业默认规则');
  const days = within(box).getByLabelText('默认期限（天）');
  await user.clear(days);
  await user.type(days, '45');
  await press('保存', box);
  expect(await screen.findByText('保存成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ defaultDays: 45, remindDays: 7, version: 2 }));
});

test('a user with read access sees no actions on temporary companies', async () => {
  open([], { 'temporary:read': 'park' });
  expect(await screen.findByText('展商一')).toBeTruthy();
  for (const name of ['新增临时企业', '默认规则', '编辑展商一']) expect(screen.queryByRole('button', { name })).toBeNull();
});
