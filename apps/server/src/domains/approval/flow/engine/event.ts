import { z } from 'zod';

const user = z.string().min(1).max(64);
const users = z.array(user).min(1).max(50);
const node = z.string().min(1).max(40);
const task = z.int();
const round = z.int();
/** The people chosen for later nodes by the applicant or the previous approver, by node id. */
const choices = z.record(node, z.array(user).max(50)).optional();
const person = { by: user };
const own = { by: user, task };

/**
 * All events the engine accepts for an instance. The caller of the engine stores comments and signatures; they are not part of an event.
 */
export const FlowEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), ...person, choices }),
  z.object({ type: z.literal('agree'), ...own, choices }),
  z.object({ type: z.literal('refuse'), ...own }),
  z.object({
    type: z.literal('return'),
    ...own,
    to: z.union([z.literal('applicant'), z.literal('previous'), z.object({ node })]),
  }),
  z.object({ type: z.literal('resubmit'), ...person, choices }),
  z.object({ type: z.literal('transfer'), ...own, to: user }),
  z.object({ type: z.literal('delegate'), ...own, to: user }),
  z.object({ type: z.literal('addSign'), ...own, how: z.enum(['before', 'after', 'with']), users }),
  /** `task` is the task of the added approver who is removed. */
  z.object({ type: z.literal('removeSign'), ...own }),
  z.object({ type: z.literal('claim'), ...own }),
  /** `task` is the approved task whose approval is taken back. */
  z.object({ type: z.literal('takeBack'), ...own }),
  z.object({ type: z.literal('withdraw'), ...person }),
  z.object({ type: z.literal('urge'), ...person }),
  z.object({ type: z.literal('cc'), ...person, users }),
  z.object({ type: z.literal('comment'), ...person }),
  z.object({ type: z.literal('jump'), ...person, to: node }),
  z.object({ type: z.literal('stop'), ...person }),
  z.object({ type: z.literal('wake'), ...person, to: node }),
  z.object({ type: z.literal('changeHandler'), ...own, to: user }),
  /** A person is now out of the office; the person's open tasks go to their stand-in. */
  z.object({ type: z.literal('standIn'), user }),
  /** The engine ignores `due`. It is stored so that readers of the history see when the time was up, even if the timer ran late. */
  z.object({ type: z.literal('timeout'), round, due: z.iso.datetime().optional() }),
  z.object({ type: z.literal('timerDone'), round }),
  z.object({ type: z.literal('triggerDone'), round }),
  /** A trigger failed, or a sub-process could not be started. */
  z.object({ type: z.literal('triggerFailed'), round }),
  z.object({ type: z.literal('subDone'), round, result: z.enum(['agreed', 'refused', 'withdrawn', 'stopped']) }),
  z.object({ type: z.literal('retry'), ...person, round }),
  /** A manager skips a timer, trigger or sub-process that the instance waits for. */
  z.object({ type: z.literal('skip'), ...person, round }),
]);
export type FlowEvent = z.infer<typeof FlowEvent>;
export type EventOf<T extends FlowEvent['type']> = Extract<FlowEvent, { type: T }>;
