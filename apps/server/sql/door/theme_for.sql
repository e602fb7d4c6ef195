/* Returns the theme of the console for a project, read before sign-in; an unknown project gets the platform's theme. */
create or replace function door.theme_for(p_project text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select e.content from public.config_entry e left join public.space s on s.id = e.space_id
   where e.code = 'theme' and e.park_id is null and (e.space_id = app.platform() or (s.project_code = p_project and s.enabled))
   order by (e.space_id = app.platform()), e.config_version desc limit 1
$$;
grant execute on function door.theme_for(text) to park_app;
