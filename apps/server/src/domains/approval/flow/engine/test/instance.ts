import type { Definition } from '@park/contract/approval/flow/definition';
import { type Context, type Effect, type FlowEvent, keyOf, type Line, type Question, type Refusal, type State, step } from '../index.ts';
import { type Observed, observe } from '../observed.ts';
import { mirror, type Rows } from './rows.ts';

export type World = {
  form: Record<string, unknown>;
  now: number;
  pick: number;
  gone: string[];
  roles: Record<string, string[]>;
  heads: string[];
  standIns: Record<string, string>;
  admins: string[];
};
export const world = (more: Partial<World> = {}): World => ({
  form: {},
  now: Date.UTC(2026, 4, 6),
  pick: 0,
  gone: [],
  roles: {},
  heads: ['head'],
  standIns: {},
  admins: ['admin'],
  ...more,
});

function answer(question: Question, of: World): string[] {
  const here = (users: readonly string[]) => users.filter((user) => !of.gone.includes(user));
  switch (question.kind) {
    case 'users':
      return here(question.userIds);
    case 'companyRole':
    case 'parkRole':
      return here(question.roleIds.flatMap((role) => of.roles[role] ?? []));
    case 'head':
      return here(of.heads.slice(question.up, question.up + 1));
    case 'heads':
      return here(of.heads.slice(0, question.up + 1));
    case 'headOf':
      return here([`head of ${question.userId}`]);
    case 'manager':
      return here(['manager']);
    default:
      return [];
  }
}

/** Calls the engine until it needs no more answers, as the product does. */
export function answered<T extends object>(of: World, call: (context: Context) => T | { needs: Question[] }): T {
  const answers = new Map<string, string[]>();
  const context: Context = {
    now: of.now,
    form: of.form,
    answers,
    admins: of.admins,
    pick: (n) => of.pick % n,
    delegateOf: (user) => of.standIns[user],
  };
  for (let round = 0; round < 100; round += 1) {
    const result = call(context);
    if (!('needs' in result)) return result;
    for (const question of result.needs) answers.set(keyOf(question), answer(question, of));
  }
  throw new Error('the engine asks without end');
}

type Stepped = { state: State; effects: Effect[] } | { refusal: Refusal; node?: string };
export const stepIn = (of: World, definition: Definition, state: State | null, event: FlowEvent) =>
  answered(of, (context) => step(definition, state, event, context)) as Stepped;

/** Runs a step and also returns the part of the context it used. */
export const observedIn = (of: World, definition: Definition, state: State | null, event: FlowEvent) =>
  answered(of, (base) => {
    const { context, observed } = observe(base);
    return { ...step(definition, state, event, context), heard: observed() };
  }) as Stepped & { heard: Observed };

type Send = FlowEvent extends infer E ? (E extends { by: string; task: number } ? Omit<E, 'by' | 'task'> : never) : never;

/** A test instance whose applicant is the user `me`, with helper methods. */
export class Instance {
  readonly rows: Rows = mirror();
  readonly effects: Effect[] = [];
  state: State;
  readonly definition: Definition;
  readonly of: World;

  constructor(definition: Definition, of: Partial<World> = {}, choices: Record<string, string[]> = {}) {
    this.definition = definition;
    this.of = world(of);
    this.state = null as unknown as State;
    this.send({ type: 'start', by: 'me', choices });
  }

  /** Sends an event and returns the refusal, or undefined if it was accepted. */
  try(event: FlowEvent): Refusal | undefined {
    const result = stepIn(this.of, this.definition, this.state, event);
    if ('refusal' in result) return result.refusal;
    this.state = result.state;
    this.effects.push(...result.effects);
    this.rows.take(result.effects);
    const wrong = this.rows.differences(this.definition, this.state);
    if (wrong.length) throw new Error(wrong.join('\n'));
    return undefined;
  }

  send(event: FlowEvent): this {
    const refusal = this.try(event);
    if (refusal) throw new Error(`${event.type} was refused: ${refusal}`);
    return this;
  }

  /** Returns the id of a person's open task. */
  task(user: string, node?: string): number {
    const found = this.state.tasks.find((task) => task.user === user && task.status === 'open' && (!node || task.node === node));
    if (!found) throw new Error(`${user} has no open task; ${this.open.join(', ')}`);
    return found.id;
  }

  /** Sends an event for the open task of a person. */
  act(by: string, event: Send): this {
    return this.send({ ...event, by, task: this.task(by) } as FlowEvent);
  }

  attempt(by: string, event: Send): Refusal | undefined {
    return this.try({ ...event, by, task: this.task(by) } as FlowEvent);
  }

  agree(...users: string[]): this {
    for (const user of users) this.act(user, { type: 'agree' });
    return this;
  }

  round(node: string): number {
    const position = this.state.positions.find((one) => one.node === node);
    if (!position) throw new Error(`it is not at ${node}`);
    return position.round;
  }

  /** The open tasks as `user@node`, sorted. */
  get open(): string[] {
    return this.state.tasks
      .filter(({ status }) => status === 'open')
      .map(({ user, node }) => `${user}@${node}`)
      .sort();
  }

  get at(): string[] {
    return this.state.positions.map(({ node }) => node).sort();
  }

  /** Returns the done list of a person: the tasks they decided themselves. */
  done(user: string): string[] {
    const decided = ['agreed', 'refused', 'returned', 'advised', 'resubmitted', 'transferred'];
    return this.rows.ended.filter((row) => row.user === user && decided.includes(row.as)).map(({ node, as }) => `${node}:${as}`);
  }

  get history(): Line[] {
    return this.effects.flatMap((effect) => (effect.type === 'history' ? [effect] : []));
  }

  effectsOf<T extends Effect['type']>(type: T): Extract<Effect, { type: T }>[] {
    return this.effects.filter((effect): effect is Extract<Effect, { type: T }> => effect.type === type);
  }
}
