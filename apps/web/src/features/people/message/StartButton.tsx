import { Button } from 'antd';
import { useNavigate } from 'react-router';

/** The way to ask for somebody else's decision. */
export function StartButton() {
  const navigate = useNavigate();
  return (
    <Button type="primary" onClick={() => void navigate('/notice/start')}>
      发起审批
    </Button>
  );
}
