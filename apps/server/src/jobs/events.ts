import type { JoinedText, SealedText } from './text.ts';

/** Everything a command may ask to have done after it: one entry per kind of message, with what it carries. */
export type Events = {
  /** A text message (see text.ts): neither a full number nor a code nor a password lies in the outbox. */
  'sms.send': SealedText | JoinedText;
  'mail.send': { to: string; subject: string; text: string };
  /** Long work of a person: an import or an export. */
  'task.run': { taskId: string };
  /** A copy of everything that the platform operator asked for. */
  'backup.run': { backupId: string };
  /** What a decision set off, and a clock or a person's absence that is looked at now and not in a minute. */
  'flow.effect': { parkId: string; companyId: string; effectId: string };
  'flow.handOver': { companyId: string; userId: string; toUserId: string };
  'flow.round': Record<string, never>;
  /** Something has to be told to who looks after flows: it was tried often enough, or nobody is there to decide. */
  'flow.incident': { parkId: string; companyId: string; effectId: string };
  'flow.left': { companyId: string; userId: string };
};
export type EventName = keyof Events;
export type Outgoing = { [E in EventName]: { event: E; payload: Events[E] } }[EventName];

/** A message as the worker hands it to its receiver; the id stays the same however often it is delivered. */
export type Delivery<E extends EventName = EventName> = { id: string; spaceId: string; event: E; payload: Events[E]; attempt: number };
export type Receivers = { [E in EventName]?: (delivery: Delivery<E>) => Promise<void> };
