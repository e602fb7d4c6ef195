import { type RawBuilder, sql } from 'kysely';

/** Selects every extended field of a module as defined in the space of the call. */
export const fieldsOf = (module: number | RawBuilder<unknown>) => sql`select * from app.extended_field where module = ${module}`;

/** Tells whether a module has a required field. If no values are sent, a missing required value is the only possible error. */
export const anyRequired = (module: number) => sql`exists (select from (${fieldsOf(module)}) f where f.enabled and f.is_required)`;

/** SQL columns that tell `shownValues` which fields a reader may see: computed once, and only if a row has values. */
export const shownColumns = (module: number, isKeeper: boolean, isSelf = false) =>
  sql`shown as materialized (select app.shown_columns(${module}, ${isKeeper}, ${isSelf}) as columns)`;
export const shownValues = (ext: string) =>
  sql`case when ${sql.ref(ext)} <> '{}' then (
    select coalesce(jsonb_object_agg(e.key, e.value), '{}') from jsonb_each(${sql.ref(ext)}) e
     where e.key = any ((select columns from shown)::text[]))
  else '{}' end`;
