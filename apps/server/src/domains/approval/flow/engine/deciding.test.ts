import { expect } from 'vitest';
import { agreeOn, everywhere } from './test/scene.ts';

/** Tests of agreeing, refusing and returning; each runs in every mode, on the main line and inside a branch. */
everywhere({
  'agree: the node is through when enough have agreed, and not before': (scene) => {
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

  'agree: only who acted has it among what he has done (elsewhere all had, yudao 939)': (scene) => {
    const it = scene.arrive().agree(...scene.enough);
    for (const user of ['a', 'b', 'c'])
      expect(it.done(user)).toEqual((scene.enough as readonly string[]).includes(user) ? ['here:agreed'] : []);
  },

  'agree: twice by one person is once': (scene) => {
    const it = scene.arrive();
    const task = it.task(scene.one);
    it.agree(scene.one);
    expect(it.try({ type: 'agree', by: scene.one, task })).toBe('taskGone');
  },

  'agree: nobody agrees for another': (scene) => {
    const it = scene.arrive();
    expect(it.try({ type: 'agree', by: 'stranger', task: it.task(scene.one) })).toBe('notYours');
    expect(it.try({ type: 'agree', by: 'admin', task: it.task(scene.one) })).toBe('notYours');
  },

  'refuse: ends it for everybody everywhere, where half must agree when half no longer can': (scene) => {
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

  'refuse: sends it back to the applicant where the node says so': (scene) => {
    const it = scene.arrive({ node: { refused: 'applicant' } });
    it.act(scene.one, { type: 'refuse' });
    if (scene.mode === 'ratio') it.act('b', { type: 'refuse' });
    expect(it.state.status).toBe('returned');
    expect(it.open).toEqual(['me@start']);
  },

  'refuse: sends it back to the node before where the node says so, and leaves other branches alone': (scene) => {
    const it = scene.arrive({ node: { refused: 'previous' } });
    it.act(scene.one, { type: 'refuse' });
    if (scene.mode === 'ratio') it.act('b', { type: 'refuse' });
    expect(it.open).toEqual(scene.with([], 'within@within'));
  },

  'return to the applicant: goes back and never forward, though others had agreed (as it did elsewhere, AntFlow 7)': (scene) => {
    const it = scene.arrive();
    const second = scene.asked[1];
    if (second && scene.mode !== 'any') it.agree(scene.one);
    it.act((scene.mode === 'any' ? scene.one : second) ?? scene.one, { type: 'return', to: 'applicant' });
    expect(it.state.status).toBe('returned');
    expect(it.open).toEqual(['me@start']);
    expect(it.at).toEqual(['start']);
  },

  'return to the applicant: resubmitted it goes every step again, and nobody’s task vanished': (scene) => {
    const it = scene.arrive();
    it.act(scene.one, { type: 'return', to: 'applicant' });
    it.send({ type: 'resubmit', by: 'me' });
    expect(it.open).toEqual(['first@first']);
    it.agree('first', 'within');
    expect(it.open).toEqual(scene.with(scene.asked));
    agreeOn(it);
    expect(it.state.status).toBe('agreed');
  },

  'return to the applicant: resubmitted it goes straight back to the same people, where the flow says so': (scene) => {
    const it = scene.arrive({ settings: { returned: 'straight' } });
    it.act(scene.one, { type: 'return', to: 'applicant' });
    it.send({ type: 'resubmit', by: 'me' });
    expect(it.open).toEqual(scene.with(scene.asked));
    agreeOn(it);
    expect(it.state.status).toBe('agreed');
  },

  'return to the node before: asks there again, and then everybody here, who agreed and who had not (elsewhere the task vanished, yudao 668)':
    (scene) => {
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

  'return to an earlier node: out of a branch it closes the others, and they are asked again (elsewhere impossible, yudao 867)': (
    scene,
  ) => {
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

  'return to an earlier node: straight back it skips the nodes between and opens the other branch too': (scene) => {
    const it = scene.arrive({ settings: { returned: 'straight' } });
    it.act(scene.one, { type: 'return', to: { node: 'first' } });
    expect(it.open).toEqual(['first@first']);
    it.agree('first');
    expect(it.open).toEqual(scene.with(scene.asked));
    expect(agreeOn(it)).not.toContain('within@within');
    expect(it.state.status).toBe('agreed');
  },

  'return: not to a node it has not come by, nor to one of another branch': (scene) => {
    const it = scene.arrive();
    for (const node of ['here', 'then', 'last', 'beside', 'fork', 'nowhere'])
      expect(it.attempt(scene.one, { type: 'return', to: { node } })).toBe('badTarget');
  },

  'return: a task of the round that was closed can no longer be decided': (scene) => {
    const it = scene.arrive();
    const stale = scene.asked.map((user) => ({ by: user, task: it.task(user) }));
    it.act(scene.one, { type: 'return', to: 'previous' }).agree('within');
    for (const own of stale) expect(it.try({ type: 'agree', ...own })).toBe('taskGone');
  },
});
