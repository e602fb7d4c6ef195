/*
 * Returns the people that one rule of a definition names, each in the company they are named in. Another function checks for all rules
 * together whether they are still members. Each kind of rule has its own statement: one statement for all kinds had to read every
 * member.
 */
create or replace function door.flow_named(p_park uuid, p_company uuid, p_user uuid, r jsonb)
returns table (ord integer, company_id uuid, user_id uuid)
language plpgsql stable security definer rows 5 set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  v_space constant uuid := app.space();
  v_ids constant text[] := array(select jsonb_array_elements_text(r -> 'ids'));
  v_up constant integer := coalesce((r ->> 'up')::integer, 0);
  v_companies constant uuid[] := case when r ? 'companies' then array(select jsonb_array_elements_text(r -> 'companies'))::uuid[] end;
begin
  case r ->> 'kind'
  when 'users' then return query
    select n.ord::integer, s.company_id, s.user_id from unnest(v_ids::uuid[]) with ordinality as n (id, ord)
      join public.staff s on s.user_id = n.id and s.space_id = v_space and (v_companies is null or s.company_id = any (v_companies));
  when 'manager' then return query
    select 0, s.company_id, s.user_id from public.staff s
     where s.space_id = v_space and s.company_id = p_company and s.admin_level >= 2 and s.left_at is null;
  when 'companyRole' then
    return query select 0, s.company_id, s.user_id from public.staff s
      where 'AllCompanyStaff' = any (v_ids) and s.space_id = v_space and s.company_id = p_company and s.left_at is null;
    return query select 0, s.company_id, s.user_id from public.staff s
      where s.space_id = v_space and s.company_id = p_company and s.admin_level >= 2 and s.left_at is null
        and ('enterpriseComManager' = any (v_ids) or ('companySuperAdmin' = any (v_ids) and s.admin_level = 3));
    return query select 0, h.company_id, h.user_id from unnest(v_ids) as i (id)
      join public.role_user h
        on h.role_id = i.id::uuid and h.company_id = p_company and (h.park_id is null or h.park_id = p_park) and h.valid @> app.now()
      where i.id ~ '^[0-9a-f-]{36}$';
  when 'parkRole' then return query
    select 0, h.company_id, h.user_id from unnest(v_ids) as i (id)
      join public.role_user h
        on h.role_id = i.id::uuid and h.space_id = v_space and (h.park_id is null or h.park_id = p_park) and h.valid @> app.now()
      join public.role o on o.space_id = h.role_space_id and o.id = h.role_id and o.kind in ('park', 'assist') and o.deleted_at is null
     where i.id ~ '^[0-9a-f-]{36}$';
  when 'department' then return query
    select 0, s.company_id, s.user_id
      from public.department d join public.staff s on s.space_id = d.space_id and s.company_id = d.company_id and s.department_id = d.id
     where d.space_id = v_space and d.id = any (v_ids::uuid[]);
  when 'head', 'heads' then return query
    with recursive line as (
      select d.id, d.parent_id, 0 as level
        from public.staff s join public.department d on d.space_id = s.space_id and d.company_id = s.company_id and d.id = s.department_id
       where s.space_id = v_space and s.company_id = p_company and s.user_id = p_user
      union all
      select d.id, d.parent_id, l.level + 1
        from line l join public.department d on d.space_id = v_space and d.company_id = p_company and d.id = l.parent_id
       where l.level < v_up
    ) select l.level, m.company_id, m.user_id from line l
        join public.department_manager m on m.space_id = v_space and m.company_id = p_company and m.department_id = l.id and m.rank = 0
       where l.level = v_up or r ->> 'kind' = 'heads';
  -- the nearest department head above a user, other than the user
  when 'headOf' then return query
    with recursive up as (
      select s.company_id, d.id, d.parent_id, 0 as level
        from public.staff s join public.department d on d.space_id = s.space_id and d.company_id = s.company_id and d.id = s.department_id
       where s.user_id = (v_ids[1])::uuid and s.space_id = v_space and s.company_id = any (v_companies)
      union all
      select u.company_id, d.id, d.parent_id, u.level + 1
        from up u join public.department d on d.space_id = v_space and d.company_id = u.company_id and d.id = u.parent_id
       where u.level < 15
    ) select 0, m.company_id, m.user_id
        from up u
        join public.department_manager m on m.space_id = v_space and m.company_id = u.company_id and m.department_id = u.id and m.rank = 0
       where m.user_id <> (v_ids[1])::uuid order by u.level limit 1;
  when 'admins' then return query
    select 0, s.company_id, s.user_id
      from public.space sp
      join public.staff s on s.space_id = sp.id and s.company_id = sp.operator_company_id and s.admin_level = 3 and s.left_at is null
     where sp.id = v_space;
  end case;
end $$;
