/* Returns the portrait of the actor. */
create or replace function door.own_portrait() returns setof public.file
language sql stable security definer set search_path = '' as $$
  select f.* from public."user" u join public.file f on f.id = u.avatar and f.deleted_at is null where u.id = app.user_id()
$$;
grant execute on function door.own_portrait() to park_app;
