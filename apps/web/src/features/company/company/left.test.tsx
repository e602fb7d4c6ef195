import { company, companyErrors, type LeftCompany } from '@park/contract/company/company';
import { commonErrors } from '@park/contract/core';
import { staffTexts } from '@park/contract/people/staff';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { idOf, pageOf } from '../../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import { LeftPage } from './LeftPage.tsx';
import { operator } from './test/accounts.ts';

const user = userEvent.setup();
const left = (companyName: string, given: Partial<LeftCompany> = {}): LeftCompany => ({
  ...{ id: idOf(companyName), companyId: idOf(`企业${companyName}`), companyName, creditCode: null },
  ...{ joinedDate: '2025-01-01T00:00:00Z', leftDate: '2026-01-01T00:00:00Z' },
  ...{ reason: '租约到期', byName: '陈志远', isBack: false, ...given },
});
const at = '/platform/organisation/moveoutcompany';
const restoreButton = () => screen.findByRole('button', { name: '重新入驻旧企业' });
const open = async () => {
  await user.click(await restoreButton());
  return dialog('“旧企业”重新入驻');
};
const fill = async (box: HTMLElement, name: string, phone: string) => {
  await user.type(within(box).getByLabelText('姓名'), name);
  await user.type(within(box).getByLabelText('手机号'), phone);
};
const send = (box: HTMLElement) => user.click(within(box).getByRole('button', { name: '重新入驻' }));

test('R152 a company comes back with a named administrator; the list says so and links to the company', async () => {
  const sent = vi.fn();
  const rows = [left('旧企业')];
  const restore = answer(company.restore, (input) => {
    sent(input);
    rows[0] = left('旧企业', { isBack: true });
    return { companyId: idOf('旧企业账号') };
  });
  show(<LeftPage />, { at, access: operator, answers: [answer(company.moved, () => pageOf(...rows)), restore] });
  const box = await open();
  expect(within(box).getByText(/企业、类型和分组恢复，今天起重新入驻；原员工保持离职/)).toBeTruthy();
  await fill(box, '郑凯文', '138 0000 2001');
  await send(box);
  expect(await screen.findByText('“旧企业”已重新入驻，类型和分组已恢复')).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    ...{ id: idOf('旧企业'), admin: { superAdminName: '郑凯文', superAdminPhone: '13800002001' } },
  });
  expect(screen.getByRole('link', { name: '查看企业' }).getAttribute('href')).toBe(
    `/platform/organisation/companydetail/${idOf('旧企业账号')}`,
  );
  expect(await screen.findByText('已重新入驻')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '重新入驻旧企业' })).toBeNull();
});

test('a missing or invalid administrator is reported on its field', async () => {
  const restore = answer(company.restore, () => {
    throw refuse(commonErrors.invalidInput, { 'admin.superAdminName': staffTexts.noName, 'admin.superAdminPhone': staffTexts.noPhone });
  });
  show(<LeftPage />, { at, access: operator, answers: [answer(company.moved, () => pageOf(left('旧企业'))), restore] });
  const box = await open();
  await send(box);
  expect(await within(box).findByText(staffTexts.noName)).toBeTruthy();
  expect(within(box).getByText(staffTexts.noPhone)).toBeTruthy();
  await fill(box, '王', '12345');
  await user.tab();
  expect(await within(box).findByText(staffTexts.nameLength)).toBeTruthy();
});

test('a taken name is reported and the dialog stays; a company that another operator brought back closes it', async () => {
  const rows = [left('旧企业')];
  let refusal = refuse(companyErrors.nameTaken, { companyName: companyErrors.nameTaken.message });
  const restore = answer(company.restore, () => {
    throw refusal;
  });
  show(<LeftPage />, { at, access: operator, answers: [answer(company.moved, () => pageOf(...rows)), restore] });
  const box = await open();
  await fill(box, '郑凯文', '13800002001');
  await send(box);
  expect(await screen.findByText(companyErrors.nameTaken.message)).toBeTruthy();
  expect(within(box).getByLabelText<HTMLInputElement>('姓名').value).toBe('郑凯文');
  refusal = refuse(companyErrors.isBack);
  rows[0] = left('旧企业', { isBack: true });
  await send(box);
  expect(await screen.findByText(companyErrors.isBack.message)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: '重新入驻旧企业' })).toBeNull());
});

test('users who may not add companies are not offered to bring one back', async () => {
  show(<LeftPage />, { at, access: { 'company:read': 'park' }, answers: [answer(company.moved, () => pageOf(left('旧企业')))] });
  await screen.findByRole('row', { name: /旧企业/ });
  expect(screen.queryByRole('button', { name: '重新入驻旧企业' })).toBeNull();
});

test('R152 the list of moved-out companies shows when and why each company left', async () => {
  const row = {
    ...{
      id: idOf('迁出'),
      companyId: idOf('旧企业'),
      companyName: '旧企业',
      creditCode: '91310000MA1FL00003',
      joinedDate: '2025-01-01T00:00:00Z',
      leftDate: '2026-01-01T00:00:00Z',
    },
    ...{ reason: '租约到期', byName: '陈志远', isBack: false },
  };
  show(<LeftPage />, {
    at: '/platform/organisation/moveoutcompany',
    access: operator,
    answers: [answer(company.moved, () => pageOf(row))],
  });
  expect(await screen.findByRole('row', { name: /旧企业 ?91310000MA1FL00003 2025-01-01 2026-01-01 08:00 租约到期 陈志远/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /导\s?出/ })).toBeTruthy();
});
