/** All actions that a user may take on an application, named as in the engine. */
export const actionKeys = [
  'claim',
  'agree',
  'resubmit',
  'refuse',
  'return',
  'takeBack',
  'urge',
  'withdraw',
  'transfer',
  'delegate',
  'addSign',
  'removeSign',
  'cc',
  'changeHandler',
  'jump',
  'stop',
  'wake',
] as const;
export type Action = (typeof actionKeys)[number];
export const isAction = (key: string): key is Action => (actionKeys as readonly string[]).includes(key);

/** Actions shown in the bar itself; the others are in the 更多 menu. */
const barActions: readonly Action[] = ['claim', 'agree', 'resubmit', 'refuse', 'return', 'takeBack', 'urge', 'withdraw'];
export const isInBar = (action: Action) => barActions.includes(action);
export const isPrimary = (action: Action) => action === 'agree' || action === 'resubmit' || action === 'claim';
export const isDanger = (action: Action) => action === 'refuse' || action === 'stop';

/** After these actions the user has nothing left to do with the application, so the page moves on to the next one. */
const settlingActions: readonly Action[] = ['agree', 'resubmit', 'refuse', 'return', 'transfer', 'delegate'];
export const isSettled = (action: Action) => settlingActions.includes(action);

/** The navigation state of an application that the console opened by itself after a decision. */
export const openedByItself = { isOpenedByItself: true };
