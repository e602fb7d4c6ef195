import { type PropsWithChildren, type ReactNode, Suspense, useLayoutEffect, useReducer } from 'react';
import { arrivals, onArrival } from './chunk.ts';

/**
 * Shows something else while a part of the console is being fetched, and the part as soon as it is there. Suspense by itself
 * keeps what it showed meanwhile for 300 ms, also where the part came after ten.
 */
export function Later({ fallback, children }: PropsWithChildren<{ fallback?: ReactNode }>) {
  const [, again] = useReducer((times: number) => times + 1, 0);
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
