import { company } from '@park/contract/company/company';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { idOf, pageOf } from '../../../../test/people.ts';
import { answer, show } from '../../../../test/render.tsx';
import { DeployPage } from './DeployPage.tsx';
import { operator } from './test/accounts.ts';
import { observe, yunqi } from './test/list.tsx';

const user = userEvent.setup();

test('R108 the menu nodes, staff limit and contact setting of a company are saved; all nodes selected means no restriction', async () => {
  const saved = observe(company.savePower);
  const power = answer(company.power, () => ({
    ...{ companyId: yunqi.companyId, companyName: '云启科技', staffLimit: null, staffNum: 3, mayEditContact: 1 as const, version: 4 },
    menus: ['组织架构', '员工'].map((name) => ({ code: idOf(name), name, groupName: '组织', isHanded: 1 as const })),
  }));
  const companies = answer(company.list, () => pageOf(yunqi));
  show(<DeployPage />, {
    ...{ at: `/CompanyManager/companyDeploy?companyId=${yunqi.companyId}`, access: operator, answers: [saved.answer, power, companies] },
  });
  await user.type(await screen.findByLabelText('人数上限'), '50');
  await user.click(screen.getByRole('switch'));
  await user.click(screen.getByRole('checkbox', { name: '员工' }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(saved.seen).toHaveBeenCalled());
  expect(saved.seen.mock.lastCall?.[0]).toEqual({
    ...{ companyId: yunqi.companyId, version: 4, staffLimit: 50, mayEditContact: 0, menuIds: [idOf('组织架构')] },
  });
});

test('R108 the settings of the first company are shown at first, and the address names that company', async () => {
  const power = answer(company.power, ({ companyId }) => ({
    ...{ companyId, companyName: '云启科技', staffLimit: null, staffNum: 3, mayEditContact: 1 as const, version: 4, menus: [] },
  }));
  const companies = answer(company.list, () => pageOf({ ...yunqi, companyId: 'c-own' }, yunqi));
  const page = show(<DeployPage />, { at: '/CompanyManager/companyDeploy', access: operator, answers: [power, companies] });
  expect(await screen.findByLabelText('人数上限')).toBeTruthy();
  expect(page.address()).toBe(`/CompanyManager/companyDeploy?companyId=${yunqi.companyId}`);
});

test('R108 the rule for activating new companies is saved; a number of days is required only for activation by date', async () => {
  const saved = observe(company.saveActivation);
  const rule = answer(company.activation, () => ({ rule: 'firstSignIn' as const, days: null, version: 0 }));
  show(<DeployPage />, { at: '/CompanyManager/companyDeploy?tab=activation', access: operator, answers: [saved.answer, rule] });
  await user.click(await screen.findByLabelText('到期自动激活'));
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('请输入天数')).toBeTruthy();
  await user.type(screen.getByLabelText('新增后多少天激活'), '7');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(saved.seen).toHaveBeenCalledWith({ rule: 'date', days: 7, version: 0 }));
});
