/* Returns which of these keys of the file store belong to no file row of any space: failed commands left them behind. */
create or replace function door.file_orphans(p_keys text[]) returns setof text
language sql stable security definer set search_path = '' as $$
  select wanted from unnest(p_keys) as wanted where not exists (select from public.file f where f.storage_key = wanted)
$$;
grant execute on function door.file_orphans(text[]) to park_app;
