import type { MenuItem, UserInfo } from '@park/contract/identity';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { somebody } from '../../../test/render.tsx';
import { MeContext } from '../../kit/me.ts';
import { greeting, today } from './greeting.ts';
import { HomePage } from './HomePage.tsx';

const entry = (code: string, name: string, path: string, children: MenuItem[] = [], appSwitch: 0 | 1 = 1): MenuItem => ({
  id: code,
  code,
  name,
  path,
  icon: 'home',
  parentId: null,
  appSwitch,
  extJson: { subLevel: null },
  meta: { menuId: code, zhname: name, type: 'menu', singlePage: false, closeable: true },
  children,
});
const menus = [
  entry('1', '工作台', '', [entry('11', '首页', '', [entry('111', '首页', '/home')])]),
  entry('2', '本单位', '', [
    entry('21', '组织架构', '', [
      entry('211', '组织架构', '/architecture/organizetions'),
      entry('212', '成员列表', '/architecture/memberlist', [], 0),
    ]),
  ]),
];
const show = (user: Partial<UserInfo>) =>
  render(
    <MemoryRouter>
      <MeContext value={{ user: { ...somebody.user, ...user }, menus }}>
        <HomePage />
      </MeContext>
    </MemoryRouter>,
  );

test('home says who and where one is, and leaves out what is not known', () => {
  show({ realName: '陈建国', parkName: '星河智谷', companyName: '星河运营管理有限公司', side: 'operator', companyAdmin: true });
  expect(screen.getByRole('heading', { name: /陈建国$/ })).toBeTruthy();
  expect(screen.getByText('星河智谷')).toBeTruthy();
  expect(screen.getByText('单位普通管理员')).toBeTruthy();
  expect(screen.queryByText('运营空间')).toBeNull();
});

test('home links to the pages of the own menu; one that is switched off leads to 暂未开放', () => {
  show({});
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/architecture/organizetions', '/notOpen']);
});

test.each([
  ['2026-11-15T00:30:00+08:00', '夜深了'],
  ['2026-11-15T08:00:00+08:00', '早上好'],
  ['2026-11-15T10:00:00+08:00', '上午好'],
  ['2026-11-15T13:00:00+08:00', '中午好'],
  ['2026-11-15T15:00:00+08:00', '下午好'],
  ['2026-11-15T23:00:00+08:00', '晚上好'],
])('at %s the greeting is %s, wherever the computer stands', (time, words) => {
  expect(greeting(new Date(time))).toBe(words);
  expect(today(new Date(time))).toBe('2026年11月15日星期日');
});
