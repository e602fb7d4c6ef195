/* Returns the parks of the context; empty if none was set, so that no row matches. */
create or replace function app.parks() returns uuid[] language sql stable parallel safe
  as $$ select coalesce(string_to_array(nullif(current_setting('app.park_ids', true), ''), ',')::uuid[], '{}') $$;
grant execute on function app.parks() to park_app, park_door, park_keeper, park_worker;
