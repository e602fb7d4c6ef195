/* Every extended field as the space of the call has it: the platform's with what the space decided, and its own. */
create view app.extended_field with (security_invoker = true) as
select f.id, f.module, f.column_name, f.name, f.type, f.description, f.length, f.enum_items, f.is_required,
       coalesce(c.is_view, f.is_view) as is_view, coalesce(c.is_edit, f.is_edit) as is_edit, coalesce(c.enabled, f.enabled) as enabled,
       coalesce(c.sort_num, f.sort_num) as sort_num, f.space_id = app.platform() as is_built_in, coalesce(c.version, f.version) as version,
       f.created_at
  from extend_field f
  left join extend_choice c on c.space_id = app.space() and c.field_space_id = f.space_id and c.field_id = f.id
 where f.space_id in (app.space(), app.platform());
grant select on app.extended_field to park_app;

/*
 * The columns whose values a reader may see. A function, though it is one statement: what a list would need for it is then made ready
 * only when a row on its page has values, which most have not.
 */
create function app.shown_columns(p_module integer, p_keeper boolean) returns text[] language sql stable parallel safe as $$
  select array(select f.column_name from app.extended_field f where f.module = p_module and f.enabled and (p_keeper or f.is_view)) $$;
revoke execute on function app.shown_columns(integer, boolean) from public;
grant execute on function app.shown_columns(integer, boolean) to park_app;
