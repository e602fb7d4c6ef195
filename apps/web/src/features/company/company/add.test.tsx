import { company, companyErrors, companyTexts } from '@park/contract/company/company';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { idOf } from '../../../../test/people.ts';
import { answer, show } from '../../../../test/render.tsx';
import { AddCompanyPage } from './AddPage.tsx';
import { operator } from './test/accounts.ts';
import { noFields, observe } from './test/list.tsx';

const user = userEvent.setup();

test('R155 R104 R084 a new company is sent with its administrator; a taken name or doubtful credit code is reported first', async () => {
  const created = observe(company.create, { id: idOf('新企业'), warning: companyTexts.checksum });
  const names = answer(company.checkName, ({ companyName }) => ({ isExit: companyName === '云启科技' }));
  const codes = answer(company.checkCreditCode, () => ({ isExit: false, warning: companyTexts.checksum }));
  show(<AddCompanyPage />, {
    at: '/platform/organisation/addcompany',
    access: operator,
    answers: [created.answer, names, codes, noFields],
  });
  const name = await screen.findByLabelText('企业名称');
  await user.type(name, '云启科技');
  await user.tab();
  expect(await screen.findByText(companyErrors.nameTaken.message)).toBeTruthy();
  await user.clear(name);
  await user.type(name, '新企业');
  await user.type(screen.getByLabelText('统一社会信用代码'), '91310000ma1fl00002');
  await user.tab();
  expect(await screen.findByText(companyTexts.checksum)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('请输入用户名称')).toBeTruthy();
  await user.type(screen.getByLabelText('姓名'), '新管理');
  await user.type(screen.getByLabelText('手机号'), '138 0000 9999');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText(companyTexts.checksum);
  expect(created.seen).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '仍要保存' }));
  await waitFor(() => expect(screen.queryByText(companyTexts.checksum)).toBeNull());
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(created.seen).toHaveBeenCalled());
  expect(await screen.findByText('新增企业成功')).toBeTruthy();
  expect(screen.queryByText(companyTexts.checksum)).toBeNull();
  expect(created.seen.mock.lastCall?.[0]).toMatchObject({
    ...{ companyName: '新企业', creditCode: '91310000MA1FL00002', compType: '0', superAdminName: '新管理', superAdminPhone: '13800009999' },
  });
});
