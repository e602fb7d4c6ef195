/*
 * Claims the next task that waits or whose runner has gone silent, until its lease ends. The space is not known before. A task whose
 * runner died five times is given up.
 */
create or replace function door.task_claim(p_lease uuid, p_length interval)
returns table (space_id uuid, company_id uuid, park_id uuid, user_id uuid, id uuid, kind text, subject text, params jsonb)
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.task t set state = 'failed', lease = null, lease_until = null, finished_at = app.now(),
         result = jsonb_build_object('message', '任务多次中断，请稍后重试')
   where t.state = 'running' and t.lease_until < app.now() and t.attempts >= 5;
  return query
    update public.task t set state = 'running', lease = p_lease, lease_until = app.now() + p_length, attempts = t.attempts + 1,
           started_at = app.now(), done = 0, failed = 0
      from (select d.space_id, d.company_id, d.id from public.task d
             where d.state = 'waiting' or (d.state = 'running' and d.lease_until < app.now())
             order by d.created_at limit 1 for update skip locked) as due
     where t.space_id = due.space_id and t.company_id = due.company_id and t.id = due.id
    returning t.space_id, t.company_id, t.park_id, t.user_id, t.id, t.kind, t.subject, t.params;
end $$;
grant execute on function door.task_claim(uuid, interval) to park_app;
