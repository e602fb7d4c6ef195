/* Returns the parks whose calendar has no day of the given year. */
create or replace function door.calendar_gaps(p_year integer) returns table (space_id uuid, park_id uuid)
language sql stable security definer set search_path = '' as $$
  select k.space_id, k.id from public.park k
   where k.enabled and k.space_id <> app.platform() and not exists (
     select from public.park_calendar_day d where d.space_id = k.space_id and d.park_id = k.id
        and d.day >= make_date(p_year, 1, 1) and d.day < make_date(p_year + 1, 1, 1))
   order by k.space_id, k.id
$$;
grant execute on function door.calendar_gaps(integer) to park_app;
