/*
 * Returns when rights and contexts of a user change by time alone: the next begin or end of a role or of access to a park, or the
 * activation of a company. Null means never. Version numbers cover changes of data, this covers the clock.
 */
create or replace function door.rights_until(p_user uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select min(bound)
    from public.staff s
    cross join lateral (
      select unnest(array[lower(h.valid), upper(h.valid)]) from public.role_user h
       where h.company_id = s.company_id and h.user_id = s.user_id
      union all
      select unnest(array[lower(a.valid), upper(a.valid)]) from public.park_access a
       where a.company_id = s.company_id and (a.user_id = s.user_id or a.department_id = s.department_id)
      union all
      select c.activates_at from public.company c
       where c.space_id = s.space_id and c.id = s.company_id and not c.activated) as bounds (bound)
   where s.user_id = p_user and s.left_at is null and bound > app.now()
$$;
grant execute on function door.rights_until(uuid) to park_app;
