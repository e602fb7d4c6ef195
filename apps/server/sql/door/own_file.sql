/*
 * Returns a file of the actor that is about to be attached to a record, whichever company it was uploaded in. Like every statement that
 * attaches a file it locks the row and clears the mark `unused_since`, so that the nightly sweep of unused files does not delete the file.
 */
create or replace function door.own_file(p_id uuid) returns setof public.file
language sql volatile security definer set search_path = '' as $$
  update public.file f set unused_since = null where f.id = p_id and f.user_id = app.user_id() and f.deleted_at is null returning f.*
$$;
grant execute on function door.own_file(uuid) to park_app;
