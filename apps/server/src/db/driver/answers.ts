/*
 * What PostgreSQL answers. Like wire.ts it uses internals of pg, which is pinned; answers.test.ts holds it to this.
 */

/** Codes of the messages an answer consists of as a rule. */
const codes = { bound: 0x32, row: 0x44, complete: 0x43, ready: 0x5a };
const headLength = 5;
const readyLength = 6;

const int32 = (bytes: Buffer, at: number): number =>
  ((bytes[at] as number) << 24) | ((bytes[at + 1] as number) << 16) | ((bytes[at + 2] as number) << 8) | (bytes[at + 3] as number);

/** Where the message that begins here ends. */
const endOf = (bytes: Buffer, at: number) => at + 1 + int32(bytes, at + 1);

/** Whether the last message is the one by which PostgreSQL says that it waits for the next question. */
const isReady = (bytes: Buffer): boolean => {
  const at = bytes.length - readyLength;
  return at >= 0 && bytes[at] === codes.ready && int32(bytes, at + 1) === readyLength - 1;
};

/** Whether this is a whole answer with nothing in it but rows: no error, no notice, no columns that have to be learnt. */
function isPlain(bytes: Buffer): boolean {
  const { length } = bytes;
  let at = 0;
  while (at + headLength <= length) {
    const code = bytes[at];
    const next = endOf(bytes, at);
    if (code === codes.ready) return next === length;
    if (next <= at || (code !== codes.row && code !== codes.bound && code !== codes.complete)) return false;
    at = next;
  }
  return false;
}

/** The columns of a row as text. */
function textsAt(bytes: Buffer, at: number): (string | null)[] {
  const count = ((bytes[at] as number) << 8) | (bytes[at + 1] as number);
  const texts: (string | null)[] = new Array(count);
  let place = at + 2;
  for (let column = 0; column < count; column++) {
    const length = int32(bytes, place);
    place += 4;
    texts[column] = length < 0 ? null : bytes.toString(undefined, place, place + length);
    if (length > 0) place += length;
  }
  return texts;
}

/** As far as reading has to do with it: what pg hands the parts of an answer to. */
type Asking = {
  handleDataRow(row: { fields: readonly (string | null)[] }): void;
  handleCommandComplete(done: { text: string }): void;
};

function handOver(bytes: Buffer, asking: Asking): void {
  const end = bytes.length - readyLength;
  for (let at = 0; at < end; ) {
    const next = endOf(bytes, at);
    const code = bytes[at];
    if (code === codes.row) asking.handleDataRow({ fields: textsAt(bytes, at + headLength) });
    // without the zero that ends it
    else if (code === codes.complete) asking.handleCommandComplete({ text: bytes.toString('latin1', at + headLength, next - 1) });
    at = next;
  }
}

type Stream = {
  listeners(event: 'data'): unknown[];
  on(event: 'data', listener: (bytes: Buffer) => void): void;
  off(event: 'data', listener: (bytes: Buffer) => void): void;
};
type Client = { connection: { stream: Stream }; readyForQuery: boolean; _activeQuery: unknown };

/**
 * Reads what comes whole, which is nearly every answer, without an object and an event for each of its messages. Everything else, and
 * the end of every answer, goes to pg's own reader, so that it always knows where it stands.
 */
export function readAnswers(of: object, isOurs: (query: unknown) => query is Asking): void {
  const client = of as Client;
  const { stream } = client.connection;
  const theirs = stream.listeners('data')[0] as (bytes: Buffer) => void;
  /** Nothing of the answer that comes now has gone to pg. It is still at its first when it says that it is connected. */
  let isFresh = false;
  stream.on('data', (bytes) => {
    const query = client._activeQuery;
    if (isFresh && isOurs(query) && isPlain(bytes)) {
      handOver(bytes, query);
      theirs(bytes.subarray(-readyLength));
    } else {
      theirs(bytes);
      isFresh = client.readyForQuery && isReady(bytes);
    }
  });
  stream.off('data', theirs);
}
