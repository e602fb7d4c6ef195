/*
 * Returns the file that a link opens, without a session. A private file opens only by a link whose creator could read the row, so that a
 * mistake in checking signatures does not open all files. No link opens a file that the nightly sweep has marked as unused.
 */
create or replace function door.file_public(p_id uuid, p_proof bytea, p_expires timestamptz)
returns table (storage_key text, name text, mime text, is_expired boolean)
language sql stable security definer set search_path = '' as $$
  select f.storage_key, f.name, f.mime, f.need_auth and not app.lasts(p_expires, interval '10 minutes')
    from public.file f
   where f.id = p_id and f.deleted_at is null and f.unused_since is null and (not f.need_auth or f.link_proof = p_proof)
$$;
grant execute on function door.file_public(uuid, bytea, timestamptz) to park_app;
