import { type Account, type Blocker, company, companyErrors } from '@park/contract/company/company';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { ask, useCommand } from '../../../kit/api/query.ts';
import { PageModal } from '../../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import './company.css';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';

type MoveOutDialogProps = { dialog: Dialog; of: Account; onGone: () => void };
/**
 * Lists the blockers of a company, each with the decision that settles it together with the move or a link to resolve it. The company can
 * be moved out once every blocker is resolved or decided.
 */
export function MoveOutDialog({ dialog, of: { companyId, companyName }, onGone }: MoveOutDialogProps) {
  const [reason, setReason] = useState('');
  const [decided, setDecided] = useState<readonly string[]>([]);
  const { data, error, isFetching, refetch } = useQuery({ ...ask(company.blockers, { companyId }), staleTime: 0 });
  const move = useCommand(company.moveOut, '迁出成功', ({ message }) => {
    const isBlocked = message === companyErrors.blocked.message;
    if (isBlocked) void refetch();
    return isBlocked;
  });
  const settle = decided.filter((kind) => data?.some((blocker) => blocker.kind === kind && blocker.settle));
  const isFree = data?.every(({ kind }) => settle.includes(kind)) ?? false;
  const done = () => {
    dialog.close();
    onGone();
  };
  return (
    <PageModal
      open={dialog.open}
      title={`迁出“${companyName}”`}
      width={560}
      okText="迁出"
      cancelText="取消"
      okButtonProps={{ danger: true, disabled: !isFree || isFetching }}
      confirmLoading={move.isPending}
      onOk={() => move.mutate({ companyId, reason, ...(settle.length > 0 && { settle }) }, { onSuccess: done })}
      onCancel={() => dialog.close()}
    >
      {error && <ErrorBlock error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines rows={3} />}
      {data && data.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title="还有以下事项未处理，处理后才能迁出"
          description={
            <>
              <ul className="company-blockers">
                {data.map((blocker) => (
                  <BlockerRow
                    key={blocker.kind}
                    blocker={blocker}
                    isDecided={settle.includes(blocker.kind)}
                    onDecide={(yes) => setDecided(yes ? [...decided, blocker.kind] : decided.filter((kind) => kind !== blocker.kind))}
                    onGo={() => dialog.close()}
                  />
                ))}
              </ul>
              <Button size="small" loading={isFetching} onClick={() => void refetch()}>
                重新检查
              </Button>
            </>
          }
        />
      )}
      {isFree && (
        <div className="stack company-moving">
          <p className="company-warning">
            迁出后，企业账号将立即失效，员工不能再进入本园区；记录保留在“已迁出企业”中，名称和统一社会信用代码可重新使用。
          </p>
          <label htmlFor="move-out-reason">迁出原因</label>
          <Input.TextArea
            id="move-out-reason"
            showCount
            maxLength={100}
            rows={3}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      )}
    </PageModal>
  );
}

type BlockerRowProps = { blocker: Blocker; isDecided: boolean; onDecide: (yes: boolean) => void; onGo: () => void };
function BlockerRow({ blocker: { title, count, unit, path, settle }, isDecided, onDecide, onGo }: BlockerRowProps) {
  return (
    <li>
      <span>
        {title}：{count} {unit}
        {settle && (
          <span className="company-decision">
            <Checkbox checked={isDecided} onChange={({ target }) => onDecide(target.checked)}>
              {settle.title}
            </Checkbox>
            {settle.notes.map((note) => (
              <span key={note} className="muted">
                {note}
              </span>
            ))}
          </span>
        )}
      </span>
      <Link to={path} onClick={onGo}>
        去处理
      </Link>
    </li>
  );
}
