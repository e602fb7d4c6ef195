/* Deletes the bytes of tasks past their expiry and their history after a quarter; returns how many tasks were deleted. */
create or replace function door.task_tidy() returns integer
language sql volatile security definer set search_path = '' as $$
  with bytes as (
    delete from public.task_part p using public.task t
     where t.space_id = p.space_id and t.company_id = p.company_id and t.id = p.task_id and t.finished_at is not null
       and coalesce(t.expires_at, t.finished_at + interval '7 days') < app.now()
  ), gone as (
    delete from public.task t where t.finished_at < app.now() - interval '90 days' returning 1
  ) select count(*)::integer from gone
$$;
grant execute on function door.task_tidy() to park_app;
