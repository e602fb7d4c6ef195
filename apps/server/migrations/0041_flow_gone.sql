/*
 * Nothing is started of a flow that is being removed. Whoever removes it holds its row alone, so a start has either been seen by him
 * or waits for him here and finds the flow gone.
 */
create function app.flow_starts() returns trigger language plpgsql set search_path = '' as $$
begin
  perform from public.flow f where f.space_id = new.space_id and f.id = new.flow_id and f.deleted_at is null for key share;
  if not found then
    raise exception using errcode = 'check_violation', constraint = 'flow_gone', message = 'the flow has been removed';
  end if;
  return new;
end $$;
create trigger flow_started before insert on flow_instance for each row execute function app.flow_starts();
