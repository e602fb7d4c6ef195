import { type RawBuilder, sql } from 'kysely';
import type { Guarded } from '../fields.ts';
import type { Scoped } from './within.ts';

type Sql = RawBuilder<unknown>;
/** Filters that apply to every kind of to-do. */
export type TodoFilter = {
  keyword?: string | null | undefined;
  applicant?: string | null | undefined;
  from?: string | undefined;
  to?: string | undefined;
};
/**
 * A kind of to-do other than approval tasks: a query of `space_id, id, at` and `told` (see `todoText`) that finds everything of this kind
 * that waits for the reader in the current company. Undefined if the reader may decide nothing of this kind.
 */
export type TodoKind = (by: Scoped & Guarded, filter: TodoFilter) => Sql | undefined;

type Words = Record<'kindName' | 'title' | 'content' | 'link' | 'applicantName' | 'companyName', Sql>;
/** Builds the `told` column of a to-do row. */
export const todoText = ({ kindName, title, content, link, applicantName, companyName }: Words) => sql`jsonb_build_object(
  'kindName', ${kindName}::text, 'title', ${title}::text, 'content', ${content}::text, 'link', ${link}::text,
  'applicantName', ${applicantName}::text, 'companyName', ${companyName}::text)`;
