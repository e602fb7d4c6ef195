/* The core tables: spaces, parks, companies, users and their memberships, and sessions. */

/* A customer of the platform: an operator with its parks. No data crosses the boundary of a space. */
create table space (
  id                  uuid primary key default gen_random_uuid(),
  name                text not null check (char_length(name) between 1 and 50),
  -- the first segment of the space's URLs, so it must differ from the first segment of every other URL
  project_code        text not null check (project_code ~ '^[a-z][a-z0-9-]{1,30}$'),
  operator_company_id uuid,
  enabled             boolean not null default true,
  -- when a member of the operator first signed in; until then a super administrator named by mistake can be replaced
  entered_at          timestamptz,
  rights_version      integer not null default 1,

  created_at          timestamptz not null default app.now(),
  updated_at          timestamptz,
  updated_by          uuid,
  version             integer not null default 1,

  constraint space_name unique (name),
  constraint space_project_code unique (project_code),
  constraint space_project_code_free check (project_code not in (
    'accounting', 'aijihome', 'apidocs', 'application', 'architecture', 'assets', 'boardroom', 'campus', 'company',
    'contract', 'datacensus', 'decoration', 'dev', 'form', 'front', 'healthz', 'home', 'inside', 'invoice', 'join', 'login',
    'metrics', 'navigationhome', 'notice', 'operate', 'operation', 'platform', 'readyz', 'recruit', 'repair',
    'serivceapp', 'service', 'smartop', 'spaceselect', 'subsidy', 'system', 'things'))
);
select app.wall('space', 'own', 'id = {app.space} or {as platform}', w, w, w)
  from (values ('{as platform} or (id = {app.space} and {over park})')) as writing (w);
select app.open_to_door('space', 'select, insert, update (entered_at, rights_version)');
\ir ../sql/app/space_closes.sql
create trigger space_changed before update on space for each row execute function app.space_closes();

/* One park or project of a space. */
create table park (
  space_id      uuid not null references space (id),
  id            uuid not null default gen_random_uuid(),
  name          text not null check (char_length(name) between 1 and 50),
  code          text,
  enabled       boolean not null default true,
  rank          integer not null default 0,

  contact_name  text check (char_length(contact_name) between 1 and 20),
  -- a number published by the park, such as a switchboard or hotline; never a personal number
  contact_phone text check (char_length(contact_phone) between 1 and 20),
  address       text check (char_length(address) between 1 and 200),
  longitude     numeric(9, 6) check (longitude between -180 and 180),
  latitude      numeric(8, 6) check (latitude between -90 and 90),
  area          numeric(14, 4) check (area >= 0),
  intro         text check (char_length(intro) between 1 and 1000),
  logo          text check (char_length(logo) between 1 and 500),

  created_at    timestamptz not null default app.now(),
  updated_at    timestamptz,
  updated_by    uuid,
  version       integer not null default 1,

  primary key (space_id, id),
  constraint park_name unique (space_id, name)
);
select app.wall('park', 'space', '{space} or {as platform}', w, w, w)
  from (values ('({space} and {over park}) or {as platform}')) as writing (w);
select app.open_to_door('park', 'select, insert');
select app.watch_rights('park', 'spaces');

/* An organisation: settled (0), assisting (1) or operating (2). */
create table company (
  space_id      uuid not null references space (id),
  id            uuid not null default gen_random_uuid(),
  name          text not null check (char_length(name) between 1 and 100),
  credit_code   text,
  comp_type     smallint not null check (comp_type in (0, 1, 2)),
  logo          text,
  contact_name  text,
  contact_phone_cipher bytea,
  contact_phone_hash   bytea,
  contact_phone_mask   text,
  enabled       boolean not null default true,

  -- activates: whether an operator, the first sign-in of the super administrator or a date activates the company; null if the company was
  -- active from the start
  activated     boolean not null default true,
  activates     text constraint company_activates check (activates in ('operator', 'firstSignIn', 'date')),
  activates_at  timestamptz,
  settled_at    timestamptz,

  staff_limit   integer constraint company_staff_limit_range check (staff_limit between 1 and 1000000),
  keeps_contact boolean not null default true,
  -- the menu nodes that the company may grant to its own roles; null means all nodes the company has
  handed        text[],
  remark        text,
  ext           jsonb not null default '{}',

  deleted_at    timestamptz,
  created_at    timestamptz not null default app.now(),
  updated_at    timestamptz,
  updated_by    uuid,
  version       integer not null default 1,

  primary key (space_id, id),
  constraint company_waits check (activated or activates is not null),
  constraint company_activation_day check ((activates is not distinct from 'date') = (activates_at is not null))
);
create unique index company_name on company (space_id, name) where deleted_at is null;
create unique index company_credit_code on company (space_id, credit_code) where deleted_at is null;
create index company_by_id on company (id);
alter table space add constraint space_operator foreign key (id, operator_company_id) references company (space_id, id) deferrable initially deferred;

select app.wall('company', 'company', format('(%s) or {as platform}', w), w, w, w)
  from (values ('{space} and id = any ({app.companies}::uuid[])')) as own (w);
select app.open_to_door('company', 'select, insert, update (activated, enabled, contact_name, contact_phone_cipher, contact_phone_hash,'
  ' contact_phone_mask, version, updated_at, updated_by)');
\ir ../sql/door/bump_companies.sql
create trigger company_changed after update on company referencing old table as changed new table as fresh
  for each statement execute function door.bump_companies();
\ir ../sql/door/end_company.sql
create trigger company_ended after update on company referencing old table as changed new table as fresh
  for each statement execute function door.end_company();

/* The stay of a company in a park. Name and credit code are kept as they were when it left. */
create table company_park (
  space_id         uuid not null,
  park_id          uuid not null,
  company_id       uuid not null,
  id               uuid not null default gen_random_uuid(),
  relation         text not null check (relation in ('settled', 'assists')),
  joined_at        timestamptz not null default app.now(),
  joined_by        uuid,
  left_at          timestamptz,
  left_by          uuid,
  left_reason      text check (char_length(left_reason) <= 100),
  left_name        text,
  left_credit_code text,

  primary key (space_id, id),
  foreign key (space_id, park_id) references park (space_id, id),
  -- deferred, because this row is inserted before its company: the row security policy of the company reads this row
  constraint company_park_company foreign key (space_id, company_id) references company (space_id, id) deferrable initially deferred
);
create unique index company_park_live on company_park (space_id, park_id, company_id) where left_at is null;
create index company_park_company on company_park (space_id, company_id) where left_at is null;
create index company_park_left on company_park (space_id, park_id, left_at desc) where left_at is not null;

select app.wall('company_park', 'park', '{space} and ({company} or ({over park} and {park}))', w, w, w)
  from (values ('{space} and {over park} and {park}')) as writing (w);
select app.open_to_door('company_park', 'select');
select app.watch_rights('company_park', 'spaces');

/*
 * A user. Code that works for a tenant never reads this table: lists read the copies on staff, and door functions act on the actor of
 * the call. A user may belong to many companies.
 */
create table "user" (
  -- ascending ids fill the pages of the indexes in order; random ids made imports a quarter slower
  id                  uuid primary key default app.uuid7(),
  phone_cipher        bytea not null,
  phone_hash          bytea not null,
  phone_mask          text not null,
  username            text check (username ~ '^[A-Za-z0-9]{6,18}$'),
  username_changed_at timestamptz,
  password            text,
  -- true once the user has replaced the first password
  change              boolean not null default false,

  real_name           text not null check (char_length(real_name) between 1 and 20),
  nick_name           text check (char_length(nick_name) <= 20),
  sex                 smallint check (sex in (0, 1)),
  email               text check (char_length(email) <= 40),
  -- id of the picture's file, which may belong to any company; without a foreign key, because a user belongs to no space. The URL of the
  -- picture is created anew for each reader
  avatar              uuid,

  enabled             boolean not null default true,
  -- the company that created the account
  home_company_id     uuid,
  rights_version      integer not null default 1,
  created_at          timestamptz not null default app.now(),
  updated_at          timestamptz,

  constraint user_phone unique (phone_hash)
);
-- partial, since most users sign in by phone number and have no user name
create unique index user_username on "user" (lower(username)) where username is not null;
create index user_created on "user" (created_at desc, id);

/* A user reads their own row, without password and full phone number. */
select app.wall('user', 'user', 'id = {app.user_id}');
revoke select on "user" from park_app;
grant select (id, username, username_changed_at, phone_mask, change, real_name, nick_name, sex, email, enabled, home_company_id, created_at)
  on "user" to park_app;
select app.open_to_door('user', 'select, insert, update (phone_cipher, phone_hash, phone_mask, username, username_changed_at, password,'
  ' change, real_name, nick_name, sex, email, avatar, enabled, rights_version, updated_at)');

\ir ../sql/door/bump_self.sql
create trigger user_changed before update on "user" for each row execute function door.bump_self();
\ir ../sql/door/copy_phone.sql
create trigger user_phone_changed after update of phone_hash on "user" for each row execute function door.copy_phone();
\ir ../sql/door/copy_person.sql
create trigger user_person_changed after update of nick_name, avatar, change on "user" for each row
  when ((old.nick_name, old.avatar, old.change) is distinct from (new.nick_name, new.avatar, new.change)) execute function door.copy_person();
\ir ../sql/door/end_sessions.sql
create trigger user_disabled after update of enabled on "user" for each row when (old.enabled and not new.enabled)
  execute function door.end_sessions();

create table department (
  space_id    uuid not null,
  company_id  uuid not null,
  id          uuid not null default gen_random_uuid(),
  parent_id   uuid,
  parent_live boolean not null default true,
  name        text not null,
  order_num   integer not null check (order_num >= 0),
  is_show     boolean not null default true,
  code        text,
  level       smallint not null,

  deleted_at  timestamptz,
  live        boolean generated always as (deleted_at is null) stored,
  created_at  timestamptz not null default app.now(),
  updated_at  timestamptz,
  updated_by  uuid,
  version     integer not null default 1,

  primary key (space_id, company_id, id),
  constraint department_place unique (space_id, company_id, id, live),
  constraint department_name check (char_length(name) between 1 and 100),
  constraint department_depth check (level between 1 and 15),
  constraint department_root_level check ((parent_id is null) = (level = 1)),
  -- a live department needs a live parent: the foreign key below then refuses to delete a parent with live children
  constraint department_parent_live check (parent_live or deleted_at is not null),
  foreign key (space_id, company_id) references company (space_id, id),
  constraint department_parent foreign key (space_id, company_id, parent_id, parent_live)
    references department (space_id, company_id, id, live)
);
create unique index department_root on department (space_id, company_id) where parent_id is null and deleted_at is null;
create unique index department_sibling_name on department (space_id, company_id, parent_id, name) where deleted_at is null;
-- for the address book, which leaves out hidden departments with all departments below them
create index department_hidden on department (space_id, company_id) where not is_show and deleted_at is null;
select app.company_table('department');
select app.open_to_door('department', 'select, insert');

/*
 * A membership of a user in one company. Lists read everything about members from here: the fields of the user are copies that follow
 * the account.
 */
create table staff (
  space_id        uuid not null,
  company_id      uuid not null,
  user_id         uuid not null references "user" (id),
  department_id   uuid,
  department_live boolean not null default true check (department_live),
  admin_level     smallint not null default 1 check (admin_level in (1, 2, 3)),

  real_name       text not null check (char_length(real_name) between 2 and 20),
  -- full pinyin and initials of the name in lower case; the server writes this column together with the name
  pinyin          text not null default '',
  nick_name       text,
  avatar          text,
  phone_cipher    bytea not null,
  phone_hash      bytea not null,
  phone_mask      text not null,
  change          boolean not null default false,
  sex             smallint check (sex in (0, 1)),
  email           text check (char_length(email) <= 40),
  position        text check (char_length(position) <= 20),
  remark          text check (char_length(remark) <= 200),
  ext             jsonb not null default '{}',
  is_show         boolean not null default true,
  order_num       bigint not null default 0 check (order_num >= 0),

  enabled         boolean not null default true,
  left_at         timestamptz,
  -- when the member was admitted again; identifies the audit row of that admission
  rejoined_at     timestamptz,
  -- the account that took over the membership when the phone number changed; a membership that was taken over is never restored
  moved_to        uuid,
  created_at      timestamptz not null default app.now(),
  updated_at      timestamptz,
  updated_by      uuid,
  version         integer not null default 1,

  -- the foreign key to the department already includes company and space. This column is filled only without a department, so that its
  -- foreign key checks the company only then; checking the company for each row took an eighth of an import
  loose_company_id uuid generated always as (case when department_id is null then company_id end) stored,

  primary key (space_id, company_id, user_id),
  -- a former member keeps no department and no administrator level, so they do not keep a department from being deleted
  constraint staff_left_holds_nothing check (left_at is null or (department_id is null and admin_level = 1)),
  constraint staff_of_company foreign key (space_id, loose_company_id) references company (space_id, id),
  constraint staff_in_department foreign key (space_id, company_id, department_id, department_live)
    references department (space_id, company_id, id, live)
);
create unique index staff_phone on staff (space_id, company_id, phone_hash) where left_at is null;
create unique index staff_super_admin on staff (space_id, company_id) where admin_level = 3 and left_at is null;
create index staff_managers on staff (space_id, company_id) where admin_level >= 2 and left_at is null;
-- contains every column that the member list filters by, and begins with the columns of the primary key; otherwise the planner prefers the
-- primary key
create index staff_order on staff (space_id, company_id, order_num, user_id)
  include (department_id, real_name, pinyin, is_show, enabled, admin_level) where left_at is null;
create index staff_left on staff (space_id, company_id, left_at) where left_at is not null;
-- includes former members: tells whether a user belongs or belonged to other companies, and serves look-ups that do not know the space yet
create index staff_user on staff (user_id);
-- finds the members of a department, for the foreign key that keeps a department with members from being deleted
create index staff_department on staff (space_id, company_id, department_id) where department_id is not null;
-- members whose name has no pinyin yet; the server looks for them at every start
create index staff_unspelled on staff (real_name) where pinyin = '';

/* The server writes the staff record; number, nickname, portrait and first password are copied from the user. */
select app.company_table('staff');
revoke update on staff from park_app;
grant update (department_id, admin_level, real_name, pinyin, sex, email, position, is_show, order_num, enabled, left_at, remark, ext, moved_to,
  updated_at, updated_by, version) on staff to park_app;
select app.open_to_door('staff', 'select, insert, update (department_id, admin_level, real_name, nick_name, avatar, phone_cipher,'
  ' phone_hash, phone_mask, change, enabled, left_at)');

\ir ../sql/door/take_person.sql
create trigger staff_person before insert on staff for each row when (new.phone_hash is null) execute function door.take_person();
\ir ../sql/app/rejoin.sql
create trigger staff_rejoined before update of left_at on staff for each row
  when (old.left_at is not null and new.left_at is null) execute function app.rejoin();
\ir ../sql/door/staff_joins.sql
create trigger staff_joined after insert on staff referencing new table as fresh for each statement execute function door.staff_joins();
create trigger staff_changed after update on staff referencing old table as changed new table as fresh
  for each statement execute function door.staff_joins();
\ir ../sql/door/staff_deleted.sql
create trigger staff_deleted after delete on staff referencing old table as changed for each statement execute function door.staff_deleted();

create table session (
  token_hash   bytea primary key,
  -- shown to the user in the list of sessions; reveals nothing about the token
  id           uuid not null default gen_random_uuid(),
  user_id      uuid not null references "user" (id),
  -- the context that applies to requests that name no company or park
  company_id   uuid,
  park_id      uuid,
  session_key  bytea not null,
  agent        text not null default '' check (char_length(agent) <= 200),
  address      text not null default '' check (char_length(address) <= 60),
  idle         interval not null,
  created_at   timestamptz not null default app.now(),
  expires_at   timestamptz not null,
  last_seen_at timestamptz not null default app.now(),
  revoked_at   timestamptz,
  constraint session_id unique (id)
);
create index session_of_user on session (user_id) where revoked_at is null;
select app.closed_table('session');
select app.open_to_door('session', 'select, insert, update');
select app.open_to_worker('session', 'select, delete');

\ir ../sql/door/company_begins.sql
create trigger session_begun after insert on session for each row execute function door.company_begins();
create trigger session_moved after update of company_id on session for each row when (new.company_id is distinct from old.company_id)
  execute function door.company_begins();
\ir ../sql/door/space_entered.sql
create trigger session_enters after insert on session for each row when (new.company_id is not null) execute function door.space_entered();
create trigger session_moves after update of company_id on session for each row
  when (new.company_id is not null and new.company_id is distinct from old.company_id) execute function door.space_entered();

/* A context in which a user may act. */
create type door.context as (
  space_id uuid, space_name text, company_id uuid, company_name text, comp_type smallint, admin_level smallint,
  park_id uuid, park_name text, side text, has_privilege boolean
);
