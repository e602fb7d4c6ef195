import { z } from 'zod';
import { command, commonErrors, download, query } from '../../core.ts';
import { chosenId, days, emptyObject, file, id, integer, keyword, optionalText, pageOf, paging, text } from '../../fields.ts';
import { Handler, instance, Summary, status } from '../../people/message.ts';
import { processErrors as errors } from './model.ts';

/**
 * Kinds of trouble with an instance. stuck: nobody has acted for a number of days; left: some of its handlers have left; nobody: all of its
 * handlers have left; incident: an automatic action of the flow has failed.
 */
export const troubles = { stuck: '长时间未处理', left: '处理人已离职', nobody: '无有效处理人', incident: '后续处理失败' } as const;
export type Trouble = keyof typeof troubles;
const trouble = z.enum(Object.keys(troubles) as [Trouble, ...Trouble[]], '异常类型不正确');

const filter = {
  keyword,
  number: optionalText(30),
  processKey: optionalText(40),
  applicant: optionalText(20),
  companyId: id.optional(),
  status: status.optional(),
  ...days,
};
export const ProcessRow = z.object({
  id: z.string(),
  processInstanceId: z.string(),
  number: z.string(),
  title: z.string(),
  processKey: z.string(),
  processName: z.string(),
  applicantId: z.string(),
  applicantName: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  status,
  isAuto: z.boolean(),
  summary: Summary,
  handlers: z.array(Handler),
  createdDate: z.string(),
  movedDate: z.string(),
  endedDate: z.string().nullable(),
  troubles: z.array(trouble),
});
export type ProcessRow = z.infer<typeof ProcessRow>;
const Incident = z.object({
  id: z.string(),
  processInstanceId: z.string(),
  number: z.string(),
  title: z.string(),
  name: z.string(),
  state: z.enum(['waiting', 'failed']),
  attempts: z.int(),
  lastError: z.string().nullable(),
  createdDate: z.string(),
});
const managed = [errors.over, errors.notYours, errors.badPerson, commonErrors.notFound];

/** The ways in which an operator can end an incident, with the labels of their buttons. */
export const incidentEnds = { retry: '重试', close: '关闭' } as const;
/** Calls for monitoring the running instances of a park. */
export const monitorCalls = {
  monitor: query({
    path: '/portal/message/processMonitor',
    access: 'process:read',
    summary: 'Lists running instances, the longest waiting first, optionally only those with a kind of trouble',
    input: z.object({
      ...paging(),
      ...filter,
      trouble: trouble.optional(),
      stuckDays: integer('天数应为1到365', { min: 1, max: 365 }).default(3),
    }),
    output: pageOf(ProcessRow),
  }),
  serviceTypes: query({
    path: '/portal/message/processMonitor/serviceType',
    access: 'process:read',
    summary: 'Lists the flows of the park with the number of running instances',
    input: emptyObject,
    output: z.array(z.object({ id: z.string(), processKey: z.string(), name: z.string(), runningNum: z.int() })),
  }),
  configs: query({
    path: '/portal/message/processMonitor/configList',
    access: 'process:read',
    summary: 'Lists the nodes of a published flow that people handle',
    input: z.object({ processKey: text(40, '请选择流程') }),
    output: z.array(z.object({ taskKey: z.string(), taskName: z.string(), kind: z.string() })),
    errors: [errors.noFlow],
  }),
  currentHandlers: query({
    path: '/portal/message/processMonitor/queryCurrentApprove',
    access: 'process:read',
    summary: 'Lists the people an instance waits for, and whether they have left',
    input: z.object(instance),
    output: z.array(Handler.extend({ companyName: z.string(), isLeft: z.boolean() })),
    errors: [commonErrors.notFound],
  }),
  changeHandler: command({
    path: '/portal/message/processMonitor/updateCurrentApprove',
    title: '更换处理人',
    access: 'process:handle',
    summary: 'Replaces the current handler of a task with another person',
    input: z.object({
      ...instance,
      taskId: integer('请选择当前处理人', { min: 1 }),
      toUserId: chosenId('请选择人员'),
      comment: text(500, '请填写原因'),
    }),
    output: emptyObject,
    errors: [errors.moved, errors.already, ...managed],
    affects: ['message'],
  }),
  jumpNodes: query({
    path: '/portal/message/getAllowPassTaskNodes',
    access: 'signed-in',
    widerPermission: 'process:handle',
    summary: 'Lists the nodes that a manager of the instance may move it to',
    input: z.object(instance),
    output: z.array(z.object({ taskKey: z.string(), taskName: z.string() })),
    errors: managed,
  }),
  jump: command({
    path: '/portal/message/jumpTask',
    title: '跳转节点',
    access: 'signed-in',
    widerPermission: 'process:handle',
    summary: 'Moves an instance to another node; only for managers of the instance, with a reason',
    input: z.object({ ...instance, targetKey: text(40, '请选择节点'), comment: text(500, '请填写原因') }),
    output: emptyObject,
    errors: [errors.badTarget, ...managed],
    affects: ['message'],
  }),
  stop: command({
    path: '/portal/message/stop',
    title: '终止流程',
    access: 'signed-in',
    widerPermission: 'process:handle',
    summary: 'Ends an instance without a decision; only for managers of the instance, with a reason',
    input: z.object({ ...instance, comment: text(500, '请填写原因') }),
    output: emptyObject,
    errors: managed,
    affects: ['message'],
  }),
  wake: command({
    path: '/portal/message/wake',
    title: '重新激活流程',
    access: 'signed-in',
    widerPermission: 'process:handle',
    summary: 'Reopens an ended instance at one of its nodes; only for managers of the instance, with a reason',
    input: z.object({ ...instance, targetKey: text(40, '请选择节点'), comment: text(500, '请填写原因') }),
    output: emptyObject,
    errors: [errors.badTarget, errors.notAllowed, ...managed],
    affects: ['message'],
  }),
  records: query({
    path: '/portal/message/processRecord',
    access: 'process:read',
    summary: 'Lists all instances of the park, the latest first',
    input: z.object({ ...paging(), ...filter }),
    output: pageOf(ProcessRow),
  }),
  exportRecords: download({
    path: '/portal/message/processRecord/export',
    access: 'process:read',
    summary: 'Exports the list of instances as a workbook',
    input: z.object(filter),
    output: file,
  }),
  incidents: query({
    path: '/portal/message/processMonitor/incidents',
    access: 'process:read',
    summary: 'Lists follow-up actions of decisions that have failed',
    input: z.object(paging()),
    output: pageOf(Incident),
  }),
  settleIncident: command({
    path: '/portal/message/processMonitor/settleIncident',
    title: '处理流程异常',
    access: 'process:handle',
    summary: 'Retries a failed follow-up action, or closes it for good',
    input: z.object({ id, how: z.enum(['retry', 'close'], '请选择处理方式') }),
    output: emptyObject,
    errors: [commonErrors.notFound],
  }),
};
