import type { Kysely } from 'kysely';
import { type DriverOptions, type OpenedCall, openDriver } from './driver/index.ts';
import type { Tables } from './types.ts';

/** The only database handle of domain code: always inside the transaction of the actor's call. */
export type Db = Kysely<Tables>;
export type Opened = OpenedCall<Tables>;

/** Opens the database with the types of our tables. Every access to rows goes through it. */
export const openDatabase = (options: DriverOptions) => openDriver<Tables>(options);
export type Database = ReturnType<typeof openDatabase>;
