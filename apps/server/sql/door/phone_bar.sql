/*
 * Returns why the actor may not change their phone number to the given one; null if they may. 'admin': they administer a company, 'same':
 * it is their phone number already, 'unproved': they have not entered the code sent to the old phone number.
 */
create or replace function door.phone_bar(p_token bytea, p_hash bytea) returns text
language sql stable security definer set search_path = '' as $$
  select case when door.administers(u.id) then 'admin' when u.phone_hash = p_hash then 'same'
              when not door.phone_proved(p_token) then 'unproved' end
    from public."user" u where u.id = app.user_id()
$$;
grant execute on function door.phone_bar(bytea, bytea) to park_app;
