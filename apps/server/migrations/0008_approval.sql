/*
 * Approvals. A flow belongs to a park; its published versions never change, and an instance keeps the version it began with. The engine
 * computes and the tables store: the state of an instance, one row per to-do of a person, its history, its timers. One function,
 * door.flow_write, writes all of it, so that to-dos, history and state never contradict each other.
 */
\ir ../sql/app/member.sql
\ir ../sql/app/never_changes.sql

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
select app.open_to_door('flow_group', 'select, insert');

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
  -- the audience that may start the flow; null means everybody in the park
  starters    jsonb,
  manager_ids uuid[] not null default '{}' check (cardinality(manager_ids) <= 20),
  enabled     boolean not null default true,
  is_built_in boolean not null default false,

  -- the definition being edited, not published yet
  draft       jsonb not null,
  is_changed  boolean not null default true,
  -- the version that new instances use; null if none was published
  live_id     uuid,
  live_number integer,

  -- from auto_from to auto_until the instances of the flow are approved automatically
  auto_from   timestamptz,
  auto_until  timestamptz,
  auto_reason text check (char_length(auto_reason) <= 100),

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
select app.open_to_door('flow', 'select, insert, update (live_id)');

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
select app.open_to_door('flow_version', 'select, insert');
create trigger flow_version_stays before update on flow_version for each row execute function app.never_changes();
alter table flow add constraint flow_live foreign key (space_id, park_id, id, live_id) references flow_version (space_id, park_id, flow_id, id);

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
  -- all people of the instance by user id, with their name and the company they act for
  people       jsonb not null,
  participants text[] not null,
  -- the people who have to act now, shown in lists of instances
  current      jsonb not null default '[]',
  status       text not null check (status in ('running', 'returned', 'agreed', 'refused', 'withdrawn', 'stopped')),
  is_auto      boolean not null default false,
  -- subject: the record of another domain that the instance decides about; parent: the instance that started this instance
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
  constraint flow_instance_applicant foreign key (space_id, company_id, user_id) references staff (space_id, company_id, user_id),
  constraint flow_instance_parent foreign key (space_id, park_id, parent_id) references flow_instance (space_id, park_id, id)
-- no index contains moved_at and pages keep free space, so that a step updates the row in place (HOT) without touching an index
) with (fillfactor = 70);
create index flow_instance_mine on flow_instance (company_id, user_id, created_at desc, id);
create index flow_instance_list on flow_instance (space_id, park_id, created_at desc, id);
create index flow_instance_running on flow_instance (space_id, park_id, id) where ended_at is null;
create index flow_instance_subject on flow_instance (space_id, subject_id) where subject_id is not null;
-- participants read an instance; so do users who manage the approvals of the park, for the companies within their reach
select app.wall('flow_instance', 'park', '{space} and {park} and ({app.member} = any (participants) or {as job}'
  ' or ({app.reach} = ''park'' and {companies}))');
select app.open_to_door('flow_instance', 'select, insert, update');
\ir ../sql/app/flow_starts.sql
create trigger flow_started before insert on flow_instance for each row execute function app.flow_starts();

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
  constraint flow_task_handler foreign key (space_id, company_id, user_id) references staff (space_id, company_id, user_id)
);
create index flow_task_open on flow_task (company_id, user_id, park_id, opened_at desc, instance_id) where state = 'open';
create index flow_task_done on flow_task (company_id, user_id, park_id, done_at desc, instance_id) where state = 'done';
select app.wall('flow_task', 'park', '{space} and {park} and (({company} and {person}) or ({over park} and {instance}))',
  changing => '{space} and {park} and {company} and {person}');
revoke update on flow_task from park_app;
grant update (read_at) on flow_task to park_app;
select app.open_to_door('flow_task', 'select, insert, update');
\ir ../sql/door/handler_left.sql
create trigger staff_leaves_tasks after update of left_at, enabled on staff for each row
  when (old.left_at is null and old.enabled and (new.left_at is not null or not new.enabled)) execute function door.handler_left();

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
select app.wall('flow_history', 'park', '{space} and {park} and {instance}');
select app.open_to_door('flow_history', 'select, insert');
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
select app.wall('flow_timer', 'park', '{space} and {park} and {instance}', removing => '{space} and {park} and {as job}');
select app.open_to_door('flow_timer', 'select, insert, update, delete');

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
  constraint flow_copy_reader foreign key (space_id, company_id, user_id) references staff (space_id, company_id, user_id)
);
create index flow_copy_mine on flow_copy (company_id, user_id, park_id, created_at desc, instance_id);
select app.wall('flow_copy', 'park', '{space} and {park} and (({company} and {person}) or {instance})',
  changing => '{space} and {park} and {company} and {person}');
revoke update on flow_copy from park_app;
grant update (read_at) on flow_copy to park_app;
select app.open_to_door('flow_copy', 'select, insert, update');

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
  constraint flow_comment_author foreign key (space_id, company_id, user_id) references staff (space_id, company_id, user_id)
);
create index flow_comment_of on flow_comment (space_id, instance_id, created_at);
select app.wall('flow_comment', 'park', '{space} and {park} and {instance}', '{space} and {park} and {company} and {person} and {instance}');

/* Files of an instance. They belong to the company of the uploader; participants read them through the instance. */
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
  constraint flow_attachment_file foreign key (space_id, company_id, file_id) references file (space_id, company_id, id),
  constraint flow_attachment_sender foreign key (space_id, company_id, user_id) references staff (space_id, company_id, user_id)
);
create unique index flow_attachment_once on flow_attachment (space_id, instance_id, file_id) where deleted_at is null;
select app.wall('flow_attachment', 'park', '{space} and {park} and {instance}', '{space} and {park} and {company} and {person} and {instance}',
  '{space} and {park} and {company} and {person}');
revoke update on flow_attachment from park_app;
grant update (deleted_at) on flow_attachment to park_app;
select app.open_to_door('flow_attachment', 'select');

/*
 * The effect of a decision in another domain: applied once, however often it is tried. Run by jobs; retried or closed by users who
 * manage approvals.
 */
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
select app.wall('flow_effect', 'park', '{space} and {park} and {over park} and {instance}', changing => '{space} and {park} and {over park}');
revoke update on flow_effect from park_app;
grant update (state, attempts, last_error, done_at, closed_by) on flow_effect to park_app;
select app.open_to_door('flow_effect', 'select, insert, update');

/* While a member is away, new to-dos go to a delegate, another member of the company. */
create table flow_absence (
  space_id    uuid not null,
  company_id  uuid not null,
  user_id     uuid not null,
  id          uuid not null default gen_random_uuid(),
  delegate_id uuid not null,
  during      tstzrange not null check (not isempty(during) and upper(during) is not null),
  -- null means every flow
  flow_ids    uuid[],
  reason      text check (char_length(reason) <= 100),
  -- when the to-dos that were already waiting were handed to the delegate
  applied_at  timestamptz,
  ended_at    timestamptz,
  created_at  timestamptz not null default app.now(),
  primary key (space_id, company_id, id),
  constraint flow_absence_other check (delegate_id <> user_id),
  constraint flow_absence_once exclude using gist (space_id with =, company_id with =, user_id with =, during with &&) where (ended_at is null),
  foreign key (space_id, company_id) references company (space_id, id),
  constraint flow_absence_who foreign key (space_id, company_id, user_id) references staff (space_id, company_id, user_id),
  constraint flow_absence_delegate foreign key (space_id, company_id, delegate_id) references staff (space_id, company_id, user_id)
);
select app.wall('flow_absence', 'user', '{space} and (({company} and {person}) or {as job})', '{space} and {company} and {person}',
  '{space} and {company} and {person}');
revoke update on flow_absence from park_app;
grant update (ended_at) on flow_absence to park_app;
select app.open_to_door('flow_absence', 'select, update (applied_at)');

/* Numbers are per park and day, without gaps, since a gap would look like a removed instance. */
create table flow_number (
  space_id uuid not null,
  park_id  uuid not null,
  day      date not null,
  last     integer not null,
  primary key (space_id, park_id, day)
);
select app.closed_table('flow_number');
select app.open_to_door('flow_number', 'select, insert, update');

/* Numbers inserted ahead. A start takes the lowest number that no other transaction is taking and returns it on rollback. */
create table flow_number_free (
  space_id uuid not null,
  park_id  uuid not null,
  day      date not null,
  number   integer not null,
  primary key (space_id, park_id, day, number)
);
select app.closed_table('flow_number_free');
select app.open_to_door('flow_number_free', 'select, insert, update, delete');

\ir ../sql/door/flow_seed.sql
\ir ../sql/door/park_flows.sql
create trigger park_has_flows after insert on park for each row execute function door.park_flows();
