import { type Message, message } from '@park/contract/message';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { ask, useCommand } from '../../kit/api.ts';
import { EmptyState } from '../../kit/empty.tsx';
import { ErrorBlock } from '../../kit/error.tsx';
import { dateTime } from '../../kit/format.ts';
import { Panel } from '../../kit/panel.tsx';
import { processAddress } from '../../kit/process-status.tsx';
import { SkeletonLines } from '../../kit/skeleton.tsx';
import './message.css';

/** As far back as a message is looked for that was opened by its address alone. */
const most = 1000;

/** The message of the address: handed over by its list, or found in it. */
function useMessage() {
  const { pId = '', type = '' } = useParams();
  const handed = (useLocation().state as { message?: Message } | null)?.message;
  const isHanded = handed?.id === pId;
  const { data, error, refetch } = useQuery({
    ...ask(message.list, { type: type === '6' ? 6 : 5, pageSize: most }),
    enabled: !isHanded,
  });
  const found = isHanded ? handed : data?.list.find(({ id }) => id === pId);
  return { found, isPending: !isHanded && !data, error, retry: () => void refetch() };
}

/** One message, which is read by being opened. */
export function NoticePage() {
  const { found, isPending, error, retry } = useMessage();
  if (error) return <ErrorBlock error={error} onRetry={retry} />;
  return (
    <Panel>
      {isPending && <SkeletonLines rows={6} />}
      {!isPending && !found && <EmptyState kind="none" text="消息不存在或已删除" />}
      {found && <Told key={found.id} of={found} />}
    </Panel>
  );
}

function Told({ of: { id, title, content, createdDate, processInstanceId, isRead } }: { of: Message }) {
  const navigate = useNavigate();
  const read = useCommand(message.read, false, () => true);
  const mark = useEffectEvent(() => {
    if (!isRead) read.mutate({ ids: [id] });
  });
  useEffect(() => mark(), []);
  return (
    <article>
      <div className="message-head">
        <h2 className="panel-title">{title}</h2>
        <span className="muted">{dateTime(createdDate)}</span>
      </div>
      <p className="message-text">{content}</p>
      {processInstanceId && (
        <Button type="link" onClick={() => void navigate(processAddress(processInstanceId, 3))}>
          查看流程
        </Button>
      )}
    </article>
  );
}
