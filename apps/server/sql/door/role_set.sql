/*
 * Returns the set of nodes of a role that applies in a company. The first set that exists applies: that of the company itself, then that of
 * the owner of the role or of the operator, then that of the platform; of each, the set for this park before the set for every park. This
 * is a door function, because row security hides the sets of other companies.
 */
create or replace function door.role_set(p_role uuid, p_company uuid, p_park uuid)
returns table (company_id uuid, park_id uuid, nodes text[]) language sql stable security definer set search_path = '' as $$
  select g.company_id, g.park_id, g.nodes
    from public.role r
    join public.space sp on sp.id = app.space()
    join public.role_grant g on g.role_id = r.id and (g.park_id is null or g.park_id = p_park)
     and g.company_id in (p_company, r.company_id, sp.operator_company_id, app.platform_company())
   where r.id = p_role and r.space_id in (app.space(), app.platform()) and r.deleted_at is null
     and (r.company_id = any (door.companies()) or r.kind in ('inner', 'attribute')) and p_company = any (door.companies())
     and (p_park is null or p_park = any (app.parks()))
   order by case when g.company_id = p_company then 0 when g.company_id = app.platform_company() then 2 else 1 end, g.park_id is null
   limit 1
$$;
grant execute on function door.role_set(uuid, uuid, uuid) to park_app;
