/* Companies of a park: how they are added and how long they stay. */

/* How companies added to a park become active; without a row, at the first sign-in of their super administrator. */
create table company_activation (
  space_id   uuid not null,
  park_id    uuid not null,
  rule       text not null check (rule in ('operator', 'firstSignIn', 'date')),
  days       smallint check (days between 1 and 365),
  updated_at timestamptz not null default app.now(),
  updated_by uuid,
  version    integer not null default 1,
  primary key (space_id, park_id),
  constraint company_activation_days check ((rule = 'date') = (days is not null)),
  foreign key (space_id, park_id) references park (space_id, id)
);
select app.park_table('company_activation');

/* A temporary company. The row is kept when the stay ends or the company becomes a resident company, so that the outcome stays readable. */
create table temporary_company (
  space_id           uuid not null,
  park_id            uuid not null,
  company_id         uuid not null,
  ends_on            date not null,
  purpose            text check (char_length(purpose) <= 100),
  -- the attribute that the company received when it was added; the company loses it when it becomes a resident company
  attribute_space_id uuid,
  attribute_id       uuid,
  -- the end date of the stay for which the last reminder was sent
  reminded_for       date,
  ended_at           timestamptz,
  settled_at         timestamptz,
  created_at         timestamptz not null default app.now(),
  created_by         uuid,
  updated_at         timestamptz,
  updated_by         uuid,
  version            integer not null default 1,
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

/* The defaults for limited stays in a park. */
create table temporary_rule (
  space_id           uuid not null,
  park_id            uuid not null,
  default_days       smallint not null check (default_days between 1 and 365),
  remind_days        smallint not null check (remind_days between 0 and 60),
  attribute_space_id uuid,
  attribute_id       uuid,
  updated_at         timestamptz not null default app.now(),
  updated_by         uuid,
  version            integer not null default 1,
  primary key (space_id, park_id),
  constraint temporary_rule_attribute check (attribute_space_id in (space_id, '00000000-0000-0000-0000-000000000001')),
  foreign key (space_id, park_id) references park (space_id, id),
  foreign key (attribute_space_id, attribute_id) references role (space_id, id)
);
select app.park_table('temporary_rule');

/* Companies as an external system reports them, and which of them already exist here. Numbers are stored masked. */
create table third_company (
  space_id           uuid not null,
  park_id            uuid not null,
  third_id           text not null check (char_length(third_id) between 1 and 64),
  name               text not null check (char_length(name) between 1 and 100),
  credit_code        text,
  contact_name       text check (char_length(contact_name) <= 20),
  contact_phone_mask text,
  company_id         uuid,
  problem            text check (char_length(problem) <= 100),
  is_listed          boolean not null default true,
  synced_at          timestamptz not null default app.now(),
  primary key (space_id, park_id, third_id),
  foreign key (space_id, park_id) references park (space_id, id),
  foreign key (space_id, company_id) references company (space_id, id)
);
select app.park_table('third_company');
