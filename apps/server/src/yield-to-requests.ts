/*
 * Long work in a thread of its own gives way to calls. A lower priority alone does not do that: whoever is woken while such a thread is on
 * a processor waits for the end of its turn, which is several milliseconds, and a call is woken more than once.
 */

/** How many calls are worked at, and a place that never changes, at which one can wait. */
export type Traffic = Int32Array<SharedArrayBuffer>;
const [calls, still] = [0, 1];

/** That of this process, for all of its threads. */
export const traffic: Traffic = new Int32Array(new SharedArrayBuffer(8));

/** A call is counted for as long as it is worked at. */
export const callBegins = () => void Atomics.add(traffic, calls, 1);
export const callEnds = () => void Atomics.sub(traffic, calls, 1);

/** Waits while calls are worked at, but not for long: where there are always some, the work goes on at a third of its pace. */
export function giveWay(to: Traffic): void {
  for (let turn = 0; turn < mostTurns && Atomics.load(to, calls) > 0; turn++) Atomics.wait(to, still, 0, turnMs);
}
const turnMs = 0.5;
const mostTurns = 4;
