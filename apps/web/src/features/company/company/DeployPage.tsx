import { Segmented } from 'antd';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { usePageParams } from '../../../kit/list/state.ts';
import { ActivationTab } from './lazy.ts';
import { PowerTab } from './PowerTab.tsx';

const tabs = [
  { value: 'power', label: '功能与人数' },
  { value: 'activation', label: '激活规则' },
];

/** 企业设置: the powers of each company, and how new companies become active. */
export function DeployPage() {
  const [params, setParams] = usePageParams();
  const tab = params.get('tab') === 'activation' ? 'activation' : 'power';
  return (
    <div className="stack">
      <div className="row">
        <Segmented options={tabs} value={tab} onChange={(next) => setParams(next === 'power' ? {} : { tab: next })} />
      </div>
      <LoadingBoundary>{tab === 'power' ? <PowerTab /> : <ActivationTab />}</LoadingBoundary>
    </div>
  );
}
