import { Readable } from 'node:stream';
import type { Definition, FlowNode, FormField } from '@park/contract/approval/flow/definition';
import { readForm } from '@park/contract/approval/flow/form';
import { processErrors as errors, type process } from '@park/contract/approval/process';
import { commonErrors, type Reply } from '@park/contract/core';
import { type Context, fail, must, onConstraint } from '../../../../context.ts';
import type { Handlers } from '../../../../http/mount.ts';
import { isPdfBusy, renderPdf } from '../../../../outside/pdf.ts';
import type { FileService } from '../../../kernel/file/index.ts';
import { allStartable, definitionOf, filesIn, foresee, type Held, mayStart, Situation, startable } from '../../flow/index.ts';
import { idOf, needsSignature } from '../acting/handlers.ts';
import { look } from '../look.ts';
import { mayManage } from '../monitoring/handlers.ts';
import * as processes from '../monitoring/queries.ts';
import { isHandled, treeNodes } from '../nodes.ts';
import { actionsOf } from './actions.ts';
import { type Pictures, paperOf } from './paper.ts';
import { fieldRights, stepsOf } from './steps.ts';

const choices = (definition: Definition, kind: 'applicantChoice' | 'previousChoice') =>
  treeNodes(definition).flatMap((node) => {
    const one = 'candidates' in node ? node.candidates.find((candidate) => candidate.kind === kind) : undefined;
    return one && 'many' in one ? [{ taskKey: node.id, taskName: node.name, many: one.many }] : [];
  });

/** The node a reader has to do with: that of his open task, of what he did last, or of the application itself. */
function nodeFor(held: Held, userId: string, taskNode: string | undefined, lines: readonly processes.Line[]): FlowNode | undefined {
  const acted = lines.findLast((line) => line.userId === userId && line.node)?.node;
  const id = taskNode ?? acted ?? (held.row.user_id === userId ? held.definition.nodes[0]?.id : undefined);
  return treeNodes(held.definition).find((node) => node.id === id);
}

/** Names behind ids of people and departments in a form. */
async function namesIn(
  { db }: Context,
  held: Held,
  fields: readonly FormField[],
  form: Record<string, unknown>,
): Promise<Record<string, string>> {
  const valuesOf = (kind: FormField['kind']) =>
    fields.filter((field) => field.kind === kind).flatMap(({ key }) => [form[key] ?? []].flat() as string[]);
  const departments = valuesOf('department');
  const named = departments.length ? await processes.departmentNames(db, departments) : [];
  const people = valuesOf('user').map((user) => [user, held.row.people[user]?.name ?? '']);
  return Object.fromEntries([...people, ...named.map(({ id, name }) => [id, name])]);
}

/** Who takes part reads it; who looks after processes as far as his right covers the applicant. */
async function readable({ db, actor }: Context, id: string): Promise<Held> {
  const held = await look(db, id);
  const isIn = held.row.participants.includes(`${actor.companyId}/${actor.userId}`);
  return isIn || (await processes.isCovered(db, actor, id)) ? held : fail(commonErrors.notFound);
}

/** Addresses of the files of an instance, by file. */
const addressesOf = (files: FileService, trail: processes.Trail): ReadonlyMap<string, string> =>
  new Map(
    trail.files.map(({ id, name, needAuth, expires, proof }) => [
      id,
      files.linkTo({ id, name, needAuth, expires, proof: Buffer.from(proof, 'hex') }).url,
    ]),
  );

const signaturesIn = ({ lines }: processes.Trail): string[] =>
  lines.flatMap(({ data: { signature } }) => (signature && 'fileId' in signature ? [signature.fileId] : []));

async function detail(context: Context, files: FileService, id: string): Promise<Reply<typeof process.detail>> {
  const { db, actor } = context;
  const held = await readable(context, id);
  const { row, definition, state, situation, now } = held;
  const trail = await processes.trail(db, id);
  const addresses = addressesOf(files, trail);
  const coming = await foresee(situation, definition, state, row.form, now);
  const task = state.tasks.find(({ user, status }) => user === actor.userId && status === 'open');
  const node = nodeFor(held, actor.userId, task?.node, trail.lines);
  const personNode = task && node && isHandled(node) ? node : undefined;
  const rights = node && 'fields' in node && node.kind !== 'sub' ? node.fields : {};
  const shown = fieldRights(definition, rights, task !== undefined, node?.kind === 'start');
  const fields = definition.fields.filter(({ key }) => shown[key]);
  const hidden = definition.fields.filter(({ key }) => !shown[key]);
  // signatures stand in the trail, files of hidden fields nowhere
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
    names: await namesIn(context, held, fields, form),
    summary: row.summary,
    handlers: row.current,
    attachments: trail.files
      .filter(({ id: fileId }) => !unseen.has(fileId))
      .map(({ attachmentId, proof: _, needAuth: __, expires: ___, ...file }) => ({
        ...file,
        id: attachmentId,
        url: addresses.get(file.id) ?? '',
      })),
    steps: stepsOf(held, trail, coming, addresses),
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
    actions: actionsOf(held, { userId: actor.userId, task, node: personNode, isManager: await mayManage(context, held) }),
    version: row.version,
  };
}

const drawable = ['image/png', 'image/jpeg'];
/** What decisions were signed with by hand. */
async function picturesOf({ db }: Context, files: FileService, { steps }: Reply<typeof process.detail>): Promise<Pictures> {
  const found = new Map<string, { picture: Uint8Array; mime: string }>();
  for (const { signature } of steps) {
    const file = signature?.url ? await files.bytesAt(db, signature.url) : undefined;
    if (file && signature?.url && drawable.includes(file.mime)) found.set(signature.url, { picture: file.bytes, mime: file.mime });
  }
  return found;
}

const explain = onConstraint({ flow_absence_once: errors.overlaps, flow_absence_other: errors.toOneself });

export const reading = (files: FileService) =>
  ({
    async startable({ db, actor }) {
      const { parkId } = actor;
      const found = parkId ? (await allStartable(db, { ...actor, parkId })).filter((flow) => mayStart(flow, actor)) : [];
      const groups = Map.groupBy(found, ({ groupId }) => groupId);
      return [...groups].map(([groupId, flows]) => ({
        groupId,
        groupName: flows[0]?.groupName ?? '其他',
        flows: flows.map(({ key, name, icon, description }) => ({ processKey: key, name, icon, description })),
      }));
    },

    async blank({ db, actor }, { processKey }) {
      const flow = await startable(db, actor, processKey);
      const definition = await definitionOf(db, flow.versionId);
      const [first] = definition.nodes;
      const rights = first?.kind === 'start' ? first.fields : {};
      const fields = definition.fields.filter(({ key }) => (rights[key] ?? 'edit') === 'edit');
      const { key, name, description, isAuto } = flow;
      return { processKey: key, name, description, fields, choose: isAuto ? [] : choices(definition, 'applicantChoice'), isAuto };
    },

    async predict({ db, actor }, { processKey, form: sent, approvers }) {
      const flow = await startable(db, actor, processKey);
      const definition = await definitionOf(db, flow.versionId);
      // half filled in is good enough to see where it would go
      const { form } = readForm(definition.fields, sent);
      const about = {
        parkId: actor.parkId as string,
        companyId: actor.companyId,
        userId: actor.userId,
        flowId: flow.id,
        managerIds: async () => flow.managerIds,
      };
      const situation = new Situation(db, about, { [actor.userId]: { companyId: actor.companyId, name: flow.applicant } });
      const there = await situation.choose(Object.values(approvers).flat(), [actor.companyId]);
      const choicesMade = Object.fromEntries(
        Object.entries(approvers).map(([key, users]) => [key, users.filter((user) => there.has(user))]),
      );
      return foresee(situation, definition, { applicant: actor.userId, choices: choicesMade }, form, new Date(flow.now).getTime());
    },

    detail: (context, given) => detail(context, files, idOf(given)),

    async pdf(context, given) {
      if (isPdfBusy()) fail(commonErrors.busy);
      const read = await detail(context, files, idOf(given));
      const paper = paperOf(read, await picturesOf(context, files, read), new Date());
      // set when the answer is sent: the transaction is over by then
      const content = Readable.from(
        (async function* () {
          yield await renderPdf(paper);
        })(),
      );
      return { name: `审批单-${read.number}.pdf`, type: 'application/pdf', content };
    },

    async steps(context, given) {
      const held = await readable(context, idOf(given));
      const trail = await processes.trail(context.db, held.row.id);
      const coming = await foresee(held.situation, held.definition, held.state, held.row.form, held.now);
      return stepsOf(held, trail, coming, addressesOf(files, trail));
    },

    absences: ({ db }) => processes.absences(db),

    absenceFlows: ({ db }) => processes.absenceFlows(db),

    async addAbsence({ db, actor, outbox }, given) {
      if (given.delegateId === actor.userId) fail(errors.toOneself, { delegateId: errors.toOneself.message });
      if (given.from >= given.to) fail(errors.badPeriod, { to: errors.badPeriod.message });
      if (given.flowIds && !(await processes.areFlows(db, given.flowIds))) fail(errors.noFlow, { flowIds: errors.noFlow.message });
      const id =
        (await processes.addAbsence(db, actor, given).catch(explain)) ?? fail(errors.badPerson, { delegateId: errors.badPerson.message });
      outbox('flow.round', {});
      return { id };
    },

    async endAbsence({ db }, { id }) {
      must(await processes.endAbsence(db, id));
      return {};
    },
  }) satisfies Partial<Handlers<typeof process>>;
