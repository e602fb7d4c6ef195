import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Loaded before a server's own code: reports the resource usage to the parent process, without a network interface. */
export type Usage = { cpuUs: number; rss: number };
/** Peak memory, and the longest time the event loop was blocked, since the last query. */
export type Watched = { rss: number; heldMs: number };

process.on('message', (question) => {
  if (question === 'watch') watch();
  if (question === 'watched') process.send?.({ watched: watched() });
  if (question !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ usage: { cpuUs: user + system, rss: process.memoryUsage.rss() } satisfies Usage });
});
// the channel must not keep a server from ending
process.channel?.unref();
// the parent process is gone, so nothing needs this process any more
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

const loop = monitorEventLoopDelay({ resolution: 10 });
let looks: NodeJS.Timeout | undefined;
let peak = 0;
/** Starts the measurement, which costs a little, so it runs only on request. */
function watch(): void {
  clearInterval(looks);
  peak = process.memoryUsage.rss();
  looks = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20).unref();
  loop.reset();
  loop.enable();
}
function watched(): Watched {
  clearInterval(looks);
  loop.disable();
  return { rss: Math.max(peak, process.memoryUsage.rss()), heldMs: loop.max / 1e6 };
}
