/* Raises the rights version of the spaces of the changed rows, in the transaction of the change. */
create or replace function door.bump_spaces() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.space set rights_version = rights_version + 1 where id in (select space_id from changed);
  return null;
end $$;
