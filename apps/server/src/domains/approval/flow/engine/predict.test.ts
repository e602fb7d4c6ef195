import type { Definition } from '@park/contract/approval/flow/definition';
import { describe, expect, test } from 'vitest';
import { jumpTargets, predict, returnTargets, takeBackTargets, type UpcomingNode } from './index.ts';
import { approve, condition, copyTo, delay, flowOf, over, parallel, people, trigger } from './test/drawing.ts';
import { answered, Instance, world } from './test/instance.ts';

const before = (flow: Definition, form: Record<string, unknown> = {}, more: Parameters<typeof world>[0] = {}) =>
  answered(world({ form, ...more }), (context) => predict(flow, { applicant: 'me' }, context)).coming;
const left = ({ of, definition, state }: Instance) => answered(of, (context) => predict(definition, state, context)).coming;
const linesOf = (coming: UpcomingNode[]) =>
  coming.map(({ node, users, note }) => `${node}:${note ?? users.map(({ user }) => user).join('+')}`);

describe('the prediction before the start', () => {
  const flow = flowOf([
    approve('boss', { candidates: [{ kind: 'head', up: 0 }] }),
    condition('k', [over(50), [approve('big', { candidates: people('x', 'y'), mode: 'any' })]], [null, [copyTo('c', 'z')]]),
    parallel('p', [approve('l')], [delay('d'), trigger('t')]),
  ]);
  test('the prediction lists the steps that the form leads to and the people whom each step asks', () => {
    expect(linesOf(before(flow, { amount: 60 }))).toEqual(['boss:head', 'big:x+y', 'l:l', 'd:', 't:', 'end:']);
    expect(linesOf(before(flow, { amount: 5 }))).toEqual(['boss:head', 'c:z', 'l:l', 'd:', 't:', 'end:']);
  });
  test('the prediction shows which branches run in parallel', () => {
    const coming = before(flow);
    expect(coming.find(({ node }) => node === 'l')?.scope).toEqual([{ fork: 'p', branch: 'p/0' }]);
  });
  test('the prediction marks steps whose people must be chosen, steps that ask nobody, and the step that would end the flow', () => {
    const notes = flowOf([
      approve('chosen', { candidates: [{ kind: 'applicantChoice', many: false }] }),
      approve('skipped', { skip: over(0) }),
      approve('own', { candidates: people('me'), self: 'skip' }),
      approve('empty', { candidates: [{ kind: 'grid' }], nobody: { action: 'pass' } }),
      approve('ends', { candidates: [{ kind: 'grid' }], nobody: { action: 'refuse' } }),
      approve('never'),
    ]);
    expect(linesOf(before(notes, { amount: 1 }))).toEqual([
      'chosen:applicantChoice',
      'skipped:skip',
      'own:self',
      'empty:nobody',
      'ends:refuse',
    ]);
  });
  test('the prediction names stand-ins, and marks people who are not asked a second time', () => {
    const twice = flowOf([approve('x', { candidates: people('a') }), approve('y', { candidates: people('a', 'b') })], {
      sameApprover: 'whole',
    });
    expect(before(twice, {}, { standIns: { b: 'c' } })[1]?.users).toEqual([
      { user: 'a', auto: true },
      { user: 'c', standsFor: 'b' },
    ]);
  });
  test('the prediction lists all candidates of a step that picks one of them at random', () => {
    expect(linesOf(before(flowOf([approve('n', { candidates: people('a', 'b'), mode: 'random' })])))).toEqual(['n:a+b', 'end:']);
  });
});

describe('the prediction for a running instance', () => {
  const flow = (returned: 'steps' | 'straight' = 'steps') =>
    flowOf([approve('x'), parallel('p', [approve('y'), approve('y2')], [approve('z')]), approve('last')], { returned });
  test('the prediction continues from the current step of each branch and lists the steps after the join only once', () => {
    const it = new Instance(flow()).agree('x');
    expect(linesOf(left(it))).toEqual(['y2:y2', 'last:last', 'end:']);
    it.agree('z', 'y');
    expect(linesOf(left(it))).toEqual(['last:last', 'end:']);
  });
  test('after a return, the prediction repeats every step, or goes straight back to the returner if the step says so', () => {
    for (const [returned, coming] of [
      ['steps', ['x:x', 'y:y', 'y2:y2', 'z:z', 'last:last', 'end:']],
      ['straight', ['y:y', 'y2:y2', 'z:z', 'last:last', 'end:']],
    ] as const) {
      const it = new Instance(flow(returned)).agree('x');
      it.act('y', { type: 'return', to: 'applicant' });
      expect(linesOf(left(it))).toEqual(coming);
    }
  });
  test('the prediction for an ended instance is empty', () => {
    const it = new Instance(flow());
    it.send({ type: 'stop', by: 'admin' });
    expect(left(it)).toEqual([]);
  });
});

test('the targets offered for a return, a jump or taking back are the ones the engine accepts', () => {
  const flow = flowOf([approve('x'), parallel('p', [approve('y'), approve('y2')], [approve('z')]), approve('last')]);
  const it = new Instance(flow).agree('x');
  const task = it.task('y');
  it.agree('y');
  expect(takeBackTargets(flow, it.state, 'y')).toEqual([task]);
  expect(takeBackTargets(flow, it.state, 'x')).toEqual([]);
  expect(returnTargets(flow, it.state, it.task('y2'))).toEqual(['start', 'x', 'y']);
  expect(returnTargets(flow, it.state, 999)).toEqual([]);
  expect(jumpTargets(flow, it.state)).toEqual(['x', 'y', 'y2', 'z', 'last']);
});
