import { Button } from 'antd';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { AbsenceDrawer } from './lazy.ts';
import { ProcessList } from './ProcessList.tsx';
import { StartButton } from './StartButton.tsx';

/** 待办事项: the user's to-dos, and the button to start an application. */
export function TodoPage() {
  const absence = useDialog();
  return (
    <>
      <ProcessList
        type={1}
        actions={
          <>
            <StartButton />
            <Button onClick={absence.add}>委托代理</Button>
          </>
        }
      />
      <LoadingBoundary>{absence.open && <AbsenceDrawer dialog={absence} />}</LoadingBoundary>
    </>
  );
}
