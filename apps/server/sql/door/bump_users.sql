/*
 * Raises the rights version of the people of the changed rows. They are locked in the order of their ids, so that two changes about the
 * same people wait for each other instead of deadlocking.
 */
create or replace function door.bump_users() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform from public."user" where id in (select user_id from changed where user_id is not null) order by id for no key update;
  update public."user" set rights_version = rights_version + 1 where id in (select user_id from changed where user_id is not null);
  return null;
end $$;
