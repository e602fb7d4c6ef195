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
import type pg from 'pg';
import { begin, commit } from './entry.ts';
import { TemplateCompiler } from './templates.ts';
import { type Answer, type Part, type Statement, sendGroup } from './wire.ts';

type CallOptions = {
  connect(): pg.PoolClient | Promise<pg.PoolClient>;
  opening: readonly Part[];
  isRead: boolean;
  /** The name under which a statement is prepared, or none. */
  nameOf(text: string): string | undefined;
};

/**
 * One call on one connection, taken with its first statement: a call that first hashes a password, or has something counted
 * apart from it, holds none meanwhile. A read repeats its opening with every statement, since each is a transaction of its own.
 */
export class Call<Tables> implements DatabaseConnection {
  ended = false;
  /** The database has been asked something, and with it the caller has been checked. */
  began = false;
  /** A transaction is open. */
  isOpen = false;
  /** The last statement of a command has been sent. */
  isDone = false;
  client: pg.PoolClient | undefined;
  connecting: pg.PoolClient | Promise<pg.PoolClient> | undefined;
  private readonly options: CallOptions;
  private bound: Kysely<Tables> | undefined;

  constructor(options: CallOptions) {
    this.options = options;
  }

  get db(): Kysely<Tables> {
    this.bound ??= bind<Tables>(this);
    return this.bound;
  }

  async send({ text, values }: Statement, isLast = false): Promise<Answer> {
    this.connecting ??= this.options.connect();
    this.client ??= this.connecting instanceof Promise ? await this.connecting : this.connecting;
    // it would run as the next caller
    if (this.ended || this.isDone) throw new Error('the call has ended: a statement was not awaited');
    const isWhole = isLast && !this.isOpen;
    const before = this.before(isWhole);
    this.began = true;
    this.isDone = isLast;
    return sendGroup(this.client, before, { text, values, name: this.options.nameOf(text) }, isLast && !isWhole ? [commit] : []);
  }

  /** Sent like a statement, so that it follows those that nobody has awaited. */
  async undo(): Promise<void> {
    if (this.client) await sendGroup(this.client, [], { text: 'rollback', values: [], name: undefined }, []);
  }

  private before(isWhole: boolean): readonly Part[] {
    const { opening, isRead } = this.options;
    if (isRead || isWhole) return opening;
    if (this.isOpen) return [];
    this.isOpen = true;
    return [begin, ...opening];
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
    const result = await this.send(statementOf(query));
    return { rows: result.rows as R[], ...(result.command !== 'SELECT' && { numAffectedRows: BigInt(result.rowCount) }) };
  }

  streamQuery(): never {
    throw new Error('exports take a connection of their own: no cursors in pipeline mode');
  }
}

/** A call of which nothing may have been asked yet. */
export type OpenedCall<Tables> = Pick<Call<Tables>, 'db' | 'last'>;

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
  private readonly call: DatabaseConnection;

  constructor(call: DatabaseConnection) {
    super(compiler, adapter, { provideConnection: (consumer) => consumer(call) });
    this.call = call;
  }

  override executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.call.executeQuery<R>(query);
  }
}
/** Made per call, so that a statement somebody forgot to await cannot run as the next caller. */
const bind = <Tables>(call: Call<Tables>) => new Kysely<Tables>({ config: { dialect }, dialect, driver, executor: new Executor(call) });

const executor = new DefaultQueryExecutor(compiler, adapter, { provideConnection: never });
const compiling = { getExecutor: () => executor };
const statementOf = ({ sql: text, parameters: values }: CompiledQuery): Statement => ({ text, values });
/** Text and values of a statement, to be sent as the last of a command. */
export const compiled = (query: RawBuilder<unknown>): Statement => statementOf(query.compile(compiling));
