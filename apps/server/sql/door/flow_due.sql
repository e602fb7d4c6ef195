/* Returns timers that are due, each claimed by one process. A failed timer is retried with a growing delay. */
create or replace function door.flow_due(p_most integer)
returns table (space_id uuid, park_id uuid, company_id uuid, instance_id uuid, key text, event jsonb)
language sql volatile security definer set search_path = '' as $$
  update public.flow_timer t
     set attempts = least(t.attempts + 1, 1000), due_at = app.now() + make_interval(mins => least(t.attempts + 1, 60))
    from (select d.space_id, d.instance_id, d.key from public.flow_timer d
           where d.due_at <= app.now() order by d.due_at limit p_most for update skip locked) as due
    join public.flow_instance i on i.space_id = due.space_id and i.id = due.instance_id
   where t.space_id = due.space_id and t.instance_id = due.instance_id and t.key = due.key
  returning t.space_id, t.park_id, i.company_id, t.instance_id, t.key, t.event
$$;
grant execute on function door.flow_due(integer) to park_app;
