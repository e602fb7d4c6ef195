import { Segmented } from 'antd';
import { Later } from '../../../kit/later.tsx';
import { usePageParams } from '../../../kit/list-state.ts';
import { ActivationTab } from './lazy.ts';
import { PowerTab } from './PowerTab.tsx';

const tabs = [
  { value: 'power', label: '业务权限' },
  { value: 'activation', label: '激活规则' },
];

/** 企业配置: what each company may do by itself, and how new ones become active. */
export function DeployPage() {
  const [params, setParams] = usePageParams();
  const tab = params.get('tab') === 'activation' ? 'activation' : 'power';
  return (
    <div className="stack">
      <div className="row">
        <Segmented options={tabs} value={tab} onChange={(next) => setParams(next === 'power' ? {} : { tab: next })} />
      </div>
      <Later>{tab === 'power' ? <PowerTab /> : <ActivationTab />}</Later>
    </div>
  );
}
