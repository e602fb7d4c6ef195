import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '../../../test/render.tsx';
import { DropMenu } from './drop-menu.tsx';

const user = userEvent.setup();
const [edit, remove, below] = [vi.fn(), vi.fn(), vi.fn()];
const open = async () => {
  show(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the table row that contains the menu
    <div onClick={below} onKeyDown={below}>
      <DropMenu
        label="操作"
        entries={[
          { key: 'edit', label: '编辑', onClick: edit },
          { key: 'up', label: '上移', disabled: '已经是第一个', onClick: edit },
          { key: 'remove', label: '删除', onClick: remove },
        ]}
      >
        <button type="button">更多</button>
      </DropMenu>
      <button type="button">别处</button>
    </div>,
  );
  await user.click(screen.getByRole('button', { name: '更多' }));
  await waitFor(() => expect(focused()).toBe('编辑'));
};
const focused = () => document.activeElement?.textContent;
const isOpen = () => screen.queryByRole('menu', { name: '操作' }) !== null;

test('the arrow keys cycle through the menu, Enter selects an entry, and the focus returns to the menu button', async () => {
  await open();
  expect(screen.getByRole('button', { name: '更多', expanded: true })).toBeTruthy();
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('删除');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('上移');
  await user.keyboard('{End}{Enter}');
  expect(remove).toHaveBeenCalledOnce();
  expect([isOpen(), focused()]).toEqual([false, '更多']);
});

test('a click on a disabled entry runs no action and leaves the menu open', async () => {
  await open();
  expect(screen.getByRole('menuitem', { name: '上移', description: '已经是第一个' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('menuitem', { name: '上移' }));
  expect(edit).not.toHaveBeenCalled();
  expect(isOpen()).toBe(true);
});

test('Escape closes the menu and keeps the dialog behind the menu open', async () => {
  await open();
  below.mockClear();
  await user.keyboard('{Escape}');
  expect([isOpen(), focused()]).toEqual([false, '更多']);
  expect(below).not.toHaveBeenCalled();
});

test('selecting a menu entry does not count as a click on the table row', async () => {
  await open();
  below.mockClear();
  await user.click(screen.getByRole('menuitem', { name: '编辑' }));
  expect(edit).toHaveBeenCalledOnce();
  expect(below).not.toHaveBeenCalled();
});

test('a click outside the menu closes the menu', async () => {
  await open();
  await user.click(screen.getByRole('button', { name: '别处' }));
  expect(isOpen()).toBe(false);
});

test('a menu taller than the window can scroll, and a smaller menu cannot', async () => {
  const heights = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  const tall = (height: number) =>
    heights.mockImplementation(function (this: HTMLElement) {
      return this.classList.contains('popup-panel') ? new DOMRect(0, 0, 200, height) : new DOMRect(0, 100, 80, 32);
    });
  for (const [height, isScrolled] of [
    [900, true],
    [200, false],
  ] as const) {
    tall(height);
    await open();
    const { maxHeight, overflowY } = screen.getByRole('menu', { name: '操作' }).style;
    expect([maxHeight, overflowY]).toEqual(isScrolled ? [`${window.innerHeight - 100 - 32 - 6 - 8}px`, 'auto'] : ['', '']);
    cleanup();
  }
  heights.mockRestore();
});
