/* Returns the holders of the accounts of organisations with their headcounts; row security shows the platform only the cards. */
create or replace function door.account_holders(p_companies uuid[])
returns table (company_id uuid, real_name text, phone_mask text, staff_num integer)
language sql stable security definer set search_path = '' as $$
  select c.id, a.real_name, a.phone_mask,
         (select count(*)::integer from public.staff s where s.space_id = c.space_id and s.company_id = c.id and s.left_at is null)
    from public.company c
    left join public.staff a on a.space_id = c.space_id and a.company_id = c.id and a.admin_level = 3 and a.left_at is null
   where c.id = any (p_companies) and app.reach() = 'platform'
$$;
grant execute on function door.account_holders(uuid[]) to park_app;
