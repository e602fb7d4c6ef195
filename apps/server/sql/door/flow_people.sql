/*
 * Returns the people that the rules of a definition resolve to, each in the company they act for. Leaves out people who have left, are
 * disabled or cannot enter the park, and names a delegate for those who are away.
 */
create or replace function door.flow_people(p_park uuid, p_company uuid, p_user uuid, p_flow uuid, p_rules jsonb)
returns table (key integer, ord integer, company_id uuid, user_id uuid, user_name text, delegate_id uuid, delegate_name text)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  v_space constant uuid := app.space();
  v_now constant timestamptz := app.now();
  v_keys integer[];
  v_ords integer[];
  v_companies uuid[];
  v_users uuid[];
  v_names text[];
begin
  if not p_park = any (app.parks()) then
    return;
  end if;
  select array_agg((r ->> 'key')::integer), array_agg(n.ord), array_agg(n.company_id), array_agg(n.user_id)
    into v_keys, v_ords, v_companies, v_users
    from jsonb_array_elements(p_rules) as r cross join lateral door.flow_named(p_park, p_company, p_user, r) as n;
  select array_agg(a.key), array_agg(a.ord), array_agg(a.company_id), array_agg(a.user_id), array_agg(a.real_name)
    into v_keys, v_ords, v_companies, v_users, v_names
    from (select distinct on (n.key, s.user_id) n.key, n.ord, s.company_id, s.user_id, s.real_name
      from unnest(v_keys, v_ords, v_companies, v_users) as n (key, ord, company_id, user_id)
      -- limit 1 forces one key look-up per row; otherwise the planner scans the whole staff table if it is small
      cross join lateral (select s.* from public.staff s
                           where s.space_id = v_space and s.company_id = n.company_id and s.user_id = n.user_id limit 1) as s
      cross join lateral (select c.* from public.company c where c.space_id = v_space and c.id = n.company_id limit 1) as c
     where s.left_at is null and s.enabled and c.enabled and c.deleted_at is null
       and case c.comp_type
           when 0 then (select true from public.company_park p where p.space_id = v_space and p.park_id = p_park
                           and p.company_id = c.id and p.relation = 'settled' and p.left_at is null limit 1)
           else (c.comp_type = 2 and s.admin_level = 3) or exists (
             select from public.park_access a where a.space_id = v_space and a.park_id = p_park and a.company_id = c.id and a.valid @> v_now
                and (a.user_id = s.user_id or a.department_id = s.department_id)) end
     order by n.key, s.user_id, (s.company_id = p_company) desc, c.comp_type desc, n.ord, s.company_id) as a;

  if not exists (select from unnest(v_companies, v_users) as n (company_id, user_id)
                   join public.flow_absence b on b.space_id = v_space and b.company_id = n.company_id and b.user_id = n.user_id
                    and b.ended_at is null and b.during @> v_now) then
    return query
    select n.key, (row_number() over (partition by n.key order by n.ord, n.real_name, n.user_id))::integer, n.company_id, n.user_id,
           n.real_name, null::uuid, null::text
      from unnest(v_keys, v_ords, v_companies, v_users, v_names) as n (key, ord, company_id, user_id, real_name) order by 1, 2 limit 500;
    return;
  end if;
  return query
  with recursive able as (
    select * from unnest(v_keys, v_ords, v_companies, v_users, v_names) as n (key, ord, company_id, user_id, real_name)
  ), away as (
    -- a delegate may be away too; the recursion stops at a cycle and after six people
    select a.company_id, a.user_id, b.delegate_id, array[a.user_id, b.delegate_id] as seen
      from (select distinct able.company_id, able.user_id from able) as a
      join public.flow_absence b on b.space_id = v_space and b.company_id = a.company_id and b.user_id = a.user_id and b.ended_at is null
       and b.during @> v_now
       and (b.flow_ids is null or p_flow = any (b.flow_ids))
    union all
    select w.company_id, w.user_id, b.delegate_id, w.seen || b.delegate_id
      from away w
      join public.flow_absence b on b.space_id = v_space and b.company_id = w.company_id and b.user_id = w.delegate_id
       and b.ended_at is null and b.during @> v_now
       and (b.flow_ids is null or p_flow = any (b.flow_ids)) and not b.delegate_id = any (w.seen) and cardinality(w.seen) < 6
  )
  select a.key, (row_number() over (partition by a.key order by a.ord, a.real_name, a.user_id))::integer, a.company_id, a.user_id,
         a.real_name, d.user_id, d.real_name
    from able a
    left join lateral (
      select s.user_id, s.real_name
        from away w
        join public.staff s on s.space_id = v_space and s.company_id = w.company_id and s.user_id = w.delegate_id and s.left_at is null
         and s.enabled
       where w.company_id = a.company_id and w.user_id = a.user_id order by cardinality(w.seen) desc limit 1) as d on true
   order by 1, 2 limit 500;
end $$;
grant execute on function door.flow_people(uuid, uuid, uuid, uuid, jsonb) to park_app;
