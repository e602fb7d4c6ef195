import { expect } from 'vitest';
import { agreeOn, everywhere } from './test/scene.ts';

/** Tests of the actions of applicants, managers and timers; each runs in every mode, on the main line and inside a branch. */
everywhere({
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

  'jump: not from one branch into the one beside it, also when that is through': (scene) => {
    const it = scene.arrive();
    if (!scene.isAlone) it.agree('beside');
    expect(it.try({ type: 'jump', by: 'admin', to: 'beside' })).toBe('badTarget');
    expect(it.open).toEqual(scene.asked.map((user) => `${user}@here`).sort());
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
    expect(it.effectsOf('finished').map(({ result }) => result)).toEqual(['stopped', 'agreed']);
    expect(new Set(it.effectsOf('finished').map(({ round }) => round)).size).toBe(2);
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
});
