/*
 * Sets a password and ends the sessions opened with the old password, except the given session. False if the old password is no longer
 * the one the change was allowed for. Setting it proves the user, which also ends a lock.
 */
create or replace function door.password_set(p_user uuid, p_proof bytea, p_password text, p_keep bytea) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public."user" set password = p_password, change = true, updated_at = app.now()
   where id = p_user and enabled and sha256(convert_to(coalesce(password, ''), 'UTF8')) = p_proof;
  if not found then
    return false;
  end if;
  update public.session set revoked_at = app.now() where user_id = p_user and revoked_at is null and token_hash is distinct from p_keep;
  update public.login_attempt set is_open = false where account = uuid_send(p_user) and is_open;
  return true;
end $$;
grant execute on function door.password_set(uuid, bytea, text, bytea) to park_app;
