import { process } from '@park/contract/approval/process';
import { commonErrors } from '@park/contract/core';
import { department } from '@park/contract/people/department';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { fields } from '../../../../test/approvals.ts';
import { idOf, memberOf, option, pageOf } from '../../../../test/people.ts';
import { answer, refuse, show, somebody } from '../../../../test/render.tsx';
import { item } from '../../../../test/shell.tsx';
import { tabNames } from '../../../kit/page/tab.ts';
import { MeContext } from '../../../parts/session/me.ts';
import { StartPage } from './StartPage.tsx';

const user = userEvent.setup();
const startable = answer(process.startable, () => [
  { groupId: null, groupName: '通用', flows: [{ processKey: 'general', name: '通用审批', icon: 'flow', description: '人人可以发起' }] },
]);
const blank = answer(process.blank, () => ({
  processKey: 'general',
  name: '通用审批',
  description: '人人可以发起',
  fields,
  choose: [{ taskKey: 'chosen', taskName: '自选审批', many: false }],
  isAuto: false,
}));
const predicted = vi.fn();
const predict = answer(process.predict, (input) => {
  predicted(input);
  return [
    { taskKey: 'head', taskName: '部门负责人审批', kind: 'approve', people: ['赵雅琴'] },
    { taskKey: 'end', taskName: '结束', kind: 'end', people: [] },
  ];
});
const people = answer(department.people, () => pageOf(memberOf('李昊然', { phone: '138****1004', departmentName: '市场部' })));
type Scene = NonNullable<Parameters<typeof show>[1]>;
const open = (answers: Scene['answers'] = [], at = '/notice/start/general') =>
  show(
    <Routes>
      <Route path="/notice/start/:processKey?" element={<StartPage />} />
      <Route path="*" element={<p>别处</p>} />
    </Routes>,
    { at, answers: [...answers, startable, blank, predict, people] },
  );

test('the start page lists the flows by group', async () => {
  const page = open([], '/notice/start');
  await user.click(await screen.findByRole('link', { name: /通用审批/ }));
  expect(page.address()).toBe('/notice/start/general');
});

test('flows have the colours of the domain that their group is named after, and those of approvals otherwise', async () => {
  const flow = { processKey: 'refund', name: '退款申请', icon: 'money', description: null };
  const groups = answer(process.startable, () => [
    { groupId: 'finance', groupName: '财务', flows: [flow] },
    { groupId: null, groupName: '通用', flows: [{ ...flow, processKey: 'general', name: '通用审批' }] },
  ]);
  const menus = [item({ code: 'M1015', name: '财务' }, [])];
  show(
    <MeContext value={{ ...somebody, menus }}>
      <Routes>
        <Route path="/notice/start" element={<StartPage />} />
      </Routes>
    </MeContext>,
    { at: '/notice/start', answers: [groups] },
  );
  const ground = async (name: RegExp) =>
    (await screen.findByRole('link', { name })).querySelector<HTMLElement>('.icon-tile')?.style.backgroundColor;
  expect(await ground(/退款申请/)).toBe('var(--c8-soft)');
  expect(await ground(/通用审批/)).toBe('var(--c4-soft)');
});

test('the expected steps appear beside the form and change with the values entered', async () => {
  open();
  const path = await screen.findByRole('region', { name: '审批流程' });
  expect(await within(path).findByText('部门负责人审批')).toBeTruthy();
  expect(within(path).getByText('赵雅琴')).toBeTruthy();
  await user.type(screen.getByLabelText('金额'), '50');
  await waitFor(() => expect(predicted).toHaveBeenLastCalledWith(expect.objectContaining({ form: { amount: 5000 } })), { timeout: 3000 });
});

test('an amount with three decimals is reported at its field and the application is not sent', async () => {
  const sent = vi.fn();
  open([answer(process.start, sent)]);
  await user.type(await screen.findByLabelText('金额'), '12.345');
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('请输入正确的金额，最多两位小数')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('金额').value).toBe('12.345');
  expect(sent).not.toHaveBeenCalled();
});

test('a new application is sent with its amount in 分 and the chosen handlers, and then its page opens', async () => {
  const sent = vi.fn();
  const start = answer(process.start, (input) => {
    sent(input);
    return { id: idOf('新'), processInstanceId: idOf('新'), number: 'A1' };
  });
  const page = open([start]);
  await user.type(await screen.findByLabelText('标题'), '采购办公椅');
  await user.type(screen.getByLabelText('内容'), '十把');
  await user.type(screen.getByLabelText('金额'), '3200.5');
  await user.click(screen.getByRole('combobox', { name: '自选审批的处理人' }));
  await user.click(await option('李昊然'));
  await user.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(page.address()).toBe(`/notice/tododetail/${idOf('新')}/3`));
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({
      processKey: 'general',
      form: { title: '采购办公椅', content: '十把', amount: 320_050 },
      approvers: { chosen: [idOf('李昊然')] },
    }),
  );
});

test('a field that the server reports as missing shows the error', async () => {
  const start = answer(process.start, () => {
    throw refuse(commonErrors.invalidInput, { 'form.title': '请填写标题' });
  });
  open([start]);
  await user.type(await screen.findByLabelText('标题'), '采购办公椅');
  await user.type(screen.getByLabelText('内容'), '十把');
  await user.click(screen.getByRole('button', { name: '提交' }));
  const item = (await screen.findByText('请填写标题')).closest('.ant-form-item') as HTMLElement;
  expect(within(item).getByLabelText('标题')).toBeTruthy();
});

test('an application without its required fields is not sent; each of them says what is missing', async () => {
  const sent = vi.fn();
  open([answer(process.start, sent)]);
  await user.type(await screen.findByLabelText('内容'), '  ');
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('请填写标题')).toBeTruthy();
  expect(screen.getByText('请填写内容')).toBeTruthy();
  expect(screen.queryByText('请填写金额')).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

test('the tab of a new application has the name of its flow', async () => {
  open();
  await screen.findByLabelText('标题');
  expect(tabNames.get()['/notice/start/general']).toBe('通用审批');
});
