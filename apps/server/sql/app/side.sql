/* Returns the side of the actor: platform, operator, assist, company or job. */
create or replace function app.side() returns text language sql stable parallel safe
  as $$ select coalesce(current_setting('app.side', true), '') $$;
grant execute on function app.side() to park_app, park_door, park_keeper, park_worker;
