/*
 * Approvals. What a flow is lies in a park; its published versions never change, and what runs stays on the version it began
 * with. The engine computes, the tables remember: the state of an instance, one row per person's task, what was done, what
 * is due. All of it is written by one function, so that no task, no line of history and no state is there without the others.
 */
create table flow_group (
  space_id   uuid not null,
  park_id    uuid not null,
  id         uuid not null default gen_random_uuid(),
  name       text not null check (char_length(name) between 1 and 20),
  rank       integer not null default 0,
  created_at timestamptz not null default app.now(),
  updated_at timestamptz,
  updated_by uuid,
  version    integer not null default 1,
  primary key (space_id, id),
  constraint flow_group_park unique (space_id, park_id, id),
  constraint flow_group_name unique (space_id, park_id, name),
  foreign key (space_id, park_id) references park (space_id, id)
);
select app.park_table('flow_group');

create table flow (
  space_id    uuid not null,
  park_id     uuid not null,
  id          uuid not null default gen_random_uuid(),
  key         text not null check (key ~ '^[A-Za-z][A-Za-z0-9_-]{0,39}$'),
  name        text not null check (char_length(name) between 1 and 30),
  group_id    uuid,
  rank        integer not null default 0,
  icon        text not null default '' check (char_length(icon) <= 40),
  description text check (char_length(description) <= 200),
  -- who may start it; null is everybody of the park
  starters    jsonb,
  manager_ids uuid[] not null default '{}' check (cardinality(manager_ids) <= 20),
  -- what is being drawn and is not yet published
  draft       jsonb not null,
  enabled     boolean not null default true,
  is_built_in boolean not null default false,
  -- while it says so, what is started passes by itself
  auto_from   timestamptz,
  auto_until  timestamptz,
  auto_reason text check (char_length(auto_reason) <= 100),
  -- the version new instances run on; null: nothing was published yet
  live_id     uuid,
  live_number integer,
  is_changed  boolean not null default true,
  deleted_at  timestamptz,
  created_at  timestamptz not null default app.now(),
  updated_at  timestamptz,
  updated_by  uuid,
  version     integer not null default 1,
  primary key (space_id, id),
  constraint flow_park unique (space_id, park_id, id),
  foreign key (space_id, park_id) references park (space_id, id),
  constraint flow_in_group foreign key (space_id, park_id, group_id) references flow_group (space_id, park_id, id)
);
create unique index flow_key on flow (space_id, park_id, lower(key)) where deleted_at is null;
create unique index flow_name on flow (space_id, park_id, name) where deleted_at is null;
select app.park_table('flow');

create table flow_version (
  space_id   uuid not null,
  park_id    uuid not null,
  flow_id    uuid not null,
  id         uuid not null default gen_random_uuid(),
  number     integer not null check (number > 0),
  definition jsonb not null,
  remark     text check (char_length(remark) <= 100),
  created_at timestamptz not null default app.now(),
  created_by uuid,
  primary key (space_id, id),
  constraint flow_version_of unique (space_id, park_id, flow_id, id),
  constraint flow_version_number unique (space_id, flow_id, number),
  constraint flow_version_flow foreign key (space_id, park_id, flow_id) references flow (space_id, park_id, id)
);
select app.park_table('flow_version');
revoke update, delete on flow_version from park_app;
alter table flow add constraint flow_live foreign key (space_id, park_id, id, live_id) references flow_version (space_id, park_id, flow_id, id);

/* Whoever asks: what has been published stays as it was, or what runs on it would be something else tomorrow. */
create function app.never_changes() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'restrict_violation', message = format('rows of %s never change', tg_table_name);
end $$;
create trigger flow_version_stays before update on flow_version for each row execute function app.never_changes();

/* Who acts, as participants are named: somebody in one of his companies. */
create function app.member() returns text language sql stable parallel safe
  as $$ select app.company()::text || '/' || app.user_id()::text $$;
grant execute on function app.member() to park_app, park_door;

create table flow_instance (
  space_id     uuid not null,
  park_id      uuid not null,
  company_id   uuid not null,
  id           uuid not null,
  number       text not null,
  flow_id      uuid not null,
  version_id   uuid not null,
  flow_name    text not null,
  company_name text not null,
  user_id      uuid not null,
  title        text not null check (char_length(title) between 1 and 100),
  form         jsonb not null,
  summary      jsonb not null default '[]',
  state        jsonb not null,
  -- everybody it knows: by id the company he is in it for, and his name
  people       jsonb not null,
  participants text[] not null,
  -- who has to do something now, for lists
  current      jsonb not null default '[]',
  status       text not null check (status in ('running', 'returned', 'agreed', 'refused', 'withdrawn', 'stopped')),
  is_auto      boolean not null default false,
  -- the record of another domain it decides about, and the instance it is a part of
  subject      text check (subject ~ '^[a-zA-Z]{1,30}$'),
  subject_id   uuid,
  parent_id    uuid,
  parent_key   text,
  created_at   timestamptz not null default app.now(),
  moved_at     timestamptz not null default app.now(),
  ended_at     timestamptz,
  version      integer not null default 1,
  primary key (space_id, id),
  constraint flow_instance_park unique (space_id, park_id, id),
  constraint flow_instance_number unique (space_id, park_id, number),
  constraint flow_instance_over check ((status in ('running', 'returned')) = (ended_at is null)),
  foreign key (space_id, company_id) references company (space_id, id),
  constraint flow_instance_version foreign key (space_id, park_id, flow_id, version_id) references flow_version (space_id, park_id, flow_id, id),
  constraint flow_instance_applicant foreign key (company_id, user_id) references staff (company_id, user_id),
  constraint flow_instance_parent foreign key (space_id, park_id, parent_id) references flow_instance (space_id, park_id, id)
);
create index flow_instance_mine on flow_instance (company_id, user_id, created_at desc, id);
create index flow_instance_list on flow_instance (space_id, park_id, created_at desc, id);
create index flow_instance_running on flow_instance (space_id, park_id, moved_at, id) where ended_at is null;
create index flow_instance_subject on flow_instance (space_id, subject_id) where subject_id is not null;

create table flow_task (
  space_id    uuid not null,
  park_id     uuid not null,
  instance_id uuid not null,
  id          integer not null check (id > 0),
  company_id  uuid not null,
  user_id     uuid not null,
  node        text not null,
  node_name   text not null,
  kind        text not null check (kind in ('approve', 'handle', 'resubmit')),
  state       text not null check (state in ('open', 'done', 'closed')),
  action      text,
  opened_at   timestamptz not null default app.now(),
  done_at     timestamptz,
  read_at     timestamptz,
  primary key (space_id, instance_id, id),
  constraint flow_task_instance foreign key (space_id, park_id, instance_id) references flow_instance (space_id, park_id, id),
  constraint flow_task_handler foreign key (company_id, user_id) references staff (company_id, user_id)
);
create index flow_task_open on flow_task (company_id, user_id, park_id, opened_at desc, instance_id) where state = 'open';
create index flow_task_done on flow_task (company_id, user_id, park_id, done_at desc, instance_id) where state = 'done';

create table flow_history (
  space_id    uuid not null,
  park_id     uuid not null,
  instance_id uuid not null,
  at          integer not null,
  event       text not null,
  company_id  uuid,
  user_id     uuid,
  user_name   text,
  node        text,
  node_name   text,
  task_id     integer,
  comment     text,
  data        jsonb not null default '{}',
  created_at  timestamptz not null default app.now(),
  primary key (space_id, instance_id, at),
  constraint flow_history_instance foreign key (space_id, park_id, instance_id) references flow_instance (space_id, park_id, id)
);
create trigger flow_history_stays before update or delete on flow_history for each row execute function app.never_changes();

create table flow_timer (
  space_id    uuid not null,
  park_id     uuid not null,
  instance_id uuid not null,
  key         text not null,
  event       jsonb not null,
  due_at      timestamptz not null,
  attempts    smallint not null default 0,
  last_error  text,
  primary key (space_id, instance_id, key),
  constraint flow_timer_instance foreign key (space_id, park_id, instance_id) references flow_instance (space_id, park_id, id)
);
create index flow_timer_due on flow_timer (due_at);

create table flow_copy (
  space_id    uuid not null,
  park_id     uuid not null,
  instance_id uuid not null,
  company_id  uuid not null,
  user_id     uuid not null,
  node_name   text,
  by_name     text,
  created_at  timestamptz not null default app.now(),
  read_at     timestamptz,
  primary key (space_id, instance_id, company_id, user_id),
  constraint flow_copy_instance foreign key (space_id, park_id, instance_id) references flow_instance (space_id, park_id, id),
  constraint flow_copy_reader foreign key (company_id, user_id) references staff (company_id, user_id)
);
create index flow_copy_mine on flow_copy (company_id, user_id, park_id, created_at desc, instance_id);

create table flow_comment (
  space_id    uuid not null,
  park_id     uuid not null,
  instance_id uuid not null,
  id          uuid not null default gen_random_uuid(),
  company_id  uuid not null,
  user_id     uuid not null,
  user_name   text not null,
  node_name   text,
  comment     text not null check (char_length(comment) between 1 and 500),
  created_at  timestamptz not null default app.now(),
  primary key (space_id, id),
  constraint flow_comment_instance foreign key (space_id, park_id, instance_id) references flow_instance (space_id, park_id, id),
  constraint flow_comment_author foreign key (company_id, user_id) references staff (company_id, user_id)
);
create index flow_comment_of on flow_comment (space_id, instance_id, created_at);

/* Files stay in the company of who sent them; whoever takes part in the instance may read them through it. */
create table flow_attachment (
  space_id    uuid not null,
  park_id     uuid not null,
  instance_id uuid not null,
  id          uuid not null default gen_random_uuid(),
  file_id     uuid not null,
  company_id  uuid not null,
  user_id     uuid not null,
  user_name   text not null,
  comment_id  uuid,
  created_at  timestamptz not null default app.now(),
  deleted_at  timestamptz,
  primary key (space_id, id),
  constraint flow_attachment_instance foreign key (space_id, park_id, instance_id) references flow_instance (space_id, park_id, id),
  constraint flow_attachment_comment foreign key (space_id, comment_id) references flow_comment (space_id, id),
  constraint flow_attachment_file foreign key (company_id, file_id) references file (company_id, id),
  constraint flow_attachment_sender foreign key (company_id, user_id) references staff (company_id, user_id)
);
create unique index flow_attachment_once on flow_attachment (space_id, instance_id, file_id) where deleted_at is null;

/* What a decision sets off in another domain: once, however often it is tried. */
create table flow_effect (
  space_id    uuid not null,
  park_id     uuid not null,
  instance_id uuid not null,
  id          uuid not null default gen_random_uuid(),
  key         text not null,
  name        text not null check (char_length(name) between 1 and 60),
  payload     jsonb not null default '{}',
  state       text not null default 'waiting' check (state in ('waiting', 'done', 'failed', 'closed')),
  attempts    smallint not null default 0,
  last_error  text,
  created_at  timestamptz not null default app.now(),
  done_at     timestamptz,
  closed_by   uuid,
  primary key (space_id, id),
  constraint flow_effect_once unique (space_id, instance_id, key),
  constraint flow_effect_instance foreign key (space_id, park_id, instance_id) references flow_instance (space_id, park_id, id)
);
create index flow_effect_trouble on flow_effect (space_id, park_id, created_at desc) where state = 'failed' or (state = 'waiting' and attempts > 0);

/* While somebody is away, what would be his goes to another of his company. */
create table flow_absence (
  space_id    uuid not null,
  company_id  uuid not null,
  user_id     uuid not null,
  id          uuid not null default gen_random_uuid(),
  delegate_id uuid not null,
  during      tstzrange not null check (not isempty(during) and upper(during) is not null),
  -- null: every flow
  flow_ids    uuid[],
  reason      text check (char_length(reason) <= 100),
  -- when what was waiting already was handed on
  applied_at  timestamptz,
  ended_at    timestamptz,
  created_at  timestamptz not null default app.now(),
  primary key (company_id, id),
  constraint flow_absence_other check (delegate_id <> user_id),
  constraint flow_absence_once exclude using gist (company_id with =, user_id with =, during with &&) where (ended_at is null),
  foreign key (space_id, company_id) references company (space_id, id),
  constraint flow_absence_who foreign key (company_id, user_id) references staff (company_id, user_id),
  constraint flow_absence_delegate foreign key (company_id, delegate_id) references staff (company_id, user_id)
);

/* Numbers are per park and day, without gaps that would look like something was taken away. */
create table flow_number (
  space_id uuid not null,
  park_id  uuid not null,
  day      date not null,
  last     integer not null,
  primary key (space_id, park_id, day)
);
select app.closed_table('flow_number');

/* What a person is told, service or system; it is his in the company it concerns him in. */
create table message (
  space_id    uuid not null,
  park_id     uuid,
  company_id  uuid not null,
  user_id     uuid not null,
  id          uuid not null default gen_random_uuid(),
  kind        text not null check (kind in ('service', 'system')),
  title       text not null check (char_length(title) between 1 and 100),
  content     text not null check (char_length(content) <= 500),
  instance_id uuid,
  created_at  timestamptz not null default app.now(),
  read_at     timestamptz,
  primary key (company_id, id),
  foreign key (space_id, company_id) references company (space_id, id),
  constraint message_reader foreign key (company_id, user_id) references staff (company_id, user_id)
);
create index message_mine on message (company_id, user_id, kind, created_at desc, id);
create index message_unread on message (company_id, user_id, kind) where read_at is null;

/* When a park works. Without a row it is as the code says; days are what differs from the published calendar. */
create table park_calendar (
  space_id   uuid not null,
  park_id    uuid not null,
  hours      jsonb not null,
  weekdays   smallint[] not null check (cardinality(weekdays) between 1 and 7),
  updated_at timestamptz not null default app.now(),
  updated_by uuid,
  version    integer not null default 1,
  primary key (space_id, park_id),
  foreign key (space_id, park_id) references park (space_id, id)
);
select app.park_table('park_calendar');
create table park_calendar_day (
  space_id   uuid not null,
  park_id    uuid not null,
  day        date not null,
  is_work    boolean not null,
  name       text check (char_length(name) <= 20),
  updated_by uuid,
  primary key (space_id, park_id, day),
  foreign key (space_id, park_id) references park (space_id, id)
);
select app.park_table('park_calendar_day');

/* Row security. Who takes part reads; who looks after the processes of the park reads those of the companies he reaches. */
create function app.flow_table(t regclass, kind text, reading text) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', t);
  execute format('alter table %s force row level security', t);
  execute format('create policy reading on %s for select to park_app using (%s)', t, reading);
  execute format('create policy keeper on %s to park_keeper using (true) with check (true)', t);
  execute format('grant select on %s to park_app', t);
  execute format('grant select, insert, update, delete on %s to park_keeper', t);
  execute format('comment on table %s is %L', t, 'kind: ' || kind);
end $$;
do $$
declare
  here constant text := 'space_id = (select app.space()) and park_id = any ((select app.parks())::uuid[])';
  mine constant text := 'company_id = (select app.company()) and user_id = (select app.user_id())';
  -- asks the instance, whose own policy decides
  seen constant text := 'exists (select from flow_instance i where i.space_id = %1$I.space_id and i.id = %1$I.instance_id)';
  t text;
begin
  perform app.flow_table('flow_instance', 'park', here || ' and ((select app.member()) = any (participants) or (select app.reach()) = ''job'''
    || ' or ((select app.reach()) = ''park'' and company_id = any ((select app.companies())::uuid[])))');
  perform app.flow_table('flow_task', 'park', here || ' and ((' || mine || ') or ((select app.reach()) in (''park'', ''job'') and ' || format(seen, 'flow_task') || '))');
  perform app.flow_table('flow_copy', 'park', here || ' and ((' || mine || ') or ' || format(seen, 'flow_copy') || ')');
  foreach t in array array['flow_history', 'flow_timer', 'flow_comment', 'flow_attachment'] loop
    perform app.flow_table(t::regclass, 'park', here || ' and ' || format(seen, t));
  end loop;
  perform app.flow_table('flow_effect', 'park', here || ' and (select app.reach()) in (''park'', ''job'') and ' || format(seen, 'flow_effect'));
  perform app.flow_table('flow_absence', 'user', 'space_id = (select app.space()) and ((' || mine || ') or (select app.reach()) = ''job'')');
  perform app.flow_table('message', 'user', 'space_id = (select app.space()) and ' || mine);
  foreach t in array array['flow_comment', 'flow_attachment'] loop
    execute format('create policy adding on %I for insert to park_app with check (%s and %s and %s)', t, here, mine, format(seen, t));
    execute format('grant insert on %I to park_app', t);
  end loop;
  execute format('create policy changing on flow_attachment for update to park_app using (%s and %s) with check (%s and %s)', here, mine, here, mine);
  execute format('create policy changing on flow_copy for update to park_app using (%s and %s) with check (%s and %s)', here, mine, here, mine);
  execute format('create policy changing on flow_task for update to park_app using (%s and %s) with check (%s and %s)', here, mine, here, mine);
  execute format('create policy adding on flow_absence for insert to park_app with check (space_id = (select app.space()) and %s)', mine);
  execute format('create policy changing on flow_absence for update to park_app using (space_id = (select app.space()) and %s) with check (space_id = (select app.space()) and %s)', mine, mine);
  execute format('create policy changing on message for update to park_app using (space_id = (select app.space()) and %s) with check (space_id = (select app.space()) and %s)', mine, mine);
end $$;
drop function app.flow_table(regclass, text, text);
grant update (deleted_at) on flow_attachment to park_app;
grant update (read_at) on flow_copy, flow_task, message to park_app;
grant insert, update (ended_at) on flow_absence to park_app;
create policy removing on flow_timer for delete to park_app
  using (space_id = (select app.space()) and park_id = any ((select app.parks())::uuid[]) and (select app.reach()) = 'job');
grant delete on flow_timer to park_app;
-- run by jobs; tried again or laid aside by who looks after the processes
create policy changing on flow_effect for update to park_app
  using (space_id = (select app.space()) and park_id = any ((select app.parks())::uuid[]) and (select app.reach()) in ('park', 'job'))
  with check (space_id = (select app.space()) and park_id = any ((select app.parks())::uuid[]) and (select app.reach()) in ('park', 'job'));
grant update (state, attempts, last_error, done_at, closed_by) on flow_effect to park_app;
-- told by whoever does something that concerns somebody else
create policy adding on message for insert to park_app with check (space_id = (select app.space()));
grant insert on message to park_app;

select app.open_to_door('department_manager', 'select');
select app.open_to_door('flow_group', 'select, insert');
select app.open_to_door('flow', 'select, insert, update (live_id)');
select app.open_to_door('flow_version', 'select, insert');
select app.open_to_door('flow_instance', 'select, insert, update');
select app.open_to_door('flow_task', 'select, insert, update');
select app.open_to_door('flow_history', 'select, insert');
select app.open_to_door('flow_timer', 'select, insert, update, delete');
select app.open_to_door('flow_copy', 'select, insert, update');
select app.open_to_door('flow_attachment', 'select');
select app.open_to_door('flow_effect', 'select, insert, update');
select app.open_to_door('flow_absence', 'select, update (applied_at)');
select app.open_to_door('flow_number', 'select, insert, update');
select app.open_to_door('message', 'insert');

/* Whether the caller takes part in an instance or looks after it; the same as its policy says, for functions that stand above it. */
create function door.flow_seen(i public.flow_instance) returns boolean
language sql stable security definer set search_path = '' as $$
  select i.space_id = app.space() and i.park_id = any (app.parks())
     and (app.member() = any (i.participants) or app.reach() = 'job' or (app.reach() = 'park' and i.company_id = any (door.companies())))
$$;

/* An instance, held still until the transaction ends: of two who act at once the second finds what the first has done. */
create function door.flow_lock(p_id uuid) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select to_jsonb(i) || jsonb_build_object('now', app.now())
    from public.flow_instance i where i.space_id = app.space() and i.id = p_id and door.flow_seen(i) for no key update
$$;

/*
 * What one step of an instance left to write, all of it: the state, tasks, history, timers, copies, effects, messages and
 * what is sent after it. A new instance is the caller's own; another one must be his to see and as he has read it.
 */
create function door.flow_write(p jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  i jsonb := p -> 'instance';
  v_space constant uuid := app.space();
  v_id constant uuid := i ->> 'id';
  v_park uuid;
  v_number text;
  v_last integer;
  v_at integer;
begin
  if (i ->> 'version')::integer = 0 then
    v_park := i ->> 'parkId';
    if not v_park = any (app.parks()) or (app.reach() <> 'job' and ((i ->> 'companyId')::uuid <> app.company() or (i ->> 'userId')::uuid <> app.user_id())) then
      raise exception using errcode = 'insufficient_privilege', message = 'an instance is its applicant''s own';
    end if;
    insert into public.flow_number as n (space_id, park_id, day, last)
    values (v_space, v_park, (app.now() at time zone 'Asia/Shanghai')::date, 1)
    on conflict (space_id, park_id, day) do update set last = n.last + 1 returning last into v_last;
    v_number := to_char(app.now() at time zone 'Asia/Shanghai', 'YYYYMMDD') || lpad(v_last::text, greatest(4, length(v_last::text)), '0');
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

  select coalesce(max(h.at), 0) into v_at from public.flow_history h where h.space_id = v_space and h.instance_id = v_id;
  insert into public.flow_history (space_id, park_id, instance_id, at, event, company_id, user_id, user_name, node, node_name, task_id, comment, data)
  select v_space, v_park, v_id, v_at + n.ord::integer, n.row ->> 'event', (n.row ->> 'companyId')::uuid, (n.row ->> 'userId')::uuid, n.row ->> 'userName',
         n.row ->> 'node', n.row ->> 'nodeName', (n.row ->> 'taskId')::integer, n.row ->> 'comment', coalesce(n.row -> 'data', '{}')
    from jsonb_array_elements(p -> 'history') with ordinality as n (row, ord);

  if jsonb_array_length(p -> 'cleared') > 0 then
    delete from public.flow_timer t where t.space_id = v_space and t.instance_id = v_id and t.key in (select jsonb_array_elements_text(p -> 'cleared'));
  end if;
  insert into public.flow_timer (space_id, park_id, instance_id, key, event, due_at)
  select v_space, v_park, v_id, n.key, n.event, n."dueAt" from jsonb_to_recordset(p -> 'timers') as n (key text, event jsonb, "dueAt" timestamptz)
  on conflict (space_id, instance_id, key) do update set event = excluded.event, due_at = excluded.due_at, attempts = 0, last_error = null;

  insert into public.flow_copy (space_id, park_id, instance_id, company_id, user_id, node_name, by_name)
  select v_space, v_park, v_id, n."companyId", n."userId", n."nodeName", n."byName"
    from jsonb_to_recordset(p -> 'copies') as n ("companyId" uuid, "userId" uuid, "nodeName" text, "byName" text)
  on conflict (space_id, instance_id, company_id, user_id) do nothing;

  insert into public.message (space_id, park_id, company_id, user_id, kind, title, content, instance_id)
  select v_space, v_park, n."companyId", n."userId", n.kind, n.title, n.content, v_id
    from jsonb_to_recordset(p -> 'messages') as n ("companyId" uuid, "userId" uuid, kind text, title text, content text);

  insert into public.flow_effect (space_id, park_id, instance_id, id, key, name, payload)
  select v_space, v_park, v_id, n.id, n.key, n.name, n.payload from jsonb_to_recordset(p -> 'effects') as n (id uuid, key text, name text, payload jsonb)
  on conflict (space_id, instance_id, key) do nothing;
  if jsonb_array_length(p -> 'outbox') > 0 then
    insert into public.outbox (space_id, event, payload)
    select v_space, n.event, n.payload from jsonb_to_recordset(p -> 'outbox') as n (event text, payload jsonb);
  end if;
  perform pg_notify('live', jsonb_build_object('userId', told, 'kind', 'todo')::text) from jsonb_array_elements_text(p -> 'live') as told;
  return jsonb_build_object('number', v_number);
end $$;

/*
 * Who is behind what a definition names, each in the company he is there for. Which companies count is part of the rule: the
 * applicant's own, those of the park that a role is held in, or wherever in the park somebody named is. Nobody who has left,
 * was disabled or cannot enter the park is found.
 */
create function door.flow_people(p_park uuid, p_company uuid, p_user uuid, p_flow uuid, p_rules jsonb)
returns table (key integer, ord integer, company_id uuid, user_id uuid, user_name text, delegate_id uuid, delegate_name text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_space constant uuid := app.space();
begin
  if not p_park = any (app.parks()) then
    return;
  end if;
  return query
  with recursive rule as (
    select (r ->> 'key')::integer as key, r ->> 'kind' as kind, array(select jsonb_array_elements_text(r -> 'ids')) as ids,
           coalesce((r ->> 'up')::integer, 0) as up,
           case when r ? 'companies' then array(select jsonb_array_elements_text(r -> 'companies'))::uuid[] end as companies
      from jsonb_array_elements(p_rules) as r
  ), line as (
    select d.id, d.parent_id, 0 as level from public.staff s join public.department d on d.company_id = s.company_id and d.id = s.department_id
     where s.company_id = p_company and s.user_id = p_user
    union all
    select d.id, d.parent_id, l.level + 1 from line l join public.department d on d.company_id = p_company and d.id = l.parent_id where l.level < 15
  ), named as (
    select r.key, n.ord::integer as ord, null::uuid as company_id, n.id::uuid as user_id, r.companies
      from rule r, unnest(r.ids) with ordinality as n (id, ord) where r.kind = 'users'
    union all
    select r.key, 0, s.company_id, s.user_id, null from rule r join public.staff s on s.company_id = p_company and s.left_at is null
     where (r.kind = 'manager' and s.admin_level >= 2)
        or (r.kind = 'companyRole' and ('AllCompanyStaff' = any (r.ids) or ('enterpriseComManager' = any (r.ids) and s.admin_level >= 2)
            or ('companySuperAdmin' = any (r.ids) and s.admin_level = 3)
            or exists (select from public.role_user h where h.company_id = s.company_id and h.user_id = s.user_id and h.role_id::text = any (r.ids)
                         and (h.park_id is null or h.park_id = p_park) and h.valid @> app.now())))
    union all
    select r.key, 0, h.company_id, h.user_id, null from rule r
      join public.role_user h on h.space_id = v_space and h.role_id::text = any (r.ids) and (h.park_id is null or h.park_id = p_park) and h.valid @> app.now()
      join public.role o on o.space_id = h.role_space_id and o.id = h.role_id and o.kind in ('park', 'assist') and o.deleted_at is null
     where r.kind = 'parkRole'
    union all
    select r.key, 0, s.company_id, s.user_id, null from rule r join public.staff s on s.space_id = v_space and s.department_id::text = any (r.ids)
     where r.kind = 'department'
    union all
    select r.key, l.level, m.company_id, m.user_id, null from rule r join line l on (r.kind = 'head' and l.level = r.up) or (r.kind = 'heads' and l.level <= r.up)
      join public.department_manager m on m.company_id = p_company and m.department_id = l.id and m.rank = 0
    union all
    -- the nearest head above somebody who is not he himself
    select r.key, 0, h.company_id, h.user_id, null from rule r cross join lateral (
      with recursive up as (
        select s.company_id, d.id, d.parent_id, 0 as level from public.staff s join public.department d on d.company_id = s.company_id and d.id = s.department_id
         where s.user_id = (r.ids[1])::uuid and s.space_id = v_space and s.company_id = any (r.companies)
        union all
        select u.company_id, d.id, d.parent_id, u.level + 1 from up u join public.department d on d.company_id = u.company_id and d.id = u.parent_id where u.level < 15
      ) select m.company_id, m.user_id from up u join public.department_manager m on m.company_id = u.company_id and m.department_id = u.id and m.rank = 0
         where m.user_id <> (r.ids[1])::uuid order by u.level limit 1) as h
     where r.kind = 'headOf'
    union all
    select r.key, 0, s.company_id, s.user_id, null from rule r join public.space sp on sp.id = v_space
      join public.staff s on s.company_id = sp.operator_company_id and s.admin_level = 3 and s.left_at is null
     where r.kind = 'admins'
  ), able as (
    select distinct on (n.key, s.user_id) n.key, n.ord, s.company_id, s.user_id, s.real_name
      from named n
      join public.staff s on s.user_id = n.user_id and s.space_id = v_space and s.left_at is null and s.enabled
       and (n.company_id is null or s.company_id = n.company_id) and (n.companies is null or s.company_id = any (n.companies))
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

/* Timers that are due, each taken by one process; one that fails comes again, later every time. */
create function door.flow_due(p_most integer) returns table (space_id uuid, park_id uuid, company_id uuid, instance_id uuid, key text, event jsonb)
language sql volatile security definer set search_path = '' as $$
  update public.flow_timer t set attempts = least(t.attempts + 1, 1000), due_at = app.now() + make_interval(mins => least(t.attempts + 1, 60))
    from (select d.space_id, d.instance_id, d.key from public.flow_timer d where d.due_at <= app.now() order by d.due_at limit p_most for update skip locked) as due
    join public.flow_instance i on i.space_id = due.space_id and i.id = due.instance_id
   where t.space_id = due.space_id and t.instance_id = due.instance_id and t.key = due.key
  returning t.space_id, t.park_id, i.company_id, t.instance_id, t.key, t.event
$$;

/* What waits for somebody in a company the caller reaches. */
create function door.flow_waiting(p_company uuid, p_user uuid)
returns table (park_id uuid, instance_id uuid, task_id integer, flow_id uuid, title text, opened_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select t.park_id, t.instance_id, t.id, i.flow_id, i.title, t.opened_at
    from public.flow_task t join public.flow_instance i on i.space_id = t.space_id and i.id = t.instance_id
   where t.space_id = app.space() and t.company_id = p_company and t.user_id = p_user and t.state = 'open'
     and (app.reach() = 'job' or p_company = any (door.companies()))
   order by t.opened_at, t.instance_id
$$;

/* Absences that have begun and whose waiting tasks nobody has handed on yet, each taken once. */
create function door.flow_absences() returns table (space_id uuid, company_id uuid, user_id uuid, delegate_id uuid, flow_ids uuid[])
language sql volatile security definer set search_path = '' as $$
  update public.flow_absence a set applied_at = app.now()
   where a.applied_at is null and a.ended_at is null and a.during @> app.now()
  returning a.space_id, a.company_id, a.user_id, a.delegate_id, a.flow_ids
$$;

/* The files of an instance the caller sees, whatever company sent them. */
create function door.flow_files(p_instance uuid)
returns table (attachment_id uuid, id uuid, name text, size integer, need_auth boolean, link_proof bytea)
language sql stable security definer set search_path = '' as $$
  select a.id, f.id, f.name, f.size, f.need_auth, f.link_proof
    from public.flow_instance i
    join public.flow_attachment a on a.space_id = i.space_id and a.instance_id = i.id and a.deleted_at is null
    join public.file f on f.company_id = a.company_id and f.id = a.file_id and f.deleted_at is null
   where i.space_id = app.space() and i.id = p_instance and door.flow_seen(i)
$$;

/* 通用审批: every park has it from its first day, so that something can be approved before anybody has drawn anything. */
create function door.flow_seed(p_space uuid, p_park uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  drawn constant jsonb := '{
    "fields": [
      {"key": "title", "name": "标题", "kind": "text", "required": true},
      {"key": "content", "name": "内容", "kind": "longText", "required": true},
      {"key": "amount", "name": "金额", "kind": "money"},
      {"key": "attachments", "name": "附件", "kind": "attachment"}
    ],
    "nodes": [
      {"id": "start", "kind": "start", "name": "发起申请"},
      {"id": "head", "kind": "approve", "name": "部门负责人审批", "candidates": [{"kind": "head", "up": 0}], "mode": "any", "self": "skip", "nobody": {"action": "pass"}},
      {"id": "manager", "kind": "approve", "name": "单位管理员审批", "candidates": [{"kind": "manager"}], "mode": "any", "self": "self", "nobody": {"action": "admin"}},
      {"id": "end", "kind": "end", "name": "结束"}
    ],
    "settings": {"sameApprover": "adjacent", "batch": true, "summary": ["amount", "content"]}
  }';
  v_flow constant uuid := gen_random_uuid();
  v_version constant uuid := gen_random_uuid();
  v_group constant uuid := gen_random_uuid();
begin
  insert into public.flow_group (space_id, park_id, id, name) values (p_space, p_park, v_group, '通用');
  insert into public.flow (space_id, park_id, id, key, name, group_id, icon, description, draft, is_built_in, is_changed, live_number)
  values (p_space, p_park, v_flow, 'general', '通用审批', v_group, 'flow', '标题、内容、金额和附件，人人可以发起', drawn, true, false, 1);
  insert into public.flow_version (space_id, park_id, flow_id, id, number, definition) values (p_space, p_park, v_flow, v_version, 1, drawn);
  update public.flow set live_id = v_version where space_id = p_space and id = v_flow;
end $$;
create function door.park_flows() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform door.flow_seed(new.space_id, new.id);
  return null;
end $$;

do $$
declare
  f regprocedure;
begin
  foreach f in array array['door.flow_seen(flow_instance)', 'door.flow_lock(uuid)', 'door.flow_write(jsonb)', 'door.flow_people(uuid, uuid, uuid, uuid, jsonb)',
    'door.flow_due(integer)', 'door.flow_waiting(uuid, uuid)', 'door.flow_absences()', 'door.flow_files(uuid)', 'door.flow_seed(uuid, uuid)', 'door.park_flows()']::regprocedure[] loop
    execute format('alter function %s owner to park_door', f);
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$;
grant execute on function door.flow_lock(uuid), door.flow_write(jsonb), door.flow_people(uuid, uuid, uuid, uuid, jsonb), door.flow_due(integer),
  door.flow_waiting(uuid, uuid), door.flow_absences(), door.flow_files(uuid) to park_app;
revoke execute on function app.member(), app.never_changes() from public;

grant execute on function door.flow_seed(uuid, uuid) to park_keeper;
set local role park_keeper;
select door.flow_seed(space_id, id) from park order by space_id, id;
reset role;
revoke execute on function door.flow_seed(uuid, uuid) from park_keeper;
create trigger park_has_flows after insert on park for each row execute function door.park_flows();
