/*
 * Enables or disables an organisation: 'done', 'stale' if its card was changed meanwhile, null if there is none. A trigger ends the
 * sessions.
 */
create or replace function door.account_set_organisation(p_company uuid, p_version integer, p_enabled boolean) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  seen integer;
begin
  select version into seen from public.company
   where id = p_company and deleted_at is null and space_id <> app.platform() and app.reach() = 'platform' for no key update;
  if seen is null then
    return null;
  end if;
  if seen <> p_version then
    return 'stale';
  end if;
  update public.company set enabled = p_enabled, version = version + 1, updated_at = app.now(), updated_by = app.user_id()
   where id = p_company;
  return 'done';
end $$;
grant execute on function door.account_set_organisation(uuid, integer, boolean) to park_app;
