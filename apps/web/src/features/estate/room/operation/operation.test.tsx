import { type Crossing, operationErrors, room, roomErrors } from '@park/contract/estate/room';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { idOf, option } from '../../../../../test/people.ts';
import { answer, refuse, show } from '../../../../../test/render.tsx';
import { dayAfter } from '../../../../kit/day/days.ts';
import { today } from '../../../../kit/format.ts';
import { boardOf, buildings, cellOf, detailOf, operationOf } from '../test/layout.ts';
import { divideEvenly, lastArea, repeatedCodes, unassignedArea } from './division.ts';
import { MergePage } from './MergePage.tsx';
import { nextMonth } from './Obstacles.tsx';
import { SplitPage } from './SplitPage.tsx';

const user = userEvent.setup();
const may = { 'room:read': 'park', 'room:split': 'park' } as const;
const now = today();
const letters = [...'ABCDEFGHJK'];
type CheckInput = { ids: string[]; onDate?: string | undefined; parts: number };
/** Answers the check of an operation on a day; without arguments the operation is possible. */
const checked = (crossing: (input: CheckInput) => Crossing[] = () => [], reasons: string[] = []) =>
  answer(room.mergeable, (input) => {
    const found = crossing(input);
    const against = [...reasons, ...(found.length ? [operationErrors.crossed.message] : [])];
    return {
      ...{ isMerger: against.length === 0, onDate: input.onDate ?? now, reasons: against, crossing: found },
      ...{
        area: '100.0000',
        usableArea: null,
        rentableArea: '100.0000',
        codes: letters.slice(0, input.parts).map((letter) => `101${letter}`),
      },
    };
  });
const crossingOf = (given: Partial<Crossing> = {}): Crossing => ({
  claimId: idOf('claim'),
  roomId: idOf('101'),
  roomCode: '101',
  kind: 'lease',
  from: dayAfter(now, 30),
  to: dayAfter(now, 400),
  companyName: '云启科技',
  holder: null,
  mayCarry: true,
  ...given,
});
const page = (
  <Routes>
    <Route path="/split/:id" element={<SplitPage />} />
    <Route path="/merge" element={<MergePage />} />
    <Route path="*" element="elsewhere" />
  </Routes>
);
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const suggested = (at: number, code: string) => waitFor(async () => expect((await field(`第${at}间房间编码`)).value).toBe(code));
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
/** Presses the button and then the button with the same label in the confirmation. */
async function confirmAction(verb: RegExp) {
  await press(verb);
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByRole('button', { name: verb }));
}
const split = /^拆\s?分$/;
const merge = /^合\s?并$/;

function splitScene(...answers: ReturnType<typeof answer>[]) {
  const sent: unknown[] = [];
  const done = answer(room.split, (input) => {
    sent.push(input);
    return { id: idOf('operation'), children: [] };
  });
  const detail = answer(room.detail, () => detailOf('101'));
  const shown = show(page, {
    access: may,
    at: `/split/${idOf('101')}`,
    answers: [...answers, checked(), detail, done, answer(room.lineage, () => [])],
  });
  return { ...shown, sent };
}

test('V123 an area of 100 is split into three parts without remainder and sent with the suggested room codes', async () => {
  const { sent, address } = splitScene();
  await suggested(1, '101A');
  await press('增加一间');
  await suggested(3, '101C');
  await press('平均分配');
  expect((await field('第3间建筑面积')).value).toBe('33.3334');
  expect(screen.getByRole('status', { name: '建筑面积合计' }).textContent).toBe('建筑面积合计 100.0000 / 原 100.0000 ㎡已全部分配');
  await confirmAction(split);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ id: idOf('101'), version: 4, onDate: now, carry: [] });
  expect((sent[0] as { children: { roomCode: string; area: string }[] }).children.map(({ roomCode, area }) => [roomCode, area])).toEqual([
    ['101A', '33.3333'],
    ['101B', '33.3333'],
    ['101C', '33.3334'],
  ]);
  await waitFor(() => expect(address()).toBe(`/platform/housing/board?buildingId=${idOf('一号楼')}&asOf=${now}`));
});

test('V123 a sum short by 0.0001 is reported while typing, refused on saving with both sums, and corrected by one button', async () => {
  const { sent } = splitScene();
  await user.type(await field('第1间建筑面积'), '66.6666');
  await user.type(await field('第2间建筑面积'), '33.3333');
  const sum = screen.getByRole('status', { name: '建筑面积合计' });
  expect(sum.textContent).toContain('还差 0.0001 ㎡');
  await press(split);
  expect(await screen.findByText('拆分后建筑面积合计99.9999㎡，与原房间的100.0000㎡不一致')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('余下面积给最后一间');
  expect((await field('第2间建筑面积')).value).toBe('33.3334');
  expect(sum.textContent).toContain('已全部分配');
  await user.type(await field('第2间建筑面积'), '{Backspace}5');
  expect(sum.textContent).toContain('超出 0.0001 ㎡');
  expect(sent).toEqual([]);
});

test('V123 the rentable area is also divided if it differs from the built area', async () => {
  splitScene(answer(room.detail, () => detailOf('101', { rentableArea: '90.0001' })));
  await press('平均分配');
  expect((await field('第1间可租面积')).value).toBe('45.0000');
  expect((await field('第2间可租面积')).value).toBe('45.0001');
  expect(screen.getByRole('status', { name: '可租面积合计' }).textContent).toContain('已全部分配');
});

test('V214 an area with five decimals is reported at its field while typing and is left out of the sum', async () => {
  splitScene();
  await user.type(await field('第1间建筑面积'), '66.');
  expect(screen.queryByText('请输入正确的面积，最多四位小数')).toBeNull();
  await user.type(await field('第1间建筑面积'), '12345');
  expect(screen.getByText('请输入正确的面积，最多四位小数')).toBeTruthy();
  expect(screen.getByRole('status', { name: '建筑面积合计' }).textContent).toContain('还差 100.0000 ㎡');
  expect(screen.getByRole('list', { name: '变更后' }).textContent).not.toContain('66.12345');
});

test('V214 an invalid area, a duplicate code and a code already taken are reported at their fields', async () => {
  splitScene(
    answer(room.split, () => {
      throw refuse(roomErrors.codeTaken, { 'children.1.roomCode': roomErrors.codeTaken.message });
    }),
  );
  await suggested(1, '101A');
  const second = await field('第2间房间编码');
  await user.clear(second);
  await user.type(second, '101a');
  expect(screen.getAllByText('房间编码重复')).toHaveLength(2);
  await user.clear(second);
  await user.type(second, '102');
  await user.type(await field('第1间建筑面积'), '1.23456');
  await press(split);
  expect(await screen.findByText('请输入正确的面积，最多四位小数')).toBeTruthy();
  await press('平均分配');
  await confirmAction(split);
  expect(await screen.findByText(roomErrors.codeTaken.message)).toBeTruthy();
  expect(second.getAttribute('aria-invalid')).toBe('true');
});

test('V123 a future occupancy of the split room is moved to a chosen new room', async () => {
  const crossing = [crossingOf()];
  const { sent } = splitScene(checked(() => crossing));
  await press('平均分配');
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: split })).disabled).toBe(true);
  await user.click(await screen.findByRole('combobox', { name: '101的租赁转到' }));
  await user.click(await option('转到 101B'));
  await confirmAction(split);
  await waitFor(() => expect(sent).toMatchObject([{ carry: [{ claimId: idOf('claim'), roomCode: '101B' }] }]));
});

test('V123 if an occupancy includes the chosen day, the page suggests the day after the occupancy ends', async () => {
  const end = dayAfter(now, 20);
  splitScene(checked(({ onDate }) => ((onDate ?? now) < end ? [crossingOf({ mayCarry: false, from: dayAfter(now, -20), to: end })] : [])));
  expect(await screen.findByText('请先结束使用，或把生效日期改到结束之后')).toBeTruthy();
  await press(`改为 ${end} 生效（使用结束后）`);
  await waitFor(() => expect(screen.queryByText('需要先处理')).toBeNull());
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: split })).disabled).toBe(false);
});

test('V123 the page for splitting a room shows the history of the room', async () => {
  splitScene(answer(room.lineage, () => [operationOf({ undoneAt: '2026-11-16T00:00:00.000Z', undoneByName: '陈志远' })]));
  expect(await screen.findByText('此房间的拆分与合并')).toBeTruthy();
  expect(screen.getByText('已撤销')).toBeTruthy();
});

function mergeScene(at: string, ...answers: ReturnType<typeof answer>[]) {
  const sent: unknown[] = [];
  const done = answer(room.merge, (input) => {
    sent.push(input);
    return { id: idOf('operation'), children: [] };
  });
  const board = answer(room.board, ({ asOf }) =>
    boardOf(asOf ?? now, {
      '2F': [
        cellOf('201', { area: '33.3333', rentableArea: '30.0000' }),
        cellOf('202', { area: '66.6667', version: 7 }),
        cellOf('203', { endsOn: '2027-01-01' }),
      ],
      '1F': [cellOf('101')],
    }),
  );
  const detail = answer(room.detail, () => detailOf('201'));
  const none = answer(room.operations, () => ({ total: 0, list: [] }));
  return { ...show(page, { access: may, at, answers: [...answers, buildings, board, checked(), detail, none, done] }), sent };
}

test('V123 when rooms of a floor are merged, the sum of their areas is exact and their versions are sent', async () => {
  const { sent, address } = mergeScene('/merge');
  const floor = within(await screen.findByRole('group', { name: '2F的房间' }));
  expect(floor.getByRole<HTMLButtonElement>('button', { name: /203/ }).disabled).toBe(true);
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: merge })).disabled).toBe(true);
  await user.click(floor.getByRole('button', { name: /201/ }));
  await user.click(floor.getByRole('button', { name: /202/ }));
  expect(await screen.findByText(/2 间合并为 1 间，建筑面积 100\.00 ㎡，可租面积 130\.00 ㎡/)).toBeTruthy();
  await waitFor(async () => expect((await field('房间编码')).value).toBe('101A'));
  await user.type(await field('门牌号'), '大会议室');
  await confirmAction(merge);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    rooms: [
      { id: idOf('201'), version: 1 },
      { id: idOf('202'), version: 7 },
    ],
    onDate: now,
    child: { roomCode: '101A', roomNum: '大会议室' },
  });
  await waitFor(() => expect(address()).toMatch(/board/));
});

test('V123 rooms named in the page address are preselected for merging; a future occupancy is moved to the new room', async () => {
  const { sent } = mergeScene(
    `/merge?ids=${idOf('201')},${idOf('202')}`,
    checked(() => [crossingOf({ roomCode: '202' })]),
  );
  expect(await screen.findByText('转到 101A')).toBeTruthy();
  await confirmAction(merge);
  await waitFor(() => expect(sent).toMatchObject([{ carry: [{ claimId: idOf('claim'), roomCode: '101A' }] }]));
});

test('V123 parts of a divided area are multiples of 0.0001', () => {
  expect(divideEvenly('100.0000', 3)).toEqual(['33.3333', '33.3333', '33.3334']);
  expect(divideEvenly('0.0002', 3)).toEqual(['0.0000', '0.0000', '0.0002']);
  expect([unassignedArea('100.0000', ['99.9999', '']), unassignedArea('1.0000', ['1.0001'])]).toEqual([1n, -1n]);
  expect([lastArea('100.0000', ['66.6667']), lastArea('100.0000', ['100.0000'])]).toEqual(['33.3333', undefined]);
  expect([...repeatedCodes(['101A', ' 101a', '', ''])]).toEqual(['101a']);
  expect([nextMonth('2026-01-31'), nextMonth('2026-12-05')]).toEqual(['2026-02-01', '2027-01-01']);
});

test('the numbers proposed for new rooms leave out the prefix of the building', async () => {
  const detail = answer(room.detail, () => detailOf('101', { roomCode: 'A1-101', roomNum: '101' }));
  const coded = answer(room.mergeable, (input) => ({
    ...{ isMerger: true, onDate: now, reasons: [], crossing: [], area: '100.0000', usableArea: null, rentableArea: '100.0000' },
    codes: letters.slice(0, input.parts).map((letter) => `A1-101${letter}`),
  }));
  splitScene(coded, detail);
  await suggested(1, 'A1-101A');
  expect([(await field('第1间门牌号')).placeholder, (await field('第2间门牌号')).placeholder]).toEqual(['101A', '101B']);
});
