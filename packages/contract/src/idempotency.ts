import type { Call } from './core.ts';

// This is a separate module, so that the sign-in page can use it without loading the definitions of all calls.

/** Tells whether a call writes. Such a call leaves an audit entry and may accept an idempotency key. */
export const isWrite = ({ kind }: Pick<Call, 'kind'>) => kind === 'command' || kind === 'upload';
/** Header and pattern of the idempotency key. A request that is repeated with the same key runs only once. */
export const idempotencyKey = { header: 'Idempotency-Key', pattern: /^[\w:.-]{8,100}$/ } as const;
