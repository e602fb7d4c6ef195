import type { Reply } from '@park/contract/core';
import { identity } from '@park/contract/people/identity';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { ask, useCommand } from '../../../kit/api/query.ts';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { Question } from '../../../kit/feedback/question.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { StatusTag } from '../../../kit/feedback/status.tsx';
import { dateTime } from '../../../kit/format.ts';
import { deviceOf } from './device.ts';
import { Row } from './Row.tsx';

type Session = Reply<typeof identity.sessions>[number];

/** Lists the sessions of the user. */
export function SessionsTab() {
  const { data, error, refetch } = useQuery(ask(identity.sessions, {}));
  const end = useCommand(identity.endSessions, '已退出');
  if (error) return <ErrorBlock error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines rows={3} />;
  const action = ({ id, isCurrent, agent }: Session) =>
    isCurrent ? (
      <StatusTag meaning="success">当前登录</StatusTag>
    ) : (
      <Question title="退出此设备的登录？" description="此设备需要重新登录。" okText="退出" onConfirm={() => end.mutate({ id })}>
        <Button aria-label={`退出 ${deviceOf(agent)}`}>退出</Button>
      </Question>
    );
  return (
    <div className="stack">
      <div className="row row-between">
        <span className="muted">不是你本人的登录，请退出并尽快修改密码。</span>
        <Question title="退出其他设备的登录？" description="其他设备都需要重新登录。" okText="退出" onConfirm={() => end.mutate({})}>
          <Button danger disabled={data.length < 2}>
            退出其他登录
          </Button>
        </Question>
      </div>
      <div className="account-rows">
        {data.map((one) => (
          <Row
            key={one.id}
            label={deviceOf(one.agent)}
            value={<>最近活动 {dateTime(one.lastSeenDate)}</>}
            note={
              <>
                登录于 {dateTime(one.createdDate)} · {one.address}
              </>
            }
            action={action(one)}
          />
        ))}
      </div>
    </div>
  );
}
