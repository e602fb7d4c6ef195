import { Readable } from 'node:stream';
import type { Database, Db } from '../../../db/database.ts';
import { addPart, type PartOf, part } from './queries.ts';
import { LostTask } from './work.ts';

/*
 * The bytes of a task are stored beside it in the database: they are written in the same transaction, have the same visibility, are removed
 * with the task, and can be read by every process. They are read and written in pieces, so that a large workbook is never complete in
 * memory.
 */
const piece = 524_288;

/**
 * Splits the content into pieces of equal size. All pieces share one buffer, so the consumer must be done with a piece before it requests
 * the next.
 */
async function* pieces(content: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
  const room = Buffer.allocUnsafeSlow(piece);
  let length = 0;
  for await (const chunk of content) {
    for (let rest = chunk; rest.length > 0; ) {
      const taken = rest.subarray(0, piece - length);
      room.set(taken, length);
      length += taken.length;
      rest = rest.subarray(taken.length);
      if (length < piece) continue;
      yield room;
      length = 0;
    }
  }
  if (length > 0) yield room.subarray(0, length);
}

type Write = <T>(work: (db: Db) => Promise<T>) => Promise<T>;
export async function store(write: Write, of: PartOf, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
  let at = 0;
  for await (const bytes of pieces(content)) {
    const here = at++;
    const { numAffectedRows } = await write((db) => addPart(db, of, here, bytes));
    if (numAffectedRows !== 1n) throw new LostTask();
  }
}

/**
 * Streams stored bytes piece by piece, each in a separate transaction, so that a slow client holds no connection. The caller has already
 * checked the permission to read.
 */
export function stored(database: Database, of: PartOf): Readable {
  const entry = { job: true as const, spaceId: of.spaceId, parkIds: [], companyId: of.companyId };
  async function* read() {
    for (let at = 0; ; at++) {
      const bytes = await database.run({ entry }, (db) => part(db, of, at));
      if (!bytes) return;
      yield bytes;
    }
  }
  return Readable.from(read(), { objectMode: false, highWaterMark: 1 });
}

export async function whole(database: Database, of: PartOf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stored(database, of)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
