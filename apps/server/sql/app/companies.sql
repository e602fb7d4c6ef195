/*
 * Returns the companies that policies compare with. The planner inlines this function, so a call that reaches only its own company, as
 * most calls do, pays for no function call per table.
 */
create or replace function app.companies() returns uuid[] language sql stable
  as $$ select case when app.reach() in ('park', 'job') then door.companies() else array[app.company()] end $$;
grant execute on function app.companies() to park_app;
