import { createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type Readable, Readable as Readables } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { z } from 'zod';
import { secretsOf } from '../../secret.ts';
import { sealedKey } from './passphrase.ts';

/*
 * The format of a backup file: eight magic bytes, a plain-text head (version that made it, how the key is sealed), a compressed body of
 * frames, and an authentication code over everything, which only the secret key can produce. A frame is a letter, the length of the
 * payload, and the payload: T table, R rows of it, t its end; F upload, B bytes of it, f its end; S sequences; Z the end.
 */
const magic = Buffer.from('PARKBAK1');
const codeLength = 32;
const mostHead = 1_000_000;
const mostFrame = 1_200_000_000;

const head = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** The rows of the table schema_migration, which tell the schema version of the backup. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  partitions: z.array(z.object({ name: z.string(), bounds: z.string() })),
  auditZone: z.string(),
  /** A value that tells the right secret key from a wrong one and reveals nothing about the key. */
  keyCheck: z.string(),
  sealedKey: sealedKey.optional(),
});
export type Head = z.infer<typeof head>;

const counted = z.object({ rows: z.number(), digest: z.string() });
const frames = {
  T: z.object({ table: z.string(), columns: z.array(z.string()) }),
  t: counted,
  F: z.object({ key: z.string(), size: z.number() }),
  f: z.object({ sha256: z.string() }),
  S: z.array(z.object({ name: z.string(), value: z.string() })),
  Z: z.object({ tables: z.number(), rows: z.number(), files: z.number(), missing: z.array(z.string()) }),
} as const;
type JsonFrame = { [L in keyof typeof frames]: { letter: L; value: z.infer<(typeof frames)[L]> } }[keyof typeof frames];
export type Frame = JsonFrame | { letter: 'R' | 'B'; bytes: Buffer };
export type Summary = z.infer<(typeof frames)['Z']>;

/** A problem with a backup file, worded for the person at the server. */
export class BackupProblem extends Error {}

export const keyCheckOf = (secret: string) => secretsOf(secret).keyedHash('backup-check', 'park').toString('hex');
const codeOf = (secret: string) => createHmac('sha256', secretsOf(secret).keyedHash('backup-code', 'park'));

function encode(frame: Frame): Buffer[] {
  const content = 'bytes' in frame ? frame.bytes : Buffer.from(JSON.stringify(frame.value));
  const start = Buffer.alloc(5);
  start.write(frame.letter, 'latin1');
  start.writeUInt32BE(content.length, 1);
  return [start, content];
}

async function* encoded(source: AsyncIterable<Frame>) {
  for await (const frame of source) yield* encode(frame);
}

/** Writes the whole file no faster than the disk takes it, with only a few frames in memory. */
export async function writeFile(target: string, { head, frames, secret }: { head: Head; frames: AsyncIterable<Frame>; secret: string }) {
  const code = codeOf(secret);
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  const file = await open(target, 'wx', 0o600);
  const put = async (bytes: Buffer) => {
    code.update(bytes);
    await file.write(bytes);
  };
  try {
    for (const bytes of [magic, length, text]) await put(bytes);
    const packed = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 3 } });
    await pipeline(Readables.from(encoded(frames), { objectMode: false, highWaterMark: 65_536 }), packed, async (chunks) => {
      for await (const bytes of chunks as AsyncIterable<Buffer>) await put(bytes);
    });
    await file.write(code.digest());
    await file.sync();
  } finally {
    await file.close();
  }
}

export type BackupFile = { path: string; size: number; head: Head; bodyAt: number };

/** Opens a file and reads only its head. */
export async function openFile(path: string): Promise<BackupFile> {
  const file = await open(path, 'r').catch((error: Error) => {
    throw new BackupProblem(`无法读取备份文件 · the backup cannot be read: ${error.message}`);
  });
  try {
    const { size } = await file.stat();
    const start = Buffer.alloc(magic.length + 4);
    await file.read(start, 0, start.length, 0);
    if (!start.subarray(0, magic.length).equals(magic))
      throw new BackupProblem('这不是本系统的备份文件 · this is not a backup of this product');
    const length = start.readUInt32BE(magic.length);
    const bodyAt = start.length + length;
    if (length > mostHead || bodyAt + codeLength > size) throw cutShort();
    const text = Buffer.alloc(length);
    await file.read(text, 0, length, start.length);
    return { path, size, head: headOf(text), bodyAt };
  } finally {
    await file.close();
  }
}

function headOf(text: Buffer): Head {
  try {
    return head.parse(JSON.parse(text.toString('utf8')));
  } catch {
    throw new BackupProblem('备份文件已损坏，或由更新的版本生成 · the head of the backup is damaged, or a newer version made it');
  }
}

const cutShort = () => new BackupProblem('备份文件不完整 · the backup is cut short');

/**
 * Verifies the authentication code, which proves that every byte is as the holder of the key wrote it. Nothing else of the file is used
 * before this has passed.
 */
export async function checkCode({ path, size }: BackupFile, secret: string): Promise<void> {
  const code = codeOf(secret);
  for await (const bytes of createReadStream(path, { end: size - codeLength - 1, highWaterMark: 1_048_576 })) code.update(bytes as Buffer);
  const written = Buffer.alloc(codeLength);
  const file = await open(path, 'r');
  await file.read(written, 0, codeLength, size - codeLength).finally(() => file.close());
  if (!timingSafeEqual(code.digest(), written))
    throw new BackupProblem('备份文件不完整或被改动过 · the backup is cut short, damaged or has been changed');
}

export async function* readFrames({ path, size, bodyAt }: BackupFile): AsyncGenerator<Frame> {
  const packed = createReadStream(path, { start: bodyAt, end: size - codeLength - 1, highWaterMark: 262_144 });
  const body = packed.pipe(createZstdDecompress());
  packed.once('error', (error) => body.destroy(error));
  const read = reader(body);
  for (;;) {
    const start = await read(5);
    const letter = start.toString('latin1', 0, 1);
    const length = start.readUInt32BE(1);
    if (length > mostFrame) throw cutShort();
    const content = await read(length);
    if (letter === 'R' || letter === 'B') yield { letter, bytes: content };
    else if (letter in frames) {
      const value = frames[letter as JsonFrame['letter']].parse(JSON.parse(content.toString('utf8')));
      yield { letter, value } as JsonFrame;
      if (letter === 'Z') return;
    } else throw cutShort();
  }
}

/** Returns a function that reads an exact number of bytes from a stream, whatever the size of its chunks. */
function reader(source: Readable) {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let buffered: Buffer[] = [];
  let length = 0;
  return async (count: number): Promise<Buffer> => {
    while (length < count) {
      const { value, done } = await chunks.next();
      if (done) throw cutShort();
      buffered.push(value);
      length += value.length;
    }
    const all = buffered.length === 1 ? (buffered[0] as Buffer) : Buffer.concat(buffered);
    buffered = [all.subarray(count)];
    length = all.length - count;
    return all.subarray(0, count);
  };
}
