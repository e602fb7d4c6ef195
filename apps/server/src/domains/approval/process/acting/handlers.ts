import { processErrors as errors, type process } from '@park/contract/approval/process';
import type { Received } from '@park/contract/core';
import { AppError, type Context, fail } from '../../../../context.ts';
import type { Handlers } from '../../../../http/mount.ts';
import { markReadByInstances } from '../../../people/message/index.ts';
import { advance, type Held, hold, returnTargets, type Said } from '../../flow/index.ts';
import { held, idOf, look, mustBeThere } from '../instance.ts';
import { nodeOf, openTask } from '../nodes.ts';
import { attachNew, changedForm } from './form.ts';
import { needsSignature, signed } from './signing.ts';

type Event = Said['event'];
type Extra = Omit<Said, 'event' | 'by'>;
/** Applies an event of the actor to an instance. */
async function act({ db, actor }: Context, of: Held, event: Event, extra: Extra = {}): Promise<Record<string, never>> {
  await advance(db, of, { event, by: actor.userId, ...extra });
  return {};
}
async function agree(context: Context, of: Held, given: Omit<Received<typeof process.submit>, 'processInstanceId' | 'pId'>) {
  const { actor } = context;
  const task = openTask(of, given.taskId, actor.userId);
  const node = task && nodeOf(of, task.node);
  if (node && 'opinion' in node && node.opinion && !given.comment) {
    const isUnsigned = needsSignature(node, task) && !given.signature;
    fail(errors.noOpinion, { comment: errors.noOpinion.message, ...(isUnsigned && { signature: errors.noSignature.message }) });
  }
  const signature = await signed(context, of, given.taskId, given.signature);
  await mustBeThere(context, of, [...Object.values(given.approvers).flat(), ...given.ccUserIds]);
  const changed = task && given.form ? await changedForm(context, of, node, given.form) : undefined;
  if (changed) await attachNew(context, of, changed.fileIds);
  const event = { type: 'agree' as const, by: actor.userId, task: given.taskId, choices: given.approvers };
  return act(context, of, event, { comment: given.comment, signature, form: changed?.form, copies: given.ccUserIds });
}

/**
 * Agrees to each task separately, so that a refusal does not stop the others. Locks the instances in the order of their ids, so that two
 * batches cannot deadlock.
 */
async function batch(context: Context, { items, comment }: Received<typeof process.batch>) {
  const list: { processInstanceId: string; message: string }[] = [];
  const ordered = items.map((item) => ({ ...item, id: idOf(item) })).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  for (const { id, taskId } of ordered) {
    try {
      const of = await hold(context.db, id);
      if (!of.definition.settings.batch) fail(errors.notBatch);
      await agree(context, of, { taskId, comment, approvers: {}, ccUserIds: [] });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      list.push({ processInstanceId: id, message: error.spec.message });
    }
  }
  const done = ordered.map(({ id }) => id).filter((id) => !list.some(({ processInstanceId }) => processInstanceId === id));
  if (done.length) await markReadByInstances(context.db, context.actor, done);
  return { successSize: items.length - list.length, errorSize: list.length, list };
}

const toTarget = (of: Held, targetKey: string) =>
  targetKey === 'applicant' || targetKey === of.definition.nodes[0]?.id ? ('applicant' as const) : { node: targetKey };

export const actingHandlers = {
  submit: async (context, given) => agree(context, await held(context, given), given),
  batch,

  async reject(context, given) {
    const of = await held(context, given);
    const own = { by: context.actor.userId, task: given.taskId };
    const event: Event = given.targetKey ? { type: 'return', ...own, to: toTarget(of, given.targetKey) } : { type: 'refuse', ...own };
    // a return is not a decision and needs no signature
    const signature = given.targetKey ? undefined : await signed(context, of, given.taskId, given.signature);
    return act(context, of, event, { comment: given.comment, signature });
  },

  async rejectNodes({ db, actor }, given) {
    const held = await look(db, idOf(given));
    if (!openTask(held, given.taskId, actor.userId)) fail(errors.moved);
    const targets = returnTargets(held.definition, held.state, given.taskId);
    return targets.map((id) => ({ taskKey: id, taskName: nodeOf(held, id)?.name ?? '' }));
  },

  async transfer(context, { taskId: task, toUserId: to, comment, ...given }) {
    const of = await held(context, given);
    await mustBeThere(context, of, [to]);
    return act(context, of, { type: 'transfer', by: context.actor.userId, task, to }, { comment });
  },

  async delegate(context, { taskId: task, toUserId: to, comment, ...given }) {
    const of = await held(context, given);
    await mustBeThere(context, of, [to]);
    return act(context, of, { type: 'delegate', by: context.actor.userId, task, to }, { comment });
  },

  async addSign(context, { taskId: task, toUserIds: users, where: how, comment, ...given }) {
    const of = await held(context, given);
    await mustBeThere(context, of, users);
    return act(context, of, { type: 'addSign', by: context.actor.userId, task, how, users }, { comment });
  },

  async removeSign(context, { targetTaskId: task, comment, ...given }) {
    return act(context, await held(context, given), { type: 'removeSign', by: context.actor.userId, task }, { comment });
  },

  async claim(context, { taskId: task, ...given }) {
    return act(context, await held(context, given), { type: 'claim', by: context.actor.userId, task });
  },

  async takeBack(context, { taskId: task, comment, ...given }) {
    return act(context, await held(context, given), { type: 'takeBack', by: context.actor.userId, task }, { comment });
  },

  async withdraw(context, { comment, ...given }) {
    return act(context, await held(context, given), { type: 'withdraw', by: context.actor.userId }, { comment });
  },

  async resubmit(context, given) {
    const of = await held(context, given);
    if (of.row.user_id !== context.actor.userId) fail(errors.notYours);
    await mustBeThere(context, of, Object.values(given.approvers).flat());
    const { form, fileIds } = await changedForm(context, of, of.definition.nodes[0], given.form);
    await attachNew(context, of, [...fileIds, ...given.attachments]);
    const title = typeof form.title === 'string' && form.title ? [...form.title].slice(0, 100).join('') : undefined;
    const event = { type: 'resubmit' as const, by: context.actor.userId, choices: given.approvers };
    return act(context, of, event, { comment: given.comment, form, title });
  },

  async urge(context, { comment, ...given }) {
    return act(context, await held(context, given), { type: 'urge', by: context.actor.userId }, { comment });
  },

  async copy(context, { toUserIds: users, comment, ...given }) {
    const of = await held(context, given);
    await mustBeThere(context, of, users);
    return act(context, of, { type: 'cc', by: context.actor.userId, users }, { comment });
  },
} satisfies Partial<Handlers<typeof process>>;
