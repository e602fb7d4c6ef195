/* Returns absences that have begun and whose waiting to-dos have not been handed to the delegate, each claimed once. */
create or replace function door.flow_absences()
returns table (space_id uuid, company_id uuid, user_id uuid, delegate_id uuid, flow_ids uuid[])
language sql volatile security definer set search_path = '' as $$
  update public.flow_absence a set applied_at = app.now()
   where a.applied_at is null and a.ended_at is null and a.during @> app.now()
  returning a.space_id, a.company_id, a.user_id, a.delegate_id, a.flow_ids
$$;
grant execute on function door.flow_absences() to park_app;
