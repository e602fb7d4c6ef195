import type { Candidate, PersonNode } from '@park/contract/approval/flow/definition';
import { describe, expect, test } from 'vitest';
import { type Context, keyOf, step } from './index.ts';
import { approve, condition, flowOf, handle, over, people } from './test/drawing.ts';
import { Instance, stepIn, world } from './test/instance.ts';

const role: Candidate = { kind: 'companyRole', roleIds: ['AllCompanyStaff'] };

describe('the candidates a step asks', () => {
  const cases: [string, Candidate, string[]][] = [
    ['named people, except those who have left', { kind: 'users', userIds: ['a', 'gone', 'b'] }, ['a', 'b']],
    ['the holders of a company role', role, ['s', 't']],
    ['the holders of a park role', { kind: 'parkRole', roleIds: ['AllCompanyStaff'] }, ['s', 't']],
    ['the head of the applicant’s department', { kind: 'head', up: 0 }, ['head']],
    ['the head one level up', { kind: 'head', up: 1 }, ['chief']],
    ['the heads one after the other', { kind: 'heads', up: 1 }, ['head', 'chief']],
    ['the applicant', { kind: 'applicant' }, ['me']],
    ['the people the applicant chose', { kind: 'applicantChoice', many: true }, ['p', 'q']],
    ['the single person the applicant chose', { kind: 'applicantChoice', many: false }, ['p']],
    ['the person in a form field', { kind: 'field', field: 'who' }, ['w']],
    ['the administrator of the company', { kind: 'manager' }, ['manager']],
    ['the managers of the flow, since grids do not exist yet', { kind: 'grid' }, ['admin']],
    ['the managers of the flow if the department is empty', { kind: 'department', departmentIds: ['x'] }, ['admin']],
  ];
  test.each(cases)('a step asks %s', (_, candidate, users) => {
    const it = new Instance(
      flowOf([approve('n', { candidates: [candidate] })]),
      { gone: ['gone'], roles: { AllCompanyStaff: ['s', 't'] }, heads: ['head', 'chief'], form: { who: 'w' } },
      { n: ['p', 'q'] },
    );
    expect(it.open).toEqual(users.map((user) => `${user}@n`).sort());
  });

  test('a step assigned to the previous handler asks the person who decided the previous step', () => {
    const it = new Instance(
      flowOf([approve('n', { candidates: people('a', 'b'), mode: 'any' }), handle('then', { candidates: [{ kind: 'handler' }] })]),
    );
    expect(it.agree('b').open).toEqual(['b@then']);
  });

  test('a person whom several candidate rules name is asked once', () => {
    const it = new Instance(flowOf([approve('n', { candidates: [...people('a', 'b'), ...people('b', 'c')] })]));
    expect(it.open).toEqual(['a@n', 'b@n', 'c@n']);
  });

  test('a step whose approver the previous approver chooses asks the chosen person; an approval without this choice is refused', () => {
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

  test('starting an instance is refused with the name of the step whose approvers the applicant must choose', () => {
    const flow = flowOf([approve('n', { candidates: [{ kind: 'applicantChoice', many: false }] })]);
    expect(stepIn(world(), flow, null, { type: 'start', by: 'me' })).toEqual({ refusal: 'choiceMissing', node: 'n' });
  });

  test('the engine reports the data it lacks and continues when it is called again with that data', () => {
    const flow = flowOf([approve('n', { candidates: [role] })]);
    const answers = new Map<string, string[]>();
    const context: Context = { now: 0, form: {}, answers, admins: [], pick: () => 0, delegateOf: () => undefined };
    expect(step(flow, null, { type: 'start', by: 'me' }, context)).toEqual({ needs: [role] });
    answers.set(keyOf(role), ['s']);
    expect(step(flow, null, { type: 'start', by: 'me' }, context)).toMatchObject({ state: { status: 'running' } });
  });

  test('random mode picks one of the candidates even if the caller passes an invalid random number', () => {
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

describe('a step without candidates', () => {
  const nobody = (then: PersonNode['nobody'], of = {}) =>
    new Instance(flowOf([approve('n', { candidates: [role], nobody: then }), approve('then')]), of);
  test('a step without candidates is skipped with action "pass", and the history gives the reason', () => {
    const it = nobody({ action: 'pass' });
    expect(it.open).toEqual(['then@then']);
    expect(it.history).toContainEqual(expect.objectContaining({ action: 'pass', node: 'n', why: 'nobody' }));
  });
  test('a step without candidates and with action "refuse" refuses the instance, even if refusals at the step return it', () => {
    expect(nobody({ action: 'refuse' }).state.status).toBe('refused');
    const flow = flowOf([approve('before'), approve('n', { candidates: [role], nobody: { action: 'refuse' }, refused: 'previous' })]);
    const it = new Instance(flow).agree('before');
    expect(it.state.status).toBe('refused');
    // A manager reopens the instance at this node, and the instance ends a second time. Each end has a round number of its own.
    it.send({ type: 'wake', by: 'admin', to: 'n' });
    expect(new Set(it.effectsOf('finished').map(({ round }) => round)).size).toBe(2);
  });
  test('a step without candidates asks the person named in its settings, or the managers of the flow if that person has left', () => {
    expect(nobody({ action: 'users', userIds: ['x'] }).open).toEqual(['x@n']);
    expect(nobody({ action: 'users', userIds: ['x'] }, { gone: ['x'] }).open).toEqual(['admin@n']);
  });
  test('a step without candidates asks the managers of the flow; if there are none, the event is refused and changes nothing', () => {
    expect(nobody({ action: 'admin' }).open).toEqual(['admin@n']);
    expect(() => nobody({ action: 'admin' }, { admins: [] })).toThrow('nobody');
  });
});

describe('an applicant who is one of their own approvers', () => {
  const self = (how: 'self' | 'skip' | 'head', users: string[], heads = ['head']) =>
    new Instance(flowOf([approve('n', { candidates: people(...users), self: how }), approve('then')]), { heads }).open;
  test('with the setting "self" the applicant decides on their own application', () => expect(self('self', ['me'])).toEqual(['me@n']));
  test('with the setting "skip" the applicant is not asked, and the step is skipped if it asks nobody else', () => {
    expect(self('skip', ['me', 'a'])).toEqual(['a@n']);
    expect(self('skip', ['me'])).toEqual(['then@then']);
  });
  test('with "head", the head of the applicant’s department decides, or the flow managers if the applicant is the head', () => {
    expect(self('head', ['me', 'a'])).toEqual(['a@n', 'head@n']);
    expect(self('head', ['me'], ['me'])).toEqual(['admin@n']);
  });
});

describe('the setting for an approver who appears twice', () => {
  const flow = (sameApprover: 'never' | 'whole' | 'adjacent', mode: PersonNode['mode'] = 'all') =>
    flowOf(
      [
        approve('x', { candidates: people('a') }),
        approve('y', { candidates: people('b') }),
        approve('z', { candidates: people('a', 'c'), mode }),
      ],
      { sameApprover },
    );
  test('with "never", an approver who appears twice is asked twice', () => {
    expect(new Instance(flow('never')).agree('a', 'b').open).toEqual(['a@z', 'c@z']);
  });
  test('with "whole", an earlier approval at any step of the flow counts, and only the other approvers are asked', () => {
    expect(new Instance(flow('whole')).agree('a', 'b').open).toEqual(['c@z']);
    expect(new Instance(flow('whole', 'any')).agree('a', 'b').state.status).toBe('agreed');
    expect(new Instance(flow('whole', 'sequential')).agree('a', 'b').open).toEqual(['c@z']);
  });
  test('with "whole", the automatic approval does not appear in the approver’s done list', () => {
    const it = new Instance(flow('whole', 'any')).agree('a', 'b');
    expect(it.done('a')).toEqual(['x:agreed']);
    expect(it.history).toContainEqual(expect.objectContaining({ action: 'pass', node: 'z', why: 'same', users: ['a'] }));
  });
  test('with "adjacent", only an approval of the directly preceding step counts', () => {
    expect(new Instance(flow('adjacent')).agree('a', 'b').open).toEqual(['a@z', 'c@z']);
    const next = flowOf([approve('x', { candidates: people('a') }), approve('y', { candidates: people('a') })], {
      sameApprover: 'adjacent',
    });
    expect(new Instance(next).agree('a').state.status).toBe('agreed');
  });
  test('after a return, the repeated steps also ask people who approved before the return', () => {
    const it = new Instance(flow('whole')).agree('a', 'b');
    it.act('c', { type: 'return', to: { node: 'x' } });
    expect(it.open).toEqual(['a@x']);
    expect(it.agree('a').open).toEqual(['b@y']);
  });
  test('an approval given before a return no longer counts, even if the instance does not pass its step again', () => {
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
  test('a person who completed a handle step has approved nothing and is still asked at a later approval step', () => {
    const flow = flowOf([handle('x', { candidates: people('a') }), approve('y', { candidates: people('a') })], { sameApprover: 'whole' });
    expect(new Instance(flow).agree('a').open).toEqual(['a@y']);
  });
  test('in sequential mode the person after an automatic approval still waits for the people before it', () => {
    const it = new Instance(
      flowOf([approve('x', { candidates: people('b') }), approve('y', { candidates: people('a', 'b', 'c'), mode: 'sequential' })], {
        sameApprover: 'whole',
      }),
    );
    expect(it.agree('b').open).toEqual(['a@y']);
    expect(it.agree('a').open).toEqual(['c@y']);
  });
});

describe('people out of the office', () => {
  const opened = (standIns: Record<string, string>, ...users: string[]) =>
    new Instance(flowOf([approve('n', { candidates: people(...users) })]), { standIns });
  test('the last person in a chain of stand-ins is asked, and the task shows both the original person and the stand-in', () => {
    const it = opened({ a: 'b', b: 'c' }, 'a');
    expect(it.state.tasks).toMatchObject([{ user: 'c', standsFor: 'a' }]);
  });
  test('stand-ins that point to each other in a circle are ignored', () => expect(opened({ a: 'b', b: 'a' }, 'a').open).toEqual(['a@n']));
  test('the applicant never decides as a stand-in for an approver', () => expect(opened({ a: 'me' }, 'a').open).toEqual(['a@n']));
  test('a person who stands in for two approvers is asked only once', () =>
    expect(opened({ a: 'c', b: 'c' }, 'a', 'b', 'c').open).toEqual(['c@n']));
  test('a task transferred to an absent person goes to that person’s stand-in', () => {
    const it = opened({ x: 'y' }, 'a');
    it.act('a', { type: 'transfer', to: 'x' });
    expect(it.state.tasks).toMatchObject([{ user: 'y', standsFor: 'x', from: 'a' }]);
  });
});
