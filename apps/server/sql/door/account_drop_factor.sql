/*
 * Removes the authenticator app from an account. Returns whether there was one, and the encrypted phone number so that the user can be
 * notified. No row if there is no such account.
 */
create or replace function door.account_drop_factor(p_user uuid) returns table (is_dropped boolean, phone_cipher bytea)
language sql volatile security definer set search_path = '' as $$
  with person as (select u.id, u.phone_cipher from public."user" u where u.id = p_user and app.reach() = 'platform'),
       dropped as (delete from public.user_factor f using person where f.user_id = person.id and f.secret is not null returning 1)
  select exists (select from dropped), person.phone_cipher from person
$$;
grant execute on function door.account_drop_factor(uuid) to park_app;
