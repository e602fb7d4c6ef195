/*
 * Opens a session in the first context the user may enter; inserts the audit row and the consents, and resets the count of failures.
 * False if the password was changed since it was checked, or the user may not sign in.
 */
create or replace function door.session_open(p_user uuid, p_proof bytea, p_token bytea, p_key bytea, p_idle interval, p_length interval,
  p_request text, p_agent text, p_address text, p_attempt bigint, p_agreements jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  place record;
begin
  -- a concurrent password change waits for this lock, and then ends this session together with the others
  perform from public."user" where id = p_user and enabled and sha256(convert_to(password, 'UTF8')) = p_proof for share;
  if not found then
    return false;
  end if;
  select s.company_id, c.park_id, c.side into place
    from public.staff s
    left join door.contexts_of(p_user) c on c.company_id = s.company_id and c.has_privilege
   where s.user_id = p_user and s.left_at is null and s.enabled
   order by (c.company_id is null), s.admin_level desc, s.created_at, c.park_name limit 1;
  if not found then
    return false;
  end if;
  insert into public.session (token_hash, user_id, company_id, park_id, session_key, idle, expires_at, agent, address)
  values (p_token, p_user, case when place.side is not null then place.company_id end, place.park_id, p_key, p_idle, app.now() + p_length,
    p_agent, p_address);
  update public.login_attempt set is_open = false, is_failed = is_failed and id is distinct from p_attempt
   where (account = uuid_send(p_user) and is_open) or id = p_attempt;
  perform door.consent(p_user, p_agreements, p_address);
  perform door.person_audit(p_user, 'identity.login', p_request, p_address);
  return true;
end $$;
grant execute on function door.session_open(uuid, bytea, bytea, bytea, interval, interval, text, text, text, bigint, jsonb) to park_app;
