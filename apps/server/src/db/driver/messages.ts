import { isMainThread } from 'node:worker_threads';
import { endOfTurn } from './turn.ts';

/** Up to this length a loop is faster than the engine's own way of writing text, as long as it finds nothing but ASCII. */
const short = 64;
/** Some calls' messages; longer ones take a longer page. */
const pageSize = 16_384;
const leastLeft = pageSize / 4;
/** Longer bytes are not copied onto the page: they leave from where they lie. */
const longBytes = 65_536;
/** Longer messages do not wait for the end of the turn: PostgreSQL has something to do with them, and who made them has too. */
const longest = 8_192;
const codes = { parse: 0x50, bind: 0x42, describe: 0x44, execute: 0x45, sync: 0x53, close: 0x43 };

const special = /["\\]/;
const specials = new RegExp(special, 'g');
const hasBytes = (list: readonly unknown[]): list is (Buffer | null)[] =>
  list[0] instanceof Buffer && list.every((one) => one === null || one instanceof Buffer);
const quoted = (text: string) => (special.test(text) ? `"${text.replace(specials, '\\$&')}"` : `"${text}"`);

/** A list as PostgreSQL reads it. */
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
/** A value as text, or as bytes where it is bytes; a moment in UTC, an object as JSON. */
function plainOf(value: unknown): string | Buffer | null {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return listText(value);
  if (value instanceof Buffer) return value;
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}
/** The number PostgreSQL has for bytes. */
const byteaType = 17;

/** As far as messages have to do with it. */
export type Outlet = {
  readonly writable: boolean;
  readonly writableLength: number;
  write(bytes: Buffer): unknown;
  cork(): void;
  uncork(): void;
};
/** Bytes that belong before what stands at this place of the page. */
type Lent = { at: number; bytes: Buffer };
/** A part of the page on its way to somebody, and what belongs in between. */
type Sent = { to: Outlet; from: number; upTo: number; lent: readonly Lent[] };
const none: readonly Lent[] = [];

/**
 * Messages to PostgreSQL, written one behind the other. What is written for several connections in one turn of the loop leaves at its end,
 * for the reason that `endOfTurn` names.
 */
export class Messages {
  private page = Buffer.allocUnsafeSlow(pageSize);
  /** Where what is not sent yet begins and ends. */
  private start = 0;
  private end = 0;
  private lent: Lent[] = [];
  private lentLength = 0;
  private waiting: Sent[] = [];

  /** Forgets what was written and not sent, which is what somebody who failed halfway has left. */
  clear(): void {
    this.end = this.start;
    this.keepNothing();
  }

  private keepNothing(): void {
    if (this.lentLength === 0) return;
    this.lent = [];
    this.lentLength = 0;
  }

  /** Where the next message begins. */
  get at(): number {
    return this.end;
  }

  /** What was written since then, to be kept. */
  since(start: number): Buffer {
    return Buffer.from(this.page.subarray(start, this.end));
  }

  /** Hands over what was written since the last time. */
  send(to: Outlet): void {
    // long work in a thread of its own asks for its next part, and goes on with the last while PostgreSQL looks
    const isAtOnce = !isMainThread || this.end - this.start + this.lentLength > longest;
    if (this.waiting.length === 0 && !isAtOnce) void endOfTurn().then(this.leave);
    this.waiting.push({ to, from: this.start, upTo: this.end, lent: this.lentLength === 0 ? none : this.lent });
    this.start = this.end;
    this.keepNothing();
    if (isAtOnce) this.leave();
  }

  /** As a rule the system has taken it all by then; where something is still on its way it keeps its part of the page. */
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

  /** The values of a statement, each as text or, where it is bytes, as these. The answer comes as text. */
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

  /** Asks for the columns of what was bound. */
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

  /** Whether it was written as bytes. */
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

  /** As text each byte would be two letters, made here and read there. */
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
