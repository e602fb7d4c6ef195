/* Returns the hash that the secret of an external application must have; null if the application is closed. */
create or replace function door.external_secret(p_code text) returns bytea
language sql stable security definer set search_path = '' as $$
  select secret_hash from public.external_app where space_id = app.platform() and lower(code) = lower(p_code) and enabled
$$;
grant execute on function door.external_secret(text) to park_app;
