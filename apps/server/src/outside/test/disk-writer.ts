import { randomBytes } from 'node:crypto';
import { diskStore } from '../files-disk.ts';
import { newKey } from '../files-key.ts';

/** Writes files without end until it is killed; says which it began and which it finished. A file is one byte, many times. */
const store = diskStore(process.argv[2] as string);
for (;;) {
  const key = newKey();
  process.stdout.write(`began ${key}\n`);
  await store.put(key, Buffer.alloc(3_000_000, randomBytes(1)[0]));
  process.stdout.write(`done ${key}\n`);
}
