/*
 * Returns the extended fields whose values the reader may see. It is a separate function although it is one statement: its plan is then
 * made only if a row on the page has values, which most rows do not have. Fields that members may edit are shown to them on their own
 * card.
 */
create or replace function app.shown_columns(p_module integer, p_keeper boolean, p_self boolean)
returns text[] language sql stable parallel safe as $$
  select array(select f.column_name from app.extended_field f
                where f.module = p_module and f.enabled and (p_keeper or f.is_view or (p_self and f.is_edit))) $$;
grant execute on function app.shown_columns(integer, boolean, boolean) to park_app;
