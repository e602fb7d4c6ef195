import { createHash } from 'node:crypto';
import { Digest } from './digest.ts';
import { type BackupFile, BackupProblem, checkCode, readFrames, type Summary } from './format.ts';

type Rows = { table: string; columns: string[] };

/** Reads a whole backup file and verifies its authentication code, the rows of every table and the bytes of every upload. */
export async function check(file: BackupFile, secret: string, progress: (done: number, total: number) => void): Promise<Summary> {
  await checkCode(file, secret);
  let table: (Rows & { digest: Digest }) | undefined;
  let upload: { key: string; size: number; length: number; hash: ReturnType<typeof createHash> } | undefined;
  const seen = { tables: 0, rows: 0, files: 0 };
  for await (const frame of readFrames(file)) {
    switch (frame.letter) {
      case 'T':
        table = { ...frame.value, digest: new Digest() };
        break;
      case 'R':
        table?.digest.add(frame.bytes);
        break;
      case 't':
        if (table?.digest.hex !== frame.value.digest || table.digest.rows !== frame.value.rows) throw damaged(table?.table);
        seen.tables += 1;
        seen.rows += frame.value.rows;
        progress(seen.rows, 0);
        break;
      case 'F':
        upload = { ...frame.value, length: 0, hash: createHash('sha256') };
        break;
      case 'B':
        upload?.hash.update(frame.bytes);
        if (upload) upload.length += frame.bytes.length;
        break;
      case 'f':
        if (upload?.hash.digest('hex') !== frame.value.sha256 || upload.length !== upload.size) throw damaged(upload?.key);
        seen.files += 1;
        break;
      case 'Z':
        if (frame.value.tables !== seen.tables || frame.value.rows !== seen.rows || frame.value.files !== seen.files)
          throw damaged('the end');
        return frame.value;
    }
  }
  throw damaged('the end');
}

const damaged = (part: string | undefined) =>
  new BackupProblem(`备份内容与记录不符 · ${part} of the backup is not what was written into it`);
