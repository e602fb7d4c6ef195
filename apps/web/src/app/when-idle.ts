/** Background work starts after this delay even if the browser is busy all the time, or cannot tell. */
const longestWaitMs = 2_000;

/** Runs `start` when the browser is idle, so that it does not slow the first screen. Returns a function that cancels it. */
export function whenIdle(start: () => void): () => void {
  // Safari has no requestIdleCallback
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(start, longestWaitMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(start, { timeout: longestWaitMs });
  return () => cancelIdleCallback(handle);
}
