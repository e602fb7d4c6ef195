import { estate } from '@park/contract/estate/estate';
import { room } from '@park/contract/estate/room';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { idOf, option } from '../../../../../test/people.ts';
import { answer, show } from '../../../../../test/render.tsx';
import { unsaved } from '../../../../kit/form/unsaved.ts';
import { uploadTransport } from '../../../../kit/upload/send.ts';
import { buildings, cellOf, daysOf } from '../test/layout.ts';
import { PlanPage } from './PlanPage.tsx';
import { initialShape, middle, movedShape, type Shape, withHalfway, without } from './shape.ts';

const user = userEvent.setup();
const may = { 'room:read': 'park', 'estate:read': 'park', 'room:update': 'park', 'estate:update': 'park' } as const;
const square: [number, number][] = [
  [0.1, 0.1],
  [0.3, 0.1],
  [0.3, 0.3],
  [0.1, 0.3],
];
const picture = { id: idOf('picture'), url: `/smartop/portal/file/read/${idOf('picture')}?e=1`, width: 1000, height: 500 };
const floorOf = (floorName: string, hasPlan: boolean) => ({
  ...{ id: idOf(floorName), buildingId: idOf('一号楼'), floorNum: Number.parseInt(floorName, 10), floorName, declaredArea: null, hasPlan },
  ...{ roomNum: 2, area: '200.0000', usableArea: '0.0000', rentableArea: '200.0000', version: 3 },
});
type Sent = { floorId: string; outlines: { id: string; outline: number[][] | null }[] };

function scene({ access = may as object, hasPlan = true } = {}) {
  const saved: Sent[] = [];
  const plans: unknown[] = [];
  let plan: typeof picture | null = hasPlan ? picture : null;
  const answers = [
    buildings,
    daysOf('2026-12-01'),
    answer(estate.floors, () => [floorOf('2F', false), floorOf('1F', true)]),
    answer(estate.plan, ({ floorId }) => ({
      ...{ id: floorId, buildingId: idOf('一号楼'), floorNum: 1, floorName: floorId === idOf('1F') ? '1F' : '2F', version: 3, plan },
    })),
    answer(estate.savePlan, (input) => {
      plans.push(input);
      plan = picture;
      return {};
    }),
    answer(room.outlines, () => [
      { id: idOf('101'), roomCode: '101', roomNum: '101', outline: square },
      { id: idOf('102'), roomCode: '102', roomNum: '102', outline: null },
    ]),
    answer(room.map, ({ asOf }) => ({
      [idOf('1F')]: [cellOf('101', { status: asOf ? 'leased' : 'vacant' }), cellOf('102', { status: 'works' })],
    })),
    answer(room.saveOutlines, (input) => {
      saved.push(input as Sent);
      return {};
    }),
  ];
  return { ...show(<PlanPage />, { access, answers }), saved, plans };
}
const drawing = () => screen.findByRole('region', { name: '1F平面图' });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const outlineOf = (roomNum: string) => document.querySelector(`[data-room="${idOf(roomNum)}"] polygon`)?.getAttribute('points');

beforeEach(() => unsaved.set('/', false));

test('the plan shows each room in the colour of its status on the chosen day', async () => {
  const page = scene();
  await drawing();
  expect(document.querySelector(`[data-room="${idOf('101')}"] text`)?.textContent).toBe('101 空');
  expect(outlineOf('101')).toBe('100,50 300,50 300,150 100,150');
  const list = within(screen.getByRole('list', { name: '楼层房间' }));
  expect(list.getAllByRole('button').map((entry) => entry.textContent)).toEqual(['空101', '修102未绘制']);
  await press(/^下一次变更/);
  await waitFor(() => expect(document.querySelector(`[data-room="${idOf('101')}"]`)?.getAttribute('data-status')).toBe('leased'));
  expect(page.address()).toBe('/?asOf=2026-12-01');
});

test('corners are moved, added and removed by keys, each change can be undone, and only changed outlines are saved', async () => {
  const { saved } = scene();
  await drawing();
  await press('绘制房间');
  await press('101');
  const corner = await screen.findByRole('button', { name: '101第1个点' });
  corner.focus();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  expect(outlineOf('101')).toBe('102,60 300,50 300,150 100,150');
  expect(unsaved.has('/')).toBe(true);
  screen.getByRole('button', { name: '在101第2个点之后加点' }).focus();
  await user.keyboard('{Enter}');
  expect(outlineOf('101')).toBe('102,60 300,50 300,100 300,150 100,150');
  screen.getByRole('button', { name: '101第3个点' }).focus();
  await user.keyboard('{Delete}');
  expect(outlineOf('101')).toBe('102,60 300,50 300,150 100,150');
  await press('撤销一步');
  await press('撤销一步');
  await press('撤销一步');
  expect(outlineOf('101')).toBe('102,50 300,50 300,150 100,150');
  await press(/^保\s?存$/);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toEqual({
    floorId: idOf('1F'),
    outlines: [
      {
        id: idOf('101'),
        outline: [
          [0.102, 0.1],
          [0.3, 0.1],
          [0.3, 0.3],
          [0.1, 0.3],
        ],
      },
    ],
  });
  expect(unsaved.has('/')).toBe(false);
});

test('while an outline is drawn, Backspace removes the last corner and Enter completes the outline', async () => {
  scene();
  const area = await drawing();
  const sheet = area.querySelector('.plan-sheet') as HTMLElement;
  sheet.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 500);
  await press('绘制房间');
  await press(/102/);
  for (const [clientX, clientY] of [
    [500, 100],
    [700, 100],
    [700, 200],
    [900, 400],
  ] as const)
    await user.pointer({ keys: '[MouseLeft]', target: sheet, coords: { clientX, clientY } });
  await user.keyboard('{Backspace}{Enter}');
  expect(outlineOf('102')).toBe('500,100 700,100 700,200');
});

test('an outline can be drawn corner by corner with the mouse, moved as a whole, and deleted', async () => {
  const { saved } = scene();
  const area = await drawing();
  const sheet = area.querySelector('.plan-sheet') as HTMLElement;
  sheet.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 500);
  await press('绘制房间');
  await press(/102/);
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0, pointerId: 1 });
  for (const [x, y] of [
    [500, 100],
    [700, 100],
    [700, 200],
  ] as const)
    fireEvent.pointerDown(sheet, at(x, y));
  expect(outlineOf('102')).toBeUndefined();
  fireEvent.pointerDown(area.querySelector('[data-close]') as Element, at(500, 100));
  expect(outlineOf('102')).toBe('500,100 700,100 700,200');
  fireEvent.pointerDown(screen.getByRole('button', { name: '移动102' }), at(600, 150));
  fireEvent.pointerMove(area, at(610, 200));
  fireEvent.pointerMove(area, at(1000, 160));
  fireEvent.pointerUp(area, at(1000, 160));
  expect(outlineOf('102')).toBe('800,110 1000,110 1000,210');
  await press('撤销一步');
  expect(outlineOf('102')).toBe('500,100 700,100 700,200');
  fireEvent.pointerDown(area.querySelector(`[data-room="${idOf('101')}"] polygon`) as Element, at(200, 100));
  fireEvent.pointerUp(area, at(200, 100));
  await press('删除轮廓');
  expect(outlineOf('101')).toBeUndefined();
  await press(/^保\s?存$/);
  await waitFor(() =>
    expect(saved[0]?.outlines.map(({ id, outline }) => [id, outline?.length ?? null])).toEqual([
      [idOf('102'), 3],
      [idOf('101'), null],
    ]),
  );
});

test('changing the floor with unsaved outlines asks for confirmation', async () => {
  const page = scene();
  await drawing();
  await press('绘制房间');
  await press(/102/);
  await press('放置矩形');
  await user.click(screen.getByRole('combobox', { name: '楼层' }));
  await user.click(await option('2F（无图纸）'));
  expect(await screen.findByText('放弃未保存的修改？')).toBeTruthy();
  await press('继续编辑');
  expect(page.address()).toBe('/');
  expect(outlineOf('102')).toBe('400,200 600,200 600,300 400,300');
  await user.click(screen.getByRole('combobox', { name: '楼层' }));
  await user.click(await option('2F（无图纸）'));
  await press(/^放\s?弃$/);
  await waitFor(() => expect(page.address()).toContain(`floorId=${idOf('2F')}`));
  expect(unsaved.has('/')).toBe(false);
});

test('a plan can be uploaded for a floor that has none, and a file that is not a picture is refused before it is sent', async () => {
  const { plans } = scene({ hasPlan: false });
  await screen.findByText(/还没有平面图/);
  const input = screen.getByLabelText('平面图文件');
  uploadTransport.send = async () => ({ status: 200, answer: { code: '200', body: { ...picture, name: 'plan.png', list: [] } } });
  fireEvent.change(input, { target: { files: [new File(['x'], 'plan.dwg')] } });
  expect(await screen.findByText('上传图片只能是 png、jpg、jpeg 格式')).toBeTruthy();
  fireEvent.change(input, { target: { files: [new File(['x'], 'plan.png')] } });
  await waitFor(() => expect(plans).toEqual([{ floorId: idOf('1F'), version: 3, fileUrl: idOf('picture') }]));
  await drawing();
});

test('a user with read access sees no drawing tools', async () => {
  scene({ access: { 'room:read': 'park', 'estate:read': 'park' } });
  await drawing();
  for (const name of ['绘制房间', '更换图纸', '删除图纸']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('corners of an outline stay within the plan, and an outline keeps at least three corners', () => {
  const triangle: Shape = square.slice(0, 3);
  expect(without(triangle, 0)).toEqual(triangle);
  expect(movedShape(square, -0.5, 0.9)).toEqual([
    [0, 0.8],
    [0.2, 0.8],
    [0.2, 1],
    [0, 1],
  ]);
  expect(withHalfway(square, 3)[4]).toEqual([0.1, 0.2]);
  expect(middle(initialShape)).toEqual([0.5, 0.5]);
});
