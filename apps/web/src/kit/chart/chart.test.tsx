import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { show } from '../../../test/render.tsx';
import { ChartCard } from './chart.tsx';
import { Ring, Spark } from './drawings.tsx';
import type { ChartData } from './scale.ts';

const user = userEvent.setup();
const countOf = (value: number | null) => ({ value, text: String(value) });
const months: ChartData = {
  ...{ noun: '月份', unit: '间', series: [{ name: '到期' }] },
  rows: [8, null, 5].map((value, at) => ({ name: `2026年${at + 3}月`, short: `${at + 3}月`, figures: [countOf(value)] })),
};
const buildings: ChartData = {
  ...{ noun: '楼栋', unit: '间', series: [{ name: '已租' }, { name: '自用' }, { name: '空置' }], result: '出租率' },
  rows: [
    { name: '1号楼', figures: [{ ...countOf(12), to: '/rooms?status=leased' }, countOf(0), countOf(4)], result: '75.0%' },
    { name: '2号楼', figures: [countOf(3), countOf(2), countOf(5)], result: '30.0%' },
    { name: '3号楼', figures: [countOf(null), countOf(null), countOf(null)], result: '--' },
  ],
};
const focused = () => document.activeElement?.getAttribute('aria-label');
const press = async (...keys: string[]) => {
  const said: unknown[] = [];
  for (const key of keys) {
    await user.keyboard(`{${key}}`);
    said.push(focused());
  }
  return said;
};
const cells = (row: HTMLElement) => [...row.querySelectorAll('td, th')].map(({ textContent }) => textContent);

test('UX 57 the table behind a chart shows the figures that its marks say, with the unit in its title', async () => {
  show(<ChartCard title="各楼栋出租" kind="stacked" data={buildings} isShare />);
  const chart = screen.getByRole('figure', { name: '各楼栋出租' });
  const marks = [...chart.querySelectorAll('[aria-label]')].map((mark) => mark.getAttribute('aria-label'));
  expect(marks).toEqual(['1号楼 已租 12 间', '1号楼 空置 4 间', '2号楼 已租 3 间', '2号楼 自用 2 间', '2号楼 空置 5 间', '3号楼 无数据']);
  const choice = within(screen.getByRole('group', { name: '各楼栋出租显示为' }));
  expect(choice.getByRole('button', { name: '图' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(choice.getByRole('button', { name: '表' }));
  expect(screen.getAllByRole('row').map(cells)).toEqual([
    ['楼栋', '已租', '自用', '空置', '出租率'],
    ['1号楼', '12', '0', '4', '75.0%'],
    ['2号楼', '3', '2', '5', '30.0%'],
    ['3号楼', '--', '--', '--', '--'],
  ]);
  expect(screen.getByRole('table', { name: '各楼栋出租（间）' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '12' }).getAttribute('href')).toBe('/rooms?status=leased');
  expect(screen.queryByRole('figure')).toBeNull();
  await user.click(choice.getByRole('button', { name: '图' }));
  expect(screen.getByRole('figure', { name: '各楼栋出租' })).toBeTruthy();
});

test('Tab reaches one mark of a chart; the arrow keys move along a bar and between bars, and Tab comes back to the last mark', async () => {
  show(<ChartCard title="各楼栋出租" kind="stacked" data={buildings} />);
  await user.click(screen.getByRole('button', { name: '图' }));
  await user.tab();
  await user.tab();
  expect(focused()).toBe('1号楼 已租 12 间');
  expect(await press('ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'End', 'ArrowDown', 'Home')).toEqual([
    ...['1号楼 空置 4 间', '1号楼 空置 4 间', '2号楼 空置 5 间', '2号楼 自用 2 间', '1号楼 已租 12 间'],
    ...['3号楼 无数据', '3号楼 无数据', '1号楼 已租 12 间'],
  ]);
  await press('ArrowRight');
  await user.tab();
  expect(document.activeElement).toBe(document.body);
  await user.tab({ shift: true });
  expect(focused()).toBe('1号楼 空置 4 间');
});

test.each(['bars', 'line'] as const)('each month of a chart of %s is a mark that says its value, also one without data', async (kind) => {
  show(<ChartCard title="租约到期" kind={kind} data={months} />);
  const chart = screen.getByRole('figure', { name: '租约到期' });
  await user.click(screen.getByRole('button', { name: '图' }));
  await user.tab();
  await user.tab();
  expect(focused()).toBe('2026年3月 8 间');
  expect(within(chart).getByText('2026年3月 8 间')).toBeTruthy();
  expect(await press('ArrowRight', 'ArrowRight', 'ArrowRight')).toEqual(['2026年4月 无数据', '2026年5月 5 间', '2026年5月 5 间']);
  expect(chart.querySelectorAll('.chart-gap')).toHaveLength(1);
  expect(document.activeElement?.querySelector('.chart-gap')).toBeNull();
  await press('ArrowLeft');
  const gap = document.activeElement?.querySelector('.chart-gap');
  expect(gap?.getAttribute('fill')).toBe(`url(#${chart.querySelector('pattern')?.id})`);
});

test('a line is interrupted where data is missing, and a dashed line shows its target', () => {
  const rates = [61, 64, null, 70, 84].map((value, at) => ({ name: `${at + 1}月`, figures: [countOf(value)] }));
  show(<ChartCard title="出租率" kind="line" target={96} data={{ noun: '月份', unit: '%', series: [{ name: '出租率' }], rows: rates }} />);
  const chart = screen.getByRole('figure', { name: '出租率' });
  expect(chart.querySelector('.chart-line')?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  expect(chart.querySelector('.chart-target')).toBeTruthy();
  expect([...chart.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    '60%',
    '80%',
    '100%',
    '目标 96%',
    '1月',
    '5月',
  ]);
});

test('a mark with a list is a link to it', async () => {
  const page = show(<ChartCard title="各楼栋出租" kind="stacked" data={buildings} />);
  await user.click(screen.getByRole('link', { name: '1号楼 已租 12 间' }));
  expect(page.address()).toBe('/rooms?status=leased');
});

test('a chart of several series has a legend, a chart of one has none, and only due figures are warm', () => {
  const due = { ...months, rows: months.rows.map((row, at) => ({ ...row, figures: [{ ...countOf(at + 1), isDue: at === 0 }] })) };
  const page = show(<ChartCard title="各楼栋出租" kind="stacked" data={buildings} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['已租', '自用', '空置']);
  page.update(<ChartCard title="租约到期" kind="bars" data={due} />);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  const fills = [...document.querySelectorAll('.chart-mark')].map((mark) => mark.querySelectorAll('rect')[1]?.getAttribute('fill'));
  expect(fills).toEqual(['var(--warm-mark)', 'var(--c1)', 'var(--c1)']);
});

test.each([
  ['no rows', { ...months, rows: [] }],
  ['no data in any row', { ...months, rows: months.rows.map((row) => ({ ...row, figures: [countOf(null)] })) }],
])('a chart with %s says so and offers no table', (_, data) => {
  show(<ChartCard title="租约到期" kind="bars" data={data} empty="还没有租约" />);
  expect(screen.getByText('还没有租约')).toBeTruthy();
  expect([screen.queryByRole('figure'), screen.queryByRole('button', { name: '表' })]).toEqual([null, null]);
});

test('a ring and a trend beside a figure say in words what they show, also without data', () => {
  const page = show(<Ring share={0.851} label="出租率 85.1%" />);
  const arc = screen.getByRole('img', { name: '出租率 85.1%' }).querySelectorAll('circle')[1];
  expect(arc?.getAttribute('stroke-dasharray')).toBe('0.851 1');
  page.update(<Ring share={null} label="出租率 无数据" />);
  expect(screen.getByRole('img', { name: '出租率 无数据' }).querySelectorAll('circle')).toHaveLength(1);
  page.update(<Spark values={[1, null, 3, 4]} label="近4个月已租面积" />);
  expect(screen.getByRole('img', { name: '近4个月已租面积' }).querySelector('.chart-line')?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
});
