/* Ends the sessions of a user, except the session of the call, and returns how many. Null if there is no such account. */
create or replace function door.account_end_sessions(p_user uuid, p_keep bytea) returns integer
language sql volatile security definer set search_path = '' as $$
  with person as (select id from public."user" where id = p_user and app.reach() = 'platform'),
       ended as (
         update public.session s set revoked_at = app.now() from person
          where s.user_id = person.id and s.token_hash <> p_keep and s.revoked_at is null and s.expires_at > app.now()
            and s.last_seen_at + s.idle > app.now()
         returning 1)
  select (select count(*)::integer from ended) from person
$$;
grant execute on function door.account_end_sessions(uuid, bytea) to park_app;
