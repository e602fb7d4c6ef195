import { message } from '@park/contract/people/message';
import { useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, show, somebody } from '../../test/render.tsx';
import { item } from '../../test/shell.tsx';
import { MeContext } from '../parts/session/me.ts';
import { TodoBell } from './TodoBell.tsx';

const menus = [item({ code: 'M1000', name: '工作台' }, [item({ code: 'M1000002001', name: '待办事项', route: '/notice/todolist' })])];
let counts = { todo: 3, copied: 0, service: 2, system: 0 };
/** Renders a button that stands in for a live notice of the server. */
function News() {
  const client = useQueryClient();
  return (
    <button type="button" onClick={() => void client.invalidateQueries({ queryKey: ['message'] })}>
      有变化
    </button>
  );
}
const open = (shownMenus = menus) =>
  show(
    <MeContext value={{ ...somebody, menus: shownMenus }}>
      <TodoBell />
      <News />
    </MeContext>,
    { answers: [answer(message.counts, () => counts)] },
  );

test('the bell shows the number of to-dos, updates when it changes, and links to the to-do list', async () => {
  const page = open();
  await screen.findByRole('link', { name: '待办 3 项，未读消息 2 条' });
  expect(screen.getByText('3')).toBeTruthy();
  counts = { todo: 120, copied: 0, service: 0, system: 0 };
  await userEvent.click(screen.getByRole('button', { name: '有变化' }));
  const bell = await screen.findByRole('link', { name: '待办 120 项' });
  expect(bell.textContent).toBe('99+');
  await userEvent.click(bell);
  expect(page.address()).toBe('/notice/todolist');
});

test('the bell shows a dot when there is no to-do but an unread message; a user without the to-do list has no bell', async () => {
  counts = { todo: 0, copied: 1, service: 1, system: 0 };
  open();
  const bell = await screen.findByRole('link', { name: '待办 0 项，未读消息 1 条' });
  expect(bell.querySelector('.bell-dot')).toBeTruthy();
  open([]);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
