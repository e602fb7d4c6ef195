import { Panel } from '../page/panel.tsx';

const lineHeight = 32;

/** Renders placeholder lines for loading content. antd's skeleton would make every list page three kilobytes heavier. */
export const SkeletonLines = ({ rows }: { rows: number }) => (
  <div className="skeleton-lines" role="status" aria-label="加载中" style={{ height: rows * lineHeight }} />
);

/** Renders the placeholder of a form page that is loading. */
export const FormPageSkeleton = () => (
  <Panel className="form-page">
    <SkeletonLines rows={10} />
  </Panel>
);
