import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../test/render.tsx';
import { useSelection } from '../list/selection.tsx';
import type { Column } from './column.ts';
import { Table, type TableProps } from './table.tsx';

const user = userEvent.setup();
type Room = { id: string; name: string; area: number; note: string | null };
const rooms: Room[] = ['A101', 'A102', 'A103', 'A104'].map((name, at) => ({ id: `r-${at}`, name, area: 10 * (at + 1), note: null }));
const columns: Column<Room>[] = [
  { title: '房间', dataIndex: 'name', sorter: true, fixed: 'start' },
  { title: '面积', dataIndex: 'area', sorter: true, align: 'end', render: (area: number) => `${area} 平方米` },
  { title: '说明', dataIndex: 'note', ellipsis: true },
  { title: '操作', key: 'actions', fixed: 'end', render: (_, { name }) => <button type="button">编辑{name}</button> },
];
const Rooms = (props: Partial<TableProps<Room>>) => <Table<Room> columns={columns} dataSource={rooms} rowKey="id" {...props} />;

const head = (name: string) => screen.getByRole('columnheader', { name });
const orders = () => screen.getAllByRole('columnheader').map((cell) => cell.getAttribute('aria-sort'));

test('each value stands under its column header and carries the column title for the card layout on narrow screens', () => {
  show(<Rooms />);
  const cells = within(screen.getByRole('row', { name: /A102/ })).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['A102', '20 平方米', '--', '编辑A102']);
  expect(cells.map((cell) => cell.dataset.label)).toEqual(['房间', '面积', '说明', '操作']);
});

test('a click or key on a column header sorts ascending, then descending, then removes the sorting', async () => {
  const onSorted = vi.fn();
  function Sorted() {
    const [sort, setSort] = useState('');
    const onSort = (next: string) => {
      onSorted(next);
      setSort(next);
    };
    return <Rooms sort={sort} onSort={onSort} />;
  }
  show(<Sorted />);
  expect(orders()).toEqual(['none', 'none', null, null]);
  await user.click(within(head('面积')).getByRole('button'));
  expect(orders()).toEqual(['none', 'ascending', null, null]);
  await user.keyboard('{Enter}');
  expect(orders()).toEqual(['none', 'descending', null, null]);
  await user.keyboard(' ');
  expect(orders()).toEqual(['none', 'none', null, null]);
  expect(onSorted.mock.calls.flat()).toEqual(['area', '-area', '']);
});

test('a truncated text has a tooltip with the whole text, and a column that cannot be sorted has no button', () => {
  show(<Rooms dataSource={[{ ...(rooms[0] as Room), note: '朝南，带独立空调' }]} />);
  expect(screen.getByTitle('朝南，带独立空调').tagName).toBe('TD');
  expect(within(head('说明')).queryByRole('button')).toBeNull();
});

function TickableRooms({ dataSource = rooms }: { dataSource?: Room[] }) {
  const { rows, ticks } = useSelection<Room>(
    '',
    ({ id }) => id,
    ({ name }) => name,
  );
  return (
    <>
      <Rooms dataSource={dataSource} ticks={ticks} />
      <output>{rows.map(({ name }) => name).join()}</output>
    </>
  );
}
const ticked = () => screen.getByRole('status').textContent;
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('the header checkbox selects all rows of the page, shows a partial selection, and does not affect other pages', async () => {
  const page = show(<TickableRooms dataSource={rooms.slice(0, 2)} />);
  await user.click(box('选择A102'));
  expect([box('全选当页').indeterminate, box('全选当页').checked]).toEqual([true, false]);
  await user.click(box('全选当页'));
  expect([box('全选当页').indeterminate, box('全选当页').checked]).toEqual([false, true]);
  page.update(<TickableRooms dataSource={rooms.slice(2)} />);
  expect(box('全选当页').checked).toBe(false);
  await user.click(box('全选当页'));
  expect(ticked()).toBe('A102,A101,A103,A104');
  await user.click(box('全选当页'));
  expect(ticked()).toBe('A102,A101');
});

test('a click with Shift selects all rows between the clicked row and the row selected before, in either direction', async () => {
  show(<TickableRooms />);
  await user.click(box('选择A103'));
  await user.keyboard('{Shift>}');
  await user.click(box('选择A101'));
  await user.keyboard('{/Shift}');
  expect(ticked()?.split(',').toSorted()).toEqual(['A101', 'A102', 'A103']);
});

test('the space key selects the focused row', async () => {
  show(<TickableRooms />);
  box('选择A104').focus();
  await user.keyboard(' ');
  expect(ticked()).toBe('A104');
});

test('an empty table shows a message and disables the header checkbox', () => {
  show(<Rooms dataSource={[]} empty="还没有房间" ticks={{ has: () => false, set: vi.fn(), nameOf: String, last: undefined }} />);
  expect(screen.getByRole('cell', { name: '还没有房间' }).getAttribute('colspan')).toBe('5');
  expect(box('全选当页').disabled).toBe(true);
});

test('a loading table is marked with aria-busy', () => {
  show(<Rooms isLoading />);
  expect(document.querySelector('[aria-busy="true"]')?.contains(screen.getByRole('table'))).toBe(true);
});
