/* Returns a second step that is still open, with the values its answer is compared with. Reading it in order to answer counts as a try. */
create or replace function door.challenge_take(p_key bytea, p_tries integer) returns jsonb
language sql volatile security definer set search_path = '' as $$
  update public.login_challenge c set tries = c.tries + p_tries
    from public."user" u left join public.user_factor f on f.user_id = u.id
   where c.key_hash = p_key and u.id = c.user_id and c.used_at is null and app.lasts(c.expires_at, interval '5 minutes') and c.tries < 5
  returning jsonb_build_object('userId', c.user_id, 'proof', encode(c.proof, 'hex'), 'method', c.method, 'smsId', c.sms_id,
    'attempt', c.attempt, 'agreements', c.agreements, 'change', u.change, 'phoneCipher', encode(u.phone_cipher, 'base64'),
    'secret', encode(f.secret, 'base64'), 'seconds', extract(epoch from app.now()))
$$;
grant execute on function door.challenge_take(bytea, integer) to park_app;
