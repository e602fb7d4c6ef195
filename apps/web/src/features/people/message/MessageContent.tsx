import { type Message, message } from '@park/contract/people/message';
import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../kit/api/query.ts';
import { processAddress } from '../../../parts/flow/process-status.tsx';
import './message.css';

/** Marks a message as read when it is opened. */
export function useReadOnOpen({ id, isRead }: Pick<Message, 'id' | 'isRead'>): void {
  const read = useCommand(message.read, false, () => true);
  const mark = useEffectEvent(() => {
    if (!isRead) read.mutate({ ids: [id] });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each message that is shown
  useEffect(() => mark(), [id]);
}

/** Shows the content of a message and links to its subject. */
export function MessageContent({ of: { type, content, processInstanceId, link } }: { of: Message }) {
  const navigate = useNavigate();
  return (
    <>
      <p className="message-text">{content}</p>
      <div className="row message-ways">
        {link && (
          <Button type="primary" onClick={() => void navigate(link)}>
            前往处理
          </Button>
        )}
        {processInstanceId && (
          <Button type={link ? 'default' : 'primary'} onClick={() => void navigate(processAddress(processInstanceId, type === 6 ? 0 : 3))}>
            查看流程
          </Button>
        )}
      </div>
    </>
  );
}
