/*
 * Changes the phone number of the actor, which uses up the proof of the old phone number and ends the actor's other sessions. Returns null
 * or, if the change is not allowed, a reason of door.phone_bar. A phone number that belongs to another account violates its unique key.
 */
create or replace function door.phone_change(p_token bytea, p_cipher bytea, p_hash bytea, p_mask text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  bar text := door.phone_bar(p_token, p_hash);
begin
  if bar is not null then
    return bar;
  end if;
  -- if two changes of phone number use the same proof, the second waits for this lock and then finds the proof used up
  delete from public.phone_proof where token_hash = p_token and user_id = app.user_id();
  if not found then
    return 'unproved';
  end if;
  update public."user" set phone_cipher = p_cipher, phone_hash = p_hash, phone_mask = p_mask, updated_at = app.now()
   where id = app.user_id();
  update public.session set revoked_at = app.now() where user_id = app.user_id() and token_hash <> p_token and revoked_at is null;
  return null;
end $$;
grant execute on function door.phone_change(bytea, bytea, bytea, text) to park_app;
