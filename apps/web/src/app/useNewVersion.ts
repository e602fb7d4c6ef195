import { useEffect, useState } from 'react';
import { latestBuildId, runningBuildId } from './build-id.ts';

const checkIntervalMs = 10 * 60_000;
/** A user who returns to the window several times within a minute causes only one check. */
const minIntervalMs = 60_000;

/** Tells whether the server has a newer build than the running one. Checked at intervals and when the window regains the focus. */
export function useNewVersion(): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    const running = runningBuildId();
    if (isNew || !running) return;
    let last = Date.now();
    const check = async () => {
      if (document.hidden || Date.now() - last < minIntervalMs) return;
      last = Date.now();
      const newest = await latestBuildId();
      if (newest && newest !== running) setNew(true);
    };
    const timer = setInterval(check, checkIntervalMs);
    window.addEventListener('focus', check);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', check);
    };
  }, [isNew]);
  return isNew;
}
