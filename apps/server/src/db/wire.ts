import pg from 'pg';

/**
 * Several statements in one write and one round trip. Everything up to the Sync is one implicit transaction: parts run in
 * order, and when one fails the server skips the rest. Uses internals of pg, which is why pg is pinned and wire.test.ts
 * holds it to this behaviour.
 */
export type Statement = { name?: string | undefined; text: string; values: readonly unknown[] };
export type Part = { statement: string; values: readonly (string | null)[] };
export type Answer = pg.QueryResult & { lastTag: string };

type Connection = { stream: { cork(): void; uncork(): void }; bind(m: object): void; execute(m: object): void; sync(): void };
type Completed = { text: string };
type PgQuery = {
  submit(connection: Connection): Error | null;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: Completed, connection: Connection): void;
};
type Callback = (error: Error | null, result: pg.QueryResult) => void;
const Base = pg.Query as unknown as new (config: Statement & { callback: Callback }) => PgQuery;

class Group extends Base {
  private at = 0;
  private readonly before: readonly Part[];
  private readonly after: readonly Part[];
  lastTag = '';

  constructor(before: readonly Part[], statement: Statement, after: readonly Part[], callback: Callback) {
    super({ ...statement, callback });
    this.before = before;
    this.after = after;
  }

  private write(connection: Connection, parts: readonly Part[]) {
    for (const part of parts) {
      connection.bind({ portal: '', ...part });
      connection.execute({ portal: '', rows: 0 });
    }
  }

  override submit(connection: Connection) {
    connection.stream.cork();
    try {
      this.write(connection, this.before);
      return super.submit(connection);
    } finally {
      connection.stream.uncork();
    }
  }

  requiresPreparation() {
    return true;
  }

  /** Called by pg where it would execute and sync its own statement. */
  _getRows(connection: Connection) {
    connection.execute({ portal: '', rows: 0 });
    this.write(connection, this.after);
    connection.sync();
  }

  override handleDataRow(message: unknown) {
    if (this.at === this.before.length) super.handleDataRow(message);
  }

  override handleCommandComplete(message: Completed, connection: Connection) {
    this.lastTag = message.text;
    const isOwn = this.at === this.before.length;
    this.at += 1;
    if (isOwn) super.handleCommandComplete(message, connection);
  }
}

export const sendGroup = (client: pg.PoolClient, before: readonly Part[], statement: Statement, after: readonly Part[]): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const group = new Group(before, statement, after, (error, result) =>
      error ? reject(error) : resolve(Object.assign(result, { lastTag: group.lastTag })),
    );
    client.query(group as never);
  });

/** False while a transaction is open or failed: such a connection must not go back to the pool. */
export const isIdle = (client: pg.PoolClient) => (client as unknown as { getTransactionStatus(): string }).getTransactionStatus() === 'I';
