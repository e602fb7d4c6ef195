/* Returns the parks in which a hold has lapsed and was not processed yet. */
create or replace function door.holds_due() returns table (space_id uuid, park_id uuid)
language sql stable security definer set search_path = '' as $$
  select distinct o.space_id, o.park_id from public.occupancy o
   where o.ended_at is null and o.expired_at is null and o.expires_at <= app.now()
$$;
grant execute on function door.holds_due() to park_app;
