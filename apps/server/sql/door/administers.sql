/* Tells whether a user administers a company. Administrators keep their phone number, because their company identifies them by it. */
create or replace function door.administers(p_user uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.staff s
                   join public.company c on c.space_id = s.space_id and c.id = s.company_id and c.deleted_at is null
                  where s.user_id = p_user and s.left_at is null and s.admin_level >= 2)
$$;
