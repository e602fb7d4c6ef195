/*
 * Returns the account with a user name or a phone number. The phone number takes precedence: a user name of eleven digits must not hide
 * another user's phone number.
 */
create or replace function door.login_lookup(p_name text, p_phone_hash bytea)
returns table (user_id uuid, password text, change boolean, username text, phone_cipher bytea)
language sql stable security definer set search_path = '' as $$
  select u.id, u.password, u.change, u.username, u.phone_cipher from public."user" u
   where u.enabled and (lower(u.username) = lower(p_name) or u.phone_hash = p_phone_hash)
     and exists (select from public.staff s
                   join public.company c on c.space_id = s.space_id and c.id = s.company_id and c.enabled and c.deleted_at is null
                  where s.user_id = u.id and s.left_at is null and s.enabled)
   order by (u.phone_hash = p_phone_hash) desc nulls last limit 1
$$;
grant execute on function door.login_lookup(text, bytea) to park_app;
