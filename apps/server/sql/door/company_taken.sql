/*
 * Returns which of these names and codes belong to companies of the space, in any park. Both are unique in a space, so this reveals no
 * more than adding a company would.
 */
create or replace function door.company_taken(p_names text[], p_codes text[], p_except uuid) returns table (name text, credit_code text)
language sql stable security definer set search_path = '' as $$
  select case when c.name = any (p_names) then c.name end, case when c.credit_code = any (p_codes) then c.credit_code end
    from public.company c
   where c.space_id = app.space() and app.reach() in ('park', 'job') and c.deleted_at is null and c.id is distinct from p_except
     and (c.name = any (p_names) or c.credit_code = any (p_codes))
$$;
grant execute on function door.company_taken(text[], text[], uuid) to park_app;
