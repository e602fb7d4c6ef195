import { Segmented } from 'antd';
import { useRight } from '../../../kit/api/access.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { usePageParams } from '../../../kit/list/state.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import { SpaceWizard } from './lazy.ts';
import { ParkList } from './ParkList.tsx';
import { SpaceList } from './SpaceList.tsx';

const tabs = [
  { value: 'space', label: '空间' },
  { value: 'park', label: '园区' },
];

/** 空间与园区: lists of spaces and parks, and the wizard that creates a space with its first park and operator. */
export function SpacePage() {
  const [params, setParams] = usePageParams();
  const mayEdit = useRight('space:update') !== undefined;
  if (params.has('new') && mayEdit)
    return (
      <LoadingBoundary
        fallback={
          <Panel className="form-page">
            <SkeletonLines rows={8} />
          </Panel>
        }
      >
        <SpaceWizard onLeave={() => setParams({}, { replace: true })} />
      </LoadingBoundary>
    );
  const tab = params.get('tab') === 'park' ? 'park' : 'space';
  return (
    <div className="stack">
      <div>
        <Segmented options={tabs} value={tab} onChange={(next) => setParams(next === 'park' ? { tab: 'park' } : {})} />
      </div>
      {tab === 'park' ? (
        <ParkList />
      ) : (
        <SpaceList onNew={() => setParams({ new: '1' })} onParks={(areaId) => setParams({ tab: 'park', areaId })} />
      )}
    </div>
  );
}
