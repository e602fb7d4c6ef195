/* Removes a deleted role from all its holders, also beyond the reach of the actor. */
create or replace function door.role_ends() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.role_user where role_space_id = new.space_id and role_id = new.id;
  return new;
end $$;
