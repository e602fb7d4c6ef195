/* People: how they authenticate, consent, join and are contacted. */

/* Captchas, each valid for one try. */
create table captcha (
  key_hash    bytea primary key,
  answer_hash bytea not null,
  expires_at  timestamptz not null
);
create index captcha_age on captcha (expires_at);
select app.closed_table('captcha');
select app.open_to_door('captcha', 'select, insert, update, delete');

/*
 * Sign-in attempts, written before the password is checked. A captcha is demanded by the typed name, whether it exists or not: this is
 * visible and must not reveal which name and which number belong to one user. The lock applies to the account, which is invisible.
 */
create table login_attempt (
  id           bigint generated always as identity primary key,
  name_hash    bytea not null,
  account      bytea,
  address_hash bytea not null,
  -- true for the failed attempt that locked the account
  locks        boolean not null,
  -- true until the next successful sign-in of the account
  is_open      boolean not null default true,
  is_failed    boolean not null default true,
  created_at   timestamptz not null default app.now()
);
create index login_attempt_name on login_attempt (name_hash, created_at) where is_open;
create index login_attempt_account on login_attempt (account, created_at) where is_open;
create index login_attempt_address on login_attempt (address_hash, created_at) where is_failed;
create index login_attempt_age on login_attempt (created_at);
select app.closed_table('login_attempt');
select app.open_to_door('login_attempt', 'select, insert, update');
select app.open_to_worker('login_attempt', 'select, delete');

/* The second step of a sign-in, if one is required: valid for five minutes and five tries. */
create table login_challenge (
  key_hash   bytea primary key,
  user_id    uuid not null references "user" (id),
  -- hash of the password that was accepted: if the password changes meanwhile, the challenge ends
  proof      bytea not null,
  method     text not null check (method in ('sms', 'totp')),
  sms_id     uuid,
  attempt    bigint not null,
  agreements jsonb not null,
  tries      smallint not null default 0,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index login_challenge_age on login_challenge (expires_at);
select app.closed_table('login_challenge');
select app.open_to_door('login_challenge', 'select, insert, update');
select app.open_to_worker('login_challenge', 'select, delete');

/* Authenticator apps. The secrets are sealed; each time step is used once. */
create table user_factor (
  user_id    uuid primary key references "user" (id),
  secret     bytea,
  pending    bytea,
  last_step  bigint not null default 0,
  created_at timestamptz not null default app.now()
);
select app.wall('user_factor', 'user', '{person}', '{person}', '{person}', '{person}');
select app.open_to_door('user_factor', 'select, update (last_step), delete');

/* The proof of the old number in a session: valid for ten minutes, and for one change of the number. */
create table phone_proof (
  token_hash bytea primary key references session (token_hash) on delete cascade,
  user_id    uuid not null references "user" (id),
  proved_at  timestamptz not null default app.now()
);
select app.closed_table('phone_proof');
select app.open_to_door('phone_proof', 'select, insert, update, delete');

/* The texts that users consent to. Versions are added, never changed: the accepted text must stay readable. */
create table agreement (
  space_id     uuid not null default app.platform() check (space_id = '00000000-0000-0000-0000-000000000001'),
  kind         text not null check (kind in ('user', 'privacy')),
  version      integer not null check (version > 0),
  title        text not null check (char_length(title) between 1 and 50),
  content      text not null check (char_length(content) between 1 and 20000),
  published_at timestamptz not null default app.now(),
  published_by uuid,
  primary key (space_id, kind, version)
);
select app.wall('agreement', 'shared', 'space_id = app.platform()', '{as platform}');
select app.open_to_door('agreement', 'select');

create table user_consent (
  user_id uuid not null references "user" (id),
  kind    text not null check (kind in ('user', 'privacy')),
  version integer not null,
  at      timestamptz not null default app.now(),
  address text not null default '' check (char_length(address) <= 60),
  primary key (user_id, kind, version)
);
create index user_consent_version on user_consent (kind, version);
select app.wall('user_consent', 'user', '{person} or {as platform}');
select app.open_to_door('user_consent', 'select, insert');

/* Menu entries that a user has pinned to the home page, per company and park. */
create table shortcut (
  space_id   uuid not null,
  id         uuid not null default gen_random_uuid(),
  user_id    uuid not null,
  company_id uuid not null,
  park_id    uuid,
  menus      text[] not null check (cardinality(menus) <= 12),
  updated_at timestamptz not null default app.now(),
  primary key (space_id, id),
  constraint shortcut_owner foreign key (space_id, company_id, user_id) references staff (space_id, company_id, user_id)
);
create unique index shortcut_once on shortcut (space_id, user_id, company_id, park_id) nulls not distinct;
select app.wall('shortcut', 'user', w, w, w) from (values ('{space} and {person} and {company} and {park or none}')) as own (w);

create table department_manager (
  space_id      uuid not null,
  company_id    uuid not null,
  department_id uuid not null,
  user_id       uuid not null,
  rank          smallint not null check (rank between 0 and 3),
  primary key (space_id, company_id, department_id, user_id),
  constraint department_manager_rank unique (space_id, company_id, department_id, rank),
  foreign key (space_id, company_id) references company (space_id, id),
  constraint department_manager_department foreign key (space_id, company_id, department_id) references department (space_id, company_id, id),
  constraint department_manager_staff foreign key (space_id, company_id, user_id) references staff (space_id, company_id, user_id)
);
select app.company_table('department_manager');
select app.open_to_door('department_manager', 'select');

/*
 * Headcounts of companies, updated with each change of a membership: counting the members for every list of a large company takes longer
 * than the list. A change locks the row until its transaction ends.
 */
create table headcount (
  space_id   uuid not null,
  company_id uuid not null,
  -- listed: number of present members; shown: number of present members who are in the address book
  listed     integer not null default 0,
  shown      integer not null default 0,
  primary key (space_id, company_id),
  foreign key (space_id, company_id) references company (space_id, id) on delete cascade
) with (fillfactor = 50);
select app.company_table('headcount');
revoke insert, update, delete on headcount from park_app;
select app.open_to_door('headcount', 'select, insert, update');
\ir ../sql/door/headcount_begins.sql
create trigger company_counted after insert on company for each row execute function door.headcount_begins();

/*
 * Invitations to join a company. A link has an end and a number of places. The permanent code of a company has no end, leads into no
 * department and always needs approval; `most_num` limits how many people may wait for it, and it may be typed in lower case.
 */
create table invitation (
  space_id       uuid not null,
  company_id     uuid not null,
  id             uuid not null default gen_random_uuid(),
  kind           text not null default 'link' check (kind in ('link', 'code')),
  code           text not null constraint invitation_code unique check (code ~ '^[A-Za-z0-9]{10}$'),
  department_id  uuid,
  needs_approval boolean not null,
  most_num       smallint not null check (most_num between 1 and 500),
  expires_at     timestamptz,
  ended_at       timestamptz,
  created_at     timestamptz not null default app.now(),
  created_by     uuid not null,
  primary key (space_id, company_id, id),
  constraint invitation_kind check (
    case kind when 'link' then expires_at is not null
              else expires_at is null and needs_approval and department_id is null and code ~ '^[A-Z0-9]{10}$' end),
  foreign key (space_id, company_id) references company (space_id, id),
  -- this key accepts a deleted department too: people who then use the invitation join without a department
  foreign key (space_id, company_id, department_id) references department (space_id, company_id, id)
);
create unique index invitation_company_code on invitation (space_id, company_id) where kind = 'code' and ended_at is null;
create index invitation_department on invitation (company_id, department_id) where department_id is not null;
select app.company_table('invitation');
select app.open_to_door('invitation', 'select');

/*
 * Requests to join by an invitation. Each takes one of its places until it is refused, so that a link that was passed on brings no more
 * requests than there are places.
 */
create table join_request (
  space_id      uuid not null,
  company_id    uuid not null,
  id            uuid not null default gen_random_uuid(),
  invitation_id uuid not null,
  real_name     text not null check (char_length(real_name) between 2 and 20),
  pinyin        text not null,
  phone_cipher  bytea not null,
  phone_hash    bytea not null,
  phone_mask    text not null,
  remark        text check (char_length(remark) <= 100),
  state         text not null check (state in ('waiting', 'accepted', 'refused')),
  reason        text check (char_length(reason) <= 100),
  created_at    timestamptz not null default app.now(),
  decided_at    timestamptz,
  -- null if the invitation needed no approval
  decided_by    uuid,
  primary key (space_id, company_id, id),
  constraint join_request_decided check ((state = 'waiting') = (decided_at is null)),
  foreign key (space_id, company_id) references company (space_id, id),
  foreign key (space_id, company_id, invitation_id) references invitation (space_id, company_id, id)
);
create unique index join_request_waiting on join_request (space_id, company_id, phone_hash) where state = 'waiting';
create index join_request_place on join_request (company_id, invitation_id) where state <> 'refused';
-- for checking whether an invitation is still open, which counts its waiting requests; the index leaves out accepted requests, because
-- thousands of people may have joined by one invitation
create index join_request_undecided on join_request (company_id, invitation_id) where state = 'waiting';
create index join_request_order on join_request (space_id, company_id, created_at desc);
select app.company_table('join_request');
select app.open_to_door('join_request', 'select');

/*
 * Invitations of first super administrators. The code sets the password of an account that has none yet, once; it is stored only in the
 * text message.
 */
create table activation (
  space_id   uuid not null,
  company_id uuid not null,
  id         uuid not null default gen_random_uuid(),
  user_id    uuid not null references "user" (id),
  code_hash  bytea not null constraint activation_code unique,
  created_at timestamptz not null default app.now(),
  created_by uuid not null,
  expires_at timestamptz not null,
  used_at    timestamptz,
  ended_at   timestamptz,
  primary key (space_id, company_id, id),
  foreign key (space_id, company_id) references company (space_id, id)
);
-- at most one open activation: a new invitation ends the previous one
create unique index activation_waiting on activation (space_id, company_id) where used_at is null and ended_at is null;
select app.closed_table('activation');
select app.open_to_door('activation', 'select, insert, update (used_at, ended_at)');

/*
 * Extended fields of people (1), companies (2) and rooms (3). Every space reads the platform's rows and adds its own. Values are in the
 * `ext` column of the row they describe, under the name of the field, so a field is switched off and never deleted.
 */
create table extend_field (
  space_id    uuid not null references space (id),
  id          uuid not null default gen_random_uuid(),
  module      smallint not null check (module between 1 and 3),
  column_name text not null check (column_name ~ '^[a-z][a-z0-9_]{1,29}$'),
  name        text not null check (char_length(name) between 1 and 20),
  type        text not null check (type in ('Text', 'Enum', 'Bool', 'DateTime')),
  description text check (char_length(description) <= 100),
  length      integer not null default 50 check (length between 1 and 500),
  enum_items  jsonb not null default '[]' check (jsonb_typeof(enum_items) = 'array'),
  is_required boolean not null default false,
  is_view     boolean not null default true,
  is_edit     boolean not null default false,
  enabled     boolean not null default true,
  sort_num    integer not null default 0,
  created_at  timestamptz not null default app.now(),
  updated_at  timestamptz,
  updated_by  uuid,
  version     integer not null default 1,
  primary key (space_id, id),
  constraint extend_field_column unique (space_id, module, column_name),
  constraint extend_field_name unique (space_id, module, name)
);
select app.shared_table('extend_field');

/* A space's decision about a field of the platform; without a row the field is as it was shipped. */
create table extend_choice (
  space_id       uuid not null references space (id),
  field_space_id uuid not null default app.platform() check (field_space_id = '00000000-0000-0000-0000-000000000001'),
  field_id       uuid not null,
  is_view        boolean not null,
  is_edit        boolean not null,
  enabled        boolean not null,
  sort_num       integer not null,
  updated_at     timestamptz not null default app.now(),
  updated_by     uuid,
  version        integer not null default 2,
  primary key (space_id, field_id),
  foreign key (field_space_id, field_id) references extend_field (space_id, id)
);
select app.space_table('extend_choice');

/*
 * Every extended field as it applies in the space of the call: the platform's fields with the decisions of the space, and the space's
 * own.
 */
create view app.extended_field with (security_invoker = true) as
select f.id, f.module, f.column_name, f.name, f.type, f.description, f.length, f.enum_items, f.is_required,
       coalesce(c.is_view, f.is_view) as is_view, coalesce(c.is_edit, f.is_edit) as is_edit, coalesce(c.enabled, f.enabled) as enabled,
       coalesce(c.sort_num, f.sort_num) as sort_num, f.space_id = app.platform() as is_built_in, coalesce(c.version, f.version) as version,
       f.created_at
  from extend_field f
  left join extend_choice c on c.space_id = app.space() and c.field_space_id = f.space_id and c.field_id = f.id
 where f.space_id in (app.space(), app.platform());
grant select on app.extended_field to park_app;

/* Groups of a park: of its companies, or of people in them. The foreign key copies the kind of the group to each member. */
create table park_group (
  space_id   uuid not null,
  park_id    uuid not null,
  id         uuid not null default gen_random_uuid(),
  kind       text not null check (kind in ('company', 'user')),
  code       text not null check (code ~ '^[A-Za-z0-9_-]{1,30}$'),
  name       text not null check (char_length(name) between 1 and 30),
  remark     text check (char_length(remark) <= 100),
  deleted_at timestamptz,
  created_at timestamptz not null default app.now(),
  updated_at timestamptz,
  updated_by uuid,
  version    integer not null default 1,
  primary key (space_id, id),
  constraint park_group_kind unique (space_id, park_id, id, kind),
  foreign key (space_id, park_id) references park (space_id, id)
);
create unique index park_group_code on park_group (space_id, park_id, kind, lower(code)) where deleted_at is null;
create unique index park_group_name on park_group (space_id, park_id, kind, name) where deleted_at is null;
select app.park_table('park_group');

/* A user is in a group as a member of one company, and is no longer shown after leaving it. */
create table park_group_member (
  space_id   uuid not null,
  park_id    uuid not null,
  group_id   uuid not null,
  kind       text not null,
  id         uuid not null default gen_random_uuid(),
  company_id uuid not null,
  user_id    uuid,
  created_at timestamptz not null default app.now(),
  created_by uuid,
  primary key (space_id, id),
  constraint park_group_member_kind check ((kind = 'user') = (user_id is not null)),
  constraint park_group_member_group foreign key (space_id, park_id, group_id, kind) references park_group (space_id, park_id, id, kind),
  foreign key (space_id, company_id) references company (space_id, id),
  foreign key (space_id, company_id, user_id) references staff (space_id, company_id, user_id)
);
create unique index park_group_member_company on park_group_member (space_id, group_id, company_id) where user_id is null;
create unique index park_group_member_user on park_group_member (space_id, group_id, company_id, user_id) where user_id is not null;
create index park_group_member_of on park_group_member (company_id, user_id);
select app.park_table('park_group_member');

/* Messages to a user in the company they concern: of a service or of the system. */
create table message (
  space_id    uuid not null,
  park_id     uuid,
  company_id  uuid not null,
  user_id     uuid not null,
  id          uuid not null default gen_random_uuid(),
  kind        text not null check (kind in ('service', 'system')),
  title       text not null check (char_length(title) between 1 and 100),
  content     text not null check (char_length(content) <= 500),
  -- the approval instance the message is about, and the page it links to
  instance_id uuid,
  link        text check (link ~ '^/[^/]' and char_length(link) <= 200),
  -- a message with a key is sent to a user only once, however often the job runs
  key         text check (char_length(key) between 1 and 100),
  created_at  timestamptz not null default app.now(),
  read_at     timestamptz,
  primary key (space_id, company_id, id),
  foreign key (space_id, company_id) references company (space_id, id),
  constraint message_reader foreign key (space_id, company_id, user_id) references staff (space_id, company_id, user_id)
);
create unique index message_once on message (space_id, company_id, user_id, key) where key is not null;
create index message_mine on message (company_id, user_id, kind, created_at desc, id);
create index message_unread on message (company_id, user_id, kind) where read_at is null;
-- any member of the space may send a message to any other
select app.wall('message', 'user', '{space} and {company} and {person}', '{space}', '{space} and {company} and {person}');
revoke update on message from park_app;
grant update (read_at) on message to park_app;
select app.open_to_door('message', 'insert');
