import type { Permission } from '@park/contract/access';
import { commonErrors, type ErrorSpec } from '@park/contract/core';
import type { Rights, Side } from './access/index.ts';
import type { Db } from './db/database.ts';
import type { Making } from './db/making.ts';
import type { EventName, Events } from './jobs/events.ts';
import type { LiveKind } from './jobs/live.ts';
import type { Session } from './session.ts';

/** Who makes the call, where, and how far his rights go there. Everything in it has been verified. */
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
  /** Whether the right goes as far as that company; row security says which companies there are. */
  keeps(permission: Permission, companyId: string): boolean;
};

/** The session a call was made with, also of people who may not enter anywhere. */
export type SignedIn = { session: Session; actor: Actor | undefined };

/** A file as it arrived: its name and type are the sender's words, not facts. */
export type UploadedFile = { field: string; name: string; type: string; bytes: Buffer };

/** Everything a handler may use. Built once per call by `mount`; passed down, never stored. */
export type Context = {
  /** The call's own transaction. Public commands have none: they open short ones with `alone`. */
  db: Db;
  /**
   * A transaction of its own as nobody, committed at once: what it writes stays when the call is refused afterwards, and
   * no connection is held while a password is hashed. For attempts, limits and codes.
   */
  alone<T>(work: (db: Db) => Promise<T>): Promise<T>;
  requestId: string;
  /** Where the call came from, as the socket or a trusted proxy says. */
  address: string;
  /** What the browser calls itself, cut to a length that can be stored. */
  agent: string;
  /** What an upload call was sent; empty in all others. */
  files: readonly UploadedFile[];
  /** Fails in public calls. */
  signedIn: SignedIn;
  /** Has something done after this command: written with it, delivered by the worker, lost with it when it fails. */
  outbox<E extends EventName>(event: E, payload: Events[E]): void;
  /** Tells people's open consoles that something of theirs changed, when this command commits. */
  live(userIds: readonly string[], kind: LiveKind): Promise<void>;
  /**
   * Makes one thing and ends the command, in one statement and one round trip. The reason for which nothing was made comes as the name of
   * a constraint does (see `onConstraint`).
   */
  make<V extends object>(thing: Making<V>, values: V): Promise<{ id: string }>;
  /** The verified actor; asking for it where there is none is a programming error and fails. */
  actor: Actor;
};

/** The company a call is about: the one it names, or else the caller's. */
export const companyOf = ({ actor }: Pick<Context, 'actor'>, { companyId }: { companyId?: string | undefined }): string =>
  companyId ?? actor.companyId;

export class AppError extends Error {
  readonly spec: ErrorSpec;
  readonly fields: Record<string, string>;
  /** What the caller needs to go on, where a refusal is a step and not an end. */
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
 * Lets the database decide and turns a broken constraint into the error the catalogue gives it, on the field it is about, with a text of
 * the field's own where the error's does not fit.
 */
export const onConstraint =
  (meaning: Readonly<Record<string, ErrorSpec | readonly [ErrorSpec, field: string, text?: string]>>) =>
  (error: unknown): never => {
    const found = meaning[(error as { constraint?: string }).constraint ?? ''];
    if (found && 'code' in found) fail(found);
    if (found) fail(found[0], { [found[1]]: found[2] ?? found[0].message });
    throw error;
  };

/** Zero rows changed means there was nothing to change that the caller may see. */
export function must(changed: { numAffectedRows?: bigint | undefined } | number, otherwise: ErrorSpec = commonErrors.notFound): void {
  const rows = typeof changed === 'number' ? changed : Number(changed.numAffectedRows ?? 0n);
  if (rows === 0) fail(otherwise);
}
