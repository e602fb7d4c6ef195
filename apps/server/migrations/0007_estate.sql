/*
 * The estate: region, building, floor, room. A room exists for a range of days (`during`), and the estate on a day consists of what
 * existed then. No column says that a room is let: that follows from the claims on it (`occupancy`) and is never entered.
 */
\ir ../sql/app/today.sql
\ir ../sql/app/is_outline.sql

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
  space_id      uuid not null,
  park_id       uuid not null,
  id            uuid not null default gen_random_uuid(),
  region_id     uuid not null,
  code          text not null check (code ~ '^[A-Za-z0-9_-]{1,30}$'),
  name          text not null check (char_length(name) between 1 and 30),
  kind          text not null check (kind in ('office', 'factory', 'flat', 'shop', 'garage', 'other')),
  rank          integer not null default 0,
  -- areas as stated in the building's documents; the sums over its rooms are computed, not stored
  built_area    numeric(14, 4) check (built_area > 0),
  usable_area   numeric(14, 4) check (usable_area >= 0),
  rentable_area numeric(14, 4) check (rentable_area >= 0),
  height        numeric(6, 2) check (height > 0),
  completed_on  date,
  address       text check (char_length(address) <= 100),
  longitude     numeric(9, 6) check (longitude between -180 and 180),
  latitude      numeric(8, 6) check (latitude between -90 and 90),
  remark        text check (char_length(remark) <= 200),

  deleted_at    timestamptz,
  live          boolean not null generated always as (deleted_at is null) stored,
  -- part of the foreign key, which accepts only a region that is not deleted: a region with buildings cannot be deleted, even while another
  -- transaction adds a building
  region_live   boolean generated always as (case when deleted_at is null then true end) stored,
  created_at    timestamptz not null default app.now(),
  updated_at    timestamptz,
  updated_by    uuid,
  version       integer not null default 1,

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
  space_id        uuid not null,
  park_id         uuid not null,
  id              uuid not null default gen_random_uuid(),
  building_id     uuid not null,
  -- negative below ground; there is no floor 0
  number          smallint not null check (number between -20 and 200 and number <> 0),
  name            text not null check (char_length(name) between 1 and 20),
  built_area      numeric(14, 4) check (built_area > 0),
  plan_company_id uuid,
  plan_file_id    uuid,
  plan_width      integer check (plan_width > 0),
  plan_height     integer check (plan_height > 0),
  created_at      timestamptz not null default app.now(),
  updated_at      timestamptz,
  updated_by      uuid,
  version         integer not null default 1,
  primary key (space_id, park_id, id),
  constraint floor_of unique (space_id, park_id, building_id, id),
  -- deferrable, so that floors can swap their numbers
  constraint floor_number unique (space_id, park_id, building_id, number) deferrable initially immediate,
  constraint floor_plan check (num_nonnulls(plan_company_id, plan_file_id, plan_width, plan_height) in (0, 4)),
  foreign key (space_id, park_id, building_id) references building (space_id, park_id, id),
  foreign key (space_id, plan_company_id, plan_file_id) references file (space_id, company_id, id)
);
create index floor_plan_file on floor (plan_file_id) where plan_file_id is not null;
select app.park_table('floor');
select app.open_to_door('floor', 'select');

create table room (
  space_id        uuid not null,
  park_id         uuid not null,
  id              uuid not null default gen_random_uuid(),
  building_id     uuid not null,
  floor_id        uuid not null,
  code            text not null check (code ~ '^[A-Za-z0-9_-]{1,30}$'),
  -- the number on the door
  room_num        text not null check (char_length(room_num) between 1 and 30),
  kind            text not null check (kind in ('office', 'factory', 'warehouse', 'flat', 'shop', 'parking', 'other')),
  built_area      numeric(14, 4) not null check (built_area > 0),
  usable_area     numeric(14, 4) check (usable_area >= 0),
  rentable_area   numeric(14, 4) not null check (rentable_area >= 0),
  fitting         text check (fitting in ('bare', 'simple', 'fine', 'furnished')),
  available_on    date,
  is_disabled     boolean not null default false,
  disabled_reason text check (char_length(disabled_reason) <= 100),
  remark          text check (char_length(remark) <= 200),
  ext             jsonb not null default '{}' check (jsonb_typeof(ext) = 'object'),
  outline         jsonb constraint room_outline check (app.is_outline(outline)),

  -- the days on which the room exists; empty if the room never existed, because the split that created it was undone
  during          daterange not null default daterange(null, null),
  -- part of the foreign key, which accepts only a building that is not deleted: a building with rooms that have no last day cannot be
  -- deleted
  building_live   boolean generated always as (case when upper_inf(during) then true end) stored,
  created_at      timestamptz not null default app.now(),
  created_by      uuid,
  updated_at      timestamptz,
  updated_by      uuid,
  version         integer not null default 1,

  primary key (space_id, park_id, id),
  constraint room_usable check (usable_area <= built_area),
  constraint room_disabled check (is_disabled or disabled_reason is null),
  constraint room_floor foreign key (space_id, park_id, building_id, floor_id) references floor (space_id, park_id, building_id, id),
  constraint room_building foreign key (space_id, park_id, building_id, building_live) references building (space_id, park_id, id, live),
  -- two rooms may use the same code at different times
  constraint room_code exclude using gist (space_id with =, building_id with =, lower(code) with =, during with &&)
);
-- begins with the building. While the index began with space and park, a planner without statistics rated it like the primary key, and each
-- look-up of one room read all rooms of the park; importing rooms with prices into a new installation took minutes
create index room_of on room (building_id, floor_id);
select app.park_table('room');
select app.open_to_door('room', 'select (space_id, during, ext)');

/* The rent a room is offered at, in fen per square metre and month, through time. */
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
  -- a look-up in this GiST index is ten times as slow as in a B-tree, but the planner rates both alike. The expression nullif(…) appears in
  -- no query, so that look-ups use the B-tree below.
  constraint room_price_once exclude using gist (space_id with =, nullif(room_id, app.platform()) with =, during with &&)
);
create index room_price_of on room_price (space_id, park_id, room_id) include (during, cents);
create index room_price_by_room on room_price (room_id);
select app.park_table('room_price');

/* Photos and documents of a building or a room. */
create table estate_file (
  space_id        uuid not null,
  park_id         uuid not null,
  id              uuid not null default gen_random_uuid(),
  building_id     uuid,
  room_id         uuid,
  kind            text not null check (kind in ('photo', 'attachment')),
  file_company_id uuid not null,
  file_id         uuid not null,
  rank            smallint not null default 0,
  created_at      timestamptz not null default app.now(),
  created_by      uuid,
  primary key (space_id, park_id, id),
  constraint estate_file_of check (num_nonnulls(building_id, room_id) = 1),
  foreign key (space_id, park_id, building_id) references building (space_id, park_id, id),
  foreign key (space_id, park_id, room_id) references room (space_id, park_id, id) on delete cascade,
  foreign key (space_id, file_company_id, file_id) references file (space_id, company_id, id)
);
create index estate_file_building on estate_file (space_id, park_id, building_id, rank) where building_id is not null;
create index estate_file_room on estate_file (space_id, park_id, room_id, rank) where room_id is not null;
create index estate_file_file on estate_file (file_id);
select app.park_table('estate_file');
select app.open_to_door('estate_file', 'select');

/*
 * Claims on rooms: leases, holds, works, own use. The days of two claims on one room never overlap, even if they are inserted
 * concurrently. A company sees its own claims; only the operator sees the others.
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
  -- expires_at: when the hold ends unless it has become a lease by then; expired_at: when the server ended the expired hold, by cutting off
  -- its days after the expiry
  expires_at timestamptz,
  expired_at timestamptz,
  -- the day the tenant leaves after giving notice
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
  -- uses nullif(room_id, …) for the same reason as room_price_once
  constraint occupancy_once exclude using gist (space_id with =, nullif(room_id, app.platform()) with =, during with &&) where (ended_at is null)
);
create index occupancy_of on occupancy (space_id, park_id, room_id);
create index occupancy_by_room on occupancy (room_id) where ended_at is null;
create index occupancy_company_of on occupancy (space_id, company_id) where company_id is not null;
create index occupancy_expiring on occupancy (expires_at) where ended_at is null and expired_at is null and expires_at is not null;
select app.wall('occupancy', 'park', '{space} and {park} and ({over park} or {company})', w, w, w)
  from (values ('{space} and {park} and {over park}')) as writing (w);
select app.open_to_door('occupancy', 'select');

/* Rooms split or merged on a day, and which room came out of which. */
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
  space_id      uuid not null,
  park_id       uuid not null,
  operation_id  uuid not null,
  parent_id     uuid not null,
  child_id      uuid not null,
  -- the days of the parent room before the operation; undoing the operation restores them
  parent_during daterange,
  primary key (space_id, park_id, operation_id, parent_id, child_id),
  constraint room_lineage_two check (parent_id <> child_id),
  foreign key (space_id, park_id, operation_id) references room_operation (space_id, park_id, id),
  constraint room_lineage_parent foreign key (space_id, park_id, parent_id) references room (space_id, park_id, id),
  constraint room_lineage_child foreign key (space_id, park_id, child_id) references room (space_id, park_id, id)
);
create index room_lineage_parent_of on room_lineage (space_id, park_id, parent_id);
create index room_lineage_child_of on room_lineage (space_id, park_id, child_id);
select app.park_table('room_lineage');

/* The log of a room: each event, its author or source, and the status before and after. Added and read, never changed. */
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
 * Number and areas of a building's rooms, as changes by day: the state on a day is the sum of all changes up to it. Lists get the number
 * of forty thousand rooms, and the areas of buildings, without reading the rooms.
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
\ir ../sql/app/tally_rooms.sql
create trigger room_tally_added after insert on room referencing new table as gained for each statement execute function app.tally_rooms();
create trigger room_tally_changed after update on room referencing old table as lost new table as gained
  for each statement execute function app.tally_rooms();
create trigger room_tally_gone after delete on room referencing old table as lost for each statement execute function app.tally_rooms();

/*
 * Rules of claims and operations, whichever code writes them: a claim lies within the days of its room, no claim outlives its room, and
 * a split or merge keeps the area.
 */
\ir ../sql/app/claim_room.sql
create trigger occupancy_claims before insert or update of room_id, during, ended_at on occupancy
  for each row when (new.ended_at is null) execute function app.claim_room();
\ir ../sql/app/log_claim.sql
create trigger occupancy_log after insert or update on occupancy for each row execute function app.log_claim();
\ir ../sql/app/room_ends.sql
create trigger room_crossing after update of during on room
  for each row when (old.during is distinct from new.during) execute function app.room_ends();
\ir ../sql/app/keep_area.sql
create constraint trigger room_lineage_conserved after insert or update on room_lineage deferrable initially deferred
  for each row execute function app.keep_area();
create constraint trigger room_conserved after update on room deferrable initially immediate
  for each row when ((old.built_area, old.rentable_area, old.floor_id) is distinct from (new.built_area, new.rentable_area, new.floor_id))
  execute function app.keep_area();
