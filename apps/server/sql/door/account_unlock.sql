/* Unlocks an account. False if there is none. */
create or replace function door.account_unlock(p_user uuid) returns boolean
language sql volatile security definer set search_path = '' as $$
  with person as (select id from public."user" where id = p_user and app.reach() = 'platform'),
       forgotten as (
         update public.login_attempt a set is_open = false from person where a.account = uuid_send(person.id) and a.is_open returning 1)
  select exists (select from person)
$$;
grant execute on function door.account_unlock(uuid) to park_app;
