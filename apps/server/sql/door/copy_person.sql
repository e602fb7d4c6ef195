/* Copies nickname, portrait and the password flag of a person to the memberships, where lists read them. */
create or replace function door.copy_person() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.staff set nick_name = new.nick_name, avatar = new.avatar::text, change = new.change where user_id = new.id;
  return null;
end $$;
