/*
 * The first statement of every call of a signed-in user. Checks the session and that the rights computed by the server are still current
 * in the database, then sets the context of the transaction.
 */
create or replace function door.enter(p_token bytea, p_user uuid, p_space uuid, p_parks text, p_company uuid, p_side text, p_reach text,
  p_versions integer[], p_until timestamptz)
returns void language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz := app.now();
  seen integer[];
  said text[];
begin
  select array[u.rights_version, sp.rights_version, platform.rights_version],
         array[set_config('app.user_id', p_user::text, true), set_config('app.space_id', p_space::text, true),
           set_config('app.park_ids', p_parks, true), set_config('app.company_id', p_company::text, true),
           set_config('app.side', p_side, true), set_config('app.reach', p_reach, true)]
    into seen, said
    from public.session s
    join public."user" u on u.id = s.user_id
    join public.space sp on sp.id = p_space
    join public.space platform on platform.id = app.platform()
   where s.token_hash = p_token and s.user_id = p_user and s.revoked_at is null
     and s.expires_at > moment and s.last_seen_at + s.idle > moment;
  if seen is null then
    raise exception using errcode = 'PA903', message = 'session ended';
  end if;
  if seen <> p_versions or p_until <= moment then
    raise exception using errcode = 'PA409', message = 'rights changed';
  end if;
end $$;
grant execute on function door.enter(bytea, uuid, uuid, text, uuid, text, text, integer[], timestamptz) to park_app;
