/* Ends the other sessions of the actor, or one of them, and returns how many. */
create or replace function door.sessions_end(p_token bytea, p_id uuid) returns integer
language sql volatile security definer set search_path = '' as $$
  with ended as (
    update public.session o set revoked_at = app.now() from public.session s
     where s.token_hash = p_token and o.user_id = s.user_id and o.token_hash <> p_token and o.revoked_at is null
       and o.expires_at > app.now() and o.last_seen_at + o.idle > app.now() and (p_id is null or o.id = p_id)
    returning 1)
  select count(*)::integer from ended
$$;
grant execute on function door.sessions_end(bytea, uuid) to park_app;
