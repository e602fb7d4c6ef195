import { company } from '@park/contract/company/company';
import { park } from '@park/contract/company/park';
import { department } from '@park/contract/people/department';
import type { EnterableContext } from '@park/contract/people/identity';
import { authorisation, authorisationErrors, authorisationTexts } from '@park/contract/rights/authorisation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { idOf, memberOf, nodeOf, option, pageOf, treeOf } from '../../../../test/people.ts';
import { answer, dialog, show } from '../../../../test/render.tsx';
import type { Rights } from '../../../kit/api/access.tsx';
import { AuthorisationPage } from './AuthorisationPage.tsx';

const user = userEvent.setup();
const rights: Rights = { 'authorisation:read': 'park', 'authorisation:assign': 'park', 'company:read': 'park', 'book:read': 'park' };
const sent = vi.fn();
const queried = vi.fn();
beforeEach(() => {
  sent.mockClear();
  queried.mockClear();
});
const placeOf = (name: string, hasPrivilege: boolean): EnterableContext => ({
  ...{ companyId: idOf('云启物业'), companyName: '云启物业', parkId: idOf(name), parkName: name, hasPrivilege },
  ...{ areaId: 'space', type: 2 as const, side: 'operator' as const },
});
const contexts = [placeOf('星河智谷', true), placeOf('星河软件园', true), placeOf('星河港', false)];
type Scene = NonNullable<Parameters<typeof show>[1]>;
const projectOf = (name: string) => ({
  ...{ id: idOf(name), parkId: idOf(name), name, parkName: name, areaId: 'space', areaName: '星河' },
  ...{ enableFlag: 1 as const, companyId: null, companyName: null },
});
const projects = answer(park.projects, (input) => {
  queried(input);
  return pageOf(projectOf('星河智谷'), projectOf('星河软件园'), projectOf('星河港'));
});
const person = {
  ...{ id: idOf('授权一'), userId: idOf('孙丽'), realName: '孙丽', mobile: '138****0021', companyName: '星河协管服务中心' },
  ...{ departmentName: '客服组', validFrom: null, validTo: '2026-03-31T15:59:59.000Z', reason: '春季巡检' },
  ...{ state: 'expired' as const, createTime: '2026-03-01T01:30:00.000Z' },
};
const users = answer(authorisation.users, (input) => {
  queried(input);
  return pageOf(person);
});
const organisations = answer(authorisation.organisations, () => ({ orgIdList: [idOf('工程部')], headNum: 5 }));
const companies = answer(company.list, () => pageOf());
const tree = answer(department.tree, () => treeOf(nodeOf('工程部', { children: [nodeOf('维修组', { level: 3 })] })));
const people = answer(department.people, () => pageOf(memberOf('王磊'), memberOf('测试员', { id: 'u-1' })));
const open = (at = '/', answers: Scene['answers'] = [], access = rights) =>
  show(<AuthorisationPage />, {
    access,
    at,
    me: { companyId: idOf('云启物业'), parkId: idOf('星河智谷'), contexts },
    answers: [...(answers ?? []), projects, users, organisations, companies, tree, people],
  });
const at = (tab = '') => `/?projectId=${idOf('星河智谷')}${tab && `&tab=${tab}`}`;
const press = async (name: string, box: HTMLElement = document.body) => user.click(await within(box).findByRole('button', { name }));

test('V078 V274 R232 the page shows the enabled parks on the left, and people and organisations on the right', async () => {
  const page = open();
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(['人员授权', '组织授权']);
  await waitFor(() => expect(page.address()).toBe(at()));
  await user.click(await screen.findByText('星河软件园'));
  expect(page.address()).toBe(`/?projectId=${idOf('星河软件园')}`);
  expect(queried).toHaveBeenCalledWith(expect.objectContaining({ enableFlag: 1, pageSize: 1000 }));
});

test('a park that the user may not enter is not listed, and users cannot remove themselves from a park', async () => {
  open(at(), [answer(authorisation.users, () => pageOf({ ...person, userId: 'u-1', realName: '测试员' }))]);
  expect(await screen.findByText('本人')).toBeTruthy();
  expect(screen.getByText('星河软件园')).toBeTruthy();
  expect(screen.queryByText('星河港')).toBeNull();
  expect(screen.queryByRole('button', { name: '移除测试员' })).toBeNull();
});

test('V079 without any park the page says that there is no park to grant access to', async () => {
  open('/', [answer(park.projects, () => pageOf())]);
  expect(await screen.findByText('暂无可授权的项目')).toBeTruthy();
});

test.each(['people', 'organisations'])('V080 V188 R233 without any park the tab %s asks to select one and has no button', async (tab) => {
  open(`/?tab=${tab}`, [answer(park.projects, () => pageOf())]);
  expect(await screen.findByText(authorisationTexts.noProject)).toBeTruthy();
  for (const name of ['添加人员', '保存']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('expired grants can be listed with their period and reason', async () => {
  open(at());
  await user.click(await screen.findByRole('combobox', { name: '状态' }));
  await user.click(await option('已过期'));
  await press('查询');
  await waitFor(() =>
    expect(queried).toHaveBeenLastCalledWith(expect.objectContaining({ state: 'expired', spaceProjectId: idOf('星河智谷') })),
  );
  const row = await screen.findByRole('row', { name: /孙丽/ });
  expect(row.textContent).toContain('至 2026-03-31 23:59');
  expect(row.textContent).toContain('春季巡检');
  expect(within(row).getByText('已过期')).toBeTruthy();
});

test('V247 people are given access to a park with a reason; users cannot select themselves', async () => {
  const add = answer(authorisation.addUsers, (input) => {
    sent(input);
    return { added: 1 };
  });
  open(at(), [add]);
  await press('添加人员');
  const box = await dialog('授权人员进入：星河智谷');
  expect((await within(box).findByRole('checkbox', { name: /测试员/ })).closest('label')?.textContent).toContain(
    authorisationErrors.toOneself.message,
  );
  await user.click(within(box).getByRole('checkbox', { name: /王磊/ }));
  await user.type(within(box).getByLabelText('事由'), '代班');
  await press('授权', box);
  expect(await screen.findByText('授权成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ spaceProjectId: idOf('星河智谷'), userIds: [idOf('王磊')], reason: '代班' }));
});

test('V345 removing a person from a park asks for confirmation', async () => {
  const remove = answer(authorisation.removeUser, (input) => {
    sent(input);
    return {};
  });
  open(at(), [remove]);
  await press('移除孙丽');
  expect(await screen.findByText('确定将该用户从项目中移除吗？')).toBeTruthy();
  await press('移除');
  expect(await screen.findByText('移除成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith({ spaceProjectId: idOf('星河智谷'), id: idOf('授权一') });
});

test('V241 selecting a department selects neither its parent nor its descendants', async () => {
  const save = answer(authorisation.saveOrganisations, (input) => {
    sent(input);
    return { added: 1, removed: 0, headNum: 9 };
  });
  open(at('organisations'), [save]);
  const columns = await screen.findByRole('group', { name: '部门' });
  expect(within(columns).getByRole('checkbox', { name: '工程部' })).toHaveProperty('checked', true);
  await user.click(within(columns).getByText('工程部'));
  expect(await within(columns).findByRole('checkbox', { name: '维修组' })).toHaveProperty('checked', false);
  await user.click(within(columns).getByRole('checkbox', { name: '云启物业' }));
  expect(within(columns).getByRole('checkbox', { name: '维修组' })).toHaveProperty('checked', false);
  expect(screen.getByText('已选 2 个部门，当前授权共 5 人')).toBeTruthy();
  await press('保存');
  expect(await screen.findByText('保存成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ orgIdList: [idOf('工程部'), idOf('云启物业')] }));
});

test('a user with read access sees no actions on the people of a park', async () => {
  open(at(), [], { 'authorisation:read': 'park' });
  expect(await screen.findByText('孙丽')).toBeTruthy();
  for (const name of ['添加人员', '移除孙丽']) expect(screen.queryByRole('button', { name })).toBeNull();
});
