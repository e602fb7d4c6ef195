import { describe, expect, test } from 'vitest';
import { commonValue, freeCodes, mergedCodes, sumAreas, sumProblem } from './rules.ts';

describe('V123 the area rules of a split or merge', () => {
  const whole = { area: '100.0000', rentableArea: '80.0000' };
  test.each([
    [['33.3333', '33.3333', '33.3334'], ['30', '30', '20'], undefined],
    [['33.3333', '33.3333', '33.3333'], ['30', '30', '20'], '拆分后建筑面积合计99.9999㎡，与原房间的100.0000㎡不一致'],
    [['0.1', '0.2', '99.7'], ['0.1', '0.2', '79.6999'], '拆分后可租面积合计79.9999㎡，与原房间的80.0000㎡不一致'],
  ])('built areas %j and rentable areas %j must add up to the area of the whole room', (areas, rentable, message) => {
    expect(
      sumProblem(
        whole,
        areas.map((area, at) => ({ area, rentableArea: rentable[at] ?? '' })),
      ),
    ).toBe(message);
  });

  test('a total area is known only if the area of every room is known', () => {
    const rooms = [
      { area: '33.3333', rentableArea: '30.0000', usableArea: '29.9999' },
      { area: '66.6667', rentableArea: '0.0000', usableArea: '0.0001' },
    ];
    expect(sumAreas(rooms)).toEqual({ area: '100.0000', rentableArea: '30.0000', usableArea: '30.0000' });
    expect(sumAreas([...rooms, { area: '1', rentableArea: '1', usableArea: null }]).usableArea).toBeNull();
  });
});

test('free codes are the room’s code with a letter that is not in use, or with a number if the letters do not suffice', () => {
  expect(freeCodes('301', 3, new Set(['301', '301b']))).toEqual(['301A', '301C', '301D']);
  expect(freeCodes('301', 25, new Set(['301-2'])).slice(0, 3)).toEqual(['301-1', '301-3', '301-4']);
  const long = freeCodes('L'.repeat(30), 2, new Set());
  expect(long).toEqual([`${'L'.repeat(26)}-1`, `${'L'.repeat(26)}-2`]);
});

test('the common value of several rooms is null if their values differ', () => {
  expect([commonValue([5, 5]), commonValue([5, null]), commonValue([null, null]), commonValue<number>([])]).toEqual([5, null, null, null]);
});

test('the room that replaces several gets a code from the first to the last number, or a letter if that code is in use', () => {
  const rooms = ['1204', '1203', '1205'].map((roomNum) => ({ roomCode: `A1-${roomNum}`, roomNum }));
  expect(mergedCodes(rooms, new Set())).toEqual(['A1-1203-1205']);
  expect(mergedCodes(rooms, new Set(['a1-1203-1205']))).toEqual(['A1-1203A']);
});
