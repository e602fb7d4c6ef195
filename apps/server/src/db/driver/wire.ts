import pg from 'pg';
import { AnswerSocket } from './answers.ts';
import { Messages, type Outlet } from './messages.ts';

/**
 * A statement that is sent with others in one write and one round trip. Everything up to the Sync message is one implicit transaction:
 * parts run in order, and when one fails the server skips the rest. wire.test.ts checks that pg supports this.
 */
export type Statement = { text: string; values: readonly unknown[] };
export type Part = {
  statement: string;
  values: readonly (string | null)[];
  /** True for a part that is sent unchanged again and again, so that its bytes are memoized. */
  isRepeated?: boolean;
};
export type Answer = {
  rows: Record<string, unknown>[];
  /** `command` and `rowCount` describe the statement; `lastTag` is the command tag of the last part of the group. */
  command: string;
  rowCount: number;
  lastTag: string;
};

/** The part of pg's connection that this file uses. */
type Connection = { stream: Outlet };
type Field = { name: string; dataTypeID: number };
/** The columns of a statement, the parser of each, and a row of nulls. */
type Shape = { fields: readonly Field[]; parsers: readonly ((text: string) => unknown)[]; empty: Record<string, unknown> };

const shapeOf = (fields: readonly Field[]): Shape => ({
  fields,
  parsers: fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text')),
  empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
});
/** The shapes by statement text, shared by all connections: there are a few hundred statements, and most run on every connection. */
const shapes = new Map<string, Shape>();
function shared(text: string, fields: readonly Field[]): Shape {
  const known = shapes.get(text);
  const isSame = ({ name, dataTypeID }: Field, at: number) =>
    known?.fields[at]?.name === name && known.fields[at].dataTypeID === dataTypeID;
  if (known?.fields.length === fields.length && fields.every(isSame)) return known;
  const shape = shapeOf(fields);
  shapes.set(text, shape);
  return shape;
}
/**
 * The statements sent on a connection, by name. A statement that was answered once is prepared and its columns are known; if they change,
 * PostgreSQL refuses to answer it. A statement without an answer may be prepared or not, since it can fail before or after it is parsed.
 */
type Sent = Map<string, Shape | undefined>;
const sentOn = new WeakMap<Connection, Sent>();
function statementsOn(connection: Connection): Sent {
  const known = sentOn.get(connection);
  if (known) return known;
  const first: Sent = new Map();
  sentOn.set(connection, first);
  return first;
}

const messages = new Messages();
const written = new WeakMap<Part, Buffer>();
function write(parts: readonly Part[]): void {
  for (const part of parts) {
    const known = written.get(part);
    if (known) messages.written(known);
    else {
      const start = messages.at;
      messages.bind(part.statement, part.values);
      messages.execute();
      if (part.isRepeated) written.set(part, messages.since(start));
    }
  }
}

/**
 * pg passes its connection and the parts of the answer to methods of a query that the types of its own query class omit. In pipeline mode
 * it accepts only subclasses of that class.
 */
const Query = pg.Query as unknown as new (
  text: string,
) => {
  submit(connection: Connection): Error | null;
  handleRowDescription(message: { fields: readonly Field[] }): void;
  handleDataRow(message: { fields: readonly (string | null)[] }): void;
  handleCommandComplete(message: { text: string }): void;
  handleReadyForQuery(): void;
  handleError(error: unknown): void;
};
type Settle = (error: unknown) => void;

/** A group of messages that ends with one Sync, and the callback that waits for the answer. */
abstract class Sending extends Query {
  readonly #settle: Settle;
  #outlet: Outlet | undefined;

  constructor(text: string, settle: Settle) {
    super(text);
    this.#settle = settle;
  }

  /**
   * Destroys the connection, and pg then fails everything that was sent on it. Nothing gentler helps while PostgreSQL is stopped: in
   * pipeline mode `client.end` waits for the answers.
   */
  giveUp(): void {
    this.#outlet?.destroy();
  }

  protected abstract write(connection: Connection): void;

  override submit(connection: Connection): null {
    messages.clear();
    this.write(connection);
    messages.sync();
    const { stream } = connection;
    this.#outlet = stream;
    if (stream instanceof AnswerSocket) stream.expect(this);
    messages.send(stream);
    return null;
  }

  override handleReadyForQuery(): void {
    this.#settle(undefined);
  }

  override handleError(error: unknown): void {
    this.#settle(error);
  }
}

/** Without a name the statement is prepared for one use. */
type Named = Statement & { name: string | undefined };
const blank: Shape = shapeOf([]);

/** A statement, and the parts sent before and after it. */
class Group extends Sending {
  readonly answer: Answer = { rows: [], command: '', rowCount: 0, lastTag: '' };
  readonly #statement: Named;
  readonly #before: readonly Part[];
  readonly #after: readonly Part[];
  #shape = blank;
  /** The map in which to store the columns of the statement, if they are not known yet and have to be requested. */
  #unknown: Sent | undefined;
  #failure: unknown;
  /** Number of parts answered so far. */
  #at = 0;

  constructor(before: readonly Part[], statement: Named, after: readonly Part[], settle: Settle) {
    super(statement.text, settle);
    this.#statement = statement;
    this.#before = before;
    this.#after = after;
  }

  protected override write(connection: Connection): void {
    const { name, text, values } = this.#statement;
    const sent = statementsOn(connection);
    const shape = name === undefined ? undefined : sent.get(name);
    write(this.#before);
    if (shape) this.#shape = shape;
    else {
      this.#unknown = sent;
      // the statement may not be prepared yet; closing a statement that does not exist is no error
      if (name !== undefined && sent.has(name)) messages.closeStatement(name);
      messages.parse(name ?? '', text);
    }
    messages.bind(name ?? '', values);
    if (!shape) messages.describe();
    messages.execute();
    write(this.#after);
    if (name !== undefined && !shape) sent.set(name, undefined);
  }

  override handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    const { name, text } = this.#statement;
    this.#shape = name === undefined ? shapeOf(fields) : shared(text, fields);
  }

  override handleDataRow({ fields: texts }: { fields: readonly (string | null)[] }): void {
    if (this.#at !== this.#before.length || this.#failure) return;
    const { fields, parsers, empty } = this.#shape;
    const row = { ...empty };
    try {
      for (let at = 0; at < fields.length; at++) {
        const text = texts[at];
        if (text != null) row[(fields[at] as Field).name] = parsers[at]?.(text);
      }
    } catch (error) {
      this.#failure = error;
    }
    this.answer.rows.push(row);
  }

  override handleCommandComplete({ text: tag }: { text: string }): void {
    const isOwn = this.#at === this.#before.length;
    this.#at += 1;
    this.answer.lastTag = tag;
    if (!isOwn) return;
    const { name } = this.#statement;
    if (name !== undefined) this.#unknown?.set(name, this.#shape);
    // command tags: INSERT 0 1, SELECT 10, BEGIN
    const space = tag.indexOf(' ');
    this.answer.command = space < 0 ? tag : tag.slice(0, space);
    this.answer.rowCount = space < 0 ? 0 : Number(tag.slice(tag.lastIndexOf(' ')));
  }

  override handleReadyForQuery(): void {
    if (this.#failure) this.handleError(this.#failure);
    // a caller must never receive the answer of another statement
    else if (this.#at !== this.#before.length + 1 + this.#after.length)
      this.handleError(new Error('the answer is not that of the statement'));
    else super.handleReadyForQuery();
  }
}

/** Prepares named statements in one round trip. */
class Preparation extends Sending {
  readonly #texts: Readonly<Record<string, string>>;

  constructor(texts: Readonly<Record<string, string>>, settle: Settle) {
    super('', settle);
    this.#texts = texts;
  }

  protected override write(): void {
    for (const [name, text] of Object.entries(this.#texts)) messages.parse(name, text);
  }
}

export const prepare = (client: pg.PoolClient, texts: Readonly<Record<string, string>>): Promise<void> =>
  new Promise((resolve, reject) => {
    client.query(new Preparation(texts, (error) => (error ? reject(error) : resolve())) as never);
  });

/** Sends a group, and destroys the connection if the answer takes longer than `patience` milliseconds. */
export const sendGroup = (
  client: pg.PoolClient,
  before: readonly Part[],
  statement: Named,
  after: readonly Part[],
  patience?: number,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const group = new Group(before, statement, after, (error) => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve(group.answer);
    });
    const timer = patience === undefined ? undefined : setTimeout(() => group.giveUp(), patience);
    client.query(group as never);
  });

/** False while a transaction is open or failed: such a connection must not go back to the pool. */
export const isIdle = (client: pg.PoolClient) => client.getTransactionStatus() === 'I';
