import type { JoinedText, SealedText } from './text.ts';

/** All outbox events with their payload. */
export type Events = {
  /** A text message (see text.ts). The outbox contains no full phone number, code or password. */
  'sms.send': SealedText | JoinedText;
  'mail.send': { to: string; subject: string; text: string };
  /** An import or export that runs in the background. */
  'task.run': { taskId: string };
  /** A backup requested by the platform operator. */
  'backup.run': { backupId: string };
  /**
   * Follow-up work of flows: the effect of a decision, the handover of an absent person's to-dos, and a check of timeouts that should not
   * wait for the next minute.
   */
  'flow.effect': { parkId: string; companyId: string; effectId: string };
  'flow.handOver': { companyId: string; userId: string; toUserId: string };
  'flow.round': Record<string, never>;
  /** The administrators of flows must be informed: an effect has failed too often, or nobody is there to decide. */
  'flow.incident': { parkId: string; companyId: string; effectId: string };
  'flow.left': { companyId: string; userId: string };
};
export type EventName = keyof Events;
export type Outgoing = { [E in EventName]: { event: E; payload: Events[E] } }[EventName];

/** A message as passed to its receiver. Its id is the same for every delivery attempt. */
export type Delivery<E extends EventName = EventName> = { id: string; spaceId: string; event: E; payload: Events[E]; attempt: number };
export type Receivers = { [E in EventName]?: (delivery: Delivery<E>) => Promise<void> };
