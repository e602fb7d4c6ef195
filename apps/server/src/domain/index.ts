import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { FileColumns } from '../db/file-column.ts';
import type { TodoKind } from '../db/todo.ts';
import type { Module } from '../http/mount.ts';
import type { Receivers } from '../jobs/events.ts';
import type { LiveChannel } from '../jobs/live.ts';
import type { Schedule } from '../jobs/worker.ts';
import type { Secrets } from '../secret.ts';
import type { ExportSheet, ImportSheet, Sheets } from './sheet.ts';
import type { Blocker, DecisionEffect, Holding } from './slots.ts';

export type * from './slots.ts';

/** The settings that handlers read. Tests can provide them without the settings of the process. */
export type ServerConfig = Pick<
  Config,
  | 'apiBase'
  | 'backup'
  | 'companySource'
  | 'dataDir'
  | 'databasePool'
  | 'encryptResponses'
  | 'logLevel'
  | 'production'
  | 'publicUrl'
  | 's3'
  | 'sessionHours'
  | 'sessionIdleMinutes'
  | 'sms'
  | 'trustedProxies'
  | 'uploadDailyMebibytes'
  | 'uploadsAtOnce'
>;
/** The parts of a server from which a domain builds its handlers. There is one object per server, so services can be cached by it. */
export type ServerParts = { config: ServerConfig; secrets: Secrets; database: Database; live: LiveChannel; sheets: Sheets };
/** The parts of a process from which a domain builds its background work. */
export type WorkerParts = {
  config: Config;
  secret: string;
  secrets: Secrets;
  /** The address used by API calls; it may lead through a connection pooler. */
  url: string;
  /** Address without a pooler; connects as the database owner. */
  directUrl: string;
  sheets: Sheets;
  log: (problem: string) => void;
};
/** A long-running part of the process beside the worker, with its own connections or thread. */
export type Engine = {
  receivers: Receivers;
  schedules: Schedule[];
  /** Stops the work of the engine at once, while the worker still finishes the messages and schedules it has begun. */
  stop?(): Promise<void>;
  /** Closes the connections of the engine after the worker has stopped. */
  close?(): Promise<void>;
};

/** The manifest of a domain: everything it contributes to the product. A slot the domain does not need is left out. */
export type Domain = {
  name: string;
  module: Module | ((parts: ServerParts) => Module);
  /** Sheets are loaded lazily one by one, so that a thread that exports people does not load the sheets of rooms. */
  exports?: Readonly<Record<string, ExportSheet>>;
  imports?: Readonly<Record<string, ImportSheet>>;
  schedules?(parts: WorkerParts): Schedule[];
  receivers?(parts: WorkerParts): Receivers;
  engine?(parts: WorkerParts): Engine;
  /** Functions that run when an approval has ended, by the subject with which its flow was started. */
  decisions?: Readonly<Record<string, DecisionEffect>>;
  todos?: readonly TodoKind[];
  blockers?: readonly Blocker[];
  holdings?: readonly Holding[];
  /**
   * Columns that refer to files. The nightly sweep deletes files to which no such column refers. A test demands an entry for every column
   * that may refer to a file.
   */
  fileColumns?: FileColumns;
};
export const defineDomain = (name: string, slots: Omit<Domain, 'name'>): Domain => ({ ...slots, name });

const joined = new Map<string, Domain>();
/** Registers domains with the engines of this process. An entry point calls it with the generated registry before it serves anything. */
export function join(domains: readonly Domain[]): void {
  for (const domain of domains) joined.set(domain.name, domain);
}

const byRank = (one: { rank: number }, other: { rank: number }) => one.rank - other.rank;
const all = <T>(slot: (domain: Domain) => readonly T[] | undefined): T[] => [...joined.values()].flatMap((domain) => slot(domain) ?? []);
export const joinedTodos = (): TodoKind[] => all((domain) => domain.todos);
export const joinedBlockers = (): Blocker[] => all((domain) => domain.blockers).sort(byRank);
export const joinedHoldings = (): Holding[] => all((domain) => domain.holdings).sort(byRank);
export const joinedFileColumns = (): FileColumns[] => all(({ fileColumns }) => fileColumns && [fileColumns]);
export function joinedDecision(subject: string): DecisionEffect | undefined {
  for (const { decisions } of joined.values()) if (decisions && Object.hasOwn(decisions, subject)) return decisions[subject];
  return undefined;
}
