/*
 * Says no from within a statement, by a name that stands for a reason like that of a constraint: a command that is one statement, its
 * record in it, is then done as a whole or not at all.
 */
create function app.refuse(p_reason text) returns uuid language plpgsql volatile as $$
begin
  raise exception using errcode = 'check_violation', constraint = p_reason, message = format('refused: %s', p_reason);
end $$;
revoke execute on function app.refuse(text) from public;
grant execute on function app.refuse(text) to park_app;

/* A statement that may have something to tell and has not wakes nobody. */
create or replace function door.outbox_told() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from added) then
    notify outbox;
  end if;
  return null;
end $$;
drop trigger outbox_added on outbox;
create trigger outbox_added after insert on outbox referencing new table as added for each statement execute function door.outbox_told();
