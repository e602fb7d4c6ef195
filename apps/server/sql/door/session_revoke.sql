/* Ends a session. */
create or replace function door.session_revoke(p_token bytea) returns void
language sql volatile security definer set search_path = '' as $$
  update public.session set revoked_at = app.now() where token_hash = p_token and revoked_at is null
$$;
grant execute on function door.session_revoke(bytea) to park_app;
