/*
 * Raises the rights version of a space when it is closed, opened or renamed, so that the next call of every member computes its
 * contexts anew.
 */
create or replace function app.space_closes() returns trigger language plpgsql as $$
begin
  if (new.enabled, new.name) is distinct from (old.enabled, old.name) then
    new.rights_version := old.rights_version + 1;
  end if;
  return new;
end $$;
