import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Takes a page's tab away; the app sets it, since the kit knows no tabs. */
export const tab = { drop: (_path: string): void => {} };

/** For a page that has done its work: goes on by what it is given, without a tab left behind. */
function useLeave() {
  const { pathname } = useLocation();
  const isDone = useRef(false);
  // A page's effects end when it is hidden or gone, and only then may its tab go.
  useEffect(
    () => () => {
      if (isDone.current) tab.drop(pathname);
    },
    [pathname],
  );
  return (go: () => void) => {
    isDone.current = true;
    go();
  };
}

/** Back to where one came from. */
export function useDone(otherwise: string) {
  const navigate = useNavigate();
  const leave = useLeave();
  return () =>
    leave(() => {
      if (window.history.state?.idx > 0) void navigate(-1);
      else void navigate(otherwise, { replace: true });
    });
}

/** On to where the outcome is seen, in place of this page. */
export function useGoOn() {
  const navigate = useNavigate();
  const leave = useLeave();
  return (to: string) => leave(() => void navigate(to, { replace: true }));
}

/** What a page shows whose place is elsewhere: that one, instead of itself and its tab. */
export function Instead({ to }: { to: string }) {
  const goOn = useGoOn();
  const go = useEffectEvent(() => goOn(to));
  useEffect(() => go(), []);
  return null;
}
