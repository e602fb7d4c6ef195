/*
 * The worker: what the queue and the outbox run as. It owns the queue's schema and sees the outbox, and no business row:
 * the work itself enters a space as the app role does, by door.enter_job or as the person who asked for it.
 */
do $$
begin
  if not exists (select from pg_roles where rolname = 'park_worker') then
    begin
      create role park_worker login nosuperuser nobypassrls nocreatedb nocreaterole;
    exception when duplicate_object or unique_violation then null;
    end;
  end if;
end $$;
grant park_worker to current_user;
grant usage on schema public, app to park_worker;
create schema pgboss authorization park_worker;
grant execute on function app.user_id(), app.space(), app.company(), app.parks(), app.side(), app.reach(), app.platform(),
  app.platform_company(), app.now() to park_worker;

/*
 * What a command wants to have happen besides its own rows: messages, mails, jobs. Written in its transaction, delivered
 * by the worker at least once; who receives it twice knows it by its id.
 */
create table outbox (
  space_id   uuid not null references space (id),
  id         uuid not null default gen_random_uuid(),
  event      text not null,
  payload    jsonb not null,
  state      text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
  attempts   smallint not null default 0,
  due_at     timestamptz not null default app.now(),
  last_error text,
  created_at timestamptz not null default app.now(),
  sent_at    timestamptz,
  primary key (space_id, id)
);
create index outbox_due on outbox (due_at) where state = 'waiting';
create index outbox_dead on outbox (created_at) where state = 'dead';
alter table outbox enable row level security;
alter table outbox force row level security;
create policy reading on outbox for select to park_app using ((select app.reach()) = 'platform');
create policy adding on outbox for insert to park_app with check (space_id = (select app.space()));
create policy changing on outbox for update to park_app using ((select app.reach()) = 'platform') with check ((select app.reach()) = 'platform');
create policy keeper on outbox to park_keeper using (true) with check (true);
create policy worker on outbox to park_worker using (true) with check (true);
grant select, insert on outbox to park_app;
grant update (state, due_at, attempts) on outbox to park_app;
grant select, insert, update, delete on outbox to park_keeper;
grant select, update, delete on outbox to park_worker;
comment on table outbox is 'kind: space';

create function door.outbox_told() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  notify outbox;
  return null;
end $$;
create trigger outbox_added after insert on outbox for each statement execute function door.outbox_told();

/* A command sent twice with one key is done once; the second gets the first one's answer. */
create table idempotency (
  user_id      uuid not null,
  key          text not null check (char_length(key) between 8 and 100),
  call         text not null,
  request_hash bytea not null,
  answer       jsonb,
  created_at   timestamptz not null default app.now(),
  primary key (user_id, key)
);
create index idempotency_age on idempotency (created_at);
alter table idempotency enable row level security;
alter table idempotency force row level security;
create policy reading on idempotency for select to park_app using (user_id = (select app.user_id()));
create policy adding on idempotency for insert to park_app with check (user_id = (select app.user_id()));
create policy changing on idempotency for update to park_app using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
create policy keeper on idempotency to park_keeper using (true) with check (true);
create policy worker on idempotency to park_worker using (true) with check (true);
grant select, insert, update on idempotency to park_app;
grant select, insert, update, delete on idempotency to park_keeper;
grant select, delete on idempotency to park_worker;
comment on table idempotency is 'kind: user';

/* How often something was done in a window of time, counted under a canonical name (a phone's hash, an address). */
create table rate_limit (
  name      text not null,
  began_at  timestamptz not null,
  taken     integer not null,
  primary key (name, began_at)
);
select app.closed_table('rate_limit');
select app.open_to_door('rate_limit', 'select, insert, update, delete');
create policy worker on rate_limit to park_worker using (true) with check (true);
grant select, delete on rate_limit to park_worker;

/*
 * Takes one of so many per window; false when none is left. The row is taken before the work is done and stays taken when
 * the work fails, so that trying costs.
 */
create function door.limit_take(p_name text, p_most integer, p_window interval) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  began timestamptz := date_bin(p_window, app.now(), timestamptz '2000-01-01 00:00:00+08');
  so_far integer;
begin
  insert into public.rate_limit as l (name, began_at, taken) values (p_name, began, 1)
  on conflict (name, began_at) do update set taken = l.taken + 1 where l.taken < p_most
  returning taken into so_far;
  return so_far is not null;
end $$;

/* What the worker acts as: one space at a time, with the reach of a job over the given parks. */
create function door.enter_job(p_space uuid, p_parks text, p_company uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not exists (select from public.space where id = p_space) then
    raise exception using errcode = 'PA404', message = 'no such space';
  end if;
  perform set_config('app.user_id', '', true), set_config('app.space_id', p_space::text, true),
    set_config('app.park_ids', p_parks, true), set_config('app.company_id', coalesce(p_company::text, ''), true),
    set_config('app.side', 'job', true), set_config('app.reach', 'job', true);
end $$;

/* A job that a person started runs as him, with the rights he has now; there is no session any more to ask. */
create function door.enter_as(p_user uuid, p_space uuid, p_parks text, p_company uuid, p_side text, p_reach text, p_versions integer[])
returns void language plpgsql security definer set search_path = '' as $$
begin
  if array[(select rights_version from public."user" where id = p_user), (select rights_version from public.space where id = p_space),
           (select rights_version from public.space where id = app.platform())] is distinct from p_versions then
    raise exception using errcode = 'PA409', message = 'rights changed';
  end if;
  perform set_config('app.user_id', p_user::text, true), set_config('app.space_id', p_space::text, true),
    set_config('app.park_ids', p_parks, true), set_config('app.company_id', p_company::text, true),
    set_config('app.side', p_side, true), set_config('app.reach', p_reach, true);
end $$;

do $$
declare
  f regprocedure;
begin
  foreach f in array array['door.enter_as(uuid, uuid, text, uuid, text, text, integer[])', 'door.outbox_told()', 'door.limit_take(text, integer, interval)', 'door.enter_job(uuid, text, uuid)']::regprocedure[] loop
    execute format('alter function %s owner to park_door', f);
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$;
grant execute on function door.limit_take(text, integer, interval), door.enter_job(uuid, text, uuid),
  door.enter_as(uuid, uuid, text, uuid, text, text, integer[]) to park_app;
