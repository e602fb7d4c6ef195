/*
 * Returns all facts from which a user's effective rights are computed, with the three versions that must still be current when they are
 * used.
 */
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
    'roles', (select coalesce(jsonb_agg(jsonb_build_object('code', code, 'kind', kind, 'scope', data_scope,
               'nodes', nodes, 'fields', field_policy,
               'departmentIds', (select coalesce(jsonb_agg(n.department_id), '[]') from public.role_department n where n.role_id = sets.id))
               order by code), '[]') from sets),
    'package', (select to_jsonb(g.nodes) from public.role r join public.role_grant g on g.role_id = r.id
                 where r.space_id = place.space_id and r.kind = 'package' and r.deleted_at is null limit 1),
    'attributes', door.attribute_nodes(p_company, p_park),
    'phones', (select e.content from public.config_entry e
                where e.code = 'platformadmin.phone.display' and e.config_version = 0 and e.space_id in (place.space_id, app.platform())
                  and (e.park_id is null or e.park_id = p_park)
                order by (e.park_id is null), (e.space_id = app.platform()) limit 1),
    'off', (select coalesce(jsonb_agg(w.code), '[]') from public.menu_switch w
             where w.space_id = place.space_id and w.park_id = p_park and w.app_switch = 0))
    from place, public."user" u, public.space platform
   where u.id = p_user and platform.id = app.platform()
$$;
grant execute on function door.access_facts(uuid, uuid, uuid) to park_app;
