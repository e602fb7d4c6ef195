import type { Permission } from '@park/contract/access';
import type { ExportSubject, ImportSubject } from '@park/contract/kernel/task';
import type { z } from 'zod';
import type { Actor } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { Scoped } from '../db/within.ts';
import type { Guarded } from '../fields.ts';
import type { Cell } from '../outside/sheet.ts';
import type { Secrets } from '../secret.ts';

/** The actor of an import or export, with the rights that the server has loaded, and the company whose rows it reads or writes. */
export type Scope = {
  /** The company the rows belong to; row security decides whether the actor reaches it. */
  companyId: string;
  userId: string;
  /** The actor's rights: which people they cover and which fields are visible. */
  by: Scoped & Guarded;
} & Pick<Actor, 'may' | 'keeps'>;

/** Returns the scope of an actor in a company, by default the actor's own. */
export const scopeFor = (actor: Actor, companyId = actor.companyId): Scope => ({ ...actor, by: actor, companyId });

/** A column of the import template. The schema parses the text of the cell; an empty cell is an empty string. */
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
/** The reason why a row is refused and the column that causes it. */
export type Refusal = { number: number; key: string; reason: string };
type MergeOptions = Scope & { isUpdate: boolean; isDryRun: boolean };

/** A fixed list of columns, or a function that reads them from the database (custom fields, option lists). */
type Columns<Column> = readonly Column[] | ((db: Db, scope: Scope) => Promise<readonly Column[]>);
/** An import or export object whose columns have been resolved for the actor. */
type Ready<O extends { columns: unknown }> = Omit<O, 'columns'> & { columns: Extract<O['columns'], readonly unknown[]> };
export async function ready<O extends { columns: Columns<unknown> }>(object: O, read: Read, scope: Scope): Promise<Ready<O>> {
  const { columns } = object;
  const known = typeof columns === 'function' ? await read((db) => columns(db, scope)) : columns;
  // columns are declared as a list or as a function that returns a list; the compiler does not see that both have the same column type
  return { ...object, columns: known as Ready<O>['columns'] };
}

/** A subject whose workbook can be imported. */
export type ImportObject = {
  title: string;
  columns: Columns<ImportColumn>;
  notes: readonly string[];
  /** The additional permission needed to change existing rows; without it an import never changes them. */
  update?: Permission;
  /**
   * Writes the valid rows in the given transaction and returns the refused rows. A dry run writes nothing. Rows arrive in groups while the
   * workbook is still being read; if reading fails, the transaction is rolled back.
   */
  merge(db: Db, rows: StagedRows, options: MergeOptions): Promise<Refusal[]>;
};
export type ReadyImport = Ready<ImportObject>;
/** Loads an import sheet on demand. */
export type ImportSheet = (secrets: Secrets) => Promise<ImportObject>;

export type ExportColumn<Row> = { key: string; title: string; width?: number; value(row: Row): Cell };
export type ExportScope<Filter> = Scope & { filter: Filter; ids: readonly string[] | undefined };
/** Runs a query in a transaction with the actor's rights. */
export type Read = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** A list that can be exported to a workbook. */
export type ExportObject<Row = unknown, Filter = unknown> = {
  title: string;
  columns: Columns<ExportColumn<Row>>;
  filter: z.ZodType<Filter>;
  count(db: Db, scope: ExportScope<Filter>): Promise<number>;
  /** Yields the rows in the order of the list, in groups of a few hundred. */
  rows(read: Read, scope: ExportScope<Filter>): AsyncIterable<Row[]>;
};
export type ReadyExport = Ready<ExportObject>;
export type ExportSheet = (secrets: Secrets) => Promise<ExportObject>;
/** The sheets of all domains by subject (generated). */
export type Sheets = {
  imports: Readonly<Record<ImportSubject, ImportSheet>>;
  exports: Readonly<Record<ExportSubject, ExportSheet>>;
};
