/*
 * Returns the nodes that a role grants members of the actor's company in every other park of the space; parks without nodes are left out.
 */
create or replace function door.role_elsewhere(p_role uuid) returns table (park_id uuid, nodes text[])
language sql stable security definer set search_path = '' as $$
  select k.id, s.nodes
    from public.role r
    join public.space sp on sp.id = app.space()
    join public.park k on k.space_id = sp.id and not k.id = any (app.parks())
    cross join lateral (
      select g.nodes from public.role_grant g
       where g.role_id = r.id and (g.park_id is null or g.park_id = k.id)
         and g.company_id in (app.company(), r.company_id, sp.operator_company_id, app.platform_company())
       order by case when g.company_id = app.company() then 0 when g.company_id = app.platform_company() then 2 else 1 end,
                g.park_id is null
       limit 1) as s
   where r.id = p_role and r.deleted_at is null and cardinality(s.nodes) > 0
     and (r.company_id = app.company() or (r.kind = 'inner' and r.space_id in (app.space(), app.platform())))
$$;
grant execute on function door.role_elsewhere(uuid) to park_app;
