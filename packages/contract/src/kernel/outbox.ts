import { z } from 'zod';
import { command, commonErrors, domain, query } from '../core.ts';
import { emptyObject, id, pageOf, paging } from '../fields.ts';

/** Display names of message events, for the platform operator. */
export const eventNames = {
  'sms.send': '短信',
  'mail.send': '邮件',
  'task.run': '后台任务',
  'backup.run': '备份',
  'flow.effect': '流程后续处理',
  'flow.handOver': '待办交接',
  'flow.round': '流程到期检查',
  'flow.incident': '流程异常提醒',
  'flow.left': '处理人离职提醒',
} as const;

export const OutboxRow = z.object({
  id: z.string(),
  spaceId: z.string(),
  spaceName: z.string(),
  event: z.string(),
  state: z.enum(['waiting', 'sent', 'dead']),
  attempts: z.int(),
  lastError: z.string().nullable(),
  createdDate: z.string(),
  dueDate: z.string(),
  sentDate: z.string().nullable(),
});
export type OutboxRow = z.infer<typeof OutboxRow>;

export const LocalMessage = z.object({
  id: z.string(),
  spaceId: z.string(),
  spaceName: z.string(),
  channel: z.enum(['sms', 'mail']),
  /** The masked phone number or mail address; `look` returns the whole one. */
  recipient: z.string(),
  createdDate: z.string(),
});
export type LocalMessage = z.infer<typeof LocalMessage>;

export const outbox = domain('outbox', {
  title: '消息发送',
  calls: {
    list: query({
      path: '/platform/outbox/page',
      access: 'outbox:read',
      summary: 'Lists the messages of every space, without their content',
      input: z.object({ ...paging(), state: z.enum(['waiting', 'sent', 'dead'], '状态不正确').optional() }),
      output: pageOf(OutboxRow),
    }),
    retry: command({
      path: '/platform/outbox/retry',
      title: '重新发送消息',
      access: 'outbox:update',
      summary: 'Retries a message whose delivery was given up',
      input: z.object({ id, spaceId: id }),
      output: emptyObject,
      errors: [commonErrors.notFound],
    }),
    local: query({
      path: '/platform/outbox/local',
      access: 'outbox:read',
      summary: 'Lists messages that the built-in provider stored instead of sending them, without their content; empty in production',
      input: z.object(paging()),
      output: pageOf(LocalMessage),
    }),
    /** A command although it only returns a message, because it leaves an audit entry. The content may be a code or a first password. */
    look: command({
      path: '/platform/outbox/look',
      title: '查看未发出的消息',
      access: 'outbox:read',
      audit: 'call',
      summary: 'Returns recipient and content of a message that was stored instead of sent; leaves an audit entry',
      input: z.object({ id, spaceId: id }),
      output: z.object({ recipient: z.string(), body: z.string() }),
      errors: [commonErrors.notFound],
    }),
  },
});
