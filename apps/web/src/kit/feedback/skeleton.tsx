import { Panel } from '../page/panel.tsx';

const line = 32;

/** Lines that are on their way. antd's own would make every list page three kilobytes heavier. */
export const SkeletonLines = ({ rows }: { rows: number }) => (
  <div className="skeleton-lines" role="status" aria-label="加载中" style={{ height: rows * line }} />
);

/** A page with a form that is on its way. */
export const FormPageSkeleton = () => (
  <Panel className="form-page">
    <SkeletonLines rows={10} />
  </Panel>
);
