import type { ReactNode } from 'react';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { Panel } from '../../../kit/page/panel.tsx';

type LoadedProps<T> = {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  /** Whether the address contains the id of the object. */
  isNamed: boolean;
  children: (data: T) => ReactNode;
};
/** Renders a page once the object it is about is loaded. */
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
