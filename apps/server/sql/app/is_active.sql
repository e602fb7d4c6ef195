/* Tells whether a company is active: activated by an operator or past its day of activation. */
create or replace function app.is_active(p_activated boolean, p_at timestamptz) returns boolean language sql stable parallel safe
  as $$ select p_activated or coalesce(p_at <= app.now(), false) $$;
grant execute on function app.is_active(boolean, timestamptz) to park_app, park_door, park_keeper;
