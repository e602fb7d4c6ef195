/* Removes roles and access to parks from a member who has left or continues under another account. */
create or replace function door.person_revoke(p_company uuid, p_user uuid) returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.role_user r where r.company_id = p_company and r.user_id = p_user and p_company = any (door.companies())
    and exists (select from public.staff s where s.company_id = p_company and s.user_id = p_user and s.left_at is not null);
  delete from public.park_access a where a.company_id = p_company and a.user_id = p_user and p_company = any (door.companies())
    and exists (select from public.staff s where s.company_id = p_company and s.user_id = p_user and s.left_at is not null);
$$;
grant execute on function door.person_revoke(uuid, uuid) to park_app;
