import type { Definition } from '@park/contract/approval/flow/definition';
import { describe, expect, test } from 'vitest';
import { type Coming, jumpTargets, predict, returnTargets, takeBackTargets } from './index.ts';
import { approve, condition, delay, flowOf, over, parallel, people, tell, trigger } from './test/drawing.ts';
import { answered, Instance, world } from './test/instance.ts';

const before = (flow: Definition, form: Record<string, unknown> = {}, more: Parameters<typeof world>[0] = {}) =>
  answered(world({ form, ...more }), (context) => predict(flow, { applicant: 'me' }, context)).coming;
const left = ({ of, definition, state }: Instance) => answered(of, (context) => predict(definition, state, context)).coming;
const told = (coming: Coming[]) => coming.map(({ node, users, note }) => `${node}:${note ?? users.map(({ user }) => user).join('+')}`);

describe('before the start the applicant sees', () => {
  const flow = flowOf([
    approve('boss', { candidates: [{ kind: 'head', up: 0 }] }),
    condition('k', [over(50), [approve('big', { candidates: people('x', 'y'), mode: 'any' })]], [null, [tell('c', 'z')]]),
    parallel('p', [approve('l')], [delay('d'), trigger('t')]),
  ]);
  test('the way his form will take, and whom it will ask', () => {
    expect(told(before(flow, { amount: 60 }))).toEqual(['boss:head', 'big:x+y', 'l:l', 'd:', 't:', 'end:']);
    expect(told(before(flow, { amount: 5 }))).toEqual(['boss:head', 'c:z', 'l:l', 'd:', 't:', 'end:']);
  });
  test('which branches run beside each other', () => {
    const coming = before(flow);
    expect(coming.find(({ node }) => node === 'l')?.scope).toEqual([{ fork: 'p', branch: 'p/0' }]);
  });
  test('where he has to choose, where nobody is asked and where it would end', () => {
    const notes = flowOf([
      approve('chosen', { candidates: [{ kind: 'applicantChoice', many: false }] }),
      approve('skipped', { skip: over(0) }),
      approve('own', { candidates: people('me'), self: 'skip' }),
      approve('empty', { candidates: [{ kind: 'grid' }], nobody: { action: 'pass' } }),
      approve('ends', { candidates: [{ kind: 'grid' }], nobody: { action: 'refuse' } }),
      approve('never'),
    ]);
    expect(told(before(notes, { amount: 1 }))).toEqual([
      'chosen:applicantChoice',
      'skipped:skip',
      'own:self',
      'empty:nobody',
      'ends:refuse',
    ]);
  });
  test('who stands in for whom, and who will not be asked twice', () => {
    const twice = flowOf([approve('x', { candidates: people('a') }), approve('y', { candidates: people('a', 'b') })], {
      sameApprover: 'whole',
    });
    expect(before(twice, {}, { standIns: { b: 'c' } })[1]?.users).toEqual([
      { user: 'a', auto: true },
      { user: 'c', standsFor: 'b' },
    ]);
  });
  test('all of whom one is drawn by lot', () => {
    expect(told(before(flowOf([approve('n', { candidates: people('a', 'b'), mode: 'random' })])))).toEqual(['n:a+b', 'end:']);
  });
});

describe('what is still to come of a running one', () => {
  const flow = (returned: 'steps' | 'straight' = 'steps') =>
    flowOf([approve('x'), parallel('p', [approve('y'), approve('y2')], [approve('z')]), approve('last')], { returned });
  test('is what follows where it stands, in each branch, and after them once', () => {
    const it = new Instance(flow()).agree('x');
    expect(told(left(it))).toEqual(['y2:y2', 'last:last', 'end:']);
    it.agree('z', 'y');
    expect(told(left(it))).toEqual(['last:last', 'end:']);
  });
  test('after a return is every step again, or straight back', () => {
    for (const [returned, coming] of [
      ['steps', ['x:x', 'y:y', 'y2:y2', 'z:z', 'last:last', 'end:']],
      ['straight', ['y:y', 'y2:y2', 'z:z', 'last:last', 'end:']],
    ] as const) {
      const it = new Instance(flow(returned)).agree('x');
      it.act('y', { type: 'return', to: 'applicant' });
      expect(told(left(it))).toEqual(coming);
    }
  });
  test('is nothing when it is over', () => {
    const it = new Instance(flow());
    it.send({ type: 'stop', by: 'admin' });
    expect(left(it)).toEqual([]);
  });
});

test('the screens learn where one may return, jump and take back to, and each of these is then taken', () => {
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
