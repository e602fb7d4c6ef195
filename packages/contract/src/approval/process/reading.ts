import { z } from 'zod';
import { command, commonErrors, download, query } from '../../core.ts';
import { emptyObject, file, id, moment, optionalText } from '../../fields.ts';
import { Handler, instance, Summary, status } from '../../people/message.ts';
import { FormField } from '../flow/definition.ts';
import { ForecastStep, processKey } from '../flow/model.ts';
import { Attachment, approvers, processErrors as errors, form, Step } from './model.ts';

const Chosen = z.object({ taskKey: z.string(), taskName: z.string(), many: z.boolean() });
const Absence = z.object({
  id: z.string(),
  delegateId: z.string(),
  delegateName: z.string(),
  from: z.string(),
  to: z.string(),
  flowIds: z.array(z.string()).nullable(),
  flowNames: z.array(z.string()),
  reason: z.string().nullable(),
  state: z.enum(['coming', 'active', 'over']),
});

export const Detail = z.object({
  processInstanceId: z.string(),
  number: z.string(),
  title: z.string(),
  processKey: z.string(),
  processName: z.string(),
  status,
  isAuto: z.boolean(),
  applicantId: z.string(),
  applicantName: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  createdDate: z.string(),
  endedDate: z.string().nullable(),
  fields: z.array(FormField),
  /** The actor's present right to each field of the form. Hidden fields are missing, here and in `form`. */
  fieldRights: z.record(z.string(), z.enum(['edit', 'read'])),
  form: z.record(z.string(), z.unknown()),
  /** Names of the people and departments in the form, by id. */
  names: z.record(z.string(), z.string()),
  summary: Summary,
  handlers: z.array(Handler),
  attachments: z.array(Attachment),
  steps: z.array(Step),
  comments: z.array(z.object({ id: z.string(), userId: z.string(), realName: z.string(), comment: z.string(), createdDate: z.string() })),
  copies: z.array(z.object({ userId: z.string(), realName: z.string(), isRead: z.boolean() })),
  /** The open task of the actor in this instance. */
  task: z
    .object({
      taskId: z.int(),
      taskKey: z.string(),
      taskName: z.string(),
      kind: z.enum(['approve', 'handle', 'resubmit']),
      needsOpinion: z.boolean(),
      /** Whether the actor must sign when they agree or refuse. */
      needsSignature: z.boolean(),
      /** Later nodes whose approvers the actor must choose when they decide. */
      choose: z.array(Chosen),
      /** Other approvers whom the actor added to the node and may remove. */
      others: z.array(Handler),
    })
    .nullable(),
  /** Actions the actor can take, each with the label of its button and the task it applies to. */
  actions: z.array(z.object({ action: z.string(), label: z.string(), taskId: z.int().nullable() })),
  version: z.int(),
});
export type ProcessDetail = z.infer<typeof Detail>;

/** Calls about flows that the actor can start, about instances, and about absences. */
export const readingCalls = {
  startable: query({
    path: '/smartop-admin/flow/getProductProcess',
    access: 'signed-in',
    summary: 'Lists the flows the actor may start in the current context, by group',
    input: emptyObject,
    output: z.array(
      z.object({
        groupId: z.string().nullable(),
        groupName: z.string(),
        flows: z.array(z.object({ processKey: z.string(), name: z.string(), icon: z.string(), description: z.string().nullable() })),
      }),
    ),
  }),
  blank: query({
    path: '/smartop-admin/flow/getProcessByKey',
    access: 'signed-in',
    summary: 'Returns the form of a flow, and the nodes for which the applicant chooses people',
    input: z.object({ processKey }),
    output: z.object({
      processKey: z.string(),
      name: z.string(),
      description: z.string().nullable(),
      fields: z.array(FormField),
      choose: z.array(Chosen),
      isAuto: z.boolean(),
    }),
    errors: [errors.noFlow, errors.mayNotStart],
  }),
  predict: query({
    path: '/portal/message/predict',
    access: 'signed-in',
    summary: 'Predicts the path an application with this form would take, and the people it would reach',
    input: z.object({ processKey, form, approvers: approvers.default({}) }),
    output: z.array(ForecastStep),
    errors: [errors.noFlow, errors.mayNotStart],
  }),
  detail: query({
    path: '/portal/message/selectApprovingDetailByPid',
    aliases: ['/portal/message/selectAppovingDetailByPid', '/smartop-admin/processadmin/selectAppovingDetailByPid'],
    access: 'signed-in',
    widerPermission: 'process:read',
    summary: 'Returns an instance the actor takes part in or manages: form, trail, and the actions open to the actor',
    input: z.object(instance),
    output: Detail,
    errors: [commonErrors.notFound],
  }),
  pdf: download({
    path: '/portal/message/processPdf',
    access: 'signed-in',
    widerPermission: 'process:read',
    summary: 'Returns an instance as a PDF with what the actor may see: form, opinions, signatures, times',
    input: z.object(instance),
    output: file,
    errors: [commonErrors.notFound, commonErrors.busy],
  }),
  steps: query({
    path: '/portal/message/getTaskNodeList',
    aliases: ['/smartop-admin/processadmin/getTaskNodeList'],
    access: 'signed-in',
    widerPermission: 'process:read',
    summary: 'Returns only the trail of an instance: completed, open and future steps',
    input: z.object(instance),
    output: z.array(Step),
    errors: [commonErrors.notFound],
  }),
  absences: query({
    path: '/portal/flow/absence/list',
    access: 'signed-in',
    summary: 'Lists the actor’s absences with the people who stand in, the latest first',
    input: emptyObject,
    output: z.array(Absence),
  }),
  absenceFlows: query({
    path: '/portal/flow/absence/flows',
    access: 'signed-in',
    summary: 'Lists the flows of the park for which an absence can be set',
    input: emptyObject,
    output: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  addAbsence: command({
    path: '/portal/flow/absence/add',
    title: '设置委托代理',
    access: 'signed-in',
    summary: 'Sends the actor’s tasks to a colleague for a period, including tasks that already wait',
    input: z.object({
      delegateId: id,
      from: moment,
      to: moment,
      flowIds: z.array(id).min(1, '请选择流程').max(50, '最多选择50个流程').nullish(),
      reason: optionalText(100),
    }),
    output: z.object({ id: z.string() }),
    errors: [errors.noFlow, errors.badPerson, errors.toOneself, errors.overlaps, errors.badPeriod],
  }),
  endAbsence: command({
    path: '/portal/flow/absence/end',
    title: '取消委托代理',
    access: 'signed-in',
    summary: 'Ends an absence, so that tasks come to the actor again',
    input: z.object({ id }),
    output: emptyObject,
    errors: [commonErrors.notFound],
  }),
};
