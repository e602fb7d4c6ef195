/* Copies the phone number of a person to the memberships, where lists read it. */
create or replace function door.copy_phone() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.staff set phone_cipher = new.phone_cipher, phone_hash = new.phone_hash, phone_mask = new.phone_mask where user_id = new.id;
  return null;
end $$;
