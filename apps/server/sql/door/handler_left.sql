/*
 * Sends an event about the open to-dos of a member who leaves or is disabled. A handover moves to-dos shortly after, so the event is due
 * a minute later and concerns only to-dos that still wait then.
 */
create or replace function door.handler_left() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if exists (select from public.flow_task t where t.company_id = new.company_id and t.user_id = new.user_id and t.state = 'open') then
    insert into public.outbox (space_id, event, payload, due_at)
    values (new.space_id, 'flow.left', jsonb_build_object('companyId', new.company_id, 'userId', new.user_id),
            app.now() + interval '1 minute');
  end if;
  return null;
end $$;
