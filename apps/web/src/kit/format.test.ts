import { expect, test } from 'vitest';
import { dash, dateTime, day, duration } from './format.ts';

test('an empty value is shown as two dashes, and zero as zero', () => {
  expect([null, undefined, '', 0, '工程部'].map(dash)).toEqual(['--', '--', '--', 0, '工程部']);
});

test('times are shown in the Shanghai time zone, to the minute', () => {
  expect(dateTime('2026-02-28T16:05:59.000Z')).toBe('2026-03-01 00:05');
  expect(dateTime(null)).toBe('--');
  expect(dateTime('soon')).toBe('--');
});

test('a day is computed in the Shanghai time zone', () => {
  expect([day('2026-02-28T16:05:59.000Z'), day(null)]).toEqual(['2026-03-01', '--']);
});

test('a duration is shown in its two largest units', () => {
  expect([0, 1, 59, 60, 125, 1440, 1500, 4400].map(duration)).toEqual([
    '不到1分钟',
    '1分钟',
    '59分钟',
    '1小时',
    '2小时5分钟',
    '1天',
    '1天1小时',
    '3天1小时',
  ]);
});
