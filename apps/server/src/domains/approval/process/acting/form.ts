import type { Definition, FlowNode } from '@park/contract/approval/flow/definition';
import type { Context } from '../../../../context.ts';
import { attachAll, checkedForm, filesIn, type Held, namedIn } from '../../flow/index.ts';
import { mustBeThere } from '../instance.ts';
import { attached } from './queries.ts';
import { nameIn, senderOf } from './sender.ts';

/** Returns the fields that people at a node may edit; other fields they send are ignored. */
function editable(definition: Definition, node: FlowNode | undefined): Definition['fields'] {
  const rights = node && 'fields' in node && node.kind !== 'sub' ? node.fields : {};
  return definition.fields.filter(({ key }) => (rights[key] ?? (node?.kind === 'start' ? 'edit' : 'read')) === 'edit');
}

/** Merges the fields the actor may edit from the request into the form; also returns the ids of the files in them. */
export async function changedForm(context: Context, held: Held, node: FlowNode | undefined, sent: Record<string, unknown>) {
  const fields = editable(held.definition, node);
  const form = checkedForm(fields, sent);
  await mustBeThere(context, held, namedIn({ fields }, form));
  const kept = Object.fromEntries(Object.entries(held.row.form).filter(([key]) => !fields.some((field) => field.key === key)));
  return { form: { ...kept, ...form }, fileIds: filesIn({ fields }, form) };
}

/** Attaches the files that are new in the form. Files that are attached already may belong to the person who filled in the form before. */
export async function attachNew(context: Context, held: Held, fileIds: readonly string[]) {
  if (!fileIds.length) return;
  const before = await attached(context.db, held.row.id);
  const added = fileIds.filter((id) => !before.has(id));
  const name = nameIn(held, context.actor.userId) ?? '';
  await attachAll(context.db, senderOf(context, held), { instanceId: held.row.id, name, fileIds: added });
}
