import type { ExportSubject, ImportSubject } from '@park/contract/kernel/task';
import type { ExportObject, ImportObject, Sheets } from '../../../domain/sheet.ts';
import type { Secrets } from '../../../secret.ts';
import { type Filters, filtersOf } from './filter.ts';

export type FetchedImport = () => Promise<ImportObject>;
export type FetchedExport = () => Promise<ExportObject>;
/** All import and export subjects, each loaded on demand with the secrets it needs. */
export type Subjects = {
  imports: Record<ImportSubject, FetchedImport>;
  exports: Record<ExportSubject, FetchedExport>;
  filters: Filters;
};

/** Loads all sheets at the start of a server; otherwise the first call of each subject would wait for it. */
export async function fetchAll({ imports, exports }: Pick<Subjects, 'imports' | 'exports'>): Promise<void> {
  await Promise.all([...Object.values(imports), ...Object.values(exports)].map((fetch) => fetch()));
}

type Fetch<Sheet> = (secrets: Secrets) => Promise<Sheet>;
const bound = <Name extends string, Sheet>(sheets: Readonly<Record<Name, Fetch<Sheet>>>, secrets: Secrets) =>
  Object.fromEntries(Object.entries<Fetch<Sheet>>(sheets).map(([name, fetch]) => [name, () => fetch(secrets)])) as Record<
    Name,
    () => Promise<Sheet>
  >;
export const subjectsOf = ({ secrets, sheets }: { secrets: Secrets; sheets: Sheets }): Subjects => ({
  filters: filtersOf(secrets),
  imports: bound(sheets.imports, secrets),
  exports: bound(sheets.exports, secrets),
});
