/*
 * Returns the most nodes that members of a company can hold in a park by the company's attributes. For each attribute the operator's
 * decision for the park takes precedence over its decision for every park. Attributes without a decision are ignored; if no attribute
 * has a decision, nothing is limited.
 */
create or replace function door.attribute_nodes(p_company uuid, p_park uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with counted as (
    select s.nodes from public.company_attribute a
      join public.role r on r.space_id = a.role_space_id and r.id = a.role_id and r.kind = 'attribute'
      cross join lateral (
        select g.nodes from public.role_grant g
         where g.role_id = r.id and g.company_id = r.company_id and (g.park_id is null or g.park_id = p_park)
         order by g.park_id is null limit 1) as s
     where a.company_id = p_company)
  select case when exists (select from counted)
    then (select coalesce(jsonb_agg(distinct n.node), '[]') from counted c, unnest(c.nodes) as n (node)) end
$$;
