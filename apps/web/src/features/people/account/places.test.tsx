import { account } from '@park/contract/people/account';
import { identity } from '@park/contract/people/identity';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer } from '../../../../test/render.tsx';
import { open, user } from './test/centre.tsx';

test('V067 the companies the user belongs to are listed with park, department and roles', async () => {
  await open('所属企业', [
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

test('V091 each company in the list shows the user’s roles in that company', async () => {
  const levels = [
    ['云启科技有限公司', 1, '普通成员'],
    ['智联数据有限公司', 2, '普通管理员'],
    ['沐光文化有限公司', 3, '超级管理员'],
  ] as const;
  const joined = levels.map(([companyName, isCompanyAdmin]) => ({
    ...{ companyId: companyName, companyName, isCompanyAdmin },
    ...{ parkName: null, departmentName: null, roleNames: [] },
  }));
  await open('所属企业', [answer(account.companies, () => joined)]);
  for (const [companyName, , label] of levels)
    expect((await screen.findByRole('row', { name: new RegExp(companyName) })).lastElementChild?.textContent).toBe(label);
});

test('users see their sessions and can end one session or all except the current session', async () => {
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

test('V257 users see who viewed their phone number, with a pager', async () => {
  const queriedPages: number[] = [];
  await open('谁查看过我', [
    answer(account.viewers, ({ pageNum, pageSize }) => {
      queriedPages.push(pageNum);
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
  expect(queriedPages).toEqual([1, 2]);
});
