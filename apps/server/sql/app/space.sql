/*
 * Returns the space of the context; null if none was set, so that no row matches. It must stay a plain SQL function: policies rely on
 * the planner inlining it.
 */
create or replace function app.space() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.space_id', true), '')::uuid $$;
grant execute on function app.space() to park_app, park_door, park_keeper, park_worker;
