/*
 * Roles. park_app is the role of the server: it owns nothing, and row security binds it. park_door owns the functions that run before a
 * tenant is known or across tenants. park_keeper does maintenance (menus, demo, backup). park_worker runs the queue and the outbox: it
 * owns the schema of the queue and reads no business rows; a job enters a space by door.enter_job or as the user who requested it.
 */
do $$
declare
  wanted record;
begin
  for wanted in select * from (values
    ('park_app', 'login nosuperuser nobypassrls nocreatedb nocreaterole'),
    ('park_worker', 'login nosuperuser nobypassrls nocreatedb nocreaterole'),
    ('park_door', 'nologin nosuperuser nobypassrls'),
    ('park_keeper', 'nologin nosuperuser nobypassrls')) as r (name, options)
  loop
    if not exists (select from pg_roles where rolname = wanted.name) then
      begin
        execute format('create role %I %s', wanted.name, wanted.options);
      exception when duplicate_object or unique_violation then null; -- another database of the same server created the role first
      end;
    end if;
  end loop;
end $$;
grant park_door, park_keeper, park_worker to current_user;

create extension if not exists btree_gist;

create schema app;
create schema door;
create schema pgboss authorization park_worker;
revoke all on schema public from public;
grant usage on schema public, app to park_app, park_door, park_keeper, park_worker;
grant usage on schema door to park_app, park_keeper, park_worker;
grant usage, create on schema door to park_door;

-- the id of the space that belongs to the platform itself, and the id of the platform's company
\ir ../sql/app/platform.sql
\ir ../sql/app/platform_company.sql

-- functions that return the context of the transaction: the user, company, parks and rights it runs with
\ir ../sql/app/user_id.sql
\ir ../sql/app/space.sql
\ir ../sql/app/company.sql
\ir ../sql/app/parks.sql
\ir ../sql/app/side.sql
\ir ../sql/app/reach.sql
\ir ../sql/app/now.sql
\ir ../sql/app/uuid7.sql
\ir ../sql/door/companies.sql
\ir ../sql/app/companies.sql

-- functions that create the row security policies of a table: one statement per table declares its kind
\ir ../sql/app/condition.sql
\ir ../sql/app/wall.sql
\ir ../sql/app/space_table.sql
\ir ../sql/app/shared_table.sql
\ir ../sql/app/park_table.sql
\ir ../sql/app/company_table.sql
\ir ../sql/app/closed_table.sql
\ir ../sql/app/open_to_door.sql
\ir ../sql/app/open_to_worker.sql

-- triggers that raise version numbers when rights change, so that cached rights become stale
\ir ../sql/door/bump_users.sql
\ir ../sql/door/bump_spaces.sql
\ir ../sql/app/watch_rights.sql
