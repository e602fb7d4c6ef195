import { processErrors as errors, type process } from '@park/contract/approval/process';
import type { Received } from '@park/contract/core';
import { AppError, type Context, fail } from '../../../../context.ts';
import type { Handlers } from '../../../../http/mount.ts';
import { markReadByInstances } from '../../../people/message/index.ts';
import { advance, type EventInput, type LoadedInstance, lockInstance, returnTargets } from '../../flow/index.ts';
import { idOf, lockNamed, readInstance, requireMembers } from '../instance.ts';
import { nodeOf, openTask } from '../nodes.ts';
import { attachNew, changedForm } from './form.ts';
import { checkedSignature, needsSignature } from './signing.ts';

type Event = EventInput['event'];
type Extra = Omit<EventInput, 'event' | 'by'>;
/** Applies an event of the actor to an instance. */
async function act({ db, actor }: Context, instance: LoadedInstance, event: Event, extra: Extra = {}): Promise<Record<string, never>> {
  await advance(db, instance, { event, by: actor.userId, ...extra });
  return {};
}
async function agree(
  context: Context,
  instance: LoadedInstance,
  given: Omit<Received<typeof process.submit>, 'processInstanceId' | 'pId'>,
) {
  const { actor } = context;
  const task = openTask(instance, given.taskId, actor.userId);
  const node = task && nodeOf(instance, task.node);
  if (node && 'opinion' in node && node.opinion && !given.comment) {
    const isUnsigned = needsSignature(node, task) && !given.signature;
    fail(errors.noOpinion, { comment: errors.noOpinion.message, ...(isUnsigned && { signature: errors.noSignature.message }) });
  }
  const signature = await checkedSignature(context, instance, given.taskId, given.signature);
  await requireMembers(context, instance, [...Object.values(given.approvers).flat(), ...given.ccUserIds]);
  const changed = task && given.form ? await changedForm(context, instance, node, given.form) : undefined;
  if (changed) await attachNew(context, instance, changed.fileIds);
  const event = { type: 'agree' as const, by: actor.userId, task: given.taskId, choices: given.approvers };
  return act(context, instance, event, { comment: given.comment, signature, form: changed?.form, copies: given.ccUserIds });
}

/**
 * Approves each task separately, so that a refused task does not stop the others. Instances are locked in the order of their ids, so that
 * two batches cannot deadlock.
 */
async function batch(context: Context, { items, comment }: Received<typeof process.batch>) {
  const list: { processInstanceId: string; message: string }[] = [];
  const ordered = items.map((item) => ({ ...item, id: idOf(item) })).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  for (const { id, taskId } of ordered) {
    try {
      const instance = await lockInstance(context.db, id);
      if (!instance.definition.settings.batch) fail(errors.notBatch);
      await agree(context, instance, { taskId, comment, approvers: {}, ccUserIds: [] });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      list.push({ processInstanceId: id, message: error.spec.message });
    }
  }
  const done = ordered.map(({ id }) => id).filter((id) => !list.some(({ processInstanceId }) => processInstanceId === id));
  if (done.length) await markReadByInstances(context.db, context.actor, done);
  return { successSize: items.length - list.length, errorSize: list.length, list };
}

const toTarget = (instance: LoadedInstance, targetKey: string) =>
  targetKey === 'applicant' || targetKey === instance.definition.nodes[0]?.id ? ('applicant' as const) : { node: targetKey };

export const actingHandlers = {
  submit: async (context, given) => agree(context, await lockNamed(context, given), given),
  batch,

  async reject(context, given) {
    const instance = await lockNamed(context, given);
    const own = { by: context.actor.userId, task: given.taskId };
    const event: Event = given.targetKey ? { type: 'return', ...own, to: toTarget(instance, given.targetKey) } : { type: 'refuse', ...own };
    // `targetKey` makes the request a return, which is no decision and needs no signature
    const signature = given.targetKey ? undefined : await checkedSignature(context, instance, given.taskId, given.signature);
    return act(context, instance, event, { comment: given.comment, signature });
  },

  async rejectNodes({ db, actor }, given) {
    const instance = await readInstance(db, idOf(given));
    if (!openTask(instance, given.taskId, actor.userId)) fail(errors.moved);
    const targets = returnTargets(instance.definition, instance.state, given.taskId);
    return targets.map((id) => ({ taskKey: id, taskName: nodeOf(instance, id)?.name ?? '' }));
  },

  async transfer(context, { taskId: task, toUserId: to, comment, ...given }) {
    const instance = await lockNamed(context, given);
    await requireMembers(context, instance, [to]);
    return act(context, instance, { type: 'transfer', by: context.actor.userId, task, to }, { comment });
  },

  async delegate(context, { taskId: task, toUserId: to, comment, ...given }) {
    const instance = await lockNamed(context, given);
    await requireMembers(context, instance, [to]);
    return act(context, instance, { type: 'delegate', by: context.actor.userId, task, to }, { comment });
  },

  async addSign(context, { taskId: task, toUserIds: users, where: how, comment, ...given }) {
    const instance = await lockNamed(context, given);
    await requireMembers(context, instance, users);
    return act(context, instance, { type: 'addSign', by: context.actor.userId, task, how, users }, { comment });
  },

  async removeSign(context, { targetTaskId: task, comment, ...given }) {
    return act(context, await lockNamed(context, given), { type: 'removeSign', by: context.actor.userId, task }, { comment });
  },

  async claim(context, { taskId: task, ...given }) {
    return act(context, await lockNamed(context, given), { type: 'claim', by: context.actor.userId, task });
  },

  async takeBack(context, { taskId: task, comment, ...given }) {
    return act(context, await lockNamed(context, given), { type: 'takeBack', by: context.actor.userId, task }, { comment });
  },

  async withdraw(context, { comment, ...given }) {
    return act(context, await lockNamed(context, given), { type: 'withdraw', by: context.actor.userId }, { comment });
  },

  async resubmit(context, given) {
    const instance = await lockNamed(context, given);
    if (instance.row.user_id !== context.actor.userId) fail(errors.notYours);
    await requireMembers(context, instance, Object.values(given.approvers).flat());
    const { form, fileIds } = await changedForm(context, instance, instance.definition.nodes[0], given.form);
    await attachNew(context, instance, [...fileIds, ...given.attachments]);
    const title = typeof form.title === 'string' && form.title ? [...form.title].slice(0, 100).join('') : undefined;
    const event = { type: 'resubmit' as const, by: context.actor.userId, choices: given.approvers };
    return act(context, instance, event, { comment: given.comment, form, title });
  },

  async urge(context, { comment, ...given }) {
    return act(context, await lockNamed(context, given), { type: 'urge', by: context.actor.userId }, { comment });
  },

  async copy(context, { toUserIds: users, comment, ...given }) {
    const instance = await lockNamed(context, given);
    await requireMembers(context, instance, users);
    return act(context, instance, { type: 'cc', by: context.actor.userId, users }, { comment });
  },
} satisfies Partial<Handlers<typeof process>>;
