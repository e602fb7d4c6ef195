/* Enters one space with the reach of a job over the given parks. */
create or replace function door.enter_job(p_space uuid, p_parks text, p_company uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not exists (select from public.space where id = p_space) then
    raise exception using errcode = 'PA404', message = 'no such space';
  end if;
  perform set_config('app.user_id', '', true), set_config('app.space_id', p_space::text, true),
    set_config('app.park_ids', p_parks, true), set_config('app.company_id', coalesce(p_company::text, ''), true),
    set_config('app.side', 'job', true), set_config('app.reach', 'job', true);
end $$;
grant execute on function door.enter_job(uuid, text, uuid) to park_app;
