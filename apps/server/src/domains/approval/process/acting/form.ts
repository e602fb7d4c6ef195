import type { Definition, FlowNode } from '@park/contract/approval/flow/definition';
import type { Context } from '../../../../context.ts';
import { attachAll, checkedForm, filesIn, type LoadedInstance, namedIn } from '../../flow/index.ts';
import { requireMembers } from '../instance.ts';
import { attachedFileIds } from './queries.ts';
import { nameIn, senderOf } from './sender.ts';

/** Returns the form fields that people may edit at a node. Values they send for other fields are ignored. */
function editable(definition: Definition, node: FlowNode | undefined): Definition['fields'] {
  const rights = node && 'fields' in node && node.kind !== 'sub' ? node.fields : {};
  return definition.fields.filter(({ key }) => (rights[key] ?? (node?.kind === 'start' ? 'edit' : 'read')) === 'edit');
}

/** Merges the values the actor may edit into the form. Also returns the ids of the files in these values. */
export async function changedForm(context: Context, instance: LoadedInstance, node: FlowNode | undefined, sent: Record<string, unknown>) {
  const fields = editable(instance.definition, node);
  const form = checkedForm(fields, sent);
  await requireMembers(context, instance, namedIn({ fields }, form));
  const unchanged = Object.fromEntries(Object.entries(instance.row.form).filter(([key]) => !fields.some((field) => field.key === key)));
  return { form: { ...unchanged, ...form }, fileIds: filesIn({ fields }, form) };
}

/**
 * Attaches the files that the form did not contain before. Files that are already attached are skipped: they may belong to another person,
 * who filled in the form earlier.
 */
export async function attachNew(context: Context, instance: LoadedInstance, fileIds: readonly string[]) {
  if (!fileIds.length) return;
  const before = await attachedFileIds(context.db, instance.row.id);
  const added = fileIds.filter((id) => !before.has(id));
  const name = nameIn(instance, context.actor.userId) ?? '';
  await attachAll(context.db, senderOf(context, instance), { instanceId: instance.row.id, name, fileIds: added });
}
