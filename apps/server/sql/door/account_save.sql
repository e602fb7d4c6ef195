/* Changes the card of the actor. Fields that are not given stay as they are. */
create or replace function door.account_save(p_fields jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  update public."user" set
      real_name = coalesce(p_fields ->> 'realName', real_name),
      nick_name = coalesce(p_fields ->> 'nickName', nick_name),
      sex = coalesce((p_fields ->> 'sex')::smallint, sex),
      email = case when p_fields ? 'email' then p_fields ->> 'email' else email end,
      avatar = coalesce((p_fields ->> 'avatar')::uuid, avatar),
      updated_at = app.now()
   where id = app.user_id()
$$;
grant execute on function door.account_save(jsonb) to park_app;
