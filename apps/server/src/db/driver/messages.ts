import { isMainThread } from 'node:worker_threads';
import { endOfTurn } from './turn.ts';

/** Up to this length a loop writes ASCII text faster than the engine's own encoder. */
const short = 64;
/** Size in bytes of a page, the buffer that collects the messages of several calls. A longer message gets a larger page. */
const pageSize = 16_384;
const leastLeft = pageSize / 4;
/** A value longer than this is not copied onto the page; its bytes are sent from where they are. */
const longBytes = 65_536;
/** Messages longer than this do not wait for the end of the event loop turn: PostgreSQL can start on them while the sender goes on. */
const longest = 8_192;
const codes = { parse: 0x50, bind: 0x42, describe: 0x44, execute: 0x45, sync: 0x53, close: 0x43 };

const special = /["\\]/;
const specials = new RegExp(special, 'g');
const hasBytes = (list: readonly unknown[]): list is (Buffer | null)[] =>
  list[0] instanceof Buffer && list.every((one) => one === null || one instanceof Buffer);
const quoted = (text: string) => (special.test(text) ? `"${text.replace(specials, '\\$&')}"` : `"${text}"`);

/** Writes a list as a PostgreSQL array literal. */
function listText(list: readonly unknown[]): string {
  let text = '{';
  for (const one of list) text += text.length > 1 ? `,${elementText(one)}` : elementText(one);
  return `${text}}`;
}
function elementText(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (value === null || value === undefined) return 'NULL';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return listText(value);
  const plain = plainOf(value);
  return quoted(plain instanceof Buffer ? `\\x${plain.toString('hex')}` : String(plain));
}
/** Returns a value as text, or as bytes if it is bytes; a date in UTC, an object as JSON. */
function plainOf(value: unknown): string | Buffer | null {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return listText(value);
  if (value instanceof Buffer) return value;
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}
/** PostgreSQL's type id of bytea. */
const byteaType = 17;

/** The part of a stream that messages use. */
export type Outlet = {
  readonly writable: boolean;
  readonly writableLength: number;
  write(bytes: Buffer): unknown;
  cork(): void;
  uncork(): void;
  destroy(): unknown;
};
/** Bytes that are sent before the byte of the page at this offset. */
type Lent = { at: number; bytes: Buffer };
/** A part of the page on its way to a stream, and the bytes to insert into it. */
type Sent = { to: Outlet; from: number; upTo: number; lent: readonly Lent[] };
const none: readonly Lent[] = [];

/**
 * Writes messages to PostgreSQL into one buffer. Messages for several connections that are written in one turn of the event loop are sent
 * at its end, for the reason given at `endOfTurn`.
 */
export class Messages {
  private page = Buffer.allocUnsafeSlow(pageSize);
  /** Begin and end of the unsent part of the page. */
  private start = 0;
  private end = 0;
  private lent: Lent[] = [];
  private lentLength = 0;
  private waiting: Sent[] = [];

  /** Discards the unsent messages that a statement leaves when writing it fails halfway. */
  clear(): void {
    this.end = this.start;
    this.keepNothing();
  }

  private keepNothing(): void {
    if (this.lentLength === 0) return;
    this.lent = [];
    this.lentLength = 0;
  }

  /** Offset of the next message. */
  get at(): number {
    return this.end;
  }

  /** Returns a copy of everything written since an offset. */
  since(start: number): Buffer {
    return Buffer.from(this.page.subarray(start, this.end));
  }

  /** Queues everything written since the last send for a stream. */
  send(to: Outlet): void {
    // a worker thread sends immediately, because PostgreSQL can work while the thread requests its next batch and handles the last one
    const isAtOnce = !isMainThread || this.end - this.start + this.lentLength > longest;
    if (this.waiting.length === 0 && !isAtOnce) void endOfTurn().then(this.leave);
    this.waiting.push({ to, from: this.start, upTo: this.end, lent: this.lentLength === 0 ? none : this.lent });
    this.start = this.end;
    this.keepNothing();
    if (isAtOnce) this.leave();
  }

  /**
   * Sends the waiting messages. Usually the operating system takes them all; while some are still in transit, their part of the page is not
   * reused.
   */
  private readonly leave = (): void => {
    let isTaken = true;
    for (const sent of this.waiting) {
      this.pass(sent);
      isTaken &&= sent.to.writableLength === 0;
    }
    this.waiting = [];
    if (!isTaken) {
      const left = this.page.subarray(this.end);
      this.page = left.length >= leastLeft ? left : Buffer.allocUnsafeSlow(pageSize);
    }
    this.start = 0;
    this.end = 0;
  };

  private pass({ to, from, upTo, lent }: Sent): void {
    if (!to.writable) return;
    if (lent.length === 0) {
      to.write(this.page.subarray(from, upTo));
      return;
    }
    to.cork();
    let next = from;
    for (const { at, bytes } of lent) {
      to.write(this.page.subarray(next, at));
      to.write(bytes);
      next = at;
    }
    to.write(this.page.subarray(next, upTo));
    to.uncork();
  }

  written(bytes: Buffer): void {
    this.room(bytes.length);
    this.page.set(bytes, this.end);
    this.end += bytes.length;
  }

  parse(name: string, text: string): void {
    const start = this.open(codes.parse);
    this.word(name);
    this.word(text);
    this.int16(0);
    this.close(start);
  }

  /** Binds the values of a statement, each as text or, if it is bytes, in binary form. The answer comes as text. */
  bind(statement: string, values: readonly unknown[]): void {
    const { length } = values;
    const lentBefore = this.lentLength;
    const start = this.open(codes.bind);
    this.word('');
    this.word(statement);
    this.int16(length);
    this.room(length * 2);
    const formats = this.end;
    this.end += length * 2;
    this.page.fill(0, formats, this.end);
    this.int16(length);
    for (let at = 0; at < length; at++) if (this.value(values[at])) this.page[formats + at * 2 + 1] = 1;
    this.int16(1);
    this.int16(0);
    this.close(start, this.lentLength - lentBefore);
  }

  closeStatement(name: string): void {
    const start = this.open(codes.close);
    this.word(`S${name}`);
    this.close(start);
  }

  /** Requests the columns of the bound statement. */
  describe(): void {
    const start = this.open(codes.describe);
    this.word('P');
    this.close(start);
  }

  execute(): void {
    const start = this.open(codes.execute);
    this.word('');
    this.int32(0);
    this.close(start);
  }

  sync(): void {
    this.close(this.open(codes.sync));
  }

  /** Writes a value; true if it was written in binary form. */
  private value(value: unknown): boolean {
    if (Array.isArray(value) && hasBytes(value)) return this.byteList(value);
    const plain = plainOf(value);
    const start = this.end;
    this.int32(-1);
    if (plain === null) return false;
    if (typeof plain === 'string') {
      this.text(plain);
      this.setInt32(start, this.end - start - 4);
      return false;
    }
    if (plain.length > longBytes) this.lend(plain);
    else this.written(plain);
    this.setInt32(start, plain.length);
    return true;
  }

  /** Writes a list of bytes in binary form: as text each byte would take two characters, encoded here and decoded by PostgreSQL. */
  private byteList(list: readonly (Buffer | null)[]): true {
    const start = this.end;
    this.int32(0);
    this.int32(1);
    this.int32(list.includes(null) ? 1 : 0);
    this.int32(byteaType);
    this.int32(list.length);
    this.int32(1);
    for (const one of list) {
      this.int32(one?.length ?? -1);
      if (one) this.written(one);
    }
    this.setInt32(start, this.end - start - 4);
    return true;
  }

  private lend(bytes: Buffer): void {
    this.lent.push({ at: this.end, bytes });
    this.lentLength += bytes.length;
  }

  private open(code: number): number {
    this.room(5);
    this.page[this.end] = code;
    this.end += 5;
    return this.end - 4;
  }

  private close(start: number, lent = 0): void {
    this.setInt32(start, this.end - start + lent);
  }

  private word(text: string): void {
    this.text(text);
    this.room(1);
    this.page[this.end++] = 0;
  }

  private text(text: string): void {
    const { length } = text;
    this.room(length * 3);
    const { page } = this;
    let at = 0;
    if (length <= short)
      for (; at < length; at++) {
        const char = text.charCodeAt(at);
        if (char > 127) break;
        page[this.end + at] = char;
      }
    this.end += at === length ? length : page.write(text, this.end);
  }

  private int16(value: number): void {
    this.room(2);
    this.page[this.end++] = value >>> 8;
    this.page[this.end++] = value;
  }

  private int32(value: number): void {
    this.room(4);
    this.setInt32(this.end, value);
    this.end += 4;
  }

  private setInt32(at: number, value: number): void {
    const { page } = this;
    page[at] = value >>> 24;
    page[at + 1] = value >>> 16;
    page[at + 2] = value >>> 8;
    page[at + 3] = value;
  }

  private room(bytes: number): void {
    if (this.end + bytes <= this.page.length) return;
    const larger = Buffer.allocUnsafeSlow(2 * (this.end + bytes));
    this.page.copy(larger, 0, 0, this.end);
    this.page = larger;
  }
}
