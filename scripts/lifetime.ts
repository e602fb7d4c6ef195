/**
 * Calls `stop` once: on a signal, or when the process that started this one has ended. A parent killed with kill -9 sends its children no
 * signal.
 */
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
