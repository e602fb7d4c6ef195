/*
 * Runs before a claim is written: locks the room's row, so that two concurrent claims run one after the other instead of deadlocking,
 * then checks that the claim lies within the days of the room and that a disabled room is neither let nor held.
 */
create or replace function app.claim_room() returns trigger language plpgsql as $$
declare
  claimed record;
begin
  select r.during, r.is_disabled into claimed from public.room r
   where r.space_id = new.space_id and r.park_id = new.park_id and r.id = new.room_id for no key update;
  if claimed.during is null or not new.during <@ claimed.during then
    raise exception using errcode = 'check_violation', constraint = 'occupancy_outside', message = 'the room is not there all that time';
  end if;
  if tg_op = 'INSERT' and claimed.is_disabled and new.kind in ('lease', 'hold') then
    raise exception using errcode = 'check_violation', constraint = 'occupancy_disabled', message = 'the room is disabled';
  end if;
  return new;
end $$;
