/*
 * Returns pictures and documents of the estate to every reader of it: row security hides files of the operator from assisting
 * organisations otherwise.
 */
create or replace function door.estate_files(p_ids uuid[]) returns setof public.file
language sql stable security definer set search_path = '' as $$
  select f.* from public.file f
   where f.id = any (p_ids) and f.space_id = app.space() and f.deleted_at is null and app.reach() in ('park', 'job')
     and (exists (select from public.estate_file e where e.file_id = f.id and e.space_id = app.space() and e.park_id = any (app.parks()))
       or exists (select from public.floor p where p.plan_file_id = f.id and p.space_id = app.space() and p.park_id = any (app.parks())))
$$;
grant execute on function door.estate_files(uuid[]) to park_app;
