/*
 * Refuses a change after which a split or merge of rooms would no longer have equal areas before and after. Otherwise re-measuring a
 * room that came out of a split would change the area of the building.
 */
create or replace function app.keep_area() returns trigger language plpgsql as $$
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
    raise exception using errcode = 'check_violation', constraint = 'room_conserved',
      message = 'an operation would not measure the same before and after';
  end if;
  return null;
end $$;
