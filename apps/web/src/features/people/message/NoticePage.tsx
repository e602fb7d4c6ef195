import { type Message, message } from '@park/contract/people/message';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ask } from '../../../kit/api/query.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { dateTime } from '../../../kit/format.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import { MessageContent, useReadOnOpen } from './MessageContent.tsx';

/** Page of one message. */
export function NoticePage() {
  const { pId = '', type = '' } = useParams();
  const { data, error, refetch } = useQuery(ask(message.list, { type: type === '6' ? 6 : 5, id: pId }));
  if (error) return <ErrorBlock error={error} onRetry={() => void refetch()} />;
  const [found] = data?.list ?? [];
  return (
    <Panel>
      {!data && <SkeletonLines rows={6} />}
      {data && !found && <EmptyState kind="none" text="消息不存在或已删除" />}
      {found && <Notice key={found.id} of={found} />}
    </Panel>
  );
}

function Notice({ of }: { of: Message }) {
  useReadOnOpen(of);
  return (
    <article>
      <div className="message-head">
        <h2 className="panel-title">{of.title}</h2>
        <span className="muted">{dateTime(of.createdDate)}</span>
      </div>
      <MessageContent of={of} />
    </article>
  );
}
