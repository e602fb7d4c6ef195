import type { Permission } from '@park/contract/access';
import { commonErrors, type ErrorSpec } from '@park/contract/core';
import type { Rights, Side } from './access/index.ts';
import type { Db, Opened } from './db/database.ts';
import type { Insertion } from './db/insertion.ts';
import type { EventName, Events } from './jobs/events.ts';
import type { LiveKind } from './jobs/live.ts';
import type { Session } from './session.ts';

/** The person who makes the call, with their company, park and rights there. All of it has been verified. */
export type Actor = {
  userId: string;
  spaceId: string;
  companyId: string;
  parkId: string | null;
  side: Side;
  level: 1 | 2 | 3;
  roleCodes: string[];
  rights: Rights;
  may(permission: Permission): boolean;
  /** Tells whether the permission reaches that company. Row security decides which companies are visible at all. */
  keeps(permission: Permission, companyId: string): boolean;
};

/** The session of the call. `actor` is undefined when the person may enter no company or park. */
export type SignedIn = { session: Session; actor: Actor | undefined };

/** An uploaded file as received. Its name and type are unverified claims of the client. */
export type UploadedFile = {
  field: string;
  name: string;
  type: string;
  size: number;
  sha256: string;
  /** Place of the file on disk, until the call has been answered. */
  path: string;
  /** Reads the whole file into memory. */
  bytes(): Promise<Buffer>;
};

/** Everything a handler may use. `mount` builds it once per call; pass it down and never store it. */
export type Context = {
  /** The transaction of the call. Public commands have none and open short transactions with `alone`. */
  db: Db;
  /**
   * Runs work in a separate transaction without a user, committed at once: its writes stay when the call is refused afterwards, and no
   * connection is held while a password is hashed. Use it for login attempts, rate limits and codes.
   */
  alone<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Gives the database connection of a query back until its next statement. Use it before waiting for an outside service, which would
   * otherwise keep connections from other calls.
   */
  pause(): void;
  requestId: string;
  /** The client's IP address, taken from the socket or from a trusted proxy. */
  address: string;
  /** The User-Agent header, truncated to a length that can be stored. */
  agent: string;
  /** The files of an upload call; empty in all other calls. */
  files: readonly UploadedFile[];
  /** The session of the call; reading it in a public call throws. */
  signedIn: SignedIn;
  /** Queues an event for the worker. It is written in the transaction of the command and dropped if the command fails. */
  outbox<E extends EventName>(event: E, payload: Events[E]): void;
  /** Sends a live notice to the open consoles of these users when the command commits. */
  live(userIds: readonly string[], kind: LiveKind): Promise<void>;
  /**
   * Inserts a record and commits the command in one statement and one round trip. If nothing is inserted, the error names the reason as a
   * constraint (see `onConstraint`).
   */
  make<V extends object>(thing: Insertion<V>, values: V): Promise<{ id: string }>;
  /** Runs a statement that reads and leaves a record of it. A query cannot write in any other way. */
  record: Opened['record'];
  /** The verified actor. Reading it in a call without an actor is a programming error and throws. */
  actor: Actor;
};

/** Returns the company that a call is about: the company named in the input, otherwise the actor's. */
export const companyOf = ({ actor }: Pick<Context, 'actor'>, { companyId }: { companyId?: string | undefined }): string =>
  companyId ?? actor.companyId;

export class AppError extends Error {
  readonly spec: ErrorSpec;
  readonly fields: Record<string, string>;
  /** Data the client needs to continue, when the refusal is one step of a dialogue (for example a second factor). */
  readonly body: object | undefined;
  constructor(spec: ErrorSpec, fields: Record<string, string> = {}, body?: object) {
    super(spec.message);
    this.spec = spec;
    this.fields = fields;
    this.body = body;
  }
}
export function fail(spec: ErrorSpec, fields?: Record<string, string>, body?: object): never {
  throw new AppError(spec, fields, body);
}

/**
 * Turns a violated database constraint into the error that is mapped to it, shown at the mapped field with the text of the mapping or,
 * without one, the text of the error. Other errors are rethrown.
 */
export const onConstraint =
  (meaning: Readonly<Record<string, ErrorSpec | readonly [ErrorSpec, field: string, text?: string]>>) =>
  (error: unknown): never => {
    const found = meaning[(error as { constraint?: string }).constraint ?? ''];
    if (found && 'code' in found) fail(found);
    if (found) fail(found[0], { [found[1]]: found[2] ?? found[0].message });
    throw error;
  };

/** Fails if a row has changed since the user read it. Without a version it does not: calls of the documents may omit it. */
export function mustBeCurrent(row: { version: number }, version: number | undefined): void {
  if (version !== undefined && row.version !== version) fail(commonErrors.stale);
}

/** Fails with `otherwise` (404 unless given) when no row was changed, because the actor sees no such record. */
export function must(changed: { numAffectedRows?: bigint | undefined } | number, otherwise: ErrorSpec = commonErrors.notFound): void {
  const rows = typeof changed === 'number' ? changed : Number(changed.numAffectedRows ?? 0n);
  if (rows === 0) fail(otherwise);
}
