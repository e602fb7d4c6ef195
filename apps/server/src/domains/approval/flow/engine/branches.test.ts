import { describe, expect, test } from 'vitest';
import { approve, condition, copyTo, delay, flowOf, inclusive, over, parallel, trigger } from './test/drawing.ts';
import { Instance } from './test/instance.ts';

describe('branches', () => {
  test('a condition step takes the first branch whose condition holds, or the last branch if no condition holds', () => {
    const flow = flowOf([condition('k', [over(50), [approve('big')]], [over(10), [approve('middle')]], [null, [approve('small')]])]);
    const openTasks = (amount: number) => new Instance(flow, { form: { amount } }).open;
    expect([openTasks(60), openTasks(20), openTasks(5)]).toEqual([['big@big'], ['middle@middle'], ['small@small']]);
  });
  test('a condition step evaluates its conditions again on the changed form after the applicant resubmits', () => {
    const it = new Instance(flowOf([condition('k', [over(50), [approve('big')]], [null, []]), approve('last')]), { form: { amount: 60 } });
    it.act('big', { type: 'return', to: 'applicant' });
    it.of.form = { amount: 5 };
    expect(it.send({ type: 'resubmit', by: 'me' }).open).toEqual(['last@last']);
  });
  test('an inclusive step runs every branch whose condition holds, or else the last branch, and ends after all of them', () => {
    const flow = flowOf([
      inclusive('i', [over(50), [approve('big')]], [over(10), [approve('middle')]], [null, [approve('small')]]),
      approve('last'),
    ]);
    const it = new Instance(flow, { form: { amount: 60 } });
    expect(it.open).toEqual(['big@big', 'middle@middle']);
    expect(it.agree('big').open).toEqual(['middle@middle']);
    expect(it.agree('middle').open).toEqual(['last@last']);
    expect(new Instance(flow, { form: { amount: 1 } }).open).toEqual(['small@small']);
  });
  test('a parallel step continues when its last branch is complete; a branch without steps is complete at once', () => {
    const flow = flowOf([
      parallel('p', [approve('x')], [], [copyTo('c', 'z')], [parallel('q', [approve('y')], [delay('d')])]),
      approve('last'),
    ]);
    const it = new Instance(flow);
    expect(it.at).toEqual(['d', 'x', 'y']);
    it.agree('x', 'y').send({ type: 'timerDone', round: it.round('d') });
    expect(it.open).toEqual(['last@last']);
    expect(it.state.forks).toEqual([]);
  });
  test('a return into a completed branch reopens only that branch', () => {
    const it = new Instance(flowOf([parallel('p', [approve('x')], [approve('y')]), approve('last')])).agree('x', 'y');
    it.act('last', { type: 'return', to: { node: 'x' } });
    expect(it.open).toEqual(['x@x']);
    expect(it.agree('x').open).toEqual(['last@last']);
  });
  test('a return from an inner branch to the branch around it closes only the inner fork', () => {
    const it = new Instance(flowOf([parallel('p', [approve('w'), parallel('q', [approve('x')], [approve('y')])], [approve('z')])])).agree(
      'w',
    );
    it.act('x', { type: 'return', to: 'previous' });
    expect(it.open).toEqual(['w@w', 'z@z']);
    expect(it.agree('w').open).toEqual(['x@x', 'y@y', 'z@z']);
  });
  test('after two returns in a row with straight return, the instance goes first to the second returner, then to the first', () => {
    const it = new Instance(flowOf([approve('x'), approve('y'), approve('z')], { returned: 'straight' })).agree('x', 'y');
    it.act('z', { type: 'return', to: { node: 'y' } }).act('y', { type: 'return', to: { node: 'x' } });
    expect(it.open).toEqual(['x@x']);
    expect(it.agree('x').open).toEqual(['y@y']);
    expect(it.agree('y').open).toEqual(['z@z']);
    expect(it.agree('z').state.status).toBe('agreed');
  });
  test('with straight return, the instance goes back to the person who returned it, not to the person first assigned the task', () => {
    const it = new Instance(flowOf([approve('x'), approve('y')], { returned: 'straight' })).agree('x');
    it.act('y', { type: 'transfer', to: 't' }).act('t', { type: 'return', to: 'applicant' });
    expect(it.send({ type: 'resubmit', by: 'me' }).open).toEqual(['t@y']);
  });
  test('a manager cannot move an instance from one branch into a parallel branch', () => {
    const it = new Instance(flowOf([parallel('p', [approve('x')], [approve('y'), approve('y2')])])).agree('y', 'y2');
    expect(it.try({ type: 'jump', by: 'admin', to: 'y' })).toBe('badTarget');
  });
});

describe('taking back an approval', () => {
  const flow = flowOf([parallel('p', [approve('x')], [approve('y')]), approve('last')]);
  const take = (it: Instance, by: string) => {
    const task = it.task(by);
    it.agree(by);
    return () => it.try({ type: 'takeBack', by, task });
  };
  test('an approval can be taken back in a branch that is complete and waits for the other branch', () => {
    const it = new Instance(flow);
    const back = take(it, 'x');
    expect(back()).toBeUndefined();
    expect(it.open).toEqual(['x@x', 'y@y']);
  });
  test('the approver who completed a join can take the approval back until somebody acts on a step after the join', () => {
    const it = new Instance(flow);
    const first = take(it, 'x');
    const second = take(it, 'y');
    expect(it.open).toEqual(['last@last']);
    expect(first()).toBe('tooLate');
    expect(second()).toBeUndefined();
    expect(it.open).toEqual(['y@y']);
    expect(it.agree('y').open).toEqual(['last@last']);
  });
  test('an approval cannot be taken back after a trigger has called another system', () => {
    const it = new Instance(flowOf([approve('x'), trigger('t', { wait: false }), approve('y')]));
    expect(take(it, 'x')()).toBe('tooLate');
  });
  test('an approval cannot be taken back after its fork was closed and opened again', () => {
    const it = new Instance(flowOf([approve('before'), parallel('p', [approve('x')], [approve('y')]), approve('last')])).agree('before');
    const back = take(it, 'x');
    it.act('y', { type: 'return', to: { node: 'before' } }).agree('before');
    expect(back()).toBe('tooLate');
  });
  test('an approval can be taken back during the delay that follows it, and the timer of the delay is then cancelled', () => {
    const it = new Instance(flowOf([approve('x'), delay('d'), approve('y')]));
    expect(take(it, 'x')()).toBeUndefined();
    expect(it.open).toEqual(['x@x']);
    expect(it.effectsOf('timerCleared')).toHaveLength(1);
  });
});
