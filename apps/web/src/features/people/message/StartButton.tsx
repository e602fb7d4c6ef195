import { Button } from 'antd';
import { useNavigate } from 'react-router';

/** Leads to the page that starts an application. */
export function StartButton() {
  const navigate = useNavigate();
  return (
    <Button type="primary" onClick={() => void navigate('/notice/start')}>
      发起审批
    </Button>
  );
}
