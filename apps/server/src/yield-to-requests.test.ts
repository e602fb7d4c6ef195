import { expect, test } from 'vitest';
import { requestBegins, requestEnds, traffic, yieldToRequests } from './yield-to-requests.ts';

const timeOf = (work: () => void) => {
  const began = performance.now();
  work();
  return performance.now() - began;
};
const shortest = (times: number, work: () => void) => Math.min(...Array.from({ length: times }, () => timeOf(work)));
const now = () => Atomics.load(traffic, 0);

test('a thread with long work pauses while a request is being served, but resumes even if the request never ends', () => {
  requestBegins();
  expect(now()).toBe(1);
  expect(shortest(3, () => yieldToRequests(traffic))).toBeGreaterThanOrEqual(1.9);
  requestEnds();
  expect(now()).toBe(0);
});

test('a thread with long work does not pause while no request is being served', () => {
  expect(shortest(20, () => yieldToRequests(traffic))).toBeLessThan(0.4);
});
