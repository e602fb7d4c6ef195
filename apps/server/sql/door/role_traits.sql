/* Returns how far the rights of a role go: its data scope, the departments of the scope `custom`, and its field policy. */
create or replace function door.role_traits(p_role uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'scope', r.data_scope,
    'departmentIds', (select coalesce(jsonb_agg(n.department_id), '[]') from public.role_department n where n.role_id = r.id),
    'fields', r.field_policy)
    from public.role r where r.id = p_role and r.space_id in (app.space(), app.platform())
$$;
grant execute on function door.role_traits(uuid) to park_app;
