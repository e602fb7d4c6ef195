import { company, keyFields, ownFields } from '@park/contract/company/company';
import { extend } from '@park/contract/people/extend';
import { group } from '@park/contract/people/group';
import { staff } from '@park/contract/people/staff';
import { attribute } from '@park/contract/rights/attribute';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { idOf, option, pageOf } from '../../../../test/people.ts';
import { answer, dialog, show } from '../../../../test/render.tsx';
import type { Rights } from '../../../kit/api/access.tsx';
import { AccountPage } from './AccountPage.tsx';
import { AddCompanyPage } from './AddPage.tsx';
import { CompanyDetailPage } from './DetailPage.tsx';
import { EditCompanyPage } from './EditPage.tsx';
import { accountOf, accountsPage, detailOf, operator } from './test/accounts.ts';

const user = userEvent.setup();
const queried = vi.fn();
beforeEach(() => void queried.mockClear());
const yunqi = accountOf('云启科技');
const noFields = answer(extend.list, () => pageOf());
const accounts = answer(company.accounts, (input) => {
  queried(input);
  return accountsPage(yunqi);
});
type Answers = NonNullable<NonNullable<Parameters<typeof show>[1]>['answers']>;
const list = (answers: Answers, access = operator) =>
  show(<AccountPage />, { at: '/platform/organisation/companyAccount', access, answers: [...answers, noFields] });

const incubated = { id: idOf('孵化企业'), name: '孵化企业' };
const keyGroup = { id: idOf('重点企业'), name: '重点企业' };
const kinds = [
  answer(attribute.list, () => pageOf({ ...incubated, remark: null, companyNum: 1, menuNum: null, version: 1 })),
  answer(group.list, () =>
    pageOf({
      ...keyGroup,
      code: 'key',
      kind: 'company' as const,
      remark: null,
      memberNum: 1,
      createdDate: '2026-01-01T00:00:00Z',
      version: 1,
    }),
  ),
];
const keeper: Rights = { ...operator, 'attribute:read': 'park', 'attribute:grant': 'park', 'group:read': 'park' };

test('C0068 company accounts can be filtered by attribute and group', async () => {
  list([accounts, ...kinds], keeper);
  await user.click(await screen.findByRole('button', { name: /展开/ }));
  await user.click(screen.getByRole('combobox', { name: '企业类型' }));
  await user.click(await option('孵化企业'));
  await user.click(screen.getByRole('combobox', { name: '企业分组' }));
  await user.click(await option('重点企业'));
  await user.click(screen.getByRole('button', { name: /查\s?询/ }));
  await waitFor(() =>
    expect(queried).toHaveBeenLastCalledWith(expect.objectContaining({ attributeId: incubated.id, groupId: keyGroup.id })),
  );
});

test('a user who cannot see attributes and groups gets no filter for attributes and groups', async () => {
  list([accounts]);
  await screen.findByRole('button', { name: '云启科技' });
  expect(screen.queryByRole('combobox', { name: '企业类型' })).toBeNull();
});

test('a workbook of companies can be imported from the list', async () => {
  list([accounts]);
  await user.click(await screen.findByRole('button', { name: '导入企业' }));
  expect(await dialog('导入企业')).toBeTruthy();
});

test('attributes selected in the form of a company are sent when it is saved', async () => {
  const changed = answer(company.change, (input) => {
    queried(input);
    return { warning: null };
  });
  const read = answer(company.detail, () =>
    detailOf('云启科技', { attributes: [incubated], editable: [...keyFields, ...ownFields, 'attributeIds'] }),
  );
  show(
    <Routes>
      <Route path="/platform/organisation/updatecompany/:id" element={<EditCompanyPage />} />
    </Routes>,
    { at: `/platform/organisation/updatecompany/${yunqi.companyId}`, access: keeper, answers: [read, changed, noFields, ...kinds] },
  );
  const field = (await screen.findByText('企业类型')).closest('.ant-form-item') as HTMLElement;
  expect(within(field).getByText('孵化企业')).toBeTruthy();
  await user.click(within(field).getByRole('combobox'));
  await user.click(await option('孵化企业'));
  await user.click(screen.getByRole('button', { name: /保\s?存/ }));
  await waitFor(() => expect(queried).toHaveBeenCalledWith(expect.objectContaining({ attributeIds: [] })));
});

test('the page of a company shows its attributes and groups', async () => {
  const read = answer(company.detail, () => detailOf('云启科技', { attributes: [incubated], groups: [keyGroup] }));
  show(
    <Routes>
      <Route path="/platform/organisation/companydetail/:id" element={<CompanyDetailPage />} />
    </Routes>,
    {
      ...{ at: `/platform/organisation/companydetail/${yunqi.companyId}`, access: keeper },
      answers: [read, noFields, answer(staff.list, () => pageOf())],
    },
  );
  expect(await screen.findByText('孵化企业')).toBeTruthy();
  expect(screen.getByText('重点企业')).toBeTruthy();
});

test('attributes can be selected in the form of a new company, but not for an assisting organisation', async () => {
  const created = answer(company.create, (input) => {
    queried(input);
    return { id: idOf('新企业'), warning: null };
  });
  const free = answer(company.checkName, () => ({ isExit: false }));
  show(<AddCompanyPage />, { at: '/platform/organisation/addcompany', access: keeper, answers: [created, free, noFields, ...kinds] });
  await user.type(await screen.findByLabelText('企业名称'), '新企业');
  await user.type(screen.getByLabelText('姓名'), '王经理');
  await user.type(screen.getByLabelText('手机号'), '13700000001');
  await user.click(screen.getByLabelText('企业类型'));
  await user.click(await option('孵化企业'));
  await user.click(screen.getByRole('radio', { name: '协管单位' }));
  expect(screen.queryByLabelText('企业类型')).toBeNull();
  await user.click(screen.getByRole('radio', { name: '入驻企业' }));
  await user.click(screen.getByRole('button', { name: /保\s?存/ }));
  await waitFor(() =>
    expect(queried).toHaveBeenCalledWith(expect.objectContaining({ companyName: '新企业', attributeIds: [incubated.id] })),
  );
});
