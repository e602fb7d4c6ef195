/* Returns every node that a role can grant a member of the company: in one park, or in any park if none is given. */
create or replace function door.role_nodes(p_role uuid, p_company uuid, p_park uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(case when p_park is not null then (select s.nodes from door.role_set(p_role, p_company, p_park) s)
    else (select array_agg(distinct n.node)
            from public.role r
            join public.space sp on sp.id = app.space()
            join public.role_grant g on g.role_id = r.id
             and g.company_id in (p_company, r.company_id, sp.operator_company_id, app.platform_company()), unnest(g.nodes) as n (node)
           where r.id = p_role and r.space_id in (app.space(), app.platform()) and p_company = any (door.companies())) end, '{}')
$$;
grant execute on function door.role_nodes(uuid, uuid, uuid) to park_app;
