import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Content, FileStore } from './file-store.ts';
import { checkedKey, newKey } from './files-key.ts';

const isMissing = (error: unknown) => (error as { code?: unknown }).code === 'ENOENT';
const orNothing = (error: unknown) => {
  if (!isMissing(error)) throw error;
  return undefined;
};

/** Stores files in the folder `files` of the data directory, two levels of folders deep, readable only by the server's own user. */
export function diskStore(dataDir: string): FileStore {
  const folderOf = (key: string) => path.resolve(dataDir, 'files', key.slice(0, 2), key.slice(2, 4));
  const placeOf = (key: string) => path.join(folderOf(checkedKey(key)), key);

  async function write(place: string, content: Content) {
    // the copy has the permissions of the uploaded file, which only the server's own user may read either
    if ('path' in content) await copyFile(content.path, place, constants.COPYFILE_EXCL);
    const file = await open(place, 'path' in content ? 'r+' : 'wx', 0o600);
    try {
      if (!('path' in content)) await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
  }

  return {
    async put(key, content) {
      const place = placeOf(key);
      // an incomplete file has a random key of its own, so the nightly sweep removes it like any stored file without a database row
      const draft = path.join(folderOf(key), newKey());
      await mkdir(folderOf(key), { recursive: true, mode: 0o700 });
      try {
        await write(draft, content);
        await rename(draft, place);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncFolder(folderOf(key));
    },

    async open(key) {
      const file = await open(placeOf(key), 'r').catch(orNothing);
      if (!file) return undefined;
      const { size } = await file.stat();
      return { content: file.createReadStream(), size };
    },

    remove: (key) => rm(placeOf(key), { force: true }),

    async *before(moment) {
      const root = path.resolve(dataDir, 'files');
      for (const outer of (await readdir(root).catch(orNothing)) ?? [])
        for (const inner of await readdir(path.join(root, outer))) {
          const folder = path.join(root, outer, inner);
          const names = await readdir(folder);
          const found = await Promise.all(
            names.map(async (name) => ({ name, at: (await stat(path.join(folder, name)).catch(orNothing))?.mtime })),
          );
          const old = found.filter(({ at }) => at && at < moment).map(({ name }) => name);
          if (old.length) yield old;
        }
    },
  };
}

/** Syncs a folder, because a rename survives a power failure only after that. Windows cannot open a folder and does not need it. */
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
