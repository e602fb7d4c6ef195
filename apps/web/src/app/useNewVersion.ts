import { useEffect, useState } from 'react';
import { newestBuild, runningBuild } from './build-id.ts';

const every = 10 * 60_000;
/** Coming back to the window twice in a minute asks once. */
const atMost = 60_000;

/** Whether the server has another build than the one that runs here. Looked at now and then, and when the window is looked at. */
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
