import type { Socket } from 'node:net';
import type pg from 'pg';

/*
 * COPY, which pg does not support. Like driver/wire.ts it uses internals of pg, whose version is pinned; backup.test.ts checks that they
 * still work.
 */
type Connection = {
  stream: Pick<Socket, 'pause' | 'resume' | 'writableNeedDrain' | 'on' | 'off'>;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
};

/** Size of a batch in bytes: large enough that the head of a frame does not matter, small enough that a few frames take little memory. */
const batchSize = 256 * 1024;
const mostWaiting = 4;

/** The methods that pg calls on a query while its statement runs. */
abstract class Copying {
  protected connection: Connection | undefined;
  protected failure: Error | undefined;
  protected isOver = false;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
  submit(connection: Connection) {
    this.connection = connection;
    connection.query(this.text);
    return null;
  }
  protected abstract changed(): void;
  handleError(error: Error) {
    this.failure ??= error;
    this.isOver = true;
    this.changed();
  }
  handleReadyForQuery() {
    this.isOver = true;
    this.changed();
  }
  handleCommandComplete() {}
  handleRowDescription() {}
  handleDataRow() {}
  handleEmptyQuery() {}
  handlePortalSuspended() {}
}

class CopyOut extends Copying {
  private readonly full: Buffer[] = [];
  private parts: Buffer[] = [];
  private length = 0;
  private wake = () => {};

  handleCopyInResponse(connection: Connection) {
    connection.sendCopyFail('not a COPY TO');
  }
  /** Copies the bytes, because they lie in the socket's buffer, which is reused. */
  handleCopyData({ chunk }: { chunk: Buffer }) {
    this.parts.push(Buffer.from(chunk));
    this.length += chunk.length;
    if (this.length < batchSize) return;
    this.turn();
    if (this.full.length >= mostWaiting) this.connection?.stream.pause();
    this.changed();
  }
  private turn() {
    if (this.length) this.full.push(Buffer.concat(this.parts));
    this.parts = [];
    this.length = 0;
  }
  protected changed() {
    this.wake();
  }
  async *batches(): AsyncGenerator<Buffer> {
    for (;;) {
      if (this.failure) throw this.failure;
      const next = this.full.shift();
      if (next) {
        yield next;
        continue;
      }
      if (this.isOver) {
        this.turn();
        if (this.full.length === 0) return;
        continue;
      }
      await new Promise<void>((resolve) => {
        this.wake = resolve;
        this.connection?.stream.resume();
      });
    }
  }
}

/** Yields rows in PostgreSQL's text format, whole rows in batches, and reads no faster than the consumer takes them. */
export async function* copyOut(client: pg.Client, text: string): AsyncGenerator<Buffer> {
  const copying = new CopyOut(text);
  client.query(copying as never);
  let isDone = false;
  try {
    yield* copying.batches();
    isDone = true;
  } finally {
    // the consumer stopped early: the rest of the answer cannot be delivered, so the connection is closed
    if (!isDone) (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  }
}

/** Waits until the stream has drained or closed; the statement itself reports a lost connection. */
const drained = (stream: Connection['stream']) =>
  new Promise<void>((resolve) => {
    const go = () => {
      stream.off('drain', go);
      stream.off('close', go);
      resolve();
    };
    stream.on('drain', go);
    stream.on('close', go);
  });

class CopyIn extends Copying {
  readonly done: Promise<void>;
  private settle: (error?: Error) => void = () => {};
  private readonly source: AsyncIterable<Buffer>;

  constructor(text: string, source: AsyncIterable<Buffer>) {
    super(text);
    this.source = source;
    this.done = new Promise((resolve, reject) => {
      this.settle = (error) => (error ? reject(error) : resolve());
    });
  }
  handleCopyData() {}
  handleCopyInResponse(connection: Connection) {
    void this.feed(connection);
  }
  private async feed(connection: Connection) {
    try {
      for await (const chunk of this.source) {
        if (this.isOver) return;
        connection.sendCopyFromChunk(chunk);
        if (connection.stream.writableNeedDrain) await drained(connection.stream);
      }
      connection.endCopyFrom();
    } catch (error) {
      this.failure ??= error as Error;
      connection.sendCopyFail('the source failed');
    }
  }
  protected changed() {
    this.settle(this.failure);
  }
}

/** Feeds rows in PostgreSQL's text format to a COPY FROM STDIN, no faster than PostgreSQL takes them. */
export function copyIn(client: pg.Client, text: string, source: AsyncIterable<Buffer>): Promise<void> {
  const copying = new CopyIn(text, source);
  client.query(copying as never);
  return copying.done;
}
