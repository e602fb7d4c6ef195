import { hash } from 'node:crypto';
import { commonErrors } from '@park/contract/core';
import { effective, type Facts, reaches } from '../access/index.ts';
import { type Actor, fail } from '../context.ts';
import type { Database } from '../db/database.ts';
import { accessFacts, type Entry, findSession, touchSession } from '../db/driver/index.ts';
import { memoize } from '../memoize.ts';
import type { ContextRow, Session } from '../session.ts';

export type Claims = { areaId?: string; parkId?: string; globalCompanyId?: string };
export type Place = { actor: Actor; facts: Facts; parkIds: string[] };
/** The loaded actor and rights of a context, and the database entries with which its calls run. */
export type ContextAccess = { place: Place; entries: Map<string, Entry> };

const most = 5_000;
const touchEvery = 60_000;

/** A bounded map that removes its oldest entry when it is full. */
class Memory<V> extends Map<string, V> {
  override set(key: string, value: V): this {
    if (this.size >= most) this.delete(this.keys().next().value as string);
    return super.set(key, value);
  }
}

/**
 * Caches sessions and rights in memory. The cache is never trusted on its own: the first statement of every call compares the versions of
 * these facts with the database and fails when they are stale.
 */
export function sessionStore(database: Database) {
  const sessions = new Memory<Session>();
  const places = new Memory<Place>();
  const touched = new Memory<number>();
  /**
   * The loaded contexts by their row object, which saves building a text key. A session that is read again has new row objects; its
   * contexts are then found in `places`.
   */
  const accessByContext = new WeakMap<ContextRow, ContextAccess>();

  async function read(tokenHash: string): Promise<Session> {
    const found = await database.run({ entry: undefined }, (db) => findSession<Omit<Session, 'tokenHash'>>(db, tokenHash));
    if (!found) fail(commonErrors.sessionEnded);
    const session = { ...found, tokenHash };
    sessions.set(tokenHash, session);
    touch(tokenHash);
    return session;
  }

  /**
   * Extends a session that is being used, at most once a minute. The update runs beside the call; if it fails, the next use of the session
   * tries again.
   */
  function touch(tokenHash: string): void {
    // not the time of day, which may be set back
    const now = performance.now();
    if (now - (touched.get(tokenHash) ?? Number.NEGATIVE_INFINITY) < touchEvery) return;
    touched.set(tokenHash, now);
    database.run({ entry: undefined, audit: 'none' }, (db) => touchSession(db, tokenHash)).catch(() => touched.delete(tokenHash));
  }

  async function readAccess(session: Session, context: ContextRow): Promise<ContextAccess> {
    const access = { place: await placeOf(session, context), entries: new Map() };
    accessByContext.set(context, access);
    return access;
  }

  async function placeOf(session: Session, context: ContextRow): Promise<Place> {
    const key = `${session.tokenHash}/${context.company_id}/${context.park_id}`;
    const known = places.get(key);
    if (known) return known;
    const facts =
      (await database.run({ entry: undefined }, (db) => accessFacts<Facts>(db, session.userId, context.company_id, context.park_id))) ??
      fail(commonErrors.forbidden);
    const rights = effective(context.side, facts);
    const actor: Actor = {
      userId: session.userId,
      spaceId: context.space_id,
      companyId: context.company_id,
      parkId: context.park_id,
      side: context.side,
      level: facts.level,
      roleCodes: facts.roles.flatMap((role) => (role.kind === 'inner' ? [] : role.code)),
      rights,
      may: (permission) => rights.granted.has(permission),
      keeps: (permission, companyId) => reaches(rights, permission, companyId === context.company_id),
    };
    const parkIds = session.contexts
      .filter((other) => other.company_id === context.company_id && other.side === context.side && other.has_privilege)
      .flatMap((other) => other.park_id ?? []);
    const place = { actor, facts, parkIds };
    places.set(key, place);
    return place;
  }

  return {
    /** Returns a cached session synchronously, which is enough for nearly every call. */
    known(tokenHash: string): Session | undefined {
      const session = sessions.get(tokenHash);
      if (session) touch(tokenHash);
      return session;
    },
    read,
    cachedAccess: (context: ContextRow): ContextAccess | undefined => accessByContext.get(context),
    readAccess,
    /** Removes a stale session and its contexts. */
    forget(tokenHash: string) {
      sessions.delete(tokenHash);
      for (const key of places.keys()) if (key.startsWith(tokenHash)) places.delete(key);
    },
  };
}
export type SessionStore = ReturnType<typeof sessionStore>;

/** Returns the context that matches the claims among those the user may enter; without claims, the session's default. */
export function choose(session: Session, claims: Claims): ContextRow | undefined {
  let [ofCompany, first]: (ContextRow | undefined)[] = [];
  for (const context of session.contexts) {
    if (!fits(context, claims)) continue;
    first ??= context;
    if (context.company_id !== session.companyId) continue;
    if (context.park_id === session.parkId) return context;
    ofCompany ??= context;
  }
  return ofCompany ?? first;
}
const fits = (context: ContextRow, { areaId, parkId, globalCompanyId }: Claims) =>
  context.has_privilege &&
  (!areaId || context.space_id === areaId) &&
  (!parkId || context.park_id === parkId) &&
  (!globalCompanyId || context.company_id === globalCompanyId);

const token = /^[A-Za-z0-9_-]{43}$/;
/** Hashes a token. Only this hash is stored and looked up. */
export const hashToken = (value: string): string => hash('sha256', value, 'hex');
/** Memoized, because a signed-in user sends the same token with every call. */
const knownHash = memoize(hashToken, 10_000);
export function readToken(header: unknown): string {
  if (typeof header !== 'string' || header === '') fail(commonErrors.notSignedIn);
  if (!token.test(header)) fail(commonErrors.sessionEnded);
  return knownHash(header);
}

const earlier = (a: string | null, b: string | null) => (a && b ? (Date.parse(a) < Date.parse(b) ? a : b) : (a ?? b));
/** Returns the database entry of a context for a reach. It is cached, so that it is prepared only once. */
export function entryOf(session: Session, { place, entries }: ContextAccess, reach: string, parks: 'one' | 'all'): Entry {
  const key = `${reach} ${parks}`;
  const entry = entries.get(key) ?? entering(session, place, reach, parks);
  entries.set(key, entry);
  return entry;
}
/** Builds a database entry. Contexts and rights were loaded at different times, so the earlier of their expiry times applies. */
const entering = (session: Session, place: Place, reach: string, parks: 'one' | 'all'): Entry => ({
  tokenHash: session.tokenHash,
  userId: session.userId,
  spaceId: place.actor.spaceId,
  parkIds: parks === 'all' ? place.parkIds : place.actor.parkId ? [place.actor.parkId] : [],
  companyId: place.actor.companyId,
  side: place.actor.side,
  reach,
  versions: place.facts.versions,
  until: earlier(session.until, place.facts.until),
});
