import type { FlowNode, FormField } from '@park/contract/approval/flow/definition';
import type { process } from '@park/contract/approval/process';
import { commonErrors, type Reply } from '@park/contract/core';
import { type Context, fail } from '../../../../context.ts';
import type { FileService } from '../../../kernel/file/index.ts';
import { filesIn, type LoadedInstance, predictSteps } from '../../flow/index.ts';
import { needsSignature } from '../acting/signing.ts';
import { readInstance } from '../instance.ts';
import { mayManage } from '../monitoring/managing.ts';
import { isCovered } from '../monitoring/queries.ts';
import { choices, isHandled, treeNodes } from '../nodes.ts';
import { actionsOf } from './actions.ts';
import * as processes from './queries.ts';
import { fieldRights, stepsOf } from './steps.ts';

/**
 * Returns the node whose settings decide which fields a reader sees: the node of their open task, else of their last action, else the start
 * node for the applicant.
 */
function nodeFor(
  instance: LoadedInstance,
  userId: string,
  taskNode: string | undefined,
  lines: readonly processes.Line[],
): FlowNode | undefined {
  const acted = lines.findLast((line) => line.userId === userId && line.node)?.node;
  const id = taskNode ?? acted ?? (instance.row.user_id === userId ? instance.definition.nodes[0]?.id : undefined);
  return treeNodes(instance.definition).find((node) => node.id === id);
}

/** Returns the names of the people and departments in a form, by id. */
async function namesIn(
  { db }: Context,
  instance: LoadedInstance,
  fields: readonly FormField[],
  form: Record<string, unknown>,
): Promise<Record<string, string>> {
  const valuesOf = (kind: FormField['kind']) =>
    fields.filter((field) => field.kind === kind).flatMap(({ key }) => [form[key] ?? []].flat() as string[]);
  const departments = valuesOf('department');
  const named = departments.length ? await processes.departmentNames(db, departments) : [];
  const people = valuesOf('user').map((user) => [user, instance.row.people[user]?.name ?? '']);
  return Object.fromEntries([...people, ...named.map(({ id, name }) => [id, name])]);
}

/** Reads an instance the actor takes part in or monitors; fails with 404 otherwise. */
export async function readVisible({ db, actor }: Context, id: string): Promise<LoadedInstance> {
  const instance = await readInstance(db, id);
  const isIn = instance.row.participants.includes(`${actor.companyId}/${actor.userId}`);
  return isIn || (await isCovered(db, actor, id)) ? instance : fail(commonErrors.notFound);
}

/** Returns the URLs of the files of an instance, by file id. */
export const addressesOf = (files: FileService, trail: processes.Trail): ReadonlyMap<string, string> =>
  new Map(
    trail.files.map(({ id, name, needAuth, expires, proof }) => [
      id,
      files.linkTo({ id, name, needAuth, expires, proof: Buffer.from(proof, 'hex') }).url,
    ]),
  );

const signaturesIn = ({ lines }: processes.Trail): string[] =>
  lines.flatMap(({ data: { signature } }) => (signature && 'fileId' in signature ? [signature.fileId] : []));

/** Returns an instance as the actor sees it: the visible fields, the trail and the possible actions. */
export async function detail(context: Context, files: FileService, id: string): Promise<Reply<typeof process.detail>> {
  const { db, actor } = context;
  const instance = await readVisible(context, id);
  const { row, definition, state, situation, now } = instance;
  const trail = await processes.trail(db, id);
  const addresses = addressesOf(files, trail);
  const coming = await predictSteps(situation, definition, state, row.form, now);
  const task = state.tasks.find(({ user, status }) => user === actor.userId && status === 'open');
  const node = nodeFor(instance, actor.userId, task?.node, trail.lines);
  const personNode = task && node && isHandled(node) ? node : undefined;
  const rights = node && 'fields' in node && node.kind !== 'sub' ? node.fields : {};
  const shown = fieldRights(definition, rights, task !== undefined, node?.kind === 'start');
  const fields = definition.fields.filter(({ key }) => shown[key]);
  const hidden = definition.fields.filter(({ key }) => !shown[key]);
  // Files of hidden fields are left out of the reply. Signature pictures appear only in the history, not in the list of attachments.
  const unseen = new Set([...signaturesIn(trail), ...filesIn({ fields: hidden }, row.form)]);
  const form = Object.fromEntries(fields.flatMap(({ key }) => (key in row.form ? [[key, row.form[key]]] : [])));
  const others = row.current.filter(({ taskId }) =>
    state.tasks.some(({ id: other, addedBy, round }) => other === taskId && addedBy === actor.userId && round === task?.round),
  );
  return {
    processInstanceId: row.id,
    number: row.number,
    title: row.title,
    processKey: trail.flowKey,
    processName: row.flow_name,
    status: state.status,
    isAuto: row.is_auto,
    applicantId: row.user_id,
    applicantName: row.people[row.user_id]?.name ?? '',
    companyId: row.company_id,
    companyName: row.company_name,
    createdDate: new Date(row.created_at).toISOString(),
    endedDate: row.ended_at ? new Date(row.ended_at).toISOString() : null,
    fields,
    fieldRights: shown,
    form,
    names: await namesIn(context, instance, fields, form),
    summary: row.summary,
    handlers: row.current,
    attachments: trail.files
      .filter(({ id: fileId }) => !unseen.has(fileId))
      .map(({ attachmentId, proof: _, needAuth: __, expires: ___, ...file }) => ({
        ...file,
        id: attachmentId,
        url: addresses.get(file.id) ?? '',
      })),
    steps: stepsOf(instance, trail, coming, addresses),
    comments: trail.comments,
    copies: trail.copies.map(({ userId, isRead }) => ({ userId, realName: row.people[userId]?.name ?? '', isRead })),
    task: task
      ? {
          taskId: task.id,
          taskKey: task.node,
          taskName: node?.name ?? '',
          kind: personNode?.kind ?? 'resubmit',
          needsOpinion: personNode?.opinion ?? false,
          needsSignature: needsSignature(personNode, task),
          choose: personNode
            ? choices(definition, 'previousChoice').filter(({ taskKey }) =>
                coming.some((one) => one.taskKey === taskKey && one.note === 'previousChoice'),
              )
            : choices(definition, 'applicantChoice'),
          others,
        }
      : null,
    actions: actionsOf(instance, { userId: actor.userId, task, node: personNode, isManager: await mayManage(context, instance) }),
    version: row.version,
  };
}
