/* Returns the name of a project for its page before sign-in. */
create or replace function door.project_name(p_code text) returns text
language sql stable security definer set search_path = '' as $$
  select name from public.space where project_code = p_code and enabled and id <> app.platform()
$$;
grant execute on function door.project_name(text) to park_app;
