/*
 * Tells whether a company may decide about a user's sign-in: it created the account, and the user is and was a member of no other
 * company.
 */
create or replace function door.person_is_ours(p_company uuid, p_user uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_company = any (door.companies()) and exists (
      select from public.staff s join public."user" u on u.id = s.user_id
       where s.company_id = p_company and s.user_id = p_user and s.left_at is null and u.home_company_id = p_company)
     and not exists (select from public.staff s where s.user_id = p_user and s.company_id <> p_company)
$$;
