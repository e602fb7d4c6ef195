import { type RawBuilder, sql } from 'kysely';

/** Every extended field of a module as the space of the call has it. */
export const fieldsOf = (module: number | RawBuilder<unknown>) => sql`select * from app.extended_field where module = ${module}`;

/** Whether something has to be filled in: with nothing sent, the only thing that can be wrong about it. */
export const anyRequired = (module: number) => sql`exists (select from (${fieldsOf(module)}) f where f.enabled and f.is_required)`;

/** Which fields a reader may see, as a part of a statement that `shownValues` looks into: once, and only where a row has values. */
export const shownColumns = (module: number, isKeeper: boolean, isSelf = false) =>
  sql`shown as materialized (select app.shown_columns(${module}, ${isKeeper}, ${isSelf}) as columns)`;
export const shownValues = (ext: string) =>
  sql`case when ${sql.ref(ext)} <> '{}' then (
    select coalesce(jsonb_object_agg(e.key, e.value), '{}') from jsonb_each(${sql.ref(ext)}) e where e.key = any ((select columns from shown)::text[]))
  else '{}' end`;
