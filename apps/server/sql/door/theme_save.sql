/* Saves the theme of the platform or of one project, which is a row of that project's space. False if there is no such space. */
create or replace function door.theme_save(p_space uuid, p_content jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if app.reach() <> 'platform' then
    raise exception using errcode = 'insufficient_privilege', message = 'only the platform sets a theme';
  end if;
  insert into public.config_entry as e (space_id, code, content, updated_at, updated_by)
  select s.id, 'theme', p_content, app.now(), app.user_id() from public.space s where s.id = p_space
  on conflict (space_id, code, config_version, park_id)
  do update set content = excluded.content, updated_at = excluded.updated_at, updated_by = excluded.updated_by, version = e.version + 1;
  return found;
end $$;
grant execute on function door.theme_save(uuid, jsonb) to park_app;
