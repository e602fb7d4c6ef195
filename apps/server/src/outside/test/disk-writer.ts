import { randomBytes } from 'node:crypto';
import { diskStore } from '../files-disk.ts';
import { newKey } from '../files-key.ts';

/** Writes files until it is killed, and prints each key before and after writing. A file is one byte repeated many times. */
const store = diskStore(process.argv[2] as string);
for (;;) {
  const key = newKey();
  process.stdout.write(`began ${key}\n`);
  await store.put(key, Buffer.alloc(3_000_000, randomBytes(1)[0]));
  process.stdout.write(`done ${key}\n`);
}
