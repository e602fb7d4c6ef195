/* Enables or disables an account. False if there is none. A trigger ends the sessions. */
create or replace function door.account_set_enabled(p_user uuid, p_enabled boolean) returns boolean
language sql volatile security definer set search_path = '' as $$
  with changed as (
    update public."user" set enabled = p_enabled, updated_at = app.now() where id = p_user and app.reach() = 'platform' returning 1)
  select exists (select from changed)
$$;
grant execute on function door.account_set_enabled(uuid, boolean) to park_app;
