import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Modal } from 'antd';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { somebody } from '../../test/render.tsx';
import { menus } from '../../test/shell.tsx';
import { PageModal } from '../kit/feedback/dialog.tsx';
import { MeContext } from '../parts/session/me.ts';
import { Panes } from './Panes.tsx';

const user = userEvent.setup();

function Page() {
  const [isOpen, open] = useState(false);
  const [text, type] = useState('');
  return (
    <>
      <input aria-label="备注" value={text} onChange={(event) => type(event.target.value)} />
      <button type="button" onClick={() => open(true)}>
        打开
      </button>
      <PageModal open={isOpen} title="对话框" onCancel={() => open(false)} />
    </>
  );
}
vi.mock('./pages.tsx', () => ({ pageOf: ({ path }: { path: string }) => (path === '/notice/todolist' ? Page : () => <p>另一页</p>) }));

const at = (pathname: string) => ({ pathname, search: '', hash: '', state: null, key: pathname });
const open = [at('/notice/todolist'), at('/notice/donelist')];
const panes = (active: string) => (
  <MemoryRouter>
    <MeContext value={{ ...somebody, menus }}>
      <Panes open={open} active={active} rounds={{}} staysPut />
    </MeContext>
  </MemoryRouter>
);

test('a hidden page keeps its typed text, and its open dialog neither covers the visible page nor breaks the hidden page', async () => {
  const { rerender } = render(panes('/notice/todolist'));
  await user.type(screen.getByRole('textbox', { name: '备注' }), '未写完');
  await user.click(screen.getByRole('button', { name: '打开' }));
  expect(await screen.findByText('对话框')).toBeTruthy();
  await act(async () => rerender(panes('/notice/donelist')));
  expect(screen.getByText('另一页')).toBeTruthy();
  expect(screen.queryByText('对话框')).toBeNull();
  await act(async () => rerender(panes('/notice/todolist')));
  expect(screen.queryByText('页面出错了')).toBeNull();
  expect(await screen.findByText('对话框')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: '备注', hidden: true })).toHaveProperty('value', '未写完');
  Modal.destroyAll();
});

test('a page loses the focus before it is hidden, because antd’s calendars look for their elements when they lose the focus', async () => {
  const { rerender } = render(panes('/notice/todolist'));
  const field = screen.getByRole('textbox', { name: '备注' });
  await user.click(field);
  const wasSeen = vi.fn();
  field.addEventListener('blur', () => wasSeen(field.closest<HTMLElement>('.pane')?.style.display));
  await act(async () => rerender(panes('/notice/donelist')));
  expect(wasSeen).toHaveBeenCalledWith('');
});
