/* Raises the rights version of a person when the password, the phone number or the enabled state changes. */
create or replace function door.bump_self() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if (new.password, new.phone_hash, new.enabled) is distinct from (old.password, old.phone_hash, old.enabled) then
    new.rights_version := old.rights_version + 1;
  end if;
  return new;
end $$;
