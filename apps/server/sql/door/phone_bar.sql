/* Returns why the actor's number may not be changed to the given one: 'admin', 'same' or 'unproved'; null if the change is allowed. */
create or replace function door.phone_bar(p_token bytea, p_hash bytea) returns text
language sql stable security definer set search_path = '' as $$
  select case when door.administers(u.id) then 'admin' when u.phone_hash = p_hash then 'same'
              when not door.phone_proved(p_token) then 'unproved' end
    from public."user" u where u.id = app.user_id()
$$;
grant execute on function door.phone_bar(bytea, bytea) to park_app;
