/*
 * Returns the contexts of a user: companies and parks, with the side and whether the user may enter them. A company that is not active
 * yet is listed, so that its members can be informed, but cannot be entered; a company that waits for the first sign-in of its super
 * administrator lets this user in.
 */
create or replace function door.contexts_of(p_user uuid) returns setof door.context
language sql stable security definer set search_path = '' as $$
  with member as (
    select s.space_id, sp.name as space_name, s.company_id, c.name as company_name, c.comp_type, s.admin_level, s.department_id,
           app.is_active(c.activated, c.activates_at) or (c.activates = 'firstSignIn' and s.admin_level = 3) as is_open
      from public.staff s
      join public.company c on c.space_id = s.space_id and c.id = s.company_id and c.enabled and c.deleted_at is null
      join public.space sp on sp.id = s.space_id and sp.enabled
      join public."user" u on u.id = s.user_id and u.enabled
     where s.user_id = p_user and s.left_at is null and s.enabled
  )
  select m.space_id, m.space_name, m.company_id, m.company_name, m.comp_type, m.admin_level,
         null::uuid, null::text, 'platform', true
    from member m where m.space_id = app.platform()
  union all
  select m.space_id, m.space_name, m.company_id, m.company_name, m.comp_type, m.admin_level, k.id, k.name, 'company', m.is_open
    from member m
    join public.company_park p on p.space_id = m.space_id and p.company_id = m.company_id and p.relation = 'settled' and p.left_at is null
    join public.park k on k.space_id = p.space_id and k.id = p.park_id and k.enabled
   where m.comp_type = 0
  union all
  select m.space_id, m.space_name, m.company_id, m.company_name, m.comp_type, m.admin_level, k.id, k.name,
         case m.comp_type when 2 then 'operator' else 'assist' end,
         m.is_open and ((m.comp_type = 2 and m.admin_level = 3) or exists (
           select from public.park_access a
            where a.space_id = m.space_id and a.park_id = k.id and a.company_id = m.company_id and a.valid @> app.now()
              and (a.user_id = p_user or a.department_id = m.department_id)))
    from member m
    join public.park k on k.space_id = m.space_id and k.enabled
   where m.comp_type in (1, 2) and m.space_id <> app.platform()
     and (m.comp_type = 2 or exists (
           select from public.company_park p
            where p.space_id = m.space_id and p.park_id = k.id and p.company_id = m.company_id and p.relation = 'assists'
              and p.left_at is null))
$$;
grant execute on function door.contexts_of(uuid) to park_app;
