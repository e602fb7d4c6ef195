/* Raises the rights version of a space when the meaning of a role changes. Adding, renaming and ordering roles changes no rights. */
create or replace function door.bump_roles() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.space set rights_version = rights_version + 1 where id in (
    select n.space_id from fresh n join changed o on o.space_id = n.space_id and o.id = n.id
     where (n.data_scope, n.field_policy, n.deleted_at) is distinct from (o.data_scope, o.field_policy, o.deleted_at));
  return null;
end $$;
