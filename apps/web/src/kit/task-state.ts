import { type TaskState, task } from '@park/contract/kernel/task';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from './api.ts';
import { useLive } from './live.ts';
import type { Meaning } from './status.tsx';

/** Whether nothing more will happen to a task. */
export const isOver = (state: TaskState | undefined) => state === 'done' || state === 'failed' || state === 'cancelled';

export const stateNames = {
  waiting: '排队中',
  running: '进行中',
  done: '已完成',
  failed: '失败',
  cancelled: '已取消',
} satisfies Record<TaskState, string>;
export const stateMeanings = {
  waiting: 'warning',
  running: 'processing',
  done: 'success',
  failed: 'error',
  cancelled: 'default',
} satisfies Record<TaskState, Meaning>;

/** Lists and details of tasks are asked for again whenever the server says that one of them moved. */
export function useTaskNews(): void {
  const client = useQueryClient();
  useLive('task', () => void client.invalidateQueries({ queryKey: ['task'] }));
}

const pollEvery = 5_000;
/** One task as it goes on; also without news it is looked at now and then until it is over. */
export function useTask(id: string | null) {
  useTaskNews();
  return useQuery({
    ...ask(task.detail, { id: id ?? '' }),
    enabled: id !== null,
    refetchInterval: ({ state: { data, error } }) => (error || isOver(data?.state) ? false : pollEvery),
  });
}

/** How far a task is; all of it only when it is over. */
export function percentOf({ total, done, failed }: { total: number; done: number; failed: number }): number {
  return total === 0 ? 0 : Math.min(99, Math.floor(((done + failed) / total) * 100));
}
