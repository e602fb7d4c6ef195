/* Groups of a park: of its companies, or of people in them. What a group is of goes with every member, by key.
   Somebody is a member in one of his companies; who has left it is shown no longer. */
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
  foreign key (company_id, user_id) references staff (company_id, user_id)
);
create unique index park_group_member_company on park_group_member (space_id, group_id, company_id) where user_id is null;
create unique index park_group_member_user on park_group_member (space_id, group_id, company_id, user_id) where user_id is not null;
create index park_group_member_of on park_group_member (company_id, user_id);
select app.park_table('park_group_member');

/* An attribute that companies have is not deleted, also not while it is being given: the key names the live role. */
set local role park_keeper;
delete from company_attribute a using role r where r.space_id = a.role_space_id and r.id = a.role_id and (r.deleted_at is not null or r.is_group);
reset role;
alter table company_attribute
  add column role_is_group boolean not null default false check (not role_is_group),
  add column role_live boolean not null default true check (role_live),
  drop constraint company_attribute_role;
alter table company_attribute add constraint company_attribute_role
  foreign key (role_space_id, role_id, role_is_group, role_live) references role (space_id, id, is_group, live);
create index company_attribute_role_of on company_attribute (role_id);

/*
 * The most the people of a company could hold in a park, by its attributes: what the sets of all of them allow together. Each
 * counts by the operating body's word for the park before its word for every park; one nobody has decided about says nothing,
 * and where none says anything nothing is cut off.
 */
create function door.attribute_nodes(p_company uuid, p_park uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with counted as (
    select s.nodes from public.company_attribute a
      join public.role r on r.space_id = a.role_space_id and r.id = a.role_id and r.kind = 'attribute'
      cross join lateral (
        select g.nodes from public.role_grant g
         where g.role_id = r.id and g.company_id = r.company_id and (g.park_id is null or g.park_id = p_park)
         order by g.park_id is null limit 1) as s
     where a.company_id = p_company)
  select case when exists (select from counted)
    then (select coalesce(jsonb_agg(distinct n.node), '[]') from counted c, unnest(c.nodes) as n (node)) end
$$;

/* As before, but for the attributes. */
create or replace function door.access_facts(p_user uuid, p_company uuid, p_park uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with place as (
    select s.space_id, s.admin_level, sp.rights_version as space_version, sp.operator_company_id
      from public.staff s join public.space sp on sp.id = s.space_id
     where s.company_id = p_company and s.user_id = p_user and s.left_at is null
  ), held as (
    select r.id, r.space_id, r.company_id, r.code, r.kind, r.data_scope, r.field_policy
      from public.role_user h join public.role r on r.space_id = h.role_space_id and r.id = h.role_id and r.deleted_at is null
     where h.company_id = p_company and h.user_id = p_user and (h.park_id is null or h.park_id = p_park) and h.valid @> app.now()
    union
    select r.id, r.space_id, r.company_id, r.code, r.kind, r.data_scope, r.field_policy
      from public.role r, place
     where r.space_id = app.platform() and r.kind = 'inner' and r.deleted_at is null
       and (r.code = 'AllCompanyStaff' or (r.code = 'enterpriseComManager' and place.admin_level >= 2)
            or (r.code = 'companySuperAdmin' and place.admin_level = 3))
  ), sets as (
    select h.*, (
      select g.nodes from public.role_grant g, place
       where g.role_id = h.id and (g.park_id is null or g.park_id = p_park)
         and g.company_id in (p_company, h.company_id, place.operator_company_id, app.platform_company())
       order by case when g.company_id = p_company then 0
                     when g.company_id = app.platform_company() then 2 else 1 end, g.park_id is null
       limit 1) as nodes
      from held h
  )
  select jsonb_build_object(
    'spaceId', place.space_id,
    'level', place.admin_level,
    'versions', jsonb_build_array(u.rights_version, place.space_version, platform.rights_version),
    'change', u.change,
    'roles', (select coalesce(jsonb_agg(jsonb_build_object('code', code, 'kind', kind, 'scope', data_scope, 'nodes', nodes, 'fields', field_policy,
               'departmentIds', (select coalesce(jsonb_agg(n.department_id), '[]') from public.role_department n where n.role_id = sets.id))
               order by code), '[]') from sets),
    'package', (select to_jsonb(g.nodes) from public.role r join public.role_grant g on g.role_id = r.id
                 where r.space_id = place.space_id and r.kind = 'package' and r.deleted_at is null limit 1),
    'attributes', door.attribute_nodes(p_company, p_park),
    'off', (select coalesce(jsonb_agg(w.code), '[]') from public.menu_switch w
             where w.space_id = place.space_id and w.park_id = p_park and w.app_switch = 0))
    from place, public."user" u, public.space platform
   where u.id = p_user and platform.id = app.platform()
$$;

/* A company that is here for a time. It stays a row when it has ended or was settled, so that what became of it can be read. */
create table temporary_company (
  space_id      uuid not null,
  park_id       uuid not null,
  company_id    uuid not null,
  ends_on       date not null,
  purpose       text check (char_length(purpose) <= 100),
  -- what it was given when it was added, and loses when it is settled
  attribute_space_id uuid,
  attribute_id  uuid,
  -- the end it was last reminded of
  reminded_for  date,
  ended_at      timestamptz,
  settled_at    timestamptz,
  created_at    timestamptz not null default app.now(),
  created_by    uuid,
  updated_at    timestamptz,
  updated_by    uuid,
  version       integer not null default 1,
  primary key (space_id, company_id),
  constraint temporary_company_one_end check (ended_at is null or settled_at is null),
  constraint temporary_company_attribute check (attribute_space_id in (space_id, '00000000-0000-0000-0000-000000000001')),
  foreign key (space_id, park_id) references park (space_id, id),
  foreign key (space_id, company_id) references company (space_id, id),
  foreign key (attribute_space_id, attribute_id) references role (space_id, id)
);
create index temporary_company_due on temporary_company (ends_on) where ended_at is null and settled_at is null;
create index temporary_company_of on temporary_company (space_id, park_id);
select app.park_table('temporary_company');
select app.open_to_door('temporary_company', 'select');

create table temporary_rule (
  space_id     uuid not null,
  park_id      uuid not null,
  default_days smallint not null check (default_days between 1 and 365),
  remind_days  smallint not null check (remind_days between 0 and 60),
  attribute_space_id uuid,
  attribute_id uuid,
  updated_at   timestamptz not null default app.now(),
  updated_by   uuid,
  version      integer not null default 1,
  primary key (space_id, park_id),
  constraint temporary_rule_attribute check (attribute_space_id in (space_id, '00000000-0000-0000-0000-000000000001')),
  foreign key (space_id, park_id) references park (space_id, id),
  foreign key (attribute_space_id, attribute_id) references role (space_id, id)
);
select app.park_table('temporary_rule');

/* The parks in which somebody's time may be over or coming to an end; what is due there is the job's to find out. */
create function door.temporary_due() returns table (space_id uuid, park_id uuid)
language sql stable security definer set search_path = '' as $$
  select distinct t.space_id, t.park_id from public.temporary_company t
   where t.ended_at is null and t.settled_at is null
     and t.ends_on <= (app.now() at time zone 'Asia/Shanghai')::date + 60
$$;

/* What another system has said of companies, and which of them are here by now. Of numbers only the mask is kept. */
create table third_company (
  space_id      uuid not null,
  park_id       uuid not null,
  third_id      text not null check (char_length(third_id) between 1 and 64),
  name          text not null check (char_length(name) between 1 and 100),
  credit_code   text,
  contact_name  text check (char_length(contact_name) <= 20),
  contact_phone_mask text,
  company_id    uuid,
  problem       text check (char_length(problem) <= 100),
  is_listed     boolean not null default true,
  synced_at     timestamptz not null default app.now(),
  primary key (space_id, park_id, third_id),
  foreign key (space_id, park_id) references park (space_id, id),
  foreign key (space_id, company_id) references company (space_id, id)
);
select app.park_table('third_company');

do $$
declare
  f regprocedure;
begin
  foreach f in array array['door.attribute_nodes(uuid, uuid)', 'door.temporary_due()']::regprocedure[] loop
    execute format('alter function %s owner to park_door', f);
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$;
grant execute on function door.temporary_due() to park_app;
