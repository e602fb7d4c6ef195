import { hash } from 'node:crypto';
import { commonErrors } from '@park/contract/core';
import type { AgreementKind } from '@park/contract/people/agreement';
import { effective, type Facts, reaches } from '../access/index.ts';
import { type Actor, fail } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { Entry } from '../db/driver/index.ts';
import { accessFacts, findSession, touchSession } from '../db/driver/index.ts';
import { memoize } from '../memoize.ts';

export type ContextRow = {
  space_id: string;
  space_name: string;
  company_id: string;
  company_name: string;
  comp_type: 0 | 1 | 2;
  admin_level: 1 | 2 | 3;
  park_id: string | null;
  park_name: string | null;
  side: Actor['side'];
  has_privilege: boolean;
};
export type Session = {
  tokenHash: string;
  userId: string;
  companyId: string | null;
  parkId: string | null;
  change: boolean;
  sessionKey: string;
  userName: string | null;
  realName: string;
  nickName: string | null;
  phone: string;
  pendingAgreements: AgreementKind[];
  /** When one of the contexts begins or ends by itself next. */
  until: string | null;
  contexts: ContextRow[];
};
export type Claims = { areaId?: string; parkId?: string; globalCompanyId?: string };
export type Place = { actor: Actor; facts: Facts; parkIds: string[] };
/** Somebody's place as his session has it, and the ways he goes in there. */
export type Standing = { place: Place; entries: Map<string, Entry> };

const most = 5_000;
const touchEvery = 60_000;

/** Keeps what it was told until it is full; the oldest goes first. */
class Memory<V> extends Map<string, V> {
  override set(key: string, value: V): this {
    if (this.size >= most) this.delete(this.keys().next().value as string);
    return super.set(key, value);
  }
}

/**
 * Sessions and rights in memory. Nothing here is trusted for longer than a call: every call's first statement compares
 * the versions these facts were read with, and raises when the database has moved on.
 */
export function sessionStore(database: Database) {
  const sessions = new Memory<Session>();
  const places = new Memory<Place>();
  const touched = new Memory<number>();
  /** By the row itself, which needs no key to be put together; a session that is read anew has other rows, and finds its places above. */
  const standings = new WeakMap<ContextRow, Standing>();

  async function read(tokenHash: string): Promise<Session> {
    const found = await database.run({ entry: undefined }, (db) => findSession<Omit<Session, 'tokenHash'>>(db, tokenHash));
    if (!found) fail(commonErrors.sessionEnded);
    const session = { ...found, tokenHash };
    sessions.set(tokenHash, session);
    touch(tokenHash);
    return session;
  }

  /** Being used keeps a session alive; said once a minute at most, beside the call, and lost when it fails. */
  function touch(tokenHash: string): void {
    const now = Date.now();
    if (now - (touched.get(tokenHash) ?? 0) < touchEvery) return;
    touched.set(tokenHash, now);
    database.run({ entry: undefined, audit: 'none' }, (db) => touchSession(db, tokenHash)).catch(() => touched.delete(tokenHash));
  }

  async function readStanding(session: Session, context: ContextRow): Promise<Standing> {
    const standing = { place: await placeOf(session, context), entries: new Map() };
    standings.set(context, standing);
    return standing;
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
    /** What is at hand is had without waiting: nearly every call asks for nothing else. */
    known(tokenHash: string): Session | undefined {
      const session = sessions.get(tokenHash);
      if (session) touch(tokenHash);
      return session;
    },
    read,
    knownStanding: (context: ContextRow): Standing | undefined => standings.get(context),
    readStanding,
    /** What was known of this session is out of date. */
    forget(tokenHash: string) {
      sessions.delete(tokenHash);
      for (const key of places.keys()) if (key.startsWith(tokenHash)) places.delete(key);
    },
  };
}
export type SessionStore = ReturnType<typeof sessionStore>;

/** Claims choose among the contexts the person may enter; without any, the session's default holds. */
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
/** Only the hash of a token is stored or looked up. */
export const hashToken = (value: string): string => hash('sha256', value, 'hex');
/** Who is here comes again and again. */
const knownHash = memoize(hashToken, 10_000);
export function readToken(header: unknown): string {
  if (typeof header !== 'string' || header === '') fail(commonErrors.notSignedIn);
  if (!token.test(header)) fail(commonErrors.sessionEnded);
  return knownHash(header);
}

const earlier = (a: string | null, b: string | null) => (a && b ? (Date.parse(a) < Date.parse(b) ? a : b) : (a ?? b));
/** The same whenever he goes in the same way, so that it is made ready once. */
export function entryOf(session: Session, { place, entries }: Standing, reach: string, parks: 'one' | 'all'): Entry {
  const key = `${reach} ${parks}`;
  const entry = entries.get(key) ?? entering(session, place, reach, parks);
  entries.set(key, entry);
  return entry;
}
/** Where somebody may go was read with his session, what he may do there later: what ends first ends both. */
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
