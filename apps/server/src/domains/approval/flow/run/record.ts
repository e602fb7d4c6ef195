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

/** The result of one event, computed by the engine and not yet written. */
type Step = {
  definition: Definition;
  state: State;
  effects: readonly Effect[];
  form: Readonly<Record<string, unknown>>;
  known: ReadonlyMap<string, Member>;
  /** The people who took part before this event. */
  participants: ReadonlySet<string>;
  /** The person who sent the event; null if a timer or job did. */
  by: string | null;
  comment: string | null;
  signature?: Signature | undefined;
  event: FlowEvent;
  /** The part of the context that the engine used. It is stored with the event, so that the event can be replayed. */
  observed: Observed;
  now: number;
  dueAt(minutes: number, isWorking: boolean): number;
  title: string;
  flowName: string;
  instanceId: string;
  parkId: string;
  companyId: string;
  /** The effect that reports the end of the instance to another domain; null if no domain wants to know. */
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

/** The actor of events that a job sends, because the engine requires an actor. */
export const systemActor = 'system';

type Rows = Pick<StepRecord, 'tasks' | 'history' | 'cleared' | 'timers' | 'copies' | 'messages' | 'effects' | 'outbox'>;
/** Collects the rows that one event writes and the people it concerns. */
type Sheet = {
  step: Step;
  rows: { [List in keyof Rows]: Rows[List][number][] };
  /** People who take part in the instance from this event on. */
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

/** Turns the engine's effects into table rows. No other code maps effects to rows. */
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
      // the task appears in the done list of the person who acted; for everybody else it is only closed
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
  // one event may open a task and close it again; only the last state of the task is written
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

/** Adds an effect, which a job carries out after the commit, and the outbox entry that starts the job. */
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
 * Returns the people to store with the instance: participants, and people whom the state or form mentions. Others who were only looked up
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

/** Returns the open tasks with their holders and the time since when each is open. */
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

/** Returns the form fields that lists show, with their values as text. */
function summaryOf({ step: { definition, form }, nameOf }: Sheet): Summary {
  return definition.settings.summary.flatMap((key) => {
    const field = definition.fields.find((one) => one.key === key);
    const value = field && valueText(field, form[key], nameOf);
    return field && value ? [{ name: field.name, value: cut(value, 60) }] : [];
  });
}
