/* Refuses to shorten the days of a room below those of a claim on it. */
create or replace function app.room_ends() returns trigger language plpgsql as $$
begin
  if exists (select from public.occupancy o
              where o.space_id = new.space_id and o.park_id = new.park_id and o.room_id = new.id and o.ended_at is null
                and not o.during <@ new.during) then
    raise exception using errcode = 'check_violation', constraint = 'room_crossed', message = 'something occupies the room beyond its days';
  end if;
  return null;
end $$;
