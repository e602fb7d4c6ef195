/*
 * Takes one of so many uses per window; false when none is left. It is taken before the work and stays taken when the work fails, so
 * that every try counts.
 */
create or replace function door.limit_take(p_name text, p_most integer, p_window interval) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  began timestamptz := date_bin(p_window, app.now(), timestamptz '2000-01-01 00:00:00+08');
  so_far integer;
begin
  insert into public.rate_limit as l (name, began_at, taken) values (p_name, began, 1)
  on conflict (name, began_at) do update set taken = l.taken + 1 where l.taken < p_most
  returning taken into so_far;
  return so_far is not null;
end $$;
grant execute on function door.limit_take(text, integer, interval) to park_app;
