/** Renders the placeholder of a page that is still loading. */
export function PageSkeleton() {
  return (
    <div className="skeleton" role="status" aria-label="加载中">
      <i className="skeleton-card" />
      <i className="skeleton-card is-tall" />
    </div>
  );
}

export function ShellSkeleton() {
  return (
    <div className="shell">
      <div className="header" />
      <div className="side" />
      <div className="work">
        <PageSkeleton />
      </div>
    </div>
  );
}
