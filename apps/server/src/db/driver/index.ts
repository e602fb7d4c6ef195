/*
 * The database driver: each call of the server is one transaction, entered as its actor, with as few round trips and as little CPU time as
 * possible. Code outside this folder imports only this file. See README.md.
 */
export { connection } from './address.ts';
export { compiled, type OpenedCall } from './call.ts';
export * from './door.ts';
export { type DriverOptions, openDriver, PoolFull } from './driver.ts';
export type { Audit, Claim, Entry, PersonEntry, Run } from './entry.ts';
export { endOfTurn } from './turn.ts';
export type { Statement } from './wire.ts';
