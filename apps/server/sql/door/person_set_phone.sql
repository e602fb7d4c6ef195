/*
 * Changes the phone number of an account that belongs to this company alone, and ends its sessions. Returns 'told' if both phone numbers
 * may receive a message about the change, otherwise 'quiet'. Changes nothing and returns null if the user also belongs to another company,
 * or if the new phone number has an account: the caller must then move the membership to the account with the new phone number.
 */
create or replace function door.person_set_phone(p_company uuid, p_user uuid, p_cipher bytea, p_hash bytea, p_mask text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  old bytea;
begin
  select phone_hash into old from public."user" where id = p_user for update;
  if not door.person_is_ours(p_company, p_user) then
    return null;
  end if;
  begin
    update public."user" set phone_cipher = p_cipher, phone_hash = p_hash, phone_mask = p_mask, updated_at = app.now() where id = p_user;
  exception when unique_violation then
    return null;
  end;
  update public.session set revoked_at = app.now() where user_id = p_user and revoked_at is null;
  return case when (select count(*) from door.text_take(p_company, array[old, p_hash])) = 2 then 'told' else 'quiet' end;
end $$;
grant execute on function door.person_set_phone(uuid, uuid, bytea, bytea, text) to park_app;
