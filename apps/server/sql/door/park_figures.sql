/*
 * Returns how many companies are settled in the park of the context, and how many members the companies have that are not disabled: the
 * totals of the lists of companies and of park users.
 */
create or replace function door.park_figures() returns table (company_num integer, staff_num integer)
language sql stable security definer set search_path = '' as $$
  with settled as materialized (
    select p.company_id, c.enabled from public.company_park p
      join public.company c on c.space_id = p.space_id and c.id = p.company_id and c.deleted_at is null
     where p.space_id = app.space() and p.park_id = any (app.parks()) and p.relation = 'settled' and p.left_at is null)
  select (select count(*)::integer from settled),
         (select count(*)::integer from public.staff s where s.space_id = app.space() and s.left_at is null
            and s.company_id in (select company_id from settled where enabled))
$$;
grant execute on function door.park_figures() to park_app;
