import { type Account, company } from '@park/contract/company/company';
import { extend } from '@park/contract/people/extend';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { pageOf } from '../../../../../test/people.ts';
import { answer, show } from '../../../../../test/render.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { accountOf, accountsPage, operator } from './accounts.ts';

const user = userEvent.setup();
export const yunqi = accountOf('云启科技');
export const listed = (...rows: Account[]) => answer(company.accounts, () => accountsPage(...rows));
export const noFields = answer(extend.list, () => pageOf());
export const organisation = '/platform/organisation/companyAccount';

type Answers = NonNullable<NonNullable<Parameters<typeof show>[1]>['answers']>;
/** Renders the list of companies. */
export const list = (answers: Answers, { access = operator, at = organisation } = {}) =>
  show(<AccountPage />, { at, access, answers: [...answers, noFields] });
/** Chooses an action in the row of a company. */
export const chooseAction = async (name: string, entry: string) => {
  await user.click(await screen.findByRole('button', { name: `${name}的更多操作` }));
  await user.click(screen.getByRole('menuitem', { name: entry }));
};
/** Answers a call and records what is sent. */
export const observe = <C extends Parameters<typeof answer>[0]>(call: C, reply: unknown = {}) => {
  const seen = vi.fn();
  const observed = answer(call, (input) => {
    seen(input);
    return reply as never;
  });
  return { seen, answer: observed };
};
