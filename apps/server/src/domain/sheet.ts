import type { Permission } from '@park/contract/access';
import type { ExportSubject, ImportSubject } from '@park/contract/kernel/task';
import type { z } from 'zod';
import type { Actor } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { Scoped } from '../db/within.ts';
import type { Guarded } from '../fields.ts';
import type { Cell } from '../outside/sheet.ts';
import type { Secrets } from '../secret.ts';

/** For whom and where a subject works; everything in it has been verified. */
export type Scope = {
  /** The company the rows belong to; row security decides whether the person reaches it. */
  companyId: string;
  userId: string;
  /** The person himself, where he acts: which people his rights cover, and what of them he sees. */
  by: Scoped & Guarded;
} & Pick<Actor, 'may' | 'keeps'>;

/** What an actor may do with the rows of a company, his own unless told. */
export const scopeFor = (actor: Actor, companyId = actor.companyId): Scope => ({ ...actor, by: actor, companyId });

/** A column of the template. The schema gets the cell's text, empty where nothing was written. */
export type ImportColumn = {
  key: string;
  title: string;
  schema: z.ZodType;
  isRequired?: boolean;
  width?: number;
  example?: string;
  note?: string;
  list?: readonly string[];
};
export type StagedRow = { number: number; values: Record<string, unknown> };
export type StagedRows = AsyncIterable<readonly StagedRow[]> | Iterable<readonly StagedRow[]>;
/** Why one row is refused, and which column it is about. */
export type Refusal = { number: number; key: string; reason: string };
type MergeOptions = Scope & { isUpdate: boolean; isDryRun: boolean };

/** Columns are known beforehand, or only the database knows them: a customer's own fields, what there is to choose from. */
type Columns<Column> = readonly Column[] | ((db: Db, scope: Scope) => Promise<readonly Column[]>);
/** With the columns it has for this person, here and now. */
type Ready<O extends { columns: unknown }> = Omit<O, 'columns'> & { columns: Extract<O['columns'], readonly unknown[]> };
export async function ready<O extends { columns: Columns<unknown> }>(object: O, read: Read, scope: Scope): Promise<Ready<O>> {
  const { columns } = object;
  const known = typeof columns === 'function' ? await read((db) => columns(db, scope)) : columns;
  // a function gives what the list would hold; the compiler does not see that the two are one
  return { ...object, columns: known as Ready<O>['columns'] };
}

/** What can be filled in and taken over. */
export type ImportObject = {
  title: string;
  columns: Columns<ImportColumn>;
  notes: readonly string[];
  /** The right that changing existing rows needs besides; without it they are never changed. */
  update?: Permission;
  /**
   * Rows that go through are written, in the one transaction it is given; the others come back. A dry run writes none. They
   * come in groups while the workbook is still being read; should that fail, nothing of the transaction stays.
   */
  merge(db: Db, rows: StagedRows, options: MergeOptions): Promise<Refusal[]>;
};
export type ReadyImport = Ready<ImportObject>;
/** Loads a sheet when it is asked for. */
export type ImportSheet = (secrets: Secrets) => Promise<ImportObject>;

export type ExportColumn<Row> = { key: string; title: string; width?: number; value(row: Row): Cell };
export type ExportScope<Filter> = Scope & { filter: Filter; ids: readonly string[] | undefined };
/** Asks the database something, in a transaction of the person's own. */
export type Read = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** What a list shows and can be taken along. */
export type ExportObject<Row = unknown, Filter = unknown> = {
  title: string;
  columns: Columns<ExportColumn<Row>>;
  filter: z.ZodType<Filter>;
  count(db: Db, scope: ExportScope<Filter>): Promise<number>;
  /** In the list's order, in groups of a few hundred. */
  rows(read: Read, scope: ExportScope<Filter>): AsyncIterable<Row[]>;
};
export type ReadyExport = Ready<ExportObject>;
export type ExportSheet = (secrets: Secrets) => Promise<ExportObject>;
/** The sheets of all domains, by subject (generated). */
export type Sheets = {
  imports: Readonly<Record<ImportSubject, ImportSheet>>;
  exports: Readonly<Record<ExportSubject, ExportSheet>>;
};
