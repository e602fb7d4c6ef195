/* Returns the current day in Asia/Shanghai. */
create or replace function app.today() returns date language sql stable parallel safe
  as $$ select (app.now() at time zone 'Asia/Shanghai')::date $$;
grant execute on function app.today() to park_app, park_door, park_keeper;
