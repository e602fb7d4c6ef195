import { identity, type UserInfo } from '@park/contract/people/identity';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { somebody } from '../../test/render.tsx';
import { beginScene, contexts, endScene, item, menus, ok, openConsole, person, place, scene, shippedTab } from '../../test/shell.tsx';
import { stored } from '../kit/api/storage.ts';
import { tourSteps } from './tour-steps.ts';
import { toured } from './visit.ts';

const user = userEvent.setup();
beforeEach(beginScene);
afterEach(endScene);

const newcomer = () => stored.remove('toured');
const tour = () => screen.findByRole('dialog', { name: '新手引导' });
const title = async () => within(await tour()).getByRole('heading').textContent;
const press = async (name: string) => user.click(within(await tour()).getByRole('button', { name }));

describe('the guided tour', () => {
  test('the tour opens by itself for a new user, goes forward and back by keyboard, and does not open by itself again', async () => {
    newcomer();
    await openConsole('/home');
    expect(await title()).toBe('你的菜单');
    expect(document.activeElement?.textContent).toBe('下一步');
    await user.keyboard('{Enter}');
    expect(await title()).toBe('所在园区和企业');
    await user.keyboard('{ArrowLeft}');
    expect(await title()).toBe('你的菜单');
    expect(document.activeElement?.textContent).toBe('下一步');
    await press('跳过');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toured.has('u1')).toBe(true);
  });

  test('the tour does not open by itself for a user who has seen it, but opens from the menu', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openConsole('/home');
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.queryByRole('dialog')).toBeNull();
    vi.useRealTimers();
    const avatar = screen.getByRole('button', { name: /陈建国/ });
    await user.click(avatar);
    await user.click(screen.getByRole('button', { name: '新手引导' }));
    expect(await title()).toBe('你的菜单');
  });

  test("the last step of the tour opens the page of the user's first task", async () => {
    newcomer();
    scene.replies[identity.userInfo.path] = () => ok(identity.userInfo, person(scene.here, { permissions: { 'company:create': 'park' } }));
    scene.replies[identity.menus.path] = () => ok(identity.menus, [...menus, shippedTab('M1002')]);
    await openConsole('/home');
    while ((await title()) !== '从新增企业开始') await press('下一步');
    expect(within(await tour()).queryByRole('button', { name: '跳过' })).toBeNull();
    await press('打开入驻企业');
    expect(location.pathname).toBe('/platform/organisation/companyAccount');
    expect([screen.queryByRole('dialog'), toured.has('u1')]).toEqual([null, true]);
  });
});

describe('the steps of the tour', () => {
  const organisation = item({ code: 'C', name: '企业管理' }, [
    item({ code: 'C1', name: '组织管理' }, [item({ code: 'C11', name: '组织架构', route: '/architecture/organizetions' })]),
  ]);
  const spaces = item({ code: 'P', name: '平台运营' }, [
    item({ code: 'P1', name: '空间与园区' }, [item({ code: 'P11', name: '空间与园区', route: '/platformAdmin/space' })]),
  ]);
  const all = [...menus, shippedTab('M1002'), organisation, spaces];
  const last = (rest: Partial<UserInfo>, rights = {}, seen = all) =>
    tourSteps({ ...somebody, menus: seen, user: person(contexts[0], rest) }, rights).at(-1)?.title;

  test.each([
    ['platform operator', { side: 'platform' as const }, { 'space:update': 'platform' as const }, '从开通空间开始'],
    ['park operator', { side: 'operator' as const }, { 'company:create': 'park' as const }, '从新增企业开始'],
    ['park operator who only reads', { side: 'operator' as const }, {}, '了解园区里的企业'],
    ['assisting organisation', { side: 'assist' as const }, {}, '了解园区里的企业'],
    ['administrator', { side: 'company' as const }, { 'department:create': 'own' as const }, '从组织架构开始'],
    ['administrator without the right', { side: 'company' as const }, {}, '发起第一个审批'],
    ['member', { side: 'company' as const, companyAdmin: false }, { 'department:create': 'own' as const }, '发起第一个审批'],
  ])('the tour ends with the first task of a %s', (_, me, rights, expected) => expect(last(me, rights)).toBe(expected));

  test('the tour does not mention a page that is missing from the menu or switched off by the park', () => {
    const off = {
      ...organisation,
      children: organisation.children.map((group) => ({
        ...group,
        children: group.children.map((page) => ({ ...page, appSwitch: 0 as const })),
      })),
    };
    const admin = { side: 'company' as const };
    for (const seen of [[], [off]]) expect(last(admin, { 'department:create': 'own' }, seen)).toBe('待办提醒');
  });

  test('the tour leaves out the step about the park switcher for a user without a company or park', () => {
    const titles = (user: UserInfo) => tourSteps({ ...somebody, menus: [spaces], user }, {}).map((step) => step.title);
    expect(titles(person(undefined, { side: 'platform', contexts: [] }))).not.toContain('所在园区和企业');
    expect(titles(person(place('星河智谷')))).toContain('所在园区和企业');
  });
});
