import { type Account, account } from '@park/contract/people/account';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { answer, show } from '../../../../../test/render.tsx';
import { PersonalCentre } from '../PersonalCentre.tsx';

export const user = userEvent.setup();
export const smsId = 'b6a0c1de-0000-4000-8000-000000000001';
export const portraitId = 'b6a0c1de-0000-4000-8000-000000000009';
export const portrait = `/smartop/portal/file/read/${portraitId}?e=1&s=x`;
export const person: Account = {
  id: 'u-1',
  userName: 'operatora',
  mayChangeUserName: true,
  phone: '138****0011',
  mayChangePhone: true,
  realName: '陈建国',
  nickName: '老陈',
  sex: 0,
  email: null,
  headPortaitUrl: portrait,
  createdDate: '2026-01-05T03:20:00Z',
  extValues: {},
};

export type Answers = NonNullable<NonNullable<Parameters<typeof show>[1]>['answers']>;
/** Opens the personal centre of a user on one of its tabs. */
export async function open(tab: string, answers: Answers = [], rest: Partial<Account> = {}) {
  const onSaved = vi.fn();
  const onClose = vi.fn();
  show(<PersonalCentre open onClose={onClose} onSaved={onSaved} />, {
    answers: [
      ...answers,
      answer(account.detail, () => ({ ...person, ...rest })),
      answer(account.extended, () => [{ name: '短号', columnName: 'short_num', extendType: 'String', length: 20, value: '6011' }]),
    ],
  });
  await user.click(await screen.findByRole('tab', { name: tab }));
  return { onSaved, onClose };
}
export const type = async (label: string, text: string) => {
  await user.clear(screen.getByLabelText(label));
  if (text) await user.type(screen.getByLabelText(label), text);
};
export const problem = (text: string) => screen.findByText(text, { selector: '.ant-form-item-explain-error' });
