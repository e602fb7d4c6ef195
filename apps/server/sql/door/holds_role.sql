/* Tells whether the actor has been given a role, in any company and for any period. */
create or replace function door.holds_role(p_role uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.role_user h where h.role_id = p_role and h.user_id = app.user_id())
$$;
grant execute on function door.holds_role(uuid) to park_app;
