/* Returns the card of the actor. */
create or replace function door.account() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', u.id, 'userName', u.username, 'mayChangeUserName', u.username_changed_at is null, 'phone', u.phone_mask,
      'mayChangePhone', not door.administers(u.id), 'realName', u.real_name, 'nickName', u.nick_name, 'sex', u.sex, 'email', u.email,
      'createdDate', to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
    from public."user" u where u.id = app.user_id()
$$;
grant execute on function door.account() to park_app;
