/*
 * Refuses a new instance of a flow that is being removed. Removing a flow locks its row, so a start either commits before it or waits
 * here and finds the flow gone.
 */
create or replace function app.flow_starts() returns trigger language plpgsql set search_path = '' as $$
begin
  perform from public.flow f where f.space_id = new.space_id and f.id = new.flow_id and f.deleted_at is null for key share;
  if not found then
    raise exception using errcode = 'check_violation', constraint = 'flow_gone', message = 'the flow has been removed';
  end if;
  return new;
end $$;
