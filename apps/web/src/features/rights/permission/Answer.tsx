import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import { type Explanation, permission } from '@park/contract/rights/permission';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { ask } from '../../../kit/api/query.ts';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { Panel } from '../../../kit/page/panel.tsx';

type Step = Explanation['steps'][number];
const kinds = {
  person: '人员',
  company: '企业',
  park: '园区',
  role: '角色',
  set: '权限',
  ceiling: '上限',
  switch: '开关',
  scope: '范围',
} as const satisfies Record<Step['kind'], string>;

type AnswerProps = { userId: string; companyId: string | undefined; menuId?: string; call?: string };
/** Shows the conclusion and the chain of grants behind it. */
export function Answer(question: AnswerProps) {
  const { data, error, refetch } = useQuery({ ...ask(permission.explain, question), staleTime: 0 });
  return (
    <Panel className="stack">
      {error ? (
        <ErrorBlock error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonLines rows={5} />
      ) : (
        <>
          <Alert type={data.isAllowed ? 'success' : 'error'} showIcon title={data.conclusion} />
          {(data.reach || data.scope) && (
            <p className="row permission-reach">
              {data.reach && <span>管理范围：{data.reach}</span>}
              {data.scope && <span>数据范围：{data.scope}</span>}
            </p>
          )}
          <ol className="permission-steps" aria-label="判断过程">
            {data.steps.map((step, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps have no key of their own and never change their order
              <OneStep key={at} step={step} />
            ))}
          </ol>
        </>
      )}
    </Panel>
  );
}

const OneStep = ({ step: { kind, text, isPassed } }: { step: Step }) => (
  <li className={isPassed ? 'is-passed' : 'is-stopped'}>
    {isPassed ? <CheckCircleFilled aria-label="通过" /> : <CloseCircleFilled aria-label="未通过" />}
    <span className="muted permission-kind">{kinds[kind]}</span>
    <span>{text}</span>
  </li>
);
