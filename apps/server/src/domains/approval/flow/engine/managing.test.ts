import { expect } from 'vitest';
import { agreeOn, testEverywhere } from './test/scene.ts';

/** Tests of actions by applicants, managers and timers. Each test runs in every approval mode, on the main line and inside a branch. */
testEverywhere({
  'withdraw: only the applicant can withdraw, and only if the flow allows it': (scene) => {
    const it = scene.arrive();
    expect(it.try({ type: 'withdraw', by: scene.one })).toBe('notApplicant');
    expect(it.send({ type: 'withdraw', by: 'me' }).state.status).toBe('withdrawn');
    expect(scene.arrive({ settings: { withdraw: 'never' } }).try({ type: 'withdraw', by: 'me' })).toBe('noWithdraw');
    expect(scene.arrive({ settings: { withdraw: 'untouched' } }).try({ type: 'withdraw', by: 'me' })).toBe('noWithdraw');
  },

  'urge: urging notifies the people with open tasks, and urging again too soon is refused': (scene) => {
    const it = scene.arrive();
    it.send({ type: 'urge', by: 'me' });
    expect(it.effectsOf('urged')[0]?.users.toSorted()).toEqual([...scene.asked, ...(scene.isAlone ? [] : ['beside'])].sort());
    expect(it.try({ type: 'urge', by: 'me' })).toBe('tooSoon');
    expect(it.try({ type: 'urge', by: scene.one })).toBe('notApplicant');
    it.of.now += 30 * 60_000;
    expect(it.try({ type: 'urge', by: 'me' })).toBeUndefined();
  },

  'copy: sending a copy notifies its receivers and leaves the state unchanged': (scene) => {
    const it = scene.arrive();
    const { state } = it;
    it.send({ type: 'cc', by: scene.one, users: ['x', 'x'] });
    expect(it.effectsOf('cc')).toEqual([{ type: 'cc', node: 'here', users: ['x'] }]);
    expect(it.state).toEqual(state);
    expect(it.try({ type: 'cc', by: 'stranger', users: ['x'] })).toBe('notParty');
  },

  'comment: a comment adds a history entry and leaves the state unchanged': (scene) => {
    const it = scene.arrive();
    const { state } = it;
    it.send({ type: 'comment', by: 'beside' });
    expect(it.state).toEqual(state);
    expect(it.history.at(-1)).toMatchObject({ action: 'comment', by: 'beside' });
  },

  'jump: a manager moves the instance past the node within its branch': (scene) => {
    const it = scene.arrive();
    expect(it.try({ type: 'jump', by: scene.one, to: 'then' })).toBe('notAdmin');
    it.send({ type: 'jump', by: 'admin', to: 'then' });
    expect(it.open).toEqual(scene.with([], 'then@then'));
    agreeOn(it);
    expect(it.state.status).toBe('agreed');
  },

  'jump: a manager moves the instance out of the branch, which closes the other branches': (scene) => {
    const it = scene.arrive();
    it.send({ type: 'jump', by: 'admin', to: 'last' });
    expect(it.open).toEqual(['last@last']);
    it.agree('last');
    expect(it.state.status).toBe('agreed');
  },

  'jump: a jump to the node asks all its people': (scene) => {
    const it = scene.arrive();
    it.send({ type: 'jump', by: 'admin', to: 'last' }).send({ type: 'jump', by: 'admin', to: 'here' });
    expect(it.open).toEqual(scene.asked.map((user) => `${user}@here`).sort());
    it.agree(...scene.enough).agree('then', 'last');
    expect(it.state.status).toBe('agreed');
  },

  'jump: a jump from one branch into a parallel branch, even a complete branch, is refused': (scene) => {
    const it = scene.arrive();
    if (!scene.isAlone) it.agree('beside');
    expect(it.try({ type: 'jump', by: 'admin', to: 'beside' })).toBe('badTarget');
    expect(it.open).toEqual(scene.asked.map((user) => `${user}@here`).sort());
  },

  'jump: a jump to a node that asks nobody is refused': (scene) => {
    const it = scene.arrive();
    for (const to of ['end', 'start', 'fork', 'nowhere']) expect(it.try({ type: 'jump', by: 'admin', to })).toBe('badTarget');
  },

  'stop: a manager ends the instance in all branches': (scene) => {
    const it = scene.arrive();
    expect(it.try({ type: 'stop', by: 'me' })).toBe('notAdmin');
    it.send({ type: 'stop', by: 'admin' });
    expect([it.state.status, it.open]).toEqual(['stopped', []]);
    expect(it.try({ type: 'withdraw', by: 'me' })).toBe('closed');
  },

  'wake: a stopped instance can be reopened at a node, and an agreed instance cannot': (scene) => {
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

  'change the handler: a manager replaces the person of an open or waiting task, which keeps its place': (scene) => {
    const it = scene.arrive();
    const tasks = it.state.tasks.filter(({ node }) => node === 'here');
    expect(it.try({ type: 'changeHandler', by: scene.one, task: tasks[0]?.id ?? 0, to: 'x0' })).toBe('notAdmin');
    for (const [at, { id }] of tasks.entries()) it.send({ type: 'changeHandler', by: 'admin', task: id, to: `x${at}` });
    expect(it.open).toEqual(scene.with(scene.asked.map((_, at) => `x${at}`)));
    it.agree(...scene.enough.map((_, at) => `x${at}`));
    expect(it.open).toEqual(scene.with([], 'then@then'));
  },

  'out of the office: open tasks go to the stand-in and keep both names': (scene) => {
    const it = scene.arrive();
    it.of.standIns = { [scene.one]: 'x' };
    it.send({ type: 'standIn', user: scene.one });
    expect(it.open).toEqual(scene.with(['x', ...scene.asked.slice(1)]));
    expect(it.state.tasks.find(({ user }) => user === 'x')).toMatchObject({ standsFor: scene.one });
    expect(it.try({ type: 'standIn', user: scene.one })).toBe('nobodyWaits');
  },

  'timeout, remind: reminds the people with open tasks as often as the node says': (scene) => {
    const it = scene.arrive({ node: { timeout: { action: 'remind', minutes: 60, times: 2 } } });
    const round = it.round('here');
    it.send({ type: 'timeout', round }).send({ type: 'timeout', round });
    expect(it.effectsOf('reminded').map(({ users }) => users)).toEqual([scene.asked, scene.asked]);
    expect(it.effectsOf('timerSet').filter((set) => set.round === round)).toHaveLength(2);
    expect(it.try({ type: 'timeout', round })).toBe('stale');
    expect(it.open).toEqual(scene.with(scene.asked));
  },

  'timeout, escalate: gives each task to the head of its holder': (scene) => {
    const it = scene.arrive({ node: { timeout: { action: 'escalate', minutes: 60 } } });
    it.send({ type: 'timeout', round: it.round('here') });
    expect(it.open).toEqual(scene.with(scene.asked.map((user) => `head of ${user}`)));
    agreeOn(it);
    expect(it.state.status).toBe('agreed');
  },

  'timeout, agree: completes the node without an entry in a done list': (scene) => {
    const it = scene.arrive({ node: { timeout: { action: 'agree', minutes: 60 } } });
    it.send({ type: 'timeout', round: it.round('here') });
    expect(it.open).toEqual(scene.with([], 'then@then'));
    for (const user of ['a', 'b', 'c']) expect(it.done(user)).toEqual([]);
  },

  'timeout, refuse: ends the instance': (scene) => {
    const it = scene.arrive({ node: { timeout: { action: 'refuse', minutes: 60 } } });
    it.send({ type: 'timeout', round: it.round('here') });
    expect([it.state.status, it.open]).toEqual(['refused', []]);
  },

  'timeout, transfer: gives the named person a single task': (scene) => {
    const it = scene.arrive({ node: { timeout: { action: 'transfer', minutes: 60, userId: 'x' } } });
    it.send({ type: 'timeout', round: it.round('here') });
    expect(it.open).toEqual(scene.with(['x']));
    agreeOn(it);
    expect(it.state.status).toBe('agreed');
  },

  'timeout: the timer of a finished round has no effect': (scene) => {
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
