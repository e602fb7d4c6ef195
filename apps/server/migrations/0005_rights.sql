/* Rights: roles, what they grant, and who holds them. */

/*
 * Roles, groups of roles, attributes of companies and the package of a space. A deleted row stays, and foreign keys keep live rows from
 * referring to it: `live` and `open_group` are part of the referenced keys, so that a role cannot be given, or put into a group, while
 * it is being deleted.
 */
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
  data_scope   text not null default 'all'
    constraint role_data_scope check (data_scope in ('all', 'company', 'dept_tree', 'dept', 'self', 'custom')),
  field_policy jsonb not null default '{}',
  remark       text,

  deleted_at   timestamptz,
  live         boolean generated always as (deleted_at is null) stored,
  open_group   boolean generated always as (is_group and deleted_at is null) stored,
  -- null once the role is deleted, so that its group can be deleted
  parent_open  boolean generated always as (case when deleted_at is null then true end) stored,
  created_at   timestamptz not null default app.now(),
  updated_at   timestamptz,
  updated_by   uuid,
  version      integer not null default 1,

  primary key (space_id, id),
  unique (space_id, id, is_group),
  constraint role_live unique (space_id, id, is_group, live),
  constraint role_open_group unique (space_id, company_id, kind, id, open_group),
  -- a group of roles cannot be inside another group
  constraint role_one_level check (parent_id is null or not is_group),
  constraint role_remark check (char_length(remark) <= 200),
  foreign key (space_id, company_id) references company (space_id, id),
  foreign key (space_id, park_id) references park (space_id, id),
  constraint role_in_group foreign key (space_id, company_id, kind, parent_id, parent_open)
    references role (space_id, company_id, kind, id, open_group)
);
create unique index role_code on role (space_id, company_id, code) where deleted_at is null;
create unique index role_name on role (space_id, company_id, kind, park_id, parent_id, lower(name)) nulls not distinct where deleted_at is null;
create index role_of_group on role (space_id, parent_id) where parent_id is not null;

-- a role of one park is not visible in another park; built-in roles and attributes are visible to everybody
select app.wall('role', 'company', format('(%s) or (kind in (''inner'', ''attribute'') and {space or platform})', w), w, w, w)
  from (values ('{space} and {companies} and {park or none}')) as own (w);
select app.open_to_door('role', 'select');
\ir ../sql/door/role_ends.sql
-- runs before the update and takes the role from its holders: the constraint that refuses to delete a role with holders is checked right
-- after the update
create trigger role_ends before update of deleted_at on role for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function door.role_ends();
\ir ../sql/door/bump_roles.sql
create trigger role_space_changed after update on role referencing old table as changed new table as fresh
  for each statement execute function door.bump_roles();
select app.watch_rights('role', 'spaces', '{delete}');

/* The holders of roles. */
create table role_user (
  space_id      uuid not null,
  company_id    uuid not null,
  role_space_id uuid not null,
  role_id       uuid not null,
  role_is_group boolean not null default false check (not role_is_group),
  role_live     boolean not null default true check (role_live),
  user_id       uuid not null,
  park_id       uuid,
  id            uuid not null default gen_random_uuid(),
  valid         tstzrange not null default tstzrange(null, null),
  reason        text constraint role_user_reason check (char_length(reason) <= 100),
  created_at    timestamptz not null default app.now(),
  primary key (space_id, company_id, id),
  constraint role_user_role_space check (role_space_id in (space_id, '00000000-0000-0000-0000-000000000001')),
  foreign key (space_id, company_id) references company (space_id, id),
  foreign key (space_id, park_id) references park (space_id, id),
  constraint role_user_role foreign key (role_space_id, role_id, role_is_group, role_live) references role (space_id, id, is_group, live),
  constraint role_user_staff foreign key (space_id, company_id, user_id) references staff (space_id, company_id, user_id)
);
create unique index role_user_once on role_user (space_id, company_id, role_id, user_id, park_id) nulls not distinct;
create index role_user_of on role_user (company_id, user_id);
create index role_user_holders on role_user (role_id, company_id);
select app.company_table('role_user');
select app.open_to_door('role_user', 'select, delete');
select app.watch_rights('role_user', 'users');

/* The nodes of a role as a company decided them, for one park or for all. An empty set is a decision, a missing row means no decision. */
create table role_grant (
  space_id      uuid not null,
  company_id    uuid not null,
  role_space_id uuid not null,
  role_id       uuid not null,
  park_id       uuid,
  id            uuid not null default gen_random_uuid(),
  nodes         text[] not null,
  updated_at    timestamptz not null default app.now(),
  updated_by    uuid,
  version       integer not null default 1,
  primary key (space_id, company_id, id),
  constraint role_grant_role_space check (role_space_id in (space_id, '00000000-0000-0000-0000-000000000001')),
  foreign key (space_id, company_id) references company (space_id, id),
  foreign key (space_id, park_id) references park (space_id, id),
  constraint role_grant_role foreign key (role_space_id, role_id) references role (space_id, id)
);
create unique index role_grant_once on role_grant (space_id, role_id, company_id, park_id) nulls not distinct;
-- for the grants of a role of the platform, which are read for every space that has decided about the role
create index role_grant_of on role_grant (role_id, company_id);
-- a call writes only grants of the park of its context; it may read the grants of all parks, to know which nodes a role may receive
select app.wall('role_grant', 'company', '{space} and {companies}', w, w, w)
  from (values ('{space} and {companies} and {park or none}')) as own (w);
select app.open_to_door('role_grant', 'select');
select app.watch_rights('role_grant', 'spaces');

/* One row per change of a grant: added and removed nodes, and by whom. Never changed; undoing one is another change. */
create table grant_change (
  space_id      uuid not null,
  company_id    uuid not null,
  id            bigint generated always as identity,
  role_space_id uuid not null,
  role_id       uuid not null,
  park_id       uuid,
  added         text[] not null,
  removed       text[] not null,
  -- version of the grant after the change; the numbers continue after the grant was removed, so that none is used twice
  version       integer not null,
  -- true if a decision existed before this change; undoing the first decision deletes it, so that the inherited nodes apply again
  was_decided   boolean not null,
  is_undo       boolean not null default false,
  by_user       uuid not null,
  at            timestamptz not null default app.now(),
  primary key (space_id, company_id, id),
  constraint grant_change_role_space check (role_space_id in (space_id, '00000000-0000-0000-0000-000000000001')),
  foreign key (space_id, company_id) references company (space_id, id),
  foreign key (space_id, park_id) references park (space_id, id),
  constraint grant_change_role foreign key (role_space_id, role_id) references role (space_id, id)
);
create index grant_change_role on grant_change (role_id, company_id, id desc);
select app.wall('grant_change', 'company', '{space} and {companies}', '{space} and {companies} and {park or none}',
  '{space} and {companies}', '{space} and {companies}');
revoke update, delete on grant_change from park_app;

/* The departments of a role with a data scope of its own; a deleted department no longer counts. */
create table role_department (
  space_id      uuid not null,
  company_id    uuid not null,
  role_id       uuid not null,
  department_id uuid not null,
  primary key (space_id, company_id, role_id, department_id),
  foreign key (space_id, company_id) references company (space_id, id),
  constraint role_department_role foreign key (space_id, role_id) references role (space_id, id),
  constraint role_department_department foreign key (space_id, company_id, department_id) references department (space_id, company_id, id)
);
create index role_department_of on role_department (role_id);
select app.company_table('role_department');
select app.open_to_door('role_department', 'select');
select app.watch_rights('role_department', 'spaces', '{insert,delete}');

/*
 * The attributes of a company, which limit the nodes its members can hold. The foreign key refers to the live role: an attribute in use
 * cannot be deleted.
 */
create table company_attribute (
  space_id      uuid not null,
  company_id    uuid not null,
  role_space_id uuid not null,
  role_id       uuid not null,
  role_is_group boolean not null default false check (not role_is_group),
  role_live     boolean not null default true check (role_live),
  primary key (space_id, company_id, role_id),
  constraint company_attribute_role_space check (role_space_id in (space_id, '00000000-0000-0000-0000-000000000001')),
  foreign key (space_id, company_id) references company (space_id, id),
  constraint company_attribute_role foreign key (role_space_id, role_id, role_is_group, role_live)
    references role (space_id, id, is_group, live)
);
create index company_attribute_role_of on company_attribute (role_id);
-- finds the attributes of a company when rights are read before the space is known
create index company_attribute_company_of on company_attribute (company_id);
select app.company_table('company_attribute');
select app.open_to_door('company_attribute', 'select');
select app.watch_rights('company_attribute', 'spaces');

/*
 * Access of people and departments of the operator and of assisting organisations to a park. An administrator of a park is such an
 * access together with the roles given along with it.
 */
create table park_access (
  space_id      uuid not null,
  park_id       uuid not null,
  company_id    uuid not null,
  user_id       uuid,
  department_id uuid,
  id            uuid not null default gen_random_uuid(),
  valid         tstzrange not null default tstzrange(null, null),
  reason        text,
  created_at    timestamptz not null default app.now(),
  updated_at    timestamptz,
  updated_by    uuid,
  version       integer not null default 1,
  primary key (space_id, id),
  constraint park_access_subject check ((user_id is null) <> (department_id is null)),
  foreign key (space_id, park_id) references park (space_id, id),
  foreign key (space_id, company_id) references company (space_id, id),
  foreign key (space_id, company_id, user_id) references staff (space_id, company_id, user_id),
  foreign key (space_id, company_id, department_id) references department (space_id, company_id, id)
);
create unique index park_access_user on park_access (space_id, park_id, company_id, user_id) where user_id is not null;
create unique index park_access_department on park_access (space_id, park_id, company_id, department_id) where department_id is not null;
-- finds the park access of a company each time the rights of a user are read
create index park_access_company on park_access (company_id);
select app.park_table('park_access');
select app.open_to_door('park_access', 'select, delete');
select app.watch_rights('park_access', 'users');
select app.watch_rights('park_access', 'spaces');
\ir ../sql/door/own_entry.sql
create trigger staff_own_entry before update of department_id on staff for each row
  when (old.department_id is distinct from new.department_id and new.user_id = app.user_id()) execute function door.own_entry();
