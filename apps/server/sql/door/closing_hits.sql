/* Returns what closing a space, or one park of it, affects: companies, their members, and open sessions. */
create or replace function door.closing_hits(p_space uuid, p_park uuid)
returns table (company_num integer, person_num integer, session_num integer)
language sql stable security definer set search_path = '' as $$
  with body as (
    select s.operator_company_id as id from public.space s
     where app.reach() = 'platform' and s.id = p_space and s.id <> app.platform()
       and (p_park is null or exists (select from public.park k where k.space_id = s.id and k.id = p_park))
  ), hit as (
    select distinct p.company_id from body, public.company_park p
     where p.space_id = p_space and p.left_at is null and (p_park is null or p.park_id = p_park)
  )
  select (select count(*)::integer from hit),
         (select count(distinct s.user_id)::integer from public.staff s
           where s.space_id = p_space and s.left_at is null and s.enabled
             and (s.company_id in (select company_id from hit) or (p_park is null and s.company_id = body.id))),
         (select count(*)::integer from public.session o join public.company c on c.space_id = p_space and c.id = o.company_id
           where o.revoked_at is null and o.expires_at > app.now() and o.last_seen_at + o.idle > app.now()
             and (p_park is null or o.park_id = p_park))
    from body
$$;
grant execute on function door.closing_hits(uuid, uuid) to park_app;
