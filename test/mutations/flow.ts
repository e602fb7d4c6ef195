import type { Fault } from './faults.ts';

const engine = 'apps/server/src/domains/approval/flow/engine/';
const contract = 'packages/contract/src/approval/flow/';
const inEngine = (...tests: string[]) => tests.map((test) => `${engine}${test}.test.ts`);
const conditions = [`${contract}condition.test.ts`];

/** Typical faults of approval engines. */
export const flowFaults: readonly Fault[] = [
  {
    name: 'a return leaves what was under way open',
    file: `${engine}move.ts`,
    from: '  clear(draft, scope);\n  openDown',
    to: '  openDown',
    tests: inEngine('deciding'),
  },
  {
    name: 'a return by one of several counts as his yes',
    file: `${engine}deciding.ts`,
    from: 'sendBack(draft, position, target, event.by);',
    to: 'settle(draft, position, event.by);',
    tests: inEngine('deciding'),
  },
  {
    name: 'what goes straight back forgets the branches beside it',
    file: `${engine}move.ts`,
    from: 'for (const { node, open } of back.forks) openFork(draft, node, open);',
    to: '',
    tests: inEngine('deciding'),
  },
  {
    name: 'a yes from before a return still counts',
    file: `${engine}move.ts`,
    from: 'place.order < target.order || !isWithin(place.scope, scope)',
    to: 'true',
    tests: inEngine('candidates'),
  },
  {
    name: 'who was asked and did not act has it done',
    file: `${engine}settle.ts`,
    from: "closePosition(draft, position, 'skipped');",
    to: "closePosition(draft, position, 'agreed');",
    tests: inEngine('deciding'),
  },
  {
    name: 'anybody decides anybody’s task',
    file: `${engine}own.ts`,
    from: "if (own.task.user !== by) return 'notYours';",
    to: '',
    tests: inEngine('deciding'),
  },
  {
    name: 'everybody manages the flow',
    file: `${engine}own.ts`,
    from: 'draft.context.admins.includes(user)',
    to: "user !== ''",
    tests: inEngine('managing'),
  },
  {
    name: 'all is nearly all',
    file: `${engine}round.ts`,
    from: 'agreed * 100 >= share * votes.length',
    to: 'agreed * 101 >= share * (asked.length - 1)',
    tests: inEngine('deciding'),
  },
  {
    name: 'a sign that was added and says no is outvoted',
    file: `${engine}round.ts`,
    from: "if (added.some(({ status }) => status === 'refused')) return 'refuse';",
    to: '',
    tests: inEngine('handing'),
  },
  {
    name: 'the first branch to end takes the flow on',
    file: `${engine}move.ts`,
    from: 'if (fork.open.length) return false;',
    to: '',
    tests: inEngine('branches'),
  },
  {
    name: 'somebody takes back what others have acted upon',
    file: `${engine}taking-back.ts`,
    from: 'one.round === round && !one.touched',
    to: 'one.round === round',
    tests: inEngine('handing'),
  },
  {
    name: 'a clock that has rung rings again',
    file: `${engine}waiting.ts`,
    from: "if (isRepeated) return 'stale';",
    to: '',
    tests: inEngine('managing'),
  },
  {
    name: 'two who stand in for each other are both asked',
    file: `${engine}round.ts`,
    from: 'if (met.includes(next)) return { user };',
    to: '',
    tests: inEngine('candidates'),
  },
  {
    name: 'who asked for an opinion need not wait for it',
    file: `${engine}handing.ts`,
    from: '  pause(draft, task, [delegated.id]);\n',
    to: '',
    tests: inEngine('handing'),
  },
  {
    name: 'who was to come after somebody no longer waits when it is handed on',
    file: `${engine}round.ts`,
    from: '  waitInstead(draft, task.round, task.id, [next.id]);\n',
    to: '',
    tests: inEngine('handing'),
  },
  {
    name: 'what one has taken on stays with the others',
    file: `${engine}handing.ts`,
    from: "drop(draft, other, 'claimed');",
    to: 'other.claimed = true;',
    tests: inEngine('handing'),
  },
  {
    name: 'a manager moves it out of its branch into the one beside',
    file: `${engine}move.ts`,
    from: ' && !areBeside(placeAt(draft, nearest).scope, target.scope)',
    to: '',
    tests: inEngine('managing'),
  },
  {
    name: 'whom chance has picked is not kept',
    file: `${engine}observed.ts`,
    from: '      picks.push(picked);\n',
    to: '',
    tests: inEngine('step.property'),
  },
  {
    name: 'a form that was changed is not kept with the step',
    file: 'apps/server/src/domains/approval/flow/run/persist.ts',
    from: 'input.form ? { ...observed, form } : observed',
    to: 'observed',
    tests: ['apps/server/src/domains/approval/flow/replay.test.ts'],
  },
  {
    name: 'brackets in an expression may nest without end',
    file: `${contract}expression.ts`,
    from: 'this.brackets > maxBrackets',
    to: 'this.brackets > 1e9',
    tests: conditions,
  },
  {
    name: 'a condition reads what a form inherits',
    file: `${contract}condition.ts`,
    from: 'Object.hasOwn(form, field) ? form[field] : undefined',
    to: 'form[field]',
    tests: conditions,
  },
];
