/*
 * Writes the result of one step of an instance: state, to-dos, history, timers, copies, effects, messages and outbox events, all or
 * nothing. A new instance must be the actor's own; an existing instance must be visible and unchanged since it was read.
 */
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
    if not v_park = any (app.parks())
       or (app.reach() <> 'job' and ((i ->> 'companyId')::uuid <> app.company() or (i ->> 'userId')::uuid <> app.user_id())) then
      raise exception using errcode = 'insufficient_privilege', message = 'an instance is its applicant''s own';
    end if;
    v_number := door.flow_number(v_park);
    insert into public.flow_instance (space_id, park_id, company_id, id, number, flow_id, version_id, flow_name, company_name, user_id,
      title, form, summary, state, people, participants, current, status, is_auto, subject, subject_id, parent_id, parent_key, ended_at)
    values (v_space, v_park, (i ->> 'companyId')::uuid, v_id, v_number, (i ->> 'flowId')::uuid, (i ->> 'versionId')::uuid, i ->> 'flowName',
      i ->> 'companyName', (i ->> 'userId')::uuid, i ->> 'title', i -> 'form', i -> 'summary', i -> 'state', i -> 'people',
      array(select jsonb_array_elements_text(i -> 'participants')), i -> 'current', i ->> 'status', (i ->> 'isAuto')::boolean,
      i ->> 'subject', (i ->> 'subjectId')::uuid, (i ->> 'parentId')::uuid, i ->> 'parentKey',
      case when (i ->> 'isOver')::boolean then app.now() end);
  else
    update public.flow_instance f
       set form = i -> 'form', summary = i -> 'summary', state = i -> 'state', people = i -> 'people', title = i ->> 'title',
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
    from jsonb_to_recordset(p -> 'tasks') as n (id integer, "companyId" uuid, "userId" uuid, node text, "nodeName" text, kind text,
         state text, action text)
  on conflict (space_id, instance_id, id)
  do update set company_id = excluded.company_id, user_id = excluded.user_id, state = excluded.state, action = excluded.action,
    done_at = case when excluded.state = t.state then t.done_at else excluded.done_at end,
    opened_at = case when excluded.state = 'open' and t.state <> 'open' then app.now() else t.opened_at end,
    read_at = case when excluded.state = 'open' and t.state <> 'open' then null else t.read_at end;

  insert into public.flow_history (space_id, park_id, instance_id, at, event, company_id, user_id, user_name, node, node_name,
    task_id, comment, data)
  select v_space, v_park, v_id,
         n.ord::integer + coalesce((select max(h.at) from public.flow_history h where h.space_id = v_space and h.instance_id = v_id), 0),
         n.row ->> 'event', (n.row ->> 'companyId')::uuid, (n.row ->> 'userId')::uuid, n.row ->> 'userName', n.row ->> 'node',
         n.row ->> 'nodeName', (n.row ->> 'taskId')::integer, n.row ->> 'comment', coalesce(n.row -> 'data', '{}')
    from jsonb_array_elements(p -> 'history') with ordinality as n (row, ord);

  if jsonb_array_length(p -> 'cleared') > 0 then
    delete from public.flow_timer t
     where t.space_id = v_space and t.instance_id = v_id and t.key in (select jsonb_array_elements_text(p -> 'cleared'));
  end if;
  if jsonb_array_length(p -> 'timers') > 0 then
    insert into public.flow_timer (space_id, park_id, instance_id, key, event, due_at)
    select v_space, v_park, v_id, n.key, n.event, n."dueAt"
      from jsonb_to_recordset(p -> 'timers') as n (key text, event jsonb, "dueAt" timestamptz)
    on conflict (space_id, instance_id, key)
      do update set event = excluded.event, due_at = excluded.due_at, attempts = 0, last_error = null;
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
    select v_space, v_park, v_id, n.id, n.key, n.name, n.payload
      from jsonb_to_recordset(p -> 'effects') as n (id uuid, key text, name text, payload jsonb)
    on conflict (space_id, instance_id, key) do nothing;
  end if;
  if jsonb_array_length(p -> 'outbox') > 0 then
    insert into public.outbox (space_id, event, payload)
    select v_space, n.event, n.payload from jsonb_to_recordset(p -> 'outbox') as n (event text, payload jsonb);
  end if;
  perform pg_notify('live', jsonb_build_object('userId', told, 'kind', 'todo')::text) from jsonb_array_elements_text(p -> 'live') as told;
  return jsonb_build_object('number', v_number);
end $$;
grant execute on function door.flow_write(jsonb) to park_app;
