import { z } from 'zod';
import { command, domain, query } from '../core.ts';
import { days, emptyObject, flag, id, keyword, optionalText, pageOf, paging } from '../fields.ts';

/** Statuses of an approval. */
export const statuses = {
  running: '审批中',
  returned: '已退回',
  agreed: '已通过',
  refused: '已拒绝',
  withdrawn: '已撤销',
  stopped: '已终止',
} as const;
export type Status = keyof typeof statuses;
export const status = z.enum(Object.keys(statuses) as [Status, ...Status[]], '状态不正确');

/** Id of the instance. A request may use either parameter. */
export const instance = { processInstanceId: id.optional(), pId: id.optional() };

/** The form fields of an application that lists show, each with its name and value. */
export const Summary = z.array(z.object({ name: z.string(), value: z.string() }));
export const Handler = z.object({
  taskId: z.int(),
  taskKey: z.string(),
  taskName: z.string(),
  userId: z.string(),
  realName: z.string(),
  startTime: z.string(),
});

/** Types of messages, decision 105. */
export const messageTypes = { 1: '待办', 2: '已办', 3: '我发起的', 4: '抄送我的', 5: '服务消息', 6: '系统消息' } as const;
export type MessageType = 1 | 2 | 3 | 4 | 5 | 6;
const type = z.preprocess(
  (value) => (typeof value === 'string' && /^[1-6]$/.test(value) ? Number(value) : value),
  z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)], '消息类型不正确'),
);

const Message = z.object({
  id: z.string(),
  type: z.int(),
  /** Kind of a to-do that is no approval; it is handled on the page in `link`. */
  kindName: z.string().nullable(),
  title: z.string(),
  /** Text of a message or to-do; approvals have a summary instead. */
  content: z.string().nullable(),
  /** Page to which the message leads, if it is not about an approval. */
  link: z.string().nullable(),
  processInstanceId: z.string().nullable(),
  number: z.string().nullable(),
  processKey: z.string().nullable(),
  processName: z.string().nullable(),
  /** The person who applied. Null in to-dos and messages that are about no approval. */
  applicantId: z.string().nullable(),
  applicantName: z.string().nullable(),
  companyName: z.string().nullable(),
  status: status.nullable(),
  summary: Summary,
  /** The actor's task in the application: open in messages of type 1, done in type 2. */
  taskId: z.int().nullable(),
  taskName: z.string().nullable(),
  action: z.string().nullable(),
  /** Whether the task can be approved in a batch together with others. */
  isBatch: z.boolean(),
  handlers: z.array(Handler),
  isRead: z.union([z.literal(0), z.literal(1)]),
  createdDate: z.string(),
  doneDate: z.string().nullable(),
  /** When the open task times out. Null if its node has no time limit. */
  deadline: z.string().nullable(),
});
export type Message = z.infer<typeof Message>;

/** Calls for to-dos and messages. */
export const message = domain('message', {
  title: '待办与消息',
  labels: { pId: '流程实例', processInstanceId: '流程实例' },
  calls: {
    list: query({
      path: '/portal/message/queryList',
      aliases: ['/smartop-admin/processadmin/selectMyTaskList'],
      access: 'signed-in',
      summary:
        'Lists the actor’s to-dos (approvals and others), done tasks, applications, copies, service and system messages, the latest first',
      input: z.object({
        ...paging(),
        type: type.default(1),
        /** Only the message with this id. */
        id: id.optional(),
        keyword,
        number: optionalText(30),
        processKey: optionalText(40),
        applicant: optionalText(20),
        status: status.optional(),
        isRead: flag.optional(),
        ...days,
      }),
      output: pageOf(Message),
    }),
    counts: query({
      path: '/portal/message/counts',
      access: 'signed-in',
      summary: 'Returns the numbers of to-dos and unread messages, for the badges',
      input: emptyObject,
      output: z.object({ todo: z.int(), copied: z.int(), service: z.int(), system: z.int() }),
    }),
    read: command({
      path: '/portal/message/modifyMessageHasRead',
      title: '标记已读',
      access: 'signed-in',
      audit: 'none',
      summary: 'Marks messages, or an instance in the actor’s lists, as read; without either all messages of a type',
      input: z.object({ ...instance, ids: z.array(id).max(1000).optional(), type: type.optional() }),
      output: z.object({ changed: z.int() }),
    }),
  },
});
