import { commonErrors, type Reply } from '@park/contract/core';
import { permission } from '@park/contract/rights/permission';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { ask } from '../../../kit/api/query.ts';
import { CallError } from '../../../kit/api/send.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { dateTime } from '../../../kit/format.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import './permission.css';

const isNone = (error: unknown) => error instanceof CallError && error.code === commonErrors.notFound.code;

/**
 * 运行与任务: the result of the last run of the permission matrix, which tests the isolation between spaces and companies for every person and
 * call.
 */
export function RunPage() {
  const { data, error, refetch } = useQuery(ask(permission.isolation, {}));
  return (
    <Panel className="stack">
      <h2 className="panel-title">隔离验证</h2>
      {isNone(error) ? (
        <EmptyState kind="first" text="此版本还没有运行过权限矩阵；运行 npm run matrix 后在这里显示结果" />
      ) : error ? (
        <ErrorBlock error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Result of={data} />
      ) : (
        <SkeletonLines rows={4} />
      )}
    </Panel>
  );
}

function Result({ of: { ranAt, commit, cells, failures, calls, people, seconds } }: { of: Reply<typeof permission.isolation> }) {
  const isClean = failures.length === 0;
  const figures = {
    验证项: cells.toLocaleString('zh-CN'),
    未通过: failures.length,
    接口: calls,
    人员: people,
    用时: `${Math.round(seconds)} 秒`,
    验证时间: dateTime(ranAt),
    代码版本: commit.slice(0, 10),
  };
  return (
    <>
      <Alert
        type={isClean ? 'success' : 'error'}
        showIcon
        title={isClean ? '全部通过：每个人只看到、只能操作自己该有的数据' : `${failures.length} 项未通过，请立即排查`}
      />
      <dl className="panel-figures">
        {Object.entries(figures).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!isClean && (
        <section aria-label="未通过的项">
          <strong>未通过的项</strong>
          <ul className="run-failures">
            {failures.map((failure) => (
              <li key={failure}>{failure}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
