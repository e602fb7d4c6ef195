import { z } from 'zod';
import { command, commonErrors, domain, query } from './core.ts';
import { id, nothing, pageOf, paging } from './fields.ts';

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
  spaceName: z.string(),
  channel: z.enum(['sms', 'mail']),
  recipient: z.string(),
  body: z.string(),
  createdDate: z.string(),
});
export type LocalMessage = z.infer<typeof LocalMessage>;

export const outbox = domain('outbox', {
  list: query({
    path: '/platform/outbox/page',
    access: 'outbox:read',
    summary: 'A page of the messages of every space, what is in them aside',
    input: z.object({ ...paging(), state: z.enum(['waiting', 'sent', 'dead'], '状态不正确').optional() }),
    output: pageOf(OutboxRow),
  }),
  retry: command({
    path: '/platform/outbox/retry',
    title: '重新投递消息',
    access: 'outbox:update',
    summary: 'Tries a message that was laid aside once more',
    input: z.object({ id, spaceId: id }),
    output: nothing,
    errors: [commonErrors.notFound],
  }),
  local: query({
    path: '/platform/outbox/local',
    access: 'outbox:read',
    summary: 'What the built-in provider kept instead of sending; empty in production',
    input: z.object(paging()),
    output: pageOf(LocalMessage),
  }),
});
