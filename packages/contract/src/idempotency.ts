import type { Call } from './core.ts';

// A module of its own, because the login page needs it and must not load the definitions of the calls.

/** Returns whether a call writes: it leaves an audit entry and may accept an idempotency key. */
export const isWrite = ({ kind }: Pick<Call, 'kind'>) => kind === 'command' || kind === 'upload';
/** Header and pattern of the idempotency key. A request repeated with the same key is executed only once. */
export const idempotencyKey = { header: 'Idempotency-Key', pattern: /^[\w:.-]{8,100}$/ } as const;
