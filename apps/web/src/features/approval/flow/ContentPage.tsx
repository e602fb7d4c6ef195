import { type FlowDetail, flow } from '@park/contract/approval/flow';
import { useQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { Can } from '../../../kit/api/access.tsx';
import { ask } from '../../../kit/api/query.ts';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { usePageParams } from '../../../kit/list/state.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import { Drawing } from './Drawing.tsx';
import { saveFlow } from './exchange.ts';
import { Facts } from './Facts.tsx';
import { DeployDialog, Simulation } from './lazy.ts';
import { Nodes } from './Nodes.tsx';
import { FlowState, hasPendingChanges, nothingPendingText } from './states.tsx';
import { Versions } from './Versions.tsx';
import './flow.css';

const tabs = [
  { value: 'nodes', label: '节点' },
  { value: 'drawing', label: '流程内容' },
  { value: 'simulation', label: '模拟' },
  { value: 'facts', label: '基本信息' },
  { value: 'versions', label: '版本' },
] as const;
type Tab = (typeof tabs)[number]['value'];
const isTab = (tab: string | null): tab is Tab => tabs.some(({ value }) => value === tab);

/** Page of one flow: its steps, its definition as text, a simulation, its facts and its published versions. */
export function ContentPage() {
  const [params, setParams] = usePageParams();
  const id = params.get('id') ?? '';
  const named = params.get('tab');
  const tab = isTab(named) ? named : 'nodes';
  const { data, error, refetch } = useQuery({ ...ask(flow.detail, { id }), enabled: id !== '' });
  if (!id)
    return (
      <Panel>
        <EmptyState kind="none" text="请先从“审批流程”中打开一个流程" />
      </Panel>
    );
  if (error) return <ErrorBlock error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Panel>
        <SkeletonLines rows={10} />
      </Panel>
    );
  return (
    <div className="stack">
      <Head of={data} />
      <div className="row">
        <Segmented<Tab>
          options={[...tabs]}
          value={tab}
          onChange={(next) => setParams({ id, ...(next !== 'nodes' && { tab: next }) }, { replace: true })}
        />
      </div>
      {tab === 'nodes' && <Nodes of={data} />}
      {tab === 'drawing' && <Drawing key={data.version} of={data} />}
      {tab === 'simulation' && (
        <LoadingBoundary fallback={<SkeletonLines rows={6} />}>
          <Simulation of={data} />
        </LoadingBoundary>
      )}
      {tab === 'facts' && <Facts key={data.version} of={data} />}
      {tab === 'versions' && <Versions of={data} />}
    </div>
  );
}

function Head({ of }: { of: FlowDetail }) {
  const deployment = useDialog();
  return (
    <Panel>
      <div className="row row-between">
        <div className="row">
          <h2 className="panel-title">{of.name}</h2>
          <span className="muted">{of.processKey}</span>
          <FlowState of={of} />
          {of.liveNumber && <span className="muted">当前第{of.liveNumber}版</span>}
        </div>
        <div className="row">
          <Button onClick={() => saveFlow(of)}>导出</Button>
          <Can access="flow:update">
            <Button
              type="primary"
              disabled={!hasPendingChanges(of)}
              title={hasPendingChanges(of) ? '' : nothingPendingText}
              onClick={deployment.add}
            >
              发布
            </Button>
          </Can>
        </div>
      </div>
      <LoadingBoundary>{deployment.open && <DeployDialog dialog={deployment} of={of} />}</LoadingBoundary>
    </Panel>
  );
}
