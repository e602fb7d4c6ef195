import type { FlowDetail, FlowRow } from '@park/contract/approval/flow';
import type { ProcessDetail, ProcessRow, Step } from '@park/contract/approval/process';
import type { Message } from '@park/contract/people/message';
import { idOf } from './people.ts';

export const messageOf = (title: string, values: Partial<Message> = {}): Message => ({
  id: idOf(title),
  type: 1,
  kindName: null,
  title,
  content: null,
  link: null,
  processInstanceId: idOf(title),
  number: `A${title.length}`,
  processKey: 'general',
  processName: '通用审批',
  applicantId: idOf('王梓涵'),
  applicantName: '王梓涵',
  companyName: '云启科技有限公司',
  status: 'running',
  summary: [{ name: '金额', value: '¥3,200.00' }],
  taskId: 7,
  taskName: '部门负责人审批',
  action: null,
  isBatch: true,
  handlers: [],
  isRead: 0,
  createdDate: '2026-03-01T01:30:00.000Z',
  doneDate: null,
  deadline: null,
  ...values,
});

export const stepOf = (taskName: string, values: Partial<Step> = {}): Step => ({
  processInstanceId: idOf('采购办公椅'),
  taskKey: 'head',
  taskName,
  userId: idOf('赵雅琴'),
  handler: '赵雅琴',
  action: 'agree',
  actionName: '同意',
  comment: null,
  signature: null,
  startTime: '2026-03-01T01:00:00.000Z',
  endTime: '2026-03-01T01:30:00.000Z',
  minutes: 30,
  deadline: null,
  isOnThisTask: false,
  ...values,
});

export const task: NonNullable<ProcessDetail['task']> = {
  taskId: 7,
  taskKey: 'head',
  taskName: '部门负责人审批',
  kind: 'approve',
  needsOpinion: false,
  needsSignature: false,
  choose: [],
  others: [],
};
const field = { required: false, options: [] };
export const fields: ProcessDetail['fields'] = [
  { ...field, key: 'title', name: '标题', kind: 'text', required: true },
  { ...field, key: 'content', name: '内容', kind: 'longText', required: true },
  { ...field, key: 'amount', name: '金额', kind: 'money' },
];

/** Builds the actions that a user may take on an application. */
export const may = (...actions: [action: string, label: string][]) => actions.map(([action, label]) => ({ action, label, taskId: 7 }));

export const applicationOf = (title: string, values: Partial<ProcessDetail> = {}): ProcessDetail => ({
  processInstanceId: idOf(title),
  number: 'A1',
  title,
  processKey: 'general',
  processName: '通用审批',
  status: 'running',
  isAuto: false,
  applicantId: idOf('王梓涵'),
  applicantName: '王梓涵',
  companyId: idOf('云启'),
  companyName: '云启科技有限公司',
  createdDate: '2026-03-01T01:00:00.000Z',
  endedDate: null,
  fields,
  fieldRights: { title: 'read', content: 'read', amount: 'read' },
  form: { title, content: '十把', amount: 320_000 },
  names: {},
  summary: [],
  handlers: [],
  attachments: [],
  steps: [
    stepOf('发起申请', { handler: '王梓涵', action: 'start', actionName: '发起' }),
    stepOf('部门负责人审批', { action: 'wait', actionName: '处理中', endTime: null, minutes: 125, isOnThisTask: true }),
    stepOf('单位管理员审批', { handler: null, action: 'coming', startTime: null, endTime: null, minutes: null }),
  ],
  comments: [],
  copies: [],
  task,
  actions: may(['agree', '同意'], ['refuse', '拒绝'], ['return', '退回'], ['transfer', '转交'], ['comment', '评论']),
  version: 1,
  ...values,
});

export const rowOf = (title: string, values: Partial<ProcessRow> = {}): ProcessRow => ({
  id: idOf(title),
  processInstanceId: idOf(title),
  number: 'A1',
  title,
  processKey: 'general',
  processName: '通用审批',
  applicantId: idOf('王梓涵'),
  applicantName: '王梓涵',
  companyId: idOf('云启'),
  companyName: '云启科技有限公司',
  status: 'running',
  isAuto: false,
  summary: [],
  handlers: [
    {
      taskId: 7,
      taskKey: 'head',
      taskName: '部门负责人审批',
      userId: idOf('马骏'),
      realName: '马骏',
      startTime: '2026-03-01T01:00:00.000Z',
    },
  ],
  createdDate: '2026-03-01T01:00:00.000Z',
  movedDate: '2026-03-01T01:00:00.000Z',
  endedDate: null,
  troubles: [],
  ...values,
});

export const flowOf = (name: string, values: Partial<FlowRow> = {}): FlowRow => ({
  id: idOf(name),
  processKey: 'general',
  name,
  groupId: null,
  groupName: null,
  icon: 'flow',
  description: null,
  status: 'deployed',
  isEnable: 1,
  isBuiltIn: false,
  isChanged: false,
  liveNumber: 1,
  runningNum: 0,
  rank: 0,
  isAuto: false,
  updatedDate: '2026-03-01T01:00:00.000Z',
  version: 3,
  ...values,
});

export const drawing = {
  fields: [{ key: 'title', name: '标题', kind: 'text', required: true, options: [] }],
  nodes: [
    { id: 'start', kind: 'start', name: '发起申请', fields: {} },
    {
      id: 'head',
      kind: 'approve',
      name: '部门审批',
      candidates: [{ kind: 'users', userIds: [idOf('赵雅琴')] }, { kind: 'manager' }],
      mode: 'any',
      ratio: null,
      timeout: { action: 'remind', minutes: 480, times: 2 },
    },
    { id: 'end', kind: 'end', name: '结束' },
  ],
};
export const flowDetailOf = (name: string, values: Partial<FlowDetail> = {}): FlowDetail => ({
  ...flowOf(name),
  starters: null,
  starterNames: {},
  managerIds: [],
  definition: drawing,
  versions: [],
  ...values,
});
