/* Raises the rights version of a space when a company's state, its activation or the pages it may grant change. */
create or replace function door.bump_companies() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.space set rights_version = rights_version + 1 where id in (
    select n.space_id from fresh n join changed o on o.space_id = n.space_id and o.id = n.id
     where (n.enabled, n.deleted_at, n.comp_type, n.activated, n.activates_at, n.handed)
        is distinct from (o.enabled, o.deleted_at, o.comp_type, o.activated, o.activates_at, o.handed));
  return null;
end $$;
