/*
 * Reserves a sign-in attempt before the password is checked: returns whether it may be made, for which account, and whether the next
 * attempt needs a captcha. Locks serialize attempts of one name, one client and one account, so that concurrent attempts count like
 * consecutive attempts.
 */
create or replace function door.attempt_reserve(p_name text, p_phone_hash bytea, p_name_hash bytea, p_address bytea, p_captcha bytea,
  p_answer bytea)
returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  since timestamptz;
  until timestamptz;
  is_always boolean := coalesce((door.platform_setting('platformadmin.login.captcha') ->> 'always')::boolean, false);
  by_name integer;
  by_address integer;
  is_solved boolean;
  person record;
  who bytea;
  is_locked boolean;
  taken bigint;
begin
  perform pg_advisory_xact_lock(3, hashtext(encode(p_name_hash, 'hex')));
  perform pg_advisory_xact_lock(4, hashtext(encode(p_address, 'hex')));
  since := app.now() - interval '15 minutes';
  -- attempts from the future were made before the clock was set back; simultaneous ones may be a moment ahead
  until := app.now() + interval '1 minute';
  select count(*) into by_name from public.login_attempt
   where name_hash = p_name_hash and is_open and created_at > since and created_at < until;
  select count(*) into by_address from public.login_attempt
   where address_hash = p_address and is_failed and created_at > since and created_at < until;
  delete from public.captcha where key_hash = p_captcha and app.lasts(expires_at, interval '2 minutes')
  returning answer_hash = p_answer into is_solved;
  if (is_always or by_name >= 3 or by_address >= 30) and is_solved is not true then
    return jsonb_build_object('outcome', case when p_captcha is null then 'needCaptcha' else 'wrongCaptcha' end);
  end if;
  select * into person from door.login_lookup(p_name, p_phone_hash);
  who := coalesce(uuid_send(person.user_id), p_name_hash);
  perform pg_advisory_xact_lock(5, hashtext(encode(who, 'hex')));
  is_locked := exists (select from public.login_attempt
                        where account = who and is_open and locks and created_at > since and created_at < until);
  insert into public.login_attempt (name_hash, account, address_hash, locks)
  select p_name_hash, case when not is_locked then who end, p_address, not is_locked and count(*) >= 9
    from public.login_attempt where account = who and is_open and created_at > since and created_at < until
  returning id into taken;
  return jsonb_build_object('outcome', case when is_locked then 'locked' else 'go' end, 'attempt', taken,
    'needsCaptcha', is_always or by_name >= 2 or by_address >= 29,
    'userId', person.user_id, 'password', person.password, 'change', person.change);
end $$;
grant execute on function door.attempt_reserve(text, bytea, bytea, bytea, bytea, bytea) to park_app;
