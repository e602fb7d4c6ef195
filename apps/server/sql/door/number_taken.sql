/*
 * Tells whether a number belongs to an account, for a user who has proved the old number and is about to bind this one. Binding it would
 * reveal the same; nobody else learns it.
 */
create or replace function door.number_taken(p_token bytea, p_hash bytea) returns boolean
language sql stable security definer set search_path = '' as $$
  select door.phone_proved(p_token) and exists (select from public."user" u where u.phone_hash = p_hash)
$$;
grant execute on function door.number_taken(bytea, bytea) to park_app;
