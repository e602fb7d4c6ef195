/* Returns the actor of the transaction; null if none was set, so that no row matches. */
create or replace function app.user_id() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;
grant execute on function app.user_id() to park_app, park_door, park_keeper, park_worker;
