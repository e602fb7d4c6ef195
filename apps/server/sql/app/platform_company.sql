/* Returns the company of the platform itself. */
create or replace function app.platform_company() returns uuid language sql immutable parallel safe
  as $$ select '00000000-0000-0000-0000-000000000002'::uuid $$;
grant execute on function app.platform_company() to park_app, park_door, park_keeper, park_worker;
