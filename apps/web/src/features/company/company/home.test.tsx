import { company } from '@park/contract/company/company';
import { department } from '@park/contract/people/department';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { idOf, nodeOf } from '../../../../test/people.ts';
import { answer, show } from '../../../../test/render.tsx';
import { CompanyHomePage } from './HomePage.tsx';
import { detailOf } from './test/accounts.ts';

const user = userEvent.setup();
const figures = { staffNum: 31, departmentNum: 2, adminNum: 2, joinedNum: 1, unassignedNum: 10, requestNum: null, staffLimit: null };
const homeAnswers = [answer(company.detail, () => detailOf('云启科技')), answer(company.home, () => figures)];
test('R109 the home page of a company shows its people by department, as chart and as table, each leading to them', async () => {
  const below = [nodeOf('维修组', { level: 3, totalStaffNum: 3 })];
  const tree = answer(department.tree, () => [
    nodeOf('云启科技', {
      level: 1,
      totalStaffNum: 31,
      children: [nodeOf('工程部', { totalStaffNum: 21, children: below }), nodeOf('市场部', { totalStaffNum: 0 })],
    }),
    nodeOf('未分配部门', { id: '-2', level: 1, isNoDepartment: true, totalStaffNum: 10 }),
  ]);
  const page = show(<CompanyHomePage />, { at: '/company/companyHome', access: { 'book:read': 'own' }, answers: [...homeAnswers, tree] });
  const chart = await screen.findByRole('figure', { name: '各部门人数' });
  const marks = within(chart).getAllByRole('link');
  const named = marks.map((mark) => [mark.getAttribute('aria-label'), mark.getAttribute('href')]);
  expect(named).toEqual([
    ['工程部 21 人', `/architecture/memberlist?departmentId=${idOf('工程部')}`],
    ['市场部 0 人', `/architecture/memberlist?departmentId=${idOf('市场部')}`],
    ['未分配部门 10 人', '/architecture/memberlist?departmentId=-2'],
  ]);
  marks[0]?.focus();
  await user.keyboard('{End}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('未分配部门 10 人');
  await user.click(screen.getByRole('button', { name: '表' }));
  const rows = screen.getAllByRole('row').map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['部门', '人数'],
    ['工程部', '21'],
    ['市场部', '0'],
    ['未分配部门', '10'],
  ]);
  await user.click(screen.getByRole('link', { name: '21' }));
  expect(page.address()).toBe(`/architecture/memberlist?departmentId=${idOf('工程部')}`);
});

test('R109 a company without departments is told so; users who may not read the address book have no such card', async () => {
  const none = answer(department.tree, () => [
    nodeOf('云启科技', { level: 1, totalStaffNum: 2 }),
    nodeOf('未分配部门', { id: '-2', level: 1, isNoDepartment: true, totalStaffNum: 2 }),
  ]);
  show(<CompanyHomePage />, { access: { 'book:read': 'own' }, answers: [...homeAnswers, none] });
  expect(await screen.findByText('还没有部门')).toBeTruthy();
  cleanup();
  show(<CompanyHomePage />, { answers: homeAnswers });
  expect(await screen.findByRole('heading', { name: '企业数据' })).toBeTruthy();
  expect(screen.queryByText('各部门人数')).toBeNull();
});

test('R109 the home page of a company shows its facts, its leased rooms, and figures that link to their lists', async () => {
  const floor = { regionName: '一期', buildingName: '3号楼', floorName: '5F' };
  const address = ['502', '503'].map((roomNum) => ({ ...floor, roomId: idOf(roomNum), roomCode: roomNum, roomNum }));
  show(<CompanyHomePage />, {
    at: '/company/companyHome',
    access: { 'staff:update': 'own' },
    answers: [
      answer(company.detail, () => ({ ...detailOf('云启科技'), address })),
      answer(company.home, () => ({ ...figures, requestNum: 5, staffLimit: 50 })),
    ],
  });
  expect(await screen.findByRole('heading', { name: '云启科技' })).toBeTruthy();
  expect(screen.getByText('一期 3号楼 5F 502、503')).toBeTruthy();
  expect(screen.getByRole('link', { name: /员工 31 人 上限 50 人/ }).getAttribute('href')).toBe('/architecture/memberlist');
  expect(screen.getByRole('link', { name: /待处理的加入申请 5 条/ }).getAttribute('href')).toBe('/architecture/invitation');
});
