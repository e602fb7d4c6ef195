import { type RawBuilder, sql } from 'kysely';
import { compiled, type Statement } from './driver/index.ts';

/** Why a statement has made nothing, as the name of a constraint would say it. */
export type Reason = RawBuilder<string>;
/** Puts a value into a statement by its name. */
export type Of<V> = (name: keyof V & string) => RawBuilder<unknown>;
/**
 * What a command makes, told once for all of them: what stands in the `with` of a statement, the last of it called `made` and saying an
 * id, with places for the values of each.
 */
export type Making<V> = { parts(of: Of<V>): RawBuilder<unknown>; reason: Reason };

/** One row of a table, each column from a value of its own: it is made, or a constraint says why not. */
export const inserting = <V extends object>(table: string, columns: Readonly<Record<string, keyof V & string>>): Making<V> => ({
  parts: (of) => sql`made as (
    insert into ${sql.table(table)} (${sql.join(Object.keys(columns).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(columns).map(of))}) returning id)`,
  reason: sql`'not_inserted'`,
});

/** The values themselves, for a statement that is put together anew every time. */
export const filledIn =
  <V extends object>(values: V): Of<V> =>
  (name) =>
    sql`${values[name]}`;

/** What a command leaves behind besides what it makes: its record, its messages, and the answer for who sends it again. */
export type Trace = {
  spaceId: string;
  parkId: string | null;
  companyId: string;
  userId: string;
  side: string;
  call: string;
  input: string;
  requestId: string;
  events: string | undefined;
  /** The sender's name for it. */
  key: string | undefined;
};

/** What a record says; in one order, for who writes it behind a command and who writes it within. */
export const recordColumns = 'space_id, park_id, company_id, user_id, side, call, target, input, outcome, request_id';
const columns = sql.raw(recordColumns);

const messages = (of: Of<Trace>) => sql`, sent as (insert into outbox (space_id, event, payload)
  select ${of('spaceId')}::uuid, e.event, e.payload from done, jsonb_to_recordset(${of('events')}::jsonb) as e (event text, payload jsonb))`;
const remembered = (of: Of<Trace>) =>
  sql`, kept as (update idempotency i set answer = jsonb_build_object('id', done.id) from done where i.user_id = ${of('userId')} and i.key = ${of('key')})`;
const trail = (of: Of<Trace>) => sql`
  recorded as (
    insert into audit (${columns})
    select ${of('spaceId')}::uuid, ${of('parkId')}::uuid, ${of('companyId')}::uuid, ${of('userId')}::uuid, ${of('side')}::text,
           ${of('call')}::text, id::text, ${of('input')}::jsonb, 'done', ${of('requestId')}::text from done)`;

/** The place of a value that comes later. */
class Place {
  readonly source: 'thing' | 'trace';
  readonly name: string;
  constructor(source: Place['source'], name: string) {
    this.source = source;
    this.name = name;
  }
}
const placesOf =
  (source: Place['source']): Of<never> =>
  (name) =>
    sql`${new Place(source, name)}`;

/** Put together once, since a command is sent far more often than it is changed; with and without messages and a key. */
const texts = new WeakMap<object, Statement[]>();
function textOf(thing: Making<never>, { events, key }: Trace): Statement {
  const ways = texts.get(thing);
  const way = (events === undefined ? 0 : 1) + (key === undefined ? 0 : 2);
  const known = ways?.[way];
  if (known) return known;
  const of = placesOf('trace');
  const statement = compiled(sql`
    with ${thing.parts(placesOf('thing'))},
         done as materialized (select coalesce((select id from made), app.refuse(${thing.reason})) as id),
         ${trail(of)} ${events === undefined ? sql`` : messages(of)} ${key === undefined ? sql`` : remembered(of)}
    select id from done`);
  texts.set(thing, Object.assign(ways ?? [], { [way]: statement }));
  return statement;
}

/** One statement that makes a thing and leaves the trace of it; where it makes nothing, nothing of it has happened. */
export function making<V extends object>(thing: Making<V>, values: V, trace: Trace): Statement {
  const { text, values: places } = textOf(thing as Making<never>, trace);
  const sources = { thing: values as Record<string, unknown>, trace: trace as Record<string, unknown> };
  return { text, values: places.map((place) => (place instanceof Place ? sources[place.source][place.name] : place)) };
}
