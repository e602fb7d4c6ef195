/* Lets door functions use a table with the given rights. */
create or replace function app.open_to_door(t regclass, rights text) returns void language plpgsql as $$
begin
  execute format('create policy door on %s to park_door using (true) with check (true)', t);
  execute format('grant %s on %s to park_door', rights, t);
end $$;
