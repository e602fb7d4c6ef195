import { usePageParams } from '../../../kit/list-state.ts';
import { ProcessList } from './ProcessList.tsx';
import { StartButton } from './StartButton.tsx';

/** What one has decided; besides, what one has started and what one reads along. */
export function DonePage() {
  const [params] = usePageParams();
  const tab = params.get('tab');
  if (tab === '3') return <ProcessList type={3} actions={<StartButton />} />;
  return <ProcessList type={tab === '4' ? 4 : 2} />;
}
