import { z } from 'zod';
import { command, domain, query } from '../core.ts';
import { days, flag, id, keyword, nothing, optionalText, pageOf, paging } from '../fields.ts';

/** Where an approval stands. */
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

/** Requests may say pId for it. */
export const instance = { processInstanceId: id.optional(), pId: id.optional() };

/** An approval in a row of a list: the lines that say what it is about, and the people it waits for. */
export const Summary = z.array(z.object({ name: z.string(), value: z.string() }));
export const Handler = z.object({
  taskId: z.int(),
  taskKey: z.string(),
  taskName: z.string(),
  userId: z.string(),
  realName: z.string(),
  startTime: z.string(),
});

/** Decision 105. */
export const messageTypes = { 1: '待办', 2: '已办', 3: '我发起的', 4: '抄送我的', 5: '服务消息', 6: '系统消息' } as const;
export type MessageType = 1 | 2 | 3 | 4 | 5 | 6;
const type = z.preprocess(
  (value) => (typeof value === 'string' && /^[1-6]$/.test(value) ? Number(value) : value),
  z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)], '消息类型不正确'),
);

const Message = z.object({
  id: z.string(),
  type: z.int(),
  /** What kind of thing is to do, where it is no process; it is done on the page of its link. */
  kindName: z.string().nullable(),
  title: z.string(),
  /** What a message or something to do says; rows of processes have their summary instead. */
  content: z.string().nullable(),
  /** The page it leads to, where that is not a process. */
  link: z.string().nullable(),
  processInstanceId: z.string().nullable(),
  number: z.string().nullable(),
  processKey: z.string().nullable(),
  processName: z.string().nullable(),
  applicantName: z.string().nullable(),
  companyName: z.string().nullable(),
  status: status.nullable(),
  summary: Summary,
  /** One's own task: open in 1, done in 2. */
  taskId: z.int().nullable(),
  taskName: z.string().nullable(),
  action: z.string().nullable(),
  /** Several of these may be agreed to at once. */
  isBatch: z.boolean(),
  handlers: z.array(Handler),
  isRead: z.union([z.literal(0), z.literal(1)]),
  createdDate: z.string(),
  doneDate: z.string().nullable(),
  /** When the time for it is up, where the node has a limit and it is to do. */
  deadline: z.string().nullable(),
});
export type Message = z.infer<typeof Message>;

/** The to-do centre and what people are told. */
export const message = domain('message', {
  title: '待办与消息',
  labels: { pId: '流程实例', processInstanceId: '流程实例' },
  calls: {
    list: query({
      path: '/portal/message/queryList',
      aliases: ['/smartop-admin/processadmin/selectMyTaskList'],
      access: 'signed-in',
      summary: 'To-do (also what is no process), done, started, copied; service and system messages: one’s own, the latest first',
      input: z.object({
        ...paging(),
        type: type.default(1),
        /** One message by itself. */
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
      summary: 'What is to do and what was not read yet, for the badges',
      input: nothing,
      output: z.object({ todo: z.int(), copied: z.int(), service: z.int(), system: z.int() }),
    }),
    read: command({
      path: '/portal/message/modifyMessageHasRead',
      title: '标记已读',
      access: 'signed-in',
      summary: 'Marks messages, or a process in one’s lists, as read; without either all of a type',
      input: z.object({ ...instance, ids: z.array(id).max(1000).optional(), type: type.optional() }),
      output: z.object({ changed: z.int() }),
    }),
  },
});
