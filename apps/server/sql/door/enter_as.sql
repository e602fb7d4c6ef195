/* Enters for a job that a user started, with the rights the user has now; there is no session to check any more. */
create or replace function door.enter_as(p_user uuid, p_space uuid, p_parks text, p_company uuid, p_side text, p_reach text,
  p_versions integer[], p_until timestamptz)
returns void language plpgsql security definer set search_path = '' as $$
begin
  if p_until <= app.now()
     or array[(select rights_version from public."user" where id = p_user), (select rights_version from public.space where id = p_space),
              (select rights_version from public.space where id = app.platform())] is distinct from p_versions then
    raise exception using errcode = 'PA409', message = 'rights changed';
  end if;
  perform set_config('app.user_id', p_user::text, true), set_config('app.space_id', p_space::text, true),
    set_config('app.park_ids', p_parks, true), set_config('app.company_id', p_company::text, true),
    set_config('app.side', p_side, true), set_config('app.reach', p_reach, true);
end $$;
grant execute on function door.enter_as(uuid, uuid, text, uuid, text, text, integer[], timestamptz) to park_app;
