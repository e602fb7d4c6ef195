import { task } from '@park/contract/kernel/task';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ask } from '../kit/api/query.ts';
import { say } from '../kit/feedback/message.ts';
import { isOver, useTaskNews } from '../kit/task/task-state.ts';

/** Shows a message once when a background task finishes, on any page. Mounted in the shell. */
export function TaskNotices() {
  useTaskNews();
  const { data } = useQuery(ask(task.list, { pageSize: 10 }));
  const unfinished = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, title, state, message } of data?.list ?? []) {
      if (!isOver(state)) unfinished.current.add(id);
      else if (unfinished.current.delete(id)) {
        if (state === 'done') say.success(`${title}已完成，可在记录中查看`);
        if (state === 'failed') say.error(`${title}失败：${message ?? ''}`);
      }
    }
  }, [data]);
  return null;
}
