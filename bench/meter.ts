import { monitorEventLoopDelay } from 'node:perf_hooks';

/** CPU time and memory of a process. A server loads this module before its own code, and the module reports them to the parent process. */
export type Usage = { cpuUs: number; rss: number };
/** Peak memory, and the longest time for which the event loop was blocked, since the measurement began. */
export type Watched = { rss: number; heldMs: number };

process.on('message', (question) => {
  if (question === 'watch') watch();
  if (question === 'watched') process.send?.({ watched: watched() });
  if (question !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ usage: { cpuUs: user + system, rss: process.memoryUsage.rss() } satisfies Usage });
});
// the channel to the parent must not keep the server alive
process.channel?.unref();
// when the parent process has ended, the server must end too
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

const loop = monitorEventLoopDelay({ resolution: 10 });
let looks: NodeJS.Timeout | undefined;
let peak = 0;
/** Starts to sample the memory. Sampling costs some CPU time, so it runs only when the parent asks for it. */
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
