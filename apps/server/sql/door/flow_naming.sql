/* Returns the flows of a company's parks that name a member who leaves. They may belong to parks outside the actor's context. */
create or replace function door.flow_naming(p_company uuid, p_user uuid) returns setof text
language sql stable security definer set search_path = '' as $$
  select f.name from public.flow f join public.flow_version v on v.space_id = f.space_id and v.id = f.live_id
   where f.space_id = app.space() and f.deleted_at is null and f.enabled and p_company = any (door.companies())
     and exists (select from public.company c where c.space_id = f.space_id and c.id = p_company and (c.comp_type = 2 or exists (
           select from public.company_park k
            where k.space_id = f.space_id and k.company_id = p_company and k.park_id = f.park_id and k.left_at is null)))
     and (p_user = any (f.manager_ids)
       or jsonb_path_exists(v.definition, 'strict $.**.userIds[*] ? (@ == $id)', jsonb_build_object('id', p_user::text), true)
       or jsonb_path_exists(v.definition, 'strict $.**.userId ? (@ == $id)', jsonb_build_object('id', p_user::text), true))
   order by f.name, f.id
$$;
grant execute on function door.flow_naming(uuid, uuid) to park_app;
