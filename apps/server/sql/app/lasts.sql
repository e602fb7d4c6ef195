/*
 * Tells whether something is valid now that ends at p_until and is valid for p_long in all. An end farther away was set before the clock
 * was set back. One minute more is allowed for small corrections of the clock.
 */
create or replace function app.lasts(p_until timestamptz, p_long interval) returns boolean language sql stable parallel safe
  as $$ select p_until > app.now() and p_until <= app.now() + p_long + interval '1 minute' $$;
grant execute on function app.lasts(timestamptz, interval) to park_door;
