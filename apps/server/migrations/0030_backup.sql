/*
 * Copies of everything, made by the owner of the database outside of any call. The platform operator sees when, how large and
 * whether it could be read again, asks for one, and says when the nightly one is made and how many are kept.
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
  -- none: read again from its first byte to its last, and everything as it should be
  problem     text check (char_length(problem) <= 500),
  -- until when who makes it has said that he still does
  lease_until timestamptz,
  created_at  timestamptz not null default app.now(),
  started_at  timestamptz,
  finished_at timestamptz,
  removed_at  timestamptz,
  primary key (space_id, id),
  constraint backup_over check ((state in ('done', 'failed')) = (finished_at is not null)),
  constraint backup_failed check (state <> 'failed' or problem is not null)
);
-- one at a time, whoever asks and however many processes there are
create unique index backup_one on backup (space_id) where state in ('waiting', 'running');
create index backup_time on backup (created_at desc, id);
select app.space_table('backup');
revoke update, delete on backup from park_app;

create table backup_plan (
  space_id   uuid primary key default app.platform() references space (id) check (space_id = app.platform()),
  is_on      boolean not null default true,
  -- of the day in Asia/Shanghai
  hour       smallint not null default 2 check (hour between 0 and 23),
  keep       smallint not null default 7 check (keep between 1 and 365),
  version    integer not null default 1,
  changed_at timestamptz not null default app.now()
);
select app.space_table('backup_plan');
revoke insert, delete on backup_plan from park_app;
set local role park_keeper;
insert into backup_plan default values;
reset role;

/*
 * Seals go by the numbers of transactions, and those begin anew in another PostgreSQL: after a move new rows would fall behind
 * seals made before it. They are therefore counted on from what was there. The owner replaces this function when a database
 * comes up behind its own audit rows (see db/audit-count.ts); a constant costs the commands nothing.
 */
create function app.xid_shift() returns bigint language sql immutable parallel safe as $$ select 0::bigint $$;
create function app.audit_xid() returns xid8 language sql volatile
  as $$ select (pg_current_xact_id()::text::bigint + app.xid_shift())::text::xid8 $$;
revoke execute on function app.xid_shift(), app.audit_xid() from public;
grant execute on function app.xid_shift(), app.audit_xid() to park_app, park_door, park_keeper;
alter table audit alter column xid set default app.audit_xid();

create or replace function door.audit_seal() returns integer language plpgsql security definer set search_path = '' as $$
declare
  horizon xid8 := (pg_snapshot_xmin(pg_current_snapshot())::text::bigint + app.xid_shift())::text::xid8;
  s record;
  last record;
  made record;
  seals integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtext('audit-seal')) then
    return 0;
  end if;
  for s in select id from public.space loop
    select seq, to_xid, hash into last from public.audit_seal where space_id = s.id order by seq desc limit 1;
    if exists (select from public.audit a where a.space_id = s.id and a.xid >= coalesce(last.to_xid, '0'::xid8) and a.xid < horizon) then
      select * into made from door.audit_digest(s.id, coalesce(last.to_xid, '0'::xid8), horizon, last.hash);
      insert into public.audit_seal (space_id, seq, from_xid, to_xid, row_count, hash)
      values (s.id, coalesce(last.seq, 0) + 1, coalesce(last.to_xid, '0'::xid8), horizon, made.row_count, made.hash);
      seals := seals + 1;
    end if;
  end loop;
  return seals;
end $$;

/* A seal is over times written as text: in one zone for good, or the chain would break on a server with another one. */
do $$
declare
  zone text := 'UTC';
begin
  set local role park_keeper;
  if exists (select from public.audit_seal) then
    zone := current_setting('TimeZone');
  end if;
  reset role;
  execute format('alter function door.audit_digest(uuid, xid8, xid8, bytea) set timezone = %L', zone);
  alter function door.audit_digest(uuid, xid8, xid8, bytea) set datestyle = 'ISO, MDY';
end $$;
