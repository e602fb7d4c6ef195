/* Returns how far the transaction reaches: its own company, the park, the platform, or a job. */
create or replace function app.reach() returns text language sql stable parallel safe
  as $$ select coalesce(current_setting('app.reach', true), '') $$;
grant execute on function app.reach() to park_app, park_door, park_keeper, park_worker;
