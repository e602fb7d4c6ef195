/* Keeps a session alive, also for users who may enter no company yet: they can read their user info and sign out. */
create or replace function door.session_touch(p_token bytea) returns void
language sql volatile security definer set search_path = '' as $$
  update public.session set last_seen_at = app.now()
   where token_hash = p_token and revoked_at is null and expires_at > app.now() and last_seen_at + idle > app.now()
     and last_seen_at < app.now()
$$;
grant execute on function door.session_touch(bytea) to park_app;
