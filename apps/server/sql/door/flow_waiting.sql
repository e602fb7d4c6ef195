/* Returns the to-dos waiting for a member of a company within reach. */
create or replace function door.flow_waiting(p_company uuid, p_user uuid)
returns table (park_id uuid, instance_id uuid, task_id integer, flow_id uuid, title text, opened_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select t.park_id, t.instance_id, t.id, i.flow_id, i.title, t.opened_at
    from public.flow_task t join public.flow_instance i on i.space_id = t.space_id and i.id = t.instance_id
   where t.space_id = app.space() and t.company_id = p_company and t.user_id = p_user and t.state = 'open'
     and (app.reach() = 'job' or p_company = any (door.companies()))
   order by t.opened_at, t.instance_id
$$;
grant execute on function door.flow_waiting(uuid, uuid) to park_app;
