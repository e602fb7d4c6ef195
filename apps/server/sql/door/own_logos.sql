/* Returns the logos of the companies to which the actor belongs, for the list of places the actor may enter. */
create or replace function door.own_logos() returns table (company_id uuid, logo text)
language sql stable security definer set search_path = '' as $$
  select c.id, c.logo from public.staff s join public.company c on c.space_id = s.space_id and c.id = s.company_id
   where s.user_id = app.user_id() and s.left_at is null and c.deleted_at is null and c.logo is not null
$$;
grant execute on function door.own_logos() to park_app;
