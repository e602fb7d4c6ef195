import { task, taskErrors } from '@park/contract/kernel/task';
import { empty, insiders, notFound, ok, type Row, row } from '../../../../test/matrix/may.ts';
import { taskIn } from '../../../../test/matrix/scene/records.ts';

export const taskMatrix: readonly Row[] = [
  row(
    task.list,
    async (at, tools) => ({ pageNum: (await taskIn(at, tools, { kind: 'export', state: 'waiting' })) && 1 }),
    insiders({ own: ok, beyond: empty }),
  ),
  row(task.detail, (at, tools) => taskIn(at, tools, { kind: 'export', state: 'waiting' }), insiders({ own: ok, beyond: notFound })),
  row(
    task.detail,
    (at, tools) => taskIn(at, { ...tools, ownerId: at.person.id }, { kind: 'export', state: 'waiting' }),
    insiders(notFound),
    { about: 'of a colleague' },
  ),
  row(
    task.file,
    (at, tools) => taskIn(at, tools, { kind: 'export', state: 'done', part: 'file' }),
    insiders({ own: ok, beyond: taskErrors.noFile }),
    { trips: 3 },
  ),
  row(
    task.failedRows,
    (at, tools) => taskIn(at, tools, { kind: 'import', state: 'done', part: 'failed' }),
    insiders({ own: ok, beyond: taskErrors.noFile }),
    { trips: 3 },
  ),
  row(task.cancel, (at, tools) => taskIn(at, tools, { kind: 'export', state: 'waiting' }), insiders({ own: ok, beyond: notFound }), {
    trips: 5,
  }),
  row(task.retry, (at, tools) => taskIn(at, tools, { kind: 'export', state: 'failed' }), insiders({ own: ok, beyond: notFound }), {
    trips: 5,
  }),
];
