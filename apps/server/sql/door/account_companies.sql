/* Returns the memberships of the actor, in every space. */
create or replace function door.account_companies()
returns table (company_id uuid, company_name text, park_name text, department_name text, admin_level smallint, role_names text[])
language sql stable security definer set search_path = '' as $$
  select s.company_id, c.name, (
           select string_agg(distinct x.park_name, '、' order by x.park_name) from door.contexts_of(s.user_id) x
            where x.company_id = s.company_id and x.has_privilege),
         d.name, s.admin_level, array(
           select distinct r.name from public.role_user h
             join public.role r on r.space_id = h.role_space_id and r.id = h.role_id and r.deleted_at is null
            where h.company_id = s.company_id and h.user_id = s.user_id and h.valid @> app.now() order by 1)
    from public.staff s
    join public.company c on c.space_id = s.space_id and c.id = s.company_id and c.deleted_at is null
    left join public.department d on d.space_id = s.space_id and d.company_id = s.company_id and d.id = s.department_id
   where s.user_id = app.user_id() and s.left_at is null and s.enabled
   order by s.created_at, s.company_id
$$;
grant execute on function door.account_companies() to park_app;
