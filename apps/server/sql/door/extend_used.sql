/*
 * Counts how many people, companies or rooms of the space use one of these options of an extended field. Removing an option concerns the
 * whole space, also for an actor who sees only some of its parks; the actor receives only the count.
 */
create or replace function door.extend_used(p_module integer, p_column text, p_keys text[]) returns table (key text, used integer)
language sql stable security definer set search_path = '' as $$
  select v.key, count(*)::integer from (
    select s.ext ->> p_column as key from public.staff s
     where p_module = 1 and s.space_id = app.space() and s.left_at is null and s.ext <> '{}'
    union all
    select c.ext ->> p_column from public.company c where p_module = 2 and c.space_id = app.space() and c.deleted_at is null
    union all
    select r.ext ->> p_column from public.room r where p_module = 3 and r.space_id = app.space() and not isempty(r.during)
  ) as v where v.key = any (p_keys) group by v.key
$$;
grant execute on function door.extend_used(integer, text, text[]) to park_app;
