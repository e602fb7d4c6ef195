import type { Db } from '../../../db/database.ts';

/** Fails if the session of the call has ended: the first statement of a call checks it, and this one does nothing else. */
export const checkSession = (db: Db) => db.selectNoFrom((of) => of.lit(1).as('one')).execute();
