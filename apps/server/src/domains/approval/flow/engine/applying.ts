import { choose } from './deciding.ts';
import { closePosition, type Draft, present, tasksOf, writeHistory } from './draft.ts';
import type { EventOf } from './event.ts';
import type { Refusal } from './model.ts';
import { finish, leave, proceed } from './move.ts';
import { isAdmin } from './own.ts';

export function start(draft: Draft, { by, choices }: EventOf<'start'>): undefined {
  choose(draft, 'applicantChoice', choices);
  writeHistory(draft, { action: 'start', by, node: draft.tree.start.node.id });
  leave(draft, draft.tree.start);
}

/** Resubmits an instance that was returned to the applicant, with the changed form. */
export function resubmit(draft: Draft, { by, choices }: EventOf<'resubmit'>): Refusal | undefined {
  const { state, tree } = draft;
  const position = state.positions.find(({ node }) => node === tree.start.node.id);
  const task = position && tasksOf(draft, position)[0];
  if (!task) return 'notReturned';
  if (task.user !== by) return 'notApplicant';
  choose(draft, 'applicantChoice', choices);
  writeHistory(draft, { action: 'resubmit', by, node: position.node, round: position.round, task: task.id });
  closePosition(draft, position, 'resubmitted');
  state.status = 'running';
  proceed(draft, tree.start, position.back);
  return undefined;
}

export function withdraw(draft: Draft, { by }: EventOf<'withdraw'>): Refusal | undefined {
  const { state, settings } = draft;
  if (by !== state.applicant) return 'notApplicant';
  const isTooLate = settings.withdraw === 'never' || (settings.withdraw === 'untouched' && state.touched);
  // an applicant may withdraw a returned instance instead of resubmitting it, even if the flow's setting no longer allows a withdrawal
  if (isTooLate && state.status !== 'returned') return 'noWithdraw';
  writeHistory(draft, { action: 'withdraw', by });
  finish(draft, 'withdrawn', { by });
  return undefined;
}

export function urge(draft: Draft, { by }: EventOf<'urge'>): Refusal | undefined {
  const { state, settings, context } = draft;
  if (by !== state.applicant && !isAdmin(draft, by)) return 'notApplicant';
  if (state.urgedAt !== null && context.now - state.urgedAt < settings.urgeMinutes * 60_000) return 'tooSoon';
  const users = [...new Set(state.tasks.filter(({ status }) => status === 'open').map(({ user }) => user))].filter((user) => user !== by);
  if (!users.length) return 'nobodyWaits';
  state.urgedAt = context.now;
  writeHistory(draft, { action: 'urge', by, users });
  draft.effects.push({ type: 'urged', users });
  return undefined;
}

export function cc(draft: Draft, { by, users }: EventOf<'cc'>): Refusal | undefined {
  const { state } = draft;
  const own = state.tasks.filter(({ user, status }) => user === by && status === 'open');
  if (by !== state.applicant && !own.length && !isAdmin(draft, by)) return 'notParty';
  const recipients = [...present(draft, [...new Set(users)])];
  if (!recipients.length) return 'notThere';
  writeHistory(draft, { action: 'cc', by, users: recipients });
  draft.effects.push({ type: 'cc', node: own[0]?.node ?? null, users: recipients });
  return undefined;
}
