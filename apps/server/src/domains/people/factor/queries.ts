import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Returns the secret the actor has started to set up, and the database's time. */
export async function pending(db: Db): Promise<{ pending: Buffer; seconds: number } | undefined> {
  const { rows } = await sql<{ pending: Buffer; seconds: number }>`
    select pending, extract(epoch from app.now())::float8 as seconds
      from user_factor
     where user_id = app.user_id() and pending is not null`.execute(db);
  return rows[0];
}

export const begin = (db: Db, secret: Buffer) =>
  sql`insert into user_factor (user_id, pending) values (app.user_id(), ${secret})
      on conflict (user_id) do update set pending = excluded.pending`.execute(db);

/** Activates the secret, and marks the time step of the confirming code as used. */
export const confirm = (db: Db, secret: Buffer, step: number) =>
  sql`update user_factor set secret = pending, pending = null, last_step = ${step}
       where user_id = app.user_id() and pending = ${secret}`.execute(db);

export const deleteFactor = (db: Db) => sql`delete from user_factor where user_id = app.user_id()`.execute(db);
