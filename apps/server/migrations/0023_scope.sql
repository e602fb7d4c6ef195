/* As before, and with each role the departments its data scope names and what it says about fields. */
create or replace function door.access_facts(p_user uuid, p_company uuid, p_park uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with place as (
    select s.space_id, s.admin_level, sp.rights_version as space_version, sp.operator_company_id
      from public.staff s join public.space sp on sp.id = s.space_id
     where s.company_id = p_company and s.user_id = p_user and s.left_at is null
  ), held as (
    select r.id, r.space_id, r.company_id, r.code, r.kind, r.data_scope, r.field_policy
      from public.role_user h join public.role r on r.space_id = h.role_space_id and r.id = h.role_id and r.deleted_at is null
     where h.company_id = p_company and h.user_id = p_user and (h.park_id is null or h.park_id = p_park) and h.valid @> app.now()
    union
    select r.id, r.space_id, r.company_id, r.code, r.kind, r.data_scope, r.field_policy
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
    'roles', (select coalesce(jsonb_agg(jsonb_build_object('code', code, 'kind', kind, 'scope', data_scope, 'nodes', nodes, 'fields', field_policy,
               'departmentIds', (select coalesce(jsonb_agg(n.department_id), '[]') from public.role_department n where n.role_id = sets.id))
               order by code), '[]') from sets),
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
 * Until when what was read of somebody's rights and of where he may act holds if nobody changes anything: the next moment a role
 * or an entry to a park of his begins or ends. Null: for good. Versions move with changes, this with the clock.
 */
create function door.rights_until(p_user uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select min(bound)
    from public.staff s
    cross join lateral (
      select unnest(array[lower(h.valid), upper(h.valid)]) from public.role_user h where h.company_id = s.company_id and h.user_id = s.user_id
      union all
      select unnest(array[lower(a.valid), upper(a.valid)]) from public.park_access a
       where a.company_id = s.company_id and (a.user_id = s.user_id or a.department_id = s.department_id)) as bounds (bound)
   where s.user_id = p_user and s.left_at is null and bound > app.now()
$$;

-- asked whenever somebody's rights are read
create index park_access_company on park_access (company_id);

drop function door.enter(bytea, uuid, uuid, text, uuid, text, text, integer[]);
create function door.enter(p_token bytea, p_user uuid, p_space uuid, p_parks text, p_company uuid, p_side text, p_reach text,
  p_versions integer[], p_until timestamptz)
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
  if seen <> p_versions or p_until <= app.now() then
    raise exception using errcode = 'PA409', message = 'rights changed';
  end if;
  perform set_config('app.user_id', p_user::text, true), set_config('app.space_id', p_space::text, true),
    set_config('app.park_ids', p_parks, true), set_config('app.company_id', p_company::text, true),
    set_config('app.side', p_side, true), set_config('app.reach', p_reach, true);
end $$;

drop function door.enter_as(uuid, uuid, text, uuid, text, text, integer[]);
create function door.enter_as(p_user uuid, p_space uuid, p_parks text, p_company uuid, p_side text, p_reach text, p_versions integer[],
  p_until timestamptz)
returns void language plpgsql security definer set search_path = '' as $$
begin
  if p_until <= app.now()
     or array[(select rights_version from public."user" where id = p_user), (select rights_version from public.space where id = p_space),
              (select rights_version from public.space where id = app.platform())] is distinct from p_versions then
    raise exception using errcode = 'PA409', message = 'rights changed';
  end if;
  perform set_config('app.user_id', p_user::text, true), set_config('app.space_id', p_space::text, true),
    set_config('app.park_ids', p_parks, true), set_config('app.company_id', p_company::text, true),
    set_config('app.side', p_side, true), set_config('app.reach', p_reach, true);
end $$;

do $$
declare
  f regprocedure;
begin
  foreach f in array array['door.rights_until(uuid)',
    'door.enter(bytea, uuid, uuid, text, uuid, text, text, integer[], timestamptz)',
    'door.enter_as(uuid, uuid, text, uuid, text, text, integer[], timestamptz)']::regprocedure[] loop
    execute format('alter function %s owner to park_door', f);
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to park_app', f);
  end loop;
end $$;
