import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  type QueryResult,
  type RawBuilder,
} from 'kysely';
import pg from 'pg';
import { readAnswers } from './driver/answers.ts';
import { connections } from './driver/connections.ts';
import { TemplateCompiler } from './driver/templates.ts';
import { type Answer, isGroup, isIdle, type Part, type Statement, sendGroup } from './driver/wire.ts';
import type { Tables } from './types.ts';

/** The only handle domain code ever sees: always inside the caller's own transaction. */
export type Db = Kysely<Tables>;

/** What a call acts as, verified beforehand and checked again by `door.enter` in the call's first round trip. */
export type Entry = {
  tokenHash: string;
  userId: string;
  spaceId: string;
  parkIds: readonly string[];
  companyId: string;
  side: string;
  reach: string;
  versions: readonly number[];
  /** When they end by themselves, if they do. */
  until: string | null;
};

/** A person without a session: a job of his runs with the rights he has when it starts. */
export type PersonEntry = Omit<Entry, 'tokenHash'> & { tokenHash: null };
/** Nobody's work, in one space: timers and deliveries. */
type JobEntry = { job: true; spaceId: string; parkIds: readonly string[]; companyId: string | null };
type AnyEntry = Entry | PersonEntry | JobEntry;

/** The name of one intention. Taken with the first statement, so that it costs no round trip; who comes second is refused by its key. */
export type Claim = { userId: string; key: string; call: string; digest: Buffer };

export type Audit = (result: unknown) => Statement;
export type Run = {
  /** Nobody: a public call sees nothing but the door functions. */
  entry: AnyEntry | undefined;
  claim?: Claim | undefined;
  /** Makes it a command: gives the row that is stored and committed together with the work, or nothing. */
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
const prepared = [
  ...Object.entries(ways).flatMap(([name, way]) => [
    `prepare park_${name} as select ${way}`,
    `prepare park_${name}_read as select ${way}, ${readOnly}`,
  ]),
  `prepare park_look as select ${readOnly}`,
  'prepare park_claim as insert into idempotency (user_id, key, call, request_hash) values ($1::uuid, $2::text, $3::text, $4::bytea)',
  `prepare park_clock as select set_config('app.clock_shift', $1::text, true)`,
].join(';');
const begin: Part = { statement: 'park_begin', values: [], isKept: true };
const commit: Part = { statement: 'park_commit', values: [], isKept: true };

/** How an entry is made and with what; everything in it is an id or a word, which is checked once more here. */
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

/**
 * One call on one connection, taken with its first statement: a call that first hashes a password, or has something counted
 * apart from it, holds none meanwhile. A read repeats its opening with every statement, since each is a transaction of its own.
 */
class Call implements DatabaseConnection {
  ended = false;
  /** The database has been asked something, and with it who asks. */
  began = false;
  /** A transaction is open. */
  isOpen = false;
  /** The last statement of a command has been sent. */
  isDone = false;
  client: pg.PoolClient | undefined;
  connecting: pg.PoolClient | Promise<pg.PoolClient> | undefined;
  private readonly connect: () => pg.PoolClient | Promise<pg.PoolClient>;
  private readonly opening: readonly Part[];
  private readonly isRead: boolean;
  private readonly nameOf: (text: string) => string | undefined;
  private bound: Db | undefined;

  constructor(
    connect: () => pg.PoolClient | Promise<pg.PoolClient>,
    opening: readonly Part[],
    isRead: boolean,
    nameOf: (text: string) => string | undefined,
  ) {
    this.connect = connect;
    this.opening = opening;
    this.isRead = isRead;
    this.nameOf = nameOf;
  }

  get db(): Db {
    this.bound ??= bind(this);
    return this.bound;
  }

  async send({ text, values }: Statement, isLast = false): Promise<Answer> {
    this.connecting ??= this.connect();
    this.client ??= this.connecting instanceof Promise ? await this.connecting : this.connecting;
    // it would run as the next caller
    if (this.ended || this.isDone) throw new Error('the call has ended: a statement was not awaited');
    const isWhole = isLast && !this.isOpen;
    const before = this.before(isWhole);
    this.began = true;
    this.isDone = isLast;
    return sendGroup(this.client, before, { text, values, name: this.nameOf(text) }, isLast && !isWhole ? [commit] : []);
  }

  /** Sent as a statement is, behind one that nobody has awaited. */
  async undo(): Promise<void> {
    if (this.client) await sendGroup(this.client, [], { text: 'rollback', values: [], name: undefined }, []);
  }

  private before(isWhole: boolean): readonly Part[] {
    if (this.isRead || isWhole) return this.opening;
    if (this.isOpen) return [];
    this.isOpen = true;
    return [begin, ...this.opening];
  }

  /**
   * The last statement of a command: it holds the command's record, is committed with it, and nothing may follow. Where it is the first as
   * well it is a transaction by itself, and needs neither begin nor commit.
   */
  async last(statement: Statement): Promise<Answer> {
    try {
      const answer = await this.send(statement, true);
      // the commit of a failed transaction is no error, it answers ROLLBACK
      if (this.isOpen && answer.lastTag !== 'COMMIT') throw new Error('rolled back');
      return answer;
    } catch (error) {
      this.isDone = false;
      throw error;
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.send(textOf(query));
    return { rows: result.rows as R[], ...(result.command !== 'SELECT' && { numAffectedRows: BigInt(result.rowCount) }) };
  }

  streamQuery(): never {
    throw new Error('exports take a connection of their own: no cursors in pipeline mode');
  }
}

const adapter = new PostgresAdapter();
const compiler = new TemplateCompiler();
const nothing = async () => {};
const never = () => Promise.reject(new Error('a call is one transaction already'));
const driver: Driver = {
  init: nothing,
  acquireConnection: never,
  releaseConnection: nothing,
  destroy: nothing,
  beginTransaction: never,
  commitTransaction: never,
  rollbackTransaction: never,
};
const dialect: Dialect = {
  createAdapter: () => adapter,
  createDriver: () => driver,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => compiler,
};
/** There is one connection, and nothing is to be done around a statement. */
class Executor extends DefaultQueryExecutor {
  private readonly call: Call;

  constructor(call: Call) {
    super(compiler, adapter, { provideConnection: (consumer) => consumer(call) });
    this.call = call;
  }

  override executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.call.executeQuery<R>(query);
  }
}
/** Text and values of a statement, for who sends it as the last of a command. */
export const compiled = (query: RawBuilder<unknown>): Statement => textOf(query.compile(compiling));
const executor = new DefaultQueryExecutor(compiler, adapter, { provideConnection: never });
const compiling = { getExecutor: () => executor };
/** Made per call, so that a statement somebody forgot to await cannot run as the next caller. */
const bind = (call: Call): Db => new Kysely<Tables>({ config: { dialect }, dialect, driver, executor: new Executor(call) });

type DatabaseOptions = {
  url: string;
  password: string;
  pool: number;
  /** Calls that may wait for a connection before more of them are refused. */
  queue?: number;
  /** Shifts the database's clock; given in tests only. */
  clockShift?: () => string | undefined;
  onError?: (error: Error) => void;
};
export type Database = ReturnType<typeof openDatabase>;
export class PoolFull extends Error {}
/** A call of which nothing may have been asked yet. */
export type Opened = Pick<Call, 'db' | 'last'>;
const textOf = ({ sql: text, parameters: values }: CompiledQuery): Statement => ({ text, values });

/** The one road to rows. Connects as the role that owns nothing. */
export function openDatabase({ url, password, pool: max, queue = 200, clockShift, onError = () => {} }: DatabaseOptions) {
  const pool = new pg.Pool({
    ...connection(url),
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
  } as pg.PoolConfig);
  pool.on('error', onError);
  pool.on('connect', (client) => {
    // a client that is checked out when PostgreSQL dies reports here, and without a listener the process would die with it
    client.on('error', onError);
    readAnswers(client, isGroup);
    for (const setUp of [
      prepared,
      { name: begin.statement, text: 'begin', values: [] },
      { name: commit.statement, text: 'commit', values: [] },
    ])
      client.query(setUp as string).catch(onError);
  });
  const held = connections(pool);
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const known = names.get(text);
    if (known || names.size >= 2_000) return known;
    names.set(text, `q${names.size}`);
    return names.get(text);
  };

  function openingOf({ entry, claim }: Run, isRead: boolean): Part[] {
    const shift = clockShift?.();
    const clock: Part[] = shift ? [{ statement: 'park_clock', values: [shift] }] : [];
    const who = whoOf(entry, isRead);
    return clock.length || claim ? [...clock, ...who, ...claiming(claim)] : who;
  }

  /** For who does not always need the handle: it is made when it is asked for. */
  async function open<T>(wanted: Run, work: (opened: Opened) => Promise<T>): Promise<T> {
    const { entry, audit } = wanted;
    if (pool.waitingCount >= queue) throw new PoolFull('too many calls wait for a connection');
    const isRead = audit === undefined;
    const opening = openingOf(wanted, isRead);
    const call = new Call(held.take, opening, isRead, nameOf);
    let broken: Error | undefined;
    try {
      let result: T;
      try {
        result = await work(call);
      } catch (error) {
        // a refusal said before the database was asked anything may rest on rights that are no longer his
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

  const run = <T>(wanted: Run, work: (db: Db) => Promise<T>): Promise<T> => open(wanted, ({ db }) => work(db));
  return { run, open, close: held.close, waiting: () => pool.waitingCount };
}

function whoOf(entry: AnyEntry | undefined, isRead: boolean): Part[] {
  if (!entry) return isRead ? [{ statement: 'park_look', values: [] }] : [];
  const known = whos.get(entry)?.[isRead ? 'read' : 'write'];
  if (known) return known;
  const { way, values } = wayIn(entry);
  const who = [{ statement: `park_${way}${isRead ? '_read' : ''}`, values, isKept: true }];
  whos.set(entry, { ...whos.get(entry), [isRead ? 'read' : 'write']: who });
  return who;
}
/** The way in of one who comes again, made ready once. */
const whos = new WeakMap<AnyEntry, { read?: Part[]; write?: Part[] }>();

const claiming = (claim: Claim | undefined): Part[] =>
  claim ? [{ statement: 'park_claim', values: [claim.userId, claim.key, claim.call, `\\x${claim.digest.toString('hex')}`] }] : [];

/** Host, port and database of an address, without its user: a Unix socket comes as ?host=. */
export function connection(url: string): pg.PoolConfig {
  const parsed = new URL(url);
  return {
    host: parsed.searchParams.get('host') ?? decodeURIComponent(parsed.hostname),
    port: Number(parsed.searchParams.get('port') ?? (parsed.port || 5432)),
    database: decodeURIComponent(parsed.pathname.slice(1)) || 'postgres',
    ...(/^(require|verify)/.test(parsed.searchParams.get('sslmode') ?? '') && {
      ssl: { rejectUnauthorized: parsed.searchParams.get('sslmode') === 'verify-full' },
    }),
  };
}
