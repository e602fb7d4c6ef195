import { staff } from '@park/contract/people/staff';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { ask } from '../../kit/api/query.ts';
import { ErrorBlock } from '../../kit/feedback/error.tsx';
import { dash, dateTime } from '../../kit/format.ts';
import './people.css';
import { SkeletonLines } from '../../kit/feedback/skeleton.tsx';

const pageStep = 10;

/** Lists the changes to a person and their authors, newest first. */
export function MemberLog({ userId, companyId }: { userId: string; companyId: string | undefined }) {
  const [pageSize, setPageSize] = useState(pageStep);
  const { data, error, isFetching, refetch } = useQuery({
    ...ask(staff.log, { userId, companyId, pageSize }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="member-log-part" aria-label="操作日志">
      <h2 className="panel-title">操作日志</h2>
      {error && <ErrorBlock error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines rows={3} />}
      {data?.total === 0 && <p className="muted">暂无记录</p>}
      <ol className="member-log">
        {data?.list.map(({ id, title, byName, createdDate }) => (
          <li key={id}>
            <time dateTime={createdDate}>{dateTime(createdDate)}</time>
            <span className="member-log-what">{title}</span>
            <span className="muted">{dash(byName)}</span>
          </li>
        ))}
      </ol>
      {data && data.list.length < data.total && (
        <Button type="link" loading={isFetching} onClick={() => setPageSize(pageSize + pageStep)}>
          查看更早的记录
        </Button>
      )}
    </section>
  );
}
