import { invitation } from '@park/contract/people/invitation';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { ask, useCommand } from '../../../kit/api/query.ts';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { Question } from '../../../kit/feedback/question.tsx';
import { Copyable } from '../../../kit/page/copyable.tsx';
import { Panel } from '../../../kit/page/panel.tsx';
import { copyLink } from './link.ts';
import './invitation.css';

const requestsKeptText = '已提交的申请不受影响。';

/** Shows and manages the permanent code of the company, for users who manage the whole company. */
export function CompanyCode({ companyId }: { companyId: string | undefined }) {
  const { data, error, refetch } = useQuery(ask(invitation.companyCode, { companyId }));
  const renewal = useCommand(invitation.renewCode, '企业码已生成');
  const ending = useCommand(invitation.endCode, '企业码已停用');
  if (error)
    return (
      <Panel>
        <ErrorBlock error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  if (!data?.isKeeper) return null;
  const { code, isFull } = data;
  // reloads the code after a conflict, because someone else has replaced it
  const look = () => void refetch();
  const renew = () => renewal.mutateAsync({ companyId, replaces: code }).catch(look);
  return (
    <Panel className="stack">
      <div className="row row-between">
        <div className="row">
          <h2 className="panel-title">企业码</h2>
          {code && (
            <span className="company-code">
              <Copyable text={code} />
            </span>
          )}
        </div>
        {code ? (
          <div className="row">
            <Button onClick={() => void copyLink(code)}>复制链接</Button>
            <Question title="更换企业码？" description={`原企业码将立即失效，${requestsKeptText}`} okText="更换" onConfirm={renew}>
              <Button>更换</Button>
            </Question>
            <Question
              title="停用企业码？"
              description={`停用后无法再凭企业码申请加入，${requestsKeptText}`}
              okText="停用"
              danger
              onConfirm={() => ending.mutateAsync({ companyId, code }).catch(look)}
            >
              <Button danger>停用</Button>
            </Question>
          </div>
        ) : (
          <Button loading={renewal.isPending} onClick={renew}>
            生成企业码
          </Button>
        )}
      </div>
      <span className="muted">任何人都可以在加入页面凭企业码申请加入，每个申请都需要审核；企业码长期有效，直到更换或停用。</span>
      {isFull && <Alert type="warning" showIcon title="等待审核的申请已达上限，处理后才能继续凭企业码申请" />}
    </Panel>
  );
}
