/* The acting member as participants of flows are named: company and person. */
create or replace function app.member() returns text language sql stable parallel safe
  as $$ select app.company()::text || '/' || app.user_id()::text $$;
grant execute on function app.member() to park_app, park_door;
