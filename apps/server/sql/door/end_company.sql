/* Ends the sessions of users without another membership when a company is disabled or leaves. */
create or replace function door.end_company() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.session set revoked_at = app.now()
   where revoked_at is null
     and user_id in (select s.user_id from fresh n
                       join changed o on o.space_id = n.space_id and o.id = n.id
                       join public.staff s on s.space_id = n.space_id and s.company_id = n.id and s.left_at is null
                      where o.enabled and o.deleted_at is null and not (n.enabled and n.deleted_at is null))
     and not exists (select from public.staff s
                       join public.company c on c.space_id = s.space_id and c.id = s.company_id and c.enabled and c.deleted_at is null
                      where s.user_id = session.user_id and s.left_at is null and s.enabled);
  return null;
end $$;
