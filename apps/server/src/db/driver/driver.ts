import type { Kysely } from 'kysely';
import pg from 'pg';
import { connection } from './address.ts';
import { AnswerSocket } from './answers.ts';
import { Call, type OpenedCall } from './call.ts';
import { connections } from './connections.ts';
import { openingOf, prepared, type Run } from './entry.ts';
import { isIdle, prepare } from './wire.ts';

export type DriverOptions = {
  url: string;
  password: string;
  pool: number;
  /** Calls that may wait for a connection before more of them are refused. */
  queue?: number;
  /** Shifts the database's clock; given in tests only. */
  clockShift?: () => string | undefined;
  onError?: (error: Error) => void;
};
export class PoolFull extends Error {}

const mostNames = 2_000;
/** The names statements are prepared under, one for each text; lists written into a text could make them endless, so there is a limit. */
function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= mostNames) return known;
    const name = `q${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** Connects as the role that owns nothing, and runs calls, each of them a transaction entered as its caller. */
export function openDriver<Tables>({ url, password, pool: max, queue = 200, clockShift, onError = () => {} }: DriverOptions) {
  const address = connection(url);
  const pool = new pg.Pool({
    ...address,
    user: 'park_app',
    password,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 10_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'park',
    pipeline: true,
    // what comes over TLS can be read by pg alone, which puts a socket of its own over the given one
    ...(!address.ssl && { stream: () => new AnswerSocket() }),
  });
  pool.on('error', onError);
  pool.on('connect', (client) => {
    // a client that is checked out when PostgreSQL dies reports here, and without a listener the process would die with it
    client.on('error', onError);
    prepare(client, prepared).catch(onError);
  });
  const held = connections(pool);
  const nameOf = statementNames();

  /** For callers that do not always need the handle: it is made when it is asked for. */
  async function open<T>(wanted: Run, work: (opened: OpenedCall<Tables>) => Promise<T>): Promise<T> {
    const { entry, audit } = wanted;
    if (pool.waitingCount >= queue) throw new PoolFull('too many calls wait for a connection');
    const isRead = audit === undefined;
    const opening = openingOf(wanted, { isRead, clockShift: clockShift?.() });
    const call = new Call<Tables>({ connect: held.take, opening, isRead, nameOf });
    let broken: Error | undefined;
    try {
      let result: T;
      try {
        result = await work(call);
      } catch (error) {
        // a refusal said before the database was asked anything may rest on rights the caller no longer has
        if (entry && !call.began) await call.send({ text: 'select 1', values: [] });
        throw error;
      }
      if (isRead) {
        // a call that asked the database nothing has not been checked by door.enter yet
        if (entry && !call.began) await call.send({ text: 'select 1', values: [] });
      } else if (!call.isDone) await call.last(typeof audit === 'function' ? audit(result) : { text: 'select 1', values: [] });
      return result;
    } catch (error) {
      // such an error ends the connection too, but its socket says so only after the next caller has got it
      if ((error as { severity?: unknown }).severity === 'FATAL') broken = error as Error;
      else if (call.isOpen && !call.isDone)
        await call.undo().catch((failed: Error) => {
          broken = failed;
        });
      throw error;
    } finally {
      call.ended = true;
      // also one that a statement nobody awaited is still waiting for
      const client = call.client ?? (await Promise.resolve(call.connecting).catch(() => undefined));
      if (client) held.giveBack(client, broken ?? !isIdle(client));
    }
  }

  const run = <T>(wanted: Run, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> => open(wanted, ({ db }) => work(db));
  return { run, open, close: held.close, waiting: () => pool.waitingCount };
}
