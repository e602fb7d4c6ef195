import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { fileErrors, logoTexts } from '@park/contract/kernel/file';
import type { Config } from '../../../config.ts';
import { AppError, type Context } from '../../../context.ts';
import { type Database, type Db, openDatabase } from '../../../db/database.ts';
import type { ServerParts } from '../../../domain/index.ts';
import type { FileReply } from '../../../http/mount.ts';
import type { Schedule } from '../../../jobs/worker.ts';
import { type FileStore, openStore } from '../../../outside/files.ts';
import { newKey } from '../../../outside/files-key.ts';
import type { Secrets } from '../../../secret.ts';
import { imageWork } from './images.ts';
import type { Purpose } from './kinds.ts';
import { fileLinks } from './links.ts';
import { logoProblem } from './logo.ts';
import { type Checked, check, refuse } from './pipeline.ts';
import * as files from './queries.ts';

export type Link = { id: string; url: string; name: string };
type Keep = {
  purpose: Purpose;
  /** False makes a link that never ends and asks nobody who he is. */
  needAuth?: boolean;
};
export type FileService = ReturnType<typeof fileService>;
type Settings = { config: Pick<Config, 'apiBase' | 'dataDir' | 's3' | 'databasePool'>; secrets: Pick<Secrets, 'fileLinkKey'> };
type Night = Omit<Settings, 'secrets'> & { url: string; secrets: Pick<Secrets, 'fileLinkKey' | 'databasePassword'> };

/** Answers that the store is away; what it said goes to the log. */
class StoreDown extends AppError {
  constructor(cause: unknown) {
    super(fileErrors.storeDown);
    this.message = `file store: ${(cause as Error).message}`;
  }
}
const storeDown = (cause: unknown): never => {
  throw new StoreDown(cause);
};

/** Files for every domain: take what a call was sent, and hand out links to it. One per server. */
export function fileService({ config, secrets }: Settings) {
  const store = openStore(config);
  const links = fileLinks(secrets.fileLinkKey, config.apiBase);
  // at most half of the connections wait for a picture; the others are everybody else's
  const redraw = imageWork({ waiting: Math.max(1, Math.floor(config.databasePool / 2) - 1) });
  const linkOf = (row: files.Linked): Link => ({ id: row.id, name: row.name, url: links.to(row) });

  return {
    /** Checks what the call was sent, stores it, and writes the rows in the call's transaction; links in the order sent. */
    async keep({ db, actor, files: sent }: Context, { purpose, needAuth = true }: Keep): Promise<Link[]> {
      const checked = await check(sent, purpose, redraw);
      const rows = checked.map(({ bytes, ...file }) => ({
        ...file,
        size: bytes.length,
        id: randomUUID(),
        storageKey: newKey(),
        purpose,
        needAuth,
      }));
      const forget = (error: unknown) => dropAll(store, rows).then(() => Promise.reject(error));
      for (const [at, { storageKey }] of rows.entries())
        await store
          .put(storageKey, (checked[at] as Checked).bytes)
          .catch(storeDown)
          .catch(forget);
      const written = await files.insert(db, actor, rows).catch(forget);
      const byId = new Map(written.map((row) => [row.id, linkOf(row)]));
      return rows.map((row) => byId.get(row.id) as Link);
    },

    /** Fresh links, by id, to those of the files that row security lets the call see. */
    links: async (db: Db, ids: readonly string[]): Promise<Map<string, Link>> =>
      new Map((await files.linkable(db, ids)).map((row) => [row.id, linkOf(row)])),

    /** The same of the estate's pictures and papers, which everybody sees who reads the estate. */
    estateLinks: async (db: Db, ids: readonly string[]): Promise<Map<string, Link>> =>
      new Map(ids.length ? (await files.linkableEstate(db, ids)).map((row) => [row.id, linkOf(row)]) : []),

    /** One of them, to be saved. */
    async estateFile(db: Db, id: string): Promise<FileReply | undefined> {
      const found = await files.openedEstate(db, id);
      const stored = found && (await store.open(found.storageKey).catch(storeDown));
      return found && stored && { name: found.name, type: found.mime, ...stored };
    },

    /** A link to a file that another domain's own wall has let the call see. */
    linkTo: linkOf,

    /** The bytes behind such a link, where they become part of something else. */
    async bytesAt(db: Db, address: string): Promise<{ mime: string; bytes: Buffer } | undefined> {
      const { pathname, searchParams } = new URL(address, 'http://localhost');
      const [id = '', e, s] = [pathname.split('/').at(-1), Number(searchParams.get('e')), searchParams.get('s') ?? ''];
      const proof = links.proofIn(id, e, s);
      const found = proof && (await files.opened(db, id, proof, e));
      const stored = found && (await store.open(found.storageKey).catch(storeDown));
      return stored && { mime: found.mime, bytes: await buffer(stored.content) };
    },

    /** All there is to say of a file that row security lets the call see, with a fresh link. */
    async describe(db: Db, id: string) {
      const found = await files.describe(db, id);
      return found && { ...found, ...linkOf(found) };
    },

    /** The address of the portrait of whoever makes the call. */
    async portrait(db: Db): Promise<string | null> {
      const found = await files.portrait(db);
      return found ? linkOf(found).url : null;
    },

    /** Whether it is a picture the person of the call has sent himself, and no more than a portrait may be. */
    async isPortrait(db: Db, id: string): Promise<boolean> {
      const found = await files.describeOwn(db, id);
      return found !== undefined && logoProblem(found) === undefined;
    },

    /** The lasting address of a logo everybody may see, also before signing in; says on the field what is wrong with it. */
    async logo(db: Db, id: string | null | undefined, field: string): Promise<string | null> {
      if (!id) return null;
      const found = await files.describe(db, id);
      if (!found) return refuse(field, logoTexts.gone);
      const problem = logoProblem(found) ?? (found.needAuth ? logoTexts.notPublic : undefined);
      return problem ? refuse(field, problem) : linkOf(found).url;
    },

    proofIn: links.proofIn,
    open: (key: string) => store.open(key).catch(storeDown),

    /** Removes bytes that no row names. A day is longer than any command takes, so none is caught between bytes and row. */
    async sweep(database: Database, now = new Date()): Promise<number> {
      let removed = 0;
      for await (const keys of store.before(new Date(now.getTime() - 86_400_000))) {
        const left = await database.run({ entry: undefined }, (db) => files.orphans(db, keys));
        for (const key of left) await store.remove(key);
        removed += left.length;
      }
      return removed;
    },
  };
}

const services = new WeakMap<ServerParts, FileService>();
/** The file service of a server; one for all its domains, since it keeps links and the queue of pictures. */
export function filesOf(parts: ServerParts): FileService {
  const service = services.get(parts) ?? fileService(parts);
  services.set(parts, service);
  return service;
}

/** Best effort: what stays is swept later. */
const dropAll = (store: FileStore, rows: readonly { storageKey: string }[]) =>
  Promise.allSettled(rows.map(({ storageKey }) => store.remove(storageKey)));

/** Once a night, with a connection of its own that is gone by morning. */
export const fileSchedules = ({ config, secrets, url }: Night): Schedule[] => [
  {
    name: 'file-sweep',
    cron: '40 3 * * *',
    async run() {
      const database = openDatabase({ url, password: secrets.databasePassword, pool: 1 });
      try {
        await fileService({ config, secrets }).sweep(database);
      } finally {
        await database.close();
      }
    },
  },
];
