import { useEffect, useState } from 'react';
import { newestBuild, runningBuild } from './build-id.ts';

const every = 10 * 60_000;
/** Returning to the window twice within a minute checks only once. */
const atMost = 60_000;

/** Tells whether the server has a newer build than the running one. Checked at intervals and when the window regains the focus. */
export function useNewVersion(): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    const running = runningBuild();
    if (isNew || !running) return;
    let last = Date.now();
    const look = async () => {
      if (document.hidden || Date.now() - last < atMost) return;
      last = Date.now();
      const newest = await newestBuild();
      if (newest && newest !== running) setNew(true);
    };
    const timer = setInterval(look, every);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
    };
  }, [isNew]);
  return isNew;
}
