import type { Fault } from './faults.ts';

const engine = 'apps/server/src/domains/approval/flow/engine/';
const contract = 'packages/contract/src/approval/flow/';
const inEngine = (...tests: string[]) => tests.map((test) => `${engine}${test}.test.ts`);
const conditions = [`${contract}condition.test.ts`];

/** Typical faults of approval engines. */
export const flowFaults: readonly Fault[] = [
  {
    name: 'after a return, the steps that were in progress stay open',
    file: `${engine}move.ts`,
    from: '  clear(draft, scope);\n  openDown',
    to: '  openDown',
    tests: inEngine('deciding'),
  },
  {
    name: 'a return by one of several approvers counts as an approval',
    file: `${engine}deciding.ts`,
    from: 'sendBack(draft, position, target, event.by);',
    to: 'settle(draft, position, event.by);',
    tests: inEngine('deciding'),
  },
  {
    name: 'after a straight return, the parallel branches are not reopened',
    file: `${engine}move.ts`,
    from: 'for (const { node, open } of back.forks) openFork(draft, node, open);',
    to: '',
    tests: inEngine('deciding'),
  },
  {
    name: 'an approval given before a return still counts after it',
    file: `${engine}move.ts`,
    from: 'place.order < target.order || !isWithin(place.scope, scope)',
    to: 'true',
    tests: inEngine('candidates'),
  },
  {
    name: 'a task on which its approver did not act is closed as agreed',
    file: `${engine}settle.ts`,
    from: "closePosition(draft, position, 'skipped');",
    to: "closePosition(draft, position, 'agreed');",
    tests: inEngine('deciding'),
  },
  {
    name: 'a user decides a task that belongs to another user',
    file: `${engine}own.ts`,
    from: "if (own.task.user !== by) return 'notYours';",
    to: '',
    tests: inEngine('deciding'),
  },
  {
    name: 'every user may manage a flow without being its administrator',
    file: `${engine}own.ts`,
    from: 'draft.context.admins.includes(user)',
    to: "user !== ''",
    tests: inEngine('managing'),
  },
  {
    name: 'a step that needs all approvers passes although one approval is missing',
    file: `${engine}round.ts`,
    from: 'agreed * 100 >= share * votes.length',
    to: 'agreed * 101 >= share * (asked.length - 1)',
    tests: inEngine('deciding'),
  },
  {
    name: 'the refusal of an added approver is outvoted by the other approvers',
    file: `${engine}round.ts`,
    from: "if (added.some(({ status }) => status === 'refused')) return 'refuse';",
    to: '',
    tests: inEngine('handing'),
  },
  {
    name: 'an application continues as soon as the first of its parallel branches ends',
    file: `${engine}move.ts`,
    from: 'if (fork.open.length) return false;',
    to: '',
    tests: inEngine('branches'),
  },
  {
    name: 'a user takes back a decision on which other users have already acted',
    file: `${engine}taking-back.ts`,
    from: 'one.round === round && !one.touched',
    to: 'one.round === round',
    tests: inEngine('handing'),
  },
  {
    name: 'a timeout that has already been handled takes effect again',
    file: `${engine}waiting.ts`,
    from: "if (isRepeated) return 'stale';",
    to: '',
    tests: inEngine('managing'),
  },
  {
    name: 'if two users stand in for each other, a task of one goes to the other',
    file: `${engine}round.ts`,
    from: 'if (met.includes(next)) return { user };',
    to: '',
    tests: inEngine('candidates'),
  },
  {
    name: 'a user who asked for an opinion can decide before the opinion is given',
    file: `${engine}handing.ts`,
    from: '  pause(draft, task, [delegated.id]);\n',
    to: '',
    tests: inEngine('handing'),
  },
  {
    name: 'an approver no longer waits for an earlier task after that task has been transferred',
    file: `${engine}round.ts`,
    from: '  waitInstead(draft, task.round, task.id, [next.id]);\n',
    to: '',
    tests: inEngine('handing'),
  },
  {
    name: 'a task that one approver has claimed stays with the other approvers',
    file: `${engine}handing.ts`,
    from: "drop(draft, other, 'claimed');",
    to: 'other.claimed = true;',
    tests: inEngine('handing'),
  },
  {
    name: 'a flow administrator moves an application from one parallel branch into another',
    file: `${engine}move.ts`,
    from: ' && !areBeside(placeAt(draft, nearest).scope, target.scope)',
    to: '',
    tests: inEngine('managing'),
  },
  {
    name: 'the engine does not record which approver was picked at random',
    file: `${engine}observed.ts`,
    from: '      picks.push(picked);\n',
    to: '',
    tests: inEngine('step.property'),
  },
  {
    name: 'a form that was changed during a step is not stored with the step',
    file: 'apps/server/src/domains/approval/flow/run/persist.ts',
    from: 'input.form ? { ...observed, form } : observed',
    to: 'observed',
    tests: ['apps/server/src/domains/approval/flow/replay.test.ts'],
  },
  {
    name: 'brackets in an expression may be nested without limit',
    file: `${contract}expression.ts`,
    from: 'this.brackets > maxBrackets',
    to: 'this.brackets > 1e9',
    tests: conditions,
  },
  {
    name: 'a condition reads properties that the form object inherits',
    file: `${contract}condition.ts`,
    from: 'Object.hasOwn(form, field) ? form[field] : undefined',
    to: 'form[field]',
    tests: conditions,
  },
];
