/*
 * Handles changes of memberships: keeps the headcounts, raises rights versions, signs out users without a membership, and refuses to
 * join a company that has left or is full. It is one function because a statement that may update runs its update triggers even when it
 * updates nothing. It runs after the rows are written: the lock on the headcount rows serializes concurrent joins.
 */
create or replace function door.staff_joins() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  places uuid[];
  place record;
begin
  if tg_op = 'INSERT' then
    update public.headcount h set listed = h.listed + n.listed, shown = h.shown + n.shown
      from (select f.space_id, f.company_id, count(*) as listed, count(*) filter (where f.is_show) as shown
              from fresh f where f.left_at is null group by f.space_id, f.company_id order by f.company_id) n
     where h.space_id = n.space_id and h.company_id = n.company_id;
    select array_agg(distinct n.company_id) into places from fresh n where n.left_at is null;
  elsif not exists (select from fresh) then
    return null;
  else
    update public.headcount h set listed = h.listed + n.listed, shown = h.shown + n.shown
      from (select b.space_id, b.company_id, sum(b.listed) as listed, sum(b.shown) as shown
              from (select f.space_id, f.company_id, 1 as listed, f.is_show::integer as shown from fresh f where f.left_at is null
                    union all select c.space_id, c.company_id, -1, -c.is_show::integer from changed c where c.left_at is null) b
             group by b.space_id, b.company_id having sum(b.listed) <> 0 or sum(b.shown) <> 0 order by b.company_id) n
     where h.space_id = n.space_id and h.company_id = n.company_id;
    update public."user" set rights_version = rights_version + 1 where id in (
      select n.user_id from fresh n join changed o on o.company_id = n.company_id and o.user_id = n.user_id
       where (n.admin_level, n.enabled, n.left_at, n.department_id)
             is distinct from (o.admin_level, o.enabled, o.left_at, o.department_id));
    update public.session set revoked_at = app.now()
     where revoked_at is null
       and user_id in (select n.user_id from fresh n join changed o on o.company_id = n.company_id and o.user_id = n.user_id
                        where o.left_at is null and o.enabled and (n.left_at is not null or not n.enabled))
       and not exists (select from public.staff s where s.user_id = session.user_id and s.left_at is null and s.enabled);
    select array_agg(distinct n.company_id) into places from fresh n
      join changed o on o.company_id = n.company_id and o.user_id = n.user_id where o.left_at is not null and n.left_at is null;
  end if;
  if places is null then
    return null;
  end if;
  -- locks and checks only companies that are deleted or have a staff limit; most companies need neither
  for place in
    select c.space_id, c.id, c.staff_limit, c.deleted_at from public.company c
     where c.id = any (places) and (c.deleted_at is not null or c.staff_limit is not null) order by c.id for no key update
  loop
    if place.deleted_at is not null then
      raise exception using errcode = 'check_violation', constraint = 'company_gone', message = 'the company has left';
    end if;
    if (select h.listed from public.headcount h
         where h.space_id = place.space_id and h.company_id = place.id) <= place.staff_limit is not true then
      raise exception using errcode = 'check_violation', constraint = 'company_staff_limit', message = 'the company is full';
    end if;
  end loop;
  return null;
end $$;
