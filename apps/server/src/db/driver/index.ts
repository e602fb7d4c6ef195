/*
 * The driver: each call of the server is one transaction, entered as its caller, in as few round trips and as little processor time as can
 * be. Nothing outside this folder imports another of its files. See README.md.
 */
export { connection } from './address.ts';
export { compiled, type OpenedCall } from './call.ts';
export * from './door.ts';
export { type DriverOptions, openDriver, PoolFull } from './driver.ts';
export type { Audit, Claim, Entry, PersonEntry, Run } from './entry.ts';
export { endOfTurn } from './turn.ts';
export type { Statement } from './wire.ts';
