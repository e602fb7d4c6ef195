import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { fileErrors, logoTexts } from '@park/contract/kernel/file';
import type { Config } from '../../../config.ts';
import { AppError, type Context } from '../../../context.ts';
import { type Database, type Db, openDatabase } from '../../../db/database.ts';
import { sweepUnused } from '../../../db/unused-file.ts';
import { joinedFileColumns, type ServerParts } from '../../../domain/index.ts';
import type { FileReply } from '../../../http/mount.ts';
import { isStorageFull } from '../../../http/storage.ts';
import type { Schedule } from '../../../jobs/worker.ts';
import type { FileStore } from '../../../outside/file-store.ts';
import { openStore } from '../../../outside/files.ts';
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
  /** If false, the link never expires and opens without a session. */
  needAuth?: boolean;
};
export type FileService = ReturnType<typeof fileService>;
type Settings = { config: Pick<Config, 'apiBase' | 'dataDir' | 's3' | 'databasePool'>; secrets: Pick<Secrets, 'fileLinkKey'> };
type Night = Omit<Settings, 'secrets'> & {
  /** Address without a pooler; connects as the owner of the database. */
  url: string;
  secrets: Pick<Secrets, 'fileLinkKey' | 'databasePassword'>;
  clockShift?: () => string | undefined;
};

/** Error for an unreachable store: the client gets 503, the store's own message goes to the log. */
class StoreDown extends AppError {
  constructor(cause: unknown) {
    super(fileErrors.storeDown);
    this.message = `file store: ${(cause as Error).message}`;
  }
}
const storeDown = (cause: unknown): never => {
  if (isStorageFull(cause)) throw cause;
  throw new StoreDown(cause);
};

/** Creates the file service of a server, which stores uploaded files and issues links for every domain. */
export function fileService({ config, secrets }: Settings) {
  const store = openStore(config);
  const links = fileLinks(secrets.fileLinkKey, config.apiBase);
  // at most half of the database connections may wait for a picture, so that other calls still get one
  const redraw = imageWork({ waiting: Math.max(1, Math.floor(config.databasePool / 2) - 1) });
  const linkOf = (row: files.Linked): Link => ({ id: row.id, name: row.name, url: links.to(row) });

  return {
    /** Checks and stores the uploaded files and inserts their rows in the transaction of the call. Returns links in the order sent. */
    async keep({ db, actor, files: sent }: Context, { purpose, needAuth = true }: Keep): Promise<Link[]> {
      const checked = await check(sent, purpose, redraw);
      const rows = checked.map(({ content: _, ...file }) => ({
        ...file,
        id: randomUUID(),
        storageKey: newKey(),
        purpose,
        needAuth,
      }));
      const forget = (error: unknown) => dropAll(store, rows).then(() => Promise.reject(error));
      for (const [at, { storageKey }] of rows.entries())
        await store
          .put(storageKey, (checked[at] as Checked).content)
          .catch(storeDown)
          .catch(forget);
      const written = await files.insert(db, actor, rows).catch(forget);
      const byId = new Map(written.map((row) => [row.id, linkOf(row)]));
      return rows.map((row) => byId.get(row.id) as Link);
    },

    /** Returns fresh links, by file id, to the files that row security lets the actor see. */
    links: async (db: Db, ids: readonly string[]): Promise<Map<string, Link>> =>
      new Map((await files.linkable(db, ids)).map((row) => [row.id, linkOf(row)])),

    /** Returns fresh links to estate pictures and documents, which everybody who can read the estate may see. */
    estateLinks: async (db: Db, ids: readonly string[]): Promise<Map<string, Link>> =>
      new Map(ids.length ? (await files.linkableEstate(db, ids)).map((row) => [row.id, linkOf(row)]) : []),

    /** Returns the content of an estate file for download; undefined if the actor may not see the file. */
    async estateFile(context: Context, id: string): Promise<FileReply | undefined> {
      const found = await files.openedEstate(context.db, id);
      context.pause();
      const stored = found && (await store.open(found.storageKey).catch(storeDown));
      return found && stored && { name: found.name, type: found.mime, ...stored };
    },

    /** Creates a link to a file whose visibility another domain has already checked. */
    linkTo: linkOf,

    /** Returns the bytes of the file that a link opens, for embedding them (for example in a PDF). */
    async bytesAt(context: Context, address: string): Promise<{ mime: string; bytes: Buffer } | undefined> {
      const { pathname, searchParams } = new URL(address, 'http://localhost');
      const [id = '', e, s] = [pathname.split('/').at(-1), Number(searchParams.get('e')), searchParams.get('s') ?? ''];
      const proof = links.proofIn(id, e, s);
      const found = proof && (await files.opened(context.db, id, proof, e));
      context.pause();
      const stored = found && (await store.open(found.storageKey).catch(storeDown));
      return stored && { mime: found.mime, bytes: await buffer(stored.content) };
    },

    /** Returns the properties of a file that row security lets the actor see, with a fresh link. */
    async describe(db: Db, id: string) {
      const found = await files.describe(db, id);
      return found && { ...found, ...linkOf(found) };
    },

    /** Returns the address of the actor's portrait, or null without one. */
    async portrait(db: Db): Promise<string | null> {
      const found = await files.portrait(db);
      return found ? linkOf(found).url : null;
    },

    /** Tells whether the file can become the actor's portrait: a picture that the actor has uploaded and that meets the limits. */
    async usePortrait(db: Db, id: string): Promise<boolean> {
      const found = await files.useOwn(db, id);
      return found !== undefined && logoProblem(found) === undefined;
    },

    /**
     * Returns the permanent address of a public logo, which is also shown before signing in. Fails on the field when the file cannot be a
     * logo.
     */
    async logo(db: Db, id: string | null | undefined, field: string): Promise<string | null> {
      if (!id) return null;
      const found = await files.use(db, id);
      if (!found) return refuse(field, logoTexts.gone);
      const problem = logoProblem(found) ?? (found.needAuth ? logoTexts.notPublic : undefined);
      return problem ? refuse(field, problem) : linkOf(found).url;
    },

    proofIn: links.proofIn,
    open: (key: string) => store.open(key).catch(storeDown),

    /**
     * Removes stored bytes that no row refers to. Only bytes older than a day are removed, because a running upload stores bytes before it
     * inserts the row.
     */
    async sweep(database: Database): Promise<number> {
      let removed = 0;
      const dayAgo = await database.run({ entry: undefined }, files.dayAgo);
      for await (const keys of store.before(dayAgo)) {
        const left = await database.run({ entry: undefined }, (db) => files.orphans(db, keys));
        for (const key of left) await store.remove(key);
        removed += left.length;
      }
      return removed;
    },
  };
}

const services = new WeakMap<ServerParts, FileService>();
/** Returns the file service of a server. All domains share one, since it holds the queue of pictures. */
export function filesOf(parts: ServerParts): FileService {
  const service = services.get(parts) ?? fileService(parts);
  services.set(parts, service);
  return service;
}

/** Removes the stored bytes of these file rows. Ignores errors, because the nightly sweep removes stored bytes that have no row. */
const dropAll = (store: FileStore, rows: readonly { storageKey: string }[]) =>
  Promise.allSettled(rows.map(({ storageKey }) => store.remove(storageKey)));

/**
 * The nightly sweep of unused files. It deletes the rows of files to which nothing refers, then the stored bytes that have no row. It opens
 * database connections of its own and closes them afterwards.
 */
export const fileSchedules = ({ config, secrets, url, clockShift }: Night): Schedule[] => [
  {
    name: 'file-sweep',
    cron: '40 3 * * *',
    async run() {
      await sweepUnused({ url, declared: joinedFileColumns(), clockShift: clockShift?.() });
      const database = openDatabase({ url, password: secrets.databasePassword, pool: 1, ...(clockShift && { clockShift }) });
      try {
        await fileService({ config, secrets }).sweep(database);
      } finally {
        await database.close();
      }
    },
  },
];
