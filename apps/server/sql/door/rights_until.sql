/*
 * The moment until which rights and contexts of a person hold if nothing is changed: the next time a role or an access to a park begins
 * or ends, or a company becomes active. Null means for good. Versions follow changes, this follows the clock.
 */
create or replace function door.rights_until(p_user uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select min(bound)
    from public.staff s
    cross join lateral (
      select unnest(array[lower(h.valid), upper(h.valid)]) from public.role_user h where h.company_id = s.company_id and h.user_id = s.user_id
      union all
      select unnest(array[lower(a.valid), upper(a.valid)]) from public.park_access a
       where a.company_id = s.company_id and (a.user_id = s.user_id or a.department_id = s.department_id)
      union all
      select c.activates_at from public.company c where c.space_id = s.space_id and c.id = s.company_id and not c.activated) as bounds (bound)
   where s.user_id = p_user and s.left_at is null and bound > app.now()
$$;
grant execute on function door.rights_until(uuid) to park_app;
