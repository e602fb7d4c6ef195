import { defineDomain } from '../../../domain/index.ts';
import { taskModule } from './handlers.ts';
import { subjectsOf } from './subjects.ts';
import { taskWorker } from './worker.ts';

export const taskDomain = defineDomain('task', {
  module: (parts) => taskModule({ ...parts, subjects: subjectsOf(parts) }),
  engine: taskWorker,
  fileColumns: {
    never: {
      'task.params': 'filters of an export; the workbooks are in task_part',
      'task.result': 'counts of rows',
    },
  },
});
