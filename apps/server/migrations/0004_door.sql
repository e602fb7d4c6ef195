/* Where a person may act. Read fresh for the user info and the switcher; entering re-checks the versions it rests on. */
create type door.context as (
  space_id uuid, space_name text, company_id uuid, company_name text, comp_type smallint, admin_level smallint,
  park_id uuid, park_name text, side text, has_privilege boolean
);

create function door.contexts_of(p_user uuid) returns setof door.context
language sql stable security definer set search_path = '' as $$
  with member as (
    select s.space_id, sp.name as space_name, s.company_id, c.name as company_name, c.comp_type, s.admin_level, s.department_id
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
  select m.space_id, m.space_name, m.company_id, m.company_name, m.comp_type, m.admin_level, k.id, k.name, 'company', true
    from member m
    join public.company_park p on p.space_id = m.space_id and p.company_id = m.company_id and p.relation = 'settled' and p.left_at is null
    join public.park k on k.space_id = p.space_id and k.id = p.park_id and k.enabled
   where m.comp_type = 0
  union all
  select m.space_id, m.space_name, m.company_id, m.company_name, m.comp_type, m.admin_level, k.id, k.name,
         case m.comp_type when 2 then 'operator' else 'assist' end,
         (m.comp_type = 2 and m.admin_level = 3) or exists (
           select from public.park_access a
            where a.space_id = m.space_id and a.park_id = k.id and a.company_id = m.company_id and a.valid @> app.now()
              and (a.user_id = p_user or a.department_id = m.department_id))
    from member m
    join public.park k on k.space_id = m.space_id and k.enabled
   where m.comp_type in (1, 2) and m.space_id <> app.platform()
     and (m.comp_type = 2 or exists (
           select from public.company_park p
            where p.space_id = m.space_id and p.park_id = k.id and p.company_id = m.company_id and p.relation = 'assists' and p.left_at is null))
$$;

/* Everything effective rights are computed from, with the three versions it is good for. */
create function door.access_facts(p_user uuid, p_company uuid, p_park uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with place as (
    select s.space_id, s.admin_level, sp.rights_version as space_version, sp.operator_company_id
      from public.staff s join public.space sp on sp.id = s.space_id
     where s.company_id = p_company and s.user_id = p_user and s.left_at is null
  ), held as (
    select r.id, r.space_id, r.company_id, r.code, r.kind, r.data_scope
      from public.role_user h join public.role r on r.space_id = h.role_space_id and r.id = h.role_id and r.deleted_at is null
     where h.company_id = p_company and h.user_id = p_user and (h.park_id is null or h.park_id = p_park) and h.valid @> app.now()
    union
    select r.id, r.space_id, r.company_id, r.code, r.kind, r.data_scope
      from public.role r, place
     where r.space_id = app.platform() and r.kind = 'inner' and r.deleted_at is null
       and (r.code = 'AllCompanyStaff' or (r.code = 'enterpriseComManager' and place.admin_level >= 2)
            or (r.code = 'companySuperAdmin' and place.admin_level = 3))
  ), sets as (
    select h.*, (
      select g.nodes from public.role_grant g, place
       where g.role_id = h.id and (g.park_id is null or g.park_id = p_park)
         and g.company_id in (p_company, h.company_id, place.operator_company_id, app.platform_company())
       order by case when g.company_id = p_company then 0
                     when g.company_id = app.platform_company() then 2 else 1 end, g.park_id is null
       limit 1) as nodes
      from held h
  )
  select jsonb_build_object(
    'spaceId', place.space_id,
    'level', place.admin_level,
    'versions', jsonb_build_array(u.rights_version, place.space_version, platform.rights_version),
    'change', u.change,
    'roles', (select coalesce(jsonb_agg(jsonb_build_object('code', code, 'kind', kind, 'scope', data_scope, 'nodes', nodes) order by code), '[]') from sets),
    'package', (select to_jsonb(g.nodes) from public.role r join public.role_grant g on g.role_id = r.id
                 where r.space_id = place.space_id and r.kind = 'package' and r.deleted_at is null limit 1),
    'attributes', (select jsonb_agg(distinct node) from public.company_attribute a
                     join public.role_grant g on g.role_id = a.role_id, unnest(g.nodes) as node
                    where a.company_id = p_company),
    'off', (select coalesce(jsonb_agg(w.code), '[]') from public.menu_switch w
             where w.space_id = place.space_id and w.park_id = p_park and w.app_switch = 0))
    from place, public."user" u, public.space platform
   where u.id = p_user and platform.id = app.platform()
$$;

/*
 * The first statement of every call of a signed-in person. Checks the session and that the rights the server computed
 * are still those of the database, then fixes what the transaction acts as.
 */
create function door.enter(p_token bytea, p_user uuid, p_space uuid, p_parks text, p_company uuid, p_side text, p_reach text, p_versions integer[])
returns void language plpgsql security definer set search_path = '' as $$
declare
  seen integer[];
begin
  select array[u.rights_version, sp.rights_version, platform.rights_version] into seen
    from public.session s
    join public."user" u on u.id = s.user_id
    join public.space sp on sp.id = p_space
    join public.space platform on platform.id = app.platform()
   where s.token_hash = p_token and s.user_id = p_user and s.revoked_at is null
     and s.expires_at > app.now() and s.last_seen_at + s.idle > app.now();
  if seen is null then
    raise exception using errcode = 'PA903', message = 'session ended';
  end if;
  if seen <> p_versions then
    raise exception using errcode = 'PA409', message = 'rights changed';
  end if;
  perform set_config('app.user_id', p_user::text, true), set_config('app.space_id', p_space::text, true),
    set_config('app.park_ids', p_parks, true), set_config('app.company_id', p_company::text, true),
    set_config('app.side', p_side, true), set_config('app.reach', p_reach, true);
end $$;

create function door.session_find(p_token bytea) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
      'userId', s.user_id, 'companyId', s.company_id, 'parkId', s.park_id, 'change', u.change,
      'userName', u.username, 'realName', u.real_name, 'phone', u.phone_mask,
      'sessionKey', encode(s.session_key, 'base64'),
      'contexts', (select coalesce(jsonb_agg(to_jsonb(c) order by c.space_name, c.comp_type desc, c.company_name, c.park_name), '[]')
                     from door.contexts_of(s.user_id) c))
    from public.session s join public."user" u on u.id = s.user_id
   where s.token_hash = p_token and s.revoked_at is null and s.expires_at > app.now() and s.last_seen_at + s.idle > app.now()
$$;

/* Also for people who may enter nowhere yet: they reach user info and log-out. */
create function door.session_touch(p_token bytea) returns void
language sql volatile security definer set search_path = '' as $$
  update public.session set last_seen_at = app.now()
   where token_hash = p_token and revoked_at is null and expires_at > app.now() and last_seen_at + idle > app.now() and last_seen_at < app.now()
$$;

create function door.session_revoke(p_token bytea) returns void
language sql volatile security definer set search_path = '' as $$
  update public.session set revoked_at = app.now() where token_hash = p_token and revoked_at is null
$$;

/*
 * Moves the context that requests without a claim run in; only to one the person may enter. The version goes up so that
 * other processes drop what they remember of the session.
 */
create function door.session_default(p_token bytea, p_company uuid, p_park uuid) returns boolean
language sql volatile security definer set search_path = '' as $$
  with moved as (
    update public.session s set company_id = p_company, park_id = p_park
     where s.token_hash = p_token and s.revoked_at is null
       and exists (select from door.contexts_of(s.user_id) c
                    where c.company_id = p_company and c.park_id is not distinct from p_park and c.has_privilege)
    returning s.user_id), told as (
    update public."user" set rights_version = rights_version + 1 where id in (select user_id from moved))
  select exists (select from moved)
$$;

create function door.login_lookup(p_name text, p_phone_hash bytea) returns table (user_id uuid, password text, change boolean)
language sql stable security definer set search_path = '' as $$
  select u.id, u.password, u.change from public."user" u
   where u.enabled and (lower(u.username) = lower(p_name) or u.phone_hash = p_phone_hash)
     and exists (select from public.staff s
                   join public.company c on c.space_id = s.space_id and c.id = s.company_id and c.enabled and c.deleted_at is null
                  where s.user_id = u.id and s.left_at is null and s.enabled)
   order by (lower(u.username) = lower(p_name)) desc nulls last limit 1
$$;

/* Opens a session in the first context the person may enter, and leaves the audit row of the sign-in. */
create function door.session_open(p_user uuid, p_token bytea, p_key bytea, p_idle interval, p_length interval, p_request text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  place record;
begin
  select s.space_id, s.company_id, c.park_id, c.side into place
    from public.staff s
    left join door.contexts_of(p_user) c on c.company_id = s.company_id and c.has_privilege
   where s.user_id = p_user and s.left_at is null and s.enabled
   order by (c.company_id is null), s.admin_level desc, s.created_at, c.park_name limit 1;
  insert into public.session (token_hash, user_id, company_id, park_id, session_key, idle, expires_at)
  values (p_token, p_user, case when place.side is not null then place.company_id end, place.park_id, p_key, p_idle, app.now() + p_length);
  insert into public.audit (space_id, company_id, park_id, user_id, side, call, outcome, request_id)
  values (place.space_id, place.company_id, place.park_id, p_user, coalesce(place.side, ''), 'identity.login', 'done', p_request);
end $$;

/* Project codes of enabled spaces: the first part of an address that selects one. */
create function door.project_known(p_code text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.space where project_code = p_code and enabled and id <> app.platform())
$$;

/* Versions that make cached rights stale; bumped in the transaction of the change. */
create function door.bump_users() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public."user" set rights_version = rights_version + 1 where id in (select user_id from changed where user_id is not null);
  return null;
end $$;

create function door.bump_spaces() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.space set rights_version = rights_version + 1 where id in (select space_id from changed);
  return null;
end $$;

create function door.bump_staff() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public."user" set rights_version = rights_version + 1 where id in (
    select n.user_id from fresh n join changed o on o.company_id = n.company_id and o.user_id = n.user_id
     where (n.admin_level, n.enabled, n.left_at, n.department_id) is distinct from (o.admin_level, o.enabled, o.left_at, o.department_id));
  return null;
end $$;

create function door.bump_companies() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.space set rights_version = rights_version + 1 where id in (
    select n.space_id from fresh n join changed o on o.space_id = n.space_id and o.id = n.id
     where (n.enabled, n.deleted_at, n.comp_type) is distinct from (o.enabled, o.deleted_at, o.comp_type));
  return null;
end $$;

/* A person's own row: what proves him, and whether he may come in at all. */
create function door.bump_self() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if (new.password, new.phone_hash, new.enabled) is distinct from (old.password, old.phone_hash, old.enabled) then
    new.rights_version := old.rights_version + 1;
  end if;
  return new;
end $$;

/* Lists read the number off the membership; it follows the person. */
create function door.copy_phone() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.staff set phone_cipher = new.phone_cipher, phone_hash = new.phone_hash, phone_mask = new.phone_mask where user_id = new.id;
  return null;
end $$;

do $$
declare
  t text;
begin
  foreach t in array array['role_user', 'park_access'] loop
    execute format('create trigger %1$s_added after insert on %1$s referencing new table as changed for each statement execute function door.bump_users()', t);
    execute format('create trigger %1$s_changed after update on %1$s referencing new table as changed for each statement execute function door.bump_users()', t);
    execute format('create trigger %1$s_gone after delete on %1$s referencing old table as changed for each statement execute function door.bump_users()', t);
  end loop;
  foreach t in array array['role', 'role_grant', 'menu', 'menu_switch', 'park', 'company_park', 'company_attribute', 'park_access'] loop
    execute format('create trigger %1$s_space_added after insert on %1$s referencing new table as changed for each statement execute function door.bump_spaces()', t);
    execute format('create trigger %1$s_space_changed after update on %1$s referencing new table as changed for each statement execute function door.bump_spaces()', t);
    execute format('create trigger %1$s_space_gone after delete on %1$s referencing old table as changed for each statement execute function door.bump_spaces()', t);
  end loop;
end $$;
create trigger staff_changed after update on staff referencing old table as changed new table as fresh for each statement execute function door.bump_staff();
create trigger company_changed after update on company referencing old table as changed new table as fresh for each statement execute function door.bump_companies();
create trigger user_changed before update on "user" for each row execute function door.bump_self();
create trigger user_phone_changed after update of phone_hash on "user" for each row execute function door.copy_phone();

do $$
declare
  f regprocedure;
begin
  for f in select p.oid::regprocedure from pg_proc p where p.pronamespace = 'door'::regnamespace loop
    execute format('alter function %s owner to park_door', f);
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$;
grant execute on function door.enter, door.session_find, door.session_touch, door.session_revoke, door.session_default, door.login_lookup,
  door.session_open, door.contexts_of, door.access_facts, door.companies, door.project_known to park_app;
