/* Companies of a park: how an account becomes active, what the project lets it do by itself, and how it leaves. */
alter table company
  -- how it becomes active: by an operator, when its super administrator first signs in, or on a day; null where it never waited
  add column activates     text constraint company_activates check (activates in ('operator', 'firstSignIn', 'date')),
  add column activates_at  timestamptz,
  add column staff_limit   integer constraint company_staff_limit_range check (staff_limit between 1 and 1000000),
  add column keeps_contact boolean not null default true,
  -- the pages it may put into roles of its own; null is all it has
  add column handed        text[],
  add constraint company_waits check (activated or activates is not null),
  add constraint company_activation_day check ((activates is not distinct from 'date') = (activates_at is not null));

alter table company_park
  add column joined_by   uuid,
  add column left_reason text check (char_length(left_reason) <= 100),
  add column left_by     uuid;
create index company_park_left on company_park (space_id, park_id, left_at desc) where left_at is not null;

/* How companies added to a park become active; without a row, at the first sign-in of their super administrator. */
create table company_activation (
  space_id   uuid not null,
  park_id    uuid not null,
  rule       text not null check (rule in ('operator', 'firstSignIn', 'date')),
  days       smallint check (days between 1 and 365),
  version    integer not null default 1,
  updated_at timestamptz not null default app.now(),
  updated_by uuid,
  primary key (space_id, park_id),
  constraint company_activation_days check ((rule = 'date') = (days is not null)),
  foreign key (space_id, park_id) references park (space_id, id)
);
select app.park_table('company_activation');

create function app.is_active(p_activated boolean, p_at timestamptz) returns boolean language sql stable parallel safe
  as $$ select p_activated or coalesce(p_at <= app.now(), false) $$;
revoke execute on function app.is_active(boolean, timestamptz) from public;
grant execute on function app.is_active(boolean, timestamptz) to park_app, park_door, park_keeper;

/*
 * As before, and a company that is not active yet is no place to act in: it is listed, so that its people can be told. One that
 * waits for its super administrator's first sign-in lets him in.
 */
create or replace function door.contexts_of(p_user uuid) returns setof door.context
language sql stable security definer set search_path = '' as $$
  with member as (
    select s.space_id, sp.name as space_name, s.company_id, c.name as company_name, c.comp_type, s.admin_level, s.department_id,
           app.is_active(c.activated, c.activates_at) or (c.activates = 'firstSignIn' and s.admin_level = 3) as is_open
      from public.staff s
      join public.company c on c.space_id = s.space_id and c.id = s.company_id and c.enabled and c.deleted_at is null
      join public.space sp on sp.id = s.space_id and sp.enabled
      join public."user" u on u.id = s.user_id and u.enabled
     where s.user_id = p_user and s.left_at is null and s.enabled
  )
  select m.space_id, m.space_name, m.company_id, m.company_name, m.comp_type, m.admin_level,
         null::uuid, null::text, 'platform', true
    from member m where m.space_id = app.platform()
  union all
  select m.space_id, m.space_name, m.company_id, m.company_name, m.comp_type, m.admin_level, k.id, k.name, 'company', m.is_open
    from member m
    join public.company_park p on p.space_id = m.space_id and p.company_id = m.company_id and p.relation = 'settled' and p.left_at is null
    join public.park k on k.space_id = p.space_id and k.id = p.park_id and k.enabled
   where m.comp_type = 0
  union all
  select m.space_id, m.space_name, m.company_id, m.company_name, m.comp_type, m.admin_level, k.id, k.name,
         case m.comp_type when 2 then 'operator' else 'assist' end,
         m.is_open and ((m.comp_type = 2 and m.admin_level = 3) or exists (
           select from public.park_access a
            where a.space_id = m.space_id and a.park_id = k.id and a.company_id = m.company_id and a.valid @> app.now()
              and (a.user_id = p_user or a.department_id = m.department_id)))
    from member m
    join public.park k on k.space_id = m.space_id and k.enabled
   where m.comp_type in (1, 2) and m.space_id <> app.platform()
     and (m.comp_type = 2 or exists (
           select from public.company_park p
            where p.space_id = m.space_id and p.park_id = k.id and p.company_id = m.company_id and p.relation = 'assists' and p.left_at is null))
$$;

/* As before, and with the day on which a company of his becomes active. */
create or replace function door.rights_until(p_user uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select min(bound)
    from public.staff s
    cross join lateral (
      select unnest(array[lower(h.valid), upper(h.valid)]) from public.role_user h where h.company_id = s.company_id and h.user_id = s.user_id
      union all
      select unnest(array[lower(a.valid), upper(a.valid)]) from public.park_access a
       where a.company_id = s.company_id and (a.user_id = s.user_id or a.department_id = s.department_id)
      union all
      select c.activates_at from public.company c where c.space_id = s.space_id and c.id = s.company_id and not c.activated) as bounds (bound)
   where s.user_id = p_user and s.left_at is null and bound > app.now()
$$;

/* As before, and with what makes a company active and what it may hand on. */
create or replace function door.bump_companies() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.space set rights_version = rights_version + 1 where id in (
    select n.space_id from fresh n join changed o on o.space_id = n.space_id and o.id = n.id
     where (n.enabled, n.deleted_at, n.comp_type, n.activated, n.activates_at, n.handed)
        is distinct from (o.enabled, o.deleted_at, o.comp_type, o.activated, o.activates_at, o.handed));
  return null;
end $$;

grant update (activated) on company to park_door;
/*
 * The first sign-in of its super administrator makes a company active that waits for it; so does entering it, for one who was
 * signed in already when it was added.
 */
create function door.company_begins() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.company c set activated = true
    from public.staff s
   where s.user_id = new.user_id and s.admin_level = 3 and s.left_at is null and s.enabled
     and c.space_id = s.space_id and c.id = s.company_id and c.activates = 'firstSignIn' and not c.activated
     and c.enabled and c.deleted_at is null and (tg_op = 'INSERT' or c.id = new.company_id);
  return null;
end $$;
create trigger session_begun after insert on session for each row execute function door.company_begins();
create trigger session_moved after update of company_id on session for each row when (new.company_id is distinct from old.company_id)
  execute function door.company_begins();

/* With a company that is disabled or has left end the sessions of those who belong nowhere else. */
create function door.end_company() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.session set revoked_at = app.now()
   where revoked_at is null
     and user_id in (select s.user_id from fresh n
                       join changed o on o.space_id = n.space_id and o.id = n.id
                       join public.staff s on s.company_id = n.id and s.left_at is null
                      where o.enabled and o.deleted_at is null and not (n.enabled and n.deleted_at is null))
     and not exists (select from public.staff s
                       join public.company c on c.space_id = s.space_id and c.id = s.company_id and c.enabled and c.deleted_at is null
                      where s.user_id = session.user_id and s.left_at is null and s.enabled);
  return null;
end $$;
create trigger company_ended after update on company referencing old table as changed new table as fresh
  for each statement execute function door.end_company();

/*
 * Whoever joins joins a company that is still there, and no more people than the project allows it. Asked after the row is
 * written: its key has waited for whoever moves the company out, and the lock makes those who come at once come one by one.
 */
create function door.staff_joins() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  places uuid[];
  place record;
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct n.company_id) into places from fresh n where n.left_at is null;
  else
    select array_agg(distinct n.company_id) into places from fresh n
      join changed o on o.company_id = n.company_id and o.user_id = n.user_id where o.left_at is not null and n.left_at is null;
  end if;
  if places is null then
    return null;
  end if;
  if exists (select from public.company c where c.space_id in (select f.space_id from fresh f) and c.id = any (places) and c.deleted_at is not null) then
    raise exception using errcode = 'check_violation', constraint = 'company_gone', message = 'the company has left';
  end if;
  for place in
    select c.id, c.staff_limit from public.company c
     where c.space_id in (select f.space_id from fresh f) and c.id = any (places) and c.staff_limit is not null order by c.id for no key update
  loop
    if (select count(*) from public.staff s where s.company_id = place.id and s.left_at is null) > place.staff_limit then
      raise exception using errcode = 'check_violation', constraint = 'company_staff_limit', message = 'the company is full';
    end if;
  end loop;
  return null;
end $$;
create trigger staff_joined after insert on staff referencing new table as fresh for each statement execute function door.staff_joins();
create trigger staff_returned after update on staff referencing old table as changed new table as fresh
  for each statement execute function door.staff_joins();

/*
 * Which of these names and codes companies of the space have, whichever of its parks they are in: both belong to one company
 * there, and this says as much as adding one would.
 */
create function door.company_taken(p_names text[], p_codes text[], p_except uuid) returns table (name text, credit_code text)
language sql stable security definer set search_path = '' as $$
  select case when c.name = any (p_names) then c.name end, case when c.credit_code = any (p_codes) then c.credit_code end
    from public.company c
   where c.space_id = app.space() and app.reach() in ('park', 'job') and c.deleted_at is null and c.id is distinct from p_except
     and (c.name = any (p_names) or c.credit_code = any (p_codes))
$$;

/* Whether a company one reaches has a place in another park too, which row security does not show. */
create function door.company_elsewhere(p_company uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(p_company = any (door.companies()), false) and exists (
    select from public.company_park p
     where p.space_id = app.space() and p.company_id = p_company and p.left_at is null and p.park_id <> all (app.parks()))
$$;

/* What a company may hand on: read with somebody's rights, before he enters. */
create function door.company_handed(p_company uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select c.handed from public.company c where c.id = p_company
$$;
create index company_by_id on company (id);

/* Every node the attributes of a company one reaches allow its people; null where it has none. Some are the platform's. */
create function door.company_attributes(p_company uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select array_agg(distinct node) from public.company_attribute a
    join public.role_grant g on g.role_id = a.role_id, unnest(g.nodes) as node
   where a.company_id = p_company and p_company = any (door.companies())
$$;

do $$
declare
  f regprocedure;
begin
  foreach f in array array['door.company_taken(text[], text[], uuid)', 'door.company_elsewhere(uuid)', 'door.company_handed(uuid)',
    'door.company_attributes(uuid)']::regprocedure[] loop
    execute format('alter function %s owner to park_door', f);
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to park_app', f);
  end loop;
  -- run by their triggers alone
  foreach f in array array['door.company_begins()', 'door.end_company()', 'door.staff_joins()']::regprocedure[] loop
    execute format('alter function %s owner to park_door', f);
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$;
