/* Returns the account of an activation code, as long as the code is valid. */
create or replace function door.activation_open(p_code bytea)
returns table (user_id uuid, space_name text, company_name text, real_name text, phone_mask text, phone_cipher bytea, username text,
  expires_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select u.id, sp.name, c.name, s.real_name, u.phone_mask, u.phone_cipher, u.username, a.expires_at
    from public.activation a
    join public.space sp on sp.id = a.space_id and sp.enabled
    join public.company c on c.space_id = a.space_id and c.id = a.company_id and c.enabled and c.deleted_at is null
    join public.staff s on s.space_id = a.space_id and s.company_id = a.company_id and s.user_id = a.user_id and s.left_at is null
     and s.enabled
    join public."user" u on u.id = a.user_id and u.enabled and u.password is null
   where a.code_hash = p_code and a.used_at is null and a.ended_at is null and a.expires_at > app.now()
$$;
grant execute on function door.activation_open(bytea) to park_app;
