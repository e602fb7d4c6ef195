/* Returns the nodes a company may grant to its own roles; read together with a user's rights, before the context is entered. */
create or replace function door.company_handed(p_company uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select c.handed from public.company c where c.id = p_company
$$;
grant execute on function door.company_handed(uuid) to park_app;
