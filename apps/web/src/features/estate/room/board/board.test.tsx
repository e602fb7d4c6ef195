import { commonErrors } from '@park/contract/core';
import { room } from '@park/contract/estate/room';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { idOf } from '../../../../../test/people.ts';
import { answer, refuse, show } from '../../../../../test/render.tsx';
import { boardOf, buildings, cellOf, daysOf, detailOf, operationOf, today } from '../test/layout.ts';
import { BoardPage } from './BoardPage.tsx';
import { dueOf } from './due.ts';

const user = userEvent.setup();
const may = { 'room:read': 'park' } as const;
const leased = cellOf('102', { status: 'leased', claimKind: 'lease', tenantName: '云启科技', since: '2025-12-01', until: '2026-12-01' });
const now = boardOf(today, {
  '2F': [
    cellOf('201', { status: 'held', tenantName: '李先生', until: '2027-01-10' }),
    cellOf('202', { area: '33.3333', rentableArea: '30.0000' }),
  ],
  '1F': [cellOf('101', { since: '2026-11-05' }), leased, cellOf('103', { status: 'works' })],
});
const boardIs = (board = now) => answer(room.board, () => board);
const cell = (name: RegExp) => screen.findByRole('button', { name });
const scene = (...answers: ReturnType<typeof answer>[]) => ({ access: may, answers: [buildings, daysOf(), ...answers] });

test('each cell of the board shows room number, letter, area and tenant; the line above sums up the building', async () => {
  show(<BoardPage />, scene(boardIs()));
  const taken = await cell(/^102 云启科技 100\.00 ㎡，已租，2026-11-30到期，剩 16 天$/);
  expect([taken.textContent, { ...taken.dataset }]).toEqual([
    '102云启科技100.00',
    { room: idOf('102'), status: 'leased', letter: '租', within: '30', left: '16' },
  ]);
  expect((await cell(/^101 已空置 10 天 100\.00 ㎡，空置$/)).textContent).toBe('101已空置 10 天100.00');
  expect((await cell(/^202/)).textContent).toContain('33.3');
  expect((await cell(/^202/)).dataset.letter).toBe('空');
  expect(screen.getByText(/5 间 · 建筑面积 433\.33 ㎡ · 可租面积 430\.00 ㎡ · 出租率 23\.26%/)).toBeTruthy();
  const floors = [...document.querySelectorAll('.board-floor-name strong')].map((name) => name.textContent);
  expect(floors).toEqual(['2F', '1F']);
});

test('the legend shows counts and filters the rooms, and the filter is kept in the page address', async () => {
  const page = show(<BoardPage />, scene(boardIs()));
  const legend = within(await screen.findByRole('group', { name: '图例与筛选' }));
  expect(legend.getAllByRole('button').map((entry) => entry.textContent)).toEqual([
    ...['全部 5', '空空置 2', '预预留 1', '租已租 1', '退退租中 0', '修装修/维修中 1', '自自用 0', '停停用 0'],
    ...['30 天内 1', '60 天内 2', '90 天内 2'],
  ]);
  await user.click(legend.getByRole('button', { name: /已租/ }));
  await user.click(legend.getByRole('button', { name: /预留/ }));
  expect(page.address()).toBe('/?status=leased%2Cheld');
  expect(document.querySelector('.board')?.getAttribute('data-only')).toBe('leased held');
  await user.click(legend.getByRole('button', { name: /30 天内/ }));
  expect(page.address()).toBe('/?status=leased%2Cheld&due=30');
  await user.click(legend.getByRole('button', { name: /全部/ }));
  expect(page.address()).toBe('/');
});

test('the arrow keys move among rooms that match the filter, Tab stops at one room only, and Enter opens that room', async () => {
  const detail = answer(room.detail, ({ id }) => detailOf(id === idOf('201') ? '201' : '?'));
  show(<BoardPage />, { ...scene(boardIs(), detail), at: '/?status=held,leased,works' });
  const first = await cell(/^201/);
  expect(document.querySelectorAll('.board [tabindex="0"]')).toHaveLength(1);
  first.focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(first);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toMatch(/^102/);
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toMatch(/^103/);
  expect([...document.querySelectorAll('.board [tabindex="0"]')]).toEqual([document.activeElement]);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('the focused room keeps the focus after the board reloads', async () => {
  let isLater = false;
  const later = boardOf(today, { '1F': [cellOf('101'), cellOf('102', { status: 'works' })] });
  show(<BoardPage />, scene(answer(room.board, () => (isLater ? later : now))));
  (await cell(/^102 /)).focus();
  isLater = true;
  fireEvent.click(screen.getByRole('button', { name: /刷新/ }));
  const after = await cell(/^102 .*装修/);
  expect(document.activeElement).toBe(after);
  expect([...document.querySelectorAll('.board [tabindex="0"]')]).toEqual([after]);
});

test('a pointer over a room shows the details that do not fit in its cell', async () => {
  show(<BoardPage />, scene(boardIs()));
  fireEvent.pointerOver(await cell(/^102/), { pointerType: 'mouse' });
  await waitFor(() => expect(document.querySelector('.hover-card')?.textContent).toContain('2025-12-01 至 2026-11-30'));
  expect(document.querySelector('.hover-card')?.textContent).toMatch(/租户（使用方）云启科技.*剩余16 天.*参考价35\.00 元\/㎡·月/);
  fireEvent.pointerLeave(document.querySelector('.board') as Element);
  expect(document.querySelector('.hover-card')).toBeNull();
});

test('V123 on days before a split the board shows one room, and from the split day on two rooms', async () => {
  const later = boardOf('2026-12-01', { '1F': [cellOf('101A', { area: '40.0000' }), cellOf('101B', { area: '60.0000' })] });
  const queried: (string | undefined)[] = [];
  const board = answer(room.board, ({ asOf }) => {
    queried.push(asOf);
    return asOf && asOf >= '2026-12-01' ? later : now;
  });
  const page = show(<BoardPage />, { access: may, answers: [buildings, daysOf('2026-12-01'), board] });
  await cell(/^101 /);
  await user.click(await screen.findByRole('button', { name: '下一次变更：2026-12-01 新增 2 间，减少 1 间' }));
  await cell(/^101A/);
  expect(screen.queryByRole('button', { name: /^101 / })).toBeNull();
  expect(page.address()).toBe('/?asOf=2026-12-01');
  const slider = screen.getByRole('slider', { name: '查看日期' });
  fireEvent.change(slider, { target: { value: String(Date.parse('2026-11-30') / 86_400_000) } });
  expect(slider.getAttribute('aria-valuetext')).toBe('2026-11-30');
  await cell(/^101 /);
  expect(queried).toEqual([undefined, '2026-12-01', '2026-11-30']);
  await user.click(screen.getByRole('button', { name: '今天' }));
  expect(page.address()).toBe(`/?asOf=${today}`);
});

test('V123 a split can be undone from the history as long as no later change depends on it', async () => {
  const undone: string[] = [];
  const records = answer(room.operations, () => ({
    total: 2,
    list: [operationOf(), operationOf({ id: idOf('used'), onDate: '2026-10-01', mayUndo: false })],
  }));
  const undo = answer(room.undo, ({ id }) => {
    undone.push(id);
    return {};
  });
  show(<BoardPage />, { access: { ...may, 'room:split': 'park' }, answers: [buildings, daysOf(), boardIs(), records, undo] });
  await user.click(await screen.findByRole('button', { name: '拆分与合并记录' }));
  const buttons = await screen.findAllByRole<HTMLButtonElement>('button', { name: /^撤\s?销$/ });
  expect(buttons.map(({ disabled }) => disabled)).toEqual([false, true]);
  await user.click(buttons[0] as HTMLElement);
  expect(await screen.findByText('101 恢复，101A、101B 不再出现。')).toBeTruthy();
  await user.click((await screen.findAllByRole('button', { name: /^撤\s?销$/ })).at(-1) as HTMLElement);
  await waitFor(() => expect(undone).toEqual([idOf('operation')]));
});

test('a user with read access sees no actions that change rooms, and a failed load can be retried', async () => {
  let isDown = true;
  const board = answer(room.board, () => {
    if (isDown) throw refuse(commonErrors.notFound);
    return now;
  });
  show(<BoardPage />, scene(board));
  const retry = await screen.findByRole('button', { name: /重\s?试/ });
  expect(screen.queryByRole('button', { name: '合并房间' })).toBeNull();
  isDown = false;
  await user.click(retry);
  await cell(/^101 /);
});

test('a page address with a deleted building asks to select a building and does not show the building id', async () => {
  const gone = answer(room.board, () => {
    throw refuse(commonErrors.notFound);
  });
  show(<BoardPage />, { ...scene(gone), at: `/?buildingId=${idOf('拆了')}` });
  expect(await screen.findByText('请选择楼栋')).toBeTruthy();
  expect(document.body.textContent).not.toContain(idOf('拆了'));
});

test('a lease that ends within 30, 60 or 90 days is highlighted; vacant rooms and rooms under works are not', () => {
  const of = (until: string | null, status: 'leased' | 'works' = 'leased') => dueOf({ status, until }, today);
  expect([of('2026-11-16'), of('2026-12-15'), of('2026-12-16'), of('2027-02-13'), of('2027-02-14')]).toEqual([
    { left: 1, within: 30 },
    { left: 30, within: 30 },
    { left: 31, within: 60 },
    { left: 90, within: 90 },
    undefined,
  ]);
  expect([of(null), of('2026-11-16', 'works')]).toEqual([undefined, undefined]);
});
