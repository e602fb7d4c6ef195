/*
 * Codes of text messages. The rows are also what the limits are counted over, so that every road to a message has the
 * same ones. Neither the number nor the code stands here, only their keyed hashes.
 */
create table sms_code (
  id           uuid primary key,
  phone_hash   bytea not null,
  purpose      text not null check (purpose in ('reset', 'bind', 'signIn')),
  code_hash    bytea not null,
  address_hash bytea not null,
  tries        smallint not null default 0,
  created_at   timestamptz not null default app.now(),
  expires_at   timestamptz not null,
  used_at      timestamptz
);
create index sms_code_phone on sms_code (phone_hash, created_at);
create index sms_code_address on sms_code (address_hash, created_at);
create index sms_code_age on sms_code (created_at);
select app.closed_table('sms_code');
select app.open_to_door('sms_code', 'select, insert, update');
create policy worker on sms_code to park_worker using (true) with check (true);
grant select, delete on sms_code to park_worker;
select app.open_to_door('outbox', 'insert');

/*
 * Reserves a message: once a minute, five an hour and ten a day for a number, twenty an hour for a client, and a ceiling
 * over all of them for the bill. Windows slide, so that no boundary lets two through. Numbers nobody has are counted alike,
 * and their message is written as well, but as one that has been dealt with: what is asked must not show in the time.
 */
create function door.sms_reserve(p_id uuid, p_phone bytea, p_purpose text, p_code bytea, p_address bytea, p_message jsonb, p_send boolean)
returns text language plpgsql volatile security definer set search_path = '' as $$
declare
  at timestamptz;
begin
  perform pg_advisory_xact_lock(1, hashtext(encode(p_phone, 'hex')));
  perform pg_advisory_xact_lock(2, hashtext(encode(p_address, 'hex')));
  at := app.now();
  if exists (select from public.sms_code where phone_hash = p_phone and created_at > at - interval '60 seconds')
     or (select count(*) from public.sms_code where phone_hash = p_phone and created_at > at - interval '1 hour') >= 5
     or (select count(*) from public.sms_code where phone_hash = p_phone and created_at > at - interval '1 day') >= 10
     or (select count(*) from public.sms_code where address_hash = p_address and created_at > at - interval '1 hour') >= 20 then
    return 'often';
  end if;
  if (select coalesce(sum(taken), 0) from public.rate_limit where name = 'sms' and began_at > at - interval '1 day') >= 10000 then
    return 'failed';
  end if;
  if p_send then
    perform door.limit_take('sms', 20000, interval '1 day');
  end if;
  insert into public.sms_code (id, phone_hash, purpose, code_hash, address_hash, expires_at)
  values (p_id, p_phone, p_purpose, p_code, p_address, at + interval '5 minutes');
  insert into public.outbox (space_id, event, payload, state, sent_at, last_error)
  values (app.platform(), 'sms.send', p_message, case when p_send then 'waiting' else 'sent' end,
    case when not p_send then at end, case when not p_send then '该号码没有账号，未发送' end);
  return 'sent';
end $$;

/*
 * Whether a code is right. Wrong ones are counted, five of them end it, and the row's lock lets parallel tries come one
 * after the other. The right one ends it too, unless it is only looked at. No purpose means any.
 */
create function door.sms_consume(p_id uuid, p_phone bytea, p_purpose text, p_code bytea, p_use boolean) returns boolean
language sql volatile security definer set search_path = '' as $$
  update public.sms_code
     set tries = tries + (code_hash <> p_code)::integer,
         used_at = case when code_hash = p_code and p_use then app.now() end
   where id = p_id and phone_hash = p_phone and (p_purpose is null or purpose = p_purpose)
     and used_at is null and expires_at > app.now() and tries < 5
  returning code_hash = p_code
$$;

/* Where somebody is signed in, as he is shown it: the id says nothing about the token. */
alter table session add column id uuid not null default gen_random_uuid(),
  add column agent text not null default '' check (char_length(agent) <= 200),
  add column address text not null default '' check (char_length(address) <= 60),
  add constraint session_id unique (id);
create policy worker on session to park_worker using (true) with check (true);
grant select, delete on session to park_worker;

/* Pictures with characters, each good for one try. */
create table captcha (
  key_hash    bytea primary key,
  answer_hash bytea not null,
  expires_at  timestamptz not null
);
create index captcha_age on captcha (expires_at);
select app.closed_table('captcha');
select app.open_to_door('captcha', 'select, insert, update, delete');

/* The old ones go with the new: whoever asks for pictures only, as fast as he may, fills no disk. */
create function door.captcha_keep(p_key bytea, p_answer bytea) returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.captcha where key_hash in (select key_hash from public.captcha where expires_at < app.now() limit 10 for update skip locked);
  insert into public.captcha (key_hash, answer_hash, expires_at) values (p_key, p_answer, app.now() + interval '2 minutes')
$$;

/*
 * Attempts to sign in, written before the password is looked at. What was typed decides when a picture is shown, known or
 * not: that can be seen, and must not tell which name and which number belong to one person. Who it is decides when the
 * account is locked, which cannot be seen.
 */
create table login_attempt (
  id           bigint generated always as identity primary key,
  name_hash    bytea not null,
  account      bytea,
  address_hash bytea not null,
  -- the one too many
  locks        boolean not null,
  -- until a success of the account
  is_open      boolean not null default true,
  is_failed    boolean not null default true,
  created_at   timestamptz not null default app.now()
);
create index login_attempt_name on login_attempt (name_hash, created_at) where is_open;
create index login_attempt_account on login_attempt (account, created_at) where is_open;
create index login_attempt_address on login_attempt (address_hash, created_at) where is_failed;
create index login_attempt_age on login_attempt (created_at);
select app.closed_table('login_attempt');
select app.open_to_door('login_attempt', 'select, insert, update');
create policy worker on login_attempt to park_worker using (true) with check (true);
grant select, delete on login_attempt to park_worker;

create function door.platform_setting(p_code text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select content from public.config_entry where space_id = app.platform() and park_id is null and code = p_code
   order by config_version desc limit 1
$$;

/* The number goes first: a user name of eleven digits must not stand before the number somebody else has. */
drop function door.login_lookup(text, bytea);
create function door.login_lookup(p_name text, p_phone_hash bytea)
returns table (user_id uuid, password text, change boolean, username text, phone_cipher bytea)
language sql stable security definer set search_path = '' as $$
  select u.id, u.password, u.change, u.username, u.phone_cipher from public."user" u
   where u.enabled and (lower(u.username) = lower(p_name) or u.phone_hash = p_phone_hash)
     and exists (select from public.staff s
                   join public.company c on c.space_id = s.space_id and c.id = s.company_id and c.enabled and c.deleted_at is null
                  where s.user_id = u.id and s.left_at is null and s.enabled)
   order by (u.phone_hash = p_phone_hash) desc nulls last limit 1
$$;

/*
 * Reserves an attempt: whether it may be made at all, as whom, and whether the next one will need a picture. Attempts of
 * one name, one client and one account come one after the other, so that many at once are counted like many in a row.
 */
create function door.attempt_reserve(p_name text, p_phone_hash bytea, p_name_hash bytea, p_address bytea, p_captcha bytea, p_answer bytea)
returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  since timestamptz;
  is_always boolean := coalesce((door.platform_setting('platformadmin.login.captcha') ->> 'always')::boolean, false);
  by_name integer;
  by_address integer;
  is_solved boolean;
  person record;
  who bytea;
  is_locked boolean;
  taken bigint;
begin
  perform pg_advisory_xact_lock(3, hashtext(encode(p_name_hash, 'hex')));
  perform pg_advisory_xact_lock(4, hashtext(encode(p_address, 'hex')));
  since := app.now() - interval '15 minutes';
  select count(*) into by_name from public.login_attempt where name_hash = p_name_hash and is_open and created_at > since;
  select count(*) into by_address from public.login_attempt where address_hash = p_address and is_failed and created_at > since;
  delete from public.captcha where key_hash = p_captcha and expires_at > app.now() returning answer_hash = p_answer into is_solved;
  if (is_always or by_name >= 3 or by_address >= 30) and is_solved is not true then
    return jsonb_build_object('outcome', case when p_captcha is null then 'needCaptcha' else 'wrongCaptcha' end);
  end if;
  select * into person from door.login_lookup(p_name, p_phone_hash);
  who := coalesce(uuid_send(person.user_id), p_name_hash);
  perform pg_advisory_xact_lock(5, hashtext(encode(who, 'hex')));
  is_locked := exists (select from public.login_attempt where account = who and is_open and locks and created_at > since);
  insert into public.login_attempt (name_hash, account, address_hash, locks)
  select p_name_hash, case when not is_locked then who end, p_address, not is_locked and count(*) >= 9
    from public.login_attempt where account = who and is_open and created_at > since
  returning id into taken;
  return jsonb_build_object('outcome', case when is_locked then 'locked' else 'go' end, 'attempt', taken,
    'needsCaptcha', is_always or by_name >= 2 or by_address >= 29,
    'userId', person.user_id, 'password', person.password, 'change', person.change);
end $$;

/* A second step of a sign-in, where one is demanded: good for five minutes and five tries. */
create table login_challenge (
  key_hash   bytea primary key,
  user_id    uuid not null references "user" (id),
  -- of the password that was right: a password changed meanwhile ends it
  proof      bytea not null,
  method     text not null check (method in ('sms', 'totp')),
  sms_id     uuid,
  attempt    bigint not null,
  agreements jsonb not null,
  tries      smallint not null default 0,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index login_challenge_age on login_challenge (expires_at);
select app.closed_table('login_challenge');
select app.open_to_door('login_challenge', 'select, insert, update');
create policy worker on login_challenge to park_worker using (true) with check (true);
grant select, delete on login_challenge to park_worker;

/* Authenticator apps. The secrets are sealed; a time step is used once. */
create table user_factor (
  user_id    uuid primary key references "user" (id),
  secret     bytea,
  pending    bytea,
  last_step  bigint not null default 0,
  created_at timestamptz not null default app.now()
);
alter table user_factor enable row level security;
alter table user_factor force row level security;
create policy reading on user_factor for select to park_app using (user_id = (select app.user_id()));
create policy adding on user_factor for insert to park_app with check (user_id = (select app.user_id()));
create policy changing on user_factor for update to park_app using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
create policy removing on user_factor for delete to park_app using (user_id = (select app.user_id()));
create policy keeper on user_factor to park_keeper using (true) with check (true);
grant select, insert, update, delete on user_factor to park_app, park_keeper;
comment on table user_factor is 'kind: user';
select app.open_to_door('user_factor', 'select, update (last_step)');

/* Whether the platform demands a second step of this person: by the sides he may act on. */
create function door.factor_demanded(p_user uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((s.setting ->> 'isRequired')::boolean, false)
     and exists (select from door.contexts_of(p_user) c where s.setting -> 'sides' ? c.side)
    from (select door.platform_setting('platformadmin.login.secondFactor') as setting) s
$$;

/* What stands between a right password and a session. */
create function door.factor_of(p_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('isDemanded', door.factor_demanded(u.id), 'hasApp', f.secret is not null,
      'phoneCipher', encode(u.phone_cipher, 'base64'), 'phone', u.phone_mask)
    from public."user" u left join public.user_factor f on f.user_id = u.id where u.id = p_user
$$;

create function door.challenge_open(p_key bytea, p_user uuid, p_proof bytea, p_method text, p_sms uuid, p_attempt bigint, p_agreements jsonb)
returns void language sql volatile security definer set search_path = '' as $$
  insert into public.login_challenge (key_hash, user_id, proof, method, sms_id, attempt, agreements, expires_at)
  values (p_key, p_user, p_proof, p_method, p_sms, p_attempt, p_agreements, app.now() + interval '5 minutes')
$$;

/* A challenge that still stands, with what its answer is compared with; looking at it to answer it counts. */
create function door.challenge_take(p_key bytea, p_tries integer) returns jsonb
language sql volatile security definer set search_path = '' as $$
  update public.login_challenge c set tries = c.tries + p_tries
    from public."user" u left join public.user_factor f on f.user_id = u.id
   where c.key_hash = p_key and u.id = c.user_id and c.used_at is null and c.expires_at > app.now() and c.tries < 5
  returning jsonb_build_object('userId', c.user_id, 'proof', encode(c.proof, 'hex'), 'method', c.method, 'smsId', c.sms_id,
    'attempt', c.attempt, 'agreements', c.agreements, 'change', u.change, 'phoneCipher', encode(u.phone_cipher, 'base64'),
    'secret', encode(f.secret, 'base64'), 'seconds', extract(epoch from app.now()))
$$;

create function door.challenge_resent(p_key bytea, p_sms uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.login_challenge set sms_id = p_sms where key_hash = p_key and used_at is null
$$;

create function door.challenge_use(p_key bytea) returns boolean
language sql volatile security definer set search_path = '' as $$
  update public.login_challenge set used_at = app.now() where key_hash = p_key and used_at is null returning true
$$;

/* False for a step that was used, or is older than one that was. */
create function door.factor_step(p_user uuid, p_step bigint) returns boolean
language sql volatile security definer set search_path = '' as $$
  update public.user_factor set last_step = p_step where user_id = p_user and last_step < p_step returning true
$$;

/* A message that was sent a moment ago and could not be sent again: its code is as good as another. */
create function door.sms_waiting(p_phone bytea, p_purpose text) returns uuid
language sql stable security definer set search_path = '' as $$
  select id from public.sms_code where phone_hash = p_phone and purpose = p_purpose and used_at is null and tries < 5 and expires_at > app.now()
   order by created_at desc limit 1
$$;

/* What people consent to. Versions are added, never changed: what somebody agreed to must be there to be read. */
create table agreement (
  space_id     uuid not null default app.platform() check (space_id = '00000000-0000-0000-0000-000000000001'),
  kind         text not null check (kind in ('user', 'privacy')),
  version      integer not null check (version > 0),
  title        text not null check (char_length(title) between 1 and 50),
  content      text not null check (char_length(content) between 1 and 20000),
  published_at timestamptz not null default app.now(),
  published_by uuid,
  primary key (space_id, kind, version)
);
alter table agreement enable row level security;
alter table agreement force row level security;
create policy reading on agreement for select to park_app using (space_id = app.platform());
create policy adding on agreement for insert to park_app with check ((select app.reach()) = 'platform');
create policy keeper on agreement to park_keeper using (true) with check (true);
grant select, insert on agreement to park_app;
grant select, insert, update, delete on agreement to park_keeper;
comment on table agreement is 'kind: shared';
select app.open_to_door('agreement', 'select');

create table user_consent (
  user_id uuid not null references "user" (id),
  kind    text not null check (kind in ('user', 'privacy')),
  version integer not null,
  at      timestamptz not null default app.now(),
  address text not null default '' check (char_length(address) <= 60),
  primary key (user_id, kind, version)
);
create index user_consent_version on user_consent (kind, version);
alter table user_consent enable row level security;
alter table user_consent force row level security;
create policy reading on user_consent for select to park_app using (user_id = (select app.user_id()) or (select app.reach()) = 'platform');
create policy keeper on user_consent to park_keeper using (true) with check (true);
grant select on user_consent to park_app;
grant select, insert, update, delete on user_consent to park_keeper;
comment on table user_consent is 'kind: user';
select app.open_to_door('user_consent', 'select, insert');

/* Records the consent to texts in force; says how many of them are. */
create function door.consent(p_user uuid, p_agreements jsonb, p_address text) returns integer
language sql volatile security definer set search_path = '' as $$
  with accepted as (
    select distinct g.kind, g.version from jsonb_to_recordset(p_agreements) as g (kind text, version integer)
     where g.version = (select max(a.version) from public.agreement a where a.kind = g.kind)
  ), kept as (
    insert into public.user_consent (user_id, kind, version, address) select p_user, kind, version, p_address from accepted
    on conflict do nothing)
  select count(*)::integer from accepted
$$;

create function door.pending_agreements(p_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(a.kind order by a.kind desc), '[]') from (select kind, max(version) as version from public.agreement group by kind) a
   where not exists (select from public.user_consent c where c.user_id = p_user and c.kind = a.kind and c.version = a.version)
$$;

/* The record of something a person did who had no session to do it with. */
create function door.person_audit(p_user uuid, p_call text, p_request text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.audit (space_id, company_id, park_id, user_id, side, call, outcome, request_id)
  select s.space_id, s.company_id, c.park_id, p_user, coalesce(c.side, ''), p_call, 'done', p_request
    from public.staff s
    left join door.contexts_of(p_user) c on c.company_id = s.company_id and c.has_privilege
   where s.user_id = p_user and s.left_at is null and s.enabled
   order by (c.company_id is null), s.admin_level desc, s.created_at, c.park_name limit 1
$$;

/*
 * Opens a session in the first context the person may enter, with the record of the sign-in, what was agreed to, and the end
 * of the count of failures. False when the password that was right is his no more, or he may not come in.
 */
drop function door.session_open(uuid, bytea, bytea, interval, interval, text);
create function door.session_open(p_user uuid, p_proof bytea, p_token bytea, p_key bytea, p_idle interval, p_length interval, p_request text,
  p_agent text, p_address text, p_attempt bigint, p_agreements jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  place record;
begin
  -- who changes the password waits here, and then ends this session with the others
  perform from public."user" where id = p_user and enabled and sha256(convert_to(password, 'UTF8')) = p_proof for share;
  if not found then
    return false;
  end if;
  select s.company_id, c.park_id, c.side into place
    from public.staff s
    left join door.contexts_of(p_user) c on c.company_id = s.company_id and c.has_privilege
   where s.user_id = p_user and s.left_at is null and s.enabled
   order by (c.company_id is null), s.admin_level desc, s.created_at, c.park_name limit 1;
  if not found then
    return false;
  end if;
  insert into public.session (token_hash, user_id, company_id, park_id, session_key, idle, expires_at, agent, address)
  values (p_token, p_user, case when place.side is not null then place.company_id end, place.park_id, p_key, p_idle, app.now() + p_length,
    p_agent, p_address);
  update public.login_attempt set is_open = false, is_failed = is_failed and id is distinct from p_attempt
   where (account = uuid_send(p_user) and is_open) or id = p_attempt;
  perform door.consent(p_user, p_agreements, p_address);
  perform door.person_audit(p_user, 'identity.login', p_request);
  return true;
end $$;

/* Who was disabled or belongs nowhere any more has no session, just as he cannot open one. */
create or replace function door.session_find(p_token bytea) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
      'userId', s.user_id, 'companyId', s.company_id, 'parkId', s.park_id, 'change', u.change,
      'userName', u.username, 'realName', u.real_name, 'nickName', u.nick_name, 'phone', u.phone_mask,
      'sessionKey', encode(s.session_key, 'base64'),
      'pendingAgreements', door.pending_agreements(s.user_id),
      'contexts', (select coalesce(jsonb_agg(to_jsonb(c) order by c.space_name, c.comp_type desc, c.company_name, c.park_name), '[]')
                     from door.contexts_of(s.user_id) c))
    from public.session s join public."user" u on u.id = s.user_id and u.enabled
   where s.token_hash = p_token and s.revoked_at is null and s.expires_at > app.now() and s.last_seen_at + s.idle > app.now()
     and exists (select from public.staff m
                   join public.company c on c.space_id = m.space_id and c.id = m.company_id and c.enabled and c.deleted_at is null
                  where m.user_id = u.id and m.left_at is null and m.enabled)
$$;

/* The sessions of the person this one belongs to, latest use first. */
create function door.sessions_of(p_token bytea)
returns table (id uuid, agent text, address text, created_at timestamptz, last_seen_at timestamptz, is_current boolean)
language sql stable security definer set search_path = '' as $$
  select o.id, o.agent, o.address, o.created_at, o.last_seen_at, o.token_hash = p_token
    from public.session s join public.session o on o.user_id = s.user_id
   where s.token_hash = p_token and o.revoked_at is null and o.expires_at > app.now() and o.last_seen_at + o.idle > app.now()
   order by (o.token_hash = p_token) desc, o.last_seen_at desc, o.id
$$;

/* Ends the person's other sessions, or one of them; says how many. */
create function door.sessions_end(p_token bytea, p_id uuid) returns integer
language sql volatile security definer set search_path = '' as $$
  with ended as (
    update public.session o set revoked_at = app.now() from public.session s
     where s.token_hash = p_token and o.user_id = s.user_id and o.token_hash <> p_token and o.revoked_at is null
       and o.expires_at > app.now() and o.last_seen_at + o.idle > app.now() and (p_id is null or o.id = p_id)
    returning 1)
  select count(*)::integer from ended
$$;

/* A session outlives neither the person's being disabled nor his last membership, also when either comes back. */
create function door.end_sessions() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.session set revoked_at = app.now() where user_id = new.id and revoked_at is null;
  return null;
end $$;
create trigger user_disabled after update of enabled on "user" for each row when (old.enabled and not new.enabled) execute function door.end_sessions();

create function door.end_strangers() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.session set revoked_at = app.now()
   where revoked_at is null
     and user_id in (select n.user_id from fresh n join changed o on o.company_id = n.company_id and o.user_id = n.user_id
                      where o.left_at is null and o.enabled and (n.left_at is not null or not n.enabled))
     and not exists (select from public.staff s where s.user_id = session.user_id and s.left_at is null and s.enabled);
  return null;
end $$;
create trigger staff_ended after update on staff referencing old table as changed new table as fresh for each statement execute function door.end_strangers();

/* What proves the person a session belongs to. */
create function door.own_secret(p_token bytea) returns table (password text, username text, phone_cipher bytea, change boolean)
language sql stable security definer set search_path = '' as $$
  select u.password, u.username, u.phone_cipher, u.change
    from public.session s join public."user" u on u.id = s.user_id and u.enabled
   where s.token_hash = p_token and s.revoked_at is null
$$;

/*
 * Sets a password and ends the sessions that were opened with the old one, but for the one given. False when the old one is
 * not what it was when the change was allowed. Whoever could set it has proved himself, which also ends a lock.
 */
create function door.password_set(p_user uuid, p_proof bytea, p_password text, p_keep bytea) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public."user" set password = p_password, change = true, updated_at = app.now()
   where id = p_user and enabled and sha256(convert_to(coalesce(password, ''), 'UTF8')) = p_proof;
  if not found then
    return false;
  end if;
  update public.session set revoked_at = app.now() where user_id = p_user and revoked_at is null and token_hash is distinct from p_keep;
  update public.login_attempt set is_open = false where account = uuid_send(p_user) and is_open;
  return true;
end $$;
grant update (password, change, updated_at) on "user" to park_door;

do $$
declare
  f regprocedure;
begin
  foreach f in array array['door.sms_reserve(uuid, bytea, text, bytea, bytea, jsonb, boolean)', 'door.sms_consume(uuid, bytea, text, bytea, boolean)',
    'door.sms_waiting(bytea, text)', 'door.captcha_keep(bytea, bytea)', 'door.login_lookup(text, bytea)',
    'door.attempt_reserve(text, bytea, bytea, bytea, bytea, bytea)', 'door.factor_of(uuid)',
    'door.challenge_open(bytea, uuid, bytea, text, uuid, bigint, jsonb)', 'door.challenge_take(bytea, integer)',
    'door.challenge_resent(bytea, uuid)', 'door.challenge_use(bytea)', 'door.factor_step(uuid, bigint)', 'door.consent(uuid, jsonb, text)',
    'door.session_open(uuid, bytea, bytea, bytea, interval, interval, text, text, text, bigint, jsonb)', 'door.sessions_of(bytea)',
    'door.sessions_end(bytea, uuid)', 'door.own_secret(bytea)', 'door.password_set(uuid, bytea, text, bytea)',
    'door.person_audit(uuid, text, text)']::regprocedure[] loop
    execute format('alter function %s owner to park_door', f);
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to park_app', f);
  end loop;
  -- used by the others alone
  foreach f in array array['door.platform_setting(text)', 'door.factor_demanded(uuid)', 'door.pending_agreements(uuid)',
    'door.end_sessions()', 'door.end_strangers()']::regprocedure[] loop
    execute format('alter function %s owner to park_door', f);
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$;

set local role park_keeper;
insert into config_entry (space_id, code, config_version, content) values
  (app.platform(), 'platformadmin.login.captcha', 0, '{"always": false}'),
  (app.platform(), 'platformadmin.login.secondFactor', 0, '{"isRequired": false, "sides": ["platform", "operator"]}');
insert into agreement (kind, version, title, content) values
  ('user', 1, '用户协议', '一、协议的范围
本协议由您与本智慧园区运营平台（以下简称“平台”）的运营方订立，适用于您登录和使用平台的全部功能，包括通讯录、企业与人员管理、应用与服务、审批、通知以及后续上线的其他功能。您勾选同意并登录，即表示您已阅读、理解并接受本协议。
二、账号与安全
1. 账号由您所在单位或园区运营方开通，与您的手机号绑定，仅限您本人使用，不得出借、转让或与他人共用。
2. 首次登录须修改初始密码。请使用不易猜测的密码并妥善保管；发现账号异常时，请立即修改密码、在个人中心退出其他登录，并通知单位管理员。
3. 您离职、调岗或被停用后，相应的访问权限随即终止。
三、使用规范
1. 您应在被授予的权限范围内，为办理园区和单位事务使用平台，不得查看、下载或传播与工作无关的他人信息。
2. 不得上传违法、侵权、虚假或含有恶意代码的内容，不得以自动化手段批量获取数据，不得绕过或破坏平台的安全措施。
3. 您提交的申请、合同、审批意见等内容应真实、完整，您对自己账号下的操作负责。平台会记录操作日志，用于安全审计和责任认定。
四、内容与数据
您和您所在单位提交的数据归您或您的单位所有。为提供服务，运营方可在必要范围内存储、处理和展示这些数据；除法律另有规定或取得同意外，不用于其他目的。
五、服务的变更与中断
平台会尽力保持稳定。因升级维护、网络故障、不可抗力等原因需要暂停服务的，运营方会尽量提前通知。运营方可以根据业务需要增加、调整或停止部分功能。
六、违约处理
违反本协议的，运营方可以视情节限制功能、停用账号，并保留追究责任的权利；涉嫌违法的，将依法移交有关机关。
七、协议的修改
本协议修改后会在平台公布新版本，并在您下次使用时提示您重新确认。您不同意修改内容的，应停止使用平台。
八、法律适用
本协议适用中华人民共和国法律。因本协议产生的争议，双方应先协商解决；协商不成的，提交运营方所在地有管辖权的人民法院处理。'),
  ('privacy', 1, '隐私政策', '本政策说明本智慧园区运营平台（以下简称“平台”）的运营方如何收集、使用、保存和保护您的个人信息，以及您享有的权利。平台部署在运营方自行管理的服务器上，数据由运营方直接保管。
一、我们收集的信息
1. 账号信息：姓名、手机号、用户名、性别、邮箱、头像、昵称，以及所属单位、部门、职务和角色，由您或您的单位提供。
2. 使用信息：登录时间、网络地址、浏览器类型、操作记录，用于保障账号安全和审计。
3. 业务信息：您在办理访客、会议、报修、审批、合同等事务时填写的内容和上传的文件；部分业务可能需要证件号码。
我们只收集办理相应业务所必需的信息，不收集生物特征、行踪轨迹等与业务无关的信息。
二、我们如何使用
用于身份验证、提供您申请的服务、发送验证码和业务通知、统计园区运营情况以及防范安全风险。超出上述目的使用的，会另行征得您的同意。
三、如何保存和保护
1. 手机号和证件号码加密存储，列表中默认隐藏部分数字；查看完整号码需要相应权限，每次查看都会留下记录，您可以在“个人中心—谁查看过我”中看到。
2. 密码以不可还原的方式保存，任何人都无法查看。
3. 信息保存至实现目的所需的期限；账号停用后，依法需要保留的记录除外，您可以要求删除。
四、共享与披露
您的信息仅在您所在单位、园区运营方及其授权的服务单位之间，在履行职责所必需的范围内共享。短信验证码需要通过短信服务商发送，我们只提供手机号和短信内容。除法律法规要求外，不向其他第三方提供，也不会出售您的信息。
五、您的权利
您可以在个人中心查看和更正个人信息、更换手机号、修改密码、查看并退出其他登录；也可以通过单位管理员或园区运营方申请查询、更正、删除个人信息，撤回同意或注销账号。撤回同意不影响此前处理的效力。
六、浏览器本地存储
平台在您的浏览器中保存登录状态和界面偏好，不使用第三方跟踪技术。您可以随时清除，清除后需要重新登录。
七、政策更新与联系
本政策更新后会在平台公布新版本，并在您下次使用时提示您重新确认。如有疑问或投诉，请联系园区运营方，我们会在十五个工作日内答复。');
reset role;
