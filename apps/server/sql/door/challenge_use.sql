/* Marks a second step as used. Null if it was used before. */
create or replace function door.challenge_use(p_key bytea) returns boolean
language sql volatile security definer set search_path = '' as $$
  update public.login_challenge set used_at = app.now() where key_hash = p_key and used_at is null returning true
$$;
grant execute on function door.challenge_use(bytea) to park_app;
