/*
 * What holds of claims and operations whoever writes them: a claim lies within the days of its room, nothing is left behind
 * when a room ends, and what is divided or joined measures as much after as before.
 */

/* A claim that was taken back counts on no day; one that was ended has shorter days. So the days of those that count never overlap. */
create or replace function app.claims_on(p_day date) returns setof public.occupancy language sql stable as $$
  select o.* from public.occupancy o
   where o.during @> (select p_day) and o.ended_at is null
     and (o.expires_at is null or o.expires_at > (select greatest(
            least(app.now(), (p_day + 1)::timestamp at time zone 'Asia/Shanghai'), p_day::timestamp at time zone 'Asia/Shanghai')))
$$;

/*
 * What is looked up of a room is found by a tree of its own. The constraints that keep days apart are another kind of index,
 * ten times as slow to look into; the planner takes them for equal, so they name the room in a way no question does.
 */
create index occupancy_by_room on occupancy (room_id) where ended_at is null;
create index room_price_by_room on room_price (room_id);
alter table occupancy drop constraint occupancy_once,
  add constraint occupancy_once exclude using gist (nullif(room_id, app.platform()) with =, during with &&) where (ended_at is null);
alter table room_price drop constraint room_price_once,
  add constraint room_price_once exclude using gist (nullif(room_id, app.platform()) with =, during with &&);

/* When a hold that had run out was noticed: its days end there, and nobody looks at it again. */
alter table occupancy add column expired_at timestamptz;
drop index occupancy_expiring;
create index occupancy_expiring on occupancy (expires_at) where ended_at is null and expired_at is null and expires_at is not null;

/* Whoever claims a room, divides it or joins it waits here for the others: two claims at once would wait for each other in a ring. */
create function app.claim_room() returns trigger language plpgsql as $$
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
create trigger occupancy_claims before insert or update of room_id, during, ended_at on occupancy
  for each row when (new.ended_at is null) execute function app.claim_room();

create function app.room_ends() returns trigger language plpgsql as $$
begin
  if exists (select from public.occupancy o
              where o.space_id = new.space_id and o.park_id = new.park_id and o.room_id = new.id and o.ended_at is null
                and not o.during <@ new.during) then
    raise exception using errcode = 'check_violation', constraint = 'room_crossed', message = 'something occupies the room beyond its days';
  end if;
  return null;
end $$;
create trigger room_crossing after update of during on room
  for each row when (old.during is distinct from new.during) execute function app.room_ends();

/* When it was, before the operation: what undoing it brings back. */
alter table room_lineage add column parent_during daterange;

/* Decision 82: one floor, one day, and not a ten-thousandth of a square metre more or less. */
create function app.is_conserved(p_space uuid, p_park uuid, p_operation uuid) returns boolean language sql stable as $$
  with operation as (
    select * from public.room_operation where space_id = p_space and park_id = p_park and id = p_operation and undone_at is null),
  part as (
    select distinct s.side, r.* from operation o
      join public.room_lineage l on l.space_id = o.space_id and l.park_id = o.park_id and l.operation_id = o.id
      cross join lateral (values (1, l.parent_id), (-1, l.child_id)) as s (side, room_id)
      join public.room r on r.space_id = l.space_id and r.park_id = l.park_id and r.id = s.room_id)
  select coalesce(sum(p.side * p.built_area) = 0 and sum(p.side * p.rentable_area) = 0 and bool_and(p.floor_id = o.floor_id)
         and bool_and(case p.side when 1 then isempty(p.during) or upper(p.during) = o.on_date
                                  else isempty(p.during) or lower(p.during) = o.on_date end), true)
    from operation o, part p
$$;
create function app.keep_area() returns trigger language plpgsql as $$
declare
  touched uuid[];
begin
  if tg_table_name = 'room_lineage' then
    touched := array[new.operation_id];
  else
    touched := array(select l.operation_id from public.room_lineage l
                      where l.space_id = new.space_id and l.park_id = new.park_id and new.id in (l.parent_id, l.child_id));
  end if;
  if exists (select from unnest(touched) as operation where not app.is_conserved(new.space_id, new.park_id, operation)) then
    raise exception using errcode = 'check_violation', constraint = 'room_conserved', message = 'an operation would not measure the same before and after';
  end if;
  return null;
end $$;
create constraint trigger room_lineage_conserved after insert or update on room_lineage deferrable initially deferred
  for each row execute function app.keep_area();
/* Whoever measures a room anew that came of another would make the building larger than it is. */
create constraint trigger room_conserved after update on room deferrable initially immediate
  for each row when ((old.built_area, old.rentable_area, old.floor_id) is distinct from (new.built_area, new.rentable_area, new.floor_id))
  execute function app.keep_area();

/* Every change of what occupies a room is in its log, with what it made of the room today. */
create function app.log_claim() returns trigger language plpgsql as $$
declare
  today constant date := app.today();
  was public.occupancy;
  before text;
  after text;
begin
  was := case when tg_op = 'UPDATE' then old end;
  if was.room_id is distinct from new.room_id then
    was := null;
  end if;
  select app.room_status(r.is_disabled, c.kind, c.leaving_on),
         case when new.during @> today or was.during @> today
              then app.room_status(r.is_disabled, case when was.ended_at is null and was.during @> today then was.kind end, was.leaving_on)
              else app.room_status(r.is_disabled, c.kind, c.leaving_on) end
    into after, before
    from public.room r
    left join app.claims_on(today) c on c.space_id = r.space_id and c.park_id = r.park_id and c.room_id = r.id
   where r.space_id = new.space_id and r.park_id = new.park_id and r.id = new.room_id;
  insert into public.room_log (space_id, park_id, room_id, by_user, what, from_status, to_status, source, source_id, details)
  values (new.space_id, new.park_id, new.room_id, app.user_id(),
    case when was.id is null or (was.ended_at is not null and new.ended_at is null) then 'claimed'
         when new.expired_at is not null and was.expired_at is null then 'expired'
         when new.ended_at is not null or coalesce(upper(new.during) < upper(was.during), upper_inf(was.during) and not upper_inf(new.during)) then 'ended'
         else 'changed' end,
    before, after, new.source, new.source_id,
    jsonb_strip_nulls(jsonb_build_object('claimId', new.id, 'kind', new.kind, 'from', lower(new.during), 'to', upper(new.during),
      'holder', coalesce((select c.name from public.company c where c.space_id = new.space_id and c.id = new.company_id), new.holder),
      'leavingOn', new.leaving_on)));
  return null;
end $$;
create trigger occupancy_log after insert or update on occupancy for each row execute function app.log_claim();

revoke execute on function app.claim_room(), app.room_ends(), app.is_conserved(uuid, uuid, uuid), app.keep_area(), app.log_claim() from public;
grant execute on function app.is_conserved(uuid, uuid, uuid) to park_app, park_keeper;

/* The parks in which a hold has run out and nobody has noticed yet. */
select app.open_to_door('occupancy', 'select');
create function door.holds_due() returns table (space_id uuid, park_id uuid)
language sql stable security definer set search_path = '' as $$
  select distinct o.space_id, o.park_id from public.occupancy o where o.ended_at is null and o.expired_at is null and o.expires_at <= app.now()
$$;
alter function door.holds_due() owner to park_door;
revoke execute on function door.holds_due() from public;
grant execute on function door.holds_due() to park_app;
