/*
 * Checks the limits of text messages with a code, and stores the message and the code. A phone number gets at most one message a minute,
 * five an hour and ten a day for each purpose. A client causes at most twenty an hour. A total per day caps the cost. The windows slide, so
 * that nobody gets twice as many messages around midnight.
 * For a phone number without an account the function does the same work, but stores the message as already sent and counts it in a separate
 * total: the time that a request takes must not reveal whether the phone number has an account.
 * Anybody may request codes of purpose 'reset' for any phone number. They must not use up the codes of users who have proved who they are.
 * So each purpose has its own limits per phone number. Codes of purpose 'signIn', which a user gets only after the right password, also
 * have their own limit per client and their own total.
 */
create or replace function door.sms_reserve(p_id uuid, p_phone bytea, p_purpose text, p_code bytea, p_address bytea, p_message jsonb,
  p_send boolean)
returns text language plpgsql volatile security definer set search_path = '' as $$
declare
  at timestamptz;
  until timestamptz;
  budget text := case when not p_send then 'sms/unsent' when p_purpose = 'signIn' then 'sms/signIn' else 'sms' end;
begin
  perform pg_advisory_xact_lock(1, hashtext(encode(p_phone, 'hex')));
  perform pg_advisory_xact_lock(2, hashtext(encode(p_address, 'hex')));
  at := app.now();
  -- messages from the future were sent before the clock was set back; simultaneous ones may be a moment ahead
  until := at + interval '1 minute';
  if exists (select from public.sms_code where phone_hash = p_phone and purpose = p_purpose
                and created_at > at - interval '60 seconds' and created_at < until)
     or (select count(*) from public.sms_code where phone_hash = p_phone and purpose = p_purpose
            and created_at > at - interval '1 hour' and created_at < until) >= 5
     or (select count(*) from public.sms_code where phone_hash = p_phone and purpose = p_purpose
            and created_at > at - interval '1 day' and created_at < until) >= 10
     or (select count(*) from public.sms_code where address_hash = p_address and (purpose = 'signIn') = (p_purpose = 'signIn')
            and created_at > at - interval '1 hour' and created_at < until) >= 20 then
    return 'often';
  end if;
  if (select coalesce(sum(taken), 0) from public.rate_limit
       where name = case budget when 'sms/signIn' then budget else 'sms' end
         and began_at > at - interval '1 day' and began_at < until) >= 10000 then
    return 'failed';
  end if;
  perform door.limit_take(budget, 20000, interval '1 day');
  insert into public.sms_code (id, phone_hash, purpose, code_hash, address_hash, expires_at)
  values (p_id, p_phone, p_purpose, p_code, p_address, at + interval '5 minutes');
  insert into public.outbox (space_id, event, payload, state, sent_at, last_error)
  values (app.platform(), 'sms.send', p_message, case when p_send then 'waiting' else 'sent' end,
    case when not p_send then at end, case when not p_send then '该号码没有账号，未发送' end);
  return 'sent';
end $$;
grant execute on function door.sms_reserve(uuid, bytea, text, bytea, bytea, jsonb, boolean) to park_app;
