import type { ApproveNode, Definition, FlowNode, Mode } from '@park/contract/approval/flow/definition';
import { describe, test } from 'vitest';
import { approve, flowOf, parallel, people } from './drawing.ts';
import { Instance, type World } from './instance.ts';

/**
 * For each approval mode with the candidates a, b and c: the people asked first, and the people whose approvals, in this order, complete
 * the node.
 */
const modes = {
  sequential: { words: 'one after the other', asked: ['a'], enough: ['a', 'b', 'c'] },
  all: { words: 'all must agree', asked: ['a', 'b', 'c'], enough: ['a', 'b', 'c'] },
  ratio: { words: 'half must agree', asked: ['a', 'b', 'c'], enough: ['a', 'b'] },
  any: { words: 'any one decides', asked: ['a', 'b', 'c'], enough: ['a'] },
  random: { words: 'one random person', asked: ['b'], enough: ['b'] },
} as const satisfies Record<Mode, { words: string; asked: string[]; enough: string[] }>;
const places = { alone: 'on the main line', beside: 'inside a parallel branch' } as const;
export type Where = keyof typeof places;

type SceneOptions = { node?: Partial<ApproveNode>; settings?: Partial<Definition['settings']>; world?: Partial<World> };

/**
 * The flow first → within → HERE (a, b, c) → then → last. `within`, HERE and `then` are on the main line or in one of two parallel
 * branches; in the other branch the person `beside` has an open task.
 */
export class Scene {
  readonly mode: Mode;
  readonly where: Where;
  constructor(mode: Mode, where: Where) {
    this.mode = mode;
    this.where = where;
  }

  get asked(): readonly string[] {
    return modes[this.mode].asked;
  }
  get enough(): readonly string[] {
    return modes[this.mode].enough;
  }
  /** The first person with an open task at the tested node. */
  get one(): string {
    return this.asked[0] as string;
  }
  get isAlone(): boolean {
    return this.where === 'alone';
  }
  /** The expected open tasks: these users at the tested node, and the given tasks at other nodes. */
  with(users: readonly string[], ...others: string[]): string[] {
    return [...users.map((user) => `${user}@here`), ...others, ...(this.isAlone ? [] : ['beside@beside'])].sort();
  }

  draw({ node = {}, settings = {} }: SceneOptions = {}): Definition {
    const here = approve('here', { candidates: people('a', 'b', 'c'), mode: this.mode, ratio: this.mode === 'ratio' ? 50 : null, ...node });
    const middle: FlowNode[] = [approve('within'), here, approve('then')];
    return flowOf(
      [approve('first'), ...(this.isAlone ? middle : [parallel('fork', middle, [approve('beside')])]), approve('last')],
      settings,
    );
  }

  /** Starts an instance and brings it to the tested node. */
  arrive(options: SceneOptions = {}): Instance {
    return new Instance(this.draw(options), { pick: 1, ...options.world }).agree('first', 'within');
  }
}

/** Agrees to every open task until the instance ends; returns the tasks in order. */
export function agreeOn(instance: Instance): string[] {
  const agreed: string[] = [];
  for (let steps = 0; steps < 100 && instance.state.status === 'running'; steps += 1) {
    const task = instance.state.tasks.find(({ status }) => status === 'open');
    if (!task) break;
    agreed.push(`${task.user}@${task.node}`);
    instance.send({ type: 'agree', by: task.user, task: task.id });
  }
  return agreed;
}

const scenes = (Object.keys(places) as Where[]).flatMap((where) => (Object.keys(modes) as Mode[]).map((mode) => new Scene(mode, where)));

/** Declares each test once per approval mode, on the main line and inside a branch. */
export function testEverywhere(facts: Record<string, (scene: Scene) => void>) {
  describe.each(scenes.map((scene) => ({ scene, mode: modes[scene.mode].words, place: places[scene.where] })))(
    '$mode, $place',
    ({ scene }) => {
      for (const [title, fact] of Object.entries(facts)) test(title, () => fact(scene));
    },
  );
}
