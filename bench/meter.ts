import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Loaded before a server's own code: tells the process that started it what it has used, without any way in from outside. */
export type Usage = { cpuUs: number; rss: number };
/** The most memory there was and the longest the loop was held, from one question to the next. */
export type Watched = { rss: number; heldMs: number };

process.on('message', (question) => {
  if (question === 'watch') watch();
  if (question === 'watched') process.send?.({ watched: watched() });
  if (question !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ usage: { cpuUs: user + system, rss: process.memoryUsage.rss() } satisfies Usage });
});
// being able to ask must not keep a server from ending
process.channel?.unref();
// whoever started it is gone, and with him the reason to run
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

const loop = monitorEventLoopDelay({ resolution: 10 });
let looks: NodeJS.Timeout | undefined;
let peak = 0;
/** Watching costs a little, so it is done only where it is asked for. */
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
