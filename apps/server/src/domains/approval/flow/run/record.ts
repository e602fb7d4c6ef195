import { randomUUID } from 'node:crypto';
import type { Definition, FlowNode } from '@park/contract/approval/flow/definition';
import type { Signature } from '@park/contract/approval/process';
import type { FlowEvent } from '../engine/event.ts';
import type { Heard } from '../engine/heard.ts';
import type { Effect, State } from '../engine/model.ts';
import { treeOf } from '../engine/tree.ts';
import { noticesOf } from './notices.ts';
import type { Handler, Member, Summary, Written } from './queries.ts';
import { isDoneBy, valueText } from './texts.ts';

/** What a step came to, before it is written. */
type Step = {
  definition: Definition;
  state: State;
  effects: readonly Effect[];
  form: Readonly<Record<string, unknown>>;
  known: ReadonlyMap<string, Member>;
  /** Who takes part so far, by id. */
  participants: ReadonlySet<string>;
  /** Who set it off and what he said; nobody where a clock did. */
  by: string | null;
  comment: string | null;
  signature?: Signature | undefined;
  event: FlowEvent;
  /** What was known then; kept with the event, so that what happened can be gone through again. */
  heard: Heard;
  now: number;
  dueAt(minutes: number, isWorking: boolean): number;
  title: string;
  flowName: string;
  instanceId: string;
  parkId: string;
  companyId: string;
  /** The name of the effect of another domain, where one is to learn of the end. */
  listener: string | null;
  isPart: boolean;
};
type Recorded = Omit<Written, 'instance'> & {
  current: Handler[];
  people: Record<string, Member>;
  participants: string[];
  summary: Summary;
};

const iso = (ms: number) => new Date(ms).toISOString().replace(/\.\d{3}Z$/, 'Z');
const memberKey = (userId: string, { companyId }: Member) => `${companyId}/${userId}`;
const cut = (text: string, most: number) => [...text].slice(0, most).join('');

/** What stands for a person where a job acts and the engine wants somebody. */
export const nobody = 'system';

/** Turns what the engine said into rows; the one place where its words meet those of the tables. */
export function record(step: Step): Recorded {
  const { effects, state, known, definition } = step;
  const tree = treeOf(definition);
  const nodeOf = (id: string): FlowNode | undefined => tree.places.get(id)?.node;
  const member = (user: string) => known.get(user);
  const name = (user: string) => member(user)?.name ?? '';
  const inside = new Set([
    ...step.participants,
    ...state.tasks.flatMap(({ user, standsFor }) => [user, ...(standsFor ? [standsFor] : [])]),
  ]);
  const live = new Set<string>();
  const rows: Omit<Recorded, 'current' | 'people' | 'participants' | 'summary' | 'live'> = {
    tasks: [],
    history: [],
    cleared: [],
    timers: [],
    copies: [],
    messages: [],
    effects: [],
    outbox: [],
  };
  const put = <K extends keyof typeof rows>(list: K, row: (typeof rows)[K][number]) => void (rows[list] as unknown[]).push(row);
  const after = (effect: string, key: string, payload: object) => {
    const id = randomUUID();
    put('effects', { id, key, name: effect, payload });
    put('outbox', { event: 'flow.effect', payload: { parkId: step.parkId, companyId: step.companyId, effectId: id } });
  };
  const byName = (step.by && name(step.by)) || '系统';

  for (const effect of effects) {
    switch (effect.type) {
      case 'opened':
        putTask(effect.task, 'open', null);
        break;
      case 'closed':
        // who acted has it among the things he did; with the others it just goes away
        putTask({ ...effect, id: effect.task }, isDoneBy[effect.as] && effect.user === step.by ? 'done' : 'closed', effect.as);
        break;
      case 'timerSet': {
        const { round, purpose, minutes, working } = effect;
        const dueAt = new Date(step.dueAt(minutes, working)).toISOString();
        const event: FlowEvent = purpose === 'delay' ? { type: 'timerDone', round } : { type: 'timeout', round, due: dueAt };
        put('timers', { key: String(round), event, dueAt });
        break;
      }
      case 'timerCleared':
        put('cleared', String(effect.round));
        break;
      case 'cc':
        for (const user of effect.users) {
          const to = member(user);
          if (!to) continue;
          inside.add(user);
          live.add(user);
          put('copies', { companyId: to.companyId, userId: user, nodeName: effect.node && nodeOf(effect.node)?.name, byName });
        }
        break;
      case 'trigger':
        after('flow.webhook', `trigger ${effect.round} ${step.now}`, { url: effect.url, round: effect.round, wait: effect.wait });
        break;
      case 'startSub': {
        const { round, processKey, fields, wait } = effect;
        after('flow.startSub', `sub ${round} ${step.now}`, { round, processKey, fields, wait });
        break;
      }
      case 'cancelSub':
        after('flow.cancelSub', `cancel ${effect.round}`, { round: effect.round });
        break;
      case 'finished':
        if (step.listener) after(step.listener, 'finished', { result: effect.result });
        if (step.isPart) after('flow.partDone', 'part', { result: effect.result });
        break;
      case 'history':
        putLine(effect);
        break;
    }
  }

  const nodeName = (id: string) => nodeOf(id)?.name ?? '';
  for (const { user, title, content } of noticesOf({ ...step, nameOf: name, nodeName })) {
    const to = member(user);
    if (!to) continue;
    live.add(user);
    put('messages', { companyId: to.companyId, userId: user, kind: 'service', title: cut(title, 100), content: cut(content, 500) });
  }

  function putTask(task: { id: number; user: string; node: string }, to: 'open' | 'done' | 'closed', action: string | null) {
    const who = member(task.user);
    const node = nodeOf(task.node);
    if (!who) return;
    inside.add(task.user);
    live.add(task.user);
    const kind = node?.kind === 'start' ? 'resubmit' : node?.kind === 'handle' ? 'handle' : 'approve';
    // a task may open and close in one step; the last word counts
    const at = rows.tasks.findIndex((row) => (row as { id: number }).id === task.id);
    if (at >= 0) (rows.tasks as object[]).splice(at, 1);
    put('tasks', {
      id: task.id,
      companyId: who.companyId,
      userId: task.user,
      node: task.node,
      nodeName: node?.name ?? '',
      kind,
      state: to,
      action,
    });
  }

  function putLine({ type: _, action, by, node, task, ...more }: Extract<Effect, { type: 'history' }>) {
    const isFirst = rows.history.length === 0;
    const named = more.users?.map((user) => ({ userId: user, name: name(user) }));
    put('history', {
      event: action,
      companyId: by ? member(by)?.companyId : null,
      userId: by === nobody ? null : by,
      userName: (by && name(by)) || null,
      node,
      nodeName: node && nodeOf(node)?.name,
      taskId: task,
      comment: isFirst || (by !== null && by === step.by && action !== 'end') ? step.comment : null,
      data: {
        ...more,
        ...(named && { users: named }),
        ...(more.from && { fromName: name(more.from) }),
        ...(more.to && { toName: name(more.to) || nodeOf(more.to)?.name }),
        ...(isFirst && { event: step.event, heard: step.heard, ...(step.signature && { signature: step.signature }) }),
      },
    });
  }

  const since = new Map(state.positions.map((position) => [position.round, position.since]));
  // who was looked up and is named nowhere need not be remembered
  const mentioned = JSON.stringify([state, step.form]);
  const members = [...inside].flatMap((user) => {
    const one = member(user);
    return one ? [[user, one] as const] : [];
  });
  return {
    ...rows,
    live: [...live],
    current: state.tasks
      .filter(({ status }) => status === 'open')
      .map(({ id, node, user, round }) => ({
        taskId: id,
        taskKey: node,
        taskName: nodeOf(node)?.name ?? '',
        userId: user,
        realName: name(user),
        startTime: iso(since.get(round) ?? step.now),
      })),
    people: Object.fromEntries([...known].filter(([user]) => inside.has(user) || mentioned.includes(user))),
    participants: members.map(([user, one]) => memberKey(user, one)),
    summary: definition.settings.summary.flatMap((key) => {
      const field = definition.fields.find((one) => one.key === key);
      const value = field && valueText(field, step.form[key], name);
      return field && value ? [{ name: field.name, value: cut(value, 60) }] : [];
    }),
  };
}
