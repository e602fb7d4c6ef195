/* Opens the second step of a sign-in. */
create or replace function door.challenge_open(p_key bytea, p_user uuid, p_proof bytea, p_method text, p_sms uuid, p_attempt bigint,
  p_agreements jsonb)
returns void language sql volatile security definer set search_path = '' as $$
  insert into public.login_challenge (key_hash, user_id, proof, method, sms_id, attempt, agreements, expires_at)
  values (p_key, p_user, p_proof, p_method, p_sms, p_attempt, p_agreements, app.now() + interval '5 minutes')
$$;
grant execute on function door.challenge_open(bytea, uuid, bytea, text, uuid, bigint, jsonb) to park_app;
