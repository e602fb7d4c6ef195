/** Everything a reader may be able to do with an application, in the words of the engine. */
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

/** What stands in the bar itself; the others are behind 更多. */
const inBar: readonly Action[] = ['claim', 'agree', 'resubmit', 'refuse', 'return', 'takeBack', 'urge', 'withdraw'];
export const isInBar = (action: Action) => inBar.includes(action);
export const isPrimary = (action: Action) => action === 'agree' || action === 'resubmit' || action === 'claim';
export const isDanger = (action: Action) => action === 'refuse' || action === 'stop';

/** After these the matter is no longer the reader's, and the next one may come. */
const settling: readonly Action[] = ['agree', 'resubmit', 'refuse', 'return', 'transfer', 'delegate'];
export const isSettled = (action: Action) => settling.includes(action);
