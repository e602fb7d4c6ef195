import type { Definition, FlowNode } from '@park/contract/approval/flow/definition';
import { processErrors as errors, type process, type Signature } from '@park/contract/approval/process';
import { commonErrors, type Received } from '@park/contract/core';
import { AppError, type Context, fail, must } from '../../../../context.ts';
import type { Handlers } from '../../../../http/mount.ts';
import { seenWith, tell } from '../../../people/message/index.ts';
import { advance, attachAll, checkedForm, filesIn, type Held, hold, namedIn, returnTargets, type Said, start } from '../../flow/index.ts';
import { look } from '../look.ts';
import * as processes from '../monitoring/queries.ts';
import { treeNodes } from '../nodes.ts';

export type Named = { processInstanceId?: string | undefined; pId?: string | undefined };
/** Requests say either; one of them they must say. */
export const idOf = ({ processInstanceId, pId }: Named): string =>
  processInstanceId ?? pId ?? fail(commonErrors.invalidInput, { processInstanceId: '请选择流程' });

type Event = Said['event'];
type Extra = Omit<Said, 'event' | 'by'>;
/** One step of an instance one takes part in. */
async function act({ db, actor }: Context, held: Held, event: Event, extra: Extra = {}): Promise<Record<string, never>> {
  await advance(db, held, { event, by: actor.userId, ...extra });
  return {};
}
const on = ({ db }: Context, given: Named) => hold(db, idOf(given));

/** People somebody names himself are of his company or of the applicant's, or take part already. */
export async function mustBeThere({ actor }: Pick<Context, 'actor'>, held: Held, userIds: readonly string[]): Promise<void> {
  const there = await held.situation.choose(userIds, [actor.companyId, held.row.company_id]);
  if (userIds.some((id) => !there.has(id))) fail(errors.badPerson);
}

const openTask = ({ state }: Held, taskId: number, userId: string) =>
  state.tasks.find(({ id, user, status }) => id === taskId && user === userId && status === 'open');
const nodeOf = ({ definition }: Held, id: string): FlowNode | undefined => treeNodes(definition).find((node) => node.id === id);

/** The fields of the node that its people may change; what else they send is not theirs to say. */
function editable(definition: Definition, node: FlowNode | undefined): Definition['fields'] {
  const rights = node && 'fields' in node && node.kind !== 'sub' ? node.fields : {};
  return definition.fields.filter(({ key }) => (rights[key] ?? (node?.kind === 'start' ? 'edit' : 'read')) === 'edit');
}

async function changedForm(context: Context, held: Held, node: FlowNode | undefined, sent: Record<string, unknown>) {
  const fields = editable(held.definition, node);
  const form = checkedForm(fields, sent);
  await mustBeThere(context, held, namedIn({ fields }, form));
  const kept = Object.fromEntries(Object.entries(held.row.form).filter(([key]) => !fields.some((field) => field.key === key)));
  return { form: { ...kept, ...form }, fileIds: filesIn({ fields }, form) };
}

const senderOf = ({ actor }: Context, { row }: Held) => ({
  spaceId: actor.spaceId,
  parkId: row.park_id,
  companyId: actor.companyId,
  userId: actor.userId,
});
const nameIn = ({ row }: Held, userId: string) => row.people[userId]?.name;

/** Files that are new in it; those of the form may have been there before, of whoever filled it in. */
async function attachNew(context: Context, held: Held, fileIds: readonly string[]) {
  if (!fileIds.length) return;
  const before = await processes.attached(context.db, held.row.id);
  const added = fileIds.filter((id) => !before.has(id));
  const name = nameIn(held, context.actor.userId) ?? '';
  await attachAll(context.db, senderOf(context, held), { instanceId: held.row.id, name, fileIds: added });
}

type Task = Held['state']['tasks'][number];
/** Who only says what he thinks decides nothing, and signs nothing. */
export const needsSignature = (node: FlowNode | undefined, task: Task | undefined): boolean =>
  node !== undefined && 'signature' in node && node.signature && task?.delegatedBy === undefined;

/** What a decision is signed with: a picture one has sent, kept with the instance, or one's own name. */
async function signed(context: Context, held: Held, taskId: number, signature: Signature | null | undefined) {
  const task = openTask(held, taskId, context.actor.userId);
  if (!signature) {
    const isMissing = task && needsSignature(nodeOf(held, task.node), task);
    return isMissing ? fail(errors.noSignature, { signature: errors.noSignature.message }) : undefined;
  }
  const sender = senderOf(context, held);
  const name = nameIn(held, sender.userId) ?? '';
  if ('name' in signature)
    return signature.name === name ? signature : fail(errors.wrongSignature, { signature: errors.wrongSignature.message });
  if (!(await processes.isOwnPicture(context.db, sender, signature.fileId))) fail(errors.fileGone, { signature: errors.fileGone.message });
  await attachAll(context.db, sender, { instanceId: held.row.id, name, fileIds: [signature.fileId] });
  return signature;
}

async function agree(context: Context, held: Held, given: Omit<Received<typeof process.submit>, 'processInstanceId' | 'pId'>) {
  const { actor } = context;
  const task = openTask(held, given.taskId, actor.userId);
  const node = task && nodeOf(held, task.node);
  if (node && 'opinion' in node && node.opinion && !given.comment) {
    const isUnsigned = needsSignature(node, task) && !given.signature;
    fail(errors.noOpinion, { comment: errors.noOpinion.message, ...(isUnsigned && { signature: errors.noSignature.message }) });
  }
  const signature = await signed(context, held, given.taskId, given.signature);
  await mustBeThere(context, held, [...Object.values(given.approvers).flat(), ...given.ccUserIds]);
  const changed = task && given.form ? await changedForm(context, held, node, given.form) : undefined;
  if (changed) await attachNew(context, held, changed.fileIds);
  const event = { type: 'agree' as const, by: actor.userId, task: given.taskId, choices: given.approvers };
  return act(context, held, event, { comment: given.comment, signature, form: changed?.form, copies: given.ccUserIds });
}

/** Each by itself: what one of them refuses does not keep the others. Held in one order, so that two batches do not wait for each other. */
async function batch(context: Context, { items, comment }: Received<typeof process.batch>) {
  const list: { processInstanceId: string; message: string }[] = [];
  const ordered = items.map((item) => ({ ...item, id: idOf(item) })).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  for (const { id, taskId } of ordered) {
    try {
      const held = await hold(context.db, id);
      if (!held.definition.settings.batch) fail(errors.notBatch);
      await agree(context, held, { taskId, comment, approvers: {}, ccUserIds: [] });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      list.push({ processInstanceId: id, message: error.spec.message });
    }
  }
  const done = ordered.map(({ id }) => id).filter((id) => !list.some(({ processInstanceId }) => processInstanceId === id));
  if (done.length) await seenWith(context.db, context.actor, done);
  return { successSize: items.length - list.length, errorSize: list.length, list };
}

const toTarget = (held: Held, targetKey: string) =>
  targetKey === 'applicant' || targetKey === held.definition.nodes[0]?.id ? ('applicant' as const) : { node: targetKey };

/** Who says something or adds a file, and to what. */
async function speaker(context: Context, given: Named) {
  const held = await look(context.db, idOf(given));
  const sender = senderOf(context, held);
  return { held, sender, instanceId: held.row.id, name: nameIn(held, sender.userId) ?? (await processes.ownName(context.db, sender)) };
}

/** Of what somebody else says of his application. */
async function tellApplicant({ db, actor }: Context, { row }: Held, content: string) {
  const { id: instanceId, park_id: parkId, company_id: companyId, user_id: userId } = row;
  if (userId !== actor.userId) await tell(db, [{ companyId, userId, parkId, instanceId, kind: 'service', title: '新的评论', content }]);
}

export const acting = {
  async start({ db, actor }, given) {
    const { id, number } = await start(db, actor, given);
    return { id, processInstanceId: id, number };
  },

  submit: async (context, given) => agree(context, await on(context, given), given),
  batch,

  async reject(context, given) {
    const held = await on(context, given);
    const own = { by: context.actor.userId, task: given.taskId };
    const event: Event = given.targetKey ? { type: 'return', ...own, to: toTarget(held, given.targetKey) } : { type: 'refuse', ...own };
    // what goes back is not decided yet
    const signature = given.targetKey ? undefined : await signed(context, held, given.taskId, given.signature);
    return act(context, held, event, { comment: given.comment, signature });
  },

  async rejectNodes({ db, actor }, given) {
    const held = await look(db, idOf(given));
    if (!openTask(held, given.taskId, actor.userId)) fail(errors.moved);
    const targets = returnTargets(held.definition, held.state, given.taskId);
    return targets.map((id) => ({ taskKey: id, taskName: nodeOf(held, id)?.name ?? '' }));
  },

  async transfer(context, { taskId: task, toUserId: to, comment, ...given }) {
    const held = await on(context, given);
    await mustBeThere(context, held, [to]);
    return act(context, held, { type: 'transfer', by: context.actor.userId, task, to }, { comment });
  },

  async delegate(context, { taskId: task, toUserId: to, comment, ...given }) {
    const held = await on(context, given);
    await mustBeThere(context, held, [to]);
    return act(context, held, { type: 'delegate', by: context.actor.userId, task, to }, { comment });
  },

  async addSign(context, { taskId: task, toUserIds: users, where: how, comment, ...given }) {
    const held = await on(context, given);
    await mustBeThere(context, held, users);
    return act(context, held, { type: 'addSign', by: context.actor.userId, task, how, users }, { comment });
  },

  async removeSign(context, { targetTaskId: task, comment, ...given }) {
    return act(context, await on(context, given), { type: 'removeSign', by: context.actor.userId, task }, { comment });
  },

  async claim(context, { taskId: task, ...given }) {
    return act(context, await on(context, given), { type: 'claim', by: context.actor.userId, task });
  },

  async takeBack(context, { taskId: task, comment, ...given }) {
    return act(context, await on(context, given), { type: 'takeBack', by: context.actor.userId, task }, { comment });
  },

  async withdraw(context, { comment, ...given }) {
    return act(context, await on(context, given), { type: 'withdraw', by: context.actor.userId }, { comment });
  },

  async resubmit(context, given) {
    const held = await on(context, given);
    if (held.row.user_id !== context.actor.userId) fail(errors.notYours);
    await mustBeThere(context, held, Object.values(given.approvers).flat());
    const { form, fileIds } = await changedForm(context, held, held.definition.nodes[0], given.form);
    await attachNew(context, held, [...fileIds, ...given.attachments]);
    const title = typeof form.title === 'string' && form.title ? [...form.title].slice(0, 100).join('') : undefined;
    const event = { type: 'resubmit' as const, by: context.actor.userId, choices: given.approvers };
    return act(context, held, event, { comment: given.comment, form, title });
  },

  async urge(context, { comment, ...given }) {
    return act(context, await on(context, given), { type: 'urge', by: context.actor.userId }, { comment });
  },

  async copy(context, { toUserIds: users, comment, ...given }) {
    const held = await on(context, given);
    await mustBeThere(context, held, users);
    return act(context, held, { type: 'cc', by: context.actor.userId, users }, { comment });
  },

  async comment(context, { comment, attachments: fileIds, ...given }) {
    const { held, sender, instanceId, name } = await speaker(context, given);
    const id = await processes.addComment(context.db, sender, { instanceId, name, comment });
    await attachAll(context.db, sender, { instanceId, name, fileIds, commentId: id });
    await tellApplicant(context, held, `${name}评论了你的${held.row.flow_name}“${held.row.title}”：${comment}`);
    return { id };
  },

  async attach(context, { attachments: fileIds, ...given }) {
    const { sender, instanceId, name } = await speaker(context, given);
    return (await attachAll(context.db, sender, { instanceId, name, fileIds })) ? {} : fail(errors.fileTwice);
  },

  async detach({ db }, given) {
    must(await processes.detach(db, idOf(given), given.id));
    return {};
  },
} satisfies Partial<Handlers<typeof process>>;
