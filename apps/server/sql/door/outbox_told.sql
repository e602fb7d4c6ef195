/* Wakes the worker when events were added. A statement that adds none wakes nobody. */
create or replace function door.outbox_told() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from added) then
    notify outbox;
  end if;
  return null;
end $$;
