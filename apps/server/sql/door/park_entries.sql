/* Returns the parks that a leaving member may enter, since this access ends with the membership. They may lie beyond the actor's reach. */
create or replace function door.park_entries(p_company uuid, p_user uuid) returns setof text
language sql stable security definer set search_path = '' as $$
  select p.name from public.park_access a join public.park p on p.space_id = a.space_id and p.id = a.park_id
   where a.company_id = p_company and a.user_id = p_user and p_company = any (door.companies())
     and not a.valid << tstzrange(app.now(), null)
   order by p.name
$$;
grant execute on function door.park_entries(uuid, uuid) to park_app;
