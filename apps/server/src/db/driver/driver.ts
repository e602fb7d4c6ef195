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
  /** Number of calls that may wait for a connection before further calls are refused. */
  queue?: number;
  /**
   * Time in milliseconds after which an unanswered statement is given up and its connection destroyed. PostgreSQL's own statement_timeout
   * does nothing while PostgreSQL is stopped or the network is cut. Jobs have no such limit.
   */
  patience?: number;
  /** Shifts the database's clock; given in tests only. */
  clockShift?: () => string | undefined;
  onError?: (error: Error) => void;
};
export class PoolFull extends Error {}

const mostNames = 2_000;
/**
 * Names prepared statements, one name for each text. The number of names is limited, because texts that contain lists of values could
 * otherwise make it grow without end.
 */
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

/** Connects as the role park_app, which owns nothing, and runs each call as a transaction in the context of its actor. */
export function openDriver<Tables>({ url, password, pool: max, queue = 200, patience, clockShift, onError = () => {} }: DriverOptions) {
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
    // only pg can read a TLS connection, because it wraps the given socket in a TLS socket
    ...(!address.ssl && { stream: () => new AnswerSocket() }),
  });
  pool.on('error', onError);
  pool.on('connect', (client) => {
    // a checked-out client reports here when PostgreSQL dies; without a listener the process would die with it
    client.on('error', onError);
    prepare(client, prepared).catch(onError);
  });
  const clients = connections(pool);
  const nameOf = statementNames();

  /** Opens a call for work that does not always need the database handle; the handle is created when it is first used. */
  async function open<T>(options: Run, work: (opened: OpenedCall<Tables>) => Promise<T>): Promise<T> {
    const { entry, audit } = options;
    if (pool.waitingCount >= queue) throw new PoolFull('too many calls wait for a connection');
    const isRead = audit === undefined;
    const openingFor = (reads: boolean) => openingOf(options, { isRead: reads, clockShift: clockShift?.() });
    const call = new Call<Tables>({
      connect: clients.take,
      giveBack: (client) => clients.giveBack(client, false),
      opening: openingFor(isRead),
      recording: () => openingFor(false),
      isRead,
      nameOf,
      patience,
    });
    let broken: Error | undefined;
    try {
      let result: T;
      try {
        result = await work(call);
      } catch (error) {
        // the code refused the call before any statement, perhaps because of outdated rights: this statement checks them
        if (entry && !call.began) await call.send({ text: 'select 1', values: [] });
        throw error;
      }
      if (isRead) {
        // a call that sent no statement has not been checked by door.enter yet
        if (entry && !call.began) await call.send({ text: 'select 1', values: [] });
      } else if (!call.isDone) await call.last(typeof audit === 'function' ? audit(result) : { text: 'select 1', values: [] });
      return result;
    } catch (error) {
      // a FATAL error ends the connection too, but its socket reports that only after the next call has taken the connection
      if ((error as { severity?: unknown }).severity === 'FATAL') broken = error as Error;
      else if (call.isOpen && !call.isDone)
        await call.undo().catch((failed: Error) => {
          broken = failed;
        });
      throw error;
    } finally {
      call.ended = true;
      // a statement that was not awaited may still be waiting for a connection, which has to be given back too
      const client = call.client ?? (await Promise.resolve(call.connecting).catch(() => undefined));
      if (client) clients.giveBack(client, broken ?? !isIdle(client));
    }
  }

  const run = <T>(options: Run, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> => open(options, ({ db }) => work(db));
  return { run, open, close: clients.close, waiting: () => pool.waitingCount };
}
