/* Returns everything that is required between a correct password and a session. */
create or replace function door.factor_of(p_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('isDemanded', door.factor_demanded(u.id), 'hasApp', f.secret is not null,
      'phoneCipher', encode(u.phone_cipher, 'base64'), 'phone', u.phone_mask)
    from public."user" u left join public.user_factor f on f.user_id = u.id where u.id = p_user
$$;
grant execute on function door.factor_of(uuid) to park_app;
