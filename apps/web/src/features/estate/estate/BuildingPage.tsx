import { room } from '@park/contract/estate/room';
import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { ask } from '../../../kit/api/query.ts';
import { usePageParams } from '../../../kit/list/state.ts';
import { Buildings } from './Buildings.tsx';
import { Warnings } from './Warnings.tsx';

/** 楼栋: the buildings of the park, and warnings about inconsistent figures. */
export function BuildingPage() {
  const [params, setParams] = usePageParams();
  const tab = params.get('tab') === 'warnings' ? 'warnings' : 'buildings';
  const { data } = useQuery(ask(room.warnings, { pageSize: 1 }));
  const tabs = [
    { value: 'buildings', label: '楼栋列表' },
    { value: 'warnings', label: data?.total ? `面积核对（${data.total} 项待处理）` : '面积核对' },
  ];
  return (
    <div className="stack">
      <div className="row">
        <Segmented options={tabs} value={tab} onChange={(next) => setParams(next === 'buildings' ? {} : { tab: next })} />
      </div>
      {tab === 'buildings' ? <Buildings /> : <Warnings />}
    </div>
  );
}
