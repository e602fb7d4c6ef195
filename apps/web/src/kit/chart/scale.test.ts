import { expect, test } from 'vitest';
import { areaPath, linePath, niceStep, partsOf, scale, seriesColour, shorten, ticksOf } from './scale.ts';

test('a step between grid lines is 1, 2 or 5 times a power of ten', () => {
  expect([0.03, 0.11, 1, 1.2, 3, 7, 12, 480].map(niceStep)).toEqual([0.05, 0.2, 1, 2, 5, 10, 20, 500]);
});

test('two or three round grid lines enclose all values', () => {
  expect(ticksOf([61, 84])).toEqual([60, 80, 100]);
  expect(ticksOf([0, 13], { isWhole: true })).toEqual([0, 10, 20]);
  expect(ticksOf([0, 1], { isWhole: true })).toEqual([0, 1]);
  expect(ticksOf([0, 0])).toEqual([0, 0.5, 1]);
  expect(ticksOf([0.1, 0.3])).toEqual([0.1, 0.2, 0.3]);
  expect(ticksOf([-40, 55])).toEqual([-100, 0, 100]);
});

test.each([[[0, 3]], [[97.2, 98]], [[0, 999_999]], [[55, 95]], [[12.5, 12.5]], [[-3, -1]], [[19.9, 60.1]], [[0, 0.004]]])(
  'the grid lines of %j are two or three, in order, and enclose the values',
  (values) => {
    const ticks = ticksOf(values);
    expect([2, 3]).toContain(ticks.length);
    expect(ticks).toEqual(ticks.toSorted((one, other) => one - other));
    expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values));
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
  },
);

test('an axis with a smallest range does not magnify a small change, and does not go below zero for it', () => {
  expect(ticksOf([97, 98], { least: 20 })).toEqual([60, 80, 100]);
  expect(ticksOf([3, 4], { least: 20 })).toEqual([0, 10, 20]);
});

test('values are mapped to pixels, also downwards, and a single value to the start', () => {
  expect([0, 50, 100].map(scale(0, 100, 120, 20))).toEqual([120, 70, 20]);
  expect(scale(5, 5, 10, 90)(5)).toBe(10);
});

test('a line and its area are interrupted where a value is missing', () => {
  const points = [[0, 10], [10, 20], null, [30, 5], [40, 6]] as const;
  expect(linePath(points)).toBe('M0.0 10.0L10.0 20.0M30.0 5.0L40.0 6.0');
  expect(areaPath(points, 100)).toBe('M0.0 10.0L10.0 20.0L10.0 100.0L0.0 100.0ZM30.0 5.0L40.0 6.0L40.0 100.0L30.0 100.0Z');
  expect([linePath([null, null]), areaPath([[1, 1], null], 9)]).toEqual(['', '']);
});

test('the parts of a bar fill it with gaps of two pixels', () => {
  expect(partsOf([1, 0, 1], 102)).toEqual([
    { x: 0, width: 50 },
    { x: 52, width: 0 },
    { x: 52, width: 50 },
  ]);
});

test('a small part stays visible at the expense of the widest part, and an empty bar has no parts', () => {
  const parts = partsOf([1, 9999], 100);
  expect(parts[0]).toEqual({ x: 0, width: 3 });
  expect((parts[1]?.x ?? 0) + (parts[1]?.width ?? 0)).toBeCloseTo(100);
  expect(partsOf([0, 0], 100).map(({ width }) => width)).toEqual([0, 0]);
});

test('series take the categories in the order of the charts, and the ninth takes the first again', () => {
  expect(Array.from({ length: 9 }, (_, at) => seriesColour(at))).toEqual([1, 5, 4, 3, 7, 6, 2, 8, 1].map((colour) => `var(--c${colour})`));
});

test('a name that is too long for its place is cut, a Latin letter taking half the width of a Chinese one', () => {
  expect(shorten('综合管理部', 60)).toBe('综合管理部');
  expect(shorten('综合管理部', 48)).toBe('综合管…');
  expect(shorten('Tower A', 60)).toBe('Tower A');
});
