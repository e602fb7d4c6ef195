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
import { type Answer, isIdle, type Part, type Statement, sendGroup } from './wire.ts';

type CallOptions = {
  connect(): pg.PoolClient | Promise<pg.PoolClient>;
  opening: readonly Part[];
  giveBack(client: pg.PoolClient): void;
  /** Returns the statements that enter the actor's context, for a statement of a query that may write. */
  recording(): readonly Part[];
  isRead: boolean;
  /** Returns the name under which the statement is prepared, or undefined if the statement is not prepared. */
  nameOf(text: string): string | undefined;
  patience: number | undefined;
};

/**
 * One call on one connection. The call takes the connection with its first statement, so a call that first hashes a password or runs a
 * separate transaction occupies no connection meanwhile. The statements that enter the actor's context (`opening`) are sent once per
 * transaction; in a query every statement is a transaction of its own.
 */
export class Call<Tables> implements DatabaseConnection {
  ended = false;
  /** Whether a statement was sent; the first statement also checks the session of the actor. */
  began = false;
  /** Whether a transaction is open. */
  isOpen = false;
  /** Whether the last statement of a command was sent. */
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

  async send({ text, values }: Statement, { isLast = false, isRecord = false } = {}): Promise<Answer> {
    this.connecting ??= this.options.connect();
    this.client ??= this.connecting instanceof Promise ? await this.connecting : this.connecting;
    // otherwise the statement would run with the rights of the next actor on this connection
    if (this.ended || this.isDone) throw new Error('the call has ended: a statement was not awaited');
    const isWhole = isLast && !this.isOpen;
    const before = isRecord && this.options.isRead ? this.options.recording() : this.before(isWhole);
    this.began = true;
    this.isDone = isLast;
    const { nameOf, patience } = this.options;
    return sendGroup(this.client, before, { text, values, name: nameOf(text) }, isLast && !isWhole ? [commit] : [], patience);
  }

  /**
   * Gives the connection of a query back while its handler waits for something else than the database. The next statement takes one again.
   * A command keeps its connection, which has its transaction.
   */
  pause(): void {
    if (!this.options.isRead || !this.client || !isIdle(this.client)) return;
    this.options.giveBack(this.client);
    this.client = undefined;
    this.connecting = undefined;
  }

  /** Rolls back. The rollback is sent like a statement, so that it runs after statements that were not awaited. */
  async undo(): Promise<void> {
    if (this.client) await sendGroup(this.client, [], { text: 'rollback', values: [], name: undefined }, [], this.options.patience);
  }

  private before(isWhole: boolean): readonly Part[] {
    const { opening, isRead } = this.options;
    if (isRead || isWhole) return opening;
    if (this.isOpen) return [];
    this.isOpen = true;
    return [begin, ...opening];
  }

  /**
   * Sends the last statement of a command: it writes the audit row and is followed by the commit. If it is also the first statement, it is
   * a transaction by itself and needs neither begin nor commit.
   */
  async last(statement: Statement): Promise<Answer> {
    try {
      const answer = await this.send(statement, { isLast: true });
      // committing a failed transaction raises no error, it answers ROLLBACK
      if (this.isOpen && answer.lastTag !== 'COMMIT') throw new Error('rolled back');
      return answer;
    } catch (error) {
      this.isDone = false;
      throw error;
    }
  }

  /** Sends a statement that reads and leaves a record of it. In a query, whose other statements can only read, it may write. */
  async record<R>(query: RawBuilder<R>): Promise<R[]> {
    return (await this.send(compiled(query), { isRecord: true })).rows as R[];
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.send(statementOf(query));
    return { rows: result.rows as R[], ...(result.command !== 'SELECT' && { numAffectedRows: BigInt(result.rowCount) }) };
  }

  streamQuery(): never {
    throw new Error('exports take a connection of their own: no cursors in pipeline mode');
  }
}

/** An opened call, which may not have sent a statement yet. */
export type OpenedCall<Tables> = Pick<Call<Tables>, 'db' | 'last' | 'pause' | 'record'>;

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

/** Skips the connection handling of Kysely, because a call has exactly one connection. */
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
/** Creates a handle per call, so that a forgotten statement cannot run with the rights of the next actor. */
const bind = <Tables>(call: Call<Tables>) => new Kysely<Tables>({ config: { dialect }, dialect, driver, executor: new Executor(call) });

const executor = new DefaultQueryExecutor(compiler, adapter, { provideConnection: never });
const compiling = { getExecutor: () => executor };
const statementOf = ({ sql: text, parameters: values }: CompiledQuery): Statement => ({ text, values });
/** Compiles a statement that is sent as the last statement of a command. */
export const compiled = (query: RawBuilder<unknown>): Statement => statementOf(query.compile(compiling));
