/* Lets the worker use a table with the given rights. */
create or replace function app.open_to_worker(t regclass, rights text) returns void language plpgsql as $$
begin
  execute format('create policy worker on %s to park_worker using (true) with check (true)', t);
  execute format('grant %s on %s to park_worker', rights, t);
end $$;
