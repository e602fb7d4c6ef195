import { flow } from '@park/contract/approval/flow';
import { processErrors as errors, process } from '@park/contract/approval/process';
import type { ErrorSpec } from '@park/contract/core';
import { calendar } from '@park/contract/kernel/calendar';
import { task } from '@park/contract/kernel/task';
import { message } from '@park/contract/people/message';
import { about, attachment, away, drawnFlow, flowGroup, incident, instance } from '../flow.ts';
import { storedFile } from '../records.ts';
import { each, empty, insiders, keepsParkRoles, type May, notFound, type Outcome, ok, operators, type Row, row, toFile } from './may.ts';

/** Who takes part, and nobody else; the platform has no park and so nothing that runs. */
const takesPart = (own: Outcome = ok, beyond: Outcome = notFound): May => ({ ...insiders({ own, beyond }), platform1: notFound });
/** The same, and who looks after the processes of the park. */
const looksAfter = (own: Outcome, sibling: Outcome): May => ({
  ...takesPart(own),
  ...each(operators, { own: sibling, sibling, beyond: notFound }),
});
/** In the engine's own words. */
const says = (spec: ErrorSpec, message: string): ErrorSpec => ({ ...spec, message });
const notAdmin = says(errors.notYours, '只有流程管理员可以操作');
/** New people of an operating or assisting organisation have no park to enter yet, and so cannot be given anything in it. */
const givesOn = (may: May): May => ({ ...may, ...each([...operators, 'assistant1'], { own: errors.badPerson, beyond: notFound }) });
/** Flows lie in a park: its operators draw them and look after what runs. An assistant may be given the pages; his role in the demo has none. */
const draws = keepsParkRoles;
const named = async (...[at, tools]: Parameters<Row['input']>) => ({ id: await drawnFlow(at, tools) });
const drawing =
  (more: object) =>
  async (...at: Parameters<Row['input']>) => ({ ...(await named(...at)), version: 1, ...more });
const group = async (...[at, tools]: Parameters<Row['input']>) => ({ id: await flowGroup(at, tools) });
const self = { self: true } as const;
const sends = { self: true, sends: true } as const;
const filled = { title: '矩阵申请', content: '内容' };
const toSelf =
  (more: object) =>
  async (...[at, tools]: Parameters<Row['input']>) => ({ ...(await about()(at, tools)), ...more });
/** Somebody of the scene's company who is not the asker. */
const toOther =
  (more: (id: string) => object) =>
  async (...[at, tools]: Parameters<Row['input']>) => ({
    ...(await about()(at, tools)),
    ...more(at.person.id),
  });
const reason = { comment: '矩阵' };
/** Who decides where nobody else is found: the super administrators of the operating bodies. */
const deciders = ['何建国'];

export const flowRows: readonly Row[] = [
  row(flow.list, () => ({}), draws(ok)),
  row(flow.all, () => ({}), draws(ok)),
  row(flow.detail, named, draws(notFound)),
  row(flow.create, () => ({ processKey: 'matrixNew', name: '矩阵流程' }), draws(ok), self),
  row(flow.change, drawing({ name: '矩阵改名' }), draws(notFound)),
  row(flow.deploy, drawing({}), draws(notFound), self),
  row(flow.remove, named, draws(notFound)),
  row(flow.arrange, async (...at) => ({ items: [{ ...(await named(...at)), rank: 3 }] }), draws(notFound)),
  row(flow.simulate, async (...[at, tools]) => ({ ...(await named(at, tools)), userId: at.person.id }), draws(notFound)),
  row(flow.people, ({ person }) => ({ userIds: [person.id] }), draws(ok)),
  row(flow.choices, () => ({}), draws(ok)),
  row(flow.roles, () => ({}), draws(ok)),
  row(flow.auto, named, draws(notFound)),
  row(flow.openAuto, async (...at) => ({ ...(await named(...at)), until: '2099-01-01T00:00:00Z' }), draws(notFound)),
  row(flow.closeAuto, named, draws(notFound)),
  row(flow.setHandlers, drawing({ taskKey: 'head', candidates: [{ kind: 'manager' }] }), draws(notFound)),
  row(flow.operators, async (...at) => ({ ...(await named(...at)), taskKey: 'head' }), draws(notFound)),
  row(flow.setOperators, drawing({ taskKey: 'head', buttons: {} }), draws(notFound)),
  row(flow.messages, async (...at) => ({ ...(await named(...at)), taskKey: 'head' }), draws(notFound)),
  row(flow.endMessages, named, draws(notFound)),
  row(flow.setMessages, drawing({ candidates: [{ kind: 'manager' }] }), draws(notFound)),
  row(flow.setExpression, drawing({ taskKey: 'big', expression: `$${'{amount > 5}'}` }), draws(notFound)),
  row(flow.timeouts, named, draws(notFound)),
  row(flow.setTimeouts, drawing({ items: [{ taskKey: 'head', timeout: null }] }), draws(notFound)),
  row(flow.groups, () => ({}), draws(ok)),
  row(flow.addGroup, () => ({ name: '矩阵分组' }), draws(ok), self),
  row(flow.changeGroup, async (...at) => ({ ...(await group(...at)), version: 1, name: '矩阵改组' }), draws(notFound)),
  row(flow.removeGroup, group, draws(notFound)),
  row(flow.regroup, async (...at) => ({ groupId: null, ids: [(await named(...at)).id] }), draws(notFound)),

  row(calendar.year, () => ({ year: 2026 }), draws(ok)),
  row(calendar.save, () => ({ hours: [{ from: '09:00', to: '18:00' }], weekdays: [1] }), draws(ok), self),
  row(calendar.setDays, () => ({ days: [{ day: '2026-10-01', isWork: true }] }), draws(ok), self),

  row(message.list, async (at, tools) => ({ type: 1, keyword: (await instance(at, tools)) && at.department.name }), {
    ...takesPart(ok, empty),
    platform1: empty,
  }),
  row(
    message.list,
    async (at, tools) => ({ type: 3, keyword: (await instance(at, tools)) && at.department.name }),
    { ...takesPart(ok, empty), platform1: empty },
    { about: 'started' },
  ),
  row(message.counts, () => ({}), insiders(ok)),
  // of what is not his there is nothing to be read; that nothing changes is shown by the test about strangers
  row(message.read, async (at, tools) => ({ processInstanceId: await instance(at, tools) }), insiders(ok)),

  row(process.startable, () => ({}), insiders(ok)),
  row(process.blank, () => ({ processKey: 'general' }), { ...insiders(ok), platform1: errors.noFlow }),
  row(
    process.predict,
    () => ({ processKey: 'general', form: {} }),
    { ...insiders(ok), platform1: errors.noFlow },
    { tells: () => deciders },
  ),
  row(process.detail, about(), looksAfter(ok, ok)),
  row(process.steps, about(), looksAfter(ok, ok)),
  row(process.absences, () => ({}), insiders(ok)),
  row(process.absenceFlows, () => ({}), insiders(ok)),
  row(
    process.addAbsence,
    ({ person }) => ({ delegateId: person.id, from: '2098-01-01T00:00:00Z', to: '2099-01-01T00:00:00Z' }),
    insiders({ own: ok, beyond: errors.badPerson }),
    sends,
  ),
  row(process.endAbsence, async (at, tools) => ({ id: await away(at, tools) }), insiders({ own: ok, beyond: notFound })),
  row(process.start, () => ({ processKey: 'general', form: filled }), { ...insiders(ok), platform1: errors.noFlow }, sends),
  row(process.submit, about({ taskId: 1 }), takesPart(), sends),
  // each by itself: what is not his stands in the list of what was refused, so that an empty list is the success
  row(
    process.batch,
    async (at, tools) => ({ items: [{ processInstanceId: await instance(at, tools), taskId: 1 }] }),
    { ...insiders({ own: empty, beyond: ok }), platform1: ok },
    sends,
  ),
  row(process.reject, about({ taskId: 1, ...reason }), takesPart(), sends),
  row(process.rejectNodes, about({ taskId: 1 }), takesPart()),
  row(
    process.transfer,
    toOther((id) => ({ taskId: 1, toUserId: id })),
    givesOn(takesPart()),
    sends,
  ),
  row(
    process.delegate,
    toOther((id) => ({ taskId: 1, toUserId: id })),
    givesOn(takesPart()),
    sends,
  ),
  row(
    process.addSign,
    toOther((id) => ({ taskId: 1, toUserIds: [id], where: 'with' })),
    givesOn(takesPart()),
    sends,
  ),
  row(
    process.removeSign,
    toSelf({ taskId: 1, targetTaskId: 1 }),
    // the super administrators of the operating bodies manage the flows that name no manager, also where they applied themselves
    {
      ...takesPart(says(errors.notYours, '只能减去自己加签的人员')),
      ...each(['operatorab', 'operatorc'], { own: says(errors.notAllowed, '至少要保留一位处理人'), beyond: notFound }),
    },
    sends,
  ),
  row(process.claim, about({ taskId: 1 }), takesPart(says(errors.notAllowed, '该任务不需要认领')), sends),
  row(process.takeBack, about({ taskId: 1 }), takesPart(says(errors.tooLate, '下一步已处理，不能拿回')), sends),
  row(process.withdraw, about(), takesPart(), sends),
  row(process.resubmit, about({ form: filled }, 'sentBack'), takesPart(), sends),
  row(process.urge, about(), takesPart(says(errors.notAllowed, '当前没有待处理的人员')), sends),
  row(
    process.copy,
    toOther((id) => ({ toUserIds: [id] })),
    givesOn(takesPart()),
    sends,
  ),
  row(process.comment, about(reason), takesPart(), self),
  row(
    process.attach,
    async (at, tools) => ({
      ...(await about()(at, tools)),
      attachments: [await storedFile({ ...at, person: { ...at.person, id: tools.ownerId } }, tools, true)],
    }),
    takesPart(),
    self,
  ),
  row(process.detach, attachment, takesPart()),

  row(process.monitor, async (at, tools) => ({ keyword: (await instance(at, tools)) && at.department.name }), draws(empty)),
  row(process.records, async (at, tools) => ({ keyword: (await instance(at, tools)) && at.department.name }), draws(empty)),
  row(process.exportRecords, async (at, tools) => ({ keyword: (await instance(at, tools)) && at.department.name }), draws(ok)),
  row(process.serviceTypes, () => ({}), draws(ok)),
  row(process.configs, () => ({ processKey: 'general' }), draws(ok)),
  row(process.currentHandlers, about(), draws(notFound)),
  row(
    process.changeHandler,
    toOther((id) => ({ taskId: 1, toUserId: id, ...reason })),
    { ...draws(notFound), ...each(operators, { own: errors.badPerson, sibling: ok, beyond: notFound }) },
    sends,
  ),
  row(process.jumpNodes, about(), looksAfter(errors.notYours, ok)),
  row(process.jump, about({ targetKey: 'manager', ...reason }), looksAfter(notAdmin, ok), sends),
  row(process.stop, about(reason), looksAfter(notAdmin, ok), sends),
  row(process.wake, about({ targetKey: 'start', ...reason }, 'closed'), looksAfter(notAdmin, ok), sends),
  row(process.incidents, async (at, tools) => (await incident(at, tools)) && {}, draws(empty)),
  row(process.settleIncident, async (at, tools) => ({ id: await incident(at, tools), how: 'close' }), draws(notFound)),

  row(task.columns, () => ({ subject: 'process' }), draws(ok), { about: 'process' }),
  row(
    task.export,
    async (at, tools) => ({ subject: 'process', filter: { keyword: (await instance(at, tools)) && at.department.name } }),
    draws(empty),
    { about: 'process', self: true, leads: toFile },
  ),
];
