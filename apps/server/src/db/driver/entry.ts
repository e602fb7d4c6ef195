import type { Part, Statement } from './wire.ts';

/** The actor of a transaction, verified beforehand and checked again by `door.enter` in the first round trip of the call. */
export type Entry = {
  tokenHash: string;
  userId: string;
  spaceId: string;
  parkIds: readonly string[];
  companyId: string;
  side: string;
  reach: string;
  versions: readonly number[];
  /** When the rights expire, or null. */
  until: string | null;
};

/** A user without a session: a background job runs with the rights its owner has when it starts. */
export type PersonEntry = Omit<Entry, 'tokenHash'> & { tokenHash: null };
/** Work without an actor, in one space: timers and deliveries. */
type JobEntry = { job: true; spaceId: string; parkIds: readonly string[]; companyId: string | null };
type AnyEntry = Entry | PersonEntry | JobEntry;

/**
 * An idempotency key. It is inserted with the first statement, so it costs no round trip; a second command with the same key is refused by
 * the primary key.
 */
export type Claim = { userId: string; key: string; call: string; digest: Buffer };

export type Audit = (result: unknown) => Statement;
export type Run = {
  /** Undefined for a public call, which can use only the door functions. */
  entry: AnyEntry | undefined;
  claim?: Claim | undefined;
  /** Makes the call a command: returns the audit row that is stored in the same transaction as the work, or 'none'. */
  audit?: Audit | 'none';
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const word = /^[a-z]{0,10}$/;
const readOnly = `set_config('transaction_read_only', 'on', true)`;
const ways = {
  enter: 'door.enter($1::bytea, $2::uuid, $3::uuid, $4::text, $5::uuid, $6::text, $7::text, $8::integer[], $9::timestamptz)',
  person: 'door.enter_as($1::uuid, $2::uuid, $3::text, $4::uuid, $5::text, $6::text, $7::integer[], $8::timestamptz)',
  job: 'door.enter_job($1::uuid, $2::text, $3::uuid)',
} as const;

/** The statements that surround those of a call, by name; each connection prepares them when it is opened. */
export const prepared: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(ways).flatMap(([name, way]) => [
      [`park_${name}`, `select ${way}`],
      [`park_${name}_read`, `select ${way}, ${readOnly}`],
    ]),
  ),
  park_look: `select ${readOnly}`,
  park_claim: 'insert into idempotency (user_id, key, call, request_hash) values ($1::uuid, $2::text, $3::text, $4::bytea)',
  park_clock: `select set_config('app.clock_shift', $1::text, true)`,
  park_begin: 'begin',
  park_commit: 'commit',
};
export const begin: Part = { statement: 'park_begin', values: [], isRepeated: true };
export const commit: Part = { statement: 'park_commit', values: [], isRepeated: true };

/** Returns the function that enters the context, and its arguments. They must be ids and words, which is validated here once more. */
function wayIn(entry: AnyEntry): { way: keyof typeof ways; values: (string | null)[] } {
  const { spaceId, companyId, parkIds } = entry;
  const person = 'job' in entry ? undefined : entry;
  const ids = [spaceId, ...(companyId ? [companyId] : []), ...(person ? [person.userId] : []), ...parkIds];
  const isSound = ids.every((id) => uuid.test(id)) && (!person || (word.test(person.side) && word.test(person.reach)));
  if (!isSound) throw new TypeError('entry');
  const parks = parkIds.join(',');
  if (!person) return { way: 'job', values: [spaceId, parks, companyId] };
  const { userId, side, reach, versions, until, tokenHash } = person;
  const values = [userId, spaceId, parks, companyId, side, reach, `{${versions.join(',')}}`, until];
  return tokenHash === null ? { way: 'person', values } : { way: 'enter', values: [`\\x${tokenHash}`, ...values] };
}

/** Returns the parts that are sent before the first statement of a call. */
export function openingOf({ entry, claim }: Run, { isRead, clockShift }: { isRead: boolean; clockShift: string | undefined }): Part[] {
  const entering = enteringOf(entry, isRead);
  if (!clockShift && !claim) return entering;
  const clock: Part[] = clockShift ? [{ statement: 'park_clock', values: [clockShift] }] : [];
  return [...clock, ...entering, ...claiming(claim)];
}

function enteringOf(entry: AnyEntry | undefined, isRead: boolean): Part[] {
  if (!entry) return isRead ? [{ statement: 'park_look', values: [] }] : [];
  const mode = isRead ? 'read' : 'write';
  const known = entering.get(entry)?.[mode];
  if (known) return known;
  const { way, values } = wayIn(entry);
  const parts = [{ statement: `park_${way}${isRead ? '_read' : ''}`, values, isRepeated: true }];
  entering.set(entry, { ...entering.get(entry), [mode]: parts });
  return parts;
}
/** Memoized by entry, since a session uses the same entry for all of its calls. */
const entering = new WeakMap<AnyEntry, { read?: Part[]; write?: Part[] }>();

const claiming = (claim: Claim | undefined): Part[] =>
  claim ? [{ statement: 'park_claim', values: [claim.userId, claim.key, claim.call, `\\x${claim.digest.toString('hex')}`] }] : [];
