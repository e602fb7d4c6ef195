import { expect, test } from 'vitest';
import { afterWorking, isWorkday, ordinary } from './rules.ts';

const calendar = { ...ordinary, days: new Map<string, boolean>() };
const at = (text: string) => Date.parse(`${text}:00+08:00`);
const after = (from: string, minutes: number, of: Parameters<typeof afterWorking>[0] = calendar) =>
  new Date(afterWorking(of, at(from), minutes) + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

test.each([
  ['within a morning', '2026-11-16T09:00', 60, '2026-11-16 10:00'],
  ['over lunch', '2026-11-16T11:30', 60, '2026-11-16 14:00'],
  ['to the end of a day', '2026-11-16T17:00', 60, '2026-11-16 18:00'],
  ['over a night', '2026-11-16T17:30', 60, '2026-11-17 09:30'],
  ['from before working hours', '2026-11-16T03:00', 30, '2026-11-16 09:30'],
  ['over a weekend', '2026-11-13T17:30', 60, '2026-11-16 09:30'],
  ['into a make-up Saturday before the spring festival', '2026-02-13T17:30', 60, '2026-02-14 09:30'],
  ['over the nine days of the spring festival', '2026-02-14T17:30', 60, '2026-02-24 09:30'],
  ['over the National Day holidays', '2026-09-30T17:30', 60, '2026-10-08 09:30'],
  ['over three working days', '2026-11-16T09:00', 3 * 450, '2026-11-18 18:00'],
])('working time is counted correctly %s', (_, from, minutes, to) => expect(after(from, minutes)).toBe(to));

test('a day set by the park as working or free overrides the published calendar', () => {
  expect(after('2026-09-30T17:30', 60, { ...calendar, days: new Map([['2026-10-01', true]]) })).toBe('2026-10-01 09:30');
  expect(isWorkday(calendar, '2026-10-10')).toBe(true);
  expect(isWorkday({ ...calendar, days: new Map([['2026-10-10', false]]) }, '2026-10-10')).toBe(false);
});

test('without published holidays for a year the weekdays decide; in a park with no working day every minute counts', () => {
  expect(after('2027-10-01T09:00', 60)).toBe('2027-10-01 10:00');
  const never = new Map(
    Array.from({ length: 1600 }, (_, day) => [new Date(at('2026-11-15T08:00') + day * 86_400_000).toISOString().slice(0, 10), false]),
  );
  expect(after('2026-11-16T09:00', 60, { ...calendar, days: never })).toBe('2026-11-16 10:00');
});
