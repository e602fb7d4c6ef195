/* Adds to an amount that is limited per day of Shanghai; false, and nothing is added, when that would exceed the limit. */
create or replace function door.volume_take(p_name text, p_amount integer, p_most integer) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  began timestamptz := date_trunc('day', app.now(), 'Asia/Shanghai');
  so_far integer;
begin
  insert into public.rate_limit as l (name, began_at, taken) select p_name, began, p_amount where p_amount <= p_most
  on conflict (name, began_at) do update set taken = l.taken + p_amount where l.taken + p_amount <= p_most
  returning taken into so_far;
  return so_far is not null;
end $$;
grant execute on function door.volume_take(text, integer, integer) to park_app;
