import { randomUUID } from 'node:crypto';
import { builtInRoles } from '@park/contract/access';
import type { Starters } from '@park/contract/approval/flow';
import type { Definition, FormField } from '@park/contract/approval/flow/definition';
import { readForm } from '@park/contract/approval/flow/form';
import { processErrors as errors } from '@park/contract/approval/process';
import { commonErrors } from '@park/contract/core';
import { fail, onConstraint } from '../../../../context.ts';
import type { Db } from '../../../../db/database.ts';
import { decide, refuse } from './advance.ts';
import { definitionOf } from './definitions.ts';
import { type EventInput, persist } from './persist.ts';
import { attach, findStartable, type Startable } from './queries.ts';
import { Situation } from './situation.ts';

type Starter = { spaceId: string; parkId: string | null; companyId: string; userId: string };
type StartInput = {
  processKey: string;
  form: Record<string, unknown>;
  approvers?: Record<string, string[]>;
  ccUserIds?: readonly string[];
  attachments?: readonly string[];
  title?: string | undefined;
  /** The record of another domain that the instance decides about. `name` is the effect that reports the end to that domain. */
  subject?: { name: string; id: string } | undefined;
  parent?: { id: string; key: string } | undefined;
};
type Started = { id: string; number: string };

/** Tells whether a user may start a flow: the flow has no starter lists, or one of them contains the user. */
export function mayStart(
  { starters, departmentId, level, roleIds }: Pick<Startable, 'starters' | 'departmentId' | 'level' | 'roleIds'>,
  { companyId, userId }: Starter,
): boolean {
  if (!starters) return true;
  const lists = starters as Starters;
  const ownRoles = [
    ...roleIds,
    ...Object.keys(builtInRoles).filter(
      (code) => code === 'AllCompanyStaff' || level === 3 || (code === 'enterpriseComManager' && level === 2),
    ),
  ];
  return (
    lists.companyIds.includes(companyId) ||
    lists.userIds.includes(userId) ||
    (departmentId !== null && lists.departmentIds.includes(departmentId)) ||
    lists.roleIds.some((role) => ownRoles.includes(role))
  );
}

/** Finds a flow that the user may start. Sub-processes skip the check of the starter lists, because their parent instance starts them. */
export async function startable(db: Db, starter: Starter, key: string, { isPart = false } = {}): Promise<Startable> {
  const { parkId } = starter;
  const found = (parkId && (await findStartable(db, { ...starter, parkId }, key))) || fail(errors.noFlow);
  if (!isPart && !mayStart(found, starter)) fail(errors.mayNotStart);
  return found;
}

/** Validates the form against the fields of the flow; problems are reported per field. */
export function checkedForm(fields: readonly FormField[], sent: Record<string, unknown>): Record<string, unknown> {
  const { form, problems } = readForm(fields, sent);
  return Object.keys(problems).length ? fail(commonErrors.invalidInput, problems) : form;
}

/** Returns everybody the request names: in user fields of the form, as chosen approvers and as recipients of copies. */
export const namedIn = (
  { fields }: Pick<Definition, 'fields'>,
  form: Record<string, unknown>,
  approvers: Record<string, string[]> = {},
  cc: readonly string[] = [],
): string[] => [
  ...fields.filter(({ kind }) => kind === 'user').flatMap(({ key }) => (form[key] as string[] | undefined) ?? []),
  ...Object.values(approvers).flat(),
  ...cc,
];
export const filesIn = ({ fields }: Pick<Definition, 'fields'>, form: Record<string, unknown>): string[] =>
  fields.filter(({ kind }) => kind === 'attachment').flatMap(({ key }) => (form[key] as string[] | undefined) ?? []);

const titleOf = (form: Record<string, unknown>, name: string, applicant: string) =>
  [...(typeof form.title === 'string' && form.title ? form.title : `${applicant}的${name}`)].slice(0, 100).join('');

/** Returns the definition without its steps, only with start and end, for instances that are approved automatically. */
const withoutPeople = (definition: Definition): Definition => ({
  ...definition,
  nodes: definition.nodes.filter(({ kind }) => kind === 'start' || kind === 'end'),
});

export async function start(db: Db, starter: Starter, input: StartInput, { isPart = false } = {}): Promise<Started> {
  const flow = await startable(db, starter, input.processKey, { isPart });
  const drawn = await definitionOf(db, flow.versionId);
  const definition = flow.isAuto ? withoutPeople(drawn) : drawn;
  const form = checkedForm(drawn.fields, input.form);
  const { spaceId, companyId, userId } = starter;
  const parkId = starter.parkId as string;
  const about = { parkId, companyId, userId, flowId: flow.id, managerIds: async () => flow.managerIds };
  const situation = new Situation(db, about, { [userId]: { companyId, name: flow.applicant } });
  const named = namedIn(drawn, form, input.approvers, input.ccUserIds);
  const there = await situation.choose(named, [companyId]);
  if (named.some((id) => !there.has(id))) fail(errors.badPerson);
  const now = new Date(flow.now).getTime();
  const event = { type: 'start' as const, by: userId, choices: input.approvers ?? {} };
  const eventInput: EventInput = { event, by: userId, form, copies: input.ccUserIds ?? [] };
  const decided = await decide({ definition, situation, now }, null, eventInput, form);
  if ('refusal' in decided) return refuse(decided.refusal, decided.node);
  const id = randomUUID();
  const title = input.title ?? titleOf(form, flow.name, flow.applicant);
  const target = {
    ...{ id, version: 0, status: null, parkId, companyId, flowName: flow.name },
    ...{ subject: input.subject?.name ?? null, isPart: input.parent !== undefined },
    participants: new Set([userId, ...flow.managerIds]),
  };
  const birth = {
    ...{ parkId, companyId, userId, flowId: flow.id, versionId: flow.versionId, flowName: flow.name },
    ...{ companyName: flow.companyName, isAuto: flow.isAuto },
    ...{ subject: input.subject?.name ?? null, subjectId: input.subject?.id ?? null },
    ...{ parentId: input.parent?.id ?? null, parentKey: input.parent?.key ?? null },
  };
  const step = { definition: drawn, situation, now, input: eventInput, decided, form, title };
  const { number } = await persist(db, target, step, birth).catch(onConstraint({ flow_gone: errors.noFlow }));
  await attachAll(
    db,
    { spaceId, parkId, companyId, userId },
    { instanceId: id, name: flow.applicant, fileIds: [...filesIn(drawn, form), ...(input.attachments ?? [])] },
  );
  return { id, number };
}

/** Attaches files, each once. Fails unless the sender uploaded all of them. */
export async function attachAll(db: Db, sender: Parameters<typeof attach>[1], given: Parameters<typeof attach>[2]): Promise<number> {
  const fileIds = [...new Set(given.fileIds)];
  if (!fileIds.length) return 0;
  const { own, added } = await attach(db, sender, { ...given, fileIds });
  if (own !== fileIds.length) fail(errors.fileGone);
  return added;
}
