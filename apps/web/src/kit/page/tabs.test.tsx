import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../test/render.tsx';
import { Tabs } from './tabs.tsx';

const user = userEvent.setup();
const tab = (name: string) => screen.getByRole('tab', { name });
const shown = () => screen.getByRole('tab', { selected: true }).textContent;

test('only the selected tab is visible, a tab is rendered when first selected, and a hidden tab keeps its state', async () => {
  const drawn = vi.fn();
  const Second = () => {
    drawn();
    return <input aria-label="备注" />;
  };
  const items = [
    { key: 'a', label: '一', children: <p>甲</p> },
    { key: 'b', label: '二', children: <Second /> },
    { key: 'c', label: '三', children: <p>丙</p> },
  ];
  show(<Tabs label="例子" items={items} />);
  expect(screen.getByRole('tabpanel', { name: '一' }).textContent).toBe('甲');
  expect(drawn).not.toHaveBeenCalled();
  await user.click(tab('二'));
  await user.type(screen.getByLabelText('备注'), '未写完');
  await user.click(tab('三'));
  expect(screen.queryByRole('tabpanel', { name: '二' })).toBeNull();
  await user.keyboard('{ArrowLeft}');
  expect(shown()).toBe('二');
  expect(screen.getByLabelText('备注')).toHaveProperty('value', '未写完');
});

function LockableTabs({ may }: { may: boolean }) {
  const [at, go] = useState('a');
  const items = [
    { key: 'a', label: '一' },
    { key: 'b', label: '二' },
    { key: 'c', label: '三' },
  ];
  return <Tabs label="例子" items={items} activeKey={at} onChange={(next) => may && go(next)} />;
}

test('arrow keys cycle through the tabs, Home and End go to the first and last, and Tab reaches only the selected tab', async () => {
  show(<LockableTabs may />);
  await user.tab();
  expect(document.activeElement).toBe(tab('一'));
  await user.keyboard('{ArrowLeft}');
  expect([shown(), document.activeElement]).toEqual(['三', tab('三')]);
  await user.keyboard('{ArrowRight}');
  expect(shown()).toBe('一');
  await user.keyboard('{End}');
  expect(shown()).toBe('三');
  await user.keyboard('{Home}');
  expect(shown()).toBe('一');
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});

test('a controlled tab stays selected when the page rejects the change', async () => {
  show(<LockableTabs may={false} />);
  await user.click(tab('二'));
  expect(shown()).toBe('一');
  expect(screen.queryByRole('tabpanel')).toBeNull();
});
