/* Returns a file of the actor, whichever company it was uploaded in. */
create or replace function door.own_file(p_id uuid) returns setof public.file
language sql stable security definer set search_path = '' as $$
  select f.* from public.file f where f.id = p_id and f.user_id = app.user_id() and f.deleted_at is null
$$;
grant execute on function door.own_file(uuid) to park_app;
