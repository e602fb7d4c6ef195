/*
 * Copies phone number, nickname, portrait and the password flag of the user into a new membership that is inserted without a phone number.
 * An import of thousands inserts its memberships with these values.
 */
create or replace function door.take_person() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  select u.phone_cipher, u.phone_hash, u.phone_mask, u.nick_name, u.avatar::text, u.change
    into new.phone_cipher, new.phone_hash, new.phone_mask, new.nick_name, new.avatar, new.change
    from public."user" u where u.id = new.user_id;
  return new;
end $$;
