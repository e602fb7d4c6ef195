/*
 * Roles. park_app is what the server connects as: it owns nothing and row security binds it.
 * park_door owns the functions that run before or across tenants. park_keeper is what maintenance
 * (manifest, demo, backup) becomes; neither of the two can sign in.
 */
do $$
declare wanted record;
begin
  for wanted in select * from (values
    ('park_app', 'login nosuperuser nobypassrls nocreatedb nocreaterole'),
    ('park_door', 'nologin nosuperuser nobypassrls'),
    ('park_keeper', 'nologin nosuperuser nobypassrls')) as r (name, options)
  loop
    if not exists (select from pg_roles where rolname = wanted.name) then
      begin
        execute format('create role %I %s', wanted.name, wanted.options);
      exception when duplicate_object or unique_violation then null; -- another database of this cluster was faster
      end;
    end if;
  end loop;
end $$;
grant park_door, park_keeper to current_user;

create extension if not exists btree_gist;

create schema app;
create schema door;
revoke all on schema public from public;
grant usage on schema public, app to park_app, park_door, park_keeper;
grant usage on schema door to park_app, park_keeper;
grant usage, create on schema door to park_door;

/* What the transaction acts as. Unset means nothing: null, '' or {}, and so no rows. */
create function app.user_id() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;
create function app.space() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.space_id', true), '')::uuid $$;
create function app.company() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.company_id', true), '')::uuid $$;
create function app.parks() returns uuid[] language sql stable parallel safe
  as $$ select coalesce(string_to_array(nullif(current_setting('app.park_ids', true), ''), ',')::uuid[], '{}') $$;
create function app.side() returns text language sql stable parallel safe
  as $$ select coalesce(current_setting('app.side', true), '') $$;
create function app.reach() returns text language sql stable parallel safe
  as $$ select coalesce(current_setting('app.reach', true), '') $$;

/* The platform is a space of its own and holds every default. */
create function app.platform() returns uuid language sql immutable parallel safe
  as $$ select '00000000-0000-0000-0000-000000000001'::uuid $$;
create function app.platform_company() returns uuid language sql immutable parallel safe
  as $$ select '00000000-0000-0000-0000-000000000002'::uuid $$;

/* The only clock. Tests shift it through a setting of their transaction; a production server never sends that setting. */
create function app.now() returns timestamptz language sql stable parallel safe
  as $$ select now() + coalesce(nullif(current_setting('app.clock_shift', true), '')::interval, interval '0') $$;

/*
 * One line per table declares its kind. It forces row security on, adds one policy per command for the app role, one
 * for maintenance, and the grants. The kind is kept as the table's comment; a test walks the catalogue by it.
 */
create function app.wall(t regclass, kind text, reading text, writing text) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', t);
  execute format('alter table %s force row level security', t);
  execute format('create policy reading on %s for select to park_app using (%s)', t, reading);
  execute format('create policy adding on %s for insert to park_app with check (%s)', t, writing);
  execute format('create policy changing on %s for update to park_app using (%s) with check (%s)', t, writing, writing);
  execute format('create policy removing on %s for delete to park_app using (%s)', t, writing);
  execute format('create policy keeper on %s to park_keeper using (true) with check (true)', t);
  execute format('grant select, insert, update, delete on %s to park_app, park_keeper', t);
  execute format('comment on table %s is %L', t, 'kind: ' || kind);
end $$;

create function app.space_table(t regclass) returns void language sql as $$
  select app.wall(t, 'space', 'space_id = (select app.space())',
    'space_id = (select app.space()) and (select app.reach()) in (''park'', ''platform'', ''job'')') $$;

create function app.shared_table(t regclass) returns void language sql as $$
  select app.wall(t, 'shared', 'space_id in ((select app.space()), app.platform())',
    'space_id = (select app.space()) and (select app.reach()) in (''park'', ''platform'', ''job'')') $$;

create function app.park_table(t regclass) returns void language sql as $$
  select app.wall(t, 'park', 'space_id = (select app.space()) and park_id = any ((select app.parks())::uuid[])',
    'space_id = (select app.space()) and park_id = any ((select app.parks())::uuid[]) and (select app.reach()) in (''park'', ''job'')') $$;

create function app.company_table(t regclass) returns void language sql as $$
  select app.wall(t, 'company',
    'space_id = (select app.space()) and company_id = any ((select app.companies())::uuid[])',
    'space_id = (select app.space()) and company_id = any ((select app.companies())::uuid[])') $$;

/* Reached through door functions only. */
create function app.closed_table(t regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', t);
  execute format('alter table %s force row level security', t);
  execute format('create policy keeper on %s to park_keeper using (true) with check (true)', t);
  execute format('grant select, insert, update, delete on %s to park_keeper', t);
  execute format('comment on table %s is %L', t, 'kind: closed');
end $$;

/* Lets the door functions use a table. They are few, reviewed, and listed by a test. */
create function app.open_to_door(t regclass, rights text) returns void language plpgsql as $$
begin
  execute format('create policy door on %s to park_door using (true) with check (true)', t);
  execute format('grant %s on %s to park_door', rights, t);
end $$;

revoke execute on all functions in schema app from public;
grant execute on function app.user_id(), app.space(), app.company(), app.parks(), app.side(), app.reach(), app.platform(),
  app.platform_company(), app.now() to park_app, park_door, park_keeper;
