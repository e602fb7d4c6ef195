import { expect } from 'vitest';
import { agreeOn, testEverywhere } from './test/scene.ts';

/**
 * Tests of transferring, delegating, adding approvers and taking back. Each test runs in every approval mode, on the main line and inside a
 * branch.
 */
testEverywhere({
  'transfer: the person who gets the task decides, and the task does not return to the first person': (scene) => {
    const it = scene.arrive();
    it.act(scene.one, { type: 'transfer', to: 'x' });
    const now = scene.asked.map((user) => (user === scene.one ? 'x' : user));
    expect(it.open).toEqual(scene.with(now));
    it.agree(...scene.enough.map((user) => (user === scene.one ? 'x' : user)));
    expect(it.open).toEqual(scene.with([], 'then@then'));
    expect(it.done(scene.one)).toEqual(['here:transferred']);
  },

  'transfer: a transfer to oneself or to a person who already has a task in the round is refused': (scene) => {
    const it = scene.arrive();
    expect(it.attempt(scene.one, { type: 'transfer', to: scene.one })).toBe('oneself');
    if (scene.mode !== 'random') expect(it.attempt(scene.one, { type: 'transfer', to: 'c' })).toBe('alreadyThere');
  },

  'hand-over: every way of handing over is refused to a person who has left': (scene) => {
    const it = scene.arrive({ world: { gone: ['left'] } });
    const task = it.task(scene.one);
    expect(it.attempt(scene.one, { type: 'transfer', to: 'left' })).toBe('notThere');
    expect(it.attempt(scene.one, { type: 'delegate', to: 'left' })).toBe('notThere');
    expect(it.attempt(scene.one, { type: 'addSign', how: 'before', users: ['x', 'left'] })).toBe('notThere');
    expect(it.try({ type: 'changeHandler', by: 'admin', task, to: 'left' })).toBe('notThere');
    expect(it.try({ type: 'cc', by: scene.one, users: ['left'] })).toBe('notThere');
  },

  'delegate: a delegated task returns with an opinion, and the person who delegated it decides': (scene) => {
    const it = scene.arrive();
    it.act(scene.one, { type: 'delegate', to: 'x' });
    expect(it.open).toEqual(scene.with(['x', ...scene.asked.slice(1)]));
    it.act('x', { type: 'refuse' });
    expect(it.open).toEqual(scene.with(scene.asked));
    expect(it.history.at(-1)).toMatchObject({ action: 'advise', by: 'x', why: 'refuse' });
    it.agree(...scene.enough);
    expect(it.open).toEqual(scene.with([], 'then@then'));
    expect(it.done('x')).toEqual(['here:advised']);
  },

  'delegate: a delegate can only give an opinion': (scene) => {
    const it = scene.arrive();
    it.act(scene.one, { type: 'delegate', to: 'x' });
    expect(it.attempt('x', { type: 'transfer', to: 'y' })).toBe('advise');
    expect(it.attempt('x', { type: 'return', to: 'applicant' })).toBe('advise');
    expect(it.attempt('x', { type: 'addSign', how: 'with', users: ['y'] })).toBe('advise');
  },

  'add approvers before: the added approvers decide first, then the person who added them': (scene) => {
    const it = scene.arrive();
    it.act(scene.one, { type: 'addSign', how: 'before', users: ['x', 'y'] });
    expect(it.open).toEqual(scene.with(['x', 'y', ...scene.asked.slice(1)]));
    it.agree('x');
    expect(it.open).not.toContain(`${scene.one}@here`);
    it.agree('y');
    expect(it.open).toEqual(scene.with(scene.asked));
    it.agree(...scene.enough);
    expect(it.open).toEqual(scene.with([], 'then@then'));
  },

  'add approvers after: counts as an approval, and the added approvers must agree before the next step': (scene) => {
    const it = scene.arrive();
    it.act(scene.one, { type: 'addSign', how: 'after', users: ['x'] });
    expect(it.open).toEqual(scene.with(['x', ...(scene.mode === 'sequential' ? [] : scene.asked.slice(1))]));
    const others = scene.enough.slice(1);
    if (scene.mode !== 'sequential') it.agree(...others);
    expect(it.at).toContain('here');
    it.agree('x');
    if (scene.mode === 'sequential') it.agree(...others);
    expect(it.open).toEqual(scene.with([], 'then@then'));
    expect(it.done(scene.one)).toEqual(['here:agreed']);
  },

  'add approvers in parallel: the added approver and the person who added them must both agree': (scene) => {
    const it = scene.arrive();
    it.act(scene.one, { type: 'addSign', how: 'with', users: ['x'] });
    expect(it.open).toEqual(scene.with([...scene.asked, 'x']));
    it.agree(scene.one);
    if (scene.mode !== 'sequential') it.agree(...scene.enough.slice(1));
    expect(it.at).toContain('here');
    it.agree('x');
    if (scene.mode === 'sequential') it.agree(...scene.enough.slice(1));
    expect(it.open).toEqual(scene.with([], 'then@then'));
  },

  'add approvers: a refusal by an added approver ends the instance': (scene) => {
    const it = scene.arrive();
    it.act(scene.one, { type: 'addSign', how: 'with', users: ['x'] }).act('x', { type: 'refuse' });
    expect(it.state.status).toBe('refused');
  },

  'add approvers: an added approver may return the instance, and no task is left over': (scene) => {
    const it = scene.arrive();
    it.act(scene.one, { type: 'addSign', how: 'before', users: ['x'] }).act('x', { type: 'return', to: 'previous' });
    expect(it.open).toEqual(scene.with([], 'within@within'));
    it.agree('within');
    expect(it.open).toEqual(scene.with(scene.asked));
  },

  'add approvers: refused for the actor, for duplicates and for people who already have a task in the round': (scene) => {
    const it = scene.arrive();
    expect(it.attempt(scene.one, { type: 'addSign', how: 'with', users: [scene.one] })).toBe('oneself');
    expect(it.attempt(scene.one, { type: 'addSign', how: 'with', users: ['x', 'x'] })).toBe('alreadyThere');
    if (scene.mode !== 'random') expect(it.attempt(scene.one, { type: 'addSign', how: 'after', users: ['c'] })).toBe('alreadyThere');
  },

  'remove an approver: the person who added the approver can, which restores the earlier tasks': (scene) => {
    const it = scene.arrive();
    it.act(scene.one, { type: 'addSign', how: 'before', users: ['x'] });
    const task = it.task('x');
    expect(it.try({ type: 'removeSign', by: 'stranger', task })).toBe('notAdded');
    it.send({ type: 'removeSign', by: scene.one, task });
    expect(it.open).toEqual(scene.with(scene.asked));
  },

  'remove an approver: the node is complete if only this approver was missing': (scene) => {
    const it = scene.arrive();
    it.act(scene.one, { type: 'addSign', how: 'with', users: ['x'] });
    const task = it.task('x');
    it.agree(scene.one);
    if (scene.mode === 'sequential') {
      expect(it.open).toEqual(scene.with(['x']));
      it.send({ type: 'removeSign', by: scene.one, task }).agree('b', 'c');
    } else it.agree(...scene.enough.slice(1)).send({ type: 'removeSign', by: scene.one, task });
    expect(it.open).toEqual(scene.with([], 'then@then'));
  },

  'remove an approver: a manager can remove anybody except the last person': (scene) => {
    const it = scene.arrive();
    for (const user of ['c', 'b', 'a'].filter((one) => scene.mode !== 'random' || one === 'b')) {
      const task = it.state.tasks.find((one) => one.user === user && one.node === 'here')?.id ?? 0;
      const isLast = it.state.tasks.filter(({ node }) => node === 'here').length === 1;
      expect(it.try({ type: 'removeSign', by: 'admin', task })).toBe(isLast ? 'lastOne' : undefined);
    }
    expect(it.open).toEqual(scene.with([scene.one]));
  },

  'claim: a task can be claimed only in mode "any", which removes the tasks of the others': (scene) => {
    const it = scene.arrive({ node: { claim: scene.mode === 'any' } });
    const answer = it.attempt(scene.one, { type: 'claim' });
    expect(answer).toBe(scene.mode === 'any' ? undefined : 'noClaim');
    if (answer) return;
    expect(it.open).toEqual(scene.with(['a']));
    expect(it.attempt('a', { type: 'claim' })).toBe('noClaim');
    it.agree('a');
    expect(it.done('b')).toEqual([]);
    expect(it.open).toEqual(scene.with([], 'then@then'));
  },

  'take back: the last approver can take back until the next one has acted': (scene) => {
    const it = scene.arrive();
    const last = scene.enough.at(-1) as string;
    it.agree(...scene.enough.slice(0, -1));
    const task = it.task(last);
    it.agree(last);
    expect(it.try({ type: 'takeBack', by: 'stranger', task })).toBe('notYours');
    it.send({ type: 'takeBack', by: last, task });
    // the round is as it was before the approval: people whose tasks the approval closed are asked again
    expect(it.open).toEqual(
      scene.with({ sequential: ['c'], all: ['c'], ratio: ['b', 'c'], any: ['a', 'b', 'c'], random: ['b'] }[scene.mode]),
    );
    it.agree(last);
    expect(it.open).toEqual(scene.with([], 'then@then'));
    agreeOn(it);
    expect(it.state.status).toBe('agreed');
  },

  'take back: refused after the next approver has acted': (scene) => {
    const it = scene.arrive();
    const last = scene.enough.at(-1) as string;
    it.agree(...scene.enough.slice(0, -1));
    const task = it.task(last);
    it.agree(last).act('then', { type: 'transfer', to: 'x' });
    expect(it.try({ type: 'takeBack', by: last, task })).toBe('tooLate');
  },

  'take back: the task is open again while others of the node have not decided': (scene) => {
    const it = scene.arrive();
    const task = it.task(scene.one);
    it.act(scene.one, { type: 'addSign', how: 'after', users: ['x'] });
    it.send({ type: 'takeBack', by: scene.one, task });
    expect(it.open).toEqual(scene.with(scene.asked));
    it.agree(scene.one).agree('x');
    expect(it.done(scene.one)).toEqual(['here:agreed', 'here:agreed']);
  },

  'take back: refused if the flow has it switched off': (scene) => {
    const it = scene.arrive({ settings: { takeBack: false } });
    const last = scene.enough.at(-1) as string;
    it.agree(...scene.enough.slice(0, -1));
    const task = it.task(last);
    expect(it.agree(last).try({ type: 'takeBack', by: last, task })).toBe('switchedOff');
  },

  'buttons: an action whose button the node has switched off is refused': (scene) => {
    const it = scene.arrive({ node: { buttons: { return: false, transfer: false, delegate: false, addSign: false } } });
    expect(it.attempt(scene.one, { type: 'return', to: 'applicant' })).toBe('switchedOff');
    expect(it.attempt(scene.one, { type: 'transfer', to: 'x' })).toBe('switchedOff');
    expect(it.attempt(scene.one, { type: 'delegate', to: 'x' })).toBe('switchedOff');
    expect(it.attempt(scene.one, { type: 'addSign', how: 'with', users: ['x'] })).toBe('switchedOff');
  },
});
