/* Records that the user of this session has proved to own their present phone number, by the code sent to it. */
create or replace function door.phone_prove(p_token bytea) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.phone_proof (token_hash, user_id, proved_at) values (p_token, app.user_id(), app.now())
  on conflict (token_hash) do update set user_id = excluded.user_id, proved_at = excluded.proved_at
$$;
grant execute on function door.phone_prove(bytea) to park_app;
