import pg from 'pg';

/**
 * Several statements in one write and one round trip. Everything up to the Sync is one implicit transaction: parts run in
 * order, and when one fails the server skips the rest. Uses internals of pg, which is why pg is pinned and wire.test.ts
 * holds it to this behaviour.
 */
export type Statement = { text: string; values: readonly unknown[] };
export type Part = {
  statement: string;
  values: readonly (string | null)[];
  /** It is sent again and again, and its bytes are kept. */
  isKept?: boolean;
};
export type Answer = pg.QueryResult & { lastTag: string };

type Connection = {
  stream: { writable: boolean; write(bytes: Buffer): void };
  bind(message: object): void;
  execute(message: object): void;
  describe(message: object): void;
  sync(): void;
};
type Completed = { text: string };
/** What is known of a statement's rows: its columns, how each is read, and an empty row. */
type Shape = { fields: readonly { name: string; dataTypeID: number }[]; _parsers: unknown; _prebuiltEmptyResultObject: unknown };
type PgQuery = {
  text: string;
  name: string | undefined;
  _result: Shape;
  _accumulateRows: boolean;
  hasBeenParsed(connection: Connection): boolean;
  submit(connection: Connection): Error | null;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: Completed, connection: Connection): void;
};
type Callback = (error: Error | null, result: pg.QueryResult) => void;
const Base = pg.Query as unknown as new (text: string, values: readonly unknown[], callback: Callback) => PgQuery;

/** One for all connections: there are some hundred statements, and each connection meets most of them. */
const shapes = new Map<string, Shape>();
function shared(text: string, { fields, _parsers, _prebuiltEmptyResultObject }: Shape): Shape {
  const known = shapes.get(text);
  const isSame = ({ name, dataTypeID }: Shape['fields'][number], at: number) =>
    known?.fields[at]?.name === name && known.fields[at].dataTypeID === dataTypeID;
  if (known?.fields.length === fields.length && fields.every(isSame)) return known;
  const shape = { fields, _parsers, _prebuiltEmptyResultObject };
  shapes.set(text, shape);
  return shape;
}

/** A connection as a group sees it: its messages are kept until they leave together. */
class Outgoing {
  /** Statements whose rows have been described here; PostgreSQL refuses to answer a prepared one in another shape later. */
  readonly shapes = new Map<string, Shape>();
  private messages: Buffer[] = [];
  private isDescribed = false;
  /** What pg's own code writes to. */
  readonly connection: Connection;
  private readonly stream: () => Connection['stream'];

  constructor(real: Connection) {
    this.stream = () => real.stream;
    this.connection = Object.create(real, {
      _send: { value: (message: Buffer) => void this.messages.push(message) },
      describe: { value: (message: object) => void (this.isDescribed || real.describe.call(this.connection, message)) },
    });
  }

  /** A part as it was written before, or is written by this work. */
  part(part: Part, work: () => void): void {
    const known = written.get(part);
    if (known) return void this.messages.push(known);
    const before = this.messages.length;
    work();
    if (part.isKept) written.set(part, Buffer.concat(this.messages.slice(before)));
  }

  /** Sends what the work has said, or nothing of it where it says that it cannot be. */
  send(shape: Shape | undefined, work: () => Error | null): Error | null {
    this.isDescribed = shape !== undefined;
    this.messages = [];
    const refused = work();
    const stream = this.stream();
    if (!refused && stream.writable) stream.write(Buffer.concat(this.messages));
    return refused;
  }
}
const written = new WeakMap<Part, Buffer>();
const outgoing = new WeakMap<Connection, Outgoing>();
function outgoingOf(connection: Connection): Outgoing {
  const known = outgoing.get(connection) ?? new Outgoing(connection);
  outgoing.set(connection, known);
  return known;
}

/** Without a name it is prepared for this once. */
type Sent = Statement & { name: string | undefined };
class Group extends Base {
  private at = 0;
  private readonly before: readonly Part[];
  private readonly after: readonly Part[];
  private shapes: Outgoing['shapes'] | undefined;
  private out: Outgoing | undefined;
  lastTag = '';

  constructor(before: readonly Part[], { text, values, name }: Sent, after: readonly Part[], callback: Callback) {
    super(text, values, callback);
    this.name = name;
    this.before = before;
    this.after = after;
  }

  private write(out: Outgoing, parts: readonly Part[]) {
    for (const part of parts)
      out.part(part, () => {
        out.connection.bind({ portal: '', statement: part.statement, values: part.values });
        out.connection.execute({ portal: '', rows: 0 });
      });
  }

  override submit(real: Connection) {
    const out = outgoingOf(real);
    this.out = out;
    const shape = this.name !== undefined && this.hasBeenParsed(real) ? out.shapes.get(this.name) : undefined;
    if (shape) Object.assign(this._result, shape);
    else this.shapes = out.shapes;
    this._accumulateRows = true;
    return out.send(shape, () => {
      this.write(out, this.before);
      return super.submit(out.connection);
    });
  }

  requiresPreparation() {
    return true;
  }

  /** Called by pg where it would execute and sync its own statement. */
  _getRows(connection: Connection) {
    connection.execute({ portal: '', rows: 0 });
    if (this.after.length) this.write(this.out as Outgoing, this.after);
    connection.sync();
  }

  override handleDataRow(message: unknown) {
    if (this.at === this.before.length) super.handleDataRow(message);
  }

  override handleCommandComplete(message: Completed, connection: Connection) {
    this.lastTag = message.text;
    const isOwn = this.at === this.before.length;
    this.at += 1;
    if (!isOwn) return;
    if (this.name !== undefined) this.shapes?.set(this.name, shared(this.text, this._result));
    super.handleCommandComplete(message, connection);
  }
}

export const sendGroup = (client: pg.PoolClient, before: readonly Part[], statement: Sent, after: readonly Part[]): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const group = new Group(before, statement, after, (error, result) =>
      error ? reject(error) : resolve(Object.assign(result, { lastTag: group.lastTag })),
    );
    client.query(group as never);
  });

/** False while a transaction is open or failed: such a connection must not go back to the pool. */
export const isIdle = (client: pg.PoolClient) => (client as unknown as { getTransactionStatus(): string }).getTransactionStatus() === 'I';
