/*
 * Whether a number belongs to an account, for a person who proved the old number and is about to take this one. Taking it would tell
 * the same; nobody else learns it.
 */
create or replace function door.number_taken(p_token bytea, p_hash bytea) returns boolean
language sql stable security definer set search_path = '' as $$
  select door.phone_proved(p_token) and exists (select from public."user" u where u.phone_hash = p_hash)
$$;
grant execute on function door.number_taken(bytea, bytea) to park_app;
