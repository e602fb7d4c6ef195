import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '../../../test/render.tsx';
import { SearchTree, type TreeItem } from './search-tree.tsx';
import { TreeBeside } from './side-tree.tsx';

const user = userEvent.setup();
const leaf = (name: string, children: TreeItem[] = []): TreeItem => ({ key: name, name, children });
const tree = [leaf('总部', [leaf('工程部', [leaf('维修组')]), leaf('财务部')])];

test('the divider beside the tree moves with the arrow keys, and its position is remembered', async () => {
  show(<TreeBeside side="树">表</TreeBeside>);
  const bar = screen.getByRole('separator', { name: '调整树的宽度' });
  expect(bar.getAttribute('aria-valuenow')).toBe('260');
  bar.focus();
  await user.keyboard('{ArrowRight}');
  expect(bar.getAttribute('aria-valuenow')).toBe('276');
  expect(localStorage.getItem('treeWidth---admin_qy')).toBe('276');
  await user.keyboard('{ArrowLeft>20/}');
  expect(bar.getAttribute('aria-valuenow')).toBe('220');
});

test('a node selected by the page is made visible, and branches the user has collapsed stay collapsed', async () => {
  const page = show(<SearchTree label="部门" items={tree} selected="总部" onSelect={vi.fn()} />);
  expect(screen.queryByText('维修组')).toBeNull();
  page.update(<SearchTree label="部门" items={tree} selected="维修组" onSelect={vi.fn()} />);
  expect(await screen.findByText('维修组')).toBeTruthy();
  await user.click(document.querySelectorAll('.ant-tree-switcher')[1] as HTMLElement);
  expect(screen.queryByText('维修组')).toBeNull();
});

test('the tree works by keyboard: arrows move, Space selects, Tab reaches the action menu of the selected node', async () => {
  const chosen = vi.fn();
  const menu = () => [{ key: 'edit', label: '编辑', onClick: vi.fn() }];
  show(<SearchTree label="部门" items={tree} selected="工程部" onSelect={chosen} menu={menu} />);
  screen.getByRole('tree').focus();
  await user.keyboard('{ArrowDown} ');
  expect(chosen).toHaveBeenCalledWith('财务部');
  const stops = screen.getAllByRole('button', { name: /的操作$/ }).filter((button) => button.tabIndex === 0);
  expect(stops.map((button) => button.getAttribute('aria-label'))).toEqual(['工程部的操作']);
});

test('a search without a match shows a message', async () => {
  show(<SearchTree label="部门" items={tree} selected={undefined} onSelect={vi.fn()} />);
  await user.type(screen.getByRole('textbox', { name: '搜索部门' }), '招商');
  expect(await screen.findByText('未找到匹配的部门')).toBeTruthy();
});

test('a search by pinyin expands the tree down to the match and highlights the match', async () => {
  show(<SearchTree label="部门" items={tree} selected={undefined} onSelect={vi.fn()} />);
  await user.type(screen.getByRole('textbox', { name: '搜索部门' }), 'wxz');
  const lit = await screen.findByText('维修组');
  expect(lit.tagName).toBe('MARK');
  expect(screen.getAllByRole('treeitem').map((item) => item.textContent)).toEqual(['总部', '工程部', '维修组']);
});
