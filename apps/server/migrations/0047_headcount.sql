/*
 * How many people a company has: counted as they come and go, since counting them for every list of a large company takes longer than
 * the list. Whoever changes it holds the company's row until he is done, as whoever tells a newcomer his password does already.
 */
-- nobody comes or goes between the counting and the triggers, in a process of the version before either
lock table company, staff in share row exclusive mode;
create table headcount (
  space_id   uuid not null,
  company_id uuid primary key,
  /* Everybody who has not left, and of those whom the address book shows. */
  listed     integer not null default 0,
  shown      integer not null default 0,
  foreign key (space_id, company_id) references company (space_id, id) on delete cascade
) with (fillfactor = 50);
insert into headcount (space_id, company_id, listed, shown)
select c.space_id, c.id, count(s) filter (where s.left_at is null), count(s) filter (where s.left_at is null and s.is_show)
  from company c left join staff s on s.company_id = c.id group by c.space_id, c.id;
select app.company_table('headcount');
revoke insert, update, delete on headcount from park_app;
select app.open_to_door('headcount', 'select, insert, update');

create function door.headcount_begins() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.headcount (space_id, company_id) values (new.space_id, new.id);
  return null;
end $$;
create trigger company_counted after insert on company for each row execute function door.headcount_begins();

/* As before, and counts. */
create or replace function door.staff_joins() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  places uuid[];
  place record;
begin
  if tg_op = 'INSERT' then
    update public.headcount h set listed = h.listed + n.listed, shown = h.shown + n.shown
      from (select f.company_id, count(*) as listed, count(*) filter (where f.is_show) as shown
              from fresh f where f.left_at is null group by f.company_id order by f.company_id) n
     where h.company_id = n.company_id;
    select array_agg(distinct n.company_id) into places from fresh n where n.left_at is null;
  elsif not exists (select from fresh) then
    return null;
  else
    update public.headcount h set listed = h.listed + n.listed, shown = h.shown + n.shown
      from (select b.company_id, sum(b.listed) as listed, sum(b.shown) as shown
              from (select f.company_id, 1 as listed, f.is_show::integer as shown from fresh f where f.left_at is null
                    union all select c.company_id, -1, -c.is_show::integer from changed c where c.left_at is null) b
             group by b.company_id having sum(b.listed) <> 0 or sum(b.shown) <> 0 order by b.company_id) n
     where h.company_id = n.company_id;
    update public."user" set rights_version = rights_version + 1 where id in (
      select n.user_id from fresh n join changed o on o.company_id = n.company_id and o.user_id = n.user_id
       where (n.admin_level, n.enabled, n.left_at, n.department_id) is distinct from (o.admin_level, o.enabled, o.left_at, o.department_id));
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
  -- most companies are there and have no limit, and are not held
  for place in
    select c.id, c.staff_limit, c.deleted_at from public.company c
     where c.id = any (places) and (c.deleted_at is not null or c.staff_limit is not null) order by c.id for no key update
  loop
    if place.deleted_at is not null then
      raise exception using errcode = 'check_violation', constraint = 'company_gone', message = 'the company has left';
    end if;
    if (select h.listed from public.headcount h where h.company_id = place.id) <= place.staff_limit is not true then
      raise exception using errcode = 'check_violation', constraint = 'company_staff_limit', message = 'the company is full';
    end if;
  end loop;
  return null;
end $$;

create function door.staff_deleted() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.headcount h set listed = h.listed - n.listed, shown = h.shown - n.shown
    from (select c.company_id, count(*) as listed, count(*) filter (where c.is_show) as shown
            from changed c where c.left_at is null group by c.company_id) n
   where h.company_id = n.company_id;
  return null;
end $$;
create trigger staff_deleted after delete on staff referencing old table as changed for each statement execute function door.staff_deleted();

/* One message to one number: what door.text_take does for many, without the lists. */
create function door.text_take(p_company uuid, p_hash bytea) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  day timestamptz := date_bin(interval '1 day', app.now(), timestamptz '2000-01-01 00:00:00+08');
begin
  insert into public.rate_limit as l (name, began_at, taken) values ('text/' || p_company, day, 1)
  on conflict (name, began_at) do update set taken = l.taken + 1 where l.taken < 1000;
  if not found then
    return false;
  end if;
  insert into public.rate_limit as l (name, began_at, taken) values ('text/' || encode(p_hash, 'hex'), day, 1)
  on conflict (name, began_at) do update set taken = l.taken + 1 where l.taken < 5;
  if found then
    return true;
  end if;
  update public.rate_limit set taken = taken - 1 where name = 'text/' || p_company and began_at = day;
  return false;
end $$;

/* As before, with the message of one. */
create or replace function door.person_attach(p_company uuid, p_hash bytea, p_cipher bytea, p_mask text, p_name text, p_password text)
returns table (user_id uuid, is_new boolean, is_told boolean, phone_cipher bytea, phone_hash bytea, phone_mask text, nick_name text,
  avatar text, change boolean)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if (p_company = app.company()) is not true and not coalesce(p_company = any (door.companies()), false) then
    return;
  end if;
  insert into public."user" (phone_cipher, phone_hash, phone_mask, real_name, password, home_company_id)
  values (p_cipher, p_hash, p_mask, p_name, p_password, p_company)
  on conflict (phone_hash) do nothing returning id into user_id;
  is_new := user_id is not null;
  if is_new then
    phone_cipher := p_cipher;
    phone_mask := p_mask;
    change := false;
  else
    select u.id, u.phone_cipher, u.phone_mask, u.nick_name, u.avatar::text, u.change
      into user_id, phone_cipher, phone_mask, nick_name, avatar, change
      from public."user" u where u.phone_hash = p_hash;
    if not found then
      return;
    end if;
  end if;
  phone_hash := p_hash;
  is_told := p_password is not null and door.text_take(p_company, p_hash);
  return next;
end $$;

/* As before; who acts is said by the statement that finds him. */
create or replace function door.enter(p_token bytea, p_user uuid, p_space uuid, p_parks text, p_company uuid, p_side text, p_reach text,
  p_versions integer[], p_until timestamptz)
returns void language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz := app.now();
  seen integer[];
  said text[];
begin
  select array[u.rights_version, sp.rights_version, platform.rights_version],
         array[set_config('app.user_id', p_user::text, true), set_config('app.space_id', p_space::text, true),
           set_config('app.park_ids', p_parks, true), set_config('app.company_id', p_company::text, true),
           set_config('app.side', p_side, true), set_config('app.reach', p_reach, true)]
    into seen, said
    from public.session s
    join public."user" u on u.id = s.user_id
    join public.space sp on sp.id = p_space
    join public.space platform on platform.id = app.platform()
   where s.token_hash = p_token and s.user_id = p_user and s.revoked_at is null
     and s.expires_at > moment and s.last_seen_at + s.idle > moment;
  if seen is null then
    raise exception using errcode = 'PA903', message = 'session ended';
  end if;
  if seen <> p_versions or p_until <= moment then
    raise exception using errcode = 'PA409', message = 'rights changed';
  end if;
end $$;

do $$
declare
  f regprocedure;
begin
  foreach f in array array['door.headcount_begins()', 'door.staff_deleted()', 'door.text_take(uuid, bytea)']::regprocedure[] loop
    execute format('alter function %s owner to park_door', f);
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$;
