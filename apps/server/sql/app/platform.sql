/* Returns the space of the platform itself, which holds every default. Policies and checks name it, so its id is fixed. */
create or replace function app.platform() returns uuid language sql immutable parallel safe
  as $$ select '00000000-0000-0000-0000-000000000001'::uuid $$;
grant execute on function app.platform() to park_app, park_door, park_keeper, park_worker;
