/* Tells whether a space is in use: a member has signed in, or there are more people or companies than the initial ones. */
create or replace function door.space_begun(p_space uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select sp.entered_at is not null
      or exists (select from public.company c where c.space_id = sp.id and c.id <> sp.operator_company_id)
      or exists (select from public.staff s
                  where s.space_id = sp.id and s.company_id = sp.operator_company_id and s.left_at is null and s.admin_level < 3)
    from public.space sp where sp.id = p_space
$$;
