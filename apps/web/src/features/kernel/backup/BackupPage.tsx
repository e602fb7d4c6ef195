import { type BackupRow, backup } from '@park/contract/kernel/backup';
import { Button } from 'antd';
import { Can } from '../../../kit/api/access.tsx';
import { useCommand } from '../../../kit/api/query.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { Question } from '../../../kit/feedback/question.tsx';
import type { State } from '../../../kit/feedback/status.tsx';
import { StatusChoice } from '../../../kit/form/choice.tsx';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { useList } from '../../../kit/list/state.ts';
import { columns } from './columns.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import './backup.css';

const states: State[] = [
  { value: 'done', label: '成功', meaning: 'success' },
  { value: 'running', label: '进行中', meaning: 'processing' },
  { value: 'failed', label: '失败', meaning: 'error' },
];
const isOpen = ({ state }: BackupRow) => state === 'waiting' || state === 'running';

/** 备份与恢复: the recent backups, the running backup, and the backup schedule. */
export function BackupPage() {
  const list = useList(backup.list, { watch: (rows) => rows.some(isOpen) && 1_500 });
  const start = useCommand(backup.start, '已开始备份');
  const isRunning = list.table.dataSource.some(isOpen);
  return (
    <div className="stack">
      <PlanPanel isRunning={isRunning} />
      <ListPage<BackupRow>
        list={list}
        columns={columns}
        filters={
          <Filter name="state" label="状态">
            <StatusChoice states={states} />
          </Filter>
        }
        actions={
          <Can access="backup:update">
            <Question
              placement="topLeft"
              title="立即备份全部数据？"
              description="备份期间系统可正常使用。"
              okText="备份"
              disabled={isRunning}
              onConfirm={() => start.mutate({})}
            >
              <Button type="primary" disabled={isRunning} loading={start.isPending}>
                {isRunning ? '正在备份' : '立即备份'}
              </Button>
            </Question>
          </Can>
        }
        empty={<EmptyState kind="first" text="还没有备份；按计划自动备份，也可以立即备份" />}
      />
    </div>
  );
}
