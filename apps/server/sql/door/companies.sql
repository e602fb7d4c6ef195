/*
 * Returns the companies this call may access: its own and, with reach over the park, those that are in the park now. An assisting
 * organisation never reaches the operator or another assisting organisation.
 */
create or replace function door.companies() returns uuid[] language sql stable security definer set search_path = '' as $$
  select case when app.reach() in ('park', 'job') then array_append(coalesce((
      select array_agg(p.company_id) from public.company_park p
       where p.space_id = app.space() and p.park_id = any (app.parks()) and p.left_at is null
         and (p.relation = 'settled' or app.side() in ('operator', 'job'))), '{}'), app.company())
    else array[app.company()] end $$;
grant execute on function door.companies() to park_app;
