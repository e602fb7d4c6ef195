import { Socket } from 'node:net';

/*
 * Reads PostgreSQL's answers off the socket before pg sees them. pg accepts a socket by its option `stream`; answers.test.ts checks that
 * both readers give the same results.
 */

/** Codes of the messages in an ordinary answer. */
const codes = { bound: 0x32, row: 0x44, complete: 0x43, ready: 0x5a };
const headLength = 5;
const readyLength = 6;

const int32 = (bytes: Buffer, at: number): number =>
  ((bytes[at] as number) << 24) | ((bytes[at + 1] as number) << 16) | ((bytes[at + 2] as number) << 8) | (bytes[at + 3] as number);

/** Returns the offset after the message that begins here. */
const endOf = (bytes: Buffer, at: number) => at + 1 + int32(bytes, at + 1);

/** Tells whether the bytes are exactly one whole answer of rows only: no error, no notice, no column descriptions. */
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

/** Returns the columns of a row as text. */
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

/** A query, which receives the parts of its answer through the same methods that pg calls. */
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
    // the text ends before the terminating zero byte
    else if (code === codes.complete) asking.handleCommandComplete({ text: bytes.toString('latin1', at + headLength, next - 1) });
    at = next;
  }
}

/**
 * A socket that hands a whole answer (nearly every answer arrives whole) directly to its query, without an object and an event per message.
 * It leaves everything else, and the end of every answer, to pg, so that the state of pg stays correct.
 */
export class AnswerSocket extends Socket {
  /** Queries that were sent and not answered yet, in order. */
  readonly #expecting: Asking[] = [];
  /** Bytes received so far of the head of the message that pg is reading; `#missing` is the number of bytes missing of that message. */
  readonly #head = Buffer.alloc(headLength);
  #headAt = 0;
  #missing = 0;
  /** Whether the next byte begins a new answer, so that pg has received nothing of that answer. */
  #isFresh = false;

  /** Registers the query that receives the next unassigned answer. */
  expect(query: Asking): void {
    this.#expecting.push(query);
  }

  override emit(event: string | symbol, ...values: unknown[]): boolean {
    return event === 'data' ? super.emit('data', this.#read(values[0] as Buffer)) : super.emit(event as 'drain', ...(values as []));
  }

  /** Gives a whole answer to its query, and returns the bytes that pg still has to read. */
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

  /** Tracks message boundaries in the bytes that pg reads, and so the ends of answers. */
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
