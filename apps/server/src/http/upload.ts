import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { commonErrors } from '@park/contract/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail, type UploadedFile } from '../context.ts';
import type { Database } from '../db/database.ts';
import { volumeStatement } from '../db/driver/index.ts';
import { runLimited } from '../run-limited.ts';

const mebibyte = 1_048_576;
/** Limit of one request: ten pictures, or one workbook. */
const mostBytes = 20 * mebibyte;
// one file more than any call accepts, so that the call answers with its own message
const limits = { fileSize: 10 * mebibyte, files: 11, fields: 50, fieldSize: 65_536, parts: 60, headerPairs: 20 };
/** Number of uploads of one person that may arrive or be handled at the same time. */
const mostOfPerson = 4;
/** Number of uploads whose files are checked at the same time: a check reads whole pictures into memory. */
const mostHandled = 3;
/** Prefix of the folders in the data directory that hold the files of uploads while they are handled. */
export const arriving = 'arriving-';

/** Age in milliseconds from which such a folder is left over: the server ends every request sooner. */
const leftOverAfter = 3_600_000;

export function acceptUploads(app: FastifyInstance): void {
  // the path in a file name is preserved, so that it is refused instead of being cut off silently
  app.register(multipart, { limits, preservePath: true });
}

type Options = {
  dataDir: string;
  /** Number of uploads that this process takes at the same time. */
  most: number;
  /** Mebibytes that a person may send in a day, refused files included. */
  dailyMebibytes: number;
  /** Milliseconds without data after which an upload is ended. */
  stall: number;
};
type Form = { fields: Record<string, unknown>; files: UploadedFile[] };
export type Uploads = ReturnType<typeof uploads>;

/** Takes the uploads of a process. Their number and volume are limited, and their files are on disk, not in memory, while they arrive. */
export function uploads({ dataDir, most, dailyMebibytes, stall }: Options) {
  const byPerson = new Map<string, number>();
  const handling = runLimited(mostHandled);
  let all = 0;

  function enter(userId: string): () => void {
    const own = byPerson.get(userId) ?? 0;
    if (own >= mostOfPerson) fail(commonErrors.tooMany);
    if (all >= most) fail(commonErrors.overloaded);
    byPerson.set(userId, own + 1);
    all += 1;
    return () => {
      const left = (byPerson.get(userId) ?? 1) - 1;
      if (left > 0) byPerson.set(userId, left);
      else byPerson.delete(userId);
      all -= 1;
    };
  }

  /** Counts the announced length before the first byte is read; a body without one counts as the largest. */
  async function count(request: FastifyRequest, database: Database, userId: string): Promise<void> {
    const announced = Number(request.headers['content-length'] ?? mostBytes);
    const kibibytes = Math.ceil(Math.min(announced, mostBytes) / 1024);
    const statement = volumeStatement(`upload/${userId}`, kibibytes, dailyMebibytes * 1024);
    // the only statement of its transaction takes one round trip
    const { rows } = await database.open({ entry: undefined, audit: 'none' }, (opened) => opened.last(statement));
    if (!rows[0]?.value) fail(commonErrors.uploadedTooMuch);
  }

  return {
    /** Removes the files of uploads that a process did not finish because it was killed. */
    async removeLeftOver(now = Date.now()): Promise<void> {
      const names = await readdir(dataDir).catch(() => []);
      for (const place of names.filter((name) => name.startsWith(arriving)).map((name) => path.join(dataDir, name))) {
        // another process that shares the directory may have removed the folder meanwhile
        const changedAt = (await stat(place).catch(() => undefined))?.mtimeMs ?? now;
        if (now - changedAt > leftOverAfter) await rm(place, { recursive: true, force: true });
      }
    },

    /** Receives the form of an upload and runs the work with it; afterwards its files are removed. */
    async receive<T>(request: FastifyRequest, database: Database, userId: string, work: (form: Form) => Promise<T>): Promise<T> {
      const leave = enter(userId);
      let folder: string | undefined;
      try {
        await count(request, database, userId);
        await mkdir(dataDir, { recursive: true });
        folder = await mkdtemp(path.join(dataDir, arriving));
        const form = await read(request, folder, stall);
        return await handling.run(() => work(form));
      } finally {
        if (folder) await rm(folder, { recursive: true, force: true });
        leave();
      }
    },
  };
}

/** Reads a complete multipart body. Fails when it is too large, has too many parts, is incomplete or stops arriving. */
async function read(request: FastifyRequest, folder: string, stall: number): Promise<Form> {
  const fields: Form['fields'] = {};
  const files: UploadedFile[] = [];
  let left = mostBytes;
  // ends the connection, and the parser reports an incomplete body
  const timer = setTimeout(() => request.raw.destroy(), stall);
  const arrived = () => void timer.refresh();
  try {
    for await (const part of request.parts()) {
      arrived();
      if (part.type === 'file') {
        const file = await store(part, path.join(folder, String(files.length)), arrived);
        left -= file.size;
        if (left < 0) throw refused(413, 'too many bytes');
        files.push(file);
      } else fields[part.fieldname] = part.value;
    }
  } catch (error) {
    // the parser sets no status for a malformed or incomplete body, which is an error of the client; errors of the disk have a code of Node
    const { statusCode, code } = error as { statusCode?: number; code?: string };
    throw statusCode || code?.startsWith('E') ? error : refused(400, (error as Error).message);
  } finally {
    clearTimeout(timer);
  }
  return { fields, files };
}

async function store(part: MultipartFile, place: string, arrived: () => void): Promise<UploadedFile> {
  const hash = createHash('sha256');
  const file = await open(place, 'wx', 0o600);
  let size = 0;
  try {
    for await (const bytes of part.file as AsyncIterable<Buffer>) {
      arrived();
      hash.update(bytes);
      size += bytes.length;
      await file.writeFile(bytes);
    }
  } finally {
    await file.close();
  }
  if (part.file.truncated) throw refused(413, 'too large a file');
  const { fieldname: field, filename: name = '', mimetype: type } = part;
  return { field, name, type, size, sha256: hash.digest('hex'), path: place, bytes: () => readFile(place) };
}

const refused = (statusCode: number, message: string) => Object.assign(new Error(message), { statusCode });
