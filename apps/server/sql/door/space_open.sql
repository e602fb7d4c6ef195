/*
 * Opens a space: its operator, first park and first super administrator, who is invited and has no password yet. The only place where a
 * command writes into another space than its own.
 */
create or replace function door.space_open(p_space uuid, p_name text, p_code text, p_company uuid, p_company_name text, p_park uuid,
  p_park_name text, p_cipher bytea, p_hash bytea, p_mask text, p_real_name text, p_known boolean, p_activation bytea, p_days integer)
returns jsonb language plpgsql volatile security definer set search_path = '' as $$
begin
  if app.reach() <> 'platform' then
    raise exception using errcode = 'insufficient_privilege', message = 'only the platform opens a space';
  end if;
  insert into public.space (id, name, project_code, operator_company_id, updated_by)
  values (p_space, p_name, p_code, p_company, app.user_id());
  insert into public.company (space_id, id, name, comp_type, settled_at) values (p_space, p_company, p_company_name, 2, app.now());
  insert into public.park (space_id, id, name) values (p_space, p_park, p_park_name);
  insert into public.department (space_id, company_id, name, order_num, level) values (p_space, p_company, p_company_name, 0, 1);
  return door.operator_invite(p_space, p_cipher, p_hash, p_mask, p_real_name, p_known, p_activation, p_days);
end $$;
grant execute on function door.space_open(uuid, text, text, uuid, text, uuid, text, bytea, bytea, text, text, boolean, bytea, integer)
  to park_app;
