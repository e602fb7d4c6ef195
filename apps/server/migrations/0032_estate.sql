/*
 * Estate: region, building, floor, room. A room exists through time (`during`); what stands on a day is what was there then.
 * Nothing here says that a room is let: that is read from who has a claim to it (`occupancy`), never typed.
 */
create function app.today() returns date language sql stable parallel safe
  as $$ select (app.now() at time zone 'Asia/Shanghai')::date $$;
/* A room on a plan: corners as [x, y], parts of the drawing's width and height. */
create function app.is_outline(p jsonb) returns boolean language sql immutable parallel safe as $$
  select jsonb_typeof(p) = 'array' and jsonb_array_length(p) between 3 and 60
     and not exists (select from jsonb_array_elements(p) as c (corner)
                      where case when jsonb_typeof(c.corner) <> 'array' then true
                                 when jsonb_array_length(c.corner) <> 2 then true
                                 when jsonb_typeof(c.corner -> 0) <> 'number' or jsonb_typeof(c.corner -> 1) <> 'number' then true
                                 else (c.corner ->> 0)::numeric not between 0 and 1 or (c.corner ->> 1)::numeric not between 0 and 1 end)
$$;
revoke execute on function app.today(), app.is_outline(jsonb) from public;
grant execute on function app.today(), app.is_outline(jsonb) to park_app, park_door, park_keeper;

create table region (
  space_id   uuid not null,
  park_id    uuid not null,
  id         uuid not null default gen_random_uuid(),
  code       text not null check (code ~ '^[A-Za-z0-9_-]{1,30}$'),
  name       text not null check (char_length(name) between 1 and 20),
  rank       integer not null default 0,
  address    text check (char_length(address) <= 100),
  land_area  numeric(14, 4) check (land_area >= 0),
  longitude  numeric(9, 6) check (longitude between -180 and 180),
  latitude   numeric(8, 6) check (latitude between -90 and 90),
  remark     text check (char_length(remark) <= 200),
  deleted_at timestamptz,
  live       boolean not null generated always as (deleted_at is null) stored,
  created_at timestamptz not null default app.now(),
  updated_at timestamptz,
  updated_by uuid,
  version    integer not null default 1,
  primary key (space_id, park_id, id),
  constraint region_live unique (space_id, park_id, id, live),
  constraint region_place check ((longitude is null) = (latitude is null)),
  foreign key (space_id, park_id) references park (space_id, id)
);
create unique index region_code on region (space_id, park_id, lower(code)) where deleted_at is null;
create unique index region_name on region (space_id, park_id, name) where deleted_at is null;
select app.park_table('region');

create table building (
  space_id   uuid not null,
  park_id    uuid not null,
  id         uuid not null default gen_random_uuid(),
  region_id  uuid not null,
  code       text not null check (code ~ '^[A-Za-z0-9_-]{1,30}$'),
  name       text not null check (char_length(name) between 1 and 30),
  kind       text not null check (kind in ('office', 'factory', 'flat', 'shop', 'garage', 'other')),
  rank       integer not null default 0,
  -- what its papers say; what its rooms add up to is counted
  built_area    numeric(14, 4) check (built_area > 0),
  usable_area   numeric(14, 4) check (usable_area >= 0),
  rentable_area numeric(14, 4) check (rentable_area >= 0),
  height     numeric(6, 2) check (height > 0),
  completed_on date,
  address    text check (char_length(address) <= 100),
  longitude  numeric(9, 6) check (longitude between -180 and 180),
  latitude   numeric(8, 6) check (latitude between -90 and 90),
  remark     text check (char_length(remark) <= 200),
  deleted_at timestamptz,
  live       boolean not null generated always as (deleted_at is null) stored,
  -- a region with buildings stays, also while one is being added: the key names the live region
  region_live boolean generated always as (case when deleted_at is null then true end) stored,
  created_at timestamptz not null default app.now(),
  updated_at timestamptz,
  updated_by uuid,
  version    integer not null default 1,
  primary key (space_id, park_id, id),
  constraint building_live unique (space_id, park_id, id, live),
  constraint building_place check ((longitude is null) = (latitude is null)),
  constraint building_in_region foreign key (space_id, park_id, region_id) references region (space_id, park_id, id),
  constraint building_region foreign key (space_id, park_id, region_id, region_live) references region (space_id, park_id, id, live)
);
create unique index building_code on building (space_id, park_id, lower(code)) where deleted_at is null;
create unique index building_name on building (space_id, park_id, region_id, name) where deleted_at is null;
select app.park_table('building');

create table floor (
  space_id    uuid not null,
  park_id     uuid not null,
  id          uuid not null default gen_random_uuid(),
  building_id uuid not null,
  -- below the ground negative; there is no floor nought
  number      smallint not null check (number between -20 and 200 and number <> 0),
  name        text not null check (char_length(name) between 1 and 20),
  built_area  numeric(14, 4) check (built_area > 0),
  plan_company_id uuid,
  plan_file_id    uuid,
  plan_width  integer check (plan_width > 0),
  plan_height integer check (plan_height > 0),
  created_at  timestamptz not null default app.now(),
  updated_at  timestamptz,
  updated_by  uuid,
  version     integer not null default 1,
  primary key (space_id, park_id, id),
  constraint floor_of unique (space_id, park_id, building_id, id),
  -- floors may change places with each other
  constraint floor_number unique (space_id, park_id, building_id, number) deferrable initially immediate,
  constraint floor_plan check (num_nonnulls(plan_company_id, plan_file_id, plan_width, plan_height) in (0, 4)),
  foreign key (space_id, park_id, building_id) references building (space_id, park_id, id),
  foreign key (plan_company_id, plan_file_id) references file (company_id, id)
);
select app.park_table('floor');

create table room (
  space_id    uuid not null,
  park_id     uuid not null,
  id          uuid not null default gen_random_uuid(),
  building_id uuid not null,
  floor_id    uuid not null,
  code        text not null check (code ~ '^[A-Za-z0-9_-]{1,30}$'),
  -- what stands on the door
  room_num    text not null check (char_length(room_num) between 1 and 30),
  kind        text not null check (kind in ('office', 'factory', 'warehouse', 'flat', 'shop', 'parking', 'other')),
  built_area    numeric(14, 4) not null check (built_area > 0),
  usable_area   numeric(14, 4) check (usable_area >= 0),
  rentable_area numeric(14, 4) not null check (rentable_area >= 0),
  fitting     text check (fitting in ('bare', 'simple', 'fine', 'furnished')),
  available_on date,
  is_disabled boolean not null default false,
  disabled_reason text check (char_length(disabled_reason) <= 100),
  remark      text check (char_length(remark) <= 200),
  ext         jsonb not null default '{}' check (jsonb_typeof(ext) = 'object'),
  outline     jsonb constraint room_outline check (app.is_outline(outline)),
  -- from when to when it exists; empty where it turned out never to (a division that was taken back)
  during      daterange not null default daterange(null, null),
  -- a building in which rooms go on stays
  building_live boolean generated always as (case when upper_inf(during) then true end) stored,
  created_at  timestamptz not null default app.now(),
  created_by  uuid,
  updated_at  timestamptz,
  updated_by  uuid,
  version     integer not null default 1,
  primary key (space_id, park_id, id),
  constraint room_usable check (usable_area <= built_area),
  constraint room_disabled check (is_disabled or disabled_reason is null),
  constraint room_floor foreign key (space_id, park_id, building_id, floor_id) references floor (space_id, park_id, building_id, id),
  constraint room_building foreign key (space_id, park_id, building_id, building_live) references building (space_id, park_id, id, live),
  -- two may have one code, one after the other
  constraint room_code exclude using gist (space_id with =, building_id with =, lower(code) with =, during with &&)
);
create index room_of on room (space_id, park_id, building_id, floor_id);
select app.park_table('room');

/* What a room is offered at, in fen for a square metre and a month, and what it was offered at before. */
create table room_price (
  space_id   uuid not null,
  park_id    uuid not null,
  id         uuid not null default gen_random_uuid(),
  room_id    uuid not null,
  during     daterange not null check (not isempty(during)),
  cents      integer not null check (cents between 0 and 100000000),
  note       text check (char_length(note) <= 100),
  created_at timestamptz not null default app.now(),
  created_by uuid,
  primary key (space_id, park_id, id),
  foreign key (space_id, park_id, room_id) references room (space_id, park_id, id) on delete cascade,
  constraint room_price_once exclude using gist (space_id with =, room_id with =, during with &&)
);
create index room_price_of on room_price (space_id, park_id, room_id) include (during, cents);
select app.park_table('room_price');

/* Photos and papers of a building or a room. */
create table estate_file (
  space_id    uuid not null,
  park_id     uuid not null,
  id          uuid not null default gen_random_uuid(),
  building_id uuid,
  room_id     uuid,
  kind        text not null check (kind in ('photo', 'attachment')),
  file_company_id uuid not null,
  file_id     uuid not null,
  rank        smallint not null default 0,
  created_at  timestamptz not null default app.now(),
  created_by  uuid,
  primary key (space_id, park_id, id),
  constraint estate_file_of check (num_nonnulls(building_id, room_id) = 1),
  foreign key (space_id, park_id, building_id) references building (space_id, park_id, id),
  foreign key (space_id, park_id, room_id) references room (space_id, park_id, id) on delete cascade,
  foreign key (file_company_id, file_id) references file (company_id, id)
);
create index estate_file_building on estate_file (space_id, park_id, building_id, rank) where building_id is not null;
create index estate_file_room on estate_file (space_id, park_id, room_id, rank) where room_id is not null;
create index estate_file_file on estate_file (file_id);
create index floor_plan_file on floor (plan_file_id) where plan_file_id is not null;
select app.park_table('estate_file');

/*
 * The claims on rooms: leases, holds, works, use of one's own. The days of two claims on one room do not overlap, whoever is
 * first. A company sees its own; the others are the operator's business.
 */
create table occupancy (
  space_id   uuid not null,
  park_id    uuid not null,
  id         uuid not null default gen_random_uuid(),
  room_id    uuid not null,
  kind       text not null check (kind in ('lease', 'hold', 'works', 'self_use')),
  during     daterange not null,
  company_id uuid,
  holder     text check (char_length(holder) between 1 and 50),
  -- a hold that nobody has made more of by then is none
  expires_at timestamptz,
  -- notice was given: the day the tenant leaves
  leaving_on date,
  source     text not null default 'manual' check (source ~ '^[a-z_]{1,30}$'),
  source_id  uuid,
  note       text check (char_length(note) <= 200),
  ended_at   timestamptz,
  ended_by   uuid,
  created_at timestamptz not null default app.now(),
  created_by uuid,
  updated_at timestamptz,
  updated_by uuid,
  version    integer not null default 1,
  primary key (space_id, park_id, id),
  constraint occupancy_days check (ended_at is not null or not isempty(during)),
  constraint occupancy_company check (company_id is null or kind in ('lease', 'hold')),
  constraint occupancy_expires check (expires_at is null or kind = 'hold'),
  constraint occupancy_leaving check (leaving_on is null or kind = 'lease'),
  constraint occupancy_room foreign key (space_id, park_id, room_id) references room (space_id, park_id, id),
  foreign key (space_id, company_id) references company (space_id, id),
  constraint occupancy_once exclude using gist (space_id with =, room_id with =, during with &&) where (ended_at is null)
);
create index occupancy_of on occupancy (space_id, park_id, room_id);
create index occupancy_company_of on occupancy (space_id, company_id) where company_id is not null;
create index occupancy_expiring on occupancy (expires_at) where ended_at is null and expires_at is not null;
select app.wall('occupancy', 'park',
  'space_id = (select app.space()) and park_id = any ((select app.parks())::uuid[]) and ((select app.reach()) in (''park'', ''job'') or company_id = (select app.company()))',
  'space_id = (select app.space()) and park_id = any ((select app.parks())::uuid[]) and (select app.reach()) in (''park'', ''job'')');

/* Rooms divided or joined on a day, and which came of which. */
create table room_operation (
  space_id    uuid not null,
  park_id     uuid not null,
  id          uuid not null default gen_random_uuid(),
  kind        text not null check (kind in ('split', 'merge')),
  building_id uuid not null,
  floor_id    uuid not null,
  on_date     date not null,
  note        text check (char_length(note) <= 200),
  undone_at   timestamptz,
  undone_by   uuid,
  created_at  timestamptz not null default app.now(),
  created_by  uuid,
  primary key (space_id, park_id, id),
  constraint room_operation_floor foreign key (space_id, park_id, building_id, floor_id) references floor (space_id, park_id, building_id, id)
);
create index room_operation_of on room_operation (space_id, park_id, building_id, on_date);
select app.park_table('room_operation');

create table room_lineage (
  space_id     uuid not null,
  park_id      uuid not null,
  operation_id uuid not null,
  parent_id    uuid not null,
  child_id     uuid not null,
  primary key (space_id, park_id, operation_id, parent_id, child_id),
  constraint room_lineage_two check (parent_id <> child_id),
  foreign key (space_id, park_id, operation_id) references room_operation (space_id, park_id, id),
  constraint room_lineage_parent foreign key (space_id, park_id, parent_id) references room (space_id, park_id, id),
  constraint room_lineage_child foreign key (space_id, park_id, child_id) references room (space_id, park_id, id)
);
create index room_lineage_parent_of on room_lineage (space_id, park_id, parent_id);
create index room_lineage_child_of on room_lineage (space_id, park_id, child_id);
select app.park_table('room_lineage');

/* What happened to a room, who or what did it, and what became of its status. Added and read, never changed. */
create table room_log (
  space_id    uuid not null,
  park_id     uuid not null,
  id          bigint generated always as identity,
  room_id     uuid not null,
  at          timestamptz not null default app.now(),
  by_user     uuid,
  what        text not null check (what in ('created', 'changed', 'price', 'claimed', 'ended', 'expired', 'split', 'merged', 'undone', 'disabled', 'enabled', 'removed')),
  from_status text,
  to_status   text,
  source      text not null default 'manual' check (source ~ '^[a-z_]{1,30}$'),
  source_id   uuid,
  details     jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  primary key (space_id, park_id, id),
  foreign key (space_id, park_id, room_id) references room (space_id, park_id, id) on delete cascade
);
create index room_log_of on room_log (space_id, park_id, room_id, id);
select app.park_table('room_log');
revoke update, delete on room_log from park_app;

/*
 * How many rooms a building has and how much they measure, by the day on which that changes: what stands on a day is the sum
 * of everything up to it. So a list of forty thousand rooms knows its length, and a list of buildings its areas, without
 * reading the rooms.
 */
create table building_tally (
  space_id      uuid not null,
  park_id       uuid not null,
  building_id   uuid not null,
  day           date not null,
  room_num      integer not null,
  built_area    numeric(16, 4) not null,
  usable_area   numeric(16, 4) not null,
  rentable_area numeric(16, 4) not null,
  primary key (space_id, park_id, building_id, day),
  foreign key (space_id, park_id, building_id) references building (space_id, park_id, id)
);
select app.park_table('building_tally');

/* Rows in the order of the key, so that two who change several buildings at once wait for each other and never in a ring. */
create function app.tally_rooms() returns trigger language plpgsql as $$
declare
  changes constant text := case tg_op
    when 'INSERT' then 'select 1 as sign, g.* from gained g'
    when 'DELETE' then 'select -1 as sign, l.* from lost l'
    else 'select 1 as sign, g.* from gained g union all select -1, l.* from lost l' end;
begin
  execute format($sql$
    insert into public.building_tally as t (space_id, park_id, building_id, day, room_num, built_area, usable_area, rentable_area)
    select s.* from (
      select c.space_id, c.park_id, c.building_id, d.day, sum(c.sign * d.sign) as rooms, sum(c.sign * d.sign * c.built_area) as built,
             sum(c.sign * d.sign * coalesce(c.usable_area, 0)) as usable, sum(c.sign * d.sign * c.rentable_area) as rentable
        from (%s) c
        cross join lateral (values (coalesce(lower(c.during), '-infinity'), 1), (upper(c.during), -1)) as d (day, sign)
       where d.day is not null and not isempty(c.during)
       group by c.space_id, c.park_id, c.building_id, d.day) s
     where (s.rooms, s.built, s.usable, s.rentable) <> (0, 0, 0, 0)
     order by s.space_id, s.park_id, s.building_id, s.day
    on conflict (space_id, park_id, building_id, day) do update
       set room_num = t.room_num + excluded.room_num, built_area = t.built_area + excluded.built_area,
           usable_area = t.usable_area + excluded.usable_area, rentable_area = t.rentable_area + excluded.rentable_area$sql$, changes);
  return null;
end $$;
create trigger room_tally_added after insert on room referencing new table as gained
  for each statement execute function app.tally_rooms();
create trigger room_tally_changed after update on room referencing old table as lost new table as gained
  for each statement execute function app.tally_rooms();
create trigger room_tally_gone after delete on room referencing old table as lost
  for each statement execute function app.tally_rooms();

/*
 * The claims that count on a day, one of a room at most: those whose days hold it, that had not been ended by then, and whose
 * hold had not run out. The planner looks into it, as into the next; what is selected in it is worked out once and not for each row.
 */
create function app.claims_on(p_day date) returns setof public.occupancy language sql stable as $$
  select o.* from public.occupancy o
   where o.during @> (select p_day) and (o.ended_at is null or (o.ended_at at time zone 'Asia/Shanghai')::date > (select p_day))
     and (o.expires_at is null or o.expires_at > (select greatest(
            least(app.now(), (p_day + 1)::timestamp at time zone 'Asia/Shanghai'), p_day::timestamp at time zone 'Asia/Shanghai')))
$$;
/* What a room is, from its claim of the day: the only place where a status is decided. */
create function app.room_status(p_disabled boolean, p_kind text, p_leaving date) returns text language sql immutable parallel safe as $$
  select case when p_disabled then 'disabled' when p_kind = 'works' then 'works' when p_kind = 'self_use' then 'self_use'
              when p_kind = 'lease' and p_leaving is not null then 'leaving' when p_kind = 'lease' then 'leased'
              when p_kind = 'hold' then 'held' else 'vacant' end
$$;
revoke execute on function app.tally_rooms(), app.claims_on(date), app.room_status(boolean, text, date) from public;
grant execute on function app.claims_on(date), app.room_status(boolean, text, date) to park_app, park_door, park_keeper;

/*
 * The pictures and papers of an estate, for everybody who reads it: an assisting organisation sees no file of the operating
 * body otherwise.
 */
select app.open_to_door('estate_file', 'select');
select app.open_to_door('floor', 'select');
create function door.estate_files(p_ids uuid[]) returns setof public.file
language sql stable security definer set search_path = '' as $$
  select f.* from public.file f
   where f.id = any (p_ids) and f.space_id = app.space() and f.deleted_at is null and app.reach() in ('park', 'job')
     and (exists (select from public.estate_file e where e.file_id = f.id and e.space_id = app.space() and e.park_id = any (app.parks()))
       or exists (select from public.floor p where p.plan_file_id = f.id and p.space_id = app.space() and p.park_id = any (app.parks())))
$$;
alter function door.estate_files(uuid[]) owner to park_door;
revoke execute on function door.estate_files(uuid[]) from public;
grant execute on function door.estate_files(uuid[]) to park_app;
