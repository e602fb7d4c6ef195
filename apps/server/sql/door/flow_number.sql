/*
 * Returns the number of a new application: the day and the lowest number that is still free on this day. Free numbers are rows, inserted
 * some ahead. A start deletes the first row that no other transaction has locked, and a rollback brings the row back. So no number is
 * missing in the end, and no start waits for another to commit.
 */
create or replace function door.flow_number(p_park uuid) returns text
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  ahead constant integer := 20;
  v_space constant uuid := app.space();
  v_day constant date := (app.now() at time zone 'Asia/Shanghai')::date;
  v_number integer;
  v_last integer;
begin
  for turn in 1..2 loop
    delete from public.flow_number_free f where f.space_id = v_space and f.park_id = p_park and f.day = v_day and f.number = (
      select n.number from public.flow_number_free n where n.space_id = v_space and n.park_id = p_park and n.day = v_day
       order by n.number limit 1 for update skip locked) returning f.number into v_number;
    exit when found or turn = 2;
    -- the row lock below lets one transaction at a time add further numbers; a transaction that waited for it finds them and adds none
    insert into public.flow_number (space_id, park_id, day, last) values (v_space, p_park, v_day, 0) on conflict do nothing;
    select n.last into v_last from public.flow_number n where n.space_id = v_space and n.park_id = p_park and n.day = v_day for update;
  end loop;
  if v_number is null then
    update public.flow_number n set last = v_last + ahead where n.space_id = v_space and n.park_id = p_park and n.day = v_day;
    delete from public.flow_number_free f where f.space_id = v_space and f.park_id = p_park and f.day < v_day;
    insert into public.flow_number_free select v_space, p_park, v_day, n from generate_series(v_last + 2, v_last + ahead) as n;
    v_number := v_last + 1;
  end if;
  return to_char(v_day, 'YYYYMMDD') || lpad(v_number::text, greatest(4, length(v_number::text)), '0');
end $$;
