import { usePageParams } from '../../kit/list-state.ts';
import { ProcessList } from './ProcessList.tsx';

/** What one has decided; besides, what one has started and what one reads along. */
export function DonePage() {
  const [params] = usePageParams();
  const tab = params.get('tab');
  return <ProcessList type={tab === '3' ? 3 : tab === '4' ? 4 : 2} />;
}
