import { constants, crc32, deflateRawSync } from 'node:zlib';

export type ZipEntry = { name: string; content: AsyncIterable<string> | Iterable<string> };
type Written = { name: Buffer; crc: number; packed: number; size: number; at: number };

/** Flags of an entry: the sizes follow the content, and the name is UTF-8. */
const flags = 0x0808;
const deflated = 8;
/** The first date of the zip format, so that the bytes of a workbook do not depend on the time it is written. */
const firstDay = 0x21;
const most = 0xffff_ffff;

/**
 * Writes a zip archive as a stream with constant memory: each entry is compressed while it is produced, and its sizes are written after it.
 */
export async function* zipped(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  const desk: Desk = { room: Buffer.allocUnsafeSlow(2 * pieceSize) };
  let at = 0;
  for await (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, at };
    const head = localHead(entry.name);
    yield head;
    for await (const chunk of packed(content, entry, desk)) yield chunk;
    if (entry.size > most || entry.packed > most) throw new RangeError('an entry of the archive is too large');
    yield sizes(entry);
    at += head.length + entry.packed + 16;
    written.push(entry);
  }
  yield contents(written, at);
}

/**
 * Size of the pieces to compress. A piece takes two milliseconds, and the result is hardly larger than with a single piece. Smaller pieces
 * would leave more compressor objects in memory until the next full garbage collection.
 */
const pieceSize = 524_288;
const longestLetter = 3;
/**
 * The buffer that collects text until it is compressed. All entries share it, because hundreds of new buffers would wait for the garbage
 * collector.
 */
type Desk = { room: Buffer };
const { Z_FINISH: last, Z_SYNC_FLUSH: more } = constants;
/**
 * Compresses the content piece by piece in the current thread. Node's zlib streams use the thread pool, which large sheets would occupy and
 * which would compete with the API calls for the processor.
 */
async function* packed(content: ZipEntry['content'], entry: Written, desk: Desk): AsyncGenerator<Buffer> {
  let filled = 0;
  const pack = (finishFlush: number) => {
    const bytes = desk.room.subarray(0, filled);
    entry.crc = crc32(bytes, entry.crc);
    entry.size += bytes.length;
    filled = 0;
    // the lowest level, which is twice as fast as the default for files a sixth larger
    const piece = deflateRawSync(bytes, { level: 1, finishFlush, chunkSize: 32_768 });
    entry.packed += piece.length;
    return piece;
  };
  for await (const text of content) {
    const needed = text.length * longestLetter;
    if (filled > 0 && filled + needed > desk.room.length) yield pack(more);
    if (needed > desk.room.length) desk.room = Buffer.allocUnsafeSlow(needed);
    filled += desk.room.write(text, filled);
    if (filled >= pieceSize) yield pack(more);
  }
  yield pack(last);
}

function localHead(name: Buffer): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(flags, 6);
  head.writeUInt16LE(deflated, 8);
  head.writeUInt16LE(firstDay, 12);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function sizes({ crc, packed: packedSize, size }: Written): Buffer {
  const tail = Buffer.alloc(16);
  tail.writeUInt32LE(0x08074b50, 0);
  tail.writeUInt32LE(crc, 4);
  tail.writeUInt32LE(packedSize, 8);
  tail.writeUInt32LE(size, 12);
  return tail;
}

function contents(written: readonly Written[], at: number): Buffer {
  if (at > most) throw new RangeError('the archive is too large');
  const lines = written.map(({ name, crc, packed: packedSize, size, at: begins }) => {
    const line = Buffer.alloc(46);
    line.writeUInt32LE(0x02014b50, 0);
    line.writeUInt16LE(20, 4);
    line.writeUInt16LE(20, 6);
    line.writeUInt16LE(flags, 8);
    line.writeUInt16LE(deflated, 10);
    line.writeUInt16LE(firstDay, 14);
    line.writeUInt32LE(crc, 16);
    line.writeUInt32LE(packedSize, 20);
    line.writeUInt32LE(size, 24);
    line.writeUInt16LE(name.length, 28);
    line.writeUInt32LE(begins, 42);
    return Buffer.concat([line, name]);
  });
  const table = Buffer.concat(lines);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(written.length, 8);
  end.writeUInt16LE(written.length, 10);
  end.writeUInt32LE(table.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([table, end]);
}
