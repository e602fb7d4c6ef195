type OldCell = string | number | { formula: true };
type OldRows = readonly (readonly OldCell[])[];
export type OldOptions = {
  /** Names of additional streams in the file, beside the stream of the workbook. */
  streams?: readonly string[];
  /** Records at the start of the workbook, as type and body. */
  records?: readonly (readonly [number, string])[];
};

/** Builds a workbook in the Excel 97 format byte by byte, so that it can contain anything. */
export const oldWorkbook = (rows: OldRows, { streams = [], records = [] }: OldOptions = {}): Buffer =>
  container(bookOf(rows, records), 'Workbook', streams);

/** Builds a workbook in the Excel 95 format: no shared strings, and text in GBK. */
export function olderWorkbook(rows: readonly (readonly (string | number)[])[]): Buffer {
  const version = Buffer.from('0005', 'hex');
  const begin = (kind: string) => record(0x0809, Buffer.concat([version, Buffer.from(`${kind}00000000`, 'hex')]));
  const letters = record(0x0042, Buffer.from('a803', 'hex'));
  const named = (at: number) => {
    const body = Buffer.alloc(7);
    body.writeUInt32LE(at, 0);
    body.writeUInt8(1, 6);
    return record(0x0085, Buffer.concat([body, Buffer.from('A')]));
  };
  const cells = rows.flatMap((row, y) =>
    row.map((cell, x) => {
      const place = Buffer.alloc(6);
      place.writeUInt16LE(y, 0);
      place.writeUInt16LE(x, 2);
      const value = Buffer.alloc(typeof cell === 'number' ? 8 : 2);
      if (typeof cell === 'number') {
        value.writeDoubleLE(cell);
        return record(0x0203, Buffer.concat([place, value]));
      }
      const text = Buffer.concat([...cell].map(inGbk));
      value.writeUInt16LE(text.length);
      return record(0x0204, Buffer.concat([place, value, text]));
    }),
  );
  const head = (at: number) => Buffer.concat([begin('0500'), letters, named(at), ending]);
  return container(Buffer.concat([head(head(0).length), begin('1000'), ...cells, ending]), 'Book', []);
}

const gbk = new TextDecoder('gbk');
/** Encodes a character in GBK by trying each pair of bytes, since the platform can decode GBK but not encode it. */
function inGbk(letter: string): Buffer {
  if (letter < '\x80') return Buffer.from(letter);
  for (let high = 0x81; high < 0xff; high++)
    for (let low = 0x40; low < 0xff; low++) {
      const bytes = Buffer.from([high, low]);
      if (gbk.decode(bytes) === letter) return bytes;
    }
  throw new Error(`${letter} is not in it`);
}

const record = (type: number, body: Buffer) => {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(body.length, 2);
  return Buffer.concat([head, body]);
};
const beginning = (kind: number) => {
  const body = Buffer.alloc(16);
  body.writeUInt16LE(0x0600, 0);
  body.writeUInt16LE(kind, 2);
  return record(0x0809, body);
};
const ending = record(0x000a, Buffer.alloc(0));
const wide = (text: string) => {
  const head = Buffer.alloc(3);
  head.writeUInt16LE(text.length, 0);
  head.writeUInt8(1, 2);
  return Buffer.concat([head, Buffer.from(text, 'utf16le')]);
};

function bookOf(rows: OldRows, records: NonNullable<OldOptions['records']>): Buffer {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))];
  const counts = Buffer.alloc(8);
  counts.writeUInt32LE(texts.length, 0);
  counts.writeUInt32LE(texts.length, 4);
  const table = record(0x00fc, Buffer.concat([counts, ...texts.map(wide)]));
  const named = (at: number) => {
    const body = Buffer.alloc(8);
    body.writeUInt32LE(at, 0);
    body.writeUInt8(1, 6);
    return record(0x0085, Buffer.concat([body, Buffer.from('A')]));
  };
  const further = Buffer.concat(records.map(([type, body]) => record(type, Buffer.from(body, 'hex'))));
  const before = Buffer.concat([beginning(0x0005), further, named(0), table, ending]);
  const cells = rows.flatMap((row, y) => row.map((cell, x) => cellOf(cell, y, x, texts)));
  const sheet = Buffer.concat([beginning(0x0010), ...cells, ending]);
  return Buffer.concat([beginning(0x0005), further, named(before.length), table, ending, sheet]);
}

function cellOf(cell: OldCell, y: number, x: number, texts: readonly string[]): Buffer {
  const place = Buffer.alloc(6);
  place.writeUInt16LE(y, 0);
  place.writeUInt16LE(x, 2);
  const value = Buffer.alloc(typeof cell === 'string' ? 4 : 8);
  if (typeof cell === 'string') value.writeUInt32LE(texts.indexOf(cell), 0);
  else if (typeof cell === 'number') value.writeDoubleLE(cell, 0);
  // a formula cell whose result is the number 7
  else return record(0x0006, Buffer.concat([place, value, Buffer.from('00000000000003001e0700', 'hex')]));
  return record(typeof cell === 'number' ? 0x0203 : 0x00fd, Buffer.concat([place, value]));
}

const sector = 512;
const end = 0xffff_fffe;
const free = 0xffff_ffff;

function container(book: Buffer, name: string, others: readonly string[]): Buffer {
  const sectors = Math.max(8, Math.ceil(book.length / sector));
  const content = Buffer.alloc(sectors * sector);
  book.copy(content);
  const head = Buffer.alloc(sector);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head);
  head.writeUInt16LE(0x3e, 24);
  head.writeUInt16LE(3, 26);
  head.writeUInt16LE(0xfffe, 28);
  head.writeUInt16LE(9, 30);
  head.writeUInt16LE(6, 32);
  head.writeUInt32LE(1, 44);
  head.writeUInt32LE(1, 48);
  head.writeUInt32LE(4096, 56);
  head.writeUInt32LE(end, 60);
  head.writeUInt32LE(end, 68);
  head.writeUInt32LE(0, 76);
  for (let at = 80; at < sector; at += 4) head.writeUInt32LE(free, at);
  const table = Buffer.alloc(sector, 0xff);
  table.writeUInt32LE(0xffff_fffd, 0);
  table.writeUInt32LE(end, 4);
  for (let at = 0; at < sectors; at++) table.writeUInt32LE(at === sectors - 1 ? end : at + 3, (at + 2) * 4);
  const entries = [
    entry('Root Entry', 5, end, 0, 1),
    entry(name, 2, 2, content.length, free),
    ...others.slice(0, 2).map((other) => entry(other, 2, end, 0, free)),
  ];
  const directory = Buffer.alloc(sector);
  entries.forEach((one, at) => {
    one.copy(directory, at * 128);
  });
  return Buffer.concat([head, table, directory, content]);
}

function entry(name: string, kind: number, start: number, size: number, child: number): Buffer {
  const body = Buffer.alloc(128);
  const text = Buffer.from(`${name}\0`, 'utf16le');
  text.copy(body);
  body.writeUInt16LE(text.length, 64);
  body.writeUInt8(kind, 66);
  body.writeUInt8(1, 67);
  body.writeUInt32LE(free, 68);
  body.writeUInt32LE(free, 72);
  body.writeUInt32LE(child, 76);
  body.writeUInt32LE(start, 116);
  body.writeUInt32LE(size, 120);
  return body;
}
