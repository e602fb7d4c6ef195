import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { TodoKind } from '../db/todo.ts';
import type { Module } from '../http/mount.ts';
import type { Receivers } from '../jobs/events.ts';
import type { LiveChannel } from '../jobs/live.ts';
import type { Schedule } from '../jobs/worker.ts';
import type { Secrets } from '../secret.ts';
import type { ExportSheet, ImportSheet, Sheets } from './sheet.ts';
import type { Blocker, DecisionEffect, Holding } from './slots.ts';

export type * from './slots.ts';

/** The settings that calls read; a test can give them without those of the process. */
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
>;
/** The parts of a server from which a domain makes its handlers. One object per server, so that services can be kept by it. */
export type ServerParts = { config: ServerConfig; secrets: Secrets; database: Database; live: LiveChannel; sheets: Sheets };
/** The parts of a process from which a domain makes what it does beside calls. */
export type WorkerParts = {
  config: Config;
  secret: string;
  secrets: Secrets;
  /** The address that calls use; it may lead through a pooler. */
  url: string;
  /** Straight to PostgreSQL, as the owner. */
  directUrl: string;
  sheets: Sheets;
  log: (problem: string) => void;
};
/** An engine that stays open beside the worker: connections or a thread of its own. */
export type Engine = {
  receivers: Receivers;
  schedules: Schedule[];
  /** Lets go of its own work at once, while the worker still ends what it has begun. */
  stop?(): Promise<void>;
  /** Closes its connections after the worker has ended. */
  close?(): Promise<void>;
};

/** Everything a domain joins the product with. A slot is left out where the domain has nothing to put into it. */
export type Domain = {
  name: string;
  module: Module | ((parts: ServerParts) => Module);
  /** Sheets are loaded one by one when they are asked for: a thread that exports people must not hold those of rooms. */
  exports?: Readonly<Record<string, ExportSheet>>;
  imports?: Readonly<Record<string, ImportSheet>>;
  schedules?(parts: WorkerParts): Schedule[];
  receivers?(parts: WorkerParts): Receivers;
  engine?(parts: WorkerParts): Engine;
  /** Effects of approvals, by the subject their instances were started with. */
  decisions?: Readonly<Record<string, DecisionEffect>>;
  todos?: readonly TodoKind[];
  blockers?: readonly Blocker[];
  holdings?: readonly Holding[];
};
export const defineDomain = (name: string, slots: Omit<Domain, 'name'>): Domain => ({ ...slots, name });

const joined = new Map<string, Domain>();
/** Makes domains known to the engines of this process. An entry point calls it with the generated registry before anything is served. */
export function join(domains: readonly Domain[]): void {
  for (const domain of domains) joined.set(domain.name, domain);
}

const byRank = (one: { rank: number }, other: { rank: number }) => one.rank - other.rank;
const all = <T>(slot: (domain: Domain) => readonly T[] | undefined): T[] => [...joined.values()].flatMap((domain) => slot(domain) ?? []);
export const joinedTodos = (): TodoKind[] => all((domain) => domain.todos);
export const joinedBlockers = (): Blocker[] => all((domain) => domain.blockers).sort(byRank);
export const joinedHoldings = (): Holding[] => all((domain) => domain.holdings).sort(byRank);
export function joinedDecision(subject: string): DecisionEffect | undefined {
  for (const { decisions } of joined.values()) if (decisions && Object.hasOwn(decisions, subject)) return decisions[subject];
  return undefined;
}
