import { type BuildingFigures, room } from '@park/contract/estate/room';
import { type RoomStatus, roomStatuses } from '@park/contract/kinds';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { idOf, pageOf } from '../../../../test/people.ts';
import { answer, show } from '../../../../test/render.tsx';
import type { Rights } from '../../../kit/api/access.tsx';
import { BuildingPage } from './BuildingPage.tsx';

const user = userEvent.setup();
const areas = { area: '1600.0000', usableArea: '1200.0000', rentableArea: '1500.0000', leasedArea: '1200.0000', vacantArea: '300.0000' };
const byStatus = (numbers: Partial<Record<RoomStatus, number>>) =>
  (Object.keys(roomStatuses) as RoomStatus[]).map((status) => ({ status, roomNum: numbers[status] ?? 0, area: '0', rentableArea: '0' }));
const sumOf = (numbers: Partial<Record<RoomStatus, number>>) => Object.values(numbers).reduce((sum, num) => sum + num, 0);
const buildingOf = (
  buildingName: string,
  rentalRate: string | null,
  numbers: Partial<Record<RoomStatus, number>>,
  regionName = '一期',
): BuildingFigures => ({
  ...{ buildingId: idOf(regionName + buildingName), buildingName, regionId: idOf(regionName), regionName, ...areas },
  ...{ rentalRate, roomNum: sumOf(numbers), byStatus: byStatus(numbers) },
});
const all = { leased: 15, vacant: 9, leaving: 1 };
const figures = answer(room.roomFigures, () => ({
  ...{ asOf: '2026-11-19', ...areas, rentalRate: '80.04', roomNum: 25, byStatus: byStatus(all) },
  buildings: [
    buildingOf('1号楼', '75.26', { leased: 12, vacant: 4 }),
    buildingOf('2号楼', '40.00', { leased: 3, leaving: 1, vacant: 5 }),
    buildingOf('3号楼', null, {}),
  ],
}));
const months = ['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01', '2026-11-19'];
const rental = answer(room.rental, ({ months: number }) => {
  expect(number).toBe(12);
  return months.map((day, at) => ({ day, roomNum: at, ...areas, rentalRate: at === 0 ? null : `8${at}.55` }));
});
const warnings = answer(room.warnings, () => pageOf());
const reader: Rights = { 'estate:read': 'park', 'room:read': 'park' };
const open = (access = reader) =>
  show(<BuildingPage />, { at: '/platform/housing/buildsetting?tab=rental', access, answers: [figures, rental, warnings] });
const cells = (row: HTMLElement) => [...row.querySelectorAll('td, th')].map(({ textContent }) => textContent);
const card = async (title: string) => within((await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement);
const marksOf = (chart: HTMLElement) => [...chart.querySelectorAll('.chart-mark')].map((mark) => mark.getAttribute('aria-label'));

test('C0706 the tab 出租情况 of the buildings shows the rooms of each building by status, and its table the same figures', async () => {
  const page = open();
  const of = await card('各楼栋出租');
  const chart = of.getByRole('figure', { name: '各楼栋出租' });
  expect(marksOf(chart)).toEqual([
    ...['1号楼 已租 12 间', '1号楼 空置 4 间'],
    ...['2号楼 已租 3 间', '2号楼 退租中 1 间', '2号楼 空置 5 间', '3号楼 无数据'],
  ]);
  await user.click(of.getByRole('button', { name: '表' }));
  expect(of.getAllByRole('row').map(cells)).toEqual([
    ['楼栋', '已租', '退租中', '空置', '出租率'],
    ['1号楼', '12', '0', '4', '75.3%'],
    ['2号楼', '3', '1', '5', '40.0%'],
    ['3号楼', '--', '--', '--', '--'],
  ]);
  await user.click(of.getByRole('link', { name: '12' }));
  expect(page.address()).toBe(`/platform/housing/housebill?buildingId=${idOf('一期1号楼')}&status=leased`);
});

test('C0706 each figure of the park links to the rooms it counts, and only for users who may see the list of rooms', async () => {
  const page = open();
  expect((await screen.findByText('出租率', { selector: '.rental-name' })).parentElement?.textContent).toBe(
    '出租率80.0%可租面积 1,500.00 ㎡',
  );
  expect(screen.getByRole('img', { name: '出租率 80.0%' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '9 间' }).getAttribute('href')).toBe('/platform/housing/housebill?status=vacant');
  await user.click(screen.getByRole('link', { name: '2号楼 退租中 1 间' }));
  expect(page.address()).toBe(`/platform/housing/housebill?buildingId=${idOf('一期2号楼')}&status=leaving`);
});

test('C0706 a user who may read buildings but not rooms sees the same figures without links', async () => {
  open({ 'estate:read': 'park' });
  const of = await card('各楼栋出租');
  expect(of.getByRole('img', { name: '1号楼 已租 12 间' })).toBeTruthy();
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('C0710 the points of the rental rate of a year are reached by keyboard; a month before the first room is a gap', async () => {
  open();
  const of = await card('近一年出租率');
  const chart = of.getByRole('figure', { name: '近一年出租率' });
  expect(chart.querySelectorAll('.chart-gap')).toHaveLength(1);
  of.getByRole('button', { name: '图' }).focus();
  await user.tab();
  await user.tab();
  const said: unknown[] = [];
  for (const key of ['ArrowLeft', 'ArrowRight', 'End', 'ArrowLeft']) {
    said.push(document.activeElement?.getAttribute('aria-label'));
    await user.keyboard(`{${key}}`);
  }
  expect(said).toEqual(['2026年8月1日 无数据', '2026年8月1日 无数据', '2026年9月1日 81.6%', '2026年11月19日 84.6%']);
  expect(document.activeElement?.getAttribute('href')).toBe('/platform/housing/housebill?asOf=2026-11-01');
});

test('C0706 buildings of the same name in two regions are told apart by their region', async () => {
  const twins = answer(room.roomFigures, () => ({
    ...{ asOf: '2026-11-19', ...areas, rentalRate: '50.00', roomNum: 2, byStatus: byStatus({ leased: 2 }) },
    buildings: [buildingOf('1号楼', '100.00', { leased: 1 }), buildingOf('1号楼', '0.00', { leased: 1 }, '二期')],
  }));
  show(<BuildingPage />, { at: '/platform/housing/buildsetting?tab=rental', access: reader, answers: [twins, rental, warnings] });
  const of = await card('各楼栋出租');
  expect(marksOf(of.getByRole('figure', { name: '各楼栋出租' }))).toEqual(['一期 1号楼 1 间', '二期 1号楼 1 间']);
});

test('C0706 a park without rooms says so, without any switch to a table', async () => {
  const none = answer(room.roomFigures, () => ({
    ...{ asOf: '2026-11-19', ...areas, rentalRate: null, roomNum: 0, byStatus: byStatus({}), buildings: [buildingOf('1号楼', null, {})] },
  }));
  const never = answer(room.rental, () => months.map((day) => ({ day, roomNum: 0, ...areas, rentalRate: null })));
  show(<BuildingPage />, { at: '/platform/housing/buildsetting?tab=rental', access: reader, answers: [none, never, warnings] });
  expect(await screen.findAllByText('还没有房间')).toHaveLength(2);
  expect([screen.queryByRole('button', { name: '表' }), screen.queryByRole('figure')]).toEqual([null, null]);
});
