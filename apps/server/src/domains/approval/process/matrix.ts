import { processErrors as errors, process } from '@park/contract/approval/process';
import type { ErrorSpec } from '@park/contract/core';
import { task } from '@park/contract/kernel/task';
import {
  draws,
  each,
  empty,
  insiders,
  type May,
  notFound,
  type Outcome,
  ok,
  operators,
  type Row,
  row,
  self,
  takesPart,
  toFile,
} from '../../../../test/matrix/may.ts';
import { about, attachment, away, incident, instance } from '../../../../test/matrix/scene/flow.ts';
import { storedFile } from '../../../../test/matrix/scene/records.ts';

/** The super administrator of the operator gets the task, because its node names nobody else. */
const deciders = ['何建国'];
/** The expected outcomes for participants, and for operators, who may monitor the processes of the park. */
const looksAfter = (own: Outcome, sibling: Outcome): May => ({
  ...takesPart(own),
  ...each(operators, { own: sibling, sibling, beyond: notFound }),
});
const sends = { self: true, sends: true } as const;
const filled = { title: '矩阵申请', content: '内容' };
const reason = { comment: '矩阵' };
/** Returns the input of a call that names another user of the scene's company than the person who calls. */
const toOther =
  (more: (id: string) => object) =>
  async (...[at, tools]: Parameters<Row['input']>) => ({
    ...(await about()(at, tools)),
    ...more(at.person.id),
  });
/**
 * For operators and assisting organisations a call that gives a task to somebody fails: the scene's new people have no access to the park
 * yet.
 */
const givesOn = (may: May): May => ({ ...may, ...each([...operators, 'assistant1'], { own: errors.badPerson, beyond: notFound }) });
const toSelf =
  (more: object) =>
  async (...[at, tools]: Parameters<Row['input']>) => ({ ...(await about()(at, tools)), ...more });
/** The general error with the more specific message of the engine. */
const withMessage = (spec: ErrorSpec, message: string): ErrorSpec => ({ ...spec, message });
const notAdmin = withMessage(errors.notYours, '只有流程管理员可以操作');

export const processMatrix: readonly Row[] = [
  row(process.startable, () => ({}), insiders(ok)),
  row(process.blank, () => ({ processKey: 'general' }), { ...insiders(ok), platform1: errors.noFlow }),
  row(
    process.predict,
    () => ({ processKey: 'general', form: {} }),
    { ...insiders(ok), platform1: errors.noFlow },
    { trips: 2, tells: () => deciders },
  ),
  row(process.detail, about(), looksAfter(ok, ok), { trips: 3 }),
  row(process.steps, about(), looksAfter(ok, ok), { trips: 2 }),
  row(process.absences, () => ({}), insiders(ok)),
  row(process.absenceFlows, () => ({}), insiders(ok)),
  row(
    process.addAbsence,
    ({ person }) => ({ delegateId: person.id, from: '2098-01-01T00:00:00Z', to: '2099-01-01T00:00:00Z' }),
    insiders({ own: ok, beyond: errors.badPerson }),
    { ...sends, trips: 1 },
  ),
  row(process.endAbsence, async (at, tools) => ({ id: await away(at, tools) }), insiders({ own: ok, beyond: notFound })),
  row(
    process.start,
    () => ({ processKey: 'general', form: filled }),
    { ...insiders(ok), platform1: errors.noFlow },
    { ...sends, trips: 5 },
  ),
  row(process.submit, about({ taskId: 1 }), takesPart(), { ...sends, trips: 3 }),
  // A batch lists the refused tasks in its reply; `empty` means that no task was refused.
  row(
    process.batch,
    async (at, tools) => ({ items: [{ processInstanceId: await instance(at, tools), taskId: 1 }] }),
    { ...insiders({ own: empty, beyond: ok }), platform1: ok },
    sends,
  ),
  row(process.reject, about({ taskId: 1, ...reason }), takesPart(), { ...sends, trips: 3 }),
  row(process.rejectNodes, about({ taskId: 1 }), takesPart()),
  row(
    process.transfer,
    toOther((id) => ({ taskId: 1, toUserId: id })),
    givesOn(takesPart()),
    { ...sends, trips: 5 },
  ),
  row(
    process.delegate,
    toOther((id) => ({ taskId: 1, toUserId: id })),
    givesOn(takesPart()),
    { ...sends, trips: 5 },
  ),
  row(
    process.addSign,
    toOther((id) => ({ taskId: 1, toUserIds: [id], where: 'with' })),
    givesOn(takesPart()),
    { ...sends, trips: 5 },
  ),
  row(
    process.removeSign,
    toSelf({ taskId: 1, targetTaskId: 1 }),
    // The flow names no manager, so super administrators of the operator manage it, even for their own applications.
    {
      ...takesPart(withMessage(errors.notYours, '只能减去自己加签的人员')),
      ...each(['operatorab', 'operatorc'], { own: withMessage(errors.notAllowed, '至少要保留一位处理人'), beyond: notFound }),
    },
    sends,
  ),
  row(process.claim, about({ taskId: 1 }), takesPart(withMessage(errors.notAllowed, '该任务不需要认领')), sends),
  row(process.takeBack, about({ taskId: 1 }), takesPart(withMessage(errors.tooLate, '下一步已处理，不能撤回')), sends),
  row(process.withdraw, about(), takesPart(), { ...sends, trips: 3 }),
  row(process.resubmit, about({ form: filled }, 'sentBack'), takesPart(), { ...sends, trips: 5 }),
  row(process.urge, about(), takesPart(withMessage(errors.notAllowed, '当前没有待处理的人员')), sends),
  row(
    process.copy,
    toOther((id) => ({ toUserIds: [id] })),
    givesOn(takesPart()),
    { ...sends, trips: 5 },
  ),
  row(process.comment, about(reason), takesPart(), { ...self, trips: 3 }),
  row(
    process.attach,
    async (at, tools) => ({
      ...(await about()(at, tools)),
      attachments: [await storedFile({ ...at, person: { ...at.person, id: tools.ownerId } }, tools, true)],
    }),
    takesPart(),
    { ...self, trips: 3 },
  ),
  row(process.detach, attachment, takesPart()),
  row(process.monitor, async (at, tools) => ({ keyword: (await instance(at, tools)) && at.department.name }), draws(empty)),
  row(process.records, async (at, tools) => ({ keyword: (await instance(at, tools)) && at.department.name }), draws(empty)),
  row(process.exportRecords, async (at, tools) => ({ keyword: (await instance(at, tools)) && at.department.name }), draws(ok), {
    trips: 7,
  }),
  row(process.serviceTypes, () => ({}), draws(ok)),
  row(process.configs, () => ({ processKey: 'general' }), draws(ok)),
  row(process.currentHandlers, about(), draws(notFound), { trips: 3 }),
  row(
    process.changeHandler,
    toOther((id) => ({ taskId: 1, toUserId: id, ...reason })),
    { ...draws(notFound), ...each(operators, { own: errors.badPerson, sibling: ok, beyond: notFound }) },
    sends,
  ),
  row(process.jumpNodes, about(), looksAfter(errors.notYours, ok), { trips: 2 }),
  row(process.jump, about({ targetKey: 'manager', ...reason }), looksAfter(notAdmin, ok), { ...sends, trips: 6 }),
  row(process.stop, about(reason), looksAfter(notAdmin, ok), { ...sends, trips: 6 }),
  row(process.wake, about({ targetKey: 'start', ...reason }, 'closed'), looksAfter(notAdmin, ok), { ...sends, trips: 6 }),
  row(process.incidents, async (at, tools) => (await incident(at, tools)) && {}, draws(empty)),
  row(process.settleIncident, async (at, tools) => ({ id: await incident(at, tools), how: 'close' }), draws(notFound)),
  row(task.columns, () => ({ subject: 'process' }), draws(ok), { about: 'process' }),
  row(
    task.export,
    async (at, tools) => ({ subject: 'process', filter: { keyword: (await instance(at, tools)) && at.department.name } }),
    draws(empty),
    { trips: 8, about: 'process', self: true, leads: toFile },
  ),
  // everybody who can read an application can download its PDF
  row(
    process.pdf,
    about(),
    {
      ...insiders({ own: ok, beyond: notFound }),
      ...each(operators, { own: ok, sibling: ok, beyond: notFound }),
      platform1: notFound,
    },
    { trips: 3 },
  ),
];
