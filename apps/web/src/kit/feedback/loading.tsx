import { Children, isValidElement, type PropsWithChildren, type ReactNode, Suspense, useLayoutEffect, useReducer, useRef } from 'react';
import { arrivals, onArrival } from '../api/chunk.ts';

/**
 * A Suspense boundary for parts that are fetched lazily: shows a fallback meanwhile, and the part as soon as it is there. Suspense by
 * itself keeps the fallback for 300 ms, also where the part came after ten. A dialog that is unmounted whole does not give the focus
 * back as one that closes does, so the boundary gives it back.
 */
export function LoadingBoundary({ fallback = <Waiting />, children }: PropsWithChildren<{ fallback?: ReactNode }>) {
  const [, again] = useReducer((times: number) => times + 1, 0);
  useFocusBack(
    Children.toArray(children)
      .map((part) => (isValidElement(part) ? part.key : ''))
      .join(),
  );
  return <Suspense fallback={<Meanwhile again={again}>{fallback}</Meanwhile>}>{children}</Suspense>;
}

function Meanwhile({ again, children }: PropsWithChildren<{ again: () => void }>) {
  const seen = arrivals();
  useLayoutEffect(() => {
    if (arrivals() !== seen) again();
    return onArrival(again);
  });
  return children;
}

/** To where it was before the part was opened, unless something else has it by then. What is shown is told apart by its keys. */
function useFocusBack(shown: string) {
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    const now = document.activeElement;
    if (shown && now !== document.body) before.current = now;
    if (!shown && now === document.body && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }, [shown]);
}

/** Over the whole window while a dialog is on its way; after a moment only, since most come at once. */
export const Waiting = () => <div className="waiting" role="status" aria-label="加载中" />;
