import { Children, isValidElement, type PropsWithChildren, type ReactNode, Suspense, useLayoutEffect, useReducer, useRef } from 'react';
import { loadedChunks, onChunkLoad } from '../api/chunk.ts';

/**
 * Renders a Suspense boundary that shows a lazily loaded part as soon as it is loaded; plain Suspense keeps the fallback for 300 ms even if
 * the part loads after 10 ms. It also restores the focus when a dialog is unmounted as a whole, because such a dialog does not restore it.
 */
export function LoadingBoundary({ fallback = <LoadingCover />, children }: PropsWithChildren<{ fallback?: ReactNode }>) {
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  useFocusRestore(
    Children.toArray(children)
      .map((part) => (isValidElement(part) ? part.key : ''))
      .join(),
  );
  return <Suspense fallback={<RetryingFallback again={rerender}>{fallback}</RetryingFallback>}>{children}</Suspense>;
}

function RetryingFallback({ again, children }: PropsWithChildren<{ again: () => void }>) {
  const seen = loadedChunks();
  useLayoutEffect(() => {
    if (loadedChunks() !== seen) again();
    return onChunkLoad(again);
  });
  return children;
}

/**
 * Returns the focus to the element that had it before the part was opened, unless another element has it by then. `shown` lists the keys of
 * the rendered parts.
 */
function useFocusRestore(shown: string) {
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    const now = document.activeElement;
    if (shown && now !== document.body) before.current = now;
    if (!shown && now === document.body && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }, [shown]);
}

/** Covers the window while a dialog is loading; appears after a delay, because most dialogs load at once. */
export const LoadingCover = () => <div className="waiting" role="status" aria-label="加载中" />;
