/*
 * Tells whether a phone number belongs to an account. Always false unless the user has just proved to own their present phone number: such
 * a user would learn the same by trying to change to the other one.
 */
create or replace function door.number_taken(p_token bytea, p_hash bytea) returns boolean
language sql stable security definer set search_path = '' as $$
  select door.phone_proved(p_token) and exists (select from public."user" u where u.phone_hash = p_hash)
$$;
grant execute on function door.number_taken(bytea, bytea) to park_app;
