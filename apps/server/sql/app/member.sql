/* Returns the actor in the form in which participants of instances are stored: company and user. */
create or replace function app.member() returns text language sql stable parallel safe
  as $$ select app.company()::text || '/' || app.user_id()::text $$;
grant execute on function app.member() to park_app, park_door;
