/* Gives a new park its built-in flow. */
create or replace function door.park_flows() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform door.flow_seed(new.space_id, new.id);
  return null;
end $$;
