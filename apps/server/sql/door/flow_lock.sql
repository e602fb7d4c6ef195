/* Reads an instance and locks it until the transaction ends, so that of two concurrent actors the second sees the result of the first. */
create or replace function door.flow_lock(p_id uuid) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select to_jsonb(i) || jsonb_build_object('now', app.now())
    from public.flow_instance i where i.space_id = app.space() and i.id = p_id and door.flow_seen(i) for no key update
$$;
grant execute on function door.flow_lock(uuid) to park_app;
