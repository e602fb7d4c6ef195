/*
 * Long work of a person: imports and exports. It runs as him, in the company and park he asked from. Only he sees it, and
 * only there; the worker keeps its books with the reach of a job.
 */
create table task (
  space_id    uuid not null,
  company_id  uuid not null,
  park_id     uuid,
  user_id     uuid not null,
  id          uuid not null default gen_random_uuid(),
  kind        text not null check (kind in ('import', 'export')),
  subject     text not null check (subject ~ '^[a-zA-Z]{1,30}$'),
  title       text not null check (char_length(title) between 1 and 100),
  state       text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  total       integer not null default 0 check (total >= 0),
  done        integer not null default 0 check (done >= 0),
  failed      integer not null default 0 check (failed >= 0),
  params      jsonb not null default '{}',
  result      jsonb not null default '{}',
  file_name   text check (char_length(file_name) between 1 and 255),
  -- who runs it, and until when he has said that he does
  lease       uuid,
  lease_until timestamptz,
  attempts    smallint not null default 0,
  created_at  timestamptz not null default app.now(),
  started_at  timestamptz,
  finished_at timestamptz,
  expires_at  timestamptz,
  primary key (company_id, id),
  constraint task_id unique (id),
  constraint task_lease check ((state = 'running') = (lease is not null) and (lease is null) = (lease_until is null)),
  constraint task_over check ((state in ('done', 'failed', 'cancelled')) = (finished_at is not null)),
  foreign key (space_id, company_id) references company (space_id, id),
  foreign key (space_id, park_id) references park (space_id, id),
  constraint task_owner foreign key (company_id, user_id) references staff (company_id, user_id)
);
create index task_mine on task (company_id, user_id, created_at desc, id);
create index task_unfinished on task (created_at) where state in ('waiting', 'running');
create index task_age on task (finished_at) where finished_at is not null;

/* The bytes of a task: what was sent, what came out, the rows that were refused. They come and go with it. */
create table task_part (
  company_id uuid not null,
  user_id    uuid not null,
  space_id   uuid not null,
  task_id    uuid not null,
  role       text not null check (role in ('source', 'file', 'failed')),
  at         integer not null check (at >= 0),
  bytes      bytea not null check (octet_length(bytes) between 1 and 1048576),
  primary key (company_id, task_id, role, at),
  foreign key (company_id, task_id) references task (company_id, id) on delete cascade
);
-- workbooks are packed already
alter table task_part alter column bytes set storage external;

create function app.task_tables(t regclass) returns void language plpgsql as $$
declare
  mine text := 'space_id = (select app.space()) and ((user_id = (select app.user_id()) and company_id = (select app.company())) or (select app.reach()) = ''job'')';
begin
  execute format('alter table %s enable row level security', t);
  execute format('alter table %s force row level security', t);
  execute format('create policy reading on %s for select to park_app using (%s)', t, mine);
  execute format('create policy adding on %s for insert to park_app with check (%s)', t, mine);
  execute format('create policy changing on %s for update to park_app using (%s) with check (%s)', t, mine, mine);
  execute format('create policy removing on %s for delete to park_app using (%s)', t, mine);
  execute format('create policy keeper on %s to park_keeper using (true) with check (true)', t);
  execute format('grant select, insert, update, delete on %s to park_keeper', t);
  execute format('comment on table %s is %L', t, 'kind: user');
end $$;
select app.task_tables('task');
select app.task_tables('task_part');
drop function app.task_tables(regclass);
grant select, insert on task, task_part to park_app;
grant update (state, total, done, failed, result, file_name, lease, lease_until, attempts, started_at, finished_at, expires_at) on task to park_app;
grant delete on task_part to park_app;
select app.open_to_door('task', 'select, update, delete');
select app.open_to_door('task_part', 'select, delete');

/*
 * The next task that waits or whose runner has gone silent; whoever gets it runs it, and nobody else does until its lease
 * ends. Which space it is in is not known before. One that took its runner down five times is given up.
 */
create function door.task_claim(p_lease uuid, p_length interval)
returns table (space_id uuid, company_id uuid, park_id uuid, user_id uuid, id uuid, kind text, subject text, params jsonb)
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.task t set state = 'failed', lease = null, lease_until = null, finished_at = app.now(),
         result = jsonb_build_object('message', '任务多次中断，请稍后重试')
   where t.state = 'running' and t.lease_until < app.now() and t.attempts >= 5;
  return query
    update public.task t set state = 'running', lease = p_lease, lease_until = app.now() + p_length, attempts = t.attempts + 1,
           started_at = app.now(), done = 0, failed = 0
      from (select d.company_id, d.id from public.task d
             where d.state = 'waiting' or (d.state = 'running' and d.lease_until < app.now())
             order by d.created_at limit 1 for update skip locked) as due
     where t.company_id = due.company_id and t.id = due.id
    returning t.space_id, t.company_id, t.park_id, t.user_id, t.id, t.kind, t.subject, t.params;
end $$;

/* Lets go of files past their day and of the history after a quarter; says how many tasks went. */
create function door.task_tidy() returns integer
language sql volatile security definer set search_path = '' as $$
  with bytes as (
    delete from public.task_part p using public.task t
     where t.company_id = p.company_id and t.id = p.task_id and t.finished_at is not null
       and coalesce(t.expires_at, t.finished_at + interval '7 days') < app.now()
  ), gone as (
    delete from public.task t where t.finished_at < app.now() - interval '90 days' returning 1
  ) select count(*)::integer from gone
$$;

do $$
declare
  f regprocedure;
begin
  foreach f in array array['door.task_claim(uuid, interval)', 'door.task_tidy()']::regprocedure[] loop
    execute format('alter function %s owner to park_door', f);
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to park_app', f);
  end loop;
end $$;
