/*
 * Checks a code. Wrong tries are counted and five end it; the row lock serializes parallel tries. A correct try ends it too, unless it
 * is only checked. No purpose means any.
 */
create or replace function door.sms_consume(p_id uuid, p_phone bytea, p_purpose text, p_code bytea, p_use boolean) returns boolean
language sql volatile security definer set search_path = '' as $$
  update public.sms_code
     set tries = tries + (code_hash <> p_code)::integer,
         used_at = case when code_hash = p_code and p_use then app.now() end
   where id = p_id and phone_hash = p_phone and (p_purpose is null or purpose = p_purpose)
     and used_at is null and app.lasts(expires_at, interval '5 minutes') and tries < 5
  returning code_hash = p_code
$$;
grant execute on function door.sms_consume(uuid, bytea, text, bytea, boolean) to park_app;
