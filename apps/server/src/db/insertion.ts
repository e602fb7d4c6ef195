import { type RawBuilder, sql } from 'kysely';
import { compiled, type Statement } from './driver/index.ts';

/** The reason why a statement inserted nothing, in the form of a constraint name. */
export type Reason = RawBuilder<string>;
/** Returns the SQL of a value by its name. */
export type ValueOf<V> = (name: keyof V & string) => RawBuilder<unknown>;
/**
 * The insertion of a command, defined once for all its calls: CTEs of a statement, the last of which is called `made` and returns an id,
 * with placeholders for the values of each call.
 */
export type Insertion<V> = { parts(of: ValueOf<V>): RawBuilder<unknown>; reason: Reason };

/** Inserts one row of a table, with one value for each column. */
export const insertionInto = <V extends object>(table: string, columns: Readonly<Record<string, keyof V & string>>): Insertion<V> => ({
  parts: (of) => sql`made as (
    insert into ${sql.table(table)} (${sql.join(Object.keys(columns).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(columns).map(of))}) returning id)`,
  reason: sql`'not_inserted'`,
});

/** Provides the values themselves, for a statement that is compiled anew each time. */
export const inlineValues =
  <V extends object>(values: V): ValueOf<V> =>
  (name) =>
    sql`${values[name]}`;

/** Everything a command stores besides its row: the audit entry, the outbox messages, and the answer for a repeated request. */
export type Trace = {
  spaceId: string;
  parkId: string | null;
  companyId: string;
  userId: string;
  side: string;
  call: string;
  input: string;
  requestId: string;
  /** The client's IP address. */
  address: string;
  events: string | undefined;
  /** The idempotency key of the request. */
  key: string | undefined;
};

/** Columns of an audit entry, in one order for the insert after a command and the insert within its statement. */
export const recordColumns = 'space_id, park_id, company_id, user_id, side, call, target, input, outcome, request_id, address';
const columns = sql.raw(recordColumns);

const messages = (of: ValueOf<Trace>) => sql`, sent as (insert into outbox (space_id, event, payload)
  select ${of('spaceId')}::uuid, e.event, e.payload
    from done, jsonb_to_recordset(${of('events')}::jsonb) as e (event text, payload jsonb))`;
const rememberedAnswer = (of: ValueOf<Trace>) =>
  sql`, kept as (update idempotency i set answer = jsonb_build_object('id', done.id) from done
                  where i.user_id = ${of('userId')} and i.key = ${of('key')})`;
const auditEntry = (of: ValueOf<Trace>) => sql`
  recorded as (
    insert into audit (${columns})
    select ${of('spaceId')}::uuid, ${of('parkId')}::uuid, ${of('companyId')}::uuid, ${of('userId')}::uuid, ${of('side')}::text,
           ${of('call')}::text, id::text, ${of('input')}::jsonb, 'done', ${of('requestId')}::text, ${of('address')}::text from done)`;

/** A placeholder for a value that is filled in per call. */
class Placeholder {
  readonly source: 'insertion' | 'trace';
  readonly name: string;
  constructor(source: Placeholder['source'], name: string) {
    this.source = source;
    this.name = name;
  }
}
const placeholdersOf =
  (source: Placeholder['source']): ValueOf<never> =>
  (name) =>
    sql`${new Placeholder(source, name)}`;

/** Memoized statements of each insertion, in four variants: with and without messages, with and without a key. */
const texts = new WeakMap<object, Statement[]>();
function textOf(insertion: Insertion<never>, { events, key }: Trace): Statement {
  const ways = texts.get(insertion);
  const way = (events === undefined ? 0 : 1) + (key === undefined ? 0 : 2);
  const known = ways?.[way];
  if (known) return known;
  const of = placeholdersOf('trace');
  const statement = compiled(sql`
    with ${insertion.parts(placeholdersOf('insertion'))},
         done as materialized (select coalesce((select id from made), app.refuse(${insertion.reason})) as id),
         ${auditEntry(of)} ${events === undefined ? sql`` : messages(of)} ${key === undefined ? sql`` : rememberedAnswer(of)}
    select id from done`);
  texts.set(insertion, Object.assign(ways ?? [], { [way]: statement }));
  return statement;
}

/**
 * Builds one statement that inserts a row together with its audit entry, messages and remembered answer. If the row is not inserted, the
 * statement fails and stores nothing.
 */
export function insertStatement<V extends object>(insertion: Insertion<V>, values: V, trace: Trace): Statement {
  const { text, values: places } = textOf(insertion as Insertion<never>, trace);
  const sources = { insertion: values as Record<string, unknown>, trace: trace as Record<string, unknown> };
  return { text, values: places.map((place) => (place instanceof Placeholder ? sources[place.source][place.name] : place)) };
}
