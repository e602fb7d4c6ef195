import { describe, expect, test } from 'vitest';
import { approve, copyTo, delay, flowOf, handle, over, parallel, people, sub, trigger } from './test/drawing.ts';
import { Instance } from './test/instance.ts';

describe('steps that wait for a timer or another system', () => {
  test('a delay step ends only when its timer fires', () => {
    const it = new Instance(flowOf([delay('d'), approve('n')]));
    const round = it.round('d');
    expect(it.effectsOf('timerSet')).toEqual([{ type: 'timerSet', round, node: 'd', purpose: 'delay', minutes: 60, working: true }]);
    expect(it.try({ type: 'timeout', round })).toBe('stale');
    expect(it.try({ type: 'triggerDone', round })).toBe('stale');
    expect(it.send({ type: 'timerDone', round }).open).toEqual(['n@n']);
    expect(it.try({ type: 'timerDone', round })).toBe('stale');
  });
  test('a trigger step waits for the response only if its setting says so', () => {
    const it = new Instance(flowOf([trigger('t'), trigger('u', { wait: false }), approve('n')]));
    expect(it.at).toEqual(['t']);
    it.send({ type: 'triggerDone', round: it.round('t') });
    expect(it.open).toEqual(['n@n']);
    expect(it.effectsOf('trigger').map(({ node, wait }) => [node, wait])).toEqual([
      ['t', true],
      ['u', false],
    ]);
  });
  test('a failed trigger step stays an incident until a manager retries or skips it, unless the step ignores failures', () => {
    const it = new Instance(flowOf([trigger('t'), approve('n')]));
    const round = it.round('t');
    expect(it.try({ type: 'retry', by: 'admin', round })).toBe('stale');
    it.send({ type: 'triggerFailed', round });
    expect(it.effectsOf('incident')).toHaveLength(1);
    expect(it.try({ type: 'triggerFailed', round })).toBe('stale');
    expect(it.try({ type: 'retry', by: 'me', round })).toBe('notAdmin');
    it.send({ type: 'retry', by: 'admin', round }).send({ type: 'triggerFailed', round }).send({ type: 'skip', by: 'admin', round });
    expect(it.open).toEqual(['n@n']);
    expect(it.effectsOf('trigger')).toHaveLength(2);
    const passed = new Instance(flowOf([trigger('t', { failed: 'pass' }), approve('n')]));
    expect(passed.send({ type: 'triggerFailed', round: passed.round('t') }).open).toEqual(['n@n']);
  });
  test('an approved sub-process continues its parent process; any other result ends the parent or is ignored, as the step says', () => {
    const done = (result: 'agreed' | 'refused', refused: 'refuse' | 'pass' = 'refuse') => {
      const it = new Instance(flowOf([sub('s', { refused }), approve('n')]));
      return it.send({ type: 'subDone', round: it.round('s'), result });
    };
    expect(done('agreed').open).toEqual(['n@n']);
    expect(done('refused').state.status).toBe('refused');
    expect(done('refused').effectsOf('cancelSub')).toEqual([]);
    expect(done('refused', 'pass').open).toEqual(['n@n']);
  });
  test('a sub-process is cancelled when the branch that started it is closed', () => {
    const it = new Instance(flowOf([parallel('p', [sub('s')], [approve('n')])]));
    const round = it.round('s');
    it.act('n', { type: 'refuse' });
    expect(it.effectsOf('cancelSub')).toEqual([{ type: 'cancelSub', round }]);
  });
});

test('a task, timer or call that is created and closed by the same event sends no message and sets no timer', () => {
  const timeout = { action: 'remind', minutes: 60, times: 1 } as const;
  const ends = approve('ends', { candidates: [{ kind: 'grid' }], nobody: { action: 'refuse' } });
  const it = new Instance(flowOf([parallel('p', [approve('n', { timeout })], [sub('s')], [trigger('t')], [delay('d')], [ends])]));
  expect(it.state.status).toBe('refused');
  expect(it.effects.map(({ type }) => type)).toEqual(['history', 'history', 'finished']);
});

describe('steps without an approval decision', () => {
  test('a step is skipped if its skip condition holds', () => {
    const flow = flowOf([approve('n', { skip: over(50) }), approve('then')]);
    expect(new Instance(flow, { form: { amount: 60 } }).open).toEqual(['then@then']);
    expect(new Instance(flow, { form: { amount: 40 } }).open).toEqual(['n@n']);
  });
  test('people named by a copy step get their copy when the instance passes the step', () => {
    const it = new Instance(flowOf([approve('n', { cc: people('z') }), copyTo('c', 'x', 'y')]));
    expect(it.effectsOf('cc')).toEqual([]);
    it.agree('n');
    expect(it.effectsOf('cc')).toEqual([
      { type: 'cc', node: 'n', users: ['z'] },
      { type: 'cc', node: 'c', users: ['x', 'y'] },
    ]);
  });
  test('a task of a handle step cannot be refused but can be returned', () => {
    const it = new Instance(flowOf([handle('n')]));
    expect(it.attempt('n', { type: 'refuse' })).toBe('noRefuse');
    expect(it.act('n', { type: 'return', to: 'applicant' }).state.status).toBe('returned');
  });
  test('an instance whose flow asks nobody is approved as soon as it starts', () => {
    expect(new Instance(flowOf([copyTo('c', 'x')])).state.status).toBe('agreed');
  });
});

describe('the applicant after an instance is returned', () => {
  test('a returned instance becomes a task of the applicant, who can only resubmit or withdraw it', () => {
    const it = new Instance(flowOf([approve('n')], { withdraw: 'never' }));
    it.act('n', { type: 'return', to: 'applicant' });
    expect(it.attempt('me', { type: 'agree' })).toBe('taskGone');
    expect(it.try({ type: 'resubmit', by: 'n' })).toBe('notApplicant');
    expect(it.send({ type: 'withdraw', by: 'me' }).state.status).toBe('withdrawn');
  });
  test('an applicant cannot resubmit an instance that was not returned to them', () => {
    expect(new Instance(flowOf([approve('n')])).try({ type: 'resubmit', by: 'me' })).toBe('notReturned');
  });
  test('a manager hands the returned instance of an applicant who left to a successor, who resubmits it', () => {
    const it = new Instance(flowOf([approve('n')]));
    it.act('n', { type: 'return', to: 'applicant' });
    it.send({ type: 'changeHandler', by: 'admin', task: it.task('me'), to: 'heir' });
    expect(it.send({ type: 'resubmit', by: 'heir' }).open).toEqual(['n@n']);
  });
});

test('on timeout the current person keeps the task and is reminded if the transfer target has already decided as an added approver', () => {
  const timeout = { action: 'transfer', minutes: 60, userId: 'd' } as const;
  for (const mode of ['any', 'all', 'sequential'] as const) {
    const it = new Instance(flowOf([approve('n', { mode, timeout }), approve('after')]));
    it.act('n', { type: 'addSign', users: ['d'], how: 'with' }).act('d', { type: 'agree' });
    it.send({ type: 'timeout', round: it.round('n') });
    expect([mode, it.open, it.effectsOf('reminded').map(({ users }) => users)]).toEqual([mode, ['n@n'], [['n']]]);
    expect(it.act('n', { type: 'agree' }).open).toEqual(['after@after']);
  }
});
