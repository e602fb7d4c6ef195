/*
 * What people are told: besides the process it is about, a page it may lead to, and a name under which nobody is told it twice,
 * however often the job that tells it runs.
 */
alter table message
  add column link text check (link ~ '^/[^/]' and char_length(link) <= 200),
  add column key  text check (char_length(key) between 1 and 100);
create unique index message_once on message (company_id, user_id, key) where key is not null;

/*
 * Who may look after a process or a park's flows: the managers of the flow, the super administrators of the operator, whoever
 * holds a role of the park, and the administrators of the company concerned. What each of them may do his rights say.
 */
create function door.flow_keepers(p_park uuid, p_company uuid, p_flow uuid)
returns table (company_id uuid, user_id uuid, side text, is_manager boolean)
language sql stable security definer set search_path = '' as $$
  select f.company_id, f.user_id, case c.comp_type when 0 then 'company' when 1 then 'assist' else 'operator' end, bool_or(f.key = 0)
    from door.flow_people(p_park, p_company, null, p_flow, jsonb_build_array(
           jsonb_build_object('key', 0, 'kind', 'users', 'ids', to_jsonb(array(
             select unnest(w.manager_ids) from public.flow w where w.space_id = app.space() and w.park_id = p_park and w.id = p_flow))),
           jsonb_build_object('key', 1, 'kind', 'admins'),
           jsonb_build_object('key', 2, 'kind', 'parkRole', 'ids', to_jsonb(array(
             select distinct h.role_id from public.role_user h where h.space_id = app.space() and h.park_id = p_park))),
           jsonb_build_object('key', 3, 'kind', 'manager'))) as f
    join public.company c on c.space_id = app.space() and c.id = f.company_id
   where app.reach() = 'job'
   group by 1, 2, 3 order by 1, 2
$$;

/*
 * Whoever stops being there while something waits for him leaves it to nobody. What a handover moves is moved a moment later,
 * so whoever looks after the flow is told only of what still waits then.
 */
create function door.handler_left() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if exists (select from public.flow_task t where t.company_id = new.company_id and t.user_id = new.user_id and t.state = 'open') then
    insert into public.outbox (space_id, event, payload, due_at)
    values (new.space_id, 'flow.left', jsonb_build_object('companyId', new.company_id, 'userId', new.user_id), app.now() + interval '1 minute');
  end if;
  return null;
end $$;

/* Parks that have said nothing of the days of a year. */
create function door.calendar_gaps(p_year integer) returns table (space_id uuid, park_id uuid)
language sql stable security definer set search_path = '' as $$
  select k.space_id, k.id from public.park k
   where k.enabled and k.space_id <> app.platform() and not exists (
     select from public.park_calendar_day d where d.space_id = k.space_id and d.park_id = k.id
        and d.day >= make_date(p_year, 1, 1) and d.day < make_date(p_year + 1, 1, 1))
   order by k.space_id, k.id
$$;
select app.open_to_door('park_calendar_day', 'select');

do $$
declare
  f regprocedure;
begin
  foreach f in array array['door.flow_keepers(uuid, uuid, uuid)', 'door.handler_left()', 'door.calendar_gaps(integer)']::regprocedure[] loop
    execute format('alter function %s owner to park_door', f);
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$;
grant execute on function door.flow_keepers(uuid, uuid, uuid), door.calendar_gaps(integer) to park_app;

create trigger staff_leaves_tasks after update of left_at, enabled on staff for each row
  when (old.left_at is null and old.enabled and (new.left_at is not null or not new.enabled)) execute function door.handler_left();
