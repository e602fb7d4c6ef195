/* Returns the company of the context; null if none was set, so that no row matches. */
create or replace function app.company() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.company_id', true), '')::uuid $$;
grant execute on function app.company() to park_app, park_door, park_keeper, park_worker;
