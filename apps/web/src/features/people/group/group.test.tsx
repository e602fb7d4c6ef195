import { intake } from '@park/contract/company/intake';
import { group, groupErrors } from '@park/contract/people/group';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { idOf, pageOf } from '../../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import type { Rights } from '../../../kit/api/access.tsx';
import { uploadTransport } from '../../../kit/upload/send.ts';
import { CompanyGroupPage } from './CompanyGroupPage.tsx';

const user = userEvent.setup();
const rights: Rights = { 'group:read': 'park', 'group:update': 'park', 'company:create': 'park', 'company:read': 'park' };
const sent = vi.fn();
beforeEach(() => sent.mockClear());
const groupOf = (name: string, memberNum = 2) => ({
  ...{ id: idOf(name), code: 'key', name, kind: 'company' as const, remark: '每月走访', memberNum },
  ...{ createdDate: '2026-03-01T01:00:00Z', version: 3 },
});
const companyOf = (companyName: string) => ({
  ...{ id: idOf(`在组${companyName}`), companyId: idOf(companyName), companyName, creditCode: null, compType: '0' as const },
  ...{
    normalContactName: '林晓峰',
    normalContactPhone: '138****1001',
    isEnable: 1 as const,
    staffNum: 12,
    addedDate: '2026-03-01T01:00:00Z',
  },
});
const groups = answer(group.list, () => pageOf(groupOf('重点企业'), groupOf('孵化企业', 0)));
const companies = answer(group.companies, () => pageOf(companyOf('云启科技')));
type Scene = NonNullable<Parameters<typeof show>[1]>;
const open = (at = `/?groupId=${idOf('重点企业')}`, answers: Scene['answers'] = [], access = rights) =>
  show(<CompanyGroupPage />, { access, at, answers: [...(answers ?? []), groups, companies] });
const press = async (name: string, box: HTMLElement = document.body) => user.click(await within(box).findByRole('button', { name }));

test('R154 the groups are on the left, the companies of the selected group on the right, at first those of the first group', async () => {
  const page = open('/');
  await waitFor(() => expect(page.address()).toBe(`/?groupId=${idOf('重点企业')}`));
  const row = await screen.findByRole('row', { name: /云启科技/ });
  expect(row.textContent).toContain('138****1001');
  expect(row.textContent).toContain('入驻企业');
});

test('adding a group with a code already taken shows the error at the code field', async () => {
  const create = answer(group.create, () => {
    throw refuse(groupErrors.codeTaken, { code: groupErrors.codeTaken.message });
  });
  open('/', [create]);
  await press('新增');
  const box = await dialog('新增分组');
  await user.type(within(box).getByLabelText('分组编码'), 'key');
  await user.type(within(box).getByLabelText('分组名称'), '新组');
  await press('保存', box);
  expect(await within(box).findByText(groupErrors.codeTaken.message)).toBeTruthy();
});

test('the code field of a new group says on leaving it that the code is taken', async () => {
  const check = answer(group.checkCode, (input) => {
    sent(input);
    return { isExit: input.code === 'key' };
  });
  open('/', [check]);
  await press('新增');
  const box = await dialog('新增分组');
  await user.type(within(box).getByLabelText('分组编码'), 'key');
  await user.tab();
  expect(await within(box).findByText(groupErrors.codeTaken.message)).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ kind: 'company', code: 'key' });
  await user.type(within(box).getByLabelText('分组编码'), '2');
  await user.tab();
  await waitFor(() => expect(within(box).queryByText(groupErrors.codeTaken.message)).toBeNull());
});

test('companies that are not in the group can be selected and added', async () => {
  const candidates = answer(group.candidates, (input) => {
    sent(input);
    return pageOf({ companyId: idOf('智联数据'), companyName: '智联数据', creditCode: null, compType: '0' as const, isIn: false });
  });
  const add = answer(group.add, (input) => {
    sent(input);
    return { added: 1 };
  });
  open(undefined, [candidates, add]);
  await press('添加企业');
  const box = await dialog('添加企业到：重点企业');
  await user.click(await within(box).findByRole('checkbox', { name: /智联数据/ }));
  await press('添加', box);
  expect(await screen.findByText('添加成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ groupId: idOf('重点企业'), isIn: 0 }));
  expect(sent).toHaveBeenCalledWith({ groupId: idOf('重点企业'), members: [{ companyId: idOf('智联数据') }] });
});

test('removing a company from a group and deleting a group ask for confirmation', async () => {
  const drop = answer(group.drop, (input) => {
    sent(input);
    return { removed: 1 };
  });
  let isRemoved = false;
  const remove = answer(group.remove, (input) => {
    sent(input);
    isRemoved = true;
    return {};
  });
  const left = answer(group.list, () => pageOf(...(isRemoved ? [] : [groupOf('重点企业')]), groupOf('孵化企业', 0)));
  const page = open(undefined, [drop, remove, left]);
  await press('移除云启科技');
  expect(await screen.findByText('将“云启科技”移出分组？')).toBeTruthy();
  await press('移除');
  expect(await screen.findByText('移除成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith({ groupId: idOf('重点企业'), ids: [idOf('在组云启科技')] });
  await press('重点企业的操作');
  await user.click(await screen.findByRole('menuitem', { name: '删除' }));
  await press('删除', await dialog('删除分组“重点企业”？'));
  expect(await screen.findByText('删除成功')).toBeTruthy();
  await waitFor(() => expect(page.address()).toBe(`/?groupId=${idOf('孵化企业')}`));
});

test('an imported workbook is checked, its errors are listed, and only the valid rows are imported', async () => {
  uploadTransport.send = async ({ body }) => {
    sent(body.get('groupId'));
    const list = [{ row: 4, companyName: '坏数据', message: '表格中重复' }];
    return { status: 200, answer: { code: '200', body: { id: idOf('校验'), successSize: 2, errorSize: 1, list } } };
  };
  const commit = answer(intake.commit, (input) => {
    sent(input);
    return { successSize: 2, errorSize: 1, taskId: idOf('任务') };
  });
  open(undefined, [commit]);
  await press('导入企业');
  const box = await dialog('导入企业到：重点企业');
  const file = new File(['x'], '企业.xlsx');
  await user.upload(box.querySelector('input[type=file]') as HTMLInputElement, file);
  await press('上传并校验', box);
  expect(await within(box).findByText('校验完成：可导入 2 条，失败 1 条')).toBeTruthy();
  expect(within(box).getByRole('row', { name: /第4行/ }).textContent).toContain('表格中重复');
  expect(within(box).getByRole('button', { name: '下载失败数据' })).toBeTruthy();
  expect(sent).toHaveBeenLastCalledWith(idOf('重点企业'));
  await press('导入 2 家企业', box);
  expect(await within(box).findByText('成功 2 条，失败 1 条')).toBeTruthy();
  expect(sent).toHaveBeenLastCalledWith({ id: idOf('校验') });
});

test('a user with read access sees no actions on company groups', async () => {
  open(undefined, [], { 'group:read': 'park' });
  expect(await screen.findByText('云启科技')).toBeTruthy();
  for (const name of ['新增', '添加企业', '导入企业', '移除云启科技', '重点企业的操作'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
