/*
 * How many people, companies or rooms of the space have one of these options of an extended field: who takes an option away looks over
 * the whole space, also where he sees only some of its parks. He is told numbers and nothing else.
 */
select app.open_to_door('room', 'select (space_id, during, ext)');
create function door.extend_used(p_module integer, p_column text, p_keys text[]) returns table (key text, used integer)
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
alter function door.extend_used(integer, text, text[]) owner to park_door;
revoke execute on function door.extend_used(integer, text, text[]) from public;
grant execute on function door.extend_used(integer, text, text[]) to park_app;
