import { company } from '@park/contract/company/company';
import { privacy } from '@park/contract/kernel/privacy';
import { staff } from '@park/contract/people/staff';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { pageOf, staffOf } from '../../../../test/people.ts';
import { answer, show } from '../../../../test/render.tsx';
import { CompanyPage } from './CompanyPage.tsx';
import { CompanyDetailPage } from './DetailPage.tsx';
import { CompanyHomePage } from './HomePage.tsx';
import { detailOf, kinds, operator } from './test/accounts.ts';
import { noFields, observe, yunqi } from './test/list.tsx';

const user = userEvent.setup();

test('R157 R106 the page of a company lists its people; R158 R159 the page links to the forms for adding and editing people', async () => {
  const read = answer(company.detail, () => detailOf('云启科技'));
  const people = answer(staff.list, () => pageOf(staffOf('王梓涵')));
  const page = show(
    <Routes>
      <Route path="/platform/organisation/companydetail/:id" element={<CompanyDetailPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { at: `/platform/organisation/companydetail/${yunqi.companyId}`, access: operator, answers: [read, people, noFields] },
  );
  expect(await screen.findByText('王梓涵')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '新增员工' }));
  expect(page.address()).toBe(`/platform/organisation/addcompanyuser/${yunqi.companyId}/${encodeURIComponent('云启科技')}`);
});

test('the phone of the super administrator can be revealed like that of the contact, and the person sees where it was shown', async () => {
  const looked = observe(privacy.record);
  const admin = staffOf('林晓峰', { isSuperAdmin: 1 });
  const phone = answer(privacy.staffPhone, ({ id }) => ({ phone: id === admin.id ? '13800001001' : '' }));
  show(
    <Routes>
      <Route path="/platform/organisation/companydetail/:id" element={<CompanyDetailPage />} />
    </Routes>,
    {
      ...{
        at: `/platform/organisation/companydetail/${yunqi.companyId}`,
        access: { ...operator, 'book:read': 'park' },
      },
      answers: [
        answer(company.detail, () => ({ ...detailOf('云启科技'), superAdminName: '林晓峰', superAdminPhone: '138****1001' })),
        answer(staff.list, () => pageOf(staffOf('林晓'), admin)),
        ...[looked.answer, phone, noFields],
      ],
    },
  );
  await user.click(await screen.findByRole('button', { name: '查看林晓峰的手机号' }));
  expect(await screen.findByText('13800001001')).toBeTruthy();
  await waitFor(() => expect(looked.seen.mock.lastCall?.[0]).toMatchObject({ userId: admin.id, privacyContent: '企业详情' }));
});

test.each(kinds)('V094 a company of compType %s is shown as %s on its home page and on its details page', async (compType, label) => {
  const read = answer(company.detail, () => detailOf('云启科技', { compType }));
  const figures = { staffNum: 0, departmentNum: 0, adminNum: 0, joinedNum: 0, unassignedNum: 0, requestNum: null, staffLimit: null };
  const answers = [read, answer(company.home, () => figures), noFields];
  const page = show(<CompanyHomePage />, { at: '/company/companyHome', answers });
  expect((await screen.findByText('企业身份')).parentElement?.textContent).toBe(`企业身份${label}`);
  page.update(<CompanyPage />);
  expect((await screen.findByText('基本信息')).closest('.ant-descriptions')?.textContent).toContain(`企业身份${label}`);
});
