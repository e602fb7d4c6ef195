/* Wakes the worker when events were inserted; a statement without rows does not. */
create or replace function door.outbox_told() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from added) then
    notify outbox;
  end if;
  return null;
end $$;
