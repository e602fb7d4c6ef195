import { company } from '@park/contract/company/company';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answer, dialog } from '../../../../test/render.tsx';
import { chooseAction, list, listed, observe, yunqi } from './test/list.tsx';

const user = userEvent.setup();

const staffBlocker = {
  ...{ kind: 'staff', title: '企业员工（超级管理员除外）', count: 2, unit: '人', path: '/architecture/memberlist?companyId=x' },
  settle: null,
};
const everybody = { title: '全部员工一并办理离职', notes: ['部门负责人 1 项，交给超级管理员林晓峰'] };
test('a company of ten people moves out with them in four clicks: the dialog takes the decision about all of them', async () => {
  const clicks = vi.fn();
  // menus stop the event before it bubbles up to the document
  document.addEventListener('click', clicks, true);
  const moved = observe(company.moveOut);
  list([listed(yunqi), answer(company.blockers, () => [{ ...staffBlocker, count: 9, settle: everybody }]), moved.answer]);
  await chooseAction('云启科技', '迁出');
  const box = await dialog('迁出“云启科技”');
  const decision = await within(box).findByRole('checkbox', { name: everybody.title });
  expect(within(box).getByText('部门负责人 1 项，交给超级管理员林晓峰')).toBeTruthy();
  const go = within(box).getByRole<HTMLButtonElement>('button', { name: /迁\s?出/ });
  expect(go.disabled).toBe(true);
  await user.click(decision);
  await user.click(go);
  await screen.findByText('迁出成功');
  document.removeEventListener('click', clicks, true);
  expect(clicks).toHaveBeenCalledTimes(4);
  expect(moved.seen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ companyId: yunqi.companyId, settle: ['staff'] }));
});

test('a decision about the people does not move a company out while another blocker is open', async () => {
  const rooms = { ...staffBlocker, kind: 'room', title: '占用中的房间', count: 1, unit: '间', path: '/room' };
  list([listed(yunqi), answer(company.blockers, () => [{ ...staffBlocker, settle: everybody }, rooms])]);
  await chooseAction('云启科技', '迁出');
  const box = await dialog('迁出“云启科技”');
  await user.click(await within(box).findByRole('checkbox', { name: everybody.title }));
  expect(within(box).getByText('占用中的房间：1 间')).toBeTruthy();
  expect(within(box).getByRole<HTMLButtonElement>('button', { name: /迁\s?出/ }).disabled).toBe(true);
});

test('the dialog lists what blocks a company from moving out, links to each blocker, and can check again', async () => {
  let left = [staffBlocker];
  const moved = observe(company.moveOut);
  list([listed(yunqi), answer(company.blockers, () => left), moved.answer]);
  await chooseAction('云启科技', '迁出');
  const box = await dialog('迁出“云启科技”');
  expect(await within(box).findByText('企业员工（超级管理员除外）：2 人')).toBeTruthy();
  expect(within(box).getByRole('link', { name: '去处理' }).getAttribute('href')).toBe('/architecture/memberlist?companyId=x');
  const go = within(box).getByRole<HTMLButtonElement>('button', { name: /迁\s?出/ });
  expect(go.disabled).toBe(true);
  left = [];
  await user.click(within(box).getByRole('button', { name: '重新检查' }));
  await user.type(await within(box).findByLabelText('迁出原因'), '租约到期');
  await user.click(go);
  await screen.findByText('迁出成功');
  expect(moved.seen).toHaveBeenCalledExactlyOnceWith({ companyId: yunqi.companyId, reason: '租约到期' });
});
