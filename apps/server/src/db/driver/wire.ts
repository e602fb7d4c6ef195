import pg from 'pg';
import { Messages, type Outlet } from './messages.ts';

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
export type Answer = {
  rows: Record<string, unknown>[];
  /** What the statement was, how many rows it touched, and what the last of the group was. */
  command: string;
  rowCount: number;
  lastTag: string;
};

/** As far as a group has to do with it. */
type Connection = {
  stream: Outlet;
  /** By name, the text of what PostgreSQL has prepared here, and of what it was asked to and has not answered yet. */
  parsedStatements: Record<string, string | undefined>;
  submittedNamedStatements: Record<string, string | undefined>;
};
type Field = { name: string; dataTypeID: number };
/** What is known of a statement's rows: its columns, how each is read, and an empty row. */
type Shape = { fields: readonly Field[]; parsers: readonly ((text: string) => unknown)[]; empty: Record<string, unknown> };

const shapeOf = (fields: readonly Field[]): Shape => ({
  fields,
  parsers: fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text')),
  empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
});
/** One for all connections: there are some hundred statements, and each connection meets most of them. */
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
/** Statements whose rows have been described on a connection; PostgreSQL refuses to answer a prepared one in another shape later. */
const described = new WeakMap<Connection, Map<string, Shape>>();
function describedOn(connection: Connection): Map<string, Shape> {
  const known = described.get(connection);
  if (known) return known;
  const first = new Map<string, Shape>();
  described.set(connection, first);
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
      if (part.isKept) written.set(part, messages.since(start));
    }
  }
}

/** Without a name it is prepared for this once. */
type Sent = Statement & { name: string | undefined };
const blank: Shape = shapeOf([]);

/** What pg queues, sends and hands the answers to, as one of its own queries; made without everything such a one carries besides. */
class Group {
  readonly text: string;
  readonly name: string | undefined;
  readonly callback: (error: unknown) => void;
  private readonly values: readonly unknown[];
  private readonly before: readonly Part[];
  private readonly after: readonly Part[];
  private shape = blank;
  /** Where its shape is to be kept, if it has to be asked for. */
  private unknown: Map<string, Shape> | undefined;
  private failure: unknown;
  /** How many statements have been answered. */
  private at = 0;
  readonly answer: Answer = { rows: [], command: '', rowCount: 0, lastTag: '' };

  constructor(before: readonly Part[], { text, values, name }: Sent, after: readonly Part[], callback: (error: unknown) => void) {
    this.text = text;
    this.values = values;
    this.name = name;
    this.before = before;
    this.after = after;
    this.callback = callback;
  }

  submit(connection: Connection): null {
    const { name, text } = this;
    const { parsedStatements: parsed, submittedNamedStatements: submitted, stream } = connection;
    const isPrepared = name !== undefined && (parsed[name] ?? submitted[name]) !== undefined;
    const known = describedOn(connection);
    const shape = isPrepared ? known.get(name) : undefined;
    if (shape) this.shape = shape;
    else this.unknown = known;
    messages.clear();
    write(this.before);
    if (!isPrepared) messages.parse(name ?? '', text);
    messages.bind(name ?? '', this.values);
    if (!shape) messages.describe();
    messages.execute();
    write(this.after);
    messages.sync();
    if (!isPrepared && name !== undefined) submitted[name] = text;
    messages.send(stream);
    return null;
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    this.shape = this.name === undefined ? shapeOf(fields) : shared(this.text, fields);
  }

  handleDataRow({ fields: texts }: { fields: readonly (string | null)[] }): void {
    if (this.at !== this.before.length || this.failure) return;
    const { fields, parsers, empty } = this.shape;
    const row = { ...empty };
    try {
      for (let at = 0; at < fields.length; at++) {
        const text = texts[at];
        if (text != null) row[(fields[at] as Field).name] = parsers[at]?.(text);
      }
    } catch (error) {
      this.failure = error;
    }
    this.answer.rows.push(row);
  }

  handleCommandComplete({ text: tag }: { text: string }): void {
    const isOwn = this.at === this.before.length;
    this.at += 1;
    this.answer.lastTag = tag;
    if (!isOwn) return;
    if (this.name !== undefined) this.unknown?.set(this.name, this.shape);
    // INSERT 0 1, SELECT 10, BEGIN
    const space = tag.indexOf(' ');
    this.answer.command = space < 0 ? tag : tag.slice(0, space);
    this.answer.rowCount = space < 0 ? 0 : Number(tag.slice(tag.lastIndexOf(' ')));
  }

  handleReadyForQuery(): void {
    this.callback(this.failure);
  }

  handleError(error: unknown): void {
    this.callback(error);
  }
}
// pg takes nothing else in pipeline mode, and what is left out above it does as for its own
Object.setPrototypeOf(Group.prototype, pg.Query.prototype);
export const isGroup = (query: unknown): query is Group => query instanceof Group;

export const sendGroup = (client: pg.PoolClient, before: readonly Part[], statement: Sent, after: readonly Part[]): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const group = new Group(before, statement, after, (error) => (error ? reject(error) : resolve(group.answer)));
    client.query(group as never);
  });

/** False while a transaction is open or failed: such a connection must not go back to the pool. */
export const isIdle = (client: pg.PoolClient) => (client as unknown as { getTransactionStatus(): string }).getTransactionStatus() === 'I';
