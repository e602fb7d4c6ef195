import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Takes a page's tab away; the app sets it, since the kit knows no tabs. */
export const tab = { drop: (_path: string): void => {} };

/** Marks the page as done: its tab goes with it. */
function useGoing() {
  const { pathname } = useLocation();
  const isDone = useRef(false);
  // A page's effects end when it is hidden or gone, and only then may its tab go.
  useEffect(
    () => () => {
      if (isDone.current) tab.drop(pathname);
    },
    [pathname],
  );
  return () => {
    isDone.current = true;
  };
}

/** For a page that has done its work: back to where one came from, without a tab left behind. */
export function useDone(otherwise: string) {
  const navigate = useNavigate();
  const go = useGoing();
  return () => {
    go();
    if (window.history.state?.idx > 0) void navigate(-1);
    else void navigate(otherwise, { replace: true });
  };
}

/** For a page that hands over to another one, which takes its place. */
export function useHandOver() {
  const navigate = useNavigate();
  const go = useGoing();
  return (to: string) => {
    go();
    void navigate(to, { replace: true });
  };
}
