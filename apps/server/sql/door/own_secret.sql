/* Returns password hash, user name and encrypted phone number of the user of a session. */
create or replace function door.own_secret(p_token bytea) returns table (password text, username text, phone_cipher bytea, change boolean)
language sql stable security definer set search_path = '' as $$
  select u.password, u.username, u.phone_cipher, u.change
    from public.session s join public."user" u on u.id = s.user_id and u.enabled
   where s.token_hash = p_token and s.revoked_at is null
$$;
grant execute on function door.own_secret(bytea) to park_app;
