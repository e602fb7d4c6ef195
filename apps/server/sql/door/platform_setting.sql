/* Returns a setting of the platform in its newest version. */
create or replace function door.platform_setting(p_code text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select content from public.config_entry where space_id = app.platform() and park_id is null and code = p_code
   order by config_version desc limit 1
$$;
