import { sql } from 'kysely';

/** Every extended field of a module as the space of the call has it: the platform's with what the space decided, and its own. */
export const fieldsOf = (module: number) => sql`
  select f.id, f.module, f.column_name, f.name, f.type, f.description, f.length, f.enum_items, f.is_required,
         coalesce(c.is_view, f.is_view) as is_view, coalesce(c.is_edit, f.is_edit) as is_edit, coalesce(c.enabled, f.enabled) as enabled,
         coalesce(c.sort_num, f.sort_num) as sort_num, f.space_id = app.platform() as is_built_in, coalesce(c.version, f.version) as version,
         f.created_at
    from extend_field f
    left join extend_choice c on c.space_id = app.space() and c.field_space_id = f.space_id and c.field_id = f.id
   where f.module = ${module} and f.space_id in (app.space(), app.platform())`;

/** Whether something has to be filled in: with nothing sent, the only thing that can be wrong about it. */
export const anyRequired = (module: number) => sql`exists (select from (${fieldsOf(module)}) f where f.enabled and f.is_required)`;

/**
 * The values of a row that a reader may see; `fields` is a list of their column names made once per statement, so that a
 * list of people stays one.
 */
export const shownColumns = (module: number, isKeeper: boolean) =>
  sql`array(select f.column_name from (${fieldsOf(module)}) f where f.enabled and (${isKeeper} or f.is_view))`;
export const shownValues = (ext: string, columns: string) =>
  sql`case when ${sql.ref(ext)} = '{}' then '{}' else coalesce((
    select jsonb_object_agg(e.key, e.value) from jsonb_each(${sql.ref(ext)}) e where e.key = any (${sql.ref(columns)})), '{}') end`;
