import { usePageParams } from '../../../kit/list/state.ts';
import { ProcessList } from './ProcessList.tsx';
import { StartButton } from './StartButton.tsx';

/** 已办事项: applications the user has decided, started, or received as a copy. */
export function DonePage() {
  const [params] = usePageParams();
  const tab = params.get('tab');
  if (tab === '3') return <ProcessList type={3} actions={<StartButton />} />;
  return <ProcessList type={tab === '4' ? 4 : 2} />;
}
