import { z } from 'zod';
import { command, commonErrors, query } from '../../core.ts';
import { emptyObject, flag, id, keyword, moment, optionalText, pageOf, paging, plain, printableDeep, version } from '../../fields.ts';
import { FlowDetail, FlowRow, ForecastStep, facts, flowDefinition, flowErrors, processKey, rank } from './model.ts';

const saveErrors = [flowErrors.nameTaken, flowErrors.noGroup, commonErrors.stale, commonErrors.notFound] as const;
const Choice = z.object({ value: z.string(), label: z.string() });

/** Calls for listing, creating, publishing and removing flows. */
export const definitionCalls = {
  list: query({
    path: '/smartop-admin/flow/pageFlowRecord',
    access: 'flow:read',
    summary: 'Lists the flows of the park',
    input: z.object({
      ...paging(),
      keyword,
      groupId: id.optional(),
      status: z.enum(['draft', 'deployed', 'disabled'], '状态不正确').optional(),
    }),
    output: pageOf(FlowRow),
  }),
  detail: query({
    path: '/smartop-admin/flow/getFlowRecord',
    access: 'flow:read',
    summary: 'Returns a flow with its draft and all published versions',
    input: z.object({ id }),
    output: FlowDetail,
    errors: [commonErrors.notFound],
  }),
  create: command({
    path: '/smartop-admin/flow/addFlowRecord',
    title: '新增流程',
    access: 'flow:update',
    summary: 'Adds a flow, empty or from an exported definition; it can be started once it is published',
    input: z.object({ processKey, ...facts, definition: flowDefinition.optional() }),
    output: z.object({ id: z.string() }),
    errors: [flowErrors.keyTaken, flowErrors.nameTaken, flowErrors.noGroup],
  }),
  change: command({
    path: '/smartop-admin/flow/updateFlowRecord',
    title: '修改流程',
    access: 'flow:update',
    summary: 'Changes the properties and the draft of a flow; running instances and the published version stay unchanged',
    input: z.object({ id, version, ...facts, definition: flowDefinition.optional() }),
    output: emptyObject,
    errors: saveErrors,
  }),
  deploy: command({
    path: '/smartop-admin/flow/deployFlowRecord',
    title: '发布流程',
    access: 'flow:update',
    summary: 'Publishes the draft as an immutable version, which instances started from now on use',
    input: z.object({ id, version, remark: optionalText(100) }),
    output: z.object({ number: z.int() }),
    errors: [flowErrors.unchanged, commonErrors.stale, commonErrors.notFound],
  }),
  remove: command({
    path: '/smartop-admin/flow/delFlowRecord',
    title: '删除流程',
    access: 'flow:update',
    summary: 'Deletes a flow without running instances; its records stay',
    input: z.object({ id, version: version.optional() }),
    output: emptyObject,
    errors: [flowErrors.builtIn, flowErrors.hasRunning, commonErrors.stale, commonErrors.notFound],
  }),
  all: query({
    path: '/smartop-admin/flow/getFlowList',
    access: 'flow:read',
    summary: 'Lists every flow of the park in order, for sorting',
    input: emptyObject,
    output: z.array(FlowRow),
  }),
  arrange: command({
    path: '/smartop-admin/flow/updateFlowList',
    title: '调整流程顺序和状态',
    access: 'flow:update',
    summary: 'Sets the order of flows, and which of them can be started',
    input: z.object({
      items: z
        .array(z.object({ id, rank: rank.optional(), isEnable: flag.optional() }))
        .min(1, '请选择流程')
        .max(500),
    }),
    output: emptyObject,
    errors: [commonErrors.notFound],
  }),
  simulate: query({
    path: '/smartop-admin/flow/simulateFlowRecord',
    access: 'flow:read',
    summary: 'Predicts the path of an applicant’s application through the draft and the people it would reach',
    input: z.object({ id, userId: id, companyId: id.optional(), form: z.record(plain(40), printableDeep).default({}) }),
    output: z.object({ applicantName: z.string(), companyName: z.string(), mayStart: z.boolean(), path: z.array(ForecastStep) }),
    errors: [flowErrors.noApplicant, commonErrors.notFound],
  }),
  people: query({
    path: '/smartop-admin/flow/getUserName',
    access: 'flow:read',
    summary: 'Returns the names of the people in a draft',
    input: z.object({ userIds: z.array(id).max(200, '最多查询200人') }),
    output: z.array(z.object({ userId: z.string(), realName: z.string(), companyName: z.string() })),
  }),
  choices: query({
    path: '/smartop-admin/flow/getCfgArray',
    access: 'flow:read',
    summary: 'Returns the options of a definition with their display names',
    input: emptyObject,
    output: z.object({
      nodeKinds: z.array(Choice),
      modes: z.array(Choice),
      candidateKinds: z.array(Choice),
      actions: z.array(Choice),
      fieldKinds: z.array(Choice),
      operators: z.array(Choice),
      /** Key that signs the webhook calls of trigger nodes (Standard Webhooks). Null for users who may not change flows. */
      webhookSecret: z.string().nullable(),
    }),
  }),
  roles: query({
    path: '/smartop-admin/flow/getRoleList',
    access: 'flow:read',
    summary: 'Lists the roles a definition may use: built-in and general company roles, and park roles',
    input: emptyObject,
    output: z.object({
      companyRoles: z.array(z.object({ id: z.string(), name: z.string() })),
      parkRoles: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  }),
  auto: query({
    path: '/smartop-admin/flow/getFlowAutoStatus',
    access: 'flow:read',
    summary: 'Returns whether new applications are approved automatically at the moment, and until when',
    input: z.object({ id }),
    output: z.object({ isAuto: z.boolean(), from: z.string().nullable(), until: z.string().nullable(), reason: z.string().nullable() }),
    errors: [commonErrors.notFound],
  }),
  openAuto: command({
    path: '/smartop-admin/flow/addFlowRecordAuto',
    title: '开启自动通过',
    access: 'flow:update',
    summary: 'Approves new applications automatically for a limited time, and marks them',
    input: z.object({ id, from: moment.optional(), until: moment, reason: optionalText(100) }),
    output: emptyObject,
    errors: [commonErrors.notFound],
  }),
  closeAuto: command({
    path: '/smartop-admin/flow/closeFlowAutoStatus',
    title: '关闭自动通过',
    access: 'flow:update',
    summary: 'Ends automatic approval',
    input: z.object({ id }),
    output: emptyObject,
    errors: [commonErrors.notFound],
  }),
};
