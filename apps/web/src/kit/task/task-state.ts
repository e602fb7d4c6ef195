import { type TaskState, task } from '@park/contract/kernel/task';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive } from '../api/live.ts';
import { ask } from '../api/query.ts';
import type { Meaning } from '../feedback/status.tsx';

/** Tells whether a task has ended. */
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

/** Refetches task lists and details whenever the server reports a change. */
export function useTaskNews(): void {
  const client = useQueryClient();
  useLive('task', () => void client.invalidateQueries({ queryKey: ['task'] }));
}

const pollIntervalMs = 5_000;
/** Returns a task and follows its progress by live events; polls as well until the task ends. */
export function useTask(id: string | null) {
  useTaskNews();
  return useQuery({
    ...ask(task.detail, { id: id ?? '' }),
    enabled: id !== null,
    refetchInterval: ({ state: { data, error } }) => (error || isOver(data?.state) ? false : pollIntervalMs),
  });
}

/** Returns the progress of a task; 100 % is reserved for a finished task. */
export function percentOf({ total, done, failed }: { total: number; done: number; failed: number }): number {
  return total === 0 ? 0 : Math.min(99, Math.floor(((done + failed) / total) * 100));
}
