/* Records that the text message of a second step was sent again. */
create or replace function door.challenge_resent(p_key bytea, p_sms uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.login_challenge set sms_id = p_sms where key_hash = p_key and used_at is null
$$;
grant execute on function door.challenge_resent(bytea, uuid) to park_app;
