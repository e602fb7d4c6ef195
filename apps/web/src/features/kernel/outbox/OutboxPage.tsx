import { Segmented } from 'antd';
import { usePageParams } from '../../../kit/list/state.ts';
import { Deliveries } from './Deliveries.tsx';
import { LocalMessages } from './LocalMessages.tsx';

const tabs = [
  { value: 'deliveries', label: '发送记录' },
  { value: 'local', label: '未发出（测试）' },
];

/** 消息发送: sent and failed messages of all spaces, and messages an installation without a gateway stored instead of sending. */
export function OutboxPage() {
  const [params, setParams] = usePageParams();
  const tab = params.get('tab') === 'local' ? 'local' : 'deliveries';
  return (
    <div className="stack">
      <div>
        <Segmented options={tabs} value={tab} onChange={(next) => setParams(next === 'local' ? { tab: 'local' } : {})} />
      </div>
      {tab === 'local' ? <LocalMessages /> : <Deliveries />}
    </div>
  );
}
