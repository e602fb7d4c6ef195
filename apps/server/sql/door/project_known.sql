/* Tells whether a project code belongs to an enabled space: the first segment of a URL that selects it. */
create or replace function door.project_known(p_code text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.space where project_code = p_code and enabled and id <> app.platform())
$$;
grant execute on function door.project_known(text) to park_app;
