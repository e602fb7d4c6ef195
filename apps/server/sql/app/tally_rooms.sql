/*
 * Keeps building_tally consistent with the rooms. Rows are written in the order of the key, so that two changes of several buildings
 * wait for each other instead of deadlocking.
 */
create or replace function app.tally_rooms() returns trigger language plpgsql as $$
declare
  changes constant text := case tg_op
    when 'INSERT' then 'select 1 as sign, g.* from gained g'
    when 'DELETE' then 'select -1 as sign, l.* from lost l'
    else 'select 1 as sign, g.* from gained g union all select -1, l.* from lost l' end;
begin
  execute format($sql$
    insert into public.building_tally as t (space_id, park_id, building_id, day, room_num, built_area, usable_area, rentable_area)
    select s.* from (
      select c.space_id, c.park_id, c.building_id, d.day, sum(c.sign * d.sign) as rooms, sum(c.sign * d.sign * c.built_area) as built,
             sum(c.sign * d.sign * coalesce(c.usable_area, 0)) as usable, sum(c.sign * d.sign * c.rentable_area) as rentable
        from (%s) c
        cross join lateral (values (coalesce(lower(c.during), '-infinity'), 1), (upper(c.during), -1)) as d (day, sign)
       where d.day is not null and not isempty(c.during)
       group by c.space_id, c.park_id, c.building_id, d.day) s
     where (s.rooms, s.built, s.usable, s.rentable) <> (0, 0, 0, 0)
     order by s.space_id, s.park_id, s.building_id, s.day
    on conflict (space_id, park_id, building_id, day) do update
       set room_num = t.room_num + excluded.room_num, built_area = t.built_area + excluded.built_area,
           usable_area = t.usable_area + excluded.usable_area, rentable_area = t.rentable_area + excluded.rentable_area$sql$, changes);
  return null;
end $$;
