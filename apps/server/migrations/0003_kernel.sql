/* The kernel, which every domain uses: audit, settings, menus, files, tasks, outbox, outgoing messages, calendar, backups. */

/*
 * The audit log: one row per command, added and read but never changed, partitioned by month. Rows are linked into a chain of seals
 * after they are committed: a chain inside the transaction would let a space run one command at a time.
 *
 * Seals go by transaction numbers, and those start anew when the data moves to another PostgreSQL: new rows would then fall behind
 * older seals. Numbers are therefore shifted by app.xid_shift(). The owner replaces that function when a database comes up behind its
 * own audit rows (db/audit-count.ts), so it is state of this database and has no file; a constant costs the commands nothing.
 */
create function app.xid_shift() returns bigint language sql immutable parallel safe as $$ select 0::bigint $$;
revoke execute on function app.xid_shift() from public;
grant execute on function app.xid_shift() to park_app, park_door, park_keeper;
\ir ../sql/app/audit_xid.sql

create table audit (
  space_id   uuid not null,
  at         timestamptz not null default app.now(),
  id         bigint generated always as identity,
  xid        xid8 not null default app.audit_xid(),
  park_id    uuid,
  company_id uuid not null,
  user_id    uuid not null,
  side       text not null,
  support    boolean not null default false,
  call       text not null,
  target     text,
  input      jsonb not null default '{}',
  outcome    text not null check (outcome in ('done', 'refused')),
  request_id text not null,
  primary key (space_id, at, id)
) partition by range (at);
create index audit_company on audit (space_id, company_id, at desc);
create index audit_xid on audit (space_id, xid, id);
-- for the log of one record, newest entry first
create index audit_target on audit (space_id, target, at desc) where target is not null;
-- for the log of one user: the input of these calls names several users, so it has to be searched. A handover is one of them, because its
-- target is only the receiver.
create index audit_people on audit (space_id, company_id, at desc)
  where call in ('department.assign', 'department.setManagers', 'staff.handOver');

-- a company may be in two parks: the operator of one park does not see what the company did in the other
select app.wall('audit', 'company', '{space} and {companies} and {park or none}', '{space}');
revoke update, delete on audit from park_keeper;
select app.open_to_door('audit', 'select, insert');

-- holds rows of months without a partition, so that no command fails because a partition is missing; each start of the server creates the
-- partitions of the coming months
create table audit_other partition of audit default;
select app.closed_table('audit_other');

/*
 * A seal covers the rows of one space from the last seal up to transactions that have all ended, so that no row can appear in the sealed
 * range later.
 */
create table audit_seal (
  space_id  uuid not null references space (id),
  seq       bigint not null,
  from_xid  xid8 not null,
  to_xid    xid8 not null,
  row_count integer not null,
  hash      bytea not null,
  sealed_at timestamptz not null default app.now(),
  primary key (space_id, seq)
);
select app.closed_table('audit_seal');
select app.open_to_door('audit_seal', 'select, insert');

/*
 * Reading the log checks only the newest seals, and each night the worker checks all of them in steps. The progress of a round is stored
 * with the hash at its end, which exposes a chain that was rewritten completely.
 */
create table audit_check (
  space_id     uuid primary key references space (id),
  -- the last seal that the current round has verified
  reached      bigint not null default 0,
  -- the last seal of the most recent round without a fault
  checked_to   bigint,
  checked_hash bytea,
  -- when the last round ended, and what it found
  checked_at   timestamptz,
  broken_seal  bigint,
  constraint audit_check_whole check ((checked_to is null) = (checked_hash is null))
);
select app.closed_table('audit_check');
select app.open_to_door('audit_check', 'select, insert, update');
-- functions that compute and check the chain of seals; a restore also uses them before it commits
\ir ../sql/door/audit_digest.sql
\ir ../sql/door/audit_broken.sql

/*
 * Effects of a command outside its own rows: messages, mails, jobs. The worker delivers them at least once; receivers recognise a
 * repetition by the id.
 */
create table outbox (
  space_id   uuid not null references space (id),
  id         uuid not null default gen_random_uuid(),
  event      text not null,
  payload    jsonb not null,
  state      text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
  attempts   smallint not null default 0,
  due_at     timestamptz not null default app.now(),
  last_error text,
  created_at timestamptz not null default app.now(),
  sent_at    timestamptz,
  primary key (space_id, id)
);
create index outbox_due on outbox (due_at) where state = 'waiting';
create index outbox_dead on outbox (created_at) where state = 'dead';
select app.wall('outbox', 'space', '{as platform}', '{space}', '{as platform}');
revoke update on outbox from park_app;
grant update (state, due_at, attempts) on outbox to park_app;
select app.open_to_door('outbox', 'insert');
select app.open_to_worker('outbox', 'select, update, delete');
\ir ../sql/door/outbox_told.sql
create trigger outbox_added after insert on outbox referencing new table as added for each statement execute function door.outbox_told();

/* A command sent twice with one key runs once; the second request gets the answer of the first. */
create table idempotency (
  user_id      uuid not null,
  key          text not null check (char_length(key) between 8 and 100),
  call         text not null,
  request_hash bytea not null,
  answer       jsonb,
  created_at   timestamptz not null default app.now(),
  primary key (user_id, key)
);
create index idempotency_age on idempotency (created_at);
select app.wall('idempotency', 'user', '{person}', '{person}', '{person}');
select app.open_to_worker('idempotency', 'select, delete');

/* How often an action was done in a window of time, counted under a canonical name: the hash of a number, an address, a company. */
create table rate_limit (
  name     text not null,
  began_at timestamptz not null,
  taken    integer not null,
  primary key (name, began_at)
);
select app.closed_table('rate_limit');
select app.open_to_door('rate_limit', 'select, insert, update, delete');
select app.open_to_worker('rate_limit', 'select, delete');

/* Settings of the platform, a space or a park. The most specific applies: park, then space, then platform. */
create table config_entry (
  space_id       uuid not null references space (id),
  park_id        uuid,
  id             uuid not null default gen_random_uuid(),
  code           text not null check (char_length(code) between 1 and 100),
  config_version integer not null default 0,
  content        jsonb not null,
  created_at     timestamptz not null default app.now(),
  updated_at     timestamptz,
  updated_by     uuid,
  version        integer not null default 1,
  primary key (space_id, id),
  foreign key (space_id, park_id) references park (space_id, id)
);
create unique index config_entry_once on config_entry (space_id, code, config_version, park_id) nulls not distinct;
select app.shared_table('config_entry');
select app.open_to_door('config_entry', 'select, insert, update');

/* Code lists: the options of forms. Every space reads the rows of the platform. */
create table code_list (
  space_id uuid not null references space (id),
  code     text not null check (code ~ '^[A-Za-z]{1,50}$'),
  name     text not null check (char_length(name) between 1 and 50),
  rank     integer not null default 0,
  primary key (space_id, code)
);
select app.shared_table('code_list');

create table code_item (
  space_id   uuid not null,
  id         uuid not null default gen_random_uuid(),
  code       text not null,
  item_key   text not null check (item_key ~ '^[A-Za-z0-9_-]{1,30}$'),
  item_value text not null check (char_length(item_value) between 1 and 50),
  sort_num   integer not null check (sort_num >= 0),
  enabled    boolean not null default true,
  deleted_at timestamptz,
  created_at timestamptz not null default app.now(),
  updated_at timestamptz,
  updated_by uuid,
  version    integer not null default 1,
  primary key (space_id, id),
  foreign key (space_id, code) references code_list (space_id, code)
);
create unique index code_item_key on code_item (space_id, code, item_key) where deleted_at is null;
select app.shared_table('code_item');

/* External applications that the console may open. A secret authenticates the application; only its hash is stored. */
create table external_app (
  space_id    uuid not null references space (id),
  id          uuid not null default gen_random_uuid(),
  code        text not null check (code ~ '^[A-Za-z][A-Za-z0-9-]{1,49}$'),
  name        text not null check (char_length(name) between 1 and 40),
  origin      text not null check (origin ~ '^(https://[a-z0-9.-]+(:[0-9]{1,5})?|http://(127\.0\.0\.1|localhost)(:[0-9]{1,5})?)$'),
  path        text not null check (path ~ '^/[^[:space:]?#]*$' and char_length(path) <= 300),
  secret_hash bytea not null check (octet_length(secret_hash) = 32),
  enabled     boolean not null default true,
  created_at  timestamptz not null default app.now(),
  updated_at  timestamptz,
  updated_by  uuid,
  version     integer not null default 1,
  primary key (space_id, id)
);
create unique index external_app_code on external_app (space_id, lower(code));
select app.shared_table('external_app');
revoke select on external_app from park_app;
grant select (space_id, id, code, name, origin, path, enabled, created_at, updated_at, updated_by, version) on external_app to park_app;
select app.open_to_door('external_app', 'select');
-- cached menu trees contain the URL of the application, so a change of the application makes them stale
create trigger external_app_changed after update on external_app referencing new table as changed
  for each statement execute function door.bump_spaces();

/* A ticket, passed instead of the session's token in a URL that leaves the console: valid once, for a minute, for one application. */
create table ticket (
  hash         bytea primary key,
  app_space_id uuid not null,
  app_id       uuid not null,
  origin       text not null,
  token_hash   bytea not null references session (token_hash) on delete cascade,
  user_id      uuid not null references "user" (id),
  company_id   uuid not null,
  park_id      uuid,
  created_at   timestamptz not null default app.now(),
  expires_at   timestamptz not null,
  redeemed_at  timestamptz,
  foreign key (app_space_id, app_id) references external_app (space_id, id) on delete cascade
);
create index ticket_user on ticket (user_id);
create index ticket_app on ticket (app_space_id, app_id);
select app.closed_table('ticket');
select app.open_to_door('ticket', 'select, insert, update, delete');

/*
 * The menu tree. Shipped entries come from the code and have no application; entries that the platform adds open an external
 * application, grant nothing of the product, and are removed with it. A removed entry keeps its code, since grants of customers may
 * refer to it.
 */
create table menu (
  space_id   uuid not null references space (id),
  code       text not null,
  parent     text,
  name       text not null check (char_length(name) between 1 and 40),
  path       text not null default '',
  icon       text not null default '',
  rank       integer not null default 0,
  type       text not null check (type in ('menu', 'btn')),
  sides      text not null,
  ext        jsonb not null default '{}',
  app_id     uuid,
  -- name, icon and rank as the code last delivered them: a start of the server overwrites only values that still equal these
  shipped    jsonb not null default '{}',
  deleted_at timestamptz,
  primary key (space_id, code),
  constraint menu_app_or_shipped check ((app_id is null) = (shipped <> '{}')),
  constraint menu_app foreign key (space_id, app_id) references external_app (space_id, id) on delete cascade,
  foreign key (space_id, parent) references menu (space_id, code) deferrable initially deferred
);
create index menu_of_app on menu (space_id, app_id) where app_id is not null;
select app.shared_table('menu');
select app.watch_rights('menu', 'spaces');

/* Entries a park has switched on or off. */
create table menu_switch (
  space_id   uuid not null,
  park_id    uuid not null,
  code       text not null,
  app_switch smallint not null check (app_switch in (0, 1)),
  primary key (space_id, park_id, code),
  foreign key (space_id, park_id) references park (space_id, id)
);
select app.park_table('menu_switch');
select app.open_to_door('menu_switch', 'select');
select app.watch_rights('menu_switch', 'spaces');

/*
 * Uploaded files. The bytes are in the file store under a random key; the name is for display only. The bytes of an id never change, so
 * the deletion is the only later write.
 */
create table file (
  space_id    uuid not null,
  company_id  uuid not null,
  park_id     uuid,
  user_id     uuid not null,
  id          uuid not null default gen_random_uuid(),
  purpose     text not null check (purpose ~ '^[a-z]{1,20}$'),
  name        text not null check (char_length(name) between 1 and 255),
  mime        text not null check (mime ~ '^[a-z]+/[a-z0-9.+-]{1,100}$'),
  size        integer not null check (size > 0),
  sha256      bytea not null check (octet_length(sha256) = 32),
  width       integer check (width > 0),
  height      integer check (height > 0),
  need_auth   boolean not null default true,
  storage_key text not null check (storage_key ~ '^[0-9a-f]{64}$'),
  -- part of each link to the file: it proves that the creator of the link was able to read this row, and reveals nothing about the storage
  -- key
  link_proof  bytea not null generated always as (substring(sha256(decode(storage_key, 'hex')) from 1 for 16)) stored,
  deleted_at  timestamptz,
  created_at  timestamptz not null default app.now(),
  primary key (space_id, company_id, id),
  -- begins with the id, because links and the file store know only the id
  constraint file_id unique (id, space_id),
  constraint file_storage_key unique (storage_key, space_id),
  constraint file_picture check ((width is null) = (height is null)),
  foreign key (space_id, company_id) references company (space_id, id),
  foreign key (space_id, park_id) references park (space_id, id),
  constraint file_owner foreign key (space_id, company_id, user_id) references staff (space_id, company_id, user_id)
);
select app.company_table('file');
revoke update, delete on file from park_app;
grant update (deleted_at) on file to park_app;
select app.open_to_door('file', 'select');

/*
 * Long-running tasks of a user: imports and exports. A task runs with the user's rights, in the company and park where it was requested,
 * and only the user sees it, only there. The worker stores its progress with the reach of a job.
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
  -- the process that runs the task, and the end of its lease
  lease       uuid,
  lease_until timestamptz,
  attempts    smallint not null default 0,
  created_at  timestamptz not null default app.now(),
  started_at  timestamptz,
  finished_at timestamptz,
  expires_at  timestamptz,
  primary key (space_id, company_id, id),
  constraint task_id unique (id, space_id),
  constraint task_lease check ((state = 'running') = (lease is not null) and (lease is null) = (lease_until is null)),
  constraint task_over check ((state in ('done', 'failed', 'cancelled')) = (finished_at is not null)),
  foreign key (space_id, company_id) references company (space_id, id),
  foreign key (space_id, park_id) references park (space_id, id),
  constraint task_owner foreign key (space_id, company_id, user_id) references staff (space_id, company_id, user_id)
);
create index task_mine on task (company_id, user_id, created_at desc, id);
create index task_unfinished on task (created_at) where state in ('waiting', 'running');
create index task_age on task (finished_at) where finished_at is not null;
select app.wall('task', 'user', w, w, w, w) from (values ('{space} and (({person} and {company}) or {as job})')) as own (w);
revoke update, delete on task from park_app;
grant update (state, total, done, failed, result, file_name, lease, lease_until, attempts, started_at, finished_at, expires_at) on task to park_app;
select app.open_to_door('task', 'select, update, delete');

/* The bytes of a task: the upload, the result, the refused rows. They are deleted with it. */
create table task_part (
  space_id   uuid not null,
  company_id uuid not null,
  user_id    uuid not null,
  task_id    uuid not null,
  role       text not null check (role in ('source', 'file', 'failed')),
  at         integer not null check (at >= 0),
  bytes      bytea not null check (octet_length(bytes) between 1 and 1048576),
  primary key (space_id, company_id, task_id, role, at),
  foreign key (space_id, company_id, task_id) references task (space_id, company_id, id) on delete cascade
);
-- no compression: workbooks are compressed already
alter table task_part alter column bytes set storage external;
select app.wall('task_part', 'user', w, w, w, w) from (values ('{space} and (({person} and {company}) or {as job})')) as own (w);
revoke update on task_part from park_app;
select app.open_to_door('task_part', 'select, delete');

/* Messages of the built-in provider, for an installation without a gateway for texts or mails. */
create table local_message (
  space_id   uuid not null references space (id),
  id         uuid not null,
  channel    text not null check (channel in ('sms', 'mail')),
  recipient  text not null,
  body       text not null,
  created_at timestamptz not null default app.now(),
  primary key (space_id, id)
);
create index local_message_time on local_message (created_at desc);
select app.wall('local_message', 'space', '{as platform}');
select app.open_to_worker('local_message', 'select, insert, delete');

/*
 * Codes of text messages. Message limits are counted over these rows, so that every way to send a message has the same limits. Numbers
 * and codes are stored as keyed hashes.
 */
create table sms_code (
  id           uuid primary key,
  phone_hash   bytea not null,
  purpose      text not null check (purpose in ('reset', 'bind', 'signIn', 'join')),
  code_hash    bytea not null,
  address_hash bytea not null,
  tries        smallint not null default 0,
  created_at   timestamptz not null default app.now(),
  expires_at   timestamptz not null,
  used_at      timestamptz
);
create index sms_code_phone on sms_code (phone_hash, created_at);
create index sms_code_address on sms_code (address_hash, created_at);
create index sms_code_age on sms_code (created_at);
select app.closed_table('sms_code');
select app.open_to_door('sms_code', 'select, insert, update');
select app.open_to_worker('sms_code', 'select, delete');

/*
 * Views of phone numbers. Rows are inserted and read, never changed; the reason given afterwards is a row of its own that refers to the
 * view. company_id is the company of the user whose number was viewed, so that its administrators see it.
 */
create table privacy_record (
  space_id          uuid not null,
  company_id        uuid not null,
  id                uuid not null default gen_random_uuid(),
  -- null if the viewed phone number is the contact number of the company and belongs to none of its members
  subject_user_id   uuid,
  viewer_user_id    uuid not null,
  viewer_company_id uuid not null,
  viewer_park_id    uuid,
  kind              text not null check (kind in ('staffPhone', 'companyPhone', 'note')),
  look_id           uuid,
  system_type       text not null default '1' check (char_length(system_type) <= 20),
  privacy_type      text not null default '1' check (char_length(privacy_type) <= 20),
  content           text check (char_length(content) <= 200),
  created_at        timestamptz not null default app.now(),
  primary key (space_id, company_id, id),
  constraint privacy_record_look check (look_id is null or kind = 'note'),
  foreign key (space_id, company_id) references company (space_id, id),
  foreign key (space_id, viewer_company_id) references company (space_id, id),
  foreign key (space_id, viewer_park_id) references park (space_id, id),
  foreign key (space_id, company_id, subject_user_id) references staff (space_id, company_id, user_id),
  foreign key (space_id, company_id, look_id) references privacy_record (space_id, company_id, id)
);
create index privacy_record_subject on privacy_record (subject_user_id, created_at desc) where look_id is null;
create index privacy_record_viewer on privacy_record (space_id, company_id, viewer_user_id, created_at desc);
create index privacy_record_notes on privacy_record (company_id, look_id) where look_id is not null;
select app.wall('privacy_record', 'company', '{space} and {companies}',
  '{space} and {companies} and viewer_user_id = {app.user_id} and viewer_company_id = {app.company}');
revoke update, delete on privacy_record from park_keeper;
select app.open_to_door('privacy_record', 'select');

/* Working hours and weekdays of a park. Without a row the default of the code applies. */
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

/* Days on which a park differs from the published calendar. */
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
select app.open_to_door('park_calendar_day', 'select');

/*
 * Backups of the whole database, made by its owner outside of calls. The platform operator sees when each was made, its size and whether
 * it could be read back, requests one, and decides when the nightly backup runs and how many are kept.
 */
create table backup (
  space_id    uuid not null default app.platform() references space (id) check (space_id = app.platform()),
  id          uuid not null default gen_random_uuid(),
  cause       text not null check (cause in ('schedule', 'person', 'command')),
  user_id     uuid,
  state       text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  step        text check (char_length(step) <= 100),
  done        bigint not null default 0 check (done >= 0),
  total       bigint not null default 0 check (total >= 0),
  host        text check (char_length(host) <= 255),
  file        text check (char_length(file) <= 1000),
  size        bigint check (size >= 0),
  row_count   bigint check (row_count >= 0),
  file_count  integer check (file_count >= 0),
  has_key     boolean not null default false,
  -- null if the whole file was read back without a fault
  problem     text check (char_length(problem) <= 500),
  -- end of the lease of the process that makes the backup
  lease_until timestamptz,
  created_at  timestamptz not null default app.now(),
  started_at  timestamptz,
  finished_at timestamptz,
  removed_at  timestamptz,
  primary key (space_id, id),
  constraint backup_over check ((state in ('done', 'failed')) = (finished_at is not null)),
  constraint backup_failed check (state <> 'failed' or problem is not null)
);
-- only one backup at a time, across all processes
create unique index backup_one on backup (space_id) where state in ('waiting', 'running');
create index backup_time on backup (created_at desc, id);
select app.space_table('backup');
revoke update, delete on backup from park_app;

create table backup_plan (
  space_id   uuid primary key default app.platform() references space (id) check (space_id = app.platform()),
  is_on      boolean not null default true,
  -- hour of the day in Asia/Shanghai
  hour       smallint not null default 2 check (hour between 0 and 23),
  keep       smallint not null default 7 check (keep between 1 and 365),
  version    integer not null default 1,
  changed_at timestamptz not null default app.now()
);
select app.space_table('backup_plan');
revoke insert, delete on backup_plan from park_app;
