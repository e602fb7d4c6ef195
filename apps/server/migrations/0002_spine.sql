create table space (
  id                  uuid primary key default gen_random_uuid(),
  name                text not null check (char_length(name) between 1 and 50),
  project_code        text not null check (project_code ~ '^[a-z][a-z0-9-]{1,30}$'),
  operator_company_id uuid,
  enabled             boolean not null default true,
  rights_version      integer not null default 1,
  created_at          timestamptz not null default app.now(),
  constraint space_project_code unique (project_code),
  -- it may begin an address, so it must not be what another address begins with
  constraint space_project_code_free check (project_code not in (
    'accounting', 'aijihome', 'apidocs', 'application', 'architecture', 'assets', 'boardroom', 'campus', 'company',
    'contract', 'datacensus', 'decoration', 'dev', 'form', 'front', 'healthz', 'home', 'inside', 'invoice', 'login',
    'metrics', 'navigationhome', 'notice', 'operate', 'operation', 'platform', 'readyz', 'recruit', 'repair',
    'serivceapp', 'service', 'smartop', 'spaceselect', 'subsidy', 'system', 'things'))
);

create table park (
  space_id   uuid not null references space (id),
  id         uuid not null default gen_random_uuid(),
  name       text not null check (char_length(name) between 1 and 50),
  code       text,
  enabled    boolean not null default true,
  rank       integer not null default 0,
  created_at timestamptz not null default app.now(),
  updated_at timestamptz,
  updated_by uuid,
  version    integer not null default 1,
  primary key (space_id, id),
  constraint park_name unique (space_id, name)
);

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
  activated     boolean not null default true,
  settled_at    timestamptz,
  remark        text,
  ext           jsonb not null default '{}',
  deleted_at    timestamptz,
  created_at    timestamptz not null default app.now(),
  updated_at    timestamptz,
  updated_by    uuid,
  version       integer not null default 1,
  primary key (space_id, id)
);
create unique index company_name on company (space_id, name) where deleted_at is null;
create unique index company_credit_code on company (space_id, credit_code) where deleted_at is null;
alter table space add constraint space_operator foreign key (id, operator_company_id) references company (space_id, id) deferrable initially deferred;

create table company_park (
  space_id    uuid not null,
  park_id     uuid not null,
  company_id  uuid not null,
  relation    text not null check (relation in ('settled', 'assists')),
  joined_at   timestamptz not null default app.now(),
  left_at     timestamptz,
  left_name   text,
  left_credit_code text,
  id          uuid not null default gen_random_uuid(),
  primary key (space_id, id),
  foreign key (space_id, park_id) references park (space_id, id),
  -- the row comes before its company: the company's own policy looks here
  constraint company_park_company foreign key (space_id, company_id) references company (space_id, id) deferrable initially deferred
);
create unique index company_park_live on company_park (space_id, park_id, company_id) where left_at is null;
create index company_park_company on company_park (space_id, company_id) where left_at is null;

/* A person. One sign-in, many companies; tenant code never reads this table, what lists need stands on staff. */
create table "user" (
  id                  uuid primary key default gen_random_uuid(),
  phone_cipher        bytea not null,
  phone_hash          bytea not null,
  phone_mask          text not null,
  username            text check (username ~ '^[A-Za-z0-9]{6,18}$'),
  username_changed_at timestamptz,
  password            text,
  change              boolean not null default false,
  real_name           text not null check (char_length(real_name) between 1 and 20),
  nick_name           text check (char_length(nick_name) <= 20),
  sex                 smallint check (sex in (0, 1)),
  email               text check (char_length(email) <= 40),
  avatar              text,
  enabled             boolean not null default true,
  home_company_id     uuid,
  rights_version      integer not null default 1,
  created_at          timestamptz not null default app.now(),
  updated_at          timestamptz,
  constraint user_phone unique (phone_hash)
);
create unique index user_username on "user" (lower(username));

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
  primary key (company_id, id),
  unique (company_id, id, live),
  constraint department_name check (char_length(name) between 1 and 100),
  constraint department_depth check (level between 1 and 15),
  constraint department_root_level check ((parent_id is null) = (level = 1)),
  -- a live department hangs on a live one; the key below then refuses to delete a parent with live children
  constraint department_parent_live check (parent_live or deleted_at is not null),
  foreign key (space_id, company_id) references company (space_id, id),
  constraint department_parent foreign key (company_id, parent_id, parent_live) references department (company_id, id, live)
);
create unique index department_root on department (company_id) where parent_id is null and deleted_at is null;
create unique index department_sibling_name on department (company_id, parent_id, name) where deleted_at is null;

create table staff (
  space_id        uuid not null,
  company_id      uuid not null,
  user_id         uuid not null references "user" (id),
  department_id   uuid,
  department_live boolean not null default true check (department_live),
  admin_level     smallint not null default 1 check (admin_level in (1, 2, 3)),
  real_name       text not null check (char_length(real_name) between 2 and 20),
  phone_cipher    bytea not null,
  phone_hash      bytea not null,
  phone_mask      text not null,
  sex             smallint check (sex in (0, 1)),
  email           text check (char_length(email) <= 40),
  position        text check (char_length(position) <= 20),
  is_show         boolean not null default true,
  order_num       integer not null default 0 check (order_num >= 0),
  enabled         boolean not null default true,
  left_at         timestamptz,
  ext             jsonb not null default '{}',
  created_at      timestamptz not null default app.now(),
  updated_at      timestamptz,
  updated_by      uuid,
  version         integer not null default 1,
  primary key (company_id, user_id),
  -- who has left holds no place that would keep a department from being deleted
  constraint staff_left_holds_nothing check (left_at is null or (department_id is null and admin_level = 1)),
  foreign key (space_id, company_id) references company (space_id, id),
  constraint staff_in_department foreign key (company_id, department_id, department_live) references department (company_id, id, live)
);
create unique index staff_phone on staff (company_id, phone_hash) where left_at is null;
create unique index staff_super_admin on staff (company_id) where admin_level = 3 and left_at is null;
create index staff_order on staff (company_id, order_num, user_id) include (department_id, real_name, space_id) where left_at is null;
create index staff_user on staff (user_id) where left_at is null;
-- asked by the key that keeps a department with people from being deleted
create index staff_department on staff (company_id, department_id) where department_id is not null;

create table department_manager (
  space_id      uuid not null,
  company_id    uuid not null,
  department_id uuid not null,
  user_id       uuid not null,
  rank          smallint not null check (rank between 0 and 3),
  primary key (company_id, department_id, user_id),
  constraint department_manager_rank unique (company_id, department_id, rank),
  foreign key (space_id, company_id) references company (space_id, id),
  constraint department_manager_department foreign key (company_id, department_id) references department (company_id, id),
  constraint department_manager_staff foreign key (company_id, user_id) references staff (company_id, user_id)
);

create table role (
  space_id     uuid not null,
  company_id   uuid not null,
  id           uuid not null default gen_random_uuid(),
  park_id      uuid,
  kind         text not null check (kind in ('park', 'assist', 'company', 'inner', 'attribute', 'package')),
  code         text not null,
  name         text not null check (char_length(name) between 1 and 20),
  parent_id    uuid,
  is_group     boolean not null default false,
  sort         integer not null default 100,
  data_scope   text not null default 'all' check (data_scope in ('all', 'dept_tree', 'dept', 'self')),
  field_policy jsonb not null default '{}',
  remark       text,
  deleted_at   timestamptz,
  created_at   timestamptz not null default app.now(),
  updated_at   timestamptz,
  updated_by   uuid,
  version      integer not null default 1,
  primary key (space_id, id),
  unique (space_id, id, is_group),
  foreign key (space_id, company_id) references company (space_id, id),
  foreign key (space_id, park_id) references park (space_id, id),
  foreign key (space_id, parent_id) references role (space_id, id)
);
create unique index role_code on role (company_id, code) where deleted_at is null;

create table role_user (
  space_id      uuid not null,
  company_id    uuid not null,
  role_space_id uuid not null,
  role_id       uuid not null,
  role_is_group boolean not null default false check (not role_is_group),
  user_id       uuid not null,
  park_id       uuid,
  valid         tstzrange not null default tstzrange(null, null),
  reason        text,
  id            uuid not null default gen_random_uuid(),
  created_at    timestamptz not null default app.now(),
  primary key (company_id, id),
  foreign key (space_id, company_id) references company (space_id, id),
  foreign key (space_id, park_id) references park (space_id, id),
  constraint role_user_role_space check (role_space_id in (space_id, '00000000-0000-0000-0000-000000000001')),
  constraint role_user_role foreign key (role_space_id, role_id, role_is_group) references role (space_id, id, is_group),
  constraint role_user_staff foreign key (company_id, user_id) references staff (company_id, user_id)
);
create unique index role_user_once on role_user (company_id, role_id, user_id, park_id) nulls not distinct;
create index role_user_of on role_user (company_id, user_id);

create table role_grant (
  space_id      uuid not null,
  company_id    uuid not null,
  role_space_id uuid not null,
  role_id       uuid not null,
  park_id       uuid,
  -- an empty set is a decision, a missing row is not
  nodes         text[] not null,
  version       integer not null default 1,
  updated_at    timestamptz not null default app.now(),
  updated_by    uuid,
  id            uuid not null default gen_random_uuid(),
  primary key (company_id, id),
  foreign key (space_id, company_id) references company (space_id, id),
  foreign key (space_id, park_id) references park (space_id, id),
  constraint role_grant_role_space check (role_space_id in (space_id, '00000000-0000-0000-0000-000000000001')),
  constraint role_grant_role foreign key (role_space_id, role_id) references role (space_id, id)
);
create unique index role_grant_once on role_grant (role_id, company_id, park_id) nulls not distinct;

create table company_attribute (
  space_id      uuid not null,
  company_id    uuid not null,
  role_space_id uuid not null,
  role_id       uuid not null,
  primary key (company_id, role_id),
  foreign key (space_id, company_id) references company (space_id, id),
  constraint company_attribute_role_space check (role_space_id in (space_id, '00000000-0000-0000-0000-000000000001')),
  constraint company_attribute_role foreign key (role_space_id, role_id) references role (space_id, id)
);

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
  -- what the manifest says, so that a start can tell a customer's wording from its own
  shipped    jsonb not null default '{}',
  deleted_at timestamptz,
  primary key (space_id, code),
  foreign key (space_id, parent) references menu (space_id, code) deferrable initially deferred
);

create table menu_switch (
  space_id   uuid not null,
  park_id    uuid not null,
  code       text not null,
  app_switch smallint not null check (app_switch in (0, 1)),
  primary key (space_id, park_id, code),
  foreign key (space_id, park_id) references park (space_id, id)
);

create table park_access (
  space_id      uuid not null,
  park_id       uuid not null,
  company_id    uuid not null,
  user_id       uuid,
  department_id uuid,
  valid         tstzrange not null default tstzrange(null, null),
  reason        text,
  id            uuid not null default gen_random_uuid(),
  created_at    timestamptz not null default app.now(),
  primary key (space_id, id),
  constraint park_access_subject check ((user_id is null) <> (department_id is null)),
  foreign key (space_id, park_id) references park (space_id, id),
  foreign key (space_id, company_id) references company (space_id, id),
  foreign key (company_id, user_id) references staff (company_id, user_id),
  foreign key (company_id, department_id) references department (company_id, id)
);
create unique index park_access_user on park_access (park_id, company_id, user_id) where user_id is not null;
create unique index park_access_department on park_access (park_id, company_id, department_id) where department_id is not null;

create table session (
  token_hash   bytea primary key,
  user_id      uuid not null references "user" (id),
  company_id   uuid,
  park_id      uuid,
  session_key  bytea not null,
  idle         interval not null,
  created_at   timestamptz not null default app.now(),
  expires_at   timestamptz not null,
  last_seen_at timestamptz not null default app.now(),
  revoked_at   timestamptz
);
create index session_of_user on session (user_id) where revoked_at is null;

create table audit (
  space_id   uuid not null,
  at         timestamptz not null default app.now(),
  id         bigint generated always as identity,
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

/* Months ahead are made at every start; the last part catches what no month covers, so that a write never fails for it. */
create table audit_other partition of audit default;
create function app.audit_months(months integer) returns void language plpgsql as $$
declare
  month date := date_trunc('month', now() at time zone 'Asia/Shanghai');
  name text;
begin
  for i in 0 .. months loop
    name := 'audit_' || to_char(month + make_interval(months => i), 'YYYYMM');
    if to_regclass(format('public.%I', name)) is null then
      execute format('create table public.%I partition of public.audit for values from (%L) to (%L)', name,
        (month + make_interval(months => i)) at time zone 'Asia/Shanghai', (month + make_interval(months => i + 1)) at time zone 'Asia/Shanghai');
      perform app.closed_table(format('public.%I', name)::regclass);
    end if;
  end loop;
end $$;
revoke execute on function app.audit_months(integer) from public;
