/*
 * Fields of a customer's own for people (1), companies (2) and rooms (3). The platform's rows are there for everybody, a
 * space adds its own. Values lie in the `ext` of the row they describe, under the column's name, which is why a field is
 * switched off and never deleted.
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

/* What a space has decided about a field of the platform; without a row the field is as it was shipped. */
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

set local role park_keeper;
insert into extend_field (space_id, module, column_name, name, type, description, length, is_view, is_edit, sort_num) values
  (app.platform(), 1, 'short_num', '短号', 'Text', '仅支持输入数字和英文符号"-"', 20, true, true, 10);
reset role;
