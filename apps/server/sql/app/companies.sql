/*
 * The companies that policies compare with. The planner inlines this function, so a call that reaches its own company alone, as most
 * do, pays for no function call per table.
 */
create or replace function app.companies() returns uuid[] language sql stable
  as $$ select case when app.reach() in ('park', 'job') then door.companies() else array[app.company()] end $$;
grant execute on function app.companies() to park_app;
