import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { filled } from './fill.ts';

/** The requests that one connection sends over and over. Bodies have placeholders for values that must be new in each request. */
export type Lane = { method: 'GET' | 'POST'; paths: string[]; headers: Record<string, string>; bodies?: string[] };
/**
 * A measurement: it ends after a time, or after a number of requests if one is given. With `pauseMs` each connection waits between
 * requests, so that the machine is partly idle as with real users.
 */
export type Job = { address: string; lanes: Lane[]; ms: number; requests?: number; pauseMs?: number };
export type Load = { count: number; failed: number; seconds: number; p50: number; p99: number; cpuUs: number };

/** Counts the bodies of all jobs, because each generated phone number must be new. */
let made = 0;

/** Sends the requests of all lanes at the same time. Each lane waits for its response before it sends its next request. */
async function run({ address, lanes, ms, requests = Number.POSITIVE_INFINITY, pauseMs = 0 }: Job): Promise<Load> {
  const { hostname, port } = new URL(address);
  const agent = new http.Agent({ keepAlive: true, maxSockets: lanes.length });
  const times: number[] = [];
  let failed = 0;
  const mark = Date.now().toString(36);
  const before = process.cpuUsage();
  const began = performance.now();

  const ask = (lane: Lane, turn: number) =>
    new Promise<void>((done, broke) => {
      const sent = performance.now();
      const body = lane.bodies?.[turn % lane.bodies.length];
      const filledIn = body && filled(body, `${mark}-${(made++).toString(36)}`, made);
      const headers = filledIn ? { ...lane.headers, 'content-length': Buffer.byteLength(filledIn) } : lane.headers;
      const options = { agent, hostname, port, method: lane.method, path: lane.paths[turn % lane.paths.length], headers };
      const request = http.request(options, (response) => {
        if (response.statusCode !== 200) failed += 1;
        response.resume().on('end', () => {
          times.push(performance.now() - sent);
          done();
        });
      });
      request.on('error', broke);
      request.end(filledIn);
    });

  await Promise.all(
    lanes.map(async (lane) => {
      for (let turn = 0; performance.now() - began < ms && times.length < requests; turn++) {
        // the pause is random, so that the lanes do not all send at the same time
        if (pauseMs) await delay(pauseMs * (0.5 + Math.random()));
        await ask(lane, turn);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(before);
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { count: times.length, failed, seconds, p50: at(0.5), p99: at(0.99), cpuUs: user + system };
}

process.on('message', async (message) => {
  if (typeof message === 'object' && message && 'job' in message) process.send?.({ load: await run(message.job as Job) });
});
// without this the process would end before the parent sends the next job
process.channel?.ref();
process.on('SIGTERM', () => process.exit(0));
