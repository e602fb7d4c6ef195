import { Button } from 'antd';
import { useDialog } from '../../../kit/dialog-state.ts';
import { Later } from '../../../kit/later.tsx';
import { AbsenceDrawer } from './lazy.ts';
import { ProcessList } from './ProcessList.tsx';
import { StartButton } from './StartButton.tsx';

/** What waits for one's own decision, and the way to ask for somebody else's. */
export function TodoPage() {
  const absence = useDialog();
  return (
    <>
      <ProcessList
        type={1}
        actions={
          <>
            <StartButton />
            <Button onClick={absence.add}>外出委托</Button>
          </>
        }
      />
      <Later>{absence.open && <AbsenceDrawer dialog={absence} />}</Later>
    </>
  );
}
