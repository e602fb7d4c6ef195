import { expect, test } from 'vitest';
import { dash, dateTime, day, nextDay, previousDay } from './format.ts';

test('nothing is shown as two dashes, nought as nought', () => {
  expect([null, undefined, '', 0, '工程部'].map(dash)).toEqual(['--', '--', '--', 0, '工程部']);
});

test('times are those of Shanghai, to the minute', () => {
  expect(dateTime('2026-02-28T16:05:59.000Z')).toBe('2026-03-01 00:05');
  expect(dateTime(null)).toBe('--');
  expect(dateTime('soon')).toBe('--');
});

test('a day is the one Shanghai has', () => {
  expect([day('2026-02-28T16:05:59.000Z'), day(null)]).toEqual(['2026-03-01', '--']);
});

test('the day after and before, over the end of a month and a year', () => {
  expect([nextDay('2026-12-31'), previousDay('2028-03-01')]).toEqual(['2027-01-01', '2028-02-29']);
});
