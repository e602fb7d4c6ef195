/* Tells whether an account is locked after too many failed attempts to sign in. */
create or replace function door.account_locked(p_user uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.login_attempt a
                  where a.account = uuid_send(p_user) and a.is_open and a.locks
                    and app.lasts(a.created_at + interval '15 minutes', interval '15 minutes'))
$$;
