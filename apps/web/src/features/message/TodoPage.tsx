import { Button } from 'antd';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useDialog } from '../../kit/dialog-state.ts';
import { Waiting } from '../../kit/skeleton.tsx';
import { AbsenceDrawer } from './lazy.ts';
import { ProcessList } from './ProcessList.tsx';

/** What waits for one's own decision, and the way to ask for somebody else's. */
export function TodoPage() {
  const navigate = useNavigate();
  const absence = useDialog();
  return (
    <>
      <ProcessList
        type={1}
        actions={
          <>
            <Button type="primary" onClick={() => void navigate('/notice/start')}>
              发起审批
            </Button>
            <Button onClick={absence.add}>外出委托</Button>
          </>
        }
      />
      <Suspense fallback={<Waiting />}>{absence.open && <AbsenceDrawer dialog={absence} />}</Suspense>
    </>
  );
}
