/*
 * Returns the current time and is the only clock. Tests shift it by a setting of their transaction; a production server never sends that
 * setting.
 */
create or replace function app.now() returns timestamptz language sql stable parallel safe
  as $$ select now() + coalesce(nullif(current_setting('app.clock_shift', true), '')::interval, interval '0') $$;
grant execute on function app.now() to park_app, park_door, park_keeper, park_worker;
