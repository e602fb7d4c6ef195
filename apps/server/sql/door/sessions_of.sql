/* Returns the sessions of the user of a session, latest use first. */
create or replace function door.sessions_of(p_token bytea)
returns table (id uuid, agent text, address text, created_at timestamptz, last_seen_at timestamptz, is_current boolean)
language sql stable security definer set search_path = '' as $$
  select o.id, o.agent, o.address, o.created_at, o.last_seen_at, o.token_hash = p_token
    from public.session s join public.session o on o.user_id = s.user_id
   where s.token_hash = p_token and o.revoked_at is null and o.expires_at > app.now() and o.last_seen_at + o.idle > app.now()
   order by (o.token_hash = p_token) desc, o.last_seen_at desc, o.id
$$;
grant execute on function door.sessions_of(bytea) to park_app;
