import type { FlowNode } from '@park/contract/approval/flow/definition';
import { processErrors as errors, type Signature } from '@park/contract/approval/process';
import { type Context, fail } from '../../../../context.ts';
import { attachAll, type LoadedInstance } from '../../flow/index.ts';
import { nodeOf, openTask } from '../nodes.ts';
import { isOwnPicture } from './queries.ts';
import { nameIn, senderOf } from './sender.ts';

type Task = LoadedInstance['state']['tasks'][number];
/** Tells whether a decision on the task needs a signature. Delegates sign nothing, because they only give an opinion. */
export const needsSignature = (node: FlowNode | undefined, task: Task | undefined): boolean =>
  node !== undefined && 'signature' in node && node.signature && task?.delegatedBy === undefined;

/**
 * Checks and returns the signature of a decision: a picture uploaded by the actor, which is attached to the instance, or the actor's own
 * name.
 */
export async function checkedSignature(
  context: Context,
  instance: LoadedInstance,
  taskId: number,
  signature: Signature | null | undefined,
) {
  const task = openTask(instance, taskId, context.actor.userId);
  if (!signature) {
    const isMissing = task && needsSignature(nodeOf(instance, task.node), task);
    return isMissing ? fail(errors.noSignature, { signature: errors.noSignature.message }) : undefined;
  }
  const sender = senderOf(context, instance);
  const name = nameIn(instance, sender.userId) ?? '';
  if ('name' in signature)
    return signature.name === name ? signature : fail(errors.wrongSignature, { signature: errors.wrongSignature.message });
  if (!(await isOwnPicture(context.db, sender, signature.fileId))) fail(errors.fileGone, { signature: errors.fileGone.message });
  await attachAll(context.db, sender, { instanceId: instance.row.id, name, fileIds: [signature.fileId] });
  return signature;
}
