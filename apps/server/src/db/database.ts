import type { Kysely } from 'kysely';
import { type DriverOptions, type OpenedCall, openDriver } from './driver/index.ts';
import type { Tables } from './types.ts';

/** The only handle domain code ever sees: always inside the caller's own transaction. */
export type Db = Kysely<Tables>;
export type Opened = OpenedCall<Tables>;

/** The one road to rows. */
export const openDatabase = (options: DriverOptions) => openDriver<Tables>(options);
export type Database = ReturnType<typeof openDatabase>;
