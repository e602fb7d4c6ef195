import { intake } from '@park/contract/company/intake';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { idOf, pageOf } from '../../../../test/people.ts';
import { answer, show } from '../../../../test/render.tsx';
import type { Rights } from '../../../kit/api/access.tsx';
import { ThirdPage } from './ThirdPage.tsx';

const user = userEvent.setup();
const one = { creditCode: null, contactName: null, contactPhone: null, isListed: true, syncedDate: '2026-11-01T01:00:00Z' };
const list = answer(intake.third, () =>
  pageOf(
    { ...one, id: 'S1', name: '启明光电', companyId: idOf('启明光电'), problem: null },
    { ...one, id: 'S2', name: '拾光文化', companyId: null, problem: '缺少统一社会信用代码，无法匹配' },
  ),
);
const sync = answer(intake.fromThird, () => ({ added: 1, updated: 0, skipped: [{ name: '拾光文化', reason: '缺少' }] }));
const open = (access: Rights) => show(<ThirdPage />, { access, answers: [list, sync] });

test('R083 the list shows companies of the connected system and why some are not in the park; synchronising asks first', async () => {
  open({ 'company:read': 'park', 'company:create': 'park' });
  expect((await screen.findByRole('row', { name: /启明光电/ })).textContent).toContain('已入驻');
  expect(screen.getByRole('row', { name: /拾光文化/ }).textContent).toContain('无法匹配');
  await user.click(screen.getByRole('button', { name: '同步' }));
  await user.click(within(await screen.findByRole('tooltip')).getByRole('button', { name: '同步' }));
  expect(await screen.findByText('新增 1 家企业，更新 0 家，跳过 1 家')).toBeTruthy();
});

test('a user with read access cannot synchronise companies from the connected system', async () => {
  open({ 'company:read': 'park' });
  expect(await screen.findByText('启明光电')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /同步/ })).toBeNull();
});
