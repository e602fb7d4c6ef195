import { randomUUID } from 'node:crypto';
import type { Definition, FlowNode } from '@park/contract/approval/flow/definition';
import type { Signature } from '@park/contract/approval/process';
import type { FlowEvent } from '../engine/event.ts';
import type { Effect, State } from '../engine/model.ts';
import type { Observed } from '../engine/observed.ts';
import { treeOf } from '../engine/tree.ts';
import { noticesOf } from './notices.ts';
import type { Handler, Member, StepRecord, Summary } from './queries.ts';
import { isDoneBy, valueText } from './texts.ts';

/** A step computed by the engine, before it is written. */
type Step = {
  definition: Definition;
  state: State;
  effects: readonly Effect[];
  form: Readonly<Record<string, unknown>>;
  known: ReadonlyMap<string, Member>;
  /** The ids of the people who take part so far. */
  participants: ReadonlySet<string>;
  /** The person who caused the step; null if a timer or job did. */
  by: string | null;
  comment: string | null;
  signature?: Signature | undefined;
  event: FlowEvent;
  /** The part of the context the engine used; stored with the event so that the step can be replayed. */
  observed: Observed;
  now: number;
  dueAt(minutes: number, isWorking: boolean): number;
  title: string;
  flowName: string;
  instanceId: string;
  parkId: string;
  companyId: string;
  /** The name of the effect that tells another domain of the end; null if none listens. */
  listener: string | null;
  isPart: boolean;
};
type Recorded = Omit<StepRecord, 'instance'> & {
  current: Handler[];
  people: Record<string, Member>;
  participants: string[];
  summary: Summary;
};

const iso = (ms: number) => new Date(ms).toISOString().replace(/\.\d{3}Z$/, 'Z');
const memberKey = (userId: string, { companyId }: Member) => `${companyId}/${userId}`;
const cut = (text: string, most: number) => [...text].slice(0, most).join('');

/** Stands for a person if a job acts and the engine requires an actor. */
export const systemActor = 'system';

type Rows = Pick<StepRecord, 'tasks' | 'history' | 'cleared' | 'timers' | 'copies' | 'messages' | 'effects' | 'outbox'>;
/** The rows of a step while they are collected, and the people they concern. */
type Sheet = {
  step: Step;
  rows: { [List in keyof Rows]: Rows[List][number][] };
  /** People who take part from now on. */
  inside: Set<string>;
  /** People whose open pages get a live update. */
  live: Set<string>;
  nodeOf(id: string): FlowNode | undefined;
  /** Returns an empty string for an unknown person. */
  nameOf(user: string): string;
};

function sheetOf(step: Step): Sheet {
  const tree = treeOf(step.definition);
  return {
    step,
    rows: { tasks: [], history: [], cleared: [], timers: [], copies: [], messages: [], effects: [], outbox: [] },
    inside: new Set([
      ...step.participants,
      ...step.state.tasks.flatMap(({ user, standsFor }) => [user, ...(standsFor ? [standsFor] : [])]),
    ]),
    live: new Set(),
    nodeOf: (id) => tree.places.get(id)?.node,
    nameOf: (user) => step.known.get(user)?.name ?? '',
  };
}

/** Turns the engine's effects into table rows; the only place that maps one to the other. */
export function record(step: Step): Recorded {
  const sheet = sheetOf(step);
  for (const effect of step.effects) addEffect(sheet, effect);
  addNotices(sheet);
  return { ...sheet.rows, live: [...sheet.live], ...peopleOf(sheet), current: currentOf(sheet), summary: summaryOf(sheet) };
}

function addEffect(sheet: Sheet, effect: Effect): void {
  const { step, rows } = sheet;
  switch (effect.type) {
    case 'opened':
      addTask(sheet, effect.task, 'open', null);
      break;
    case 'closed':
      // only the person who acted has the task in the done list; for the others it is closed
      addTask(sheet, { ...effect, id: effect.task }, isDoneBy[effect.as] && effect.user === step.by ? 'done' : 'closed', effect.as);
      break;
    case 'timerSet':
      addTimer(sheet, effect);
      break;
    case 'timerCleared':
      rows.cleared.push(String(effect.round));
      break;
    case 'cc':
      addCopies(sheet, effect);
      break;
    case 'trigger': {
      const { url, round, wait } = effect;
      addWork(sheet, 'flow.webhook', `trigger ${round} ${step.now}`, { url, round, wait });
      break;
    }
    case 'startSub': {
      const { round, processKey, fields, wait } = effect;
      addWork(sheet, 'flow.startSub', `sub ${round} ${step.now}`, { round, processKey, fields, wait });
      break;
    }
    case 'cancelSub':
      addWork(sheet, 'flow.cancelSub', `cancel ${effect.round}`, { round: effect.round });
      break;
    case 'finished':
      if (step.listener) addWork(sheet, step.listener, 'finished', { result: effect.result });
      if (step.isPart) addWork(sheet, 'flow.partDone', 'part', { result: effect.result });
      break;
    case 'history':
      addLine(sheet, effect);
      break;
  }
}

type EffectOf<Type extends Effect['type']> = Extract<Effect, { type: Type }>;
type Task = { id: number; user: string; node: string };
function addTask(sheet: Sheet, task: Task, to: 'open' | 'done' | 'closed', action: string | null): void {
  const { step, rows, inside, live } = sheet;
  const member = step.known.get(task.user);
  if (!member) return;
  const node = sheet.nodeOf(task.node);
  inside.add(task.user);
  live.add(task.user);
  // a task may open and close in one step; the last state counts
  const at = rows.tasks.findIndex((row) => (row as { id: number }).id === task.id);
  if (at >= 0) rows.tasks.splice(at, 1);
  rows.tasks.push({
    id: task.id,
    companyId: member.companyId,
    userId: task.user,
    node: task.node,
    nodeName: node?.name ?? '',
    kind: node?.kind === 'start' ? 'resubmit' : node?.kind === 'handle' ? 'handle' : 'approve',
    state: to,
    action,
  });
}

function addTimer({ step, rows }: Sheet, { round, purpose, minutes, working }: EffectOf<'timerSet'>): void {
  const dueAt = new Date(step.dueAt(minutes, working)).toISOString();
  const event: FlowEvent = purpose === 'delay' ? { type: 'timerDone', round } : { type: 'timeout', round, due: dueAt };
  rows.timers.push({ key: String(round), event, dueAt });
}

function addCopies({ step, rows, inside, live, nodeOf, nameOf }: Sheet, { node, users }: EffectOf<'cc'>): void {
  const byName = (step.by && nameOf(step.by)) || '系统';
  for (const user of users) {
    const member = step.known.get(user);
    if (!member) continue;
    inside.add(user);
    live.add(user);
    rows.copies.push({ companyId: member.companyId, userId: user, nodeName: node && nodeOf(node)?.name, byName });
  }
}

/** Adds work for a job that runs after the step, and the outbox entry that wakes it. */
function addWork({ step, rows }: Sheet, name: string, key: string, payload: object): void {
  const id = randomUUID();
  rows.effects.push({ id, key, name, payload });
  rows.outbox.push({ event: 'flow.effect', payload: { parkId: step.parkId, companyId: step.companyId, effectId: id } });
}

function addLine({ step, rows, nodeOf, nameOf }: Sheet, { type: _, action, by, node, task, ...more }: EffectOf<'history'>): void {
  const isFirst = rows.history.length === 0;
  const named = more.users?.map((user) => ({ userId: user, name: nameOf(user) }));
  rows.history.push({
    event: action,
    companyId: by ? step.known.get(by)?.companyId : null,
    userId: by === systemActor ? null : by,
    userName: (by && nameOf(by)) || null,
    node,
    nodeName: node && nodeOf(node)?.name,
    taskId: task,
    comment: isFirst || (by !== null && by === step.by && action !== 'end') ? step.comment : null,
    data: {
      ...more,
      ...(named && { users: named }),
      ...(more.from && { fromName: nameOf(more.from) }),
      ...(more.to && { toName: nameOf(more.to) || nodeOf(more.to)?.name }),
      ...(isFirst && { event: step.event, heard: step.observed, ...(step.signature && { signature: step.signature }) }),
    },
  });
}

function addNotices({ step, rows, live, nodeOf, nameOf }: Sheet): void {
  const nodeName = (id: string) => nodeOf(id)?.name ?? '';
  for (const { user, title, content } of noticesOf({ ...step, nameOf, nodeName })) {
    const member = step.known.get(user);
    if (!member) continue;
    live.add(user);
    rows.messages.push({ companyId: member.companyId, userId: user, kind: 'service', title: cut(title, 100), content: cut(content, 500) });
  }
}

/**
 * Returns the people the instance row must remember: participants and people named in the state or form. Other people who were looked up
 * are left out.
 */
function peopleOf({ step, inside }: Sheet): Pick<Recorded, 'people' | 'participants'> {
  const mentioned = JSON.stringify([step.state, step.form]);
  return {
    people: Object.fromEntries([...step.known].filter(([user]) => inside.has(user) || mentioned.includes(user))),
    participants: [...inside].flatMap((user) => {
      const member = step.known.get(user);
      return member ? [memberKey(user, member)] : [];
    }),
  };
}

/** Returns the open tasks and the time since when each waits. */
function currentOf({ step: { state, now }, nodeOf, nameOf }: Sheet): Handler[] {
  const since = new Map(state.positions.map((position) => [position.round, position.since]));
  return state.tasks
    .filter(({ status }) => status === 'open')
    .map(({ id, node, user, round }) => ({
      taskId: id,
      taskKey: node,
      taskName: nodeOf(node)?.name ?? '',
      userId: user,
      realName: nameOf(user),
      startTime: iso(since.get(round) ?? now),
    }));
}

/** Returns the summary fields for lists, as text. */
function summaryOf({ step: { definition, form }, nameOf }: Sheet): Summary {
  return definition.settings.summary.flatMap((key) => {
    const field = definition.fields.find((one) => one.key === key);
    const value = field && valueText(field, form[key], nameOf);
    return field && value ? [{ name: field.name, value: cut(value, 60) }] : [];
  });
}
