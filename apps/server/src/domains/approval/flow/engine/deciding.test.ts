import { expect } from 'vitest';
import { agreeOn, testEverywhere } from './test/scene.ts';

/** Tests of approving, refusing and returning. Each test runs in every approval mode, on the main line and inside a branch. */
testEverywhere({
  'agree: the node is complete as soon as enough people have agreed, and not before': (scene) => {
    const it = scene.arrive();
    expect(it.open).toEqual(scene.with(scene.asked));
    for (const user of scene.enough) {
      expect(it.at).toContain('here');
      it.agree(user);
    }
    expect(it.open).toEqual(scene.with([], 'then@then'));
    expect(agreeOn(it).at(-1)).toBe('last@last');
    expect(it.state.status).toBe('agreed');
    expect(it.effectsOf('finished').map(({ result }) => result)).toEqual(['agreed']);
  },

  'agree: only people who decided have the task in their done list (bug yudao 939: all people of the node had it)': (scene) => {
    const it = scene.arrive().agree(...scene.enough);
    for (const user of ['a', 'b', 'c'])
      expect(it.done(user)).toEqual((scene.enough as readonly string[]).includes(user) ? ['here:agreed'] : []);
  },

  'agree: a second approval of the same task is refused': (scene) => {
    const it = scene.arrive();
    const task = it.task(scene.one);
    it.agree(scene.one);
    expect(it.try({ type: 'agree', by: scene.one, task })).toBe('taskGone');
  },

  'agree: nobody, not even a manager, can decide the task of another person': (scene) => {
    const it = scene.arrive();
    expect(it.try({ type: 'agree', by: 'stranger', task: it.task(scene.one) })).toBe('notYours');
    expect(it.try({ type: 'agree', by: 'admin', task: it.task(scene.one) })).toBe('notYours');
  },

  'refuse: a refusal ends the instance in all branches; in ratio mode as soon as the ratio cannot be reached': (scene) => {
    const it = scene.arrive();
    it.act(scene.one, { type: 'refuse' });
    if (scene.mode === 'ratio') {
      expect(it.open).toEqual(scene.with(['b', 'c']));
      it.act('b', { type: 'refuse' });
    }
    expect(it.state.status).toBe('refused');
    expect(it.open).toEqual([]);
    expect(it.done(scene.one)).toEqual(['here:refused']);
    expect(it.done('beside')).toEqual([]);
  },

  'refuse: a refusal returns the instance to the applicant if the node is configured so': (scene) => {
    const it = scene.arrive({ node: { refused: 'applicant' } });
    it.act(scene.one, { type: 'refuse' });
    if (scene.mode === 'ratio') it.act('b', { type: 'refuse' });
    expect(it.state.status).toBe('returned');
    expect(it.open).toEqual(['me@start']);
  },

  'refuse: a refusal returns the instance to the previous node if configured so, without changing other branches': (scene) => {
    const it = scene.arrive({ node: { refused: 'previous' } });
    it.act(scene.one, { type: 'refuse' });
    if (scene.mode === 'ratio') it.act('b', { type: 'refuse' });
    expect(it.open).toEqual(scene.with([], 'within@within'));
  },

  'return to the applicant: goes back even after others have agreed (bug AntFlow 7: went forward)': (scene) => {
    const it = scene.arrive();
    const second = scene.asked[1];
    if (second && scene.mode !== 'any') it.agree(scene.one);
    it.act((scene.mode === 'any' ? scene.one : second) ?? scene.one, { type: 'return', to: 'applicant' });
    expect(it.state.status).toBe('returned');
    expect(it.open).toEqual(['me@start']);
    expect(it.at).toEqual(['start']);
  },

  'return to the applicant: a resubmission repeats every step and loses no task': (scene) => {
    const it = scene.arrive();
    it.act(scene.one, { type: 'return', to: 'applicant' });
    it.send({ type: 'resubmit', by: 'me' });
    expect(it.open).toEqual(['first@first']);
    it.agree('first', 'within');
    expect(it.open).toEqual(scene.with(scene.asked));
    agreeOn(it);
    expect(it.state.status).toBe('agreed');
  },

  'return to the applicant: with straight return, a resubmission goes directly to the same people': (scene) => {
    const it = scene.arrive({ settings: { returned: 'straight' } });
    it.act(scene.one, { type: 'return', to: 'applicant' });
    it.send({ type: 'resubmit', by: 'me' });
    expect(it.open).toEqual(scene.with(scene.asked));
    agreeOn(it);
    expect(it.state.status).toBe('agreed');
  },

  'return to the previous node: then asks everybody here again, agreed or not (bug yudao 668: lost the task)': (scene) => {
    const it = scene.arrive();
    const second = scene.asked[1];
    if (second && scene.mode !== 'any') it.agree(scene.one);
    it.act((scene.mode === 'any' ? scene.one : second) ?? scene.one, { type: 'return', to: 'previous' });
    expect(it.open).toEqual(scene.with([], 'within@within'));
    it.agree('within');
    expect(it.open).toEqual(scene.with(scene.asked));
    it.agree(...scene.enough);
    expect(it.open).toEqual(scene.with([], 'then@then'));
  },

  'return to an earlier node: closes the other branches and asks them again (bug yudao 867: not possible)': (scene) => {
    const it = scene.arrive();
    it.act(scene.one, { type: 'return', to: { node: 'first' } });
    expect(it.open).toEqual(['first@first']);
    it.agree('first');
    expect(it.open).toEqual(scene.with([], 'within@within'));
    it.agree('within');
    expect(it.open).toEqual(scene.with(scene.asked));
    agreeOn(it);
    expect(it.state.status).toBe('agreed');
  },

  'return to an earlier node: straight return skips the nodes between and reopens the other branch': (scene) => {
    const it = scene.arrive({ settings: { returned: 'straight' } });
    it.act(scene.one, { type: 'return', to: { node: 'first' } });
    expect(it.open).toEqual(['first@first']);
    it.agree('first');
    expect(it.open).toEqual(scene.with(scene.asked));
    expect(agreeOn(it)).not.toContain('within@within');
    expect(it.state.status).toBe('agreed');
  },

  'return: a return to a node the instance has not passed, or to a node of another branch, is refused': (scene) => {
    const it = scene.arrive();
    for (const node of ['here', 'then', 'last', 'beside', 'fork', 'nowhere'])
      expect(it.attempt(scene.one, { type: 'return', to: { node } })).toBe('badTarget');
  },

  'return: after a return the tasks of the closed round can no longer be decided': (scene) => {
    const it = scene.arrive();
    const stale = scene.asked.map((user) => ({ by: user, task: it.task(user) }));
    it.act(scene.one, { type: 'return', to: 'previous' }).agree('within');
    for (const own of stale) expect(it.try({ type: 'agree', ...own })).toBe('taskGone');
  },
});
