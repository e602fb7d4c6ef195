import { Socket } from 'node:net';

/*
 * The answers of PostgreSQL, read off the socket before pg sees them. pg takes a socket by its option `stream`; answers.test.ts holds both
 * readers to the same results.
 */

/** Codes of the messages an answer consists of as a rule. */
const codes = { bound: 0x32, row: 0x44, complete: 0x43, ready: 0x5a };
const headLength = 5;
const readyLength = 6;

const int32 = (bytes: Buffer, at: number): number =>
  ((bytes[at] as number) << 24) | ((bytes[at + 1] as number) << 16) | ((bytes[at + 2] as number) << 8) | (bytes[at + 3] as number);

/** Where the message that begins here ends. */
const endOf = (bytes: Buffer, at: number) => at + 1 + int32(bytes, at + 1);

/** Whether this is one whole answer with nothing in it but rows: no error, no notice, no columns that have to be learnt. */
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

/** A query, to which the parts of its answer are handed as pg would do it. */
export type Asking = {
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

/**
 * A socket that hands an answer which comes whole, as nearly every one does, to its query without an object and an event for each of its
 * messages. Everything else, and the end of every answer, is left to pg, so that it always knows where it stands.
 */
export class AnswerSocket extends Socket {
  /** The queries that have been sent and not answered, in their order. */
  readonly #expecting: Asking[] = [];
  /** The head of a message that pg reads, as far as it has come, and how much of that message is missing. */
  readonly #head = Buffer.alloc(headLength);
  #headAt = 0;
  #missing = 0;
  /** Nothing of the next answer has been left to pg. */
  #isFresh = false;

  /** Says which query the next answer belongs to that no other has been promised. */
  expect(query: Asking): void {
    this.#expecting.push(query);
  }

  override emit(event: string | symbol, ...values: unknown[]): boolean {
    return event === 'data' ? super.emit('data', this.#read(values[0] as Buffer)) : super.emit(event as 'drain', ...(values as []));
  }

  /** Gives what is left to pg. */
  #read(bytes: Buffer): Buffer {
    const query = this.#expecting[0];
    if (query && this.#isFresh && isPlain(bytes)) {
      this.#expecting.shift();
      handOver(bytes, query);
      return bytes.subarray(-readyLength);
    }
    this.#follow(bytes);
    return bytes;
  }

  /** Finds where messages end that pg reads, and with them answers. */
  #follow(bytes: Buffer): void {
    for (let at = 0; at < bytes.length; ) {
      if (this.#headAt < headLength) {
        this.#head[this.#headAt++] = bytes[at++] as number;
        if (this.#headAt < headLength) continue;
        this.#missing = int32(this.#head, 1) - (headLength - 1);
      }
      const read = Math.min(this.#missing, bytes.length - at);
      this.#missing -= read;
      at += read;
      this.#isFresh = this.#missing === 0 && this.#head[0] === codes.ready;
      if (this.#missing === 0) this.#headAt = 0;
      if (this.#isFresh) this.#expecting.shift();
    }
    if (this.#headAt > 0) this.#isFresh = false;
  }
}
