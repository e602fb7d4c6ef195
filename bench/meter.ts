/** Loaded before a server's own code: tells the process that started it what it has used, without any way in from outside. */
export type Usage = { cpuUs: number; rss: number };

process.on('message', (question) => {
  if (question !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ usage: { cpuUs: user + system, rss: process.memoryUsage.rss() } satisfies Usage });
});
// being able to ask must not keep a server from ending
process.channel?.unref();
// whoever started it is gone, and with him the reason to run
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
