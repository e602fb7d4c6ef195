import type { Reply } from '@park/contract/core';
import { backup } from '@park/contract/kernel/backup';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { Can } from '../../../kit/api/access.tsx';
import { ask } from '../../../kit/api/query.ts';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { dateTime } from '../../../kit/format.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import { PlanForm } from './lazy.ts';

type Plan = Reply<typeof backup.plan>;
const day = 86_400_000;

/** Shows the age of the last good backup and the schedule, with warnings. */
export function PlanPanel({ isRunning }: { isRunning: boolean }) {
  const { data, error, refetch } = useQuery(ask(backup.plan, {}));
  const [wasRunning, setWasRunning] = useState(isRunning);
  useEffect(() => {
    // the list above has noticed the end of the backup, so this panel reloads the time of the last good backup
    if (wasRunning && !isRunning) void refetch();
    setWasRunning(isRunning);
  }, [isRunning, wasRunning, refetch]);
  const form = useDialog<Plan>();
  return (
    <Panel className="stack">
      <div className="row row-between">
        <h2 className="panel-title">备份计划</h2>
        {data && (
          <Can access="backup:update">
            <Button onClick={() => form.edit(data)}>备份设置</Button>
          </Can>
        )}
      </div>
      {error ? <ErrorBlock error={error} onRetry={() => void refetch()} /> : data ? <Figures of={data} /> : <SkeletonLines rows={3} />}
      <LoadingBoundary>{form.row && <PlanForm dialog={form} plan={form.row} />}</LoadingBoundary>
    </Panel>
  );
}

function Figures({ of }: { of: Plan }) {
  const age = of.lastDate ? Date.now() - new Date(of.lastDate).getTime() : undefined;
  const figures = {
    最近一次成功: of.lastDate ? dateTime(of.lastDate) : '尚无',
    自动备份: of.isOn ? `每天 ${String(of.hour).padStart(2, '0')}:00` : '已关闭',
    下次备份: of.nextDate ? dateTime(of.nextDate) : '--',
    保留份数: `各 ${of.keep} 份`,
    密钥: of.hasKey ? '已加密存入备份' : '⚠ 未随备份保存',
  };
  return (
    <>
      {of.isOn === 0 && <Alert type="warning" showIcon title="自动备份已关闭，请确认有其他方式备份数据。" />}
      {age !== undefined && age > 2 * day && (
        <Alert type="warning" showIcon title={`最近一次成功备份已是 ${Math.floor(age / day)} 天前，请查看失败原因。`} />
      )}
      <dl className="panel-figures">
        {Object.entries(figures).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="muted backup-note">
        备份均已校验，保存在服务器目录 <code>{of.folder}</code>，含全部空间的数据，不能从网页下载。
        {'请定期复制到其他机器；恢复时在服务器上执行 '}
        <code>npm run restore -- 文件</code>。
        {!of.hasKey && (
          <>
            密钥 <code>SECRET_KEY</code> 未随备份保存，请另行保管，丢失将无法恢复；设置 <code>BACKUP_PASSPHRASE</code> 后会加密存入备份。
          </>
        )}
      </p>
    </>
  );
}
