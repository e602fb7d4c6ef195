import type { Mode } from '@park/contract/flow/definition';
import { describe, expect, test } from 'vitest';
import { agreeOn, modes, places, Scene, type Where } from './test/scene.ts';

/** Each action, in plain words, as a fact that holds in every mode and in both places. */
const facts: Record<string, (scene: Scene) => void> = {
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
    expect(it.effectsOf('finished')).toEqual([{ type: 'finished', result: 'agreed' }]);
  },

  'agree: only who acted has it among what he has done': (scene) => {
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

  'return to the applicant: goes back and never forward, though others had agreed': (scene) => {
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

  'return to the node before: asks there again, and then everybody here, who agreed and who had not': (scene) => {
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

  'return to an earlier node: out of a branch it closes the others, and they are asked again': (scene) => {
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

  'transfer: the other decides in his place, and it does not come back': (scene) => {
    const it = scene.arrive();
    it.act(scene.one, { type: 'transfer', to: 'x' });
    const now = scene.asked.map((user) => (user === scene.one ? 'x' : user));
    expect(it.open).toEqual(scene.with(now));
    it.agree(...scene.enough.map((user) => (user === scene.one ? 'x' : user)));
    expect(it.open).toEqual(scene.with([], 'then@then'));
    expect(it.done(scene.one)).toEqual(['here:transferred']);
  },

  'transfer: not to oneself, nor to somebody who is part of it already': (scene) => {
    const it = scene.arrive();
    expect(it.attempt(scene.one, { type: 'transfer', to: scene.one })).toBe('oneself');
    if (scene.mode !== 'random') expect(it.attempt(scene.one, { type: 'transfer', to: 'c' })).toBe('alreadyThere');
  },

  'delegate: comes back with an opinion, and the decision stays with whoever asked': (scene) => {
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

  'delegate: whoever was asked for an opinion does nothing else with it': (scene) => {
    const it = scene.arrive();
    it.act(scene.one, { type: 'delegate', to: 'x' });
    expect(it.attempt('x', { type: 'transfer', to: 'y' })).toBe('advise');
    expect(it.attempt('x', { type: 'return', to: 'applicant' })).toBe('advise');
    expect(it.attempt('x', { type: 'addSign', how: 'with', users: ['y'] })).toBe('advise');
  },

  'add a sign before: the added decide first, then whoever added them': (scene) => {
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

  'add a sign after: one has agreed with it, and the added must agree too before the next': (scene) => {
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

  'add a sign beside: both decide at once, and both must': (scene) => {
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

  'add a sign: one that was added says no for all': (scene) => {
    const it = scene.arrive();
    it.act(scene.one, { type: 'addSign', how: 'with', users: ['x'] }).act('x', { type: 'refuse' });
    expect(it.state.status).toBe('refused');
  },

  'add a sign: an added one may return it, and nobody is left behind': (scene) => {
    const it = scene.arrive();
    it.act(scene.one, { type: 'addSign', how: 'before', users: ['x'] }).act('x', { type: 'return', to: 'previous' });
    expect(it.open).toEqual(scene.with([], 'within@within'));
    it.agree('within');
    expect(it.open).toEqual(scene.with(scene.asked));
  },

  'add a sign: not oneself, nor somebody twice, nor who is part of it already': (scene) => {
    const it = scene.arrive();
    expect(it.attempt(scene.one, { type: 'addSign', how: 'with', users: [scene.one] })).toBe('oneself');
    expect(it.attempt(scene.one, { type: 'addSign', how: 'with', users: ['x', 'x'] })).toBe('alreadyThere');
    if (scene.mode !== 'random') expect(it.attempt(scene.one, { type: 'addSign', how: 'after', users: ['c'] })).toBe('alreadyThere');
  },

  'remove a sign: whoever added it takes it away, and it is as before': (scene) => {
    const it = scene.arrive();
    it.act(scene.one, { type: 'addSign', how: 'before', users: ['x'] });
    const task = it.task('x');
    expect(it.try({ type: 'removeSign', by: 'stranger', task })).toBe('notAdded');
    it.send({ type: 'removeSign', by: scene.one, task });
    expect(it.open).toEqual(scene.with(scene.asked));
  },

  'remove a sign: the node is through when only that one was missing': (scene) => {
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

  'remove a sign: a manager takes away anybody but the last': (scene) => {
    const it = scene.arrive();
    for (const user of ['c', 'b', 'a'].filter((one) => scene.mode !== 'random' || one === 'b')) {
      const task = it.state.tasks.find((one) => one.user === user && one.node === 'here')?.id ?? 0;
      const isLast = it.state.tasks.filter(({ node }) => node === 'here').length === 1;
      expect(it.try({ type: 'removeSign', by: 'admin', task })).toBe(isLast ? 'lastOne' : undefined);
    }
    expect(it.open).toEqual(scene.with([scene.one]));
  },

  'claim: one takes it off the lists of the others, where any one decides': (scene) => {
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

  'take back: whoever agreed last takes it back while the next has not acted': (scene) => {
    const it = scene.arrive();
    const last = scene.enough.at(-1) as string;
    it.agree(...scene.enough.slice(0, -1));
    const task = it.task(last);
    it.agree(last);
    expect(it.try({ type: 'takeBack', by: 'stranger', task })).toBe('notYours');
    it.send({ type: 'takeBack', by: last, task });
    expect(it.open).toEqual(scene.with([last]));
    it.agree(last);
    expect(it.open).toEqual(scene.with([], 'then@then'));
    agreeOn(it);
    expect(it.state.status).toBe('agreed');
  },

  'take back: not when the next has acted': (scene) => {
    const it = scene.arrive();
    const last = scene.enough.at(-1) as string;
    it.agree(...scene.enough.slice(0, -1));
    const task = it.task(last);
    it.agree(last).act('then', { type: 'transfer', to: 'x' });
    expect(it.try({ type: 'takeBack', by: last, task })).toBe('tooLate');
  },

  'take back: while others of the node are still to decide, one’s own is open again': (scene) => {
    const it = scene.arrive();
    const task = it.task(scene.one);
    it.act(scene.one, { type: 'addSign', how: 'after', users: ['x'] });
    it.send({ type: 'takeBack', by: scene.one, task });
    expect(it.open).toEqual(scene.with(scene.asked));
    it.agree(scene.one).agree('x');
    expect(it.done(scene.one)).toEqual(['here:agreed', 'here:agreed']);
  },

  'take back: not where the flow has it switched off': (scene) => {
    const it = scene.arrive({ settings: { takeBack: false } });
    const last = scene.enough.at(-1) as string;
    it.agree(...scene.enough.slice(0, -1));
    const task = it.task(last);
    expect(it.agree(last).try({ type: 'takeBack', by: last, task })).toBe('switchedOff');
  },

  'withdraw: by the applicant only, and as long as the flow lets him': (scene) => {
    const it = scene.arrive();
    expect(it.try({ type: 'withdraw', by: scene.one })).toBe('notApplicant');
    expect(it.send({ type: 'withdraw', by: 'me' }).state.status).toBe('withdrawn');
    expect(scene.arrive({ settings: { withdraw: 'never' } }).try({ type: 'withdraw', by: 'me' })).toBe('noWithdraw');
    expect(scene.arrive({ settings: { withdraw: 'untouched' } }).try({ type: 'withdraw', by: 'me' })).toBe('noWithdraw');
  },

  'urge: reaches those who are asked now, and not again too soon': (scene) => {
    const it = scene.arrive();
    it.send({ type: 'urge', by: 'me' });
    expect(it.effectsOf('urged')[0]?.users.toSorted()).toEqual([...scene.asked, ...(scene.isAlone ? [] : ['beside'])].sort());
    expect(it.try({ type: 'urge', by: 'me' })).toBe('tooSoon');
    expect(it.try({ type: 'urge', by: scene.one })).toBe('notApplicant');
    it.of.now += 30 * 60_000;
    expect(it.try({ type: 'urge', by: 'me' })).toBeUndefined();
  },

  'copy: tells others and changes nothing': (scene) => {
    const it = scene.arrive();
    const { state } = it;
    it.send({ type: 'cc', by: scene.one, users: ['x', 'x'] });
    expect(it.effectsOf('cc')).toEqual([{ type: 'cc', node: 'here', users: ['x'] }]);
    expect(it.state).toEqual(state);
    expect(it.try({ type: 'cc', by: 'stranger', users: ['x'] })).toBe('notParty');
  },

  'comment: is a line of the history and changes nothing': (scene) => {
    const it = scene.arrive();
    const { state } = it;
    it.send({ type: 'comment', by: 'beside' });
    expect(it.state).toEqual(state);
    expect(it.history.at(-1)).toMatchObject({ action: 'comment', by: 'beside' });
  },

  'jump: a manager moves it on past the node, in its branch': (scene) => {
    const it = scene.arrive();
    expect(it.try({ type: 'jump', by: scene.one, to: 'then' })).toBe('notAdmin');
    it.send({ type: 'jump', by: 'admin', to: 'then' });
    expect(it.open).toEqual(scene.with([], 'then@then'));
    agreeOn(it);
    expect(it.state.status).toBe('agreed');
  },

  'jump: a manager moves it out of the branch, which closes the others': (scene) => {
    const it = scene.arrive();
    it.send({ type: 'jump', by: 'admin', to: 'last' });
    expect(it.open).toEqual(['last@last']);
    it.agree('last');
    expect(it.state.status).toBe('agreed');
  },

  'jump: into the node asks everybody there': (scene) => {
    const it = scene.arrive();
    it.send({ type: 'jump', by: 'admin', to: 'last' }).send({ type: 'jump', by: 'admin', to: 'here' });
    expect(it.open).toEqual(scene.asked.map((user) => `${user}@here`).sort());
    it.agree(...scene.enough).agree('then', 'last');
    expect(it.state.status).toBe('agreed');
  },

  'jump: not to something that asks nobody': (scene) => {
    const it = scene.arrive();
    for (const to of ['end', 'start', 'fork', 'nowhere']) expect(it.try({ type: 'jump', by: 'admin', to })).toBe('badTarget');
  },

  'stop: a manager ends it for everybody': (scene) => {
    const it = scene.arrive();
    expect(it.try({ type: 'stop', by: 'me' })).toBe('notAdmin');
    it.send({ type: 'stop', by: 'admin' });
    expect([it.state.status, it.open]).toEqual(['stopped', []]);
    expect(it.try({ type: 'withdraw', by: 'me' })).toBe('closed');
  },

  'wake: what was refused goes on at a node, and what was agreed to does not': (scene) => {
    const it = scene.arrive();
    it.send({ type: 'stop', by: 'admin' });
    expect(it.try({ type: 'wake', by: 'me', to: 'here' })).toBe('notAdmin');
    it.send({ type: 'wake', by: 'admin', to: 'here' });
    expect(it.open).toEqual(scene.asked.map((user) => `${user}@here`).sort());
    expect(it.try({ type: 'wake', by: 'admin', to: 'here' })).toBe('notClosed');
    agreeOn(it);
    expect(it.try({ type: 'wake', by: 'admin', to: 'here' })).toBe('effective');
  },

  'change the handler: a manager gives it to somebody else in its place, open or not yet': (scene) => {
    const it = scene.arrive();
    const tasks = it.state.tasks.filter(({ node }) => node === 'here');
    expect(it.try({ type: 'changeHandler', by: scene.one, task: tasks[0]?.id ?? 0, to: 'x0' })).toBe('notAdmin');
    for (const [at, { id }] of tasks.entries()) it.send({ type: 'changeHandler', by: 'admin', task: id, to: `x${at}` });
    expect(it.open).toEqual(scene.with(scene.asked.map((_, at) => `x${at}`)));
    it.agree(...scene.enough.map((_, at) => `x${at}`));
    expect(it.open).toEqual(scene.with([], 'then@then'));
  },

  'out of the office: what waits already goes to whoever stands in, under both names': (scene) => {
    const it = scene.arrive();
    it.of.standIns = { [scene.one]: 'x' };
    it.send({ type: 'standIn', user: scene.one });
    expect(it.open).toEqual(scene.with(['x', ...scene.asked.slice(1)]));
    expect(it.state.tasks.find(({ user }) => user === 'x')).toMatchObject({ standsFor: scene.one });
    expect(it.try({ type: 'standIn', user: scene.one })).toBe('nobodyWaits');
  },

  'time is up, remind: those who are asked, as often as the node says': (scene) => {
    const it = scene.arrive({ node: { timeout: { action: 'remind', minutes: 60, times: 2 } } });
    const round = it.round('here');
    it.send({ type: 'timeout', round }).send({ type: 'timeout', round });
    expect(it.effectsOf('reminded').map(({ users }) => users)).toEqual([scene.asked, scene.asked]);
    expect(it.effectsOf('timerSet').filter((set) => set.round === round)).toHaveLength(2);
    expect(it.try({ type: 'timeout', round })).toBe('stale');
    expect(it.open).toEqual(scene.with(scene.asked));
  },

  'time is up, escalate: the head of each who was asked has it now': (scene) => {
    const it = scene.arrive({ node: { timeout: { action: 'escalate', minutes: 60 } } });
    it.send({ type: 'timeout', round: it.round('here') });
    expect(it.open).toEqual(scene.with(scene.asked.map((user) => `head of ${user}`)));
    agreeOn(it);
    expect(it.state.status).toBe('agreed');
  },

  'time is up, agree: the node is through, and nobody has done it': (scene) => {
    const it = scene.arrive({ node: { timeout: { action: 'agree', minutes: 60 } } });
    it.send({ type: 'timeout', round: it.round('here') });
    expect(it.open).toEqual(scene.with([], 'then@then'));
    for (const user of ['a', 'b', 'c']) expect(it.done(user)).toEqual([]);
  },

  'time is up, refuse: it is over': (scene) => {
    const it = scene.arrive({ node: { timeout: { action: 'refuse', minutes: 60 } } });
    it.send({ type: 'timeout', round: it.round('here') });
    expect([it.state.status, it.open]).toEqual(['refused', []]);
  },

  'time is up, transfer: the named one has it, once': (scene) => {
    const it = scene.arrive({ node: { timeout: { action: 'transfer', minutes: 60, userId: 'x' } } });
    it.send({ type: 'timeout', round: it.round('here') });
    expect(it.open).toEqual(scene.with(['x']));
    agreeOn(it);
    expect(it.state.status).toBe('agreed');
  },

  'time is up: the timer of a round that is over says nothing': (scene) => {
    const it = scene.arrive({ node: { timeout: { action: 'refuse', minutes: 60 } } });
    const round = it.round('here');
    it.act(scene.one, { type: 'return', to: 'previous' });
    expect(it.effectsOf('timerCleared').map((cleared) => cleared.round)).toContain(round);
    expect(it.try({ type: 'timeout', round })).toBe('stale');
    it.agree('within');
    expect(it.try({ type: 'timeout', round })).toBe('stale');
    expect(it.open).toEqual(scene.with(scene.asked));
  },

  'buttons: what the node has switched off is refused': (scene) => {
    const it = scene.arrive({ node: { buttons: { return: false, transfer: false, delegate: false, addSign: false } } });
    expect(it.attempt(scene.one, { type: 'return', to: 'applicant' })).toBe('switchedOff');
    expect(it.attempt(scene.one, { type: 'transfer', to: 'x' })).toBe('switchedOff');
    expect(it.attempt(scene.one, { type: 'delegate', to: 'x' })).toBe('switchedOff');
    expect(it.attempt(scene.one, { type: 'addSign', how: 'with', users: ['x'] })).toBe('switchedOff');
  },
};

const scenes = (Object.keys(places) as Where[]).flatMap((where) => (Object.keys(modes) as Mode[]).map((mode) => new Scene(mode, where)));

describe.each(scenes.map((scene) => ({ scene, mode: modes[scene.mode].words, place: places[scene.where] })))(
  '$mode, $place',
  ({ scene }) => {
    test.each(Object.keys(facts))('%s', (name) => facts[name]?.(scene));
  },
);
