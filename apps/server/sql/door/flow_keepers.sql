/*
 * Returns the people who manage an instance or the flows of a park: managers of the flow, super administrators of the operator, holders
 * of a role of the park, and administrators of the company concerned. Rights decide what each of them may do.
 */
create or replace function door.flow_keepers(p_park uuid, p_company uuid, p_flow uuid)
returns table (company_id uuid, user_id uuid, side text, is_manager boolean)
language sql stable security definer set search_path = '' as $$
  select f.company_id, f.user_id, case c.comp_type when 0 then 'company' when 1 then 'assist' else 'operator' end, bool_or(f.key = 0)
    from door.flow_people(p_park, p_company, null, p_flow, jsonb_build_array(
           jsonb_build_object('key', 0, 'kind', 'users', 'ids', to_jsonb(array(
             select unnest(w.manager_ids) from public.flow w where w.space_id = app.space() and w.park_id = p_park and w.id = p_flow))),
           jsonb_build_object('key', 1, 'kind', 'admins'),
           jsonb_build_object('key', 2, 'kind', 'parkRole', 'ids', to_jsonb(array(
             select distinct h.role_id from public.role_user h where h.space_id = app.space() and h.park_id = p_park))),
           jsonb_build_object('key', 3, 'kind', 'manager'))) as f
    join public.company c on c.space_id = app.space() and c.id = f.company_id
   where app.reach() = 'job'
   group by 1, 2, 3 order by 1, 2
$$;
grant execute on function door.flow_keepers(uuid, uuid, uuid) to park_app;
