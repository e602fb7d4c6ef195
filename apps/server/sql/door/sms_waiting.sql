/* Returns a message sent a moment ago that cannot be sent again yet; its code is still valid. */
create or replace function door.sms_waiting(p_phone bytea, p_purpose text) returns uuid
language sql stable security definer set search_path = '' as $$
  select id from public.sms_code where phone_hash = p_phone and purpose = p_purpose and used_at is null and tries < 5
     and app.lasts(expires_at, interval '5 minutes')
   order by created_at desc limit 1
$$;
grant execute on function door.sms_waiting(bytea, text) to park_app;
