/*
 * Returns the parks of the actor, disabled parks included, in every space: those their company is in, or all parks of the space for the
 * operator. With `p_all`, all parks of all spaces for the platform.
 */
create or replace function door.parks_mine(p_all boolean)
returns table (space_id uuid, space_name text, id uuid, name text, enabled boolean, created_at timestamptz, version integer,
  company_id uuid, company_name text, company_num integer)
language sql stable security definer set search_path = '' as $$
  with mine as (
    select distinct on (k.space_id, k.id) k.space_id, k.id, c.id as company_id, c.name as company_name
      from public.staff s
      join public.company c on c.space_id = s.space_id and c.id = s.company_id and c.enabled and c.deleted_at is null
      join public.park k on k.space_id = s.space_id
     where s.user_id = app.user_id() and s.left_at is null and s.enabled
       and (c.comp_type = 2 or exists (select from public.company_park p
             where p.space_id = k.space_id and p.park_id = k.id and p.company_id = c.id and p.left_at is null))
     order by k.space_id, k.id, c.comp_type desc, c.name, c.id
  ), asked as (
    select m.space_id, m.id, m.company_id, m.company_name, null::integer as company_num from mine m where not p_all
    union all
    select k.space_id, k.id, c.id, c.name, (select count(*)::integer from public.company_park p
             where p.space_id = k.space_id and p.park_id = k.id and p.relation = 'settled' and p.left_at is null)
      from public.park k join public.space s on s.id = k.space_id
      left join public.company c on c.space_id = s.id and c.id = s.operator_company_id
     where p_all and app.side() = 'platform'
  )
  select k.space_id, s.name, k.id, k.name, k.enabled, k.created_at, k.version, a.company_id, a.company_name, a.company_num
    from asked a join public.park k on k.space_id = a.space_id and k.id = a.id join public.space s on s.id = k.space_id
   where s.enabled or p_all
$$;
grant execute on function door.parks_mine(boolean) to park_app;
