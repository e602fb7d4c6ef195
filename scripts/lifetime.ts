/** Runs `stop` once, at the first wish to end: a signal, or the launcher being gone (kill -9 tells nobody). */
export function onEnd(stop: () => void | Promise<void>) {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    void stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  const parent = process.ppid;
  if (process.env.PARK_LAUNCHED && process.platform !== 'win32')
    setInterval(() => {
      if (process.ppid !== parent) end();
    }, 300).unref();
}
