/* Returns the parks in which a temporary stay may be over or about to end; the job decides there what is due. */
create or replace function door.temporary_due() returns table (space_id uuid, park_id uuid)
language sql stable security definer set search_path = '' as $$
  select distinct t.space_id, t.park_id from public.temporary_company t
   where t.ended_at is null and t.settled_at is null
     and t.ends_on <= (app.now() at time zone 'Asia/Shanghai')::date + 60
$$;
grant execute on function door.temporary_due() to park_app;
