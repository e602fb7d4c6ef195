/*
 * Declares the kind of a table: forces row security, and creates one policy and one grant for each command the app role may run, and one
 * policy for maintenance. The conditions are those of app.condition. The kind is stored as the comment of the table, which the catalogue
 * check reads.
 */
create or replace function app.wall(t regclass, kind text, reading text, adding text default null, changing text default null,
  removing text default null)
returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', t);
  execute format('alter table %s force row level security', t);
  execute format('create policy keeper on %s to park_keeper using (true) with check (true)', t);
  execute format('grant select, insert, update, delete on %s to park_keeper', t);
  if reading is not null then
    execute format('create policy reading on %s for select to park_app using (%s)', t, app.condition(t, reading));
    execute format('grant select on %s to park_app', t);
  end if;
  if adding is not null then
    execute format('create policy adding on %s for insert to park_app with check (%s)', t, app.condition(t, adding));
    execute format('grant insert on %s to park_app', t);
  end if;
  if changing is not null then
    execute format('create policy changing on %s for update to park_app using (%s) with check (%2$s)', t, app.condition(t, changing));
    execute format('grant update on %s to park_app', t);
  end if;
  if removing is not null then
    execute format('create policy removing on %s for delete to park_app using (%s)', t, app.condition(t, removing));
    execute format('grant delete on %s to park_app', t);
  end if;
  execute format('comment on table %s is %L', t, 'kind: ' || kind);
end $$;
