import { type Task, task } from '@park/contract/kernel/task';
import { Button, Progress } from 'antd';
import { useCommand } from './api.ts';
import { percentOf } from './task-state.ts';

/** How far a task is. It goes on by itself: who closes the page finds it again later. */
export function TaskProgress({ of }: { of: Task | undefined }) {
  const cancel = useCommand(task.cancel, '已取消');
  const percent = of ? percentOf(of) : 0;
  return (
    <div className="stack" role="status">
      <Progress percent={percent} status="active" aria-label="进度" />
      <div className="row row-between">
        <span className="muted">{textOf(of)}关闭窗口不影响任务，可稍后回来查看。</span>
        {of && (
          <Button size="small" loading={cancel.isPending} onClick={() => cancel.mutate({ id: of.id })}>
            取消任务
          </Button>
        )}
      </div>
    </div>
  );
}

function textOf(of: Task | undefined): string {
  if (!of || of.state === 'waiting') return '正在排队，';
  return of.total ? `已处理 ${of.done + of.failed} / ${of.total} 条，` : '正在读取，';
}
