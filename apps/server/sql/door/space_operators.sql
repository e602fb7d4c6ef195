/* Returns the people who run each space, for the platform: whether they were invited, have an account, or have signed in. */
create or replace function door.space_operators()
returns table (space_id uuid, real_name text, phone_mask text, state text, expires_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select sp.id, s.real_name, u.phone_mask,
         case when u.password is null then case when a.expires_at > app.now() then 'waiting' else 'expired' end
              when door.space_begun(sp.id) then 'active' else 'ready' end, a.expires_at
    from public.space sp
    join public.staff s on s.space_id = sp.id and s.company_id = sp.operator_company_id and s.admin_level = 3 and s.left_at is null
    join public."user" u on u.id = s.user_id
    left join public.activation a on a.space_id = s.space_id and a.company_id = s.company_id and a.user_id = u.id and a.used_at is null
     and a.ended_at is null
   where app.reach() = 'platform' and sp.id <> app.platform()
$$;
grant execute on function door.space_operators() to park_app;
