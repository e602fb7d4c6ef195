/*
 * Returns every node that the attributes of a company within reach allow its members; null if it has none. Some attributes belong to the
 * platform, whose rows row security hides.
 */
create or replace function door.company_attributes(p_company uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select array_agg(distinct node) from public.company_attribute a
    join public.role_grant g on g.role_id = a.role_id, unnest(g.nodes) as node
   where a.company_id = p_company and p_company = any (door.companies())
$$;
grant execute on function door.company_attributes(uuid) to park_app;
