/* Approvals at speed: people are found by index, numbers are taken without waiting, a step writes only what there is. */

/* When it moved is no part of an index, and a page keeps room: a step then writes the row beside itself and no index at all. */
drop index flow_instance_running;
create index flow_instance_running on flow_instance (space_id, park_id, id) where ended_at is null;
alter table flow_instance set (fillfactor = 70);

/*
 * Who is behind what a definition names, however many people there are: one statement over every kind of rule had to be ready
 * for all of them and read everybody; now each rule asks only for what it is.
 */
create index staff_managers on staff (company_id) where admin_level >= 2 and left_at is null;

/* Whom one rule names, each in the company he is named in; whether he is still there is asked of all of them together. */
create function door.flow_named(p_park uuid, p_company uuid, p_user uuid, r jsonb)
returns table (ord integer, company_id uuid, user_id uuid)
language plpgsql stable security definer rows 5 set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  v_space constant uuid := app.space();
  v_ids constant text[] := array(select jsonb_array_elements_text(r -> 'ids'));
  v_up constant integer := coalesce((r ->> 'up')::integer, 0);
  v_companies constant uuid[] := case when r ? 'companies' then array(select jsonb_array_elements_text(r -> 'companies'))::uuid[] end;
begin
  case r ->> 'kind'
  when 'users' then return query
    select n.ord::integer, s.company_id, s.user_id from unnest(v_ids::uuid[]) with ordinality as n (id, ord)
      join public.staff s on s.user_id = n.id and s.space_id = v_space and (v_companies is null or s.company_id = any (v_companies));
  when 'manager' then return query
    select 0, s.company_id, s.user_id from public.staff s where s.company_id = p_company and s.admin_level >= 2 and s.left_at is null;
  when 'companyRole' then
    return query select 0, s.company_id, s.user_id from public.staff s
      where 'AllCompanyStaff' = any (v_ids) and s.company_id = p_company and s.left_at is null;
    return query select 0, s.company_id, s.user_id from public.staff s
      where s.company_id = p_company and s.admin_level >= 2 and s.left_at is null
        and ('enterpriseComManager' = any (v_ids) or ('companySuperAdmin' = any (v_ids) and s.admin_level = 3));
    return query select 0, h.company_id, h.user_id from unnest(v_ids) as i (id)
      join public.role_user h on h.role_id = i.id::uuid and h.company_id = p_company and (h.park_id is null or h.park_id = p_park) and h.valid @> app.now()
      where i.id ~ '^[0-9a-f-]{36}$';
  when 'parkRole' then return query
    select 0, h.company_id, h.user_id from unnest(v_ids) as i (id)
      join public.role_user h on h.role_id = i.id::uuid and h.space_id = v_space and (h.park_id is null or h.park_id = p_park) and h.valid @> app.now()
      join public.role o on o.space_id = h.role_space_id and o.id = h.role_id and o.kind in ('park', 'assist') and o.deleted_at is null
     where i.id ~ '^[0-9a-f-]{36}$';
  when 'department' then return query
    select 0, s.company_id, s.user_id from public.department d join public.staff s on s.company_id = d.company_id and s.department_id = d.id
     where d.space_id = v_space and d.id = any (v_ids::uuid[]);
  when 'head', 'heads' then return query
    with recursive line as (
      select d.id, d.parent_id, 0 as level from public.staff s join public.department d on d.company_id = s.company_id and d.id = s.department_id
       where s.company_id = p_company and s.user_id = p_user
      union all
      select d.id, d.parent_id, l.level + 1 from line l join public.department d on d.company_id = p_company and d.id = l.parent_id where l.level < v_up
    ) select l.level, m.company_id, m.user_id from line l
        join public.department_manager m on m.company_id = p_company and m.department_id = l.id and m.rank = 0
       where l.level = v_up or r ->> 'kind' = 'heads';
  -- the nearest head above somebody who is not he himself
  when 'headOf' then return query
    with recursive up as (
      select s.company_id, d.id, d.parent_id, 0 as level from public.staff s join public.department d on d.company_id = s.company_id and d.id = s.department_id
       where s.user_id = (v_ids[1])::uuid and s.space_id = v_space and s.company_id = any (v_companies)
      union all
      select u.company_id, d.id, d.parent_id, u.level + 1 from up u join public.department d on d.company_id = u.company_id and d.id = u.parent_id where u.level < 15
    ) select 0, m.company_id, m.user_id from up u join public.department_manager m on m.company_id = u.company_id and m.department_id = u.id and m.rank = 0
       where m.user_id <> (v_ids[1])::uuid order by u.level limit 1;
  when 'admins' then return query
    select 0, s.company_id, s.user_id from public.space sp join public.staff s on s.company_id = sp.operator_company_id and s.admin_level = 3 and s.left_at is null
     where sp.id = v_space;
  end case;
end $$;

/* As before: nobody who has left, was disabled or cannot enter the park is found, and whoever is away is with who stands in for him. */
create or replace function door.flow_people(p_park uuid, p_company uuid, p_user uuid, p_flow uuid, p_rules jsonb)
returns table (key integer, ord integer, company_id uuid, user_id uuid, user_name text, delegate_id uuid, delegate_name text)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  v_space constant uuid := app.space();
  v_keys integer[];
  v_ords integer[];
  v_companies uuid[];
  v_users uuid[];
begin
  if not p_park = any (app.parks()) then
    return;
  end if;
  select array_agg((r ->> 'key')::integer), array_agg(n.ord), array_agg(n.company_id), array_agg(n.user_id) into v_keys, v_ords, v_companies, v_users
    from jsonb_array_elements(p_rules) as r cross join lateral door.flow_named(p_park, p_company, p_user, r) as n;
  return query
  with recursive able as (
    select distinct on (n.key, s.user_id) n.key, n.ord, s.company_id, s.user_id, s.real_name
      from unnest(v_keys, v_ords, v_companies, v_users) as n (key, ord, company_id, user_id)
      join public.staff s on s.company_id = n.company_id and s.user_id = n.user_id and s.space_id = v_space and s.left_at is null and s.enabled
      join public.company c on c.space_id = s.space_id and c.id = s.company_id and c.enabled and c.deleted_at is null
     where case c.comp_type when 0 then exists (select from public.company_park p where p.space_id = v_space and p.park_id = p_park
                                                  and p.company_id = c.id and p.relation = 'settled' and p.left_at is null)
           else (c.comp_type = 2 and s.admin_level = 3) or exists (
             select from public.park_access a where a.space_id = v_space and a.park_id = p_park and a.company_id = c.id and a.valid @> app.now()
                and (a.user_id = s.user_id or a.department_id = s.department_id)) end
     order by n.key, s.user_id, (s.company_id = p_company) desc, c.comp_type desc, n.ord, s.company_id
  ), away as (
    -- whoever stands in may be away himself; a ring ends where it has gone round, and so does a long chain
    select a.company_id, a.user_id, b.delegate_id, array[a.user_id, b.delegate_id] as seen
      from (select distinct able.company_id, able.user_id from able) as a
      join public.flow_absence b on b.company_id = a.company_id and b.user_id = a.user_id and b.ended_at is null and b.during @> app.now()
       and (b.flow_ids is null or p_flow = any (b.flow_ids))
    union all
    select w.company_id, w.user_id, b.delegate_id, w.seen || b.delegate_id
      from away w join public.flow_absence b on b.company_id = w.company_id and b.user_id = w.delegate_id and b.ended_at is null and b.during @> app.now()
       and (b.flow_ids is null or p_flow = any (b.flow_ids)) and not b.delegate_id = any (w.seen) and cardinality(w.seen) < 6
  )
  select a.key, (row_number() over (partition by a.key order by a.ord, a.real_name, a.user_id))::integer, a.company_id, a.user_id, a.real_name, d.user_id, d.real_name
    from able a
    left join lateral (
      select s.user_id, s.real_name from away w join public.staff s on s.company_id = w.company_id and s.user_id = w.delegate_id and s.left_at is null and s.enabled
       where w.company_id = a.company_id and w.user_id = a.user_id order by cardinality(w.seen) desc limit 1) as d on true
   order by 1, 2 limit 500;
end $$;

/*
 * Numbers that can be taken. Who starts something takes the lowest one that nobody else is just taking, and gives it back when
 * he does not get through: no number is missing, and nobody waits until somebody else has written. Some are laid out ahead.
 */
create table flow_number_free (
  space_id uuid not null,
  park_id  uuid not null,
  day      date not null,
  number   integer not null,
  primary key (space_id, park_id, day, number)
);
select app.closed_table('flow_number_free');
select app.open_to_door('flow_number_free', 'select, insert, update, delete');

create function door.flow_number(p_park uuid) returns text
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
    -- one lays out; who waited for him finds what he left
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

/* The same as it was, without what there is nothing of: most steps set no clock, send no copy and tell nobody. */
create or replace function door.flow_write(p jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  i jsonb := p -> 'instance';
  v_space constant uuid := app.space();
  v_id constant uuid := i ->> 'id';
  v_park uuid;
  v_number text;
begin
  if (i ->> 'version')::integer = 0 then
    v_park := i ->> 'parkId';
    if not v_park = any (app.parks()) or (app.reach() <> 'job' and ((i ->> 'companyId')::uuid <> app.company() or (i ->> 'userId')::uuid <> app.user_id())) then
      raise exception using errcode = 'insufficient_privilege', message = 'an instance is its applicant''s own';
    end if;
    v_number := door.flow_number(v_park);
    insert into public.flow_instance (space_id, park_id, company_id, id, number, flow_id, version_id, flow_name, company_name, user_id, title, form, summary, state,
      people, participants, current, status, is_auto, subject, subject_id, parent_id, parent_key, ended_at)
    values (v_space, v_park, (i ->> 'companyId')::uuid, v_id, v_number, (i ->> 'flowId')::uuid, (i ->> 'versionId')::uuid, i ->> 'flowName', i ->> 'companyName',
      (i ->> 'userId')::uuid, i ->> 'title', i -> 'form', i -> 'summary', i -> 'state', i -> 'people',
      array(select jsonb_array_elements_text(i -> 'participants')), i -> 'current', i ->> 'status', (i ->> 'isAuto')::boolean, i ->> 'subject',
      (i ->> 'subjectId')::uuid, (i ->> 'parentId')::uuid, i ->> 'parentKey', case when (i ->> 'isOver')::boolean then app.now() end);
  else
    update public.flow_instance f set form = i -> 'form', summary = i -> 'summary', state = i -> 'state', people = i -> 'people', title = i ->> 'title',
           participants = array(select jsonb_array_elements_text(i -> 'participants')), current = i -> 'current', status = i ->> 'status',
           moved_at = case when (i ->> 'isMoved')::boolean then app.now() else f.moved_at end,
           ended_at = case when (i ->> 'isOver')::boolean then coalesce(f.ended_at, app.now()) end, version = f.version + 1
     where f.space_id = v_space and f.id = v_id and f.version = (i ->> 'version')::integer and door.flow_seen(f)
    returning f.park_id, f.number into v_park, v_number;
    if not found then
      raise exception using errcode = 'PA410', message = 'the instance has moved on';
    end if;
  end if;

  insert into public.flow_task as t (space_id, park_id, instance_id, id, company_id, user_id, node, node_name, kind, state, action, done_at)
  select v_space, v_park, v_id, n.id, n."companyId", n."userId", n.node, n."nodeName", n.kind, n.state, n.action,
         case when n.state = 'open' then null else app.now() end
    from jsonb_to_recordset(p -> 'tasks') as n (id integer, "companyId" uuid, "userId" uuid, node text, "nodeName" text, kind text, state text, action text)
  on conflict (space_id, instance_id, id) do update set company_id = excluded.company_id, user_id = excluded.user_id, state = excluded.state,
    action = excluded.action, done_at = case when excluded.state = t.state then t.done_at else excluded.done_at end,
    opened_at = case when excluded.state = 'open' and t.state <> 'open' then app.now() else t.opened_at end,
    read_at = case when excluded.state = 'open' and t.state <> 'open' then null else t.read_at end;

  insert into public.flow_history (space_id, park_id, instance_id, at, event, company_id, user_id, user_name, node, node_name, task_id, comment, data)
  select v_space, v_park, v_id,
         n.ord::integer + coalesce((select max(h.at) from public.flow_history h where h.space_id = v_space and h.instance_id = v_id), 0),
         n.row ->> 'event', (n.row ->> 'companyId')::uuid, (n.row ->> 'userId')::uuid, n.row ->> 'userName', n.row ->> 'node',
         n.row ->> 'nodeName', (n.row ->> 'taskId')::integer, n.row ->> 'comment', coalesce(n.row -> 'data', '{}')
    from jsonb_array_elements(p -> 'history') with ordinality as n (row, ord);

  if jsonb_array_length(p -> 'cleared') > 0 then
    delete from public.flow_timer t where t.space_id = v_space and t.instance_id = v_id and t.key in (select jsonb_array_elements_text(p -> 'cleared'));
  end if;
  if jsonb_array_length(p -> 'timers') > 0 then
    insert into public.flow_timer (space_id, park_id, instance_id, key, event, due_at)
    select v_space, v_park, v_id, n.key, n.event, n."dueAt" from jsonb_to_recordset(p -> 'timers') as n (key text, event jsonb, "dueAt" timestamptz)
    on conflict (space_id, instance_id, key) do update set event = excluded.event, due_at = excluded.due_at, attempts = 0, last_error = null;
  end if;

  if jsonb_array_length(p -> 'copies') > 0 then
    insert into public.flow_copy (space_id, park_id, instance_id, company_id, user_id, node_name, by_name)
    select v_space, v_park, v_id, n."companyId", n."userId", n."nodeName", n."byName"
      from jsonb_to_recordset(p -> 'copies') as n ("companyId" uuid, "userId" uuid, "nodeName" text, "byName" text)
    on conflict (space_id, instance_id, company_id, user_id) do nothing;
  end if;

  if jsonb_array_length(p -> 'messages') > 0 then
    insert into public.message (space_id, park_id, company_id, user_id, kind, title, content, instance_id)
    select v_space, v_park, n."companyId", n."userId", n.kind, n.title, n.content, v_id
      from jsonb_to_recordset(p -> 'messages') as n ("companyId" uuid, "userId" uuid, kind text, title text, content text);
  end if;

  if jsonb_array_length(p -> 'effects') > 0 then
    insert into public.flow_effect (space_id, park_id, instance_id, id, key, name, payload)
    select v_space, v_park, v_id, n.id, n.key, n.name, n.payload from jsonb_to_recordset(p -> 'effects') as n (id uuid, key text, name text, payload jsonb)
    on conflict (space_id, instance_id, key) do nothing;
  end if;
  if jsonb_array_length(p -> 'outbox') > 0 then
    insert into public.outbox (space_id, event, payload)
    select v_space, n.event, n.payload from jsonb_to_recordset(p -> 'outbox') as n (event text, payload jsonb);
  end if;
  perform pg_notify('live', jsonb_build_object('userId', told, 'kind', 'todo')::text) from jsonb_array_elements_text(p -> 'live') as told;
  return jsonb_build_object('number', v_number);
end $$;

alter function door.flow_named(uuid, uuid, uuid, jsonb) owner to park_door;
alter function door.flow_number(uuid) owner to park_door;
revoke execute on function door.flow_named(uuid, uuid, uuid, jsonb), door.flow_number(uuid) from public;
