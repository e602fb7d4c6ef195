import { room } from '@park/contract/estate/room';
import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { ask } from '../../../kit/api/query.ts';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { usePageParams } from '../../../kit/list/state.ts';
import { Buildings } from './Buildings.tsx';
import { Rental } from './lazy.ts';
import { Warnings } from './Warnings.tsx';

const views = { buildings: Buildings, rental: Rental, warnings: Warnings };
const isView = (name: string | null): name is keyof typeof views => name !== null && Object.hasOwn(views, name);

/** 楼栋: the buildings of the park, how much of them is let, and warnings about inconsistent figures. */
export function BuildingPage() {
  const [params, setParams] = usePageParams();
  const named = params.get('tab');
  const tab = isView(named) ? named : 'buildings';
  const View = views[tab];
  const { data } = useQuery(ask(room.warnings, { pageSize: 1 }));
  const tabs = [
    { value: 'buildings', label: '楼栋列表' },
    { value: 'rental', label: '出租情况' },
    { value: 'warnings', label: data?.total ? `面积核对（${data.total} 项待处理）` : '面积核对' },
  ];
  return (
    <div className="stack">
      <div className="row">
        <Segmented options={tabs} value={tab} onChange={(next) => setParams(next === 'buildings' ? {} : { tab: next })} />
      </div>
      <LoadingBoundary>
        <View />
      </LoadingBoundary>
    </div>
  );
}
