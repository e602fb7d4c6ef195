import { type RawBuilder, sql } from 'kysely';
import type { Guarded } from '../fields.ts';
import type { Scoped } from './within.ts';

type Sql = RawBuilder<unknown>;
/** What narrows a to-do list and can be asked of anything that is to do. */
export type TodoFilter = {
  keyword?: string | null | undefined;
  applicant?: string | null | undefined;
  from?: string | undefined;
  to?: string | undefined;
};
/**
 * A kind of thing to do besides the tasks of processes: a query of `space_id, id, at` and `told` over what the reader may decide about in
 * the company he is in. Nothing where he may decide about none.
 */
export type TodoKind = (by: Scoped & Guarded, filter: TodoFilter) => Sql | undefined;

type Words = Record<'kindName' | 'title' | 'content' | 'link' | 'applicantName' | 'companyName', Sql>;
/** What its row says, for `told`. */
export const said = ({ kindName, title, content, link, applicantName, companyName }: Words) => sql`jsonb_build_object(
  'kindName', ${kindName}::text, 'title', ${title}::text, 'content', ${content}::text, 'link', ${link}::text,
  'applicantName', ${applicantName}::text, 'companyName', ${companyName}::text)`;
