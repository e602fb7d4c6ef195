import { Segmented } from 'antd';
import { usePageParams } from '../../../kit/list/state.ts';
import { Incidents } from './Incidents.tsx';
import { Running } from './Running.tsx';

const tabs = [
  { value: 'running', label: '进行中的流程' },
  { value: 'incidents', label: '后续处理异常' },
];

/** 审批监控: the running applications of the park, the stuck ones marked, and the follow-up work that failed. */
export function MonitorPage() {
  const [params, setParams] = usePageParams();
  const tab = params.get('tab') === 'incidents' ? 'incidents' : 'running';
  return (
    <div className="stack">
      <div className="row">
        <Segmented options={tabs} value={tab} onChange={(next) => setParams(next === 'running' ? {} : { tab: next })} />
      </div>
      {tab === 'running' ? <Running /> : <Incidents />}
    </div>
  );
}
