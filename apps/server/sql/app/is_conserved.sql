/*
 * Decision 82: the rooms before and after a split or merge lie on one floor, meet on one day, and have the same area to a ten-
 * thousandth of a square metre.
 */
create or replace function app.is_conserved(p_space uuid, p_park uuid, p_operation uuid) returns boolean language sql stable as $$
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
grant execute on function app.is_conserved(uuid, uuid, uuid) to park_app, park_keeper;
