/*
 * Long work in a worker thread yields to requests. A lower thread priority alone does not do that: a thread that is woken while the
 * long work is on the processor waits until its time slice ends, which is several milliseconds, and a request is woken several times.
 */

/** Shared memory with the number of requests being served and a cell that never changes, on which a thread can sleep. */
export type Traffic = Int32Array<SharedArrayBuffer>;
const [requests, unchanging] = [0, 1];

/** The request counter of this process, shared with its threads. */
export const traffic: Traffic = new Int32Array(new SharedArrayBuffer(8));

/** Adds a request that begins to the counter; `requestEnds` subtracts it. */
export const requestBegins = () => void Atomics.add(traffic, requests, 1);
export const requestEnds = () => void Atomics.sub(traffic, requests, 1);

/**
 * Sleeps while requests are being served, for at most two milliseconds, so that under constant traffic the work continues at a third of its
 * speed.
 */
export function yieldToRequests(of: Traffic): void {
  for (let turn = 0; turn < mostTurns && Atomics.load(of, requests) > 0; turn++) Atomics.wait(of, unchanging, 0, turnMs);
}
const turnMs = 0.5;
const mostTurns = 4;
