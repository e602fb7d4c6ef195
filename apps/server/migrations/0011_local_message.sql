/* What the built-in provider "sends": text messages and mails of an installation that has no gateway. Each message once. */
create table local_message (
  space_id   uuid not null references space (id),
  id         uuid not null,
  channel    text not null check (channel in ('sms', 'mail')),
  recipient  text not null,
  body       text not null,
  created_at timestamptz not null default app.now(),
  primary key (space_id, id)
);
create index local_message_time on local_message (created_at desc);
alter table local_message enable row level security;
alter table local_message force row level security;
create policy reading on local_message for select to park_app using ((select app.reach()) = 'platform');
create policy keeper on local_message to park_keeper using (true) with check (true);
create policy worker on local_message to park_worker using (true) with check (true);
grant select on local_message to park_app;
grant select, insert, update, delete on local_message to park_keeper;
grant select, insert, delete on local_message to park_worker;
comment on table local_message is 'kind: space';
