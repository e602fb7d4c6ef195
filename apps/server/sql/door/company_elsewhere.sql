/* Tells whether a company within reach has a place in another park too, which row security does not show. */
create or replace function door.company_elsewhere(p_company uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(p_company = any (door.companies()), false) and exists (
    select from public.company_park p
     where p.space_id = app.space() and p.company_id = p_company and p.left_at is null and p.park_id <> all (app.parks()))
$$;
grant execute on function door.company_elsewhere(uuid) to park_app;
