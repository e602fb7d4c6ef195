import type { ReactNode } from 'react';
import { EmptyState } from '../../../kit/empty.tsx';
import { ErrorBlock } from '../../../kit/error.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { SkeletonLines } from '../../../kit/skeleton.tsx';

type LoadedProps<T> = {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  /** Whether the address says which one. */
  isNamed: boolean;
  children: (data: T) => ReactNode;
};
/** What a page is about, once it has come. */
export function Loaded<T>({ query: { data, error, refetch }, isNamed, children }: LoadedProps<T>) {
  if (data) return children(data);
  return (
    <Panel className="form-page">
      {isNamed ? (
        error ? (
          <ErrorBlock error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonLines rows={10} />
        )
      ) : (
        <EmptyState kind="none" text="请从列表中打开" />
      )}
    </Panel>
  );
}
