import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { option } from '../../../test/people.ts';
import { show } from '../../../test/render.tsx';
import { ChunkError } from '../api/chunk.ts';
import { enabledStates } from '../feedback/status.tsx';
import { FilterChoice, StatusChoice } from './choice.tsx';
import { type InitialState, onTouch } from './on-touch.tsx';

const user = userEvent.setup();
const options = [
  { value: 'a', label: '待处理' },
  { label: '其他', options: [{ value: 'b', label: '已完成' }] },
];
function Page({ first }: { first?: string }) {
  const [value, choose] = useState<string | undefined>(first);
  return (
    <>
      <label htmlFor="state">状态</label>
      <FilterChoice id="state" options={options} value={value ?? null} onChange={(next) => choose(next ?? undefined)} />
      <button type="button">查询</button>
      <output>{value ?? '无'}</output>
    </>
  );
}
const field = () => screen.getByRole('combobox', { name: '状态' });
const chosen = () => screen.getByRole('status').textContent;

test('a click on a select control opens its list and moves the focus into the control', async () => {
  show(<Page />);
  expect(field().tagName).toBe('BUTTON');
  expect(within(field()).getByText('全部')).toBeTruthy();
  await user.click(field());
  await user.click(await option('已完成'));
  expect(chosen()).toBe('b');
  expect(document.activeElement).toBe(field());
});

test('a select control is loaded when it gets the keyboard focus, and an arrow key opens its list', async () => {
  show(<Page />);
  await user.tab();
  await waitFor(() => expect(field().tagName).toBe('INPUT'));
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('aria-expanded')).toBe('false');
  fireEvent.keyDown(field(), { key: 'ArrowDown', keyCode: 40 });
  await option('待处理');
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
  expect(chosen()).toBe('a');
});

test('a preset value of a select control can be cleared without opening its list', async () => {
  show(<Page first="b" />);
  await waitFor(() => expect(field().tagName).toBe('INPUT'));
  expect(document.activeElement).toBe(document.body);
  await user.click(document.querySelector('.ant-select-clear') as Element);
  await waitFor(() => expect(chosen()).toBe('无'));
});

test('a state filter shows the coloured status dots in its options and in its selected value', async () => {
  const states = [...enabledStates('停用'), { value: 'all', label: '不限' }];
  const dots = (box: HTMLElement) => [...box.querySelectorAll('.status')].map((dot) => `${dot.className} ${dot.textContent}`);
  show(<StatusChoice aria-label="状态" states={states} value="1" />);
  expect(dots(document.body)).toEqual(['status status-success 启用']);
  await waitFor(() => expect(field().tagName).toBe('INPUT'));
  await user.click(field());
  const list = (await option('停用')).closest<HTMLElement>('.ant-select-dropdown') as HTMLElement;
  expect(dots(list)).toEqual(['status status-success 启用', 'status status-default 停用']);
  expect(within(list).getByText('不限')).toBeTruthy();
});

test('an unknown state in the page address is shown as an ellipsis', () => {
  show(<StatusChoice aria-label="状态" states={enabledStates()} value="9" allowClear={false} />);
  expect(field().textContent).toBe('…');
});

const Control = ({ autoFocus, defaultOpen }: InitialState) => <output>{`控件 ${defaultOpen ? 'open' : autoFocus ? 'focus' : ''}`}</output>;
function Slow({ load }: { load: () => Promise<typeof Control> }) {
  const [Slowly] = useState(() => onTouch(load));
  return (
    <Slowly
      control={{}}
      isNeeded={false}
      plain={(handlers) => (
        <button type="button" {...handlers}>
          替身
        </button>
      )}
    />
  );
}

test('a select control that fails to load reports an error, keeps its placeholder, and is loaded again at the next touch', async () => {
  const from = vi.fn().mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue(Control);
  show(<Slow load={from} />);
  fireEvent.click(screen.getByRole('button', { name: '替身' }));
  expect(await screen.findByText(new ChunkError().message)).toBeTruthy();
  (document.activeElement as HTMLElement).blur();
  await user.click(screen.getByRole('button', { name: '替身' }));
  expect(await screen.findByText('控件 open')).toBeTruthy();
  expect(from).toHaveBeenCalledTimes(2);
});

test('a select control that is loaded after the user has moved on does not take the focus', async () => {
  let come = (_: typeof Control) => {};
  show(<Slow load={() => new Promise((resolve) => (come = resolve))} />);
  await user.click(screen.getByRole('button', { name: '替身' }));
  (document.activeElement as HTMLElement).blur();
  await act(async () => come(Control));
  expect(screen.getByRole('button', { name: '替身' })).toBeTruthy();
  await user.tab();
  expect(await screen.findByText('控件 focus')).toBeTruthy();
});
