import type { Candidate, PersonNode } from '@park/contract/approval/flow/definition';
import { describe, expect, test } from 'vitest';
import { type Context, keyOf, step } from './index.ts';
import { approve, condition, flowOf, handle, over, people } from './test/drawing.ts';
import { Instance, stepIn, world } from './test/instance.ts';

const role: Candidate = { kind: 'companyRole', roleIds: ['AllCompanyStaff'] };

describe('who is asked', () => {
  const cases: [string, Candidate, string[]][] = [
    ['named people, without who has left', { kind: 'users', userIds: ['a', 'gone', 'b'] }, ['a', 'b']],
    ['whoever holds a company role', role, ['s', 't']],
    ['whoever holds a park role', { kind: 'parkRole', roleIds: ['AllCompanyStaff'] }, ['s', 't']],
    ['the head of the applicant’s department', { kind: 'head', up: 0 }, ['head']],
    ['the head one level up', { kind: 'head', up: 1 }, ['chief']],
    ['the heads one after the other', { kind: 'heads', up: 1 }, ['head', 'chief']],
    ['the applicant', { kind: 'applicant' }, ['me']],
    ['whom the applicant chose', { kind: 'applicantChoice', many: true }, ['p', 'q']],
    ['the one whom the applicant chose', { kind: 'applicantChoice', many: false }, ['p']],
    ['a field of the form', { kind: 'field', field: 'who' }, ['w']],
    ['the administrator of the company', { kind: 'manager' }, ['manager']],
    ['nobody yet, where grids have no answer: the managers of the flow', { kind: 'grid' }, ['admin']],
    ['nobody, where a department has nobody: the managers of the flow', { kind: 'department', departmentIds: ['x'] }, ['admin']],
  ];
  test.each(cases)('%s', (_, candidate, users) => {
    const it = new Instance(
      flowOf([approve('n', { candidates: [candidate] })]),
      { gone: ['gone'], roles: { AllCompanyStaff: ['s', 't'] }, heads: ['head', 'chief'], form: { who: 'w' } },
      { n: ['p', 'q'] },
    );
    expect(it.open).toEqual(users.map((user) => `${user}@n`).sort());
  });

  test('whoever decided the step before', () => {
    const it = new Instance(
      flowOf([approve('n', { candidates: people('a', 'b'), mode: 'any' }), handle('then', { candidates: [{ kind: 'handler' }] })]),
    );
    expect(it.agree('b').open).toEqual(['b@then']);
  });

  test('people of several rules are asked once each', () => {
    const it = new Instance(flowOf([approve('n', { candidates: [...people('a', 'b'), ...people('b', 'c')] })]));
    expect(it.open).toEqual(['a@n', 'b@n', 'c@n']);
  });

  test('whom the one before chose; without a choice his yes is not taken', () => {
    const flow = flowOf([approve('n'), approve('next', { candidates: [{ kind: 'previousChoice', many: false }] })]);
    const it = new Instance(flow);
    expect(stepIn(it.of, flow, it.state, { type: 'agree', by: 'n', task: it.task('n') })).toEqual({
      refusal: 'choiceMissing',
      node: 'next',
    });
    it.act('n', { type: 'agree', choices: { next: ['x'], n: ['evil'], nowhere: ['y'] } });
    expect(it.open).toEqual(['x@next']);
    expect(it.state.choices).toEqual({ next: ['x'] });
  });

  test('the applicant is told what he has to choose before it starts', () => {
    const flow = flowOf([approve('n', { candidates: [{ kind: 'applicantChoice', many: false }] })]);
    expect(stepIn(world(), flow, null, { type: 'start', by: 'me' })).toEqual({ refusal: 'choiceMissing', node: 'n' });
  });

  test('the engine says what it wants to know, and goes on with the answer', () => {
    const flow = flowOf([approve('n', { candidates: [role] })]);
    const answers = new Map<string, string[]>();
    const context: Context = { now: 0, form: {}, answers, admins: [], pick: () => 0, delegateOf: () => undefined };
    expect(step(flow, null, { type: 'start', by: 'me' }, context)).toEqual({ needs: [role] });
    answers.set(keyOf(role), ['s']);
    expect(step(flow, null, { type: 'start', by: 'me' }, context)).toMatchObject({ state: { status: 'running' } });
  });

  test('by lot: a wrong number of the caller still chooses somebody', () => {
    const flow = flowOf([approve('n', { candidates: people('a', 'b'), mode: 'random' })]);
    for (const pick of [0, 1, 7, -3, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      const context: Context = {
        now: 0,
        form: {},
        answers: new Map([[keyOf({ kind: 'users', userIds: ['a', 'b'] }), ['a', 'b']]]),
        admins: [],
        pick: () => pick,
        delegateOf: () => undefined,
      };
      const result = step(flow, null, { type: 'start', by: 'me' }, context);
      expect('state' in result && result.state.tasks).toHaveLength(1);
    }
  });
});

describe('nobody is found', () => {
  const nobody = (then: PersonNode['nobody'], of = {}) =>
    new Instance(flowOf([approve('n', { candidates: [role], nobody: then }), approve('then')]), of);
  test('it is passed, and the history says why', () => {
    const it = nobody({ action: 'pass' });
    expect(it.open).toEqual(['then@then']);
    expect(it.history).toContainEqual(expect.objectContaining({ action: 'pass', node: 'n', why: 'nobody' }));
  });
  test('it is refused, even where a refusal goes back, since it would come here again', () => {
    expect(nobody({ action: 'refuse' }).state.status).toBe('refused');
    const flow = flowOf([approve('before'), approve('n', { candidates: [role], nobody: { action: 'refuse' }, refused: 'previous' })]);
    const it = new Instance(flow).agree('before');
    expect(it.state.status).toBe('refused');
    // woken there it ends again, and that is another end
    it.send({ type: 'wake', by: 'admin', to: 'n' });
    expect(new Set(it.effectsOf('finished').map(({ round }) => round)).size).toBe(2);
  });
  test('a named person has it, and the managers where he has left', () => {
    expect(nobody({ action: 'users', userIds: ['x'] }).open).toEqual(['x@n']);
    expect(nobody({ action: 'users', userIds: ['x'] }, { gone: ['x'] }).open).toEqual(['admin@n']);
  });
  test('the managers have it; where there is none, nothing happens at all', () => {
    expect(nobody({ action: 'admin' }).open).toEqual(['admin@n']);
    expect(() => nobody({ action: 'admin' }, { admins: [] })).toThrow('nobody');
  });
});

describe('the approver is the applicant', () => {
  const self = (how: 'self' | 'skip' | 'head', users: string[], heads = ['head']) =>
    new Instance(flowOf([approve('n', { candidates: people(...users), self: how }), approve('then')]), { heads }).open;
  test('he decides himself', () => expect(self('self', ['me'])).toEqual(['me@n']));
  test('he is left out; alone, the node is passed', () => {
    expect(self('skip', ['me', 'a'])).toEqual(['a@n']);
    expect(self('skip', ['me'])).toEqual(['then@then']);
  });
  test('the head of his department decides; where that is himself, the managers do', () => {
    expect(self('head', ['me', 'a'])).toEqual(['a@n', 'head@n']);
    expect(self('head', ['me'], ['me'])).toEqual(['admin@n']);
  });
});

describe('the same approver twice', () => {
  const flow = (sameApprover: 'never' | 'whole' | 'adjacent', mode: PersonNode['mode'] = 'all') =>
    flowOf(
      [
        approve('x', { candidates: people('a') }),
        approve('y', { candidates: people('b') }),
        approve('z', { candidates: people('a', 'c'), mode }),
      ],
      { sameApprover },
    );
  test('never: he is asked again', () => {
    expect(new Instance(flow('never')).agree('a', 'b').open).toEqual(['a@z', 'c@z']);
  });
  test('whole flow: his yes counts, the others are asked', () => {
    expect(new Instance(flow('whole')).agree('a', 'b').open).toEqual(['c@z']);
    expect(new Instance(flow('whole', 'any')).agree('a', 'b').state.status).toBe('agreed');
    expect(new Instance(flow('whole', 'sequential')).agree('a', 'b').open).toEqual(['c@z']);
  });
  test('whole flow: nothing that was automatic is in his done list', () => {
    const it = new Instance(flow('whole', 'any')).agree('a', 'b');
    expect(it.done('a')).toEqual(['x:agreed']);
    expect(it.history).toContainEqual(expect.objectContaining({ action: 'pass', node: 'z', why: 'same', users: ['a'] }));
  });
  test('adjacent: only from one step to the next', () => {
    expect(new Instance(flow('adjacent')).agree('a', 'b').open).toEqual(['a@z', 'c@z']);
    const next = flowOf([approve('x', { candidates: people('a') }), approve('y', { candidates: people('a') })], {
      sameApprover: 'adjacent',
    });
    expect(new Instance(next).agree('a').state.status).toBe('agreed');
  });
  test('what was returned is asked again, whoever had agreed', () => {
    const it = new Instance(flow('whole')).agree('a', 'b');
    it.act('c', { type: 'return', to: { node: 'x' } });
    expect(it.open).toEqual(['a@x']);
    expect(it.agree('a').open).toEqual(['b@y']);
  });
  test('a yes from before a return no longer counts, though its node is not come by again', () => {
    const flow = flowOf(
      [
        approve('x', { candidates: people('a') }),
        condition('k', [over(50), [approve('y', { candidates: people('b') })]], [null, []]),
        approve('z', { candidates: people('b') }),
        approve('last'),
      ],
      { sameApprover: 'whole' },
    );
    const it = new Instance(flow, { form: { amount: 60 } }).agree('a', 'b');
    expect(it.open).toEqual(['last@last']);
    it.act('last', { type: 'return', to: { node: 'x' } });
    it.of.form = { amount: 5 };
    expect(it.agree('a').open).toEqual(['b@z']);
  });
  test('having handled something is no yes to it', () => {
    const flow = flowOf([handle('x', { candidates: people('a') }), approve('y', { candidates: people('a') })], { sameApprover: 'whole' });
    expect(new Instance(flow).agree('a').open).toEqual(['a@y']);
  });
  test('sequential: who comes after somebody passed over still waits for the one before', () => {
    const it = new Instance(
      flowOf([approve('x', { candidates: people('b') }), approve('y', { candidates: people('a', 'b', 'c'), mode: 'sequential' })], {
        sameApprover: 'whole',
      }),
    );
    expect(it.agree('b').open).toEqual(['a@y']);
    expect(it.agree('a').open).toEqual(['c@y']);
  });
});

describe('out of the office', () => {
  const opened = (standIns: Record<string, string>, ...users: string[]) =>
    new Instance(flowOf([approve('n', { candidates: people(...users) })]), { standIns });
  test('whoever stands in is asked, under both names, a few steps on', () => {
    const it = opened({ a: 'b', b: 'c' }, 'a');
    expect(it.state.tasks).toMatchObject([{ user: 'c', standsFor: 'a' }]);
  });
  test('in a circle nobody stands in', () => expect(opened({ a: 'b', b: 'a' }, 'a').open).toEqual(['a@n']));
  test('never the applicant', () => expect(opened({ a: 'me' }, 'a').open).toEqual(['a@n']));
  test('one who stands in for two is asked once', () => expect(opened({ a: 'c', b: 'c' }, 'a', 'b', 'c').open).toEqual(['c@n']));
  test('also for what is transferred to somebody away', () => {
    const it = opened({ x: 'y' }, 'a');
    it.act('a', { type: 'transfer', to: 'x' });
    expect(it.state.tasks).toMatchObject([{ user: 'y', standsFor: 'x', from: 'a' }]);
  });
});
