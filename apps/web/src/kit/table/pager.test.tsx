import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '../../../test/render.tsx';
import { Pager, pageNumbers } from './pager.tsx';

const user = userEvent.setup();

test.each([
  [1, 1, '1'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 20, '1 2 3 4 5 … 20'],
  [4, 20, '1 2 3 4 5 6 … 20'],
  [5, 20, '1 … 3 4 5 6 7 … 20'],
  [17, 20, '1 … 15 16 17 18 19 20'],
  [20, 20, '1 … 16 17 18 19 20'],
])('the pager on page %i of %i shows the page numbers %s', (current, last, shown) => {
  expect(
    pageNumbers(current, last)
      .map((page) => page ?? '…')
      .join(' '),
  ).toBe(shown);
});

const turned = vi.fn();
const open = (current: number) =>
  show(<Pager current={current} pageSize={10} total={198} sizes={[5, 10, 20, 50]} hasJump onTurn={turned} />);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('the pager shows the total and the current page', () => {
  open(1);
  expect(screen.getByRole('navigation', { name: '分页' }).textContent).toContain('共 198 条');
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('1');
  expect([button('上一页').disabled, button('下一页').disabled]).toEqual([true, false]);
});

test('the user turns pages by number, by arrow, and five pages at a time by the ellipsis', async () => {
  open(10);
  for (const name of ['第 12 页', '上一页', '下一页', '向前 5 页', '向后 5 页', '第 20 页']) await user.click(button(name));
  expect(turned.mock.calls).toEqual([
    [12, 10],
    [9, 10],
    [11, 10],
    [5, 10],
    [15, 10],
    [20, 10],
  ]);
});

test('a change of the page size returns to the first page', async () => {
  open(10);
  await user.click(screen.getByRole('button', { name: '每页条数，10 条/页' }));
  const sizes = within(await screen.findByRole('menu', { name: '每页条数' }));
  expect(sizes.getByRole('menuitem', { current: true }).textContent).toBe('10 条/页');
  await user.click(sizes.getByRole('menuitem', { name: '50 条/页' }));
  expect(turned).toHaveBeenLastCalledWith(1, 50);
});

test('the field for jumping to a page accepts only digits, reacts to Enter, and goes no further than the last page', async () => {
  open(10);
  const jump = screen.getByLabelText<HTMLInputElement>(/跳至/);
  await user.type(jump, '1a5{Enter}');
  expect(turned).toHaveBeenLastCalledWith(15, 10);
  expect(jump.value).toBe('');
  await user.type(jump, '999{Enter}');
  expect(turned).toHaveBeenLastCalledWith(20, 10);
  turned.mockClear();
  await user.type(jump, '{Enter}');
  expect(turned).not.toHaveBeenCalled();
});
