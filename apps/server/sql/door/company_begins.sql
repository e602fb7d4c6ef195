/* Activates a company that waits for the first sign-in of its super administrator, when a session opens or moves there. */
create or replace function door.company_begins() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.company c set activated = true
    from public.staff s
   where s.user_id = new.user_id and s.admin_level = 3 and s.left_at is null and s.enabled
     and c.space_id = s.space_id and c.id = s.company_id and c.activates = 'firstSignIn' and not c.activated
     and c.enabled and c.deleted_at is null and (tg_op = 'INSERT' or c.id = new.company_id);
  return null;
end $$;
