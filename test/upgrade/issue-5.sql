-- The database as issue 5 left it: schema and demo data, sealed with the key of the test databases. Upgrades are tried on it.
do $$
declare wanted text;
begin
  foreach wanted in array array['park_app', 'park_door', 'park_keeper', 'park_worker'] loop
    if not exists (select from pg_roles where rolname = wanted) then execute format('create role %I', wanted); end if;
  end loop;
end $$;
--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: app; Type: SCHEMA; Schema: -; Owner: postgres
--

CREATE SCHEMA app;


ALTER SCHEMA app OWNER TO postgres;

--
-- Name: door; Type: SCHEMA; Schema: -; Owner: postgres
--

CREATE SCHEMA door;


ALTER SCHEMA door OWNER TO postgres;

--
-- Name: pgboss; Type: SCHEMA; Schema: -; Owner: park_worker
--

CREATE SCHEMA pgboss;


ALTER SCHEMA pgboss OWNER TO park_worker;

--
-- Name: btree_gist; Type: EXTENSION; Schema: -; Owner: -
--

CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public;


--
-- Name: EXTENSION btree_gist; Type: COMMENT; Schema: -; Owner: 
--

COMMENT ON EXTENSION btree_gist IS 'support for indexing common datatypes in GiST';


--
-- Name: context; Type: TYPE; Schema: door; Owner: postgres
--

CREATE TYPE door.context AS (
	space_id uuid,
	space_name text,
	company_id uuid,
	company_name text,
	comp_type smallint,
	admin_level smallint,
	park_id uuid,
	park_name text,
	side text,
	has_privilege boolean
);


ALTER TYPE door.context OWNER TO postgres;

--
-- Name: audit_months(integer); Type: FUNCTION; Schema: app; Owner: postgres
--

CREATE FUNCTION app.audit_months(months integer) RETURNS void
    LANGUAGE plpgsql
    AS $$
declare
  month date := date_trunc('month', now() at time zone 'Asia/Shanghai');
  name text;
begin
  for i in 0 .. months loop
    name := 'audit_' || to_char(month + make_interval(months => i), 'YYYYMM');
    if to_regclass(format('public.%I', name)) is null then
      execute format('create table public.%I partition of public.audit for values from (%L) to (%L)', name,
        (month + make_interval(months => i)) at time zone 'Asia/Shanghai', (month + make_interval(months => i + 1)) at time zone 'Asia/Shanghai');
      perform app.closed_table(format('public.%I', name)::regclass);
    end if;
  end loop;
end $$;


ALTER FUNCTION app.audit_months(months integer) OWNER TO postgres;

--
-- Name: closed_table(regclass); Type: FUNCTION; Schema: app; Owner: postgres
--

CREATE FUNCTION app.closed_table(t regclass) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  execute format('alter table %s enable row level security', t);
  execute format('alter table %s force row level security', t);
  execute format('create policy keeper on %s to park_keeper using (true) with check (true)', t);
  execute format('grant select, insert, update, delete on %s to park_keeper', t);
  execute format('comment on table %s is %L', t, 'kind: closed');
end $$;


ALTER FUNCTION app.closed_table(t regclass) OWNER TO postgres;

--
-- Name: companies(); Type: FUNCTION; Schema: app; Owner: postgres
--

CREATE FUNCTION app.companies() RETURNS uuid[]
    LANGUAGE sql STABLE
    AS $$ select case when app.reach() in ('park', 'job') then door.companies() else array[app.company()] end $$;


ALTER FUNCTION app.companies() OWNER TO postgres;

--
-- Name: company(); Type: FUNCTION; Schema: app; Owner: postgres
--

CREATE FUNCTION app.company() RETURNS uuid
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select nullif(current_setting('app.company_id', true), '')::uuid $$;


ALTER FUNCTION app.company() OWNER TO postgres;

--
-- Name: company_table(regclass); Type: FUNCTION; Schema: app; Owner: postgres
--

CREATE FUNCTION app.company_table(t regclass) RETURNS void
    LANGUAGE sql
    AS $$
  select app.wall(t, 'company',
    'space_id = (select app.space()) and company_id = any ((select app.companies())::uuid[])',
    'space_id = (select app.space()) and company_id = any ((select app.companies())::uuid[])') $$;


ALTER FUNCTION app.company_table(t regclass) OWNER TO postgres;

--
-- Name: now(); Type: FUNCTION; Schema: app; Owner: postgres
--

CREATE FUNCTION app.now() RETURNS timestamp with time zone
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select now() + coalesce(nullif(current_setting('app.clock_shift', true), '')::interval, interval '0') $$;


ALTER FUNCTION app.now() OWNER TO postgres;

--
-- Name: open_to_door(regclass, text); Type: FUNCTION; Schema: app; Owner: postgres
--

CREATE FUNCTION app.open_to_door(t regclass, rights text) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  execute format('create policy door on %s to park_door using (true) with check (true)', t);
  execute format('grant %s on %s to park_door', rights, t);
end $$;


ALTER FUNCTION app.open_to_door(t regclass, rights text) OWNER TO postgres;

--
-- Name: park_table(regclass); Type: FUNCTION; Schema: app; Owner: postgres
--

CREATE FUNCTION app.park_table(t regclass) RETURNS void
    LANGUAGE sql
    AS $$
  select app.wall(t, 'park', 'space_id = (select app.space()) and park_id = any ((select app.parks())::uuid[])',
    'space_id = (select app.space()) and park_id = any ((select app.parks())::uuid[]) and (select app.reach()) in (''park'', ''job'')') $$;


ALTER FUNCTION app.park_table(t regclass) OWNER TO postgres;

--
-- Name: parks(); Type: FUNCTION; Schema: app; Owner: postgres
--

CREATE FUNCTION app.parks() RETURNS uuid[]
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select coalesce(string_to_array(nullif(current_setting('app.park_ids', true), ''), ',')::uuid[], '{}') $$;


ALTER FUNCTION app.parks() OWNER TO postgres;

--
-- Name: platform(); Type: FUNCTION; Schema: app; Owner: postgres
--

CREATE FUNCTION app.platform() RETURNS uuid
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ select '00000000-0000-0000-0000-000000000001'::uuid $$;


ALTER FUNCTION app.platform() OWNER TO postgres;

--
-- Name: platform_company(); Type: FUNCTION; Schema: app; Owner: postgres
--

CREATE FUNCTION app.platform_company() RETURNS uuid
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ select '00000000-0000-0000-0000-000000000002'::uuid $$;


ALTER FUNCTION app.platform_company() OWNER TO postgres;

--
-- Name: reach(); Type: FUNCTION; Schema: app; Owner: postgres
--

CREATE FUNCTION app.reach() RETURNS text
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select coalesce(current_setting('app.reach', true), '') $$;


ALTER FUNCTION app.reach() OWNER TO postgres;

--
-- Name: shared_table(regclass); Type: FUNCTION; Schema: app; Owner: postgres
--

CREATE FUNCTION app.shared_table(t regclass) RETURNS void
    LANGUAGE sql
    AS $$
  select app.wall(t, 'shared', 'space_id in ((select app.space()), app.platform())',
    'space_id = (select app.space()) and (select app.reach()) in (''park'', ''platform'', ''job'')') $$;


ALTER FUNCTION app.shared_table(t regclass) OWNER TO postgres;

--
-- Name: side(); Type: FUNCTION; Schema: app; Owner: postgres
--

CREATE FUNCTION app.side() RETURNS text
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select coalesce(current_setting('app.side', true), '') $$;


ALTER FUNCTION app.side() OWNER TO postgres;

--
-- Name: space(); Type: FUNCTION; Schema: app; Owner: postgres
--

CREATE FUNCTION app.space() RETURNS uuid
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select nullif(current_setting('app.space_id', true), '')::uuid $$;


ALTER FUNCTION app.space() OWNER TO postgres;

--
-- Name: space_closes(); Type: FUNCTION; Schema: app; Owner: postgres
--

CREATE FUNCTION app.space_closes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if new.enabled is distinct from old.enabled then
    new.rights_version := old.rights_version + 1;
  end if;
  return new;
end $$;


ALTER FUNCTION app.space_closes() OWNER TO postgres;

--
-- Name: space_table(regclass); Type: FUNCTION; Schema: app; Owner: postgres
--

CREATE FUNCTION app.space_table(t regclass) RETURNS void
    LANGUAGE sql
    AS $$
  select app.wall(t, 'space', 'space_id = (select app.space())',
    'space_id = (select app.space()) and (select app.reach()) in (''park'', ''platform'', ''job'')') $$;


ALTER FUNCTION app.space_table(t regclass) OWNER TO postgres;

--
-- Name: user_id(); Type: FUNCTION; Schema: app; Owner: postgres
--

CREATE FUNCTION app.user_id() RETURNS uuid
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;


ALTER FUNCTION app.user_id() OWNER TO postgres;

--
-- Name: wall(regclass, text, text, text); Type: FUNCTION; Schema: app; Owner: postgres
--

CREATE FUNCTION app.wall(t regclass, kind text, reading text, writing text) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  execute format('alter table %s enable row level security', t);
  execute format('alter table %s force row level security', t);
  execute format('create policy reading on %s for select to park_app using (%s)', t, reading);
  execute format('create policy adding on %s for insert to park_app with check (%s)', t, writing);
  execute format('create policy changing on %s for update to park_app using (%s) with check (%s)', t, writing, writing);
  execute format('create policy removing on %s for delete to park_app using (%s)', t, writing);
  execute format('create policy keeper on %s to park_keeper using (true) with check (true)', t);
  execute format('grant select, insert, update, delete on %s to park_app, park_keeper', t);
  execute format('comment on table %s is %L', t, 'kind: ' || kind);
end $$;


ALTER FUNCTION app.wall(t regclass, kind text, reading text, writing text) OWNER TO postgres;

--
-- Name: access_facts(uuid, uuid, uuid); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.access_facts(p_user uuid, p_company uuid, p_park uuid) RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with place as (
    select s.space_id, s.admin_level, sp.rights_version as space_version, sp.operator_company_id
      from public.staff s join public.space sp on sp.id = s.space_id
     where s.company_id = p_company and s.user_id = p_user and s.left_at is null
  ), held as (
    select r.id, r.space_id, r.company_id, r.code, r.kind, r.data_scope
      from public.role_user h join public.role r on r.space_id = h.role_space_id and r.id = h.role_id and r.deleted_at is null
     where h.company_id = p_company and h.user_id = p_user and (h.park_id is null or h.park_id = p_park) and h.valid @> app.now()
    union
    select r.id, r.space_id, r.company_id, r.code, r.kind, r.data_scope
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
    'roles', (select coalesce(jsonb_agg(jsonb_build_object('code', code, 'kind', kind, 'scope', data_scope, 'nodes', nodes) order by code), '[]') from sets),
    'package', (select to_jsonb(g.nodes) from public.role r join public.role_grant g on g.role_id = r.id
                 where r.space_id = place.space_id and r.kind = 'package' and r.deleted_at is null limit 1),
    'attributes', (select jsonb_agg(distinct node) from public.company_attribute a
                     join public.role_grant g on g.role_id = a.role_id, unnest(g.nodes) as node
                    where a.company_id = p_company),
    'off', (select coalesce(jsonb_agg(w.code), '[]') from public.menu_switch w
             where w.space_id = place.space_id and w.park_id = p_park and w.app_switch = 0))
    from place, public."user" u, public.space platform
   where u.id = p_user and platform.id = app.platform()
$$;


ALTER FUNCTION door.access_facts(p_user uuid, p_company uuid, p_park uuid) OWNER TO park_door;

--
-- Name: account(); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.account() RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select jsonb_build_object('id', u.id, 'userName', u.username, 'mayChangeUserName', u.username_changed_at is null, 'phone', u.phone_mask,
      'mayChangePhone', not door.administers(u.id), 'realName', u.real_name, 'nickName', u.nick_name, 'sex', u.sex, 'email', u.email,
      'createdDate', to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
    from public."user" u where u.id = app.user_id()
$$;


ALTER FUNCTION door.account() OWNER TO park_door;

--
-- Name: account_companies(); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.account_companies() RETURNS TABLE(company_id uuid, company_name text, park_name text, department_name text, admin_level smallint, role_names text[])
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select s.company_id, c.name, (
           select string_agg(distinct x.park_name, '、' order by x.park_name) from door.contexts_of(s.user_id) x
            where x.company_id = s.company_id and x.has_privilege),
         d.name, s.admin_level, array(
           select distinct r.name from public.role_user h
             join public.role r on r.space_id = h.role_space_id and r.id = h.role_id and r.deleted_at is null
            where h.company_id = s.company_id and h.user_id = s.user_id and h.valid @> app.now() order by 1)
    from public.staff s
    join public.company c on c.space_id = s.space_id and c.id = s.company_id and c.deleted_at is null
    left join public.department d on d.company_id = s.company_id and d.id = s.department_id
   where s.user_id = app.user_id() and s.left_at is null and s.enabled
   order by s.created_at, s.company_id
$$;


ALTER FUNCTION door.account_companies() OWNER TO park_door;

--
-- Name: account_rename(text); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.account_rename(p_name text) RETURNS boolean
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with renamed as (
    update public."user" set username = p_name, username_changed_at = app.now(), updated_at = app.now()
     where id = app.user_id() and username_changed_at is null returning 1)
  select exists (select from renamed)
$$;


ALTER FUNCTION door.account_rename(p_name text) OWNER TO park_door;

--
-- Name: account_save(jsonb); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.account_save(p_fields jsonb) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update public."user" set
      real_name = coalesce(p_fields ->> 'realName', real_name),
      nick_name = coalesce(p_fields ->> 'nickName', nick_name),
      sex = coalesce((p_fields ->> 'sex')::smallint, sex),
      email = case when p_fields ? 'email' then p_fields ->> 'email' else email end,
      avatar = coalesce((p_fields ->> 'avatar')::uuid, avatar),
      updated_at = app.now()
   where id = app.user_id()
$$;


ALTER FUNCTION door.account_save(p_fields jsonb) OWNER TO park_door;

--
-- Name: administers(uuid); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.administers(p_user uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select exists (select from public.staff s join public.company c on c.space_id = s.space_id and c.id = s.company_id and c.deleted_at is null
                  where s.user_id = p_user and s.left_at is null and s.admin_level >= 2)
$$;


ALTER FUNCTION door.administers(p_user uuid) OWNER TO park_door;

--
-- Name: attempt_reserve(text, bytea, bytea, bytea, bytea, bytea); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.attempt_reserve(p_name text, p_phone_hash bytea, p_name_hash bytea, p_address bytea, p_captcha bytea, p_answer bytea) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
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


ALTER FUNCTION door.attempt_reserve(p_name text, p_phone_hash bytea, p_name_hash bytea, p_address bytea, p_captcha bytea, p_answer bytea) OWNER TO park_door;

--
-- Name: audit_broken(uuid, bigint, bigint); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.audit_broken(p_space uuid, p_from bigint, p_to bigint) RETURNS bigint
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  seal record;
  made record;
  before bytea;
  joint xid8;
  changed bigint;
begin
  select c.checked_to into changed from public.audit_check c
   where c.space_id = p_space and not exists (
     select from public.audit_seal s where s.space_id = p_space and s.seq = c.checked_to and s.hash = c.checked_hash);
  select s.hash, s.to_xid into before, joint from public.audit_seal s where s.space_id = p_space and s.seq = p_from - 1;
  if p_from > 1 and not found then
    return least(p_from - 1, changed);
  end if;
  for seal in select s.* from public.audit_seal s where s.space_id = p_space and s.seq between p_from and p_to order by s.seq loop
    select * into made from door.audit_digest(p_space, seal.from_xid, seal.to_xid, before);
    if made.hash <> seal.hash or made.row_count <> seal.row_count or seal.from_xid <> coalesce(joint, '0'::xid8) then
      return least(seal.seq, changed);
    end if;
    before := seal.hash;
    joint := seal.to_xid;
  end loop;
  return changed;
end $$;


ALTER FUNCTION door.audit_broken(p_space uuid, p_from bigint, p_to bigint) OWNER TO park_door;

--
-- Name: audit_check(); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.audit_check(OUT broken_seal bigint, OUT checked_to bigint, OUT checked_at timestamp with time zone, OUT recent_from bigint, OUT sealed_to bigint) RETURNS record
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  select c.broken_seal, c.checked_to, c.checked_at into broken_seal, checked_to, checked_at
    from public.audit_check c where c.space_id = app.space();
  select max(n.seq), min(n.seq) filter (where n.row_total <= 5000) into sealed_to, recent_from
    from (select s.seq, sum(s.row_count) over (order by s.seq desc) as row_total
            from (select seq, row_count from public.audit_seal where space_id = app.space() order by seq desc limit 100) as s) as n;
  broken_seal := least(broken_seal, door.audit_broken(app.space(), recent_from, sealed_to));
end $$;


ALTER FUNCTION door.audit_check(OUT broken_seal bigint, OUT checked_to bigint, OUT checked_at timestamp with time zone, OUT recent_from bigint, OUT sealed_to bigint) OWNER TO park_door;

--
-- Name: audit_digest(uuid, xid8, xid8, bytea); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.audit_digest(p_space uuid, p_from xid8, p_to xid8, p_before bytea, OUT hash bytea, OUT row_count integer) RETURNS record
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select sha256(coalesce(p_before, '') || coalesce(string_agg(sha256(convert_to(
           concat_ws('|', a.id, a.at, a.park_id, a.company_id, a.user_id, a.side, a.support, a.call, a.target, a.input, a.outcome, a.request_id), 'UTF8')),
           '' order by a.xid, a.id), '')), count(*)::integer
    from public.audit a where a.space_id = p_space and a.xid >= p_from and a.xid < p_to
$$;


ALTER FUNCTION door.audit_digest(p_space uuid, p_from xid8, p_to xid8, p_before bytea, OUT hash bytea, OUT row_count integer) OWNER TO park_door;

--
-- Name: audit_round(timestamp with time zone, integer); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.audit_round(p_since timestamp with time zone, p_rows integer, OUT space uuid, OUT broken bigint) RETURNS record
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  done bigint;
  step_to bigint;
begin
  select s.id, coalesce(c.reached, 0) into space, done
    from public.space s left join public.audit_check c on c.space_id = s.id
   where (c.checked_at is null or c.checked_at < p_since) and exists (select from public.audit_seal l where l.space_id = s.id)
   order by c.checked_at nulls first, s.id limit 1;
  if space is null then
    return;
  end if;
  select max(n.seq) into step_to
    from (select s.seq, sum(s.row_count) over (order by s.seq) - s.row_count as rows_before
            from (select seq, row_count from public.audit_seal where space_id = space and seq > done order by seq limit 1000) as s) as n
   where n.rows_before < p_rows;
  broken := door.audit_broken(space, done + 1, step_to);
  insert into public.audit_check (space_id) values (space) on conflict do nothing;
  if broken is not null then
    -- what was good before stays remembered: a chain written anew must not pass for good the night after
    update public.audit_check set reached = 0, checked_at = app.now(), broken_seal = broken where space_id = space;
  elsif exists (select from public.audit_seal where space_id = space and seq > step_to) then
    update public.audit_check set reached = step_to where space_id = space;
  else
    update public.audit_check c set reached = 0, checked_at = app.now(), broken_seal = null, checked_to = s.seq, checked_hash = s.hash
      from public.audit_seal s
     where c.space_id = space and s.space_id = space and s.seq = coalesce(step_to, done);
  end if;
end $$;


ALTER FUNCTION door.audit_round(p_since timestamp with time zone, p_rows integer, OUT space uuid, OUT broken bigint) OWNER TO park_door;

--
-- Name: audit_seal(); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.audit_seal() RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  horizon xid8 := pg_snapshot_xmin(pg_current_snapshot());
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


ALTER FUNCTION door.audit_seal() OWNER TO park_door;

--
-- Name: bump_companies(); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.bump_companies() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public.space set rights_version = rights_version + 1 where id in (
    select n.space_id from fresh n join changed o on o.space_id = n.space_id and o.id = n.id
     where (n.enabled, n.deleted_at, n.comp_type) is distinct from (o.enabled, o.deleted_at, o.comp_type));
  return null;
end $$;


ALTER FUNCTION door.bump_companies() OWNER TO park_door;

--
-- Name: bump_self(); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.bump_self() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if (new.password, new.phone_hash, new.enabled) is distinct from (old.password, old.phone_hash, old.enabled) then
    new.rights_version := old.rights_version + 1;
  end if;
  return new;
end $$;


ALTER FUNCTION door.bump_self() OWNER TO park_door;

--
-- Name: bump_spaces(); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.bump_spaces() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public.space set rights_version = rights_version + 1 where id in (select space_id from changed);
  return null;
end $$;


ALTER FUNCTION door.bump_spaces() OWNER TO park_door;

--
-- Name: bump_staff(); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.bump_staff() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public."user" set rights_version = rights_version + 1 where id in (
    select n.user_id from fresh n join changed o on o.company_id = n.company_id and o.user_id = n.user_id
     where (n.admin_level, n.enabled, n.left_at, n.department_id) is distinct from (o.admin_level, o.enabled, o.left_at, o.department_id));
  return null;
end $$;


ALTER FUNCTION door.bump_staff() OWNER TO park_door;

--
-- Name: bump_users(); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.bump_users() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public."user" set rights_version = rights_version + 1 where id in (select user_id from changed where user_id is not null);
  return null;
end $$;


ALTER FUNCTION door.bump_users() OWNER TO park_door;

--
-- Name: captcha_keep(bytea, bytea); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.captcha_keep(p_key bytea, p_answer bytea) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  delete from public.captcha where key_hash in (select key_hash from public.captcha where expires_at < app.now() limit 10 for update skip locked);
  insert into public.captcha (key_hash, answer_hash, expires_at) values (p_key, p_answer, app.now() + interval '2 minutes')
$$;


ALTER FUNCTION door.captcha_keep(p_key bytea, p_answer bytea) OWNER TO park_door;

--
-- Name: challenge_open(bytea, uuid, bytea, text, uuid, bigint, jsonb); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.challenge_open(p_key bytea, p_user uuid, p_proof bytea, p_method text, p_sms uuid, p_attempt bigint, p_agreements jsonb) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  insert into public.login_challenge (key_hash, user_id, proof, method, sms_id, attempt, agreements, expires_at)
  values (p_key, p_user, p_proof, p_method, p_sms, p_attempt, p_agreements, app.now() + interval '5 minutes')
$$;


ALTER FUNCTION door.challenge_open(p_key bytea, p_user uuid, p_proof bytea, p_method text, p_sms uuid, p_attempt bigint, p_agreements jsonb) OWNER TO park_door;

--
-- Name: challenge_resent(bytea, uuid); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.challenge_resent(p_key bytea, p_sms uuid) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update public.login_challenge set sms_id = p_sms where key_hash = p_key and used_at is null
$$;


ALTER FUNCTION door.challenge_resent(p_key bytea, p_sms uuid) OWNER TO park_door;

--
-- Name: challenge_take(bytea, integer); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.challenge_take(p_key bytea, p_tries integer) RETURNS jsonb
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update public.login_challenge c set tries = c.tries + p_tries
    from public."user" u left join public.user_factor f on f.user_id = u.id
   where c.key_hash = p_key and u.id = c.user_id and c.used_at is null and c.expires_at > app.now() and c.tries < 5
  returning jsonb_build_object('userId', c.user_id, 'proof', encode(c.proof, 'hex'), 'method', c.method, 'smsId', c.sms_id,
    'attempt', c.attempt, 'agreements', c.agreements, 'change', u.change, 'phoneCipher', encode(u.phone_cipher, 'base64'),
    'secret', encode(f.secret, 'base64'), 'seconds', extract(epoch from app.now()))
$$;


ALTER FUNCTION door.challenge_take(p_key bytea, p_tries integer) OWNER TO park_door;

--
-- Name: challenge_use(bytea); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.challenge_use(p_key bytea) RETURNS boolean
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update public.login_challenge set used_at = app.now() where key_hash = p_key and used_at is null returning true
$$;


ALTER FUNCTION door.challenge_use(p_key bytea) OWNER TO park_door;

--
-- Name: companies(); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.companies() RETURNS uuid[]
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select case when app.reach() in ('park', 'job') then array_append(coalesce((
      select array_agg(p.company_id) from public.company_park p
       where p.space_id = app.space() and p.park_id = any (app.parks()) and p.left_at is null
         and (p.relation = 'settled' or app.side() in ('operator', 'job'))), '{}'), app.company())
    else array[app.company()] end $$;


ALTER FUNCTION door.companies() OWNER TO park_door;

--
-- Name: company_texts(uuid, bytea[]); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.company_texts(p_company uuid, p_hashes bytea[]) RETURNS SETOF bytea
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if coalesce(p_company = any (door.companies()), false) then
    return query select * from door.text_take(p_company, p_hashes);
  end if;
end $$;


ALTER FUNCTION door.company_texts(p_company uuid, p_hashes bytea[]) OWNER TO park_door;

--
-- Name: consent(uuid, jsonb, text); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.consent(p_user uuid, p_agreements jsonb, p_address text) RETURNS integer
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with accepted as (
    select distinct g.kind, g.version from jsonb_to_recordset(p_agreements) as g (kind text, version integer)
     where g.version = (select max(a.version) from public.agreement a where a.kind = g.kind)
  ), kept as (
    insert into public.user_consent (user_id, kind, version, address) select p_user, kind, version, p_address from accepted
    on conflict do nothing)
  select count(*)::integer from accepted
$$;


ALTER FUNCTION door.consent(p_user uuid, p_agreements jsonb, p_address text) OWNER TO park_door;

--
-- Name: contexts_of(uuid); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.contexts_of(p_user uuid) RETURNS SETOF door.context
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with member as (
    select s.space_id, sp.name as space_name, s.company_id, c.name as company_name, c.comp_type, s.admin_level, s.department_id
      from public.staff s
      join public.company c on c.space_id = s.space_id and c.id = s.company_id and c.enabled and c.deleted_at is null
      join public.space sp on sp.id = s.space_id and sp.enabled
      join public."user" u on u.id = s.user_id and u.enabled
     where s.user_id = p_user and s.left_at is null and s.enabled
  )
  select m.space_id, m.space_name, m.company_id, m.company_name, m.comp_type, m.admin_level,
         null::uuid, null::text, 'platform', true
    from member m where m.space_id = app.platform()
  union all
  select m.space_id, m.space_name, m.company_id, m.company_name, m.comp_type, m.admin_level, k.id, k.name, 'company', true
    from member m
    join public.company_park p on p.space_id = m.space_id and p.company_id = m.company_id and p.relation = 'settled' and p.left_at is null
    join public.park k on k.space_id = p.space_id and k.id = p.park_id and k.enabled
   where m.comp_type = 0
  union all
  select m.space_id, m.space_name, m.company_id, m.company_name, m.comp_type, m.admin_level, k.id, k.name,
         case m.comp_type when 2 then 'operator' else 'assist' end,
         (m.comp_type = 2 and m.admin_level = 3) or exists (
           select from public.park_access a
            where a.space_id = m.space_id and a.park_id = k.id and a.company_id = m.company_id and a.valid @> app.now()
              and (a.user_id = p_user or a.department_id = m.department_id))
    from member m
    join public.park k on k.space_id = m.space_id and k.enabled
   where m.comp_type in (1, 2) and m.space_id <> app.platform()
     and (m.comp_type = 2 or exists (
           select from public.company_park p
            where p.space_id = m.space_id and p.park_id = k.id and p.company_id = m.company_id and p.relation = 'assists' and p.left_at is null))
$$;


ALTER FUNCTION door.contexts_of(p_user uuid) OWNER TO park_door;

--
-- Name: copy_person(); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.copy_person() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public.staff set nick_name = new.nick_name, avatar = new.avatar::text, change = new.change where user_id = new.id;
  return null;
end $$;


ALTER FUNCTION door.copy_person() OWNER TO park_door;

--
-- Name: copy_phone(); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.copy_phone() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public.staff set phone_cipher = new.phone_cipher, phone_hash = new.phone_hash, phone_mask = new.phone_mask where user_id = new.id;
  return null;
end $$;


ALTER FUNCTION door.copy_phone() OWNER TO park_door;

--
-- Name: end_sessions(); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.end_sessions() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public.session set revoked_at = app.now() where user_id = new.id and revoked_at is null;
  return null;
end $$;


ALTER FUNCTION door.end_sessions() OWNER TO park_door;

--
-- Name: end_strangers(); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.end_strangers() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public.session set revoked_at = app.now()
   where revoked_at is null
     and user_id in (select n.user_id from fresh n join changed o on o.company_id = n.company_id and o.user_id = n.user_id
                      where o.left_at is null and o.enabled and (n.left_at is not null or not n.enabled))
     and not exists (select from public.staff s where s.user_id = session.user_id and s.left_at is null and s.enabled);
  return null;
end $$;


ALTER FUNCTION door.end_strangers() OWNER TO park_door;

--
-- Name: enter(bytea, uuid, uuid, text, uuid, text, text, integer[]); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.enter(p_token bytea, p_user uuid, p_space uuid, p_parks text, p_company uuid, p_side text, p_reach text, p_versions integer[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  seen integer[];
begin
  select array[u.rights_version, sp.rights_version, platform.rights_version] into seen
    from public.session s
    join public."user" u on u.id = s.user_id
    join public.space sp on sp.id = p_space
    join public.space platform on platform.id = app.platform()
   where s.token_hash = p_token and s.user_id = p_user and s.revoked_at is null
     and s.expires_at > app.now() and s.last_seen_at + s.idle > app.now();
  if seen is null then
    raise exception using errcode = 'PA903', message = 'session ended';
  end if;
  if seen <> p_versions then
    raise exception using errcode = 'PA409', message = 'rights changed';
  end if;
  perform set_config('app.user_id', p_user::text, true), set_config('app.space_id', p_space::text, true),
    set_config('app.park_ids', p_parks, true), set_config('app.company_id', p_company::text, true),
    set_config('app.side', p_side, true), set_config('app.reach', p_reach, true);
end $$;


ALTER FUNCTION door.enter(p_token bytea, p_user uuid, p_space uuid, p_parks text, p_company uuid, p_side text, p_reach text, p_versions integer[]) OWNER TO park_door;

--
-- Name: enter_as(uuid, uuid, text, uuid, text, text, integer[]); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.enter_as(p_user uuid, p_space uuid, p_parks text, p_company uuid, p_side text, p_reach text, p_versions integer[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if array[(select rights_version from public."user" where id = p_user), (select rights_version from public.space where id = p_space),
           (select rights_version from public.space where id = app.platform())] is distinct from p_versions then
    raise exception using errcode = 'PA409', message = 'rights changed';
  end if;
  perform set_config('app.user_id', p_user::text, true), set_config('app.space_id', p_space::text, true),
    set_config('app.park_ids', p_parks, true), set_config('app.company_id', p_company::text, true),
    set_config('app.side', p_side, true), set_config('app.reach', p_reach, true);
end $$;


ALTER FUNCTION door.enter_as(p_user uuid, p_space uuid, p_parks text, p_company uuid, p_side text, p_reach text, p_versions integer[]) OWNER TO park_door;

--
-- Name: enter_job(uuid, text, uuid); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.enter_job(p_space uuid, p_parks text, p_company uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if not exists (select from public.space where id = p_space) then
    raise exception using errcode = 'PA404', message = 'no such space';
  end if;
  perform set_config('app.user_id', '', true), set_config('app.space_id', p_space::text, true),
    set_config('app.park_ids', p_parks, true), set_config('app.company_id', coalesce(p_company::text, ''), true),
    set_config('app.side', 'job', true), set_config('app.reach', 'job', true);
end $$;


ALTER FUNCTION door.enter_job(p_space uuid, p_parks text, p_company uuid) OWNER TO park_door;

--
-- Name: external_secret(text); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.external_secret(p_code text) RETURNS bytea
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select secret_hash from public.external_app where space_id = app.platform() and lower(code) = lower(p_code) and enabled
$$;


ALTER FUNCTION door.external_secret(p_code text) OWNER TO park_door;

--
-- Name: factor_demanded(uuid); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.factor_demanded(p_user uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select coalesce((s.setting ->> 'isRequired')::boolean, false)
     and exists (select from door.contexts_of(p_user) c where s.setting -> 'sides' ? c.side)
    from (select door.platform_setting('platformadmin.login.secondFactor') as setting) s
$$;


ALTER FUNCTION door.factor_demanded(p_user uuid) OWNER TO park_door;

--
-- Name: factor_of(uuid); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.factor_of(p_user uuid) RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select jsonb_build_object('isDemanded', door.factor_demanded(u.id), 'hasApp', f.secret is not null,
      'phoneCipher', encode(u.phone_cipher, 'base64'), 'phone', u.phone_mask)
    from public."user" u left join public.user_factor f on f.user_id = u.id where u.id = p_user
$$;


ALTER FUNCTION door.factor_of(p_user uuid) OWNER TO park_door;

--
-- Name: factor_step(uuid, bigint); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.factor_step(p_user uuid, p_step bigint) RETURNS boolean
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update public.user_factor set last_step = p_step where user_id = p_user and last_step < p_step returning true
$$;


ALTER FUNCTION door.factor_step(p_user uuid, p_step bigint) OWNER TO park_door;

--
-- Name: file_orphans(text[]); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.file_orphans(p_keys text[]) RETURNS SETOF text
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select wanted from unnest(p_keys) as wanted where not exists (select from public.file f where f.storage_key = wanted)
$$;


ALTER FUNCTION door.file_orphans(p_keys text[]) OWNER TO park_door;

--
-- Name: file_public(uuid, bytea, timestamp with time zone); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.file_public(p_id uuid, p_proof bytea, p_expires timestamp with time zone) RETURNS TABLE(storage_key text, name text, mime text, is_expired boolean)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select f.storage_key, f.name, f.mime, f.need_auth and p_expires <= app.now()
    from public.file f
   where f.id = p_id and f.deleted_at is null and (not f.need_auth or f.link_proof = p_proof)
$$;


ALTER FUNCTION door.file_public(p_id uuid, p_proof bytea, p_expires timestamp with time zone) OWNER TO park_door;

--
-- Name: invitation_open(text); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.invitation_open(p_code text) RETURNS TABLE(space_id uuid, company_id uuid, company_name text, needs_approval boolean, expires_at timestamp with time zone)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select i.space_id, i.company_id, c.name, i.needs_approval, i.expires_at
    from public.invitation i
    join public.company c on c.space_id = i.space_id and c.id = i.company_id and c.enabled and c.deleted_at is null
   where i.code = p_code and i.ended_at is null and i.expires_at > app.now()
     and (select count(*) from public.join_request r
           where r.company_id = i.company_id and r.invitation_id = i.id and r.state <> 'refused') < i.most_num
$$;


ALTER FUNCTION door.invitation_open(p_code text) OWNER TO park_door;

--
-- Name: limit_take(text, integer, interval); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.limit_take(p_name text, p_most integer, p_window interval) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  began timestamptz := date_bin(p_window, app.now(), timestamptz '2000-01-01 00:00:00+08');
  so_far integer;
begin
  insert into public.rate_limit as l (name, began_at, taken) values (p_name, began, 1)
  on conflict (name, began_at) do update set taken = l.taken + 1 where l.taken < p_most
  returning taken into so_far;
  return so_far is not null;
end $$;


ALTER FUNCTION door.limit_take(p_name text, p_most integer, p_window interval) OWNER TO park_door;

--
-- Name: login_lookup(text, bytea); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.login_lookup(p_name text, p_phone_hash bytea) RETURNS TABLE(user_id uuid, password text, change boolean, username text, phone_cipher bytea)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select u.id, u.password, u.change, u.username, u.phone_cipher from public."user" u
   where u.enabled and (lower(u.username) = lower(p_name) or u.phone_hash = p_phone_hash)
     and exists (select from public.staff s
                   join public.company c on c.space_id = s.space_id and c.id = s.company_id and c.enabled and c.deleted_at is null
                  where s.user_id = u.id and s.left_at is null and s.enabled)
   order by (u.phone_hash = p_phone_hash) desc nulls last limit 1
$$;


ALTER FUNCTION door.login_lookup(p_name text, p_phone_hash bytea) OWNER TO park_door;

--
-- Name: number_taken(bytea, bytea); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.number_taken(p_token bytea, p_hash bytea) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select door.phone_proved(p_token) and exists (select from public."user" u where u.phone_hash = p_hash)
$$;


ALTER FUNCTION door.number_taken(p_token bytea, p_hash bytea) OWNER TO park_door;

--
-- Name: outbox_told(); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.outbox_told() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  notify outbox;
  return null;
end $$;


ALTER FUNCTION door.outbox_told() OWNER TO park_door;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: file; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.file (
    space_id uuid NOT NULL,
    company_id uuid NOT NULL,
    park_id uuid,
    user_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    purpose text NOT NULL,
    name text NOT NULL,
    mime text NOT NULL,
    size integer NOT NULL,
    sha256 bytea NOT NULL,
    width integer,
    height integer,
    need_auth boolean DEFAULT true NOT NULL,
    storage_key text NOT NULL,
    link_proof bytea GENERATED ALWAYS AS (SUBSTRING(sha256(decode(storage_key, 'hex'::text)) FROM 1 FOR 16)) STORED NOT NULL,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT app.now() NOT NULL,
    CONSTRAINT file_height_check CHECK ((height > 0)),
    CONSTRAINT file_mime_check CHECK ((mime ~ '^[a-z]+/[a-z0-9.+-]{1,100}$'::text)),
    CONSTRAINT file_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 255))),
    CONSTRAINT file_picture CHECK (((width IS NULL) = (height IS NULL))),
    CONSTRAINT file_purpose_check CHECK ((purpose ~ '^[a-z]{1,20}$'::text)),
    CONSTRAINT file_sha256_check CHECK ((octet_length(sha256) = 32)),
    CONSTRAINT file_size_check CHECK ((size > 0)),
    CONSTRAINT file_storage_key_check CHECK ((storage_key ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT file_width_check CHECK ((width > 0))
);

ALTER TABLE ONLY public.file FORCE ROW LEVEL SECURITY;


ALTER TABLE public.file OWNER TO postgres;

--
-- Name: TABLE file; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.file IS 'kind: company';


--
-- Name: own_file(uuid); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.own_file(p_id uuid) RETURNS SETOF public.file
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select f.* from public.file f where f.id = p_id and f.user_id = app.user_id() and f.deleted_at is null
$$;


ALTER FUNCTION door.own_file(p_id uuid) OWNER TO park_door;

--
-- Name: own_portrait(); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.own_portrait() RETURNS SETOF public.file
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select f.* from public."user" u join public.file f on f.id = u.avatar and f.deleted_at is null where u.id = app.user_id()
$$;


ALTER FUNCTION door.own_portrait() OWNER TO park_door;

--
-- Name: own_secret(bytea); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.own_secret(p_token bytea) RETURNS TABLE(password text, username text, phone_cipher bytea, change boolean)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select u.password, u.username, u.phone_cipher, u.change
    from public.session s join public."user" u on u.id = s.user_id and u.enabled
   where s.token_hash = p_token and s.revoked_at is null
$$;


ALTER FUNCTION door.own_secret(p_token bytea) OWNER TO park_door;

--
-- Name: park_figures(); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.park_figures() RETURNS TABLE(company_num integer, staff_num integer)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with settled as materialized (
    select p.company_id from public.company_park p
      join public.company c on c.space_id = p.space_id and c.id = p.company_id and c.deleted_at is null
     where p.space_id = app.space() and p.park_id = any (app.parks()) and p.relation = 'settled' and p.left_at is null)
  select (select count(*)::integer from settled),
         (select count(*)::integer from public.staff s where s.company_id in (select company_id from settled) and s.left_at is null)
$$;


ALTER FUNCTION door.park_figures() OWNER TO park_door;

--
-- Name: parks_mine(boolean); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.parks_mine(p_all boolean) RETURNS TABLE(space_id uuid, space_name text, id uuid, name text, enabled boolean, created_at timestamp with time zone, version integer, company_id uuid, company_name text, company_num integer)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with mine as (
    select distinct on (k.space_id, k.id) k.space_id, k.id, c.id as company_id, c.name as company_name
      from public.staff s
      join public.company c on c.space_id = s.space_id and c.id = s.company_id and c.enabled and c.deleted_at is null
      join public.park k on k.space_id = s.space_id
     where s.user_id = app.user_id() and s.left_at is null and s.enabled
       and (c.comp_type = 2 or exists (select from public.company_park p
             where p.space_id = k.space_id and p.park_id = k.id and p.company_id = c.id and p.left_at is null))
     order by k.space_id, k.id, c.comp_type desc, c.name, c.id
  ), asked as (
    select m.space_id, m.id, m.company_id, m.company_name, null::integer as company_num from mine m where not p_all
    union all
    select k.space_id, k.id, c.id, c.name, (select count(*)::integer from public.company_park p
             where p.space_id = k.space_id and p.park_id = k.id and p.relation = 'settled' and p.left_at is null)
      from public.park k join public.space s on s.id = k.space_id
      left join public.company c on c.space_id = s.id and c.id = s.operator_company_id
     where p_all and app.side() = 'platform'
  )
  select k.space_id, s.name, k.id, k.name, k.enabled, k.created_at, k.version, a.company_id, a.company_name, a.company_num
    from asked a join public.park k on k.space_id = a.space_id and k.id = a.id join public.space s on s.id = k.space_id
   where s.enabled or p_all
$$;


ALTER FUNCTION door.parks_mine(p_all boolean) OWNER TO park_door;

--
-- Name: password_set(uuid, bytea, text, bytea); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.password_set(p_user uuid, p_proof bytea, p_password text, p_keep bytea) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
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


ALTER FUNCTION door.password_set(p_user uuid, p_proof bytea, p_password text, p_keep bytea) OWNER TO park_door;

--
-- Name: pending_agreements(uuid); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.pending_agreements(p_user uuid) RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select coalesce(jsonb_agg(a.kind order by a.kind desc), '[]') from (select kind, max(version) as version from public.agreement group by kind) a
   where not exists (select from public.user_consent c where c.user_id = p_user and c.kind = a.kind and c.version = a.version)
$$;


ALTER FUNCTION door.pending_agreements(p_user uuid) OWNER TO park_door;

--
-- Name: person_attach(uuid, jsonb); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.person_attach(p_company uuid, p_people jsonb) RETURNS TABLE(at integer, user_id uuid, is_new boolean, is_told boolean, phone_cipher bytea, phone_hash bytea, phone_mask text, nick_name text, avatar text, change boolean)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
#variable_conflict use_column
declare
  fresh uuid[];
begin
  if not coalesce(p_company = any (door.companies()), false) then
    return;
  end if;
  with made as (
    -- in one order, so that two imports of the same people wait for one another instead of both
    insert into public."user" (phone_cipher, phone_hash, phone_mask, real_name, password, home_company_id)
    select decode(p.cipher, 'base64'), decode(p.hash, 'base64'), p.mask, p.name, p.password, p_company
      from jsonb_to_recordset(p_people) as p (hash text, cipher text, mask text, name text, password text) order by 2
    on conflict (phone_hash) do nothing returning id
  ) select array_agg(id) into fresh from made;
  return query
    with given as (
           select p.at, decode(p.hash, 'base64') as hash, p.password is not null as has_password
             from jsonb_to_recordset(p_people) as p (at integer, hash text, password text)),
         told as (
           select t.hash from door.text_take(p_company, array(select g.hash from given g where g.has_password order by g.at)) as t (hash))
    select g.at, u.id, f.id is not null, t.hash is not null, u.phone_cipher, u.phone_hash, u.phone_mask, u.nick_name, u.avatar::text, u.change
      from given g join public."user" u on u.phone_hash = g.hash
      left join unnest(fresh) as f (id) on f.id = u.id
      left join told t on t.hash = g.hash;
end $$;


ALTER FUNCTION door.person_attach(p_company uuid, p_people jsonb) OWNER TO park_door;

--
-- Name: person_audit(uuid, text, text); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.person_audit(p_user uuid, p_call text, p_request text) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  insert into public.audit (space_id, company_id, park_id, user_id, side, call, outcome, request_id)
  select s.space_id, s.company_id, c.park_id, p_user, coalesce(c.side, ''), p_call, 'done', p_request
    from public.staff s
    left join door.contexts_of(p_user) c on c.company_id = s.company_id and c.has_privilege
   where s.user_id = p_user and s.left_at is null and s.enabled
   order by (c.company_id is null), s.admin_level desc, s.created_at, c.park_name limit 1
$$;


ALTER FUNCTION door.person_audit(p_user uuid, p_call text, p_request text) OWNER TO park_door;

--
-- Name: person_first_password(uuid, uuid, text, boolean); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.person_first_password(p_company uuid, p_user uuid, p_password text, p_only_first boolean) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  person record;
begin
  select u.phone_hash, u.change into person from public."user" u join public.staff s on s.user_id = u.id
   where s.company_id = p_company and s.user_id = p_user and s.left_at is null and p_company = any (door.companies()) for update of u;
  if not found then
    return null;
  end if;
  if p_only_first and person.change then
    return 'changed';
  end if;
  if not door.limit_take('password/' || p_user, 1, interval '1 minute')
     or not exists (select from door.text_take(p_company, array[person.phone_hash])) then
    return 'often';
  end if;
  if not door.person_is_ours(p_company, p_user) then
    return 'notOurs';
  end if;
  update public."user" set password = p_password, change = false, updated_at = app.now() where id = p_user;
  update public.session set revoked_at = app.now() where user_id = p_user and revoked_at is null;
  return 'set';
end $$;


ALTER FUNCTION door.person_first_password(p_company uuid, p_user uuid, p_password text, p_only_first boolean) OWNER TO park_door;

--
-- Name: person_is_ours(uuid, uuid); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.person_is_ours(p_company uuid, p_user uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select p_company = any (door.companies()) and exists (
      select from public.staff s join public."user" u on u.id = s.user_id
       where s.company_id = p_company and s.user_id = p_user and s.left_at is null and u.home_company_id = p_company)
     and not exists (select from public.staff s where s.user_id = p_user and s.company_id <> p_company)
$$;


ALTER FUNCTION door.person_is_ours(p_company uuid, p_user uuid) OWNER TO park_door;

--
-- Name: person_revoke(uuid, uuid); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.person_revoke(p_company uuid, p_user uuid) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  delete from public.role_user r where r.company_id = p_company and r.user_id = p_user and p_company = any (door.companies())
    and exists (select from public.staff s where s.company_id = p_company and s.user_id = p_user and s.left_at is not null);
  delete from public.park_access a where a.company_id = p_company and a.user_id = p_user and p_company = any (door.companies())
    and exists (select from public.staff s where s.company_id = p_company and s.user_id = p_user and s.left_at is not null);
$$;


ALTER FUNCTION door.person_revoke(p_company uuid, p_user uuid) OWNER TO park_door;

--
-- Name: person_set_phone(uuid, uuid, bytea, bytea, text); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.person_set_phone(p_company uuid, p_user uuid, p_cipher bytea, p_hash bytea, p_mask text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  old bytea;
begin
  select phone_hash into old from public."user" where id = p_user for update;
  if not door.person_is_ours(p_company, p_user) then
    return null;
  end if;
  begin
    update public."user" set phone_cipher = p_cipher, phone_hash = p_hash, phone_mask = p_mask, updated_at = app.now() where id = p_user;
  exception when unique_violation then
    return null;
  end;
  update public.session set revoked_at = app.now() where user_id = p_user and revoked_at is null;
  return case when (select count(*) from door.text_take(p_company, array[old, p_hash])) = 2 then 'told' else 'quiet' end;
end $$;


ALTER FUNCTION door.person_set_phone(p_company uuid, p_user uuid, p_cipher bytea, p_hash bytea, p_mask text) OWNER TO park_door;

--
-- Name: phone_bar(bytea, bytea); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.phone_bar(p_token bytea, p_hash bytea) RETURNS text
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select case when door.administers(u.id) then 'admin' when u.phone_hash = p_hash then 'same'
              when not door.phone_proved(p_token) then 'unproved' end
    from public."user" u where u.id = app.user_id()
$$;


ALTER FUNCTION door.phone_bar(p_token bytea, p_hash bytea) OWNER TO park_door;

--
-- Name: phone_change(bytea, bytea, bytea, text); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.phone_change(p_token bytea, p_cipher bytea, p_hash bytea, p_mask text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  bar text := door.phone_bar(p_token, p_hash);
begin
  if bar is not null then
    return bar;
  end if;
  -- two changes with one proof: the second waits here and then finds it gone
  delete from public.phone_proof where token_hash = p_token and user_id = app.user_id();
  if not found then
    return 'unproved';
  end if;
  update public."user" set phone_cipher = p_cipher, phone_hash = p_hash, phone_mask = p_mask, updated_at = app.now() where id = app.user_id();
  update public.session set revoked_at = app.now() where user_id = app.user_id() and token_hash <> p_token and revoked_at is null;
  return null;
end $$;


ALTER FUNCTION door.phone_change(p_token bytea, p_cipher bytea, p_hash bytea, p_mask text) OWNER TO park_door;

--
-- Name: phone_prove(bytea); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.phone_prove(p_token bytea) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  insert into public.phone_proof (token_hash, user_id, proved_at) values (p_token, app.user_id(), app.now())
  on conflict (token_hash) do update set user_id = excluded.user_id, proved_at = excluded.proved_at
$$;


ALTER FUNCTION door.phone_prove(p_token bytea) OWNER TO park_door;

--
-- Name: phone_proved(bytea); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.phone_proved(p_token bytea) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select exists (select from public.phone_proof p join public.session s on s.token_hash = p.token_hash and s.user_id = p.user_id
                  where p.token_hash = p_token and p.proved_at > app.now() - interval '10 minutes' and s.revoked_at is null)
$$;


ALTER FUNCTION door.phone_proved(p_token bytea) OWNER TO park_door;

--
-- Name: platform_setting(text); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.platform_setting(p_code text) RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select content from public.config_entry where space_id = app.platform() and park_id is null and code = p_code
   order by config_version desc limit 1
$$;


ALTER FUNCTION door.platform_setting(p_code text) OWNER TO park_door;

--
-- Name: project_known(text); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.project_known(p_code text) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select exists (select from public.space where project_code = p_code and enabled and id <> app.platform())
$$;


ALTER FUNCTION door.project_known(p_code text) OWNER TO park_door;

--
-- Name: project_name(text); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.project_name(p_code text) RETURNS text
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select name from public.space where project_code = p_code and enabled and id <> app.platform()
$$;


ALTER FUNCTION door.project_name(p_code text) OWNER TO park_door;

--
-- Name: session_default(bytea, uuid, uuid); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.session_default(p_token bytea, p_company uuid, p_park uuid) RETURNS boolean
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with moved as (
    update public.session s set company_id = p_company, park_id = p_park
     where s.token_hash = p_token and s.revoked_at is null
       and exists (select from door.contexts_of(s.user_id) c
                    where c.company_id = p_company and c.park_id is not distinct from p_park and c.has_privilege)
    returning s.user_id), told as (
    update public."user" set rights_version = rights_version + 1 where id in (select user_id from moved))
  select exists (select from moved)
$$;


ALTER FUNCTION door.session_default(p_token bytea, p_company uuid, p_park uuid) OWNER TO park_door;

--
-- Name: session_find(bytea); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.session_find(p_token bytea) RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
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


ALTER FUNCTION door.session_find(p_token bytea) OWNER TO park_door;

--
-- Name: session_open(uuid, bytea, bytea, bytea, interval, interval, text, text, text, bigint, jsonb); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.session_open(p_user uuid, p_proof bytea, p_token bytea, p_key bytea, p_idle interval, p_length interval, p_request text, p_agent text, p_address text, p_attempt bigint, p_agreements jsonb) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
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


ALTER FUNCTION door.session_open(p_user uuid, p_proof bytea, p_token bytea, p_key bytea, p_idle interval, p_length interval, p_request text, p_agent text, p_address text, p_attempt bigint, p_agreements jsonb) OWNER TO park_door;

--
-- Name: session_revoke(bytea); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.session_revoke(p_token bytea) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update public.session set revoked_at = app.now() where token_hash = p_token and revoked_at is null
$$;


ALTER FUNCTION door.session_revoke(p_token bytea) OWNER TO park_door;

--
-- Name: session_touch(bytea); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.session_touch(p_token bytea) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update public.session set last_seen_at = app.now()
   where token_hash = p_token and revoked_at is null and expires_at > app.now() and last_seen_at + idle > app.now() and last_seen_at < app.now()
$$;


ALTER FUNCTION door.session_touch(p_token bytea) OWNER TO park_door;

--
-- Name: sessions_end(bytea, uuid); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.sessions_end(p_token bytea, p_id uuid) RETURNS integer
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with ended as (
    update public.session o set revoked_at = app.now() from public.session s
     where s.token_hash = p_token and o.user_id = s.user_id and o.token_hash <> p_token and o.revoked_at is null
       and o.expires_at > app.now() and o.last_seen_at + o.idle > app.now() and (p_id is null or o.id = p_id)
    returning 1)
  select count(*)::integer from ended
$$;


ALTER FUNCTION door.sessions_end(p_token bytea, p_id uuid) OWNER TO park_door;

--
-- Name: sessions_of(bytea); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.sessions_of(p_token bytea) RETURNS TABLE(id uuid, agent text, address text, created_at timestamp with time zone, last_seen_at timestamp with time zone, is_current boolean)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select o.id, o.agent, o.address, o.created_at, o.last_seen_at, o.token_hash = p_token
    from public.session s join public.session o on o.user_id = s.user_id
   where s.token_hash = p_token and o.revoked_at is null and o.expires_at > app.now() and o.last_seen_at + o.idle > app.now()
   order by (o.token_hash = p_token) desc, o.last_seen_at desc, o.id
$$;


ALTER FUNCTION door.sessions_of(p_token bytea) OWNER TO park_door;

--
-- Name: sms_consume(uuid, bytea, text, bytea, boolean); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.sms_consume(p_id uuid, p_phone bytea, p_purpose text, p_code bytea, p_use boolean) RETURNS boolean
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update public.sms_code
     set tries = tries + (code_hash <> p_code)::integer,
         used_at = case when code_hash = p_code and p_use then app.now() end
   where id = p_id and phone_hash = p_phone and (p_purpose is null or purpose = p_purpose)
     and used_at is null and expires_at > app.now() and tries < 5
  returning code_hash = p_code
$$;


ALTER FUNCTION door.sms_consume(p_id uuid, p_phone bytea, p_purpose text, p_code bytea, p_use boolean) OWNER TO park_door;

--
-- Name: sms_reserve(uuid, bytea, text, bytea, bytea, jsonb, boolean); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.sms_reserve(p_id uuid, p_phone bytea, p_purpose text, p_code bytea, p_address bytea, p_message jsonb, p_send boolean) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
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


ALTER FUNCTION door.sms_reserve(p_id uuid, p_phone bytea, p_purpose text, p_code bytea, p_address bytea, p_message jsonb, p_send boolean) OWNER TO park_door;

--
-- Name: sms_waiting(bytea, text); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.sms_waiting(p_phone bytea, p_purpose text) RETURNS uuid
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select id from public.sms_code where phone_hash = p_phone and purpose = p_purpose and used_at is null and tries < 5 and expires_at > app.now()
   order by created_at desc limit 1
$$;


ALTER FUNCTION door.sms_waiting(p_phone bytea, p_purpose text) OWNER TO park_door;

--
-- Name: space_open(uuid, text, text, uuid, text, uuid, text, bytea, bytea, text, text, text); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.space_open(p_space uuid, p_name text, p_code text, p_company uuid, p_company_name text, p_park uuid, p_park_name text, p_cipher bytea, p_hash bytea, p_mask text, p_real_name text, p_password text) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  person uuid;
  is_new boolean;
begin
  if app.reach() <> 'platform' then
    raise exception using errcode = 'insufficient_privilege', message = 'only the platform opens a space';
  end if;
  insert into public.space (id, name, project_code, operator_company_id, updated_by) values (p_space, p_name, p_code, p_company, app.user_id());
  insert into public.company (space_id, id, name, comp_type, contact_name, contact_phone_cipher, contact_phone_hash, contact_phone_mask, settled_at)
  values (p_space, p_company, p_company_name, 2, p_real_name, p_cipher, p_hash, p_mask, app.now());
  insert into public.park (space_id, id, name) values (p_space, p_park, p_park_name);
  insert into public.department (space_id, company_id, name, order_num, level) values (p_space, p_company, p_company_name, 0, 1);
  insert into public."user" (phone_cipher, phone_hash, phone_mask, password, change, real_name, home_company_id)
  values (p_cipher, p_hash, p_mask, p_password, false, p_real_name, p_company)
  on conflict (phone_hash) do nothing returning id into person;
  is_new := person is not null;
  if not is_new then
    select u.id into person from public."user" u where u.phone_hash = p_hash;
  end if;
  insert into public.staff (space_id, company_id, user_id, admin_level, real_name) values (p_space, p_company, person, 3, p_real_name);
  return is_new;
end $$;


ALTER FUNCTION door.space_open(p_space uuid, p_name text, p_code text, p_company uuid, p_company_name text, p_park uuid, p_park_name text, p_cipher bytea, p_hash bytea, p_mask text, p_real_name text, p_password text) OWNER TO park_door;

--
-- Name: take_person(); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.take_person() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  select u.phone_cipher, u.phone_hash, u.phone_mask, u.nick_name, u.avatar::text, u.change
    into new.phone_cipher, new.phone_hash, new.phone_mask, new.nick_name, new.avatar, new.change
    from public."user" u where u.id = new.user_id;
  return new;
end $$;


ALTER FUNCTION door.take_person() OWNER TO park_door;

--
-- Name: task_claim(uuid, interval); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.task_claim(p_lease uuid, p_length interval) RETURNS TABLE(space_id uuid, company_id uuid, park_id uuid, user_id uuid, id uuid, kind text, subject text, params jsonb)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public.task t set state = 'failed', lease = null, lease_until = null, finished_at = app.now(),
         result = jsonb_build_object('message', '任务多次中断，请稍后重试')
   where t.state = 'running' and t.lease_until < app.now() and t.attempts >= 5;
  return query
    update public.task t set state = 'running', lease = p_lease, lease_until = app.now() + p_length, attempts = t.attempts + 1,
           started_at = app.now(), done = 0, failed = 0
      from (select d.company_id, d.id from public.task d
             where d.state = 'waiting' or (d.state = 'running' and d.lease_until < app.now())
             order by d.created_at limit 1 for update skip locked) as due
     where t.company_id = due.company_id and t.id = due.id
    returning t.space_id, t.company_id, t.park_id, t.user_id, t.id, t.kind, t.subject, t.params;
end $$;


ALTER FUNCTION door.task_claim(p_lease uuid, p_length interval) OWNER TO park_door;

--
-- Name: task_tidy(); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.task_tidy() RETURNS integer
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with bytes as (
    delete from public.task_part p using public.task t
     where t.company_id = p.company_id and t.id = p.task_id and t.finished_at is not null
       and coalesce(t.expires_at, t.finished_at + interval '7 days') < app.now()
  ), gone as (
    delete from public.task t where t.finished_at < app.now() - interval '90 days' returning 1
  ) select count(*)::integer from gone
$$;


ALTER FUNCTION door.task_tidy() OWNER TO park_door;

--
-- Name: text_take(uuid, bytea[]); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.text_take(p_company uuid, p_hashes bytea[]) RETURNS SETOF bytea
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  day timestamptz := date_bin(interval '1 day', app.now(), timestamptz '2000-01-01 00:00:00+08');
  most constant integer := 1000;
  so_far integer;
begin
  insert into public.rate_limit as l (name, began_at, taken) values ('text/' || p_company, day, 0)
  on conflict (name, began_at) do update set taken = l.taken returning taken into so_far;
  return query
    with asked as (
      select h.hash, 'text/' || encode(h.hash, 'hex') as name from unnest(p_hashes) with ordinality as h (hash, at)
       order by h.at limit greatest(0, most - so_far)
    ), taken as (
      insert into public.rate_limit as l (name, began_at, taken) select a.name, day, 1 from asked a order by a.name
      on conflict (name, began_at) do update set taken = l.taken + 1 where l.taken < 5 returning l.name
    ), counted as (
      update public.rate_limit l set taken = l.taken + (select count(*) from taken)
       where l.name = 'text/' || p_company and l.began_at = day
    ) select a.hash from asked a join taken t on t.name = a.name;
end $$;


ALTER FUNCTION door.text_take(p_company uuid, p_hashes bytea[]) OWNER TO park_door;

--
-- Name: theme_for(text); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.theme_for(p_project text) RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select e.content from public.config_entry e left join public.space s on s.id = e.space_id
   where e.code = 'theme' and e.park_id is null and (e.space_id = app.platform() or (s.project_code = p_project and s.enabled))
   order by (e.space_id = app.platform()), e.config_version desc limit 1
$$;


ALTER FUNCTION door.theme_for(p_project text) OWNER TO park_door;

--
-- Name: theme_save(uuid, jsonb); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.theme_save(p_space uuid, p_content jsonb) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if app.reach() <> 'platform' then
    raise exception using errcode = 'insufficient_privilege', message = 'only the platform sets a theme';
  end if;
  insert into public.config_entry as e (space_id, code, content, updated_at, updated_by)
  select s.id, 'theme', p_content, app.now(), app.user_id() from public.space s where s.id = p_space
  on conflict (space_id, code, config_version, park_id)
  do update set content = excluded.content, updated_at = excluded.updated_at, updated_by = excluded.updated_by, version = e.version + 1;
  return found;
end $$;


ALTER FUNCTION door.theme_save(p_space uuid, p_content jsonb) OWNER TO park_door;

--
-- Name: ticket_issue(text, bytea, bytea); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.ticket_issue(p_code text, p_hash bytea, p_token bytea) RETURNS TABLE(name text, origin text, path text)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  wanted record;
begin
  select a.* into wanted from public.external_app a where a.space_id = app.platform() and lower(a.code) = lower(p_code) and a.enabled;
  if not found then
    return;
  end if;
  delete from public.ticket t where t.user_id = app.user_id() and t.expires_at < app.now();
  insert into public.ticket (hash, app_space_id, app_id, origin, token_hash, user_id, company_id, park_id, expires_at)
  values (p_hash, wanted.space_id, wanted.id, wanted.origin, p_token, app.user_id(), app.company(), (app.parks())[1], app.now() + interval '60 seconds');
  return query select wanted.name, wanted.origin, wanted.path;
end $$;


ALTER FUNCTION door.ticket_issue(p_code text, p_hash bytea, p_token bytea) OWNER TO park_door;

--
-- Name: ticket_redeem(text, bytea); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.ticket_redeem(p_code text, p_hash bytea) RETURNS TABLE(user_id uuid, real_name text, company_id uuid, company_name text, park_id uuid)
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with taken as (
    update public.ticket t set redeemed_at = app.now()
      from public.external_app a, public.session s
     where t.hash = p_hash and t.redeemed_at is null and t.expires_at > app.now()
       and a.space_id = t.app_space_id and a.id = t.app_id and lower(a.code) = lower(p_code) and a.enabled and a.origin = t.origin
       and s.token_hash = t.token_hash and s.revoked_at is null and s.expires_at > app.now()
       and exists (select from door.contexts_of(t.user_id) c
                    where c.company_id = t.company_id and c.park_id is not distinct from t.park_id and c.has_privilege)
    returning t.user_id, t.company_id, t.park_id)
  select k.user_id, s.real_name, k.company_id, c.name, k.park_id
    from taken k join public.staff s on s.company_id = k.company_id and s.user_id = k.user_id
    join public.company c on c.space_id = s.space_id and c.id = s.company_id
$$;


ALTER FUNCTION door.ticket_redeem(p_code text, p_hash bytea) OWNER TO park_door;

--
-- Name: who_saw_me(bigint, bigint); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.who_saw_me(p_offset bigint, p_limit bigint) RETURNS TABLE(total bigint, id uuid, viewer_name text, company_name text, kind text, content text, created_at timestamp with time zone)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with mine as materialized (
    select r.* from public.privacy_record r
     where r.subject_user_id = app.user_id() and r.viewer_user_id <> r.subject_user_id and r.look_id is null
  ), page as (select * from mine order by created_at desc, id limit p_limit offset p_offset)
  select (select count(*) from mine), p.id, s.real_name, c.name, p.kind, coalesce(n.content, p.content), p.created_at
    from (values (1)) as one
    left join (page p
      join public.staff s on s.company_id = p.viewer_company_id and s.user_id = p.viewer_user_id
      join public.company c on c.space_id = p.space_id and c.id = p.viewer_company_id
      left join lateral (select m.content from public.privacy_record m
                          where m.company_id = p.company_id and m.look_id = p.id and m.content is not null
                          order by m.created_at desc limit 1) n on true) on true
   order by p.created_at desc, p.id
$$;


ALTER FUNCTION door.who_saw_me(p_offset bigint, p_limit bigint) OWNER TO park_door;

--
-- Name: agreement; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.agreement (
    space_id uuid DEFAULT app.platform() NOT NULL,
    kind text NOT NULL,
    version integer NOT NULL,
    title text NOT NULL,
    content text NOT NULL,
    published_at timestamp with time zone DEFAULT app.now() NOT NULL,
    published_by uuid,
    CONSTRAINT agreement_content_check CHECK (((char_length(content) >= 1) AND (char_length(content) <= 20000))),
    CONSTRAINT agreement_kind_check CHECK ((kind = ANY (ARRAY['user'::text, 'privacy'::text]))),
    CONSTRAINT agreement_space_id_check CHECK ((space_id = '00000000-0000-0000-0000-000000000001'::uuid)),
    CONSTRAINT agreement_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 50))),
    CONSTRAINT agreement_version_check CHECK ((version > 0))
);

ALTER TABLE ONLY public.agreement FORCE ROW LEVEL SECURITY;


ALTER TABLE public.agreement OWNER TO postgres;

--
-- Name: TABLE agreement; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.agreement IS 'kind: shared';


--
-- Name: audit; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.audit (
    space_id uuid NOT NULL,
    at timestamp with time zone DEFAULT app.now() NOT NULL,
    id bigint NOT NULL,
    park_id uuid,
    company_id uuid NOT NULL,
    user_id uuid NOT NULL,
    side text NOT NULL,
    support boolean DEFAULT false NOT NULL,
    call text NOT NULL,
    target text,
    input jsonb DEFAULT '{}'::jsonb NOT NULL,
    outcome text NOT NULL,
    request_id text NOT NULL,
    xid xid8 DEFAULT pg_current_xact_id() NOT NULL,
    CONSTRAINT audit_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'refused'::text])))
)
PARTITION BY RANGE (at);

ALTER TABLE ONLY public.audit FORCE ROW LEVEL SECURITY;


ALTER TABLE public.audit OWNER TO postgres;

--
-- Name: TABLE audit; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.audit IS 'kind: company';


--
-- Name: audit_202611; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.audit_202611 (
    space_id uuid NOT NULL,
    at timestamp with time zone DEFAULT app.now() NOT NULL,
    id bigint NOT NULL,
    park_id uuid,
    company_id uuid NOT NULL,
    user_id uuid NOT NULL,
    side text NOT NULL,
    support boolean DEFAULT false NOT NULL,
    call text NOT NULL,
    target text,
    input jsonb DEFAULT '{}'::jsonb NOT NULL,
    outcome text NOT NULL,
    request_id text NOT NULL,
    xid xid8 DEFAULT pg_current_xact_id() NOT NULL,
    CONSTRAINT audit_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'refused'::text])))
);

ALTER TABLE ONLY public.audit_202611 FORCE ROW LEVEL SECURITY;


ALTER TABLE public.audit_202611 OWNER TO postgres;

--
-- Name: TABLE audit_202611; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.audit_202611 IS 'kind: closed';


--
-- Name: audit_202612; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.audit_202612 (
    space_id uuid NOT NULL,
    at timestamp with time zone DEFAULT app.now() NOT NULL,
    id bigint NOT NULL,
    park_id uuid,
    company_id uuid NOT NULL,
    user_id uuid NOT NULL,
    side text NOT NULL,
    support boolean DEFAULT false NOT NULL,
    call text NOT NULL,
    target text,
    input jsonb DEFAULT '{}'::jsonb NOT NULL,
    outcome text NOT NULL,
    request_id text NOT NULL,
    xid xid8 DEFAULT pg_current_xact_id() NOT NULL,
    CONSTRAINT audit_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'refused'::text])))
);

ALTER TABLE ONLY public.audit_202612 FORCE ROW LEVEL SECURITY;


ALTER TABLE public.audit_202612 OWNER TO postgres;

--
-- Name: TABLE audit_202612; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.audit_202612 IS 'kind: closed';


--
-- Name: audit_202701; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.audit_202701 (
    space_id uuid NOT NULL,
    at timestamp with time zone DEFAULT app.now() NOT NULL,
    id bigint NOT NULL,
    park_id uuid,
    company_id uuid NOT NULL,
    user_id uuid NOT NULL,
    side text NOT NULL,
    support boolean DEFAULT false NOT NULL,
    call text NOT NULL,
    target text,
    input jsonb DEFAULT '{}'::jsonb NOT NULL,
    outcome text NOT NULL,
    request_id text NOT NULL,
    xid xid8 DEFAULT pg_current_xact_id() NOT NULL,
    CONSTRAINT audit_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'refused'::text])))
);

ALTER TABLE ONLY public.audit_202701 FORCE ROW LEVEL SECURITY;


ALTER TABLE public.audit_202701 OWNER TO postgres;

--
-- Name: TABLE audit_202701; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.audit_202701 IS 'kind: closed';


--
-- Name: audit_202702; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.audit_202702 (
    space_id uuid NOT NULL,
    at timestamp with time zone DEFAULT app.now() NOT NULL,
    id bigint NOT NULL,
    park_id uuid,
    company_id uuid NOT NULL,
    user_id uuid NOT NULL,
    side text NOT NULL,
    support boolean DEFAULT false NOT NULL,
    call text NOT NULL,
    target text,
    input jsonb DEFAULT '{}'::jsonb NOT NULL,
    outcome text NOT NULL,
    request_id text NOT NULL,
    xid xid8 DEFAULT pg_current_xact_id() NOT NULL,
    CONSTRAINT audit_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'refused'::text])))
);

ALTER TABLE ONLY public.audit_202702 FORCE ROW LEVEL SECURITY;


ALTER TABLE public.audit_202702 OWNER TO postgres;

--
-- Name: TABLE audit_202702; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.audit_202702 IS 'kind: closed';


--
-- Name: audit_check; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.audit_check (
    space_id uuid NOT NULL,
    reached bigint DEFAULT 0 NOT NULL,
    checked_to bigint,
    checked_hash bytea,
    checked_at timestamp with time zone,
    broken_seal bigint,
    CONSTRAINT audit_check_whole CHECK (((checked_to IS NULL) = (checked_hash IS NULL)))
);

ALTER TABLE ONLY public.audit_check FORCE ROW LEVEL SECURITY;


ALTER TABLE public.audit_check OWNER TO postgres;

--
-- Name: TABLE audit_check; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.audit_check IS 'kind: closed';


--
-- Name: audit_id_seq; Type: SEQUENCE; Schema: public; Owner: postgres
--

ALTER TABLE public.audit ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: audit_other; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.audit_other (
    space_id uuid NOT NULL,
    at timestamp with time zone DEFAULT app.now() NOT NULL,
    id bigint NOT NULL,
    park_id uuid,
    company_id uuid NOT NULL,
    user_id uuid NOT NULL,
    side text NOT NULL,
    support boolean DEFAULT false NOT NULL,
    call text NOT NULL,
    target text,
    input jsonb DEFAULT '{}'::jsonb NOT NULL,
    outcome text NOT NULL,
    request_id text NOT NULL,
    xid xid8 DEFAULT pg_current_xact_id() NOT NULL,
    CONSTRAINT audit_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'refused'::text])))
);

ALTER TABLE ONLY public.audit_other FORCE ROW LEVEL SECURITY;


ALTER TABLE public.audit_other OWNER TO postgres;

--
-- Name: TABLE audit_other; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.audit_other IS 'kind: closed';


--
-- Name: audit_seal; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.audit_seal (
    space_id uuid NOT NULL,
    seq bigint NOT NULL,
    from_xid xid8 NOT NULL,
    to_xid xid8 NOT NULL,
    row_count integer NOT NULL,
    hash bytea NOT NULL,
    sealed_at timestamp with time zone DEFAULT app.now() NOT NULL
);

ALTER TABLE ONLY public.audit_seal FORCE ROW LEVEL SECURITY;


ALTER TABLE public.audit_seal OWNER TO postgres;

--
-- Name: TABLE audit_seal; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.audit_seal IS 'kind: closed';


--
-- Name: captcha; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.captcha (
    key_hash bytea NOT NULL,
    answer_hash bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.captcha FORCE ROW LEVEL SECURITY;


ALTER TABLE public.captcha OWNER TO postgres;

--
-- Name: TABLE captcha; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.captcha IS 'kind: closed';


--
-- Name: code_item; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.code_item (
    space_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    code text NOT NULL,
    item_key text NOT NULL,
    item_value text NOT NULL,
    sort_num integer NOT NULL,
    enabled boolean DEFAULT true NOT NULL,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT app.now() NOT NULL,
    updated_at timestamp with time zone,
    updated_by uuid,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT code_item_item_key_check CHECK ((item_key ~ '^[A-Za-z0-9_-]{1,30}$'::text)),
    CONSTRAINT code_item_item_value_check CHECK (((char_length(item_value) >= 1) AND (char_length(item_value) <= 50))),
    CONSTRAINT code_item_sort_num_check CHECK ((sort_num >= 0))
);

ALTER TABLE ONLY public.code_item FORCE ROW LEVEL SECURITY;


ALTER TABLE public.code_item OWNER TO postgres;

--
-- Name: TABLE code_item; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.code_item IS 'kind: shared';


--
-- Name: code_list; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.code_list (
    space_id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    rank integer DEFAULT 0 NOT NULL,
    CONSTRAINT code_list_code_check CHECK ((code ~ '^[A-Za-z]{1,50}$'::text)),
    CONSTRAINT code_list_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 50)))
);

ALTER TABLE ONLY public.code_list FORCE ROW LEVEL SECURITY;


ALTER TABLE public.code_list OWNER TO postgres;

--
-- Name: TABLE code_list; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.code_list IS 'kind: shared';


--
-- Name: company; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.company (
    space_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    credit_code text,
    comp_type smallint NOT NULL,
    logo text,
    contact_name text,
    contact_phone_cipher bytea,
    contact_phone_hash bytea,
    contact_phone_mask text,
    enabled boolean DEFAULT true NOT NULL,
    activated boolean DEFAULT true NOT NULL,
    settled_at timestamp with time zone,
    remark text,
    ext jsonb DEFAULT '{}'::jsonb NOT NULL,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT app.now() NOT NULL,
    updated_at timestamp with time zone,
    updated_by uuid,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT company_comp_type_check CHECK ((comp_type = ANY (ARRAY[0, 1, 2]))),
    CONSTRAINT company_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100)))
);

ALTER TABLE ONLY public.company FORCE ROW LEVEL SECURITY;


ALTER TABLE public.company OWNER TO postgres;

--
-- Name: TABLE company; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.company IS 'kind: company';


--
-- Name: company_attribute; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.company_attribute (
    space_id uuid NOT NULL,
    company_id uuid NOT NULL,
    role_space_id uuid NOT NULL,
    role_id uuid NOT NULL,
    CONSTRAINT company_attribute_role_space CHECK (((role_space_id = space_id) OR (role_space_id = '00000000-0000-0000-0000-000000000001'::uuid)))
);

ALTER TABLE ONLY public.company_attribute FORCE ROW LEVEL SECURITY;


ALTER TABLE public.company_attribute OWNER TO postgres;

--
-- Name: TABLE company_attribute; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.company_attribute IS 'kind: company';


--
-- Name: company_park; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.company_park (
    space_id uuid NOT NULL,
    park_id uuid NOT NULL,
    company_id uuid NOT NULL,
    relation text NOT NULL,
    joined_at timestamp with time zone DEFAULT app.now() NOT NULL,
    left_at timestamp with time zone,
    left_name text,
    left_credit_code text,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    CONSTRAINT company_park_relation_check CHECK ((relation = ANY (ARRAY['settled'::text, 'assists'::text])))
);

ALTER TABLE ONLY public.company_park FORCE ROW LEVEL SECURITY;


ALTER TABLE public.company_park OWNER TO postgres;

--
-- Name: TABLE company_park; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.company_park IS 'kind: park';


--
-- Name: config_entry; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.config_entry (
    space_id uuid NOT NULL,
    park_id uuid,
    code text NOT NULL,
    config_version integer DEFAULT 0 NOT NULL,
    content jsonb NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    created_at timestamp with time zone DEFAULT app.now() NOT NULL,
    updated_at timestamp with time zone,
    updated_by uuid,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT config_entry_code_check CHECK (((char_length(code) >= 1) AND (char_length(code) <= 100)))
);

ALTER TABLE ONLY public.config_entry FORCE ROW LEVEL SECURITY;


ALTER TABLE public.config_entry OWNER TO postgres;

--
-- Name: TABLE config_entry; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.config_entry IS 'kind: shared';


--
-- Name: department; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.department (
    space_id uuid NOT NULL,
    company_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    parent_id uuid,
    parent_live boolean DEFAULT true NOT NULL,
    name text NOT NULL,
    order_num integer NOT NULL,
    is_show boolean DEFAULT true NOT NULL,
    code text,
    level smallint NOT NULL,
    deleted_at timestamp with time zone,
    live boolean GENERATED ALWAYS AS ((deleted_at IS NULL)) STORED,
    created_at timestamp with time zone DEFAULT app.now() NOT NULL,
    updated_at timestamp with time zone,
    updated_by uuid,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT department_depth CHECK (((level >= 1) AND (level <= 15))),
    CONSTRAINT department_name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
    CONSTRAINT department_order_num_check CHECK ((order_num >= 0)),
    CONSTRAINT department_parent_live CHECK ((parent_live OR (deleted_at IS NOT NULL))),
    CONSTRAINT department_root_level CHECK (((parent_id IS NULL) = (level = 1)))
);

ALTER TABLE ONLY public.department FORCE ROW LEVEL SECURITY;


ALTER TABLE public.department OWNER TO postgres;

--
-- Name: TABLE department; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.department IS 'kind: company';


--
-- Name: department_manager; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.department_manager (
    space_id uuid NOT NULL,
    company_id uuid NOT NULL,
    department_id uuid NOT NULL,
    user_id uuid NOT NULL,
    rank smallint NOT NULL,
    CONSTRAINT department_manager_rank_check CHECK (((rank >= 0) AND (rank <= 3)))
);

ALTER TABLE ONLY public.department_manager FORCE ROW LEVEL SECURITY;


ALTER TABLE public.department_manager OWNER TO postgres;

--
-- Name: TABLE department_manager; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.department_manager IS 'kind: company';


--
-- Name: extend_choice; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.extend_choice (
    space_id uuid NOT NULL,
    field_space_id uuid DEFAULT app.platform() NOT NULL,
    field_id uuid NOT NULL,
    is_view boolean NOT NULL,
    is_edit boolean NOT NULL,
    enabled boolean NOT NULL,
    sort_num integer NOT NULL,
    updated_at timestamp with time zone DEFAULT app.now() NOT NULL,
    updated_by uuid,
    version integer DEFAULT 2 NOT NULL,
    CONSTRAINT extend_choice_field_space_id_check CHECK ((field_space_id = '00000000-0000-0000-0000-000000000001'::uuid))
);

ALTER TABLE ONLY public.extend_choice FORCE ROW LEVEL SECURITY;


ALTER TABLE public.extend_choice OWNER TO postgres;

--
-- Name: TABLE extend_choice; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.extend_choice IS 'kind: space';


--
-- Name: extend_field; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.extend_field (
    space_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    module smallint NOT NULL,
    column_name text NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    description text,
    length integer DEFAULT 50 NOT NULL,
    enum_items jsonb DEFAULT '[]'::jsonb NOT NULL,
    is_required boolean DEFAULT false NOT NULL,
    is_view boolean DEFAULT true NOT NULL,
    is_edit boolean DEFAULT false NOT NULL,
    enabled boolean DEFAULT true NOT NULL,
    sort_num integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT app.now() NOT NULL,
    updated_at timestamp with time zone,
    updated_by uuid,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT extend_field_column_name_check CHECK ((column_name ~ '^[a-z][a-z0-9_]{1,29}$'::text)),
    CONSTRAINT extend_field_description_check CHECK ((char_length(description) <= 100)),
    CONSTRAINT extend_field_enum_items_check CHECK ((jsonb_typeof(enum_items) = 'array'::text)),
    CONSTRAINT extend_field_length_check CHECK (((length >= 1) AND (length <= 500))),
    CONSTRAINT extend_field_module_check CHECK (((module >= 1) AND (module <= 3))),
    CONSTRAINT extend_field_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 20))),
    CONSTRAINT extend_field_type_check CHECK ((type = ANY (ARRAY['Text'::text, 'Enum'::text, 'Bool'::text, 'DateTime'::text])))
);

ALTER TABLE ONLY public.extend_field FORCE ROW LEVEL SECURITY;


ALTER TABLE public.extend_field OWNER TO postgres;

--
-- Name: TABLE extend_field; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.extend_field IS 'kind: shared';


--
-- Name: external_app; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.external_app (
    space_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    origin text NOT NULL,
    path text NOT NULL,
    secret_hash bytea NOT NULL,
    enabled boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone DEFAULT app.now() NOT NULL,
    updated_at timestamp with time zone,
    updated_by uuid,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT external_app_code_check CHECK ((code ~ '^[A-Za-z][A-Za-z0-9-]{1,49}$'::text)),
    CONSTRAINT external_app_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40))),
    CONSTRAINT external_app_origin_check CHECK ((origin ~ '^(https://[a-z0-9.-]+(:[0-9]{1,5})?|http://(127\.0\.0\.1|localhost)(:[0-9]{1,5})?)$'::text)),
    CONSTRAINT external_app_path_check CHECK (((path ~ '^/[^[:space:]?#]*$'::text) AND (char_length(path) <= 300))),
    CONSTRAINT external_app_secret_hash_check CHECK ((octet_length(secret_hash) = 32))
);

ALTER TABLE ONLY public.external_app FORCE ROW LEVEL SECURITY;


ALTER TABLE public.external_app OWNER TO postgres;

--
-- Name: TABLE external_app; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.external_app IS 'kind: shared';


--
-- Name: idempotency; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.idempotency (
    user_id uuid NOT NULL,
    key text NOT NULL,
    call text NOT NULL,
    request_hash bytea NOT NULL,
    answer jsonb,
    created_at timestamp with time zone DEFAULT app.now() NOT NULL,
    CONSTRAINT idempotency_key_check CHECK (((char_length(key) >= 8) AND (char_length(key) <= 100)))
);

ALTER TABLE ONLY public.idempotency FORCE ROW LEVEL SECURITY;


ALTER TABLE public.idempotency OWNER TO postgres;

--
-- Name: TABLE idempotency; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.idempotency IS 'kind: user';


--
-- Name: invitation; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.invitation (
    space_id uuid NOT NULL,
    company_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    code text NOT NULL,
    department_id uuid,
    needs_approval boolean NOT NULL,
    most_num smallint NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT app.now() NOT NULL,
    created_by uuid NOT NULL,
    CONSTRAINT invitation_code_check CHECK ((code ~ '^[A-Za-z0-9]{10}$'::text)),
    CONSTRAINT invitation_most_num_check CHECK (((most_num >= 1) AND (most_num <= 500)))
);

ALTER TABLE ONLY public.invitation FORCE ROW LEVEL SECURITY;


ALTER TABLE public.invitation OWNER TO postgres;

--
-- Name: TABLE invitation; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.invitation IS 'kind: company';


--
-- Name: join_request; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.join_request (
    space_id uuid NOT NULL,
    company_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    invitation_id uuid NOT NULL,
    real_name text NOT NULL,
    pinyin text NOT NULL,
    phone_cipher bytea NOT NULL,
    phone_hash bytea NOT NULL,
    phone_mask text NOT NULL,
    remark text,
    state text NOT NULL,
    reason text,
    created_at timestamp with time zone DEFAULT app.now() NOT NULL,
    decided_at timestamp with time zone,
    decided_by uuid,
    CONSTRAINT join_request_decided CHECK (((state = 'waiting'::text) = (decided_at IS NULL))),
    CONSTRAINT join_request_real_name_check CHECK (((char_length(real_name) >= 2) AND (char_length(real_name) <= 20))),
    CONSTRAINT join_request_reason_check CHECK ((char_length(reason) <= 100)),
    CONSTRAINT join_request_remark_check CHECK ((char_length(remark) <= 100)),
    CONSTRAINT join_request_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'accepted'::text, 'refused'::text])))
);

ALTER TABLE ONLY public.join_request FORCE ROW LEVEL SECURITY;


ALTER TABLE public.join_request OWNER TO postgres;

--
-- Name: TABLE join_request; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.join_request IS 'kind: company';


--
-- Name: local_message; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.local_message (
    space_id uuid NOT NULL,
    id uuid NOT NULL,
    channel text NOT NULL,
    recipient text NOT NULL,
    body text NOT NULL,
    created_at timestamp with time zone DEFAULT app.now() NOT NULL,
    CONSTRAINT local_message_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'mail'::text])))
);

ALTER TABLE ONLY public.local_message FORCE ROW LEVEL SECURITY;


ALTER TABLE public.local_message OWNER TO postgres;

--
-- Name: TABLE local_message; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.local_message IS 'kind: space';


--
-- Name: login_attempt; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.login_attempt (
    id bigint NOT NULL,
    name_hash bytea NOT NULL,
    account bytea,
    address_hash bytea NOT NULL,
    locks boolean NOT NULL,
    is_open boolean DEFAULT true NOT NULL,
    is_failed boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone DEFAULT app.now() NOT NULL
);

ALTER TABLE ONLY public.login_attempt FORCE ROW LEVEL SECURITY;


ALTER TABLE public.login_attempt OWNER TO postgres;

--
-- Name: TABLE login_attempt; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.login_attempt IS 'kind: closed';


--
-- Name: login_attempt_id_seq; Type: SEQUENCE; Schema: public; Owner: postgres
--

ALTER TABLE public.login_attempt ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.login_attempt_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: login_challenge; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.login_challenge (
    key_hash bytea NOT NULL,
    user_id uuid NOT NULL,
    proof bytea NOT NULL,
    method text NOT NULL,
    sms_id uuid,
    attempt bigint NOT NULL,
    agreements jsonb NOT NULL,
    tries smallint DEFAULT 0 NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT login_challenge_method_check CHECK ((method = ANY (ARRAY['sms'::text, 'totp'::text])))
);

ALTER TABLE ONLY public.login_challenge FORCE ROW LEVEL SECURITY;


ALTER TABLE public.login_challenge OWNER TO postgres;

--
-- Name: TABLE login_challenge; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.login_challenge IS 'kind: closed';


--
-- Name: menu; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.menu (
    space_id uuid NOT NULL,
    code text NOT NULL,
    parent text,
    name text NOT NULL,
    path text DEFAULT ''::text NOT NULL,
    icon text DEFAULT ''::text NOT NULL,
    rank integer DEFAULT 0 NOT NULL,
    type text NOT NULL,
    sides text NOT NULL,
    ext jsonb DEFAULT '{}'::jsonb NOT NULL,
    shipped jsonb DEFAULT '{}'::jsonb NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT menu_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40))),
    CONSTRAINT menu_type_check CHECK ((type = ANY (ARRAY['menu'::text, 'btn'::text])))
);

ALTER TABLE ONLY public.menu FORCE ROW LEVEL SECURITY;


ALTER TABLE public.menu OWNER TO postgres;

--
-- Name: TABLE menu; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.menu IS 'kind: shared';


--
-- Name: menu_switch; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.menu_switch (
    space_id uuid NOT NULL,
    park_id uuid NOT NULL,
    code text NOT NULL,
    app_switch smallint NOT NULL,
    CONSTRAINT menu_switch_app_switch_check CHECK ((app_switch = ANY (ARRAY[0, 1])))
);

ALTER TABLE ONLY public.menu_switch FORCE ROW LEVEL SECURITY;


ALTER TABLE public.menu_switch OWNER TO postgres;

--
-- Name: TABLE menu_switch; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.menu_switch IS 'kind: park';


--
-- Name: outbox; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.outbox (
    space_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    event text NOT NULL,
    payload jsonb NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    due_at timestamp with time zone DEFAULT app.now() NOT NULL,
    last_error text,
    created_at timestamp with time zone DEFAULT app.now() NOT NULL,
    sent_at timestamp with time zone,
    CONSTRAINT outbox_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'dead'::text])))
);

ALTER TABLE ONLY public.outbox FORCE ROW LEVEL SECURITY;


ALTER TABLE public.outbox OWNER TO postgres;

--
-- Name: TABLE outbox; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.outbox IS 'kind: space';


--
-- Name: park; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.park (
    space_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    code text,
    enabled boolean DEFAULT true NOT NULL,
    rank integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT app.now() NOT NULL,
    updated_at timestamp with time zone,
    updated_by uuid,
    version integer DEFAULT 1 NOT NULL,
    contact_name text,
    contact_phone text,
    address text,
    longitude numeric(9,6),
    latitude numeric(8,6),
    area numeric(14,4),
    intro text,
    logo text,
    CONSTRAINT park_address_check CHECK (((char_length(address) >= 1) AND (char_length(address) <= 200))),
    CONSTRAINT park_area_check CHECK ((area >= (0)::numeric)),
    CONSTRAINT park_contact_name_check CHECK (((char_length(contact_name) >= 1) AND (char_length(contact_name) <= 20))),
    CONSTRAINT park_contact_phone_check CHECK (((char_length(contact_phone) >= 1) AND (char_length(contact_phone) <= 20))),
    CONSTRAINT park_intro_check CHECK (((char_length(intro) >= 1) AND (char_length(intro) <= 1000))),
    CONSTRAINT park_latitude_check CHECK (((latitude >= ('-90'::integer)::numeric) AND (latitude <= (90)::numeric))),
    CONSTRAINT park_logo_check CHECK (((char_length(logo) >= 1) AND (char_length(logo) <= 500))),
    CONSTRAINT park_longitude_check CHECK (((longitude >= ('-180'::integer)::numeric) AND (longitude <= (180)::numeric))),
    CONSTRAINT park_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 50)))
);

ALTER TABLE ONLY public.park FORCE ROW LEVEL SECURITY;


ALTER TABLE public.park OWNER TO postgres;

--
-- Name: TABLE park; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.park IS 'kind: space';


--
-- Name: park_access; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.park_access (
    space_id uuid NOT NULL,
    park_id uuid NOT NULL,
    company_id uuid NOT NULL,
    user_id uuid,
    department_id uuid,
    valid tstzrange DEFAULT tstzrange(NULL::timestamp with time zone, NULL::timestamp with time zone) NOT NULL,
    reason text,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    created_at timestamp with time zone DEFAULT app.now() NOT NULL,
    CONSTRAINT park_access_subject CHECK (((user_id IS NULL) <> (department_id IS NULL)))
);

ALTER TABLE ONLY public.park_access FORCE ROW LEVEL SECURITY;


ALTER TABLE public.park_access OWNER TO postgres;

--
-- Name: TABLE park_access; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.park_access IS 'kind: park';


--
-- Name: phone_proof; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.phone_proof (
    token_hash bytea NOT NULL,
    user_id uuid NOT NULL,
    proved_at timestamp with time zone DEFAULT app.now() NOT NULL
);

ALTER TABLE ONLY public.phone_proof FORCE ROW LEVEL SECURITY;


ALTER TABLE public.phone_proof OWNER TO postgres;

--
-- Name: TABLE phone_proof; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.phone_proof IS 'kind: closed';


--
-- Name: privacy_record; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.privacy_record (
    space_id uuid NOT NULL,
    company_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    subject_user_id uuid,
    viewer_user_id uuid NOT NULL,
    viewer_company_id uuid NOT NULL,
    viewer_park_id uuid,
    kind text NOT NULL,
    look_id uuid,
    system_type text DEFAULT '1'::text NOT NULL,
    privacy_type text DEFAULT '1'::text NOT NULL,
    content text,
    created_at timestamp with time zone DEFAULT app.now() NOT NULL,
    CONSTRAINT privacy_record_content_check CHECK ((char_length(content) <= 200)),
    CONSTRAINT privacy_record_kind_check CHECK ((kind = ANY (ARRAY['staffPhone'::text, 'companyPhone'::text, 'note'::text]))),
    CONSTRAINT privacy_record_look CHECK (((look_id IS NULL) OR (kind = 'note'::text))),
    CONSTRAINT privacy_record_privacy_type_check CHECK ((char_length(privacy_type) <= 20)),
    CONSTRAINT privacy_record_system_type_check CHECK ((char_length(system_type) <= 20))
);

ALTER TABLE ONLY public.privacy_record FORCE ROW LEVEL SECURITY;


ALTER TABLE public.privacy_record OWNER TO postgres;

--
-- Name: TABLE privacy_record; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.privacy_record IS 'kind: company';


--
-- Name: rate_limit; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.rate_limit (
    name text NOT NULL,
    began_at timestamp with time zone NOT NULL,
    taken integer NOT NULL
);

ALTER TABLE ONLY public.rate_limit FORCE ROW LEVEL SECURITY;


ALTER TABLE public.rate_limit OWNER TO postgres;

--
-- Name: TABLE rate_limit; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.rate_limit IS 'kind: closed';


--
-- Name: role; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.role (
    space_id uuid NOT NULL,
    company_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    park_id uuid,
    kind text NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    parent_id uuid,
    is_group boolean DEFAULT false NOT NULL,
    sort integer DEFAULT 100 NOT NULL,
    data_scope text DEFAULT 'all'::text NOT NULL,
    field_policy jsonb DEFAULT '{}'::jsonb NOT NULL,
    remark text,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT app.now() NOT NULL,
    updated_at timestamp with time zone,
    updated_by uuid,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT role_data_scope_check CHECK ((data_scope = ANY (ARRAY['all'::text, 'dept_tree'::text, 'dept'::text, 'self'::text]))),
    CONSTRAINT role_kind_check CHECK ((kind = ANY (ARRAY['park'::text, 'assist'::text, 'company'::text, 'inner'::text, 'attribute'::text, 'package'::text]))),
    CONSTRAINT role_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 20)))
);

ALTER TABLE ONLY public.role FORCE ROW LEVEL SECURITY;


ALTER TABLE public.role OWNER TO postgres;

--
-- Name: TABLE role; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.role IS 'kind: company';


--
-- Name: role_grant; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.role_grant (
    space_id uuid NOT NULL,
    company_id uuid NOT NULL,
    role_space_id uuid NOT NULL,
    role_id uuid NOT NULL,
    park_id uuid,
    nodes text[] NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    updated_at timestamp with time zone DEFAULT app.now() NOT NULL,
    updated_by uuid,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    CONSTRAINT role_grant_role_space CHECK (((role_space_id = space_id) OR (role_space_id = '00000000-0000-0000-0000-000000000001'::uuid)))
);

ALTER TABLE ONLY public.role_grant FORCE ROW LEVEL SECURITY;


ALTER TABLE public.role_grant OWNER TO postgres;

--
-- Name: TABLE role_grant; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.role_grant IS 'kind: company';


--
-- Name: role_user; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.role_user (
    space_id uuid NOT NULL,
    company_id uuid NOT NULL,
    role_space_id uuid NOT NULL,
    role_id uuid NOT NULL,
    role_is_group boolean DEFAULT false NOT NULL,
    user_id uuid NOT NULL,
    park_id uuid,
    valid tstzrange DEFAULT tstzrange(NULL::timestamp with time zone, NULL::timestamp with time zone) NOT NULL,
    reason text,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    created_at timestamp with time zone DEFAULT app.now() NOT NULL,
    CONSTRAINT role_user_role_is_group_check CHECK ((NOT role_is_group)),
    CONSTRAINT role_user_role_space CHECK (((role_space_id = space_id) OR (role_space_id = '00000000-0000-0000-0000-000000000001'::uuid)))
);

ALTER TABLE ONLY public.role_user FORCE ROW LEVEL SECURITY;


ALTER TABLE public.role_user OWNER TO postgres;

--
-- Name: TABLE role_user; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.role_user IS 'kind: company';


--
-- Name: schema_migration; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.schema_migration (
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);


ALTER TABLE public.schema_migration OWNER TO postgres;

--
-- Name: session; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.session (
    token_hash bytea NOT NULL,
    user_id uuid NOT NULL,
    company_id uuid,
    park_id uuid,
    session_key bytea NOT NULL,
    idle interval NOT NULL,
    created_at timestamp with time zone DEFAULT app.now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone DEFAULT app.now() NOT NULL,
    revoked_at timestamp with time zone,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    agent text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    CONSTRAINT session_address_check CHECK ((char_length(address) <= 60)),
    CONSTRAINT session_agent_check CHECK ((char_length(agent) <= 200))
);

ALTER TABLE ONLY public.session FORCE ROW LEVEL SECURITY;


ALTER TABLE public.session OWNER TO postgres;

--
-- Name: TABLE session; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.session IS 'kind: closed';


--
-- Name: shortcut; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.shortcut (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    company_id uuid NOT NULL,
    park_id uuid,
    menus text[] NOT NULL,
    updated_at timestamp with time zone DEFAULT app.now() NOT NULL,
    CONSTRAINT shortcut_menus_check CHECK ((cardinality(menus) <= 12))
);

ALTER TABLE ONLY public.shortcut FORCE ROW LEVEL SECURITY;


ALTER TABLE public.shortcut OWNER TO postgres;

--
-- Name: TABLE shortcut; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.shortcut IS 'kind: user';


--
-- Name: sms_code; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.sms_code (
    id uuid NOT NULL,
    phone_hash bytea NOT NULL,
    purpose text NOT NULL,
    code_hash bytea NOT NULL,
    address_hash bytea NOT NULL,
    tries smallint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT app.now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT sms_code_purpose_check CHECK ((purpose = ANY (ARRAY['reset'::text, 'bind'::text, 'signIn'::text, 'join'::text])))
);

ALTER TABLE ONLY public.sms_code FORCE ROW LEVEL SECURITY;


ALTER TABLE public.sms_code OWNER TO postgres;

--
-- Name: TABLE sms_code; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.sms_code IS 'kind: closed';


--
-- Name: space; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.space (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    project_code text NOT NULL,
    operator_company_id uuid,
    enabled boolean DEFAULT true NOT NULL,
    rights_version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT app.now() NOT NULL,
    updated_at timestamp with time zone,
    updated_by uuid,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT space_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 50))),
    CONSTRAINT space_project_code_check CHECK ((project_code ~ '^[a-z][a-z0-9-]{1,30}$'::text)),
    CONSTRAINT space_project_code_free CHECK ((project_code <> ALL (ARRAY['accounting'::text, 'aijihome'::text, 'apidocs'::text, 'application'::text, 'architecture'::text, 'assets'::text, 'boardroom'::text, 'campus'::text, 'company'::text, 'contract'::text, 'datacensus'::text, 'decoration'::text, 'dev'::text, 'form'::text, 'front'::text, 'healthz'::text, 'home'::text, 'inside'::text, 'invoice'::text, 'join'::text, 'login'::text, 'metrics'::text, 'navigationhome'::text, 'notice'::text, 'operate'::text, 'operation'::text, 'platform'::text, 'readyz'::text, 'recruit'::text, 'repair'::text, 'serivceapp'::text, 'service'::text, 'smartop'::text, 'spaceselect'::text, 'subsidy'::text, 'system'::text, 'things'::text])))
);

ALTER TABLE ONLY public.space FORCE ROW LEVEL SECURITY;


ALTER TABLE public.space OWNER TO postgres;

--
-- Name: TABLE space; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.space IS 'kind: own';


--
-- Name: staff; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.staff (
    space_id uuid NOT NULL,
    company_id uuid NOT NULL,
    user_id uuid NOT NULL,
    department_id uuid,
    department_live boolean DEFAULT true NOT NULL,
    admin_level smallint DEFAULT 1 NOT NULL,
    real_name text NOT NULL,
    phone_cipher bytea NOT NULL,
    phone_hash bytea NOT NULL,
    phone_mask text NOT NULL,
    sex smallint,
    email text,
    "position" text,
    is_show boolean DEFAULT true NOT NULL,
    order_num integer DEFAULT 0 NOT NULL,
    enabled boolean DEFAULT true NOT NULL,
    left_at timestamp with time zone,
    ext jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT app.now() NOT NULL,
    updated_at timestamp with time zone,
    updated_by uuid,
    version integer DEFAULT 1 NOT NULL,
    nick_name text,
    avatar text,
    change boolean DEFAULT false NOT NULL,
    pinyin text DEFAULT ''::text NOT NULL,
    remark text,
    moved_to uuid,
    CONSTRAINT staff_admin_level_check CHECK ((admin_level = ANY (ARRAY[1, 2, 3]))),
    CONSTRAINT staff_department_live_check CHECK (department_live),
    CONSTRAINT staff_email_check CHECK ((char_length(email) <= 40)),
    CONSTRAINT staff_left_holds_nothing CHECK (((left_at IS NULL) OR ((department_id IS NULL) AND (admin_level = 1)))),
    CONSTRAINT staff_order_num_check CHECK ((order_num >= 0)),
    CONSTRAINT staff_position_check CHECK ((char_length("position") <= 20)),
    CONSTRAINT staff_real_name_check CHECK (((char_length(real_name) >= 2) AND (char_length(real_name) <= 20))),
    CONSTRAINT staff_remark_check CHECK ((char_length(remark) <= 200)),
    CONSTRAINT staff_sex_check CHECK ((sex = ANY (ARRAY[0, 1])))
);

ALTER TABLE ONLY public.staff FORCE ROW LEVEL SECURITY;


ALTER TABLE public.staff OWNER TO postgres;

--
-- Name: TABLE staff; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.staff IS 'kind: company';


--
-- Name: task; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.task (
    space_id uuid NOT NULL,
    company_id uuid NOT NULL,
    park_id uuid,
    user_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    title text NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    failed integer DEFAULT 0 NOT NULL,
    params jsonb DEFAULT '{}'::jsonb NOT NULL,
    result jsonb DEFAULT '{}'::jsonb NOT NULL,
    file_name text,
    lease uuid,
    lease_until timestamp with time zone,
    attempts smallint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT app.now() NOT NULL,
    started_at timestamp with time zone,
    finished_at timestamp with time zone,
    expires_at timestamp with time zone,
    CONSTRAINT task_done_check CHECK ((done >= 0)),
    CONSTRAINT task_failed_check CHECK ((failed >= 0)),
    CONSTRAINT task_file_name_check CHECK (((char_length(file_name) >= 1) AND (char_length(file_name) <= 255))),
    CONSTRAINT task_kind_check CHECK ((kind = ANY (ARRAY['import'::text, 'export'::text]))),
    CONSTRAINT task_lease CHECK ((((state = 'running'::text) = (lease IS NOT NULL)) AND ((lease IS NULL) = (lease_until IS NULL)))),
    CONSTRAINT task_over CHECK (((state = ANY (ARRAY['done'::text, 'failed'::text, 'cancelled'::text])) = (finished_at IS NOT NULL))),
    CONSTRAINT task_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text]))),
    CONSTRAINT task_subject_check CHECK ((subject ~ '^[a-zA-Z]{1,30}$'::text)),
    CONSTRAINT task_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 100))),
    CONSTRAINT task_total_check CHECK ((total >= 0))
);

ALTER TABLE ONLY public.task FORCE ROW LEVEL SECURITY;


ALTER TABLE public.task OWNER TO postgres;

--
-- Name: TABLE task; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.task IS 'kind: user';


--
-- Name: task_part; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.task_part (
    company_id uuid NOT NULL,
    user_id uuid NOT NULL,
    space_id uuid NOT NULL,
    task_id uuid NOT NULL,
    role text NOT NULL,
    at integer NOT NULL,
    bytes bytea NOT NULL,
    CONSTRAINT task_part_at_check CHECK ((at >= 0)),
    CONSTRAINT task_part_bytes_check CHECK (((octet_length(bytes) >= 1) AND (octet_length(bytes) <= 1048576))),
    CONSTRAINT task_part_role_check CHECK ((role = ANY (ARRAY['source'::text, 'file'::text, 'failed'::text])))
);
ALTER TABLE ONLY public.task_part ALTER COLUMN bytes SET STORAGE EXTERNAL;

ALTER TABLE ONLY public.task_part FORCE ROW LEVEL SECURITY;


ALTER TABLE public.task_part OWNER TO postgres;

--
-- Name: TABLE task_part; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.task_part IS 'kind: user';


--
-- Name: ticket; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.ticket (
    hash bytea NOT NULL,
    app_space_id uuid NOT NULL,
    app_id uuid NOT NULL,
    origin text NOT NULL,
    token_hash bytea NOT NULL,
    user_id uuid NOT NULL,
    company_id uuid NOT NULL,
    park_id uuid,
    created_at timestamp with time zone DEFAULT app.now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    redeemed_at timestamp with time zone
);

ALTER TABLE ONLY public.ticket FORCE ROW LEVEL SECURITY;


ALTER TABLE public.ticket OWNER TO postgres;

--
-- Name: TABLE ticket; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.ticket IS 'kind: closed';


--
-- Name: user; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public."user" (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    phone_cipher bytea NOT NULL,
    phone_hash bytea NOT NULL,
    phone_mask text NOT NULL,
    username text,
    username_changed_at timestamp with time zone,
    password text,
    change boolean DEFAULT false NOT NULL,
    real_name text NOT NULL,
    nick_name text,
    sex smallint,
    email text,
    enabled boolean DEFAULT true NOT NULL,
    home_company_id uuid,
    rights_version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT app.now() NOT NULL,
    updated_at timestamp with time zone,
    avatar uuid,
    CONSTRAINT user_email_check CHECK ((char_length(email) <= 40)),
    CONSTRAINT user_nick_name_check CHECK ((char_length(nick_name) <= 20)),
    CONSTRAINT user_real_name_check CHECK (((char_length(real_name) >= 1) AND (char_length(real_name) <= 20))),
    CONSTRAINT user_sex_check CHECK ((sex = ANY (ARRAY[0, 1]))),
    CONSTRAINT user_username_check CHECK ((username ~ '^[A-Za-z0-9]{6,18}$'::text))
);

ALTER TABLE ONLY public."user" FORCE ROW LEVEL SECURITY;


ALTER TABLE public."user" OWNER TO postgres;

--
-- Name: TABLE "user"; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public."user" IS 'kind: user';


--
-- Name: user_consent; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.user_consent (
    user_id uuid NOT NULL,
    kind text NOT NULL,
    version integer NOT NULL,
    at timestamp with time zone DEFAULT app.now() NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    CONSTRAINT user_consent_address_check CHECK ((char_length(address) <= 60)),
    CONSTRAINT user_consent_kind_check CHECK ((kind = ANY (ARRAY['user'::text, 'privacy'::text])))
);

ALTER TABLE ONLY public.user_consent FORCE ROW LEVEL SECURITY;


ALTER TABLE public.user_consent OWNER TO postgres;

--
-- Name: TABLE user_consent; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.user_consent IS 'kind: user';


--
-- Name: user_factor; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.user_factor (
    user_id uuid NOT NULL,
    secret bytea,
    pending bytea,
    last_step bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT app.now() NOT NULL
);

ALTER TABLE ONLY public.user_factor FORCE ROW LEVEL SECURITY;


ALTER TABLE public.user_factor OWNER TO postgres;

--
-- Name: TABLE user_factor; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.user_factor IS 'kind: user';


--
-- Name: audit_202611; Type: TABLE ATTACH; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.audit ATTACH PARTITION public.audit_202611 FOR VALUES FROM ('2026-10-31 16:00:00+00') TO ('2026-11-30 16:00:00+00');


--
-- Name: audit_202612; Type: TABLE ATTACH; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.audit ATTACH PARTITION public.audit_202612 FOR VALUES FROM ('2026-11-30 16:00:00+00') TO ('2026-12-31 16:00:00+00');


--
-- Name: audit_202701; Type: TABLE ATTACH; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.audit ATTACH PARTITION public.audit_202701 FOR VALUES FROM ('2026-12-31 16:00:00+00') TO ('2027-01-31 16:00:00+00');


--
-- Name: audit_202702; Type: TABLE ATTACH; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.audit ATTACH PARTITION public.audit_202702 FOR VALUES FROM ('2027-01-31 16:00:00+00') TO ('2027-02-28 16:00:00+00');


--
-- Name: audit_other; Type: TABLE ATTACH; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.audit ATTACH PARTITION public.audit_other DEFAULT;


--
-- Data for Name: agreement; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.agreement VALUES
	('00000000-0000-0000-0000-000000000001', 'user', 1, '用户协议', '一、协议的范围
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
本协议适用中华人民共和国法律。因本协议产生的争议，双方应先协商解决；协商不成的，提交运营方所在地有管辖权的人民法院处理。', '2026-11-15 12:12:09.666945+00', NULL),
	('00000000-0000-0000-0000-000000000001', 'privacy', 1, '隐私政策', '本政策说明本智慧园区运营平台（以下简称“平台”）的运营方如何收集、使用、保存和保护您的个人信息，以及您享有的权利。平台部署在运营方自行管理的服务器上，数据由运营方直接保管。
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
本政策更新后会在平台公布新版本，并在您下次使用时提示您重新确认。如有疑问或投诉，请联系园区运营方，我们会在十五个工作日内答复。', '2026-11-15 12:12:09.666945+00', NULL);


--
-- Data for Name: audit_202611; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: audit_202612; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: audit_202701; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: audit_202702; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: audit_check; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: audit_other; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: audit_seal; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: captcha; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: code_item; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.code_item VALUES
	('00000000-0000-0000-0000-000000000001', 'f18454c3-1b09-486d-96f8-cad21592a063', 'trade', '01', '农、林、牧、渔业', 10, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '82d9b958-c9e8-4240-a9d0-df599ba5a381', 'trade', '02', '采矿业', 20, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '71cc3d73-69c3-4241-a6f8-3eb361108294', 'trade', '03', '制造业', 30, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '56154afb-c294-4dbb-8535-65a0ee3ad771', 'trade', '04', '电力、热力、燃气及水生产和供应业', 40, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '45adb527-7965-4a2d-99aa-88535e346911', 'trade', '05', '建筑业', 50, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', 'a8dc6105-0704-4c85-b9f9-e176738de134', 'trade', '06', '批发和零售业', 60, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '16609a52-9d07-4d50-a683-c53d8676f337', 'trade', '07', '交通运输、仓储和邮政业', 70, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', 'cd4f2e34-57fb-4664-a441-e7e3bc7d53b6', 'trade', '08', '住宿和餐饮业', 80, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', 'f6dd794b-66d1-4001-aeac-23004e497b38', 'trade', '09', '信息传输、软件和信息技术服务业', 90, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '127ce710-b304-4689-a368-f0e9511d81b2', 'trade', '10', '金融业', 100, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '480500f3-5a2b-45ba-af2a-c6cd51a5cc1f', 'trade', '11', '房地产业', 110, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', 'c32fc637-c0ea-4c26-9d2c-a76bbaf7836c', 'trade', '12', '租赁和商务服务业', 120, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '703a517c-cbfe-427d-ab1f-e33070ffae21', 'trade', '13', '科学研究和技术服务业', 130, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '84423ebe-7fb0-4094-acb8-0eb4b7a0e70c', 'trade', '14', '水利、环境和公共设施管理业', 140, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', 'cbb00f4c-9ed6-4a42-b6e7-7e9de6d98ef5', 'trade', '15', '居民服务、修理和其他服务业', 150, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '3207b3dc-2158-407f-b227-1aae94bd7891', 'trade', '16', '教育', 160, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', 'bf70cbae-25ae-4604-a85f-d6079b1f67cb', 'trade', '17', '卫生和社会工作', 170, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', 'c2a90a9f-3113-45e0-a700-322631ee67a1', 'trade', '18', '文化、体育和娱乐业', 180, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '619f62e1-7531-4970-bc39-3824fbdaae48', 'trade', '19', '公共管理、社会保障和社会组织', 190, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '67b06d69-8b6e-404d-a5e0-0dab8ee5bc5b', 'trade', '20', '国际组织', 200, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '0ec97d87-ec74-4aff-98f4-4320d24d5623', 'companyScale', '01', '少于20人', 10, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', 'b18bcd49-c0af-44ea-91e6-b134e9d80241', 'companyScale', '02', '20-99人', 20, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '97481736-53e8-4b84-bc65-f21406a7c3a5', 'companyScale', '03', '100-499人', 30, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '17ce10df-4e82-442d-ac4a-4ee223317ea1', 'companyScale', '04', '500-999人', 40, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', 'f84ebb35-ee1f-4467-93cf-ee051c97de38', 'companyScale', '05', '1000-9999人', 50, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '77c84f99-9e2a-4552-abac-9baf81b5e5b5', 'companyScale', '06', '10000人以上', 60, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '056b76b5-96e4-4951-bf3a-89af1e9b3a12', 'companyNature', '01', '国有企业', 10, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', 'c25723f9-13e9-40d7-bef5-df4625e83258', 'companyNature', '02', '民营企业', 20, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '688df6fa-1ca6-401a-80fa-775f645e0ac9', 'companyNature', '03', '外商独资', 30, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '2175b297-d0f5-4dbb-b3ea-787a366aae71', 'companyNature', '04', '中外合资', 40, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', 'c3b5cea6-4c92-4d61-bf4a-7ac0e9dcace7', 'companyNature', '05', '股份制企业', 50, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '5e8a4e91-d789-4f7d-9345-4ee65627c658', 'companyNature', '06', '事业单位', 60, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '68518154-3dae-4048-bd75-b35b4178864a', 'companyNature', '07', '社会团体', 70, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', 'e8aac28a-fdd0-4b0c-bf3d-27776a6741de', 'companyNature', '08', '个体工商户', 80, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '0361c590-3d29-49a2-b336-22cba7375e06', 'companyNature', '09', '其他', 90, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '76df3b70-0709-42e7-9ee2-9834b80a88fe', 'position', '01', '董事长', 10, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '9cef1a88-35f7-4246-9791-6f7156992257', 'position', '02', '总经理', 20, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', 'fc1ebcb5-cd9a-4b1d-a2af-7c0fe0a56975', 'position', '03', '副总经理', 30, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', 'de0e1114-91ed-4064-b4fd-aef65868a094', 'position', '04', '部门经理', 40, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', 'd3197e59-bc86-42b1-915f-9b83fca8af96', 'position', '05', '主管', 50, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '2367cd74-e59f-4263-8263-ee571590f9c6', 'position', '06', '专员', 60, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', 'c8ee94cc-e072-461b-a16e-77a5f19b75d9', 'position', '07', '工程师', 70, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '016d5edb-e799-4c6b-bdd3-9511b9c9bd43', 'position', '08', '财务', 80, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '942f4149-5a2c-4ba5-8276-cd7a7cd5b2ee', 'position', '09', '行政', 90, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '012563d8-00ac-496b-8778-2aa8584c60f7', 'position', '10', '人事', 100, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', 'a2e3d58e-ba36-4ee6-a599-038ed038fca4', 'position', '11', '销售', 110, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '71664dbe-f96b-4253-a922-e8dd61717b76', 'position', '12', '客服', 120, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '09af2363-e668-4623-8d0f-4c239929a995', 'position', '13', '其他', 130, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', 'acf04ff0-76f4-48c1-96d7-6990b65c8cda', 'certificate', '01', '居民身份证', 10, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '29829d52-fb82-44a3-a53f-cd5f825f71f5', 'certificate', '02', '护照', 20, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', 'd7237ba2-64ae-48ad-bca4-f42739d5aee2', 'certificate', '03', '港澳居民来往内地通行证', 30, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '9db045c8-942f-4aee-8021-85b45a3bebba', 'certificate', '04', '台湾居民来往大陆通行证', 40, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', 'f575a204-c634-40ed-b2cf-1a55f7b4f11c', 'certificate', '05', '外国人永久居留身份证', 50, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '0c2ffe19-3faa-46dc-8afb-38fc09bfc6b9', 'certificate', '06', '军官证', 60, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '9a1d45fd-f085-40a7-a8ae-a2c1b1d56a8e', 'certificate', '07', '其他', 70, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', 'e543e036-091c-497a-8f0a-f17dbffc26de', 'education', '01', '博士研究生', 10, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '9358e6b2-d216-43d0-ac83-2c6b44c61901', 'education', '02', '硕士研究生', 20, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '571be177-b403-4802-97f9-7688e8ade563', 'education', '03', '大学本科', 30, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '02b45495-86c3-48d7-a09a-e9f802903fa7', 'education', '04', '大学专科', 40, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '26588ec2-6ca7-4103-953d-6c11a3bc6c96', 'education', '05', '高中（中专）', 50, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '85296a06-5c19-42e8-9bd9-b34021618f01', 'education', '06', '初中及以下', 60, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', 'aaace0da-227f-47b3-94d1-0f56c2d3eebc', 'politics', '01', '中共党员', 10, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '5aaf5b96-86b3-47d5-9d63-2aa9f3adf2d8', 'politics', '02', '中共预备党员', 20, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '15adeb4e-1207-4f3b-b53a-946ccd33140e', 'politics', '03', '共青团员', 30, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', 'b8be7c8b-3eb4-44b0-a6ec-4db8ddd01fd8', 'politics', '04', '民主党派', 40, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', 'f89b4474-229b-4328-904d-73b6bc76fb15', 'politics', '05', '无党派人士', 50, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', 'fa9b0d2d-2e04-4760-9481-b70c709dd6c1', 'politics', '06', '群众', 60, true, NULL, '2026-11-15 12:12:09.716803+00', NULL, NULL, 1);


--
-- Data for Name: code_list; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.code_list VALUES
	('00000000-0000-0000-0000-000000000001', 'trade', '所属行业', 1),
	('00000000-0000-0000-0000-000000000001', 'companyScale', '单位规模', 2),
	('00000000-0000-0000-0000-000000000001', 'companyNature', '单位性质', 3),
	('00000000-0000-0000-0000-000000000001', 'position', '职位', 4),
	('00000000-0000-0000-0000-000000000001', 'certificate', '证件类型', 5),
	('00000000-0000-0000-0000-000000000001', 'education', '学历', 6),
	('00000000-0000-0000-0000-000000000001', 'politics', '政治面貌', 7);


--
-- Data for Name: company; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.company VALUES
	('00000000-0000-0000-0000-000000000001', '00000000-0000-0000-0000-000000000002', '平台运营方', NULL, 2, NULL, NULL, NULL, NULL, NULL, true, true, NULL, NULL, '{}', NULL, '2026-11-15 12:12:09.599537+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', '星河运营管理有限公司', '91310115MA1K000016', 2, NULL, '何建国', '\x040d8e5509d2ff34e5b1fcd31c271f2fe0b13ac106318fd76c0e7e7831892c690b52d2adb38a9c', '\x5e6f8f9f15b5a15a6365ce405d305b10a15219821ea212b90a88e37a21e09c67', '138****0013', true, true, '2025-10-18 01:00:00+00', '星河智谷与星河软件园的运营主体，负责招商、物业和企业服务。', '{}', NULL, '2025-10-18 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '87f69b57-6e6a-4400-8217-4b938f949e3f', '星河协管服务中心', '91310115MA1K000029', 1, NULL, NULL, NULL, NULL, NULL, true, true, '2025-10-25 01:00:00+00', NULL, '{}', NULL, '2025-10-25 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '云启科技有限公司', '91310115MA1K00003C', 0, NULL, '林晓峰', '\x78513f19fa49be81627f839656a9225c4609c3d7026e9a248d2a146f2fb33a542f0fbe8827b3f0', '\x30905fd87c5d9357a7090513aaad734128603fc3c0ea3ddde78c25bcabd7e83d', '138****1001', true, true, '2025-11-01 01:00:00+00', '面向产业园区的软件企业，提供会议、报修、通行和能耗管理系统，服务园区二十余个。
总部设在星河智谷，研发人员占六成。', '{}', NULL, '2025-11-01 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'c50ed738-d33e-4c0e-8122-e027397d3ccd', '智联数据有限公司', '91310115MA1K00004F', 0, NULL, '郑凯文', '\x95e24ab1fa829ab13c0fd816c01cce07271546bb967c0661b5ad9a0d64bed7fed0f7a26dcce606', '\xf4c77237dbee2799a2c7cc8aac4a60a489d8cceeb10e2cf070f40903ee24454f', '138****2001', true, true, '2025-11-08 01:00:00+00', NULL, '{}', NULL, '2025-11-08 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '5cbe9238-41e5-41d8-8b25-a2c17bc6700e', '沐光文化有限公司', '91310115MA1K00005J', 0, NULL, '沈若溪', '\x7138155a2acc8c5288ca8781956902e723b7528dab74dbca2ecdd5ae6c56f955b4ede3031f8d39', '\xe179f4367fdcc54d3ba1bf4d1eda913f03ba361fdffb6ca5168b6941edda0982', '138****3001', true, true, '2025-11-15 01:00:00+00', NULL, '{}', NULL, '2025-11-15 01:00:00+00', NULL, NULL, 1),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '0c9a3745-5616-40b0-8a5b-a0642c4cd13a', '云栖运营有限公司', '91310115MA1K00006M', 2, NULL, '曹文彬', '\x8ae0f29f6fdeeb6d5058d701ca57286495fce016aae622314f0212910191c84b90aabe0966dbbe', '\x1196f2b12d77edffdc184d26dec14a3df76b8321ade0ca26333957cd3591fb55', '138****4001', true, true, '2025-11-22 01:00:00+00', NULL, '{}', NULL, '2025-11-22 01:00:00+00', NULL, NULL, 1),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '951941ea-7f51-4af7-88b6-c9def314be9a', '拾光设计有限公司', '91310115MA1K00007Q', 0, NULL, '许念安', '\x882941d267e24e942d37cd9cf07a0636fbca9a93fd408de6dc9d716f2187f44f5fb6530bed54e6', '\x3ccad7471fd336383baf8a1b42f508345fa3a5233473d76649defd37e610212e', '138****4011', true, true, '2025-11-29 01:00:00+00', NULL, '{}', NULL, '2025-11-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', '博睿软件技术有限公司', '91310115MA1K00008U', 0, NULL, '董玉婷', '\xc64054d9cede0ad82247b2c0da6915ae129d44e4cf92018cab2c91795c63431a36f68993ed3807', '\x2686e4c6770b8521dbc74e0ee5b25ce6bfec645a33a5e5108f016eba0c72a5f1', '139****0476', true, true, '2025-12-06 01:00:00+00', NULL, '{}', NULL, '2025-12-06 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39653abd-2b39-470b-8800-cfaa70c88a33', '恒信生物医药有限公司', '91310115MA1K00009Y', 0, NULL, '曾子轩', '\x479f6833a76e19e47d65693b94fe40c611bbbac00974d1e9e219c1faddc18f6211b09e3bc538f6', '\x471ce538e9a40a3a93b91f7dbdb2cdb0f936f81a49acb513b5de12afdbcc1495', '139****0539', true, true, '2025-12-13 01:00:00+00', NULL, '{}', NULL, '2025-12-13 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', '启明供应链管理有限公司', '91310115MA1K000104', 0, NULL, '黄静怡', '\x035939a961ad50b2f88569cd3507fffa5a69e26c95bf1cc07ef87c0bc671d9d164b8a5845f1d82', '\x2c477aef67ab064b258c56d0cc99666e31015047ca00d18f279e2bf2640dd809', '139****0609', true, true, '2025-12-20 01:00:00+00', NULL, '{}', NULL, '2025-12-20 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', '天衡文化传媒有限公司', '91310115MA1K000117', 0, NULL, '马伟伦', '\x78eef905771b90e02394b725916e931bd92a7d0f9c139046412d18b533d22c5e22fa77a404d738', '\x1032718d42f633e87b6a654e546ffe331d61d7914e3bc23e6a8c1d1c34b0c4d7', '139****0686', true, true, '2025-12-27 01:00:00+00', NULL, '{}', NULL, '2025-12-27 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', '远航软件技术有限公司', '91310115MA1K00012A', 0, NULL, '程立新', '\xc57d545bdff4bfb9a96982d856b9b42395277c1974a6035fc92a20bf85af3c07fa73ce7349f3d3', '\xe6f95049cf7581148702bbc1255897b7e3028953e0072e30e2a29c4a3cf62ae4', '139****0770', true, true, '2026-01-03 01:00:00+00', NULL, '{}', NULL, '2026-01-03 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', '中科生物医药有限公司', '91310115MA1K00013D', 0, NULL, '刘景行', '\x3573409615fdae69be0f6efe514030e120a3d92c8f2cb1daaea987f3f411d68e7e714ebcaa8d62', '\x2e96ebe2470b93d4755b6a304b7a7ccce417d0d13cb42a468bb2b3df2b3ff685', '139****0861', true, true, '2026-01-10 01:00:00+00', NULL, '{}', NULL, '2026-01-10 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8550f7cf-b682-4f8d-8440-170e9097547d', '海纳供应链管理有限公司', '91310115MA1K00014G', 0, NULL, '胡玉婷', '\x25dbd7c294489c133732562cb715dd72e348fa0972e0074dc038c5d65e57e1578e1d66c3479615', '\xa1f16125e1628993a7f660566503d3e2084cc1ef52ca361b172e839d3d8a3b1b', '139****0924', true, true, '2026-01-17 01:00:00+00', NULL, '{}', NULL, '2026-01-17 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', '卓越文化传媒有限公司', '91310115MA1K00015K', 0, NULL, '郑梦琪', '\x6b2d462303dd0709c2f52471f9cbe4e8b10c862f3ab49bbd6489d27fe3ec884f0573d50ca22f4e', '\x150380f803e54c68483b2f7c1ab5355fb1b91db221e7daf291332dbfbe67422e', '139****0994', true, true, '2026-01-24 01:00:00+00', NULL, '{}', NULL, '2026-01-24 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', '新维软件技术有限公司', '91310115MA1K00016N', 0, NULL, '邓景行', '\x784ea220d41129da18c430f6d5c1fc57d46fa921017ff577904dda99dd9c2ab9e3a40498d5e594', '\xe7b50180d2767540ca46448b2618fca0ac5bc1398eef725acb5157f54ebac455', '139****1071', true, true, '2026-01-31 01:00:00+00', NULL, '{}', NULL, '2026-01-31 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', '蓝湾生物医药有限公司', '91310115MA1K00017R', 0, NULL, '杨若兰', '\x24f5cfbbe4ac18472b4d21ff2df001228260f1e3b6e7572f52405a7566269867cd375e751e225e', '\xe0c4b4767c6f5f20d6efaeaa434d8983a61f3367f8120ae6b2b5653cdb40ef26', '139****1155', true, true, '2026-02-07 01:00:00+00', NULL, '{}', NULL, '2026-02-07 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5a458b7-87fd-447b-8781-986db92ed713', '极光供应链管理有限公司', '91310115MA1K00018W', 0, NULL, '马明哲', '\xc8a051f4ea1c54d09215601d5ae8294c79b2e6cef1cb5d0471270b15b9bd165f870cf2c577eb19', '\x923f1ffe10a0aad1f5ee4745b54ca3eeea4622320111406c84a24f313c2592aa', '139****1246', true, true, '2026-02-14 01:00:00+00', NULL, '{}', NULL, '2026-02-14 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1094fe9d-3642-400f-87ad-438048267d35', '创想文化传媒有限公司', '91310115MA1K000190', 0, NULL, '于春燕', '\x10ff292928eea8f063aafb1cb16ea21e8bc3baff688a23d6a51543bce234a1d8c63155ad12c370', '\xfa4c374aff92b59435af9af756501c854416a1a84ba6e89080925d1eb68de343', '139****1309', true, true, '2026-02-21 01:00:00+00', NULL, '{}', NULL, '2026-02-21 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '036c9033-25bf-4edd-8362-53e7a286b78c', '德盛软件技术有限公司', '91310115MA1K000205', 0, NULL, '曾欣怡', '\x5978f1cf9856c98b92359829cd33f573a0b794e9b0bd925b89ab86c5b2a92ca12f83ebb5715dd4', '\xb4622f1ec565688ec4a7117993e4b31593f44f612f238cafb0311b08810e2193', '139****1379', true, true, '2026-02-28 01:00:00+00', NULL, '{}', NULL, '2026-02-28 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', '金石生物医药有限公司', '91310115MA1K000218', 0, NULL, '周婉清', '\x4ba8197f653f2047d579c6fc7885c62a71dfef5479230b926f59bebc4c39094f8fdc2e852044cc', '\xb8e0f9acebd8e4593b1fba8b4a2b71d1114a37b2a29adc4d5d79dab2fa19f02f', '139****1456', true, true, '2026-03-07 01:00:00+00', NULL, '{}', NULL, '2026-03-07 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', '青禾供应链管理有限公司', '91310115MA1K00022B', 0, NULL, '梁雪莹', '\xa6032419ca601f50530b4519d92e97215135edf4ced1a3308a8dc40c46b4c4542709925e64ab69', '\xf5742a4f64e23d03ae6fd9a744b48f20a6e09f7b5a5203630ea1e3b0bae9a7c1', '139****1540', true, true, '2026-03-14 01:00:00+00', NULL, '{}', NULL, '2026-03-14 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '00b70dd9-49f5-4b41-8581-3d9eabd54344', '合众文化传媒有限公司', '91310115MA1K00023E', 0, NULL, '邓宏伟', '\xf92698c4a5531a95ef1e88029afe2821dc1f1e60184cbfa63db50718662714adce5aa8e2b9750e', '\xa6ad3fb0cc60d64a99bb34b0eef05fe70957f3e2a1e6583ae298902b168379b2', '139****1631', true, true, '2026-03-21 01:00:00+00', NULL, '{}', NULL, '2026-03-21 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '83b55dde-9709-44c9-8218-f2987c98bd96', '锐捷软件技术有限公司', '91310115MA1K00024H', 0, NULL, '张明哲', '\x5f2c5fdb9445f1510278f43440a6f5fb1b7105e06bfaa29b9bf1d856964e9cb63ec8506e65766e', '\xc4460c70ef5d07cff93fe10637369d29361ef52090b6abcd49a5f9721d16d58a', '139****1694', true, true, '2026-03-28 01:00:00+00', NULL, '{}', NULL, '2026-03-28 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd005487b-0439-40dd-8b64-7175b00dd59c', '易达生物医药有限公司', '91310115MA1K00025L', 0, NULL, '胡子轩', '\x2718003b988b1931aab004621839418f0150293d07baa8023f3a72b800c479b2a3f407391f1966', '\xaba7089ee0051e19bfcbd7422566b9be4af25ea95f7b0b6002114cf4ce4a52b0', '139****1764', true, true, '2026-04-04 01:00:00+00', NULL, '{}', NULL, '2026-04-04 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', '优品供应链管理有限公司', '91310115MA1K00026P', 0, NULL, '谢丹丹', '\x9a31d44dca75cfeb6e46e44727dc1fbf1df16dcd68fa3c5de5211e6e98ac812ddd2fc211db54c8', '\xcd2218d3723d3c483de57ae16cdbc6d43057b8396706534a7e6775635140a755', '139****1841', true, true, '2026-04-11 01:00:00+00', NULL, '{}', NULL, '2026-04-11 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', '汇通文化传媒有限公司', '91310115MA1K00027T', 0, NULL, '傅静怡', '\x3d2b93320e6f7f1b4ccbd12de07991724a052b9c3239235ab73d23c677611d9956499b59795aec', '\x269d924af65aa582c945274d9da5493bf09b85ad5f4ab9304ce8218376e60c2d', '139****1925', true, true, '2026-04-18 01:00:00+00', NULL, '{}', NULL, '2026-04-18 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb13a71a-c0f4-4a15-8906-d34679792ad5', '凌云软件技术有限公司', '91310115MA1K00028X', 0, NULL, '周佳慧', '\x3071cb29edb97ad27161f0005b9fda8d12bf328b124640b149a65bbefc1ad722066f3b3c3431aa', '\x5d2caf0ae413ddef9d05c363a09f33f5d6ba569325ba67d99d7dc68693b66d93', '139****2016', true, true, '2026-04-25 01:00:00+00', NULL, '{}', NULL, '2026-04-25 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', '森田生物医药有限公司', '91310115MA1K000291', 0, NULL, '郭宏伟', '\x11e4a58fbd4cc0a728775a98bcf87e656c90b24a84eadfd5443fb3c072a02912451a866b63acc1', '\x704b1b3af15be7eefe36e6f9e21bb5cbee54bd430e05b4aaadbfd34e5a25bd00', '139****2079', true, true, '2026-05-02 01:00:00+00', NULL, '{}', NULL, '2026-05-02 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', '博睿供应链管理（上海）有限公司', '91310115MA1K000306', 0, NULL, '于建华', '\x82db33e1b7ba3678f57ae8e8dcd12f95eeddfd9c0a89c888b2c4cd339669a43058402ed761d6f5', '\x00e375f389c81cb70f97e304ddd8d18ed27b5cd8db22fe291b875442bd5b9e04', '139****2149', true, true, '2026-05-09 01:00:00+00', NULL, '{}', NULL, '2026-05-09 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', '恒信文化传媒（上海）有限公司', '91310115MA1K000319', 0, NULL, '彭佳慧', '\x45b6184baf9e05cf77876813fa85ee88f8644daf35fd5ce18e306fd02ce5b6946c7a17ac7f8b5e', '\x07c5dbcd96fd90a5498a91090eb0a16197004293934f51dc2e71cb57f764c457', '139****2226', true, true, '2026-05-16 01:00:00+00', NULL, '{}', NULL, '2026-05-16 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', '启明软件技术（上海）有限公司', '91310115MA1K00032C', 0, NULL, '徐志强', '\x05dc201b70cf49e45d318c20eaa8d879bc092307a79b00b2f120b585921621669589a30c6b0187', '\x08683b2fc17c2e1796c260a1af1505f857a5433d6b2726aa4824af1a22137388', '139****2310', true, true, '2026-05-23 01:00:00+00', NULL, '{}', NULL, '2026-05-23 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7e312ca3-45f5-4464-8eaf-2d401bccff5d', '天衡生物医药（上海）有限公司', '91310115MA1K00033F', 0, NULL, '谢晓彤', '\x0b198e15002b66b084ce52713acdb7828101cc70675241fe366e4b5a9c1a358009c13c21c0881c', '\x8859b5ed2f97ff2f9650fca660859bce09bed9fa7e6363d88287c0e6e2bba711', '139****2401', true, true, '2026-05-30 01:00:00+00', NULL, '{}', NULL, '2026-05-30 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '05045ef4-8ff4-4959-80d0-6fc40ad0664f', '远航供应链管理（上海）有限公司', '91310115MA1K00034J', 0, NULL, '袁天宇', '\x8da916201eed844785633dfb45c9c86c36c50de9a564d84c46bdbfeb12918c32378ae34d8342e7', '\xd6b54c13ad7a9c97237ee627c8b330e07c8abb24e2b07f2eaf7a21913934db32', '139****2464', true, true, '2026-06-06 01:00:00+00', NULL, '{}', NULL, '2026-06-06 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', '中科文化传媒（上海）有限公司', '91310115MA1K00035M', 0, NULL, '张春燕', '\x0cf9eb95c6a91e4520b84af7ea5cc0872ea8d7d034af0f07740b4f07a0b4365b36ae14e08dfee0', '\xf83c6760259bdca6d657c1dea08c3c5a5140787a2b29fea561ceeef1571da4bb', '139****2534', true, true, '2026-06-13 01:00:00+00', NULL, '{}', NULL, '2026-06-13 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', '海纳软件技术（上海）有限公司', '91310115MA1K00036Q', 0, NULL, '朱文博', '\x652595a6242f1d15713ee6991dd310c4ab27e13349657e61d5b2f5a37d22f7b4e6a6e22c050218', '\xf5b438532d13bb1b2ac95e889fa4233c2f9599b67b308603f5986601b4b008f0', '139****2611', true, true, '2026-06-20 01:00:00+00', NULL, '{}', NULL, '2026-06-20 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', '卓越生物医药（上海）有限公司', '91310115MA1K00037U', 0, NULL, '唐嘉豪', '\x48f1e7ffe21f2f0ea9bd9d15573f6aab3ec8a7fe4d00ab12f789ca16252b55badcdaba7664023b', '\xe320e329bfef8b7a550abf26e450a762b41e1de484a34eabf13fa8475e2f06e6', '139****2695', true, true, '2026-06-27 01:00:00+00', NULL, '{}', NULL, '2026-06-27 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', '新维供应链管理（上海）有限公司', '91310115MA1K00038Y', 0, NULL, '彭诗涵', '\xfbaadf30b5abb7bf2df26a779ca7149997cc233976e927ea407f86636af039ba470192a31706d4', '\x84e0f1e6d642be1c43ce77bc5e80ac518d156ec571294240077e8c0e46080452', '139****2786', true, true, '2026-07-04 01:00:00+00', NULL, '{}', NULL, '2026-07-04 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fcd26fa-e6d7-4852-8743-2de603481db9', '蓝湾文化传媒（上海）有限公司', '91310115MA1K000392', 0, NULL, '黄晓彤', '\x48cd1ae03f5e72896b9d382124f3bca039e37b64402462dcb4e317563a51f5e824d5c84507d379', '\x7513987026d7fcd1b160798fae6a2e8392db391b1533ce52bcf3a056b414785e', '139****2849', true, true, '2026-07-11 01:00:00+00', NULL, '{}', NULL, '2026-07-11 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', '极光软件技术（上海）有限公司', '91310115MA1K000407', 0, NULL, '郭若兰', '\x91ffa05a84b115a25bb37e0ad31a02234822a7517f8152422a4b78f378ef9bdc94eb8595a2f851', '\xd54ee4ffaa5fbe05816929f48b7a326a55df11d74f5a25c6959e64c5bece906e', '139****2919', true, true, '2026-07-18 01:00:00+00', NULL, '{}', NULL, '2026-07-18 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', '创想生物医药（上海）有限公司', '91310115MA1K00041A', 0, NULL, '董俊杰', '\xe536f70545987a347e9c1af9c7958c72ced38d8b5277333352454cc11202254675662fee035db7', '\xe4b5f3e94692c79d6b0fd186c7cfee4e8f0fe73ae643f14e9bc8a59611216b97', '139****2996', true, true, '2026-07-25 01:00:00+00', NULL, '{}', NULL, '2026-07-25 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', '德盛供应链管理（上海）有限公司', '91310115MA1K00042D', 0, NULL, '王雨桐', '\x6348b3db65a88e16e544ede89357092b56b9fc10e90f2e31b7a6da04ea944a584b8274a784ace3', '\x292ec11ff15f8d378fcc98f03f2224982a1dae3ccb4be21ac9cb7a10b1841749', '139****3080', true, true, '2026-08-01 01:00:00+00', NULL, '{}', NULL, '2026-08-01 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', '金石文化传媒（上海）有限公司', '91310115MA1K00043G', 0, NULL, '朱浩宇', '\x4d29cbf5885a5102e326d58028d7504574eccdfbf6522a897a43e4af1d5a58253d979116ba7c01', '\x76791d518de5029e10a71c7d9c1294eb2575bb5ac63a8ad1058dc92d8a8bca57', '139****3171', true, true, '2026-08-08 01:00:00+00', NULL, '{}', NULL, '2026-08-08 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', '青禾软件技术（上海）有限公司', '91310115MA1K00044K', 0, NULL, '郑诗涵', '\x55177b1f472a4740709ab43616d0a815d38b7ba0b556cb46068dddce1074c56409a6a53e55022b', '\xb0927682cb4f9cfefd57b270d64447b8d70b6f95019967247f1d9043903602bd', '139****3234', true, true, '2026-08-15 01:00:00+00', NULL, '{}', NULL, '2026-08-15 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '06a16684-acc3-407f-80af-4c083e90c2a4', '合众生物医药（上海）有限公司', '91310115MA1K00045N', 0, NULL, '袁雪莹', '\xafec7e530a24d54368a919f91702165b04d9464ff1e267a00bd1735cbb94dd47c639ece83d8636', '\x83cb6c02d3428eb33dce0c152057a5850cfb429269e31521658d0976365ba2bc', '139****3304', true, true, '2026-08-22 01:00:00+00', NULL, '{}', NULL, '2026-08-22 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', '锐捷供应链管理（上海）有限公司', '91310115MA1K00046R', 0, NULL, '刘欣怡', '\x3e5a93d71eee549ec6542f84c7becf0728d1bd327e33d32724bf99dff2209e7b13f9ecc716c0d2', '\xb22fc69df31773acb9c2c8d7f46c2f73e1e382d4204be9b5b3d5d845c354613e', '139****3381', true, true, '2026-08-29 01:00:00+00', NULL, '{}', NULL, '2026-08-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', '易达文化传媒（上海）有限公司', '91310115MA1K00047W', 0, NULL, '林玉婷', '\xf50e28af6767d9361656d04198dd93b7b403368b4c4cbac04e1aebd0031c82f7313d1b6dd8d6f4', '\x0663834b07da2f4f652083e7519868c630eec306254bce3df46c4275e15130d4', '139****3465', true, true, '2026-09-05 01:00:00+00', NULL, '{}', NULL, '2026-09-05 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e627c46e-9c0e-47f5-80ad-75b1df46534c', '优品软件技术（上海）有限公司', '91310115MA1K000480', 0, NULL, '董伟伦', '\x9c5699dbdc5d13d0aae3243267548e80380879f1934eef7f75795707abadfbe3980fd4e8eb01f0', '\xbab87fc8ae36f56c0262da68d0ee9532fb1d007b0ccb8680c133e2ae20ce1da7', '139****3556', true, true, '2026-09-12 01:00:00+00', NULL, '{}', NULL, '2026-09-12 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '78c805fa-d095-4ce5-8442-22c801391541', '汇通生物医药（上海）有限公司', '91310115MA1K000493', 0, NULL, '曾雨桐', '\x3adf42b869bcb328144b677c036e849ca62c2d96d2e57495b330daaa625048c6a8b300579ff7eb', '\x10a1d6bca3048916e58b35c2d8f7a25794ad9a33e1260d92b485bb9a6b19c82e', '139****3619', true, true, '2026-09-19 01:00:00+00', NULL, '{}', NULL, '2026-09-19 01:00:00+00', NULL, NULL, 1);


--
-- Data for Name: company_attribute; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: company_park; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.company_park VALUES
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '87f69b57-6e6a-4400-8217-4b938f949e3f', 'assists', '2025-10-25 01:00:00+00', NULL, NULL, NULL, '7d29cefe-65dc-434b-8fcc-8d13a152ada5'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '032aaf7d-f4a2-4def-84b6-2589da17ae14', '87f69b57-6e6a-4400-8217-4b938f949e3f', 'assists', '2025-10-25 01:00:00+00', NULL, NULL, NULL, 'dad30656-079d-4e4f-8a5e-48045a290c30'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '6735bd79-da3e-4899-8821-945b2c6f8c3f', 'settled', '2025-11-01 01:00:00+00', NULL, NULL, NULL, 'f0915f1f-90fe-4e62-86aa-e4631a4cf779'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', 'c50ed738-d33e-4c0e-8122-e027397d3ccd', 'settled', '2025-11-08 01:00:00+00', NULL, NULL, NULL, 'cdd713ad-9530-4741-8ca6-7db7cdf97084'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '032aaf7d-f4a2-4def-84b6-2589da17ae14', '5cbe9238-41e5-41d8-8b25-a2c17bc6700e', 'settled', '2025-11-15 01:00:00+00', NULL, NULL, NULL, '96686979-5120-4e06-820d-6ee59489c517'),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '9a6622b2-122c-47aa-8fe1-ef4a3328f1c3', '951941ea-7f51-4af7-88b6-c9def314be9a', 'settled', '2025-11-29 01:00:00+00', NULL, NULL, NULL, '5ac41a00-df8c-4ef0-865e-c2a31962df69'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', 'settled', '2025-12-06 01:00:00+00', NULL, NULL, NULL, '818d5073-5f6c-42b9-8f84-1a126f63a05d'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '39653abd-2b39-470b-8800-cfaa70c88a33', 'settled', '2025-12-13 01:00:00+00', NULL, NULL, NULL, '7a5f33cf-342e-4afc-8c85-d1d2c429c26d'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', 'settled', '2025-12-20 01:00:00+00', NULL, NULL, NULL, 'fd02f551-c2e3-4bd7-89a7-19168466b7d5'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '072c8355-f696-4322-89e8-bb90b06574ce', 'settled', '2025-12-27 01:00:00+00', NULL, NULL, NULL, 'a4a7a966-287c-42a6-804a-0bc8389a6da5'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', 'settled', '2026-01-03 01:00:00+00', NULL, NULL, NULL, 'e31d6727-de48-49d2-8f13-6c2ba4a2a512'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', 'settled', '2026-01-10 01:00:00+00', NULL, NULL, NULL, '0e2e061c-bbcf-4d5e-826c-c65ffc67042c'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '8550f7cf-b682-4f8d-8440-170e9097547d', 'settled', '2026-01-17 01:00:00+00', NULL, NULL, NULL, '60b027da-dd75-4e97-8088-b294efec1e05'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', 'settled', '2026-01-24 01:00:00+00', NULL, NULL, NULL, '0b96d8e5-a7bd-4e3c-8f47-20ac67018e21'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', 'settled', '2026-01-31 01:00:00+00', NULL, NULL, NULL, '09906d23-8f86-4a5c-8f3a-7d676131067b'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '79a2b48e-e493-440c-858c-0ac5d99c1bae', 'settled', '2026-02-07 01:00:00+00', NULL, NULL, NULL, 'c5fa6911-1649-40e5-8792-82d4ceba6ac7'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', 'f5a458b7-87fd-447b-8781-986db92ed713', 'settled', '2026-02-14 01:00:00+00', NULL, NULL, NULL, 'fea363aa-0f4a-4ad0-8bf2-0ecc226a47de'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '1094fe9d-3642-400f-87ad-438048267d35', 'settled', '2026-02-21 01:00:00+00', NULL, NULL, NULL, 'a3e23b3c-c3c8-482e-8c3e-9c49b89fd4d2'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '036c9033-25bf-4edd-8362-53e7a286b78c', 'settled', '2026-02-28 01:00:00+00', NULL, NULL, NULL, '5205bb8f-b320-4f2f-8cf1-e238ac44a7da'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', 'settled', '2026-03-07 01:00:00+00', NULL, NULL, NULL, 'c1984b9a-7a41-4fe0-8f2e-58e0cc49d987'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '9c982893-abed-44af-8b4e-5a131a3a3ee6', 'settled', '2026-03-14 01:00:00+00', NULL, NULL, NULL, '41c6202a-69ab-42e9-8f5c-81595665f0e7'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '00b70dd9-49f5-4b41-8581-3d9eabd54344', 'settled', '2026-03-21 01:00:00+00', NULL, NULL, NULL, '24557ff3-b953-4f31-83e8-7eadf1961154'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '83b55dde-9709-44c9-8218-f2987c98bd96', 'settled', '2026-03-28 01:00:00+00', NULL, NULL, NULL, '8e746a9a-a9a9-4693-8860-d4a52827e7f9'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', 'd005487b-0439-40dd-8b64-7175b00dd59c', 'settled', '2026-04-04 01:00:00+00', NULL, NULL, NULL, '111751de-abc8-40c2-89e9-35dba7d04959'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', 'settled', '2026-04-11 01:00:00+00', NULL, NULL, NULL, 'b875f359-fdb4-4a15-860f-256b491003ae'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', 'settled', '2026-04-18 01:00:00+00', NULL, NULL, NULL, '90b8930d-ca79-42a8-8570-d7c23defa4d4'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', 'eb13a71a-c0f4-4a15-8906-d34679792ad5', 'settled', '2026-04-25 01:00:00+00', NULL, NULL, NULL, '8d7e1be6-4098-4a41-8ca1-06e00d24f32b'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', 'settled', '2026-05-02 01:00:00+00', NULL, NULL, NULL, 'b19c45bc-8196-4637-8387-939c626087b6'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', 'settled', '2026-05-09 01:00:00+00', NULL, NULL, NULL, '25861d4e-b0e5-4d37-8cce-6e455668f948'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', 'settled', '2026-05-16 01:00:00+00', NULL, NULL, NULL, '226cb0c2-0360-4835-8826-04973509bf80'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', 'settled', '2026-05-23 01:00:00+00', NULL, NULL, NULL, '078d7842-3100-4228-85a0-dc439a898d41'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '7e312ca3-45f5-4464-8eaf-2d401bccff5d', 'settled', '2026-05-30 01:00:00+00', NULL, NULL, NULL, '9529ed6f-30df-40c7-82b1-dfa94c7ec527'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '05045ef4-8ff4-4959-80d0-6fc40ad0664f', 'settled', '2026-06-06 01:00:00+00', NULL, NULL, NULL, '9feeaa81-24d4-46a6-8a19-4f596915f130'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', 'settled', '2026-06-13 01:00:00+00', NULL, NULL, NULL, 'eac29844-5ece-4376-8e3b-0985e8d60068'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', 'b070c283-62ce-4929-87ff-efb13a30bc64', 'settled', '2026-06-20 01:00:00+00', NULL, NULL, NULL, '6858b3ca-effe-43a4-8a6b-efd5f8d1bc5e'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', 'settled', '2026-06-27 01:00:00+00', NULL, NULL, NULL, 'ddf3a341-3c94-4e52-8bcc-4d530a9a7495'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', 'settled', '2026-07-04 01:00:00+00', NULL, NULL, NULL, 'c1e668ce-a955-4f81-8e40-5e42543ad939'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '0fcd26fa-e6d7-4852-8743-2de603481db9', 'settled', '2026-07-11 01:00:00+00', NULL, NULL, NULL, '0b44a0bb-484b-4990-845f-0678374b14c8'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', 'settled', '2026-07-18 01:00:00+00', NULL, NULL, NULL, '748c27a3-5bac-4ea0-806d-ece05903a63f'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '7035e011-c785-4dd8-88de-50265ed10151', 'settled', '2026-07-25 01:00:00+00', NULL, NULL, NULL, 'c789ac84-c143-4338-8ad0-da93d7426c38'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', 'settled', '2026-08-01 01:00:00+00', NULL, NULL, NULL, 'f913c7ad-8cc4-4cc4-8712-c22010d2b07f'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', 'settled', '2026-08-08 01:00:00+00', NULL, NULL, NULL, 'fc3e21f0-d7e1-46d1-83bf-0df96764b4db'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', 'settled', '2026-08-15 01:00:00+00', NULL, NULL, NULL, 'a8a75453-f844-4ff3-8ebc-63812c76e224'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '06a16684-acc3-407f-80af-4c083e90c2a4', 'settled', '2026-08-22 01:00:00+00', NULL, NULL, NULL, '74adc6fe-428a-48d9-8747-a02e3d934560'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '8121f37b-a867-41d4-8880-6e926ae0056e', 'settled', '2026-08-29 01:00:00+00', NULL, NULL, NULL, '797eb05c-ef28-47cb-806a-dbda6986726b'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', 'settled', '2026-09-05 01:00:00+00', NULL, NULL, NULL, '5a015ced-c883-4257-8681-d54ad24d44b2'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', 'e627c46e-9c0e-47f5-80ad-75b1df46534c', 'settled', '2026-09-12 01:00:00+00', NULL, NULL, NULL, 'fb9f9dd7-ae1b-41e3-8a2e-5037650fa77f'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '78c805fa-d095-4ce5-8442-22c801391541', 'settled', '2026-09-19 01:00:00+00', NULL, NULL, NULL, 'df69c495-15d6-4029-8f85-a00748b9e1fb');


--
-- Data for Name: config_entry; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.config_entry VALUES
	('00000000-0000-0000-0000-000000000001', NULL, 'platformadmin.phone.display', 0, '{"isShow": true}', 'aa8fa2ed-1128-466b-8fdd-61a629ed5d5e', '2026-11-15 12:12:09.603237+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', NULL, 'platformadmin.homePage.entry', 0, '{"page": "home"}', 'fb20a4d7-696a-4112-80a4-c4ff05a16c28', '2026-11-15 12:12:09.603237+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', NULL, 'platformadmin.login.captcha', 0, '{"always": false}', 'f907dc2b-a7f7-4f08-98af-8b54c7218b01', '2026-11-15 12:12:09.666945+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', NULL, 'platformadmin.login.secondFactor', 0, '{"sides": ["platform", "operator"], "isRequired": false}', 'cf72cca5-673d-481c-880d-0aa422054bbe', '2026-11-15 12:12:09.666945+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', NULL, 'theme', 0, '{"logo": "", "name": "baseline", "admin": 1, "browerIcon": "", "saasadminName": "智慧园区运营平台"}', '34db5ff9-91a3-4bfa-8307-387a37111cc6', '2026-11-15 12:12:09.952+00', '2026-11-15 12:12:09.952+00', '9e7d7d3a-7701-4323-80e4-8e40164817da', 1);


--
-- Data for Name: department; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.department VALUES
	('00000000-0000-0000-0000-000000000001', '00000000-0000-0000-0000-000000000002', '3694d177-a4c6-4897-bc6d-9394a66000cd', NULL, true, '平台运营方', 0, true, NULL, 1, NULL, DEFAULT, '2026-11-15 12:12:09.599537+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', 'c3bbfa73-e5c5-4611-8f49-706faf5727c9', NULL, true, '星河运营管理有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', 'e82aa98a-7c28-4192-8a61-1a567b89010a', 'c3bbfa73-e5c5-4611-8f49-706faf5727c9', true, '运营中心', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', '7fae746b-52c8-4208-8b05-b628944e8187', 'c3bbfa73-e5c5-4611-8f49-706faf5727c9', true, '招商部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', '019ff877-6461-4826-88ab-e4422806e94c', 'c3bbfa73-e5c5-4611-8f49-706faf5727c9', true, '工程物业部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '87f69b57-6e6a-4400-8217-4b938f949e3f', 'e80bb0b9-71bb-480b-87a3-3987448ec6e7', NULL, true, '星河协管服务中心', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '87f69b57-6e6a-4400-8217-4b938f949e3f', '76decc1f-0b4f-489f-8cc6-490d58f473ac', 'e80bb0b9-71bb-480b-87a3-3987448ec6e7', true, '客服组', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '87f69b57-6e6a-4400-8217-4b938f949e3f', '01448c47-0fef-4643-8280-162861ab7853', 'e80bb0b9-71bb-480b-87a3-3987448ec6e7', true, '巡检组', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', 'c7518fe8-a9b3-4311-8646-d3e1dd965717', NULL, true, '云启科技有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '4f13cd8c-76d6-4a4a-856a-206efe058515', 'c7518fe8-a9b3-4311-8646-d3e1dd965717', true, '研发中心', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '46d1dd15-51c1-48c3-8f7a-715e645e4af4', 'c7518fe8-a9b3-4311-8646-d3e1dd965717', true, '市场部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '01a2b66b-462a-43e8-89f5-bd9ac8682aab', 'c7518fe8-a9b3-4311-8646-d3e1dd965717', true, '综合管理部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'c50ed738-d33e-4c0e-8122-e027397d3ccd', 'bbf715a8-5dac-4027-8a62-a97e6247aa2c', NULL, true, '智联数据有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'c50ed738-d33e-4c0e-8122-e027397d3ccd', '3875391d-84dc-4a02-83c5-f1c1c0eaa000', 'bbf715a8-5dac-4027-8a62-a97e6247aa2c', true, '数据平台部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'c50ed738-d33e-4c0e-8122-e027397d3ccd', '46f49f74-3947-4160-85a4-ca6abd64549d', 'bbf715a8-5dac-4027-8a62-a97e6247aa2c', true, '商务部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '5cbe9238-41e5-41d8-8b25-a2c17bc6700e', 'a5f45417-fe55-4c34-87e8-3773642d9110', NULL, true, '沐光文化有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '5cbe9238-41e5-41d8-8b25-a2c17bc6700e', '10cbfa68-c606-4067-8768-17ea319bf0db', 'a5f45417-fe55-4c34-87e8-3773642d9110', true, '策划部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '5cbe9238-41e5-41d8-8b25-a2c17bc6700e', '4a8c9e37-d8b4-4a3d-84cd-d9b5542dba20', 'a5f45417-fe55-4c34-87e8-3773642d9110', true, '制作部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '0c9a3745-5616-40b0-8a5b-a0642c4cd13a', '4afd0fe3-5061-40d4-8fdb-f09a7568b4ac', NULL, true, '云栖运营有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '0c9a3745-5616-40b0-8a5b-a0642c4cd13a', '785abc16-094d-4a4f-8df7-91cd7cffa6fe', '4afd0fe3-5061-40d4-8fdb-f09a7568b4ac', true, '运营部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '0c9a3745-5616-40b0-8a5b-a0642c4cd13a', '64a09dea-cf00-4274-8405-23990d4476fb', '4afd0fe3-5061-40d4-8fdb-f09a7568b4ac', true, '物业部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '951941ea-7f51-4af7-88b6-c9def314be9a', 'bbfc007b-3b24-42c0-88be-1b5844650e4f', NULL, true, '拾光设计有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '951941ea-7f51-4af7-88b6-c9def314be9a', '1bab6413-0d5f-4641-88f7-f6c78727bd5e', 'bbfc007b-3b24-42c0-88be-1b5844650e4f', true, '设计部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '951941ea-7f51-4af7-88b6-c9def314be9a', 'af29ef58-ab79-416c-821d-99afb16b0c8f', 'bbfc007b-3b24-42c0-88be-1b5844650e4f', true, '客户部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', '5b6f9a08-75d3-4a32-821c-8817d30dd2c6', NULL, true, '博睿软件技术有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', 'bd7399ad-5f31-4977-82b7-ba301cb9edb2', '5b6f9a08-75d3-4a32-821c-8817d30dd2c6', true, '研发部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', '60ac5132-d643-4ba7-87f7-1b3d8605baab', '5b6f9a08-75d3-4a32-821c-8817d30dd2c6', true, '产品部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', '66ad838e-865f-4d47-8160-5cee00a69ba8', '5b6f9a08-75d3-4a32-821c-8817d30dd2c6', true, '运维部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39653abd-2b39-470b-8800-cfaa70c88a33', '9e6ad34a-46ec-4b4a-8e22-fbf81abe687f', NULL, true, '恒信生物医药有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39653abd-2b39-470b-8800-cfaa70c88a33', '01f2b8f6-ff7a-4c66-873d-f3853a00020a', '9e6ad34a-46ec-4b4a-8e22-fbf81abe687f', true, '研发部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39653abd-2b39-470b-8800-cfaa70c88a33', '42bf82e4-f71e-4699-8839-46105b1b5520', '9e6ad34a-46ec-4b4a-8e22-fbf81abe687f', true, '质量部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39653abd-2b39-470b-8800-cfaa70c88a33', '36d0b9e5-8465-4026-8de9-ea5a516c237f', '9e6ad34a-46ec-4b4a-8e22-fbf81abe687f', true, '注册部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', 'c5b97a86-c494-4c5b-8e8c-a51977220117', NULL, true, '启明供应链管理有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', 'db1aebb9-48cf-4744-8151-bde9b7c725f6', 'c5b97a86-c494-4c5b-8e8c-a51977220117', true, '采购部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', '295ec6b5-38be-44bf-8a0d-7115877f7a5e', 'c5b97a86-c494-4c5b-8e8c-a51977220117', true, '物流部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', '294cc661-647c-4d9d-84aa-410e91a99a70', 'c5b97a86-c494-4c5b-8e8c-a51977220117', true, '客服部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', 'db6107ec-a26f-4e99-8c6e-f23face419b9', NULL, true, '天衡文化传媒有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', 'b2c4436e-18c5-4912-8f7c-83c0715417a2', 'db6107ec-a26f-4e99-8c6e-f23face419b9', true, '策划部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', 'c133d5e9-ec90-4a74-8825-348540fb59b2', 'db6107ec-a26f-4e99-8c6e-f23face419b9', true, '制作部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', '0969edf7-3d77-4a13-8aba-80972014ab35', 'db6107ec-a26f-4e99-8c6e-f23face419b9', true, '媒介部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', '771ee9ab-4942-498c-82e9-b3dba6881ebf', NULL, true, '远航软件技术有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', 'd3df0846-799e-4214-80cc-d5a7c18507f2', '771ee9ab-4942-498c-82e9-b3dba6881ebf', true, '研发部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', '4fb28500-3b15-4776-812d-a1fcd8547eed', '771ee9ab-4942-498c-82e9-b3dba6881ebf', true, '产品部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', '6fb21d82-7836-4e65-8b76-fbac27f69390', '771ee9ab-4942-498c-82e9-b3dba6881ebf', true, '运维部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', '47544f07-d8c0-4445-830b-8efd682abb40', NULL, true, '中科生物医药有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', '4298d9e6-e35a-4059-89ef-6ac9fd3bfd20', '47544f07-d8c0-4445-830b-8efd682abb40', true, '研发部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', '1e278879-e75c-475c-8b3a-b9b4e335a2c1', '47544f07-d8c0-4445-830b-8efd682abb40', true, '质量部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', 'ce7f9f96-b2c8-40dd-8cef-534c5141d89a', '47544f07-d8c0-4445-830b-8efd682abb40', true, '注册部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8550f7cf-b682-4f8d-8440-170e9097547d', 'aaea81d9-1855-422b-8476-3e0cf3dd0420', NULL, true, '海纳供应链管理有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8550f7cf-b682-4f8d-8440-170e9097547d', 'ad61398e-e7b3-40f5-8e9e-249bacd1303b', 'aaea81d9-1855-422b-8476-3e0cf3dd0420', true, '采购部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8550f7cf-b682-4f8d-8440-170e9097547d', '86124a47-e7f5-48fa-8849-4dde4f1a5fa8', 'aaea81d9-1855-422b-8476-3e0cf3dd0420', true, '物流部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8550f7cf-b682-4f8d-8440-170e9097547d', '37d46e7a-1205-489b-8eab-03c98f1de85a', 'aaea81d9-1855-422b-8476-3e0cf3dd0420', true, '客服部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', 'e308e024-3da0-4020-81cb-778a7aa829ca', NULL, true, '卓越文化传媒有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', '9c319d8b-6ec9-49c3-87a3-1c428cefe739', 'e308e024-3da0-4020-81cb-778a7aa829ca', true, '策划部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', '85b989aa-1f39-4dc7-83f3-2c878cef7b9a', 'e308e024-3da0-4020-81cb-778a7aa829ca', true, '制作部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', '0bbb76b4-7dec-473e-864b-0ce5476e1049', 'e308e024-3da0-4020-81cb-778a7aa829ca', true, '媒介部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', '1c0ea9f4-b867-464c-8227-e146228f21bb', NULL, true, '新维软件技术有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', '3d85a271-0170-4326-8280-f7a1b9a6f0bd', '1c0ea9f4-b867-464c-8227-e146228f21bb', true, '研发部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', '6df482ab-e533-4f53-8ef7-c9b623f5cc55', '1c0ea9f4-b867-464c-8227-e146228f21bb', true, '产品部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', '61f0091d-a009-45ab-83f0-d0d1752cd2e1', '1c0ea9f4-b867-464c-8227-e146228f21bb', true, '运维部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', '8d81bf68-2bdc-4e8e-840b-40b4cac843fe', NULL, true, '蓝湾生物医药有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', 'c3ff1a14-fefc-4b54-8aa1-44683e53cf48', '8d81bf68-2bdc-4e8e-840b-40b4cac843fe', true, '研发部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', 'a6a3260b-b1f6-4c80-890a-c729322fb451', '8d81bf68-2bdc-4e8e-840b-40b4cac843fe', true, '质量部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', 'db390985-0c83-405e-8d9e-37979d5d4312', '8d81bf68-2bdc-4e8e-840b-40b4cac843fe', true, '注册部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5a458b7-87fd-447b-8781-986db92ed713', 'b2941303-d8e6-40de-8585-2f92f76fdbc5', NULL, true, '极光供应链管理有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5a458b7-87fd-447b-8781-986db92ed713', 'c23060a7-c7b0-4a8b-8f70-c3af032fcab8', 'b2941303-d8e6-40de-8585-2f92f76fdbc5', true, '采购部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5a458b7-87fd-447b-8781-986db92ed713', 'b4530692-1348-42a4-8920-78386c2d088e', 'b2941303-d8e6-40de-8585-2f92f76fdbc5', true, '物流部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5a458b7-87fd-447b-8781-986db92ed713', '28634630-aef1-4086-870d-6f016e87bf08', 'b2941303-d8e6-40de-8585-2f92f76fdbc5', true, '客服部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1094fe9d-3642-400f-87ad-438048267d35', 'e9bea272-b001-47ec-8930-1e5c7d68a316', NULL, true, '创想文化传媒有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1094fe9d-3642-400f-87ad-438048267d35', 'ed77038f-f697-4b0f-8651-b831ff455aa8', 'e9bea272-b001-47ec-8930-1e5c7d68a316', true, '策划部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1094fe9d-3642-400f-87ad-438048267d35', '19cf95b7-00ef-4b46-8246-f952c0e863a9', 'e9bea272-b001-47ec-8930-1e5c7d68a316', true, '制作部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1094fe9d-3642-400f-87ad-438048267d35', 'dbd09d3b-b71c-4ae7-83d7-0054abd6b414', 'e9bea272-b001-47ec-8930-1e5c7d68a316', true, '媒介部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '036c9033-25bf-4edd-8362-53e7a286b78c', '58c37485-b430-4814-8ea4-dbe494713a46', NULL, true, '德盛软件技术有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '036c9033-25bf-4edd-8362-53e7a286b78c', 'd76aad72-962d-4796-89eb-f5e7c7b4d766', '58c37485-b430-4814-8ea4-dbe494713a46', true, '研发部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '036c9033-25bf-4edd-8362-53e7a286b78c', 'c6dc7ca2-a455-4c5e-8ed7-43b5a7d1b35d', '58c37485-b430-4814-8ea4-dbe494713a46', true, '产品部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '036c9033-25bf-4edd-8362-53e7a286b78c', '68bf4213-28b3-48f0-8ff9-12b3f29dae01', '58c37485-b430-4814-8ea4-dbe494713a46', true, '运维部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', '7cfbc039-73e7-4fc9-8edb-a5f0db3ed923', NULL, true, '金石生物医药有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', 'f00595a5-132c-4a0e-8f92-3b143a54664c', '7cfbc039-73e7-4fc9-8edb-a5f0db3ed923', true, '研发部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', '354c1e9a-f279-4f3d-8773-42f7c4c3835a', '7cfbc039-73e7-4fc9-8edb-a5f0db3ed923', true, '质量部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', 'fbc41fc6-0d10-419e-8b4e-14a8018d6ec1', '7cfbc039-73e7-4fc9-8edb-a5f0db3ed923', true, '注册部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', 'e7b71fa2-2721-4a7b-8b2e-d9f3dd754181', NULL, true, '青禾供应链管理有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', '3829f44c-716a-4c23-8f3f-e56649789252', 'e7b71fa2-2721-4a7b-8b2e-d9f3dd754181', true, '采购部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', '991b29c9-23e0-4aa7-8022-1202a5707a23', 'e7b71fa2-2721-4a7b-8b2e-d9f3dd754181', true, '物流部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', '07122c21-6bb8-4289-8aa8-0df470c413ff', 'e7b71fa2-2721-4a7b-8b2e-d9f3dd754181', true, '客服部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '00b70dd9-49f5-4b41-8581-3d9eabd54344', '45403080-e84d-4961-8bb0-de8606a9c225', NULL, true, '合众文化传媒有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '00b70dd9-49f5-4b41-8581-3d9eabd54344', 'dfeb00de-4a85-4ad5-8ff4-670cccad2065', '45403080-e84d-4961-8bb0-de8606a9c225', true, '策划部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '00b70dd9-49f5-4b41-8581-3d9eabd54344', '70c3d6b4-74ce-4aae-81db-d101a0663452', '45403080-e84d-4961-8bb0-de8606a9c225', true, '制作部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '00b70dd9-49f5-4b41-8581-3d9eabd54344', 'ae2987e9-13d7-4244-8bfb-01453baf54d1', '45403080-e84d-4961-8bb0-de8606a9c225', true, '媒介部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '83b55dde-9709-44c9-8218-f2987c98bd96', '95dcde42-01e8-4326-853d-fc9db8845f42', NULL, true, '锐捷软件技术有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '83b55dde-9709-44c9-8218-f2987c98bd96', '06b630b0-eee9-4db2-8fc9-b82ae473be6a', '95dcde42-01e8-4326-853d-fc9db8845f42', true, '研发部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '83b55dde-9709-44c9-8218-f2987c98bd96', '7c97464a-1103-464a-8f91-9dc319ed8258', '95dcde42-01e8-4326-853d-fc9db8845f42', true, '产品部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '83b55dde-9709-44c9-8218-f2987c98bd96', 'dd6e6e65-8f29-4869-8ab2-9c17f3c207c5', '95dcde42-01e8-4326-853d-fc9db8845f42', true, '运维部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd005487b-0439-40dd-8b64-7175b00dd59c', '8fcfa2f7-71f6-4290-87a2-f2f8ee9b19b6', NULL, true, '易达生物医药有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd005487b-0439-40dd-8b64-7175b00dd59c', '313fee71-86fe-4ec7-851c-9c95822cac81', '8fcfa2f7-71f6-4290-87a2-f2f8ee9b19b6', true, '研发部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd005487b-0439-40dd-8b64-7175b00dd59c', 'a45ce82f-5051-44df-8a15-4d945905afff', '8fcfa2f7-71f6-4290-87a2-f2f8ee9b19b6', true, '质量部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd005487b-0439-40dd-8b64-7175b00dd59c', '6f44bf8c-d5f1-43c9-8073-82e3b8cb033a', '8fcfa2f7-71f6-4290-87a2-f2f8ee9b19b6', true, '注册部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', 'e08f713b-47b4-45df-81fd-efef36ea4a6e', NULL, true, '优品供应链管理有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', '93b19ed4-bf6e-4fa8-8ec7-0eef8d9d6d86', 'e08f713b-47b4-45df-81fd-efef36ea4a6e', true, '采购部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', '02668e57-f053-4848-8451-18aab836dff9', 'e08f713b-47b4-45df-81fd-efef36ea4a6e', true, '物流部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', 'dc81ad72-e892-494a-8fbf-a76d68202cc8', 'e08f713b-47b4-45df-81fd-efef36ea4a6e', true, '客服部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', '8ecebcfa-9e51-4bf1-8d71-aa9bbfb36ab5', NULL, true, '汇通文化传媒有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', 'c1e9d69b-c8d0-4bc4-84d6-9dc0cfb59a92', '8ecebcfa-9e51-4bf1-8d71-aa9bbfb36ab5', true, '策划部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', '9fc0394f-ab14-409c-87b5-2e5b26bf3e33', '8ecebcfa-9e51-4bf1-8d71-aa9bbfb36ab5', true, '制作部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', 'ca3ca448-c424-4dbd-87ed-c4df6880d94e', '8ecebcfa-9e51-4bf1-8d71-aa9bbfb36ab5', true, '媒介部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb13a71a-c0f4-4a15-8906-d34679792ad5', '26d15ba7-57b4-43e3-875f-224b741e8abe', NULL, true, '凌云软件技术有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb13a71a-c0f4-4a15-8906-d34679792ad5', '936bde8d-dd79-460c-8ea3-afe8ba4f923f', '26d15ba7-57b4-43e3-875f-224b741e8abe', true, '研发部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb13a71a-c0f4-4a15-8906-d34679792ad5', '8baeb89f-eeb6-4836-8855-1d13e1eddf69', '26d15ba7-57b4-43e3-875f-224b741e8abe', true, '产品部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb13a71a-c0f4-4a15-8906-d34679792ad5', 'fe60dac6-8900-465b-8b9b-68b1faedec75', '26d15ba7-57b4-43e3-875f-224b741e8abe', true, '运维部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', 'a31bcca9-d9d6-4160-815c-f88ddd6dcc87', NULL, true, '森田生物医药有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', '4fcba068-e483-4d1b-8476-5ae29b08d1c0', 'a31bcca9-d9d6-4160-815c-f88ddd6dcc87', true, '研发部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', '434372d4-3aa1-4b8c-8779-99a5065dc61a', 'a31bcca9-d9d6-4160-815c-f88ddd6dcc87', true, '质量部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', '503394c4-fe59-47f8-88f1-a85243d70c7c', 'a31bcca9-d9d6-4160-815c-f88ddd6dcc87', true, '注册部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', '5d51161a-423b-4d8c-8f15-768159010f08', NULL, true, '博睿供应链管理（上海）有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', '691bcc03-586d-445c-8f02-d7659681e81f', '5d51161a-423b-4d8c-8f15-768159010f08', true, '采购部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', '57bc0e96-8939-4dc3-85b4-b7e97d920500', '5d51161a-423b-4d8c-8f15-768159010f08', true, '物流部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', 'c5973584-0a89-4580-827a-b57b0d04b1d2', '5d51161a-423b-4d8c-8f15-768159010f08', true, '客服部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', '9c86157c-4b8f-4b3e-8210-936de2d5ee27', NULL, true, '恒信文化传媒（上海）有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', '33811885-5793-4be5-8298-f92e5b860f48', '9c86157c-4b8f-4b3e-8210-936de2d5ee27', true, '策划部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', 'ef310bd1-cf60-4999-8df1-84be88582b79', '9c86157c-4b8f-4b3e-8210-936de2d5ee27', true, '制作部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', '97b04d7a-d04f-45f1-8e6e-796c55c31d2e', '9c86157c-4b8f-4b3e-8210-936de2d5ee27', true, '媒介部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', '51ff3af5-3215-4dbd-89f1-243c7103abcb', NULL, true, '启明软件技术（上海）有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', 'a42e7eab-18f5-41fd-8580-bf84343199d4', '51ff3af5-3215-4dbd-89f1-243c7103abcb', true, '研发部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', '2bdf5739-b2c2-402c-80e3-b14d29a67e98', '51ff3af5-3215-4dbd-89f1-243c7103abcb', true, '产品部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', '28e6a1b0-e0e9-4510-8b49-36244bbaf326', '51ff3af5-3215-4dbd-89f1-243c7103abcb', true, '运维部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7e312ca3-45f5-4464-8eaf-2d401bccff5d', 'eba9db65-732d-43e1-8f10-fff6e428d441', NULL, true, '天衡生物医药（上海）有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7e312ca3-45f5-4464-8eaf-2d401bccff5d', '7dc9c256-8cde-482b-893f-7914e5d9f2c0', 'eba9db65-732d-43e1-8f10-fff6e428d441', true, '研发部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7e312ca3-45f5-4464-8eaf-2d401bccff5d', 'df6e68c5-2c82-4ae5-8e49-3c0c30575e3a', 'eba9db65-732d-43e1-8f10-fff6e428d441', true, '质量部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7e312ca3-45f5-4464-8eaf-2d401bccff5d', 'f5435f67-5657-474d-8df5-4dc0bbcda917', 'eba9db65-732d-43e1-8f10-fff6e428d441', true, '注册部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '05045ef4-8ff4-4959-80d0-6fc40ad0664f', 'd45e9e8a-8a6c-401e-84d6-9a10f26aa40d', NULL, true, '远航供应链管理（上海）有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '05045ef4-8ff4-4959-80d0-6fc40ad0664f', '78944495-c07d-48f2-8c83-a8225bd6583a', 'd45e9e8a-8a6c-401e-84d6-9a10f26aa40d', true, '采购部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '05045ef4-8ff4-4959-80d0-6fc40ad0664f', '40f15a4e-6814-4de3-80fe-23b8562f93e1', 'd45e9e8a-8a6c-401e-84d6-9a10f26aa40d', true, '物流部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '05045ef4-8ff4-4959-80d0-6fc40ad0664f', '29017491-bcb4-413a-8d51-a5c0aef0400d', 'd45e9e8a-8a6c-401e-84d6-9a10f26aa40d', true, '客服部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', '2f190a5a-c3cd-408a-8e63-687ddcffb136', NULL, true, '中科文化传媒（上海）有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', '6d89cf99-15b2-441f-8def-c7abc45a39bf', '2f190a5a-c3cd-408a-8e63-687ddcffb136', true, '策划部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', 'bf03e80d-deda-4c08-899c-9ac69e1a1462', '2f190a5a-c3cd-408a-8e63-687ddcffb136', true, '制作部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', '247f561b-8a2f-4d33-8332-fb175efec2af', '2f190a5a-c3cd-408a-8e63-687ddcffb136', true, '媒介部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', '68ad6b40-c34c-4bb9-80de-615e76f94257', NULL, true, '海纳软件技术（上海）有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', '0c953f16-f529-4855-88eb-37059c0e335b', '68ad6b40-c34c-4bb9-80de-615e76f94257', true, '研发部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', '45ce22e5-7728-400a-85eb-c1718772beae', '68ad6b40-c34c-4bb9-80de-615e76f94257', true, '产品部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', 'c4ca4b75-7fae-4e68-8b50-7aa2aafee27c', '68ad6b40-c34c-4bb9-80de-615e76f94257', true, '运维部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', '81ee74b8-ffe5-4885-834c-41ae864859fe', NULL, true, '卓越生物医药（上海）有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', '48611cd2-4d63-4dfb-895a-80a820e7e280', '81ee74b8-ffe5-4885-834c-41ae864859fe', true, '研发部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', '7f04a59a-d3fd-4946-81d2-a64ab2766b38', '81ee74b8-ffe5-4885-834c-41ae864859fe', true, '质量部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', 'd20c0a8c-5789-4b60-8898-616fcd54f751', '81ee74b8-ffe5-4885-834c-41ae864859fe', true, '注册部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', '87b6f7db-54ce-47f8-8081-0fc5a3f56e86', NULL, true, '新维供应链管理（上海）有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', '21f612ad-0462-4f8e-8f6d-b832b837e47b', '87b6f7db-54ce-47f8-8081-0fc5a3f56e86', true, '采购部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', '241c0543-b8bb-4d28-8927-dfd93b9273dc', '87b6f7db-54ce-47f8-8081-0fc5a3f56e86', true, '物流部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', '57ba33f6-76ca-428a-8e07-f267adc55736', '87b6f7db-54ce-47f8-8081-0fc5a3f56e86', true, '客服部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fcd26fa-e6d7-4852-8743-2de603481db9', '0645564a-a57b-44b3-84e0-3dc2f5f4092f', NULL, true, '蓝湾文化传媒（上海）有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fcd26fa-e6d7-4852-8743-2de603481db9', 'fe3415f6-beaf-4c56-87e8-d9a97078aa7d', '0645564a-a57b-44b3-84e0-3dc2f5f4092f', true, '策划部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fcd26fa-e6d7-4852-8743-2de603481db9', '107fa0b5-53c3-48a1-860f-ead540b76bff', '0645564a-a57b-44b3-84e0-3dc2f5f4092f', true, '制作部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fcd26fa-e6d7-4852-8743-2de603481db9', '3be76d3d-d29c-44c7-82f7-8e4ad21d0528', '0645564a-a57b-44b3-84e0-3dc2f5f4092f', true, '媒介部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', '72cf862d-f912-4fcf-830d-e066cb99a4a5', NULL, true, '极光软件技术（上海）有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', 'ac677ae5-3f65-4ee6-834a-6b31885cecf6', '72cf862d-f912-4fcf-830d-e066cb99a4a5', true, '研发部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', '57517659-4b43-4e3c-816f-5e912fd79317', '72cf862d-f912-4fcf-830d-e066cb99a4a5', true, '产品部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', '1cbb3896-5159-431e-81bf-646360e3a317', '72cf862d-f912-4fcf-830d-e066cb99a4a5', true, '运维部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', '0faf07c0-a1b6-428c-82b1-10ffe012f4a8', NULL, true, '创想生物医药（上海）有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', '1c2672e0-9609-4c4c-8fa3-3797c3985b5a', '0faf07c0-a1b6-428c-82b1-10ffe012f4a8', true, '研发部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', '525dce34-d877-4743-8015-279a67c1a6ba', '0faf07c0-a1b6-428c-82b1-10ffe012f4a8', true, '质量部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', '0415383c-498a-4047-8160-1d79b5916adb', '0faf07c0-a1b6-428c-82b1-10ffe012f4a8', true, '注册部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', '8e577220-b92c-49df-8681-255e2d943f4a', NULL, true, '德盛供应链管理（上海）有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', '09a27bfe-0c8b-48d5-8297-83d04e71be5d', '8e577220-b92c-49df-8681-255e2d943f4a', true, '采购部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', '7727741a-fe74-44ec-8a9b-3299da4ce169', '8e577220-b92c-49df-8681-255e2d943f4a', true, '物流部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', 'efb8aee0-893a-4b14-8860-bfeb5231d7fc', '8e577220-b92c-49df-8681-255e2d943f4a', true, '客服部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', 'fabb0614-e0cd-4dce-8990-14cadd0c3d14', NULL, true, '金石文化传媒（上海）有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', '19f7fcaa-5fc3-4815-832d-37e67779d80d', 'fabb0614-e0cd-4dce-8990-14cadd0c3d14', true, '策划部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', '858bbfc2-222b-4ee2-8f26-c850de779364', 'fabb0614-e0cd-4dce-8990-14cadd0c3d14', true, '制作部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', '68795faf-4b9f-4398-8feb-3c26f7084ec2', 'fabb0614-e0cd-4dce-8990-14cadd0c3d14', true, '媒介部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', '6d336e7d-e950-4a05-84e0-c2f0e6ca773f', NULL, true, '青禾软件技术（上海）有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', '78969563-beb6-4a7b-8107-f3a126b2af95', '6d336e7d-e950-4a05-84e0-c2f0e6ca773f', true, '研发部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', '51fd8c63-7a92-45fe-8b5f-b42c6459fef1', '6d336e7d-e950-4a05-84e0-c2f0e6ca773f', true, '产品部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', 'd9a984dd-af58-421f-8817-b37bcddc1ec2', '6d336e7d-e950-4a05-84e0-c2f0e6ca773f', true, '运维部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '06a16684-acc3-407f-80af-4c083e90c2a4', '3d7cb8f4-6217-4cbd-831e-a15fdff93731', NULL, true, '合众生物医药（上海）有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '06a16684-acc3-407f-80af-4c083e90c2a4', '8eacd21c-1b62-4bb1-89ce-341b5604396c', '3d7cb8f4-6217-4cbd-831e-a15fdff93731', true, '研发部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '06a16684-acc3-407f-80af-4c083e90c2a4', '6189ab17-b017-471b-8f48-f8b9103d3d92', '3d7cb8f4-6217-4cbd-831e-a15fdff93731', true, '质量部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '06a16684-acc3-407f-80af-4c083e90c2a4', '1e9572de-2352-4770-8d92-7d92c2a623d0', '3d7cb8f4-6217-4cbd-831e-a15fdff93731', true, '注册部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', '550b326a-c3ec-4ffa-87c4-cfea5e6b738c', NULL, true, '锐捷供应链管理（上海）有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', 'c2dd6de9-4cfe-4762-8494-2305b0e07b52', '550b326a-c3ec-4ffa-87c4-cfea5e6b738c', true, '采购部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', '1246cc6d-7310-48e8-8bc0-59eaea8eba28', '550b326a-c3ec-4ffa-87c4-cfea5e6b738c', true, '物流部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', '8d52f972-d431-4416-887e-7f83bbf4535e', '550b326a-c3ec-4ffa-87c4-cfea5e6b738c', true, '客服部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', '93867c50-a047-4341-8c41-be3895fe46e9', NULL, true, '易达文化传媒（上海）有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', 'f4c8fc51-b01b-4a7a-8906-d230a95ca8d6', '93867c50-a047-4341-8c41-be3895fe46e9', true, '策划部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', '12fb5b60-6398-4c44-8184-da021fc0fe01', '93867c50-a047-4341-8c41-be3895fe46e9', true, '制作部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', '0bb51baa-0ab0-48e6-8f0c-bcb9bd4253e0', '93867c50-a047-4341-8c41-be3895fe46e9', true, '媒介部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e627c46e-9c0e-47f5-80ad-75b1df46534c', 'ebf41ae3-de8c-478d-824c-19fe75e1c8db', NULL, true, '优品软件技术（上海）有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e627c46e-9c0e-47f5-80ad-75b1df46534c', '4670aff0-0f1d-4a95-85d5-33eb6b7fd330', 'ebf41ae3-de8c-478d-824c-19fe75e1c8db', true, '研发部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e627c46e-9c0e-47f5-80ad-75b1df46534c', 'd8e291b5-1814-47bc-8f5f-1c180fb6ba1e', 'ebf41ae3-de8c-478d-824c-19fe75e1c8db', true, '产品部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e627c46e-9c0e-47f5-80ad-75b1df46534c', '058646d4-9131-4326-894b-d5b79958e37b', 'ebf41ae3-de8c-478d-824c-19fe75e1c8db', true, '运维部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '78c805fa-d095-4ce5-8442-22c801391541', '78fde6ac-4932-4a2b-89c9-a44a131651c2', NULL, true, '汇通生物医药（上海）有限公司', 0, true, NULL, 1, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '78c805fa-d095-4ce5-8442-22c801391541', '90551cc6-f36e-4036-89eb-344a028da6a9', '78fde6ac-4932-4a2b-89c9-a44a131651c2', true, '研发部', 10, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '78c805fa-d095-4ce5-8442-22c801391541', '97192568-1a08-4f6b-84a2-cb4008bfcd11', '78fde6ac-4932-4a2b-89c9-a44a131651c2', true, '质量部', 20, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '78c805fa-d095-4ce5-8442-22c801391541', '4c41909f-9111-412f-8572-1e25065410cd', '78fde6ac-4932-4a2b-89c9-a44a131651c2', true, '注册部', 30, true, NULL, 2, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', 'c9b039b5-fc1f-4081-852b-b41d09c11538', '4f13cd8c-76d6-4a4a-856a-206efe058515', true, '前端组', 10, true, NULL, 3, NULL, DEFAULT, '2026-04-29 01:00:00+00', NULL, NULL, 1);


--
-- Data for Name: department_manager; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.department_manager VALUES
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '4f13cd8c-76d6-4a4a-856a-206efe058515', '46eff726-e43a-4063-8b4f-37d9d3687afd', 0),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '4f13cd8c-76d6-4a4a-856a-206efe058515', '23a13ec5-690a-4b0c-83a4-6df9a6099536', 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '4f13cd8c-76d6-4a4a-856a-206efe058515', '50971c65-a651-4b3d-803e-9b40c47b9430', 2);


--
-- Data for Name: extend_choice; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: extend_field; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.extend_field VALUES
	('00000000-0000-0000-0000-000000000001', '72b53063-ab66-4280-8b5a-07a65a055906', 1, 'short_num', '短号', 'Text', '仅支持输入数字和英文符号"-"', 20, '[]', false, true, true, true, 10, '2026-11-15 12:12:09.779869+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'c64ba066-ccb5-448a-896e-22898bb3e4ec', 1, 'entry_date', '入职日期', 'DateTime', '到岗的第一天', 50, '[]', false, true, false, true, 20, '2026-07-18 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ebe4bd59-4c45-45b2-8c05-ec21df77ec82', 1, 'education', '学历', 'Enum', NULL, 50, '[{"key": "1", "value": "博士"}, {"key": "2", "value": "硕士"}, {"key": "3", "value": "本科"}, {"key": "4", "value": "大专"}]', false, true, true, true, 30, '2026-07-18 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '69a29721-cb71-4e3b-8905-ceb3f22b7b23', 1, 'has_parking', '是否办理停车', 'Bool', NULL, 50, '[]', false, true, false, true, 40, '2026-07-18 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1ec102d1-8ae5-4d6c-8a44-6460b1f92d6a', 1, 'emergency', '紧急联系人', 'Text', NULL, 30, '[]', false, false, true, true, 50, '2026-07-18 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2f6f9f66-7bfc-49e9-8991-dfc3963f49fe', 2, 'industry_tag', '产业标签', 'Text', '园区招商口径', 20, '[]', false, true, false, true, 60, '2026-07-18 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'cb9095ae-e468-4f1a-8e8a-9501d84e279e', 2, 'is_listed', '是否上市', 'Bool', NULL, 50, '[]', false, true, false, true, 70, '2026-07-18 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '5bdbece5-5452-4445-82e1-1aa63c92aeff', 2, 'website', '官方网站', 'Text', NULL, 100, '[]', false, true, true, true, 80, '2026-07-18 01:00:00+00', NULL, NULL, 1);


--
-- Data for Name: external_app; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.external_app VALUES
	('00000000-0000-0000-0000-000000000001', '6256c466-4d41-473f-88ff-3f73cb02ffc5', 'parkview', '园区全景', 'https://parkview.example', '/', '\xc8d16f039617195b4daef407c669e31131653207f134031b4d949fca51d2639a', false, '2026-11-15 12:12:09.952+00', NULL, NULL, 1);


--
-- Data for Name: file; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: idempotency; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: invitation; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: join_request; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: local_message; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: login_attempt; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: login_challenge; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: menu; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.menu VALUES
	('00000000-0000-0000-0000-000000000001', 'M1000', NULL, '工作台', '', 'home', 0, 'menu', 'POACM', '{"subLevel": null}', '{"icon": "home", "name": "工作台", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1000001', 'M1000', '首页', '', 'home', 0, 'menu', 'POACM', '{"subLevel": null}', '{"icon": "home", "name": "首页", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1000001001', 'M1000001', '首页', '/home', '', 0, 'menu', 'POACM', '{"subLevel": null}', '{"icon": "", "name": "首页", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1000001002', 'M1000001', '爱集首页', '/aijihome', '', 1, 'menu', 'POACM', '{"subLevel": null}', '{"icon": "", "name": "爱集首页", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1000002', 'M1000', '待办', '', 'todo', 1, 'menu', 'OACM', '{"subLevel": null}', '{"icon": "todo", "name": "待办", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1000002001', 'M1000002', '待办事项', '/notice/todolist', '', 0, 'menu', 'OACM', '{"subLevel": null}', '{"icon": "", "name": "待办事项", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1000003', 'M1000', '已办', '', 'done', 2, 'menu', 'OACM', '{"subLevel": null}', '{"icon": "done", "name": "已办", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1000003001', 'M1000003', '已办事项', '/notice/donelist', '', 0, 'menu', 'OACM', '{"subLevel": null}', '{"icon": "", "name": "已办事项", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1000004', 'M1000', '消息', '', 'bell', 3, 'menu', 'OACM', '{"subLevel": null}', '{"icon": "bell", "name": "消息", "rank": 3}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1000004001', 'M1000004', '服务消息', '/notice/serve', '', 0, 'menu', 'OACM', '{"subLevel": null}', '{"icon": "", "name": "服务消息", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1000004002', 'M1000004', '系统消息', '/notice/system', '', 1, 'menu', 'OACM', '{"subLevel": null}', '{"icon": "", "name": "系统消息", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1000004003', 'M1000004', '圈子消息', '/notice/circle', '', 2, 'menu', 'OACM', '{"subLevel": null}', '{"icon": "", "name": "圈子消息", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1000005', 'M1000', '企业公告', '', 'notice', 4, 'menu', 'OACM', '{"subLevel": null}', '{"icon": "notice", "name": "企业公告", "rank": 4}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1000005001', 'M1000005', '企业公告', '/notice/enterpriseNotice', '', 0, 'menu', 'OACM', '{"subLevel": null}', '{"icon": "", "name": "企业公告", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1000006', 'M1000', '企业首页', '', 'company', 5, 'menu', 'C', '{"subLevel": null}', '{"icon": "company", "name": "企业首页", "rank": 5}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1000006001', 'M1000006', '企业首页', '/company/companyHome', '', 0, 'menu', 'C', '{"subLevel": null}', '{"icon": "", "name": "企业首页", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004', NULL, '园区管理', '', 'park', 1, 'menu', 'OA', '{"subLevel": null}', '{"icon": "park", "name": "园区管理", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004002', 'M1004', '房产资源', '', 'building', 0, 'menu', 'OA', '{"subLevel": null}', '{"icon": "building", "name": "房产资源", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004002001', 'M1004002', '区域设置', '/platform/housing/areasetting', '', 0, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "区域设置", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004002002', 'M1004002', '楼栋设置', '/platform/housing/buildsetting', '', 1, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "楼栋设置", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004002003', 'M1004002', '房源列表', '/platform/housing/housebill', '', 2, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "房源列表", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004003', 'M1004', '单位管理', '', 'company', 1, 'menu', 'OA', '{"subLevel": null}', '{"icon": "company", "name": "单位管理", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004003001', 'M1004003', '单位账号', '/platform/organisation/companyAccount', '', 0, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "单位账号", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004003001:edit', 'M1004003001', '编辑单位', '', '', 0, 'btn', 'O', '{"subLevel": null}', '{"icon": "", "name": "编辑单位", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004003001:department', 'M1004003001', '维护单位组织架构', '', '', 1, 'btn', 'O', '{"subLevel": null}', '{"icon": "", "name": "维护单位组织架构", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004003001:staff', 'M1004003001', '维护单位人员', '', '', 2, 'btn', 'O', '{"subLevel": null}', '{"icon": "", "name": "维护单位人员", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004003001:admin', 'M1004003001', '设置单位管理员', '', '', 3, 'btn', 'O', '{"subLevel": null}', '{"icon": "", "name": "设置单位管理员", "rank": 3}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004003002', 'M1004003', '迁出单位', '/platform/organisation/moveoutcompany', '', 1, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "迁出单位", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004003003', 'M1004003', '单位分组', '/platform/organisation/companyGroup', '', 2, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "单位分组", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004003004', 'M1004003', '内置角色', '/platform/organisation/inRole', '', 3, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "内置角色", "rank": 3}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004004', 'M1004', '园区用户', '', 'people', 2, 'menu', 'OA', '{"subLevel": null}', '{"icon": "people", "name": "园区用户", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004004001', 'M1004004', '园区用户列表', '/platform/parkuser/parkuserlist', '', 0, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "园区用户列表", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004004002', 'M1004004', '园区用户分组', '/platform/parkuser/parkUserGroup', '', 1, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "园区用户分组", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004005', 'M1004', '网格管理', '', 'grid', 3, 'menu', 'OA', '{"subLevel": null}', '{"icon": "grid", "name": "网格管理", "rank": 3}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004005001', 'M1004005', '网格设置', '/platform/grid/gridSetting', '', 0, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "网格设置", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004005002', 'M1004005', '通用网格设置', '/platform/grid/commonGridSetting', '', 1, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "通用网格设置", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004001Y', 'M1004', '项目运营管理员', '', 'admin', 4, 'menu', 'O', '{"subLevel": null}', '{"icon": "admin", "name": "项目运营管理员", "rank": 4}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004001Y001', 'M1004001Y', '项目运营管理员', '/system/manager', '', 0, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "项目运营管理员", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004006', 'M1004', '角色与授权', '', 'role', 5, 'menu', 'O', '{"subLevel": null}', '{"icon": "role", "name": "角色与授权", "rank": 5}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1010', NULL, '流程与表单', '', 'flow', 4, 'menu', 'OA', '{"subLevel": null}', '{"icon": "flow", "name": "流程与表单", "rank": 4}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004006001', 'M1004006', '主运营角色管理', '/operation/mainRoleManage', '', 0, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "主运营角色管理", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004006002', 'M1004006', '协管角色管理', '/operation/assistRoleManage', '', 1, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "协管角色管理", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004006003', 'M1004006', '项目授权', '/system/projectAuth', '', 2, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "项目授权", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004007', 'M1004', '项目设置', '', 'setting', 6, 'menu', 'O', '{"subLevel": null}', '{"icon": "setting", "name": "项目设置", "rank": 6}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004007001', 'M1004007', '信息设置', '/spaceManage/infoSetting', '', 0, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "信息设置", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004007001:edit', 'M1004007001', '编辑', '', '', 0, 'btn', 'O', '{"subLevel": null}', '{"icon": "", "name": "编辑", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004007002', 'M1004007', '企业扩展字段', '/spaceManage/enterpriseextend', '', 1, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "企业扩展字段", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004007002:edit', 'M1004007002', '编辑', '', '', 0, 'btn', 'O', '{"subLevel": null}', '{"icon": "", "name": "编辑", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004007003', 'M1004007', '开放企业扩展字段', '/spaceManage/openenterpriseextend', '', 2, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "开放企业扩展字段", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004007003:edit', 'M1004007003', '编辑', '', '', 0, 'btn', 'O', '{"subLevel": null}', '{"icon": "", "name": "编辑", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004008', 'M1004', '账号与消息', '', 'account', 7, 'menu', 'O', '{"subLevel": null}', '{"icon": "account", "name": "账号与消息", "rank": 7}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004008001', 'M1004008', '平台单位账号', '/operation/operationList', '', 0, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "平台单位账号", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004008002', 'M1004008', '用户账号', '/operation/userAccount', '', 1, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "用户账号", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004008003', 'M1004008', '短信列表', '/operation/messageManage/shortMsgList', '', 2, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "短信列表", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004008004', 'M1004008', '消息列表', '/operation/messageManage/msglist', '', 3, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "消息列表", "rank": 3}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004009', 'M1004', '操作日志', '', 'audit', 8, 'menu', 'O', '{"subLevel": null}', '{"icon": "audit", "name": "操作日志", "rank": 8}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004009001', 'M1004009', '操作日志', '/operation/auditLog', '', 0, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "操作日志", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1002', NULL, '企业与租赁', '', 'lease', 2, 'menu', 'OA', '{"subLevel": null}', '{"icon": "lease", "name": "企业与租赁", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1002001', 'M1002', '企业档案', '', 'company', 0, 'menu', 'OA', '{"subLevel": null}', '{"icon": "company", "name": "企业档案", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1002001001', 'M1002001', '企业360画像', '/CompanyManager/customerresearch', '', 0, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "企业360画像", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1002001002', 'M1002001', '企业账号', '/CompanyManager/customeraccount', '', 1, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "企业账号", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1002001003', 'M1002001', '企业配置', '/CompanyManager/companyDeploy', '', 2, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "企业配置", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1002001004', 'M1002001', '临时企业', '/CompanyManager/tempCorp', '', 3, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "临时企业", "rank": 3}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1002001005', 'M1002001', '单位属性', '/CompanyManager/orgAttribute', '', 4, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "单位属性", "rank": 4}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1002001006', 'M1002001', '第三方单位信息', '/operation/thirdCompanyInfo', '', 5, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "第三方单位信息", "rank": 5}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1002002', 'M1002', '合同管理', '', 'lease', 1, 'menu', 'O', '{"subLevel": null}', '{"icon": "lease", "name": "合同管理", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1002002001', 'M1002002', '合同列表', '/contract/list', '', 0, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "合同列表", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1002003', 'M1002', '合同台账', '', 'ledger', 2, 'menu', 'O', '{"subLevel": null}', '{"icon": "ledger", "name": "合同台账", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1002003001', 'M1002003', '合同台账', '/rcContract/list', '', 0, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "合同台账", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1002003002', 'M1002003', '付款计划', '/rcContract/paymentPlan', '', 1, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "付款计划", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1002004', 'M1002', '合同配置', '', 'setting', 3, 'menu', 'O', '{"subLevel": null}', '{"icon": "setting", "name": "合同配置", "rank": 3}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1002004001', 'M1002004', '合同类型', '/rcContract/contractType', '', 0, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "合同类型", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1002004002', 'M1002004', '合同来源', '/rcContract/contractSource', '', 1, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "合同来源", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1002004003', 'M1002004', '合同相对方', '/rcContract/contractParty', '', 2, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "合同相对方", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1002004004', 'M1002004', '付款方式', '/rcContract/paymentMethod', '', 3, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "付款方式", "rank": 3}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1002005', 'M1002', '核算配置', '', 'money', 4, 'menu', 'O', '{"subLevel": null}', '{"icon": "money", "name": "核算配置", "rank": 4}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1002005001', 'M1002005', '核算配置', '/accounting/config', '', 0, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "核算配置", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008', NULL, '园区服务', '', 'service', 3, 'menu', 'OACM', '{"subLevel": null}', '{"icon": "service", "name": "园区服务", "rank": 3}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008001', 'M1008', '会议室', '', 'meeting', 0, 'menu', 'OACM', '{"subLevel": null}', '{"icon": "meeting", "name": "会议室", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008001001', 'M1008001', '会议室资源列表', '/boardroom/boardroommanage', '', 0, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "会议室资源列表", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008001002', 'M1008001', '预订订单列表', '/boardroom/orderlist', '', 1, 'menu', 'OACM', '{"subLevel": null}', '{"icon": "", "name": "预订订单列表", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008001003', 'M1008001', '预订信息', '/boardroom/orderinfor', '', 2, 'menu', 'OACM', '{"subLevel": null}', '{"icon": "", "name": "预订信息", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008001004', 'M1008001', '基础设置', '/boardroom/serviceset', '', 3, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "基础设置", "rank": 3}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008001005', 'M1008001', '会议室缴费', '/boardroom/payInfo', '', 4, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "会议室缴费", "rank": 4}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008002', 'M1008', '物业报修', '', 'repair', 1, 'menu', 'OACM', '{"subLevel": null}', '{"icon": "repair", "name": "物业报修", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008002001', 'M1008002', '物业报修列表', '/repair/propertymanagementlist', '', 0, 'menu', 'OACM', '{"subLevel": null}', '{"icon": "", "name": "物业报修列表", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008002002', 'M1008002', '报修基础设置', '/repair/propertybasicset', '', 1, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "报修基础设置", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008003', 'M1008', '访客通行', '', 'visitor', 2, 'menu', 'OACM', '{"subLevel": null}', '{"icon": "visitor", "name": "访客通行", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008003001', 'M1008003', '邀请人列表', '/inside/visitorManage/inviterlist', '', 0, 'menu', 'OACM', '{"subLevel": null}', '{"icon": "", "name": "邀请人列表", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008003002', 'M1008003', '访客申请', '/inside/visitorManage/visitorApplyFor', '', 1, 'menu', 'OACM', '{"subLevel": null}', '{"icon": "", "name": "访客申请", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008003003', 'M1008003', '访客登记列表', '/inside/visitorManage/visiterregistlist', '', 2, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "访客登记列表", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008003004', 'M1008003', '通行码', '/inside/visitorManage/passCode', '', 3, 'menu', 'OACM', '{"subLevel": null}', '{"icon": "", "name": "通行码", "rank": 3}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008004', 'M1008', '装修管理', '', 'decoration', 3, 'menu', 'OAC', '{"subLevel": null}', '{"icon": "decoration", "name": "装修管理", "rank": 3}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008004001', 'M1008004', '装修管理', '/decoration/list', '', 0, 'menu', 'OAC', '{"subLevel": null}', '{"icon": "", "name": "装修管理", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008005', 'M1008', '公共服务', '', 'service', 4, 'menu', 'OCM', '{"subLevel": null}', '{"icon": "service", "name": "公共服务", "rank": 4}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008005001', 'M1008005', '政务服务管理', '/service/politics/admin', '', 0, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "政务服务管理", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008005002', 'M1008005', '政务服务申请记录', '/service/politics/applyRecord', '', 1, 'menu', 'OCM', '{"subLevel": null}', '{"icon": "", "name": "政务服务申请记录", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008005003', 'M1008005', '教育服务管理', '/service/education/admin', '', 2, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "教育服务管理", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008005004', 'M1008005', '教育服务申请记录', '/service/education/applyRecord', '', 3, 'menu', 'OCM', '{"subLevel": null}', '{"icon": "", "name": "教育服务申请记录", "rank": 3}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008005005', 'M1008005', '人才服务管理', '/service/personnel/admin', '', 4, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "人才服务管理", "rank": 4}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008005006', 'M1008005', '人才服务申请记录', '/service/personnel/applyRecord', '', 5, 'menu', 'OCM', '{"subLevel": null}', '{"icon": "", "name": "人才服务申请记录", "rank": 5}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008006', 'M1008', '招聘服务', '', 'recruit', 5, 'menu', 'OCM', '{"subLevel": null}', '{"icon": "recruit", "name": "招聘服务", "rank": 5}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008006001', 'M1008006', '招聘审核', '/recruit/recruitExamine', '', 0, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "招聘审核", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008006002', 'M1008006', '招聘信息管理', '/recruit/recruitList/recruitListAdmin', '', 1, 'menu', 'OC', '{"subLevel": null}', '{"icon": "", "name": "招聘信息管理", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008006003', 'M1008006', '招聘分类', '/recruit/recruitList/recruitListClass', '', 2, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "招聘分类", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008006004', 'M1008006', '应聘记录', '/recruit/recruitApply', '', 3, 'menu', 'OCM', '{"subLevel": null}', '{"icon": "", "name": "应聘记录", "rank": 3}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008007', 'M1008', '园区协同', '', 'collaboration', 6, 'menu', 'OAC', '{"subLevel": null}', '{"icon": "collaboration", "name": "园区协同", "rank": 6}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008007001', 'M1008007', '事项征集', '/platform/collaboration/matter/list', '', 0, 'menu', 'OAC', '{"subLevel": null}', '{"icon": "", "name": "事项征集", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008007002', 'M1008007', '事项分类配置', '/platform/collaboration/matter/category', '', 1, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "事项分类配置", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008007003', 'M1008007', '事项模板', '/platform/collaboration/matter/template', '', 2, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "事项模板", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008007004', 'M1008007', '问题反馈列表', '/platform/collaboration/feedback/list', '', 3, 'menu', 'OAC', '{"subLevel": null}', '{"icon": "", "name": "问题反馈列表", "rank": 3}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008007005', 'M1008007', '反馈联系人配置', '/platform/collaboration/feedback/contact', '', 4, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "反馈联系人配置", "rank": 4}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008007006', 'M1008007', '信息统计列表', '/platform/collaboration/infoStatistics/list', '', 5, 'menu', 'OAC', '{"subLevel": null}', '{"icon": "", "name": "信息统计列表", "rank": 5}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008007007', 'M1008007', '信息统计汇总', '/platform/collaboration/infoStatistics/summary', '', 6, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "信息统计汇总", "rank": 6}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1008007008', 'M1008007', '信息统计模板', '/platform/collaboration/infoStatistics/template', '', 7, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "信息统计模板", "rank": 7}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1010001', 'M1010', '流程中心', '', 'flow', 0, 'menu', 'OA', '{"subLevel": null}', '{"icon": "flow", "name": "流程中心", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1010001001', 'M1010001', '流程监控', '/platform/process/process_monitoring', '', 0, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "流程监控", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1010001002', 'M1010001', '流程记录', '/platform/process/recordList', '', 1, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "流程记录", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1010001003', 'M1010001', '流程基础配置', '/platform/process/process_base', '', 2, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "流程基础配置", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1010001004', 'M1010001', '流程统计', '/platform/process/dataChart', '', 3, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "流程统计", "rank": 3}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1010002', 'M1010', '表单', '', 'form', 1, 'menu', 'O', '{"subLevel": null}', '{"icon": "form", "name": "表单", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1010002001', 'M1010002', '表单管理', '/form/list', '', 0, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "表单管理", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1010003', 'M1010', '自定义服务', '', 'service', 2, 'menu', 'O', '{"subLevel": null}', '{"icon": "service", "name": "自定义服务", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1010003001', 'M1010003', '自定义服务', '/customService/list', '', 0, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "自定义服务", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1005', NULL, '应用配置', '', 'apps', 5, 'menu', 'O', '{"subLevel": null}', '{"icon": "apps", "name": "应用配置", "rank": 5}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1005001', 'M1005', 'APP配置', '', 'phone', 0, 'menu', 'O', '{"subLevel": null}', '{"icon": "phone", "name": "APP配置", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1005001001', 'M1005001', '服务类型分组配置', '/platform/appconfig/serviceTypeGroup', '', 0, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "服务类型分组配置", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1005001002', 'M1005001', '类别配置', '/platform/appconfig/category', '', 1, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "类别配置", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1005001003', 'M1005001', '服务列表', '/platform/appconfig/services', '', 2, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "服务列表", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1005001004', 'M1005001', '门户配置', '/platform/appconfig/portal', '', 3, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "门户配置", "rank": 3}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1005001005', 'M1005001', '导航栏配置', '/platform/appconfig/navigator', '', 4, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "导航栏配置", "rank": 4}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1005003', 'M1005', '小程序配置', '', 'phone', 1, 'menu', 'O', '{"subLevel": null}', '{"icon": "phone", "name": "小程序配置", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1005003001', 'M1005003', '服务类型分组配置', '/platform/programconfig/serviceTypeGroup', '', 0, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "服务类型分组配置", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1005003002', 'M1005003', '类别配置', '/platform/programconfig/category', '', 1, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "类别配置", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1005003003', 'M1005003', '服务列表', '/platform/programconfig/services', '', 2, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "服务列表", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1005003004', 'M1005003', '门户配置', '/platform/programconfig/portal', '', 3, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "门户配置", "rank": 3}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1005003005', 'M1005003', '导航栏配置', '/platform/programconfig/navigator', '', 4, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "导航栏配置", "rank": 4}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1005002', 'M1005', '授权配置', '', 'role', 2, 'menu', 'O', '{"subLevel": null}', '{"icon": "role", "name": "授权配置", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1005002001', 'M1005002', '移动端可见配置', '/platform/authorization/mobileVisibility', '', 0, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "移动端可见配置", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1005002002', 'M1005002', '单位服务端权限配置', '/platform/authorization/orgServicePermission', '', 1, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "单位服务端权限配置", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1005004', 'M1005', '灰度用户', '', 'people', 3, 'menu', 'O', '{"subLevel": null}', '{"icon": "people", "name": "灰度用户", "rank": 3}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1005004001', 'M1005004', '灰度用户', '/system/grayUser', '', 0, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "灰度用户", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1005005', 'M1005', '管理门户', '', 'apps', 4, 'menu', 'O', '{"subLevel": null}', '{"icon": "apps", "name": "管理门户", "rank": 4}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1005005001', 'M1005005', '管理门户', '/spaceManage/managementPortal', '', 0, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "管理门户", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1005005002', 'M1005005', '业务路由', '/spaceManage/businessRouterHandle', '', 1, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "业务路由", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1003', NULL, '应用服务', '', 'apps', 6, 'menu', 'OC', '{"subLevel": 1}', '{"icon": "apps", "name": "应用服务", "rank": 6}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1003001', 'M1003', '应用服务', '', 'apps', 0, 'menu', 'OC', '{"subLevel": null}', '{"icon": "apps", "name": "应用服务", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1003001001', 'M1003001', '应用列表', '/serivceapp/servicehome', '', 0, 'menu', 'OC', '{"subLevel": null}', '{"icon": "", "name": "应用列表", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1013', NULL, '数据与物联', '', 'chart', 7, 'menu', 'OA', '{"subLevel": null}', '{"icon": "chart", "name": "数据与物联", "rank": 7}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1013001', 'M1013', '驾驶舱与资产', '', 'chart', 0, 'menu', 'OA', '{"subLevel": null}', '{"icon": "chart", "name": "驾驶舱与资产", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1013001001', 'M1013001', '驾驶舱', '/datacensus/cockpit', '', 0, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "驾驶舱", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1013001002', 'M1013001', '资产统计', '/datacensus/assets', '', 1, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "资产统计", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1013001003', 'M1013001', '园区数据', '/datacensus/dataPark', '', 2, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "园区数据", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1013002', 'M1013', '运营报表', '', 'report', 1, 'menu', 'OA', '{"subLevel": null}', '{"icon": "report", "name": "运营报表", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1013002001', 'M1013002', '收入报表', '/datacensus/projectOperation/income', '', 0, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "收入报表", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1013002002', 'M1013002', '租赁报表', '/datacensus/projectOperation/lease', '', 1, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "租赁报表", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1013002003', 'M1013002', '物业报表', '/datacensus/projectOperation/property', '', 2, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "物业报表", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1013002004', 'M1013002', '公寓入住报表', '/datacensus/projectOperation/apartmentCheckIn', '', 3, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "公寓入住报表", "rank": 3}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1013002005', 'M1013002', '签约报表', '/datacensus/projectOperation/signing', '', 4, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "签约报表", "rank": 4}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1013002006', 'M1013002', '欠租报表', '/datacensus/projectOperation/rentArrears', '', 5, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "欠租报表", "rank": 5}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1013003', 'M1013', '应用分析', '', 'report', 2, 'menu', 'OA', '{"subLevel": null}', '{"icon": "report", "name": "应用分析", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1013003001', 'M1013003', '应用运营分析', '/datacensus/appOperation', '', 0, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "应用运营分析", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1013004', 'M1013', '大数据总览', '', 'chart', 3, 'menu', 'OA', '{"subLevel": null}', '{"icon": "chart", "name": "大数据总览", "rank": 3}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1013004001', 'M1013004', '大数据总览', '/platform/bigdata/overview', '', 0, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "大数据总览", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1012', 'M1013', '物联平台', '', 'device', 4, 'menu', 'OA', '{"subLevel": null}', '{"icon": "device", "name": "物联平台", "rank": 4}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1012001', 'M1012', '物联平台', '/application/iframe/M1012', '', 0, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "物联平台", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1000220', 'M1013', '水质设备', '', 'device', 5, 'menu', 'OA', '{"subLevel": null}', '{"icon": "device", "name": "水质设备", "rank": 5}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1000220001', 'M1000220', '水质设备', '/things/waterPropertyDevice', '', 0, 'menu', 'OA', '{"subLevel": null}', '{"icon": "", "name": "水质设备", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014', NULL, '本单位', '', 'organisation', 8, 'menu', 'OACM', '{"subLevel": null}', '{"icon": "organisation", "name": "本单位", "rank": 8}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014001', 'M1014', '组织架构', '', 'organisation', 0, 'menu', 'OACM', '{"subLevel": null}', '{"icon": "organisation", "name": "组织架构", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014001001', 'M1014001', '组织架构', '/architecture/organizetions', '', 0, 'menu', 'OACM', '{"subLevel": null}', '{"icon": "", "name": "组织架构", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014001001:add', 'M1014001001', '新增部门', '', '', 0, 'btn', 'OAC', '{"subLevel": null}', '{"icon": "", "name": "新增部门", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014001001:edit', 'M1014001001', '编辑部门与成员归属', '', '', 1, 'btn', 'OAC', '{"subLevel": null}', '{"icon": "", "name": "编辑部门与成员归属", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014001001:delete', 'M1014001001', '删除部门', '', '', 2, 'btn', 'OAC', '{"subLevel": null}', '{"icon": "", "name": "删除部门", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014001002', 'M1014001', '成员列表', '/architecture/memberlist', '', 1, 'menu', 'OAC', '{"subLevel": null}', '{"icon": "", "name": "成员列表", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014001002:add', 'M1014001002', '新增与邀请人员', '', '', 0, 'btn', 'OAC', '{"subLevel": null}', '{"icon": "", "name": "新增与邀请人员", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014001002:edit', 'M1014001002', '编辑人员', '', '', 1, 'btn', 'OAC', '{"subLevel": null}', '{"icon": "", "name": "编辑人员", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014001002:delete', 'M1014001002', '移除人员', '', '', 2, 'btn', 'OAC', '{"subLevel": null}', '{"icon": "", "name": "移除人员", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014001002:handover', 'M1014001002', '移交超级管理员', '', '', 3, 'btn', 'OAC', '{"subLevel": null}', '{"icon": "", "name": "移交超级管理员", "rank": 3}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014001003', 'M1014001', '单位信息', '/architecture/companyData', '', 2, 'menu', 'OAC', '{"subLevel": null}', '{"icon": "", "name": "单位信息", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014001003:edit', 'M1014001003', '编辑', '', '', 0, 'btn', 'OAC', '{"subLevel": null}', '{"icon": "", "name": "编辑", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014001004', 'M1014001', '角色管理', '/architecture/roleManage', '', 3, 'menu', 'OAC', '{"subLevel": null}', '{"icon": "", "name": "角色管理", "rank": 3}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014001005', 'M1014001', '系统内置角色', '/architecture/systemInRole', '', 4, 'menu', 'OAC', '{"subLevel": null}', '{"icon": "", "name": "系统内置角色", "rank": 4}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014001006', 'M1014001', '普通管理员', '/architecture/normalAdmin', '', 5, 'menu', 'OAC', '{"subLevel": null}', '{"icon": "", "name": "普通管理员", "rank": 5}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014001006:admin', 'M1014001006', '设置普通管理员', '', '', 0, 'btn', 'OAC', '{"subLevel": null}', '{"icon": "", "name": "设置普通管理员", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014002', 'M1014', '行政办公', '', 'office', 1, 'menu', 'OCM', '{"subLevel": null}', '{"icon": "office", "name": "行政办公", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014002001', 'M1014002', '用车申请记录', '/inside/vehicle/applyRecord', '', 0, 'menu', 'OCM', '{"subLevel": null}', '{"icon": "", "name": "用车申请记录", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014002002', 'M1014002', '公车信息维护', '/inside/vehicle/carInfo', '', 1, 'menu', 'OC', '{"subLevel": null}', '{"icon": "", "name": "公车信息维护", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014002003', 'M1014002', '费用配置', '/inside/vehicle/feeConfig', '', 2, 'menu', 'OC', '{"subLevel": null}', '{"icon": "", "name": "费用配置", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014002004', 'M1014002', '用车统计', '/inside/vehicle/statistics', '', 3, 'menu', 'OC', '{"subLevel": null}', '{"icon": "", "name": "用车统计", "rank": 3}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014002005', 'M1014002', '用章记录', '/inside/chapter/useRecord', '', 4, 'menu', 'OCM', '{"subLevel": null}', '{"icon": "", "name": "用章记录", "rank": 4}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014002006', 'M1014002', '用章基础配置', '/inside/chapter/basicConfig', '', 5, 'menu', 'OC', '{"subLevel": null}', '{"icon": "", "name": "用章基础配置", "rank": 5}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014002007', 'M1014002', '领用记录', '/inside/officeSupplies/record', '', 6, 'menu', 'OCM', '{"subLevel": null}', '{"icon": "", "name": "领用记录", "rank": 6}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014002008', 'M1014002', '办公用品基础配置', '/inside/officeSupplies/basicConfig', '', 7, 'menu', 'OC', '{"subLevel": null}', '{"icon": "", "name": "办公用品基础配置", "rank": 7}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014002009', 'M1014002', '请假记录', '/inside/leave/record', '', 8, 'menu', 'OCM', '{"subLevel": null}', '{"icon": "", "name": "请假记录", "rank": 8}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014002010', 'M1014002', '审批设置', '/inside/leave/approvalSetting', '', 9, 'menu', 'OC', '{"subLevel": null}', '{"icon": "", "name": "审批设置", "rank": 9}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014002011', 'M1014002', '节假日设置', '/inside/leave/holidaySetting', '', 10, 'menu', 'OC', '{"subLevel": null}', '{"icon": "", "name": "节假日设置", "rank": 10}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014002012', 'M1014002', '请假统计', '/inside/leave/statistics', '', 11, 'menu', 'OC', '{"subLevel": null}', '{"icon": "", "name": "请假统计", "rank": 11}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014003', 'M1014', '资金账户', '', 'money', 2, 'menu', 'OC', '{"subLevel": null}', '{"icon": "money", "name": "资金账户", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014003001', 'M1014003', '补贴订单', '/subsidy/order', '', 0, 'menu', 'OC', '{"subLevel": null}', '{"icon": "", "name": "补贴订单", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014003002', 'M1014003', '消费记录', '/subsidy/consume', '', 1, 'menu', 'OC', '{"subLevel": null}', '{"icon": "", "name": "消费记录", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014003003', 'M1014003', '钱包余额', '/subsidy/wallet', '', 2, 'menu', 'OC', '{"subLevel": null}', '{"icon": "", "name": "钱包余额", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014003004', 'M1014003', '企业支付账户', '/enterprisePay/account', '', 3, 'menu', 'OC', '{"subLevel": null}', '{"icon": "", "name": "企业支付账户", "rank": 3}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014003005', 'M1014003', '开票信息', '/invoice/company', '', 4, 'menu', 'OC', '{"subLevel": null}', '{"icon": "", "name": "开票信息", "rank": 4}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000', NULL, '平台运营', '', 'platform', 9, 'menu', 'P', '{"subLevel": null}', '{"icon": "platform", "name": "平台运营", "rank": 9}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000001', 'M10000', '空间与园区', '', 'park', 0, 'menu', 'P', '{"subLevel": null}', '{"icon": "park", "name": "空间与园区", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000001001', 'M10000001', '空间与园区', '/platformAdmin/space', '', 0, 'menu', 'P', '{"subLevel": null}', '{"icon": "", "name": "空间与园区", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000001001:edit', 'M10000001001', '编辑', '', '', 0, 'btn', 'P', '{"subLevel": null}', '{"icon": "", "name": "编辑", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000002', 'M10000', '套餐', '', 'apps', 1, 'menu', 'P', '{"subLevel": null}', '{"icon": "apps", "name": "套餐", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000002001', 'M10000002', '套餐', '/platformAdmin/package', '', 0, 'menu', 'P', '{"subLevel": null}', '{"icon": "", "name": "套餐", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000003', 'M10000', '平台账号', '', 'account', 2, 'menu', 'P', '{"subLevel": null}', '{"icon": "account", "name": "平台账号", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000003001', 'M10000003', '平台账号', '/platformAdmin/account', '', 0, 'menu', 'P', '{"subLevel": null}', '{"icon": "", "name": "平台账号", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000004', 'M10000', '菜单资源', '', 'grid', 3, 'menu', 'P', '{"subLevel": null}', '{"icon": "grid", "name": "菜单资源", "rank": 3}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000004001', 'M10000004', '菜单资源', '/system/menuResource', '', 0, 'menu', 'P', '{"subLevel": null}', '{"icon": "", "name": "菜单资源", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000005', 'M10000', '配置与主题', '', 'setting', 4, 'menu', 'P', '{"subLevel": null}', '{"icon": "setting", "name": "配置与主题", "rank": 4}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000005001', 'M10000005', '配置与主题', '/platformAdmin/config', '', 0, 'menu', 'P', '{"subLevel": null}', '{"icon": "", "name": "配置与主题", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000005001:edit', 'M10000005001', '编辑', '', '', 0, 'btn', 'P', '{"subLevel": null}', '{"icon": "", "name": "编辑", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000006', 'M10000', '发件箱', '', 'bell', 5, 'menu', 'P', '{"subLevel": null}', '{"icon": "bell", "name": "发件箱", "rank": 5}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000006001', 'M10000006', '发件箱', '/platformAdmin/outbox', '', 0, 'menu', 'P', '{"subLevel": null}', '{"icon": "", "name": "发件箱", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000006001:retry', 'M10000006001', '重新投递', '', '', 0, 'btn', 'P', '{"subLevel": null}', '{"icon": "", "name": "重新投递", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000007', 'M10000', '审计与隐私', '', 'audit', 6, 'menu', 'P', '{"subLevel": null}', '{"icon": "audit", "name": "审计与隐私", "rank": 6}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000007001', 'M10000007', '审计与隐私', '/platformAdmin/audit', '', 0, 'menu', 'P', '{"subLevel": null}', '{"icon": "", "name": "审计与隐私", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000008', 'M10000', '支持访问', '', 'role', 7, 'menu', 'P', '{"subLevel": null}', '{"icon": "role", "name": "支持访问", "rank": 7}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000008001', 'M10000008', '支持访问', '/platformAdmin/support', '', 0, 'menu', 'P', '{"subLevel": null}', '{"icon": "", "name": "支持访问", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000009', 'M10000', '运行与任务', '', 'chart', 8, 'menu', 'P', '{"subLevel": null}', '{"icon": "chart", "name": "运行与任务", "rank": 8}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000009001', 'M10000009', '运行与任务', '/platformAdmin/run', '', 0, 'menu', 'P', '{"subLevel": null}', '{"icon": "", "name": "运行与任务", "rank": 0}', NULL);


--
-- Data for Name: menu_switch; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: park; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.park VALUES
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '星河智谷', 'A', true, 0, '2026-11-15 12:12:09.952+00', NULL, NULL, 1, '园区服务中心', '021-58880100', '上海市浦东新区星河路100号', 121.600000, 31.200000, 128600.0000, '以软件与智能制造为主的产业园区，共三栋楼宇，配有会议中心、人才公寓与员工餐厅。', NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '032aaf7d-f4a2-4def-84b6-2589da17ae14', '星河软件园', 'B', true, 1, '2026-11-15 12:12:09.952+00', NULL, NULL, 1, '园区服务中心', '021-58880200', '上海市浦东新区星河路200号', 121.610000, 31.210000, 42300.5000, '面向文化传媒与设计企业的软件园。', NULL),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '9a6622b2-122c-47aa-8fe1-ef4a3328f1c3', '云栖文创园', 'C', true, 0, '2026-11-15 12:12:09.958+00', NULL, NULL, 1, '园区客服中心', '0571-88880300', '杭州市西湖区云栖路1号', 120.090000, 30.180000, 36800.0000, '由旧厂房改造的文创园，保留了红砖厂房与老锅炉房。', NULL);


--
-- Data for Name: park_access; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.park_access VALUES
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', 'f3fa99dd-202b-4c01-8d89-7bda10a9b11a', NULL, '(,)', NULL, '0e657cc2-97bd-4f0d-8742-b604533e43ee', '2026-11-15 12:12:10.028+00'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '032aaf7d-f4a2-4def-84b6-2589da17ae14', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', '9dbf2f68-caa7-47e4-855a-40b997eaf20c', NULL, '(,)', NULL, 'd018d9d2-5b7f-4417-8782-9a4ae71f5704', '2026-11-15 12:12:10.028+00'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '87f69b57-6e6a-4400-8217-4b938f949e3f', '74fdd2fb-1fad-4294-86f3-44bc4723a725', NULL, '(,)', NULL, '8f775a84-a1af-4f9c-8059-c214a99ad62d', '2026-11-15 12:12:10.028+00');


--
-- Data for Name: phone_proof; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: privacy_record; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: rate_limit; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: role; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.role VALUES
	('00000000-0000-0000-0000-000000000001', '00000000-0000-0000-0000-000000000002', 'a0c876cf-7c53-4eb2-a4e6-01483d8c7ab3', NULL, 'inner', 'AllCompanyStaff', '单位全体成员', NULL, false, 100, 'self', '{}', NULL, NULL, '2026-11-15 12:12:09.871404+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '00000000-0000-0000-0000-000000000002', '955ba651-1748-4b2e-b06e-9672e2f330dc', NULL, 'inner', 'enterpriseComManager', '单位普通管理员', NULL, false, 100, 'all', '{}', NULL, NULL, '2026-11-15 12:12:09.871404+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '00000000-0000-0000-0000-000000000002', '4f993153-5948-4e1b-ac55-4201e8bc6063', NULL, 'inner', 'companySuperAdmin', '单位超级管理员', NULL, false, 100, 'all', '{}', NULL, NULL, '2026-11-15 12:12:09.871404+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', 'a923dfff-64af-44d4-8fd6-9217b390d99f', NULL, 'company', 'A1-business', '业务角色', NULL, true, 100, 'all', '{}', NULL, NULL, '2026-11-15 12:12:10.028+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '2e7cf891-5928-49a3-84a8-cdc7f7c49960', NULL, 'company', 'A1-purchase', '采购专员', 'a923dfff-64af-44d4-8fd6-9217b390d99f', false, 100, 'all', '{}', NULL, NULL, '2026-11-15 12:12:10.028+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', 'a98da787-8bbe-45d1-8b64-f217693601e9', NULL, 'company', 'A1-office', '行政专员', 'a923dfff-64af-44d4-8fd6-9217b390d99f', false, 100, 'all', '{}', NULL, NULL, '2026-11-15 12:12:10.028+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', 'eec01abb-21dc-4a06-8df1-f328b2dabbbb', NULL, 'park', 'project-manager', '项目运营管理员', NULL, false, 100, 'all', '{}', NULL, NULL, '2026-11-15 12:12:10.028+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', 'fcd753f2-c471-4539-8f6e-49b58dbb19a7', NULL, 'assist', 'assistant', '协管专员', NULL, false, 100, 'all', '{}', NULL, NULL, '2026-11-15 12:12:10.028+00', NULL, NULL, 1);


--
-- Data for Name: role_grant; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.role_grant VALUES
	('00000000-0000-0000-0000-000000000001', '00000000-0000-0000-0000-000000000002', '00000000-0000-0000-0000-000000000001', 'a0c876cf-7c53-4eb2-a4e6-01483d8c7ab3', NULL, '{M1000,M1000001,M1000001001,M1000001002,M1000002,M1000002001,M1000003,M1000003001,M1000004,M1000004001,M1000004002,M1000004003,M1000005,M1000005001,M1008,M1008001,M1008001002,M1008001003,M1008002,M1008002001,M1008003,M1008003001,M1008003002,M1008003004,M1008005,M1008005002,M1008005004,M1008005006,M1008006,M1008006004,M1014,M1014001,M1014001001,M1014002,M1014002001,M1014002005,M1014002007,M1014002009}', 1, '2026-11-15 12:12:09.871404+00', NULL, 'dbe66ef8-d72d-4c02-9f4f-315b75dbeeff'),
	('00000000-0000-0000-0000-000000000001', '00000000-0000-0000-0000-000000000002', '00000000-0000-0000-0000-000000000001', '955ba651-1748-4b2e-b06e-9672e2f330dc', NULL, '{M1000,M1000001,M1000001001,M1000001002,M1000002,M1000002001,M1000003,M1000003001,M1000004,M1000004001,M1000004002,M1000004003,M1000005,M1000005001,M1000006,M1000006001,M1008,M1008001,M1008001002,M1008001003,M1008002,M1008002001,M1008003,M1008003001,M1008003002,M1008003004,M1008004,M1008004001,M1008005,M1008005002,M1008005004,M1008005006,M1008006,M1008006002,M1008006004,M1008007,M1008007001,M1008007004,M1008007006,M1003,M1003001,M1003001001,M1014,M1014001,M1014001001,M1014001001:add,M1014001001:edit,M1014001001:delete,M1014001002,M1014001002:add,M1014001002:edit,M1014001002:delete,M1014001003,M1014001003:edit,M1014001004,M1014001005,M1014001006,M1014002,M1014002001,M1014002002,M1014002003,M1014002004,M1014002005,M1014002006,M1014002007,M1014002008,M1014002009,M1014002010,M1014002011,M1014002012}', 1, '2026-11-15 12:12:09.871404+00', NULL, '490dcf2a-4a52-4792-a61b-473c8207d655'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '7a421018-b19c-45b0-8561-ba3cd62ce659', 'a98da787-8bbe-45d1-8b64-f217693601e9', NULL, '{M1000,M1000001,M1000001001,M1000001002,M1000002,M1000002001,M1000003,M1000003001,M1000004,M1000004001,M1000004002,M1000004003,M1000005,M1000005001,M1000006,M1000006001,M1014001,M1014001001,M1014001001:add,M1014001001:edit,M1014001001:delete,M1014001002,M1014001002:add,M1014001002:edit,M1014001002:delete,M1014001003,M1014001003:edit,M1014001004,M1014001005,M1014001006,M1014002,M1014002001,M1014002002,M1014002003,M1014002004,M1014002005,M1014002006,M1014002007,M1014002008,M1014002009,M1014002010,M1014002011,M1014002012}', 1, '2026-11-15 12:12:10.028+00', NULL, 'a1ee6351-b13f-47c0-8c89-06b4353c56c7'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', '7a421018-b19c-45b0-8561-ba3cd62ce659', 'eec01abb-21dc-4a06-8df1-f328b2dabbbb', NULL, '{M1000,M1000001,M1000001001,M1000001002,M1000002,M1000002001,M1000003,M1000003001,M1000004,M1000004001,M1000004002,M1000004003,M1000005,M1000005001,M1004,M1004002,M1004002001,M1004002002,M1004002003,M1004003,M1004003001,M1004003001:edit,M1004003001:department,M1004003001:staff,M1004003001:admin,M1004003002,M1004003003,M1004003004,M1004004,M1004004001,M1004004002,M1004005,M1004005001,M1004005002,M1004001Y,M1004001Y001,M1004006,M1004006001,M1004006002,M1004006003,M1004007,M1004007001,M1004007001:edit,M1004007002,M1004007002:edit,M1004007003,M1004007003:edit,M1004008,M1004008001,M1004008002,M1004008003,M1004008004,M1004009,M1004009001,M1002,M1002001,M1002001001,M1002001002,M1002001003,M1002001004,M1002001005,M1002001006,M1002002,M1002002001,M1002003,M1002003001,M1002003002,M1002004,M1002004001,M1002004002,M1002004003,M1002004004,M1002005,M1002005001,M1008,M1008001,M1008001001,M1008001002,M1008001003,M1008001004,M1008001005,M1008002,M1008002001,M1008002002,M1008003,M1008003001,M1008003002,M1008003003,M1008003004,M1008004,M1008004001,M1008005,M1008005001,M1008005002,M1008005003,M1008005004,M1008005005,M1008005006,M1008006,M1008006001,M1008006002,M1008006003,M1008006004,M1008007,M1008007001,M1008007002,M1008007003,M1008007004,M1008007005,M1008007006,M1008007007,M1008007008,M1010,M1010001,M1010001001,M1010001002,M1010001003,M1010001004,M1010002,M1010002001,M1010003,M1010003001,M1005,M1005001,M1005001001,M1005001002,M1005001003,M1005001004,M1005001005,M1005003,M1005003001,M1005003002,M1005003003,M1005003004,M1005003005,M1005002,M1005002001,M1005002002,M1005004,M1005004001,M1005005,M1005005001,M1005005002,M1003,M1003001,M1003001001,M1013,M1013001,M1013001001,M1013001002,M1013001003,M1013002,M1013002001,M1013002002,M1013002003,M1013002004,M1013002005,M1013002006,M1013003,M1013003001,M1013004,M1013004001,M1012,M1012001,M1000220,M1000220001,M1014,M1014001,M1014001001,M1014001001:add,M1014001001:edit,M1014001001:delete,M1014001002,M1014001002:add,M1014001002:edit,M1014001002:delete,M1014001003,M1014001003:edit,M1014001004,M1014001005,M1014001006,M1014002,M1014002001,M1014002002,M1014002003,M1014002004,M1014002005,M1014002006,M1014002007,M1014002008,M1014002009,M1014002010,M1014002011,M1014002012}', 1, '2026-11-15 12:12:10.028+00', NULL, '97f4a3e1-0f99-48a9-837e-ea8c078ef7cb'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', '7a421018-b19c-45b0-8561-ba3cd62ce659', 'fcd753f2-c471-4539-8f6e-49b58dbb19a7', NULL, '{M1000,M1000001,M1000001001,M1000001002,M1000002,M1000002001,M1000003,M1000003001,M1000004,M1000004001,M1000004002,M1000004003,M1000005,M1000005001,M1004003,M1004003001,M1004003002,M1004003003,M1004003004,M1008001,M1008001001,M1008001002,M1008001003,M1008001004,M1008001005,M1008002,M1008002001,M1008002002,M1008003,M1008003001,M1008003002,M1008003003,M1008003004,M1000220,M1000220001}', 1, '2026-11-15 12:12:10.028+00', NULL, '4c1a7d58-e8a0-409d-8804-6531c1953b06');


--
-- Data for Name: role_user; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.role_user VALUES
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '7a421018-b19c-45b0-8561-ba3cd62ce659', 'a98da787-8bbe-45d1-8b64-f217693601e9', false, '9614ad55-4ff5-448e-894f-78c901261160', NULL, '(,)', NULL, '77487b0d-dbcd-45a9-8e7e-a06ee3aa1cde', '2026-11-15 12:12:10.028+00'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', '7a421018-b19c-45b0-8561-ba3cd62ce659', 'eec01abb-21dc-4a06-8df1-f328b2dabbbb', false, 'f3fa99dd-202b-4c01-8d89-7bda10a9b11a', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '(,)', NULL, '399cb50d-9e59-452e-8d53-46d778101114', '2026-11-15 12:12:10.028+00'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', '7a421018-b19c-45b0-8561-ba3cd62ce659', 'eec01abb-21dc-4a06-8df1-f328b2dabbbb', false, '9dbf2f68-caa7-47e4-855a-40b997eaf20c', '032aaf7d-f4a2-4def-84b6-2589da17ae14', '(,)', NULL, '00125321-1a1b-418c-8b36-2da6843055f2', '2026-11-15 12:12:10.028+00'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '87f69b57-6e6a-4400-8217-4b938f949e3f', '7a421018-b19c-45b0-8561-ba3cd62ce659', 'fcd753f2-c471-4539-8f6e-49b58dbb19a7', false, '74fdd2fb-1fad-4294-86f3-44bc4723a725', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '(,)', NULL, '57f30071-9c54-411e-890f-a2f7bc1b943c', '2026-11-15 12:12:10.028+00');


--
-- Data for Name: schema_migration; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.schema_migration VALUES
	('0001_base.sql', 'b3c3a9643a6a709d83ba43dba77f3118a3dcb4f90e7ceb17f858c01405c8001b', '2026-11-15 12:12:09.465616+00'),
	('0002_spine.sql', 'ebf76ef79e0d04625fb647da430ac6ad61d1615b2201b0766c2ac62bab787af9', '2026-11-15 12:12:09.503032+00'),
	('0003_walls.sql', 'ddb4926b3c6ca0f1c40cb99cf547a75a362c713eb9fe6d89cf5e7ff94f42b105', '2026-11-15 12:12:09.547097+00'),
	('0004_door.sql', '5fb7bce15f9a5f98a853d92ea74a7c95a7896084b0e9ed43409a7347e7b62123', '2026-11-15 12:12:09.584538+00'),
	('0005_platform.sql', 'dac73bedff2c54cbe4efb15bdd435dc712464dfd85e0dba34277b0dea51d8685', '2026-11-15 12:12:09.599537+00'),
	('0006_config.sql', 'e9204b6eaa5513d49640adf1151e659022cc3af46ebafd618bae642714d05db5', '2026-11-15 12:12:09.603237+00'),
	('0007_kernel.sql', '3a53fc46d0f1a79f5854252494d6e44e0d138c61190abc55f1200d2de8928e5c', '2026-11-15 12:12:09.609941+00'),
	('0008_file.sql', '5164d55bf65f3d23062dad9aac64a4dcb860883f9b912e6c3cbc538a18808ff5', '2026-11-15 12:12:09.620031+00'),
	('0009_task.sql', '83079bb2ba9c0014aa04644bba8ccd856f1cf2edcc6066b7fae3d59e3c55a751', '2026-11-15 12:12:09.628661+00'),
	('0010_audit_seal.sql', '007d95f09beb67aa9654170ff5cca25d8f65679ab38dc45e124a920293d70822', '2026-11-15 12:12:09.64633+00'),
	('0011_local_message.sql', '541c7a9bec05dca9e3974da1f350533d3dc670a7d294919bd11e29e6758fa123', '2026-11-15 12:12:09.657454+00'),
	('0012_audit_check.sql', '33f14e538d1833f2f4af5030a28e271e8fed5889c3c83459719edc6e0970c611', '2026-11-15 12:12:09.661433+00'),
	('0013_sign_in.sql', '591149e8861e84824ae5143657d5b7c87a3e42827cdd5448b7b063bc22d7014a', '2026-11-15 12:12:09.666945+00'),
	('0014_account.sql', '6aea9b552950fb2ecaf16a2acc4338c675578b1ce71a26689728a14c2acf66bb', '2026-11-15 12:12:09.698626+00'),
	('0015_settings.sql', '4e14401f175629d657e4fb6fcfc153c96f5d6d45f258f0c076499a2bbca11b16', '2026-11-15 12:12:09.716803+00'),
	('0016_extend.sql', 'fe6a7ee9a8b56040454f68daf5083330b893da9170a19d1f935daf08b151f38b', '2026-11-15 12:12:09.779869+00'),
	('0017_staff.sql', 'f825b2fb9aff8171ab5852eb9889deacbcaba971e46eec1ef8ffce7c5470fad4', '2026-11-15 12:12:09.795416+00'),
	('0018_invitation.sql', 'ee54634e0108ae338f6d13a4234d0802e502568739fa3ba82eac6a1f1a730b52', '2026-11-15 12:12:09.813199+00');


--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: shortcut; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: sms_code; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: space; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.space VALUES
	('00000000-0000-0000-0000-000000000001', '平台', 'platform-home', '00000000-0000-0000-0000-000000000002', true, 7, '2026-11-15 12:12:09.599537+00', NULL, NULL, 1),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '云栖文创运营', 'yunxi', '0c9a3745-5616-40b0-8a5b-a0642c4cd13a', true, 3, '2026-11-15 12:12:09.958+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '星河产业运营', 'xinghe', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', true, 6, '2026-11-15 12:12:09.952+00', NULL, NULL, 1);


--
-- Data for Name: staff; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.staff VALUES
	('00000000-0000-0000-0000-000000000001', '00000000-0000-0000-0000-000000000002', '9e7d7d3a-7701-4323-80e4-8e40164817da', NULL, true, 3, '高远', '\xb514a52ddc427759a1e9decd45f11c7a9345cee3bbdf1d2b32e6623c0b14295419068402236e33', '\xecbbe4905c6327f006edce605a24e507eb473c633ccafb31a763428511d6a9c8', '138****0001', 1, NULL, '平台管理员', true, 1, true, NULL, '{}', '2026-01-20 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'gaoyuan gy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', 'f3fa99dd-202b-4c01-8d89-7bda10a9b11a', 'e82aa98a-7c28-4192-8a61-1a567b89010a', true, 1, '陈志远', '\x5950168a76bb1653054e46c0f146defd55826a1a04858fc2479db427dabb4026d07121133b4a85', '\x3baa88a7b59082660acabc3f1e785ea9f91d29393ff332fd02d95590e1e91cfa', '138****0011', 0, NULL, '园区经理', true, 2, true, NULL, '{}', '2026-01-21 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'chenzhiyuan czy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', '9dbf2f68-caa7-47e4-855a-40b997eaf20c', 'e82aa98a-7c28-4192-8a61-1a567b89010a', true, 1, '周敏', '\x54836b8a6536bd7fba85f981dcef7efaddd8f8fde56836dcf7b37ec5cdccc73768365e77115a79', '\x00cbe8d75ddd10014e72419b72bc0c64c83edfa2358fc088cdb834ccc4759a36', '138****0012', 1, NULL, '园区经理', true, 3, true, NULL, '{}', '2026-01-22 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhoumin zm', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', '52e4b43c-8ea6-4d2b-80c9-773582f7610d', 'e82aa98a-7c28-4192-8a61-1a567b89010a', true, 3, '何建国', '\x040d8e5509d2ff34e5b1fcd31c271f2fe0b13ac106318fd76c0e7e7831892c690b52d2adb38a9c', '\x5e6f8f9f15b5a15a6365ce405d305b10a15219821ea212b90a88e37a21e09c67', '138****0013', 0, NULL, '总经理', true, 4, true, NULL, '{}', '2026-01-23 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hejianguo hjg', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', '9b3a58a7-7f27-487d-86a4-511898332f8a', 'e82aa98a-7c28-4192-8a61-1a567b89010a', true, 1, '陈伟伦', '\xef3b33c96556e23d138c475109bd98d37786fe92786364100da5bc955f1dd4f5158dea7f2f669d', '\xb55a158b9784be4d9c731aeb1309af905ed1c9dacb4d51adabe2c4a53e699f27', '139****0028', 1, NULL, '财务会计', true, 5, true, NULL, '{}', '2026-01-24 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'chenweilun cwl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', 'eaff736e-37a7-46cf-8396-7ce2e3f1efac', '7fae746b-52c8-4208-8b05-b628944e8187', true, 1, '杨诗涵', '\x554e1eabedfe5dba6a212cc6ebe11608e5e2ee202128b75335f6f81edb1fa43a2945011a3ae57f', '\x409a9189ec307b426b0bcb5674bad23ce44d165fff7dc064994e9e1b8f37349b', '139****0035', 0, NULL, '人事专员', true, 6, true, NULL, '{}', '2026-01-25 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yangshihan ysh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', 'c472aa58-9285-4be3-830a-646aa30fa175', '019ff877-6461-4826-88ab-e4422806e94c', true, 1, '赵天宇', '\xbec686c4d61ee06550c7d714fa00ac243f9a8fbd4cd6155e4440468cfe0d3a098dbf4546d1b7ca', '\x94ca434237aa94cffe2d8cfce3fb323a2286ec1e01d5ddb8863bd5b6ed107785', '139****0042', 1, NULL, '销售经理', true, 7, true, NULL, '{}', '2026-01-26 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhaotianyu zty', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', 'cfd79f20-252f-4a34-833a-55716fdb75b9', 'e82aa98a-7c28-4192-8a61-1a567b89010a', true, 1, '黄若兰', '\xefa25410da251bd9840cd20fdc62a3beeb229e3418ecf7abce1f3cf56bd7dd8d77e21319105466', '\x331f41905426c6b26b249bdc55863f55e6c136017dff226b59ab236149402def', '139****0049', 0, NULL, '客户经理', true, 8, true, NULL, '{}', '2026-01-27 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'huangruolan hrl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '87f69b57-6e6a-4400-8217-4b938f949e3f', '74fdd2fb-1fad-4294-86f3-44bc4723a725', '76decc1f-0b4f-489f-8cc6-490d58f473ac', true, 1, '孙丽', '\xc76b5bd532f078e0147681ea1ab59145cab9e3222cd4bdfa598b9bf715578fb740c508aabeb568', '\xba9493f5904e674d0c0525c08979a7ef2d04d516d60c0b141fa02ff51bce8b7f', '138****0021', 1, NULL, '客服专员', true, 9, true, NULL, '{}', '2026-01-28 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'sunli sl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '87f69b57-6e6a-4400-8217-4b938f949e3f', '6038ed18-1c54-4442-8094-d70202326791', '01448c47-0fef-4643-8280-162861ab7853', true, 1, '吴昊', '\x4867dfa654834e9db28bbfedc7811adcd6e118408dbcda73ae862576dc955ee97e969ce4acefb9', '\xc5cbb9dd68e16d667cdc6b2c3b3078db4877a20dd3c4f5b0d746bcc74b9492ed', '138****0022', 0, NULL, '巡检员', true, 10, true, NULL, '{}', '2026-01-29 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'wuhao wh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '87f69b57-6e6a-4400-8217-4b938f949e3f', '09302fc3-c8e3-4355-8621-5c548eea637e', '76decc1f-0b4f-489f-8cc6-490d58f473ac', true, 1, '徐文博', '\xbcf189a5abb5293d3fef79af6b0854c0df5fae045413e703c42f18c7c3ff6d77d9da6ab2484835', '\xfa331a25c8593fa5728c704e72dfbbd922040a378af7672f5c58e83fc0d05c03', '139****0070', 1, NULL, '工程师', true, 11, true, NULL, '{}', '2026-01-30 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xuwenbo xwb', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '87f69b57-6e6a-4400-8217-4b938f949e3f', 'b8eecf77-8e8a-4be6-81ba-c1203ddeb728', '01448c47-0fef-4643-8280-162861ab7853', true, 1, '孙丹丹', '\x264288796b2cb13f70911312adebeda312177a3d1c8c31628fb1bb406eb6ca467695dfb4657832', '\xfea905353760ec974f05a5f52c17287d5ee8a4c78851d1763e5533b663cf1b0f', '139****0077', 0, NULL, '产品经理', true, 12, true, NULL, '{}', '2026-01-31 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'sundandan sdd', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '87f69b57-6e6a-4400-8217-4b938f949e3f', '0ff443b5-fcc8-4d15-82f0-be1b17226c7f', '76decc1f-0b4f-489f-8cc6-490d58f473ac', true, 1, '胡景行', '\x71ac740866701506e91e67507373e5a14cb2201c592b393d25eb93c569918570ec67a9b70e3f6d', '\xb7dd2c63c602c7e3fdb2a0eda4569c470986ff413343cc7be04db964737300cb', '139****0084', 1, NULL, '项目经理', true, 13, true, NULL, '{}', '2026-02-01 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hujingxing hjx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '87f69b57-6e6a-4400-8217-4b938f949e3f', '56fa8ac0-46e1-49b1-850a-d089e2be0b0f', '01448c47-0fef-4643-8280-162861ab7853', true, 1, '朱雨桐', '\x2932240217863420174cc93b54c9cd9195d92d564ec96e206de535a88dee05daf35e6b12301f40', '\x613e06a554b69a0f2626328fb57f9f1a52b5d713b5e2fc5efd5c6227fcbd85f8', '139****0091', 0, NULL, '行政专员', true, 14, true, NULL, '{}', '2026-02-02 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhuyutong zyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '76391c94-4af4-4329-87e0-d72698eee718', '01a2b66b-462a-43e8-89f5-bd9ac8682aab', true, 3, '林晓峰', '\x78513f19fa49be81627f839656a9225c4609c3d7026e9a248d2a146f2fb33a542f0fbe8827b3f0', '\x30905fd87c5d9357a7090513aaad734128603fc3c0ea3ddde78c25bcabd7e83d', '138****1001', 0, NULL, '总经理', true, 15, true, NULL, '{"education": "1", "short_num": "6001", "entry_date": "2024-05-29", "has_parking": true}', '2026-02-03 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'linxiaofeng lxf', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '9614ad55-4ff5-448e-894f-78c901261160', '01a2b66b-462a-43e8-89f5-bd9ac8682aab', true, 2, '赵雅琴', '\x32c7b2e60a5922f46b532c38af546f34f65619ff5523943df5ed37721abd248d6f754eeaf04dc3', '\x39a5b21302f116679d66be230ae73cb584fc926bc5b98b35d1b4c27e0fbede0a', '138****1002', 1, NULL, '行政主管', true, 16, true, NULL, '{"education": "2", "entry_date": "2024-06-21", "has_parking": false}', '2026-02-04 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhaoyaqin zyq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '46eff726-e43a-4063-8b4f-37d9d3687afd', '4f13cd8c-76d6-4a4a-856a-206efe058515', true, 1, '王梓涵', '\x5d6ab9ad77d73e11a16c33bbaf2d3195d12401b4e1dadb2409addaa0d030abc78e5f8cf5cbc18e', '\x6757df335729cb3410693cc5fe3247ec77fa0fce79ef1d4524a565f2089edf38', '138****1003', 1, NULL, '前端工程师', true, 17, true, NULL, '{"education": "3", "short_num": "6003", "entry_date": "2024-07-14", "has_parking": false}', '2026-02-05 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'wangzihan wzh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', 'e923afc6-71de-4557-86b3-a608d8eb8e1b', '46d1dd15-51c1-48c3-8f7a-715e645e4af4', true, 1, '李昊然', '\x53d20a59a1fb51956b586e6c8845184642d10f621debdc67bdd3eb29e21d110c09b95199a63f0e', '\x81833c473d84a6855d34306aa73204eeaf3131c08ee5d197f66394eefda7de96', '138****1004', 0, NULL, '市场专员', true, 18, true, NULL, '{"education": "4", "entry_date": "2024-08-06", "has_parking": true}', '2026-02-06 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'lihaoran lhr', '试用期至下月底', NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '62b4d6ac-972e-4de9-88dc-333bae3f26e5', '4f13cd8c-76d6-4a4a-856a-206efe058515', true, 1, '刘思远', '\x6d5eb623a108afed92bdc517f6f7fffa152e209ffa1888576730c0eda0d2e8ea88af192440dd62', '\xa9e9bfd99d68a9f0f14e5a75aa08fd1882c2a3daff1c00416cfa91e221214a26', '138****1005', 0, NULL, '测试工程师', true, 19, true, NULL, '{"education": "1", "short_num": "6005", "entry_date": "2024-08-29", "has_parking": false}', '2026-02-07 01:00:00+00', NULL, NULL, 1, NULL, NULL, false, 'liusiyuan lsy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '3bcfff77-4bd4-432f-8ef2-48e072515328', '46d1dd15-51c1-48c3-8f7a-715e645e4af4', true, 1, '马骏', '\x35f572d92be42dc75c4e04deb099c84a05b0898da49b9a8261ca568445bcd313d864fca159c0bc', '\x8cf81ffda2a0ae78f0695b3f871aba95d62561ae1973d170101a653394d79f7e', '138****1006', 0, NULL, '销售顾问', true, 20, false, NULL, '{"education": "2", "entry_date": "2024-09-21", "has_parking": false}', '2026-02-08 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'majun mj', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '23a13ec5-690a-4b0c-83a4-6df9a6099536', '4f13cd8c-76d6-4a4a-856a-206efe058515', true, 1, '梁明哲', '\xb17eff80dfc4be30369d969cb28a775808300d7a8f27be7cbde661336a40623441a3875be80cd9', '\xa1a845aab80a8c6ddef198473852171c158b4366167ff4520a660a3cdb0ee5d9', '139****0140', 1, NULL, '工程师', true, 21, true, NULL, '{"education": "3", "short_num": "6007", "entry_date": "2024-10-14", "has_parking": true}', '2026-02-09 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liangmingzhe lmz', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '29f78e35-a773-47b9-8454-0a9db1c6e64c', '46d1dd15-51c1-48c3-8f7a-715e645e4af4', true, 1, '宋玉婷', '\x5589c74452a1d0b9d0a0aceb6c7226e5030e8471d0690b93cc0433dec9b50653521a84f2e3c4d4', '\x5cff7c929ab6c0ef3438ceb5fa388c0c25d2b147e7241bea8ac0d106b7b7f1ce', '139****0147', 0, NULL, '产品经理', true, 22, true, NULL, '{"education": "4", "entry_date": "2024-11-06", "has_parking": false}', '2026-02-10 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'songyuting syt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', 'bfee56e5-e58a-40d7-8b4b-9ca4017a6cb0', '01a2b66b-462a-43e8-89f5-bd9ac8682aab', true, 1, '郑嘉豪', '\xc3bce158e4c1f54515f88dcb97948a5532715af5d1c5ef466e8b4ed4dd0c58cde40ad0dd6262ee', '\x6c9f2e3d4709af17c2d4623577af4587291251435817c525e862c5a62a3a37cc', '139****0154', 1, NULL, '项目经理', true, 23, true, NULL, '{"education": "1", "short_num": "6009", "entry_date": "2024-11-29", "has_parking": false}', '2026-02-11 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhengjiahao zjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '50971c65-a651-4b3d-803e-9b40c47b9430', '4f13cd8c-76d6-4a4a-856a-206efe058515', true, 1, '谢静怡', '\xa2da587a3de0317b1d786ea7a701f63b561fc25296baa8805502bf1f4da821296f7fede32f0c7b', '\x57ba2578b792ac24521294312f7d77d060fb6b7ef9c1ef7891036a4badc22801', '139****0161', 0, NULL, '行政专员', true, 24, true, NULL, '{"education": "2", "entry_date": "2024-12-22", "has_parking": true}', '2026-02-12 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xiejingyi xjy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '01d66df7-278a-42be-87d2-b30a23710cfa', '46d1dd15-51c1-48c3-8f7a-715e645e4af4', true, 1, '韩一鸣', '\x92e440c503292e49c9352423a0fea76b440db6b5559506a41daa9538db557e68b0c64f5b681af1', '\xdec1fbd3e49d62b43cd7b2001f0a70971c810d22d9193157337c32f2fb44ae9a', '139****0168', 1, NULL, '财务会计', true, 25, true, NULL, '{"education": "3", "short_num": "6011", "entry_date": "2025-01-14", "has_parking": false}', '2026-02-13 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hanyiming hym', '试用期至下月底', NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', 'e5315aec-cb45-4c0e-87eb-0835d1ff8015', '01a2b66b-462a-43e8-89f5-bd9ac8682aab', true, 1, '唐可欣', '\xdb1cd9dcc80761af2442cb70a97c8ccebb5c7ad9f4e7aa3befb601e5c026f1c90b02c51029d17b', '\x95580b56f21c2e569c478bd0e992241c349cb75857190bc9a29548ab2882f511', '139****0175', 0, NULL, '人事专员', true, 26, true, NULL, '{"education": "4", "entry_date": "2025-02-06", "has_parking": false}', '2026-02-14 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'tangkexin tkx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', 'a4535524-7425-4010-8064-f1fd04b1d096', '4f13cd8c-76d6-4a4a-856a-206efe058515', true, 1, '冯浩宇', '\x3c24dd7d3fb26e22cc1c2376d66ffd58d27b8cd65e248f98e26a62ec007137bb3343b6d7d46fc6', '\x50d8475432073334ee5a626792849e495a65bf6fe1b40dc3555483ee4c4d1dc3', '139****0182', 1, NULL, '销售经理', true, 27, true, NULL, '{"education": "1", "short_num": "6013", "entry_date": "2025-03-01", "has_parking": true}', '2026-02-15 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'fenghaoyu fhy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', 'bd2edd34-4f84-46c4-8ef6-39ecaadb7451', '46d1dd15-51c1-48c3-8f7a-715e645e4af4', true, 1, '于晓彤', '\x4650fe40f276eab5caf5903a73796a6a7269699d96d7a058ed81fd2a8739bab418451b109a3374', '\xb8f56697ebb677daca3e63aec290fc0557ec4cce3c218458a5e68ccbbc7912d8', '139****0189', 0, NULL, '客户经理', true, 28, true, NULL, '{"education": "2", "entry_date": "2025-03-24", "has_parking": false}', '2026-02-16 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yuxiaotong yxt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '02a7e544-812b-4eae-8fe7-e576f4ef9a5e', NULL, true, 1, '董宏伟', '\x7507b2eba261455f761a2b63a1fd2c35f73a2d77854be43ef030a89cc70fa20a6690e29a5b3561', '\xba214db05892ad8b9268b181f0573c2757243df20e6da5d7acf1dbae69346843', '139****0196', 1, NULL, '测试工程师', true, 29, true, NULL, '{"education": "3", "short_num": "6015", "entry_date": "2025-04-16", "has_parking": false}', '2026-02-17 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'donghongwei dhw', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '2279d7f4-3d39-4175-8b14-683c569c3bf6', '4f13cd8c-76d6-4a4a-856a-206efe058515', true, 1, '萧春燕', '\xea2a017b5a62470cc384564e67abe29da7fc786d8116bfdad0adb0b783187cab9198f90bef52e9', '\xcd34283c81d1af656a6136246bbdc9288a8acba002fed690799e656c9e8c6531', '139****0203', 0, NULL, '设计师', true, 30, true, NULL, '{"education": "4", "entry_date": "2025-05-09", "has_parking": true}', '2026-02-18 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xiaochunyan xcy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '659fef41-99da-4e58-8a4e-11829b171dba', '46d1dd15-51c1-48c3-8f7a-715e645e4af4', true, 1, '程子轩', '\xd35a0936a1d843dc373e27b7704ec60772ec06d3e3c4b3ae028c95f6e232b964cf44ad9265bcf7', '\xa0e470c8cf42d18a099e2a3c14d057f7651c826f97df68aee85789210182e119', '139****0210', 1, NULL, '工程师', true, 31, true, NULL, '{"education": "1", "short_num": "6017", "entry_date": "2025-06-01", "has_parking": false}', '2026-02-19 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'chengzixuan czx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', 'e5a81184-c57c-4f84-8943-dd3841d23499', '01a2b66b-462a-43e8-89f5-bd9ac8682aab', true, 1, '曹梦琪', '\xd0a3c6f5fd782e225a497a80a92878f97f6999a1fcb45b0e0b7c7ab8d26578744cd458f4810cdb', '\xa1208ca690a5ca3e58cdacff58baefa6529a5746095d84858833db3b77942124', '139****0217', 0, NULL, '产品经理', true, 32, true, NULL, '{"education": "2", "entry_date": "2025-06-24", "has_parking": false}', '2026-02-20 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'caomengqi cmq', '试用期至下月底', NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '35255aad-5926-492c-875f-678c55abcf86', '4f13cd8c-76d6-4a4a-856a-206efe058515', true, 1, '袁思源', '\x928460985ecc39593059bbbfa450761ff015c68edab16240816956732d467ff53df58fa475df7f', '\x251804657316ad4c9eebc59eba366ba9041160674ae8e3cd1335124457658fe7', '139****0224', 1, NULL, '项目经理', true, 33, true, NULL, '{"education": "3", "short_num": "6019", "entry_date": "2025-07-17", "has_parking": true}', '2026-02-21 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yuansiyuan ysy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '9d28049e-c138-496b-857d-e913131bed3c', '46d1dd15-51c1-48c3-8f7a-715e645e4af4', true, 1, '邓婉清', '\x1c8ee16d0ae20f082d788eb4afbb7d3cd297eb904632974351823a54694287f071c90636dd1d49', '\x6af23fb48fc2c4e648da6460f4171460dd3f4ba7ffb33a6536a545bdc1c4a3a3', '139****0231', 0, NULL, '行政专员', true, 34, true, NULL, '{"education": "4", "entry_date": "2025-08-09", "has_parking": false}', '2026-02-22 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'dengwanqing dwq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '4c276226-b85c-4a2e-8633-3a42a68a96fb', '01a2b66b-462a-43e8-89f5-bd9ac8682aab', true, 1, '许伟伦', '\x0db67162add721205892b58f112066f3c0c6feab295ff00e06a610555c8c61dd0d85f1bc64e122', '\xae83cf08d843f4d6cfe8fe02061e58b7cb350785ce3db3ee10676065e59b910b', '139****0238', 1, NULL, '财务会计', true, 35, true, NULL, '{"education": "1", "short_num": "6021", "entry_date": "2025-09-01", "has_parking": false}', '2026-02-23 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xuweilun xwl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', 'ff023c99-c4d1-42d8-8b7a-c670d0e21554', '4f13cd8c-76d6-4a4a-856a-206efe058515', true, 1, '傅诗涵', '\xadcf354388368595e6b22ede7785001344ec090c19f8642e81aaab70b04142720d3517ae133d99', '\x050b28982000e241479da85f82444080d870c96decb70f4e3d13ea165b5d3254', '139****0245', 0, NULL, '人事专员', true, 36, true, NULL, '{"education": "2", "entry_date": "2025-09-24", "has_parking": true}', '2026-02-24 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'fushihan fsh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '689fcaa0-defe-4af4-8743-b60d1556f494', '46d1dd15-51c1-48c3-8f7a-715e645e4af4', true, 1, '沈天宇', '\x3da4fc74a102bb0fd09f5867b14e179251c7fc104fa7ace2548c38f34cc346182bdaa93e211efc', '\x16826659105e26fab051d4b774e3920843dd34271abf5b35aff6ac6a13ef7399', '139****0252', 1, NULL, '销售经理', true, 37, true, NULL, '{"education": "3", "short_num": "6023", "entry_date": "2025-10-17", "has_parking": false}', '2026-02-25 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'shentianyu sty', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '0869194e-cf6a-4019-82a4-9ac30045be69', NULL, true, 1, '曾若兰', '\xe13f627e2650311de220b27318888763c8e61254eb5687e138cb17c286bcd4747379b00aa025ea', '\x09ba2f1f7a8b6d3c2f9d3330314a334971f3ad0b1db88a9dcde472b97d7de622', '139****0259', 0, NULL, '客户经理', true, 38, true, NULL, '{"education": "4", "entry_date": "2025-11-09", "has_parking": false}', '2026-02-26 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zengruolan zrl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '994c0d9c-311e-4448-8f73-6ab623c9c849', '4f13cd8c-76d6-4a4a-856a-206efe058515', true, 1, '彭建华', '\xcc8c21b8fa32baaa47f39814eaf26c3c80094eac762f04667dfc9c102062786cb43830193f0398', '\xd93f101d5c170a4b28f3d3fe73c647b94cccedca386cc66e5e1ea4d6c6c2e859', '139****0266', 1, NULL, '测试工程师', true, 39, true, NULL, '{"education": "1", "short_num": "6025", "entry_date": "2025-12-02", "has_parking": true}', '2026-02-27 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'pengjianhua pjh', '试用期至下月底', NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '523b12e4-9ec0-4b5f-8d20-202296baa290', '46d1dd15-51c1-48c3-8f7a-715e645e4af4', true, 1, '吕欣怡', '\x616c6a7ede0c4351519d1044b3baee8908e5bf4c50aff596f7bcaaeebb2894cc802112716d6ee6', '\xb83ba2d306d49dfce37c5bf289706ffdd23bcb512f9779b6cf4fe31f07e5dccf', '139****0273', 0, NULL, '设计师', true, 40, true, NULL, '{"education": "2", "entry_date": "2025-12-25", "has_parking": false}', '2026-02-28 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'lvxinyi lxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', 'c44eb871-55ef-4f3e-81ae-a3a4b8d6942b', '01a2b66b-462a-43e8-89f5-bd9ac8682aab', true, 1, '王静怡', '\x8b3804ad98eb9e142ee9c6b9366231816e458ecfe0573de6ffc677ece8c57ebde9f9c70516b5cc', '\x286356fa9acb91d4370ca1666472ea397b35295eaf27e8596fde49fa70d14f95', '139****0280', 1, NULL, '工程师', true, 41, true, NULL, '{"education": "3", "short_num": "6027", "entry_date": "2026-01-17", "has_parking": false}', '2026-03-01 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'wangjingyi wjy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '7715e24e-19fd-48b3-831c-c60f941e932a', '4f13cd8c-76d6-4a4a-856a-206efe058515', true, 1, '李一鸣', '\xd71a2db0270aaf12454f51b735b755d4a67887d5bfd0c8e3c959707f1c7b7af9853354f6608c6e', '\x652ef13dc4946ac331ed4045ea5806e38ab9953b27873af82e5af3e22574fb11', '139****0287', 0, NULL, '产品经理', true, 42, true, NULL, '{"education": "4", "entry_date": "2026-02-09", "has_parking": true}', '2026-03-02 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liyiming lym', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '531d0a20-3a36-48e6-8ad1-4c1627fa8914', '46d1dd15-51c1-48c3-8f7a-715e645e4af4', true, 1, '张可欣', '\x1045263c91028f3643d9bcb3d9f1b0aa82be68acc75cf066f906756a945d1329708cc0550ce546', '\xbc9d983c987e1a0f93efb1cc72c370aee930cfed05216b14d2eb9024f038b93f', '139****0294', 1, NULL, '项目经理', true, 43, true, NULL, '{"education": "1", "short_num": "6029", "entry_date": "2026-03-04", "has_parking": false}', '2026-03-03 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhangkexin zkx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '9fe598e0-a341-41a7-886e-4913d0069d1f', '01a2b66b-462a-43e8-89f5-bd9ac8682aab', true, 1, '刘浩宇', '\x38e4761da65a4bc203d83c7a6d2507284456f7a611d50cfb6b08834a6c12e406b5497a74ef50dc', '\xaaff3ca6e4c504066f3833e572e6c7b98125892008fa55ea8198ac1cf945494f', '139****0301', 0, NULL, '行政专员', true, 44, true, NULL, '{"education": "2", "entry_date": "2026-03-27", "has_parking": false}', '2026-03-04 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liuhaoyu lhy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '2ea532c8-618a-4023-8eab-14262bd72e08', '4f13cd8c-76d6-4a4a-856a-206efe058515', true, 1, '陈晓彤', '\xa980e68428e6d0519c48d38db0f5bbfce0221d70a49cd7bfb301438195bc9c1b2f73d0dc18fa6b', '\x53f4b98ba17d9bdfc45e63db9ea564916265bc61e0bb43b51eba7dccf24dfbf4', '139****0308', 1, NULL, '财务会计', false, 45, true, NULL, '{"education": "3", "short_num": "6031", "entry_date": "2026-04-19", "has_parking": true}', '2026-03-05 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'chenxiaotong cxt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', 'd3bc0f83-b77f-40d9-877b-6940683f5004', NULL, true, 1, '杨宏伟', '\x83a989778d349592787487ee837afee628470141a1363e067b633527e12f5d210dc6c3fdf36b1a', '\xada2590b46674a7fddeba9e533ddd238b5f27c3087bc0c2def8a978575cc754c', '139****0315', 0, NULL, '人事专员', true, 46, true, '2026-11-08 01:00:00+00', '{"education": "4", "entry_date": "2026-05-12", "has_parking": false}', '2026-03-06 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yanghongwei yhw', '试用期至下月底', NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'c50ed738-d33e-4c0e-8122-e027397d3ccd', '15447e42-102a-4ee9-8140-8cc65aebb46d', '46f49f74-3947-4160-85a4-ca6abd64549d', true, 3, '郑凯文', '\x95e24ab1fa829ab13c0fd816c01cce07271546bb967c0661b5ad9a0d64bed7fed0f7a26dcce606', '\xf4c77237dbee2799a2c7cc8aac4a60a489d8cceeb10e2cf070f40903ee24454f', '138****2001', 0, NULL, '创始人', true, 47, true, NULL, '{}', '2026-03-07 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhengkaiwen zkw', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'c50ed738-d33e-4c0e-8122-e027397d3ccd', '2c74dd5c-359e-42cf-830c-56b3e9b1d1eb', '3875391d-84dc-4a02-83c5-f1c1c0eaa000', true, 1, '冯佳怡', '\x11bbde65310d500c5690932104fab8ccafc9073a09b1325f9661dafd1d07e4f15bf12faabd141c', '\xf7cdf796b271dc3bfcac672b769130cee91830840ac9a453f5b77c1b3d21f6bf', '138****2002', 1, NULL, '数据分析师', true, 48, true, NULL, '{}', '2026-03-08 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'fengjiayi fjy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'c50ed738-d33e-4c0e-8122-e027397d3ccd', '84da562a-78ff-4561-8224-b1cf0902c8d0', '3875391d-84dc-4a02-83c5-f1c1c0eaa000', true, 1, '周梦琪', '\x979d0e2b355ddf6bcaf545810e8ce6a41883677b1ba40b985db312d8b90099dea9a99266dd0ca7', '\xdabb430b419e854ef679e4429253cf247a4a08c4bc9348258289fb5a698bbccb', '139****0336', 1, NULL, '测试工程师', true, 49, true, NULL, '{}', '2026-03-09 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhoumengqi zmq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'c50ed738-d33e-4c0e-8122-e027397d3ccd', 'd07edb32-d828-44b2-8030-a6e88687a424', '46f49f74-3947-4160-85a4-ca6abd64549d', true, 1, '吴思源', '\xad8f32ffe270f5716b00a2012d7dfa295e2e6c8520b99ad72091016457cc8dc4e953e85c1095b2', '\x93b69f8ced6fd1d7100d6f555c2b00353326d0a4160da5dd70e24ba4485ef717', '139****0343', 0, NULL, '设计师', true, 50, true, NULL, '{}', '2026-03-10 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'wusiyuan wsy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'c50ed738-d33e-4c0e-8122-e027397d3ccd', '0f40449c-6cd2-4777-84b3-1012deb4e479', '3875391d-84dc-4a02-83c5-f1c1c0eaa000', true, 1, '徐婉清', '\x9923a577439234d5222cb18b795b302e15528536acf4b14b88861d415817526de9f867a2483cc1', '\xe9a68c7a46e77d62f45b3c443ba482e2018334ee1cfadc15f3e68a476d40932d', '139****0350', 1, NULL, '工程师', true, 51, true, NULL, '{}', '2026-03-11 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xuwanqing xwq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'c50ed738-d33e-4c0e-8122-e027397d3ccd', 'd0789516-9799-4131-8d10-96cbadbe3176', '46f49f74-3947-4160-85a4-ca6abd64549d', true, 1, '孙伟伦', '\x94a50e03b6eba338ad613bc4bd85dfdea3850fff70f93218263ed69158b7d1976d78aea799da5e', '\x213db3c1cf21951fc5d8759e8f9c6a53352c09d80d05f62175f145caf1f8a25a', '139****0357', 0, NULL, '产品经理', true, 52, true, NULL, '{}', '2026-03-12 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'sunweilun swl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '5cbe9238-41e5-41d8-8b25-a2c17bc6700e', '36bce992-bc9e-4af0-8cbe-cfd59e548f46', '10cbfa68-c606-4067-8768-17ea319bf0db', true, 3, '沈若溪', '\x7138155a2acc8c5288ca8781956902e723b7528dab74dbca2ecdd5ae6c56f955b4ede3031f8d39', '\xe179f4367fdcc54d3ba1bf4d1eda913f03ba361fdffb6ca5168b6941edda0982', '138****3001', 1, NULL, '总监', true, 53, true, NULL, '{}', '2026-03-13 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'shenruoxi srx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '5cbe9238-41e5-41d8-8b25-a2c17bc6700e', '2f4ca7ea-0f56-4727-81a4-52d1301ed12b', '4a8c9e37-d8b4-4a3d-84cd-d9b5542dba20', true, 1, '韩东', '\x243858760a8cddb87b53229f4d4001a80a6e0472ff5bf3801abf7b112fa9945470554ab880facd', '\x1881ae561644d8c172dbcc93d9848bc188b6a14514e8172c30a529243d294e82', '138****3002', 0, NULL, '剪辑师', true, 54, true, NULL, '{}', '2026-03-14 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'handong hd', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '5cbe9238-41e5-41d8-8b25-a2c17bc6700e', 'ce25e9a0-a394-48bc-8ecc-21106efaa0d3', '10cbfa68-c606-4067-8768-17ea319bf0db', true, 1, '高若兰', '\xfc0fff605c0ed5689c8c92678d3618e99bda6873a5eff61f2a5b4d26335fa263012c054600751a', '\x7d82b62387004216d894cd6fa91226391c33a76030578925856a0f6757786aeb', '139****0378', 1, NULL, '财务会计', true, 55, true, NULL, '{}', '2026-03-15 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'gaoruolan grl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '5cbe9238-41e5-41d8-8b25-a2c17bc6700e', 'ee2e7841-1baa-47fd-8fbf-da236a1acbcf', '4a8c9e37-d8b4-4a3d-84cd-d9b5542dba20', true, 1, '林建华', '\xacb8caf128ecac362e7dac01ad67b5f94995a388b51c3447049c9b05ce1ed8ed098398ceb49577', '\x672b02cd45aa4d88a7f844d3b2d7eba8e975203f5821ff51ed91090ac574deb2', '139****0385', 0, NULL, '人事专员', true, 56, true, NULL, '{}', '2026-03-16 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'linjianhua ljh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '5cbe9238-41e5-41d8-8b25-a2c17bc6700e', 'bc559dae-96b5-422f-8618-fbdc183384d1', '10cbfa68-c606-4067-8768-17ea319bf0db', true, 1, '何欣怡', '\x8ef4c10b00743bebcd08bea59a093818958555f5d2b7a6b65ab3e5467017d11f9fbade7319af34', '\x6560310337e11a10befb59c58d79a27707fb121c25524eec37b613f0d670f379', '139****0392', 1, NULL, '销售经理', true, 57, true, NULL, '{}', '2026-03-17 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hexinyi hxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '5cbe9238-41e5-41d8-8b25-a2c17bc6700e', 'a46e3b2c-93de-4a9c-8945-517d28844c56', '4a8c9e37-d8b4-4a3d-84cd-d9b5542dba20', true, 1, '郭文博', '\x14b25a63cf3878c8532fa530c48203edf1b8aaecf7c60e84e17f6b9bcf2c7c1ba110b2a0b841e3', '\xe35ca28ca30441c449e0019189b485f2c6891c03d39f3e97fdec434019d0695b', '139****0399', 0, NULL, '客户经理', true, 58, true, NULL, '{}', '2026-03-18 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'guowenbo gwb', NULL, NULL),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '0c9a3745-5616-40b0-8a5b-a0642c4cd13a', '6a1f288a-c793-4850-8560-abe151295354', '785abc16-094d-4a4f-8df7-91cd7cffa6fe', true, 3, '曹文彬', '\x8ae0f29f6fdeeb6d5058d701ca57286495fce016aae622314f0212910191c84b90aabe0966dbbe', '\x1196f2b12d77edffdc184d26dec14a3df76b8321ade0ca26333957cd3591fb55', '138****4001', 0, NULL, '总经理', true, 59, true, NULL, '{}', '2026-03-19 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'caowenbin cwb', NULL, NULL),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '0c9a3745-5616-40b0-8a5b-a0642c4cd13a', 'c1aa554b-380d-4c78-8a73-cb9570466acd', '785abc16-094d-4a4f-8df7-91cd7cffa6fe', true, 1, '罗景行', '\x0e3c16e69a54918d4cc70bf8fd670b4db8e683943bd7e7c83657fe1f864f4d42554061ebca956e', '\x454a4039fe0d41d1d23d954fb6564323d82e2b97f62f67e6a2d94e55ef259494', '139****0413', 0, NULL, '设计师', true, 60, true, NULL, '{}', '2026-03-20 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'luojingxing ljx', NULL, NULL),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '0c9a3745-5616-40b0-8a5b-a0642c4cd13a', '734a56b5-29b5-401a-841b-7271d6087e1f', '64a09dea-cf00-4274-8405-23990d4476fb', true, 1, '梁雨桐', '\x2cfa306819bf1371fbae574e8fc119fa0397ca7ba693aa25ccdb783ab0400e0f6f0af6f2d30e1f', '\x81e7c3a13dfa475d47150de70c4278c0512dd5b57bdcc29d7643d053dda61499', '139****0420', 1, NULL, '工程师', true, 61, true, NULL, '{}', '2026-03-21 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liangyutong lyt', NULL, NULL),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '0c9a3745-5616-40b0-8a5b-a0642c4cd13a', 'b343097f-c33a-467b-87ac-a7a677d0f725', '785abc16-094d-4a4f-8df7-91cd7cffa6fe', true, 1, '宋志强', '\x190bc4874782f9190bf8baf955d0aee816bc25f4f3a0caf3e75a97860a895a261a9055974e793b', '\xa8d5f9233e7ee687677d897ab6ad476315b64e7c686ad21348d0b296eef8a322', '139****0427', 0, NULL, '产品经理', true, 62, true, NULL, '{}', '2026-03-22 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'songzhiqiang szq', NULL, NULL),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '0c9a3745-5616-40b0-8a5b-a0642c4cd13a', 'a3e55f3a-83b4-44ef-892b-e153b22accf1', '64a09dea-cf00-4274-8405-23990d4476fb', true, 1, '郑雪莹', '\x27b2166c033f66c9a5307f4cb7183f153ba46ea2f3bf1c1dc2c07142ff65c03cc4deec1ab1eb1e', '\x162afc77c5c8bc46a15e72987178ff0bdbed597180fe06d4f31a009fdf9ec4e5', '139****0434', 1, NULL, '项目经理', true, 63, true, NULL, '{}', '2026-03-23 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhengxueying zxy', NULL, NULL),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '951941ea-7f51-4af7-88b6-c9def314be9a', '95126ec4-bebf-44df-8074-2cb4b7dd969e', '1bab6413-0d5f-4641-88f7-f6c78727bd5e', true, 3, '许念安', '\x882941d267e24e942d37cd9cf07a0636fbca9a93fd408de6dc9d716f2187f44f5fb6530bed54e6', '\x3ccad7471fd336383baf8a1b42f508345fa3a5233473d76649defd37e610212e', '138****4011', 1, NULL, '主理人', true, 64, true, NULL, '{}', '2026-03-24 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xunianan xna', NULL, NULL),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '951941ea-7f51-4af7-88b6-c9def314be9a', 'befb7279-64a0-4938-8de4-f29583f694c0', '1bab6413-0d5f-4641-88f7-f6c78727bd5e', true, 1, '韩海燕', '\x053375e81793b864093e1c812e2b1f348242dae8ba174606361299b3bebe5299d685627e8adc52', '\x93234a3257afcb11b50ed1b08dbe26d678a0e802fb057094b875219e547735a5', '139****0448', 1, NULL, '财务会计', true, 65, true, NULL, '{}', '2026-03-25 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hanhaiyan hhy', NULL, NULL),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '951941ea-7f51-4af7-88b6-c9def314be9a', 'd1728694-a8e2-4b45-82a7-207b0882487a', 'af29ef58-ab79-416c-821d-99afb16b0c8f', true, 1, '唐俊杰', '\xcc8e49a83513e19ca2bf18509bec211845a0841d577375ee164038218a3f94cb9a94dd4077bf3e', '\x51084ebf3a005b0a34b150229ae1eeb858211920b84d82810d2f1bf875dc6aec', '139****0455', 0, NULL, '人事专员', true, 66, true, NULL, '{}', '2026-03-26 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'tangjunjie tjj', NULL, NULL),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '951941ea-7f51-4af7-88b6-c9def314be9a', '9116d11d-7157-4060-89ae-a55a2ad6eb2e', '1bab6413-0d5f-4641-88f7-f6c78727bd5e', true, 1, '冯佳慧', '\x3cd922190ed35177270e50e3ae2942e7a2cc41c5bdc0a9d586c3e92f659af816b441eb6f8b1b86', '\x5ac070db190fa3b6cf042326a528dd12ece08d90e9fccc8de3534008f647dd7a', '139****0462', 1, NULL, '销售经理', true, 67, true, NULL, '{}', '2026-03-27 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'fengjiahui fjh', NULL, NULL),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '951941ea-7f51-4af7-88b6-c9def314be9a', 'f47fe911-4456-479a-8e27-aaa301244d2a', 'af29ef58-ab79-416c-821d-99afb16b0c8f', true, 1, '于明哲', '\xa19d29b2f96afa9b161facb91e6a8cf36d8b548d2943f165e2f251b49af31b3480eca595ecdf2b', '\x2184f0fcef6e11a32df2d35716a43faeb2c673ca70d91c1744099215f949da39', '139****0469', 0, NULL, '客户经理', true, 68, true, NULL, '{}', '2026-03-28 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yumingzhe ymz', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', '47ecc348-262d-4cbb-85c8-8d5044592e42', 'bd7399ad-5f31-4977-82b7-ba301cb9edb2', true, 3, '董玉婷', '\xc64054d9cede0ad82247b2c0da6915ae129d44e4cf92018cab2c91795c63431a36f68993ed3807', '\x2686e4c6770b8521dbc74e0ee5b25ce6bfec645a33a5e5108f016eba0c72a5f1', '139****0476', 1, NULL, '测试工程师', true, 69, true, NULL, '{}', '2026-03-29 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'dongyuting dyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', '4ec8d9b8-e8e5-44be-8dd8-0b35b55a2c8e', '60ac5132-d643-4ba7-87f7-1b3d8605baab', true, 1, '萧嘉豪', '\x6ead7624e6c8ca32f1acdb8fcfa8f978448ceb772ca03743b56f78719ae95deab0781244074415', '\x734762daca173e24f976666ccd5e23ea6d27f65b69a6a8eea27b66b3728e5ea1', '139****0483', 0, NULL, '设计师', true, 70, true, NULL, '{}', '2026-03-30 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xiaojiahao xjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', 'ef8fdfde-38ec-421c-8328-e6378214933b', '66ad838e-865f-4d47-8160-5cee00a69ba8', true, 1, '程静怡', '\x8b71ea75a93a31c03445edb99b011fd936e78771c6f381daae086546a557112c0ee594cf6bde85', '\x509ab1a53d3859905e6b83ebe77cd24cf20cc9ee2ea6850fb382e488be229e4a', '139****0490', 1, NULL, '工程师', true, 71, true, NULL, '{}', '2026-03-31 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'chengjingyi cjy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', 'c1fa5177-8814-4dd2-8bf7-4baf57e5b668', 'bd7399ad-5f31-4977-82b7-ba301cb9edb2', true, 1, '曹一鸣', '\xe883a842d0cecb9affcdc661224ad03c5bd99c5e44b1bded381c0cce550d0e22148af02b3a7951', '\xdfac0cb14cd98af95a9dd359922f6279a805ab500e2b5ddb3709845f64ea191f', '139****0497', 0, NULL, '产品经理', true, 72, true, NULL, '{}', '2026-04-01 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'caoyiming cym', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', 'd3f64654-4c12-4141-80ee-076a3ebb9f88', '60ac5132-d643-4ba7-87f7-1b3d8605baab', true, 1, '袁可欣', '\x9dedb58cc04c725742132998b482584884a01824dc5a5066e792b2bfb34735bce8c57a11305582', '\x7800637a2d00089c6abf6023983194fc86cd62fb956f704d4e24520178620733', '139****0504', 1, NULL, '项目经理', true, 73, true, NULL, '{}', '2026-04-02 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yuankexin ykx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', 'c0d5295a-a82d-4f0c-8c66-3f7d213c96b2', '66ad838e-865f-4d47-8160-5cee00a69ba8', true, 1, '邓浩宇', '\xc6b1f16380d75fbde99e042f05d8dd84468cad3c2ea64c795e3c363d4aeb35fa418e550e1dcd54', '\x338d0b9f97393d6a5f7ef78ed2e21a3071e93b550e719c8abad914a15563acfd', '139****0511', 0, NULL, '行政专员', true, 74, true, NULL, '{}', '2026-04-03 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'denghaoyu dhy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', '0cd04d1f-cabb-4290-8538-053abc5cee5d', 'bd7399ad-5f31-4977-82b7-ba301cb9edb2', true, 1, '许晓彤', '\xca3ca70343a3bc2ed21a4cde38148dcd7f785ffd7dccf8fbd8cb342361ccf7d26c1fd399acad6d', '\x3c9814e27452b406337c00b629ee697b5475fb71c757ec6d9e67278674a6301e', '139****0518', 1, NULL, '财务会计', true, 75, true, NULL, '{}', '2026-04-04 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xuxiaotong xxt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', '34ccafb4-ed31-4e55-86d6-ffeb011204dd', '60ac5132-d643-4ba7-87f7-1b3d8605baab', true, 1, '傅宏伟', '\x45c3ad072ce84e58c32cd15bd0f97187dfc0398a88b49db0da2da3edbeb9c5f9ac722b18a43999', '\x311d9b69d0c94a4c5ed051fb3c69d51cce4e7defff9e313ca9f0e0e18035adb4', '139****0525', 0, NULL, '人事专员', true, 76, true, NULL, '{}', '2026-04-05 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'fuhongwei fhw', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', 'bc95e0db-1c46-4f36-80e0-42c881abfb18', NULL, true, 1, '沈春燕', '\x7c17a7de8e65c81acde42f78944e35944ea879f8e441ed929d0fc5f95500493b8f40755ff7105b', '\x1496aff6faffb1db1dfb5f2b9e5caef3159fc55bbd08feaa82a81eeede8e1f40', '139****0532', 1, NULL, '销售经理', true, 77, true, NULL, '{}', '2026-04-06 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'shenchunyan scy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39653abd-2b39-470b-8800-cfaa70c88a33', '3297163a-7521-4c43-8c0f-b5e3b887606d', '01f2b8f6-ff7a-4c66-873d-f3853a00020a', true, 3, '曾子轩', '\x479f6833a76e19e47d65693b94fe40c611bbbac00974d1e9e219c1faddc18f6211b09e3bc538f6', '\x471ce538e9a40a3a93b91f7dbdb2cdb0f936f81a49acb513b5de12afdbcc1495', '139****0539', 0, NULL, '客户经理', true, 78, true, NULL, '{}', '2026-04-07 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zengzixuan zzx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39653abd-2b39-470b-8800-cfaa70c88a33', '473b276d-622f-47af-8aaf-3f16944e14fb', '42bf82e4-f71e-4699-8839-46105b1b5520', true, 1, '彭梦琪', '\x4b2cf2495a3aa5232f6cabc3a2249f34aa81a3ccdc0a18121d2eec1a3ed13bec6aa1bda4edcb69', '\x815d36580f40f4a6209809425bf252d061f2bd3ad9018e831313197e87bbff99', '139****0546', 1, NULL, '测试工程师', true, 79, true, NULL, '{}', '2026-04-08 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'pengmengqi pmq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39653abd-2b39-470b-8800-cfaa70c88a33', '1f4118f8-95dc-4c33-80ab-17a56bc2a59c', '36d0b9e5-8465-4026-8de9-ea5a516c237f', true, 1, '吕思源', '\x3399f038e71911068f20cd8a7937000baadd670606b5f1283d3912dc923d35707778b468236890', '\xd6abe1f1d703ea4356237fa70576de600fc0b0ac0a2f0c54bf16095f778a89b3', '139****0553', 0, NULL, '设计师', true, 80, true, NULL, '{}', '2026-04-09 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'lvsiyuan lsy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39653abd-2b39-470b-8800-cfaa70c88a33', 'aaa78c82-6833-4bec-832b-c8ed50bc682e', '01f2b8f6-ff7a-4c66-873d-f3853a00020a', true, 1, '王立新', '\x4dce3e3710771c6d352a10ece92964f866dfd32cf5978288b90dd1b44a77575b10d6076db7015a', '\xa0ef32ac6e236eeac3602ec1024190bfd4f822b8b0fc7eed239780583fecf929', '139****0560', 1, NULL, '工程师', true, 81, true, NULL, '{}', '2026-04-10 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'wanglixin wlx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39653abd-2b39-470b-8800-cfaa70c88a33', 'd4cf60bd-d529-497e-8f5d-cd76f0fb0923', '42bf82e4-f71e-4699-8839-46105b1b5520', true, 1, '李海燕', '\x6ed9a05a63c41f674ac7cc274220f6d6df6526e4a05171c48500ad4c357462d984f2ac111cd31a', '\xf6cf75465bd9d1e7c48d23adf75d4e3d804b9d910231341e556006b4ad187e4b', '139****0567', 0, NULL, '产品经理', true, 82, true, NULL, '{}', '2026-04-11 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'lihaiyan lhy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39653abd-2b39-470b-8800-cfaa70c88a33', 'be004dd2-68ad-4280-8d5f-254729a934a4', '36d0b9e5-8465-4026-8de9-ea5a516c237f', true, 1, '张俊杰', '\xbb614cf3c0a769ea39a2d599a2aa0d52ac514ccebf60061eaa6763b7e3c930d5479012a0288bca', '\x7749cbafa1fc56453d3f369a88e9d32f376c2c4b25cf0efd79e81cc61d6d8943', '139****0574', 1, NULL, '项目经理', true, 83, true, NULL, '{}', '2026-04-12 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhangjunjie zjj', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39653abd-2b39-470b-8800-cfaa70c88a33', '838094c4-54ea-4523-8644-4a1e3456f358', '01f2b8f6-ff7a-4c66-873d-f3853a00020a', true, 1, '刘佳慧', '\xcae33a677f022054588ed4a3ac59c4a04b153091ce6894b87e7f925a0c9e8b62b9269bdc0ff921', '\xcf5cd0788b275a4ee0b0db9cea5bebceb13f0c96b601b5cf617c6e7885eed743', '139****0581', 0, NULL, '行政专员', true, 84, true, NULL, '{}', '2026-04-13 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liujiahui ljh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39653abd-2b39-470b-8800-cfaa70c88a33', '7702cb3c-2cac-470b-8990-d37490c7d54b', '42bf82e4-f71e-4699-8839-46105b1b5520', true, 1, '陈明哲', '\x19eb5885435aad5e1f108c3a384b50b513c28ecf0e649fc17262f47e8c7045fb124c0a9d78a648', '\x6d6bcc14248e576a0d95a6603b53159367969af035663060351d3faf18a8b2c8', '139****0588', 1, NULL, '财务会计', true, 85, true, NULL, '{}', '2026-04-14 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'chenmingzhe cmz', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39653abd-2b39-470b-8800-cfaa70c88a33', '9095b877-263c-45ee-8f2f-776037337c9f', NULL, true, 1, '杨玉婷', '\x62feb12c8d16f76b5db4a85d554d7589a2019e2ee51a50b94505b2eaff9d6b8b5a890a302ea493', '\xa937b77012275a1b9399aaa45627b158854969866fa86b942b3859a71948334b', '139****0595', 0, NULL, '人事专员', true, 86, true, NULL, '{}', '2026-04-15 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yangyuting yyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39653abd-2b39-470b-8800-cfaa70c88a33', '3dce4e09-ffa4-442e-837c-7dff45532b15', '01f2b8f6-ff7a-4c66-873d-f3853a00020a', true, 1, '赵嘉豪', '\xd2dd64616ff246ec47b342ff5d56edef19ccca08d74c1638b22b28bf3785f232c84b118dd67a94', '\x415294fbb542b2e1f2843932cebc86f68c4a3f6c5f64e8012fcbd2777244eea7', '139****0602', 1, NULL, '销售经理', true, 87, true, NULL, '{}', '2026-04-16 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhaojiahao zjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', '00019b23-f0c4-47a8-889a-dcadc087527b', 'db1aebb9-48cf-4744-8151-bde9b7c725f6', true, 3, '黄静怡', '\x035939a961ad50b2f88569cd3507fffa5a69e26c95bf1cc07ef87c0bc671d9d164b8a5845f1d82', '\x2c477aef67ab064b258c56d0cc99666e31015047ca00d18f279e2bf2640dd809', '139****0609', 0, NULL, '客户经理', true, 88, true, NULL, '{}', '2026-04-17 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'huangjingyi hjy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', 'dc73b86c-1054-4901-8cde-8ca0adb691bd', '295ec6b5-38be-44bf-8a0d-7115877f7a5e', true, 1, '周一鸣', '\x94b9cfcfd18ca40e7342d62093abb4b3d890c8931ef9c0de89cf744d00ef9267eccb7340def120', '\x4039832212218e7943ae5876d63d15fc0e4f6d4acc867b2dd7f429a70881ac87', '139****0616', 1, NULL, '测试工程师', true, 89, true, NULL, '{}', '2026-04-18 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhouyiming zym', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', '05b4fef0-c073-444e-8ea6-cee3744ffb8c', '294cc661-647c-4d9d-84aa-410e91a99a70', true, 1, '吴可欣', '\x4785b225fc849828e49cda2b7dc025e963a5e9d784d3298dabccc431bce932e15a29f772ead01a', '\xef3aac8c07fa43ec808cccbccfa226ba056232a7aff4db344cfe50933ad763c4', '139****0623', 0, NULL, '设计师', true, 90, true, NULL, '{}', '2026-04-19 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'wukexin wkx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', '6b0a826b-4ca3-4f3f-8de7-779f2d0af372', 'db1aebb9-48cf-4744-8151-bde9b7c725f6', true, 1, '徐浩宇', '\xa87cdef6ca5be6d468dbcbb3ad2f4e281fc1001d9602792ceb62afdd24a96f93152095386832d0', '\x09811ec3b90083905424af56c1b82a7dc52c2d99e7257b046b241d30efc351d9', '139****0630', 1, NULL, '工程师', true, 91, true, NULL, '{}', '2026-04-20 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xuhaoyu xhy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', '075060ca-ff9b-41d5-80de-85ced7d48a0b', '295ec6b5-38be-44bf-8a0d-7115877f7a5e', true, 1, '孙晓彤', '\xb08844bcfdf7430b53dfb749aca4987595befce21154306c1fb759840f13f0433779d9d7a0dc51', '\xad0494b3e3d079bd3b7afcb782eb7754ab74ebf7c8499ffb66740affc29d0b60', '139****0637', 0, NULL, '产品经理', true, 92, true, NULL, '{}', '2026-04-21 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'sunxiaotong sxt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', '3cf79a3a-0331-4b83-88c1-c03dad44bb1b', '294cc661-647c-4d9d-84aa-410e91a99a70', true, 1, '胡宏伟', '\xcf9069a42f4aca10016ca2182b0de861e62c77e96d3521852d8e191501d17c905794bf59b7ea76', '\x18b9f83e1434e2ae997619639a82fd2800db2db9c775a59f00479e3b672bd3bd', '139****0644', 1, NULL, '项目经理', true, 93, true, NULL, '{}', '2026-04-22 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'huhongwei hhw', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', '669ac88e-ff96-44cb-83a0-bdad97d44a17', 'db1aebb9-48cf-4744-8151-bde9b7c725f6', true, 1, '朱春燕', '\xa77c9f9879f5646abbfcddb9aaba0ea8a4cb3d5ea32a6eea5efbf7ad91e283840bbe4b2a00fb22', '\x8574c938617d0b38fd484a8b14c1461c9c91bf56430bae5675130aae62698504', '139****0651', 0, NULL, '行政专员', true, 94, true, NULL, '{}', '2026-04-23 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhuchunyan zcy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', '1692758c-2a8d-4f94-8a2b-6e9701400150', '295ec6b5-38be-44bf-8a0d-7115877f7a5e', true, 1, '高子轩', '\x2bc8c4be3e79992a8d905396a45d2ea5431a05f380a9e1a39d6125603ecff3e100a06bfb1caa7f', '\x038f09cc4c7c02eced7a27a29784883f1c8b2f2598b3848678d232576890b57d', '139****0658', 1, NULL, '财务会计', true, 95, true, NULL, '{}', '2026-04-24 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'gaozixuan gzx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', 'd4f4b0e5-3b93-4cd6-8714-543d266ec79f', NULL, true, 1, '林梦琪', '\x10afe530c66fbdc5df40c87fd9c3c79b0d644d19968cf07aff2234abda095a9769345a339480c8', '\x203d8dae46fd2a7fb04e18d5a0dc32394082a5a9dc8662441f7f605344d4861d', '139****0665', 0, NULL, '人事专员', true, 96, true, NULL, '{}', '2026-04-25 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'linmengqi lmq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', '551e586d-4e80-4557-83ca-3c65214cc426', 'db1aebb9-48cf-4744-8151-bde9b7c725f6', true, 1, '何思源', '\x6faecb824de9fc8b253e1fa1d3ca819470a5c521bc3bc33b66224afc4b9f834e8c49b76bb281e1', '\x90512dd2879958bc010ecf08e76923c2065285158754c3aa20bc475e98d1d1a4', '139****0672', 1, NULL, '销售经理', true, 97, true, NULL, '{}', '2026-04-26 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hesiyuan hsy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', '9c95f894-d50b-4c3b-827a-0908ffb7c01b', '295ec6b5-38be-44bf-8a0d-7115877f7a5e', true, 1, '郭婉清', '\x89317be33f37034d9d0e0fa993645904db6f3b8029c0ccc9dcd1cebad056eddbda5264c34493ac', '\x9881305a826ba880792d105bbc1abf373c38a21ab54200ee36d500fe3fdca1be', '139****0679', 0, NULL, '客户经理', true, 98, true, NULL, '{}', '2026-04-27 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'guowanqing gwq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', 'edaf4d3f-3700-46b0-83e3-47bcac8d3f1f', 'b2c4436e-18c5-4912-8f7c-83c0715417a2', true, 3, '马伟伦', '\x78eef905771b90e02394b725916e931bd92a7d0f9c139046412d18b533d22c5e22fa77a404d738', '\x1032718d42f633e87b6a654e546ffe331d61d7914e3bc23e6a8c1d1c34b0c4d7', '139****0686', 1, NULL, '测试工程师', true, 99, true, NULL, '{}', '2026-04-28 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'maweilun mwl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', '56625db9-8de7-4fd1-8e20-73e9c742ac6f', 'c133d5e9-ec90-4a74-8825-348540fb59b2', true, 1, '罗诗涵', '\xb09241d515974c26ad4dbf0d013c86692efe709f281f7ded12d75475a7447c11eeda44cf77dac2', '\x79102f72672ec1130b252c19913c4adfb09975bc40015f752928f98783e43a84', '139****0693', 0, NULL, '设计师', true, 0, true, NULL, '{}', '2026-04-29 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'luoshihan lsh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', 'ed2966b6-1126-47bb-8373-76c9097a6d9b', '0969edf7-3d77-4a13-8aba-80972014ab35', true, 1, '梁天宇', '\xb9372bf5271fbd81b6ae6fd1855cda3628cb356f33c6508df33720017dd87ba78158d210b267d9', '\x3fc45305efbb4fa0452d243be9e063ea63e2c5356e842512347a5a21888bad2f', '139****0700', 1, NULL, '工程师', true, 1, true, NULL, '{}', '2026-04-30 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liangtianyu lty', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', 'b34e20d8-caee-4e84-8ed5-2fc60de3a6ab', 'b2c4436e-18c5-4912-8f7c-83c0715417a2', true, 1, '宋若兰', '\xb22406bc0dd88e071347a977c254d2e92cbae4cc1b1d9cd1b23a68eb815ebee7b0135d0384691f', '\xb4ace73c5b263ff64067742dd3ceace7e1ea05e82b11294757ed819ca50fc67e', '139****0707', 0, NULL, '产品经理', true, 2, true, NULL, '{}', '2026-05-01 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'songruolan srl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', '6780a942-c455-46ea-8107-48b759a59fe7', 'c133d5e9-ec90-4a74-8825-348540fb59b2', true, 1, '郑建华', '\x0f89f66d3a45b5d91200a9d64e975c3f419473d4d1c254379855fa931a8bdef61b5ee72f8cd93a', '\xaca24957d514205d5bf9b46d108a7ec3513f624213207f5b6f855ac9700aa47d', '139****0714', 1, NULL, '项目经理', true, 3, true, NULL, '{}', '2026-05-02 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhengjianhua zjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', '4268c64f-78e9-4841-8668-17a77bae3f0f', '0969edf7-3d77-4a13-8aba-80972014ab35', true, 1, '谢欣怡', '\x2aa118ebac54e36cb517d3f3d0188f7a7ad12851ec5322230f76c89eaa385d70b5b45c6a4f7c05', '\x48f4dc513f9a7ae86a81060db3aaee20faf0d3689c89048fa51f05edd6acbedd', '139****0721', 0, NULL, '行政专员', true, 4, true, NULL, '{}', '2026-05-03 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xiexinyi xxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', '197bc25c-d4dd-4993-806c-801e4f4ad39d', 'b2c4436e-18c5-4912-8f7c-83c0715417a2', true, 1, '韩文博', '\x6c2a748d136a7b3abd625154c9760ac3dfe5c082f0f6af927262c3d670e1d17051b7e8a99ed32a', '\xf0b2d2d4a7fc036cb76ad1a64fb3cbfd7a911367fa32edc8cd97e10f28b52bfc', '139****0728', 1, NULL, '财务会计', true, 5, true, NULL, '{}', '2026-05-04 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hanwenbo hwb', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', 'b8fee372-855f-49c1-8795-7aa4ac5d678c', 'c133d5e9-ec90-4a74-8825-348540fb59b2', true, 1, '唐丹丹', '\x3311fbbbb0f4f05f64f19c3987c7423ecad69b37a4a777f8b095735530920585f9af1d783b8b71', '\x755bedf83d00b7ca1868625f3a5191e35339dd4d8f959eadf8da04fbafc47ae5', '139****0735', 0, NULL, '人事专员', true, 6, true, NULL, '{}', '2026-05-05 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'tangdandan tdd', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', '799a7e3e-c27b-4dfa-8a3c-535833f0c22e', NULL, true, 1, '冯景行', '\x9e7db76f60a6edbc9ff33388dcbec2f52cd6d34fb28272351e72593575a868c9d3c0fd4cfdd08f', '\x62cf34204f042fe5b895d0f9308fdc6cd354ddf5ff654a8b7e397bc5a93ab00c', '139****0742', 1, NULL, '销售经理', true, 7, true, NULL, '{}', '2026-05-06 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'fengjingxing fjx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', '6a912a65-7904-4b35-8af0-ea554a79a144', 'b2c4436e-18c5-4912-8f7c-83c0715417a2', true, 1, '于雨桐', '\x25b7d90518c17700c6287e9048cef28e4fedf1f682996737c0d307d8a03f224ec051f802360428', '\x540bbb6823c102aea2c9a435aed5419dbe3f445ae98ff931b0e1487881992d9c', '139****0749', 0, NULL, '客户经理', true, 8, true, NULL, '{}', '2026-05-07 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yuyutong yyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', '8e294855-6049-450a-8dd2-51abe944980a', 'c133d5e9-ec90-4a74-8825-348540fb59b2', true, 1, '董志强', '\x11b7ab56f676f3e757fd8d30401808c1d1d2fc214c22b82697830c82b5e2435e2378e0bd6eaaa5', '\x7c6da6ec6cd02a99baf44ca7ba21c0b328bfbe7c7a4e621ed805e731133981ff', '139****0756', 1, NULL, '测试工程师', true, 9, true, NULL, '{}', '2026-05-08 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'dongzhiqiang dzq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', 'b25eb4d9-ed2e-4b22-83e1-06eed360b3c4', '0969edf7-3d77-4a13-8aba-80972014ab35', true, 1, '萧雪莹', '\x0f54e26274c85e808342d4afacc5f737d8894d9dd9558d29fc6f537c5beefb7e8ba7d90388c768', '\x748616e47f6ba30f667736299672204eccfc36af4d178da5fef3c679b6a83ea6', '139****0763', 0, NULL, '设计师', true, 10, true, NULL, '{}', '2026-05-09 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xiaoxueying xxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', '6b3cf061-b523-4f90-813f-1e70090897d8', 'd3df0846-799e-4214-80cc-d5a7c18507f2', true, 3, '程立新', '\xc57d545bdff4bfb9a96982d856b9b42395277c1974a6035fc92a20bf85af3c07fa73ce7349f3d3', '\xe6f95049cf7581148702bbc1255897b7e3028953e0072e30e2a29c4a3cf62ae4', '139****0770', 1, NULL, '工程师', true, 11, true, NULL, '{}', '2026-05-10 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'chenglixin clx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', '78dd8c05-88dd-46e9-8c66-a53f4ff908b5', '4fb28500-3b15-4776-812d-a1fcd8547eed', true, 1, '曹海燕', '\xfb1a446966c0d4e8634e8fa11483699192999b479d679d5b5d00a32a5929365e7c91337c4647e4', '\xe9ed456c1fb1847d599dd7ed03b43782b3cd50aabf7328778a112590c7d07ad6', '139****0777', 0, NULL, '产品经理', true, 12, true, NULL, '{}', '2026-05-11 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'caohaiyan chy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', 'c990ade4-988c-4019-85b3-bab55a68b2ce', '6fb21d82-7836-4e65-8b76-fbac27f69390', true, 1, '袁俊杰', '\x49e9bc96d98e243c17b4031ef1c53ac1e838e55f65d9eaed274197a1fb7f0a54441e9e2f68ccc7', '\xff38f51472a7cf771a66b7648464ad20600b8914cd3c5eb1373e836d30e7aff9', '139****0784', 1, NULL, '项目经理', true, 13, true, NULL, '{}', '2026-05-12 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yuanjunjie yjj', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', '1f419cb4-44b7-485e-8c79-71b40c6e3d3b', 'd3df0846-799e-4214-80cc-d5a7c18507f2', true, 1, '邓佳慧', '\x1c4a1a1a21ee931996f74235facb5a984dadc34edb9c0481162ef6fb2601b0ab643865aebb00b7', '\xe208f5ceb83f28e49236a2dcad6d84662b927e0fbffbae6e5cacfdab451491e8', '139****0791', 0, NULL, '行政专员', true, 14, true, NULL, '{}', '2026-05-13 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'dengjiahui djh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', '0eac1edc-7e4f-4c3d-8033-14060a8d18bd', '4fb28500-3b15-4776-812d-a1fcd8547eed', true, 1, '许明哲', '\x17044d6c6fb43dee5a8ce2927b6fa04191037b2451d4638d035f96621ddfca88b8b6de2c0fc706', '\x0df2ea03610e76240fbbfba0c49a7f1d547ba764a21d5e4d1d5dc1bbde0437e5', '139****0798', 1, NULL, '财务会计', true, 15, true, NULL, '{}', '2026-05-14 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xumingzhe xmz', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', '16e669a4-ec64-4ac9-8a50-304ce6c62c7f', '6fb21d82-7836-4e65-8b76-fbac27f69390', true, 1, '傅玉婷', '\x46a2471273ba5dfd1a1a128565b48be66032b4a9dc645dd0bcbdc244362e827032be6ea4112d27', '\x4f0f1992ef0d95948fc1325b581e2594ea5b9ed11254d542671494656d6c7c72', '139****0805', 0, NULL, '人事专员', true, 16, true, NULL, '{}', '2026-05-15 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'fuyuting fyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', '273de283-59bf-45a8-8e1a-59a39a6af271', 'd3df0846-799e-4214-80cc-d5a7c18507f2', true, 1, '沈嘉豪', '\x0033d9b361e7cc35d91c91b0f95f001a516b525f666e63fbe62eb89a480a90450ffd1a339d6e1f', '\x59644de3214a853963d9b7d1415db7769ba2db932db9f165ea3321f79c9dadbf', '139****0812', 1, NULL, '销售经理', true, 17, true, NULL, '{}', '2026-05-16 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'shenjiahao sjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', '6d6f6fbe-2156-4e21-8ff9-3ddc76161430', '4fb28500-3b15-4776-812d-a1fcd8547eed', true, 1, '曾静怡', '\x8f26f01b9a5764f09f7752e568c2c2b7a682cf1e6cd2ef29e1cad70f043cd115871b66b8c9e401', '\x8134265665d59afa103432061ca3df0fb14dad26432b7a1842332a28ffc52f7b', '139****0819', 0, NULL, '客户经理', true, 18, true, NULL, '{}', '2026-05-17 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zengjingyi zjy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', '34c64dee-a8e6-417a-8847-5787468e2a8b', NULL, true, 1, '彭一鸣', '\x63cd78692be81b7851092a4b3853be2f83130dcb71d85adfe2088930f8976eca22257e4ca44366', '\x985118f7306ed6dbc7dc4c8f05255b20baf408270ccec904b7c4c449f3e716fe', '139****0826', 1, NULL, '测试工程师', true, 19, true, NULL, '{}', '2026-05-18 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'pengyiming pym', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', '1496f2fb-7847-4ddc-8a7f-f946b778fdf2', 'd3df0846-799e-4214-80cc-d5a7c18507f2', true, 1, '吕可欣', '\xb2c0b93566ea30e76a19fe359325afd2490bb0c9670143b21c20c39d9c6524b17c08bf73edd000', '\xa9c2a3e761e621b133ff3753dd8f95b0a6487f0f90a99f1cdddec75b69ac18b4', '139****0833', 0, NULL, '设计师', true, 20, true, NULL, '{}', '2026-05-19 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'lvkexin lkx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', '13bb9dbc-5ce8-4dc8-849f-7e114347f9da', '4fb28500-3b15-4776-812d-a1fcd8547eed', true, 1, '王欣怡', '\x8e74152012b1da80ce1d0893dd19d3d7e9cc4439e5b9a65b4ac4595e247ac876cb20acb8a98f2f', '\xf810659e0c9b586cde68604e0cbd2e7b817a23e720f5d6b4219981ffbb7deeb9', '139****0840', 1, NULL, '工程师', true, 21, true, NULL, '{}', '2026-05-20 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'wangxinyi wxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', '59450cf1-582d-42c3-82f0-557f9247b89d', '6fb21d82-7836-4e65-8b76-fbac27f69390', true, 1, '李文博', '\xf98e6f9af3ac24d00ec9bc6290406bf6e0949a4791589cc454bdfb4fb02291b9479f04bbd46000', '\x4adcadc5a57a4dd1a467695ebdc0c3e7500ff934ae1bf77aae459e352c6e30aa', '139****0847', 0, NULL, '产品经理', true, 22, true, NULL, '{}', '2026-05-21 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liwenbo lwb', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', 'f05d5b74-0379-49a8-8a5d-67c1db8f77b8', 'd3df0846-799e-4214-80cc-d5a7c18507f2', true, 1, '张丹丹', '\x49a67bd3accd0b2ad6a47a6c9d0d037ac45fc4ad2b671ff01992e738393d298807b28ac70c6af6', '\xaa500c0a801ed016e7017bdcaf20aac68f85d6ac05ace8a507a95feeaa363d38', '139****0854', 1, NULL, '项目经理', true, 23, true, NULL, '{}', '2026-05-22 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhangdandan zdd', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', '7051f66a-1fd1-4341-8e2b-9cbf1c5d4700', '4298d9e6-e35a-4059-89ef-6ac9fd3bfd20', true, 3, '刘景行', '\x3573409615fdae69be0f6efe514030e120a3d92c8f2cb1daaea987f3f411d68e7e714ebcaa8d62', '\x2e96ebe2470b93d4755b6a304b7a7ccce417d0d13cb42a468bb2b3df2b3ff685', '139****0861', 0, NULL, '行政专员', true, 24, true, NULL, '{}', '2026-05-23 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liujingxing ljx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', 'f30c6ab3-8967-4772-81b9-4bff0f18b65a', '1e278879-e75c-475c-8b3a-b9b4e335a2c1', true, 1, '陈雨桐', '\x6d28e06273b359c277f6d9bb6309fbe2af46098a99a14a341b636556b85e7356381984c4dc949e', '\x9e5576420f89ee7bff5e2c0ec7fe25f156a86d405cdeb350cfdd3f7d900a6b8f', '139****0868', 1, NULL, '财务会计', true, 25, true, NULL, '{}', '2026-05-24 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'chenyutong cyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', '6213e647-f76a-4b01-83ca-bab350489a23', 'ce7f9f96-b2c8-40dd-8cef-534c5141d89a', true, 1, '杨志强', '\xdc098857abe05944a90ce00cb4fafb758c97c8dd205528edc1f610c85858b8c81d3972b48e4009', '\x01604461ad87322712f81fddc1889360d17f4189da8610a5d3a7dc9b969c3994', '139****0875', 0, NULL, '人事专员', true, 26, true, NULL, '{}', '2026-05-25 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yangzhiqiang yzq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', 'c1cbd6e8-9a3d-41b6-8359-923365b6ed55', '4298d9e6-e35a-4059-89ef-6ac9fd3bfd20', true, 1, '赵雪莹', '\xf2419b5b7a2262b97bcbbad5f1478b481de2a7a414dee0af3653320ffb6f0d18d0646588485bf8', '\xbd993f3608a5c80daaf0159a622010ae7d6e8555b8ec9c8fbf04c3e6ec090c87', '139****0882', 1, NULL, '销售经理', true, 27, true, NULL, '{}', '2026-05-26 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhaoxueying zxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', '0edb1d25-3e78-4727-85b0-bcfac77190ed', '1e278879-e75c-475c-8b3a-b9b4e335a2c1', true, 1, '黄立新', '\xcc991c873831d0221a339ace2351cb3519e93f541c7ee4cb9662719a588ff7de3451be7d0eb29b', '\x83ed9825b13be2ed64b939560b74e009201b4dadf867bff72284e3c09f5e3546', '139****0889', 0, NULL, '客户经理', true, 28, true, NULL, '{}', '2026-05-27 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'huanglixin hlx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', '5b6f7090-8456-4d1a-87d7-64b1316e14ab', 'ce7f9f96-b2c8-40dd-8cef-534c5141d89a', true, 1, '周海燕', '\xc86e8dcb5df159db8447b8c5b385d9626afd549c8874dac0ab25a6fe331f85e206dd2766f11918', '\x0502c3191519ac62665f884ff3374a6408ce68d8a0176acc4ad6d18efdc23e98', '139****0896', 1, NULL, '测试工程师', true, 29, true, NULL, '{}', '2026-05-28 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhouhaiyan zhy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', 'e755aa10-614d-4af9-8f62-611638c087a5', '4298d9e6-e35a-4059-89ef-6ac9fd3bfd20', true, 1, '吴俊杰', '\x0e245ba0f167538eea8c8577d9ebc0b1894337d64bf83af9b19020a735645e058b4eb4d14e530a', '\xc4863cfa962e128572485d8f919c90429151f9a1c659f44a41385eb865804ad3', '139****0903', 0, NULL, '设计师', true, 30, true, NULL, '{}', '2026-05-29 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'wujunjie wjj', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', '1a4add2e-30cc-4d95-8429-752b8e4d2003', '1e278879-e75c-475c-8b3a-b9b4e335a2c1', true, 1, '徐佳慧', '\xfc08682046e306ce8baec434ff19a5747fcdd1939539dd78c8798f7b98e1a11fa5180e034ae930', '\xd12a1c7fe71f4e598bfaecf46546c6296f8ca2475c785617a327136b56a95ce9', '139****0910', 1, NULL, '工程师', true, 31, true, NULL, '{}', '2026-05-30 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xujiahui xjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', 'f41c2239-208e-42d6-8458-40077b125f03', NULL, true, 1, '孙明哲', '\x9a8d271f55fc4c9f5d919d63012b94d98f20f076f418f22cf41bd211e9e919f28b4e5e94f32e2b', '\x5847d90d5160e593f26cd4620bcea549081762b728e4daffcf64a15caa887b13', '139****0917', 0, NULL, '产品经理', true, 32, true, NULL, '{}', '2026-05-31 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'sunmingzhe smz', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8550f7cf-b682-4f8d-8440-170e9097547d', 'aaf1b88c-6fd1-4cd6-81a9-3aef79fe52c0', 'ad61398e-e7b3-40f5-8e9e-249bacd1303b', true, 3, '胡玉婷', '\x25dbd7c294489c133732562cb715dd72e348fa0972e0074dc038c5d65e57e1578e1d66c3479615', '\xa1f16125e1628993a7f660566503d3e2084cc1ef52ca361b172e839d3d8a3b1b', '139****0924', 1, NULL, '项目经理', true, 33, true, NULL, '{}', '2026-06-01 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'huyuting hyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8550f7cf-b682-4f8d-8440-170e9097547d', '1a629820-e237-4417-8124-bd023d9d1dfc', '86124a47-e7f5-48fa-8849-4dde4f1a5fa8', true, 1, '朱嘉豪', '\xbbaf63d2e7673eb67dba8c135bd6558f7326d823dc32d068ebe919c375f750ee585d35c61707c7', '\xb90a1e36108f5a981014ba89bc54d7bcb92979a4f915ceeec5e3dacdceb8a294', '139****0931', 0, NULL, '行政专员', true, 34, true, NULL, '{}', '2026-06-02 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhujiahao zjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8550f7cf-b682-4f8d-8440-170e9097547d', 'b9d38681-8df4-4fa7-8791-05f4dd01be34', '37d46e7a-1205-489b-8eab-03c98f1de85a', true, 1, '高静怡', '\x3341a4251447f6d18a6816cf7e22520c1f753abfcbc8be85210378e6ac31fecc8f94eae521a43b', '\x5e3787d605fce2b1c8e60fd37196c3c1384494dcbecb5290b96c2cf49e3ef9f1', '139****0938', 1, NULL, '财务会计', true, 35, true, NULL, '{}', '2026-06-03 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'gaojingyi gjy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8550f7cf-b682-4f8d-8440-170e9097547d', '048c59bd-4b4d-4f56-8338-0ef6e540ad53', 'ad61398e-e7b3-40f5-8e9e-249bacd1303b', true, 1, '林一鸣', '\xd9fe949879fb189d2abb19f00238f5730674d927040e1a8c63531cd235722ee04663c3f955c733', '\x41b6da2604a8d666e8c3de314ae3febc289137729f88578cbf4890ee841d8535', '139****0945', 0, NULL, '人事专员', true, 36, true, NULL, '{}', '2026-06-04 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'linyiming lym', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8550f7cf-b682-4f8d-8440-170e9097547d', '51cd1b68-2731-4386-85dd-21391667d78b', '86124a47-e7f5-48fa-8849-4dde4f1a5fa8', true, 1, '何可欣', '\x689c0808b2af2e5856d1e21c1ab632bad93ed867bc208cc1216e636d608999e1af252bfefb75f0', '\x68ba9f0660e4f9803131ebfd7e3b3a72ca44310dd85921af1d30f3564d581e84', '139****0952', 1, NULL, '销售经理', true, 37, true, NULL, '{}', '2026-06-05 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hekexin hkx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8550f7cf-b682-4f8d-8440-170e9097547d', 'f7255720-7820-4f21-89f5-422fdc4df3c4', '37d46e7a-1205-489b-8eab-03c98f1de85a', true, 1, '郭浩宇', '\x1b2814a6cd34266cdfa5cd30dc28ff832eed304421314996fbcd8cf48436877de23ddc07c31bcc', '\x3b3a696e7b09c7fb3758ae19699cf68a1725b714a3c8f9e27a0c19f4209ae614', '139****0959', 0, NULL, '客户经理', true, 38, true, NULL, '{}', '2026-06-06 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'guohaoyu ghy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8550f7cf-b682-4f8d-8440-170e9097547d', '76031027-fdba-4167-8377-edc4f2dd7932', 'ad61398e-e7b3-40f5-8e9e-249bacd1303b', true, 1, '马晓彤', '\x59a68cff9d2505344c4e4478d55a766ec5d345f978a237af8ceeb82bfea2ff3f109f5d0c47a335', '\x6399a7fad77a8b1fbf4866aabc3124c0ec96c720fd1d3c9495d8dd90e83920d8', '139****0966', 1, NULL, '测试工程师', true, 39, true, NULL, '{}', '2026-06-07 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'maxiaotong mxt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8550f7cf-b682-4f8d-8440-170e9097547d', '1dde3f94-deaf-42f1-8cfa-b0f24290ec6e', '86124a47-e7f5-48fa-8849-4dde4f1a5fa8', true, 1, '罗宏伟', '\xfa40318a690657c74b9e224571511cb508c06592fed745f5f6878e36811176dd57926f89d8a4bd', '\x0276f4811a1f68b0e1e5560a335fd0b422cc2cbfedf01cc46a9db63e9525e9f8', '139****0973', 0, NULL, '设计师', true, 40, true, NULL, '{}', '2026-06-08 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'luohongwei lhw', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8550f7cf-b682-4f8d-8440-170e9097547d', '58e0119e-a110-46fd-8613-73dbc8e3a0ed', NULL, true, 1, '梁春燕', '\xff899f7e07897ea9ba4ce6f4cbedaf5982b888cb3d90d1315870fac1a13dbd41f090937a14b005', '\xa97f9f9e24053ee1c8e93b3b8b28d855d5a00e919f422ebbb9c5b17a3809f1d4', '139****0980', 1, NULL, '工程师', true, 41, true, NULL, '{}', '2026-06-09 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liangchunyan lcy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8550f7cf-b682-4f8d-8440-170e9097547d', '95ba669f-c543-4124-847a-f15e1d80fd76', 'ad61398e-e7b3-40f5-8e9e-249bacd1303b', true, 1, '宋子轩', '\x6bef64d6b86b345123525e3c602902001a348e3074396c92bc9d313dac48d91e28bf4ec0cd15e3', '\x2f78e1e468e2f8298b9d0d2e3cab509fa3a2e9a316004bcda7ee94cb6b79341f', '139****0987', 0, NULL, '产品经理', true, 42, true, NULL, '{}', '2026-06-10 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'songzixuan szx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', 'a6fc38dc-b1c1-4834-8819-bc14263f1767', '9c319d8b-6ec9-49c3-87a3-1c428cefe739', true, 3, '郑梦琪', '\x6b2d462303dd0709c2f52471f9cbe4e8b10c862f3ab49bbd6489d27fe3ec884f0573d50ca22f4e', '\x150380f803e54c68483b2f7c1ab5355fb1b91db221e7daf291332dbfbe67422e', '139****0994', 1, NULL, '项目经理', true, 43, true, NULL, '{}', '2026-06-11 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhengmengqi zmq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', '4975295e-0830-4921-8fcc-b13fa5fd1df6', '85b989aa-1f39-4dc7-83f3-2c878cef7b9a', true, 1, '谢思源', '\x7ac2569bacf44726ead224d7a3452f6d637fa52ec15b3fc5436cb5f8004edf6247c6404dc7cf24', '\x829a594bab59d4b6bc905167f57708d38dd929d72c1b03a4c1da9e83e99acfa9', '139****1001', 0, NULL, '行政专员', true, 44, true, NULL, '{}', '2026-06-12 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xiesiyuan xsy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', '2b6c1077-1eb1-4f89-8a9c-babd68ce156e', '0bbb76b4-7dec-473e-864b-0ce5476e1049', true, 1, '韩婉清', '\x1575c242e2ceb87ebe6128af54ad8c351291b8074b283db23aa2e25bb6e51f9a8d23475bb2b519', '\x789a8f2c6f1ea6a29926cc9c79eb15b416846e9d0cb611aae523963fa02b0a2b', '139****1008', 1, NULL, '财务会计', true, 45, true, NULL, '{}', '2026-06-13 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hanwanqing hwq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', '61fee405-6ce7-4fa2-8557-154eb603c9a1', '9c319d8b-6ec9-49c3-87a3-1c428cefe739', true, 1, '唐伟伦', '\x1a74a92a540a30fe8f5d041e3f50506a28bea74f930ce6a36bd1c17679c4601bf11ae4cf08d972', '\xd81dd4713dc8e8aae0c2d5cf4633a24aea601a1cb5605ebded70b3704237c681', '139****1015', 0, NULL, '人事专员', true, 46, true, NULL, '{}', '2026-06-14 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'tangweilun twl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', '9b8aab4c-a7a3-4b01-80cd-dbe67529350d', '85b989aa-1f39-4dc7-83f3-2c878cef7b9a', true, 1, '冯诗涵', '\x29a629c906c0c5602a4c1ffc0ba3d37889fe1257c41de97803c88f7b8fa190ddc32ecb03ee9f20', '\x96816fa9a37bcde3153d9ed1aba77d79130c0233e6986fb8d53212a7546b5da0', '139****1022', 1, NULL, '销售经理', true, 47, true, NULL, '{}', '2026-06-15 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'fengshihan fsh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', '22dac153-2f59-41a8-85a1-df95d9a0007b', '0bbb76b4-7dec-473e-864b-0ce5476e1049', true, 1, '于天宇', '\x21f5a8f782c3331a8af19976e7037bbc9779feda7f23f4334b34a682f84e16630f916d978621da', '\x1e2a2a8f57db2f599d26d5c98a8810550d3b40b9c83d40590014295e5164efd9', '139****1029', 0, NULL, '客户经理', true, 48, true, NULL, '{}', '2026-06-16 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yutianyu yty', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', 'a73edda7-553f-4b8d-84e9-d4bfbeb1dd5a', '9c319d8b-6ec9-49c3-87a3-1c428cefe739', true, 1, '董若兰', '\xe32220763b9696b91ee863a977cecbfec5955fd898c28f1ea5f16a2200652fdc67d990b4d38c1f', '\x9b61fe0c3ad6a873dc57d0d2974ed4e6f554ecf4f0c6680305c28d7635e23de9', '139****1036', 1, NULL, '测试工程师', true, 49, true, NULL, '{}', '2026-06-17 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'dongruolan drl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', 'b9ca39ad-8970-4f9e-80c4-5393324ff57a', '85b989aa-1f39-4dc7-83f3-2c878cef7b9a', true, 1, '萧建华', '\x158e1f481528fc8d61601fbe2a27fe0d6cdabb0f969d8d74c2bd694e2bf98eeccb5c72c0211d5a', '\x0d6354d70c0237a2cf4753e7f0136fd392131ef92e908d88bc4d0eafed1542e2', '139****1043', 0, NULL, '设计师', true, 50, true, NULL, '{}', '2026-06-18 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xiaojianhua xjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', '0320bf8f-c094-4031-83ff-138ee6bfb1b2', NULL, true, 1, '程欣怡', '\x59f3c657b3adcca1fdb5cf2f23dd8aa7ef00f508c8ba2b842125def1934d0f7f14ee574d7c6469', '\x0c6881a8d015b9d989458491e0ba333bff67344ce971978f4aec60da3e4369ab', '139****1050', 1, NULL, '工程师', true, 51, true, NULL, '{}', '2026-06-19 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'chengxinyi cxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', '1438ac83-a5b5-4d53-85d0-ea5876837e5b', '9c319d8b-6ec9-49c3-87a3-1c428cefe739', true, 1, '曹文博', '\x0eff65761593ef8ab62975e4c5c24bab9c0cc5aaf3ada6f20fc8bfb7a8b5303b83ebed0fdf6a94', '\x5df9e7cba28ea1f4be6314ed7705b8f5f7c870fe79a7863c146b9069df9fff92', '139****1057', 0, NULL, '产品经理', true, 52, true, NULL, '{}', '2026-06-20 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'caowenbo cwb', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', '18d60849-5065-4339-82e4-eacde19a3334', '85b989aa-1f39-4dc7-83f3-2c878cef7b9a', true, 1, '袁丹丹', '\xe12367700fd2288828795a6f9e8f4d2bb896166464c0548816191e6a47b5261d9440f2889846ff', '\x35833fbfbf480fc56cae2a01f852a0c2ae4cc27236f9108c619b66bc308ce768', '139****1064', 1, NULL, '项目经理', true, 53, true, NULL, '{}', '2026-06-21 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yuandandan ydd', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', '4d19eda8-c4f0-4368-80d7-efd404fe4f48', '3d85a271-0170-4326-8280-f7a1b9a6f0bd', true, 3, '邓景行', '\x784ea220d41129da18c430f6d5c1fc57d46fa921017ff577904dda99dd9c2ab9e3a40498d5e594', '\xe7b50180d2767540ca46448b2618fca0ac5bc1398eef725acb5157f54ebac455', '139****1071', 0, NULL, '行政专员', true, 54, true, NULL, '{}', '2026-06-22 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'dengjingxing djx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', '98559c02-db02-4155-8b90-bbe0865833df', '6df482ab-e533-4f53-8ef7-c9b623f5cc55', true, 1, '许雨桐', '\xa54bd39cfa6035c284588d0bb996545dfd663d26c735fce2b4000c0b68591d55a18549a05a2359', '\xe0d9cab73eacef385088af2dc507dbb3194f2891df07e389ae7a5d8fa894d3c9', '139****1078', 1, NULL, '财务会计', true, 55, true, NULL, '{}', '2026-06-23 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xuyutong xyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', 'cfc8c82d-284f-44b9-84a3-ebc52bba2e12', '61f0091d-a009-45ab-83f0-d0d1752cd2e1', true, 1, '傅志强', '\x51cc097b00ee1a523a404ff2191cedf31ebd148febd6656b3c24a8592b0cefd2b6fd437f5c67d2', '\x87571bd4d19d66828cbb2021117393bee2abfafe4dc7c60a63c6a4e30ad18672', '139****1085', 0, NULL, '人事专员', true, 56, true, NULL, '{}', '2026-06-24 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'fuzhiqiang fzq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', 'b2c2259e-f94a-4e69-8a9c-543eb2247d1f', '3d85a271-0170-4326-8280-f7a1b9a6f0bd', true, 1, '沈雪莹', '\x60c4572b7696fbdef8b82be6d196d899cd3cd002848c60fd5e1ea26c119fb78e5ccbfefeaf8860', '\x6121461f3a033f56b96a8695eab034dd4838f6b88d256ee8bf31c727e0c41481', '139****1092', 1, NULL, '销售经理', true, 57, true, NULL, '{}', '2026-06-25 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'shenxueying sxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', '03ab8416-d714-43b7-86d8-8f87027cc728', '6df482ab-e533-4f53-8ef7-c9b623f5cc55', true, 1, '曾立新', '\x6a76536f650e26cdfae6bb87df59b3a22d219a30041c92c3a173c35be6ac7a30b756bb913b9241', '\x1554bc71b436721b964ae14386cd0ae92abe8339c5f49a24edabfe46628381b7', '139****1099', 0, NULL, '客户经理', true, 58, true, NULL, '{}', '2026-06-26 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zenglixin zlx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', 'a5b8d016-4191-4ab9-85c5-456e4a6c1cda', '61f0091d-a009-45ab-83f0-d0d1752cd2e1', true, 1, '彭海燕', '\xa94cc1072846a2dd2f2d2854df6899705821ccc7c4950423288a97c5e0551ba6e63924b62fd54e', '\xd610448528b87fdc62dcf4f490e41e4b1d2c000bb1964cc55c0cf96bf9b1c7ea', '139****1106', 1, NULL, '测试工程师', true, 59, true, NULL, '{}', '2026-06-27 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'penghaiyan phy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', 'd76f2501-582b-46c6-849b-da93536241c9', '3d85a271-0170-4326-8280-f7a1b9a6f0bd', true, 1, '吕俊杰', '\x0ccbbc5e535679c6a693e48e2d556db98e47c9dc0bdba9bb91984a994ceb73728d531934e9ef1d', '\x99c01166f5912832bd547cc004283b54142193b6f6799c646252dd48b870d649', '139****1113', 0, NULL, '设计师', true, 60, true, NULL, '{}', '2026-06-28 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'lvjunjie ljj', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', 'bbdd4049-4f08-42fd-8e7b-403a43dfbf65', '6df482ab-e533-4f53-8ef7-c9b623f5cc55', true, 1, '王思源', '\x854b99cc7b08a43285ee652289ab3fe9c679a8bd4321c9d548434bec5d91aa2c094815a1e00830', '\xf7e2a9d8d8787b67e6b7ace6d2f6b1a8128b695e01a3002a8ba0cdacee822215', '139****1120', 1, NULL, '工程师', true, 61, true, NULL, '{}', '2026-06-29 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'wangsiyuan wsy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', 'f64cdb48-9651-4683-8349-78b2b3486f45', NULL, true, 1, '李婉清', '\x0b82f11fac1cf196a662a727c623d4ee2ab68c0baba47fdceac11c45a3d02985dfa61d0bc08147', '\xc72bf3e4c7ac9233e75ef519f91ab9e8f1f0482cb25b8bbd0e1819322eeeb839', '139****1127', 0, NULL, '产品经理', true, 62, true, NULL, '{}', '2026-06-30 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liwanqing lwq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', 'bb2c4d06-56a1-49df-8e71-4cf359c974b3', '3d85a271-0170-4326-8280-f7a1b9a6f0bd', true, 1, '张伟伦', '\x9b011473a4a9733213d957a1015802f885c6ececd4a24929bb5964cf20ad536ada45c4baf4093f', '\x800a40cfe2b9ba1e63b17247aa131286b715323424155327fbbd556a2a47a9ef', '139****1134', 1, NULL, '项目经理', true, 63, true, NULL, '{}', '2026-07-01 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhangweilun zwl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', '1ddd2337-1fd2-431d-8a67-a56010ce30eb', '6df482ab-e533-4f53-8ef7-c9b623f5cc55', true, 1, '刘诗涵', '\x96bd4a7795ab3a38953ca006a10ab08dcf86e7e9b21abd599ff60f4f4e074cfe296d20582ef4e1', '\x06098a92a74dccde1c7e3ba845ecbbb7c7fc983f0c95bec48183ead38a9e9803', '139****1141', 0, NULL, '行政专员', true, 64, true, NULL, '{}', '2026-07-02 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liushihan lsh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', '2f1c285a-a000-4ab9-8d4c-f47220aff1aa', '61f0091d-a009-45ab-83f0-d0d1752cd2e1', true, 1, '陈天宇', '\x39a468d32c06266131d4ee471af8fd42d910cd1a369af680cbaf43efee822787902300eb165e08', '\x51410c80e7be5cd3fb6adc979c946c7cbc13c2f68b65e5896ac5c4241c8c9458', '139****1148', 1, NULL, '财务会计', true, 65, true, NULL, '{}', '2026-07-03 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'chentianyu cty', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', '1bc0d225-0d47-4ff9-8a75-920e9afdda99', 'c3ff1a14-fefc-4b54-8aa1-44683e53cf48', true, 3, '杨若兰', '\x24f5cfbbe4ac18472b4d21ff2df001228260f1e3b6e7572f52405a7566269867cd375e751e225e', '\xe0c4b4767c6f5f20d6efaeaa434d8983a61f3367f8120ae6b2b5653cdb40ef26', '139****1155', 0, NULL, '人事专员', true, 66, true, NULL, '{}', '2026-07-04 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yangruolan yrl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', 'b3b44911-c7be-4fb7-86fe-4fee33ea3c80', 'a6a3260b-b1f6-4c80-890a-c729322fb451', true, 1, '赵建华', '\x2ca5d76f8cb483c427bc0675d7530a204a2a7c35fa4f37d739019bad4885e22cc94afba3fcd34c', '\x989bfcdf34f22b16abc50247523b5eabd888f1892354df754e6bba05e0f40549', '139****1162', 1, NULL, '销售经理', true, 67, true, NULL, '{}', '2026-07-05 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhaojianhua zjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', '29d3c4bf-a25f-45f3-846f-bd3e24176160', 'db390985-0c83-405e-8d9e-37979d5d4312', true, 1, '黄欣怡', '\x81789c47ae4431e1c8030ba1845e04854b85b35539f3f174a65c75fb128b3dd1db6c4629a09d6a', '\x66861ae69d7646bb4a724fb66d085cbc023d1fdd0fe413de4b20816958aaf9e8', '139****1169', 0, NULL, '客户经理', true, 68, true, NULL, '{}', '2026-07-06 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'huangxinyi hxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', '0c06fc3b-27d3-4331-8c6f-6b98c9cd9b79', 'c3ff1a14-fefc-4b54-8aa1-44683e53cf48', true, 1, '周文博', '\xd35b169b715c104138fa822dbea062029b4e62c769f1c708924f85bee123b231deebbd8435df9f', '\x1fccc5cc48bdecd35acfa081d1f4319752cff22b8211cac07ff261f7a0b3f092', '139****1176', 1, NULL, '测试工程师', true, 69, true, NULL, '{}', '2026-07-07 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhouwenbo zwb', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', '1458b392-8af1-4927-85b3-d26207e5b9ad', 'a6a3260b-b1f6-4c80-890a-c729322fb451', true, 1, '吴丹丹', '\x4a5a62fc3faa923087a385eb935d1247370e32a0534ba577417efb4245299a10afcb3c7a32ba47', '\x4fa30d8a771beb8db9b4058247b9b25bf1bc1062f2fe994d6bca427c8b45f6bd', '139****1183', 0, NULL, '设计师', true, 70, true, NULL, '{}', '2026-07-08 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'wudandan wdd', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', 'e7fa1e10-c39a-4098-8b96-dd9ab68fd12c', 'db390985-0c83-405e-8d9e-37979d5d4312', true, 1, '徐景行', '\x2d24b22101d4d1e4c42475fc7d3c4b09de95f9e66066e2678332fbfb082ca1e2f52426f27672ed', '\xdf58e1b0201930bddac4caa9150f101427395f7da48faa57a90d8cae515c843d', '139****1190', 1, NULL, '工程师', true, 71, true, NULL, '{}', '2026-07-09 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xujingxing xjx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', '9f685025-4b7f-4512-8edd-5130d89bf6e5', 'c3ff1a14-fefc-4b54-8aa1-44683e53cf48', true, 1, '孙雨桐', '\x680c2779142157eaad13d16d389a77a34f761435b73c228bd94ccac4ce084ae0278cc76e0ea3b3', '\x733f865ab42db3e877375c47927ac8581e4bde02a4375bca905e1dcc2a472000', '139****1197', 0, NULL, '产品经理', true, 72, true, NULL, '{}', '2026-07-10 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'sunyutong syt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', '5d7385b3-aff9-4cb8-8469-82463f0fb4e4', 'a6a3260b-b1f6-4c80-890a-c729322fb451', true, 1, '胡志强', '\x6a062b7bae07c55bdefed06565c6d613ab69c491b7c4c02c58d2ee9fcaa6c842fa757ca4cb17f2', '\x4971ee30c073da55405493b2554f930aae413832713c5ba7e82ca501f4747fce', '139****1204', 1, NULL, '项目经理', true, 73, true, NULL, '{}', '2026-07-11 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'huzhiqiang hzq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', '774d4cee-9ece-47b7-832d-05ba2777c7f9', NULL, true, 1, '朱雪莹', '\xdd2ed70e63997fb372b48a2a5f561d5446f69d79ebf96c41eb97b3c08e943effb68fcb128b7644', '\x25614af58a783d69e4e21f8e254c6fd1125f5664786302d32001fbbe3c127688', '139****1211', 0, NULL, '行政专员', true, 74, true, NULL, '{}', '2026-07-12 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhuxueying zxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', '1825c909-21ff-4f7b-8590-3f6f83ff1266', 'c3ff1a14-fefc-4b54-8aa1-44683e53cf48', true, 1, '高立新', '\xdbc8d05908da7f7373f20c550c55df92012acad0e74354851f3992a949a874abbfcd2a28e63f8e', '\xa507599dca3f20054a57d2beacb50a63180e6ba44ee0910de7a896aecf4fc287', '139****1218', 1, NULL, '财务会计', true, 75, true, NULL, '{}', '2026-07-13 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'gaolixin glx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', '9ad4a4ae-9d3c-496c-8f30-d2b1dde65627', 'a6a3260b-b1f6-4c80-890a-c729322fb451', true, 1, '林海燕', '\xfa725efda217a9bb810bdc7c8a535e5d66e5c4516502268ca0747056f782d7c7d79a82dcc348a6', '\x3758390169ede4fda6b8c52ac957cc893cff3d64afebe96cad89f5066ce83dde', '139****1225', 0, NULL, '人事专员', true, 76, true, NULL, '{}', '2026-07-14 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'linhaiyan lhy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', 'd702e349-f8b4-40e1-8ca9-6c7112f39fe2', 'db390985-0c83-405e-8d9e-37979d5d4312', true, 1, '何俊杰', '\x9b9808931d2deb457453f3aceb443f60d8efe381f18379c54d4b55069a4015dde4902ada1e91a5', '\x4ab661f1cb8c796fad881f03a7596ac9d385c11cf19b579d8e1a7a556d3a7e70', '139****1232', 1, NULL, '销售经理', true, 77, true, NULL, '{}', '2026-07-15 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hejunjie hjj', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', 'f67c387e-4aed-420c-8d26-0717a3183c2d', 'c3ff1a14-fefc-4b54-8aa1-44683e53cf48', true, 1, '郭佳慧', '\xfbfc3e554b3dd32bfd3e731cd0bacf3c5e408100c6bf770fa17733846dccb5f63fa92b019a65b0', '\x08d1d5fece397bcd115fe3f91a2394c1c23c7bb529e21ab4398a6ed3a554b033', '139****1239', 0, NULL, '客户经理', true, 78, true, NULL, '{}', '2026-07-16 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'guojiahui gjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5a458b7-87fd-447b-8781-986db92ed713', 'f967194c-0643-4d48-8f57-6c32868cfb8b', 'c23060a7-c7b0-4a8b-8f70-c3af032fcab8', true, 3, '马明哲', '\xc8a051f4ea1c54d09215601d5ae8294c79b2e6cef1cb5d0471270b15b9bd165f870cf2c577eb19', '\x923f1ffe10a0aad1f5ee4745b54ca3eeea4622320111406c84a24f313c2592aa', '139****1246', 1, NULL, '测试工程师', true, 79, true, NULL, '{}', '2026-07-17 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'mamingzhe mmz', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5a458b7-87fd-447b-8781-986db92ed713', '98b28787-eb0c-4bd6-8eef-ae5dbd1b9d50', 'b4530692-1348-42a4-8920-78386c2d088e', true, 1, '罗玉婷', '\x2868b33808f66e4097e88100f28bc0541dec0e842e65fc7eeafcf4b0f638231a3a57100d78a80d', '\x9c8eaa63b4845f76b7016742b8b9d0995fdb9397e25a05915c3e1e340538fa45', '139****1253', 0, NULL, '设计师', true, 80, true, NULL, '{}', '2026-07-18 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'luoyuting lyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5a458b7-87fd-447b-8781-986db92ed713', 'a279ab19-f620-4c2b-825a-54d3bf259810', '28634630-aef1-4086-870d-6f016e87bf08', true, 1, '梁嘉豪', '\x91ec11f55f4a2b16b791d91e35b976738bc0ed0744ed2ceeb48e4259b7c6d5431b07d7409ec65a', '\x302f925de4d95d24788e871c3a0af895baf4297e4e9721f5fced516166f05b6d', '139****1260', 1, NULL, '工程师', true, 81, true, NULL, '{}', '2026-07-19 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liangjiahao ljh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5a458b7-87fd-447b-8781-986db92ed713', '4b4ae7de-cb9b-4e94-8dcc-a99269927745', 'c23060a7-c7b0-4a8b-8f70-c3af032fcab8', true, 1, '宋静怡', '\x84a1b0ab23425f557679899327aae3fe8867bbdd1242554a4a42f2d7e35f57280a8242764b5346', '\xb5f16111d67668dfb7a9eefb0cbbf2b44d6638c2a487b7f545a2322bd099ec5e', '139****1267', 0, NULL, '产品经理', true, 82, true, NULL, '{}', '2026-07-20 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'songjingyi sjy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5a458b7-87fd-447b-8781-986db92ed713', '329c8ec2-bbc3-48b9-847f-47811c4a157c', 'b4530692-1348-42a4-8920-78386c2d088e', true, 1, '郑一鸣', '\x009a6f13a9af124cabbcd5743988335a202dc08df5b4d1b2a28534ec7fc4d752a8dcefd43dcdde', '\xf50043ccc4b98c1ee2c059c3bbefdf7eeb9146d82946499de876e975860ef466', '139****1274', 1, NULL, '项目经理', true, 83, true, NULL, '{}', '2026-07-21 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhengyiming zym', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5a458b7-87fd-447b-8781-986db92ed713', '85dab9f5-2cdd-482e-8999-406ff868f048', '28634630-aef1-4086-870d-6f016e87bf08', true, 1, '谢可欣', '\xae683b6a0a2ae102796bf09cc468f07e35c67ab91a56da30b5ee69078fb6365f7c77e7681556c2', '\x6c23cc38389c04b4425956e929e165ed9805b5495861149234913504b0b54d6b', '139****1281', 0, NULL, '行政专员', true, 84, true, NULL, '{}', '2026-07-22 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xiekexin xkx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5a458b7-87fd-447b-8781-986db92ed713', '2856015f-4513-4e2e-8845-caecd396c6ca', 'c23060a7-c7b0-4a8b-8f70-c3af032fcab8', true, 1, '韩浩宇', '\xe54710a4fdb44cfb637742e766171f26183095765f134d8440a30cc350cd4cf70da64e28f419ea', '\x3210d3b59b260670e593f73467a1c9d10576079956a84c79847b71539643e55f', '139****1288', 1, NULL, '财务会计', true, 85, true, NULL, '{}', '2026-07-23 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hanhaoyu hhy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5a458b7-87fd-447b-8781-986db92ed713', '6d0f4073-af8e-4ebe-8d13-705029e8b5fd', 'b4530692-1348-42a4-8920-78386c2d088e', true, 1, '唐晓彤', '\x7534443c9a21ae5d346631955a958e9c151e393ac206d7ae021eee70cf6c5828c95ccfc7a07c07', '\x48a293a040c47a026afbfd982080587636d3ffa78a9e60cdd600793659484881', '139****1295', 0, NULL, '人事专员', true, 86, true, NULL, '{}', '2026-07-24 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'tangxiaotong txt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5a458b7-87fd-447b-8781-986db92ed713', 'ecc53510-fab9-4156-8740-383edf99fb57', NULL, true, 1, '冯宏伟', '\xc823e2e4e755f7a26fd092baf35ba0e231274441bafb76b2499f76e40b85ec4b8ebd6c8a328d1b', '\xd77629a6885a9700ab97b39c540423ba68fac701cd0078e9f685c33f7a36b276', '139****1302', 1, NULL, '销售经理', true, 87, true, NULL, '{}', '2026-07-25 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'fenghongwei fhw', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1094fe9d-3642-400f-87ad-438048267d35', '5b237464-a4cb-4d06-8b3a-bd6eeb007c60', 'ed77038f-f697-4b0f-8651-b831ff455aa8', true, 3, '于春燕', '\x10ff292928eea8f063aafb1cb16ea21e8bc3baff688a23d6a51543bce234a1d8c63155ad12c370', '\xfa4c374aff92b59435af9af756501c854416a1a84ba6e89080925d1eb68de343', '139****1309', 0, NULL, '客户经理', true, 88, true, NULL, '{}', '2026-07-26 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yuchunyan ycy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1094fe9d-3642-400f-87ad-438048267d35', '8a2f2299-9923-4788-8886-ffdd24d5aad0', '19cf95b7-00ef-4b46-8246-f952c0e863a9', true, 1, '董子轩', '\x453970d6c1d7b7296086c9aebec9a4d7065d19b6d57f8166b55d0057ccea0edbaa4dbe81f2d5d2', '\xd63e612685198387450779353969fbfdf74aeead03adcab4786c5b614041bf22', '139****1316', 1, NULL, '测试工程师', true, 89, true, NULL, '{}', '2026-07-27 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'dongzixuan dzx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1094fe9d-3642-400f-87ad-438048267d35', 'ac8a5fea-9c1c-44bf-87e7-ba838ab4144a', 'dbd09d3b-b71c-4ae7-83d7-0054abd6b414', true, 1, '萧梦琪', '\xa7a4e7efacd16f90e5d9111c6cc6745c0c4afcc730d4e5e6cd97a22fe39c2e3d29038af1a4e63f', '\x793f0fb2e5cc3964dff0c6813c8ab1ce15460b07dc588a5092d9ac082d910d35', '139****1323', 0, NULL, '设计师', true, 90, true, NULL, '{}', '2026-07-28 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xiaomengqi xmq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1094fe9d-3642-400f-87ad-438048267d35', 'e83a8a97-a544-4ad4-899c-1ee16d713fc0', 'ed77038f-f697-4b0f-8651-b831ff455aa8', true, 1, '程思源', '\x10a62167a98c2dbc5060b15834e02b3d4ac5c365e0690c705ba038c2ae2cce90c4b8cb3866fd63', '\x63954c1fed54d4cf5d9c69e59f73da54fa178191c9bea56f93e80894260fc381', '139****1330', 1, NULL, '工程师', true, 91, true, NULL, '{}', '2026-07-29 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'chengsiyuan csy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1094fe9d-3642-400f-87ad-438048267d35', '2b4cb2de-8469-4376-8a88-044798fd73ef', '19cf95b7-00ef-4b46-8246-f952c0e863a9', true, 1, '曹婉清', '\xeeba455dc5f45ae062564420144006bb6e30bd8f891d36a62be23f2787391803ef9bac120971a7', '\x011ed813562700737b5a9a680ad9d6d12ca0f9797213b1c8a4b38c792a3af3a0', '139****1337', 0, NULL, '产品经理', true, 92, true, NULL, '{}', '2026-07-30 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'caowanqing cwq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1094fe9d-3642-400f-87ad-438048267d35', '67c3e87a-ceca-412d-8b96-88b1624caeec', 'dbd09d3b-b71c-4ae7-83d7-0054abd6b414', true, 1, '袁伟伦', '\x6e7f938f9b1729515c411c15202fb075cdd75a08a8dc4a8f1706cdea0c7ab4550775f09361fcfa', '\x40c23a3b530e0e093214f65c0091d7dda7a4d1efb2c35944aeeaa941280b0561', '139****1344', 1, NULL, '项目经理', true, 93, true, NULL, '{}', '2026-07-31 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yuanweilun ywl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1094fe9d-3642-400f-87ad-438048267d35', 'a7193981-0bc6-4336-8833-c75cd04f210c', 'ed77038f-f697-4b0f-8651-b831ff455aa8', true, 1, '邓诗涵', '\x5bdbbe576c1dddef5ba1d8b4b08ff8b786ec7d2668b7d2ae175335ee0719ff2c1dbaa07692979c', '\xea273464991f7e0a19f3a37b978239fd9ce633aae2b0cf9c91fb8c8b90c5ad3c', '139****1351', 0, NULL, '行政专员', true, 94, true, NULL, '{}', '2026-08-01 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'dengshihan dsh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1094fe9d-3642-400f-87ad-438048267d35', '96256c24-9f57-485e-8d8e-618496a18d56', '19cf95b7-00ef-4b46-8246-f952c0e863a9', true, 1, '许天宇', '\x3049c528383de71c0c54e416752bfd501563371b71c00a5cf30ede3cf49f6c56e3ced06f228497', '\x01bca0f7757569a8460f4343bd09b0ca3cd768696efc93bad0d33f1d71fdb1d0', '139****1358', 1, NULL, '财务会计', true, 95, true, NULL, '{}', '2026-08-02 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xutianyu xty', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1094fe9d-3642-400f-87ad-438048267d35', 'de5040ae-f6c9-423c-88c0-44697df66ec5', NULL, true, 1, '傅若兰', '\xf693bebf699510085367f5559acd086ef55b66751f7e7620dea3b95336ff666c5b55c422d4ecb8', '\x36322311c8767bd6f53a397529553a01d48f99367c0702d4578e914f62940065', '139****1365', 0, NULL, '人事专员', true, 96, true, NULL, '{}', '2026-08-03 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'furuolan frl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1094fe9d-3642-400f-87ad-438048267d35', '11b5af00-0571-48b5-8cd6-870835d9c6a1', 'ed77038f-f697-4b0f-8651-b831ff455aa8', true, 1, '沈建华', '\xaee6dd648b0b2a052a13193d55f3d80701802ace0dacab03d4bffe882c80aa1fa38ef330300e7c', '\xd8162efa22e92b7c94bef16880ad0adfc925cd6e4913383c6ca17d95ee906640', '139****1372', 1, NULL, '销售经理', true, 97, true, NULL, '{}', '2026-08-04 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'shenjianhua sjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '036c9033-25bf-4edd-8362-53e7a286b78c', '674aff26-f700-430d-8ea8-4bed8ab1bc21', 'd76aad72-962d-4796-89eb-f5e7c7b4d766', true, 3, '曾欣怡', '\x5978f1cf9856c98b92359829cd33f573a0b794e9b0bd925b89ab86c5b2a92ca12f83ebb5715dd4', '\xb4622f1ec565688ec4a7117993e4b31593f44f612f238cafb0311b08810e2193', '139****1379', 0, NULL, '客户经理', true, 98, true, NULL, '{}', '2026-08-05 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zengxinyi zxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '036c9033-25bf-4edd-8362-53e7a286b78c', '6d3f9139-64c0-437f-8d33-f010ed9f5fe7', 'c6dc7ca2-a455-4c5e-8ed7-43b5a7d1b35d', true, 1, '彭文博', '\x47fb554e6e95fbeddee1fe80c1de9f734526602d11d5f24d5d7fec11c6b52081ca9ecc8ac0a03c', '\xdc10015d9221c2aa7fe23a6f96c6607002f1a4d35e8ac40943dee1844582d0a2', '139****1386', 1, NULL, '测试工程师', true, 99, true, NULL, '{}', '2026-08-06 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'pengwenbo pwb', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '036c9033-25bf-4edd-8362-53e7a286b78c', 'e53d9303-f902-457c-8c4c-a7dd5bccbfa7', '68bf4213-28b3-48f0-8ff9-12b3f29dae01', true, 1, '吕丹丹', '\xc9f45dc7c687dc3559899823de03592cee60ab604b685912dbda7eef62097324c05b8a8f884749', '\x72e183ae1def7f23a0eae124aea80271eadec26ce05f0f8c41a6b2730071c74d', '139****1393', 0, NULL, '设计师', true, 0, true, NULL, '{}', '2026-08-07 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'lvdandan ldd', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '036c9033-25bf-4edd-8362-53e7a286b78c', 'b0700129-34f2-41c8-80ec-b9c6ef869f10', 'd76aad72-962d-4796-89eb-f5e7c7b4d766', true, 1, '王可欣', '\xfa06e5d8ddc79ba4e2c60f753dc06c899c16b950efadca4ef178fac3db366ffa14e0a431a15ead', '\x9e96e8e8b030206a2f97cf9172b394f46ee29d963be765f0c26c859e22f0d6d3', '139****1400', 1, NULL, '工程师', true, 1, true, NULL, '{}', '2026-08-08 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'wangkexin wkx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '036c9033-25bf-4edd-8362-53e7a286b78c', 'f06900d8-4b5c-4b12-8083-a37e3ef1e774', 'c6dc7ca2-a455-4c5e-8ed7-43b5a7d1b35d', true, 1, '李浩宇', '\xafff02e2965aa0efde06017ff5e2bf5f3cc29de54bc4ad5c53accce9193e746aa39ad9624d4fbd', '\x8abc958ece0f3cbbe5ffe57b405bd45abc726d0dc15fae694e936c01c768a8f0', '139****1407', 0, NULL, '产品经理', true, 2, true, NULL, '{}', '2026-08-09 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'lihaoyu lhy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '036c9033-25bf-4edd-8362-53e7a286b78c', '3fdf13c0-45db-492a-8ae7-5f42a3e31462', '68bf4213-28b3-48f0-8ff9-12b3f29dae01', true, 1, '张晓彤', '\x5822219aa02771064c98e477f78098b249dac0e76d479beea2c9659bab34229cc84b7bf053a285', '\xe8572fa95692e6185ad550c5b3cd5221de92af56d04533509a1df552dbc04c77', '139****1414', 1, NULL, '项目经理', true, 3, true, NULL, '{}', '2026-08-10 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhangxiaotong zxt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '036c9033-25bf-4edd-8362-53e7a286b78c', 'f3c8c71f-7cf3-4eff-8cff-085f97a2af9d', 'd76aad72-962d-4796-89eb-f5e7c7b4d766', true, 1, '刘宏伟', '\x7c7d296747c914bcc673966946bc94be4d959cc313f763e5325ef368c7e7984314927695a8b0b5', '\x7bfceb5637e0596ef9aed39691cccf7403efdcbfe76f71fbf8957484cf02554f', '139****1421', 0, NULL, '行政专员', true, 4, true, NULL, '{}', '2026-08-11 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liuhongwei lhw', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '036c9033-25bf-4edd-8362-53e7a286b78c', '79b5bfaa-01dd-494e-8207-7caddd3d6208', 'c6dc7ca2-a455-4c5e-8ed7-43b5a7d1b35d', true, 1, '陈春燕', '\x4a0cc880249348157e96e994aca94f2843d6cf338604146302f276def5ac46e7ad1b3374ac777a', '\x3b33b9c7dd6f1e1ef412b5a31ea646f883d3c483a089e27c9913ad1e67ca5259', '139****1428', 1, NULL, '财务会计', true, 5, true, NULL, '{}', '2026-08-12 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'chenchunyan ccy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '036c9033-25bf-4edd-8362-53e7a286b78c', '1a80ac9d-0a89-4ecc-8757-71fde7841916', NULL, true, 1, '杨子轩', '\x26e875b0f24ab51e7259f29431ffab6b764dd16f1b9abe6108cbfbe9a6344a1c9155ed9424209a', '\x6dfd7a2e6427d40b25d09091e6b882c2e471fb451cb111907d9f7b1b35c6c528', '139****1435', 0, NULL, '人事专员', true, 6, true, NULL, '{}', '2026-08-13 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yangzixuan yzx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '036c9033-25bf-4edd-8362-53e7a286b78c', '7986f8c6-1de6-41f6-82a4-92ad99d5b0c0', 'd76aad72-962d-4796-89eb-f5e7c7b4d766', true, 1, '赵梦琪', '\xa5b3690380307d112f7b72436c07c3fd6693fba5c2d49ce19d7392a5aea33bc5f1507cd1932466', '\xa99a6159d48914dd1ccc85c1e26949249d5af08516cefb6fc63f3dac10e439db', '139****1442', 1, NULL, '销售经理', true, 7, true, NULL, '{}', '2026-08-14 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhaomengqi zmq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '036c9033-25bf-4edd-8362-53e7a286b78c', '7caadf5a-2c61-41fe-82ff-e7697c329adc', 'c6dc7ca2-a455-4c5e-8ed7-43b5a7d1b35d', true, 1, '黄思源', '\x632960e3ccf274cd9a7836a14ee204ca67fde4ae125b1214bc6901bc8618737e0d83d17d78fa5a', '\xb550eb9d5148a4f25362994a87e7bdfb985fe6e99b9a01b93b839db25e52141d', '139****1449', 0, NULL, '客户经理', true, 8, true, NULL, '{}', '2026-08-15 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'huangsiyuan hsy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', '4fd46902-cb57-4132-8637-4c1e4aa7b61d', 'f00595a5-132c-4a0e-8f92-3b143a54664c', true, 3, '周婉清', '\x4ba8197f653f2047d579c6fc7885c62a71dfef5479230b926f59bebc4c39094f8fdc2e852044cc', '\xb8e0f9acebd8e4593b1fba8b4a2b71d1114a37b2a29adc4d5d79dab2fa19f02f', '139****1456', 1, NULL, '测试工程师', true, 9, true, NULL, '{}', '2026-08-16 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhouwanqing zwq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', 'b6be9a0c-6cfc-47f6-8103-b2c366add123', '354c1e9a-f279-4f3d-8773-42f7c4c3835a', true, 1, '吴伟伦', '\xdfb1e22b18a275c7611e3890ff94fd93028379ccba28e5bd3abc4da1cd2f1491f57bf34ca5bde5', '\x4a068a846bf9728c1723c3218d2e4c77f72fbfaf5740bc6b9484c1e8fb452af7', '139****1463', 0, NULL, '设计师', true, 10, true, NULL, '{}', '2026-08-17 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'wuweilun wwl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', '92d89027-22f9-484c-8204-4acb6c4573e1', 'fbc41fc6-0d10-419e-8b4e-14a8018d6ec1', true, 1, '徐诗涵', '\xe6af64ccc46ea40dec393c61d7b80ad344f77c3a1bc9619286f9ee40b5f51cc7a05c5cc8ad4c05', '\xfd5a855da6e637c82ce4b29312b5f33b882769e3023ff61fa3f6dd63fd61977a', '139****1470', 1, NULL, '工程师', true, 11, true, NULL, '{}', '2026-08-18 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xushihan xsh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', '9ee3e789-b4aa-4f6e-8587-112a551c8069', 'f00595a5-132c-4a0e-8f92-3b143a54664c', true, 1, '孙天宇', '\x3e82ac930751ebc8826af57bcf15746f277cb42d6d21b85c769344ed87d3a28ccf5c6ddea8f814', '\x0833a47db733810024f2981c61c69c7178ec0f05299a8bd9e501f6674ad9a4c3', '139****1477', 0, NULL, '产品经理', true, 12, true, NULL, '{}', '2026-08-19 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'suntianyu sty', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', '7addb99a-88d1-43f7-889f-5489519a1597', '354c1e9a-f279-4f3d-8773-42f7c4c3835a', true, 1, '胡若兰', '\x2d8a545537b19b4fc2188f2987775477137c5b2d70cdcdaa41c5004e2a6f4d4925471a7ed0e245', '\x952f601ff66922a327c6d221faf57d22584005ac57d2047d9e4801718547e896', '139****1484', 1, NULL, '项目经理', true, 13, true, NULL, '{}', '2026-08-20 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'huruolan hrl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', 'd641e0fe-e48d-42a6-8344-b27e06718377', 'fbc41fc6-0d10-419e-8b4e-14a8018d6ec1', true, 1, '朱建华', '\x9e4fdfa97828d2fe7aa126efcbed3b01a886c7fe428721ba68faccab94d7cf8455019b4e086fc4', '\x60c9cbf07708d0702a9d767a218e0cd0129b9e39dfa6e97466827723f7fef20d', '139****1491', 0, NULL, '行政专员', true, 14, true, NULL, '{}', '2026-08-21 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhujianhua zjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', '13a453d1-5a13-494d-89e6-938e1de64dec', 'f00595a5-132c-4a0e-8f92-3b143a54664c', true, 1, '高欣怡', '\x57e6101cce88a8534b9360a6afda198596fb0cab2ddebc357c6fc7c312c7664edf01a439afb080', '\xd2eb7df20f28db03623e361e197fb921efcd6e2308ba7db52025cb4d64ac551f', '139****1498', 1, NULL, '财务会计', true, 15, true, NULL, '{}', '2026-08-22 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'gaoxinyi gxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', '5bff4322-d118-4c19-897d-14d190f5a833', '354c1e9a-f279-4f3d-8773-42f7c4c3835a', true, 1, '林文博', '\xe296d7afa8dd4021fec7b53a1dc0a69b65b13a42ad2840f5c824bd489bfd670b3a60007f67e0e8', '\x0cd311ac105aed37927ea9bc6721f74424dcdc2ff146cffc9c16be8b281fa4db', '139****1505', 0, NULL, '人事专员', true, 16, true, NULL, '{}', '2026-08-23 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'linwenbo lwb', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', 'cc39256f-623d-4956-834e-35f719a462f8', NULL, true, 1, '何丹丹', '\x352fac0bbaed2806625adb314ee88f3ddd566ae78cd6283ead963488bbdfcb5f4b199e3dbcb282', '\xe6e447fe6409982dee5dba05823587cff6ededc6d6c5b2414b66bf4947c17298', '139****1512', 1, NULL, '销售经理', true, 17, true, NULL, '{}', '2026-08-24 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hedandan hdd', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', '3760036c-a0be-4a89-8681-35e59714b2a9', 'f00595a5-132c-4a0e-8f92-3b143a54664c', true, 1, '郭景行', '\x94ec2ebcb9bea4d0b1f8d6c7d368f010ddc69835c60fa2bb25eab9347d0bf13fd9b7e4c8f9d2c5', '\x68ed88496d85ab58d8bb373bed279addc1705e8455b49b0f4b5ac315e11625ef', '139****1519', 0, NULL, '客户经理', true, 18, true, NULL, '{}', '2026-08-25 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'guojingxing gjx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', '0fa9d5f1-0b06-438d-8e06-8449b72aa0f3', '354c1e9a-f279-4f3d-8773-42f7c4c3835a', true, 1, '马雨桐', '\x0173f33de9b79cb06fe6c612f5b8a5e7635fc5f8c041415e102457a8e61316d31e6f5be3a9d629', '\x6c7f153bb26aa42e48b75933b44494aa30e070e0cc5d5fef3a6e77471a79aee3', '139****1526', 1, NULL, '测试工程师', true, 19, true, NULL, '{}', '2026-08-26 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'mayutong myt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', '68e7e28c-4a0a-4455-8101-2f4d245f62b3', 'fbc41fc6-0d10-419e-8b4e-14a8018d6ec1', true, 1, '罗志强', '\x183aab6942ca6bcd95593a033e948fbc4764a87cdf0ea69278691e86bbdf62e73b69859babc9cb', '\xb10e0a51c38ae2e399fc1e5dd56b1a8a786144950fd2d29155c9ee7fba8463f5', '139****1533', 0, NULL, '设计师', true, 20, true, NULL, '{}', '2026-08-27 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'luozhiqiang lzq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', '35fac1ea-6123-453d-8177-251d51a6cc9f', '3829f44c-716a-4c23-8f3f-e56649789252', true, 3, '梁雪莹', '\xa6032419ca601f50530b4519d92e97215135edf4ced1a3308a8dc40c46b4c4542709925e64ab69', '\xf5742a4f64e23d03ae6fd9a744b48f20a6e09f7b5a5203630ea1e3b0bae9a7c1', '139****1540', 1, NULL, '工程师', true, 21, true, NULL, '{}', '2026-08-28 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liangxueying lxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', '4557e268-d57f-4bee-80df-761f82fc1e9b', '991b29c9-23e0-4aa7-8022-1202a5707a23', true, 1, '宋立新', '\x652a7c7414d83e42bc4601398f5aa0bae6cdf64f73bf5171294597af2d933d6ff94ed4ae0665fd', '\x0dcb694bf02edf3bf0408952b1442fd9441d0e644ea1ba28297827c32bc12f1c', '139****1547', 0, NULL, '产品经理', true, 22, true, NULL, '{}', '2026-08-29 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'songlixin slx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', '01f51e04-f5db-4012-8141-ed9f769ba880', '07122c21-6bb8-4289-8aa8-0df470c413ff', true, 1, '郑海燕', '\xc58355fb46e84602951ebfac37977100e2ae59a40940e06c6fd095a7139abbe8f071560ebedd6b', '\xe74892de2b03cd38be128c67f0ab53a2cb9d43f75e49e231918497f429d7044d', '139****1554', 1, NULL, '项目经理', true, 23, true, NULL, '{}', '2026-08-30 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhenghaiyan zhy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', 'f59d2317-75c3-4847-83ab-4580e700cec8', '3829f44c-716a-4c23-8f3f-e56649789252', true, 1, '谢俊杰', '\x3d3a79cc7acd7aebed8ab9bbb2af6000da30cddbbf12b59b9f455f772da8e17699a3372e6b855d', '\x93ebc153375b59955d0f2aa8c2f3bc3240a03af1087f1c0c6e47a0b8976804ec', '139****1561', 0, NULL, '行政专员', true, 24, true, NULL, '{}', '2026-08-31 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xiejunjie xjj', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', 'e4b1b98a-7c67-484f-884e-1a06f26fed5c', '991b29c9-23e0-4aa7-8022-1202a5707a23', true, 1, '韩佳慧', '\x998e2740dcc7c40d06bba81726754ae04327764120c724d03980720873e31eb3fb13e750cf9d89', '\x1a74876b59e6f8493711a4a40237c00a9718227b594a4744c76f109f4b1b96b1', '139****1568', 1, NULL, '财务会计', true, 25, true, NULL, '{}', '2026-09-01 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hanjiahui hjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', '32f90730-5b8e-40bb-8d5f-ae5f6cd1d14d', '07122c21-6bb8-4289-8aa8-0df470c413ff', true, 1, '唐明哲', '\xdc275463b220bc2537c69c0caee26349b19b54d06314e1eab0481ff2dbe748471c6df3b93223a9', '\xbd7050d1b72009bbd212d9f5af2df8a3262ba75d13b7e8815512b10635359c16', '139****1575', 0, NULL, '人事专员', true, 26, true, NULL, '{}', '2026-09-02 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'tangmingzhe tmz', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', 'cbb593e6-e041-4f30-8d5c-df29f9b213a1', '3829f44c-716a-4c23-8f3f-e56649789252', true, 1, '冯玉婷', '\xd81b83792a73c53d36bd1afa8f390b43994f357ac76d4fd056c14fdf400cd2ff97237b7431ceb5', '\x54f36d0e87d96041efcd3cbf06fe1db5dec5af9fc31db5f7d5684c97e5fe9882', '139****1582', 1, NULL, '销售经理', true, 27, true, NULL, '{}', '2026-09-03 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'fengyuting fyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', '9cf785f7-5a21-4028-8e34-3e37c973708c', '991b29c9-23e0-4aa7-8022-1202a5707a23', true, 1, '于嘉豪', '\xb33f6f536dfbf094a58db3032893ee496f484fbd1962eb054e4d97d6b28be097a14eabf753168b', '\x0536c916fb9cfed539292fb234f923745259c960734cb8f749247e869dbfc917', '139****1589', 0, NULL, '客户经理', true, 28, true, NULL, '{}', '2026-09-04 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yujiahao yjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', '190f8d9b-0154-4bbf-816d-6b7beb9d3d5e', NULL, true, 1, '董静怡', '\xbe76d7b1bc70a9f92cebd8d772db66e625a7c4724f9f0a2f483e0983d54a6cc81bf2fa11f85e0b', '\xf5677d0a4132697c47345022981a0e5c1ca2ced566a3b52bb7363848f099b0de', '139****1596', 1, NULL, '测试工程师', true, 29, true, NULL, '{}', '2026-09-05 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'dongjingyi djy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', '9c652898-4342-4cf6-86bc-ae72bed87bd5', '3829f44c-716a-4c23-8f3f-e56649789252', true, 1, '萧一鸣', '\x5993557a4f057b42765771a8a7d1dbffd3e174b12925fd5bfb6eadb210f3391fcded664390a86c', '\x46492110098f6973938c07449a648a8d0c88528c47e8d2c054fb1c481811ac76', '139****1603', 0, NULL, '设计师', true, 30, true, NULL, '{}', '2026-09-06 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xiaoyiming xym', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', '3b8a1a68-2f88-46e0-8075-e1655fae56e4', '991b29c9-23e0-4aa7-8022-1202a5707a23', true, 1, '程可欣', '\x07f222d463af42e55a44e3a1acfae47f2834a5c48345eab81fb462455d7267cc8d1d192e033d0a', '\x55ec29ddcd214c110f5b6b528718fa36a79c29bd2f3e173fab600c9a2e756575', '139****1610', 1, NULL, '工程师', true, 31, true, NULL, '{}', '2026-09-07 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'chengkexin ckx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', '2af719a0-40a5-4fc4-8cd3-92f9dd033f9c', '07122c21-6bb8-4289-8aa8-0df470c413ff', true, 1, '曹浩宇', '\x722d3bd0eb4da43fb0e561581c4782498efdd5f57f66a3573f6596b7540a018dc49aa9b5536699', '\xa94cfb3c2e890eb630cac91bb57c1d77a10d1508409f121bb9771e0689866ed3', '139****1617', 0, NULL, '产品经理', true, 32, true, NULL, '{}', '2026-09-08 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'caohaoyu chy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', 'c5e9ff27-ef82-4524-829c-6db17803de0c', '3829f44c-716a-4c23-8f3f-e56649789252', true, 1, '袁晓彤', '\xde73054ba519f0a3381e25ff6d2118d0a6a879cd0e3d94be536a7eee7c081b1ad6037c2e288221', '\x442528a406d321fa169e9ba80342dd3d3f4516f4f8962ee81426c911d7ecfd96', '139****1624', 1, NULL, '项目经理', true, 33, true, NULL, '{}', '2026-09-09 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yuanxiaotong yxt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '00b70dd9-49f5-4b41-8581-3d9eabd54344', '9092c5b3-b0d8-4d74-8421-8d51a006085a', 'dfeb00de-4a85-4ad5-8ff4-670cccad2065', true, 3, '邓宏伟', '\xf92698c4a5531a95ef1e88029afe2821dc1f1e60184cbfa63db50718662714adce5aa8e2b9750e', '\xa6ad3fb0cc60d64a99bb34b0eef05fe70957f3e2a1e6583ae298902b168379b2', '139****1631', 0, NULL, '行政专员', true, 34, true, NULL, '{}', '2026-09-10 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'denghongwei dhw', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '00b70dd9-49f5-4b41-8581-3d9eabd54344', '1926c8cc-d6cc-457a-8c30-745e2aa91990', '70c3d6b4-74ce-4aae-81db-d101a0663452', true, 1, '许春燕', '\x26a64d829ffbffdb15117978efe4917bc24d3defd881c4872af3efe9ea1f38f1bbe90c1f7e7235', '\xeaa1b7fa0506fb5816aaebbc60282796b72dd3102fc97019147c1f2301274645', '139****1638', 1, NULL, '财务会计', true, 35, true, NULL, '{}', '2026-09-11 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xuchunyan xcy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '00b70dd9-49f5-4b41-8581-3d9eabd54344', 'ad95c658-a95e-4b3c-8478-069521969c60', 'ae2987e9-13d7-4244-8bfb-01453baf54d1', true, 1, '傅子轩', '\x3bb8d556ababf6fabb6f6e7fad7078f098ddee582303c969feb331430e5d083866f5845e469402', '\x4844ed08114f91558c2dfc8b19e18231875df4bf9303454eac959da62fb98878', '139****1645', 0, NULL, '人事专员', true, 36, true, NULL, '{}', '2026-09-12 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'fuzixuan fzx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '00b70dd9-49f5-4b41-8581-3d9eabd54344', '39b4da37-02bd-484f-881a-b8b90bfcc857', 'dfeb00de-4a85-4ad5-8ff4-670cccad2065', true, 1, '沈梦琪', '\x7e230ae3047b21b3c8eba80fb50657e930c8f683d7ed58dac4380b45084b32ef6558fd206ee559', '\x63ba659d6cb9ae6f17ed798b616a90cb61dfda87defcc3c640d837702cc4eef7', '139****1652', 1, NULL, '销售经理', true, 37, true, NULL, '{}', '2026-09-13 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'shenmengqi smq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '00b70dd9-49f5-4b41-8581-3d9eabd54344', 'b384a076-6414-40b9-882f-c521b82799df', '70c3d6b4-74ce-4aae-81db-d101a0663452', true, 1, '曾思源', '\xd2564d5f015178fb7cf38fc9092785ee405b909c9fa914fd9c0c88275152a0b8244eaa77b74c84', '\x6be4c02c58720b65ff7a4c50f4f903ac0797b37b70b3a858a6a185863d38417d', '139****1659', 0, NULL, '客户经理', true, 38, true, NULL, '{}', '2026-09-14 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zengsiyuan zsy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '00b70dd9-49f5-4b41-8581-3d9eabd54344', '5bec105c-8fcd-40cf-82c6-9adea3786674', 'ae2987e9-13d7-4244-8bfb-01453baf54d1', true, 1, '彭婉清', '\x39aa10f0b490dc18794aad7463ff7cb36074f2661413d7bec5d5fe66a5a18a83ccbfd30114965b', '\xfd9a6c9fd69879199898a6653c8908d46cb6845c26c547dd88fd690b50f72907', '139****1666', 1, NULL, '测试工程师', true, 39, true, NULL, '{}', '2026-09-15 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'pengwanqing pwq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '00b70dd9-49f5-4b41-8581-3d9eabd54344', '91731c6a-25af-474e-8c53-38f37f039de9', 'dfeb00de-4a85-4ad5-8ff4-670cccad2065', true, 1, '吕伟伦', '\x5f8d72b6246c7360a67dfaf7959e0c0ab25ac9c2e92d51be0595b73d7bcff89b3a723a16dcde8b', '\xd17a4b2e6b8960e0644f765a28c2e6dc8908328d14da9ddc97ad125f6c516625', '139****1673', 0, NULL, '设计师', true, 40, true, NULL, '{}', '2026-09-16 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'lvweilun lwl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '00b70dd9-49f5-4b41-8581-3d9eabd54344', '9c1b9ae0-3595-429f-84c8-905b2bcd0037', '70c3d6b4-74ce-4aae-81db-d101a0663452', true, 1, '王俊杰', '\xa0e0f103cf2ed6e3a9a8f0456794bfc22b51f7d516a22750dd830a15d0385fa40646e903b13978', '\xddc6a2d680cb40fa1933c855b7181fbbce80da89e4485c2b3a9646c2faf8a602', '139****1680', 1, NULL, '工程师', true, 41, true, NULL, '{}', '2026-09-17 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'wangjunjie wjj', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '00b70dd9-49f5-4b41-8581-3d9eabd54344', '52bdb34b-7d32-42be-86ba-7a30fb2c507d', NULL, true, 1, '李佳慧', '\x718983226ccccb72ee2535c66bdae27179c92d4a02d5c992b99f40010a25b0fb5cfc93b2d78b3e', '\x9d639c4eb8ba9e0013e1f5472f7b570bc71cf8ad9223658bd823e034c2a61f99', '139****1687', 0, NULL, '产品经理', true, 42, true, NULL, '{}', '2026-09-18 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'lijiahui ljh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '83b55dde-9709-44c9-8218-f2987c98bd96', 'ac8b790b-7751-4855-8975-e1676ff0847e', '06b630b0-eee9-4db2-8fc9-b82ae473be6a', true, 3, '张明哲', '\x5f2c5fdb9445f1510278f43440a6f5fb1b7105e06bfaa29b9bf1d856964e9cb63ec8506e65766e', '\xc4460c70ef5d07cff93fe10637369d29361ef52090b6abcd49a5f9721d16d58a', '139****1694', 1, NULL, '项目经理', true, 43, true, NULL, '{}', '2026-09-19 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhangmingzhe zmz', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '83b55dde-9709-44c9-8218-f2987c98bd96', '4707ea05-9d32-4881-830f-63e6661f8876', '7c97464a-1103-464a-8f91-9dc319ed8258', true, 1, '刘玉婷', '\xab0a8f4c1a71bdb92ad5a05a506a9db6e91ebce5e3d726615c8974083edf95f45bfcfdb0eb17ce', '\x1801d80598bffb39206f9edb2f9655939ebd96430d150938128908cee4bd6b8e', '139****1701', 0, NULL, '行政专员', true, 44, true, NULL, '{}', '2026-09-20 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liuyuting lyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '83b55dde-9709-44c9-8218-f2987c98bd96', '2529b81a-b80f-49fd-8d11-228cd33f5ef9', 'dd6e6e65-8f29-4869-8ab2-9c17f3c207c5', true, 1, '陈嘉豪', '\x9340eea7dfb3f101597bad0e8a2f759cec02c411faf1b5ad9b8639c3dbdfe2a7d4de466ac860c8', '\x9260bdec41b8a31c6af6473ff592a4205d087d1c633b82046100eb4399635ca9', '139****1708', 1, NULL, '财务会计', true, 45, true, NULL, '{}', '2026-09-21 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'chenjiahao cjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '83b55dde-9709-44c9-8218-f2987c98bd96', '389cab26-8cca-4208-86cc-3ef1d731f73d', '06b630b0-eee9-4db2-8fc9-b82ae473be6a', true, 1, '杨静怡', '\x080d5277b62137c16f1d4537576083e8fd443ec5bb23d5331bce6b82b5af4396c66929808f1f5c', '\x50642365f3c14d40d9fa561c5c27325f66f54c40ff54cd23c9bf7a8792401cc7', '139****1715', 0, NULL, '人事专员', true, 46, true, NULL, '{}', '2026-09-22 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yangjingyi yjy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '83b55dde-9709-44c9-8218-f2987c98bd96', '9f91e499-4fda-44cd-89e8-af60b167d323', '7c97464a-1103-464a-8f91-9dc319ed8258', true, 1, '赵一鸣', '\x2a81278a03c64684d152e54dd0c9f8726582ee4a618d6914c134c685c9f293c14887d3142e0263', '\x371ff43a3fc964c325be8c9223cdf33a0d5b4c9a3903b4417381e7f124584753', '139****1722', 1, NULL, '销售经理', true, 47, true, NULL, '{}', '2026-09-23 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhaoyiming zym', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '83b55dde-9709-44c9-8218-f2987c98bd96', '294b0f92-8968-48c1-845b-687a040196f3', 'dd6e6e65-8f29-4869-8ab2-9c17f3c207c5', true, 1, '黄可欣', '\xf92aabb00d554168249cb1d2dca3c8f0ffb92bde05460cc1207d9698e49a7c80b0eb4936cec0db', '\x8eb0b757894f9cc59453a16afc74c46ffe041590157de39b88aeb2729b5f25c8', '139****1729', 0, NULL, '客户经理', true, 48, true, NULL, '{}', '2026-09-24 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'huangkexin hkx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '83b55dde-9709-44c9-8218-f2987c98bd96', 'b726d503-5317-49ff-8848-f2638a76710d', '06b630b0-eee9-4db2-8fc9-b82ae473be6a', true, 1, '周浩宇', '\x3c4a33b933046038c7ccd08fe4dd082cdbb3ea0cf7406eb2eb1d7afc93f998b91eeceda4587166', '\x3807aeb711be9d7e6131e259e66a3e00e08003f074739d291bfd38e34ed8ebba', '139****1736', 1, NULL, '测试工程师', true, 49, true, NULL, '{}', '2026-09-25 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhouhaoyu zhy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '83b55dde-9709-44c9-8218-f2987c98bd96', '826ec3c0-749d-4d5c-840e-2802017276dc', '7c97464a-1103-464a-8f91-9dc319ed8258', true, 1, '吴晓彤', '\x6b47e0be4e7511ec3974420c96c9e3206d2d8e5d2666898597193e2e8445e59ecdc8a0d0da9f86', '\xca0fe8e0ba7acefeb5d145da90007b7de8c71d7482f5e4d13db82bfc06e5f2f9', '139****1743', 0, NULL, '设计师', true, 50, true, NULL, '{}', '2026-09-26 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'wuxiaotong wxt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '83b55dde-9709-44c9-8218-f2987c98bd96', '2ee1b5fa-128a-4ac7-8e7e-75275eb463e8', NULL, true, 1, '徐宏伟', '\x3ea4538974cbcaf11dbeab729bcc0e0082fac14cfe68ee4bc1811416f69223fa568fb20df3c916', '\x90209f6ece34cbafa4ee3d2f77bf41a0a878f9e5927f9fee768661d2de43feba', '139****1750', 1, NULL, '工程师', true, 51, true, NULL, '{}', '2026-09-27 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xuhongwei xhw', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '83b55dde-9709-44c9-8218-f2987c98bd96', 'f06eddba-9a82-4218-88b6-6bbc213568fe', '06b630b0-eee9-4db2-8fc9-b82ae473be6a', true, 1, '孙春燕', '\x7983cc94adb49c613a9ebed848c915e468428f78db6c1f172472a534211b97309cbcbb04ec2723', '\x5394e990d4fab89986efc5459dc266ca0a491d2b74e76073884430bbeba0ee61', '139****1757', 0, NULL, '产品经理', true, 52, true, NULL, '{}', '2026-09-28 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'sunchunyan scy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd005487b-0439-40dd-8b64-7175b00dd59c', '152adc19-ece7-4c53-80f9-95f46eb00ab0', '313fee71-86fe-4ec7-851c-9c95822cac81', true, 3, '胡子轩', '\x2718003b988b1931aab004621839418f0150293d07baa8023f3a72b800c479b2a3f407391f1966', '\xaba7089ee0051e19bfcbd7422566b9be4af25ea95f7b0b6002114cf4ce4a52b0', '139****1764', 1, NULL, '项目经理', true, 53, true, NULL, '{}', '2026-09-29 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'huzixuan hzx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd005487b-0439-40dd-8b64-7175b00dd59c', 'a0c02539-976b-4713-85fb-2586e63c03fa', 'a45ce82f-5051-44df-8a15-4d945905afff', true, 1, '朱梦琪', '\x609d3e7d632f117fbc381da51324d92fd1d8709f98d0535b95ac12e0796466017ab8e78c893273', '\xad70e76685a521cb87d6dcac28eb4cf866e12fdfd2a2ea1420b85c088720420a', '139****1771', 0, NULL, '行政专员', true, 54, true, NULL, '{}', '2026-09-30 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhumengqi zmq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd005487b-0439-40dd-8b64-7175b00dd59c', '70ad317c-6109-4e3a-8803-6596628e5c8b', '6f44bf8c-d5f1-43c9-8073-82e3b8cb033a', true, 1, '高思源', '\x4d0e8bb16b096c07268a4d86f77615a19fc7ac95178735573764b876330783a7e42e2a30b28f1a', '\x9d1bba81a5553165ff982b6aa7eb614548721c1eee77ee4317c570850684adf3', '139****1778', 1, NULL, '财务会计', true, 55, true, NULL, '{}', '2026-10-01 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'gaosiyuan gsy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd005487b-0439-40dd-8b64-7175b00dd59c', 'cd311841-c642-4c37-8a7e-82464ebd76b7', '313fee71-86fe-4ec7-851c-9c95822cac81', true, 1, '林婉清', '\x68efabf0426e2f428cc92c61cdbd2da4d703346fb8fbea9625aff6004bdd556a477fe7bce28a48', '\x9549b9e3456f07e2953ed61ead27f19dd1bc801fa3c09dac59395e3406e8e1ab', '139****1785', 0, NULL, '人事专员', true, 56, true, NULL, '{}', '2026-10-02 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'linwanqing lwq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd005487b-0439-40dd-8b64-7175b00dd59c', 'cf023bd2-b8d2-4b20-83c6-df893dfc6c44', 'a45ce82f-5051-44df-8a15-4d945905afff', true, 1, '何伟伦', '\x057b0683d17087a277c358308a25516ce7f64127a4ec70fd403c3934fc27c9e7652e62934da6a8', '\xe20caba07a4a920e2f7a59f367c72190d0f3b18bdaaab24ee922f53340db901d', '139****1792', 1, NULL, '销售经理', true, 57, true, NULL, '{}', '2026-10-03 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'heweilun hwl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd005487b-0439-40dd-8b64-7175b00dd59c', 'e73f7ad2-681a-48bc-8d3f-cf1841657923', '6f44bf8c-d5f1-43c9-8073-82e3b8cb033a', true, 1, '郭诗涵', '\x16deea7bc6883bd2d1de87ba766b99b144c31351d604a1e968988f8c35636ec7058f1b171c2e83', '\x33ff5a7b0cd9a9c7d248669d185e17773815b08fe776c5a56b85e4d693fe1653', '139****1799', 0, NULL, '客户经理', true, 58, true, NULL, '{}', '2026-10-04 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'guoshihan gsh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd005487b-0439-40dd-8b64-7175b00dd59c', '6aa1bc03-9b5c-44f6-8a11-ee96e6ef9931', '313fee71-86fe-4ec7-851c-9c95822cac81', true, 1, '马天宇', '\x3201a16a1c4f88ee40129a4fa3f69b85255f9a380c7ad3848c3d92ea5c3e07375dfe9260ba5789', '\x6f494dbd9dabe2a08b9b199e7968747f0fbee0ccc9ae8f517b2e0cbd0f4a89df', '139****1806', 1, NULL, '测试工程师', true, 59, true, NULL, '{}', '2026-10-05 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'matianyu mty', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd005487b-0439-40dd-8b64-7175b00dd59c', 'e3f145e0-cb92-49f3-82c9-cebdb5a0ce61', 'a45ce82f-5051-44df-8a15-4d945905afff', true, 1, '罗若兰', '\xbcf84a76fbc42b007ec0a959a54dcd8cf40e3a838c4c6bb72d425e99bfa78fd7897f3f35584797', '\xcc2ae05fea8f26f9f8b13757f56ea78c7ae80e55b61eb99562d8d10d451e0e2a', '139****1813', 0, NULL, '设计师', true, 60, true, NULL, '{}', '2026-10-06 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'luoruolan lrl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd005487b-0439-40dd-8b64-7175b00dd59c', '2dce7560-c709-43d5-8072-bdb9ef68ed42', NULL, true, 1, '梁建华', '\xac0f57caa004cde151d9af80942107d1e7a6715a263e1a747b153ee08c30aed94996926f46a5d7', '\xaf30fd0f829034260b3822f549b7c553360f225ac4837dec55f47eafa01d78b3', '139****1820', 1, NULL, '工程师', true, 61, true, NULL, '{}', '2026-10-07 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liangjianhua ljh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd005487b-0439-40dd-8b64-7175b00dd59c', '9b48914d-3f2a-4a58-8209-9949d1f04f74', '313fee71-86fe-4ec7-851c-9c95822cac81', true, 1, '宋欣怡', '\x950290852269e56ba50dade8e25be5bfa90b3feaf93f32f7e733f42428ccc45aee36d4f9df2ae0', '\x5035ec03533fcb429a2f7787c13a34f784cfed9cf758b8de0bb34147507ba1dd', '139****1827', 0, NULL, '产品经理', true, 62, true, NULL, '{}', '2026-10-08 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'songxinyi sxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd005487b-0439-40dd-8b64-7175b00dd59c', '9b7aeadd-e33f-403b-8a41-6de473f7d846', 'a45ce82f-5051-44df-8a15-4d945905afff', true, 1, '郑文博', '\x7c3f8ec08391f74dbfc8d8c1e1a767d8819eea59135438021a5c95fc21413c81923c72a868b510', '\x935f55086a4574a794d102a24efec40538b0a325f09a81797af006870c8f1f73', '139****1834', 1, NULL, '项目经理', true, 63, true, NULL, '{}', '2026-10-09 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhengwenbo zwb', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', 'c0f04603-97c8-4911-858d-1da97ca6c361', '93b19ed4-bf6e-4fa8-8ec7-0eef8d9d6d86', true, 3, '谢丹丹', '\x9a31d44dca75cfeb6e46e44727dc1fbf1df16dcd68fa3c5de5211e6e98ac812ddd2fc211db54c8', '\xcd2218d3723d3c483de57ae16cdbc6d43057b8396706534a7e6775635140a755', '139****1841', 0, NULL, '行政专员', true, 64, true, NULL, '{}', '2026-10-10 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xiedandan xdd', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', '3769ec32-fa24-411b-8be3-ce023de902cd', '02668e57-f053-4848-8451-18aab836dff9', true, 1, '韩景行', '\x60b11b4ae8e4d327fcf9b70022d87c3af11ec475d03f837efff3b5438d1280db522323bb34a01b', '\x8458df3e61a8e253b4de03c93388e4cda15aec31f6eb5b7180c33f4097ae7e33', '139****1848', 1, NULL, '财务会计', true, 65, true, NULL, '{}', '2026-10-11 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hanjingxing hjx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', '2d97fd20-4706-4399-8406-09cfd5d3fc6c', 'dc81ad72-e892-494a-8fbf-a76d68202cc8', true, 1, '唐雨桐', '\xb2416dadbc18cd002821d6961b32483d1137d77b2d9610fb0757002a436cd8f3c4f788cafee740', '\x0ae16e871cdde8d406457531ce941bcb6a4a16fc244800e305d77e32a4e173d6', '139****1855', 0, NULL, '人事专员', true, 66, true, NULL, '{}', '2026-10-12 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'tangyutong tyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', 'bf73a1ac-3d23-4543-8c3b-36ff05d6f4ce', '93b19ed4-bf6e-4fa8-8ec7-0eef8d9d6d86', true, 1, '冯志强', '\x27ed477f4093c0aa4e55e40ee2856dbdfd35f72ea7cb6808e9cb9240724c63a38e4233013502b9', '\x6d43327d6d068bd019ea3d5326da7d3880c1c12b6f2c926bd448a7b158d55040', '139****1862', 1, NULL, '销售经理', true, 67, true, NULL, '{}', '2026-10-13 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'fengzhiqiang fzq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', '4307a106-53e7-4468-8db7-ad35736c2757', '02668e57-f053-4848-8451-18aab836dff9', true, 1, '于雪莹', '\x369701beacd32b19062f3e130622a524b0119b7aabcfae7a65be9d354f277c439e7d423b509bfd', '\xebde1d7bf43a241ac7f735ea6b88c84331f91c57d1dcd2b8e034d7f85457d714', '139****1869', 0, NULL, '客户经理', true, 68, true, NULL, '{}', '2026-10-14 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yuxueying yxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', 'dfcc1505-22aa-472b-83b9-06ceb4081099', 'dc81ad72-e892-494a-8fbf-a76d68202cc8', true, 1, '董立新', '\xbdddcd007980827227bad20c25bb6dc2f27772a1af0f74cdc76c5e606b15af024c7a10ced85d79', '\xb3abfa323c9eedd800f10b691cedf78c1807c6a0bddad754429f9cc5650169fe', '139****1876', 1, NULL, '测试工程师', true, 69, true, NULL, '{}', '2026-10-15 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'donglixin dlx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', '6dcd484f-82c5-42ae-85ca-5076a9113d5c', '93b19ed4-bf6e-4fa8-8ec7-0eef8d9d6d86', true, 1, '萧海燕', '\xf70735ddb6d6c5d20e4a4fd139e5f76cb3257fc539d3795a92945a0cc5f4d26bd3e6c21c02d58b', '\x235fd465c9ae113397768408091372a9c938c11e43f7fb7505b11ba0244c7130', '139****1883', 0, NULL, '设计师', true, 70, true, NULL, '{}', '2026-10-16 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xiaohaiyan xhy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', '195e5e67-fe4f-4bb0-886e-6993698103b4', '02668e57-f053-4848-8451-18aab836dff9', true, 1, '程俊杰', '\x2f71e9e0af6837a914d9f00ee4a78b39a292c0e353f67a609494edf8830fd692275bb7f289fe4f', '\x692e3db12d17eb2907bd233e0f10ec9833ff8001b1e4bb05c831f8a9dab4d814', '139****1890', 1, NULL, '工程师', true, 71, true, NULL, '{}', '2026-10-17 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'chengjunjie cjj', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', '72a6832a-da7d-4fc1-8480-cab167173616', NULL, true, 1, '曹佳慧', '\x0bf1e2a13aff63c98c83bfe057865a43c50eb874259cbb3ade0414ed8b0c00d2ef6f5e6c3d816d', '\x29c62070c73402a52dc059ca9dba345feb4fc174a0068dab5b33a5e5810fccc9', '139****1897', 0, NULL, '产品经理', true, 72, true, NULL, '{}', '2026-10-18 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'caojiahui cjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', '5486f0d1-4581-4d75-8b2a-e35459059ad6', '93b19ed4-bf6e-4fa8-8ec7-0eef8d9d6d86', true, 1, '袁明哲', '\xd42b5cbcb3cfa762aa0fa7777c5f554e12b882961662e19f7e476d1f5ef33fd348facb674b4917', '\xff7f3afdce6436a4e1a6cdf389190bb3639d64d1ebac6a25973ecbf7b1bdae93', '139****1904', 1, NULL, '项目经理', true, 73, true, NULL, '{}', '2026-10-19 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yuanmingzhe ymz', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', 'd888e1e8-805f-4df7-83ad-a474395a687c', '02668e57-f053-4848-8451-18aab836dff9', true, 1, '邓玉婷', '\xf7808c0eb011551cedadefb76cda97c46b6ab89e91efa6f696df818518b71c38fac26807d4204c', '\x95e02bb5d6c96134943c2c8191d6f327b2ad8bcf8290f9700087182049aa7d77', '139****1911', 0, NULL, '行政专员', true, 74, true, NULL, '{}', '2026-10-20 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'dengyuting dyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', 'e70c2ca4-52de-4d71-85a5-6deaf257adb7', 'dc81ad72-e892-494a-8fbf-a76d68202cc8', true, 1, '许嘉豪', '\xf9e9ad8fa94daaefd57d936c18b0d39b66b42050619a3ec7c024d48eeb0e62fc68e8a99b9e31ff', '\x86e155f55d97c3c5f0ff10fa53d66011090ce615bdd99b865b22bee3cf11715c', '139****1918', 1, NULL, '财务会计', true, 75, true, NULL, '{}', '2026-10-21 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xujiahao xjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', 'b0f243ec-a647-41bd-8ca9-7d38e187e31c', 'c1e9d69b-c8d0-4bc4-84d6-9dc0cfb59a92', true, 3, '傅静怡', '\x3d2b93320e6f7f1b4ccbd12de07991724a052b9c3239235ab73d23c677611d9956499b59795aec', '\x269d924af65aa582c945274d9da5493bf09b85ad5f4ab9304ce8218376e60c2d', '139****1925', 0, NULL, '人事专员', true, 76, true, NULL, '{}', '2026-10-22 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'fujingyi fjy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', '493bbcf9-e9a6-40d1-83cd-58e5fd038d98', '9fc0394f-ab14-409c-87b5-2e5b26bf3e33', true, 1, '沈一鸣', '\x21fab85c219012a33feb86830e063af8bc617376e2383ff302d388545437aa43945be4eb4335f2', '\x6f8af0eee7b9ae45e214ccfc0b1390073c88a0c4be4b6d35b3fc165491d0813d', '139****1932', 1, NULL, '销售经理', true, 77, true, NULL, '{}', '2026-10-23 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'shenyiming sym', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', '834d1dfb-6e04-44f4-88fd-557ba4f38bc3', 'ca3ca448-c424-4dbd-87ed-c4df6880d94e', true, 1, '曾可欣', '\xb821c2601c79374446d6a3781d0f4facc85810e569335a8002b0c756beb6d9ea249a2811e470c9', '\x2181d40ed692cf8b6792b2a868bd3c380cc801884f458e27be61e53d7a0c9c5f', '139****1939', 0, NULL, '客户经理', true, 78, true, NULL, '{}', '2026-10-24 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zengkexin zkx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', 'f3f6d364-330e-4a16-8867-dce79a00fc2c', 'c1e9d69b-c8d0-4bc4-84d6-9dc0cfb59a92', true, 1, '彭浩宇', '\x2cf669e495c2bca2c5f011149514624736937551098b2144451776b2908bf6b64d2832307fa31d', '\x20b2b4d7c79a58d96bad9a351fa606f64dc57cdeefe349157b9d269d04e60b3b', '139****1946', 1, NULL, '测试工程师', true, 79, true, NULL, '{}', '2026-10-25 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'penghaoyu phy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', 'f8f0d98b-7e1c-4181-8e4e-6ee4f5e267e7', '9fc0394f-ab14-409c-87b5-2e5b26bf3e33', true, 1, '吕晓彤', '\xe95a9838ae26ac6799bc1802d93542fe1262804a75595beff8eeb8ff4e4e22961638192158b47e', '\xbcd9ea49289cf19b555fc7fa983a243b52078568e9915f44dab69d29f7fb06fa', '139****1953', 0, NULL, '设计师', true, 80, true, NULL, '{}', '2026-01-19 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'lvxiaotong lxt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', 'd9cfd4d2-2b0e-4603-8744-ef5bfc70b1de', 'ca3ca448-c424-4dbd-87ed-c4df6880d94e', true, 1, '王丹丹', '\x82b63f24434a8fed30911cd5765b823cecb4e0103b0426fedd39cc791deee79b421344db521305', '\x50f7e20e0aad291cd27dea5e0ee9124c0e9b0b4c5d9627faa05a1a8ae2728455', '139****1960', 1, NULL, '工程师', true, 81, true, NULL, '{}', '2026-01-20 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'wangdandan wdd', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', '68ead0c4-2cf9-448e-867e-2d9f470a93b0', 'c1e9d69b-c8d0-4bc4-84d6-9dc0cfb59a92', true, 1, '李景行', '\x02cbc67a795141c60c4fe83da71f433a04341972b9c335ab7fc255aa4f085bbcd38ec94db0636f', '\x31655a53213102fc979e3be1bde20b633d9acc00b0320b3e4a2b165f60f0a88f', '139****1967', 0, NULL, '产品经理', true, 82, true, NULL, '{}', '2026-01-21 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'lijingxing ljx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', '7d99fce2-bf04-4886-8bff-647060e045fc', '9fc0394f-ab14-409c-87b5-2e5b26bf3e33', true, 1, '张雨桐', '\x6863429f4d18f4ead8a3d4f9d720d2556db96abfac827c33b5092c9162fd141cc605f2ed8655de', '\xd9a851ac2a6760a6407d89d65537e65f866984111ea4653768bdff10f3c5a8a8', '139****1974', 1, NULL, '项目经理', true, 83, true, NULL, '{}', '2026-01-22 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhangyutong zyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', '68444b81-7958-4205-80c8-d9033d3e40e0', NULL, true, 1, '刘志强', '\x3edc4e2cd5d192b9fed6a2b1324510e82ac13f1b04e7c598048d01805e57d660baf3adb818f003', '\x08aabda749594c32d8918fe131b36720a279b95c551455d51bf01decbb6ccdb5', '139****1981', 0, NULL, '行政专员', true, 84, true, NULL, '{}', '2026-01-23 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liuzhiqiang lzq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', '8068f45f-f11e-4be6-87c2-5818a3dfb4b4', 'c1e9d69b-c8d0-4bc4-84d6-9dc0cfb59a92', true, 1, '陈雪莹', '\x1a3de03414b3f0bc9a97838ad5bbe950109791c903236afe69b30057cecb7132ad2258534ab650', '\xf9abf771be90567c9bb97e8635969c3ac86d82e0bcbb0bc212d166fdc178a4af', '139****1988', 1, NULL, '财务会计', true, 85, true, NULL, '{}', '2026-01-24 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'chenxueying cxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', 'f9794d95-1c26-4f40-8346-1b3861aeb85a', '9fc0394f-ab14-409c-87b5-2e5b26bf3e33', true, 1, '杨立新', '\xdfb777282ee7e0ccd84818c2302d474e43e31832ca8b14a300922a9af12f903640c57109d1b3a9', '\x1cf57fa9fa16b49b301996b19d0344a4b6b9ca93c9c7521b4db461ad0dd679c0', '139****1995', 0, NULL, '人事专员', true, 86, true, NULL, '{}', '2026-01-25 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yanglixin ylx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', '11949f23-f326-4ad6-83c3-c4b49a135f7e', 'ca3ca448-c424-4dbd-87ed-c4df6880d94e', true, 1, '赵海燕', '\xdee44bfe025d575209b2f74f3c5b9d7c99277832aa6a4a0d04852df839bb1581de9653fc136e8f', '\x701fb9b6edd9fbae8e6f6b9c606a1fb716ab4873162490cb758d6be79fa7c7de', '139****2002', 1, NULL, '销售经理', true, 87, true, NULL, '{}', '2026-01-26 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhaohaiyan zhy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', 'b822d969-b87e-4376-8bb2-4b7a59ea7f4c', 'c1e9d69b-c8d0-4bc4-84d6-9dc0cfb59a92', true, 1, '黄俊杰', '\x8e64f83c93e1bc389a460f1f0e3767b8a9f2e41b3ae52f1d72f2696be8d1b2d6ad1aa4f03a7d72', '\x7e5f2e65ad5d6a018183ce8ff12a72a990e7578d650e0f43f62bb23eebd71d79', '139****2009', 0, NULL, '客户经理', true, 88, true, NULL, '{}', '2026-01-27 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'huangjunjie hjj', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb13a71a-c0f4-4a15-8906-d34679792ad5', 'cded7ca0-48c2-4ab4-858f-4a9d6506983d', '936bde8d-dd79-460c-8ea3-afe8ba4f923f', true, 3, '周佳慧', '\x3071cb29edb97ad27161f0005b9fda8d12bf328b124640b149a65bbefc1ad722066f3b3c3431aa', '\x5d2caf0ae413ddef9d05c363a09f33f5d6ba569325ba67d99d7dc68693b66d93', '139****2016', 1, NULL, '测试工程师', true, 89, true, NULL, '{}', '2026-01-28 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhoujiahui zjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb13a71a-c0f4-4a15-8906-d34679792ad5', '393aae63-09c7-4162-8694-7a68849b85bd', '8baeb89f-eeb6-4836-8855-1d13e1eddf69', true, 1, '吴明哲', '\x97643cadbd0fdc07675240106cdcf100bcd8a056fb7e8ade5ed9e5a95593569a24b8891b093bee', '\xf38c4da74329eceff9eca18e3635e7c01b59b432d2aae3f1fc2815495bdefe0a', '139****2023', 0, NULL, '设计师', true, 90, true, NULL, '{}', '2026-01-29 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'wumingzhe wmz', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb13a71a-c0f4-4a15-8906-d34679792ad5', '745d11de-e4fc-4725-84c8-eeb5dc4eb3f1', 'fe60dac6-8900-465b-8b9b-68b1faedec75', true, 1, '徐玉婷', '\x6c68ad6336876fb276605d1e5c342e28a20b3a71a77376f9fb3dc6d4098c421f5eb1a3327ccd90', '\xec484dc20fb44611ae82744b4d19faa420a3c0bfff665d017b9014fe56f34dc4', '139****2030', 1, NULL, '工程师', true, 91, true, NULL, '{}', '2026-01-30 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xuyuting xyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb13a71a-c0f4-4a15-8906-d34679792ad5', '995c3c12-7dad-45d1-8a31-75fdb17747be', '936bde8d-dd79-460c-8ea3-afe8ba4f923f', true, 1, '孙嘉豪', '\x160689176be16a96dcce630fe8cf87807c8a64c25d6a703ee902e993224c0c154ff6fc6f4b36f6', '\xedf29a4fe66fdf72ba063c48805d11a3cc42f74121c3a263c3155bd810b15a24', '139****2037', 0, NULL, '产品经理', true, 92, true, NULL, '{}', '2026-01-31 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'sunjiahao sjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb13a71a-c0f4-4a15-8906-d34679792ad5', '0198e2ec-3df3-481f-8007-202ad4a08704', '8baeb89f-eeb6-4836-8855-1d13e1eddf69', true, 1, '胡静怡', '\x8f089193e5518c956e05a97007c6e9c4cc9c26edc722352379aee69c67260f0048cafb704fa651', '\xe645be1fb164346d52676b5ca7023c14c249e1b970ea5b38e4428c09c51093b9', '139****2044', 1, NULL, '项目经理', true, 93, true, NULL, '{}', '2026-02-01 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hujingyi hjy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb13a71a-c0f4-4a15-8906-d34679792ad5', '152d65c5-8ff1-45fd-8aed-7ebc657d369a', 'fe60dac6-8900-465b-8b9b-68b1faedec75', true, 1, '朱一鸣', '\xf1b19d65033d7bff466734ffe8787646b32ff94053b0dca204c83324393f68611452737f272aa9', '\x29a5f1e1fb4ebc545db3a7f0a15b4dedf6295970d7e065e0c841b46c2cc0399f', '139****2051', 0, NULL, '行政专员', true, 94, true, NULL, '{}', '2026-02-02 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhuyiming zym', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb13a71a-c0f4-4a15-8906-d34679792ad5', '5dcd8ce7-5dc6-4b6b-83bc-0431e53e173b', '936bde8d-dd79-460c-8ea3-afe8ba4f923f', true, 1, '高可欣', '\xfb2dc139709e839410933808b1c0fb0db7177f2b83db5a557344926a6f88c80124800ce67c2ab3', '\x9788edf18eaf8b15a28b6180cf3557247000f2b7ce85be4f548410af717b1b44', '139****2058', 1, NULL, '财务会计', true, 95, true, NULL, '{}', '2026-02-03 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'gaokexin gkx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb13a71a-c0f4-4a15-8906-d34679792ad5', 'ec7230d3-7653-44d0-8450-b300ef487347', '8baeb89f-eeb6-4836-8855-1d13e1eddf69', true, 1, '林浩宇', '\x36c4363767e2813525e27f736fa54fe588ce066c58a6e3d0afa432fbd6a2c464e8d4bcf1092347', '\xb40b2bb77f3aa310f9d64b66c57ea0d32409d5581b94a1754ef8cc2a3310918a', '139****2065', 0, NULL, '人事专员', true, 96, true, NULL, '{}', '2026-02-04 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'linhaoyu lhy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb13a71a-c0f4-4a15-8906-d34679792ad5', '23886f9e-fab5-48a2-87eb-eeb8f39e8620', NULL, true, 1, '何晓彤', '\x204e8525ae92facdf2e571f1ed638c0db07cebf1ce92825e9cf671974e18b5e0ad4d6000882388', '\x82f5c4224970e03b62546afc0e436f8c8287a0a16b25fad855dd46a18310d6d0', '139****2072', 1, NULL, '销售经理', true, 97, true, NULL, '{}', '2026-02-05 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hexiaotong hxt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', 'e69ecd5d-9d07-4bc4-8a2e-5fc1fc6ffbc8', '4fcba068-e483-4d1b-8476-5ae29b08d1c0', true, 3, '郭宏伟', '\x11e4a58fbd4cc0a728775a98bcf87e656c90b24a84eadfd5443fb3c072a02912451a866b63acc1', '\x704b1b3af15be7eefe36e6f9e21bb5cbee54bd430e05b4aaadbfd34e5a25bd00', '139****2079', 0, NULL, '客户经理', true, 98, true, NULL, '{}', '2026-02-06 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'guohongwei ghw', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', '2b588e10-367f-4b32-8747-4a392ce2151b', '434372d4-3aa1-4b8c-8779-99a5065dc61a', true, 1, '马春燕', '\x7d2ed6b7cc9d267c9cd9086305fca93abd93f83cbdc6da1cb5d801cef5b528f4906e07ceb87409', '\x24452a2c437bc12005b0ac4ead4dc648bce333d816c704b52ce20331d63e711b', '139****2086', 1, NULL, '测试工程师', true, 99, true, NULL, '{}', '2026-02-07 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'machunyan mcy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', '01bb2cf6-4ee4-449f-8eb9-283732c73091', '503394c4-fe59-47f8-88f1-a85243d70c7c', true, 1, '罗子轩', '\xca9d49ece2924da868d95ebfd4caedcf92517eba51bae35a8c27a3d372d8150d6a3320ea8fa27c', '\x5dd3e0e78c01c185a390c40ff054dc8c217f44d48e7ba3be0643d990c52bba54', '139****2093', 0, NULL, '设计师', true, 0, true, NULL, '{}', '2026-02-08 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'luozixuan lzx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', 'cfb33b26-43d6-4ace-8cfc-2a0c0d9e9de1', '4fcba068-e483-4d1b-8476-5ae29b08d1c0', true, 1, '梁梦琪', '\x8e256b3d881150e2200695c097ac19a1543510504b3d3382c3129afaf3aa992a80e666a0020815', '\xeb7fca0ed40b2edf326852f04a1e0a13334052f710e2bc8ccb381a987d5fcf92', '139****2100', 1, NULL, '工程师', true, 1, true, NULL, '{}', '2026-02-09 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liangmengqi lmq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', '416d4311-f223-4db1-820b-f725a9660f73', '434372d4-3aa1-4b8c-8779-99a5065dc61a', true, 1, '宋思源', '\x33039aeb41c56d456ca1945d1f14e94884b5a85aaccee976036779d8d267d204cf22a6d24e27eb', '\x08fd8658846a2ce9f6df371364a43778a427c2c0ff4443cccebd2796b51f0893', '139****2107', 0, NULL, '产品经理', true, 2, true, NULL, '{}', '2026-02-10 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'songsiyuan ssy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', 'f746e52c-e638-43a5-852c-91fe1b26e9fa', '503394c4-fe59-47f8-88f1-a85243d70c7c', true, 1, '郑婉清', '\xd69938aa3a7b1cab7218f4130bbd446ee694c696a10e9a53020fc3cf25807140b44df7a2edfa96', '\x04ff186d69506c73cd6550ae9103e99ac76ea768155d33df790f97f2898ea98d', '139****2114', 1, NULL, '项目经理', true, 3, true, NULL, '{}', '2026-02-11 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhengwanqing zwq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', '4d5f8247-fcd5-4d5c-874c-e8970ed24f80', '4fcba068-e483-4d1b-8476-5ae29b08d1c0', true, 1, '谢伟伦', '\x9821bff3ddbc4519dd056baa719bf19aece7f51d9ff4cde2b66b69fdddcecb1f4437c3dea65d99', '\xd32a66cae52db3547e112429a8512ef12800bd3f111d0a8ac812fe8515db7999', '139****2121', 0, NULL, '行政专员', true, 4, true, NULL, '{}', '2026-02-12 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xieweilun xwl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', 'f95ea5ec-daf4-4822-8a39-292a806f08ed', '434372d4-3aa1-4b8c-8779-99a5065dc61a', true, 1, '韩诗涵', '\x38e050789ed342bf802b9d59638f0bdc2016b5893c1848871d3f255109ec032800d6f390ec8725', '\xe49da3387231ae1e6c21b162aef4d38bc53f08d6ae8335c4a7d9082d4a7e238c', '139****2128', 1, NULL, '财务会计', true, 5, true, NULL, '{}', '2026-02-13 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hanshihan hsh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', '2b9ef8de-126c-44f1-8074-d267ea1ff32c', NULL, true, 1, '唐天宇', '\x0560b661baf56a15734409a7bac50b012f55538cb17f50b5d2e345a7212bf686db21c57127124e', '\x8e232a861d0023d73e537ee4b9d5f01540884dbd926923d0fee6c6c9f8174b6d', '139****2135', 0, NULL, '人事专员', true, 6, true, NULL, '{}', '2026-02-14 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'tangtianyu tty', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', '54c77cc1-17c8-4941-8ecb-04948b3a6fc4', '4fcba068-e483-4d1b-8476-5ae29b08d1c0', true, 1, '冯若兰', '\x6368b180c24bd0915d561b40ed203e75d07d66df7d2ad38bd45a22c35d3ea38b54d46b93eb0b62', '\x655f53d8a4805679fa99bf418af5969b1e7da11166005cfebb60d165124b2b4a', '139****2142', 1, NULL, '销售经理', true, 7, true, NULL, '{}', '2026-02-15 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'fengruolan frl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', '4f80da67-35da-4c06-81df-c273669804af', '691bcc03-586d-445c-8f02-d7659681e81f', true, 3, '于建华', '\x82db33e1b7ba3678f57ae8e8dcd12f95eeddfd9c0a89c888b2c4cd339669a43058402ed761d6f5', '\x00e375f389c81cb70f97e304ddd8d18ed27b5cd8db22fe291b875442bd5b9e04', '139****2149', 0, NULL, '客户经理', true, 8, true, NULL, '{}', '2026-02-16 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yujianhua yjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', '41e9628c-7054-423a-87e4-84e248503494', '57bc0e96-8939-4dc3-85b4-b7e97d920500', true, 1, '董欣怡', '\x092c07263fa36862cfbe1690456fe1866926114cbf95bbe4e23190464cb14818485ecb3217cccd', '\x8740fc3d770412b78a6c6372a82e9b1990d3aca00c75c7705e9fa65392354cd2', '139****2156', 1, NULL, '测试工程师', true, 9, true, NULL, '{}', '2026-02-17 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'dongxinyi dxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', '27c82148-50f2-4aee-8cc0-1ded6d226206', 'c5973584-0a89-4580-827a-b57b0d04b1d2', true, 1, '萧文博', '\x6e1d3cf2256b2d6ba028970519865199f48bcd7d59a23c586cefcb1429b2b5c0a8abda0bdd43bb', '\x7b94b627912e5b7c9e594b0a21aa1b4c8133d04f37f05573344753caa3174c97', '139****2163', 0, NULL, '设计师', true, 10, true, NULL, '{}', '2026-02-18 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xiaowenbo xwb', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', '2ae27423-0334-4a74-8ee5-15859b83f6ca', '691bcc03-586d-445c-8f02-d7659681e81f', true, 1, '程丹丹', '\x85fed6326a7628b92bdc6486010bcedd34b210aa0b0379ddb5b62ad6127c5cee7bac07ed6de229', '\x9a89a7e7d08a22176f9414fb31f2e95763135377b3b70b432c17812ab720b94f', '139****2170', 1, NULL, '工程师', true, 11, true, NULL, '{}', '2026-02-19 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'chengdandan cdd', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', '192765a9-c4a5-44d6-8930-2e3979fe21ef', '57bc0e96-8939-4dc3-85b4-b7e97d920500', true, 1, '曹景行', '\xaeea0751fa8fa998b739c5485c6407621f7da6a08bb60c72c54fc7d8f27c0fa176ba159ae6749f', '\xa6b92e03ed58a3b387f1be54b982dd9a3aa3d54af73adf9748608bab064bb719', '139****2177', 0, NULL, '产品经理', true, 12, true, NULL, '{}', '2026-02-20 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'caojingxing cjx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', '84c97639-8611-4ff5-8851-5859af162caa', 'c5973584-0a89-4580-827a-b57b0d04b1d2', true, 1, '袁雨桐', '\xadb364995c3784dd96b024e4a9a60e5da65c153fe0c155891aa428602017fb6cc2226836da1e2c', '\xf4b2987373c049654dff1ac5212df9d92b34b0e8caef0168e27392a1f96aae19', '139****2184', 1, NULL, '项目经理', true, 13, true, NULL, '{}', '2026-02-21 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yuanyutong yyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', '45186fa6-a6c0-448a-82c5-b560538d3061', '691bcc03-586d-445c-8f02-d7659681e81f', true, 1, '邓志强', '\x4e7a91b8850fbbbe4bb6815487868229a9d692ddc66f10e15555d6fd5a5b51a1dc2f56c39c3850', '\xafb7864f3a5d1ba262dea0a33045d6e0e67224dc6b3c969086396f9a08f01d0a', '139****2191', 0, NULL, '行政专员', true, 14, true, NULL, '{}', '2026-02-22 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'dengzhiqiang dzq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', 'a60c454b-1e40-4f0d-83e2-e30c558cc0ff', '57bc0e96-8939-4dc3-85b4-b7e97d920500', true, 1, '许雪莹', '\x5d5bd76c17d87fc29090a47ab3f68e3bb00dc664063351790b4f0c9360c6297fa8a9680bf01378', '\xc2059c53d799528a6a6758dd21326359a9729fd8140c7a9fa1303d9b06d4756b', '139****2198', 1, NULL, '财务会计', true, 15, true, NULL, '{}', '2026-02-23 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xuxueying xxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', 'cf912fb2-cdd0-4130-88d0-66116539c00a', NULL, true, 1, '傅立新', '\x1a4b1ad2800b9765e77e16cc004cf7df04c079ad0284ea29b4a85b37177081fab3257822e1d9b2', '\x4fb68b59d064bd666896140cf5aefe6cf0c00b7341b4ee0a3687c4e824a8d4e2', '139****2205', 0, NULL, '人事专员', true, 16, true, NULL, '{}', '2026-02-24 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'fulixin flx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', '7a9e8e9a-8545-4ee7-8f21-0bbd10bef4e9', '691bcc03-586d-445c-8f02-d7659681e81f', true, 1, '沈海燕', '\x275d71ece43dfef079d54f0cf58438464ce19a2cdd650bed3a1a2bc5baee11367096d107c084ba', '\x1f3b04b93e055ca27e314d437f08eb1124e4d81bd8f97fe05987247cde8fa47a', '139****2212', 1, NULL, '销售经理', true, 17, true, NULL, '{}', '2026-02-25 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'shenhaiyan shy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', '8e8a2fdf-fc4c-42c2-8228-08449d71ef5e', '57bc0e96-8939-4dc3-85b4-b7e97d920500', true, 1, '曾俊杰', '\xac36f6a5b041bc8b8720f22ddfb33113b962bb283aea62d14cac938e1beb7edbd4ef5a6c6420fb', '\xb74e0900ddd22df7129ae026aec553f0139c12cfcf969212f7899e4c7694f008', '139****2219', 0, NULL, '客户经理', true, 18, true, NULL, '{}', '2026-02-26 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zengjunjie zjj', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', 'a34cf9e6-708c-4dfd-8fb7-6b47c90ed281', '33811885-5793-4be5-8298-f92e5b860f48', true, 3, '彭佳慧', '\x45b6184baf9e05cf77876813fa85ee88f8644daf35fd5ce18e306fd02ce5b6946c7a17ac7f8b5e', '\x07c5dbcd96fd90a5498a91090eb0a16197004293934f51dc2e71cb57f764c457', '139****2226', 1, NULL, '测试工程师', true, 19, true, NULL, '{}', '2026-02-27 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'pengjiahui pjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', 'cbe794c2-9111-4761-8285-f381a77f9ae6', 'ef310bd1-cf60-4999-8df1-84be88582b79', true, 1, '吕明哲', '\xd64871b6f83ea22127572ba9e902bdb6579e8f27cf7f03ba3741a218ae6e3d779bcabbb0f0e7b2', '\x7e225bed839edba6243f525a837fc12e62ae27fdcd04a2f61511c7803f867f4d', '139****2233', 0, NULL, '设计师', true, 20, true, NULL, '{}', '2026-02-28 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'lvmingzhe lmz', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', '71369603-3fdb-4958-8b52-c94a4873f092', '97b04d7a-d04f-45f1-8e6e-796c55c31d2e', true, 1, '王伟伦', '\x8026e274d18c97ecdd0714e7ed1368878f7b0a82dca58cb89053fa9deb0b2aa937ea4b97e4829d', '\xb2550bc49578f15ca64195f64502058cb3020db236308e1c0fb825f26e156aab', '139****2240', 1, NULL, '工程师', true, 21, true, NULL, '{}', '2026-03-01 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'wangweilun wwl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', 'e3567adc-fac6-43c4-8c9e-285b10b43601', '33811885-5793-4be5-8298-f92e5b860f48', true, 1, '李诗涵', '\xa78bf27f5e7115168c4faf3d972edadaf91d5ded8441a985f5ef5dbfca1237e49a38c8248adefb', '\x6b5803765ab2f4c01477f672ae3fa87c054b483d0a6dbfe2f39a3ec3379ee2c6', '139****2247', 0, NULL, '产品经理', true, 22, true, NULL, '{}', '2026-03-02 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'lishihan lsh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', '072db9dd-7987-49f2-82d3-d99ec7785362', 'ef310bd1-cf60-4999-8df1-84be88582b79', true, 1, '张天宇', '\x695a09bde20979aa55f7502ce313da942c6afee631dbcfa2b000efdea3682bcf96ef1e948a137a', '\xda6b03375dd9a03978488db9728293116476fd17f0283acd1350d17ddd1babe4', '139****2254', 1, NULL, '项目经理', true, 23, true, NULL, '{}', '2026-03-03 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhangtianyu zty', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', '97a9d52b-dfba-4b1a-8fa2-c16c5b08611f', '97b04d7a-d04f-45f1-8e6e-796c55c31d2e', true, 1, '刘若兰', '\x81363d8b5ea4363161643994e9391e254e9fef8df7ba2799124fbf434408e2c9b3fa3cbadb6379', '\x0b371044e0b5c761508bfce42d58767aaf8d0aff743451a2cf9db99f597b664f', '139****2261', 0, NULL, '行政专员', true, 24, true, NULL, '{}', '2026-03-04 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liuruolan lrl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', '783a4531-2f2d-49a4-84ae-ed5e73c5a3bc', '33811885-5793-4be5-8298-f92e5b860f48', true, 1, '陈建华', '\xfb2f2e4db761738aa324a676d40f58eac5ac9d425f88db4f5a14ffb0e70d8f15150e108a3b5614', '\x6457e8275dace5228f612da24318732c3aabe3b48d5403c38a602107f24d73f5', '139****2268', 1, NULL, '财务会计', true, 25, true, NULL, '{}', '2026-03-05 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'chenjianhua cjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', 'e377f8e9-74e6-413c-82ba-498c3535c4cd', 'ef310bd1-cf60-4999-8df1-84be88582b79', true, 1, '杨欣怡', '\x5d470621c092eb84b942b08bc7394f2de36fc79d707d1c17ee4b4e064fca47c61207390f57ad9d', '\xfb6549fbf30eab49c132a468021345c62824b9ff3d5f7d5c8d1c457b62a7fb01', '139****2275', 0, NULL, '人事专员', true, 26, true, NULL, '{}', '2026-03-06 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yangxinyi yxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', '1a53d27b-fc5f-4f97-8e60-5d143c1e7d45', NULL, true, 1, '赵文博', '\x33fc35d46de8751c4f403c95b971530314b4964963eef475f342fb0d4f8e21723cbe1d52e19174', '\xf3c10032dee12d9a69d837a01b6485a810c65ee6e0218097d7ab706f91004059', '139****2282', 1, NULL, '销售经理', true, 27, true, NULL, '{}', '2026-03-07 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhaowenbo zwb', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', '8cc90983-dcbf-4c9b-8fc5-c8eb672dff56', '33811885-5793-4be5-8298-f92e5b860f48', true, 1, '黄丹丹', '\x742eddcbf780c5b348fa924a66f6e541435d1d90985b74e174e4c7106e1a109d1b1d22c9617792', '\x0ff852c189b498c896d98386e133828fc07369eac3d9d135f719b7b1dca40a63', '139****2289', 0, NULL, '客户经理', true, 28, true, NULL, '{}', '2026-03-08 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'huangdandan hdd', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', '2c5a2f69-371e-4c30-86fa-0ede1ed34148', 'ef310bd1-cf60-4999-8df1-84be88582b79', true, 1, '周景行', '\xee1a68fa7a724fd9836a32fce794ab4e0c2d015344107b51ff21830cdfc320916b65e32e230af9', '\x1d4e5c7ddf8f25cf0c994dc2f05def5e0a73f04126fdbf9b130fcdb870df07c4', '139****2296', 1, NULL, '测试工程师', true, 29, true, NULL, '{}', '2026-03-09 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhoujingxing zjx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', '71110534-9923-4475-83b5-47af56ef7e54', '97b04d7a-d04f-45f1-8e6e-796c55c31d2e', true, 1, '吴雨桐', '\xd96eb77df3969b7ec9db0ef169411ad4724c468f3cc96fcee5cd4b3ca61727c6425ebc4314e64a', '\x3c078291c10cec79c82ba36d7f7ccf0e8e55a2a34dbe34686bdc8ff6c0494c12', '139****2303', 0, NULL, '设计师', true, 30, true, NULL, '{}', '2026-03-10 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'wuyutong wyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', '02622400-0ca9-4e42-823c-7e8a58fc111a', 'a42e7eab-18f5-41fd-8580-bf84343199d4', true, 3, '徐志强', '\x05dc201b70cf49e45d318c20eaa8d879bc092307a79b00b2f120b585921621669589a30c6b0187', '\x08683b2fc17c2e1796c260a1af1505f857a5433d6b2726aa4824af1a22137388', '139****2310', 1, NULL, '工程师', true, 31, true, NULL, '{}', '2026-03-11 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xuzhiqiang xzq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', 'd8582ca1-0a70-432b-8213-266dd297e038', '2bdf5739-b2c2-402c-80e3-b14d29a67e98', true, 1, '孙雪莹', '\xebb7aa03c9040996e56340373618f0a1df80b254f0a035d04f923291654cca4e0721bd542d37aa', '\xd3f4ea936b207d54abff59a18b33596f8e756aef8b699837c996dccb0c9ea6e5', '139****2317', 0, NULL, '产品经理', true, 32, true, NULL, '{}', '2026-03-12 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'sunxueying sxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', '590eaabc-82dc-45ae-829a-f583363d6d69', '28e6a1b0-e0e9-4510-8b49-36244bbaf326', true, 1, '胡立新', '\x92bf846fc610af5d7b532f0e6621336c89758c51a3712f794e5fb899b512f36b6fe86d617dba9e', '\x66e343788752d4c1f2009c3e9643e91e32c582cd944f70bbef0050648137fc71', '139****2324', 1, NULL, '项目经理', true, 33, true, NULL, '{}', '2026-03-13 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hulixin hlx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', 'f696d580-87bd-4c77-89ad-d7d2c5f2dc7d', 'a42e7eab-18f5-41fd-8580-bf84343199d4', true, 1, '朱海燕', '\x273d7d9d9a4026d1a8ae297c3e01d4328b03fa0c901da53c7e9815c4aae6c2a215301f42c316d7', '\x280b39c1d4213fa93be2f358b5dcf25c0347a8d1eb16d7931e2a3c3dcef44d04', '139****2331', 0, NULL, '行政专员', true, 34, true, NULL, '{}', '2026-03-14 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhuhaiyan zhy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', '3f4bb0b8-9da7-4afd-81da-6e07ca571014', '2bdf5739-b2c2-402c-80e3-b14d29a67e98', true, 1, '高俊杰', '\x43b4d81e4bd574f7a9201c0e09ea305ab261ef115d5c099378507eff789ed8f03d09dc32725fd0', '\xac83756dd4ba617b978e9263dc656b4303bdf0db24834f0ebbcac0f3eed1849c', '139****2338', 1, NULL, '财务会计', true, 35, true, NULL, '{}', '2026-03-15 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'gaojunjie gjj', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', '6ab0c4a9-c9fe-466a-84e0-3b930c321412', '28e6a1b0-e0e9-4510-8b49-36244bbaf326', true, 1, '林佳慧', '\x18bcc8760b88d70302794a356f0dd4db860a0583ece0b0f98ff7dfd407b98908c448c7a76f0560', '\x1b09a854c327dfcf5d3ecec0b325cc195e9db2e74f0803be6b0ffddbe36b5e82', '139****2345', 0, NULL, '人事专员', true, 36, true, NULL, '{}', '2026-03-16 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'linjiahui ljh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', '180e0e7d-2e75-42b6-82e0-7e3903ca4794', 'a42e7eab-18f5-41fd-8580-bf84343199d4', true, 1, '何明哲', '\xed2ee7876b463ebaf70cfb808dbac9278536f12b90243de5312b8c0f24a39d720ea364f9c75784', '\x72938296ebf6ba07b8ba6141df850d94ea2597f011048866bc02ccf764c5085a', '139****2352', 1, NULL, '销售经理', true, 37, true, NULL, '{}', '2026-03-17 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hemingzhe hmz', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', '43ecbef0-60cd-4a04-8704-4e5e0c3e4e15', '2bdf5739-b2c2-402c-80e3-b14d29a67e98', true, 1, '郭玉婷', '\x944af182a6c2fd8ea34b308fd0d831232f5d1b535a93301b923af10f5e70a070df61502267b2a1', '\xef171fa3e38f8bf9bf099d14aa6703ac0475ffff17cfb06b832eb5f6f5979260', '139****2359', 0, NULL, '客户经理', true, 38, true, NULL, '{}', '2026-03-18 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'guoyuting gyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', '654a391c-01c9-48c4-84fa-984aae02fd9e', NULL, true, 1, '马嘉豪', '\x66b2c5f646a9d772d3f635f382b6cac11715dcdf973b3d36a40780b3aef5e811591504a772eab9', '\xc74f07802cad51f063d0a2b2bf6b06c44d099ecfdfab7a4e19f6f16296fcaf52', '139****2366', 1, NULL, '测试工程师', true, 39, true, NULL, '{}', '2026-03-19 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'majiahao mjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', '7b857c3e-93aa-45ed-80bf-9c95091572cb', 'a42e7eab-18f5-41fd-8580-bf84343199d4', true, 1, '罗静怡', '\x1ac6111c4f5052e3a71b132e8df754f5a964f5c03f36927a29d0d678f5c4b0449664b605e0af4c', '\x998c23c139a19d3d2e28f2662c646ffa674f8419725bd3a245febb06a93181c3', '139****2373', 0, NULL, '设计师', true, 40, true, NULL, '{}', '2026-03-20 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'luojingyi ljy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', '954517aa-2182-4f05-85eb-e4e61dd34c49', '2bdf5739-b2c2-402c-80e3-b14d29a67e98', true, 1, '梁一鸣', '\x7b3669c8abca5986eb3cc6c2bba8a63c4c79768b699b582d1212ee1ca4c7c49e9c5ed54e9000df', '\x5385e0c24ac5d7d4c4ad3c7b34b8641c75eeb9a03fc9019796a4a9f97f10902c', '139****2380', 1, NULL, '工程师', true, 41, true, NULL, '{}', '2026-03-21 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liangyiming lym', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', 'b53f89ed-3fc5-44a2-84b8-226a08dcf929', '28e6a1b0-e0e9-4510-8b49-36244bbaf326', true, 1, '宋可欣', '\x3eccafc6e2ed3ae12adc79434d2de52c715cb346f90669385b01f2787e299585044bfd91a200bd', '\x0ed80df887cbcc1fb7f64ed4623e8d9bf7589005ebcf983a573b23017990294a', '139****2387', 0, NULL, '产品经理', true, 42, true, NULL, '{}', '2026-03-22 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'songkexin skx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', 'e0aabac7-ad39-451f-8513-eb04aa47df35', 'a42e7eab-18f5-41fd-8580-bf84343199d4', true, 1, '郑浩宇', '\x9bf4a11e3b234b389611c03442b3bb2d9e271d554e329c00abc2584888094dd1230726cbe83f85', '\xdd1137371e8c7be9d07ef01cb71a3ca5f2cc6143ada9d968eb165323eaea7199', '139****2394', 1, NULL, '项目经理', true, 43, true, NULL, '{}', '2026-03-23 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhenghaoyu zhy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7e312ca3-45f5-4464-8eaf-2d401bccff5d', '10521b9e-da28-4cb1-88cb-7f1a12e62d19', '7dc9c256-8cde-482b-893f-7914e5d9f2c0', true, 3, '谢晓彤', '\x0b198e15002b66b084ce52713acdb7828101cc70675241fe366e4b5a9c1a358009c13c21c0881c', '\x8859b5ed2f97ff2f9650fca660859bce09bed9fa7e6363d88287c0e6e2bba711', '139****2401', 0, NULL, '行政专员', true, 44, true, NULL, '{}', '2026-03-24 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xiexiaotong xxt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7e312ca3-45f5-4464-8eaf-2d401bccff5d', '1c6755ee-2ea9-45bd-889a-a444616ea90a', 'df6e68c5-2c82-4ae5-8e49-3c0c30575e3a', true, 1, '韩宏伟', '\xfa6ccb30fc18983a7281612dd1e0e4924c49c49d2fa042494a5cc55b0a75ac6ee6f68f358e24f8', '\x048914c6db30a93adea77365a27e07c4a9af5df37c993ecb41c1ebba6dfd70ca', '139****2408', 1, NULL, '财务会计', true, 45, true, NULL, '{}', '2026-03-25 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hanhongwei hhw', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7e312ca3-45f5-4464-8eaf-2d401bccff5d', '02ca3d3e-9287-4df2-8230-052dc877802e', 'f5435f67-5657-474d-8df5-4dc0bbcda917', true, 1, '唐春燕', '\xcfb741f639b61e96926d6dddfbfa91be3b3f068fddb47f345e9ccd05da8fd325c37373bab4c687', '\xcd44b9a4ead0f592defa083909e7fd15997583ae2372c401874d56136d86f0fb', '139****2415', 0, NULL, '人事专员', true, 46, true, NULL, '{}', '2026-03-26 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'tangchunyan tcy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7e312ca3-45f5-4464-8eaf-2d401bccff5d', 'f2e78545-2266-4d35-88f4-557a9e2714eb', '7dc9c256-8cde-482b-893f-7914e5d9f2c0', true, 1, '冯子轩', '\xb48ab357d463ff770687232b72a185a4d343414f5c90c495851d23e910f9cf35f5cb9d51d59086', '\xfd8ce620f9c8acce0c24c6cd99013a15de9a65761eed34e7f2fef0eed93f91d7', '139****2422', 1, NULL, '销售经理', true, 47, true, NULL, '{}', '2026-03-27 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'fengzixuan fzx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7e312ca3-45f5-4464-8eaf-2d401bccff5d', 'dc63343d-8270-4306-8b86-f41990aa7761', 'df6e68c5-2c82-4ae5-8e49-3c0c30575e3a', true, 1, '于梦琪', '\xfd8d70a043595e77cc01d3ae97dfa48720eeb4e2f019191c3116bf6b1f2742ad017a392b902b16', '\x330f7c8b4e08e0f396a00c819c0c215bea51fd80758228b4aecc71bc9b99d052', '139****2429', 0, NULL, '客户经理', true, 48, true, NULL, '{}', '2026-03-28 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yumengqi ymq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7e312ca3-45f5-4464-8eaf-2d401bccff5d', 'e7817320-edb9-4b0a-8d00-cc5c39af9fe7', 'f5435f67-5657-474d-8df5-4dc0bbcda917', true, 1, '董思源', '\xe727590b6ecaca2cbf5d6ca899c084569f6679d650381f98d6d55dcd05c5b6e3c7fd36e14beac5', '\xe51e861c457b769a2741df55369cd26f550a37774466bcdf166a8b79aecacce5', '139****2436', 1, NULL, '测试工程师', true, 49, true, NULL, '{}', '2026-03-29 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'dongsiyuan dsy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7e312ca3-45f5-4464-8eaf-2d401bccff5d', 'deecd735-4f0e-48f2-8824-ea152d9e539c', '7dc9c256-8cde-482b-893f-7914e5d9f2c0', true, 1, '萧婉清', '\xe29aae8eb5cace6eb8b5822452105ac232485e2bdf00224be605201a5ff40384686f8020795793', '\xeb0fb554f17fbafe5bbe27abc174659607974e41be0a3f17c99db4c971d1e68d', '139****2443', 0, NULL, '设计师', true, 50, true, NULL, '{}', '2026-03-30 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xiaowanqing xwq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7e312ca3-45f5-4464-8eaf-2d401bccff5d', 'b086d6b2-c57b-43ac-8b08-ac1044926b29', 'df6e68c5-2c82-4ae5-8e49-3c0c30575e3a', true, 1, '程伟伦', '\x9b6663a3c96ef471d100963830494fccac8dc0b60502374e3c7617c7ed1c343c864456d4e0d34e', '\xe6e0fcd90d5a9fdc97f73cfbddb4019b8d3a7a9a541a5417c0906fc2ab58a6df', '139****2450', 1, NULL, '工程师', true, 51, true, NULL, '{}', '2026-03-31 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'chengweilun cwl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7e312ca3-45f5-4464-8eaf-2d401bccff5d', 'f07a3f64-3c56-49de-8dab-f7b285c8239a', NULL, true, 1, '曹诗涵', '\x9c71853dfb52fedbd78249f980e47291c24c20d5c6520f217b5ddc9df44937d5058280528d7827', '\xded578e9ee3ec584ce3570e96f2de3a599a514800caaf699e1013a482c3ef30a', '139****2457', 0, NULL, '产品经理', true, 52, true, NULL, '{}', '2026-04-01 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'caoshihan csh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '05045ef4-8ff4-4959-80d0-6fc40ad0664f', 'b13b4159-a4bb-4f03-85d7-48cb289c9865', '78944495-c07d-48f2-8c83-a8225bd6583a', true, 3, '袁天宇', '\x8da916201eed844785633dfb45c9c86c36c50de9a564d84c46bdbfeb12918c32378ae34d8342e7', '\xd6b54c13ad7a9c97237ee627c8b330e07c8abb24e2b07f2eaf7a21913934db32', '139****2464', 1, NULL, '项目经理', true, 53, true, NULL, '{}', '2026-04-02 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yuantianyu yty', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '05045ef4-8ff4-4959-80d0-6fc40ad0664f', '2c0164f4-54f3-46e8-8b6f-d43526315d22', '40f15a4e-6814-4de3-80fe-23b8562f93e1', true, 1, '邓若兰', '\x2577a351e39df066b1c8648e80916c87b6ca196dc5f48bd8d5d09f13d218c7d0a35d2adf5653fc', '\x1f006706fee91926658df2ec1c18fa49e95e831e084d1162039bd486eb1e6f73', '139****2471', 0, NULL, '行政专员', true, 54, true, NULL, '{}', '2026-04-03 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'dengruolan drl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '05045ef4-8ff4-4959-80d0-6fc40ad0664f', '72b3c5b4-d8ee-484f-8032-74dee7b44ade', '29017491-bcb4-413a-8d51-a5c0aef0400d', true, 1, '许建华', '\x09fff672d2e23c9a9c789135b5dd931cbae22ec8f700dcb826d996bf840a04abce62689f6d3151', '\x32e41eeaab122e0086ac185d5941bbac19b2bf0c4f74ebf10bb3fae43867e0dc', '139****2478', 1, NULL, '财务会计', true, 55, true, NULL, '{}', '2026-04-04 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xujianhua xjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '05045ef4-8ff4-4959-80d0-6fc40ad0664f', '9465c6b5-e0ee-4f99-8f1b-3dc739b49f98', '78944495-c07d-48f2-8c83-a8225bd6583a', true, 1, '傅欣怡', '\x89c5ba946486fb7712171d27844702acb7cdd206b46df0a75c4b46e4b5fbf51624958a71f2856b', '\xd9ff6ef886b1bb3d15aeb9523e9bd216f465f3c3a1f4bd65eaa8e06e7f0f57bf', '139****2485', 0, NULL, '人事专员', true, 56, true, NULL, '{}', '2026-04-05 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'fuxinyi fxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '05045ef4-8ff4-4959-80d0-6fc40ad0664f', '6586da1c-9811-4079-83cb-01ac3532407b', '40f15a4e-6814-4de3-80fe-23b8562f93e1', true, 1, '沈文博', '\xafae22cef8db7440200c8ee354ae78cc8a0277699c10a8b6a5d6c2081780ea0731f21360bd6636', '\x17d6cd788c5fe2834cacd0229e915e8eb09c8d49d34b3be3cd259a495b560dc6', '139****2492', 1, NULL, '销售经理', true, 57, true, NULL, '{}', '2026-04-06 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'shenwenbo swb', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '05045ef4-8ff4-4959-80d0-6fc40ad0664f', 'a1be093c-025c-4adc-8b61-8761e115d0ae', '29017491-bcb4-413a-8d51-a5c0aef0400d', true, 1, '曾丹丹', '\xedef2a05b8b2b3653b9ce5b4cb58b98796eef23dd585d7720c65707dc8249bf42ac514df7def50', '\x0eb02bbaaedefe49df189752f2893261302ac4641fcfacb855889a16f6fe472a', '139****2499', 0, NULL, '客户经理', true, 58, true, NULL, '{}', '2026-04-07 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zengdandan zdd', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '05045ef4-8ff4-4959-80d0-6fc40ad0664f', 'b3321a61-8e26-442d-8e00-52805c68183c', '78944495-c07d-48f2-8c83-a8225bd6583a', true, 1, '彭景行', '\xe21bc7fcc32cd3c9e982b7abad8e83a9ce572e56a7b2ababbcc2412fdabd685800d75efd146ddc', '\xd22f87bd7768a75b31e6318c17b77e6bd2692b77150dabd4dfddb218e4284f7a', '139****2506', 1, NULL, '测试工程师', true, 59, true, NULL, '{}', '2026-04-08 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'pengjingxing pjx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '05045ef4-8ff4-4959-80d0-6fc40ad0664f', '2c8faea9-9af8-48ab-8fd0-5dbdb997b3d0', '40f15a4e-6814-4de3-80fe-23b8562f93e1', true, 1, '吕雨桐', '\x0dd93725cecb880fdfb78e0557ba0d10e94d2a32be4e0051e8fb7ff2577fd7f69a7ccaa60a987c', '\x6c14d4333405ca367dcc572d1ea52183c518d6c04354e7e5ccb1331636a2211b', '139****2513', 0, NULL, '设计师', true, 60, true, NULL, '{}', '2026-04-09 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'lvyutong lyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '05045ef4-8ff4-4959-80d0-6fc40ad0664f', '4ad140e7-7213-4940-8b94-6e4990792f20', NULL, true, 1, '王晓彤', '\xf2deaafed2e8711274791c4e6a80df2df71754511185516da43d7c3586a10cb46553725445c127', '\x2f941c7727e666b4a0ae28dc0ffd6127a1227e7457f755e205947e03b16ce5f2', '139****2520', 1, NULL, '工程师', true, 61, true, NULL, '{}', '2026-04-10 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'wangxiaotong wxt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '05045ef4-8ff4-4959-80d0-6fc40ad0664f', '33732aff-7bcc-476f-8b59-2225d91b5bae', '78944495-c07d-48f2-8c83-a8225bd6583a', true, 1, '李宏伟', '\x75c8747083be1038c64036d30341162bdfa122e9fd1afafc4138353a790e414393ab2b9a8dbdfc', '\xec1b9ccc974bf1d39c4a899dc04988c939a78c6c2e2fbe8ab9e3a31c2ba67012', '139****2527', 0, NULL, '产品经理', true, 62, true, NULL, '{}', '2026-04-11 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'lihongwei lhw', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', 'fa84f914-0097-49b5-8abd-06cc4f7830ef', '6d89cf99-15b2-441f-8def-c7abc45a39bf', true, 3, '张春燕', '\x0cf9eb95c6a91e4520b84af7ea5cc0872ea8d7d034af0f07740b4f07a0b4365b36ae14e08dfee0', '\xf83c6760259bdca6d657c1dea08c3c5a5140787a2b29fea561ceeef1571da4bb', '139****2534', 1, NULL, '项目经理', true, 63, true, NULL, '{}', '2026-04-12 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhangchunyan zcy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', '6e50d2fc-beef-49c3-8a9d-0cbea50a94f2', 'bf03e80d-deda-4c08-899c-9ac69e1a1462', true, 1, '刘子轩', '\x2d3c05add0c7296cef54e2ac0ef5bc523c884c8f10ff6567ebfdc929db70cb5c8c9b14b069b5a0', '\x34a90f2b6076ee62a26f10e16ccddb282a34253971fcd6c84e9d452c83c58528', '139****2541', 0, NULL, '行政专员', true, 64, true, NULL, '{}', '2026-04-13 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liuzixuan lzx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', 'eee6f640-46e9-4b29-8af0-983032bcf0a3', '247f561b-8a2f-4d33-8332-fb175efec2af', true, 1, '陈梦琪', '\xea35f636c795bccdd72a508966df33522c851a23a87ae8dc84816be67dcc58e269dae0dd113366', '\xfd8433d483da5eacdb83dcfabf0874088d0a902a7659a8643077b86ed2578930', '139****2548', 1, NULL, '财务会计', true, 65, true, NULL, '{}', '2026-04-14 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'chenmengqi cmq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', 'ab94957c-38b4-483f-830c-8a83fee85476', '6d89cf99-15b2-441f-8def-c7abc45a39bf', true, 1, '杨思源', '\xb2445d7994ea7b28362e6ca18c549a27f21f066b413dbb14e5329db509a479d359dcd6f47cda7d', '\xfa13d71b0ce5bae277736274808ada39f4e0ea2ecfb4e90b4b8d1ccd021097ce', '139****2555', 0, NULL, '人事专员', true, 66, true, NULL, '{}', '2026-04-15 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yangsiyuan ysy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', '4243fe70-5a67-442b-8230-567e52ea5021', 'bf03e80d-deda-4c08-899c-9ac69e1a1462', true, 1, '赵婉清', '\x5f7c04e24d67026d83b5e195c62c3118d33051ab77fd4ac7075c111a3d9f0353e538707c27f864', '\x51321e5b6027243a3cc61e48e9014f7a3f424b1a015b33324efa187bd93ef2f3', '139****2562', 1, NULL, '销售经理', true, 67, true, NULL, '{}', '2026-04-16 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhaowanqing zwq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', 'aa8ca6c3-c086-451c-8e1a-fdf1c739e908', '247f561b-8a2f-4d33-8332-fb175efec2af', true, 1, '黄伟伦', '\x6110ae7ef2d76ae481dce165b4f7772975669a499ec04ffedcc0671a89c2ee2f2c375090021ef7', '\x30b6316d802586dafe8c1a4076718c45b59e75c311a4ba8ea98411b63ed2d8f4', '139****2569', 0, NULL, '客户经理', true, 68, true, NULL, '{}', '2026-04-17 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'huangweilun hwl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', 'f3257f31-bd02-4a0e-8bd2-fafe35184209', '6d89cf99-15b2-441f-8def-c7abc45a39bf', true, 1, '周诗涵', '\x15d3683419e0efd155b5f4c14708dd151b21260c076a77c3d2214e5cd6be3a61bc04c5187a8c44', '\x3c49623995f66cd536247b3941779f913b597bb2266b1719cedb0359bd53f79e', '139****2576', 1, NULL, '测试工程师', true, 69, true, NULL, '{}', '2026-04-18 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhoushihan zsh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', 'bdcfed05-0a56-4408-825e-7d6f63e2143a', 'bf03e80d-deda-4c08-899c-9ac69e1a1462', true, 1, '吴天宇', '\x8177278a519c3c1a68fc0105080ca1ffbb687c81a36490bec2d64743bfc6b5d899ca4f7c392343', '\x261d0ef6a1167c2900e66afcb80c67b473476e7ca8a43f64ec078228e521779c', '139****2583', 0, NULL, '设计师', true, 70, true, NULL, '{}', '2026-04-19 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'wutianyu wty', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', '56a7a1e0-462e-406d-861a-619ff43e8ee1', NULL, true, 1, '徐若兰', '\x623c4bd3563a81baf75c59891bfb15f828fa256262a30e1702a0b06a8c8fa3dc3f133a113e4823', '\xb3289db53b671d47e68659180b8a63591bfc6673bff3199cae3032cf91c1c030', '139****2590', 1, NULL, '工程师', true, 71, true, NULL, '{}', '2026-04-20 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xuruolan xrl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', 'dc44cd42-cdf4-47c9-8c20-b4e3faf1a7e5', '6d89cf99-15b2-441f-8def-c7abc45a39bf', true, 1, '孙建华', '\x87b32f87ed8974cafbf2ab49d7cd93472b8d754c0d4a30917464ea5217c7c12f65972e7f7e51cd', '\xcadc61c66ea2af626afdd76661fa98789ba49c01b9eea97f4e660c620ca84965', '139****2597', 0, NULL, '产品经理', true, 72, true, NULL, '{}', '2026-04-21 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'sunjianhua sjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', '9943e3ec-65c5-4d06-81f7-da0b1fb273ed', 'bf03e80d-deda-4c08-899c-9ac69e1a1462', true, 1, '胡欣怡', '\xdb8a34e3f7051dfdd38939ff2076032577712ddedd590eb82a87144968a1e36a6a7284e4266d8f', '\x593d090bcc9736d3ac91a064b52e16ea8f6a9f16573d15648f31f6e39999eb9c', '139****2604', 1, NULL, '项目经理', true, 73, true, NULL, '{}', '2026-04-22 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'huxinyi hxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', 'bd927b43-b8c7-4320-86c8-2ff984761cd1', '0c953f16-f529-4855-88eb-37059c0e335b', true, 3, '朱文博', '\x652595a6242f1d15713ee6991dd310c4ab27e13349657e61d5b2f5a37d22f7b4e6a6e22c050218', '\xf5b438532d13bb1b2ac95e889fa4233c2f9599b67b308603f5986601b4b008f0', '139****2611', 0, NULL, '行政专员', true, 74, true, NULL, '{}', '2026-04-23 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhuwenbo zwb', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', '811d3995-4506-4e6e-8d8d-ffe9f8a3b49d', '45ce22e5-7728-400a-85eb-c1718772beae', true, 1, '高丹丹', '\xc748cdda5d49574a4abd98fe1365cadfdc6108f195533a519f2bfc689393f4a8dbfbc34d779e02', '\x04a97e77ccd521040d142bb78ad0610ba64ff3123437da204ff5f91699827d4c', '139****2618', 1, NULL, '财务会计', true, 75, true, NULL, '{}', '2026-04-24 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'gaodandan gdd', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', 'e82e5500-dd08-4a73-8695-e9f7b105a019', 'c4ca4b75-7fae-4e68-8b50-7aa2aafee27c', true, 1, '林景行', '\xe66aacc39081d257ccd84f14ecf9929806f3242d85b6e328254ef4a1fade5c683aa8bf08dbb802', '\xd998d67c6d47fb67e043fee4bd4223cb652b23628be227e2661adb6fd576e926', '139****2625', 0, NULL, '人事专员', true, 76, true, NULL, '{}', '2026-04-25 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'linjingxing ljx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', '87f193ad-531e-468c-806d-388e2e6b9cf5', '0c953f16-f529-4855-88eb-37059c0e335b', true, 1, '何雨桐', '\x629aa116c9ef2f4e263bec949f92dbfdbcf78cd4daa0c04014f786a6f6582e962d59c16b6c8c81', '\x4bd3d993f97aeb52837a4e455bbe19d1f5edd5a0fdba41f73ce72dede7dbb15f', '139****2632', 1, NULL, '销售经理', true, 77, true, NULL, '{}', '2026-04-26 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'heyutong hyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', '46587401-8eca-4aa8-8041-6af1b65d1d18', '45ce22e5-7728-400a-85eb-c1718772beae', true, 1, '郭志强', '\x643e778bd1d6f8bdcc43d644dc3826a0974285516537c948f8d6c6193ec96e0064855fe1d8a98b', '\xb536025b7b92b903f8619056a7e107f5384f3906cd25e3ccd3b5867bf66eea47', '139****2639', 0, NULL, '客户经理', true, 78, true, NULL, '{}', '2026-04-27 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'guozhiqiang gzq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', '6d9ae178-65cc-4fd8-8727-5e0d073acfef', 'c4ca4b75-7fae-4e68-8b50-7aa2aafee27c', true, 1, '马雪莹', '\xb7ce240eb10d37097a564ca9f512390b11c738ad7dad0494dbd034c336b6e7c4ab0590e15989b3', '\x5696c32c1f87dadd1add7bfefb873d2090ec01fc644cb5137ac6cbab5c5b72c2', '139****2646', 1, NULL, '测试工程师', true, 79, true, NULL, '{}', '2026-04-28 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'maxueying mxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', '9cd9d0b8-c638-440e-8f94-7024425b765a', '0c953f16-f529-4855-88eb-37059c0e335b', true, 1, '罗立新', '\xb2042df844adc1af7e4a88b0fb7ca11005d95f48f47273a2b98dae701ffa006c9bbf0b0ee99eb2', '\x978f69ad3e9bbf81bb19f64a4647f505bcc89ff0bd9fbe1bfe485a04efaf927e', '139****2653', 0, NULL, '设计师', true, 80, true, NULL, '{}', '2026-04-29 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'luolixin llx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', '19a86b64-e171-4ae5-861e-a5be2c6c61e2', '45ce22e5-7728-400a-85eb-c1718772beae', true, 1, '梁海燕', '\x848707e53aab190801758cf4c0d06788414c76c8a2c330deee3646bbbbfdcc59cd3d39f4c400b2', '\xcbd6c4351c6072eb8506b605154a6b15f49aa1e5d5b7e0b2d82fca6370ae7609', '139****2660', 1, NULL, '工程师', true, 81, true, NULL, '{}', '2026-04-30 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'lianghaiyan lhy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', 'e7776a1a-2409-4aaf-8e4c-7d5995dd4447', NULL, true, 1, '宋俊杰', '\x86176b7e38561dcea139e4de2c1cc720756b461c734dd7bc6ff42e040535b1fd03002bba7be95b', '\xbff727370debdea5bdf34aeebeae88be284f9d290edaed34dbba248600b3e4a5', '139****2667', 0, NULL, '产品经理', true, 82, true, NULL, '{}', '2026-05-01 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'songjunjie sjj', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', 'b6c4a953-59d3-4a2d-8c7e-5230b0d6c4ba', '0c953f16-f529-4855-88eb-37059c0e335b', true, 1, '郑佳慧', '\x28c05fab52b52a506482ee370c86016b99f4ddbcfd62d49bb0971084ccac3b8d5f00c094f3bf99', '\xedbbe1b06f4696c155774996765879450daba9a3956802d18f7dd452924b597d', '139****2674', 1, NULL, '项目经理', true, 83, true, NULL, '{}', '2026-05-02 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhengjiahui zjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', '53d84c42-680f-4bf7-845f-71de4b405415', '45ce22e5-7728-400a-85eb-c1718772beae', true, 1, '谢明哲', '\x63fc9274d5c05b20c54766df71c6c16901d2a116b89c0828d6f046056be8ff4421aebc5b30b645', '\x31fe0d6ecf9e232b416bd0edf1438b1cf47017fce73a894c5ab26c49620f6c6f', '139****2681', 0, NULL, '行政专员', true, 84, true, NULL, '{}', '2026-05-03 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xiemingzhe xmz', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', '6f478b1a-76ab-4dfe-8407-ffdb26f0acca', 'c4ca4b75-7fae-4e68-8b50-7aa2aafee27c', true, 1, '韩玉婷', '\xd2b0ba3737347c93c37319bcb82b5444782adb5d6384d136da0a0306e3fac6984033ed6841adbd', '\x8180f2ed68330a13209e1f392e04c077c6c26accf37236ccf53c5545e6ff8724', '139****2688', 1, NULL, '财务会计', true, 85, true, NULL, '{}', '2026-05-04 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hanyuting hyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', '40f9f5aa-1adc-4c08-8691-9837acb155b1', '48611cd2-4d63-4dfb-895a-80a820e7e280', true, 3, '唐嘉豪', '\x48f1e7ffe21f2f0ea9bd9d15573f6aab3ec8a7fe4d00ab12f789ca16252b55badcdaba7664023b', '\xe320e329bfef8b7a550abf26e450a762b41e1de484a34eabf13fa8475e2f06e6', '139****2695', 0, NULL, '人事专员', true, 86, true, NULL, '{}', '2026-05-05 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'tangjiahao tjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', '3b788b79-76d9-424c-8b86-3a9a431495b1', '7f04a59a-d3fd-4946-81d2-a64ab2766b38', true, 1, '冯静怡', '\xdbd5008f0f4ae5f10d4b075b6cefa9fec86c9c36566ad30fb30c7e4d508a0f72ccf47301891e4e', '\xa2f24ff0860c4a5bdac83c62e4d45aa38c3ad038c4d7ea0a82aa92c0106722d5', '139****2702', 1, NULL, '销售经理', true, 87, true, NULL, '{}', '2026-05-06 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'fengjingyi fjy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', '4ce8c585-f5a0-4412-848b-36d8daea2db4', 'd20c0a8c-5789-4b60-8898-616fcd54f751', true, 1, '于一鸣', '\x3ae5b68c917576061f45a2e0151dd587aaaab8a6926a4cc92292a00c1d504e0a6aa389f63ee589', '\x81d5491bfdb17a466943ff5663bbfc8af60ee359673d59f92ee4be66f6147a4c', '139****2709', 0, NULL, '客户经理', true, 88, true, NULL, '{}', '2026-05-07 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yuyiming yym', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', '4bec970b-266a-4655-8041-2e4f844f7390', '48611cd2-4d63-4dfb-895a-80a820e7e280', true, 1, '董可欣', '\x4244c3a503fc5048b8b30844603a47c6bdd44251d7432882731156c1cc7f1cd55b3da67c3bcd41', '\xc2e911c70d2b53eb30acfd27495562eb1142008c681660e5a33b888f7b4ed869', '139****2716', 1, NULL, '测试工程师', true, 89, true, NULL, '{}', '2026-05-08 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'dongkexin dkx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', '65ba2164-bb20-401b-820f-f4a8dd0e7841', '7f04a59a-d3fd-4946-81d2-a64ab2766b38', true, 1, '萧浩宇', '\x554046d6a058ed62897bb0c9c294efee113ded96bfca512d288d6a58c3bb433b5c4bfd212233e0', '\xa008a77481711eedc56f0778992d31042936f719118f8685d41ca820465eef80', '139****2723', 0, NULL, '设计师', true, 90, true, NULL, '{}', '2026-05-09 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xiaohaoyu xhy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', 'ab4fb738-c0b0-45e7-85c2-a37c8e122880', 'd20c0a8c-5789-4b60-8898-616fcd54f751', true, 1, '程晓彤', '\xb7255b78d1bf970ca8cd77169df005173957182349dbf6561376022f76ee6c003756080705d4ce', '\x2f4c1106293ab5b5978d4f9acd310cde5a7bcdc87be2a76661f51990ec8f2f92', '139****2730', 1, NULL, '工程师', true, 91, true, NULL, '{}', '2026-05-10 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'chengxiaotong cxt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', '4247d9de-be1c-4826-8661-8465f10524a6', '48611cd2-4d63-4dfb-895a-80a820e7e280', true, 1, '曹宏伟', '\x9c73782b792d68f6a3759a0a3001f9adfcc5af9a72fe8c7d6b004cb6ff07d494d798fd5b36c48d', '\x452aace916339a54d3365c592cc148fba81e58912b12a8a92a5d9f3834a95748', '139****2737', 0, NULL, '产品经理', true, 92, true, NULL, '{}', '2026-05-11 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'caohongwei chw', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', '5c1fac8b-6476-4d49-8cd3-6d1dde1595f9', '7f04a59a-d3fd-4946-81d2-a64ab2766b38', true, 1, '袁春燕', '\x067184503efcca8b694f8a5ce414ca4ed33e8bc1bc42ddefaa90743ca2dc9a56d18e4a28ed8b03', '\xc99ccc4d3fe3d14b1850273d707923e9fd51fc2318edb0ae3bd9fb9c17d562ff', '139****2744', 1, NULL, '项目经理', true, 93, true, NULL, '{}', '2026-05-12 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yuanchunyan ycy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', 'd88116a3-304c-4980-89fe-892e3f651cfe', NULL, true, 1, '邓子轩', '\x7d5297853a492d863c7e81f542499bbea8b6f0442d0d5a3fc93f84beb2eb4b92cfc421378a1234', '\x234ba5d8eee030e36dda7eaaf196c98a6a1477959c94d718eb7c259d64e64254', '139****2751', 0, NULL, '行政专员', true, 94, true, NULL, '{}', '2026-05-13 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'dengzixuan dzx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', '0fe0b82a-a937-459c-8b4d-789ebd17defe', '48611cd2-4d63-4dfb-895a-80a820e7e280', true, 1, '许梦琪', '\xb0a0c08f1fb681efc28c5d3679d842df2c73093aca6fd4218c0d221a57422ef33725d86507d63c', '\xbee2fdcbf4d4af9370f70e666d7ed87ceef6b830ad2017cf750b097529f94f3e', '139****2758', 1, NULL, '财务会计', true, 95, true, NULL, '{}', '2026-05-14 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xumengqi xmq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', 'bc683e39-4e17-4b56-8cf4-73720bd35e36', '7f04a59a-d3fd-4946-81d2-a64ab2766b38', true, 1, '傅思源', '\x7ef005aaa0bd75dbea3846f91ff8c90147dd48605e76bbaa1dfb4befad995bd5edb274a0e3a5ea', '\xc048ebd3f646c0e3f86d9e5246861a26efa5a98dc77443f27170211155b41af8', '139****2765', 0, NULL, '人事专员', true, 96, true, NULL, '{}', '2026-05-15 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'fusiyuan fsy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', 'c81031ae-96fa-4ee3-861e-08d8eac8a948', 'd20c0a8c-5789-4b60-8898-616fcd54f751', true, 1, '沈婉清', '\x69658fb02b10c0ea45ca60144a4ca04c703f9e16c81013ffb0074cc28a91f3465423702131f41a', '\xe25fa856812dc97745222f77d4e09d2f886103d90c998e0465277dee31949260', '139****2772', 1, NULL, '销售经理', true, 97, true, NULL, '{}', '2026-05-16 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'shenwanqing swq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', '56e0431a-fc4a-47eb-858b-45b728604c2b', '48611cd2-4d63-4dfb-895a-80a820e7e280', true, 1, '曾伟伦', '\x5f7cab8c0564c399ce8210a44c0a268a9f13d42c7720ff1b45b04dd5d7c2352dee7de8939b76be', '\x995da385fa1748752252b23a7c0b89f2c1579b15fb71dd7f4418cbb720ac499b', '139****2779', 0, NULL, '客户经理', true, 98, true, NULL, '{}', '2026-05-17 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zengweilun zwl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', '433e9ef6-0c66-4c57-878a-28a35a2a2be2', '21f612ad-0462-4f8e-8f6d-b832b837e47b', true, 3, '彭诗涵', '\xfbaadf30b5abb7bf2df26a779ca7149997cc233976e927ea407f86636af039ba470192a31706d4', '\x84e0f1e6d642be1c43ce77bc5e80ac518d156ec571294240077e8c0e46080452', '139****2786', 1, NULL, '测试工程师', true, 99, true, NULL, '{}', '2026-05-18 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'pengshihan psh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', 'b8356573-0851-425e-8439-dae8b0735db3', '241c0543-b8bb-4d28-8927-dfd93b9273dc', true, 1, '吕天宇', '\xbbb52862ca2ebb85be077963d7dc7ab9ed6f12b5c333f4d73486d883802a6f64fdcc4c9af0315f', '\xe8dfa2d1ef96be02fb37ed22bfb0bd3db06d56bf4dba527e7b5a2930c0636285', '139****2793', 0, NULL, '设计师', true, 0, true, NULL, '{}', '2026-05-19 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'lvtianyu lty', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', '88e37243-30fb-40c8-8d91-7017fae95c1f', '57ba33f6-76ca-428a-8e07-f267adc55736', true, 1, '王明哲', '\xa4b83dd338946f04d164bd965cd4887a79fb54595fdec058caad25a128304c7636c9abdbf9a4e5', '\x002e07895f549bd407a575f5187a5a7bba44da31795b9a3babbe9c9ee1a5e18c', '139****2800', 1, NULL, '工程师', true, 1, true, NULL, '{}', '2026-05-20 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'wangmingzhe wmz', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', '3cdea4b1-a1a3-4a0a-8dbc-92563400b067', '21f612ad-0462-4f8e-8f6d-b832b837e47b', true, 1, '李玉婷', '\x546093381c132bd04936f88df353b1df024f998ad69a38d082a2f11d60f708e88fcbb621c868e3', '\x2ac52435fccb4a15c827bfdc6bc34500b6d1f332537d8c3e7517a7a53ec50692', '139****2807', 0, NULL, '产品经理', true, 2, true, NULL, '{}', '2026-05-21 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liyuting lyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', 'e6ce4833-79bf-4fdf-8b86-cf5a01afb8be', '241c0543-b8bb-4d28-8927-dfd93b9273dc', true, 1, '张嘉豪', '\xff0f4bbe8cb88dc7a9268c65e2586d8d04862e17afe805b097ce7768df6b3e7befcf16b3853a05', '\x3f0f87110a1f09592d494cc638756550c4a6339dd126071ec34f15032539b73f', '139****2814', 1, NULL, '项目经理', true, 3, true, NULL, '{}', '2026-05-22 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhangjiahao zjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', '04f10132-6f2b-4a58-8ddf-adee1f25992e', '57ba33f6-76ca-428a-8e07-f267adc55736', true, 1, '刘静怡', '\x971b3de89fbc245aa2d86b410365743a0c847646dead5217ed3b8da1c2d0e1e0407aa11657fc39', '\x5e309da7e56802f359e8dc6b888072af1b3dba725a5a044f6272a20e9ef9ac8d', '139****2821', 0, NULL, '行政专员', true, 4, true, NULL, '{}', '2026-05-23 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liujingyi ljy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', '4d3561c7-6bac-435f-8a34-de2ffcbb646f', '21f612ad-0462-4f8e-8f6d-b832b837e47b', true, 1, '陈一鸣', '\xf3ad77f91b1ecd9cfc7428489354cf169c95aed5a1db4be6b67e907628e00e691e7890ae8b7e9e', '\x7ccf42240478128f5d506a428cc7b504eeb8eea151a7eaf537f89639b298b4d8', '139****2828', 1, NULL, '财务会计', true, 5, true, NULL, '{}', '2026-05-24 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'chenyiming cym', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', '14d97034-e20a-4049-8c85-330e5f84b3dd', '241c0543-b8bb-4d28-8927-dfd93b9273dc', true, 1, '杨可欣', '\x220e0e370a863f4c7dcf0d1723e23e9852fceda8b4806f43e0aaff576b01d7f3a944e8418b0c23', '\x8cc2cec0be2b842e48efeb920be3d531b233b3a0645d50df7037442a8b3ef163', '139****2835', 0, NULL, '人事专员', true, 6, true, NULL, '{}', '2026-05-25 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yangkexin ykx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', 'f2d9801e-7120-4874-8c5e-da0bbe68e340', NULL, true, 1, '赵浩宇', '\xe4569fa1d52184c9d5ba7f553f99c4c1a407b20edeb10e45bbccea74aa58ca13f396c95f8fec18', '\x79d06524d2c7e48b5fbad2093e524dff6d0ddd1da8d7552e163a23146bf7e314', '139****2842', 1, NULL, '销售经理', true, 7, true, NULL, '{}', '2026-05-26 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhaohaoyu zhy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fcd26fa-e6d7-4852-8743-2de603481db9', '8c044158-6304-42d7-80a3-63de2ea250aa', 'fe3415f6-beaf-4c56-87e8-d9a97078aa7d', true, 3, '黄晓彤', '\x48cd1ae03f5e72896b9d382124f3bca039e37b64402462dcb4e317563a51f5e824d5c84507d379', '\x7513987026d7fcd1b160798fae6a2e8392db391b1533ce52bcf3a056b414785e', '139****2849', 0, NULL, '客户经理', true, 8, true, NULL, '{}', '2026-05-27 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'huangxiaotong hxt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fcd26fa-e6d7-4852-8743-2de603481db9', 'e4741bb4-c6a5-4b13-81a2-2c2e8a43a540', '107fa0b5-53c3-48a1-860f-ead540b76bff', true, 1, '周宏伟', '\x7141ec3b05f31cc4db01e481e183cfeab8ea1eaddd1d5432c9537a41a44fa70df838076628db22', '\xbce8ed575f38b5635848144da9ba2e4b07b4199b878925b06c689363078fa6ba', '139****2856', 1, NULL, '测试工程师', true, 9, true, NULL, '{}', '2026-05-28 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhouhongwei zhw', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fcd26fa-e6d7-4852-8743-2de603481db9', '5cb8c56f-4c1a-4316-84f3-bed1cb4f304c', '3be76d3d-d29c-44c7-82f7-8e4ad21d0528', true, 1, '吴春燕', '\x6ca0c021d7a66c98658742fd6ea9f295da25d9767ef852223c4fd8c1ecad80485f741487a90d0f', '\x90fa47d71643f4d4df7ad92705002f83cf37a005d0206b78ccccc9bc18a9f38a', '139****2863', 0, NULL, '设计师', true, 10, true, NULL, '{}', '2026-05-29 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'wuchunyan wcy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fcd26fa-e6d7-4852-8743-2de603481db9', '143cef3e-43bb-4f02-87fc-de8b7076c302', 'fe3415f6-beaf-4c56-87e8-d9a97078aa7d', true, 1, '徐子轩', '\x2e2808c22127ee2d20a8866a32c03fa0b668764e0d7d40504ad0fdc98fd990b436fbebe4313e92', '\x945789910d6830c748f201d0c3183fc8c04ce6be0a7ec0821ade9ed0d0bbf5da', '139****2870', 1, NULL, '工程师', true, 11, true, NULL, '{}', '2026-05-30 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xuzixuan xzx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fcd26fa-e6d7-4852-8743-2de603481db9', 'd774fda3-23e3-4770-8700-64c39c61bbcb', '107fa0b5-53c3-48a1-860f-ead540b76bff', true, 1, '孙梦琪', '\x83dc7278b96d3e8dfa2dcdb4bb8dc3d601f473092edb85584e14676303a81a3ce94d1e9f08ad6d', '\x1d1ef7944136bc4b4d23d00c907874432eccc48d2282d0f4d8b2258aaed3a1da', '139****2877', 0, NULL, '产品经理', true, 12, true, NULL, '{}', '2026-05-31 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'sunmengqi smq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fcd26fa-e6d7-4852-8743-2de603481db9', '0c25def3-11a0-4913-88ed-afba31bd5635', '3be76d3d-d29c-44c7-82f7-8e4ad21d0528', true, 1, '胡思源', '\x0d595a2199846a2d594a5632486bdeccbc2b46effa468bf2bf172a289e9e1651460932c369e0b3', '\x8a38427d6369585b45ea80ad99a74d95d5e5b88b54be9fb9c6edb515770aef2b', '139****2884', 1, NULL, '项目经理', true, 13, true, NULL, '{}', '2026-06-01 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'husiyuan hsy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fcd26fa-e6d7-4852-8743-2de603481db9', 'b1619c9f-d5ba-4276-8ef0-afe6910f0010', 'fe3415f6-beaf-4c56-87e8-d9a97078aa7d', true, 1, '朱婉清', '\x34b47c7460a5f073b1bd51d50b4269d082237eae846f9894d2bc78f9429e261d30a9aa129c2068', '\x9b4f6a1402223e9065dc2d37f097fd7d09a1f2c18ec6934e61d783fb86e052ef', '139****2891', 0, NULL, '行政专员', true, 14, true, NULL, '{}', '2026-06-02 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhuwanqing zwq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fcd26fa-e6d7-4852-8743-2de603481db9', '2347c03f-c30a-4668-860f-a9b7ba3d1ae2', '107fa0b5-53c3-48a1-860f-ead540b76bff', true, 1, '高伟伦', '\xfbd6057bccd427fd382248e0e0c7c5a4923a241182105795c861695793da9b912047b1936b8bb9', '\x04924a9438fa40224fd5d6dee201f7765d667be728cd2137855cad31b460b466', '139****2898', 1, NULL, '财务会计', true, 15, true, NULL, '{}', '2026-06-03 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'gaoweilun gwl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fcd26fa-e6d7-4852-8743-2de603481db9', '3c4fd71a-7c4c-4faf-8146-72858a9dcbb1', NULL, true, 1, '林诗涵', '\x01ed2fc12eaa7961130b857099d956d1ebc969709bb267d1ecbe6cc913c903c33c803a98d3abf1', '\xf98d66c43637dc3e8fd7c21c7a47614d5d4121ce9f8154b1dccdf39e8edcd46f', '139****2905', 0, NULL, '人事专员', true, 16, true, NULL, '{}', '2026-06-04 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'linshihan lsh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fcd26fa-e6d7-4852-8743-2de603481db9', 'd9e6db23-2324-4b69-8cb9-c2ba8897343f', 'fe3415f6-beaf-4c56-87e8-d9a97078aa7d', true, 1, '何天宇', '\xf8c507e8fcda6534e33cf0a0db7d5b56833ef9bce02cf2cc41cb58f0f996418475a6c6edfd5c4e', '\x85da0e861903cdf9598c4b43024059b865d17213f270e841fc7819f7a02e5fca', '139****2912', 1, NULL, '销售经理', true, 17, true, NULL, '{}', '2026-06-05 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hetianyu hty', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', 'd6ada27e-98a4-4e0b-8798-38ff29052e32', 'ac677ae5-3f65-4ee6-834a-6b31885cecf6', true, 3, '郭若兰', '\x91ffa05a84b115a25bb37e0ad31a02234822a7517f8152422a4b78f378ef9bdc94eb8595a2f851', '\xd54ee4ffaa5fbe05816929f48b7a326a55df11d74f5a25c6959e64c5bece906e', '139****2919', 0, NULL, '客户经理', true, 18, true, NULL, '{}', '2026-06-06 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'guoruolan grl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', 'c41e5097-0f12-4b33-819a-47f6adb2caf1', '57517659-4b43-4e3c-816f-5e912fd79317', true, 1, '马建华', '\xaf7aa6ff17c8088add6bedc347ae5377c94b2fa021c3d414b4fb3024c5facdc61cb17fbe6d1a91', '\x05fe9e9be9ec58690d65bc861621ecbe044629a80297e3dd7646a350a78c5785', '139****2926', 1, NULL, '测试工程师', true, 19, true, NULL, '{}', '2026-06-07 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'majianhua mjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', '4936094f-f627-4266-8f67-61d270642a27', '1cbb3896-5159-431e-81bf-646360e3a317', true, 1, '罗欣怡', '\xe338566edc881e3223efd62b6ce365520dea719e085ce5bae8b1e80f0e1d699f38f00170f5457d', '\x744d9b9062eb2c6a4a4078763649f246646893a4e6a4a39854cc398843f9d4ee', '139****2933', 0, NULL, '设计师', true, 20, true, NULL, '{}', '2026-06-08 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'luoxinyi lxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', '6651fd38-f637-45ef-8e69-af468ecccfc5', 'ac677ae5-3f65-4ee6-834a-6b31885cecf6', true, 1, '梁文博', '\xc15c5b8598ba183b9b09a582ed315f1797aff8d0f29706c95df453a28dfcaa394d02c5d493dcf8', '\xd550605d954e6f818066a27fa398d2752ca96da0340e0061bcf16d444b919926', '139****2940', 1, NULL, '工程师', true, 21, true, NULL, '{}', '2026-06-09 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liangwenbo lwb', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', '0135da37-c5a6-4a44-8a64-717d8b1ecf93', '57517659-4b43-4e3c-816f-5e912fd79317', true, 1, '宋丹丹', '\x98244c84f59ed2477c013d8e1d677bf68bde036d8297cff62aeb742965be7f43dcd885a0fd1486', '\xfc3116767a216ce930c76fbc2328c21acffcc2d391b200cc7cea1de62d66b295', '139****2947', 0, NULL, '产品经理', true, 22, true, NULL, '{}', '2026-06-10 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'songdandan sdd', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', '1b1454d0-503b-4b10-8b2d-4e3f48a22e91', '1cbb3896-5159-431e-81bf-646360e3a317', true, 1, '郑景行', '\x1acff28fc77f7020cd0233ab2ac88a707577bc502544c16e1ef8c5755d779aace01c438dc5d7dc', '\x09d012ce62066618e597a3bfa5d3dc4da146e67983f625c51f426261f1eb0f6c', '139****2954', 1, NULL, '项目经理', true, 23, true, NULL, '{}', '2026-06-11 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhengjingxing zjx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', 'bf06cda4-f48f-4084-8419-e2b925d85b9c', 'ac677ae5-3f65-4ee6-834a-6b31885cecf6', true, 1, '谢雨桐', '\xc35f0845190ee2a5fd9574181b84efe5cf6fa721cdc63f00cf722d4ca13c83f7065ec9cf54ab4f', '\x195d2fd645b5ddb96ac607b74f367d5f7456206aaac0b5ed3cf93a5d58edd02b', '139****2961', 0, NULL, '行政专员', true, 24, true, NULL, '{}', '2026-06-12 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xieyutong xyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', '0809d0e5-8d67-4b15-82ed-859a2728e08b', '57517659-4b43-4e3c-816f-5e912fd79317', true, 1, '韩志强', '\x433a41a0744cec46d6b0550b662d9bf5b249275656e669e73cb23d2b850112198b0340ba2fa194', '\xdaabb29abba7fd3c46eb489685c888c10dd7e8a4323461e829d121e6cd904c93', '139****2968', 1, NULL, '财务会计', true, 25, true, NULL, '{}', '2026-06-13 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hanzhiqiang hzq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', 'f534079c-ab00-45de-890f-ac4b8bd2d56a', NULL, true, 1, '唐雪莹', '\x090ca14bb36f0c322f285bbcc6e6ca12d9811a81b15e630870bbe3d09a600bd58f63ec987ec481', '\x2490e1a05ade658250ccd1b7ebe565c3252cc4495d7e4fe2bf49d9c01d3cf423', '139****2975', 0, NULL, '人事专员', true, 26, true, NULL, '{}', '2026-06-14 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'tangxueying txy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', 'f56705f4-8896-4c92-88e1-7a4a2c7be351', 'ac677ae5-3f65-4ee6-834a-6b31885cecf6', true, 1, '冯立新', '\xdc8335d786f4edd176c32b972c72778c4d4a27fd0d7f0b94a8bd8104b7d95670b25b1429ef68fd', '\xca8bef0083364f4a08eb881f2de68f6f7b156f1879fe505cc1c903af6b291e94', '139****2982', 1, NULL, '销售经理', true, 27, true, NULL, '{}', '2026-06-15 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'fenglixin flx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', '54b1f3d2-f3a7-4c36-882b-d2e2afc04c20', '57517659-4b43-4e3c-816f-5e912fd79317', true, 1, '于海燕', '\x67cfc9eea8533a50d8b3e876c083e62e1da7139b21244d57ef0b15980d5084e84cda415279cfdb', '\xbf47b96e0d80580ddc33edd72b1f62b1af6956997c93cadee75b6b0abc4d0455', '139****2989', 0, NULL, '客户经理', true, 28, true, NULL, '{}', '2026-06-16 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yuhaiyan yhy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', 'f0125076-0e44-4cde-83a5-1bc1cf45a558', '1c2672e0-9609-4c4c-8fa3-3797c3985b5a', true, 3, '董俊杰', '\xe536f70545987a347e9c1af9c7958c72ced38d8b5277333352454cc11202254675662fee035db7', '\xe4b5f3e94692c79d6b0fd186c7cfee4e8f0fe73ae643f14e9bc8a59611216b97', '139****2996', 1, NULL, '测试工程师', true, 29, true, NULL, '{}', '2026-06-17 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'dongjunjie djj', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', '1e1d0396-75d1-4971-8676-79336afd6101', '525dce34-d877-4743-8015-279a67c1a6ba', true, 1, '萧佳慧', '\x5a9fdf1a77a3fae68aad4408e300d009c1786c3947898c172cbd920c45f15d16b72642bc8ca628', '\x95999b02504b6d90a5f22cde1f1abedbce22c42ea6887189e084b5e8f1408a88', '139****3003', 0, NULL, '设计师', true, 30, true, NULL, '{}', '2026-06-18 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xiaojiahui xjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', '004f9989-a252-437b-8dd0-7e6a2a1431f7', '0415383c-498a-4047-8160-1d79b5916adb', true, 1, '程明哲', '\x96e97e136a8e6762c6a689b7993c8a60242ca1054c0b041a5b5544f24bc4d010b5f2748b4878a6', '\x58b7545c01306ca085fdf34e82d9d11151ae0553842d32c4bd892335ff6629a9', '139****3010', 1, NULL, '工程师', true, 31, true, NULL, '{}', '2026-06-19 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'chengmingzhe cmz', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', 'f6d16e97-c87f-4892-8309-4cc01ef5e9ad', '1c2672e0-9609-4c4c-8fa3-3797c3985b5a', true, 1, '曹玉婷', '\x77178b61d91f420a978f02ecdf59e0e4d7579551eaac9fb7deb856b3ff72d154dcf2d8756fd595', '\xa28027423b2389df60cb4310fd776427a632305165212e1fb2424f90e5c22951', '139****3017', 0, NULL, '产品经理', true, 32, true, NULL, '{}', '2026-06-20 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'caoyuting cyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', 'f179f28f-2bae-44c6-86ea-21c5d78eb51d', '525dce34-d877-4743-8015-279a67c1a6ba', true, 1, '袁嘉豪', '\xae6dd65ed96c0861b7912e3764b8c7a0dbe1a73b71229f97ee410444546d1bf7c39537932a55af', '\xcb531fe8615fb4e7c3d20a9ef05d8eb08d84545c1f311915c2385da015450924', '139****3024', 1, NULL, '项目经理', true, 33, true, NULL, '{}', '2026-06-21 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yuanjiahao yjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', 'bd155e80-403d-489f-8811-76602f94f3d7', '0415383c-498a-4047-8160-1d79b5916adb', true, 1, '邓静怡', '\x26183172f9ed8321c739a9aca58b2348afadb7f98c400f49d5565e81b0bd4e7725e05ff967afde', '\x9d99b16d6075abce7ac52f384ee1a02560fb30d33207dc510350db871d26fc13', '139****3031', 0, NULL, '行政专员', true, 34, true, NULL, '{}', '2026-06-22 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'dengjingyi djy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', '925fe0d5-cf89-4dad-8206-3025c20f262e', '1c2672e0-9609-4c4c-8fa3-3797c3985b5a', true, 1, '许一鸣', '\x514f350178923366c95dab8ab5ac6bc7df879ad55da341a64b8858e7cb2b95e0001285a7cdae4b', '\x471fb3d3ebee0b3dc53fa26e09b4c53e3730bb0738c31eed30f0972c8c5b95de', '139****3038', 1, NULL, '财务会计', true, 35, true, NULL, '{}', '2026-06-23 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xuyiming xym', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', '14c0eaa4-cb1b-488d-865b-188dd10559fe', '525dce34-d877-4743-8015-279a67c1a6ba', true, 1, '傅可欣', '\xf7476f1c2dee2e25dd28865f5ca509fcb8b63fac53a90f0edbfff59d37ad24df5d6b8dbc1d53b9', '\x1c0920b221a0fc575890cfc6eeb1be5c4c096a8e028085758a7053ff19a2b589', '139****3045', 0, NULL, '人事专员', true, 36, true, NULL, '{}', '2026-06-24 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'fukexin fkx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', 'd49db617-f007-4e34-8abe-59198fbe37e8', NULL, true, 1, '沈浩宇', '\xaf432c084a120b7dd51500b764400f4241b89c4157bb96cfbfcdb93c92a8b797c992a70602981e', '\x06c35f3e6429144c5fb5c7bd71c471ff985881c47b90e7aae8ddab35e54fc5e6', '139****3052', 1, NULL, '销售经理', true, 37, true, NULL, '{}', '2026-06-25 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'shenhaoyu shy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', 'ccb758e0-e542-4033-8851-ede9eccdc60c', '1c2672e0-9609-4c4c-8fa3-3797c3985b5a', true, 1, '曾晓彤', '\x4f5670c3b7246c8934c19c7223475b16112da05db8af9a4a5b44c7ed048709337ed5f0b7c82800', '\xc4c6832a977f421cde293fa6da80fdec063cfc851dca16d09143b899efcf4c9c', '139****3059', 0, NULL, '客户经理', true, 38, true, NULL, '{}', '2026-06-26 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zengxiaotong zxt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', '21b9d7ad-f322-49f2-8b0e-532591b7eaed', '525dce34-d877-4743-8015-279a67c1a6ba', true, 1, '彭宏伟', '\x775dca616c89181eec9d198ab81e103dc99ff8573b92b933f316dc375eaec3883852f6e9ef91c0', '\xb4d6eb55a52343ee34594b98560fd45928dadb34f56ea9c9a16e8b6d67b92ad1', '139****3066', 1, NULL, '测试工程师', true, 39, true, NULL, '{}', '2026-06-27 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'penghongwei phw', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', 'e52cfffd-448b-415c-8f86-4d9c2fc8fef8', '0415383c-498a-4047-8160-1d79b5916adb', true, 1, '吕春燕', '\x553ffc81a534b6f9d5d0d6cda57e664f2f671422a2d5cc9fcde6ee6e74e4821b3ddc8ca54bc39d', '\xca9ea5c914539151c27cbceae3afbd2d329ca47f354f5a192b757c543653bacc', '139****3073', 0, NULL, '设计师', true, 40, true, NULL, '{}', '2026-06-28 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'lvchunyan lcy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', 'f2560b51-cc3f-4eae-84f9-b75cdb00f421', '09a27bfe-0c8b-48d5-8297-83d04e71be5d', true, 3, '王雨桐', '\x6348b3db65a88e16e544ede89357092b56b9fc10e90f2e31b7a6da04ea944a584b8274a784ace3', '\x292ec11ff15f8d378fcc98f03f2224982a1dae3ccb4be21ac9cb7a10b1841749', '139****3080', 1, NULL, '工程师', true, 41, true, NULL, '{}', '2026-06-29 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'wangyutong wyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', '403705ba-f7ff-472c-8443-c6b80f0ea6e8', '7727741a-fe74-44ec-8a9b-3299da4ce169', true, 1, '李志强', '\x3edf639772e0abd34f8b5182156554f24eddb471aae3093f4c5e101524c892018d0f97151042e3', '\x35d5e7aa57335cb17e548f7a73c86dc624807529cd1de41bf7a98e100abcad9a', '139****3087', 0, NULL, '产品经理', true, 42, true, NULL, '{}', '2026-06-30 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'lizhiqiang lzq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', '86d3ad84-8f7f-4334-8fc3-22cb3c274460', 'efb8aee0-893a-4b14-8860-bfeb5231d7fc', true, 1, '张雪莹', '\x7bbab30e4d90cd1d751d2a1492acacc798fe45845dc4abb371c42d9e221b31499c8d5bf5ec948f', '\x9ac7ccb71884af8a7b1b29a2cd94ab28515d3a68c4102f6f36e83f58a96ed6ce', '139****3094', 1, NULL, '项目经理', true, 43, true, NULL, '{}', '2026-07-01 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhangxueying zxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', 'a783bb41-1f99-450d-8c75-788eb50e8a9d', '09a27bfe-0c8b-48d5-8297-83d04e71be5d', true, 1, '刘立新', '\x5799df7d96f19ba08103d01016c350570302ecc89faa06fe2f55ef478cdc24a4d4a3865ef671ca', '\x4213aad21e68da2e2077735ea2b68ab0e1c9a14a38ab07c3ebe12c35d7cd8658', '139****3101', 0, NULL, '行政专员', true, 44, true, NULL, '{}', '2026-07-02 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liulixin llx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', '4cf31ac8-6cfe-4dfe-857c-2a03c97796f0', '7727741a-fe74-44ec-8a9b-3299da4ce169', true, 1, '陈海燕', '\xffbedefe698097af03438bec9feda4816588224533eba68fad5f2d89945922ce944c4c56f81614', '\xe4d1f256911efcb4acad1998ae76f4eb6a5897f9ca5fdd77e02821a7597ae338', '139****3108', 1, NULL, '财务会计', true, 45, true, NULL, '{}', '2026-07-03 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'chenhaiyan chy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', '169bb0b5-d4f0-4655-81d5-bbd1cef60da0', 'efb8aee0-893a-4b14-8860-bfeb5231d7fc', true, 1, '杨俊杰', '\x74b629cd566eda73bc36b4350cd74ed783894ed9dd5742fa9e8b69b17087641575915ad31f2609', '\x35241f3961709acb9d7795cd0c786d4713bbf182836363ecdc5a12b3b7f19f50', '139****3115', 0, NULL, '人事专员', true, 46, true, NULL, '{}', '2026-07-04 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yangjunjie yjj', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', 'cd8e1aa0-32af-4e2d-8a62-b170a9a6bc29', '09a27bfe-0c8b-48d5-8297-83d04e71be5d', true, 1, '赵佳慧', '\x2a4833f6a580fc2047ffcc4ecc054bc277caddfdbb9c43358976befbc5509313666c5367d47055', '\xdf039a54ab23ef884c2b372680e766bb883f407ac4896a2b27120ee61e4152d8', '139****3122', 1, NULL, '销售经理', true, 47, true, NULL, '{}', '2026-07-05 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhaojiahui zjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', 'af54ecc2-0c80-43ae-8bef-ebc0129817f1', '7727741a-fe74-44ec-8a9b-3299da4ce169', true, 1, '黄明哲', '\x60ebba9bfd93213671ac849a569af0931080ed9510991493534f5d36510ad298a02b327ac3f283', '\x965a07841b68f3d3e8a55ce76d5f4556eb60e31c6552c0016db48088a2d63294', '139****3129', 0, NULL, '客户经理', true, 48, true, NULL, '{}', '2026-07-06 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'huangmingzhe hmz', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', '5dae64bf-3c67-4d1a-8abb-a985784337be', NULL, true, 1, '周玉婷', '\x149bcf35306c7615d61365d1e9d0d0b65555a24cc3e9bbd1846b38bac32cc1c7ba6d18e609e527', '\x3e7550d32e81fefb31ae9b1e14902bee8ec9f53857b8a9205834af692b30e3c1', '139****3136', 1, NULL, '测试工程师', true, 49, true, NULL, '{}', '2026-07-07 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhouyuting zyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', '4db88eb0-432e-45fa-8e82-bf2fefaa577e', '09a27bfe-0c8b-48d5-8297-83d04e71be5d', true, 1, '吴嘉豪', '\xdf5b6fc39fb011e626e3c3ae869b511be4a256706bcad8a63169171285c5ac5d96913afcd94739', '\x7b364ea117349db9340c7072a725676027cbea06aebe59e237f4ad28c3ee1ab0', '139****3143', 0, NULL, '设计师', true, 50, true, NULL, '{}', '2026-07-08 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'wujiahao wjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', 'e4aed230-4051-41e8-8ed9-a87cbaa78c5d', '7727741a-fe74-44ec-8a9b-3299da4ce169', true, 1, '徐静怡', '\x33908bd7524676d73ae1ad08a664fac7454b86f63a4ecd7cfa9dc200437696e9d356227cc6db26', '\x346bf66797fc548bb3fa8c6089c72b971adb238ccca180577ca3ded4a4b5dcd0', '139****3150', 1, NULL, '工程师', true, 51, true, NULL, '{}', '2026-07-09 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xujingyi xjy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', '59fb1b76-efe9-44e2-8dee-7d864c46d7da', 'efb8aee0-893a-4b14-8860-bfeb5231d7fc', true, 1, '孙一鸣', '\x97d68b6feb2a6a67f1dc573382162742b506c59f58d34ed6f6ee30419f428174ce3430fc2f1b86', '\xc3b110b84769da5c658b9aada056386cf6250e4784823ddd8ad049c0ad6dd5ef', '139****3157', 0, NULL, '产品经理', true, 52, true, NULL, '{}', '2026-07-10 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'sunyiming sym', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', '26c6c5ec-95f0-4507-89d4-112cf618af22', '09a27bfe-0c8b-48d5-8297-83d04e71be5d', true, 1, '胡可欣', '\x7dbe77d2e8f92f3f36993fac4e5ae018392451cb441f3f469823cebbd733a68433d8b4cb08a109', '\x75fed9e6992bfe095127130695ac0577475d627e974a387931c810a6ee9b1306', '139****3164', 1, NULL, '项目经理', true, 53, true, NULL, '{}', '2026-07-11 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hukexin hkx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', '9fb73358-704e-4453-86c6-c308f9d1e166', '19f7fcaa-5fc3-4815-832d-37e67779d80d', true, 3, '朱浩宇', '\x4d29cbf5885a5102e326d58028d7504574eccdfbf6522a897a43e4af1d5a58253d979116ba7c01', '\x76791d518de5029e10a71c7d9c1294eb2575bb5ac63a8ad1058dc92d8a8bca57', '139****3171', 0, NULL, '行政专员', true, 54, true, NULL, '{}', '2026-07-12 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhuhaoyu zhy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', '7d30585b-b6a2-477a-885f-04d2ee10c045', '858bbfc2-222b-4ee2-8f26-c850de779364', true, 1, '高晓彤', '\x918640de2b30209eaa80138bd53e06ccaf30a5e3f4a5a9a78e729612c865f471e30b8e2b6040d9', '\x3c083ba4f743d5f317fccb478839625ca9e4eb15e9d0103580fa2681cd6d861d', '139****3178', 1, NULL, '财务会计', true, 55, true, NULL, '{}', '2026-07-13 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'gaoxiaotong gxt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', 'c2b0c1be-35aa-4960-89b7-eaa20804ffe6', '68795faf-4b9f-4398-8feb-3c26f7084ec2', true, 1, '林宏伟', '\x9d41866066738817d3798aa69be4bbab43799ac09c9bb301741992cfe3174643e88e3f9cb24a63', '\x6f23d5ae8bd61a7e712db853323e27fd02efb0729929dc65d7326f66e047635a', '139****3185', 0, NULL, '人事专员', true, 56, true, NULL, '{}', '2026-07-14 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'linhongwei lhw', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', '59cc4475-cd87-4016-81a6-1ba59877e72d', '19f7fcaa-5fc3-4815-832d-37e67779d80d', true, 1, '何春燕', '\x73112d128f24688743d99389d4c471d5139bf7ba3561fbcff262e330dbd6ff01a68ead560ffc85', '\x57c795b810e2af662a22db208374ca4f61895d816cba2bfd6b0c5fcf181f5287', '139****3192', 1, NULL, '销售经理', true, 57, true, NULL, '{}', '2026-07-15 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hechunyan hcy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', '694e59ed-300f-4e80-8137-3cb5b6b3783a', '858bbfc2-222b-4ee2-8f26-c850de779364', true, 1, '郭子轩', '\x1f04ddbd871709f43c55321d09b7cb55fd59063eefd348ab21f1e7ceb4c18ba68905e69da067cf', '\xb749ccc0c02dd1c323a848379634228239590ce6c2d892c669c234e88687cfa4', '139****3199', 0, NULL, '客户经理', true, 58, true, NULL, '{}', '2026-07-16 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'guozixuan gzx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', 'aeefe304-3ffe-40f4-8c70-e623bf17afd1', '68795faf-4b9f-4398-8feb-3c26f7084ec2', true, 1, '马梦琪', '\x8f1cd0ad7a788079786e6401e15748e6c1c3a985d0b0fbf655668851cb16d6a2d218ccc0893b35', '\xff7d868b25d83e4f221f00f5c10ea7c1dd7cfe4c76df5736f3c2b527776072a7', '139****3206', 1, NULL, '测试工程师', true, 59, true, NULL, '{}', '2026-07-17 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'mamengqi mmq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', 'c666abbd-adfb-4925-861a-ee02a51c3e51', '19f7fcaa-5fc3-4815-832d-37e67779d80d', true, 1, '罗思源', '\x0307f17040c81b0703f4299703f1f5398ddc086741e7164437b0de813c442eb557091e50050e82', '\x629401142da76156763cdf1627693cc28549b613f279cba124eb931d12a24f58', '139****3213', 0, NULL, '设计师', true, 60, true, NULL, '{}', '2026-07-18 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'luosiyuan lsy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', '132be9fc-90fd-4e35-8e77-8523a494f4dc', '858bbfc2-222b-4ee2-8f26-c850de779364', true, 1, '梁婉清', '\x90fbecb713e231a1630367ac4cfdbb16195a395de6bdfe60f2beb37bbf5a886981e28cae867e76', '\x07314257dae4985b211d3cab4b2ffe4f69ff03d0124273c259030f539d3267b9', '139****3220', 1, NULL, '工程师', true, 61, true, NULL, '{}', '2026-07-19 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liangwanqing lwq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', '35b54bf5-52dd-40d2-8b66-9b6cfb98c8e9', NULL, true, 1, '宋伟伦', '\xb382475a200491c4febf1a86a6ce63bb4e0541c2632a182061f95930226242fec0121b05be3f2b', '\xa3d609813cf2bb3184d6c8fcce8db3266ebc02d7ccbb7f6b53a82721b515b5f7', '139****3227', 0, NULL, '产品经理', true, 62, true, NULL, '{}', '2026-07-20 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'songweilun swl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', '9049bc2b-0314-4d2e-835d-a43d353d7d1d', '78969563-beb6-4a7b-8107-f3a126b2af95', true, 3, '郑诗涵', '\x55177b1f472a4740709ab43616d0a815d38b7ba0b556cb46068dddce1074c56409a6a53e55022b', '\xb0927682cb4f9cfefd57b270d64447b8d70b6f95019967247f1d9043903602bd', '139****3234', 1, NULL, '项目经理', true, 63, true, NULL, '{}', '2026-07-21 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhengshihan zsh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', 'a140476c-3a2f-4c6e-8045-a6240fdd0065', '51fd8c63-7a92-45fe-8b5f-b42c6459fef1', true, 1, '谢天宇', '\x75ad9581d0a6aca357ddb035d7be0491749bf4dfe9500222a252aa8d00d59df856fdcc0c68e253', '\xec32af4658727a966c235d5d21efb7d5cccc12372891898f3928ee1d2682f397', '139****3241', 0, NULL, '行政专员', true, 64, true, NULL, '{}', '2026-07-22 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xietianyu xty', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', 'ab2596b0-4fa2-49a4-8fb4-1af39b2c454b', 'd9a984dd-af58-421f-8817-b37bcddc1ec2', true, 1, '韩若兰', '\x70d082effc1a429109ebce31e342fa83aa318342ce1f2e86b7d91b58f9321791cc597789d46fad', '\x6811e1aa7dec675cf92c4229c43373cb8bb0a3a7905063d7ea67fc9e05ae4cd9', '139****3248', 1, NULL, '财务会计', true, 65, true, NULL, '{}', '2026-07-23 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hanruolan hrl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', 'cbbf45cf-4245-4ac3-8b3a-919efb2270a9', '78969563-beb6-4a7b-8107-f3a126b2af95', true, 1, '唐建华', '\x18f6b1852d34a70abe8a77620719eb0ef0ef52eb714999623f457d9f329ecfceb83131a05943d0', '\x13adf9be2c4bf7d363eefc00d48e30eb058661c29ec6c1a78b1eb350480bc2b6', '139****3255', 0, NULL, '人事专员', true, 66, true, NULL, '{}', '2026-07-24 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'tangjianhua tjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', 'd9d3e474-8017-4f9b-81c6-39fde8eb9d7e', '51fd8c63-7a92-45fe-8b5f-b42c6459fef1', true, 1, '冯欣怡', '\xcb2e1ae6042eca835e1e9439770e272a59e1bc1ecd348157afcd73df30e4f83171a66c9e951db5', '\xcf2bfb25dd81a1909b433fd7ad3ff788b6f4028c1e0b5c801d29a2f510593511', '139****3262', 1, NULL, '销售经理', true, 67, true, NULL, '{}', '2026-07-25 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'fengxinyi fxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', 'f38580a1-000c-45af-89fd-125032a90370', 'd9a984dd-af58-421f-8817-b37bcddc1ec2', true, 1, '于文博', '\xedf8da453fa127ae1c237008101340751272fd3f868a046806658a13db345b184b987cb492c994', '\x014ac104398e150f1d0ca11d9c12f8063e6ff048c18c432d3286fe8f580681d9', '139****3269', 0, NULL, '客户经理', true, 68, true, NULL, '{}', '2026-07-26 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yuwenbo ywb', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', '7bf642f9-991a-4936-8d8b-9791a36bd311', '78969563-beb6-4a7b-8107-f3a126b2af95', true, 1, '董丹丹', '\xf1802274be21f97729d3d49a23655d361748c133550aa7ac5acf80af665de91231be9d2fc98e7d', '\x40777f99dd1021d6b6c73872635fda0aa6c88666e81f3ae3ca82e48a72322ba0', '139****3276', 1, NULL, '测试工程师', true, 69, true, NULL, '{}', '2026-07-27 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'dongdandan ddd', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', '0544d035-5f66-42a0-87ea-b9a28ccdce60', '51fd8c63-7a92-45fe-8b5f-b42c6459fef1', true, 1, '萧景行', '\xa9e93df5762ab8409c2d9b9988ad443f234f9032f7cda36a78c6d0f6df448d84f07bd7c6c1362f', '\xe97d6c160cd8b55a4d647e4ce74776e6f1d25775e0dc4403f327494ebf78c5f7', '139****3283', 0, NULL, '设计师', true, 70, true, NULL, '{}', '2026-07-28 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xiaojingxing xjx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', '3e1bd228-1b52-4371-84a0-966fcd5c438e', NULL, true, 1, '程雨桐', '\xb5f2768f7e9654ea46ca82778137de58e703b7514f9cfb907c786a9f066f27e08452445b74ef4f', '\xfec1d11c5f7a0dcdc7a72dc0346ea0d914aa3b2404d3db735cde6b477c9813a6', '139****3290', 1, NULL, '工程师', true, 71, true, NULL, '{}', '2026-07-29 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'chengyutong cyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', '482e9d39-8d80-4976-894d-40b0a807a247', '78969563-beb6-4a7b-8107-f3a126b2af95', true, 1, '曹志强', '\x621478eaac8d4f011cad67821b084ce8f2147471facddcbd63fb5c2c56aa1976106e18c84e5ee5', '\x9dad838567e53adfad4d6d07aff37134ce87264e6409d65c4084a26f9a4e58ff', '139****3297', 0, NULL, '产品经理', true, 72, true, NULL, '{}', '2026-07-30 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'caozhiqiang czq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '06a16684-acc3-407f-80af-4c083e90c2a4', '71dc881b-ae5f-49d6-86b0-c03f01ee372c', '8eacd21c-1b62-4bb1-89ce-341b5604396c', true, 3, '袁雪莹', '\xafec7e530a24d54368a919f91702165b04d9464ff1e267a00bd1735cbb94dd47c639ece83d8636', '\x83cb6c02d3428eb33dce0c152057a5850cfb429269e31521658d0976365ba2bc', '139****3304', 1, NULL, '项目经理', true, 73, true, NULL, '{}', '2026-07-31 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yuanxueying yxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '06a16684-acc3-407f-80af-4c083e90c2a4', '960060ff-7a1a-4b37-8bd6-ba36b9cbdff1', '6189ab17-b017-471b-8f48-f8b9103d3d92', true, 1, '邓立新', '\x2a8e7755c504cc0c83bb19656889554caf17bf695cc2f54ad2d08cbc5aa60452c343cdef8ce67c', '\x0442ffdfd2398193948118f15d6beccb2f948d51291f02e48804625cbf105082', '139****3311', 0, NULL, '行政专员', true, 74, true, NULL, '{}', '2026-08-01 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'denglixin dlx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '06a16684-acc3-407f-80af-4c083e90c2a4', '25bcdfe8-ed0e-4a97-8893-add50b6b8835', '1e9572de-2352-4770-8d92-7d92c2a623d0', true, 1, '许海燕', '\x631c9a1728ab76e9755d675f2b398a9d30d7fdeca790bcfa273accba14686cc3690281c2cc13ab', '\x7394be2f1a35c79b99dd28c7cdc4ee9909f1e2c567f6c404d973e4eb35211143', '139****3318', 1, NULL, '财务会计', true, 75, true, NULL, '{}', '2026-08-02 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xuhaiyan xhy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '06a16684-acc3-407f-80af-4c083e90c2a4', '38358572-d78a-4136-84ba-7ec39a3bac1c', '8eacd21c-1b62-4bb1-89ce-341b5604396c', true, 1, '傅俊杰', '\x76fc85a2293441c71ab0f7d1d06c835cfc3c0acc7f7863487c797e62000a49e6172578d8ee12bd', '\x6cfb94b584840364866eb6e9559b8b4873cda0da94b5fd32f85ea4098bf9c69a', '139****3325', 0, NULL, '人事专员', true, 76, true, NULL, '{}', '2026-08-03 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'fujunjie fjj', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '06a16684-acc3-407f-80af-4c083e90c2a4', '40570755-fc37-46fd-84e1-49c40a23259d', '6189ab17-b017-471b-8f48-f8b9103d3d92', true, 1, '沈佳慧', '\x063d6b68a8f9c8b3d2b816805ce28012a8b2b37335c1f3fe51a3a31af3b0a188a5a3840c736684', '\xf1f89c99d3985439526db927fa00d84477761a7e4ea6b30b560091ae4e80fa4d', '139****3332', 1, NULL, '销售经理', true, 77, true, NULL, '{}', '2026-08-04 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'shenjiahui sjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '06a16684-acc3-407f-80af-4c083e90c2a4', '6fdff143-a6c4-4b73-8ea3-8613cc16079e', '1e9572de-2352-4770-8d92-7d92c2a623d0', true, 1, '曾明哲', '\xb597aed5a0552e489634bf00c13ae96e34e0443bfd5868b2417e513e1e243c8f9d68bce4d22ad2', '\xb859f3ce6df77792fee27920ada281b388e5d8d3c5527b75702dcff49bf8a9eb', '139****3339', 0, NULL, '客户经理', true, 78, true, NULL, '{}', '2026-08-05 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zengmingzhe zmz', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '06a16684-acc3-407f-80af-4c083e90c2a4', '630b6cdb-2e6c-4f8c-8976-0189df4bb67e', '8eacd21c-1b62-4bb1-89ce-341b5604396c', true, 1, '彭玉婷', '\x4ed14e7026f78457dd63b06f0dd1f00eee7e497145d21a555e8d06bcfcdde10752234c3d431f29', '\x2b109daaa9e64c221da5391065d8d9146ede16e65d64da7fe2b498f54b8accb7', '139****3346', 1, NULL, '测试工程师', true, 79, true, NULL, '{}', '2026-08-06 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'pengyuting pyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '06a16684-acc3-407f-80af-4c083e90c2a4', '40a4598a-6a85-457d-81aa-3e7a0a89465a', '6189ab17-b017-471b-8f48-f8b9103d3d92', true, 1, '吕嘉豪', '\x1379216a2eb2297ce3c035ae5d1fe11b06724560673d8c4bd301c4fd7f0e6fbbf82d2ca85fc45e', '\x22bed0b6d8ee49d2d5bdfd974074f584d29ef104bfb27cd5e6c79c7f98f2a04e', '139****3353', 0, NULL, '设计师', true, 80, true, NULL, '{}', '2026-08-07 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'lvjiahao ljh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '06a16684-acc3-407f-80af-4c083e90c2a4', 'ca80a442-50bb-413d-84d3-c6f5dcd8c95e', NULL, true, 1, '王天宇', '\x0f2c09039b2cb83b5554b9b458cd830fc8db7c1b19b1f4422381e046940ae5544c94fb26cf1214', '\xebcdaaaa1eab65e66d217331869a0f7632552b1abf0817d7d632c4849dfc43f3', '139****3360', 1, NULL, '工程师', true, 81, true, NULL, '{}', '2026-08-08 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'wangtianyu wty', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '06a16684-acc3-407f-80af-4c083e90c2a4', 'edfb1a1a-9e36-44d7-88b4-dcc6e264e029', '8eacd21c-1b62-4bb1-89ce-341b5604396c', true, 1, '李若兰', '\x3d6836409a6cfd21eac43ddd02a0185d9a37fe288aec3c0ed6e7fc6f2c7b0a5060d75b0c65a251', '\x7c3598188e05dcec28acb3bfa5156cd79aa029970b4dfee42994e736c2b4b6e4', '139****3367', 0, NULL, '产品经理', true, 82, true, NULL, '{}', '2026-08-09 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liruolan lrl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '06a16684-acc3-407f-80af-4c083e90c2a4', '547edeb4-c51c-426f-8687-4338fcddb350', '6189ab17-b017-471b-8f48-f8b9103d3d92', true, 1, '张建华', '\x0f22144ea9b4633e82bd8c378ca845092f0601fc4c9d93fbbc0e0fcaac94b064bf18b8aa39899f', '\x72dda8889a23475446ba831dc2450f4bd6333a2277e08701ec8cbcb699069399', '139****3374', 1, NULL, '项目经理', true, 83, true, NULL, '{}', '2026-08-10 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhangjianhua zjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', 'baf70dec-0631-41ef-8d8f-cc57d36bdf7b', 'c2dd6de9-4cfe-4762-8494-2305b0e07b52', true, 3, '刘欣怡', '\x3e5a93d71eee549ec6542f84c7becf0728d1bd327e33d32724bf99dff2209e7b13f9ecc716c0d2', '\xb22fc69df31773acb9c2c8d7f46c2f73e1e382d4204be9b5b3d5d845c354613e', '139****3381', 0, NULL, '行政专员', true, 84, true, NULL, '{}', '2026-08-11 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liuxinyi lxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', 'e2913af3-478a-4d2b-8108-930864e2c212', '1246cc6d-7310-48e8-8bc0-59eaea8eba28', true, 1, '陈文博', '\x353e5a1c2df919d5640abf8d9e2573092dde60ad9944f238246dfc607cd18059153575aeca75f9', '\x6e9fd8a65c760e0bbbb3768b9da12a44d6e54496de8ff256d9060e1f30e3228c', '139****3388', 1, NULL, '财务会计', true, 85, true, NULL, '{}', '2026-08-12 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'chenwenbo cwb', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', '4395a4e7-5144-40c9-8a98-6a857c173be8', '8d52f972-d431-4416-887e-7f83bbf4535e', true, 1, '杨丹丹', '\x5d0aa8f2aba058e63e61bcafae66549a2b63e8ef7fcd4a457a1229ad63e0199dbd59f31f3f9d4c', '\x572bb1f8756df1c9228b973841d3324d96b13aa9bc1206d0263756332cc0c761', '139****3395', 0, NULL, '人事专员', true, 86, true, NULL, '{}', '2026-08-13 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yangdandan ydd', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', 'f4960146-f3d7-452e-82eb-9b53a9d61e39', 'c2dd6de9-4cfe-4762-8494-2305b0e07b52', true, 1, '赵景行', '\x25d889f6354661a413ef251051eb8a8cd2eea531f553b61ebde9b03f3c6e8ae349cf8b632c293d', '\xeec62a736425c73abd5d304d48465d8a158b48b696e1fc422baeaafd7692db58', '139****3402', 1, NULL, '销售经理', true, 87, true, NULL, '{}', '2026-08-14 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhaojingxing zjx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', '0653f2da-3b9b-4488-8a14-0d59154a3ca0', '1246cc6d-7310-48e8-8bc0-59eaea8eba28', true, 1, '黄雨桐', '\xa83d208401b052d9bf193b20a2bd7fd42bffbe96b811fe696f611a0aca9b1a5b7282504e1dfbb4', '\x316be0aa4122c283361779f1f355e607fed62b300df2025b1403f10e080beaba', '139****3409', 0, NULL, '客户经理', true, 88, true, NULL, '{}', '2026-08-15 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'huangyutong hyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', '68625f86-4caa-4fe9-8c7b-8f3a024f3a4f', '8d52f972-d431-4416-887e-7f83bbf4535e', true, 1, '周志强', '\x9dd20535778448610884d81e3bc6aa31052ca4537e3ffc4db8ecc5f078966b78fcf627bfca22c8', '\xdbcb09cce97ef9f38fc46e237afd0f3ebf838ae7dfc8dff5eef01e4a2e1af16c', '139****3416', 1, NULL, '测试工程师', true, 89, true, NULL, '{}', '2026-08-16 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhouzhiqiang zzq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', '1b96af7a-b4a2-4239-85c2-0a1db6d8d06b', 'c2dd6de9-4cfe-4762-8494-2305b0e07b52', true, 1, '吴雪莹', '\xc2bf7896b31f1964cfa10129153de12a0f6b93456f92a9597bce83532cd3d5e4a7d06e285d6bea', '\xa4a5013c2217d32f3a27fb05124278e1b8eb8fb0ed0382536f93cfb00e11d2d8', '139****3423', 0, NULL, '设计师', true, 90, true, NULL, '{}', '2026-08-17 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'wuxueying wxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', 'd5a3519b-9634-4d8c-84e9-8f44f2bc3d96', '1246cc6d-7310-48e8-8bc0-59eaea8eba28', true, 1, '徐立新', '\x40e606dcf31a29b55b7d3d71966198ab31edf48cfd1f4077af60ea65f743c4da3b29204af3f4c2', '\xa9f913398bc82e911c1977fd71729e91e08ca7e5946123130beb068bbd310fba', '139****3430', 1, NULL, '工程师', true, 91, true, NULL, '{}', '2026-08-18 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xulixin xlx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', '89c9bd30-bd28-4df0-85fc-51573784d2d2', NULL, true, 1, '孙海燕', '\x6c05e8c7aceec3b858283cee36c1391846f885ff03e26c68bd863d3673a63a848a0050b5f8f1b0', '\x2e060a4f3cfe85ab186b90fb9c65d04b92d775545fb916797da72476fa27feea', '139****3437', 0, NULL, '产品经理', true, 92, true, NULL, '{}', '2026-08-19 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'sunhaiyan shy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', '8dcdf722-5c48-4c01-8c57-45cb09941c38', 'c2dd6de9-4cfe-4762-8494-2305b0e07b52', true, 1, '胡俊杰', '\xb8d4c1b6be070f7078ee3e5a911cad8002f0b7f03fce22c96f67326da892e056946a1511f65d74', '\x5b717e18161d90d2aa087e29a6b9d2120c771d6969cb6d10f797f6b02768e8bf', '139****3444', 1, NULL, '项目经理', true, 93, true, NULL, '{}', '2026-08-20 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hujunjie hjj', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', 'fa82f0ed-dd0e-4d07-80b6-776bce3482b8', '1246cc6d-7310-48e8-8bc0-59eaea8eba28', true, 1, '朱佳慧', '\xa2c1237cb07210fb716a6ac0d63d9ea66306db110cea9aee1795aa3937955f596237aaf0c5a0c6', '\x99da39b9e4f02937622b8e442837a4104af8755666f29113754f7128dad0bcb4', '139****3451', 0, NULL, '行政专员', true, 94, true, NULL, '{}', '2026-08-21 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhujiahui zjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', 'd5084b6a-0814-4916-87ea-ffc8bfca1b00', '8d52f972-d431-4416-887e-7f83bbf4535e', true, 1, '高明哲', '\x75534f262a0989db1f483b29ef345a4cd6252830c03503cf154eb7391b4036d74ce4554cf823ee', '\xf5ff1a1716d25e6168616e72c7f4c44cedb26e9e47839db3c48a57e44d11843e', '139****3458', 1, NULL, '财务会计', true, 95, true, NULL, '{}', '2026-08-22 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'gaomingzhe gmz', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', '9360027d-72cf-4210-8560-cf069d841584', 'f4c8fc51-b01b-4a7a-8906-d230a95ca8d6', true, 3, '林玉婷', '\xf50e28af6767d9361656d04198dd93b7b403368b4c4cbac04e1aebd0031c82f7313d1b6dd8d6f4', '\x0663834b07da2f4f652083e7519868c630eec306254bce3df46c4275e15130d4', '139****3465', 0, NULL, '人事专员', true, 96, true, NULL, '{}', '2026-08-23 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'linyuting lyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', '666e8925-a670-4490-8971-0b007f64f254', '12fb5b60-6398-4c44-8184-da021fc0fe01', true, 1, '何嘉豪', '\xe08270238af2d25582cfb2f18595ed9f5a00782a68546b5e1e839d30efd8dc829abb30804c8606', '\x68240ab229bd4f1d291e80a0fe87e445b2afaf06b269151af9447ccdd0160725', '139****3472', 1, NULL, '销售经理', true, 97, true, NULL, '{}', '2026-08-24 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hejiahao hjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', 'a4c98e9f-f79a-48a0-878f-927a6e3ce929', '0bb51baa-0ab0-48e6-8f0c-bcb9bd4253e0', true, 1, '郭静怡', '\x85046ea74d7ae81f13d993c3fb37d336499246b24c6b5dff5fefb74ac5c09e6417edfd77c1695a', '\xcd85191f3a1bcfcb384320171ce9ff78e1e629fb40df2ce03f9e56fe09f7d92f', '139****3479', 0, NULL, '客户经理', true, 98, true, NULL, '{}', '2026-08-25 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'guojingyi gjy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', 'bef3ea9c-98f7-43f3-8c22-883887ea1d2c', 'f4c8fc51-b01b-4a7a-8906-d230a95ca8d6', true, 1, '马一鸣', '\x75590f76b1792447cb0066db35f7fa47eabc1c35d8aa53339bc334818cdb9321fd7af1fe492be3', '\x3615b31c6fb02450e7863539ef0d4c22c1d20d87b90d84aedeaf0b975f71c71f', '139****3486', 1, NULL, '测试工程师', true, 99, true, NULL, '{}', '2026-08-26 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'mayiming mym', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', 'ce626ea2-9344-41cd-8ede-5a1126f3f039', '12fb5b60-6398-4c44-8184-da021fc0fe01', true, 1, '罗可欣', '\xb081ef0e98d7d0708cdb095845e855d05f42e223c18de5babd3d424a7b91f61bee9d305b4c73cb', '\x8eaaa35ca14bfbe44a3251e75c3931e3804b34a8a93e07510e0c6c776755ad4a', '139****3493', 0, NULL, '设计师', true, 0, true, NULL, '{}', '2026-08-27 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'luokexin lkx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', '0162aabd-6b8e-4a79-8b36-37bb1668062a', '0bb51baa-0ab0-48e6-8f0c-bcb9bd4253e0', true, 1, '梁浩宇', '\x9caee19dcf07edd6502695d2ab584c0b08c86f8c007797bc44473bb654cf138efe56ece3b7930b', '\x44f052bf6e344cc4c2ce1265f0d8ad232695a47c3c1f8614e400dcedd94ac896', '139****3500', 1, NULL, '工程师', true, 1, true, NULL, '{}', '2026-08-28 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'lianghaoyu lhy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', 'df9d8d5e-a708-490c-8be5-a31c823f2e54', 'f4c8fc51-b01b-4a7a-8906-d230a95ca8d6', true, 1, '宋晓彤', '\x017ae7917ed6fbbddb7749dcafb0951975ab68fb57f8acaa93d4794a3cac953270039390622fe2', '\x88de9ad6e2be88ffd2bf4e18d5edef71206c7abb86ffffa7e1cdca029e1c5bcd', '139****3507', 0, NULL, '产品经理', true, 2, true, NULL, '{}', '2026-08-29 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'songxiaotong sxt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', '5c040214-07b9-442d-8fcf-a6f1ddc0d798', '12fb5b60-6398-4c44-8184-da021fc0fe01', true, 1, '郑宏伟', '\xd9f8f737f8f15eefd7600c9e5b8f93d82b15b9208981a09574ad2414bb90eeb6d307c852a35813', '\x7983425924dff3b7e1a69c134a69ff310dfa3b309edd2a1010e945261c01cca4', '139****3514', 1, NULL, '项目经理', true, 3, true, NULL, '{}', '2026-08-30 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhenghongwei zhw', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', 'e337bb74-b299-4197-8e7c-917508917479', NULL, true, 1, '谢春燕', '\xbacaf1f61a6cb37a9cb1e4b92abb41c2d75d49a0ae1afc7f1f9c59c993d4bfba03acc50aad0a63', '\x852409061f0350e7202fbec7a2f8e072e583917d8d682b510c56cb1a1636fed2', '139****3521', 0, NULL, '行政专员', true, 4, true, NULL, '{}', '2026-08-31 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xiechunyan xcy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', '5cc030f1-2d07-40ea-88d9-6da926c73153', 'f4c8fc51-b01b-4a7a-8906-d230a95ca8d6', true, 1, '韩子轩', '\x39ee64c5c9466333885799377483e3588b0054510c1691259f73c52ee15af42973ee43d61d1c98', '\xf6a18ce9fe6397bb23bf1d62a50c2c5e0430945d14a8e0f16d516821e1438830', '139****3528', 1, NULL, '财务会计', true, 5, true, NULL, '{}', '2026-09-01 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'hanzixuan hzx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', 'e1122f2e-9a63-4b40-8f26-14adc41d827f', '12fb5b60-6398-4c44-8184-da021fc0fe01', true, 1, '唐梦琪', '\x6f066186ca6c20bfa8b6efbce2168196a0d5556b150d320381bb272fc596722b150f2e06e743ca', '\x6b48e2a6172c609c78b246caebd9acf3962975e478bb0c7afb00a1d3bb82a155', '139****3535', 0, NULL, '人事专员', true, 6, true, NULL, '{}', '2026-09-02 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'tangmengqi tmq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', '86f40676-fee7-4724-8b01-ced7b4e4cc7b', '0bb51baa-0ab0-48e6-8f0c-bcb9bd4253e0', true, 1, '冯思源', '\x82b7c7532ad04a791bb2b88058c1add791c80cb58bd81065dbae64258e37f1cb468fe155f0adb0', '\x81200179ec73dedaa26a8cad562bc3a36f15c26c7f1b23bb5f8436b2dbcb418c', '139****3542', 1, NULL, '销售经理', true, 7, true, NULL, '{}', '2026-09-03 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'fengsiyuan fsy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', '303b4d20-86a5-4d42-890e-66d6500c91ba', 'f4c8fc51-b01b-4a7a-8906-d230a95ca8d6', true, 1, '于婉清', '\xe399d17f8a023f0f49333425c4d78ec955ced78fcaedcdbf97b85716fef763e183d7277b635b4e', '\x9a77b8528f219bfbacc59bbdc7516e308575fb85de22316610636f845feb1781', '139****3549', 0, NULL, '客户经理', true, 8, true, NULL, '{}', '2026-09-04 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yuwanqing ywq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e627c46e-9c0e-47f5-80ad-75b1df46534c', '956f4232-04bd-49d6-82f3-7ffa165739d5', '4670aff0-0f1d-4a95-85d5-33eb6b7fd330', true, 3, '董伟伦', '\x9c5699dbdc5d13d0aae3243267548e80380879f1934eef7f75795707abadfbe3980fd4e8eb01f0', '\xbab87fc8ae36f56c0262da68d0ee9532fb1d007b0ccb8680c133e2ae20ce1da7', '139****3556', 1, NULL, '测试工程师', true, 9, true, NULL, '{}', '2026-09-05 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'dongweilun dwl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e627c46e-9c0e-47f5-80ad-75b1df46534c', '81b82554-9a23-421c-867f-850d093f6312', 'd8e291b5-1814-47bc-8f5f-1c180fb6ba1e', true, 1, '萧诗涵', '\xae2c6b9e694b29ff83563e9b775402d0794bd9ebe5b9e800f996cb0310ebd5f1ed0ff14987bea8', '\x91d03f3b1c0915ccd1c1ff2265b81b27f01f8be7782faba63905b3276fd4b149', '139****3563', 0, NULL, '设计师', true, 10, true, NULL, '{}', '2026-09-06 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xiaoshihan xsh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e627c46e-9c0e-47f5-80ad-75b1df46534c', 'c0f61eb9-40cf-4bb1-87e9-b8f92dfe5f4e', '058646d4-9131-4326-894b-d5b79958e37b', true, 1, '程天宇', '\x7f036b794a95aab77a7e4d0df2b6a27ff416150e82f1e623c8872f6d2fc2ec5783207a19bf5881', '\x98507f52afd1a54e49523aafbf76676636e6b6ccaa52e1114250faf5915081ff', '139****3570', 1, NULL, '工程师', true, 11, true, NULL, '{}', '2026-09-07 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'chengtianyu cty', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e627c46e-9c0e-47f5-80ad-75b1df46534c', '1714aec3-a2b5-43b9-8836-0662aa4cd728', '4670aff0-0f1d-4a95-85d5-33eb6b7fd330', true, 1, '曹若兰', '\xe17d71db302ec80046578c1f87779c72920f5620612307808332db4e86490399eff3bd14653a14', '\xf4ad10291dedf28838d63207818e3a9f95d13a2c347b4c1a6d5f4a69409b6e99', '139****3577', 0, NULL, '产品经理', true, 12, true, NULL, '{}', '2026-09-08 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'caoruolan crl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e627c46e-9c0e-47f5-80ad-75b1df46534c', 'c7240b27-7881-4555-8302-e05d8eb5e86e', 'd8e291b5-1814-47bc-8f5f-1c180fb6ba1e', true, 1, '袁建华', '\x61bcfdb825e3c02b919712a5ec6a132935137e0087c099a45747e5a6bb2e0c4016b13612a422ab', '\x2af47f290b70a0d01968aba9b258cd1df35bd0a50eab27ccc452b86fda8c066b', '139****3584', 1, NULL, '项目经理', true, 13, true, NULL, '{}', '2026-09-09 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yuanjianhua yjh', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e627c46e-9c0e-47f5-80ad-75b1df46534c', 'c1ff069e-1dd3-477b-8bc5-b02ddf6e31b1', '058646d4-9131-4326-894b-d5b79958e37b', true, 1, '邓欣怡', '\x1afe8266937de0bbcfb03a6077d4e2c8c466b2270e954adcb78a93d2f79b3c0a10d3b5be7afe5c', '\x4c0e065e6b1e534c6cae00142e936dfc0d9149639729ed2036e41e7779e5cc40', '139****3591', 0, NULL, '行政专员', true, 14, true, NULL, '{}', '2026-09-10 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'dengxinyi dxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e627c46e-9c0e-47f5-80ad-75b1df46534c', '187f203a-650f-43d4-85f0-7e8a06630daf', '4670aff0-0f1d-4a95-85d5-33eb6b7fd330', true, 1, '许文博', '\xb9861656d8dbca5a6abc74ef0476b6e7e726a2208f026936881a56c62133e93f797f725061388b', '\xcde31a6ed2c886c846ffa4b9c4134b963b8cccd6a4636b68427fe2daf6f324bc', '139****3598', 1, NULL, '财务会计', true, 15, true, NULL, '{}', '2026-09-11 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'xuwenbo xwb', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e627c46e-9c0e-47f5-80ad-75b1df46534c', '4cacc816-4177-4529-876b-0cedfa5968ff', 'd8e291b5-1814-47bc-8f5f-1c180fb6ba1e', true, 1, '傅丹丹', '\xa26c68ccd505d2ffadf0a50768529e882ccde9486b523af14affc72c4fbabdc68c956cba156db3', '\x3dde7e4583725ff9ee5be4dc212b6474b766993675e7eeceb1abdb9d43fff6be', '139****3605', 0, NULL, '人事专员', true, 16, true, NULL, '{}', '2026-09-12 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'fudandan fdd', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e627c46e-9c0e-47f5-80ad-75b1df46534c', '1978607d-c286-45e3-895e-b2943c667f0c', NULL, true, 1, '沈景行', '\x74af9dc5642a56b1cfb6ddbebfbec5f06cf872c61389abf753eabd9f04a96744ba96b6dd669029', '\x8ecadd1b802eb60f94f45074a5dc8ef389985f1f0d5c8e518fe709038284a54a', '139****3612', 1, NULL, '销售经理', true, 17, true, NULL, '{}', '2026-09-13 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'shenjingxing sjx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '78c805fa-d095-4ce5-8442-22c801391541', '865bf69b-3919-40a7-8353-8588b048a1f7', '90551cc6-f36e-4036-89eb-344a028da6a9', true, 3, '曾雨桐', '\x3adf42b869bcb328144b677c036e849ca62c2d96d2e57495b330daaa625048c6a8b300579ff7eb', '\x10a1d6bca3048916e58b35c2d8f7a25794ad9a33e1260d92b485bb9a6b19c82e', '139****3619', 0, NULL, '客户经理', true, 18, true, NULL, '{}', '2026-09-14 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zengyutong zyt', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '78c805fa-d095-4ce5-8442-22c801391541', 'bbd19579-ee8a-4922-8619-46823a311f3a', '97192568-1a08-4f6b-84a2-cb4008bfcd11', true, 1, '彭志强', '\xb1c14019f680b570845f661c248e0ccc5e5a896f8ef1eed41d3753c2314721612d6492008fb66e', '\xf63b5aa7f7b74748bc37f3bc84da811a64f0128678558d37dff05e536853f9c3', '139****3626', 1, NULL, '测试工程师', true, 19, true, NULL, '{}', '2026-09-15 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'pengzhiqiang pzq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '78c805fa-d095-4ce5-8442-22c801391541', 'f2cdd029-e24e-4fa4-820e-3f41d37ed703', '4c41909f-9111-412f-8572-1e25065410cd', true, 1, '吕雪莹', '\xd0c70dbafc62f645270aba9003e7295e15c1b593047327e621d213d6734337223423e338d6c5c0', '\xab5feb9b7ee09cf13ff76951bdae4639e9a627e9a4a475cd203d16c2818364f5', '139****3633', 0, NULL, '设计师', true, 20, true, NULL, '{}', '2026-09-16 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'lvxueying lxy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '78c805fa-d095-4ce5-8442-22c801391541', 'b11e0172-13ec-4dde-873f-32707b1ebd62', '90551cc6-f36e-4036-89eb-344a028da6a9', true, 1, '王春燕', '\x69528e765a5c41676e1f55128806ef3d95a5f97dc3cea4076a6408eaa940b6d05d43ab972a9dcb', '\x41ba10f06b4bdbfa57702d05eebcc6569ceb6b98533991796aecab8eaa52ad05', '139****3640', 1, NULL, '工程师', true, 21, true, NULL, '{}', '2026-09-17 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'wangchunyan wcy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '78c805fa-d095-4ce5-8442-22c801391541', '4df21e59-ee01-4460-8841-626047093ec7', '97192568-1a08-4f6b-84a2-cb4008bfcd11', true, 1, '李子轩', '\xc2ca7fdeba94d6dd5a27fbe8143e97a08ed1fe29bfa4f6f6868720f7f9dde224d720827e6a05fc', '\x287242ecb4f4d830adaed4751aea08e31794a9bea5929e373c35c78fa38c384c', '139****3647', 0, NULL, '产品经理', true, 22, true, NULL, '{}', '2026-09-18 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'lizixuan lzx', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '78c805fa-d095-4ce5-8442-22c801391541', '06b78a71-1a23-4062-889b-d2f9fb43b8e7', '4c41909f-9111-412f-8572-1e25065410cd', true, 1, '张梦琪', '\xd28f428d133d3a8af39d10f9c41f7b3f362a89345da4d80d70ef0746c3f4ab242fec1a1883e01b', '\x1ef614cc3f15dbe82df7915c9094c51e6821655633f7e58d684c233feac46da3', '139****3654', 1, NULL, '项目经理', true, 23, true, NULL, '{}', '2026-09-19 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhangmengqi zmq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '78c805fa-d095-4ce5-8442-22c801391541', '8c86e8f0-e19a-4ade-870f-a11566b65da8', '90551cc6-f36e-4036-89eb-344a028da6a9', true, 1, '刘思源', '\x0aeb23671de46f3cbedc4814208189e537e5979a00c53a04b11da4d49136a59978330276bebd7f', '\x2ff165771d330289cbb0bb8dcd5b2f1d2453014623ad15d5484294eb71d0812c', '139****3661', 0, NULL, '行政专员', true, 24, true, NULL, '{}', '2026-09-20 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'liusiyuan lsy', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '78c805fa-d095-4ce5-8442-22c801391541', 'c6d0db9f-c57d-4fd5-8ef5-37800a9c2433', '97192568-1a08-4f6b-84a2-cb4008bfcd11', true, 1, '陈婉清', '\xb701a5d73b7640fab85b8962be613b2855f7066e4be0087eaf6afb068f1d7f60c2f4d3f7711f53', '\xe604293b78c2b6fdc3c127b70e30da933086b3116416fc2442f15b797b94b990', '139****3668', 1, NULL, '财务会计', true, 25, true, NULL, '{}', '2026-09-21 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'chenwanqing cwq', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '78c805fa-d095-4ce5-8442-22c801391541', 'aba5a9ea-e5e8-487e-86ad-f44f104087d1', NULL, true, 1, '杨伟伦', '\x6c0ff87f34c1f57223981e9a9cf4d7e82d0fc6635163347a726e00310160f193526bc84a8e5fc3', '\xb6e117a0177eb8ca21def428c40f62de50ba18498b717ad4263bc57b1abe077c', '139****3675', 0, NULL, '人事专员', true, 26, true, NULL, '{}', '2026-09-22 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'yangweilun ywl', NULL, NULL),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '78c805fa-d095-4ce5-8442-22c801391541', '35a1bb4c-f667-4ad5-88d9-364f68e9a71e', '90551cc6-f36e-4036-89eb-344a028da6a9', true, 1, '赵诗涵', '\x32e2e6689bf4cb91d38a5885f495317ca53e64d1d0a608ac60ffd59dfa8b34678a8598d40f3295', '\xb1564ab960aaf288754ca2c37b7da3e26f9168e0612b0f210095b37c9c202eae', '139****3682', 1, NULL, '销售经理', true, 27, true, NULL, '{}', '2026-09-23 01:00:00+00', NULL, NULL, 1, NULL, NULL, true, 'zhaoshihan zsh', NULL, NULL);


--
-- Data for Name: task; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: task_part; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: ticket; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: user; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public."user" VALUES
	('9e7d7d3a-7701-4323-80e4-8e40164817da', '\xb514a52ddc427759a1e9decd45f11c7a9345cee3bbdf1d2b32e6623c0b14295419068402236e33', '\xecbbe4905c6327f006edce605a24e507eb473c633ccafb31a763428511d6a9c8', '138****0001', 'platform1', NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '高远', '高远', 1, NULL, true, '00000000-0000-0000-0000-000000000002', 1, '2026-01-20 01:00:00+00', NULL, NULL),
	('52e4b43c-8ea6-4d2b-80c9-773582f7610d', '\x040d8e5509d2ff34e5b1fcd31c271f2fe0b13ac106318fd76c0e7e7831892c690b52d2adb38a9c', '\x5e6f8f9f15b5a15a6365ce405d305b10a15219821ea212b90a88e37a21e09c67', '138****0013', 'operatorab', NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '何建国', '建国', 0, NULL, true, '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', 1, '2026-01-23 01:00:00+00', NULL, NULL),
	('9b3a58a7-7f27-487d-86a4-511898332f8a', '\xef3b33c96556e23d138c475109bd98d37786fe92786364100da5bc955f1dd4f5158dea7f2f669d', '\xb55a158b9784be4d9c731aeb1309af905ed1c9dacb4d51adabe2c4a53e699f27', '139****0028', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '陈伟伦', '伟伦', 1, NULL, true, '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', 1, '2026-01-24 01:00:00+00', NULL, NULL),
	('eaff736e-37a7-46cf-8396-7ce2e3f1efac', '\x554e1eabedfe5dba6a212cc6ebe11608e5e2ee202128b75335f6f81edb1fa43a2945011a3ae57f', '\x409a9189ec307b426b0bcb5674bad23ce44d165fff7dc064994e9e1b8f37349b', '139****0035', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '杨诗涵', '诗涵', 0, NULL, true, '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', 1, '2026-01-25 01:00:00+00', NULL, NULL),
	('c472aa58-9285-4be3-830a-646aa30fa175', '\xbec686c4d61ee06550c7d714fa00ac243f9a8fbd4cd6155e4440468cfe0d3a098dbf4546d1b7ca', '\x94ca434237aa94cffe2d8cfce3fb323a2286ec1e01d5ddb8863bd5b6ed107785', '139****0042', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '赵天宇', '天宇', 1, NULL, true, '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', 1, '2026-01-26 01:00:00+00', NULL, NULL),
	('cfd79f20-252f-4a34-833a-55716fdb75b9', '\xefa25410da251bd9840cd20fdc62a3beeb229e3418ecf7abce1f3cf56bd7dd8d77e21319105466', '\x331f41905426c6b26b249bdc55863f55e6c136017dff226b59ab236149402def', '139****0049', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '黄若兰', '若兰', 0, NULL, true, '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', 1, '2026-01-27 01:00:00+00', NULL, NULL),
	('6038ed18-1c54-4442-8094-d70202326791', '\x4867dfa654834e9db28bbfedc7811adcd6e118408dbcda73ae862576dc955ee97e969ce4acefb9', '\xc5cbb9dd68e16d667cdc6b2c3b3078db4877a20dd3c4f5b0d746bcc74b9492ed', '138****0022', 'assistant0', NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '吴昊', '吴昊', 0, NULL, true, '87f69b57-6e6a-4400-8217-4b938f949e3f', 1, '2026-01-29 01:00:00+00', NULL, NULL),
	('09302fc3-c8e3-4355-8621-5c548eea637e', '\xbcf189a5abb5293d3fef79af6b0854c0df5fae045413e703c42f18c7c3ff6d77d9da6ab2484835', '\xfa331a25c8593fa5728c704e72dfbbd922040a378af7672f5c58e83fc0d05c03', '139****0070', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '徐文博', '文博', 1, NULL, true, '87f69b57-6e6a-4400-8217-4b938f949e3f', 1, '2026-01-30 01:00:00+00', NULL, NULL),
	('b8eecf77-8e8a-4be6-81ba-c1203ddeb728', '\x264288796b2cb13f70911312adebeda312177a3d1c8c31628fb1bb406eb6ca467695dfb4657832', '\xfea905353760ec974f05a5f52c17287d5ee8a4c78851d1763e5533b663cf1b0f', '139****0077', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '孙丹丹', '丹丹', 0, NULL, true, '87f69b57-6e6a-4400-8217-4b938f949e3f', 1, '2026-01-31 01:00:00+00', NULL, NULL),
	('0ff443b5-fcc8-4d15-82f0-be1b17226c7f', '\x71ac740866701506e91e67507373e5a14cb2201c592b393d25eb93c569918570ec67a9b70e3f6d', '\xb7dd2c63c602c7e3fdb2a0eda4569c470986ff413343cc7be04db964737300cb', '139****0084', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '胡景行', '景行', 1, NULL, true, '87f69b57-6e6a-4400-8217-4b938f949e3f', 1, '2026-02-01 01:00:00+00', NULL, NULL),
	('56fa8ac0-46e1-49b1-850a-d089e2be0b0f', '\x2932240217863420174cc93b54c9cd9195d92d564ec96e206de535a88dee05daf35e6b12301f40', '\x613e06a554b69a0f2626328fb57f9f1a52b5d713b5e2fc5efd5c6227fcbd85f8', '139****0091', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '朱雨桐', '雨桐', 0, NULL, true, '87f69b57-6e6a-4400-8217-4b938f949e3f', 1, '2026-02-02 01:00:00+00', NULL, NULL),
	('76391c94-4af4-4329-87e0-d72698eee718', '\x78513f19fa49be81627f839656a9225c4609c3d7026e9a248d2a146f2fb33a542f0fbe8827b3f0', '\x30905fd87c5d9357a7090513aaad734128603fc3c0ea3ddde78c25bcabd7e83d', '138****1001', 'supera1', NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '林晓峰', '晓峰', 0, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-02-03 01:00:00+00', NULL, NULL),
	('46eff726-e43a-4063-8b4f-37d9d3687afd', '\x5d6ab9ad77d73e11a16c33bbaf2d3195d12401b4e1dadb2409addaa0d030abc78e5f8cf5cbc18e', '\x6757df335729cb3410693cc5fe3247ec77fa0fce79ef1d4524a565f2089edf38', '138****1003', 'membera1', NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '王梓涵', '梓涵', 1, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-02-05 01:00:00+00', NULL, NULL),
	('e923afc6-71de-4557-86b3-a608d8eb8e1b', '\x53d20a59a1fb51956b586e6c8845184642d10f621debdc67bdd3eb29e21d110c09b95199a63f0e', '\x81833c473d84a6855d34306aa73204eeaf3131c08ee5d197f66394eefda7de96', '138****1004', 'membera2', NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '李昊然', '昊然', 0, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-02-06 01:00:00+00', NULL, NULL),
	('62b4d6ac-972e-4de9-88dc-333bae3f26e5', '\x6d5eb623a108afed92bdc517f6f7fffa152e209ffa1888576730c0eda0d2e8ea88af192440dd62', '\xa9e9bfd99d68a9f0f14e5a75aa08fd1882c2a3daff1c00416cfa91e221214a26', '138****1005', 'newcomera1', NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', false, '刘思远', '思远', 0, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-02-07 01:00:00+00', NULL, NULL),
	('3bcfff77-4bd4-432f-8ef2-48e072515328', '\x35f572d92be42dc75c4e04deb099c84a05b0898da49b9a8261ca568445bcd313d864fca159c0bc', '\x8cf81ffda2a0ae78f0695b3f871aba95d62561ae1973d170101a653394d79f7e', '138****1006', 'disableda1', NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '马骏', '马骏', 0, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-02-08 01:00:00+00', NULL, NULL),
	('23a13ec5-690a-4b0c-83a4-6df9a6099536', '\xb17eff80dfc4be30369d969cb28a775808300d7a8f27be7cbde661336a40623441a3875be80cd9', '\xa1a845aab80a8c6ddef198473852171c158b4366167ff4520a660a3cdb0ee5d9', '139****0140', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '梁明哲', '明哲', 1, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-02-09 01:00:00+00', NULL, NULL),
	('29f78e35-a773-47b9-8454-0a9db1c6e64c', '\x5589c74452a1d0b9d0a0aceb6c7226e5030e8471d0690b93cc0433dec9b50653521a84f2e3c4d4', '\x5cff7c929ab6c0ef3438ceb5fa388c0c25d2b147e7241bea8ac0d106b7b7f1ce', '139****0147', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '宋玉婷', '玉婷', 0, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-02-10 01:00:00+00', NULL, NULL),
	('bfee56e5-e58a-40d7-8b4b-9ca4017a6cb0', '\xc3bce158e4c1f54515f88dcb97948a5532715af5d1c5ef466e8b4ed4dd0c58cde40ad0dd6262ee', '\x6c9f2e3d4709af17c2d4623577af4587291251435817c525e862c5a62a3a37cc', '139****0154', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '郑嘉豪', '嘉豪', 1, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-02-11 01:00:00+00', NULL, NULL),
	('50971c65-a651-4b3d-803e-9b40c47b9430', '\xa2da587a3de0317b1d786ea7a701f63b561fc25296baa8805502bf1f4da821296f7fede32f0c7b', '\x57ba2578b792ac24521294312f7d77d060fb6b7ef9c1ef7891036a4badc22801', '139****0161', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '谢静怡', '静怡', 0, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-02-12 01:00:00+00', NULL, NULL),
	('01d66df7-278a-42be-87d2-b30a23710cfa', '\x92e440c503292e49c9352423a0fea76b440db6b5559506a41daa9538db557e68b0c64f5b681af1', '\xdec1fbd3e49d62b43cd7b2001f0a70971c810d22d9193157337c32f2fb44ae9a', '139****0168', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '韩一鸣', '一鸣', 1, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-02-13 01:00:00+00', NULL, NULL),
	('e5315aec-cb45-4c0e-87eb-0835d1ff8015', '\xdb1cd9dcc80761af2442cb70a97c8ccebb5c7ad9f4e7aa3befb601e5c026f1c90b02c51029d17b', '\x95580b56f21c2e569c478bd0e992241c349cb75857190bc9a29548ab2882f511', '139****0175', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '唐可欣', '可欣', 0, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-02-14 01:00:00+00', NULL, NULL),
	('a4535524-7425-4010-8064-f1fd04b1d096', '\x3c24dd7d3fb26e22cc1c2376d66ffd58d27b8cd65e248f98e26a62ec007137bb3343b6d7d46fc6', '\x50d8475432073334ee5a626792849e495a65bf6fe1b40dc3555483ee4c4d1dc3', '139****0182', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '冯浩宇', '浩宇', 1, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-02-15 01:00:00+00', NULL, NULL),
	('bd2edd34-4f84-46c4-8ef6-39ecaadb7451', '\x4650fe40f276eab5caf5903a73796a6a7269699d96d7a058ed81fd2a8739bab418451b109a3374', '\xb8f56697ebb677daca3e63aec290fc0557ec4cce3c218458a5e68ccbbc7912d8', '139****0189', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '于晓彤', '晓彤', 0, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-02-16 01:00:00+00', NULL, NULL),
	('02a7e544-812b-4eae-8fe7-e576f4ef9a5e', '\x7507b2eba261455f761a2b63a1fd2c35f73a2d77854be43ef030a89cc70fa20a6690e29a5b3561', '\xba214db05892ad8b9268b181f0573c2757243df20e6da5d7acf1dbae69346843', '139****0196', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '董宏伟', '宏伟', 1, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-02-17 01:00:00+00', NULL, NULL),
	('2279d7f4-3d39-4175-8b14-683c569c3bf6', '\xea2a017b5a62470cc384564e67abe29da7fc786d8116bfdad0adb0b783187cab9198f90bef52e9', '\xcd34283c81d1af656a6136246bbdc9288a8acba002fed690799e656c9e8c6531', '139****0203', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '萧春燕', '春燕', 0, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-02-18 01:00:00+00', NULL, NULL),
	('659fef41-99da-4e58-8a4e-11829b171dba', '\xd35a0936a1d843dc373e27b7704ec60772ec06d3e3c4b3ae028c95f6e232b964cf44ad9265bcf7', '\xa0e470c8cf42d18a099e2a3c14d057f7651c826f97df68aee85789210182e119', '139****0210', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '程子轩', '子轩', 1, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-02-19 01:00:00+00', NULL, NULL),
	('e5a81184-c57c-4f84-8943-dd3841d23499', '\xd0a3c6f5fd782e225a497a80a92878f97f6999a1fcb45b0e0b7c7ab8d26578744cd458f4810cdb', '\xa1208ca690a5ca3e58cdacff58baefa6529a5746095d84858833db3b77942124', '139****0217', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '曹梦琪', '梦琪', 0, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-02-20 01:00:00+00', NULL, NULL),
	('35255aad-5926-492c-875f-678c55abcf86', '\x928460985ecc39593059bbbfa450761ff015c68edab16240816956732d467ff53df58fa475df7f', '\x251804657316ad4c9eebc59eba366ba9041160674ae8e3cd1335124457658fe7', '139****0224', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '袁思源', '思源', 1, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-02-21 01:00:00+00', NULL, NULL),
	('9d28049e-c138-496b-857d-e913131bed3c', '\x1c8ee16d0ae20f082d788eb4afbb7d3cd297eb904632974351823a54694287f071c90636dd1d49', '\x6af23fb48fc2c4e648da6460f4171460dd3f4ba7ffb33a6536a545bdc1c4a3a3', '139****0231', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '邓婉清', '婉清', 0, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-02-22 01:00:00+00', NULL, NULL),
	('4c276226-b85c-4a2e-8633-3a42a68a96fb', '\x0db67162add721205892b58f112066f3c0c6feab295ff00e06a610555c8c61dd0d85f1bc64e122', '\xae83cf08d843f4d6cfe8fe02061e58b7cb350785ce3db3ee10676065e59b910b', '139****0238', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '许伟伦', '伟伦', 1, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-02-23 01:00:00+00', NULL, NULL),
	('ff023c99-c4d1-42d8-8b7a-c670d0e21554', '\xadcf354388368595e6b22ede7785001344ec090c19f8642e81aaab70b04142720d3517ae133d99', '\x050b28982000e241479da85f82444080d870c96decb70f4e3d13ea165b5d3254', '139****0245', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '傅诗涵', '诗涵', 0, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-02-24 01:00:00+00', NULL, NULL),
	('689fcaa0-defe-4af4-8743-b60d1556f494', '\x3da4fc74a102bb0fd09f5867b14e179251c7fc104fa7ace2548c38f34cc346182bdaa93e211efc', '\x16826659105e26fab051d4b774e3920843dd34271abf5b35aff6ac6a13ef7399', '139****0252', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '沈天宇', '天宇', 1, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-02-25 01:00:00+00', NULL, NULL),
	('0869194e-cf6a-4019-82a4-9ac30045be69', '\xe13f627e2650311de220b27318888763c8e61254eb5687e138cb17c286bcd4747379b00aa025ea', '\x09ba2f1f7a8b6d3c2f9d3330314a334971f3ad0b1db88a9dcde472b97d7de622', '139****0259', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '曾若兰', '若兰', 0, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-02-26 01:00:00+00', NULL, NULL),
	('994c0d9c-311e-4448-8f73-6ab623c9c849', '\xcc8c21b8fa32baaa47f39814eaf26c3c80094eac762f04667dfc9c102062786cb43830193f0398', '\xd93f101d5c170a4b28f3d3fe73c647b94cccedca386cc66e5e1ea4d6c6c2e859', '139****0266', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '彭建华', '建华', 1, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-02-27 01:00:00+00', NULL, NULL),
	('523b12e4-9ec0-4b5f-8d20-202296baa290', '\x616c6a7ede0c4351519d1044b3baee8908e5bf4c50aff596f7bcaaeebb2894cc802112716d6ee6', '\xb83ba2d306d49dfce37c5bf289706ffdd23bcb512f9779b6cf4fe31f07e5dccf', '139****0273', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '吕欣怡', '欣怡', 0, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-02-28 01:00:00+00', NULL, NULL),
	('c44eb871-55ef-4f3e-81ae-a3a4b8d6942b', '\x8b3804ad98eb9e142ee9c6b9366231816e458ecfe0573de6ffc677ece8c57ebde9f9c70516b5cc', '\x286356fa9acb91d4370ca1666472ea397b35295eaf27e8596fde49fa70d14f95', '139****0280', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '王静怡', '静怡', 1, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-03-01 01:00:00+00', NULL, NULL),
	('7715e24e-19fd-48b3-831c-c60f941e932a', '\xd71a2db0270aaf12454f51b735b755d4a67887d5bfd0c8e3c959707f1c7b7af9853354f6608c6e', '\x652ef13dc4946ac331ed4045ea5806e38ab9953b27873af82e5af3e22574fb11', '139****0287', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '李一鸣', '一鸣', 0, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-03-02 01:00:00+00', NULL, NULL),
	('531d0a20-3a36-48e6-8ad1-4c1627fa8914', '\x1045263c91028f3643d9bcb3d9f1b0aa82be68acc75cf066f906756a945d1329708cc0550ce546', '\xbc9d983c987e1a0f93efb1cc72c370aee930cfed05216b14d2eb9024f038b93f', '139****0294', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '张可欣', '可欣', 1, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-03-03 01:00:00+00', NULL, NULL),
	('9fe598e0-a341-41a7-886e-4913d0069d1f', '\x38e4761da65a4bc203d83c7a6d2507284456f7a611d50cfb6b08834a6c12e406b5497a74ef50dc', '\xaaff3ca6e4c504066f3833e572e6c7b98125892008fa55ea8198ac1cf945494f', '139****0301', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '刘浩宇', '浩宇', 0, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-03-04 01:00:00+00', NULL, NULL),
	('2ea532c8-618a-4023-8eab-14262bd72e08', '\xa980e68428e6d0519c48d38db0f5bbfce0221d70a49cd7bfb301438195bc9c1b2f73d0dc18fa6b', '\x53f4b98ba17d9bdfc45e63db9ea564916265bc61e0bb43b51eba7dccf24dfbf4', '139****0308', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '陈晓彤', '晓彤', 1, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-03-05 01:00:00+00', NULL, NULL),
	('d3bc0f83-b77f-40d9-877b-6940683f5004', '\x83a989778d349592787487ee837afee628470141a1363e067b633527e12f5d210dc6c3fdf36b1a', '\xada2590b46674a7fddeba9e533ddd238b5f27c3087bc0c2def8a978575cc754c', '139****0315', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '杨宏伟', '宏伟', 0, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 1, '2026-03-06 01:00:00+00', NULL, NULL),
	('15447e42-102a-4ee9-8140-8cc65aebb46d', '\x95e24ab1fa829ab13c0fd816c01cce07271546bb967c0661b5ad9a0d64bed7fed0f7a26dcce606', '\xf4c77237dbee2799a2c7cc8aac4a60a489d8cceeb10e2cf070f40903ee24454f', '138****2001', 'supera2', NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '郑凯文', '凯文', 0, NULL, true, 'c50ed738-d33e-4c0e-8122-e027397d3ccd', 1, '2026-03-07 01:00:00+00', NULL, NULL),
	('2c74dd5c-359e-42cf-830c-56b3e9b1d1eb', '\x11bbde65310d500c5690932104fab8ccafc9073a09b1325f9661dafd1d07e4f15bf12faabd141c', '\xf7cdf796b271dc3bfcac672b769130cee91830840ac9a453f5b77c1b3d21f6bf', '138****2002', 'staffa2', NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '冯佳怡', '佳怡', 1, NULL, true, 'c50ed738-d33e-4c0e-8122-e027397d3ccd', 1, '2026-03-08 01:00:00+00', NULL, NULL),
	('84da562a-78ff-4561-8224-b1cf0902c8d0', '\x979d0e2b355ddf6bcaf545810e8ce6a41883677b1ba40b985db312d8b90099dea9a99266dd0ca7', '\xdabb430b419e854ef679e4429253cf247a4a08c4bc9348258289fb5a698bbccb', '139****0336', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '周梦琪', '梦琪', 1, NULL, true, 'c50ed738-d33e-4c0e-8122-e027397d3ccd', 1, '2026-03-09 01:00:00+00', NULL, NULL),
	('d07edb32-d828-44b2-8030-a6e88687a424', '\xad8f32ffe270f5716b00a2012d7dfa295e2e6c8520b99ad72091016457cc8dc4e953e85c1095b2', '\x93b69f8ced6fd1d7100d6f555c2b00353326d0a4160da5dd70e24ba4485ef717', '139****0343', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '吴思源', '思源', 0, NULL, true, 'c50ed738-d33e-4c0e-8122-e027397d3ccd', 1, '2026-03-10 01:00:00+00', NULL, NULL),
	('0f40449c-6cd2-4777-84b3-1012deb4e479', '\x9923a577439234d5222cb18b795b302e15528536acf4b14b88861d415817526de9f867a2483cc1', '\xe9a68c7a46e77d62f45b3c443ba482e2018334ee1cfadc15f3e68a476d40932d', '139****0350', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '徐婉清', '婉清', 1, NULL, true, 'c50ed738-d33e-4c0e-8122-e027397d3ccd', 1, '2026-03-11 01:00:00+00', NULL, NULL),
	('d0789516-9799-4131-8d10-96cbadbe3176', '\x94a50e03b6eba338ad613bc4bd85dfdea3850fff70f93218263ed69158b7d1976d78aea799da5e', '\x213db3c1cf21951fc5d8759e8f9c6a53352c09d80d05f62175f145caf1f8a25a', '139****0357', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '孙伟伦', '伟伦', 0, NULL, true, 'c50ed738-d33e-4c0e-8122-e027397d3ccd', 1, '2026-03-12 01:00:00+00', NULL, NULL),
	('36bce992-bc9e-4af0-8cbe-cfd59e548f46', '\x7138155a2acc8c5288ca8781956902e723b7528dab74dbca2ecdd5ae6c56f955b4ede3031f8d39', '\xe179f4367fdcc54d3ba1bf4d1eda913f03ba361fdffb6ca5168b6941edda0982', '138****3001', 'superb1', NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '沈若溪', '若溪', 1, NULL, true, '5cbe9238-41e5-41d8-8b25-a2c17bc6700e', 1, '2026-03-13 01:00:00+00', NULL, NULL),
	('2f4ca7ea-0f56-4727-81a4-52d1301ed12b', '\x243858760a8cddb87b53229f4d4001a80a6e0472ff5bf3801abf7b112fa9945470554ab880facd', '\x1881ae561644d8c172dbcc93d9848bc188b6a14514e8172c30a529243d294e82', '138****3002', 'memberb1', NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '韩东', '韩东', 0, NULL, true, '5cbe9238-41e5-41d8-8b25-a2c17bc6700e', 1, '2026-03-14 01:00:00+00', NULL, NULL),
	('ce25e9a0-a394-48bc-8ecc-21106efaa0d3', '\xfc0fff605c0ed5689c8c92678d3618e99bda6873a5eff61f2a5b4d26335fa263012c054600751a', '\x7d82b62387004216d894cd6fa91226391c33a76030578925856a0f6757786aeb', '139****0378', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '高若兰', '若兰', 1, NULL, true, '5cbe9238-41e5-41d8-8b25-a2c17bc6700e', 1, '2026-03-15 01:00:00+00', NULL, NULL),
	('ee2e7841-1baa-47fd-8fbf-da236a1acbcf', '\xacb8caf128ecac362e7dac01ad67b5f94995a388b51c3447049c9b05ce1ed8ed098398ceb49577', '\x672b02cd45aa4d88a7f844d3b2d7eba8e975203f5821ff51ed91090ac574deb2', '139****0385', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '林建华', '建华', 0, NULL, true, '5cbe9238-41e5-41d8-8b25-a2c17bc6700e', 1, '2026-03-16 01:00:00+00', NULL, NULL),
	('bc559dae-96b5-422f-8618-fbdc183384d1', '\x8ef4c10b00743bebcd08bea59a093818958555f5d2b7a6b65ab3e5467017d11f9fbade7319af34', '\x6560310337e11a10befb59c58d79a27707fb121c25524eec37b613f0d670f379', '139****0392', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '何欣怡', '欣怡', 1, NULL, true, '5cbe9238-41e5-41d8-8b25-a2c17bc6700e', 1, '2026-03-17 01:00:00+00', NULL, NULL),
	('a46e3b2c-93de-4a9c-8945-517d28844c56', '\x14b25a63cf3878c8532fa530c48203edf1b8aaecf7c60e84e17f6b9bcf2c7c1ba110b2a0b841e3', '\xe35ca28ca30441c449e0019189b485f2c6891c03d39f3e97fdec434019d0695b', '139****0399', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '郭文博', '文博', 0, NULL, true, '5cbe9238-41e5-41d8-8b25-a2c17bc6700e', 1, '2026-03-18 01:00:00+00', NULL, NULL),
	('6a1f288a-c793-4850-8560-abe151295354', '\x8ae0f29f6fdeeb6d5058d701ca57286495fce016aae622314f0212910191c84b90aabe0966dbbe', '\x1196f2b12d77edffdc184d26dec14a3df76b8321ade0ca26333957cd3591fb55', '138****4001', 'operatorc', NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '曹文彬', '文彬', 0, NULL, true, '0c9a3745-5616-40b0-8a5b-a0642c4cd13a', 1, '2026-03-19 01:00:00+00', NULL, NULL),
	('c1aa554b-380d-4c78-8a73-cb9570466acd', '\x0e3c16e69a54918d4cc70bf8fd670b4db8e683943bd7e7c83657fe1f864f4d42554061ebca956e', '\x454a4039fe0d41d1d23d954fb6564323d82e2b97f62f67e6a2d94e55ef259494', '139****0413', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '罗景行', '景行', 0, NULL, true, '0c9a3745-5616-40b0-8a5b-a0642c4cd13a', 1, '2026-03-20 01:00:00+00', NULL, NULL),
	('734a56b5-29b5-401a-841b-7271d6087e1f', '\x2cfa306819bf1371fbae574e8fc119fa0397ca7ba693aa25ccdb783ab0400e0f6f0af6f2d30e1f', '\x81e7c3a13dfa475d47150de70c4278c0512dd5b57bdcc29d7643d053dda61499', '139****0420', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '梁雨桐', '雨桐', 1, NULL, true, '0c9a3745-5616-40b0-8a5b-a0642c4cd13a', 1, '2026-03-21 01:00:00+00', NULL, NULL),
	('b343097f-c33a-467b-87ac-a7a677d0f725', '\x190bc4874782f9190bf8baf955d0aee816bc25f4f3a0caf3e75a97860a895a261a9055974e793b', '\xa8d5f9233e7ee687677d897ab6ad476315b64e7c686ad21348d0b296eef8a322', '139****0427', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '宋志强', '志强', 0, NULL, true, '0c9a3745-5616-40b0-8a5b-a0642c4cd13a', 1, '2026-03-22 01:00:00+00', NULL, NULL),
	('a3e55f3a-83b4-44ef-892b-e153b22accf1', '\x27b2166c033f66c9a5307f4cb7183f153ba46ea2f3bf1c1dc2c07142ff65c03cc4deec1ab1eb1e', '\x162afc77c5c8bc46a15e72987178ff0bdbed597180fe06d4f31a009fdf9ec4e5', '139****0434', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '郑雪莹', '雪莹', 1, NULL, true, '0c9a3745-5616-40b0-8a5b-a0642c4cd13a', 1, '2026-03-23 01:00:00+00', NULL, NULL),
	('95126ec4-bebf-44df-8074-2cb4b7dd969e', '\x882941d267e24e942d37cd9cf07a0636fbca9a93fd408de6dc9d716f2187f44f5fb6530bed54e6', '\x3ccad7471fd336383baf8a1b42f508345fa3a5233473d76649defd37e610212e', '138****4011', 'superc1', NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '许念安', '念安', 1, NULL, true, '951941ea-7f51-4af7-88b6-c9def314be9a', 1, '2026-03-24 01:00:00+00', NULL, NULL),
	('befb7279-64a0-4938-8de4-f29583f694c0', '\x053375e81793b864093e1c812e2b1f348242dae8ba174606361299b3bebe5299d685627e8adc52', '\x93234a3257afcb11b50ed1b08dbe26d678a0e802fb057094b875219e547735a5', '139****0448', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '韩海燕', '海燕', 1, NULL, true, '951941ea-7f51-4af7-88b6-c9def314be9a', 1, '2026-03-25 01:00:00+00', NULL, NULL),
	('d1728694-a8e2-4b45-82a7-207b0882487a', '\xcc8e49a83513e19ca2bf18509bec211845a0841d577375ee164038218a3f94cb9a94dd4077bf3e', '\x51084ebf3a005b0a34b150229ae1eeb858211920b84d82810d2f1bf875dc6aec', '139****0455', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '唐俊杰', '俊杰', 0, NULL, true, '951941ea-7f51-4af7-88b6-c9def314be9a', 1, '2026-03-26 01:00:00+00', NULL, NULL),
	('9116d11d-7157-4060-89ae-a55a2ad6eb2e', '\x3cd922190ed35177270e50e3ae2942e7a2cc41c5bdc0a9d586c3e92f659af816b441eb6f8b1b86', '\x5ac070db190fa3b6cf042326a528dd12ece08d90e9fccc8de3534008f647dd7a', '139****0462', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '冯佳慧', '佳慧', 1, NULL, true, '951941ea-7f51-4af7-88b6-c9def314be9a', 1, '2026-03-27 01:00:00+00', NULL, NULL),
	('f47fe911-4456-479a-8e27-aaa301244d2a', '\xa19d29b2f96afa9b161facb91e6a8cf36d8b548d2943f165e2f251b49af31b3480eca595ecdf2b', '\x2184f0fcef6e11a32df2d35716a43faeb2c673ca70d91c1744099215f949da39', '139****0469', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '于明哲', '明哲', 0, NULL, true, '951941ea-7f51-4af7-88b6-c9def314be9a', 1, '2026-03-28 01:00:00+00', NULL, NULL),
	('47ecc348-262d-4cbb-85c8-8d5044592e42', '\xc64054d9cede0ad82247b2c0da6915ae129d44e4cf92018cab2c91795c63431a36f68993ed3807', '\x2686e4c6770b8521dbc74e0ee5b25ce6bfec645a33a5e5108f016eba0c72a5f1', '139****0476', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '董玉婷', '玉婷', 1, NULL, true, '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', 1, '2026-03-29 01:00:00+00', NULL, NULL),
	('4ec8d9b8-e8e5-44be-8dd8-0b35b55a2c8e', '\x6ead7624e6c8ca32f1acdb8fcfa8f978448ceb772ca03743b56f78719ae95deab0781244074415', '\x734762daca173e24f976666ccd5e23ea6d27f65b69a6a8eea27b66b3728e5ea1', '139****0483', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '萧嘉豪', '嘉豪', 0, NULL, true, '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', 1, '2026-03-30 01:00:00+00', NULL, NULL),
	('ef8fdfde-38ec-421c-8328-e6378214933b', '\x8b71ea75a93a31c03445edb99b011fd936e78771c6f381daae086546a557112c0ee594cf6bde85', '\x509ab1a53d3859905e6b83ebe77cd24cf20cc9ee2ea6850fb382e488be229e4a', '139****0490', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '程静怡', '静怡', 1, NULL, true, '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', 1, '2026-03-31 01:00:00+00', NULL, NULL),
	('c1fa5177-8814-4dd2-8bf7-4baf57e5b668', '\xe883a842d0cecb9affcdc661224ad03c5bd99c5e44b1bded381c0cce550d0e22148af02b3a7951', '\xdfac0cb14cd98af95a9dd359922f6279a805ab500e2b5ddb3709845f64ea191f', '139****0497', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '曹一鸣', '一鸣', 0, NULL, true, '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', 1, '2026-04-01 01:00:00+00', NULL, NULL),
	('d3f64654-4c12-4141-80ee-076a3ebb9f88', '\x9dedb58cc04c725742132998b482584884a01824dc5a5066e792b2bfb34735bce8c57a11305582', '\x7800637a2d00089c6abf6023983194fc86cd62fb956f704d4e24520178620733', '139****0504', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '袁可欣', '可欣', 1, NULL, true, '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', 1, '2026-04-02 01:00:00+00', NULL, NULL),
	('c0d5295a-a82d-4f0c-8c66-3f7d213c96b2', '\xc6b1f16380d75fbde99e042f05d8dd84468cad3c2ea64c795e3c363d4aeb35fa418e550e1dcd54', '\x338d0b9f97393d6a5f7ef78ed2e21a3071e93b550e719c8abad914a15563acfd', '139****0511', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '邓浩宇', '浩宇', 0, NULL, true, '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', 1, '2026-04-03 01:00:00+00', NULL, NULL),
	('0cd04d1f-cabb-4290-8538-053abc5cee5d', '\xca3ca70343a3bc2ed21a4cde38148dcd7f785ffd7dccf8fbd8cb342361ccf7d26c1fd399acad6d', '\x3c9814e27452b406337c00b629ee697b5475fb71c757ec6d9e67278674a6301e', '139****0518', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '许晓彤', '晓彤', 1, NULL, true, '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', 1, '2026-04-04 01:00:00+00', NULL, NULL),
	('34ccafb4-ed31-4e55-86d6-ffeb011204dd', '\x45c3ad072ce84e58c32cd15bd0f97187dfc0398a88b49db0da2da3edbeb9c5f9ac722b18a43999', '\x311d9b69d0c94a4c5ed051fb3c69d51cce4e7defff9e313ca9f0e0e18035adb4', '139****0525', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '傅宏伟', '宏伟', 0, NULL, true, '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', 1, '2026-04-05 01:00:00+00', NULL, NULL),
	('bc95e0db-1c46-4f36-80e0-42c881abfb18', '\x7c17a7de8e65c81acde42f78944e35944ea879f8e441ed929d0fc5f95500493b8f40755ff7105b', '\x1496aff6faffb1db1dfb5f2b9e5caef3159fc55bbd08feaa82a81eeede8e1f40', '139****0532', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '沈春燕', '春燕', 1, NULL, true, '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', 1, '2026-04-06 01:00:00+00', NULL, NULL),
	('3297163a-7521-4c43-8c0f-b5e3b887606d', '\x479f6833a76e19e47d65693b94fe40c611bbbac00974d1e9e219c1faddc18f6211b09e3bc538f6', '\x471ce538e9a40a3a93b91f7dbdb2cdb0f936f81a49acb513b5de12afdbcc1495', '139****0539', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '曾子轩', '子轩', 0, NULL, true, '39653abd-2b39-470b-8800-cfaa70c88a33', 1, '2026-04-07 01:00:00+00', NULL, NULL),
	('473b276d-622f-47af-8aaf-3f16944e14fb', '\x4b2cf2495a3aa5232f6cabc3a2249f34aa81a3ccdc0a18121d2eec1a3ed13bec6aa1bda4edcb69', '\x815d36580f40f4a6209809425bf252d061f2bd3ad9018e831313197e87bbff99', '139****0546', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '彭梦琪', '梦琪', 1, NULL, true, '39653abd-2b39-470b-8800-cfaa70c88a33', 1, '2026-04-08 01:00:00+00', NULL, NULL),
	('1f4118f8-95dc-4c33-80ab-17a56bc2a59c', '\x3399f038e71911068f20cd8a7937000baadd670606b5f1283d3912dc923d35707778b468236890', '\xd6abe1f1d703ea4356237fa70576de600fc0b0ac0a2f0c54bf16095f778a89b3', '139****0553', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '吕思源', '思源', 0, NULL, true, '39653abd-2b39-470b-8800-cfaa70c88a33', 1, '2026-04-09 01:00:00+00', NULL, NULL),
	('aaa78c82-6833-4bec-832b-c8ed50bc682e', '\x4dce3e3710771c6d352a10ece92964f866dfd32cf5978288b90dd1b44a77575b10d6076db7015a', '\xa0ef32ac6e236eeac3602ec1024190bfd4f822b8b0fc7eed239780583fecf929', '139****0560', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '王立新', '立新', 1, NULL, true, '39653abd-2b39-470b-8800-cfaa70c88a33', 1, '2026-04-10 01:00:00+00', NULL, NULL),
	('d4cf60bd-d529-497e-8f5d-cd76f0fb0923', '\x6ed9a05a63c41f674ac7cc274220f6d6df6526e4a05171c48500ad4c357462d984f2ac111cd31a', '\xf6cf75465bd9d1e7c48d23adf75d4e3d804b9d910231341e556006b4ad187e4b', '139****0567', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '李海燕', '海燕', 0, NULL, true, '39653abd-2b39-470b-8800-cfaa70c88a33', 1, '2026-04-11 01:00:00+00', NULL, NULL),
	('be004dd2-68ad-4280-8d5f-254729a934a4', '\xbb614cf3c0a769ea39a2d599a2aa0d52ac514ccebf60061eaa6763b7e3c930d5479012a0288bca', '\x7749cbafa1fc56453d3f369a88e9d32f376c2c4b25cf0efd79e81cc61d6d8943', '139****0574', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '张俊杰', '俊杰', 1, NULL, true, '39653abd-2b39-470b-8800-cfaa70c88a33', 1, '2026-04-12 01:00:00+00', NULL, NULL),
	('838094c4-54ea-4523-8644-4a1e3456f358', '\xcae33a677f022054588ed4a3ac59c4a04b153091ce6894b87e7f925a0c9e8b62b9269bdc0ff921', '\xcf5cd0788b275a4ee0b0db9cea5bebceb13f0c96b601b5cf617c6e7885eed743', '139****0581', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '刘佳慧', '佳慧', 0, NULL, true, '39653abd-2b39-470b-8800-cfaa70c88a33', 1, '2026-04-13 01:00:00+00', NULL, NULL),
	('7702cb3c-2cac-470b-8990-d37490c7d54b', '\x19eb5885435aad5e1f108c3a384b50b513c28ecf0e649fc17262f47e8c7045fb124c0a9d78a648', '\x6d6bcc14248e576a0d95a6603b53159367969af035663060351d3faf18a8b2c8', '139****0588', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '陈明哲', '明哲', 1, NULL, true, '39653abd-2b39-470b-8800-cfaa70c88a33', 1, '2026-04-14 01:00:00+00', NULL, NULL),
	('9095b877-263c-45ee-8f2f-776037337c9f', '\x62feb12c8d16f76b5db4a85d554d7589a2019e2ee51a50b94505b2eaff9d6b8b5a890a302ea493', '\xa937b77012275a1b9399aaa45627b158854969866fa86b942b3859a71948334b', '139****0595', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '杨玉婷', '玉婷', 0, NULL, true, '39653abd-2b39-470b-8800-cfaa70c88a33', 1, '2026-04-15 01:00:00+00', NULL, NULL),
	('3dce4e09-ffa4-442e-837c-7dff45532b15', '\xd2dd64616ff246ec47b342ff5d56edef19ccca08d74c1638b22b28bf3785f232c84b118dd67a94', '\x415294fbb542b2e1f2843932cebc86f68c4a3f6c5f64e8012fcbd2777244eea7', '139****0602', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '赵嘉豪', '嘉豪', 1, NULL, true, '39653abd-2b39-470b-8800-cfaa70c88a33', 1, '2026-04-16 01:00:00+00', NULL, NULL),
	('00019b23-f0c4-47a8-889a-dcadc087527b', '\x035939a961ad50b2f88569cd3507fffa5a69e26c95bf1cc07ef87c0bc671d9d164b8a5845f1d82', '\x2c477aef67ab064b258c56d0cc99666e31015047ca00d18f279e2bf2640dd809', '139****0609', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '黄静怡', '静怡', 0, NULL, true, 'e7059f85-d88d-42b6-8faf-eaccc64ce149', 1, '2026-04-17 01:00:00+00', NULL, NULL),
	('dc73b86c-1054-4901-8cde-8ca0adb691bd', '\x94b9cfcfd18ca40e7342d62093abb4b3d890c8931ef9c0de89cf744d00ef9267eccb7340def120', '\x4039832212218e7943ae5876d63d15fc0e4f6d4acc867b2dd7f429a70881ac87', '139****0616', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '周一鸣', '一鸣', 1, NULL, true, 'e7059f85-d88d-42b6-8faf-eaccc64ce149', 1, '2026-04-18 01:00:00+00', NULL, NULL),
	('05b4fef0-c073-444e-8ea6-cee3744ffb8c', '\x4785b225fc849828e49cda2b7dc025e963a5e9d784d3298dabccc431bce932e15a29f772ead01a', '\xef3aac8c07fa43ec808cccbccfa226ba056232a7aff4db344cfe50933ad763c4', '139****0623', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '吴可欣', '可欣', 0, NULL, true, 'e7059f85-d88d-42b6-8faf-eaccc64ce149', 1, '2026-04-19 01:00:00+00', NULL, NULL),
	('6b0a826b-4ca3-4f3f-8de7-779f2d0af372', '\xa87cdef6ca5be6d468dbcbb3ad2f4e281fc1001d9602792ceb62afdd24a96f93152095386832d0', '\x09811ec3b90083905424af56c1b82a7dc52c2d99e7257b046b241d30efc351d9', '139****0630', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '徐浩宇', '浩宇', 1, NULL, true, 'e7059f85-d88d-42b6-8faf-eaccc64ce149', 1, '2026-04-20 01:00:00+00', NULL, NULL),
	('075060ca-ff9b-41d5-80de-85ced7d48a0b', '\xb08844bcfdf7430b53dfb749aca4987595befce21154306c1fb759840f13f0433779d9d7a0dc51', '\xad0494b3e3d079bd3b7afcb782eb7754ab74ebf7c8499ffb66740affc29d0b60', '139****0637', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '孙晓彤', '晓彤', 0, NULL, true, 'e7059f85-d88d-42b6-8faf-eaccc64ce149', 1, '2026-04-21 01:00:00+00', NULL, NULL),
	('3cf79a3a-0331-4b83-88c1-c03dad44bb1b', '\xcf9069a42f4aca10016ca2182b0de861e62c77e96d3521852d8e191501d17c905794bf59b7ea76', '\x18b9f83e1434e2ae997619639a82fd2800db2db9c775a59f00479e3b672bd3bd', '139****0644', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '胡宏伟', '宏伟', 1, NULL, true, 'e7059f85-d88d-42b6-8faf-eaccc64ce149', 1, '2026-04-22 01:00:00+00', NULL, NULL),
	('669ac88e-ff96-44cb-83a0-bdad97d44a17', '\xa77c9f9879f5646abbfcddb9aaba0ea8a4cb3d5ea32a6eea5efbf7ad91e283840bbe4b2a00fb22', '\x8574c938617d0b38fd484a8b14c1461c9c91bf56430bae5675130aae62698504', '139****0651', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '朱春燕', '春燕', 0, NULL, true, 'e7059f85-d88d-42b6-8faf-eaccc64ce149', 1, '2026-04-23 01:00:00+00', NULL, NULL),
	('1692758c-2a8d-4f94-8a2b-6e9701400150', '\x2bc8c4be3e79992a8d905396a45d2ea5431a05f380a9e1a39d6125603ecff3e100a06bfb1caa7f', '\x038f09cc4c7c02eced7a27a29784883f1c8b2f2598b3848678d232576890b57d', '139****0658', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '高子轩', '子轩', 1, NULL, true, 'e7059f85-d88d-42b6-8faf-eaccc64ce149', 1, '2026-04-24 01:00:00+00', NULL, NULL),
	('d4f4b0e5-3b93-4cd6-8714-543d266ec79f', '\x10afe530c66fbdc5df40c87fd9c3c79b0d644d19968cf07aff2234abda095a9769345a339480c8', '\x203d8dae46fd2a7fb04e18d5a0dc32394082a5a9dc8662441f7f605344d4861d', '139****0665', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '林梦琪', '梦琪', 0, NULL, true, 'e7059f85-d88d-42b6-8faf-eaccc64ce149', 1, '2026-04-25 01:00:00+00', NULL, NULL),
	('551e586d-4e80-4557-83ca-3c65214cc426', '\x6faecb824de9fc8b253e1fa1d3ca819470a5c521bc3bc33b66224afc4b9f834e8c49b76bb281e1', '\x90512dd2879958bc010ecf08e76923c2065285158754c3aa20bc475e98d1d1a4', '139****0672', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '何思源', '思源', 1, NULL, true, 'e7059f85-d88d-42b6-8faf-eaccc64ce149', 1, '2026-04-26 01:00:00+00', NULL, NULL),
	('9c95f894-d50b-4c3b-827a-0908ffb7c01b', '\x89317be33f37034d9d0e0fa993645904db6f3b8029c0ccc9dcd1cebad056eddbda5264c34493ac', '\x9881305a826ba880792d105bbc1abf373c38a21ab54200ee36d500fe3fdca1be', '139****0679', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '郭婉清', '婉清', 0, NULL, true, 'e7059f85-d88d-42b6-8faf-eaccc64ce149', 1, '2026-04-27 01:00:00+00', NULL, NULL),
	('edaf4d3f-3700-46b0-83e3-47bcac8d3f1f', '\x78eef905771b90e02394b725916e931bd92a7d0f9c139046412d18b533d22c5e22fa77a404d738', '\x1032718d42f633e87b6a654e546ffe331d61d7914e3bc23e6a8c1d1c34b0c4d7', '139****0686', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '马伟伦', '伟伦', 1, NULL, true, '072c8355-f696-4322-89e8-bb90b06574ce', 1, '2026-04-28 01:00:00+00', NULL, NULL),
	('56625db9-8de7-4fd1-8e20-73e9c742ac6f', '\xb09241d515974c26ad4dbf0d013c86692efe709f281f7ded12d75475a7447c11eeda44cf77dac2', '\x79102f72672ec1130b252c19913c4adfb09975bc40015f752928f98783e43a84', '139****0693', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '罗诗涵', '诗涵', 0, NULL, true, '072c8355-f696-4322-89e8-bb90b06574ce', 1, '2026-04-29 01:00:00+00', NULL, NULL),
	('ed2966b6-1126-47bb-8373-76c9097a6d9b', '\xb9372bf5271fbd81b6ae6fd1855cda3628cb356f33c6508df33720017dd87ba78158d210b267d9', '\x3fc45305efbb4fa0452d243be9e063ea63e2c5356e842512347a5a21888bad2f', '139****0700', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '梁天宇', '天宇', 1, NULL, true, '072c8355-f696-4322-89e8-bb90b06574ce', 1, '2026-04-30 01:00:00+00', NULL, NULL),
	('b34e20d8-caee-4e84-8ed5-2fc60de3a6ab', '\xb22406bc0dd88e071347a977c254d2e92cbae4cc1b1d9cd1b23a68eb815ebee7b0135d0384691f', '\xb4ace73c5b263ff64067742dd3ceace7e1ea05e82b11294757ed819ca50fc67e', '139****0707', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '宋若兰', '若兰', 0, NULL, true, '072c8355-f696-4322-89e8-bb90b06574ce', 1, '2026-05-01 01:00:00+00', NULL, NULL),
	('6780a942-c455-46ea-8107-48b759a59fe7', '\x0f89f66d3a45b5d91200a9d64e975c3f419473d4d1c254379855fa931a8bdef61b5ee72f8cd93a', '\xaca24957d514205d5bf9b46d108a7ec3513f624213207f5b6f855ac9700aa47d', '139****0714', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '郑建华', '建华', 1, NULL, true, '072c8355-f696-4322-89e8-bb90b06574ce', 1, '2026-05-02 01:00:00+00', NULL, NULL),
	('4268c64f-78e9-4841-8668-17a77bae3f0f', '\x2aa118ebac54e36cb517d3f3d0188f7a7ad12851ec5322230f76c89eaa385d70b5b45c6a4f7c05', '\x48f4dc513f9a7ae86a81060db3aaee20faf0d3689c89048fa51f05edd6acbedd', '139****0721', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '谢欣怡', '欣怡', 0, NULL, true, '072c8355-f696-4322-89e8-bb90b06574ce', 1, '2026-05-03 01:00:00+00', NULL, NULL),
	('197bc25c-d4dd-4993-806c-801e4f4ad39d', '\x6c2a748d136a7b3abd625154c9760ac3dfe5c082f0f6af927262c3d670e1d17051b7e8a99ed32a', '\xf0b2d2d4a7fc036cb76ad1a64fb3cbfd7a911367fa32edc8cd97e10f28b52bfc', '139****0728', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '韩文博', '文博', 1, NULL, true, '072c8355-f696-4322-89e8-bb90b06574ce', 1, '2026-05-04 01:00:00+00', NULL, NULL),
	('b8fee372-855f-49c1-8795-7aa4ac5d678c', '\x3311fbbbb0f4f05f64f19c3987c7423ecad69b37a4a777f8b095735530920585f9af1d783b8b71', '\x755bedf83d00b7ca1868625f3a5191e35339dd4d8f959eadf8da04fbafc47ae5', '139****0735', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '唐丹丹', '丹丹', 0, NULL, true, '072c8355-f696-4322-89e8-bb90b06574ce', 1, '2026-05-05 01:00:00+00', NULL, NULL),
	('799a7e3e-c27b-4dfa-8a3c-535833f0c22e', '\x9e7db76f60a6edbc9ff33388dcbec2f52cd6d34fb28272351e72593575a868c9d3c0fd4cfdd08f', '\x62cf34204f042fe5b895d0f9308fdc6cd354ddf5ff654a8b7e397bc5a93ab00c', '139****0742', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '冯景行', '景行', 1, NULL, true, '072c8355-f696-4322-89e8-bb90b06574ce', 1, '2026-05-06 01:00:00+00', NULL, NULL),
	('6a912a65-7904-4b35-8af0-ea554a79a144', '\x25b7d90518c17700c6287e9048cef28e4fedf1f682996737c0d307d8a03f224ec051f802360428', '\x540bbb6823c102aea2c9a435aed5419dbe3f445ae98ff931b0e1487881992d9c', '139****0749', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '于雨桐', '雨桐', 0, NULL, true, '072c8355-f696-4322-89e8-bb90b06574ce', 1, '2026-05-07 01:00:00+00', NULL, NULL),
	('8e294855-6049-450a-8dd2-51abe944980a', '\x11b7ab56f676f3e757fd8d30401808c1d1d2fc214c22b82697830c82b5e2435e2378e0bd6eaaa5', '\x7c6da6ec6cd02a99baf44ca7ba21c0b328bfbe7c7a4e621ed805e731133981ff', '139****0756', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '董志强', '志强', 1, NULL, true, '072c8355-f696-4322-89e8-bb90b06574ce', 1, '2026-05-08 01:00:00+00', NULL, NULL),
	('b25eb4d9-ed2e-4b22-83e1-06eed360b3c4', '\x0f54e26274c85e808342d4afacc5f737d8894d9dd9558d29fc6f537c5beefb7e8ba7d90388c768', '\x748616e47f6ba30f667736299672204eccfc36af4d178da5fef3c679b6a83ea6', '139****0763', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '萧雪莹', '雪莹', 0, NULL, true, '072c8355-f696-4322-89e8-bb90b06574ce', 1, '2026-05-09 01:00:00+00', NULL, NULL),
	('6b3cf061-b523-4f90-813f-1e70090897d8', '\xc57d545bdff4bfb9a96982d856b9b42395277c1974a6035fc92a20bf85af3c07fa73ce7349f3d3', '\xe6f95049cf7581148702bbc1255897b7e3028953e0072e30e2a29c4a3cf62ae4', '139****0770', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '程立新', '立新', 1, NULL, true, '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', 1, '2026-05-10 01:00:00+00', NULL, NULL),
	('78dd8c05-88dd-46e9-8c66-a53f4ff908b5', '\xfb1a446966c0d4e8634e8fa11483699192999b479d679d5b5d00a32a5929365e7c91337c4647e4', '\xe9ed456c1fb1847d599dd7ed03b43782b3cd50aabf7328778a112590c7d07ad6', '139****0777', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '曹海燕', '海燕', 0, NULL, true, '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', 1, '2026-05-11 01:00:00+00', NULL, NULL),
	('c990ade4-988c-4019-85b3-bab55a68b2ce', '\x49e9bc96d98e243c17b4031ef1c53ac1e838e55f65d9eaed274197a1fb7f0a54441e9e2f68ccc7', '\xff38f51472a7cf771a66b7648464ad20600b8914cd3c5eb1373e836d30e7aff9', '139****0784', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '袁俊杰', '俊杰', 1, NULL, true, '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', 1, '2026-05-12 01:00:00+00', NULL, NULL),
	('1f419cb4-44b7-485e-8c79-71b40c6e3d3b', '\x1c4a1a1a21ee931996f74235facb5a984dadc34edb9c0481162ef6fb2601b0ab643865aebb00b7', '\xe208f5ceb83f28e49236a2dcad6d84662b927e0fbffbae6e5cacfdab451491e8', '139****0791', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '邓佳慧', '佳慧', 0, NULL, true, '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', 1, '2026-05-13 01:00:00+00', NULL, NULL),
	('0eac1edc-7e4f-4c3d-8033-14060a8d18bd', '\x17044d6c6fb43dee5a8ce2927b6fa04191037b2451d4638d035f96621ddfca88b8b6de2c0fc706', '\x0df2ea03610e76240fbbfba0c49a7f1d547ba764a21d5e4d1d5dc1bbde0437e5', '139****0798', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '许明哲', '明哲', 1, NULL, true, '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', 1, '2026-05-14 01:00:00+00', NULL, NULL),
	('16e669a4-ec64-4ac9-8a50-304ce6c62c7f', '\x46a2471273ba5dfd1a1a128565b48be66032b4a9dc645dd0bcbdc244362e827032be6ea4112d27', '\x4f0f1992ef0d95948fc1325b581e2594ea5b9ed11254d542671494656d6c7c72', '139****0805', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '傅玉婷', '玉婷', 0, NULL, true, '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', 1, '2026-05-15 01:00:00+00', NULL, NULL),
	('273de283-59bf-45a8-8e1a-59a39a6af271', '\x0033d9b361e7cc35d91c91b0f95f001a516b525f666e63fbe62eb89a480a90450ffd1a339d6e1f', '\x59644de3214a853963d9b7d1415db7769ba2db932db9f165ea3321f79c9dadbf', '139****0812', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '沈嘉豪', '嘉豪', 1, NULL, true, '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', 1, '2026-05-16 01:00:00+00', NULL, NULL),
	('6d6f6fbe-2156-4e21-8ff9-3ddc76161430', '\x8f26f01b9a5764f09f7752e568c2c2b7a682cf1e6cd2ef29e1cad70f043cd115871b66b8c9e401', '\x8134265665d59afa103432061ca3df0fb14dad26432b7a1842332a28ffc52f7b', '139****0819', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '曾静怡', '静怡', 0, NULL, true, '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', 1, '2026-05-17 01:00:00+00', NULL, NULL),
	('34c64dee-a8e6-417a-8847-5787468e2a8b', '\x63cd78692be81b7851092a4b3853be2f83130dcb71d85adfe2088930f8976eca22257e4ca44366', '\x985118f7306ed6dbc7dc4c8f05255b20baf408270ccec904b7c4c449f3e716fe', '139****0826', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '彭一鸣', '一鸣', 1, NULL, true, '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', 1, '2026-05-18 01:00:00+00', NULL, NULL),
	('1496f2fb-7847-4ddc-8a7f-f946b778fdf2', '\xb2c0b93566ea30e76a19fe359325afd2490bb0c9670143b21c20c39d9c6524b17c08bf73edd000', '\xa9c2a3e761e621b133ff3753dd8f95b0a6487f0f90a99f1cdddec75b69ac18b4', '139****0833', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '吕可欣', '可欣', 0, NULL, true, '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', 1, '2026-05-19 01:00:00+00', NULL, NULL),
	('13bb9dbc-5ce8-4dc8-849f-7e114347f9da', '\x8e74152012b1da80ce1d0893dd19d3d7e9cc4439e5b9a65b4ac4595e247ac876cb20acb8a98f2f', '\xf810659e0c9b586cde68604e0cbd2e7b817a23e720f5d6b4219981ffbb7deeb9', '139****0840', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '王欣怡', '欣怡', 1, NULL, true, '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', 1, '2026-05-20 01:00:00+00', NULL, NULL),
	('59450cf1-582d-42c3-82f0-557f9247b89d', '\xf98e6f9af3ac24d00ec9bc6290406bf6e0949a4791589cc454bdfb4fb02291b9479f04bbd46000', '\x4adcadc5a57a4dd1a467695ebdc0c3e7500ff934ae1bf77aae459e352c6e30aa', '139****0847', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '李文博', '文博', 0, NULL, true, '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', 1, '2026-05-21 01:00:00+00', NULL, NULL),
	('f05d5b74-0379-49a8-8a5d-67c1db8f77b8', '\x49a67bd3accd0b2ad6a47a6c9d0d037ac45fc4ad2b671ff01992e738393d298807b28ac70c6af6', '\xaa500c0a801ed016e7017bdcaf20aac68f85d6ac05ace8a507a95feeaa363d38', '139****0854', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '张丹丹', '丹丹', 1, NULL, true, '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', 1, '2026-05-22 01:00:00+00', NULL, NULL),
	('7051f66a-1fd1-4341-8e2b-9cbf1c5d4700', '\x3573409615fdae69be0f6efe514030e120a3d92c8f2cb1daaea987f3f411d68e7e714ebcaa8d62', '\x2e96ebe2470b93d4755b6a304b7a7ccce417d0d13cb42a468bb2b3df2b3ff685', '139****0861', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '刘景行', '景行', 0, NULL, true, '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', 1, '2026-05-23 01:00:00+00', NULL, NULL),
	('f30c6ab3-8967-4772-81b9-4bff0f18b65a', '\x6d28e06273b359c277f6d9bb6309fbe2af46098a99a14a341b636556b85e7356381984c4dc949e', '\x9e5576420f89ee7bff5e2c0ec7fe25f156a86d405cdeb350cfdd3f7d900a6b8f', '139****0868', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '陈雨桐', '雨桐', 1, NULL, true, '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', 1, '2026-05-24 01:00:00+00', NULL, NULL),
	('6213e647-f76a-4b01-83ca-bab350489a23', '\xdc098857abe05944a90ce00cb4fafb758c97c8dd205528edc1f610c85858b8c81d3972b48e4009', '\x01604461ad87322712f81fddc1889360d17f4189da8610a5d3a7dc9b969c3994', '139****0875', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '杨志强', '志强', 0, NULL, true, '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', 1, '2026-05-25 01:00:00+00', NULL, NULL),
	('c1cbd6e8-9a3d-41b6-8359-923365b6ed55', '\xf2419b5b7a2262b97bcbbad5f1478b481de2a7a414dee0af3653320ffb6f0d18d0646588485bf8', '\xbd993f3608a5c80daaf0159a622010ae7d6e8555b8ec9c8fbf04c3e6ec090c87', '139****0882', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '赵雪莹', '雪莹', 1, NULL, true, '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', 1, '2026-05-26 01:00:00+00', NULL, NULL),
	('0edb1d25-3e78-4727-85b0-bcfac77190ed', '\xcc991c873831d0221a339ace2351cb3519e93f541c7ee4cb9662719a588ff7de3451be7d0eb29b', '\x83ed9825b13be2ed64b939560b74e009201b4dadf867bff72284e3c09f5e3546', '139****0889', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '黄立新', '立新', 0, NULL, true, '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', 1, '2026-05-27 01:00:00+00', NULL, NULL),
	('5b6f7090-8456-4d1a-87d7-64b1316e14ab', '\xc86e8dcb5df159db8447b8c5b385d9626afd549c8874dac0ab25a6fe331f85e206dd2766f11918', '\x0502c3191519ac62665f884ff3374a6408ce68d8a0176acc4ad6d18efdc23e98', '139****0896', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '周海燕', '海燕', 1, NULL, true, '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', 1, '2026-05-28 01:00:00+00', NULL, NULL),
	('e755aa10-614d-4af9-8f62-611638c087a5', '\x0e245ba0f167538eea8c8577d9ebc0b1894337d64bf83af9b19020a735645e058b4eb4d14e530a', '\xc4863cfa962e128572485d8f919c90429151f9a1c659f44a41385eb865804ad3', '139****0903', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '吴俊杰', '俊杰', 0, NULL, true, '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', 1, '2026-05-29 01:00:00+00', NULL, NULL),
	('1a4add2e-30cc-4d95-8429-752b8e4d2003', '\xfc08682046e306ce8baec434ff19a5747fcdd1939539dd78c8798f7b98e1a11fa5180e034ae930', '\xd12a1c7fe71f4e598bfaecf46546c6296f8ca2475c785617a327136b56a95ce9', '139****0910', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '徐佳慧', '佳慧', 1, NULL, true, '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', 1, '2026-05-30 01:00:00+00', NULL, NULL),
	('f41c2239-208e-42d6-8458-40077b125f03', '\x9a8d271f55fc4c9f5d919d63012b94d98f20f076f418f22cf41bd211e9e919f28b4e5e94f32e2b', '\x5847d90d5160e593f26cd4620bcea549081762b728e4daffcf64a15caa887b13', '139****0917', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '孙明哲', '明哲', 0, NULL, true, '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', 1, '2026-05-31 01:00:00+00', NULL, NULL),
	('aaf1b88c-6fd1-4cd6-81a9-3aef79fe52c0', '\x25dbd7c294489c133732562cb715dd72e348fa0972e0074dc038c5d65e57e1578e1d66c3479615', '\xa1f16125e1628993a7f660566503d3e2084cc1ef52ca361b172e839d3d8a3b1b', '139****0924', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '胡玉婷', '玉婷', 1, NULL, true, '8550f7cf-b682-4f8d-8440-170e9097547d', 1, '2026-06-01 01:00:00+00', NULL, NULL),
	('1a629820-e237-4417-8124-bd023d9d1dfc', '\xbbaf63d2e7673eb67dba8c135bd6558f7326d823dc32d068ebe919c375f750ee585d35c61707c7', '\xb90a1e36108f5a981014ba89bc54d7bcb92979a4f915ceeec5e3dacdceb8a294', '139****0931', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '朱嘉豪', '嘉豪', 0, NULL, true, '8550f7cf-b682-4f8d-8440-170e9097547d', 1, '2026-06-02 01:00:00+00', NULL, NULL),
	('b9d38681-8df4-4fa7-8791-05f4dd01be34', '\x3341a4251447f6d18a6816cf7e22520c1f753abfcbc8be85210378e6ac31fecc8f94eae521a43b', '\x5e3787d605fce2b1c8e60fd37196c3c1384494dcbecb5290b96c2cf49e3ef9f1', '139****0938', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '高静怡', '静怡', 1, NULL, true, '8550f7cf-b682-4f8d-8440-170e9097547d', 1, '2026-06-03 01:00:00+00', NULL, NULL),
	('048c59bd-4b4d-4f56-8338-0ef6e540ad53', '\xd9fe949879fb189d2abb19f00238f5730674d927040e1a8c63531cd235722ee04663c3f955c733', '\x41b6da2604a8d666e8c3de314ae3febc289137729f88578cbf4890ee841d8535', '139****0945', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '林一鸣', '一鸣', 0, NULL, true, '8550f7cf-b682-4f8d-8440-170e9097547d', 1, '2026-06-04 01:00:00+00', NULL, NULL),
	('51cd1b68-2731-4386-85dd-21391667d78b', '\x689c0808b2af2e5856d1e21c1ab632bad93ed867bc208cc1216e636d608999e1af252bfefb75f0', '\x68ba9f0660e4f9803131ebfd7e3b3a72ca44310dd85921af1d30f3564d581e84', '139****0952', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '何可欣', '可欣', 1, NULL, true, '8550f7cf-b682-4f8d-8440-170e9097547d', 1, '2026-06-05 01:00:00+00', NULL, NULL),
	('f7255720-7820-4f21-89f5-422fdc4df3c4', '\x1b2814a6cd34266cdfa5cd30dc28ff832eed304421314996fbcd8cf48436877de23ddc07c31bcc', '\x3b3a696e7b09c7fb3758ae19699cf68a1725b714a3c8f9e27a0c19f4209ae614', '139****0959', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '郭浩宇', '浩宇', 0, NULL, true, '8550f7cf-b682-4f8d-8440-170e9097547d', 1, '2026-06-06 01:00:00+00', NULL, NULL),
	('76031027-fdba-4167-8377-edc4f2dd7932', '\x59a68cff9d2505344c4e4478d55a766ec5d345f978a237af8ceeb82bfea2ff3f109f5d0c47a335', '\x6399a7fad77a8b1fbf4866aabc3124c0ec96c720fd1d3c9495d8dd90e83920d8', '139****0966', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '马晓彤', '晓彤', 1, NULL, true, '8550f7cf-b682-4f8d-8440-170e9097547d', 1, '2026-06-07 01:00:00+00', NULL, NULL),
	('1dde3f94-deaf-42f1-8cfa-b0f24290ec6e', '\xfa40318a690657c74b9e224571511cb508c06592fed745f5f6878e36811176dd57926f89d8a4bd', '\x0276f4811a1f68b0e1e5560a335fd0b422cc2cbfedf01cc46a9db63e9525e9f8', '139****0973', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '罗宏伟', '宏伟', 0, NULL, true, '8550f7cf-b682-4f8d-8440-170e9097547d', 1, '2026-06-08 01:00:00+00', NULL, NULL),
	('58e0119e-a110-46fd-8613-73dbc8e3a0ed', '\xff899f7e07897ea9ba4ce6f4cbedaf5982b888cb3d90d1315870fac1a13dbd41f090937a14b005', '\xa97f9f9e24053ee1c8e93b3b8b28d855d5a00e919f422ebbb9c5b17a3809f1d4', '139****0980', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '梁春燕', '春燕', 1, NULL, true, '8550f7cf-b682-4f8d-8440-170e9097547d', 1, '2026-06-09 01:00:00+00', NULL, NULL),
	('95ba669f-c543-4124-847a-f15e1d80fd76', '\x6bef64d6b86b345123525e3c602902001a348e3074396c92bc9d313dac48d91e28bf4ec0cd15e3', '\x2f78e1e468e2f8298b9d0d2e3cab509fa3a2e9a316004bcda7ee94cb6b79341f', '139****0987', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '宋子轩', '子轩', 0, NULL, true, '8550f7cf-b682-4f8d-8440-170e9097547d', 1, '2026-06-10 01:00:00+00', NULL, NULL),
	('a6fc38dc-b1c1-4834-8819-bc14263f1767', '\x6b2d462303dd0709c2f52471f9cbe4e8b10c862f3ab49bbd6489d27fe3ec884f0573d50ca22f4e', '\x150380f803e54c68483b2f7c1ab5355fb1b91db221e7daf291332dbfbe67422e', '139****0994', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '郑梦琪', '梦琪', 1, NULL, true, '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', 1, '2026-06-11 01:00:00+00', NULL, NULL),
	('4975295e-0830-4921-8fcc-b13fa5fd1df6', '\x7ac2569bacf44726ead224d7a3452f6d637fa52ec15b3fc5436cb5f8004edf6247c6404dc7cf24', '\x829a594bab59d4b6bc905167f57708d38dd929d72c1b03a4c1da9e83e99acfa9', '139****1001', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '谢思源', '思源', 0, NULL, true, '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', 1, '2026-06-12 01:00:00+00', NULL, NULL),
	('2b6c1077-1eb1-4f89-8a9c-babd68ce156e', '\x1575c242e2ceb87ebe6128af54ad8c351291b8074b283db23aa2e25bb6e51f9a8d23475bb2b519', '\x789a8f2c6f1ea6a29926cc9c79eb15b416846e9d0cb611aae523963fa02b0a2b', '139****1008', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '韩婉清', '婉清', 1, NULL, true, '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', 1, '2026-06-13 01:00:00+00', NULL, NULL),
	('61fee405-6ce7-4fa2-8557-154eb603c9a1', '\x1a74a92a540a30fe8f5d041e3f50506a28bea74f930ce6a36bd1c17679c4601bf11ae4cf08d972', '\xd81dd4713dc8e8aae0c2d5cf4633a24aea601a1cb5605ebded70b3704237c681', '139****1015', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '唐伟伦', '伟伦', 0, NULL, true, '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', 1, '2026-06-14 01:00:00+00', NULL, NULL),
	('9b8aab4c-a7a3-4b01-80cd-dbe67529350d', '\x29a629c906c0c5602a4c1ffc0ba3d37889fe1257c41de97803c88f7b8fa190ddc32ecb03ee9f20', '\x96816fa9a37bcde3153d9ed1aba77d79130c0233e6986fb8d53212a7546b5da0', '139****1022', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '冯诗涵', '诗涵', 1, NULL, true, '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', 1, '2026-06-15 01:00:00+00', NULL, NULL),
	('22dac153-2f59-41a8-85a1-df95d9a0007b', '\x21f5a8f782c3331a8af19976e7037bbc9779feda7f23f4334b34a682f84e16630f916d978621da', '\x1e2a2a8f57db2f599d26d5c98a8810550d3b40b9c83d40590014295e5164efd9', '139****1029', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '于天宇', '天宇', 0, NULL, true, '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', 1, '2026-06-16 01:00:00+00', NULL, NULL),
	('a73edda7-553f-4b8d-84e9-d4bfbeb1dd5a', '\xe32220763b9696b91ee863a977cecbfec5955fd898c28f1ea5f16a2200652fdc67d990b4d38c1f', '\x9b61fe0c3ad6a873dc57d0d2974ed4e6f554ecf4f0c6680305c28d7635e23de9', '139****1036', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '董若兰', '若兰', 1, NULL, true, '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', 1, '2026-06-17 01:00:00+00', NULL, NULL),
	('b9ca39ad-8970-4f9e-80c4-5393324ff57a', '\x158e1f481528fc8d61601fbe2a27fe0d6cdabb0f969d8d74c2bd694e2bf98eeccb5c72c0211d5a', '\x0d6354d70c0237a2cf4753e7f0136fd392131ef92e908d88bc4d0eafed1542e2', '139****1043', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '萧建华', '建华', 0, NULL, true, '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', 1, '2026-06-18 01:00:00+00', NULL, NULL),
	('0320bf8f-c094-4031-83ff-138ee6bfb1b2', '\x59f3c657b3adcca1fdb5cf2f23dd8aa7ef00f508c8ba2b842125def1934d0f7f14ee574d7c6469', '\x0c6881a8d015b9d989458491e0ba333bff67344ce971978f4aec60da3e4369ab', '139****1050', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '程欣怡', '欣怡', 1, NULL, true, '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', 1, '2026-06-19 01:00:00+00', NULL, NULL),
	('1438ac83-a5b5-4d53-85d0-ea5876837e5b', '\x0eff65761593ef8ab62975e4c5c24bab9c0cc5aaf3ada6f20fc8bfb7a8b5303b83ebed0fdf6a94', '\x5df9e7cba28ea1f4be6314ed7705b8f5f7c870fe79a7863c146b9069df9fff92', '139****1057', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '曹文博', '文博', 0, NULL, true, '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', 1, '2026-06-20 01:00:00+00', NULL, NULL),
	('18d60849-5065-4339-82e4-eacde19a3334', '\xe12367700fd2288828795a6f9e8f4d2bb896166464c0548816191e6a47b5261d9440f2889846ff', '\x35833fbfbf480fc56cae2a01f852a0c2ae4cc27236f9108c619b66bc308ce768', '139****1064', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '袁丹丹', '丹丹', 1, NULL, true, '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', 1, '2026-06-21 01:00:00+00', NULL, NULL),
	('4d19eda8-c4f0-4368-80d7-efd404fe4f48', '\x784ea220d41129da18c430f6d5c1fc57d46fa921017ff577904dda99dd9c2ab9e3a40498d5e594', '\xe7b50180d2767540ca46448b2618fca0ac5bc1398eef725acb5157f54ebac455', '139****1071', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '邓景行', '景行', 0, NULL, true, '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', 1, '2026-06-22 01:00:00+00', NULL, NULL),
	('98559c02-db02-4155-8b90-bbe0865833df', '\xa54bd39cfa6035c284588d0bb996545dfd663d26c735fce2b4000c0b68591d55a18549a05a2359', '\xe0d9cab73eacef385088af2dc507dbb3194f2891df07e389ae7a5d8fa894d3c9', '139****1078', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '许雨桐', '雨桐', 1, NULL, true, '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', 1, '2026-06-23 01:00:00+00', NULL, NULL),
	('cfc8c82d-284f-44b9-84a3-ebc52bba2e12', '\x51cc097b00ee1a523a404ff2191cedf31ebd148febd6656b3c24a8592b0cefd2b6fd437f5c67d2', '\x87571bd4d19d66828cbb2021117393bee2abfafe4dc7c60a63c6a4e30ad18672', '139****1085', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '傅志强', '志强', 0, NULL, true, '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', 1, '2026-06-24 01:00:00+00', NULL, NULL),
	('b2c2259e-f94a-4e69-8a9c-543eb2247d1f', '\x60c4572b7696fbdef8b82be6d196d899cd3cd002848c60fd5e1ea26c119fb78e5ccbfefeaf8860', '\x6121461f3a033f56b96a8695eab034dd4838f6b88d256ee8bf31c727e0c41481', '139****1092', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '沈雪莹', '雪莹', 1, NULL, true, '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', 1, '2026-06-25 01:00:00+00', NULL, NULL),
	('03ab8416-d714-43b7-86d8-8f87027cc728', '\x6a76536f650e26cdfae6bb87df59b3a22d219a30041c92c3a173c35be6ac7a30b756bb913b9241', '\x1554bc71b436721b964ae14386cd0ae92abe8339c5f49a24edabfe46628381b7', '139****1099', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '曾立新', '立新', 0, NULL, true, '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', 1, '2026-06-26 01:00:00+00', NULL, NULL),
	('a5b8d016-4191-4ab9-85c5-456e4a6c1cda', '\xa94cc1072846a2dd2f2d2854df6899705821ccc7c4950423288a97c5e0551ba6e63924b62fd54e', '\xd610448528b87fdc62dcf4f490e41e4b1d2c000bb1964cc55c0cf96bf9b1c7ea', '139****1106', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '彭海燕', '海燕', 1, NULL, true, '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', 1, '2026-06-27 01:00:00+00', NULL, NULL),
	('d76f2501-582b-46c6-849b-da93536241c9', '\x0ccbbc5e535679c6a693e48e2d556db98e47c9dc0bdba9bb91984a994ceb73728d531934e9ef1d', '\x99c01166f5912832bd547cc004283b54142193b6f6799c646252dd48b870d649', '139****1113', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '吕俊杰', '俊杰', 0, NULL, true, '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', 1, '2026-06-28 01:00:00+00', NULL, NULL),
	('bbdd4049-4f08-42fd-8e7b-403a43dfbf65', '\x854b99cc7b08a43285ee652289ab3fe9c679a8bd4321c9d548434bec5d91aa2c094815a1e00830', '\xf7e2a9d8d8787b67e6b7ace6d2f6b1a8128b695e01a3002a8ba0cdacee822215', '139****1120', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '王思源', '思源', 1, NULL, true, '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', 1, '2026-06-29 01:00:00+00', NULL, NULL),
	('f64cdb48-9651-4683-8349-78b2b3486f45', '\x0b82f11fac1cf196a662a727c623d4ee2ab68c0baba47fdceac11c45a3d02985dfa61d0bc08147', '\xc72bf3e4c7ac9233e75ef519f91ab9e8f1f0482cb25b8bbd0e1819322eeeb839', '139****1127', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '李婉清', '婉清', 0, NULL, true, '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', 1, '2026-06-30 01:00:00+00', NULL, NULL),
	('bb2c4d06-56a1-49df-8e71-4cf359c974b3', '\x9b011473a4a9733213d957a1015802f885c6ececd4a24929bb5964cf20ad536ada45c4baf4093f', '\x800a40cfe2b9ba1e63b17247aa131286b715323424155327fbbd556a2a47a9ef', '139****1134', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '张伟伦', '伟伦', 1, NULL, true, '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', 1, '2026-07-01 01:00:00+00', NULL, NULL),
	('1ddd2337-1fd2-431d-8a67-a56010ce30eb', '\x96bd4a7795ab3a38953ca006a10ab08dcf86e7e9b21abd599ff60f4f4e074cfe296d20582ef4e1', '\x06098a92a74dccde1c7e3ba845ecbbb7c7fc983f0c95bec48183ead38a9e9803', '139****1141', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '刘诗涵', '诗涵', 0, NULL, true, '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', 1, '2026-07-02 01:00:00+00', NULL, NULL),
	('2f1c285a-a000-4ab9-8d4c-f47220aff1aa', '\x39a468d32c06266131d4ee471af8fd42d910cd1a369af680cbaf43efee822787902300eb165e08', '\x51410c80e7be5cd3fb6adc979c946c7cbc13c2f68b65e5896ac5c4241c8c9458', '139****1148', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '陈天宇', '天宇', 1, NULL, true, '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', 1, '2026-07-03 01:00:00+00', NULL, NULL),
	('1bc0d225-0d47-4ff9-8a75-920e9afdda99', '\x24f5cfbbe4ac18472b4d21ff2df001228260f1e3b6e7572f52405a7566269867cd375e751e225e', '\xe0c4b4767c6f5f20d6efaeaa434d8983a61f3367f8120ae6b2b5653cdb40ef26', '139****1155', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '杨若兰', '若兰', 0, NULL, true, '79a2b48e-e493-440c-858c-0ac5d99c1bae', 1, '2026-07-04 01:00:00+00', NULL, NULL),
	('b3b44911-c7be-4fb7-86fe-4fee33ea3c80', '\x2ca5d76f8cb483c427bc0675d7530a204a2a7c35fa4f37d739019bad4885e22cc94afba3fcd34c', '\x989bfcdf34f22b16abc50247523b5eabd888f1892354df754e6bba05e0f40549', '139****1162', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '赵建华', '建华', 1, NULL, true, '79a2b48e-e493-440c-858c-0ac5d99c1bae', 1, '2026-07-05 01:00:00+00', NULL, NULL),
	('29d3c4bf-a25f-45f3-846f-bd3e24176160', '\x81789c47ae4431e1c8030ba1845e04854b85b35539f3f174a65c75fb128b3dd1db6c4629a09d6a', '\x66861ae69d7646bb4a724fb66d085cbc023d1fdd0fe413de4b20816958aaf9e8', '139****1169', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '黄欣怡', '欣怡', 0, NULL, true, '79a2b48e-e493-440c-858c-0ac5d99c1bae', 1, '2026-07-06 01:00:00+00', NULL, NULL),
	('0c06fc3b-27d3-4331-8c6f-6b98c9cd9b79', '\xd35b169b715c104138fa822dbea062029b4e62c769f1c708924f85bee123b231deebbd8435df9f', '\x1fccc5cc48bdecd35acfa081d1f4319752cff22b8211cac07ff261f7a0b3f092', '139****1176', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '周文博', '文博', 1, NULL, true, '79a2b48e-e493-440c-858c-0ac5d99c1bae', 1, '2026-07-07 01:00:00+00', NULL, NULL),
	('1458b392-8af1-4927-85b3-d26207e5b9ad', '\x4a5a62fc3faa923087a385eb935d1247370e32a0534ba577417efb4245299a10afcb3c7a32ba47', '\x4fa30d8a771beb8db9b4058247b9b25bf1bc1062f2fe994d6bca427c8b45f6bd', '139****1183', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '吴丹丹', '丹丹', 0, NULL, true, '79a2b48e-e493-440c-858c-0ac5d99c1bae', 1, '2026-07-08 01:00:00+00', NULL, NULL),
	('e7fa1e10-c39a-4098-8b96-dd9ab68fd12c', '\x2d24b22101d4d1e4c42475fc7d3c4b09de95f9e66066e2678332fbfb082ca1e2f52426f27672ed', '\xdf58e1b0201930bddac4caa9150f101427395f7da48faa57a90d8cae515c843d', '139****1190', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '徐景行', '景行', 1, NULL, true, '79a2b48e-e493-440c-858c-0ac5d99c1bae', 1, '2026-07-09 01:00:00+00', NULL, NULL),
	('9f685025-4b7f-4512-8edd-5130d89bf6e5', '\x680c2779142157eaad13d16d389a77a34f761435b73c228bd94ccac4ce084ae0278cc76e0ea3b3', '\x733f865ab42db3e877375c47927ac8581e4bde02a4375bca905e1dcc2a472000', '139****1197', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '孙雨桐', '雨桐', 0, NULL, true, '79a2b48e-e493-440c-858c-0ac5d99c1bae', 1, '2026-07-10 01:00:00+00', NULL, NULL),
	('5d7385b3-aff9-4cb8-8469-82463f0fb4e4', '\x6a062b7bae07c55bdefed06565c6d613ab69c491b7c4c02c58d2ee9fcaa6c842fa757ca4cb17f2', '\x4971ee30c073da55405493b2554f930aae413832713c5ba7e82ca501f4747fce', '139****1204', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '胡志强', '志强', 1, NULL, true, '79a2b48e-e493-440c-858c-0ac5d99c1bae', 1, '2026-07-11 01:00:00+00', NULL, NULL),
	('774d4cee-9ece-47b7-832d-05ba2777c7f9', '\xdd2ed70e63997fb372b48a2a5f561d5446f69d79ebf96c41eb97b3c08e943effb68fcb128b7644', '\x25614af58a783d69e4e21f8e254c6fd1125f5664786302d32001fbbe3c127688', '139****1211', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '朱雪莹', '雪莹', 0, NULL, true, '79a2b48e-e493-440c-858c-0ac5d99c1bae', 1, '2026-07-12 01:00:00+00', NULL, NULL),
	('1825c909-21ff-4f7b-8590-3f6f83ff1266', '\xdbc8d05908da7f7373f20c550c55df92012acad0e74354851f3992a949a874abbfcd2a28e63f8e', '\xa507599dca3f20054a57d2beacb50a63180e6ba44ee0910de7a896aecf4fc287', '139****1218', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '高立新', '立新', 1, NULL, true, '79a2b48e-e493-440c-858c-0ac5d99c1bae', 1, '2026-07-13 01:00:00+00', NULL, NULL),
	('9ad4a4ae-9d3c-496c-8f30-d2b1dde65627', '\xfa725efda217a9bb810bdc7c8a535e5d66e5c4516502268ca0747056f782d7c7d79a82dcc348a6', '\x3758390169ede4fda6b8c52ac957cc893cff3d64afebe96cad89f5066ce83dde', '139****1225', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '林海燕', '海燕', 0, NULL, true, '79a2b48e-e493-440c-858c-0ac5d99c1bae', 1, '2026-07-14 01:00:00+00', NULL, NULL),
	('d702e349-f8b4-40e1-8ca9-6c7112f39fe2', '\x9b9808931d2deb457453f3aceb443f60d8efe381f18379c54d4b55069a4015dde4902ada1e91a5', '\x4ab661f1cb8c796fad881f03a7596ac9d385c11cf19b579d8e1a7a556d3a7e70', '139****1232', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '何俊杰', '俊杰', 1, NULL, true, '79a2b48e-e493-440c-858c-0ac5d99c1bae', 1, '2026-07-15 01:00:00+00', NULL, NULL),
	('f67c387e-4aed-420c-8d26-0717a3183c2d', '\xfbfc3e554b3dd32bfd3e731cd0bacf3c5e408100c6bf770fa17733846dccb5f63fa92b019a65b0', '\x08d1d5fece397bcd115fe3f91a2394c1c23c7bb529e21ab4398a6ed3a554b033', '139****1239', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '郭佳慧', '佳慧', 0, NULL, true, '79a2b48e-e493-440c-858c-0ac5d99c1bae', 1, '2026-07-16 01:00:00+00', NULL, NULL),
	('f967194c-0643-4d48-8f57-6c32868cfb8b', '\xc8a051f4ea1c54d09215601d5ae8294c79b2e6cef1cb5d0471270b15b9bd165f870cf2c577eb19', '\x923f1ffe10a0aad1f5ee4745b54ca3eeea4622320111406c84a24f313c2592aa', '139****1246', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '马明哲', '明哲', 1, NULL, true, 'f5a458b7-87fd-447b-8781-986db92ed713', 1, '2026-07-17 01:00:00+00', NULL, NULL),
	('98b28787-eb0c-4bd6-8eef-ae5dbd1b9d50', '\x2868b33808f66e4097e88100f28bc0541dec0e842e65fc7eeafcf4b0f638231a3a57100d78a80d', '\x9c8eaa63b4845f76b7016742b8b9d0995fdb9397e25a05915c3e1e340538fa45', '139****1253', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '罗玉婷', '玉婷', 0, NULL, true, 'f5a458b7-87fd-447b-8781-986db92ed713', 1, '2026-07-18 01:00:00+00', NULL, NULL),
	('a279ab19-f620-4c2b-825a-54d3bf259810', '\x91ec11f55f4a2b16b791d91e35b976738bc0ed0744ed2ceeb48e4259b7c6d5431b07d7409ec65a', '\x302f925de4d95d24788e871c3a0af895baf4297e4e9721f5fced516166f05b6d', '139****1260', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '梁嘉豪', '嘉豪', 1, NULL, true, 'f5a458b7-87fd-447b-8781-986db92ed713', 1, '2026-07-19 01:00:00+00', NULL, NULL),
	('4b4ae7de-cb9b-4e94-8dcc-a99269927745', '\x84a1b0ab23425f557679899327aae3fe8867bbdd1242554a4a42f2d7e35f57280a8242764b5346', '\xb5f16111d67668dfb7a9eefb0cbbf2b44d6638c2a487b7f545a2322bd099ec5e', '139****1267', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '宋静怡', '静怡', 0, NULL, true, 'f5a458b7-87fd-447b-8781-986db92ed713', 1, '2026-07-20 01:00:00+00', NULL, NULL),
	('329c8ec2-bbc3-48b9-847f-47811c4a157c', '\x009a6f13a9af124cabbcd5743988335a202dc08df5b4d1b2a28534ec7fc4d752a8dcefd43dcdde', '\xf50043ccc4b98c1ee2c059c3bbefdf7eeb9146d82946499de876e975860ef466', '139****1274', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '郑一鸣', '一鸣', 1, NULL, true, 'f5a458b7-87fd-447b-8781-986db92ed713', 1, '2026-07-21 01:00:00+00', NULL, NULL),
	('85dab9f5-2cdd-482e-8999-406ff868f048', '\xae683b6a0a2ae102796bf09cc468f07e35c67ab91a56da30b5ee69078fb6365f7c77e7681556c2', '\x6c23cc38389c04b4425956e929e165ed9805b5495861149234913504b0b54d6b', '139****1281', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '谢可欣', '可欣', 0, NULL, true, 'f5a458b7-87fd-447b-8781-986db92ed713', 1, '2026-07-22 01:00:00+00', NULL, NULL),
	('2856015f-4513-4e2e-8845-caecd396c6ca', '\xe54710a4fdb44cfb637742e766171f26183095765f134d8440a30cc350cd4cf70da64e28f419ea', '\x3210d3b59b260670e593f73467a1c9d10576079956a84c79847b71539643e55f', '139****1288', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '韩浩宇', '浩宇', 1, NULL, true, 'f5a458b7-87fd-447b-8781-986db92ed713', 1, '2026-07-23 01:00:00+00', NULL, NULL),
	('6d0f4073-af8e-4ebe-8d13-705029e8b5fd', '\x7534443c9a21ae5d346631955a958e9c151e393ac206d7ae021eee70cf6c5828c95ccfc7a07c07', '\x48a293a040c47a026afbfd982080587636d3ffa78a9e60cdd600793659484881', '139****1295', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '唐晓彤', '晓彤', 0, NULL, true, 'f5a458b7-87fd-447b-8781-986db92ed713', 1, '2026-07-24 01:00:00+00', NULL, NULL),
	('ecc53510-fab9-4156-8740-383edf99fb57', '\xc823e2e4e755f7a26fd092baf35ba0e231274441bafb76b2499f76e40b85ec4b8ebd6c8a328d1b', '\xd77629a6885a9700ab97b39c540423ba68fac701cd0078e9f685c33f7a36b276', '139****1302', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '冯宏伟', '宏伟', 1, NULL, true, 'f5a458b7-87fd-447b-8781-986db92ed713', 1, '2026-07-25 01:00:00+00', NULL, NULL),
	('5b237464-a4cb-4d06-8b3a-bd6eeb007c60', '\x10ff292928eea8f063aafb1cb16ea21e8bc3baff688a23d6a51543bce234a1d8c63155ad12c370', '\xfa4c374aff92b59435af9af756501c854416a1a84ba6e89080925d1eb68de343', '139****1309', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '于春燕', '春燕', 0, NULL, true, '1094fe9d-3642-400f-87ad-438048267d35', 1, '2026-07-26 01:00:00+00', NULL, NULL),
	('8a2f2299-9923-4788-8886-ffdd24d5aad0', '\x453970d6c1d7b7296086c9aebec9a4d7065d19b6d57f8166b55d0057ccea0edbaa4dbe81f2d5d2', '\xd63e612685198387450779353969fbfdf74aeead03adcab4786c5b614041bf22', '139****1316', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '董子轩', '子轩', 1, NULL, true, '1094fe9d-3642-400f-87ad-438048267d35', 1, '2026-07-27 01:00:00+00', NULL, NULL),
	('ac8a5fea-9c1c-44bf-87e7-ba838ab4144a', '\xa7a4e7efacd16f90e5d9111c6cc6745c0c4afcc730d4e5e6cd97a22fe39c2e3d29038af1a4e63f', '\x793f0fb2e5cc3964dff0c6813c8ab1ce15460b07dc588a5092d9ac082d910d35', '139****1323', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '萧梦琪', '梦琪', 0, NULL, true, '1094fe9d-3642-400f-87ad-438048267d35', 1, '2026-07-28 01:00:00+00', NULL, NULL),
	('e83a8a97-a544-4ad4-899c-1ee16d713fc0', '\x10a62167a98c2dbc5060b15834e02b3d4ac5c365e0690c705ba038c2ae2cce90c4b8cb3866fd63', '\x63954c1fed54d4cf5d9c69e59f73da54fa178191c9bea56f93e80894260fc381', '139****1330', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '程思源', '思源', 1, NULL, true, '1094fe9d-3642-400f-87ad-438048267d35', 1, '2026-07-29 01:00:00+00', NULL, NULL),
	('2b4cb2de-8469-4376-8a88-044798fd73ef', '\xeeba455dc5f45ae062564420144006bb6e30bd8f891d36a62be23f2787391803ef9bac120971a7', '\x011ed813562700737b5a9a680ad9d6d12ca0f9797213b1c8a4b38c792a3af3a0', '139****1337', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '曹婉清', '婉清', 0, NULL, true, '1094fe9d-3642-400f-87ad-438048267d35', 1, '2026-07-30 01:00:00+00', NULL, NULL),
	('67c3e87a-ceca-412d-8b96-88b1624caeec', '\x6e7f938f9b1729515c411c15202fb075cdd75a08a8dc4a8f1706cdea0c7ab4550775f09361fcfa', '\x40c23a3b530e0e093214f65c0091d7dda7a4d1efb2c35944aeeaa941280b0561', '139****1344', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '袁伟伦', '伟伦', 1, NULL, true, '1094fe9d-3642-400f-87ad-438048267d35', 1, '2026-07-31 01:00:00+00', NULL, NULL),
	('a7193981-0bc6-4336-8833-c75cd04f210c', '\x5bdbbe576c1dddef5ba1d8b4b08ff8b786ec7d2668b7d2ae175335ee0719ff2c1dbaa07692979c', '\xea273464991f7e0a19f3a37b978239fd9ce633aae2b0cf9c91fb8c8b90c5ad3c', '139****1351', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '邓诗涵', '诗涵', 0, NULL, true, '1094fe9d-3642-400f-87ad-438048267d35', 1, '2026-08-01 01:00:00+00', NULL, NULL),
	('96256c24-9f57-485e-8d8e-618496a18d56', '\x3049c528383de71c0c54e416752bfd501563371b71c00a5cf30ede3cf49f6c56e3ced06f228497', '\x01bca0f7757569a8460f4343bd09b0ca3cd768696efc93bad0d33f1d71fdb1d0', '139****1358', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '许天宇', '天宇', 1, NULL, true, '1094fe9d-3642-400f-87ad-438048267d35', 1, '2026-08-02 01:00:00+00', NULL, NULL),
	('de5040ae-f6c9-423c-88c0-44697df66ec5', '\xf693bebf699510085367f5559acd086ef55b66751f7e7620dea3b95336ff666c5b55c422d4ecb8', '\x36322311c8767bd6f53a397529553a01d48f99367c0702d4578e914f62940065', '139****1365', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '傅若兰', '若兰', 0, NULL, true, '1094fe9d-3642-400f-87ad-438048267d35', 1, '2026-08-03 01:00:00+00', NULL, NULL),
	('11b5af00-0571-48b5-8cd6-870835d9c6a1', '\xaee6dd648b0b2a052a13193d55f3d80701802ace0dacab03d4bffe882c80aa1fa38ef330300e7c', '\xd8162efa22e92b7c94bef16880ad0adfc925cd6e4913383c6ca17d95ee906640', '139****1372', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '沈建华', '建华', 1, NULL, true, '1094fe9d-3642-400f-87ad-438048267d35', 1, '2026-08-04 01:00:00+00', NULL, NULL),
	('674aff26-f700-430d-8ea8-4bed8ab1bc21', '\x5978f1cf9856c98b92359829cd33f573a0b794e9b0bd925b89ab86c5b2a92ca12f83ebb5715dd4', '\xb4622f1ec565688ec4a7117993e4b31593f44f612f238cafb0311b08810e2193', '139****1379', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '曾欣怡', '欣怡', 0, NULL, true, '036c9033-25bf-4edd-8362-53e7a286b78c', 1, '2026-08-05 01:00:00+00', NULL, NULL),
	('6d3f9139-64c0-437f-8d33-f010ed9f5fe7', '\x47fb554e6e95fbeddee1fe80c1de9f734526602d11d5f24d5d7fec11c6b52081ca9ecc8ac0a03c', '\xdc10015d9221c2aa7fe23a6f96c6607002f1a4d35e8ac40943dee1844582d0a2', '139****1386', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '彭文博', '文博', 1, NULL, true, '036c9033-25bf-4edd-8362-53e7a286b78c', 1, '2026-08-06 01:00:00+00', NULL, NULL),
	('e53d9303-f902-457c-8c4c-a7dd5bccbfa7', '\xc9f45dc7c687dc3559899823de03592cee60ab604b685912dbda7eef62097324c05b8a8f884749', '\x72e183ae1def7f23a0eae124aea80271eadec26ce05f0f8c41a6b2730071c74d', '139****1393', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '吕丹丹', '丹丹', 0, NULL, true, '036c9033-25bf-4edd-8362-53e7a286b78c', 1, '2026-08-07 01:00:00+00', NULL, NULL),
	('b0700129-34f2-41c8-80ec-b9c6ef869f10', '\xfa06e5d8ddc79ba4e2c60f753dc06c899c16b950efadca4ef178fac3db366ffa14e0a431a15ead', '\x9e96e8e8b030206a2f97cf9172b394f46ee29d963be765f0c26c859e22f0d6d3', '139****1400', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '王可欣', '可欣', 1, NULL, true, '036c9033-25bf-4edd-8362-53e7a286b78c', 1, '2026-08-08 01:00:00+00', NULL, NULL),
	('f06900d8-4b5c-4b12-8083-a37e3ef1e774', '\xafff02e2965aa0efde06017ff5e2bf5f3cc29de54bc4ad5c53accce9193e746aa39ad9624d4fbd', '\x8abc958ece0f3cbbe5ffe57b405bd45abc726d0dc15fae694e936c01c768a8f0', '139****1407', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '李浩宇', '浩宇', 0, NULL, true, '036c9033-25bf-4edd-8362-53e7a286b78c', 1, '2026-08-09 01:00:00+00', NULL, NULL),
	('3fdf13c0-45db-492a-8ae7-5f42a3e31462', '\x5822219aa02771064c98e477f78098b249dac0e76d479beea2c9659bab34229cc84b7bf053a285', '\xe8572fa95692e6185ad550c5b3cd5221de92af56d04533509a1df552dbc04c77', '139****1414', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '张晓彤', '晓彤', 1, NULL, true, '036c9033-25bf-4edd-8362-53e7a286b78c', 1, '2026-08-10 01:00:00+00', NULL, NULL),
	('f3c8c71f-7cf3-4eff-8cff-085f97a2af9d', '\x7c7d296747c914bcc673966946bc94be4d959cc313f763e5325ef368c7e7984314927695a8b0b5', '\x7bfceb5637e0596ef9aed39691cccf7403efdcbfe76f71fbf8957484cf02554f', '139****1421', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '刘宏伟', '宏伟', 0, NULL, true, '036c9033-25bf-4edd-8362-53e7a286b78c', 1, '2026-08-11 01:00:00+00', NULL, NULL),
	('79b5bfaa-01dd-494e-8207-7caddd3d6208', '\x4a0cc880249348157e96e994aca94f2843d6cf338604146302f276def5ac46e7ad1b3374ac777a', '\x3b33b9c7dd6f1e1ef412b5a31ea646f883d3c483a089e27c9913ad1e67ca5259', '139****1428', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '陈春燕', '春燕', 1, NULL, true, '036c9033-25bf-4edd-8362-53e7a286b78c', 1, '2026-08-12 01:00:00+00', NULL, NULL),
	('1a80ac9d-0a89-4ecc-8757-71fde7841916', '\x26e875b0f24ab51e7259f29431ffab6b764dd16f1b9abe6108cbfbe9a6344a1c9155ed9424209a', '\x6dfd7a2e6427d40b25d09091e6b882c2e471fb451cb111907d9f7b1b35c6c528', '139****1435', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '杨子轩', '子轩', 0, NULL, true, '036c9033-25bf-4edd-8362-53e7a286b78c', 1, '2026-08-13 01:00:00+00', NULL, NULL),
	('7986f8c6-1de6-41f6-82a4-92ad99d5b0c0', '\xa5b3690380307d112f7b72436c07c3fd6693fba5c2d49ce19d7392a5aea33bc5f1507cd1932466', '\xa99a6159d48914dd1ccc85c1e26949249d5af08516cefb6fc63f3dac10e439db', '139****1442', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '赵梦琪', '梦琪', 1, NULL, true, '036c9033-25bf-4edd-8362-53e7a286b78c', 1, '2026-08-14 01:00:00+00', NULL, NULL),
	('7caadf5a-2c61-41fe-82ff-e7697c329adc', '\x632960e3ccf274cd9a7836a14ee204ca67fde4ae125b1214bc6901bc8618737e0d83d17d78fa5a', '\xb550eb9d5148a4f25362994a87e7bdfb985fe6e99b9a01b93b839db25e52141d', '139****1449', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '黄思源', '思源', 0, NULL, true, '036c9033-25bf-4edd-8362-53e7a286b78c', 1, '2026-08-15 01:00:00+00', NULL, NULL),
	('4fd46902-cb57-4132-8637-4c1e4aa7b61d', '\x4ba8197f653f2047d579c6fc7885c62a71dfef5479230b926f59bebc4c39094f8fdc2e852044cc', '\xb8e0f9acebd8e4593b1fba8b4a2b71d1114a37b2a29adc4d5d79dab2fa19f02f', '139****1456', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '周婉清', '婉清', 1, NULL, true, '9f9dc196-0df2-4391-88f5-0349ea6e5af9', 1, '2026-08-16 01:00:00+00', NULL, NULL),
	('b6be9a0c-6cfc-47f6-8103-b2c366add123', '\xdfb1e22b18a275c7611e3890ff94fd93028379ccba28e5bd3abc4da1cd2f1491f57bf34ca5bde5', '\x4a068a846bf9728c1723c3218d2e4c77f72fbfaf5740bc6b9484c1e8fb452af7', '139****1463', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '吴伟伦', '伟伦', 0, NULL, true, '9f9dc196-0df2-4391-88f5-0349ea6e5af9', 1, '2026-08-17 01:00:00+00', NULL, NULL),
	('92d89027-22f9-484c-8204-4acb6c4573e1', '\xe6af64ccc46ea40dec393c61d7b80ad344f77c3a1bc9619286f9ee40b5f51cc7a05c5cc8ad4c05', '\xfd5a855da6e637c82ce4b29312b5f33b882769e3023ff61fa3f6dd63fd61977a', '139****1470', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '徐诗涵', '诗涵', 1, NULL, true, '9f9dc196-0df2-4391-88f5-0349ea6e5af9', 1, '2026-08-18 01:00:00+00', NULL, NULL),
	('9ee3e789-b4aa-4f6e-8587-112a551c8069', '\x3e82ac930751ebc8826af57bcf15746f277cb42d6d21b85c769344ed87d3a28ccf5c6ddea8f814', '\x0833a47db733810024f2981c61c69c7178ec0f05299a8bd9e501f6674ad9a4c3', '139****1477', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '孙天宇', '天宇', 0, NULL, true, '9f9dc196-0df2-4391-88f5-0349ea6e5af9', 1, '2026-08-19 01:00:00+00', NULL, NULL),
	('7addb99a-88d1-43f7-889f-5489519a1597', '\x2d8a545537b19b4fc2188f2987775477137c5b2d70cdcdaa41c5004e2a6f4d4925471a7ed0e245', '\x952f601ff66922a327c6d221faf57d22584005ac57d2047d9e4801718547e896', '139****1484', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '胡若兰', '若兰', 1, NULL, true, '9f9dc196-0df2-4391-88f5-0349ea6e5af9', 1, '2026-08-20 01:00:00+00', NULL, NULL),
	('d641e0fe-e48d-42a6-8344-b27e06718377', '\x9e4fdfa97828d2fe7aa126efcbed3b01a886c7fe428721ba68faccab94d7cf8455019b4e086fc4', '\x60c9cbf07708d0702a9d767a218e0cd0129b9e39dfa6e97466827723f7fef20d', '139****1491', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '朱建华', '建华', 0, NULL, true, '9f9dc196-0df2-4391-88f5-0349ea6e5af9', 1, '2026-08-21 01:00:00+00', NULL, NULL),
	('13a453d1-5a13-494d-89e6-938e1de64dec', '\x57e6101cce88a8534b9360a6afda198596fb0cab2ddebc357c6fc7c312c7664edf01a439afb080', '\xd2eb7df20f28db03623e361e197fb921efcd6e2308ba7db52025cb4d64ac551f', '139****1498', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '高欣怡', '欣怡', 1, NULL, true, '9f9dc196-0df2-4391-88f5-0349ea6e5af9', 1, '2026-08-22 01:00:00+00', NULL, NULL),
	('5bff4322-d118-4c19-897d-14d190f5a833', '\xe296d7afa8dd4021fec7b53a1dc0a69b65b13a42ad2840f5c824bd489bfd670b3a60007f67e0e8', '\x0cd311ac105aed37927ea9bc6721f74424dcdc2ff146cffc9c16be8b281fa4db', '139****1505', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '林文博', '文博', 0, NULL, true, '9f9dc196-0df2-4391-88f5-0349ea6e5af9', 1, '2026-08-23 01:00:00+00', NULL, NULL),
	('cc39256f-623d-4956-834e-35f719a462f8', '\x352fac0bbaed2806625adb314ee88f3ddd566ae78cd6283ead963488bbdfcb5f4b199e3dbcb282', '\xe6e447fe6409982dee5dba05823587cff6ededc6d6c5b2414b66bf4947c17298', '139****1512', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '何丹丹', '丹丹', 1, NULL, true, '9f9dc196-0df2-4391-88f5-0349ea6e5af9', 1, '2026-08-24 01:00:00+00', NULL, NULL),
	('3760036c-a0be-4a89-8681-35e59714b2a9', '\x94ec2ebcb9bea4d0b1f8d6c7d368f010ddc69835c60fa2bb25eab9347d0bf13fd9b7e4c8f9d2c5', '\x68ed88496d85ab58d8bb373bed279addc1705e8455b49b0f4b5ac315e11625ef', '139****1519', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '郭景行', '景行', 0, NULL, true, '9f9dc196-0df2-4391-88f5-0349ea6e5af9', 1, '2026-08-25 01:00:00+00', NULL, NULL),
	('0fa9d5f1-0b06-438d-8e06-8449b72aa0f3', '\x0173f33de9b79cb06fe6c612f5b8a5e7635fc5f8c041415e102457a8e61316d31e6f5be3a9d629', '\x6c7f153bb26aa42e48b75933b44494aa30e070e0cc5d5fef3a6e77471a79aee3', '139****1526', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '马雨桐', '雨桐', 1, NULL, true, '9f9dc196-0df2-4391-88f5-0349ea6e5af9', 1, '2026-08-26 01:00:00+00', NULL, NULL),
	('68e7e28c-4a0a-4455-8101-2f4d245f62b3', '\x183aab6942ca6bcd95593a033e948fbc4764a87cdf0ea69278691e86bbdf62e73b69859babc9cb', '\xb10e0a51c38ae2e399fc1e5dd56b1a8a786144950fd2d29155c9ee7fba8463f5', '139****1533', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '罗志强', '志强', 0, NULL, true, '9f9dc196-0df2-4391-88f5-0349ea6e5af9', 1, '2026-08-27 01:00:00+00', NULL, NULL),
	('35fac1ea-6123-453d-8177-251d51a6cc9f', '\xa6032419ca601f50530b4519d92e97215135edf4ced1a3308a8dc40c46b4c4542709925e64ab69', '\xf5742a4f64e23d03ae6fd9a744b48f20a6e09f7b5a5203630ea1e3b0bae9a7c1', '139****1540', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '梁雪莹', '雪莹', 1, NULL, true, '9c982893-abed-44af-8b4e-5a131a3a3ee6', 1, '2026-08-28 01:00:00+00', NULL, NULL),
	('4557e268-d57f-4bee-80df-761f82fc1e9b', '\x652a7c7414d83e42bc4601398f5aa0bae6cdf64f73bf5171294597af2d933d6ff94ed4ae0665fd', '\x0dcb694bf02edf3bf0408952b1442fd9441d0e644ea1ba28297827c32bc12f1c', '139****1547', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '宋立新', '立新', 0, NULL, true, '9c982893-abed-44af-8b4e-5a131a3a3ee6', 1, '2026-08-29 01:00:00+00', NULL, NULL),
	('01f51e04-f5db-4012-8141-ed9f769ba880', '\xc58355fb46e84602951ebfac37977100e2ae59a40940e06c6fd095a7139abbe8f071560ebedd6b', '\xe74892de2b03cd38be128c67f0ab53a2cb9d43f75e49e231918497f429d7044d', '139****1554', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '郑海燕', '海燕', 1, NULL, true, '9c982893-abed-44af-8b4e-5a131a3a3ee6', 1, '2026-08-30 01:00:00+00', NULL, NULL),
	('f59d2317-75c3-4847-83ab-4580e700cec8', '\x3d3a79cc7acd7aebed8ab9bbb2af6000da30cddbbf12b59b9f455f772da8e17699a3372e6b855d', '\x93ebc153375b59955d0f2aa8c2f3bc3240a03af1087f1c0c6e47a0b8976804ec', '139****1561', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '谢俊杰', '俊杰', 0, NULL, true, '9c982893-abed-44af-8b4e-5a131a3a3ee6', 1, '2026-08-31 01:00:00+00', NULL, NULL),
	('e4b1b98a-7c67-484f-884e-1a06f26fed5c', '\x998e2740dcc7c40d06bba81726754ae04327764120c724d03980720873e31eb3fb13e750cf9d89', '\x1a74876b59e6f8493711a4a40237c00a9718227b594a4744c76f109f4b1b96b1', '139****1568', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '韩佳慧', '佳慧', 1, NULL, true, '9c982893-abed-44af-8b4e-5a131a3a3ee6', 1, '2026-09-01 01:00:00+00', NULL, NULL),
	('32f90730-5b8e-40bb-8d5f-ae5f6cd1d14d', '\xdc275463b220bc2537c69c0caee26349b19b54d06314e1eab0481ff2dbe748471c6df3b93223a9', '\xbd7050d1b72009bbd212d9f5af2df8a3262ba75d13b7e8815512b10635359c16', '139****1575', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '唐明哲', '明哲', 0, NULL, true, '9c982893-abed-44af-8b4e-5a131a3a3ee6', 1, '2026-09-02 01:00:00+00', NULL, NULL),
	('cbb593e6-e041-4f30-8d5c-df29f9b213a1', '\xd81b83792a73c53d36bd1afa8f390b43994f357ac76d4fd056c14fdf400cd2ff97237b7431ceb5', '\x54f36d0e87d96041efcd3cbf06fe1db5dec5af9fc31db5f7d5684c97e5fe9882', '139****1582', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '冯玉婷', '玉婷', 1, NULL, true, '9c982893-abed-44af-8b4e-5a131a3a3ee6', 1, '2026-09-03 01:00:00+00', NULL, NULL),
	('9cf785f7-5a21-4028-8e34-3e37c973708c', '\xb33f6f536dfbf094a58db3032893ee496f484fbd1962eb054e4d97d6b28be097a14eabf753168b', '\x0536c916fb9cfed539292fb234f923745259c960734cb8f749247e869dbfc917', '139****1589', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '于嘉豪', '嘉豪', 0, NULL, true, '9c982893-abed-44af-8b4e-5a131a3a3ee6', 1, '2026-09-04 01:00:00+00', NULL, NULL),
	('190f8d9b-0154-4bbf-816d-6b7beb9d3d5e', '\xbe76d7b1bc70a9f92cebd8d772db66e625a7c4724f9f0a2f483e0983d54a6cc81bf2fa11f85e0b', '\xf5677d0a4132697c47345022981a0e5c1ca2ced566a3b52bb7363848f099b0de', '139****1596', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '董静怡', '静怡', 1, NULL, true, '9c982893-abed-44af-8b4e-5a131a3a3ee6', 1, '2026-09-05 01:00:00+00', NULL, NULL),
	('9c652898-4342-4cf6-86bc-ae72bed87bd5', '\x5993557a4f057b42765771a8a7d1dbffd3e174b12925fd5bfb6eadb210f3391fcded664390a86c', '\x46492110098f6973938c07449a648a8d0c88528c47e8d2c054fb1c481811ac76', '139****1603', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '萧一鸣', '一鸣', 0, NULL, true, '9c982893-abed-44af-8b4e-5a131a3a3ee6', 1, '2026-09-06 01:00:00+00', NULL, NULL),
	('3b8a1a68-2f88-46e0-8075-e1655fae56e4', '\x07f222d463af42e55a44e3a1acfae47f2834a5c48345eab81fb462455d7267cc8d1d192e033d0a', '\x55ec29ddcd214c110f5b6b528718fa36a79c29bd2f3e173fab600c9a2e756575', '139****1610', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '程可欣', '可欣', 1, NULL, true, '9c982893-abed-44af-8b4e-5a131a3a3ee6', 1, '2026-09-07 01:00:00+00', NULL, NULL),
	('2af719a0-40a5-4fc4-8cd3-92f9dd033f9c', '\x722d3bd0eb4da43fb0e561581c4782498efdd5f57f66a3573f6596b7540a018dc49aa9b5536699', '\xa94cfb3c2e890eb630cac91bb57c1d77a10d1508409f121bb9771e0689866ed3', '139****1617', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '曹浩宇', '浩宇', 0, NULL, true, '9c982893-abed-44af-8b4e-5a131a3a3ee6', 1, '2026-09-08 01:00:00+00', NULL, NULL),
	('c5e9ff27-ef82-4524-829c-6db17803de0c', '\xde73054ba519f0a3381e25ff6d2118d0a6a879cd0e3d94be536a7eee7c081b1ad6037c2e288221', '\x442528a406d321fa169e9ba80342dd3d3f4516f4f8962ee81426c911d7ecfd96', '139****1624', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '袁晓彤', '晓彤', 1, NULL, true, '9c982893-abed-44af-8b4e-5a131a3a3ee6', 1, '2026-09-09 01:00:00+00', NULL, NULL),
	('9092c5b3-b0d8-4d74-8421-8d51a006085a', '\xf92698c4a5531a95ef1e88029afe2821dc1f1e60184cbfa63db50718662714adce5aa8e2b9750e', '\xa6ad3fb0cc60d64a99bb34b0eef05fe70957f3e2a1e6583ae298902b168379b2', '139****1631', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '邓宏伟', '宏伟', 0, NULL, true, '00b70dd9-49f5-4b41-8581-3d9eabd54344', 1, '2026-09-10 01:00:00+00', NULL, NULL),
	('1926c8cc-d6cc-457a-8c30-745e2aa91990', '\x26a64d829ffbffdb15117978efe4917bc24d3defd881c4872af3efe9ea1f38f1bbe90c1f7e7235', '\xeaa1b7fa0506fb5816aaebbc60282796b72dd3102fc97019147c1f2301274645', '139****1638', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '许春燕', '春燕', 1, NULL, true, '00b70dd9-49f5-4b41-8581-3d9eabd54344', 1, '2026-09-11 01:00:00+00', NULL, NULL),
	('ad95c658-a95e-4b3c-8478-069521969c60', '\x3bb8d556ababf6fabb6f6e7fad7078f098ddee582303c969feb331430e5d083866f5845e469402', '\x4844ed08114f91558c2dfc8b19e18231875df4bf9303454eac959da62fb98878', '139****1645', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '傅子轩', '子轩', 0, NULL, true, '00b70dd9-49f5-4b41-8581-3d9eabd54344', 1, '2026-09-12 01:00:00+00', NULL, NULL),
	('39b4da37-02bd-484f-881a-b8b90bfcc857', '\x7e230ae3047b21b3c8eba80fb50657e930c8f683d7ed58dac4380b45084b32ef6558fd206ee559', '\x63ba659d6cb9ae6f17ed798b616a90cb61dfda87defcc3c640d837702cc4eef7', '139****1652', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '沈梦琪', '梦琪', 1, NULL, true, '00b70dd9-49f5-4b41-8581-3d9eabd54344', 1, '2026-09-13 01:00:00+00', NULL, NULL),
	('b384a076-6414-40b9-882f-c521b82799df', '\xd2564d5f015178fb7cf38fc9092785ee405b909c9fa914fd9c0c88275152a0b8244eaa77b74c84', '\x6be4c02c58720b65ff7a4c50f4f903ac0797b37b70b3a858a6a185863d38417d', '139****1659', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '曾思源', '思源', 0, NULL, true, '00b70dd9-49f5-4b41-8581-3d9eabd54344', 1, '2026-09-14 01:00:00+00', NULL, NULL),
	('5bec105c-8fcd-40cf-82c6-9adea3786674', '\x39aa10f0b490dc18794aad7463ff7cb36074f2661413d7bec5d5fe66a5a18a83ccbfd30114965b', '\xfd9a6c9fd69879199898a6653c8908d46cb6845c26c547dd88fd690b50f72907', '139****1666', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '彭婉清', '婉清', 1, NULL, true, '00b70dd9-49f5-4b41-8581-3d9eabd54344', 1, '2026-09-15 01:00:00+00', NULL, NULL),
	('91731c6a-25af-474e-8c53-38f37f039de9', '\x5f8d72b6246c7360a67dfaf7959e0c0ab25ac9c2e92d51be0595b73d7bcff89b3a723a16dcde8b', '\xd17a4b2e6b8960e0644f765a28c2e6dc8908328d14da9ddc97ad125f6c516625', '139****1673', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '吕伟伦', '伟伦', 0, NULL, true, '00b70dd9-49f5-4b41-8581-3d9eabd54344', 1, '2026-09-16 01:00:00+00', NULL, NULL),
	('9c1b9ae0-3595-429f-84c8-905b2bcd0037', '\xa0e0f103cf2ed6e3a9a8f0456794bfc22b51f7d516a22750dd830a15d0385fa40646e903b13978', '\xddc6a2d680cb40fa1933c855b7181fbbce80da89e4485c2b3a9646c2faf8a602', '139****1680', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '王俊杰', '俊杰', 1, NULL, true, '00b70dd9-49f5-4b41-8581-3d9eabd54344', 1, '2026-09-17 01:00:00+00', NULL, NULL),
	('52bdb34b-7d32-42be-86ba-7a30fb2c507d', '\x718983226ccccb72ee2535c66bdae27179c92d4a02d5c992b99f40010a25b0fb5cfc93b2d78b3e', '\x9d639c4eb8ba9e0013e1f5472f7b570bc71cf8ad9223658bd823e034c2a61f99', '139****1687', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '李佳慧', '佳慧', 0, NULL, true, '00b70dd9-49f5-4b41-8581-3d9eabd54344', 1, '2026-09-18 01:00:00+00', NULL, NULL),
	('ac8b790b-7751-4855-8975-e1676ff0847e', '\x5f2c5fdb9445f1510278f43440a6f5fb1b7105e06bfaa29b9bf1d856964e9cb63ec8506e65766e', '\xc4460c70ef5d07cff93fe10637369d29361ef52090b6abcd49a5f9721d16d58a', '139****1694', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '张明哲', '明哲', 1, NULL, true, '83b55dde-9709-44c9-8218-f2987c98bd96', 1, '2026-09-19 01:00:00+00', NULL, NULL),
	('4707ea05-9d32-4881-830f-63e6661f8876', '\xab0a8f4c1a71bdb92ad5a05a506a9db6e91ebce5e3d726615c8974083edf95f45bfcfdb0eb17ce', '\x1801d80598bffb39206f9edb2f9655939ebd96430d150938128908cee4bd6b8e', '139****1701', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '刘玉婷', '玉婷', 0, NULL, true, '83b55dde-9709-44c9-8218-f2987c98bd96', 1, '2026-09-20 01:00:00+00', NULL, NULL),
	('2529b81a-b80f-49fd-8d11-228cd33f5ef9', '\x9340eea7dfb3f101597bad0e8a2f759cec02c411faf1b5ad9b8639c3dbdfe2a7d4de466ac860c8', '\x9260bdec41b8a31c6af6473ff592a4205d087d1c633b82046100eb4399635ca9', '139****1708', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '陈嘉豪', '嘉豪', 1, NULL, true, '83b55dde-9709-44c9-8218-f2987c98bd96', 1, '2026-09-21 01:00:00+00', NULL, NULL),
	('389cab26-8cca-4208-86cc-3ef1d731f73d', '\x080d5277b62137c16f1d4537576083e8fd443ec5bb23d5331bce6b82b5af4396c66929808f1f5c', '\x50642365f3c14d40d9fa561c5c27325f66f54c40ff54cd23c9bf7a8792401cc7', '139****1715', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '杨静怡', '静怡', 0, NULL, true, '83b55dde-9709-44c9-8218-f2987c98bd96', 1, '2026-09-22 01:00:00+00', NULL, NULL),
	('9f91e499-4fda-44cd-89e8-af60b167d323', '\x2a81278a03c64684d152e54dd0c9f8726582ee4a618d6914c134c685c9f293c14887d3142e0263', '\x371ff43a3fc964c325be8c9223cdf33a0d5b4c9a3903b4417381e7f124584753', '139****1722', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '赵一鸣', '一鸣', 1, NULL, true, '83b55dde-9709-44c9-8218-f2987c98bd96', 1, '2026-09-23 01:00:00+00', NULL, NULL),
	('294b0f92-8968-48c1-845b-687a040196f3', '\xf92aabb00d554168249cb1d2dca3c8f0ffb92bde05460cc1207d9698e49a7c80b0eb4936cec0db', '\x8eb0b757894f9cc59453a16afc74c46ffe041590157de39b88aeb2729b5f25c8', '139****1729', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '黄可欣', '可欣', 0, NULL, true, '83b55dde-9709-44c9-8218-f2987c98bd96', 1, '2026-09-24 01:00:00+00', NULL, NULL),
	('b726d503-5317-49ff-8848-f2638a76710d', '\x3c4a33b933046038c7ccd08fe4dd082cdbb3ea0cf7406eb2eb1d7afc93f998b91eeceda4587166', '\x3807aeb711be9d7e6131e259e66a3e00e08003f074739d291bfd38e34ed8ebba', '139****1736', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '周浩宇', '浩宇', 1, NULL, true, '83b55dde-9709-44c9-8218-f2987c98bd96', 1, '2026-09-25 01:00:00+00', NULL, NULL),
	('826ec3c0-749d-4d5c-840e-2802017276dc', '\x6b47e0be4e7511ec3974420c96c9e3206d2d8e5d2666898597193e2e8445e59ecdc8a0d0da9f86', '\xca0fe8e0ba7acefeb5d145da90007b7de8c71d7482f5e4d13db82bfc06e5f2f9', '139****1743', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '吴晓彤', '晓彤', 0, NULL, true, '83b55dde-9709-44c9-8218-f2987c98bd96', 1, '2026-09-26 01:00:00+00', NULL, NULL),
	('2ee1b5fa-128a-4ac7-8e7e-75275eb463e8', '\x3ea4538974cbcaf11dbeab729bcc0e0082fac14cfe68ee4bc1811416f69223fa568fb20df3c916', '\x90209f6ece34cbafa4ee3d2f77bf41a0a878f9e5927f9fee768661d2de43feba', '139****1750', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '徐宏伟', '宏伟', 1, NULL, true, '83b55dde-9709-44c9-8218-f2987c98bd96', 1, '2026-09-27 01:00:00+00', NULL, NULL),
	('f06eddba-9a82-4218-88b6-6bbc213568fe', '\x7983cc94adb49c613a9ebed848c915e468428f78db6c1f172472a534211b97309cbcbb04ec2723', '\x5394e990d4fab89986efc5459dc266ca0a491d2b74e76073884430bbeba0ee61', '139****1757', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '孙春燕', '春燕', 0, NULL, true, '83b55dde-9709-44c9-8218-f2987c98bd96', 1, '2026-09-28 01:00:00+00', NULL, NULL),
	('152adc19-ece7-4c53-80f9-95f46eb00ab0', '\x2718003b988b1931aab004621839418f0150293d07baa8023f3a72b800c479b2a3f407391f1966', '\xaba7089ee0051e19bfcbd7422566b9be4af25ea95f7b0b6002114cf4ce4a52b0', '139****1764', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '胡子轩', '子轩', 1, NULL, true, 'd005487b-0439-40dd-8b64-7175b00dd59c', 1, '2026-09-29 01:00:00+00', NULL, NULL),
	('a0c02539-976b-4713-85fb-2586e63c03fa', '\x609d3e7d632f117fbc381da51324d92fd1d8709f98d0535b95ac12e0796466017ab8e78c893273', '\xad70e76685a521cb87d6dcac28eb4cf866e12fdfd2a2ea1420b85c088720420a', '139****1771', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '朱梦琪', '梦琪', 0, NULL, true, 'd005487b-0439-40dd-8b64-7175b00dd59c', 1, '2026-09-30 01:00:00+00', NULL, NULL),
	('70ad317c-6109-4e3a-8803-6596628e5c8b', '\x4d0e8bb16b096c07268a4d86f77615a19fc7ac95178735573764b876330783a7e42e2a30b28f1a', '\x9d1bba81a5553165ff982b6aa7eb614548721c1eee77ee4317c570850684adf3', '139****1778', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '高思源', '思源', 1, NULL, true, 'd005487b-0439-40dd-8b64-7175b00dd59c', 1, '2026-10-01 01:00:00+00', NULL, NULL),
	('cd311841-c642-4c37-8a7e-82464ebd76b7', '\x68efabf0426e2f428cc92c61cdbd2da4d703346fb8fbea9625aff6004bdd556a477fe7bce28a48', '\x9549b9e3456f07e2953ed61ead27f19dd1bc801fa3c09dac59395e3406e8e1ab', '139****1785', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '林婉清', '婉清', 0, NULL, true, 'd005487b-0439-40dd-8b64-7175b00dd59c', 1, '2026-10-02 01:00:00+00', NULL, NULL),
	('cf023bd2-b8d2-4b20-83c6-df893dfc6c44', '\x057b0683d17087a277c358308a25516ce7f64127a4ec70fd403c3934fc27c9e7652e62934da6a8', '\xe20caba07a4a920e2f7a59f367c72190d0f3b18bdaaab24ee922f53340db901d', '139****1792', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '何伟伦', '伟伦', 1, NULL, true, 'd005487b-0439-40dd-8b64-7175b00dd59c', 1, '2026-10-03 01:00:00+00', NULL, NULL),
	('e73f7ad2-681a-48bc-8d3f-cf1841657923', '\x16deea7bc6883bd2d1de87ba766b99b144c31351d604a1e968988f8c35636ec7058f1b171c2e83', '\x33ff5a7b0cd9a9c7d248669d185e17773815b08fe776c5a56b85e4d693fe1653', '139****1799', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '郭诗涵', '诗涵', 0, NULL, true, 'd005487b-0439-40dd-8b64-7175b00dd59c', 1, '2026-10-04 01:00:00+00', NULL, NULL),
	('6aa1bc03-9b5c-44f6-8a11-ee96e6ef9931', '\x3201a16a1c4f88ee40129a4fa3f69b85255f9a380c7ad3848c3d92ea5c3e07375dfe9260ba5789', '\x6f494dbd9dabe2a08b9b199e7968747f0fbee0ccc9ae8f517b2e0cbd0f4a89df', '139****1806', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '马天宇', '天宇', 1, NULL, true, 'd005487b-0439-40dd-8b64-7175b00dd59c', 1, '2026-10-05 01:00:00+00', NULL, NULL),
	('e3f145e0-cb92-49f3-82c9-cebdb5a0ce61', '\xbcf84a76fbc42b007ec0a959a54dcd8cf40e3a838c4c6bb72d425e99bfa78fd7897f3f35584797', '\xcc2ae05fea8f26f9f8b13757f56ea78c7ae80e55b61eb99562d8d10d451e0e2a', '139****1813', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '罗若兰', '若兰', 0, NULL, true, 'd005487b-0439-40dd-8b64-7175b00dd59c', 1, '2026-10-06 01:00:00+00', NULL, NULL),
	('2dce7560-c709-43d5-8072-bdb9ef68ed42', '\xac0f57caa004cde151d9af80942107d1e7a6715a263e1a747b153ee08c30aed94996926f46a5d7', '\xaf30fd0f829034260b3822f549b7c553360f225ac4837dec55f47eafa01d78b3', '139****1820', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '梁建华', '建华', 1, NULL, true, 'd005487b-0439-40dd-8b64-7175b00dd59c', 1, '2026-10-07 01:00:00+00', NULL, NULL),
	('9b48914d-3f2a-4a58-8209-9949d1f04f74', '\x950290852269e56ba50dade8e25be5bfa90b3feaf93f32f7e733f42428ccc45aee36d4f9df2ae0', '\x5035ec03533fcb429a2f7787c13a34f784cfed9cf758b8de0bb34147507ba1dd', '139****1827', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '宋欣怡', '欣怡', 0, NULL, true, 'd005487b-0439-40dd-8b64-7175b00dd59c', 1, '2026-10-08 01:00:00+00', NULL, NULL),
	('9b7aeadd-e33f-403b-8a41-6de473f7d846', '\x7c3f8ec08391f74dbfc8d8c1e1a767d8819eea59135438021a5c95fc21413c81923c72a868b510', '\x935f55086a4574a794d102a24efec40538b0a325f09a81797af006870c8f1f73', '139****1834', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '郑文博', '文博', 1, NULL, true, 'd005487b-0439-40dd-8b64-7175b00dd59c', 1, '2026-10-09 01:00:00+00', NULL, NULL),
	('c0f04603-97c8-4911-858d-1da97ca6c361', '\x9a31d44dca75cfeb6e46e44727dc1fbf1df16dcd68fa3c5de5211e6e98ac812ddd2fc211db54c8', '\xcd2218d3723d3c483de57ae16cdbc6d43057b8396706534a7e6775635140a755', '139****1841', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '谢丹丹', '丹丹', 0, NULL, true, '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', 1, '2026-10-10 01:00:00+00', NULL, NULL),
	('3769ec32-fa24-411b-8be3-ce023de902cd', '\x60b11b4ae8e4d327fcf9b70022d87c3af11ec475d03f837efff3b5438d1280db522323bb34a01b', '\x8458df3e61a8e253b4de03c93388e4cda15aec31f6eb5b7180c33f4097ae7e33', '139****1848', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '韩景行', '景行', 1, NULL, true, '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', 1, '2026-10-11 01:00:00+00', NULL, NULL),
	('2d97fd20-4706-4399-8406-09cfd5d3fc6c', '\xb2416dadbc18cd002821d6961b32483d1137d77b2d9610fb0757002a436cd8f3c4f788cafee740', '\x0ae16e871cdde8d406457531ce941bcb6a4a16fc244800e305d77e32a4e173d6', '139****1855', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '唐雨桐', '雨桐', 0, NULL, true, '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', 1, '2026-10-12 01:00:00+00', NULL, NULL),
	('bf73a1ac-3d23-4543-8c3b-36ff05d6f4ce', '\x27ed477f4093c0aa4e55e40ee2856dbdfd35f72ea7cb6808e9cb9240724c63a38e4233013502b9', '\x6d43327d6d068bd019ea3d5326da7d3880c1c12b6f2c926bd448a7b158d55040', '139****1862', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '冯志强', '志强', 1, NULL, true, '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', 1, '2026-10-13 01:00:00+00', NULL, NULL),
	('4307a106-53e7-4468-8db7-ad35736c2757', '\x369701beacd32b19062f3e130622a524b0119b7aabcfae7a65be9d354f277c439e7d423b509bfd', '\xebde1d7bf43a241ac7f735ea6b88c84331f91c57d1dcd2b8e034d7f85457d714', '139****1869', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '于雪莹', '雪莹', 0, NULL, true, '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', 1, '2026-10-14 01:00:00+00', NULL, NULL),
	('dfcc1505-22aa-472b-83b9-06ceb4081099', '\xbdddcd007980827227bad20c25bb6dc2f27772a1af0f74cdc76c5e606b15af024c7a10ced85d79', '\xb3abfa323c9eedd800f10b691cedf78c1807c6a0bddad754429f9cc5650169fe', '139****1876', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '董立新', '立新', 1, NULL, true, '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', 1, '2026-10-15 01:00:00+00', NULL, NULL),
	('6dcd484f-82c5-42ae-85ca-5076a9113d5c', '\xf70735ddb6d6c5d20e4a4fd139e5f76cb3257fc539d3795a92945a0cc5f4d26bd3e6c21c02d58b', '\x235fd465c9ae113397768408091372a9c938c11e43f7fb7505b11ba0244c7130', '139****1883', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '萧海燕', '海燕', 0, NULL, true, '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', 1, '2026-10-16 01:00:00+00', NULL, NULL),
	('195e5e67-fe4f-4bb0-886e-6993698103b4', '\x2f71e9e0af6837a914d9f00ee4a78b39a292c0e353f67a609494edf8830fd692275bb7f289fe4f', '\x692e3db12d17eb2907bd233e0f10ec9833ff8001b1e4bb05c831f8a9dab4d814', '139****1890', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '程俊杰', '俊杰', 1, NULL, true, '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', 1, '2026-10-17 01:00:00+00', NULL, NULL),
	('72a6832a-da7d-4fc1-8480-cab167173616', '\x0bf1e2a13aff63c98c83bfe057865a43c50eb874259cbb3ade0414ed8b0c00d2ef6f5e6c3d816d', '\x29c62070c73402a52dc059ca9dba345feb4fc174a0068dab5b33a5e5810fccc9', '139****1897', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '曹佳慧', '佳慧', 0, NULL, true, '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', 1, '2026-10-18 01:00:00+00', NULL, NULL),
	('5486f0d1-4581-4d75-8b2a-e35459059ad6', '\xd42b5cbcb3cfa762aa0fa7777c5f554e12b882961662e19f7e476d1f5ef33fd348facb674b4917', '\xff7f3afdce6436a4e1a6cdf389190bb3639d64d1ebac6a25973ecbf7b1bdae93', '139****1904', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '袁明哲', '明哲', 1, NULL, true, '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', 1, '2026-10-19 01:00:00+00', NULL, NULL),
	('d888e1e8-805f-4df7-83ad-a474395a687c', '\xf7808c0eb011551cedadefb76cda97c46b6ab89e91efa6f696df818518b71c38fac26807d4204c', '\x95e02bb5d6c96134943c2c8191d6f327b2ad8bcf8290f9700087182049aa7d77', '139****1911', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '邓玉婷', '玉婷', 0, NULL, true, '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', 1, '2026-10-20 01:00:00+00', NULL, NULL),
	('e70c2ca4-52de-4d71-85a5-6deaf257adb7', '\xf9e9ad8fa94daaefd57d936c18b0d39b66b42050619a3ec7c024d48eeb0e62fc68e8a99b9e31ff', '\x86e155f55d97c3c5f0ff10fa53d66011090ce615bdd99b865b22bee3cf11715c', '139****1918', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '许嘉豪', '嘉豪', 1, NULL, true, '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', 1, '2026-10-21 01:00:00+00', NULL, NULL),
	('b0f243ec-a647-41bd-8ca9-7d38e187e31c', '\x3d2b93320e6f7f1b4ccbd12de07991724a052b9c3239235ab73d23c677611d9956499b59795aec', '\x269d924af65aa582c945274d9da5493bf09b85ad5f4ab9304ce8218376e60c2d', '139****1925', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '傅静怡', '静怡', 0, NULL, true, 'f5e043ef-a9fa-4572-8bdb-5131e203271a', 1, '2026-10-22 01:00:00+00', NULL, NULL),
	('493bbcf9-e9a6-40d1-83cd-58e5fd038d98', '\x21fab85c219012a33feb86830e063af8bc617376e2383ff302d388545437aa43945be4eb4335f2', '\x6f8af0eee7b9ae45e214ccfc0b1390073c88a0c4be4b6d35b3fc165491d0813d', '139****1932', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '沈一鸣', '一鸣', 1, NULL, true, 'f5e043ef-a9fa-4572-8bdb-5131e203271a', 1, '2026-10-23 01:00:00+00', NULL, NULL),
	('834d1dfb-6e04-44f4-88fd-557ba4f38bc3', '\xb821c2601c79374446d6a3781d0f4facc85810e569335a8002b0c756beb6d9ea249a2811e470c9', '\x2181d40ed692cf8b6792b2a868bd3c380cc801884f458e27be61e53d7a0c9c5f', '139****1939', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '曾可欣', '可欣', 0, NULL, true, 'f5e043ef-a9fa-4572-8bdb-5131e203271a', 1, '2026-10-24 01:00:00+00', NULL, NULL),
	('f3f6d364-330e-4a16-8867-dce79a00fc2c', '\x2cf669e495c2bca2c5f011149514624736937551098b2144451776b2908bf6b64d2832307fa31d', '\x20b2b4d7c79a58d96bad9a351fa606f64dc57cdeefe349157b9d269d04e60b3b', '139****1946', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '彭浩宇', '浩宇', 1, NULL, true, 'f5e043ef-a9fa-4572-8bdb-5131e203271a', 1, '2026-10-25 01:00:00+00', NULL, NULL),
	('f8f0d98b-7e1c-4181-8e4e-6ee4f5e267e7', '\xe95a9838ae26ac6799bc1802d93542fe1262804a75595beff8eeb8ff4e4e22961638192158b47e', '\xbcd9ea49289cf19b555fc7fa983a243b52078568e9915f44dab69d29f7fb06fa', '139****1953', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '吕晓彤', '晓彤', 0, NULL, true, 'f5e043ef-a9fa-4572-8bdb-5131e203271a', 1, '2026-01-19 01:00:00+00', NULL, NULL),
	('d9cfd4d2-2b0e-4603-8744-ef5bfc70b1de', '\x82b63f24434a8fed30911cd5765b823cecb4e0103b0426fedd39cc791deee79b421344db521305', '\x50f7e20e0aad291cd27dea5e0ee9124c0e9b0b4c5d9627faa05a1a8ae2728455', '139****1960', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '王丹丹', '丹丹', 1, NULL, true, 'f5e043ef-a9fa-4572-8bdb-5131e203271a', 1, '2026-01-20 01:00:00+00', NULL, NULL),
	('68ead0c4-2cf9-448e-867e-2d9f470a93b0', '\x02cbc67a795141c60c4fe83da71f433a04341972b9c335ab7fc255aa4f085bbcd38ec94db0636f', '\x31655a53213102fc979e3be1bde20b633d9acc00b0320b3e4a2b165f60f0a88f', '139****1967', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '李景行', '景行', 0, NULL, true, 'f5e043ef-a9fa-4572-8bdb-5131e203271a', 1, '2026-01-21 01:00:00+00', NULL, NULL),
	('7d99fce2-bf04-4886-8bff-647060e045fc', '\x6863429f4d18f4ead8a3d4f9d720d2556db96abfac827c33b5092c9162fd141cc605f2ed8655de', '\xd9a851ac2a6760a6407d89d65537e65f866984111ea4653768bdff10f3c5a8a8', '139****1974', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '张雨桐', '雨桐', 1, NULL, true, 'f5e043ef-a9fa-4572-8bdb-5131e203271a', 1, '2026-01-22 01:00:00+00', NULL, NULL),
	('68444b81-7958-4205-80c8-d9033d3e40e0', '\x3edc4e2cd5d192b9fed6a2b1324510e82ac13f1b04e7c598048d01805e57d660baf3adb818f003', '\x08aabda749594c32d8918fe131b36720a279b95c551455d51bf01decbb6ccdb5', '139****1981', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '刘志强', '志强', 0, NULL, true, 'f5e043ef-a9fa-4572-8bdb-5131e203271a', 1, '2026-01-23 01:00:00+00', NULL, NULL),
	('8068f45f-f11e-4be6-87c2-5818a3dfb4b4', '\x1a3de03414b3f0bc9a97838ad5bbe950109791c903236afe69b30057cecb7132ad2258534ab650', '\xf9abf771be90567c9bb97e8635969c3ac86d82e0bcbb0bc212d166fdc178a4af', '139****1988', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '陈雪莹', '雪莹', 1, NULL, true, 'f5e043ef-a9fa-4572-8bdb-5131e203271a', 1, '2026-01-24 01:00:00+00', NULL, NULL),
	('f9794d95-1c26-4f40-8346-1b3861aeb85a', '\xdfb777282ee7e0ccd84818c2302d474e43e31832ca8b14a300922a9af12f903640c57109d1b3a9', '\x1cf57fa9fa16b49b301996b19d0344a4b6b9ca93c9c7521b4db461ad0dd679c0', '139****1995', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '杨立新', '立新', 0, NULL, true, 'f5e043ef-a9fa-4572-8bdb-5131e203271a', 1, '2026-01-25 01:00:00+00', NULL, NULL),
	('11949f23-f326-4ad6-83c3-c4b49a135f7e', '\xdee44bfe025d575209b2f74f3c5b9d7c99277832aa6a4a0d04852df839bb1581de9653fc136e8f', '\x701fb9b6edd9fbae8e6f6b9c606a1fb716ab4873162490cb758d6be79fa7c7de', '139****2002', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '赵海燕', '海燕', 1, NULL, true, 'f5e043ef-a9fa-4572-8bdb-5131e203271a', 1, '2026-01-26 01:00:00+00', NULL, NULL),
	('b822d969-b87e-4376-8bb2-4b7a59ea7f4c', '\x8e64f83c93e1bc389a460f1f0e3767b8a9f2e41b3ae52f1d72f2696be8d1b2d6ad1aa4f03a7d72', '\x7e5f2e65ad5d6a018183ce8ff12a72a990e7578d650e0f43f62bb23eebd71d79', '139****2009', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '黄俊杰', '俊杰', 0, NULL, true, 'f5e043ef-a9fa-4572-8bdb-5131e203271a', 1, '2026-01-27 01:00:00+00', NULL, NULL),
	('cded7ca0-48c2-4ab4-858f-4a9d6506983d', '\x3071cb29edb97ad27161f0005b9fda8d12bf328b124640b149a65bbefc1ad722066f3b3c3431aa', '\x5d2caf0ae413ddef9d05c363a09f33f5d6ba569325ba67d99d7dc68693b66d93', '139****2016', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '周佳慧', '佳慧', 1, NULL, true, 'eb13a71a-c0f4-4a15-8906-d34679792ad5', 1, '2026-01-28 01:00:00+00', NULL, NULL),
	('393aae63-09c7-4162-8694-7a68849b85bd', '\x97643cadbd0fdc07675240106cdcf100bcd8a056fb7e8ade5ed9e5a95593569a24b8891b093bee', '\xf38c4da74329eceff9eca18e3635e7c01b59b432d2aae3f1fc2815495bdefe0a', '139****2023', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '吴明哲', '明哲', 0, NULL, true, 'eb13a71a-c0f4-4a15-8906-d34679792ad5', 1, '2026-01-29 01:00:00+00', NULL, NULL),
	('745d11de-e4fc-4725-84c8-eeb5dc4eb3f1', '\x6c68ad6336876fb276605d1e5c342e28a20b3a71a77376f9fb3dc6d4098c421f5eb1a3327ccd90', '\xec484dc20fb44611ae82744b4d19faa420a3c0bfff665d017b9014fe56f34dc4', '139****2030', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '徐玉婷', '玉婷', 1, NULL, true, 'eb13a71a-c0f4-4a15-8906-d34679792ad5', 1, '2026-01-30 01:00:00+00', NULL, NULL),
	('995c3c12-7dad-45d1-8a31-75fdb17747be', '\x160689176be16a96dcce630fe8cf87807c8a64c25d6a703ee902e993224c0c154ff6fc6f4b36f6', '\xedf29a4fe66fdf72ba063c48805d11a3cc42f74121c3a263c3155bd810b15a24', '139****2037', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '孙嘉豪', '嘉豪', 0, NULL, true, 'eb13a71a-c0f4-4a15-8906-d34679792ad5', 1, '2026-01-31 01:00:00+00', NULL, NULL),
	('0198e2ec-3df3-481f-8007-202ad4a08704', '\x8f089193e5518c956e05a97007c6e9c4cc9c26edc722352379aee69c67260f0048cafb704fa651', '\xe645be1fb164346d52676b5ca7023c14c249e1b970ea5b38e4428c09c51093b9', '139****2044', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '胡静怡', '静怡', 1, NULL, true, 'eb13a71a-c0f4-4a15-8906-d34679792ad5', 1, '2026-02-01 01:00:00+00', NULL, NULL),
	('152d65c5-8ff1-45fd-8aed-7ebc657d369a', '\xf1b19d65033d7bff466734ffe8787646b32ff94053b0dca204c83324393f68611452737f272aa9', '\x29a5f1e1fb4ebc545db3a7f0a15b4dedf6295970d7e065e0c841b46c2cc0399f', '139****2051', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '朱一鸣', '一鸣', 0, NULL, true, 'eb13a71a-c0f4-4a15-8906-d34679792ad5', 1, '2026-02-02 01:00:00+00', NULL, NULL),
	('5dcd8ce7-5dc6-4b6b-83bc-0431e53e173b', '\xfb2dc139709e839410933808b1c0fb0db7177f2b83db5a557344926a6f88c80124800ce67c2ab3', '\x9788edf18eaf8b15a28b6180cf3557247000f2b7ce85be4f548410af717b1b44', '139****2058', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '高可欣', '可欣', 1, NULL, true, 'eb13a71a-c0f4-4a15-8906-d34679792ad5', 1, '2026-02-03 01:00:00+00', NULL, NULL),
	('ec7230d3-7653-44d0-8450-b300ef487347', '\x36c4363767e2813525e27f736fa54fe588ce066c58a6e3d0afa432fbd6a2c464e8d4bcf1092347', '\xb40b2bb77f3aa310f9d64b66c57ea0d32409d5581b94a1754ef8cc2a3310918a', '139****2065', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '林浩宇', '浩宇', 0, NULL, true, 'eb13a71a-c0f4-4a15-8906-d34679792ad5', 1, '2026-02-04 01:00:00+00', NULL, NULL),
	('23886f9e-fab5-48a2-87eb-eeb8f39e8620', '\x204e8525ae92facdf2e571f1ed638c0db07cebf1ce92825e9cf671974e18b5e0ad4d6000882388', '\x82f5c4224970e03b62546afc0e436f8c8287a0a16b25fad855dd46a18310d6d0', '139****2072', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '何晓彤', '晓彤', 1, NULL, true, 'eb13a71a-c0f4-4a15-8906-d34679792ad5', 1, '2026-02-05 01:00:00+00', NULL, NULL),
	('e69ecd5d-9d07-4bc4-8a2e-5fc1fc6ffbc8', '\x11e4a58fbd4cc0a728775a98bcf87e656c90b24a84eadfd5443fb3c072a02912451a866b63acc1', '\x704b1b3af15be7eefe36e6f9e21bb5cbee54bd430e05b4aaadbfd34e5a25bd00', '139****2079', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '郭宏伟', '宏伟', 0, NULL, true, '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', 1, '2026-02-06 01:00:00+00', NULL, NULL),
	('2b588e10-367f-4b32-8747-4a392ce2151b', '\x7d2ed6b7cc9d267c9cd9086305fca93abd93f83cbdc6da1cb5d801cef5b528f4906e07ceb87409', '\x24452a2c437bc12005b0ac4ead4dc648bce333d816c704b52ce20331d63e711b', '139****2086', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '马春燕', '春燕', 1, NULL, true, '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', 1, '2026-02-07 01:00:00+00', NULL, NULL),
	('01bb2cf6-4ee4-449f-8eb9-283732c73091', '\xca9d49ece2924da868d95ebfd4caedcf92517eba51bae35a8c27a3d372d8150d6a3320ea8fa27c', '\x5dd3e0e78c01c185a390c40ff054dc8c217f44d48e7ba3be0643d990c52bba54', '139****2093', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '罗子轩', '子轩', 0, NULL, true, '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', 1, '2026-02-08 01:00:00+00', NULL, NULL),
	('cfb33b26-43d6-4ace-8cfc-2a0c0d9e9de1', '\x8e256b3d881150e2200695c097ac19a1543510504b3d3382c3129afaf3aa992a80e666a0020815', '\xeb7fca0ed40b2edf326852f04a1e0a13334052f710e2bc8ccb381a987d5fcf92', '139****2100', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '梁梦琪', '梦琪', 1, NULL, true, '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', 1, '2026-02-09 01:00:00+00', NULL, NULL),
	('416d4311-f223-4db1-820b-f725a9660f73', '\x33039aeb41c56d456ca1945d1f14e94884b5a85aaccee976036779d8d267d204cf22a6d24e27eb', '\x08fd8658846a2ce9f6df371364a43778a427c2c0ff4443cccebd2796b51f0893', '139****2107', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '宋思源', '思源', 0, NULL, true, '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', 1, '2026-02-10 01:00:00+00', NULL, NULL),
	('f746e52c-e638-43a5-852c-91fe1b26e9fa', '\xd69938aa3a7b1cab7218f4130bbd446ee694c696a10e9a53020fc3cf25807140b44df7a2edfa96', '\x04ff186d69506c73cd6550ae9103e99ac76ea768155d33df790f97f2898ea98d', '139****2114', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '郑婉清', '婉清', 1, NULL, true, '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', 1, '2026-02-11 01:00:00+00', NULL, NULL),
	('4d5f8247-fcd5-4d5c-874c-e8970ed24f80', '\x9821bff3ddbc4519dd056baa719bf19aece7f51d9ff4cde2b66b69fdddcecb1f4437c3dea65d99', '\xd32a66cae52db3547e112429a8512ef12800bd3f111d0a8ac812fe8515db7999', '139****2121', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '谢伟伦', '伟伦', 0, NULL, true, '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', 1, '2026-02-12 01:00:00+00', NULL, NULL),
	('f95ea5ec-daf4-4822-8a39-292a806f08ed', '\x38e050789ed342bf802b9d59638f0bdc2016b5893c1848871d3f255109ec032800d6f390ec8725', '\xe49da3387231ae1e6c21b162aef4d38bc53f08d6ae8335c4a7d9082d4a7e238c', '139****2128', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '韩诗涵', '诗涵', 1, NULL, true, '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', 1, '2026-02-13 01:00:00+00', NULL, NULL),
	('2b9ef8de-126c-44f1-8074-d267ea1ff32c', '\x0560b661baf56a15734409a7bac50b012f55538cb17f50b5d2e345a7212bf686db21c57127124e', '\x8e232a861d0023d73e537ee4b9d5f01540884dbd926923d0fee6c6c9f8174b6d', '139****2135', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '唐天宇', '天宇', 0, NULL, true, '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', 1, '2026-02-14 01:00:00+00', NULL, NULL),
	('54c77cc1-17c8-4941-8ecb-04948b3a6fc4', '\x6368b180c24bd0915d561b40ed203e75d07d66df7d2ad38bd45a22c35d3ea38b54d46b93eb0b62', '\x655f53d8a4805679fa99bf418af5969b1e7da11166005cfebb60d165124b2b4a', '139****2142', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '冯若兰', '若兰', 1, NULL, true, '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', 1, '2026-02-15 01:00:00+00', NULL, NULL),
	('4f80da67-35da-4c06-81df-c273669804af', '\x82db33e1b7ba3678f57ae8e8dcd12f95eeddfd9c0a89c888b2c4cd339669a43058402ed761d6f5', '\x00e375f389c81cb70f97e304ddd8d18ed27b5cd8db22fe291b875442bd5b9e04', '139****2149', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '于建华', '建华', 0, NULL, true, 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', 1, '2026-02-16 01:00:00+00', NULL, NULL),
	('41e9628c-7054-423a-87e4-84e248503494', '\x092c07263fa36862cfbe1690456fe1866926114cbf95bbe4e23190464cb14818485ecb3217cccd', '\x8740fc3d770412b78a6c6372a82e9b1990d3aca00c75c7705e9fa65392354cd2', '139****2156', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '董欣怡', '欣怡', 1, NULL, true, 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', 1, '2026-02-17 01:00:00+00', NULL, NULL),
	('27c82148-50f2-4aee-8cc0-1ded6d226206', '\x6e1d3cf2256b2d6ba028970519865199f48bcd7d59a23c586cefcb1429b2b5c0a8abda0bdd43bb', '\x7b94b627912e5b7c9e594b0a21aa1b4c8133d04f37f05573344753caa3174c97', '139****2163', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '萧文博', '文博', 0, NULL, true, 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', 1, '2026-02-18 01:00:00+00', NULL, NULL),
	('2ae27423-0334-4a74-8ee5-15859b83f6ca', '\x85fed6326a7628b92bdc6486010bcedd34b210aa0b0379ddb5b62ad6127c5cee7bac07ed6de229', '\x9a89a7e7d08a22176f9414fb31f2e95763135377b3b70b432c17812ab720b94f', '139****2170', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '程丹丹', '丹丹', 1, NULL, true, 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', 1, '2026-02-19 01:00:00+00', NULL, NULL),
	('192765a9-c4a5-44d6-8930-2e3979fe21ef', '\xaeea0751fa8fa998b739c5485c6407621f7da6a08bb60c72c54fc7d8f27c0fa176ba159ae6749f', '\xa6b92e03ed58a3b387f1be54b982dd9a3aa3d54af73adf9748608bab064bb719', '139****2177', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '曹景行', '景行', 0, NULL, true, 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', 1, '2026-02-20 01:00:00+00', NULL, NULL),
	('84c97639-8611-4ff5-8851-5859af162caa', '\xadb364995c3784dd96b024e4a9a60e5da65c153fe0c155891aa428602017fb6cc2226836da1e2c', '\xf4b2987373c049654dff1ac5212df9d92b34b0e8caef0168e27392a1f96aae19', '139****2184', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '袁雨桐', '雨桐', 1, NULL, true, 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', 1, '2026-02-21 01:00:00+00', NULL, NULL),
	('45186fa6-a6c0-448a-82c5-b560538d3061', '\x4e7a91b8850fbbbe4bb6815487868229a9d692ddc66f10e15555d6fd5a5b51a1dc2f56c39c3850', '\xafb7864f3a5d1ba262dea0a33045d6e0e67224dc6b3c969086396f9a08f01d0a', '139****2191', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '邓志强', '志强', 0, NULL, true, 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', 1, '2026-02-22 01:00:00+00', NULL, NULL),
	('a60c454b-1e40-4f0d-83e2-e30c558cc0ff', '\x5d5bd76c17d87fc29090a47ab3f68e3bb00dc664063351790b4f0c9360c6297fa8a9680bf01378', '\xc2059c53d799528a6a6758dd21326359a9729fd8140c7a9fa1303d9b06d4756b', '139****2198', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '许雪莹', '雪莹', 1, NULL, true, 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', 1, '2026-02-23 01:00:00+00', NULL, NULL),
	('cf912fb2-cdd0-4130-88d0-66116539c00a', '\x1a4b1ad2800b9765e77e16cc004cf7df04c079ad0284ea29b4a85b37177081fab3257822e1d9b2', '\x4fb68b59d064bd666896140cf5aefe6cf0c00b7341b4ee0a3687c4e824a8d4e2', '139****2205', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '傅立新', '立新', 0, NULL, true, 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', 1, '2026-02-24 01:00:00+00', NULL, NULL),
	('7a9e8e9a-8545-4ee7-8f21-0bbd10bef4e9', '\x275d71ece43dfef079d54f0cf58438464ce19a2cdd650bed3a1a2bc5baee11367096d107c084ba', '\x1f3b04b93e055ca27e314d437f08eb1124e4d81bd8f97fe05987247cde8fa47a', '139****2212', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '沈海燕', '海燕', 1, NULL, true, 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', 1, '2026-02-25 01:00:00+00', NULL, NULL),
	('8e8a2fdf-fc4c-42c2-8228-08449d71ef5e', '\xac36f6a5b041bc8b8720f22ddfb33113b962bb283aea62d14cac938e1beb7edbd4ef5a6c6420fb', '\xb74e0900ddd22df7129ae026aec553f0139c12cfcf969212f7899e4c7694f008', '139****2219', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '曾俊杰', '俊杰', 0, NULL, true, 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', 1, '2026-02-26 01:00:00+00', NULL, NULL),
	('a34cf9e6-708c-4dfd-8fb7-6b47c90ed281', '\x45b6184baf9e05cf77876813fa85ee88f8644daf35fd5ce18e306fd02ce5b6946c7a17ac7f8b5e', '\x07c5dbcd96fd90a5498a91090eb0a16197004293934f51dc2e71cb57f764c457', '139****2226', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '彭佳慧', '佳慧', 1, NULL, true, 'ba6e1566-7201-4d26-865d-4981c1e2a10b', 1, '2026-02-27 01:00:00+00', NULL, NULL),
	('cbe794c2-9111-4761-8285-f381a77f9ae6', '\xd64871b6f83ea22127572ba9e902bdb6579e8f27cf7f03ba3741a218ae6e3d779bcabbb0f0e7b2', '\x7e225bed839edba6243f525a837fc12e62ae27fdcd04a2f61511c7803f867f4d', '139****2233', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '吕明哲', '明哲', 0, NULL, true, 'ba6e1566-7201-4d26-865d-4981c1e2a10b', 1, '2026-02-28 01:00:00+00', NULL, NULL),
	('71369603-3fdb-4958-8b52-c94a4873f092', '\x8026e274d18c97ecdd0714e7ed1368878f7b0a82dca58cb89053fa9deb0b2aa937ea4b97e4829d', '\xb2550bc49578f15ca64195f64502058cb3020db236308e1c0fb825f26e156aab', '139****2240', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '王伟伦', '伟伦', 1, NULL, true, 'ba6e1566-7201-4d26-865d-4981c1e2a10b', 1, '2026-03-01 01:00:00+00', NULL, NULL),
	('e3567adc-fac6-43c4-8c9e-285b10b43601', '\xa78bf27f5e7115168c4faf3d972edadaf91d5ded8441a985f5ef5dbfca1237e49a38c8248adefb', '\x6b5803765ab2f4c01477f672ae3fa87c054b483d0a6dbfe2f39a3ec3379ee2c6', '139****2247', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '李诗涵', '诗涵', 0, NULL, true, 'ba6e1566-7201-4d26-865d-4981c1e2a10b', 1, '2026-03-02 01:00:00+00', NULL, NULL),
	('072db9dd-7987-49f2-82d3-d99ec7785362', '\x695a09bde20979aa55f7502ce313da942c6afee631dbcfa2b000efdea3682bcf96ef1e948a137a', '\xda6b03375dd9a03978488db9728293116476fd17f0283acd1350d17ddd1babe4', '139****2254', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '张天宇', '天宇', 1, NULL, true, 'ba6e1566-7201-4d26-865d-4981c1e2a10b', 1, '2026-03-03 01:00:00+00', NULL, NULL),
	('97a9d52b-dfba-4b1a-8fa2-c16c5b08611f', '\x81363d8b5ea4363161643994e9391e254e9fef8df7ba2799124fbf434408e2c9b3fa3cbadb6379', '\x0b371044e0b5c761508bfce42d58767aaf8d0aff743451a2cf9db99f597b664f', '139****2261', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '刘若兰', '若兰', 0, NULL, true, 'ba6e1566-7201-4d26-865d-4981c1e2a10b', 1, '2026-03-04 01:00:00+00', NULL, NULL),
	('783a4531-2f2d-49a4-84ae-ed5e73c5a3bc', '\xfb2f2e4db761738aa324a676d40f58eac5ac9d425f88db4f5a14ffb0e70d8f15150e108a3b5614', '\x6457e8275dace5228f612da24318732c3aabe3b48d5403c38a602107f24d73f5', '139****2268', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '陈建华', '建华', 1, NULL, true, 'ba6e1566-7201-4d26-865d-4981c1e2a10b', 1, '2026-03-05 01:00:00+00', NULL, NULL),
	('e377f8e9-74e6-413c-82ba-498c3535c4cd', '\x5d470621c092eb84b942b08bc7394f2de36fc79d707d1c17ee4b4e064fca47c61207390f57ad9d', '\xfb6549fbf30eab49c132a468021345c62824b9ff3d5f7d5c8d1c457b62a7fb01', '139****2275', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '杨欣怡', '欣怡', 0, NULL, true, 'ba6e1566-7201-4d26-865d-4981c1e2a10b', 1, '2026-03-06 01:00:00+00', NULL, NULL),
	('1a53d27b-fc5f-4f97-8e60-5d143c1e7d45', '\x33fc35d46de8751c4f403c95b971530314b4964963eef475f342fb0d4f8e21723cbe1d52e19174', '\xf3c10032dee12d9a69d837a01b6485a810c65ee6e0218097d7ab706f91004059', '139****2282', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '赵文博', '文博', 1, NULL, true, 'ba6e1566-7201-4d26-865d-4981c1e2a10b', 1, '2026-03-07 01:00:00+00', NULL, NULL),
	('8cc90983-dcbf-4c9b-8fc5-c8eb672dff56', '\x742eddcbf780c5b348fa924a66f6e541435d1d90985b74e174e4c7106e1a109d1b1d22c9617792', '\x0ff852c189b498c896d98386e133828fc07369eac3d9d135f719b7b1dca40a63', '139****2289', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '黄丹丹', '丹丹', 0, NULL, true, 'ba6e1566-7201-4d26-865d-4981c1e2a10b', 1, '2026-03-08 01:00:00+00', NULL, NULL),
	('2c5a2f69-371e-4c30-86fa-0ede1ed34148', '\xee1a68fa7a724fd9836a32fce794ab4e0c2d015344107b51ff21830cdfc320916b65e32e230af9', '\x1d4e5c7ddf8f25cf0c994dc2f05def5e0a73f04126fdbf9b130fcdb870df07c4', '139****2296', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '周景行', '景行', 1, NULL, true, 'ba6e1566-7201-4d26-865d-4981c1e2a10b', 1, '2026-03-09 01:00:00+00', NULL, NULL),
	('71110534-9923-4475-83b5-47af56ef7e54', '\xd96eb77df3969b7ec9db0ef169411ad4724c468f3cc96fcee5cd4b3ca61727c6425ebc4314e64a', '\x3c078291c10cec79c82ba36d7f7ccf0e8e55a2a34dbe34686bdc8ff6c0494c12', '139****2303', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '吴雨桐', '雨桐', 0, NULL, true, 'ba6e1566-7201-4d26-865d-4981c1e2a10b', 1, '2026-03-10 01:00:00+00', NULL, NULL),
	('02622400-0ca9-4e42-823c-7e8a58fc111a', '\x05dc201b70cf49e45d318c20eaa8d879bc092307a79b00b2f120b585921621669589a30c6b0187', '\x08683b2fc17c2e1796c260a1af1505f857a5433d6b2726aa4824af1a22137388', '139****2310', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '徐志强', '志强', 1, NULL, true, 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', 1, '2026-03-11 01:00:00+00', NULL, NULL),
	('d8582ca1-0a70-432b-8213-266dd297e038', '\xebb7aa03c9040996e56340373618f0a1df80b254f0a035d04f923291654cca4e0721bd542d37aa', '\xd3f4ea936b207d54abff59a18b33596f8e756aef8b699837c996dccb0c9ea6e5', '139****2317', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '孙雪莹', '雪莹', 0, NULL, true, 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', 1, '2026-03-12 01:00:00+00', NULL, NULL),
	('590eaabc-82dc-45ae-829a-f583363d6d69', '\x92bf846fc610af5d7b532f0e6621336c89758c51a3712f794e5fb899b512f36b6fe86d617dba9e', '\x66e343788752d4c1f2009c3e9643e91e32c582cd944f70bbef0050648137fc71', '139****2324', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '胡立新', '立新', 1, NULL, true, 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', 1, '2026-03-13 01:00:00+00', NULL, NULL),
	('f696d580-87bd-4c77-89ad-d7d2c5f2dc7d', '\x273d7d9d9a4026d1a8ae297c3e01d4328b03fa0c901da53c7e9815c4aae6c2a215301f42c316d7', '\x280b39c1d4213fa93be2f358b5dcf25c0347a8d1eb16d7931e2a3c3dcef44d04', '139****2331', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '朱海燕', '海燕', 0, NULL, true, 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', 1, '2026-03-14 01:00:00+00', NULL, NULL),
	('3f4bb0b8-9da7-4afd-81da-6e07ca571014', '\x43b4d81e4bd574f7a9201c0e09ea305ab261ef115d5c099378507eff789ed8f03d09dc32725fd0', '\xac83756dd4ba617b978e9263dc656b4303bdf0db24834f0ebbcac0f3eed1849c', '139****2338', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '高俊杰', '俊杰', 1, NULL, true, 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', 1, '2026-03-15 01:00:00+00', NULL, NULL),
	('6ab0c4a9-c9fe-466a-84e0-3b930c321412', '\x18bcc8760b88d70302794a356f0dd4db860a0583ece0b0f98ff7dfd407b98908c448c7a76f0560', '\x1b09a854c327dfcf5d3ecec0b325cc195e9db2e74f0803be6b0ffddbe36b5e82', '139****2345', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '林佳慧', '佳慧', 0, NULL, true, 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', 1, '2026-03-16 01:00:00+00', NULL, NULL),
	('180e0e7d-2e75-42b6-82e0-7e3903ca4794', '\xed2ee7876b463ebaf70cfb808dbac9278536f12b90243de5312b8c0f24a39d720ea364f9c75784', '\x72938296ebf6ba07b8ba6141df850d94ea2597f011048866bc02ccf764c5085a', '139****2352', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '何明哲', '明哲', 1, NULL, true, 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', 1, '2026-03-17 01:00:00+00', NULL, NULL),
	('43ecbef0-60cd-4a04-8704-4e5e0c3e4e15', '\x944af182a6c2fd8ea34b308fd0d831232f5d1b535a93301b923af10f5e70a070df61502267b2a1', '\xef171fa3e38f8bf9bf099d14aa6703ac0475ffff17cfb06b832eb5f6f5979260', '139****2359', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '郭玉婷', '玉婷', 0, NULL, true, 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', 1, '2026-03-18 01:00:00+00', NULL, NULL),
	('654a391c-01c9-48c4-84fa-984aae02fd9e', '\x66b2c5f646a9d772d3f635f382b6cac11715dcdf973b3d36a40780b3aef5e811591504a772eab9', '\xc74f07802cad51f063d0a2b2bf6b06c44d099ecfdfab7a4e19f6f16296fcaf52', '139****2366', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '马嘉豪', '嘉豪', 1, NULL, true, 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', 1, '2026-03-19 01:00:00+00', NULL, NULL),
	('7b857c3e-93aa-45ed-80bf-9c95091572cb', '\x1ac6111c4f5052e3a71b132e8df754f5a964f5c03f36927a29d0d678f5c4b0449664b605e0af4c', '\x998c23c139a19d3d2e28f2662c646ffa674f8419725bd3a245febb06a93181c3', '139****2373', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '罗静怡', '静怡', 0, NULL, true, 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', 1, '2026-03-20 01:00:00+00', NULL, NULL),
	('954517aa-2182-4f05-85eb-e4e61dd34c49', '\x7b3669c8abca5986eb3cc6c2bba8a63c4c79768b699b582d1212ee1ca4c7c49e9c5ed54e9000df', '\x5385e0c24ac5d7d4c4ad3c7b34b8641c75eeb9a03fc9019796a4a9f97f10902c', '139****2380', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '梁一鸣', '一鸣', 1, NULL, true, 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', 1, '2026-03-21 01:00:00+00', NULL, NULL),
	('b53f89ed-3fc5-44a2-84b8-226a08dcf929', '\x3eccafc6e2ed3ae12adc79434d2de52c715cb346f90669385b01f2787e299585044bfd91a200bd', '\x0ed80df887cbcc1fb7f64ed4623e8d9bf7589005ebcf983a573b23017990294a', '139****2387', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '宋可欣', '可欣', 0, NULL, true, 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', 1, '2026-03-22 01:00:00+00', NULL, NULL),
	('e0aabac7-ad39-451f-8513-eb04aa47df35', '\x9bf4a11e3b234b389611c03442b3bb2d9e271d554e329c00abc2584888094dd1230726cbe83f85', '\xdd1137371e8c7be9d07ef01cb71a3ca5f2cc6143ada9d968eb165323eaea7199', '139****2394', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '郑浩宇', '浩宇', 1, NULL, true, 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', 1, '2026-03-23 01:00:00+00', NULL, NULL),
	('10521b9e-da28-4cb1-88cb-7f1a12e62d19', '\x0b198e15002b66b084ce52713acdb7828101cc70675241fe366e4b5a9c1a358009c13c21c0881c', '\x8859b5ed2f97ff2f9650fca660859bce09bed9fa7e6363d88287c0e6e2bba711', '139****2401', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '谢晓彤', '晓彤', 0, NULL, true, '7e312ca3-45f5-4464-8eaf-2d401bccff5d', 1, '2026-03-24 01:00:00+00', NULL, NULL),
	('1c6755ee-2ea9-45bd-889a-a444616ea90a', '\xfa6ccb30fc18983a7281612dd1e0e4924c49c49d2fa042494a5cc55b0a75ac6ee6f68f358e24f8', '\x048914c6db30a93adea77365a27e07c4a9af5df37c993ecb41c1ebba6dfd70ca', '139****2408', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '韩宏伟', '宏伟', 1, NULL, true, '7e312ca3-45f5-4464-8eaf-2d401bccff5d', 1, '2026-03-25 01:00:00+00', NULL, NULL),
	('02ca3d3e-9287-4df2-8230-052dc877802e', '\xcfb741f639b61e96926d6dddfbfa91be3b3f068fddb47f345e9ccd05da8fd325c37373bab4c687', '\xcd44b9a4ead0f592defa083909e7fd15997583ae2372c401874d56136d86f0fb', '139****2415', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '唐春燕', '春燕', 0, NULL, true, '7e312ca3-45f5-4464-8eaf-2d401bccff5d', 1, '2026-03-26 01:00:00+00', NULL, NULL),
	('f2e78545-2266-4d35-88f4-557a9e2714eb', '\xb48ab357d463ff770687232b72a185a4d343414f5c90c495851d23e910f9cf35f5cb9d51d59086', '\xfd8ce620f9c8acce0c24c6cd99013a15de9a65761eed34e7f2fef0eed93f91d7', '139****2422', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '冯子轩', '子轩', 1, NULL, true, '7e312ca3-45f5-4464-8eaf-2d401bccff5d', 1, '2026-03-27 01:00:00+00', NULL, NULL),
	('dc63343d-8270-4306-8b86-f41990aa7761', '\xfd8d70a043595e77cc01d3ae97dfa48720eeb4e2f019191c3116bf6b1f2742ad017a392b902b16', '\x330f7c8b4e08e0f396a00c819c0c215bea51fd80758228b4aecc71bc9b99d052', '139****2429', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '于梦琪', '梦琪', 0, NULL, true, '7e312ca3-45f5-4464-8eaf-2d401bccff5d', 1, '2026-03-28 01:00:00+00', NULL, NULL),
	('e7817320-edb9-4b0a-8d00-cc5c39af9fe7', '\xe727590b6ecaca2cbf5d6ca899c084569f6679d650381f98d6d55dcd05c5b6e3c7fd36e14beac5', '\xe51e861c457b769a2741df55369cd26f550a37774466bcdf166a8b79aecacce5', '139****2436', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '董思源', '思源', 1, NULL, true, '7e312ca3-45f5-4464-8eaf-2d401bccff5d', 1, '2026-03-29 01:00:00+00', NULL, NULL),
	('deecd735-4f0e-48f2-8824-ea152d9e539c', '\xe29aae8eb5cace6eb8b5822452105ac232485e2bdf00224be605201a5ff40384686f8020795793', '\xeb0fb554f17fbafe5bbe27abc174659607974e41be0a3f17c99db4c971d1e68d', '139****2443', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '萧婉清', '婉清', 0, NULL, true, '7e312ca3-45f5-4464-8eaf-2d401bccff5d', 1, '2026-03-30 01:00:00+00', NULL, NULL),
	('b086d6b2-c57b-43ac-8b08-ac1044926b29', '\x9b6663a3c96ef471d100963830494fccac8dc0b60502374e3c7617c7ed1c343c864456d4e0d34e', '\xe6e0fcd90d5a9fdc97f73cfbddb4019b8d3a7a9a541a5417c0906fc2ab58a6df', '139****2450', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '程伟伦', '伟伦', 1, NULL, true, '7e312ca3-45f5-4464-8eaf-2d401bccff5d', 1, '2026-03-31 01:00:00+00', NULL, NULL),
	('f07a3f64-3c56-49de-8dab-f7b285c8239a', '\x9c71853dfb52fedbd78249f980e47291c24c20d5c6520f217b5ddc9df44937d5058280528d7827', '\xded578e9ee3ec584ce3570e96f2de3a599a514800caaf699e1013a482c3ef30a', '139****2457', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '曹诗涵', '诗涵', 0, NULL, true, '7e312ca3-45f5-4464-8eaf-2d401bccff5d', 1, '2026-04-01 01:00:00+00', NULL, NULL),
	('b13b4159-a4bb-4f03-85d7-48cb289c9865', '\x8da916201eed844785633dfb45c9c86c36c50de9a564d84c46bdbfeb12918c32378ae34d8342e7', '\xd6b54c13ad7a9c97237ee627c8b330e07c8abb24e2b07f2eaf7a21913934db32', '139****2464', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '袁天宇', '天宇', 1, NULL, true, '05045ef4-8ff4-4959-80d0-6fc40ad0664f', 1, '2026-04-02 01:00:00+00', NULL, NULL),
	('2c0164f4-54f3-46e8-8b6f-d43526315d22', '\x2577a351e39df066b1c8648e80916c87b6ca196dc5f48bd8d5d09f13d218c7d0a35d2adf5653fc', '\x1f006706fee91926658df2ec1c18fa49e95e831e084d1162039bd486eb1e6f73', '139****2471', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '邓若兰', '若兰', 0, NULL, true, '05045ef4-8ff4-4959-80d0-6fc40ad0664f', 1, '2026-04-03 01:00:00+00', NULL, NULL),
	('72b3c5b4-d8ee-484f-8032-74dee7b44ade', '\x09fff672d2e23c9a9c789135b5dd931cbae22ec8f700dcb826d996bf840a04abce62689f6d3151', '\x32e41eeaab122e0086ac185d5941bbac19b2bf0c4f74ebf10bb3fae43867e0dc', '139****2478', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '许建华', '建华', 1, NULL, true, '05045ef4-8ff4-4959-80d0-6fc40ad0664f', 1, '2026-04-04 01:00:00+00', NULL, NULL),
	('9465c6b5-e0ee-4f99-8f1b-3dc739b49f98', '\x89c5ba946486fb7712171d27844702acb7cdd206b46df0a75c4b46e4b5fbf51624958a71f2856b', '\xd9ff6ef886b1bb3d15aeb9523e9bd216f465f3c3a1f4bd65eaa8e06e7f0f57bf', '139****2485', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '傅欣怡', '欣怡', 0, NULL, true, '05045ef4-8ff4-4959-80d0-6fc40ad0664f', 1, '2026-04-05 01:00:00+00', NULL, NULL),
	('6586da1c-9811-4079-83cb-01ac3532407b', '\xafae22cef8db7440200c8ee354ae78cc8a0277699c10a8b6a5d6c2081780ea0731f21360bd6636', '\x17d6cd788c5fe2834cacd0229e915e8eb09c8d49d34b3be3cd259a495b560dc6', '139****2492', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '沈文博', '文博', 1, NULL, true, '05045ef4-8ff4-4959-80d0-6fc40ad0664f', 1, '2026-04-06 01:00:00+00', NULL, NULL),
	('a1be093c-025c-4adc-8b61-8761e115d0ae', '\xedef2a05b8b2b3653b9ce5b4cb58b98796eef23dd585d7720c65707dc8249bf42ac514df7def50', '\x0eb02bbaaedefe49df189752f2893261302ac4641fcfacb855889a16f6fe472a', '139****2499', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '曾丹丹', '丹丹', 0, NULL, true, '05045ef4-8ff4-4959-80d0-6fc40ad0664f', 1, '2026-04-07 01:00:00+00', NULL, NULL),
	('b3321a61-8e26-442d-8e00-52805c68183c', '\xe21bc7fcc32cd3c9e982b7abad8e83a9ce572e56a7b2ababbcc2412fdabd685800d75efd146ddc', '\xd22f87bd7768a75b31e6318c17b77e6bd2692b77150dabd4dfddb218e4284f7a', '139****2506', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '彭景行', '景行', 1, NULL, true, '05045ef4-8ff4-4959-80d0-6fc40ad0664f', 1, '2026-04-08 01:00:00+00', NULL, NULL),
	('2c8faea9-9af8-48ab-8fd0-5dbdb997b3d0', '\x0dd93725cecb880fdfb78e0557ba0d10e94d2a32be4e0051e8fb7ff2577fd7f69a7ccaa60a987c', '\x6c14d4333405ca367dcc572d1ea52183c518d6c04354e7e5ccb1331636a2211b', '139****2513', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '吕雨桐', '雨桐', 0, NULL, true, '05045ef4-8ff4-4959-80d0-6fc40ad0664f', 1, '2026-04-09 01:00:00+00', NULL, NULL),
	('4ad140e7-7213-4940-8b94-6e4990792f20', '\xf2deaafed2e8711274791c4e6a80df2df71754511185516da43d7c3586a10cb46553725445c127', '\x2f941c7727e666b4a0ae28dc0ffd6127a1227e7457f755e205947e03b16ce5f2', '139****2520', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '王晓彤', '晓彤', 1, NULL, true, '05045ef4-8ff4-4959-80d0-6fc40ad0664f', 1, '2026-04-10 01:00:00+00', NULL, NULL),
	('33732aff-7bcc-476f-8b59-2225d91b5bae', '\x75c8747083be1038c64036d30341162bdfa122e9fd1afafc4138353a790e414393ab2b9a8dbdfc', '\xec1b9ccc974bf1d39c4a899dc04988c939a78c6c2e2fbe8ab9e3a31c2ba67012', '139****2527', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '李宏伟', '宏伟', 0, NULL, true, '05045ef4-8ff4-4959-80d0-6fc40ad0664f', 1, '2026-04-11 01:00:00+00', NULL, NULL),
	('fa84f914-0097-49b5-8abd-06cc4f7830ef', '\x0cf9eb95c6a91e4520b84af7ea5cc0872ea8d7d034af0f07740b4f07a0b4365b36ae14e08dfee0', '\xf83c6760259bdca6d657c1dea08c3c5a5140787a2b29fea561ceeef1571da4bb', '139****2534', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '张春燕', '春燕', 1, NULL, true, 'b966d832-cb4a-4e72-8b04-413dcb06db7c', 1, '2026-04-12 01:00:00+00', NULL, NULL),
	('6e50d2fc-beef-49c3-8a9d-0cbea50a94f2', '\x2d3c05add0c7296cef54e2ac0ef5bc523c884c8f10ff6567ebfdc929db70cb5c8c9b14b069b5a0', '\x34a90f2b6076ee62a26f10e16ccddb282a34253971fcd6c84e9d452c83c58528', '139****2541', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '刘子轩', '子轩', 0, NULL, true, 'b966d832-cb4a-4e72-8b04-413dcb06db7c', 1, '2026-04-13 01:00:00+00', NULL, NULL),
	('eee6f640-46e9-4b29-8af0-983032bcf0a3', '\xea35f636c795bccdd72a508966df33522c851a23a87ae8dc84816be67dcc58e269dae0dd113366', '\xfd8433d483da5eacdb83dcfabf0874088d0a902a7659a8643077b86ed2578930', '139****2548', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '陈梦琪', '梦琪', 1, NULL, true, 'b966d832-cb4a-4e72-8b04-413dcb06db7c', 1, '2026-04-14 01:00:00+00', NULL, NULL),
	('ab94957c-38b4-483f-830c-8a83fee85476', '\xb2445d7994ea7b28362e6ca18c549a27f21f066b413dbb14e5329db509a479d359dcd6f47cda7d', '\xfa13d71b0ce5bae277736274808ada39f4e0ea2ecfb4e90b4b8d1ccd021097ce', '139****2555', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '杨思源', '思源', 0, NULL, true, 'b966d832-cb4a-4e72-8b04-413dcb06db7c', 1, '2026-04-15 01:00:00+00', NULL, NULL),
	('4243fe70-5a67-442b-8230-567e52ea5021', '\x5f7c04e24d67026d83b5e195c62c3118d33051ab77fd4ac7075c111a3d9f0353e538707c27f864', '\x51321e5b6027243a3cc61e48e9014f7a3f424b1a015b33324efa187bd93ef2f3', '139****2562', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '赵婉清', '婉清', 1, NULL, true, 'b966d832-cb4a-4e72-8b04-413dcb06db7c', 1, '2026-04-16 01:00:00+00', NULL, NULL),
	('aa8ca6c3-c086-451c-8e1a-fdf1c739e908', '\x6110ae7ef2d76ae481dce165b4f7772975669a499ec04ffedcc0671a89c2ee2f2c375090021ef7', '\x30b6316d802586dafe8c1a4076718c45b59e75c311a4ba8ea98411b63ed2d8f4', '139****2569', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '黄伟伦', '伟伦', 0, NULL, true, 'b966d832-cb4a-4e72-8b04-413dcb06db7c', 1, '2026-04-17 01:00:00+00', NULL, NULL),
	('f3257f31-bd02-4a0e-8bd2-fafe35184209', '\x15d3683419e0efd155b5f4c14708dd151b21260c076a77c3d2214e5cd6be3a61bc04c5187a8c44', '\x3c49623995f66cd536247b3941779f913b597bb2266b1719cedb0359bd53f79e', '139****2576', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '周诗涵', '诗涵', 1, NULL, true, 'b966d832-cb4a-4e72-8b04-413dcb06db7c', 1, '2026-04-18 01:00:00+00', NULL, NULL),
	('bdcfed05-0a56-4408-825e-7d6f63e2143a', '\x8177278a519c3c1a68fc0105080ca1ffbb687c81a36490bec2d64743bfc6b5d899ca4f7c392343', '\x261d0ef6a1167c2900e66afcb80c67b473476e7ca8a43f64ec078228e521779c', '139****2583', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '吴天宇', '天宇', 0, NULL, true, 'b966d832-cb4a-4e72-8b04-413dcb06db7c', 1, '2026-04-19 01:00:00+00', NULL, NULL),
	('56a7a1e0-462e-406d-861a-619ff43e8ee1', '\x623c4bd3563a81baf75c59891bfb15f828fa256262a30e1702a0b06a8c8fa3dc3f133a113e4823', '\xb3289db53b671d47e68659180b8a63591bfc6673bff3199cae3032cf91c1c030', '139****2590', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '徐若兰', '若兰', 1, NULL, true, 'b966d832-cb4a-4e72-8b04-413dcb06db7c', 1, '2026-04-20 01:00:00+00', NULL, NULL),
	('dc44cd42-cdf4-47c9-8c20-b4e3faf1a7e5', '\x87b32f87ed8974cafbf2ab49d7cd93472b8d754c0d4a30917464ea5217c7c12f65972e7f7e51cd', '\xcadc61c66ea2af626afdd76661fa98789ba49c01b9eea97f4e660c620ca84965', '139****2597', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '孙建华', '建华', 0, NULL, true, 'b966d832-cb4a-4e72-8b04-413dcb06db7c', 1, '2026-04-21 01:00:00+00', NULL, NULL),
	('9943e3ec-65c5-4d06-81f7-da0b1fb273ed', '\xdb8a34e3f7051dfdd38939ff2076032577712ddedd590eb82a87144968a1e36a6a7284e4266d8f', '\x593d090bcc9736d3ac91a064b52e16ea8f6a9f16573d15648f31f6e39999eb9c', '139****2604', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '胡欣怡', '欣怡', 1, NULL, true, 'b966d832-cb4a-4e72-8b04-413dcb06db7c', 1, '2026-04-22 01:00:00+00', NULL, NULL),
	('bd927b43-b8c7-4320-86c8-2ff984761cd1', '\x652595a6242f1d15713ee6991dd310c4ab27e13349657e61d5b2f5a37d22f7b4e6a6e22c050218', '\xf5b438532d13bb1b2ac95e889fa4233c2f9599b67b308603f5986601b4b008f0', '139****2611', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '朱文博', '文博', 0, NULL, true, 'b070c283-62ce-4929-87ff-efb13a30bc64', 1, '2026-04-23 01:00:00+00', NULL, NULL),
	('811d3995-4506-4e6e-8d8d-ffe9f8a3b49d', '\xc748cdda5d49574a4abd98fe1365cadfdc6108f195533a519f2bfc689393f4a8dbfbc34d779e02', '\x04a97e77ccd521040d142bb78ad0610ba64ff3123437da204ff5f91699827d4c', '139****2618', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '高丹丹', '丹丹', 1, NULL, true, 'b070c283-62ce-4929-87ff-efb13a30bc64', 1, '2026-04-24 01:00:00+00', NULL, NULL),
	('e82e5500-dd08-4a73-8695-e9f7b105a019', '\xe66aacc39081d257ccd84f14ecf9929806f3242d85b6e328254ef4a1fade5c683aa8bf08dbb802', '\xd998d67c6d47fb67e043fee4bd4223cb652b23628be227e2661adb6fd576e926', '139****2625', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '林景行', '景行', 0, NULL, true, 'b070c283-62ce-4929-87ff-efb13a30bc64', 1, '2026-04-25 01:00:00+00', NULL, NULL),
	('87f193ad-531e-468c-806d-388e2e6b9cf5', '\x629aa116c9ef2f4e263bec949f92dbfdbcf78cd4daa0c04014f786a6f6582e962d59c16b6c8c81', '\x4bd3d993f97aeb52837a4e455bbe19d1f5edd5a0fdba41f73ce72dede7dbb15f', '139****2632', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '何雨桐', '雨桐', 1, NULL, true, 'b070c283-62ce-4929-87ff-efb13a30bc64', 1, '2026-04-26 01:00:00+00', NULL, NULL),
	('46587401-8eca-4aa8-8041-6af1b65d1d18', '\x643e778bd1d6f8bdcc43d644dc3826a0974285516537c948f8d6c6193ec96e0064855fe1d8a98b', '\xb536025b7b92b903f8619056a7e107f5384f3906cd25e3ccd3b5867bf66eea47', '139****2639', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '郭志强', '志强', 0, NULL, true, 'b070c283-62ce-4929-87ff-efb13a30bc64', 1, '2026-04-27 01:00:00+00', NULL, NULL),
	('6d9ae178-65cc-4fd8-8727-5e0d073acfef', '\xb7ce240eb10d37097a564ca9f512390b11c738ad7dad0494dbd034c336b6e7c4ab0590e15989b3', '\x5696c32c1f87dadd1add7bfefb873d2090ec01fc644cb5137ac6cbab5c5b72c2', '139****2646', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '马雪莹', '雪莹', 1, NULL, true, 'b070c283-62ce-4929-87ff-efb13a30bc64', 1, '2026-04-28 01:00:00+00', NULL, NULL),
	('9cd9d0b8-c638-440e-8f94-7024425b765a', '\xb2042df844adc1af7e4a88b0fb7ca11005d95f48f47273a2b98dae701ffa006c9bbf0b0ee99eb2', '\x978f69ad3e9bbf81bb19f64a4647f505bcc89ff0bd9fbe1bfe485a04efaf927e', '139****2653', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '罗立新', '立新', 0, NULL, true, 'b070c283-62ce-4929-87ff-efb13a30bc64', 1, '2026-04-29 01:00:00+00', NULL, NULL),
	('19a86b64-e171-4ae5-861e-a5be2c6c61e2', '\x848707e53aab190801758cf4c0d06788414c76c8a2c330deee3646bbbbfdcc59cd3d39f4c400b2', '\xcbd6c4351c6072eb8506b605154a6b15f49aa1e5d5b7e0b2d82fca6370ae7609', '139****2660', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '梁海燕', '海燕', 1, NULL, true, 'b070c283-62ce-4929-87ff-efb13a30bc64', 1, '2026-04-30 01:00:00+00', NULL, NULL),
	('e7776a1a-2409-4aaf-8e4c-7d5995dd4447', '\x86176b7e38561dcea139e4de2c1cc720756b461c734dd7bc6ff42e040535b1fd03002bba7be95b', '\xbff727370debdea5bdf34aeebeae88be284f9d290edaed34dbba248600b3e4a5', '139****2667', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '宋俊杰', '俊杰', 0, NULL, true, 'b070c283-62ce-4929-87ff-efb13a30bc64', 1, '2026-05-01 01:00:00+00', NULL, NULL),
	('b6c4a953-59d3-4a2d-8c7e-5230b0d6c4ba', '\x28c05fab52b52a506482ee370c86016b99f4ddbcfd62d49bb0971084ccac3b8d5f00c094f3bf99', '\xedbbe1b06f4696c155774996765879450daba9a3956802d18f7dd452924b597d', '139****2674', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '郑佳慧', '佳慧', 1, NULL, true, 'b070c283-62ce-4929-87ff-efb13a30bc64', 1, '2026-05-02 01:00:00+00', NULL, NULL),
	('53d84c42-680f-4bf7-845f-71de4b405415', '\x63fc9274d5c05b20c54766df71c6c16901d2a116b89c0828d6f046056be8ff4421aebc5b30b645', '\x31fe0d6ecf9e232b416bd0edf1438b1cf47017fce73a894c5ab26c49620f6c6f', '139****2681', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '谢明哲', '明哲', 0, NULL, true, 'b070c283-62ce-4929-87ff-efb13a30bc64', 1, '2026-05-03 01:00:00+00', NULL, NULL),
	('6f478b1a-76ab-4dfe-8407-ffdb26f0acca', '\xd2b0ba3737347c93c37319bcb82b5444782adb5d6384d136da0a0306e3fac6984033ed6841adbd', '\x8180f2ed68330a13209e1f392e04c077c6c26accf37236ccf53c5545e6ff8724', '139****2688', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '韩玉婷', '玉婷', 1, NULL, true, 'b070c283-62ce-4929-87ff-efb13a30bc64', 1, '2026-05-04 01:00:00+00', NULL, NULL),
	('40f9f5aa-1adc-4c08-8691-9837acb155b1', '\x48f1e7ffe21f2f0ea9bd9d15573f6aab3ec8a7fe4d00ab12f789ca16252b55badcdaba7664023b', '\xe320e329bfef8b7a550abf26e450a762b41e1de484a34eabf13fa8475e2f06e6', '139****2695', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '唐嘉豪', '嘉豪', 0, NULL, true, '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', 1, '2026-05-05 01:00:00+00', NULL, NULL),
	('3b788b79-76d9-424c-8b86-3a9a431495b1', '\xdbd5008f0f4ae5f10d4b075b6cefa9fec86c9c36566ad30fb30c7e4d508a0f72ccf47301891e4e', '\xa2f24ff0860c4a5bdac83c62e4d45aa38c3ad038c4d7ea0a82aa92c0106722d5', '139****2702', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '冯静怡', '静怡', 1, NULL, true, '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', 1, '2026-05-06 01:00:00+00', NULL, NULL),
	('4ce8c585-f5a0-4412-848b-36d8daea2db4', '\x3ae5b68c917576061f45a2e0151dd587aaaab8a6926a4cc92292a00c1d504e0a6aa389f63ee589', '\x81d5491bfdb17a466943ff5663bbfc8af60ee359673d59f92ee4be66f6147a4c', '139****2709', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '于一鸣', '一鸣', 0, NULL, true, '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', 1, '2026-05-07 01:00:00+00', NULL, NULL),
	('4bec970b-266a-4655-8041-2e4f844f7390', '\x4244c3a503fc5048b8b30844603a47c6bdd44251d7432882731156c1cc7f1cd55b3da67c3bcd41', '\xc2e911c70d2b53eb30acfd27495562eb1142008c681660e5a33b888f7b4ed869', '139****2716', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '董可欣', '可欣', 1, NULL, true, '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', 1, '2026-05-08 01:00:00+00', NULL, NULL),
	('65ba2164-bb20-401b-820f-f4a8dd0e7841', '\x554046d6a058ed62897bb0c9c294efee113ded96bfca512d288d6a58c3bb433b5c4bfd212233e0', '\xa008a77481711eedc56f0778992d31042936f719118f8685d41ca820465eef80', '139****2723', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '萧浩宇', '浩宇', 0, NULL, true, '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', 1, '2026-05-09 01:00:00+00', NULL, NULL),
	('ab4fb738-c0b0-45e7-85c2-a37c8e122880', '\xb7255b78d1bf970ca8cd77169df005173957182349dbf6561376022f76ee6c003756080705d4ce', '\x2f4c1106293ab5b5978d4f9acd310cde5a7bcdc87be2a76661f51990ec8f2f92', '139****2730', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '程晓彤', '晓彤', 1, NULL, true, '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', 1, '2026-05-10 01:00:00+00', NULL, NULL),
	('4247d9de-be1c-4826-8661-8465f10524a6', '\x9c73782b792d68f6a3759a0a3001f9adfcc5af9a72fe8c7d6b004cb6ff07d494d798fd5b36c48d', '\x452aace916339a54d3365c592cc148fba81e58912b12a8a92a5d9f3834a95748', '139****2737', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '曹宏伟', '宏伟', 0, NULL, true, '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', 1, '2026-05-11 01:00:00+00', NULL, NULL),
	('5c1fac8b-6476-4d49-8cd3-6d1dde1595f9', '\x067184503efcca8b694f8a5ce414ca4ed33e8bc1bc42ddefaa90743ca2dc9a56d18e4a28ed8b03', '\xc99ccc4d3fe3d14b1850273d707923e9fd51fc2318edb0ae3bd9fb9c17d562ff', '139****2744', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '袁春燕', '春燕', 1, NULL, true, '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', 1, '2026-05-12 01:00:00+00', NULL, NULL),
	('d88116a3-304c-4980-89fe-892e3f651cfe', '\x7d5297853a492d863c7e81f542499bbea8b6f0442d0d5a3fc93f84beb2eb4b92cfc421378a1234', '\x234ba5d8eee030e36dda7eaaf196c98a6a1477959c94d718eb7c259d64e64254', '139****2751', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '邓子轩', '子轩', 0, NULL, true, '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', 1, '2026-05-13 01:00:00+00', NULL, NULL),
	('0fe0b82a-a937-459c-8b4d-789ebd17defe', '\xb0a0c08f1fb681efc28c5d3679d842df2c73093aca6fd4218c0d221a57422ef33725d86507d63c', '\xbee2fdcbf4d4af9370f70e666d7ed87ceef6b830ad2017cf750b097529f94f3e', '139****2758', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '许梦琪', '梦琪', 1, NULL, true, '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', 1, '2026-05-14 01:00:00+00', NULL, NULL),
	('bc683e39-4e17-4b56-8cf4-73720bd35e36', '\x7ef005aaa0bd75dbea3846f91ff8c90147dd48605e76bbaa1dfb4befad995bd5edb274a0e3a5ea', '\xc048ebd3f646c0e3f86d9e5246861a26efa5a98dc77443f27170211155b41af8', '139****2765', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '傅思源', '思源', 0, NULL, true, '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', 1, '2026-05-15 01:00:00+00', NULL, NULL),
	('c81031ae-96fa-4ee3-861e-08d8eac8a948', '\x69658fb02b10c0ea45ca60144a4ca04c703f9e16c81013ffb0074cc28a91f3465423702131f41a', '\xe25fa856812dc97745222f77d4e09d2f886103d90c998e0465277dee31949260', '139****2772', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '沈婉清', '婉清', 1, NULL, true, '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', 1, '2026-05-16 01:00:00+00', NULL, NULL),
	('56e0431a-fc4a-47eb-858b-45b728604c2b', '\x5f7cab8c0564c399ce8210a44c0a268a9f13d42c7720ff1b45b04dd5d7c2352dee7de8939b76be', '\x995da385fa1748752252b23a7c0b89f2c1579b15fb71dd7f4418cbb720ac499b', '139****2779', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '曾伟伦', '伟伦', 0, NULL, true, '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', 1, '2026-05-17 01:00:00+00', NULL, NULL),
	('433e9ef6-0c66-4c57-878a-28a35a2a2be2', '\xfbaadf30b5abb7bf2df26a779ca7149997cc233976e927ea407f86636af039ba470192a31706d4', '\x84e0f1e6d642be1c43ce77bc5e80ac518d156ec571294240077e8c0e46080452', '139****2786', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '彭诗涵', '诗涵', 1, NULL, true, 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', 1, '2026-05-18 01:00:00+00', NULL, NULL),
	('b8356573-0851-425e-8439-dae8b0735db3', '\xbbb52862ca2ebb85be077963d7dc7ab9ed6f12b5c333f4d73486d883802a6f64fdcc4c9af0315f', '\xe8dfa2d1ef96be02fb37ed22bfb0bd3db06d56bf4dba527e7b5a2930c0636285', '139****2793', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '吕天宇', '天宇', 0, NULL, true, 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', 1, '2026-05-19 01:00:00+00', NULL, NULL),
	('88e37243-30fb-40c8-8d91-7017fae95c1f', '\xa4b83dd338946f04d164bd965cd4887a79fb54595fdec058caad25a128304c7636c9abdbf9a4e5', '\x002e07895f549bd407a575f5187a5a7bba44da31795b9a3babbe9c9ee1a5e18c', '139****2800', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '王明哲', '明哲', 1, NULL, true, 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', 1, '2026-05-20 01:00:00+00', NULL, NULL),
	('3cdea4b1-a1a3-4a0a-8dbc-92563400b067', '\x546093381c132bd04936f88df353b1df024f998ad69a38d082a2f11d60f708e88fcbb621c868e3', '\x2ac52435fccb4a15c827bfdc6bc34500b6d1f332537d8c3e7517a7a53ec50692', '139****2807', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '李玉婷', '玉婷', 0, NULL, true, 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', 1, '2026-05-21 01:00:00+00', NULL, NULL),
	('e6ce4833-79bf-4fdf-8b86-cf5a01afb8be', '\xff0f4bbe8cb88dc7a9268c65e2586d8d04862e17afe805b097ce7768df6b3e7befcf16b3853a05', '\x3f0f87110a1f09592d494cc638756550c4a6339dd126071ec34f15032539b73f', '139****2814', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '张嘉豪', '嘉豪', 1, NULL, true, 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', 1, '2026-05-22 01:00:00+00', NULL, NULL),
	('04f10132-6f2b-4a58-8ddf-adee1f25992e', '\x971b3de89fbc245aa2d86b410365743a0c847646dead5217ed3b8da1c2d0e1e0407aa11657fc39', '\x5e309da7e56802f359e8dc6b888072af1b3dba725a5a044f6272a20e9ef9ac8d', '139****2821', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '刘静怡', '静怡', 0, NULL, true, 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', 1, '2026-05-23 01:00:00+00', NULL, NULL),
	('4d3561c7-6bac-435f-8a34-de2ffcbb646f', '\xf3ad77f91b1ecd9cfc7428489354cf169c95aed5a1db4be6b67e907628e00e691e7890ae8b7e9e', '\x7ccf42240478128f5d506a428cc7b504eeb8eea151a7eaf537f89639b298b4d8', '139****2828', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '陈一鸣', '一鸣', 1, NULL, true, 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', 1, '2026-05-24 01:00:00+00', NULL, NULL),
	('14d97034-e20a-4049-8c85-330e5f84b3dd', '\x220e0e370a863f4c7dcf0d1723e23e9852fceda8b4806f43e0aaff576b01d7f3a944e8418b0c23', '\x8cc2cec0be2b842e48efeb920be3d531b233b3a0645d50df7037442a8b3ef163', '139****2835', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '杨可欣', '可欣', 0, NULL, true, 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', 1, '2026-05-25 01:00:00+00', NULL, NULL),
	('f2d9801e-7120-4874-8c5e-da0bbe68e340', '\xe4569fa1d52184c9d5ba7f553f99c4c1a407b20edeb10e45bbccea74aa58ca13f396c95f8fec18', '\x79d06524d2c7e48b5fbad2093e524dff6d0ddd1da8d7552e163a23146bf7e314', '139****2842', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '赵浩宇', '浩宇', 1, NULL, true, 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', 1, '2026-05-26 01:00:00+00', NULL, NULL),
	('8c044158-6304-42d7-80a3-63de2ea250aa', '\x48cd1ae03f5e72896b9d382124f3bca039e37b64402462dcb4e317563a51f5e824d5c84507d379', '\x7513987026d7fcd1b160798fae6a2e8392db391b1533ce52bcf3a056b414785e', '139****2849', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '黄晓彤', '晓彤', 0, NULL, true, '0fcd26fa-e6d7-4852-8743-2de603481db9', 1, '2026-05-27 01:00:00+00', NULL, NULL),
	('e4741bb4-c6a5-4b13-81a2-2c2e8a43a540', '\x7141ec3b05f31cc4db01e481e183cfeab8ea1eaddd1d5432c9537a41a44fa70df838076628db22', '\xbce8ed575f38b5635848144da9ba2e4b07b4199b878925b06c689363078fa6ba', '139****2856', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '周宏伟', '宏伟', 1, NULL, true, '0fcd26fa-e6d7-4852-8743-2de603481db9', 1, '2026-05-28 01:00:00+00', NULL, NULL),
	('5cb8c56f-4c1a-4316-84f3-bed1cb4f304c', '\x6ca0c021d7a66c98658742fd6ea9f295da25d9767ef852223c4fd8c1ecad80485f741487a90d0f', '\x90fa47d71643f4d4df7ad92705002f83cf37a005d0206b78ccccc9bc18a9f38a', '139****2863', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '吴春燕', '春燕', 0, NULL, true, '0fcd26fa-e6d7-4852-8743-2de603481db9', 1, '2026-05-29 01:00:00+00', NULL, NULL),
	('143cef3e-43bb-4f02-87fc-de8b7076c302', '\x2e2808c22127ee2d20a8866a32c03fa0b668764e0d7d40504ad0fdc98fd990b436fbebe4313e92', '\x945789910d6830c748f201d0c3183fc8c04ce6be0a7ec0821ade9ed0d0bbf5da', '139****2870', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '徐子轩', '子轩', 1, NULL, true, '0fcd26fa-e6d7-4852-8743-2de603481db9', 1, '2026-05-30 01:00:00+00', NULL, NULL),
	('d774fda3-23e3-4770-8700-64c39c61bbcb', '\x83dc7278b96d3e8dfa2dcdb4bb8dc3d601f473092edb85584e14676303a81a3ce94d1e9f08ad6d', '\x1d1ef7944136bc4b4d23d00c907874432eccc48d2282d0f4d8b2258aaed3a1da', '139****2877', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '孙梦琪', '梦琪', 0, NULL, true, '0fcd26fa-e6d7-4852-8743-2de603481db9', 1, '2026-05-31 01:00:00+00', NULL, NULL),
	('0c25def3-11a0-4913-88ed-afba31bd5635', '\x0d595a2199846a2d594a5632486bdeccbc2b46effa468bf2bf172a289e9e1651460932c369e0b3', '\x8a38427d6369585b45ea80ad99a74d95d5e5b88b54be9fb9c6edb515770aef2b', '139****2884', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '胡思源', '思源', 1, NULL, true, '0fcd26fa-e6d7-4852-8743-2de603481db9', 1, '2026-06-01 01:00:00+00', NULL, NULL),
	('b1619c9f-d5ba-4276-8ef0-afe6910f0010', '\x34b47c7460a5f073b1bd51d50b4269d082237eae846f9894d2bc78f9429e261d30a9aa129c2068', '\x9b4f6a1402223e9065dc2d37f097fd7d09a1f2c18ec6934e61d783fb86e052ef', '139****2891', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '朱婉清', '婉清', 0, NULL, true, '0fcd26fa-e6d7-4852-8743-2de603481db9', 1, '2026-06-02 01:00:00+00', NULL, NULL),
	('2347c03f-c30a-4668-860f-a9b7ba3d1ae2', '\xfbd6057bccd427fd382248e0e0c7c5a4923a241182105795c861695793da9b912047b1936b8bb9', '\x04924a9438fa40224fd5d6dee201f7765d667be728cd2137855cad31b460b466', '139****2898', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '高伟伦', '伟伦', 1, NULL, true, '0fcd26fa-e6d7-4852-8743-2de603481db9', 1, '2026-06-03 01:00:00+00', NULL, NULL),
	('3c4fd71a-7c4c-4faf-8146-72858a9dcbb1', '\x01ed2fc12eaa7961130b857099d956d1ebc969709bb267d1ecbe6cc913c903c33c803a98d3abf1', '\xf98d66c43637dc3e8fd7c21c7a47614d5d4121ce9f8154b1dccdf39e8edcd46f', '139****2905', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '林诗涵', '诗涵', 0, NULL, true, '0fcd26fa-e6d7-4852-8743-2de603481db9', 1, '2026-06-04 01:00:00+00', NULL, NULL),
	('d9e6db23-2324-4b69-8cb9-c2ba8897343f', '\xf8c507e8fcda6534e33cf0a0db7d5b56833ef9bce02cf2cc41cb58f0f996418475a6c6edfd5c4e', '\x85da0e861903cdf9598c4b43024059b865d17213f270e841fc7819f7a02e5fca', '139****2912', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '何天宇', '天宇', 1, NULL, true, '0fcd26fa-e6d7-4852-8743-2de603481db9', 1, '2026-06-05 01:00:00+00', NULL, NULL),
	('d6ada27e-98a4-4e0b-8798-38ff29052e32', '\x91ffa05a84b115a25bb37e0ad31a02234822a7517f8152422a4b78f378ef9bdc94eb8595a2f851', '\xd54ee4ffaa5fbe05816929f48b7a326a55df11d74f5a25c6959e64c5bece906e', '139****2919', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '郭若兰', '若兰', 0, NULL, true, 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', 1, '2026-06-06 01:00:00+00', NULL, NULL),
	('c41e5097-0f12-4b33-819a-47f6adb2caf1', '\xaf7aa6ff17c8088add6bedc347ae5377c94b2fa021c3d414b4fb3024c5facdc61cb17fbe6d1a91', '\x05fe9e9be9ec58690d65bc861621ecbe044629a80297e3dd7646a350a78c5785', '139****2926', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '马建华', '建华', 1, NULL, true, 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', 1, '2026-06-07 01:00:00+00', NULL, NULL),
	('4936094f-f627-4266-8f67-61d270642a27', '\xe338566edc881e3223efd62b6ce365520dea719e085ce5bae8b1e80f0e1d699f38f00170f5457d', '\x744d9b9062eb2c6a4a4078763649f246646893a4e6a4a39854cc398843f9d4ee', '139****2933', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '罗欣怡', '欣怡', 0, NULL, true, 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', 1, '2026-06-08 01:00:00+00', NULL, NULL),
	('6651fd38-f637-45ef-8e69-af468ecccfc5', '\xc15c5b8598ba183b9b09a582ed315f1797aff8d0f29706c95df453a28dfcaa394d02c5d493dcf8', '\xd550605d954e6f818066a27fa398d2752ca96da0340e0061bcf16d444b919926', '139****2940', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '梁文博', '文博', 1, NULL, true, 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', 1, '2026-06-09 01:00:00+00', NULL, NULL),
	('0135da37-c5a6-4a44-8a64-717d8b1ecf93', '\x98244c84f59ed2477c013d8e1d677bf68bde036d8297cff62aeb742965be7f43dcd885a0fd1486', '\xfc3116767a216ce930c76fbc2328c21acffcc2d391b200cc7cea1de62d66b295', '139****2947', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '宋丹丹', '丹丹', 0, NULL, true, 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', 1, '2026-06-10 01:00:00+00', NULL, NULL),
	('1b1454d0-503b-4b10-8b2d-4e3f48a22e91', '\x1acff28fc77f7020cd0233ab2ac88a707577bc502544c16e1ef8c5755d779aace01c438dc5d7dc', '\x09d012ce62066618e597a3bfa5d3dc4da146e67983f625c51f426261f1eb0f6c', '139****2954', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '郑景行', '景行', 1, NULL, true, 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', 1, '2026-06-11 01:00:00+00', NULL, NULL),
	('bf06cda4-f48f-4084-8419-e2b925d85b9c', '\xc35f0845190ee2a5fd9574181b84efe5cf6fa721cdc63f00cf722d4ca13c83f7065ec9cf54ab4f', '\x195d2fd645b5ddb96ac607b74f367d5f7456206aaac0b5ed3cf93a5d58edd02b', '139****2961', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '谢雨桐', '雨桐', 0, NULL, true, 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', 1, '2026-06-12 01:00:00+00', NULL, NULL),
	('0809d0e5-8d67-4b15-82ed-859a2728e08b', '\x433a41a0744cec46d6b0550b662d9bf5b249275656e669e73cb23d2b850112198b0340ba2fa194', '\xdaabb29abba7fd3c46eb489685c888c10dd7e8a4323461e829d121e6cd904c93', '139****2968', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '韩志强', '志强', 1, NULL, true, 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', 1, '2026-06-13 01:00:00+00', NULL, NULL),
	('f534079c-ab00-45de-890f-ac4b8bd2d56a', '\x090ca14bb36f0c322f285bbcc6e6ca12d9811a81b15e630870bbe3d09a600bd58f63ec987ec481', '\x2490e1a05ade658250ccd1b7ebe565c3252cc4495d7e4fe2bf49d9c01d3cf423', '139****2975', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '唐雪莹', '雪莹', 0, NULL, true, 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', 1, '2026-06-14 01:00:00+00', NULL, NULL),
	('f56705f4-8896-4c92-88e1-7a4a2c7be351', '\xdc8335d786f4edd176c32b972c72778c4d4a27fd0d7f0b94a8bd8104b7d95670b25b1429ef68fd', '\xca8bef0083364f4a08eb881f2de68f6f7b156f1879fe505cc1c903af6b291e94', '139****2982', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '冯立新', '立新', 1, NULL, true, 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', 1, '2026-06-15 01:00:00+00', NULL, NULL),
	('54b1f3d2-f3a7-4c36-882b-d2e2afc04c20', '\x67cfc9eea8533a50d8b3e876c083e62e1da7139b21244d57ef0b15980d5084e84cda415279cfdb', '\xbf47b96e0d80580ddc33edd72b1f62b1af6956997c93cadee75b6b0abc4d0455', '139****2989', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '于海燕', '海燕', 0, NULL, true, 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', 1, '2026-06-16 01:00:00+00', NULL, NULL),
	('f0125076-0e44-4cde-83a5-1bc1cf45a558', '\xe536f70545987a347e9c1af9c7958c72ced38d8b5277333352454cc11202254675662fee035db7', '\xe4b5f3e94692c79d6b0fd186c7cfee4e8f0fe73ae643f14e9bc8a59611216b97', '139****2996', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '董俊杰', '俊杰', 1, NULL, true, '7035e011-c785-4dd8-88de-50265ed10151', 1, '2026-06-17 01:00:00+00', NULL, NULL),
	('1e1d0396-75d1-4971-8676-79336afd6101', '\x5a9fdf1a77a3fae68aad4408e300d009c1786c3947898c172cbd920c45f15d16b72642bc8ca628', '\x95999b02504b6d90a5f22cde1f1abedbce22c42ea6887189e084b5e8f1408a88', '139****3003', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '萧佳慧', '佳慧', 0, NULL, true, '7035e011-c785-4dd8-88de-50265ed10151', 1, '2026-06-18 01:00:00+00', NULL, NULL),
	('004f9989-a252-437b-8dd0-7e6a2a1431f7', '\x96e97e136a8e6762c6a689b7993c8a60242ca1054c0b041a5b5544f24bc4d010b5f2748b4878a6', '\x58b7545c01306ca085fdf34e82d9d11151ae0553842d32c4bd892335ff6629a9', '139****3010', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '程明哲', '明哲', 1, NULL, true, '7035e011-c785-4dd8-88de-50265ed10151', 1, '2026-06-19 01:00:00+00', NULL, NULL),
	('f6d16e97-c87f-4892-8309-4cc01ef5e9ad', '\x77178b61d91f420a978f02ecdf59e0e4d7579551eaac9fb7deb856b3ff72d154dcf2d8756fd595', '\xa28027423b2389df60cb4310fd776427a632305165212e1fb2424f90e5c22951', '139****3017', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '曹玉婷', '玉婷', 0, NULL, true, '7035e011-c785-4dd8-88de-50265ed10151', 1, '2026-06-20 01:00:00+00', NULL, NULL),
	('f179f28f-2bae-44c6-86ea-21c5d78eb51d', '\xae6dd65ed96c0861b7912e3764b8c7a0dbe1a73b71229f97ee410444546d1bf7c39537932a55af', '\xcb531fe8615fb4e7c3d20a9ef05d8eb08d84545c1f311915c2385da015450924', '139****3024', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '袁嘉豪', '嘉豪', 1, NULL, true, '7035e011-c785-4dd8-88de-50265ed10151', 1, '2026-06-21 01:00:00+00', NULL, NULL),
	('bd155e80-403d-489f-8811-76602f94f3d7', '\x26183172f9ed8321c739a9aca58b2348afadb7f98c400f49d5565e81b0bd4e7725e05ff967afde', '\x9d99b16d6075abce7ac52f384ee1a02560fb30d33207dc510350db871d26fc13', '139****3031', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '邓静怡', '静怡', 0, NULL, true, '7035e011-c785-4dd8-88de-50265ed10151', 1, '2026-06-22 01:00:00+00', NULL, NULL),
	('925fe0d5-cf89-4dad-8206-3025c20f262e', '\x514f350178923366c95dab8ab5ac6bc7df879ad55da341a64b8858e7cb2b95e0001285a7cdae4b', '\x471fb3d3ebee0b3dc53fa26e09b4c53e3730bb0738c31eed30f0972c8c5b95de', '139****3038', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '许一鸣', '一鸣', 1, NULL, true, '7035e011-c785-4dd8-88de-50265ed10151', 1, '2026-06-23 01:00:00+00', NULL, NULL),
	('14c0eaa4-cb1b-488d-865b-188dd10559fe', '\xf7476f1c2dee2e25dd28865f5ca509fcb8b63fac53a90f0edbfff59d37ad24df5d6b8dbc1d53b9', '\x1c0920b221a0fc575890cfc6eeb1be5c4c096a8e028085758a7053ff19a2b589', '139****3045', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '傅可欣', '可欣', 0, NULL, true, '7035e011-c785-4dd8-88de-50265ed10151', 1, '2026-06-24 01:00:00+00', NULL, NULL),
	('d49db617-f007-4e34-8abe-59198fbe37e8', '\xaf432c084a120b7dd51500b764400f4241b89c4157bb96cfbfcdb93c92a8b797c992a70602981e', '\x06c35f3e6429144c5fb5c7bd71c471ff985881c47b90e7aae8ddab35e54fc5e6', '139****3052', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '沈浩宇', '浩宇', 1, NULL, true, '7035e011-c785-4dd8-88de-50265ed10151', 1, '2026-06-25 01:00:00+00', NULL, NULL),
	('ccb758e0-e542-4033-8851-ede9eccdc60c', '\x4f5670c3b7246c8934c19c7223475b16112da05db8af9a4a5b44c7ed048709337ed5f0b7c82800', '\xc4c6832a977f421cde293fa6da80fdec063cfc851dca16d09143b899efcf4c9c', '139****3059', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '曾晓彤', '晓彤', 0, NULL, true, '7035e011-c785-4dd8-88de-50265ed10151', 1, '2026-06-26 01:00:00+00', NULL, NULL),
	('21b9d7ad-f322-49f2-8b0e-532591b7eaed', '\x775dca616c89181eec9d198ab81e103dc99ff8573b92b933f316dc375eaec3883852f6e9ef91c0', '\xb4d6eb55a52343ee34594b98560fd45928dadb34f56ea9c9a16e8b6d67b92ad1', '139****3066', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '彭宏伟', '宏伟', 1, NULL, true, '7035e011-c785-4dd8-88de-50265ed10151', 1, '2026-06-27 01:00:00+00', NULL, NULL),
	('e52cfffd-448b-415c-8f86-4d9c2fc8fef8', '\x553ffc81a534b6f9d5d0d6cda57e664f2f671422a2d5cc9fcde6ee6e74e4821b3ddc8ca54bc39d', '\xca9ea5c914539151c27cbceae3afbd2d329ca47f354f5a192b757c543653bacc', '139****3073', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '吕春燕', '春燕', 0, NULL, true, '7035e011-c785-4dd8-88de-50265ed10151', 1, '2026-06-28 01:00:00+00', NULL, NULL),
	('f2560b51-cc3f-4eae-84f9-b75cdb00f421', '\x6348b3db65a88e16e544ede89357092b56b9fc10e90f2e31b7a6da04ea944a584b8274a784ace3', '\x292ec11ff15f8d378fcc98f03f2224982a1dae3ccb4be21ac9cb7a10b1841749', '139****3080', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '王雨桐', '雨桐', 1, NULL, true, 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', 1, '2026-06-29 01:00:00+00', NULL, NULL),
	('403705ba-f7ff-472c-8443-c6b80f0ea6e8', '\x3edf639772e0abd34f8b5182156554f24eddb471aae3093f4c5e101524c892018d0f97151042e3', '\x35d5e7aa57335cb17e548f7a73c86dc624807529cd1de41bf7a98e100abcad9a', '139****3087', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '李志强', '志强', 0, NULL, true, 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', 1, '2026-06-30 01:00:00+00', NULL, NULL),
	('86d3ad84-8f7f-4334-8fc3-22cb3c274460', '\x7bbab30e4d90cd1d751d2a1492acacc798fe45845dc4abb371c42d9e221b31499c8d5bf5ec948f', '\x9ac7ccb71884af8a7b1b29a2cd94ab28515d3a68c4102f6f36e83f58a96ed6ce', '139****3094', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '张雪莹', '雪莹', 1, NULL, true, 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', 1, '2026-07-01 01:00:00+00', NULL, NULL),
	('a783bb41-1f99-450d-8c75-788eb50e8a9d', '\x5799df7d96f19ba08103d01016c350570302ecc89faa06fe2f55ef478cdc24a4d4a3865ef671ca', '\x4213aad21e68da2e2077735ea2b68ab0e1c9a14a38ab07c3ebe12c35d7cd8658', '139****3101', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '刘立新', '立新', 0, NULL, true, 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', 1, '2026-07-02 01:00:00+00', NULL, NULL),
	('4cf31ac8-6cfe-4dfe-857c-2a03c97796f0', '\xffbedefe698097af03438bec9feda4816588224533eba68fad5f2d89945922ce944c4c56f81614', '\xe4d1f256911efcb4acad1998ae76f4eb6a5897f9ca5fdd77e02821a7597ae338', '139****3108', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '陈海燕', '海燕', 1, NULL, true, 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', 1, '2026-07-03 01:00:00+00', NULL, NULL),
	('169bb0b5-d4f0-4655-81d5-bbd1cef60da0', '\x74b629cd566eda73bc36b4350cd74ed783894ed9dd5742fa9e8b69b17087641575915ad31f2609', '\x35241f3961709acb9d7795cd0c786d4713bbf182836363ecdc5a12b3b7f19f50', '139****3115', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '杨俊杰', '俊杰', 0, NULL, true, 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', 1, '2026-07-04 01:00:00+00', NULL, NULL),
	('cd8e1aa0-32af-4e2d-8a62-b170a9a6bc29', '\x2a4833f6a580fc2047ffcc4ecc054bc277caddfdbb9c43358976befbc5509313666c5367d47055', '\xdf039a54ab23ef884c2b372680e766bb883f407ac4896a2b27120ee61e4152d8', '139****3122', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '赵佳慧', '佳慧', 1, NULL, true, 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', 1, '2026-07-05 01:00:00+00', NULL, NULL),
	('af54ecc2-0c80-43ae-8bef-ebc0129817f1', '\x60ebba9bfd93213671ac849a569af0931080ed9510991493534f5d36510ad298a02b327ac3f283', '\x965a07841b68f3d3e8a55ce76d5f4556eb60e31c6552c0016db48088a2d63294', '139****3129', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '黄明哲', '明哲', 0, NULL, true, 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', 1, '2026-07-06 01:00:00+00', NULL, NULL),
	('5dae64bf-3c67-4d1a-8abb-a985784337be', '\x149bcf35306c7615d61365d1e9d0d0b65555a24cc3e9bbd1846b38bac32cc1c7ba6d18e609e527', '\x3e7550d32e81fefb31ae9b1e14902bee8ec9f53857b8a9205834af692b30e3c1', '139****3136', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '周玉婷', '玉婷', 1, NULL, true, 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', 1, '2026-07-07 01:00:00+00', NULL, NULL),
	('4db88eb0-432e-45fa-8e82-bf2fefaa577e', '\xdf5b6fc39fb011e626e3c3ae869b511be4a256706bcad8a63169171285c5ac5d96913afcd94739', '\x7b364ea117349db9340c7072a725676027cbea06aebe59e237f4ad28c3ee1ab0', '139****3143', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '吴嘉豪', '嘉豪', 0, NULL, true, 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', 1, '2026-07-08 01:00:00+00', NULL, NULL),
	('e4aed230-4051-41e8-8ed9-a87cbaa78c5d', '\x33908bd7524676d73ae1ad08a664fac7454b86f63a4ecd7cfa9dc200437696e9d356227cc6db26', '\x346bf66797fc548bb3fa8c6089c72b971adb238ccca180577ca3ded4a4b5dcd0', '139****3150', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '徐静怡', '静怡', 1, NULL, true, 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', 1, '2026-07-09 01:00:00+00', NULL, NULL),
	('59fb1b76-efe9-44e2-8dee-7d864c46d7da', '\x97d68b6feb2a6a67f1dc573382162742b506c59f58d34ed6f6ee30419f428174ce3430fc2f1b86', '\xc3b110b84769da5c658b9aada056386cf6250e4784823ddd8ad049c0ad6dd5ef', '139****3157', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '孙一鸣', '一鸣', 0, NULL, true, 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', 1, '2026-07-10 01:00:00+00', NULL, NULL),
	('26c6c5ec-95f0-4507-89d4-112cf618af22', '\x7dbe77d2e8f92f3f36993fac4e5ae018392451cb441f3f469823cebbd733a68433d8b4cb08a109', '\x75fed9e6992bfe095127130695ac0577475d627e974a387931c810a6ee9b1306', '139****3164', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '胡可欣', '可欣', 1, NULL, true, 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', 1, '2026-07-11 01:00:00+00', NULL, NULL),
	('9fb73358-704e-4453-86c6-c308f9d1e166', '\x4d29cbf5885a5102e326d58028d7504574eccdfbf6522a897a43e4af1d5a58253d979116ba7c01', '\x76791d518de5029e10a71c7d9c1294eb2575bb5ac63a8ad1058dc92d8a8bca57', '139****3171', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '朱浩宇', '浩宇', 0, NULL, true, '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', 1, '2026-07-12 01:00:00+00', NULL, NULL),
	('7d30585b-b6a2-477a-885f-04d2ee10c045', '\x918640de2b30209eaa80138bd53e06ccaf30a5e3f4a5a9a78e729612c865f471e30b8e2b6040d9', '\x3c083ba4f743d5f317fccb478839625ca9e4eb15e9d0103580fa2681cd6d861d', '139****3178', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '高晓彤', '晓彤', 1, NULL, true, '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', 1, '2026-07-13 01:00:00+00', NULL, NULL),
	('c2b0c1be-35aa-4960-89b7-eaa20804ffe6', '\x9d41866066738817d3798aa69be4bbab43799ac09c9bb301741992cfe3174643e88e3f9cb24a63', '\x6f23d5ae8bd61a7e712db853323e27fd02efb0729929dc65d7326f66e047635a', '139****3185', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '林宏伟', '宏伟', 0, NULL, true, '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', 1, '2026-07-14 01:00:00+00', NULL, NULL),
	('59cc4475-cd87-4016-81a6-1ba59877e72d', '\x73112d128f24688743d99389d4c471d5139bf7ba3561fbcff262e330dbd6ff01a68ead560ffc85', '\x57c795b810e2af662a22db208374ca4f61895d816cba2bfd6b0c5fcf181f5287', '139****3192', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '何春燕', '春燕', 1, NULL, true, '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', 1, '2026-07-15 01:00:00+00', NULL, NULL),
	('694e59ed-300f-4e80-8137-3cb5b6b3783a', '\x1f04ddbd871709f43c55321d09b7cb55fd59063eefd348ab21f1e7ceb4c18ba68905e69da067cf', '\xb749ccc0c02dd1c323a848379634228239590ce6c2d892c669c234e88687cfa4', '139****3199', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '郭子轩', '子轩', 0, NULL, true, '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', 1, '2026-07-16 01:00:00+00', NULL, NULL),
	('aeefe304-3ffe-40f4-8c70-e623bf17afd1', '\x8f1cd0ad7a788079786e6401e15748e6c1c3a985d0b0fbf655668851cb16d6a2d218ccc0893b35', '\xff7d868b25d83e4f221f00f5c10ea7c1dd7cfe4c76df5736f3c2b527776072a7', '139****3206', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '马梦琪', '梦琪', 1, NULL, true, '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', 1, '2026-07-17 01:00:00+00', NULL, NULL),
	('c666abbd-adfb-4925-861a-ee02a51c3e51', '\x0307f17040c81b0703f4299703f1f5398ddc086741e7164437b0de813c442eb557091e50050e82', '\x629401142da76156763cdf1627693cc28549b613f279cba124eb931d12a24f58', '139****3213', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '罗思源', '思源', 0, NULL, true, '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', 1, '2026-07-18 01:00:00+00', NULL, NULL),
	('132be9fc-90fd-4e35-8e77-8523a494f4dc', '\x90fbecb713e231a1630367ac4cfdbb16195a395de6bdfe60f2beb37bbf5a886981e28cae867e76', '\x07314257dae4985b211d3cab4b2ffe4f69ff03d0124273c259030f539d3267b9', '139****3220', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '梁婉清', '婉清', 1, NULL, true, '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', 1, '2026-07-19 01:00:00+00', NULL, NULL),
	('35b54bf5-52dd-40d2-8b66-9b6cfb98c8e9', '\xb382475a200491c4febf1a86a6ce63bb4e0541c2632a182061f95930226242fec0121b05be3f2b', '\xa3d609813cf2bb3184d6c8fcce8db3266ebc02d7ccbb7f6b53a82721b515b5f7', '139****3227', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '宋伟伦', '伟伦', 0, NULL, true, '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', 1, '2026-07-20 01:00:00+00', NULL, NULL),
	('9049bc2b-0314-4d2e-835d-a43d353d7d1d', '\x55177b1f472a4740709ab43616d0a815d38b7ba0b556cb46068dddce1074c56409a6a53e55022b', '\xb0927682cb4f9cfefd57b270d64447b8d70b6f95019967247f1d9043903602bd', '139****3234', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '郑诗涵', '诗涵', 1, NULL, true, '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', 1, '2026-07-21 01:00:00+00', NULL, NULL),
	('a140476c-3a2f-4c6e-8045-a6240fdd0065', '\x75ad9581d0a6aca357ddb035d7be0491749bf4dfe9500222a252aa8d00d59df856fdcc0c68e253', '\xec32af4658727a966c235d5d21efb7d5cccc12372891898f3928ee1d2682f397', '139****3241', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '谢天宇', '天宇', 0, NULL, true, '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', 1, '2026-07-22 01:00:00+00', NULL, NULL),
	('ab2596b0-4fa2-49a4-8fb4-1af39b2c454b', '\x70d082effc1a429109ebce31e342fa83aa318342ce1f2e86b7d91b58f9321791cc597789d46fad', '\x6811e1aa7dec675cf92c4229c43373cb8bb0a3a7905063d7ea67fc9e05ae4cd9', '139****3248', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '韩若兰', '若兰', 1, NULL, true, '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', 1, '2026-07-23 01:00:00+00', NULL, NULL),
	('cbbf45cf-4245-4ac3-8b3a-919efb2270a9', '\x18f6b1852d34a70abe8a77620719eb0ef0ef52eb714999623f457d9f329ecfceb83131a05943d0', '\x13adf9be2c4bf7d363eefc00d48e30eb058661c29ec6c1a78b1eb350480bc2b6', '139****3255', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '唐建华', '建华', 0, NULL, true, '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', 1, '2026-07-24 01:00:00+00', NULL, NULL),
	('d9d3e474-8017-4f9b-81c6-39fde8eb9d7e', '\xcb2e1ae6042eca835e1e9439770e272a59e1bc1ecd348157afcd73df30e4f83171a66c9e951db5', '\xcf2bfb25dd81a1909b433fd7ad3ff788b6f4028c1e0b5c801d29a2f510593511', '139****3262', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '冯欣怡', '欣怡', 1, NULL, true, '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', 1, '2026-07-25 01:00:00+00', NULL, NULL),
	('f38580a1-000c-45af-89fd-125032a90370', '\xedf8da453fa127ae1c237008101340751272fd3f868a046806658a13db345b184b987cb492c994', '\x014ac104398e150f1d0ca11d9c12f8063e6ff048c18c432d3286fe8f580681d9', '139****3269', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '于文博', '文博', 0, NULL, true, '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', 1, '2026-07-26 01:00:00+00', NULL, NULL),
	('7bf642f9-991a-4936-8d8b-9791a36bd311', '\xf1802274be21f97729d3d49a23655d361748c133550aa7ac5acf80af665de91231be9d2fc98e7d', '\x40777f99dd1021d6b6c73872635fda0aa6c88666e81f3ae3ca82e48a72322ba0', '139****3276', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '董丹丹', '丹丹', 1, NULL, true, '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', 1, '2026-07-27 01:00:00+00', NULL, NULL),
	('0544d035-5f66-42a0-87ea-b9a28ccdce60', '\xa9e93df5762ab8409c2d9b9988ad443f234f9032f7cda36a78c6d0f6df448d84f07bd7c6c1362f', '\xe97d6c160cd8b55a4d647e4ce74776e6f1d25775e0dc4403f327494ebf78c5f7', '139****3283', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '萧景行', '景行', 0, NULL, true, '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', 1, '2026-07-28 01:00:00+00', NULL, NULL),
	('3e1bd228-1b52-4371-84a0-966fcd5c438e', '\xb5f2768f7e9654ea46ca82778137de58e703b7514f9cfb907c786a9f066f27e08452445b74ef4f', '\xfec1d11c5f7a0dcdc7a72dc0346ea0d914aa3b2404d3db735cde6b477c9813a6', '139****3290', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '程雨桐', '雨桐', 1, NULL, true, '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', 1, '2026-07-29 01:00:00+00', NULL, NULL),
	('482e9d39-8d80-4976-894d-40b0a807a247', '\x621478eaac8d4f011cad67821b084ce8f2147471facddcbd63fb5c2c56aa1976106e18c84e5ee5', '\x9dad838567e53adfad4d6d07aff37134ce87264e6409d65c4084a26f9a4e58ff', '139****3297', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '曹志强', '志强', 0, NULL, true, '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', 1, '2026-07-30 01:00:00+00', NULL, NULL),
	('71dc881b-ae5f-49d6-86b0-c03f01ee372c', '\xafec7e530a24d54368a919f91702165b04d9464ff1e267a00bd1735cbb94dd47c639ece83d8636', '\x83cb6c02d3428eb33dce0c152057a5850cfb429269e31521658d0976365ba2bc', '139****3304', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '袁雪莹', '雪莹', 1, NULL, true, '06a16684-acc3-407f-80af-4c083e90c2a4', 1, '2026-07-31 01:00:00+00', NULL, NULL),
	('960060ff-7a1a-4b37-8bd6-ba36b9cbdff1', '\x2a8e7755c504cc0c83bb19656889554caf17bf695cc2f54ad2d08cbc5aa60452c343cdef8ce67c', '\x0442ffdfd2398193948118f15d6beccb2f948d51291f02e48804625cbf105082', '139****3311', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '邓立新', '立新', 0, NULL, true, '06a16684-acc3-407f-80af-4c083e90c2a4', 1, '2026-08-01 01:00:00+00', NULL, NULL),
	('25bcdfe8-ed0e-4a97-8893-add50b6b8835', '\x631c9a1728ab76e9755d675f2b398a9d30d7fdeca790bcfa273accba14686cc3690281c2cc13ab', '\x7394be2f1a35c79b99dd28c7cdc4ee9909f1e2c567f6c404d973e4eb35211143', '139****3318', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '许海燕', '海燕', 1, NULL, true, '06a16684-acc3-407f-80af-4c083e90c2a4', 1, '2026-08-02 01:00:00+00', NULL, NULL),
	('38358572-d78a-4136-84ba-7ec39a3bac1c', '\x76fc85a2293441c71ab0f7d1d06c835cfc3c0acc7f7863487c797e62000a49e6172578d8ee12bd', '\x6cfb94b584840364866eb6e9559b8b4873cda0da94b5fd32f85ea4098bf9c69a', '139****3325', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '傅俊杰', '俊杰', 0, NULL, true, '06a16684-acc3-407f-80af-4c083e90c2a4', 1, '2026-08-03 01:00:00+00', NULL, NULL),
	('40570755-fc37-46fd-84e1-49c40a23259d', '\x063d6b68a8f9c8b3d2b816805ce28012a8b2b37335c1f3fe51a3a31af3b0a188a5a3840c736684', '\xf1f89c99d3985439526db927fa00d84477761a7e4ea6b30b560091ae4e80fa4d', '139****3332', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '沈佳慧', '佳慧', 1, NULL, true, '06a16684-acc3-407f-80af-4c083e90c2a4', 1, '2026-08-04 01:00:00+00', NULL, NULL),
	('6fdff143-a6c4-4b73-8ea3-8613cc16079e', '\xb597aed5a0552e489634bf00c13ae96e34e0443bfd5868b2417e513e1e243c8f9d68bce4d22ad2', '\xb859f3ce6df77792fee27920ada281b388e5d8d3c5527b75702dcff49bf8a9eb', '139****3339', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '曾明哲', '明哲', 0, NULL, true, '06a16684-acc3-407f-80af-4c083e90c2a4', 1, '2026-08-05 01:00:00+00', NULL, NULL),
	('630b6cdb-2e6c-4f8c-8976-0189df4bb67e', '\x4ed14e7026f78457dd63b06f0dd1f00eee7e497145d21a555e8d06bcfcdde10752234c3d431f29', '\x2b109daaa9e64c221da5391065d8d9146ede16e65d64da7fe2b498f54b8accb7', '139****3346', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '彭玉婷', '玉婷', 1, NULL, true, '06a16684-acc3-407f-80af-4c083e90c2a4', 1, '2026-08-06 01:00:00+00', NULL, NULL),
	('40a4598a-6a85-457d-81aa-3e7a0a89465a', '\x1379216a2eb2297ce3c035ae5d1fe11b06724560673d8c4bd301c4fd7f0e6fbbf82d2ca85fc45e', '\x22bed0b6d8ee49d2d5bdfd974074f584d29ef104bfb27cd5e6c79c7f98f2a04e', '139****3353', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '吕嘉豪', '嘉豪', 0, NULL, true, '06a16684-acc3-407f-80af-4c083e90c2a4', 1, '2026-08-07 01:00:00+00', NULL, NULL),
	('ca80a442-50bb-413d-84d3-c6f5dcd8c95e', '\x0f2c09039b2cb83b5554b9b458cd830fc8db7c1b19b1f4422381e046940ae5544c94fb26cf1214', '\xebcdaaaa1eab65e66d217331869a0f7632552b1abf0817d7d632c4849dfc43f3', '139****3360', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '王天宇', '天宇', 1, NULL, true, '06a16684-acc3-407f-80af-4c083e90c2a4', 1, '2026-08-08 01:00:00+00', NULL, NULL),
	('edfb1a1a-9e36-44d7-88b4-dcc6e264e029', '\x3d6836409a6cfd21eac43ddd02a0185d9a37fe288aec3c0ed6e7fc6f2c7b0a5060d75b0c65a251', '\x7c3598188e05dcec28acb3bfa5156cd79aa029970b4dfee42994e736c2b4b6e4', '139****3367', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '李若兰', '若兰', 0, NULL, true, '06a16684-acc3-407f-80af-4c083e90c2a4', 1, '2026-08-09 01:00:00+00', NULL, NULL),
	('547edeb4-c51c-426f-8687-4338fcddb350', '\x0f22144ea9b4633e82bd8c378ca845092f0601fc4c9d93fbbc0e0fcaac94b064bf18b8aa39899f', '\x72dda8889a23475446ba831dc2450f4bd6333a2277e08701ec8cbcb699069399', '139****3374', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '张建华', '建华', 1, NULL, true, '06a16684-acc3-407f-80af-4c083e90c2a4', 1, '2026-08-10 01:00:00+00', NULL, NULL),
	('baf70dec-0631-41ef-8d8f-cc57d36bdf7b', '\x3e5a93d71eee549ec6542f84c7becf0728d1bd327e33d32724bf99dff2209e7b13f9ecc716c0d2', '\xb22fc69df31773acb9c2c8d7f46c2f73e1e382d4204be9b5b3d5d845c354613e', '139****3381', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '刘欣怡', '欣怡', 0, NULL, true, '8121f37b-a867-41d4-8880-6e926ae0056e', 1, '2026-08-11 01:00:00+00', NULL, NULL),
	('e2913af3-478a-4d2b-8108-930864e2c212', '\x353e5a1c2df919d5640abf8d9e2573092dde60ad9944f238246dfc607cd18059153575aeca75f9', '\x6e9fd8a65c760e0bbbb3768b9da12a44d6e54496de8ff256d9060e1f30e3228c', '139****3388', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '陈文博', '文博', 1, NULL, true, '8121f37b-a867-41d4-8880-6e926ae0056e', 1, '2026-08-12 01:00:00+00', NULL, NULL),
	('4395a4e7-5144-40c9-8a98-6a857c173be8', '\x5d0aa8f2aba058e63e61bcafae66549a2b63e8ef7fcd4a457a1229ad63e0199dbd59f31f3f9d4c', '\x572bb1f8756df1c9228b973841d3324d96b13aa9bc1206d0263756332cc0c761', '139****3395', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '杨丹丹', '丹丹', 0, NULL, true, '8121f37b-a867-41d4-8880-6e926ae0056e', 1, '2026-08-13 01:00:00+00', NULL, NULL),
	('f4960146-f3d7-452e-82eb-9b53a9d61e39', '\x25d889f6354661a413ef251051eb8a8cd2eea531f553b61ebde9b03f3c6e8ae349cf8b632c293d', '\xeec62a736425c73abd5d304d48465d8a158b48b696e1fc422baeaafd7692db58', '139****3402', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '赵景行', '景行', 1, NULL, true, '8121f37b-a867-41d4-8880-6e926ae0056e', 1, '2026-08-14 01:00:00+00', NULL, NULL),
	('0653f2da-3b9b-4488-8a14-0d59154a3ca0', '\xa83d208401b052d9bf193b20a2bd7fd42bffbe96b811fe696f611a0aca9b1a5b7282504e1dfbb4', '\x316be0aa4122c283361779f1f355e607fed62b300df2025b1403f10e080beaba', '139****3409', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '黄雨桐', '雨桐', 0, NULL, true, '8121f37b-a867-41d4-8880-6e926ae0056e', 1, '2026-08-15 01:00:00+00', NULL, NULL),
	('68625f86-4caa-4fe9-8c7b-8f3a024f3a4f', '\x9dd20535778448610884d81e3bc6aa31052ca4537e3ffc4db8ecc5f078966b78fcf627bfca22c8', '\xdbcb09cce97ef9f38fc46e237afd0f3ebf838ae7dfc8dff5eef01e4a2e1af16c', '139****3416', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '周志强', '志强', 1, NULL, true, '8121f37b-a867-41d4-8880-6e926ae0056e', 1, '2026-08-16 01:00:00+00', NULL, NULL),
	('1b96af7a-b4a2-4239-85c2-0a1db6d8d06b', '\xc2bf7896b31f1964cfa10129153de12a0f6b93456f92a9597bce83532cd3d5e4a7d06e285d6bea', '\xa4a5013c2217d32f3a27fb05124278e1b8eb8fb0ed0382536f93cfb00e11d2d8', '139****3423', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '吴雪莹', '雪莹', 0, NULL, true, '8121f37b-a867-41d4-8880-6e926ae0056e', 1, '2026-08-17 01:00:00+00', NULL, NULL),
	('d5a3519b-9634-4d8c-84e9-8f44f2bc3d96', '\x40e606dcf31a29b55b7d3d71966198ab31edf48cfd1f4077af60ea65f743c4da3b29204af3f4c2', '\xa9f913398bc82e911c1977fd71729e91e08ca7e5946123130beb068bbd310fba', '139****3430', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '徐立新', '立新', 1, NULL, true, '8121f37b-a867-41d4-8880-6e926ae0056e', 1, '2026-08-18 01:00:00+00', NULL, NULL),
	('89c9bd30-bd28-4df0-85fc-51573784d2d2', '\x6c05e8c7aceec3b858283cee36c1391846f885ff03e26c68bd863d3673a63a848a0050b5f8f1b0', '\x2e060a4f3cfe85ab186b90fb9c65d04b92d775545fb916797da72476fa27feea', '139****3437', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '孙海燕', '海燕', 0, NULL, true, '8121f37b-a867-41d4-8880-6e926ae0056e', 1, '2026-08-19 01:00:00+00', NULL, NULL),
	('8dcdf722-5c48-4c01-8c57-45cb09941c38', '\xb8d4c1b6be070f7078ee3e5a911cad8002f0b7f03fce22c96f67326da892e056946a1511f65d74', '\x5b717e18161d90d2aa087e29a6b9d2120c771d6969cb6d10f797f6b02768e8bf', '139****3444', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '胡俊杰', '俊杰', 1, NULL, true, '8121f37b-a867-41d4-8880-6e926ae0056e', 1, '2026-08-20 01:00:00+00', NULL, NULL),
	('fa82f0ed-dd0e-4d07-80b6-776bce3482b8', '\xa2c1237cb07210fb716a6ac0d63d9ea66306db110cea9aee1795aa3937955f596237aaf0c5a0c6', '\x99da39b9e4f02937622b8e442837a4104af8755666f29113754f7128dad0bcb4', '139****3451', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '朱佳慧', '佳慧', 0, NULL, true, '8121f37b-a867-41d4-8880-6e926ae0056e', 1, '2026-08-21 01:00:00+00', NULL, NULL),
	('d5084b6a-0814-4916-87ea-ffc8bfca1b00', '\x75534f262a0989db1f483b29ef345a4cd6252830c03503cf154eb7391b4036d74ce4554cf823ee', '\xf5ff1a1716d25e6168616e72c7f4c44cedb26e9e47839db3c48a57e44d11843e', '139****3458', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '高明哲', '明哲', 1, NULL, true, '8121f37b-a867-41d4-8880-6e926ae0056e', 1, '2026-08-22 01:00:00+00', NULL, NULL),
	('9360027d-72cf-4210-8560-cf069d841584', '\xf50e28af6767d9361656d04198dd93b7b403368b4c4cbac04e1aebd0031c82f7313d1b6dd8d6f4', '\x0663834b07da2f4f652083e7519868c630eec306254bce3df46c4275e15130d4', '139****3465', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '林玉婷', '玉婷', 0, NULL, true, '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', 1, '2026-08-23 01:00:00+00', NULL, NULL),
	('666e8925-a670-4490-8971-0b007f64f254', '\xe08270238af2d25582cfb2f18595ed9f5a00782a68546b5e1e839d30efd8dc829abb30804c8606', '\x68240ab229bd4f1d291e80a0fe87e445b2afaf06b269151af9447ccdd0160725', '139****3472', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '何嘉豪', '嘉豪', 1, NULL, true, '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', 1, '2026-08-24 01:00:00+00', NULL, NULL),
	('a4c98e9f-f79a-48a0-878f-927a6e3ce929', '\x85046ea74d7ae81f13d993c3fb37d336499246b24c6b5dff5fefb74ac5c09e6417edfd77c1695a', '\xcd85191f3a1bcfcb384320171ce9ff78e1e629fb40df2ce03f9e56fe09f7d92f', '139****3479', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '郭静怡', '静怡', 0, NULL, true, '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', 1, '2026-08-25 01:00:00+00', NULL, NULL),
	('bef3ea9c-98f7-43f3-8c22-883887ea1d2c', '\x75590f76b1792447cb0066db35f7fa47eabc1c35d8aa53339bc334818cdb9321fd7af1fe492be3', '\x3615b31c6fb02450e7863539ef0d4c22c1d20d87b90d84aedeaf0b975f71c71f', '139****3486', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '马一鸣', '一鸣', 1, NULL, true, '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', 1, '2026-08-26 01:00:00+00', NULL, NULL),
	('ce626ea2-9344-41cd-8ede-5a1126f3f039', '\xb081ef0e98d7d0708cdb095845e855d05f42e223c18de5babd3d424a7b91f61bee9d305b4c73cb', '\x8eaaa35ca14bfbe44a3251e75c3931e3804b34a8a93e07510e0c6c776755ad4a', '139****3493', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '罗可欣', '可欣', 0, NULL, true, '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', 1, '2026-08-27 01:00:00+00', NULL, NULL),
	('0162aabd-6b8e-4a79-8b36-37bb1668062a', '\x9caee19dcf07edd6502695d2ab584c0b08c86f8c007797bc44473bb654cf138efe56ece3b7930b', '\x44f052bf6e344cc4c2ce1265f0d8ad232695a47c3c1f8614e400dcedd94ac896', '139****3500', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '梁浩宇', '浩宇', 1, NULL, true, '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', 1, '2026-08-28 01:00:00+00', NULL, NULL),
	('df9d8d5e-a708-490c-8be5-a31c823f2e54', '\x017ae7917ed6fbbddb7749dcafb0951975ab68fb57f8acaa93d4794a3cac953270039390622fe2', '\x88de9ad6e2be88ffd2bf4e18d5edef71206c7abb86ffffa7e1cdca029e1c5bcd', '139****3507', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '宋晓彤', '晓彤', 0, NULL, true, '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', 1, '2026-08-29 01:00:00+00', NULL, NULL),
	('5c040214-07b9-442d-8fcf-a6f1ddc0d798', '\xd9f8f737f8f15eefd7600c9e5b8f93d82b15b9208981a09574ad2414bb90eeb6d307c852a35813', '\x7983425924dff3b7e1a69c134a69ff310dfa3b309edd2a1010e945261c01cca4', '139****3514', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '郑宏伟', '宏伟', 1, NULL, true, '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', 1, '2026-08-30 01:00:00+00', NULL, NULL),
	('e337bb74-b299-4197-8e7c-917508917479', '\xbacaf1f61a6cb37a9cb1e4b92abb41c2d75d49a0ae1afc7f1f9c59c993d4bfba03acc50aad0a63', '\x852409061f0350e7202fbec7a2f8e072e583917d8d682b510c56cb1a1636fed2', '139****3521', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '谢春燕', '春燕', 0, NULL, true, '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', 1, '2026-08-31 01:00:00+00', NULL, NULL),
	('5cc030f1-2d07-40ea-88d9-6da926c73153', '\x39ee64c5c9466333885799377483e3588b0054510c1691259f73c52ee15af42973ee43d61d1c98', '\xf6a18ce9fe6397bb23bf1d62a50c2c5e0430945d14a8e0f16d516821e1438830', '139****3528', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '韩子轩', '子轩', 1, NULL, true, '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', 1, '2026-09-01 01:00:00+00', NULL, NULL),
	('e1122f2e-9a63-4b40-8f26-14adc41d827f', '\x6f066186ca6c20bfa8b6efbce2168196a0d5556b150d320381bb272fc596722b150f2e06e743ca', '\x6b48e2a6172c609c78b246caebd9acf3962975e478bb0c7afb00a1d3bb82a155', '139****3535', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '唐梦琪', '梦琪', 0, NULL, true, '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', 1, '2026-09-02 01:00:00+00', NULL, NULL),
	('86f40676-fee7-4724-8b01-ced7b4e4cc7b', '\x82b7c7532ad04a791bb2b88058c1add791c80cb58bd81065dbae64258e37f1cb468fe155f0adb0', '\x81200179ec73dedaa26a8cad562bc3a36f15c26c7f1b23bb5f8436b2dbcb418c', '139****3542', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '冯思源', '思源', 1, NULL, true, '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', 1, '2026-09-03 01:00:00+00', NULL, NULL),
	('303b4d20-86a5-4d42-890e-66d6500c91ba', '\xe399d17f8a023f0f49333425c4d78ec955ced78fcaedcdbf97b85716fef763e183d7277b635b4e', '\x9a77b8528f219bfbacc59bbdc7516e308575fb85de22316610636f845feb1781', '139****3549', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '于婉清', '婉清', 0, NULL, true, '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', 1, '2026-09-04 01:00:00+00', NULL, NULL),
	('956f4232-04bd-49d6-82f3-7ffa165739d5', '\x9c5699dbdc5d13d0aae3243267548e80380879f1934eef7f75795707abadfbe3980fd4e8eb01f0', '\xbab87fc8ae36f56c0262da68d0ee9532fb1d007b0ccb8680c133e2ae20ce1da7', '139****3556', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '董伟伦', '伟伦', 1, NULL, true, 'e627c46e-9c0e-47f5-80ad-75b1df46534c', 1, '2026-09-05 01:00:00+00', NULL, NULL),
	('81b82554-9a23-421c-867f-850d093f6312', '\xae2c6b9e694b29ff83563e9b775402d0794bd9ebe5b9e800f996cb0310ebd5f1ed0ff14987bea8', '\x91d03f3b1c0915ccd1c1ff2265b81b27f01f8be7782faba63905b3276fd4b149', '139****3563', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '萧诗涵', '诗涵', 0, NULL, true, 'e627c46e-9c0e-47f5-80ad-75b1df46534c', 1, '2026-09-06 01:00:00+00', NULL, NULL),
	('c0f61eb9-40cf-4bb1-87e9-b8f92dfe5f4e', '\x7f036b794a95aab77a7e4d0df2b6a27ff416150e82f1e623c8872f6d2fc2ec5783207a19bf5881', '\x98507f52afd1a54e49523aafbf76676636e6b6ccaa52e1114250faf5915081ff', '139****3570', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '程天宇', '天宇', 1, NULL, true, 'e627c46e-9c0e-47f5-80ad-75b1df46534c', 1, '2026-09-07 01:00:00+00', NULL, NULL),
	('1714aec3-a2b5-43b9-8836-0662aa4cd728', '\xe17d71db302ec80046578c1f87779c72920f5620612307808332db4e86490399eff3bd14653a14', '\xf4ad10291dedf28838d63207818e3a9f95d13a2c347b4c1a6d5f4a69409b6e99', '139****3577', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '曹若兰', '若兰', 0, NULL, true, 'e627c46e-9c0e-47f5-80ad-75b1df46534c', 1, '2026-09-08 01:00:00+00', NULL, NULL),
	('c7240b27-7881-4555-8302-e05d8eb5e86e', '\x61bcfdb825e3c02b919712a5ec6a132935137e0087c099a45747e5a6bb2e0c4016b13612a422ab', '\x2af47f290b70a0d01968aba9b258cd1df35bd0a50eab27ccc452b86fda8c066b', '139****3584', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '袁建华', '建华', 1, NULL, true, 'e627c46e-9c0e-47f5-80ad-75b1df46534c', 1, '2026-09-09 01:00:00+00', NULL, NULL),
	('c1ff069e-1dd3-477b-8bc5-b02ddf6e31b1', '\x1afe8266937de0bbcfb03a6077d4e2c8c466b2270e954adcb78a93d2f79b3c0a10d3b5be7afe5c', '\x4c0e065e6b1e534c6cae00142e936dfc0d9149639729ed2036e41e7779e5cc40', '139****3591', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '邓欣怡', '欣怡', 0, NULL, true, 'e627c46e-9c0e-47f5-80ad-75b1df46534c', 1, '2026-09-10 01:00:00+00', NULL, NULL),
	('187f203a-650f-43d4-85f0-7e8a06630daf', '\xb9861656d8dbca5a6abc74ef0476b6e7e726a2208f026936881a56c62133e93f797f725061388b', '\xcde31a6ed2c886c846ffa4b9c4134b963b8cccd6a4636b68427fe2daf6f324bc', '139****3598', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '许文博', '文博', 1, NULL, true, 'e627c46e-9c0e-47f5-80ad-75b1df46534c', 1, '2026-09-11 01:00:00+00', NULL, NULL),
	('4cacc816-4177-4529-876b-0cedfa5968ff', '\xa26c68ccd505d2ffadf0a50768529e882ccde9486b523af14affc72c4fbabdc68c956cba156db3', '\x3dde7e4583725ff9ee5be4dc212b6474b766993675e7eeceb1abdb9d43fff6be', '139****3605', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '傅丹丹', '丹丹', 0, NULL, true, 'e627c46e-9c0e-47f5-80ad-75b1df46534c', 1, '2026-09-12 01:00:00+00', NULL, NULL),
	('1978607d-c286-45e3-895e-b2943c667f0c', '\x74af9dc5642a56b1cfb6ddbebfbec5f06cf872c61389abf753eabd9f04a96744ba96b6dd669029', '\x8ecadd1b802eb60f94f45074a5dc8ef389985f1f0d5c8e518fe709038284a54a', '139****3612', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '沈景行', '景行', 1, NULL, true, 'e627c46e-9c0e-47f5-80ad-75b1df46534c', 1, '2026-09-13 01:00:00+00', NULL, NULL),
	('865bf69b-3919-40a7-8353-8588b048a1f7', '\x3adf42b869bcb328144b677c036e849ca62c2d96d2e57495b330daaa625048c6a8b300579ff7eb', '\x10a1d6bca3048916e58b35c2d8f7a25794ad9a33e1260d92b485bb9a6b19c82e', '139****3619', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '曾雨桐', '雨桐', 0, NULL, true, '78c805fa-d095-4ce5-8442-22c801391541', 1, '2026-09-14 01:00:00+00', NULL, NULL),
	('bbd19579-ee8a-4922-8619-46823a311f3a', '\xb1c14019f680b570845f661c248e0ccc5e5a896f8ef1eed41d3753c2314721612d6492008fb66e', '\xf63b5aa7f7b74748bc37f3bc84da811a64f0128678558d37dff05e536853f9c3', '139****3626', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '彭志强', '志强', 1, NULL, true, '78c805fa-d095-4ce5-8442-22c801391541', 1, '2026-09-15 01:00:00+00', NULL, NULL),
	('f2cdd029-e24e-4fa4-820e-3f41d37ed703', '\xd0c70dbafc62f645270aba9003e7295e15c1b593047327e621d213d6734337223423e338d6c5c0', '\xab5feb9b7ee09cf13ff76951bdae4639e9a627e9a4a475cd203d16c2818364f5', '139****3633', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '吕雪莹', '雪莹', 0, NULL, true, '78c805fa-d095-4ce5-8442-22c801391541', 1, '2026-09-16 01:00:00+00', NULL, NULL),
	('b11e0172-13ec-4dde-873f-32707b1ebd62', '\x69528e765a5c41676e1f55128806ef3d95a5f97dc3cea4076a6408eaa940b6d05d43ab972a9dcb', '\x41ba10f06b4bdbfa57702d05eebcc6569ceb6b98533991796aecab8eaa52ad05', '139****3640', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '王春燕', '春燕', 1, NULL, true, '78c805fa-d095-4ce5-8442-22c801391541', 1, '2026-09-17 01:00:00+00', NULL, NULL),
	('4df21e59-ee01-4460-8841-626047093ec7', '\xc2ca7fdeba94d6dd5a27fbe8143e97a08ed1fe29bfa4f6f6868720f7f9dde224d720827e6a05fc', '\x287242ecb4f4d830adaed4751aea08e31794a9bea5929e373c35c78fa38c384c', '139****3647', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '李子轩', '子轩', 0, NULL, true, '78c805fa-d095-4ce5-8442-22c801391541', 1, '2026-09-18 01:00:00+00', NULL, NULL),
	('06b78a71-1a23-4062-889b-d2f9fb43b8e7', '\xd28f428d133d3a8af39d10f9c41f7b3f362a89345da4d80d70ef0746c3f4ab242fec1a1883e01b', '\x1ef614cc3f15dbe82df7915c9094c51e6821655633f7e58d684c233feac46da3', '139****3654', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '张梦琪', '梦琪', 1, NULL, true, '78c805fa-d095-4ce5-8442-22c801391541', 1, '2026-09-19 01:00:00+00', NULL, NULL),
	('8c86e8f0-e19a-4ade-870f-a11566b65da8', '\x0aeb23671de46f3cbedc4814208189e537e5979a00c53a04b11da4d49136a59978330276bebd7f', '\x2ff165771d330289cbb0bb8dcd5b2f1d2453014623ad15d5484294eb71d0812c', '139****3661', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '刘思源', '思源', 0, NULL, true, '78c805fa-d095-4ce5-8442-22c801391541', 1, '2026-09-20 01:00:00+00', NULL, NULL),
	('c6d0db9f-c57d-4fd5-8ef5-37800a9c2433', '\xb701a5d73b7640fab85b8962be613b2855f7066e4be0087eaf6afb068f1d7f60c2f4d3f7711f53', '\xe604293b78c2b6fdc3c127b70e30da933086b3116416fc2442f15b797b94b990', '139****3668', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '陈婉清', '婉清', 1, NULL, true, '78c805fa-d095-4ce5-8442-22c801391541', 1, '2026-09-21 01:00:00+00', NULL, NULL),
	('aba5a9ea-e5e8-487e-86ad-f44f104087d1', '\x6c0ff87f34c1f57223981e9a9cf4d7e82d0fc6635163347a726e00310160f193526bc84a8e5fc3', '\xb6e117a0177eb8ca21def428c40f62de50ba18498b717ad4263bc57b1abe077c', '139****3675', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '杨伟伦', '伟伦', 0, NULL, true, '78c805fa-d095-4ce5-8442-22c801391541', 1, '2026-09-22 01:00:00+00', NULL, NULL),
	('35a1bb4c-f667-4ad5-88d9-364f68e9a71e', '\x32e2e6689bf4cb91d38a5885f495317ca53e64d1d0a608ac60ffd59dfa8b34678a8598d40f3295', '\xb1564ab960aaf288754ca2c37b7da3e26f9168e0612b0f210095b37c9c202eae', '139****3682', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '赵诗涵', '诗涵', 1, NULL, true, '78c805fa-d095-4ce5-8442-22c801391541', 1, '2026-09-23 01:00:00+00', NULL, NULL),
	('9614ad55-4ff5-448e-894f-78c901261160', '\x32c7b2e60a5922f46b532c38af546f34f65619ff5523943df5ed37721abd248d6f754eeaf04dc3', '\x39a5b21302f116679d66be230ae73cb584fc926bc5b98b35d1b4c27e0fbede0a', '138****1002', 'admina1', NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '赵雅琴', '雅琴', 1, NULL, true, '6735bd79-da3e-4899-8821-945b2c6f8c3f', 2, '2026-02-04 01:00:00+00', NULL, NULL),
	('9dbf2f68-caa7-47e4-855a-40b997eaf20c', '\x54836b8a6536bd7fba85f981dcef7efaddd8f8fde56836dcf7b37ec5cdccc73768365e77115a79', '\x00cbe8d75ddd10014e72419b72bc0c64c83edfa2358fc088cdb834ccc4759a36', '138****0012', 'operatorb', NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '周敏', '周敏', 1, NULL, true, '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', 3, '2026-01-22 01:00:00+00', NULL, NULL),
	('74fdd2fb-1fad-4294-86f3-44bc4723a725', '\xc76b5bd532f078e0147681ea1ab59145cab9e3222cd4bdfa598b9bf715578fb740c508aabeb568', '\xba9493f5904e674d0c0525c08979a7ef2d04d516d60c0b141fa02ff51bce8b7f', '138****0021', 'assistant1', NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '孙丽', '孙丽', 1, NULL, true, '87f69b57-6e6a-4400-8217-4b938f949e3f', 3, '2026-01-28 01:00:00+00', NULL, NULL),
	('f3fa99dd-202b-4c01-8d89-7bda10a9b11a', '\x5950168a76bb1653054e46c0f146defd55826a1a04858fc2479db427dabb4026d07121133b4a85', '\x3baa88a7b59082660acabc3f1e785ea9f91d29393ff332fd02d95590e1e91cfa', '138****0011', 'operatora', NULL, '$argon2id$v=19$m=19456,t=2,p=1$Pk68ZXcWAuxLLb+LRhPbwA$9ewnhC9YCr+rBaEzd4JOwwtWj+wP74Z2DC0n0GzreGo', true, '陈志远', '志远', 0, NULL, true, '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', 3, '2026-01-21 01:00:00+00', NULL, NULL);


--
-- Data for Name: user_consent; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: user_factor; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Name: audit_id_seq; Type: SEQUENCE SET; Schema: public; Owner: postgres
--

SELECT pg_catalog.setval('public.audit_id_seq', 1, false);


--
-- Name: login_attempt_id_seq; Type: SEQUENCE SET; Schema: public; Owner: postgres
--

SELECT pg_catalog.setval('public.login_attempt_id_seq', 1, false);


--
-- Name: agreement agreement_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.agreement
    ADD CONSTRAINT agreement_pkey PRIMARY KEY (space_id, kind, version);


--
-- Name: audit audit_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (space_id, at, id);


--
-- Name: audit_202611 audit_202611_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.audit_202611
    ADD CONSTRAINT audit_202611_pkey PRIMARY KEY (space_id, at, id);


--
-- Name: audit_202612 audit_202612_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.audit_202612
    ADD CONSTRAINT audit_202612_pkey PRIMARY KEY (space_id, at, id);


--
-- Name: audit_202701 audit_202701_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.audit_202701
    ADD CONSTRAINT audit_202701_pkey PRIMARY KEY (space_id, at, id);


--
-- Name: audit_202702 audit_202702_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.audit_202702
    ADD CONSTRAINT audit_202702_pkey PRIMARY KEY (space_id, at, id);


--
-- Name: audit_check audit_check_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.audit_check
    ADD CONSTRAINT audit_check_pkey PRIMARY KEY (space_id);


--
-- Name: audit_other audit_other_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.audit_other
    ADD CONSTRAINT audit_other_pkey PRIMARY KEY (space_id, at, id);


--
-- Name: audit_seal audit_seal_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.audit_seal
    ADD CONSTRAINT audit_seal_pkey PRIMARY KEY (space_id, seq);


--
-- Name: captcha captcha_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.captcha
    ADD CONSTRAINT captcha_pkey PRIMARY KEY (key_hash);


--
-- Name: code_item code_item_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.code_item
    ADD CONSTRAINT code_item_pkey PRIMARY KEY (space_id, id);


--
-- Name: code_list code_list_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.code_list
    ADD CONSTRAINT code_list_pkey PRIMARY KEY (space_id, code);


--
-- Name: company_attribute company_attribute_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.company_attribute
    ADD CONSTRAINT company_attribute_pkey PRIMARY KEY (company_id, role_id);


--
-- Name: company_park company_park_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.company_park
    ADD CONSTRAINT company_park_pkey PRIMARY KEY (space_id, id);


--
-- Name: company company_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.company
    ADD CONSTRAINT company_pkey PRIMARY KEY (space_id, id);


--
-- Name: config_entry config_entry_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.config_entry
    ADD CONSTRAINT config_entry_pkey PRIMARY KEY (space_id, id);


--
-- Name: department department_company_id_id_live_key; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.department
    ADD CONSTRAINT department_company_id_id_live_key UNIQUE (company_id, id, live);


--
-- Name: department_manager department_manager_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.department_manager
    ADD CONSTRAINT department_manager_pkey PRIMARY KEY (company_id, department_id, user_id);


--
-- Name: department_manager department_manager_rank; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.department_manager
    ADD CONSTRAINT department_manager_rank UNIQUE (company_id, department_id, rank);


--
-- Name: department department_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.department
    ADD CONSTRAINT department_pkey PRIMARY KEY (company_id, id);


--
-- Name: extend_choice extend_choice_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.extend_choice
    ADD CONSTRAINT extend_choice_pkey PRIMARY KEY (space_id, field_id);


--
-- Name: extend_field extend_field_column; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.extend_field
    ADD CONSTRAINT extend_field_column UNIQUE (space_id, module, column_name);


--
-- Name: extend_field extend_field_name; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.extend_field
    ADD CONSTRAINT extend_field_name UNIQUE (space_id, module, name);


--
-- Name: extend_field extend_field_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.extend_field
    ADD CONSTRAINT extend_field_pkey PRIMARY KEY (space_id, id);


--
-- Name: external_app external_app_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.external_app
    ADD CONSTRAINT external_app_pkey PRIMARY KEY (space_id, id);


--
-- Name: file file_id; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.file
    ADD CONSTRAINT file_id UNIQUE (id);


--
-- Name: file file_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.file
    ADD CONSTRAINT file_pkey PRIMARY KEY (company_id, id);


--
-- Name: file file_storage_key; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.file
    ADD CONSTRAINT file_storage_key UNIQUE (storage_key);


--
-- Name: idempotency idempotency_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.idempotency
    ADD CONSTRAINT idempotency_pkey PRIMARY KEY (user_id, key);


--
-- Name: invitation invitation_code; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_code UNIQUE (code);


--
-- Name: invitation invitation_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_pkey PRIMARY KEY (company_id, id);


--
-- Name: join_request join_request_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.join_request
    ADD CONSTRAINT join_request_pkey PRIMARY KEY (company_id, id);


--
-- Name: local_message local_message_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.local_message
    ADD CONSTRAINT local_message_pkey PRIMARY KEY (space_id, id);


--
-- Name: login_attempt login_attempt_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.login_attempt
    ADD CONSTRAINT login_attempt_pkey PRIMARY KEY (id);


--
-- Name: login_challenge login_challenge_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.login_challenge
    ADD CONSTRAINT login_challenge_pkey PRIMARY KEY (key_hash);


--
-- Name: menu menu_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.menu
    ADD CONSTRAINT menu_pkey PRIMARY KEY (space_id, code);


--
-- Name: menu_switch menu_switch_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.menu_switch
    ADD CONSTRAINT menu_switch_pkey PRIMARY KEY (space_id, park_id, code);


--
-- Name: outbox outbox_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (space_id, id);


--
-- Name: park_access park_access_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.park_access
    ADD CONSTRAINT park_access_pkey PRIMARY KEY (space_id, id);


--
-- Name: park park_name; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.park
    ADD CONSTRAINT park_name UNIQUE (space_id, name);


--
-- Name: park park_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.park
    ADD CONSTRAINT park_pkey PRIMARY KEY (space_id, id);


--
-- Name: phone_proof phone_proof_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.phone_proof
    ADD CONSTRAINT phone_proof_pkey PRIMARY KEY (token_hash);


--
-- Name: privacy_record privacy_record_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.privacy_record
    ADD CONSTRAINT privacy_record_pkey PRIMARY KEY (company_id, id);


--
-- Name: rate_limit rate_limit_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.rate_limit
    ADD CONSTRAINT rate_limit_pkey PRIMARY KEY (name, began_at);


--
-- Name: role_grant role_grant_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.role_grant
    ADD CONSTRAINT role_grant_pkey PRIMARY KEY (company_id, id);


--
-- Name: role role_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.role
    ADD CONSTRAINT role_pkey PRIMARY KEY (space_id, id);


--
-- Name: role role_space_id_id_is_group_key; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.role
    ADD CONSTRAINT role_space_id_id_is_group_key UNIQUE (space_id, id, is_group);


--
-- Name: role_user role_user_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.role_user
    ADD CONSTRAINT role_user_pkey PRIMARY KEY (company_id, id);


--
-- Name: schema_migration schema_migration_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.schema_migration
    ADD CONSTRAINT schema_migration_pkey PRIMARY KEY (name);


--
-- Name: session session_id; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_id UNIQUE (id);


--
-- Name: session session_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (token_hash);


--
-- Name: shortcut shortcut_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.shortcut
    ADD CONSTRAINT shortcut_pkey PRIMARY KEY (id);


--
-- Name: sms_code sms_code_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.sms_code
    ADD CONSTRAINT sms_code_pkey PRIMARY KEY (id);


--
-- Name: space space_name; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.space
    ADD CONSTRAINT space_name UNIQUE (name);


--
-- Name: space space_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.space
    ADD CONSTRAINT space_pkey PRIMARY KEY (id);


--
-- Name: space space_project_code; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.space
    ADD CONSTRAINT space_project_code UNIQUE (project_code);


--
-- Name: staff staff_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_pkey PRIMARY KEY (company_id, user_id);


--
-- Name: task task_id; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.task
    ADD CONSTRAINT task_id UNIQUE (id);


--
-- Name: task_part task_part_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.task_part
    ADD CONSTRAINT task_part_pkey PRIMARY KEY (company_id, task_id, role, at);


--
-- Name: task task_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.task
    ADD CONSTRAINT task_pkey PRIMARY KEY (company_id, id);


--
-- Name: ticket ticket_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.ticket
    ADD CONSTRAINT ticket_pkey PRIMARY KEY (hash);


--
-- Name: user_consent user_consent_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.user_consent
    ADD CONSTRAINT user_consent_pkey PRIMARY KEY (user_id, kind, version);


--
-- Name: user_factor user_factor_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.user_factor
    ADD CONSTRAINT user_factor_pkey PRIMARY KEY (user_id);


--
-- Name: user user_phone; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public."user"
    ADD CONSTRAINT user_phone UNIQUE (phone_hash);


--
-- Name: user user_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public."user"
    ADD CONSTRAINT user_pkey PRIMARY KEY (id);


--
-- Name: audit_company; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX audit_company ON ONLY public.audit USING btree (space_id, company_id, at DESC);


--
-- Name: audit_202611_space_id_company_id_at_idx; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX audit_202611_space_id_company_id_at_idx ON public.audit_202611 USING btree (space_id, company_id, at DESC);


--
-- Name: audit_target; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX audit_target ON ONLY public.audit USING btree (space_id, target, at DESC) WHERE (target IS NOT NULL);


--
-- Name: audit_202611_space_id_target_at_idx; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX audit_202611_space_id_target_at_idx ON public.audit_202611 USING btree (space_id, target, at DESC) WHERE (target IS NOT NULL);


--
-- Name: audit_xid; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX audit_xid ON ONLY public.audit USING btree (space_id, xid, id);


--
-- Name: audit_202611_space_id_xid_id_idx; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX audit_202611_space_id_xid_id_idx ON public.audit_202611 USING btree (space_id, xid, id);


--
-- Name: audit_202612_space_id_company_id_at_idx; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX audit_202612_space_id_company_id_at_idx ON public.audit_202612 USING btree (space_id, company_id, at DESC);


--
-- Name: audit_202612_space_id_target_at_idx; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX audit_202612_space_id_target_at_idx ON public.audit_202612 USING btree (space_id, target, at DESC) WHERE (target IS NOT NULL);


--
-- Name: audit_202612_space_id_xid_id_idx; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX audit_202612_space_id_xid_id_idx ON public.audit_202612 USING btree (space_id, xid, id);


--
-- Name: audit_202701_space_id_company_id_at_idx; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX audit_202701_space_id_company_id_at_idx ON public.audit_202701 USING btree (space_id, company_id, at DESC);


--
-- Name: audit_202701_space_id_target_at_idx; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX audit_202701_space_id_target_at_idx ON public.audit_202701 USING btree (space_id, target, at DESC) WHERE (target IS NOT NULL);


--
-- Name: audit_202701_space_id_xid_id_idx; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX audit_202701_space_id_xid_id_idx ON public.audit_202701 USING btree (space_id, xid, id);


--
-- Name: audit_202702_space_id_company_id_at_idx; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX audit_202702_space_id_company_id_at_idx ON public.audit_202702 USING btree (space_id, company_id, at DESC);


--
-- Name: audit_202702_space_id_target_at_idx; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX audit_202702_space_id_target_at_idx ON public.audit_202702 USING btree (space_id, target, at DESC) WHERE (target IS NOT NULL);


--
-- Name: audit_202702_space_id_xid_id_idx; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX audit_202702_space_id_xid_id_idx ON public.audit_202702 USING btree (space_id, xid, id);


--
-- Name: audit_other_space_id_company_id_at_idx; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX audit_other_space_id_company_id_at_idx ON public.audit_other USING btree (space_id, company_id, at DESC);


--
-- Name: audit_other_space_id_target_at_idx; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX audit_other_space_id_target_at_idx ON public.audit_other USING btree (space_id, target, at DESC) WHERE (target IS NOT NULL);


--
-- Name: audit_other_space_id_xid_id_idx; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX audit_other_space_id_xid_id_idx ON public.audit_other USING btree (space_id, xid, id);


--
-- Name: captcha_age; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX captcha_age ON public.captcha USING btree (expires_at);


--
-- Name: code_item_key; Type: INDEX; Schema: public; Owner: postgres
--

CREATE UNIQUE INDEX code_item_key ON public.code_item USING btree (space_id, code, item_key) WHERE (deleted_at IS NULL);


--
-- Name: company_credit_code; Type: INDEX; Schema: public; Owner: postgres
--

CREATE UNIQUE INDEX company_credit_code ON public.company USING btree (space_id, credit_code) WHERE (deleted_at IS NULL);


--
-- Name: company_name; Type: INDEX; Schema: public; Owner: postgres
--

CREATE UNIQUE INDEX company_name ON public.company USING btree (space_id, name) WHERE (deleted_at IS NULL);


--
-- Name: company_park_company; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX company_park_company ON public.company_park USING btree (space_id, company_id) WHERE (left_at IS NULL);


--
-- Name: company_park_live; Type: INDEX; Schema: public; Owner: postgres
--

CREATE UNIQUE INDEX company_park_live ON public.company_park USING btree (space_id, park_id, company_id) WHERE (left_at IS NULL);


--
-- Name: config_entry_once; Type: INDEX; Schema: public; Owner: postgres
--

CREATE UNIQUE INDEX config_entry_once ON public.config_entry USING btree (space_id, code, config_version, park_id) NULLS NOT DISTINCT;


--
-- Name: department_root; Type: INDEX; Schema: public; Owner: postgres
--

CREATE UNIQUE INDEX department_root ON public.department USING btree (company_id) WHERE ((parent_id IS NULL) AND (deleted_at IS NULL));


--
-- Name: department_sibling_name; Type: INDEX; Schema: public; Owner: postgres
--

CREATE UNIQUE INDEX department_sibling_name ON public.department USING btree (company_id, parent_id, name) WHERE (deleted_at IS NULL);


--
-- Name: external_app_code; Type: INDEX; Schema: public; Owner: postgres
--

CREATE UNIQUE INDEX external_app_code ON public.external_app USING btree (space_id, lower(code));


--
-- Name: idempotency_age; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX idempotency_age ON public.idempotency USING btree (created_at);


--
-- Name: invitation_department; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX invitation_department ON public.invitation USING btree (company_id, department_id) WHERE (department_id IS NOT NULL);


--
-- Name: join_request_order; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX join_request_order ON public.join_request USING btree (company_id, created_at DESC);


--
-- Name: join_request_place; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX join_request_place ON public.join_request USING btree (company_id, invitation_id) WHERE (state <> 'refused'::text);


--
-- Name: join_request_waiting; Type: INDEX; Schema: public; Owner: postgres
--

CREATE UNIQUE INDEX join_request_waiting ON public.join_request USING btree (company_id, phone_hash) WHERE (state = 'waiting'::text);


--
-- Name: local_message_time; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX local_message_time ON public.local_message USING btree (created_at DESC);


--
-- Name: login_attempt_account; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX login_attempt_account ON public.login_attempt USING btree (account, created_at) WHERE is_open;


--
-- Name: login_attempt_address; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX login_attempt_address ON public.login_attempt USING btree (address_hash, created_at) WHERE is_failed;


--
-- Name: login_attempt_age; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX login_attempt_age ON public.login_attempt USING btree (created_at);


--
-- Name: login_attempt_name; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX login_attempt_name ON public.login_attempt USING btree (name_hash, created_at) WHERE is_open;


--
-- Name: login_challenge_age; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX login_challenge_age ON public.login_challenge USING btree (expires_at);


--
-- Name: outbox_dead; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX outbox_dead ON public.outbox USING btree (created_at) WHERE (state = 'dead'::text);


--
-- Name: outbox_due; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX outbox_due ON public.outbox USING btree (due_at) WHERE (state = 'waiting'::text);


--
-- Name: park_access_department; Type: INDEX; Schema: public; Owner: postgres
--

CREATE UNIQUE INDEX park_access_department ON public.park_access USING btree (park_id, company_id, department_id) WHERE (department_id IS NOT NULL);


--
-- Name: park_access_user; Type: INDEX; Schema: public; Owner: postgres
--

CREATE UNIQUE INDEX park_access_user ON public.park_access USING btree (park_id, company_id, user_id) WHERE (user_id IS NOT NULL);


--
-- Name: privacy_record_notes; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX privacy_record_notes ON public.privacy_record USING btree (company_id, look_id) WHERE (look_id IS NOT NULL);


--
-- Name: privacy_record_subject; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX privacy_record_subject ON public.privacy_record USING btree (subject_user_id, created_at DESC) WHERE (look_id IS NULL);


--
-- Name: privacy_record_viewer; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX privacy_record_viewer ON public.privacy_record USING btree (company_id, viewer_user_id, created_at DESC);


--
-- Name: role_code; Type: INDEX; Schema: public; Owner: postgres
--

CREATE UNIQUE INDEX role_code ON public.role USING btree (company_id, code) WHERE (deleted_at IS NULL);


--
-- Name: role_grant_once; Type: INDEX; Schema: public; Owner: postgres
--

CREATE UNIQUE INDEX role_grant_once ON public.role_grant USING btree (role_id, company_id, park_id) NULLS NOT DISTINCT;


--
-- Name: role_user_of; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX role_user_of ON public.role_user USING btree (company_id, user_id);


--
-- Name: role_user_once; Type: INDEX; Schema: public; Owner: postgres
--

CREATE UNIQUE INDEX role_user_once ON public.role_user USING btree (company_id, role_id, user_id, park_id) NULLS NOT DISTINCT;


--
-- Name: session_of_user; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX session_of_user ON public.session USING btree (user_id) WHERE (revoked_at IS NULL);


--
-- Name: shortcut_once; Type: INDEX; Schema: public; Owner: postgres
--

CREATE UNIQUE INDEX shortcut_once ON public.shortcut USING btree (user_id, company_id, park_id) NULLS NOT DISTINCT;


--
-- Name: sms_code_address; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX sms_code_address ON public.sms_code USING btree (address_hash, created_at);


--
-- Name: sms_code_age; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX sms_code_age ON public.sms_code USING btree (created_at);


--
-- Name: sms_code_phone; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX sms_code_phone ON public.sms_code USING btree (phone_hash, created_at);


--
-- Name: staff_department; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX staff_department ON public.staff USING btree (company_id, department_id) WHERE (department_id IS NOT NULL);


--
-- Name: staff_left; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX staff_left ON public.staff USING btree (company_id, left_at) WHERE (left_at IS NOT NULL);


--
-- Name: staff_order; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX staff_order ON public.staff USING btree (company_id, order_num, user_id) INCLUDE (space_id, department_id, real_name, pinyin, is_show, enabled, admin_level) WHERE (left_at IS NULL);


--
-- Name: staff_phone; Type: INDEX; Schema: public; Owner: postgres
--

CREATE UNIQUE INDEX staff_phone ON public.staff USING btree (company_id, phone_hash) WHERE (left_at IS NULL);


--
-- Name: staff_super_admin; Type: INDEX; Schema: public; Owner: postgres
--

CREATE UNIQUE INDEX staff_super_admin ON public.staff USING btree (company_id) WHERE ((admin_level = 3) AND (left_at IS NULL));


--
-- Name: staff_unspelled; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX staff_unspelled ON public.staff USING btree (real_name) WHERE (pinyin = ''::text);


--
-- Name: staff_user; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX staff_user ON public.staff USING btree (user_id);


--
-- Name: task_age; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX task_age ON public.task USING btree (finished_at) WHERE (finished_at IS NOT NULL);


--
-- Name: task_mine; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX task_mine ON public.task USING btree (company_id, user_id, created_at DESC, id);


--
-- Name: task_unfinished; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX task_unfinished ON public.task USING btree (created_at) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));


--
-- Name: ticket_app; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX ticket_app ON public.ticket USING btree (app_space_id, app_id);


--
-- Name: ticket_user; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX ticket_user ON public.ticket USING btree (user_id);


--
-- Name: user_consent_version; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX user_consent_version ON public.user_consent USING btree (kind, version);


--
-- Name: user_username; Type: INDEX; Schema: public; Owner: postgres
--

CREATE UNIQUE INDEX user_username ON public."user" USING btree (lower(username));


--
-- Name: audit_202611_pkey; Type: INDEX ATTACH; Schema: public; Owner: postgres
--

ALTER INDEX public.audit_pkey ATTACH PARTITION public.audit_202611_pkey;


--
-- Name: audit_202611_space_id_company_id_at_idx; Type: INDEX ATTACH; Schema: public; Owner: postgres
--

ALTER INDEX public.audit_company ATTACH PARTITION public.audit_202611_space_id_company_id_at_idx;


--
-- Name: audit_202611_space_id_target_at_idx; Type: INDEX ATTACH; Schema: public; Owner: postgres
--

ALTER INDEX public.audit_target ATTACH PARTITION public.audit_202611_space_id_target_at_idx;


--
-- Name: audit_202611_space_id_xid_id_idx; Type: INDEX ATTACH; Schema: public; Owner: postgres
--

ALTER INDEX public.audit_xid ATTACH PARTITION public.audit_202611_space_id_xid_id_idx;


--
-- Name: audit_202612_pkey; Type: INDEX ATTACH; Schema: public; Owner: postgres
--

ALTER INDEX public.audit_pkey ATTACH PARTITION public.audit_202612_pkey;


--
-- Name: audit_202612_space_id_company_id_at_idx; Type: INDEX ATTACH; Schema: public; Owner: postgres
--

ALTER INDEX public.audit_company ATTACH PARTITION public.audit_202612_space_id_company_id_at_idx;


--
-- Name: audit_202612_space_id_target_at_idx; Type: INDEX ATTACH; Schema: public; Owner: postgres
--

ALTER INDEX public.audit_target ATTACH PARTITION public.audit_202612_space_id_target_at_idx;


--
-- Name: audit_202612_space_id_xid_id_idx; Type: INDEX ATTACH; Schema: public; Owner: postgres
--

ALTER INDEX public.audit_xid ATTACH PARTITION public.audit_202612_space_id_xid_id_idx;


--
-- Name: audit_202701_pkey; Type: INDEX ATTACH; Schema: public; Owner: postgres
--

ALTER INDEX public.audit_pkey ATTACH PARTITION public.audit_202701_pkey;


--
-- Name: audit_202701_space_id_company_id_at_idx; Type: INDEX ATTACH; Schema: public; Owner: postgres
--

ALTER INDEX public.audit_company ATTACH PARTITION public.audit_202701_space_id_company_id_at_idx;


--
-- Name: audit_202701_space_id_target_at_idx; Type: INDEX ATTACH; Schema: public; Owner: postgres
--

ALTER INDEX public.audit_target ATTACH PARTITION public.audit_202701_space_id_target_at_idx;


--
-- Name: audit_202701_space_id_xid_id_idx; Type: INDEX ATTACH; Schema: public; Owner: postgres
--

ALTER INDEX public.audit_xid ATTACH PARTITION public.audit_202701_space_id_xid_id_idx;


--
-- Name: audit_202702_pkey; Type: INDEX ATTACH; Schema: public; Owner: postgres
--

ALTER INDEX public.audit_pkey ATTACH PARTITION public.audit_202702_pkey;


--
-- Name: audit_202702_space_id_company_id_at_idx; Type: INDEX ATTACH; Schema: public; Owner: postgres
--

ALTER INDEX public.audit_company ATTACH PARTITION public.audit_202702_space_id_company_id_at_idx;


--
-- Name: audit_202702_space_id_target_at_idx; Type: INDEX ATTACH; Schema: public; Owner: postgres
--

ALTER INDEX public.audit_target ATTACH PARTITION public.audit_202702_space_id_target_at_idx;


--
-- Name: audit_202702_space_id_xid_id_idx; Type: INDEX ATTACH; Schema: public; Owner: postgres
--

ALTER INDEX public.audit_xid ATTACH PARTITION public.audit_202702_space_id_xid_id_idx;


--
-- Name: audit_other_pkey; Type: INDEX ATTACH; Schema: public; Owner: postgres
--

ALTER INDEX public.audit_pkey ATTACH PARTITION public.audit_other_pkey;


--
-- Name: audit_other_space_id_company_id_at_idx; Type: INDEX ATTACH; Schema: public; Owner: postgres
--

ALTER INDEX public.audit_company ATTACH PARTITION public.audit_other_space_id_company_id_at_idx;


--
-- Name: audit_other_space_id_target_at_idx; Type: INDEX ATTACH; Schema: public; Owner: postgres
--

ALTER INDEX public.audit_target ATTACH PARTITION public.audit_other_space_id_target_at_idx;


--
-- Name: audit_other_space_id_xid_id_idx; Type: INDEX ATTACH; Schema: public; Owner: postgres
--

ALTER INDEX public.audit_xid ATTACH PARTITION public.audit_other_space_id_xid_id_idx;


--
-- Name: company_attribute company_attribute_space_added; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER company_attribute_space_added AFTER INSERT ON public.company_attribute REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_spaces();


--
-- Name: company_attribute company_attribute_space_changed; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER company_attribute_space_changed AFTER UPDATE ON public.company_attribute REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_spaces();


--
-- Name: company_attribute company_attribute_space_gone; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER company_attribute_space_gone AFTER DELETE ON public.company_attribute REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_spaces();


--
-- Name: company company_changed; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER company_changed AFTER UPDATE ON public.company REFERENCING OLD TABLE AS changed NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION door.bump_companies();


--
-- Name: company_park company_park_space_added; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER company_park_space_added AFTER INSERT ON public.company_park REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_spaces();


--
-- Name: company_park company_park_space_changed; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER company_park_space_changed AFTER UPDATE ON public.company_park REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_spaces();


--
-- Name: company_park company_park_space_gone; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER company_park_space_gone AFTER DELETE ON public.company_park REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_spaces();


--
-- Name: menu menu_space_added; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER menu_space_added AFTER INSERT ON public.menu REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_spaces();


--
-- Name: menu menu_space_changed; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER menu_space_changed AFTER UPDATE ON public.menu REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_spaces();


--
-- Name: menu menu_space_gone; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER menu_space_gone AFTER DELETE ON public.menu REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_spaces();


--
-- Name: menu_switch menu_switch_space_added; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER menu_switch_space_added AFTER INSERT ON public.menu_switch REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_spaces();


--
-- Name: menu_switch menu_switch_space_changed; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER menu_switch_space_changed AFTER UPDATE ON public.menu_switch REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_spaces();


--
-- Name: menu_switch menu_switch_space_gone; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER menu_switch_space_gone AFTER DELETE ON public.menu_switch REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_spaces();


--
-- Name: outbox outbox_added; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER outbox_added AFTER INSERT ON public.outbox FOR EACH STATEMENT EXECUTE FUNCTION door.outbox_told();


--
-- Name: park_access park_access_added; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER park_access_added AFTER INSERT ON public.park_access REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_users();


--
-- Name: park_access park_access_changed; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER park_access_changed AFTER UPDATE ON public.park_access REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_users();


--
-- Name: park_access park_access_gone; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER park_access_gone AFTER DELETE ON public.park_access REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_users();


--
-- Name: park_access park_access_space_added; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER park_access_space_added AFTER INSERT ON public.park_access REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_spaces();


--
-- Name: park_access park_access_space_changed; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER park_access_space_changed AFTER UPDATE ON public.park_access REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_spaces();


--
-- Name: park_access park_access_space_gone; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER park_access_space_gone AFTER DELETE ON public.park_access REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_spaces();


--
-- Name: park park_space_added; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER park_space_added AFTER INSERT ON public.park REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_spaces();


--
-- Name: park park_space_changed; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER park_space_changed AFTER UPDATE ON public.park REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_spaces();


--
-- Name: park park_space_gone; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER park_space_gone AFTER DELETE ON public.park REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_spaces();


--
-- Name: role_grant role_grant_space_added; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER role_grant_space_added AFTER INSERT ON public.role_grant REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_spaces();


--
-- Name: role_grant role_grant_space_changed; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER role_grant_space_changed AFTER UPDATE ON public.role_grant REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_spaces();


--
-- Name: role_grant role_grant_space_gone; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER role_grant_space_gone AFTER DELETE ON public.role_grant REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_spaces();


--
-- Name: role role_space_added; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER role_space_added AFTER INSERT ON public.role REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_spaces();


--
-- Name: role role_space_changed; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER role_space_changed AFTER UPDATE ON public.role REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_spaces();


--
-- Name: role role_space_gone; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER role_space_gone AFTER DELETE ON public.role REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_spaces();


--
-- Name: role_user role_user_added; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER role_user_added AFTER INSERT ON public.role_user REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_users();


--
-- Name: role_user role_user_changed; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER role_user_changed AFTER UPDATE ON public.role_user REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_users();


--
-- Name: role_user role_user_gone; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER role_user_gone AFTER DELETE ON public.role_user REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION door.bump_users();


--
-- Name: space space_changed; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER space_changed BEFORE UPDATE ON public.space FOR EACH ROW EXECUTE FUNCTION app.space_closes();


--
-- Name: staff staff_changed; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER staff_changed AFTER UPDATE ON public.staff REFERENCING OLD TABLE AS changed NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION door.bump_staff();


--
-- Name: staff staff_ended; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER staff_ended AFTER UPDATE ON public.staff REFERENCING OLD TABLE AS changed NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION door.end_strangers();


--
-- Name: staff staff_person; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER staff_person BEFORE INSERT ON public.staff FOR EACH ROW WHEN ((new.phone_hash IS NULL)) EXECUTE FUNCTION door.take_person();


--
-- Name: user user_changed; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER user_changed BEFORE UPDATE ON public."user" FOR EACH ROW EXECUTE FUNCTION door.bump_self();


--
-- Name: user user_disabled; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER user_disabled AFTER UPDATE OF enabled ON public."user" FOR EACH ROW WHEN ((old.enabled AND (NOT new.enabled))) EXECUTE FUNCTION door.end_sessions();


--
-- Name: user user_person_changed; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER user_person_changed AFTER UPDATE OF nick_name, avatar, change ON public."user" FOR EACH ROW WHEN ((((old.nick_name IS DISTINCT FROM new.nick_name) OR (old.avatar IS DISTINCT FROM new.avatar)) OR (old.change IS DISTINCT FROM new.change))) EXECUTE FUNCTION door.copy_person();


--
-- Name: user user_phone_changed; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER user_phone_changed AFTER UPDATE OF phone_hash ON public."user" FOR EACH ROW EXECUTE FUNCTION door.copy_phone();


--
-- Name: audit_check audit_check_space_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.audit_check
    ADD CONSTRAINT audit_check_space_id_fkey FOREIGN KEY (space_id) REFERENCES public.space(id);


--
-- Name: audit_seal audit_seal_space_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.audit_seal
    ADD CONSTRAINT audit_seal_space_id_fkey FOREIGN KEY (space_id) REFERENCES public.space(id);


--
-- Name: code_item code_item_space_id_code_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.code_item
    ADD CONSTRAINT code_item_space_id_code_fkey FOREIGN KEY (space_id, code) REFERENCES public.code_list(space_id, code);


--
-- Name: code_list code_list_space_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.code_list
    ADD CONSTRAINT code_list_space_id_fkey FOREIGN KEY (space_id) REFERENCES public.space(id);


--
-- Name: company_attribute company_attribute_role; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.company_attribute
    ADD CONSTRAINT company_attribute_role FOREIGN KEY (role_space_id, role_id) REFERENCES public.role(space_id, id);


--
-- Name: company_attribute company_attribute_space_id_company_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.company_attribute
    ADD CONSTRAINT company_attribute_space_id_company_id_fkey FOREIGN KEY (space_id, company_id) REFERENCES public.company(space_id, id);


--
-- Name: company_park company_park_company; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.company_park
    ADD CONSTRAINT company_park_company FOREIGN KEY (space_id, company_id) REFERENCES public.company(space_id, id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: company_park company_park_space_id_park_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.company_park
    ADD CONSTRAINT company_park_space_id_park_id_fkey FOREIGN KEY (space_id, park_id) REFERENCES public.park(space_id, id);


--
-- Name: company company_space_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.company
    ADD CONSTRAINT company_space_id_fkey FOREIGN KEY (space_id) REFERENCES public.space(id);


--
-- Name: config_entry config_entry_space_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.config_entry
    ADD CONSTRAINT config_entry_space_id_fkey FOREIGN KEY (space_id) REFERENCES public.space(id);


--
-- Name: config_entry config_entry_space_id_park_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.config_entry
    ADD CONSTRAINT config_entry_space_id_park_id_fkey FOREIGN KEY (space_id, park_id) REFERENCES public.park(space_id, id);


--
-- Name: department_manager department_manager_department; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.department_manager
    ADD CONSTRAINT department_manager_department FOREIGN KEY (company_id, department_id) REFERENCES public.department(company_id, id);


--
-- Name: department_manager department_manager_space_id_company_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.department_manager
    ADD CONSTRAINT department_manager_space_id_company_id_fkey FOREIGN KEY (space_id, company_id) REFERENCES public.company(space_id, id);


--
-- Name: department_manager department_manager_staff; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.department_manager
    ADD CONSTRAINT department_manager_staff FOREIGN KEY (company_id, user_id) REFERENCES public.staff(company_id, user_id);


--
-- Name: department department_parent; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.department
    ADD CONSTRAINT department_parent FOREIGN KEY (company_id, parent_id, parent_live) REFERENCES public.department(company_id, id, live);


--
-- Name: department department_space_id_company_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.department
    ADD CONSTRAINT department_space_id_company_id_fkey FOREIGN KEY (space_id, company_id) REFERENCES public.company(space_id, id);


--
-- Name: extend_choice extend_choice_field_space_id_field_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.extend_choice
    ADD CONSTRAINT extend_choice_field_space_id_field_id_fkey FOREIGN KEY (field_space_id, field_id) REFERENCES public.extend_field(space_id, id);


--
-- Name: extend_choice extend_choice_space_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.extend_choice
    ADD CONSTRAINT extend_choice_space_id_fkey FOREIGN KEY (space_id) REFERENCES public.space(id);


--
-- Name: extend_field extend_field_space_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.extend_field
    ADD CONSTRAINT extend_field_space_id_fkey FOREIGN KEY (space_id) REFERENCES public.space(id);


--
-- Name: external_app external_app_space_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.external_app
    ADD CONSTRAINT external_app_space_id_fkey FOREIGN KEY (space_id) REFERENCES public.space(id);


--
-- Name: file file_owner; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.file
    ADD CONSTRAINT file_owner FOREIGN KEY (company_id, user_id) REFERENCES public.staff(company_id, user_id);


--
-- Name: file file_space_id_company_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.file
    ADD CONSTRAINT file_space_id_company_id_fkey FOREIGN KEY (space_id, company_id) REFERENCES public.company(space_id, id);


--
-- Name: file file_space_id_park_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.file
    ADD CONSTRAINT file_space_id_park_id_fkey FOREIGN KEY (space_id, park_id) REFERENCES public.park(space_id, id);


--
-- Name: invitation invitation_company_id_department_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_company_id_department_id_fkey FOREIGN KEY (company_id, department_id) REFERENCES public.department(company_id, id);


--
-- Name: invitation invitation_space_id_company_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_space_id_company_id_fkey FOREIGN KEY (space_id, company_id) REFERENCES public.company(space_id, id);


--
-- Name: join_request join_request_company_id_invitation_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.join_request
    ADD CONSTRAINT join_request_company_id_invitation_id_fkey FOREIGN KEY (company_id, invitation_id) REFERENCES public.invitation(company_id, id);


--
-- Name: join_request join_request_space_id_company_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.join_request
    ADD CONSTRAINT join_request_space_id_company_id_fkey FOREIGN KEY (space_id, company_id) REFERENCES public.company(space_id, id);


--
-- Name: local_message local_message_space_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.local_message
    ADD CONSTRAINT local_message_space_id_fkey FOREIGN KEY (space_id) REFERENCES public.space(id);


--
-- Name: login_challenge login_challenge_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.login_challenge
    ADD CONSTRAINT login_challenge_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id);


--
-- Name: menu menu_space_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.menu
    ADD CONSTRAINT menu_space_id_fkey FOREIGN KEY (space_id) REFERENCES public.space(id);


--
-- Name: menu menu_space_id_parent_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.menu
    ADD CONSTRAINT menu_space_id_parent_fkey FOREIGN KEY (space_id, parent) REFERENCES public.menu(space_id, code) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: menu_switch menu_switch_space_id_park_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.menu_switch
    ADD CONSTRAINT menu_switch_space_id_park_id_fkey FOREIGN KEY (space_id, park_id) REFERENCES public.park(space_id, id);


--
-- Name: outbox outbox_space_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_space_id_fkey FOREIGN KEY (space_id) REFERENCES public.space(id);


--
-- Name: park_access park_access_company_id_department_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.park_access
    ADD CONSTRAINT park_access_company_id_department_id_fkey FOREIGN KEY (company_id, department_id) REFERENCES public.department(company_id, id);


--
-- Name: park_access park_access_company_id_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.park_access
    ADD CONSTRAINT park_access_company_id_user_id_fkey FOREIGN KEY (company_id, user_id) REFERENCES public.staff(company_id, user_id);


--
-- Name: park_access park_access_space_id_company_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.park_access
    ADD CONSTRAINT park_access_space_id_company_id_fkey FOREIGN KEY (space_id, company_id) REFERENCES public.company(space_id, id);


--
-- Name: park_access park_access_space_id_park_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.park_access
    ADD CONSTRAINT park_access_space_id_park_id_fkey FOREIGN KEY (space_id, park_id) REFERENCES public.park(space_id, id);


--
-- Name: park park_space_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.park
    ADD CONSTRAINT park_space_id_fkey FOREIGN KEY (space_id) REFERENCES public.space(id);


--
-- Name: phone_proof phone_proof_token_hash_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.phone_proof
    ADD CONSTRAINT phone_proof_token_hash_fkey FOREIGN KEY (token_hash) REFERENCES public.session(token_hash) ON DELETE CASCADE;


--
-- Name: phone_proof phone_proof_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.phone_proof
    ADD CONSTRAINT phone_proof_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id);


--
-- Name: privacy_record privacy_record_company_id_look_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.privacy_record
    ADD CONSTRAINT privacy_record_company_id_look_id_fkey FOREIGN KEY (company_id, look_id) REFERENCES public.privacy_record(company_id, id);


--
-- Name: privacy_record privacy_record_company_id_subject_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.privacy_record
    ADD CONSTRAINT privacy_record_company_id_subject_user_id_fkey FOREIGN KEY (company_id, subject_user_id) REFERENCES public.staff(company_id, user_id);


--
-- Name: privacy_record privacy_record_space_id_company_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.privacy_record
    ADD CONSTRAINT privacy_record_space_id_company_id_fkey FOREIGN KEY (space_id, company_id) REFERENCES public.company(space_id, id);


--
-- Name: privacy_record privacy_record_space_id_viewer_company_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.privacy_record
    ADD CONSTRAINT privacy_record_space_id_viewer_company_id_fkey FOREIGN KEY (space_id, viewer_company_id) REFERENCES public.company(space_id, id);


--
-- Name: privacy_record privacy_record_space_id_viewer_park_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.privacy_record
    ADD CONSTRAINT privacy_record_space_id_viewer_park_id_fkey FOREIGN KEY (space_id, viewer_park_id) REFERENCES public.park(space_id, id);


--
-- Name: role_grant role_grant_role; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.role_grant
    ADD CONSTRAINT role_grant_role FOREIGN KEY (role_space_id, role_id) REFERENCES public.role(space_id, id);


--
-- Name: role_grant role_grant_space_id_company_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.role_grant
    ADD CONSTRAINT role_grant_space_id_company_id_fkey FOREIGN KEY (space_id, company_id) REFERENCES public.company(space_id, id);


--
-- Name: role_grant role_grant_space_id_park_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.role_grant
    ADD CONSTRAINT role_grant_space_id_park_id_fkey FOREIGN KEY (space_id, park_id) REFERENCES public.park(space_id, id);


--
-- Name: role role_space_id_company_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.role
    ADD CONSTRAINT role_space_id_company_id_fkey FOREIGN KEY (space_id, company_id) REFERENCES public.company(space_id, id);


--
-- Name: role role_space_id_parent_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.role
    ADD CONSTRAINT role_space_id_parent_id_fkey FOREIGN KEY (space_id, parent_id) REFERENCES public.role(space_id, id);


--
-- Name: role role_space_id_park_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.role
    ADD CONSTRAINT role_space_id_park_id_fkey FOREIGN KEY (space_id, park_id) REFERENCES public.park(space_id, id);


--
-- Name: role_user role_user_role; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.role_user
    ADD CONSTRAINT role_user_role FOREIGN KEY (role_space_id, role_id, role_is_group) REFERENCES public.role(space_id, id, is_group);


--
-- Name: role_user role_user_space_id_company_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.role_user
    ADD CONSTRAINT role_user_space_id_company_id_fkey FOREIGN KEY (space_id, company_id) REFERENCES public.company(space_id, id);


--
-- Name: role_user role_user_space_id_park_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.role_user
    ADD CONSTRAINT role_user_space_id_park_id_fkey FOREIGN KEY (space_id, park_id) REFERENCES public.park(space_id, id);


--
-- Name: role_user role_user_staff; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.role_user
    ADD CONSTRAINT role_user_staff FOREIGN KEY (company_id, user_id) REFERENCES public.staff(company_id, user_id);


--
-- Name: session session_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id);


--
-- Name: shortcut shortcut_owner; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.shortcut
    ADD CONSTRAINT shortcut_owner FOREIGN KEY (company_id, user_id) REFERENCES public.staff(company_id, user_id);


--
-- Name: space space_operator; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.space
    ADD CONSTRAINT space_operator FOREIGN KEY (id, operator_company_id) REFERENCES public.company(space_id, id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: staff staff_in_department; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_in_department FOREIGN KEY (company_id, department_id, department_live) REFERENCES public.department(company_id, id, live);


--
-- Name: staff staff_space_id_company_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_space_id_company_id_fkey FOREIGN KEY (space_id, company_id) REFERENCES public.company(space_id, id);


--
-- Name: staff staff_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id);


--
-- Name: task task_owner; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.task
    ADD CONSTRAINT task_owner FOREIGN KEY (company_id, user_id) REFERENCES public.staff(company_id, user_id);


--
-- Name: task_part task_part_company_id_task_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.task_part
    ADD CONSTRAINT task_part_company_id_task_id_fkey FOREIGN KEY (company_id, task_id) REFERENCES public.task(company_id, id) ON DELETE CASCADE;


--
-- Name: task task_space_id_company_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.task
    ADD CONSTRAINT task_space_id_company_id_fkey FOREIGN KEY (space_id, company_id) REFERENCES public.company(space_id, id);


--
-- Name: task task_space_id_park_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.task
    ADD CONSTRAINT task_space_id_park_id_fkey FOREIGN KEY (space_id, park_id) REFERENCES public.park(space_id, id);


--
-- Name: ticket ticket_app_space_id_app_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.ticket
    ADD CONSTRAINT ticket_app_space_id_app_id_fkey FOREIGN KEY (app_space_id, app_id) REFERENCES public.external_app(space_id, id) ON DELETE CASCADE;


--
-- Name: ticket ticket_token_hash_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.ticket
    ADD CONSTRAINT ticket_token_hash_fkey FOREIGN KEY (token_hash) REFERENCES public.session(token_hash) ON DELETE CASCADE;


--
-- Name: ticket ticket_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.ticket
    ADD CONSTRAINT ticket_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id);


--
-- Name: user user_avatar; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public."user"
    ADD CONSTRAINT user_avatar FOREIGN KEY (avatar) REFERENCES public.file(id);


--
-- Name: user_consent user_consent_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.user_consent
    ADD CONSTRAINT user_consent_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id);


--
-- Name: user_factor user_factor_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.user_factor
    ADD CONSTRAINT user_factor_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id);


--
-- Name: agreement adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.agreement FOR INSERT TO park_app WITH CHECK ((( SELECT app.reach() AS reach) = 'platform'::text));


--
-- Name: audit adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.audit FOR INSERT TO park_app WITH CHECK ((space_id = ( SELECT app.space() AS space)));


--
-- Name: code_item adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.code_item FOR INSERT TO park_app WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'platform'::text, 'job'::text]))));


--
-- Name: code_list adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.code_list FOR INSERT TO park_app WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'platform'::text, 'job'::text]))));


--
-- Name: company adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.company FOR INSERT TO park_app WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: company_attribute adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.company_attribute FOR INSERT TO park_app WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: company_park adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.company_park FOR INSERT TO park_app WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'job'::text])) AND (park_id = ANY (( SELECT app.parks() AS parks)::uuid[]))));


--
-- Name: config_entry adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.config_entry FOR INSERT TO park_app WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'platform'::text, 'job'::text]))));


--
-- Name: department adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.department FOR INSERT TO park_app WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: department_manager adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.department_manager FOR INSERT TO park_app WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: extend_choice adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.extend_choice FOR INSERT TO park_app WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'platform'::text, 'job'::text]))));


--
-- Name: extend_field adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.extend_field FOR INSERT TO park_app WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'platform'::text, 'job'::text]))));


--
-- Name: external_app adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.external_app FOR INSERT TO park_app WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'platform'::text, 'job'::text]))));


--
-- Name: file adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.file FOR INSERT TO park_app WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: idempotency adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.idempotency FOR INSERT TO park_app WITH CHECK ((user_id = ( SELECT app.user_id() AS user_id)));


--
-- Name: invitation adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.invitation FOR INSERT TO park_app WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: join_request adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.join_request FOR INSERT TO park_app WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: menu adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.menu FOR INSERT TO park_app WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'platform'::text, 'job'::text]))));


--
-- Name: menu_switch adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.menu_switch FOR INSERT TO park_app WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (park_id = ANY (( SELECT app.parks() AS parks)::uuid[])) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'job'::text]))));


--
-- Name: outbox adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.outbox FOR INSERT TO park_app WITH CHECK ((space_id = ( SELECT app.space() AS space)));


--
-- Name: park adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.park FOR INSERT TO park_app WITH CHECK ((((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'job'::text]))) OR (( SELECT app.reach() AS reach) = 'platform'::text)));


--
-- Name: park_access adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.park_access FOR INSERT TO park_app WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (park_id = ANY (( SELECT app.parks() AS parks)::uuid[])) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'job'::text]))));


--
-- Name: privacy_record adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.privacy_record FOR INSERT TO park_app WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[])) AND (viewer_user_id = ( SELECT app.user_id() AS user_id)) AND (viewer_company_id = ( SELECT app.company() AS company))));


--
-- Name: role adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.role FOR INSERT TO park_app WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: role_grant adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.role_grant FOR INSERT TO park_app WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: role_user adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.role_user FOR INSERT TO park_app WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: shortcut adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.shortcut FOR INSERT TO park_app WITH CHECK (((user_id = ( SELECT app.user_id() AS user_id)) AND (company_id = ( SELECT app.company() AS company)) AND ((park_id IS NULL) OR (park_id = ANY (( SELECT app.parks() AS parks)::uuid[])))));


--
-- Name: space adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.space FOR INSERT TO park_app WITH CHECK (((( SELECT app.reach() AS reach) = 'platform'::text) OR ((id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'job'::text])))));


--
-- Name: staff adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.staff FOR INSERT TO park_app WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: task adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.task FOR INSERT TO park_app WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (((user_id = ( SELECT app.user_id() AS user_id)) AND (company_id = ( SELECT app.company() AS company))) OR (( SELECT app.reach() AS reach) = 'job'::text))));


--
-- Name: task_part adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.task_part FOR INSERT TO park_app WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (((user_id = ( SELECT app.user_id() AS user_id)) AND (company_id = ( SELECT app.company() AS company))) OR (( SELECT app.reach() AS reach) = 'job'::text))));


--
-- Name: user_factor adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.user_factor FOR INSERT TO park_app WITH CHECK ((user_id = ( SELECT app.user_id() AS user_id)));


--
-- Name: agreement; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.agreement ENABLE ROW LEVEL SECURITY;

--
-- Name: audit; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.audit ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_202611; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.audit_202611 ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_202612; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.audit_202612 ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_202701; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.audit_202701 ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_202702; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.audit_202702 ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_check; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.audit_check ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_other; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.audit_other ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_seal; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.audit_seal ENABLE ROW LEVEL SECURITY;

--
-- Name: captcha; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.captcha ENABLE ROW LEVEL SECURITY;

--
-- Name: code_item changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.code_item FOR UPDATE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'platform'::text, 'job'::text])))) WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'platform'::text, 'job'::text]))));


--
-- Name: code_list changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.code_list FOR UPDATE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'platform'::text, 'job'::text])))) WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'platform'::text, 'job'::text]))));


--
-- Name: company changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.company FOR UPDATE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (id = ANY (( SELECT app.companies() AS companies)::uuid[])))) WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: company_attribute changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.company_attribute FOR UPDATE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[])))) WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: company_park changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.company_park FOR UPDATE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'job'::text])) AND (park_id = ANY (( SELECT app.parks() AS parks)::uuid[])))) WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'job'::text])) AND (park_id = ANY (( SELECT app.parks() AS parks)::uuid[]))));


--
-- Name: config_entry changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.config_entry FOR UPDATE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'platform'::text, 'job'::text])))) WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'platform'::text, 'job'::text]))));


--
-- Name: department changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.department FOR UPDATE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[])))) WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: department_manager changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.department_manager FOR UPDATE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[])))) WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: extend_choice changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.extend_choice FOR UPDATE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'platform'::text, 'job'::text])))) WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'platform'::text, 'job'::text]))));


--
-- Name: extend_field changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.extend_field FOR UPDATE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'platform'::text, 'job'::text])))) WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'platform'::text, 'job'::text]))));


--
-- Name: external_app changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.external_app FOR UPDATE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'platform'::text, 'job'::text])))) WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'platform'::text, 'job'::text]))));


--
-- Name: file changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.file FOR UPDATE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[])))) WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: idempotency changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.idempotency FOR UPDATE TO park_app USING ((user_id = ( SELECT app.user_id() AS user_id))) WITH CHECK ((user_id = ( SELECT app.user_id() AS user_id)));


--
-- Name: invitation changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.invitation FOR UPDATE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[])))) WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: join_request changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.join_request FOR UPDATE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[])))) WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: menu changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.menu FOR UPDATE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'platform'::text, 'job'::text])))) WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'platform'::text, 'job'::text]))));


--
-- Name: menu_switch changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.menu_switch FOR UPDATE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (park_id = ANY (( SELECT app.parks() AS parks)::uuid[])) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'job'::text])))) WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (park_id = ANY (( SELECT app.parks() AS parks)::uuid[])) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'job'::text]))));


--
-- Name: outbox changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.outbox FOR UPDATE TO park_app USING ((( SELECT app.reach() AS reach) = 'platform'::text)) WITH CHECK ((( SELECT app.reach() AS reach) = 'platform'::text));


--
-- Name: park changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.park FOR UPDATE TO park_app USING ((((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'job'::text]))) OR (( SELECT app.reach() AS reach) = 'platform'::text))) WITH CHECK ((((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'job'::text]))) OR (( SELECT app.reach() AS reach) = 'platform'::text)));


--
-- Name: park_access changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.park_access FOR UPDATE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (park_id = ANY (( SELECT app.parks() AS parks)::uuid[])) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'job'::text])))) WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (park_id = ANY (( SELECT app.parks() AS parks)::uuid[])) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'job'::text]))));


--
-- Name: role changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.role FOR UPDATE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[])))) WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: role_grant changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.role_grant FOR UPDATE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[])))) WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: role_user changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.role_user FOR UPDATE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[])))) WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: shortcut changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.shortcut FOR UPDATE TO park_app USING (((user_id = ( SELECT app.user_id() AS user_id)) AND (company_id = ( SELECT app.company() AS company)) AND ((park_id IS NULL) OR (park_id = ANY (( SELECT app.parks() AS parks)::uuid[]))))) WITH CHECK (((user_id = ( SELECT app.user_id() AS user_id)) AND (company_id = ( SELECT app.company() AS company)) AND ((park_id IS NULL) OR (park_id = ANY (( SELECT app.parks() AS parks)::uuid[])))));


--
-- Name: space changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.space FOR UPDATE TO park_app USING (((( SELECT app.reach() AS reach) = 'platform'::text) OR ((id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'job'::text]))))) WITH CHECK (((( SELECT app.reach() AS reach) = 'platform'::text) OR ((id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'job'::text])))));


--
-- Name: staff changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.staff FOR UPDATE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[])))) WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: task changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.task FOR UPDATE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (((user_id = ( SELECT app.user_id() AS user_id)) AND (company_id = ( SELECT app.company() AS company))) OR (( SELECT app.reach() AS reach) = 'job'::text)))) WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (((user_id = ( SELECT app.user_id() AS user_id)) AND (company_id = ( SELECT app.company() AS company))) OR (( SELECT app.reach() AS reach) = 'job'::text))));


--
-- Name: task_part changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.task_part FOR UPDATE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (((user_id = ( SELECT app.user_id() AS user_id)) AND (company_id = ( SELECT app.company() AS company))) OR (( SELECT app.reach() AS reach) = 'job'::text)))) WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (((user_id = ( SELECT app.user_id() AS user_id)) AND (company_id = ( SELECT app.company() AS company))) OR (( SELECT app.reach() AS reach) = 'job'::text))));


--
-- Name: user_factor changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.user_factor FOR UPDATE TO park_app USING ((user_id = ( SELECT app.user_id() AS user_id))) WITH CHECK ((user_id = ( SELECT app.user_id() AS user_id)));


--
-- Name: code_item; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.code_item ENABLE ROW LEVEL SECURITY;

--
-- Name: code_list; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.code_list ENABLE ROW LEVEL SECURITY;

--
-- Name: company; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.company ENABLE ROW LEVEL SECURITY;

--
-- Name: company_attribute; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.company_attribute ENABLE ROW LEVEL SECURITY;

--
-- Name: company_park; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.company_park ENABLE ROW LEVEL SECURITY;

--
-- Name: config_entry; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.config_entry ENABLE ROW LEVEL SECURITY;

--
-- Name: department; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.department ENABLE ROW LEVEL SECURITY;

--
-- Name: department_manager; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.department_manager ENABLE ROW LEVEL SECURITY;

--
-- Name: agreement door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.agreement TO park_door USING (true) WITH CHECK (true);


--
-- Name: audit door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.audit TO park_door USING (true) WITH CHECK (true);


--
-- Name: audit_check door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.audit_check TO park_door USING (true) WITH CHECK (true);


--
-- Name: audit_seal door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.audit_seal TO park_door USING (true) WITH CHECK (true);


--
-- Name: captcha door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.captcha TO park_door USING (true) WITH CHECK (true);


--
-- Name: company door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.company TO park_door USING (true) WITH CHECK (true);


--
-- Name: company_attribute door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.company_attribute TO park_door USING (true) WITH CHECK (true);


--
-- Name: company_park door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.company_park TO park_door USING (true) WITH CHECK (true);


--
-- Name: config_entry door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.config_entry TO park_door USING (true) WITH CHECK (true);


--
-- Name: department door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.department TO park_door USING (true) WITH CHECK (true);


--
-- Name: external_app door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.external_app TO park_door USING (true) WITH CHECK (true);


--
-- Name: file door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.file TO park_door USING (true) WITH CHECK (true);


--
-- Name: invitation door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.invitation TO park_door USING (true) WITH CHECK (true);


--
-- Name: join_request door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.join_request TO park_door USING (true) WITH CHECK (true);


--
-- Name: login_attempt door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.login_attempt TO park_door USING (true) WITH CHECK (true);


--
-- Name: login_challenge door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.login_challenge TO park_door USING (true) WITH CHECK (true);


--
-- Name: menu_switch door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.menu_switch TO park_door USING (true) WITH CHECK (true);


--
-- Name: outbox door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.outbox TO park_door USING (true) WITH CHECK (true);


--
-- Name: park door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.park TO park_door USING (true) WITH CHECK (true);


--
-- Name: park_access door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.park_access TO park_door USING (true) WITH CHECK (true);


--
-- Name: phone_proof door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.phone_proof TO park_door USING (true) WITH CHECK (true);


--
-- Name: privacy_record door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.privacy_record TO park_door USING (true) WITH CHECK (true);


--
-- Name: rate_limit door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.rate_limit TO park_door USING (true) WITH CHECK (true);


--
-- Name: role door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.role TO park_door USING (true) WITH CHECK (true);


--
-- Name: role_grant door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.role_grant TO park_door USING (true) WITH CHECK (true);


--
-- Name: role_user door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.role_user TO park_door USING (true) WITH CHECK (true);


--
-- Name: session door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.session TO park_door USING (true) WITH CHECK (true);


--
-- Name: sms_code door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.sms_code TO park_door USING (true) WITH CHECK (true);


--
-- Name: space door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.space TO park_door USING (true) WITH CHECK (true);


--
-- Name: staff door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.staff TO park_door USING (true) WITH CHECK (true);


--
-- Name: task door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.task TO park_door USING (true) WITH CHECK (true);


--
-- Name: task_part door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.task_part TO park_door USING (true) WITH CHECK (true);


--
-- Name: ticket door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.ticket TO park_door USING (true) WITH CHECK (true);


--
-- Name: user door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public."user" TO park_door USING (true) WITH CHECK (true);


--
-- Name: user_consent door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.user_consent TO park_door USING (true) WITH CHECK (true);


--
-- Name: user_factor door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.user_factor TO park_door USING (true) WITH CHECK (true);


--
-- Name: extend_choice; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.extend_choice ENABLE ROW LEVEL SECURITY;

--
-- Name: extend_field; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.extend_field ENABLE ROW LEVEL SECURITY;

--
-- Name: external_app; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.external_app ENABLE ROW LEVEL SECURITY;

--
-- Name: file; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.file ENABLE ROW LEVEL SECURITY;

--
-- Name: idempotency; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.idempotency ENABLE ROW LEVEL SECURITY;

--
-- Name: invitation; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.invitation ENABLE ROW LEVEL SECURITY;

--
-- Name: join_request; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.join_request ENABLE ROW LEVEL SECURITY;

--
-- Name: agreement keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.agreement TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: audit keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.audit TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: audit_202611 keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.audit_202611 TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: audit_202612 keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.audit_202612 TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: audit_202701 keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.audit_202701 TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: audit_202702 keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.audit_202702 TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: audit_check keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.audit_check TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: audit_other keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.audit_other TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: audit_seal keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.audit_seal TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: captcha keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.captcha TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: code_item keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.code_item TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: code_list keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.code_list TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: company keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.company TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: company_attribute keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.company_attribute TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: company_park keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.company_park TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: config_entry keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.config_entry TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: department keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.department TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: department_manager keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.department_manager TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: extend_choice keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.extend_choice TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: extend_field keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.extend_field TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: external_app keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.external_app TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: file keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.file TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: idempotency keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.idempotency TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: invitation keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.invitation TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: join_request keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.join_request TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: local_message keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.local_message TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: login_attempt keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.login_attempt TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: login_challenge keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.login_challenge TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: menu keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.menu TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: menu_switch keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.menu_switch TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: outbox keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.outbox TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: park keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.park TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: park_access keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.park_access TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: phone_proof keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.phone_proof TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: privacy_record keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.privacy_record TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: rate_limit keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.rate_limit TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: role keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.role TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: role_grant keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.role_grant TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: role_user keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.role_user TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: session keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.session TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: shortcut keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.shortcut TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: sms_code keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.sms_code TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: space keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.space TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: staff keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.staff TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: task keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.task TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: task_part keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.task_part TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: ticket keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.ticket TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: user keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public."user" TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: user_consent keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.user_consent TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: user_factor keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.user_factor TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: local_message; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.local_message ENABLE ROW LEVEL SECURITY;

--
-- Name: login_attempt; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.login_attempt ENABLE ROW LEVEL SECURITY;

--
-- Name: login_challenge; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.login_challenge ENABLE ROW LEVEL SECURITY;

--
-- Name: menu; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.menu ENABLE ROW LEVEL SECURITY;

--
-- Name: menu_switch; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.menu_switch ENABLE ROW LEVEL SECURITY;

--
-- Name: outbox; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.outbox ENABLE ROW LEVEL SECURITY;

--
-- Name: park; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.park ENABLE ROW LEVEL SECURITY;

--
-- Name: park_access; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.park_access ENABLE ROW LEVEL SECURITY;

--
-- Name: phone_proof; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.phone_proof ENABLE ROW LEVEL SECURITY;

--
-- Name: privacy_record; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.privacy_record ENABLE ROW LEVEL SECURITY;

--
-- Name: rate_limit; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.rate_limit ENABLE ROW LEVEL SECURITY;

--
-- Name: agreement reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.agreement FOR SELECT TO park_app USING ((space_id = app.platform()));


--
-- Name: audit reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.audit FOR SELECT TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[])) AND ((park_id IS NULL) OR (park_id = ANY (( SELECT app.parks() AS parks)::uuid[])))));


--
-- Name: code_item reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.code_item FOR SELECT TO park_app USING ((space_id = ANY (ARRAY[( SELECT app.space() AS space), app.platform()])));


--
-- Name: code_list reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.code_list FOR SELECT TO park_app USING ((space_id = ANY (ARRAY[( SELECT app.space() AS space), app.platform()])));


--
-- Name: company reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.company FOR SELECT TO park_app USING ((((space_id = ( SELECT app.space() AS space)) AND (id = ANY (( SELECT app.companies() AS companies)::uuid[]))) OR (( SELECT app.reach() AS reach) = 'platform'::text)));


--
-- Name: company_attribute reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.company_attribute FOR SELECT TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: company_park reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.company_park FOR SELECT TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND ((company_id = ( SELECT app.company() AS company)) OR ((( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'job'::text])) AND (park_id = ANY (( SELECT app.parks() AS parks)::uuid[]))))));


--
-- Name: config_entry reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.config_entry FOR SELECT TO park_app USING ((space_id = ANY (ARRAY[( SELECT app.space() AS space), app.platform()])));


--
-- Name: department reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.department FOR SELECT TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: department_manager reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.department_manager FOR SELECT TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: extend_choice reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.extend_choice FOR SELECT TO park_app USING ((space_id = ( SELECT app.space() AS space)));


--
-- Name: extend_field reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.extend_field FOR SELECT TO park_app USING ((space_id = ANY (ARRAY[( SELECT app.space() AS space), app.platform()])));


--
-- Name: external_app reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.external_app FOR SELECT TO park_app USING ((space_id = ANY (ARRAY[( SELECT app.space() AS space), app.platform()])));


--
-- Name: file reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.file FOR SELECT TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: idempotency reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.idempotency FOR SELECT TO park_app USING ((user_id = ( SELECT app.user_id() AS user_id)));


--
-- Name: invitation reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.invitation FOR SELECT TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: join_request reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.join_request FOR SELECT TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: local_message reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.local_message FOR SELECT TO park_app USING ((( SELECT app.reach() AS reach) = 'platform'::text));


--
-- Name: menu reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.menu FOR SELECT TO park_app USING ((space_id = ANY (ARRAY[( SELECT app.space() AS space), app.platform()])));


--
-- Name: menu_switch reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.menu_switch FOR SELECT TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (park_id = ANY (( SELECT app.parks() AS parks)::uuid[]))));


--
-- Name: outbox reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.outbox FOR SELECT TO park_app USING ((( SELECT app.reach() AS reach) = 'platform'::text));


--
-- Name: park reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.park FOR SELECT TO park_app USING (((space_id = ( SELECT app.space() AS space)) OR (( SELECT app.reach() AS reach) = 'platform'::text)));


--
-- Name: park_access reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.park_access FOR SELECT TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (park_id = ANY (( SELECT app.parks() AS parks)::uuid[]))));


--
-- Name: privacy_record reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.privacy_record FOR SELECT TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: role reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.role FOR SELECT TO park_app USING ((((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))) OR ((kind = ANY (ARRAY['inner'::text, 'attribute'::text])) AND (space_id = ANY (ARRAY[( SELECT app.space() AS space), app.platform()])))));


--
-- Name: role_grant reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.role_grant FOR SELECT TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: role_user reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.role_user FOR SELECT TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: shortcut reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.shortcut FOR SELECT TO park_app USING (((user_id = ( SELECT app.user_id() AS user_id)) AND (company_id = ( SELECT app.company() AS company)) AND ((park_id IS NULL) OR (park_id = ANY (( SELECT app.parks() AS parks)::uuid[])))));


--
-- Name: space reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.space FOR SELECT TO park_app USING (((id = ( SELECT app.space() AS space)) OR (( SELECT app.reach() AS reach) = 'platform'::text)));


--
-- Name: staff reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.staff FOR SELECT TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: task reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.task FOR SELECT TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (((user_id = ( SELECT app.user_id() AS user_id)) AND (company_id = ( SELECT app.company() AS company))) OR (( SELECT app.reach() AS reach) = 'job'::text))));


--
-- Name: task_part reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.task_part FOR SELECT TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (((user_id = ( SELECT app.user_id() AS user_id)) AND (company_id = ( SELECT app.company() AS company))) OR (( SELECT app.reach() AS reach) = 'job'::text))));


--
-- Name: user reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public."user" FOR SELECT TO park_app USING ((id = ( SELECT app.user_id() AS user_id)));


--
-- Name: user_consent reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.user_consent FOR SELECT TO park_app USING (((user_id = ( SELECT app.user_id() AS user_id)) OR (( SELECT app.reach() AS reach) = 'platform'::text)));


--
-- Name: user_factor reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.user_factor FOR SELECT TO park_app USING ((user_id = ( SELECT app.user_id() AS user_id)));


--
-- Name: code_item removing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY removing ON public.code_item FOR DELETE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'platform'::text, 'job'::text]))));


--
-- Name: code_list removing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY removing ON public.code_list FOR DELETE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'platform'::text, 'job'::text]))));


--
-- Name: company removing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY removing ON public.company FOR DELETE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: company_attribute removing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY removing ON public.company_attribute FOR DELETE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: company_park removing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY removing ON public.company_park FOR DELETE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'job'::text])) AND (park_id = ANY (( SELECT app.parks() AS parks)::uuid[]))));


--
-- Name: config_entry removing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY removing ON public.config_entry FOR DELETE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'platform'::text, 'job'::text]))));


--
-- Name: department removing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY removing ON public.department FOR DELETE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: department_manager removing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY removing ON public.department_manager FOR DELETE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: extend_choice removing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY removing ON public.extend_choice FOR DELETE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'platform'::text, 'job'::text]))));


--
-- Name: extend_field removing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY removing ON public.extend_field FOR DELETE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'platform'::text, 'job'::text]))));


--
-- Name: external_app removing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY removing ON public.external_app FOR DELETE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'platform'::text, 'job'::text]))));


--
-- Name: file removing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY removing ON public.file FOR DELETE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: invitation removing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY removing ON public.invitation FOR DELETE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: join_request removing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY removing ON public.join_request FOR DELETE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: menu removing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY removing ON public.menu FOR DELETE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'platform'::text, 'job'::text]))));


--
-- Name: menu_switch removing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY removing ON public.menu_switch FOR DELETE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (park_id = ANY (( SELECT app.parks() AS parks)::uuid[])) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'job'::text]))));


--
-- Name: park removing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY removing ON public.park FOR DELETE TO park_app USING ((((space_id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'job'::text]))) OR (( SELECT app.reach() AS reach) = 'platform'::text)));


--
-- Name: park_access removing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY removing ON public.park_access FOR DELETE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (park_id = ANY (( SELECT app.parks() AS parks)::uuid[])) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'job'::text]))));


--
-- Name: role removing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY removing ON public.role FOR DELETE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: role_grant removing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY removing ON public.role_grant FOR DELETE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: role_user removing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY removing ON public.role_user FOR DELETE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: space removing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY removing ON public.space FOR DELETE TO park_app USING (((( SELECT app.reach() AS reach) = 'platform'::text) OR ((id = ( SELECT app.space() AS space)) AND (( SELECT app.reach() AS reach) = ANY (ARRAY['park'::text, 'job'::text])))));


--
-- Name: staff removing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY removing ON public.staff FOR DELETE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: task removing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY removing ON public.task FOR DELETE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (((user_id = ( SELECT app.user_id() AS user_id)) AND (company_id = ( SELECT app.company() AS company))) OR (( SELECT app.reach() AS reach) = 'job'::text))));


--
-- Name: task_part removing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY removing ON public.task_part FOR DELETE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (((user_id = ( SELECT app.user_id() AS user_id)) AND (company_id = ( SELECT app.company() AS company))) OR (( SELECT app.reach() AS reach) = 'job'::text))));


--
-- Name: user_factor removing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY removing ON public.user_factor FOR DELETE TO park_app USING ((user_id = ( SELECT app.user_id() AS user_id)));


--
-- Name: role; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.role ENABLE ROW LEVEL SECURITY;

--
-- Name: role_grant; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.role_grant ENABLE ROW LEVEL SECURITY;

--
-- Name: role_user; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.role_user ENABLE ROW LEVEL SECURITY;

--
-- Name: session; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.session ENABLE ROW LEVEL SECURITY;

--
-- Name: shortcut; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.shortcut ENABLE ROW LEVEL SECURITY;

--
-- Name: sms_code; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.sms_code ENABLE ROW LEVEL SECURITY;

--
-- Name: space; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.space ENABLE ROW LEVEL SECURITY;

--
-- Name: staff; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.staff ENABLE ROW LEVEL SECURITY;

--
-- Name: task; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.task ENABLE ROW LEVEL SECURITY;

--
-- Name: task_part; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.task_part ENABLE ROW LEVEL SECURITY;

--
-- Name: ticket; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.ticket ENABLE ROW LEVEL SECURITY;

--
-- Name: user; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public."user" ENABLE ROW LEVEL SECURITY;

--
-- Name: user_consent; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.user_consent ENABLE ROW LEVEL SECURITY;

--
-- Name: user_factor; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.user_factor ENABLE ROW LEVEL SECURITY;

--
-- Name: idempotency worker; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY worker ON public.idempotency TO park_worker USING (true) WITH CHECK (true);


--
-- Name: local_message worker; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY worker ON public.local_message TO park_worker USING (true) WITH CHECK (true);


--
-- Name: login_attempt worker; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY worker ON public.login_attempt TO park_worker USING (true) WITH CHECK (true);


--
-- Name: login_challenge worker; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY worker ON public.login_challenge TO park_worker USING (true) WITH CHECK (true);


--
-- Name: outbox worker; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY worker ON public.outbox TO park_worker USING (true) WITH CHECK (true);


--
-- Name: rate_limit worker; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY worker ON public.rate_limit TO park_worker USING (true) WITH CHECK (true);


--
-- Name: session worker; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY worker ON public.session TO park_worker USING (true) WITH CHECK (true);


--
-- Name: sms_code worker; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY worker ON public.sms_code TO park_worker USING (true) WITH CHECK (true);


--
-- Name: SCHEMA app; Type: ACL; Schema: -; Owner: postgres
--

GRANT USAGE ON SCHEMA app TO park_app;
GRANT USAGE ON SCHEMA app TO park_door;
GRANT USAGE ON SCHEMA app TO park_keeper;
GRANT USAGE ON SCHEMA app TO park_worker;


--
-- Name: SCHEMA door; Type: ACL; Schema: -; Owner: postgres
--

GRANT USAGE ON SCHEMA door TO park_app;
GRANT USAGE ON SCHEMA door TO park_keeper;
GRANT ALL ON SCHEMA door TO park_door;
GRANT USAGE ON SCHEMA door TO park_worker;


--
-- Name: SCHEMA public; Type: ACL; Schema: -; Owner: pg_database_owner
--

REVOKE USAGE ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO park_app;
GRANT USAGE ON SCHEMA public TO park_door;
GRANT USAGE ON SCHEMA public TO park_keeper;
GRANT USAGE ON SCHEMA public TO park_worker;


--
-- Name: FUNCTION audit_months(months integer); Type: ACL; Schema: app; Owner: postgres
--

REVOKE ALL ON FUNCTION app.audit_months(months integer) FROM PUBLIC;


--
-- Name: FUNCTION closed_table(t regclass); Type: ACL; Schema: app; Owner: postgres
--

REVOKE ALL ON FUNCTION app.closed_table(t regclass) FROM PUBLIC;


--
-- Name: FUNCTION companies(); Type: ACL; Schema: app; Owner: postgres
--

REVOKE ALL ON FUNCTION app.companies() FROM PUBLIC;
GRANT ALL ON FUNCTION app.companies() TO park_app;


--
-- Name: FUNCTION company(); Type: ACL; Schema: app; Owner: postgres
--

REVOKE ALL ON FUNCTION app.company() FROM PUBLIC;
GRANT ALL ON FUNCTION app.company() TO park_app;
GRANT ALL ON FUNCTION app.company() TO park_door;
GRANT ALL ON FUNCTION app.company() TO park_keeper;
GRANT ALL ON FUNCTION app.company() TO park_worker;


--
-- Name: FUNCTION company_table(t regclass); Type: ACL; Schema: app; Owner: postgres
--

REVOKE ALL ON FUNCTION app.company_table(t regclass) FROM PUBLIC;


--
-- Name: FUNCTION now(); Type: ACL; Schema: app; Owner: postgres
--

REVOKE ALL ON FUNCTION app.now() FROM PUBLIC;
GRANT ALL ON FUNCTION app.now() TO park_app;
GRANT ALL ON FUNCTION app.now() TO park_door;
GRANT ALL ON FUNCTION app.now() TO park_keeper;
GRANT ALL ON FUNCTION app.now() TO park_worker;


--
-- Name: FUNCTION open_to_door(t regclass, rights text); Type: ACL; Schema: app; Owner: postgres
--

REVOKE ALL ON FUNCTION app.open_to_door(t regclass, rights text) FROM PUBLIC;


--
-- Name: FUNCTION park_table(t regclass); Type: ACL; Schema: app; Owner: postgres
--

REVOKE ALL ON FUNCTION app.park_table(t regclass) FROM PUBLIC;


--
-- Name: FUNCTION parks(); Type: ACL; Schema: app; Owner: postgres
--

REVOKE ALL ON FUNCTION app.parks() FROM PUBLIC;
GRANT ALL ON FUNCTION app.parks() TO park_app;
GRANT ALL ON FUNCTION app.parks() TO park_door;
GRANT ALL ON FUNCTION app.parks() TO park_keeper;
GRANT ALL ON FUNCTION app.parks() TO park_worker;


--
-- Name: FUNCTION platform(); Type: ACL; Schema: app; Owner: postgres
--

REVOKE ALL ON FUNCTION app.platform() FROM PUBLIC;
GRANT ALL ON FUNCTION app.platform() TO park_app;
GRANT ALL ON FUNCTION app.platform() TO park_door;
GRANT ALL ON FUNCTION app.platform() TO park_keeper;
GRANT ALL ON FUNCTION app.platform() TO park_worker;


--
-- Name: FUNCTION platform_company(); Type: ACL; Schema: app; Owner: postgres
--

REVOKE ALL ON FUNCTION app.platform_company() FROM PUBLIC;
GRANT ALL ON FUNCTION app.platform_company() TO park_app;
GRANT ALL ON FUNCTION app.platform_company() TO park_door;
GRANT ALL ON FUNCTION app.platform_company() TO park_keeper;
GRANT ALL ON FUNCTION app.platform_company() TO park_worker;


--
-- Name: FUNCTION reach(); Type: ACL; Schema: app; Owner: postgres
--

REVOKE ALL ON FUNCTION app.reach() FROM PUBLIC;
GRANT ALL ON FUNCTION app.reach() TO park_app;
GRANT ALL ON FUNCTION app.reach() TO park_door;
GRANT ALL ON FUNCTION app.reach() TO park_keeper;
GRANT ALL ON FUNCTION app.reach() TO park_worker;


--
-- Name: FUNCTION shared_table(t regclass); Type: ACL; Schema: app; Owner: postgres
--

REVOKE ALL ON FUNCTION app.shared_table(t regclass) FROM PUBLIC;


--
-- Name: FUNCTION side(); Type: ACL; Schema: app; Owner: postgres
--

REVOKE ALL ON FUNCTION app.side() FROM PUBLIC;
GRANT ALL ON FUNCTION app.side() TO park_app;
GRANT ALL ON FUNCTION app.side() TO park_door;
GRANT ALL ON FUNCTION app.side() TO park_keeper;
GRANT ALL ON FUNCTION app.side() TO park_worker;


--
-- Name: FUNCTION space(); Type: ACL; Schema: app; Owner: postgres
--

REVOKE ALL ON FUNCTION app.space() FROM PUBLIC;
GRANT ALL ON FUNCTION app.space() TO park_app;
GRANT ALL ON FUNCTION app.space() TO park_door;
GRANT ALL ON FUNCTION app.space() TO park_keeper;
GRANT ALL ON FUNCTION app.space() TO park_worker;


--
-- Name: FUNCTION space_closes(); Type: ACL; Schema: app; Owner: postgres
--

REVOKE ALL ON FUNCTION app.space_closes() FROM PUBLIC;


--
-- Name: FUNCTION space_table(t regclass); Type: ACL; Schema: app; Owner: postgres
--

REVOKE ALL ON FUNCTION app.space_table(t regclass) FROM PUBLIC;


--
-- Name: FUNCTION user_id(); Type: ACL; Schema: app; Owner: postgres
--

REVOKE ALL ON FUNCTION app.user_id() FROM PUBLIC;
GRANT ALL ON FUNCTION app.user_id() TO park_app;
GRANT ALL ON FUNCTION app.user_id() TO park_door;
GRANT ALL ON FUNCTION app.user_id() TO park_keeper;
GRANT ALL ON FUNCTION app.user_id() TO park_worker;


--
-- Name: FUNCTION wall(t regclass, kind text, reading text, writing text); Type: ACL; Schema: app; Owner: postgres
--

REVOKE ALL ON FUNCTION app.wall(t regclass, kind text, reading text, writing text) FROM PUBLIC;


--
-- Name: FUNCTION access_facts(p_user uuid, p_company uuid, p_park uuid); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.access_facts(p_user uuid, p_company uuid, p_park uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION door.access_facts(p_user uuid, p_company uuid, p_park uuid) TO park_app;


--
-- Name: FUNCTION account(); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.account() FROM PUBLIC;
GRANT ALL ON FUNCTION door.account() TO park_app;


--
-- Name: FUNCTION account_companies(); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.account_companies() FROM PUBLIC;
GRANT ALL ON FUNCTION door.account_companies() TO park_app;


--
-- Name: FUNCTION account_rename(p_name text); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.account_rename(p_name text) FROM PUBLIC;
GRANT ALL ON FUNCTION door.account_rename(p_name text) TO park_app;


--
-- Name: FUNCTION account_save(p_fields jsonb); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.account_save(p_fields jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION door.account_save(p_fields jsonb) TO park_app;


--
-- Name: FUNCTION administers(p_user uuid); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.administers(p_user uuid) FROM PUBLIC;


--
-- Name: FUNCTION attempt_reserve(p_name text, p_phone_hash bytea, p_name_hash bytea, p_address bytea, p_captcha bytea, p_answer bytea); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.attempt_reserve(p_name text, p_phone_hash bytea, p_name_hash bytea, p_address bytea, p_captcha bytea, p_answer bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION door.attempt_reserve(p_name text, p_phone_hash bytea, p_name_hash bytea, p_address bytea, p_captcha bytea, p_answer bytea) TO park_app;


--
-- Name: FUNCTION audit_broken(p_space uuid, p_from bigint, p_to bigint); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.audit_broken(p_space uuid, p_from bigint, p_to bigint) FROM PUBLIC;


--
-- Name: FUNCTION audit_check(OUT broken_seal bigint, OUT checked_to bigint, OUT checked_at timestamp with time zone, OUT recent_from bigint, OUT sealed_to bigint); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.audit_check(OUT broken_seal bigint, OUT checked_to bigint, OUT checked_at timestamp with time zone, OUT recent_from bigint, OUT sealed_to bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION door.audit_check(OUT broken_seal bigint, OUT checked_to bigint, OUT checked_at timestamp with time zone, OUT recent_from bigint, OUT sealed_to bigint) TO park_app;


--
-- Name: FUNCTION audit_digest(p_space uuid, p_from xid8, p_to xid8, p_before bytea, OUT hash bytea, OUT row_count integer); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.audit_digest(p_space uuid, p_from xid8, p_to xid8, p_before bytea, OUT hash bytea, OUT row_count integer) FROM PUBLIC;


--
-- Name: FUNCTION audit_round(p_since timestamp with time zone, p_rows integer, OUT space uuid, OUT broken bigint); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.audit_round(p_since timestamp with time zone, p_rows integer, OUT space uuid, OUT broken bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION door.audit_round(p_since timestamp with time zone, p_rows integer, OUT space uuid, OUT broken bigint) TO park_worker;


--
-- Name: FUNCTION audit_seal(); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.audit_seal() FROM PUBLIC;
GRANT ALL ON FUNCTION door.audit_seal() TO park_worker;


--
-- Name: FUNCTION bump_companies(); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.bump_companies() FROM PUBLIC;


--
-- Name: FUNCTION bump_self(); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.bump_self() FROM PUBLIC;


--
-- Name: FUNCTION bump_spaces(); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.bump_spaces() FROM PUBLIC;


--
-- Name: FUNCTION bump_staff(); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.bump_staff() FROM PUBLIC;


--
-- Name: FUNCTION bump_users(); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.bump_users() FROM PUBLIC;


--
-- Name: FUNCTION captcha_keep(p_key bytea, p_answer bytea); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.captcha_keep(p_key bytea, p_answer bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION door.captcha_keep(p_key bytea, p_answer bytea) TO park_app;


--
-- Name: FUNCTION challenge_open(p_key bytea, p_user uuid, p_proof bytea, p_method text, p_sms uuid, p_attempt bigint, p_agreements jsonb); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.challenge_open(p_key bytea, p_user uuid, p_proof bytea, p_method text, p_sms uuid, p_attempt bigint, p_agreements jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION door.challenge_open(p_key bytea, p_user uuid, p_proof bytea, p_method text, p_sms uuid, p_attempt bigint, p_agreements jsonb) TO park_app;


--
-- Name: FUNCTION challenge_resent(p_key bytea, p_sms uuid); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.challenge_resent(p_key bytea, p_sms uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION door.challenge_resent(p_key bytea, p_sms uuid) TO park_app;


--
-- Name: FUNCTION challenge_take(p_key bytea, p_tries integer); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.challenge_take(p_key bytea, p_tries integer) FROM PUBLIC;
GRANT ALL ON FUNCTION door.challenge_take(p_key bytea, p_tries integer) TO park_app;


--
-- Name: FUNCTION challenge_use(p_key bytea); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.challenge_use(p_key bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION door.challenge_use(p_key bytea) TO park_app;


--
-- Name: FUNCTION companies(); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.companies() FROM PUBLIC;
GRANT ALL ON FUNCTION door.companies() TO park_app;


--
-- Name: FUNCTION company_texts(p_company uuid, p_hashes bytea[]); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.company_texts(p_company uuid, p_hashes bytea[]) FROM PUBLIC;
GRANT ALL ON FUNCTION door.company_texts(p_company uuid, p_hashes bytea[]) TO park_app;


--
-- Name: FUNCTION consent(p_user uuid, p_agreements jsonb, p_address text); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.consent(p_user uuid, p_agreements jsonb, p_address text) FROM PUBLIC;
GRANT ALL ON FUNCTION door.consent(p_user uuid, p_agreements jsonb, p_address text) TO park_app;


--
-- Name: FUNCTION contexts_of(p_user uuid); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.contexts_of(p_user uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION door.contexts_of(p_user uuid) TO park_app;


--
-- Name: FUNCTION copy_person(); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.copy_person() FROM PUBLIC;


--
-- Name: FUNCTION copy_phone(); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.copy_phone() FROM PUBLIC;


--
-- Name: FUNCTION end_sessions(); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.end_sessions() FROM PUBLIC;


--
-- Name: FUNCTION end_strangers(); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.end_strangers() FROM PUBLIC;


--
-- Name: FUNCTION enter(p_token bytea, p_user uuid, p_space uuid, p_parks text, p_company uuid, p_side text, p_reach text, p_versions integer[]); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.enter(p_token bytea, p_user uuid, p_space uuid, p_parks text, p_company uuid, p_side text, p_reach text, p_versions integer[]) FROM PUBLIC;
GRANT ALL ON FUNCTION door.enter(p_token bytea, p_user uuid, p_space uuid, p_parks text, p_company uuid, p_side text, p_reach text, p_versions integer[]) TO park_app;


--
-- Name: FUNCTION enter_as(p_user uuid, p_space uuid, p_parks text, p_company uuid, p_side text, p_reach text, p_versions integer[]); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.enter_as(p_user uuid, p_space uuid, p_parks text, p_company uuid, p_side text, p_reach text, p_versions integer[]) FROM PUBLIC;
GRANT ALL ON FUNCTION door.enter_as(p_user uuid, p_space uuid, p_parks text, p_company uuid, p_side text, p_reach text, p_versions integer[]) TO park_app;


--
-- Name: FUNCTION enter_job(p_space uuid, p_parks text, p_company uuid); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.enter_job(p_space uuid, p_parks text, p_company uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION door.enter_job(p_space uuid, p_parks text, p_company uuid) TO park_app;


--
-- Name: FUNCTION external_secret(p_code text); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.external_secret(p_code text) FROM PUBLIC;
GRANT ALL ON FUNCTION door.external_secret(p_code text) TO park_app;


--
-- Name: FUNCTION factor_demanded(p_user uuid); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.factor_demanded(p_user uuid) FROM PUBLIC;


--
-- Name: FUNCTION factor_of(p_user uuid); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.factor_of(p_user uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION door.factor_of(p_user uuid) TO park_app;


--
-- Name: FUNCTION factor_step(p_user uuid, p_step bigint); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.factor_step(p_user uuid, p_step bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION door.factor_step(p_user uuid, p_step bigint) TO park_app;


--
-- Name: FUNCTION file_orphans(p_keys text[]); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.file_orphans(p_keys text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION door.file_orphans(p_keys text[]) TO park_app;


--
-- Name: FUNCTION file_public(p_id uuid, p_proof bytea, p_expires timestamp with time zone); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.file_public(p_id uuid, p_proof bytea, p_expires timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION door.file_public(p_id uuid, p_proof bytea, p_expires timestamp with time zone) TO park_app;


--
-- Name: FUNCTION invitation_open(p_code text); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.invitation_open(p_code text) FROM PUBLIC;
GRANT ALL ON FUNCTION door.invitation_open(p_code text) TO park_app;


--
-- Name: FUNCTION limit_take(p_name text, p_most integer, p_window interval); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.limit_take(p_name text, p_most integer, p_window interval) FROM PUBLIC;
GRANT ALL ON FUNCTION door.limit_take(p_name text, p_most integer, p_window interval) TO park_app;


--
-- Name: FUNCTION login_lookup(p_name text, p_phone_hash bytea); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.login_lookup(p_name text, p_phone_hash bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION door.login_lookup(p_name text, p_phone_hash bytea) TO park_app;


--
-- Name: FUNCTION number_taken(p_token bytea, p_hash bytea); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.number_taken(p_token bytea, p_hash bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION door.number_taken(p_token bytea, p_hash bytea) TO park_app;


--
-- Name: FUNCTION outbox_told(); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.outbox_told() FROM PUBLIC;


--
-- Name: TABLE file; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT ON TABLE public.file TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.file TO park_keeper;
GRANT SELECT ON TABLE public.file TO park_door;


--
-- Name: COLUMN file.deleted_at; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(deleted_at) ON TABLE public.file TO park_app;


--
-- Name: FUNCTION own_file(p_id uuid); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.own_file(p_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION door.own_file(p_id uuid) TO park_app;


--
-- Name: FUNCTION own_portrait(); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.own_portrait() FROM PUBLIC;
GRANT ALL ON FUNCTION door.own_portrait() TO park_app;


--
-- Name: FUNCTION own_secret(p_token bytea); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.own_secret(p_token bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION door.own_secret(p_token bytea) TO park_app;


--
-- Name: FUNCTION park_figures(); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.park_figures() FROM PUBLIC;
GRANT ALL ON FUNCTION door.park_figures() TO park_app;


--
-- Name: FUNCTION parks_mine(p_all boolean); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.parks_mine(p_all boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION door.parks_mine(p_all boolean) TO park_app;


--
-- Name: FUNCTION password_set(p_user uuid, p_proof bytea, p_password text, p_keep bytea); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.password_set(p_user uuid, p_proof bytea, p_password text, p_keep bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION door.password_set(p_user uuid, p_proof bytea, p_password text, p_keep bytea) TO park_app;


--
-- Name: FUNCTION pending_agreements(p_user uuid); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.pending_agreements(p_user uuid) FROM PUBLIC;


--
-- Name: FUNCTION person_attach(p_company uuid, p_people jsonb); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.person_attach(p_company uuid, p_people jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION door.person_attach(p_company uuid, p_people jsonb) TO park_app;


--
-- Name: FUNCTION person_audit(p_user uuid, p_call text, p_request text); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.person_audit(p_user uuid, p_call text, p_request text) FROM PUBLIC;
GRANT ALL ON FUNCTION door.person_audit(p_user uuid, p_call text, p_request text) TO park_app;


--
-- Name: FUNCTION person_first_password(p_company uuid, p_user uuid, p_password text, p_only_first boolean); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.person_first_password(p_company uuid, p_user uuid, p_password text, p_only_first boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION door.person_first_password(p_company uuid, p_user uuid, p_password text, p_only_first boolean) TO park_app;


--
-- Name: FUNCTION person_is_ours(p_company uuid, p_user uuid); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.person_is_ours(p_company uuid, p_user uuid) FROM PUBLIC;


--
-- Name: FUNCTION person_revoke(p_company uuid, p_user uuid); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.person_revoke(p_company uuid, p_user uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION door.person_revoke(p_company uuid, p_user uuid) TO park_app;


--
-- Name: FUNCTION person_set_phone(p_company uuid, p_user uuid, p_cipher bytea, p_hash bytea, p_mask text); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.person_set_phone(p_company uuid, p_user uuid, p_cipher bytea, p_hash bytea, p_mask text) FROM PUBLIC;
GRANT ALL ON FUNCTION door.person_set_phone(p_company uuid, p_user uuid, p_cipher bytea, p_hash bytea, p_mask text) TO park_app;


--
-- Name: FUNCTION phone_bar(p_token bytea, p_hash bytea); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.phone_bar(p_token bytea, p_hash bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION door.phone_bar(p_token bytea, p_hash bytea) TO park_app;


--
-- Name: FUNCTION phone_change(p_token bytea, p_cipher bytea, p_hash bytea, p_mask text); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.phone_change(p_token bytea, p_cipher bytea, p_hash bytea, p_mask text) FROM PUBLIC;
GRANT ALL ON FUNCTION door.phone_change(p_token bytea, p_cipher bytea, p_hash bytea, p_mask text) TO park_app;


--
-- Name: FUNCTION phone_prove(p_token bytea); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.phone_prove(p_token bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION door.phone_prove(p_token bytea) TO park_app;


--
-- Name: FUNCTION phone_proved(p_token bytea); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.phone_proved(p_token bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION door.phone_proved(p_token bytea) TO park_app;


--
-- Name: FUNCTION platform_setting(p_code text); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.platform_setting(p_code text) FROM PUBLIC;


--
-- Name: FUNCTION project_known(p_code text); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.project_known(p_code text) FROM PUBLIC;
GRANT ALL ON FUNCTION door.project_known(p_code text) TO park_app;


--
-- Name: FUNCTION project_name(p_code text); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.project_name(p_code text) FROM PUBLIC;
GRANT ALL ON FUNCTION door.project_name(p_code text) TO park_app;


--
-- Name: FUNCTION session_default(p_token bytea, p_company uuid, p_park uuid); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.session_default(p_token bytea, p_company uuid, p_park uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION door.session_default(p_token bytea, p_company uuid, p_park uuid) TO park_app;


--
-- Name: FUNCTION session_find(p_token bytea); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.session_find(p_token bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION door.session_find(p_token bytea) TO park_app;


--
-- Name: FUNCTION session_open(p_user uuid, p_proof bytea, p_token bytea, p_key bytea, p_idle interval, p_length interval, p_request text, p_agent text, p_address text, p_attempt bigint, p_agreements jsonb); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.session_open(p_user uuid, p_proof bytea, p_token bytea, p_key bytea, p_idle interval, p_length interval, p_request text, p_agent text, p_address text, p_attempt bigint, p_agreements jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION door.session_open(p_user uuid, p_proof bytea, p_token bytea, p_key bytea, p_idle interval, p_length interval, p_request text, p_agent text, p_address text, p_attempt bigint, p_agreements jsonb) TO park_app;


--
-- Name: FUNCTION session_revoke(p_token bytea); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.session_revoke(p_token bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION door.session_revoke(p_token bytea) TO park_app;


--
-- Name: FUNCTION session_touch(p_token bytea); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.session_touch(p_token bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION door.session_touch(p_token bytea) TO park_app;


--
-- Name: FUNCTION sessions_end(p_token bytea, p_id uuid); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.sessions_end(p_token bytea, p_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION door.sessions_end(p_token bytea, p_id uuid) TO park_app;


--
-- Name: FUNCTION sessions_of(p_token bytea); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.sessions_of(p_token bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION door.sessions_of(p_token bytea) TO park_app;


--
-- Name: FUNCTION sms_consume(p_id uuid, p_phone bytea, p_purpose text, p_code bytea, p_use boolean); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.sms_consume(p_id uuid, p_phone bytea, p_purpose text, p_code bytea, p_use boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION door.sms_consume(p_id uuid, p_phone bytea, p_purpose text, p_code bytea, p_use boolean) TO park_app;


--
-- Name: FUNCTION sms_reserve(p_id uuid, p_phone bytea, p_purpose text, p_code bytea, p_address bytea, p_message jsonb, p_send boolean); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.sms_reserve(p_id uuid, p_phone bytea, p_purpose text, p_code bytea, p_address bytea, p_message jsonb, p_send boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION door.sms_reserve(p_id uuid, p_phone bytea, p_purpose text, p_code bytea, p_address bytea, p_message jsonb, p_send boolean) TO park_app;


--
-- Name: FUNCTION sms_waiting(p_phone bytea, p_purpose text); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.sms_waiting(p_phone bytea, p_purpose text) FROM PUBLIC;
GRANT ALL ON FUNCTION door.sms_waiting(p_phone bytea, p_purpose text) TO park_app;


--
-- Name: FUNCTION space_open(p_space uuid, p_name text, p_code text, p_company uuid, p_company_name text, p_park uuid, p_park_name text, p_cipher bytea, p_hash bytea, p_mask text, p_real_name text, p_password text); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.space_open(p_space uuid, p_name text, p_code text, p_company uuid, p_company_name text, p_park uuid, p_park_name text, p_cipher bytea, p_hash bytea, p_mask text, p_real_name text, p_password text) FROM PUBLIC;
GRANT ALL ON FUNCTION door.space_open(p_space uuid, p_name text, p_code text, p_company uuid, p_company_name text, p_park uuid, p_park_name text, p_cipher bytea, p_hash bytea, p_mask text, p_real_name text, p_password text) TO park_app;


--
-- Name: FUNCTION take_person(); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.take_person() FROM PUBLIC;


--
-- Name: FUNCTION task_claim(p_lease uuid, p_length interval); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.task_claim(p_lease uuid, p_length interval) FROM PUBLIC;
GRANT ALL ON FUNCTION door.task_claim(p_lease uuid, p_length interval) TO park_app;


--
-- Name: FUNCTION task_tidy(); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.task_tidy() FROM PUBLIC;
GRANT ALL ON FUNCTION door.task_tidy() TO park_app;


--
-- Name: FUNCTION text_take(p_company uuid, p_hashes bytea[]); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.text_take(p_company uuid, p_hashes bytea[]) FROM PUBLIC;


--
-- Name: FUNCTION theme_for(p_project text); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.theme_for(p_project text) FROM PUBLIC;
GRANT ALL ON FUNCTION door.theme_for(p_project text) TO park_app;


--
-- Name: FUNCTION theme_save(p_space uuid, p_content jsonb); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.theme_save(p_space uuid, p_content jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION door.theme_save(p_space uuid, p_content jsonb) TO park_app;


--
-- Name: FUNCTION ticket_issue(p_code text, p_hash bytea, p_token bytea); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.ticket_issue(p_code text, p_hash bytea, p_token bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION door.ticket_issue(p_code text, p_hash bytea, p_token bytea) TO park_app;


--
-- Name: FUNCTION ticket_redeem(p_code text, p_hash bytea); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.ticket_redeem(p_code text, p_hash bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION door.ticket_redeem(p_code text, p_hash bytea) TO park_app;


--
-- Name: FUNCTION who_saw_me(p_offset bigint, p_limit bigint); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.who_saw_me(p_offset bigint, p_limit bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION door.who_saw_me(p_offset bigint, p_limit bigint) TO park_app;


--
-- Name: TABLE agreement; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT ON TABLE public.agreement TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.agreement TO park_keeper;
GRANT SELECT ON TABLE public.agreement TO park_door;


--
-- Name: TABLE audit; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT ON TABLE public.audit TO park_app;
GRANT SELECT,INSERT ON TABLE public.audit TO park_keeper;
GRANT SELECT,INSERT ON TABLE public.audit TO park_door;


--
-- Name: TABLE audit_202611; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.audit_202611 TO park_keeper;


--
-- Name: TABLE audit_202612; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.audit_202612 TO park_keeper;


--
-- Name: TABLE audit_202701; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.audit_202701 TO park_keeper;


--
-- Name: TABLE audit_202702; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.audit_202702 TO park_keeper;


--
-- Name: TABLE audit_check; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.audit_check TO park_keeper;
GRANT SELECT,INSERT,UPDATE ON TABLE public.audit_check TO park_door;


--
-- Name: TABLE audit_other; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.audit_other TO park_keeper;


--
-- Name: TABLE audit_seal; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.audit_seal TO park_keeper;
GRANT SELECT,INSERT ON TABLE public.audit_seal TO park_door;


--
-- Name: TABLE captcha; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.captcha TO park_keeper;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.captcha TO park_door;


--
-- Name: TABLE code_item; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.code_item TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.code_item TO park_keeper;


--
-- Name: TABLE code_list; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.code_list TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.code_list TO park_keeper;


--
-- Name: TABLE company; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.company TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.company TO park_keeper;
GRANT SELECT,INSERT ON TABLE public.company TO park_door;


--
-- Name: TABLE company_attribute; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.company_attribute TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.company_attribute TO park_keeper;
GRANT SELECT ON TABLE public.company_attribute TO park_door;


--
-- Name: TABLE company_park; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.company_park TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.company_park TO park_keeper;
GRANT SELECT ON TABLE public.company_park TO park_door;


--
-- Name: TABLE config_entry; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.config_entry TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.config_entry TO park_keeper;
GRANT SELECT,INSERT,UPDATE ON TABLE public.config_entry TO park_door;


--
-- Name: TABLE department; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.department TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.department TO park_keeper;
GRANT SELECT,INSERT ON TABLE public.department TO park_door;


--
-- Name: TABLE department_manager; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.department_manager TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.department_manager TO park_keeper;


--
-- Name: TABLE extend_choice; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.extend_choice TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.extend_choice TO park_keeper;


--
-- Name: TABLE extend_field; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.extend_field TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.extend_field TO park_keeper;


--
-- Name: TABLE external_app; Type: ACL; Schema: public; Owner: postgres
--

GRANT INSERT,DELETE,UPDATE ON TABLE public.external_app TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.external_app TO park_keeper;
GRANT SELECT ON TABLE public.external_app TO park_door;


--
-- Name: COLUMN external_app.space_id; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(space_id) ON TABLE public.external_app TO park_app;


--
-- Name: COLUMN external_app.id; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(id) ON TABLE public.external_app TO park_app;


--
-- Name: COLUMN external_app.code; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(code) ON TABLE public.external_app TO park_app;


--
-- Name: COLUMN external_app.name; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(name) ON TABLE public.external_app TO park_app;


--
-- Name: COLUMN external_app.origin; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(origin) ON TABLE public.external_app TO park_app;


--
-- Name: COLUMN external_app.path; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(path) ON TABLE public.external_app TO park_app;


--
-- Name: COLUMN external_app.enabled; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(enabled) ON TABLE public.external_app TO park_app;


--
-- Name: COLUMN external_app.created_at; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(created_at) ON TABLE public.external_app TO park_app;


--
-- Name: COLUMN external_app.updated_at; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(updated_at) ON TABLE public.external_app TO park_app;


--
-- Name: COLUMN external_app.updated_by; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(updated_by) ON TABLE public.external_app TO park_app;


--
-- Name: COLUMN external_app.version; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(version) ON TABLE public.external_app TO park_app;


--
-- Name: TABLE idempotency; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.idempotency TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.idempotency TO park_keeper;
GRANT SELECT,DELETE ON TABLE public.idempotency TO park_worker;


--
-- Name: TABLE invitation; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.invitation TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.invitation TO park_keeper;
GRANT SELECT ON TABLE public.invitation TO park_door;


--
-- Name: TABLE join_request; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.join_request TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.join_request TO park_keeper;
GRANT SELECT ON TABLE public.join_request TO park_door;


--
-- Name: TABLE local_message; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT ON TABLE public.local_message TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.local_message TO park_keeper;
GRANT SELECT,INSERT,DELETE ON TABLE public.local_message TO park_worker;


--
-- Name: TABLE login_attempt; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.login_attempt TO park_keeper;
GRANT SELECT,INSERT,UPDATE ON TABLE public.login_attempt TO park_door;
GRANT SELECT,DELETE ON TABLE public.login_attempt TO park_worker;


--
-- Name: TABLE login_challenge; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.login_challenge TO park_keeper;
GRANT SELECT,INSERT,UPDATE ON TABLE public.login_challenge TO park_door;
GRANT SELECT,DELETE ON TABLE public.login_challenge TO park_worker;


--
-- Name: TABLE menu; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.menu TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.menu TO park_keeper;


--
-- Name: TABLE menu_switch; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.menu_switch TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.menu_switch TO park_keeper;
GRANT SELECT ON TABLE public.menu_switch TO park_door;


--
-- Name: TABLE outbox; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT ON TABLE public.outbox TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.outbox TO park_keeper;
GRANT SELECT,DELETE,UPDATE ON TABLE public.outbox TO park_worker;
GRANT INSERT ON TABLE public.outbox TO park_door;


--
-- Name: COLUMN outbox.state; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(state) ON TABLE public.outbox TO park_app;


--
-- Name: COLUMN outbox.attempts; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(attempts) ON TABLE public.outbox TO park_app;


--
-- Name: COLUMN outbox.due_at; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(due_at) ON TABLE public.outbox TO park_app;


--
-- Name: TABLE park; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.park TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.park TO park_keeper;
GRANT SELECT,INSERT ON TABLE public.park TO park_door;


--
-- Name: TABLE park_access; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.park_access TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.park_access TO park_keeper;
GRANT SELECT,DELETE ON TABLE public.park_access TO park_door;


--
-- Name: TABLE phone_proof; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.phone_proof TO park_keeper;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.phone_proof TO park_door;


--
-- Name: TABLE privacy_record; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT ON TABLE public.privacy_record TO park_app;
GRANT SELECT,INSERT ON TABLE public.privacy_record TO park_keeper;
GRANT SELECT ON TABLE public.privacy_record TO park_door;


--
-- Name: TABLE rate_limit; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.rate_limit TO park_keeper;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.rate_limit TO park_door;
GRANT SELECT,DELETE ON TABLE public.rate_limit TO park_worker;


--
-- Name: TABLE role; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.role TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.role TO park_keeper;
GRANT SELECT ON TABLE public.role TO park_door;


--
-- Name: TABLE role_grant; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.role_grant TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.role_grant TO park_keeper;
GRANT SELECT ON TABLE public.role_grant TO park_door;


--
-- Name: TABLE role_user; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.role_user TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.role_user TO park_keeper;
GRANT SELECT,DELETE ON TABLE public.role_user TO park_door;


--
-- Name: TABLE session; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.session TO park_keeper;
GRANT SELECT,INSERT,UPDATE ON TABLE public.session TO park_door;
GRANT SELECT,DELETE ON TABLE public.session TO park_worker;


--
-- Name: TABLE shortcut; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.shortcut TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.shortcut TO park_keeper;


--
-- Name: TABLE sms_code; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sms_code TO park_keeper;
GRANT SELECT,INSERT,UPDATE ON TABLE public.sms_code TO park_door;
GRANT SELECT,DELETE ON TABLE public.sms_code TO park_worker;


--
-- Name: TABLE space; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.space TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.space TO park_keeper;
GRANT SELECT,INSERT ON TABLE public.space TO park_door;


--
-- Name: COLUMN space.rights_version; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(rights_version) ON TABLE public.space TO park_door;


--
-- Name: TABLE staff; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE ON TABLE public.staff TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.staff TO park_keeper;
GRANT SELECT,INSERT ON TABLE public.staff TO park_door;


--
-- Name: COLUMN staff.department_id; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(department_id) ON TABLE public.staff TO park_app;


--
-- Name: COLUMN staff.admin_level; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(admin_level) ON TABLE public.staff TO park_app;


--
-- Name: COLUMN staff.real_name; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(real_name) ON TABLE public.staff TO park_app;


--
-- Name: COLUMN staff.phone_cipher; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(phone_cipher) ON TABLE public.staff TO park_door;


--
-- Name: COLUMN staff.phone_hash; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(phone_hash) ON TABLE public.staff TO park_door;


--
-- Name: COLUMN staff.phone_mask; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(phone_mask) ON TABLE public.staff TO park_door;


--
-- Name: COLUMN staff.sex; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(sex) ON TABLE public.staff TO park_app;


--
-- Name: COLUMN staff.email; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(email) ON TABLE public.staff TO park_app;


--
-- Name: COLUMN staff."position"; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE("position") ON TABLE public.staff TO park_app;


--
-- Name: COLUMN staff.is_show; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(is_show) ON TABLE public.staff TO park_app;


--
-- Name: COLUMN staff.order_num; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(order_num) ON TABLE public.staff TO park_app;


--
-- Name: COLUMN staff.enabled; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(enabled) ON TABLE public.staff TO park_app;


--
-- Name: COLUMN staff.left_at; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(left_at) ON TABLE public.staff TO park_app;


--
-- Name: COLUMN staff.ext; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(ext) ON TABLE public.staff TO park_app;


--
-- Name: COLUMN staff.updated_at; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(updated_at) ON TABLE public.staff TO park_app;


--
-- Name: COLUMN staff.updated_by; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(updated_by) ON TABLE public.staff TO park_app;


--
-- Name: COLUMN staff.version; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(version) ON TABLE public.staff TO park_app;


--
-- Name: COLUMN staff.nick_name; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(nick_name) ON TABLE public.staff TO park_door;


--
-- Name: COLUMN staff.avatar; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(avatar) ON TABLE public.staff TO park_door;


--
-- Name: COLUMN staff.change; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(change) ON TABLE public.staff TO park_door;


--
-- Name: COLUMN staff.pinyin; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(pinyin) ON TABLE public.staff TO park_app;


--
-- Name: COLUMN staff.remark; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(remark) ON TABLE public.staff TO park_app;


--
-- Name: COLUMN staff.moved_to; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(moved_to) ON TABLE public.staff TO park_app;


--
-- Name: TABLE task; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.task TO park_keeper;
GRANT SELECT,INSERT ON TABLE public.task TO park_app;
GRANT SELECT,DELETE,UPDATE ON TABLE public.task TO park_door;


--
-- Name: COLUMN task.state; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(state) ON TABLE public.task TO park_app;


--
-- Name: COLUMN task.total; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(total) ON TABLE public.task TO park_app;


--
-- Name: COLUMN task.done; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(done) ON TABLE public.task TO park_app;


--
-- Name: COLUMN task.failed; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(failed) ON TABLE public.task TO park_app;


--
-- Name: COLUMN task.result; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(result) ON TABLE public.task TO park_app;


--
-- Name: COLUMN task.file_name; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(file_name) ON TABLE public.task TO park_app;


--
-- Name: COLUMN task.lease; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(lease) ON TABLE public.task TO park_app;


--
-- Name: COLUMN task.lease_until; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(lease_until) ON TABLE public.task TO park_app;


--
-- Name: COLUMN task.attempts; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(attempts) ON TABLE public.task TO park_app;


--
-- Name: COLUMN task.started_at; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(started_at) ON TABLE public.task TO park_app;


--
-- Name: COLUMN task.finished_at; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(finished_at) ON TABLE public.task TO park_app;


--
-- Name: COLUMN task.expires_at; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(expires_at) ON TABLE public.task TO park_app;


--
-- Name: TABLE task_part; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.task_part TO park_keeper;
GRANT SELECT,INSERT,DELETE ON TABLE public.task_part TO park_app;
GRANT SELECT,DELETE ON TABLE public.task_part TO park_door;


--
-- Name: TABLE ticket; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.ticket TO park_keeper;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.ticket TO park_door;


--
-- Name: TABLE "user"; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public."user" TO park_keeper;
GRANT SELECT,INSERT ON TABLE public."user" TO park_door;


--
-- Name: COLUMN "user".id; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(id) ON TABLE public."user" TO park_app;


--
-- Name: COLUMN "user".phone_cipher; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(phone_cipher) ON TABLE public."user" TO park_door;


--
-- Name: COLUMN "user".phone_hash; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(phone_hash) ON TABLE public."user" TO park_door;


--
-- Name: COLUMN "user".phone_mask; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(phone_mask) ON TABLE public."user" TO park_app;
GRANT UPDATE(phone_mask) ON TABLE public."user" TO park_door;


--
-- Name: COLUMN "user".username; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(username) ON TABLE public."user" TO park_app;
GRANT UPDATE(username) ON TABLE public."user" TO park_door;


--
-- Name: COLUMN "user".username_changed_at; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(username_changed_at) ON TABLE public."user" TO park_app;
GRANT UPDATE(username_changed_at) ON TABLE public."user" TO park_door;


--
-- Name: COLUMN "user".password; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(password) ON TABLE public."user" TO park_door;


--
-- Name: COLUMN "user".change; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(change) ON TABLE public."user" TO park_app;
GRANT UPDATE(change) ON TABLE public."user" TO park_door;


--
-- Name: COLUMN "user".real_name; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(real_name) ON TABLE public."user" TO park_app;
GRANT UPDATE(real_name) ON TABLE public."user" TO park_door;


--
-- Name: COLUMN "user".nick_name; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(nick_name) ON TABLE public."user" TO park_app;
GRANT UPDATE(nick_name) ON TABLE public."user" TO park_door;


--
-- Name: COLUMN "user".sex; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(sex) ON TABLE public."user" TO park_app;
GRANT UPDATE(sex) ON TABLE public."user" TO park_door;


--
-- Name: COLUMN "user".email; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(email) ON TABLE public."user" TO park_app;
GRANT UPDATE(email) ON TABLE public."user" TO park_door;


--
-- Name: COLUMN "user".enabled; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(enabled) ON TABLE public."user" TO park_app;


--
-- Name: COLUMN "user".home_company_id; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(home_company_id) ON TABLE public."user" TO park_app;


--
-- Name: COLUMN "user".rights_version; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(rights_version) ON TABLE public."user" TO park_door;


--
-- Name: COLUMN "user".created_at; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(created_at) ON TABLE public."user" TO park_app;


--
-- Name: COLUMN "user".updated_at; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(updated_at) ON TABLE public."user" TO park_door;


--
-- Name: COLUMN "user".avatar; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(avatar) ON TABLE public."user" TO park_door;


--
-- Name: TABLE user_consent; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT ON TABLE public.user_consent TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.user_consent TO park_keeper;
GRANT SELECT,INSERT ON TABLE public.user_consent TO park_door;


--
-- Name: TABLE user_factor; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.user_factor TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.user_factor TO park_keeper;
GRANT SELECT ON TABLE public.user_factor TO park_door;


--
-- Name: COLUMN user_factor.last_step; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(last_step) ON TABLE public.user_factor TO park_door;


--
-- PostgreSQL database dump complete
--


