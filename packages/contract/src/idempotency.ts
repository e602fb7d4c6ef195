import type { Call } from './core.ts';

// apart from the definitions of calls, which do not come with the login page

/** What leaves an audit record and may carry a key. */
export const isWrite = ({ kind }: Pick<Call, 'kind'>) => kind === 'command' || kind === 'upload';
/** Names one intention: what is sent again under the same name is done once. */
export const idempotencyKey = { header: 'Idempotency-Key', pattern: /^[\w:.-]{8,100}$/ } as const;
