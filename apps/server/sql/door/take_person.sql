/* Fills in the user's own fields of a new membership that is inserted without a number; an import of thousands passes them itself. */
create or replace function door.take_person() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  select u.phone_cipher, u.phone_hash, u.phone_mask, u.nick_name, u.avatar::text, u.change
    into new.phone_cipher, new.phone_hash, new.phone_mask, new.nick_name, new.avatar, new.change
    from public."user" u where u.id = new.user_id;
  return new;
end $$;
