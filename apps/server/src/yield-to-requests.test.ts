import { expect, test } from 'vitest';
import { callBegins, callEnds, giveWay, traffic } from './yield-to-requests.ts';

const timeOf = (work: () => void) => {
  const began = performance.now();
  work();
  return performance.now() - began;
};
const shortest = (times: number, work: () => void) => Math.min(...Array.from({ length: times }, () => timeOf(work)));
const now = () => Atomics.load(traffic, 0);

test('long work waits while a call is worked at, and goes on though the call does not end', () => {
  callBegins();
  expect(now()).toBe(1);
  expect(shortest(3, () => giveWay(traffic))).toBeGreaterThanOrEqual(1.9);
  callEnds();
  expect(now()).toBe(0);
});

test('without calls it does not wait at all', () => {
  expect(shortest(20, () => giveWay(traffic))).toBeLessThan(0.4);
});
