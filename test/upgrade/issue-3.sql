-- The database as issue 3 left it: schema and demo data, sealed with the key of the test databases. Upgrades are tried on it.
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

CREATE FUNCTION door.login_lookup(p_name text, p_phone_hash bytea) RETURNS TABLE(user_id uuid, password text, change boolean)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select u.id, u.password, u.change from public."user" u
   where u.enabled and (lower(u.username) = lower(p_name) or u.phone_hash = p_phone_hash)
     and exists (select from public.staff s
                   join public.company c on c.space_id = s.space_id and c.id = s.company_id and c.enabled and c.deleted_at is null
                  where s.user_id = u.id and s.left_at is null and s.enabled)
   order by (lower(u.username) = lower(p_name)) desc nulls last limit 1
$$;


ALTER FUNCTION door.login_lookup(p_name text, p_phone_hash bytea) OWNER TO park_door;

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
      'userName', u.username, 'realName', u.real_name, 'phone', u.phone_mask,
      'sessionKey', encode(s.session_key, 'base64'),
      'contexts', (select coalesce(jsonb_agg(to_jsonb(c) order by c.space_name, c.comp_type desc, c.company_name, c.park_name), '[]')
                     from door.contexts_of(s.user_id) c))
    from public.session s join public."user" u on u.id = s.user_id
   where s.token_hash = p_token and s.revoked_at is null and s.expires_at > app.now() and s.last_seen_at + s.idle > app.now()
$$;


ALTER FUNCTION door.session_find(p_token bytea) OWNER TO park_door;

--
-- Name: session_open(uuid, bytea, bytea, interval, interval, text); Type: FUNCTION; Schema: door; Owner: park_door
--

CREATE FUNCTION door.session_open(p_user uuid, p_token bytea, p_key bytea, p_idle interval, p_length interval, p_request text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  place record;
begin
  select s.space_id, s.company_id, c.park_id, c.side into place
    from public.staff s
    left join door.contexts_of(p_user) c on c.company_id = s.company_id and c.has_privilege
   where s.user_id = p_user and s.left_at is null and s.enabled
   order by (c.company_id is null), s.admin_level desc, s.created_at, c.park_name limit 1;
  insert into public.session (token_hash, user_id, company_id, park_id, session_key, idle, expires_at)
  values (p_token, p_user, case when place.side is not null then place.company_id end, place.park_id, p_key, p_idle, app.now() + p_length);
  insert into public.audit (space_id, company_id, park_id, user_id, side, call, outcome, request_id)
  values (place.space_id, place.company_id, place.park_id, p_user, coalesce(place.side, ''), 'identity.login', 'done', p_request);
end $$;


ALTER FUNCTION door.session_open(p_user uuid, p_token bytea, p_key bytea, p_idle interval, p_length interval, p_request text) OWNER TO park_door;

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

SET default_tablespace = '';

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


SET default_table_access_method = heap;

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
    revoked_at timestamp with time zone
);

ALTER TABLE ONLY public.session FORCE ROW LEVEL SECURITY;


ALTER TABLE public.session OWNER TO postgres;

--
-- Name: TABLE session; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.session IS 'kind: closed';


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
    CONSTRAINT space_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 50))),
    CONSTRAINT space_project_code_check CHECK ((project_code ~ '^[a-z][a-z0-9-]{1,30}$'::text)),
    CONSTRAINT space_project_code_free CHECK ((project_code <> ALL (ARRAY['accounting'::text, 'aijihome'::text, 'apidocs'::text, 'application'::text, 'architecture'::text, 'assets'::text, 'boardroom'::text, 'campus'::text, 'company'::text, 'contract'::text, 'datacensus'::text, 'decoration'::text, 'dev'::text, 'form'::text, 'front'::text, 'healthz'::text, 'home'::text, 'inside'::text, 'invoice'::text, 'login'::text, 'metrics'::text, 'navigationhome'::text, 'notice'::text, 'operate'::text, 'operation'::text, 'platform'::text, 'readyz'::text, 'recruit'::text, 'repair'::text, 'serivceapp'::text, 'service'::text, 'smartop'::text, 'spaceselect'::text, 'subsidy'::text, 'system'::text, 'things'::text])))
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
    CONSTRAINT staff_admin_level_check CHECK ((admin_level = ANY (ARRAY[1, 2, 3]))),
    CONSTRAINT staff_department_live_check CHECK (department_live),
    CONSTRAINT staff_email_check CHECK ((char_length(email) <= 40)),
    CONSTRAINT staff_left_holds_nothing CHECK (((left_at IS NULL) OR ((department_id IS NULL) AND (admin_level = 1)))),
    CONSTRAINT staff_order_num_check CHECK ((order_num >= 0)),
    CONSTRAINT staff_position_check CHECK ((char_length("position") <= 20)),
    CONSTRAINT staff_real_name_check CHECK (((char_length(real_name) >= 2) AND (char_length(real_name) <= 20))),
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
    avatar text,
    enabled boolean DEFAULT true NOT NULL,
    home_company_id uuid,
    rights_version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT app.now() NOT NULL,
    updated_at timestamp with time zone,
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
-- Data for Name: company; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.company VALUES
	('00000000-0000-0000-0000-000000000001', '00000000-0000-0000-0000-000000000002', '平台运营方', NULL, 2, NULL, NULL, NULL, NULL, NULL, true, true, NULL, NULL, '{}', NULL, '2026-11-15 09:14:13.448804+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', '星河运营管理有限公司', '91310115MA1K000016', 2, NULL, '何建国', '\xeb3b36cf66303a2b74fe36492666151fc13af09464cc8a3194f16d49d0638b86b2170d1f0cb48b', '\x5e6f8f9f15b5a15a6365ce405d305b10a15219821ea212b90a88e37a21e09c67', '138****0013', true, true, '2025-10-18 01:00:00+00', NULL, '{}', NULL, '2025-10-18 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '87f69b57-6e6a-4400-8217-4b938f949e3f', '星河协管服务中心', '91310115MA1K000029', 1, NULL, NULL, NULL, NULL, NULL, true, true, '2025-10-25 01:00:00+00', NULL, '{}', NULL, '2025-10-25 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '云启科技有限公司', '91310115MA1K00003C', 0, NULL, '林晓峰', '\xe3ff5c06304573cbf02a635b766fdfded663859923c09dd164817bd6d7964917c5dd5db33137f7', '\x30905fd87c5d9357a7090513aaad734128603fc3c0ea3ddde78c25bcabd7e83d', '138****1001', true, true, '2025-11-01 01:00:00+00', NULL, '{}', NULL, '2025-11-01 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'c50ed738-d33e-4c0e-8122-e027397d3ccd', '智联数据有限公司', '91310115MA1K00004F', 0, NULL, '郑凯文', '\xbe85944e38ab2c78b89dc3d9d1e247ef738d66d6e6f84cefb75dbb311607abb88fa6bd6fa1d179', '\xf4c77237dbee2799a2c7cc8aac4a60a489d8cceeb10e2cf070f40903ee24454f', '138****2001', true, true, '2025-11-08 01:00:00+00', NULL, '{}', NULL, '2025-11-08 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '5cbe9238-41e5-41d8-8b25-a2c17bc6700e', '沐光文化有限公司', '91310115MA1K00005J', 0, NULL, '沈若溪', '\xee42322b2a96dcd6b0eb33bfa0510140320d0da483f305f84b1e4ffcbc12c7afdc07cc7daaca51', '\xe179f4367fdcc54d3ba1bf4d1eda913f03ba361fdffb6ca5168b6941edda0982', '138****3001', true, true, '2025-11-15 01:00:00+00', NULL, '{}', NULL, '2025-11-15 01:00:00+00', NULL, NULL, 1),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '0c9a3745-5616-40b0-8a5b-a0642c4cd13a', '云栖运营有限公司', '91310115MA1K00006M', 2, NULL, '曹文彬', '\x895f634c050e35f6e2524dc41abd568824ad5f0254fe0000abc52caf040bc0595755e6e30c979e', '\x1196f2b12d77edffdc184d26dec14a3df76b8321ade0ca26333957cd3591fb55', '138****4001', true, true, '2025-11-22 01:00:00+00', NULL, '{}', NULL, '2025-11-22 01:00:00+00', NULL, NULL, 1),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '951941ea-7f51-4af7-88b6-c9def314be9a', '拾光设计有限公司', '91310115MA1K00007Q', 0, NULL, '许念安', '\xabd49897bd53feb9f3701862622cbfba311595b429333829253cf3080114c5a594ce065ee26fd6', '\x3ccad7471fd336383baf8a1b42f508345fa3a5233473d76649defd37e610212e', '138****4011', true, true, '2025-11-29 01:00:00+00', NULL, '{}', NULL, '2025-11-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', '博睿软件技术有限公司', '91310115MA1K00008U', 0, NULL, '董玉婷', '\x4c29752dd874db812206539ccea09965bf2cd150a5a70ea64b604ac385df526eeee8d018a2cd5d', '\x2686e4c6770b8521dbc74e0ee5b25ce6bfec645a33a5e5108f016eba0c72a5f1', '139****0476', true, true, '2025-12-06 01:00:00+00', NULL, '{}', NULL, '2025-12-06 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39653abd-2b39-470b-8800-cfaa70c88a33', '恒信生物医药有限公司', '91310115MA1K00009Y', 0, NULL, '曾子轩', '\xfae359bb12f188b35728ccb3aaac27b8aed069a9b5a83bf869de1f097cb5ba1ffae66a348c50c0', '\x471ce538e9a40a3a93b91f7dbdb2cdb0f936f81a49acb513b5de12afdbcc1495', '139****0539', true, true, '2025-12-13 01:00:00+00', NULL, '{}', NULL, '2025-12-13 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', '启明供应链管理有限公司', '91310115MA1K000104', 0, NULL, '黄静怡', '\x14336c7912ba5da9c6bc0be1f209e5693a95cd0c657db7f8231f2de1ce09c5d3007df4e0c853e8', '\x2c477aef67ab064b258c56d0cc99666e31015047ca00d18f279e2bf2640dd809', '139****0609', true, true, '2025-12-20 01:00:00+00', NULL, '{}', NULL, '2025-12-20 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', '天衡文化传媒有限公司', '91310115MA1K000117', 0, NULL, '马伟伦', '\x28ec2afe2d7b096a13f32d984956c97ed402c7d637814936b13c9846047c604d2e3c8aa004fb36', '\x1032718d42f633e87b6a654e546ffe331d61d7914e3bc23e6a8c1d1c34b0c4d7', '139****0686', true, true, '2025-12-27 01:00:00+00', NULL, '{}', NULL, '2025-12-27 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', '远航软件技术有限公司', '91310115MA1K00012A', 0, NULL, '程立新', '\xf7fdd2e850c9d60ba1526a33e03f0cfdd1bcdb04f07506e7bbdf0c981affc8d3d94416b579b37c', '\xe6f95049cf7581148702bbc1255897b7e3028953e0072e30e2a29c4a3cf62ae4', '139****0770', true, true, '2026-01-03 01:00:00+00', NULL, '{}', NULL, '2026-01-03 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', '中科生物医药有限公司', '91310115MA1K00013D', 0, NULL, '刘景行', '\xa8f132b5cf6716047c71ea1f0c5a6c7e7dd83f0b79ec0b03f9ea433f2526ee0145673c798e0f50', '\x2e96ebe2470b93d4755b6a304b7a7ccce417d0d13cb42a468bb2b3df2b3ff685', '139****0861', true, true, '2026-01-10 01:00:00+00', NULL, '{}', NULL, '2026-01-10 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8550f7cf-b682-4f8d-8440-170e9097547d', '海纳供应链管理有限公司', '91310115MA1K00014G', 0, NULL, '胡玉婷', '\x1377c85c13390a4fc92a0fa412b13b532da88d6e95cc4e1f629a04d9b58edaf92771a9b6f04d5b', '\xa1f16125e1628993a7f660566503d3e2084cc1ef52ca361b172e839d3d8a3b1b', '139****0924', true, true, '2026-01-17 01:00:00+00', NULL, '{}', NULL, '2026-01-17 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', '卓越文化传媒有限公司', '91310115MA1K00015K', 0, NULL, '郑梦琪', '\xea7c2e0f3641cb00c8149e408e8f1cf8362c985a763f4d2f6af90ceeaff85b21dd9f631fbe9ed0', '\x150380f803e54c68483b2f7c1ab5355fb1b91db221e7daf291332dbfbe67422e', '139****0994', true, true, '2026-01-24 01:00:00+00', NULL, '{}', NULL, '2026-01-24 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', '新维软件技术有限公司', '91310115MA1K00016N', 0, NULL, '邓景行', '\xc4ca56ba684102a68c507e706ebf7a471421f3904d77277ede679566616e612873a67fb9283086', '\xe7b50180d2767540ca46448b2618fca0ac5bc1398eef725acb5157f54ebac455', '139****1071', true, true, '2026-01-31 01:00:00+00', NULL, '{}', NULL, '2026-01-31 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', '蓝湾生物医药有限公司', '91310115MA1K00017R', 0, NULL, '杨若兰', '\x3c3fe50dc38aa5e3aa422ad1cdf98e42ef049d755382e7bb42c1c2c9237102d7937108aa9346d6', '\xe0c4b4767c6f5f20d6efaeaa434d8983a61f3367f8120ae6b2b5653cdb40ef26', '139****1155', true, true, '2026-02-07 01:00:00+00', NULL, '{}', NULL, '2026-02-07 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5a458b7-87fd-447b-8781-986db92ed713', '极光供应链管理有限公司', '91310115MA1K00018W', 0, NULL, '马明哲', '\xa4c01c2efdf8abf72a872dec0def87c937e9479d5a1b23ddc53ce165a32d4d8e5e31b3f6dc55c9', '\x923f1ffe10a0aad1f5ee4745b54ca3eeea4622320111406c84a24f313c2592aa', '139****1246', true, true, '2026-02-14 01:00:00+00', NULL, '{}', NULL, '2026-02-14 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1094fe9d-3642-400f-87ad-438048267d35', '创想文化传媒有限公司', '91310115MA1K000190', 0, NULL, '于春燕', '\x1227cfedd8f02f89324c3bd7cbf1763adf98e8bc96fbdf3443a302be1ad1afb8992ef864e074a8', '\xfa4c374aff92b59435af9af756501c854416a1a84ba6e89080925d1eb68de343', '139****1309', true, true, '2026-02-21 01:00:00+00', NULL, '{}', NULL, '2026-02-21 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '036c9033-25bf-4edd-8362-53e7a286b78c', '德盛软件技术有限公司', '91310115MA1K000205', 0, NULL, '曾欣怡', '\x6098ee7321435ee3ac6fd274674225c0484585b315dee72a2f14f61cbfa6bd078f26fd0850b00c', '\xb4622f1ec565688ec4a7117993e4b31593f44f612f238cafb0311b08810e2193', '139****1379', true, true, '2026-02-28 01:00:00+00', NULL, '{}', NULL, '2026-02-28 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', '金石生物医药有限公司', '91310115MA1K000218', 0, NULL, '周婉清', '\x33e363715c8b64eb17b14093909e4059d8fff7bde1e4a097692591d346027b181037dada220e1d', '\xb8e0f9acebd8e4593b1fba8b4a2b71d1114a37b2a29adc4d5d79dab2fa19f02f', '139****1456', true, true, '2026-03-07 01:00:00+00', NULL, '{}', NULL, '2026-03-07 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', '青禾供应链管理有限公司', '91310115MA1K00022B', 0, NULL, '梁雪莹', '\xeb48bd43478246ed0b19ef6d5a2d7c6fe407dc2c2e69d31283a7ce9033377644ca8bc6ec8fa204', '\xf5742a4f64e23d03ae6fd9a744b48f20a6e09f7b5a5203630ea1e3b0bae9a7c1', '139****1540', true, true, '2026-03-14 01:00:00+00', NULL, '{}', NULL, '2026-03-14 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '00b70dd9-49f5-4b41-8581-3d9eabd54344', '合众文化传媒有限公司', '91310115MA1K00023E', 0, NULL, '邓宏伟', '\x4c1fb626997fd707a678144ea7c65aa86191210ddbd96ef7b0024970b972b40e0449a31220b26f', '\xa6ad3fb0cc60d64a99bb34b0eef05fe70957f3e2a1e6583ae298902b168379b2', '139****1631', true, true, '2026-03-21 01:00:00+00', NULL, '{}', NULL, '2026-03-21 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '83b55dde-9709-44c9-8218-f2987c98bd96', '锐捷软件技术有限公司', '91310115MA1K00024H', 0, NULL, '张明哲', '\x639295090ae221d19ecf9863b150c429bc8593ab3cb7cb7c12c7d73e362ce1f70529386060b679', '\xc4460c70ef5d07cff93fe10637369d29361ef52090b6abcd49a5f9721d16d58a', '139****1694', true, true, '2026-03-28 01:00:00+00', NULL, '{}', NULL, '2026-03-28 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd005487b-0439-40dd-8b64-7175b00dd59c', '易达生物医药有限公司', '91310115MA1K00025L', 0, NULL, '胡子轩', '\x5324eb4920e29ba1a3c6d951884e942ca73ed67df59a8efc36a37a35b809b21c57128508aa5358', '\xaba7089ee0051e19bfcbd7422566b9be4af25ea95f7b0b6002114cf4ce4a52b0', '139****1764', true, true, '2026-04-04 01:00:00+00', NULL, '{}', NULL, '2026-04-04 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', '优品供应链管理有限公司', '91310115MA1K00026P', 0, NULL, '谢丹丹', '\x57f33032f412609437b4284af5dfb0bc6a464cd036bb9da05a6f1d949f87b1485125c7857c7395', '\xcd2218d3723d3c483de57ae16cdbc6d43057b8396706534a7e6775635140a755', '139****1841', true, true, '2026-04-11 01:00:00+00', NULL, '{}', NULL, '2026-04-11 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', '汇通文化传媒有限公司', '91310115MA1K00027T', 0, NULL, '傅静怡', '\xf5584599f8e13ff5287cd7d3e4a6a95643df5c627c3d27ce56e9dc11609bd5b491c693514be7ea', '\x269d924af65aa582c945274d9da5493bf09b85ad5f4ab9304ce8218376e60c2d', '139****1925', true, true, '2026-04-18 01:00:00+00', NULL, '{}', NULL, '2026-04-18 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb13a71a-c0f4-4a15-8906-d34679792ad5', '凌云软件技术有限公司', '91310115MA1K00028X', 0, NULL, '周佳慧', '\xe6c67072d3a8ffd0430d013814a4247cde218aaf61447ca3ad499f9324fc1ab506b4bafbdfedc8', '\x5d2caf0ae413ddef9d05c363a09f33f5d6ba569325ba67d99d7dc68693b66d93', '139****2016', true, true, '2026-04-25 01:00:00+00', NULL, '{}', NULL, '2026-04-25 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', '森田生物医药有限公司', '91310115MA1K000291', 0, NULL, '郭宏伟', '\xb4a5f672eab5a93717f97d07263a77e4849778d6b7444f5c48c9d024be78e03028950166176eee', '\x704b1b3af15be7eefe36e6f9e21bb5cbee54bd430e05b4aaadbfd34e5a25bd00', '139****2079', true, true, '2026-05-02 01:00:00+00', NULL, '{}', NULL, '2026-05-02 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', '博睿供应链管理（上海）有限公司', '91310115MA1K000306', 0, NULL, '于建华', '\xd2b4c11382f8a8aeffaf4c09c3b8f62d8adb3d4bba8ad79c489b5c0507e29ac05da1d17034c515', '\x00e375f389c81cb70f97e304ddd8d18ed27b5cd8db22fe291b875442bd5b9e04', '139****2149', true, true, '2026-05-09 01:00:00+00', NULL, '{}', NULL, '2026-05-09 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', '恒信文化传媒（上海）有限公司', '91310115MA1K000319', 0, NULL, '彭佳慧', '\x869ab69c2d047b67eb29b1c3d1f72f69457e26a561a6b6a32740d70d82182ac9bdf0944bc93fb7', '\x07c5dbcd96fd90a5498a91090eb0a16197004293934f51dc2e71cb57f764c457', '139****2226', true, true, '2026-05-16 01:00:00+00', NULL, '{}', NULL, '2026-05-16 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', '启明软件技术（上海）有限公司', '91310115MA1K00032C', 0, NULL, '徐志强', '\xf3056d551f6248f963c26a86221f710a04401269cccb6cbf3375d11c41b8bfd2a195cf66cd8111', '\x08683b2fc17c2e1796c260a1af1505f857a5433d6b2726aa4824af1a22137388', '139****2310', true, true, '2026-05-23 01:00:00+00', NULL, '{}', NULL, '2026-05-23 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7e312ca3-45f5-4464-8eaf-2d401bccff5d', '天衡生物医药（上海）有限公司', '91310115MA1K00033F', 0, NULL, '谢晓彤', '\x1891d68a506aaa862bad9b0e9b6ec8465cdb85355fc3957e74eb56c06d1ff4f81fd5c47ba5aea6', '\x8859b5ed2f97ff2f9650fca660859bce09bed9fa7e6363d88287c0e6e2bba711', '139****2401', true, true, '2026-05-30 01:00:00+00', NULL, '{}', NULL, '2026-05-30 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '05045ef4-8ff4-4959-80d0-6fc40ad0664f', '远航供应链管理（上海）有限公司', '91310115MA1K00034J', 0, NULL, '袁天宇', '\x2bdf93b00f33f4818f580a284fd0aa2efa5f6540e3b664df529bbb575f3c77d25625cfe57f5125', '\xd6b54c13ad7a9c97237ee627c8b330e07c8abb24e2b07f2eaf7a21913934db32', '139****2464', true, true, '2026-06-06 01:00:00+00', NULL, '{}', NULL, '2026-06-06 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', '中科文化传媒（上海）有限公司', '91310115MA1K00035M', 0, NULL, '张春燕', '\x240b7364803fff82bb2340bed1405e72da1aef8efe6501abca6004b30b9966e505c80eae2847ab', '\xf83c6760259bdca6d657c1dea08c3c5a5140787a2b29fea561ceeef1571da4bb', '139****2534', true, true, '2026-06-13 01:00:00+00', NULL, '{}', NULL, '2026-06-13 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', '海纳软件技术（上海）有限公司', '91310115MA1K00036Q', 0, NULL, '朱文博', '\x5736ea3c6999ca075bda352111d916b710a5e36900f6621a41ea9d49fdbbd562fe5f964cd6b20a', '\xf5b438532d13bb1b2ac95e889fa4233c2f9599b67b308603f5986601b4b008f0', '139****2611', true, true, '2026-06-20 01:00:00+00', NULL, '{}', NULL, '2026-06-20 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', '卓越生物医药（上海）有限公司', '91310115MA1K00037U', 0, NULL, '唐嘉豪', '\x4ac4df824f367deee8219719dfb9200ed47c3581b7528dff8dd404d430cf7d65a2d0c49fe240cf', '\xe320e329bfef8b7a550abf26e450a762b41e1de484a34eabf13fa8475e2f06e6', '139****2695', true, true, '2026-06-27 01:00:00+00', NULL, '{}', NULL, '2026-06-27 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', '新维供应链管理（上海）有限公司', '91310115MA1K00038Y', 0, NULL, '彭诗涵', '\xe00515db1947686c7af99e9b7877e68703c205b3f61ab61cfb1f87c67b75ab193751009848d922', '\x84e0f1e6d642be1c43ce77bc5e80ac518d156ec571294240077e8c0e46080452', '139****2786', true, true, '2026-07-04 01:00:00+00', NULL, '{}', NULL, '2026-07-04 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fcd26fa-e6d7-4852-8743-2de603481db9', '蓝湾文化传媒（上海）有限公司', '91310115MA1K000392', 0, NULL, '黄晓彤', '\x5a280d9161ffe104d51de9e45e4f2ed4178e5bc7230767c410605dbfb53e28abe18c306455814d', '\x7513987026d7fcd1b160798fae6a2e8392db391b1533ce52bcf3a056b414785e', '139****2849', true, true, '2026-07-11 01:00:00+00', NULL, '{}', NULL, '2026-07-11 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', '极光软件技术（上海）有限公司', '91310115MA1K000407', 0, NULL, '郭若兰', '\x02c97b070996a1f01e5a704474a9f78e8a67c9e0578edce70b8895e8374d5d4a9d9edd5354a9ac', '\xd54ee4ffaa5fbe05816929f48b7a326a55df11d74f5a25c6959e64c5bece906e', '139****2919', true, true, '2026-07-18 01:00:00+00', NULL, '{}', NULL, '2026-07-18 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', '创想生物医药（上海）有限公司', '91310115MA1K00041A', 0, NULL, '董俊杰', '\xf6923cb70fa472cbebdefd8af35193e15b4738c9882657d76a4879ce33f78aaaa3a2c54aa0b365', '\xe4b5f3e94692c79d6b0fd186c7cfee4e8f0fe73ae643f14e9bc8a59611216b97', '139****2996', true, true, '2026-07-25 01:00:00+00', NULL, '{}', NULL, '2026-07-25 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', '德盛供应链管理（上海）有限公司', '91310115MA1K00042D', 0, NULL, '王雨桐', '\x9d22226422fb6517ef92151d66eb0b9de6cd923fa76af2ae5c0696ee9197f7f9bc135dae80239b', '\x292ec11ff15f8d378fcc98f03f2224982a1dae3ccb4be21ac9cb7a10b1841749', '139****3080', true, true, '2026-08-01 01:00:00+00', NULL, '{}', NULL, '2026-08-01 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', '金石文化传媒（上海）有限公司', '91310115MA1K00043G', 0, NULL, '朱浩宇', '\xee482ac9aba9cb8ad9b6f926f9dd59bbafe7f0abfb9d4126de340dc15303928c9e974830fdd9d9', '\x76791d518de5029e10a71c7d9c1294eb2575bb5ac63a8ad1058dc92d8a8bca57', '139****3171', true, true, '2026-08-08 01:00:00+00', NULL, '{}', NULL, '2026-08-08 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', '青禾软件技术（上海）有限公司', '91310115MA1K00044K', 0, NULL, '郑诗涵', '\xd53f1e437547907d4af8c91c700914292483eebf4735555812082963eccdbd434d219a4a8ccd50', '\xb0927682cb4f9cfefd57b270d64447b8d70b6f95019967247f1d9043903602bd', '139****3234', true, true, '2026-08-15 01:00:00+00', NULL, '{}', NULL, '2026-08-15 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '06a16684-acc3-407f-80af-4c083e90c2a4', '合众生物医药（上海）有限公司', '91310115MA1K00045N', 0, NULL, '袁雪莹', '\x701b18bcbbedf702d5e5f7179dc5d084628f1f4517c1c16300410591bc65a63ee2beda647f999c', '\x83cb6c02d3428eb33dce0c152057a5850cfb429269e31521658d0976365ba2bc', '139****3304', true, true, '2026-08-22 01:00:00+00', NULL, '{}', NULL, '2026-08-22 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', '锐捷供应链管理（上海）有限公司', '91310115MA1K00046R', 0, NULL, '刘欣怡', '\xf55f3557e213dac0d41eff7b45fd2840e90ff9a3ef34e65f21f00172e69d39afe1e530b9fec460', '\xb22fc69df31773acb9c2c8d7f46c2f73e1e382d4204be9b5b3d5d845c354613e', '139****3381', true, true, '2026-08-29 01:00:00+00', NULL, '{}', NULL, '2026-08-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', '易达文化传媒（上海）有限公司', '91310115MA1K00047W', 0, NULL, '林玉婷', '\x609a99f67e75b6009e07f5384f0a2de6383c7a5c28b31995f92af6ae10013e067b5559db609c46', '\x0663834b07da2f4f652083e7519868c630eec306254bce3df46c4275e15130d4', '139****3465', true, true, '2026-09-05 01:00:00+00', NULL, '{}', NULL, '2026-09-05 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e627c46e-9c0e-47f5-80ad-75b1df46534c', '优品软件技术（上海）有限公司', '91310115MA1K000480', 0, NULL, '董伟伦', '\x0b9023f4871834eda8ab7f6ed693de7ffc0e3c5d957dad772d3a197958dca305d43fb3c28ef75b', '\xbab87fc8ae36f56c0262da68d0ee9532fb1d007b0ccb8680c133e2ae20ce1da7', '139****3556', true, true, '2026-09-12 01:00:00+00', NULL, '{}', NULL, '2026-09-12 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '78c805fa-d095-4ce5-8442-22c801391541', '汇通生物医药（上海）有限公司', '91310115MA1K000493', 0, NULL, '曾雨桐', '\x89e95e1dd9bea6164a166873a2a276c41da98b616c9dba021ea0a6e2134d9ba2a093c0109f3799', '\x10a1d6bca3048916e58b35c2d8f7a25794ad9a33e1260d92b485bb9a6b19c82e', '139****3619', true, true, '2026-09-19 01:00:00+00', NULL, '{}', NULL, '2026-09-19 01:00:00+00', NULL, NULL, 1);


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
	('00000000-0000-0000-0000-000000000001', NULL, 'theme', 0, '{"name": "baseline", "admin": 1, "browerIcon": "", "saasadminName": "智慧园区运营平台"}', 'cb8719f9-12c8-43a2-99b6-757f58e2d1ec', '2026-11-15 09:14:13.454817+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', NULL, 'platformadmin.phone.display', 0, '{"isShow": true}', '838c3cfc-1aeb-46b2-864b-2fc6f596138c', '2026-11-15 09:14:13.454817+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', NULL, 'platformadmin.homePage.entry', 0, '{"page": "home"}', '591845c0-7323-4fde-bc3b-8fb22e3c3290', '2026-11-15 09:14:13.454817+00', NULL, NULL, 1);


--
-- Data for Name: department; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.department VALUES
	('00000000-0000-0000-0000-000000000001', '00000000-0000-0000-0000-000000000002', 'd3833650-f1de-4692-a344-09732ea20856', NULL, true, '平台运营方', 0, true, NULL, 1, NULL, DEFAULT, '2026-11-15 09:14:13.448804+00', NULL, NULL, 1),
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
-- Data for Name: file; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: idempotency; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: local_message; Type: TABLE DATA; Schema: public; Owner: postgres
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
	('00000000-0000-0000-0000-000000000001', 'M1004003001:department', 'M1004003001', '维护单位组织架构', '', '', 0, 'btn', 'O', '{"subLevel": null}', '{"icon": "", "name": "维护单位组织架构", "rank": 0}', NULL),
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
	('00000000-0000-0000-0000-000000000001', 'M1004006001', 'M1004006', '主运营角色管理', '/operation/mainRoleManage', '', 0, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "主运营角色管理", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004006002', 'M1004006', '协管角色管理', '/operation/assistRoleManage', '', 1, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "协管角色管理", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004006003', 'M1004006', '项目授权', '/system/projectAuth', '', 2, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "项目授权", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004007', 'M1004', '项目设置', '', 'setting', 6, 'menu', 'O', '{"subLevel": null}', '{"icon": "setting", "name": "项目设置", "rank": 6}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004007001', 'M1004007', '信息设置', '/spaceManage/infoSetting', '', 0, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "信息设置", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004007002', 'M1004007', '企业扩展字段', '/spaceManage/enterpriseextend', '', 1, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "企业扩展字段", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1004007003', 'M1004007', '开放企业扩展字段', '/spaceManage/openenterpriseextend', '', 2, 'menu', 'O', '{"subLevel": null}', '{"icon": "", "name": "开放企业扩展字段", "rank": 2}', NULL),
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
	('00000000-0000-0000-0000-000000000001', 'M1010', NULL, '流程与表单', '', 'flow', 4, 'menu', 'OA', '{"subLevel": null}', '{"icon": "flow", "name": "流程与表单", "rank": 4}', NULL),
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
	('00000000-0000-0000-0000-000000000001', 'M1014001003', 'M1014001', '单位信息', '/architecture/companyData', '', 2, 'menu', 'OAC', '{"subLevel": null}', '{"icon": "", "name": "单位信息", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014001004', 'M1014001', '角色管理', '/architecture/roleManage', '', 3, 'menu', 'OAC', '{"subLevel": null}', '{"icon": "", "name": "角色管理", "rank": 3}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014001005', 'M1014001', '系统内置角色', '/architecture/systemInRole', '', 4, 'menu', 'OAC', '{"subLevel": null}', '{"icon": "", "name": "系统内置角色", "rank": 4}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M1014001006', 'M1014001', '普通管理员', '/architecture/normalAdmin', '', 5, 'menu', 'OAC', '{"subLevel": null}', '{"icon": "", "name": "普通管理员", "rank": 5}', NULL),
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
	('00000000-0000-0000-0000-000000000001', 'M10000002', 'M10000', '套餐', '', 'apps', 1, 'menu', 'P', '{"subLevel": null}', '{"icon": "apps", "name": "套餐", "rank": 1}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000002001', 'M10000002', '套餐', '/platformAdmin/package', '', 0, 'menu', 'P', '{"subLevel": null}', '{"icon": "", "name": "套餐", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000003', 'M10000', '平台账号', '', 'account', 2, 'menu', 'P', '{"subLevel": null}', '{"icon": "account", "name": "平台账号", "rank": 2}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000003001', 'M10000003', '平台账号', '/platformAdmin/account', '', 0, 'menu', 'P', '{"subLevel": null}', '{"icon": "", "name": "平台账号", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000004', 'M10000', '菜单资源', '', 'grid', 3, 'menu', 'P', '{"subLevel": null}', '{"icon": "grid", "name": "菜单资源", "rank": 3}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000004001', 'M10000004', '菜单资源', '/system/menuResource', '', 0, 'menu', 'P', '{"subLevel": null}', '{"icon": "", "name": "菜单资源", "rank": 0}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000005', 'M10000', '配置与主题', '', 'setting', 4, 'menu', 'P', '{"subLevel": null}', '{"icon": "setting", "name": "配置与主题", "rank": 4}', NULL),
	('00000000-0000-0000-0000-000000000001', 'M10000005001', 'M10000005', '配置与主题', '/platformAdmin/config', '', 0, 'menu', 'P', '{"subLevel": null}', '{"icon": "", "name": "配置与主题", "rank": 0}', NULL),
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
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '星河智谷', 'A', true, 0, '2026-11-15 09:14:13.89+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '032aaf7d-f4a2-4def-84b6-2589da17ae14', '星河软件园', 'B', true, 1, '2026-11-15 09:14:13.89+00', NULL, NULL, 1),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '9a6622b2-122c-47aa-8fe1-ef4a3328f1c3', '云栖文创园', 'C', true, 0, '2026-11-15 09:14:13.901+00', NULL, NULL, 1);


--
-- Data for Name: park_access; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.park_access VALUES
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', 'f3fa99dd-202b-4c01-8d89-7bda10a9b11a', NULL, '(,)', NULL, '0e657cc2-97bd-4f0d-8742-b604533e43ee', '2026-11-15 09:14:13.954+00'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '032aaf7d-f4a2-4def-84b6-2589da17ae14', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', '9dbf2f68-caa7-47e4-855a-40b997eaf20c', NULL, '(,)', NULL, 'd018d9d2-5b7f-4417-8782-9a4ae71f5704', '2026-11-15 09:14:13.954+00'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '87f69b57-6e6a-4400-8217-4b938f949e3f', '74fdd2fb-1fad-4294-86f3-44bc4723a725', NULL, '(,)', NULL, '8f775a84-a1af-4f9c-8059-c214a99ad62d', '2026-11-15 09:14:13.954+00');


--
-- Data for Name: rate_limit; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: role; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.role VALUES
	('00000000-0000-0000-0000-000000000001', '00000000-0000-0000-0000-000000000002', 'd2a9525d-d1e1-4936-be8b-8e55e92caa1c', NULL, 'inner', 'AllCompanyStaff', '单位全体成员', NULL, false, 100, 'self', '{}', NULL, NULL, '2026-11-15 09:14:13.759272+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '00000000-0000-0000-0000-000000000002', '35f8c20c-1abf-4202-bd48-399a53198cea', NULL, 'inner', 'enterpriseComManager', '单位普通管理员', NULL, false, 100, 'all', '{}', NULL, NULL, '2026-11-15 09:14:13.759272+00', NULL, NULL, 1),
	('00000000-0000-0000-0000-000000000001', '00000000-0000-0000-0000-000000000002', '8e8063a8-b0eb-4ca4-beb1-6674e45d9807', NULL, 'inner', 'companySuperAdmin', '单位超级管理员', NULL, false, 100, 'all', '{}', NULL, NULL, '2026-11-15 09:14:13.759272+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', 'a923dfff-64af-44d4-8fd6-9217b390d99f', NULL, 'company', 'A1-business', '业务角色', NULL, true, 100, 'all', '{}', NULL, NULL, '2026-11-15 09:14:13.953+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '2e7cf891-5928-49a3-84a8-cdc7f7c49960', NULL, 'company', 'A1-purchase', '采购专员', 'a923dfff-64af-44d4-8fd6-9217b390d99f', false, 100, 'all', '{}', NULL, NULL, '2026-11-15 09:14:13.953+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', 'a98da787-8bbe-45d1-8b64-f217693601e9', NULL, 'company', 'A1-office', '行政专员', 'a923dfff-64af-44d4-8fd6-9217b390d99f', false, 100, 'all', '{}', NULL, NULL, '2026-11-15 09:14:13.953+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', 'eec01abb-21dc-4a06-8df1-f328b2dabbbb', NULL, 'park', 'project-manager', '项目运营管理员', NULL, false, 100, 'all', '{}', NULL, NULL, '2026-11-15 09:14:13.954+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', 'fcd753f2-c471-4539-8f6e-49b58dbb19a7', NULL, 'assist', 'assistant', '协管专员', NULL, false, 100, 'all', '{}', NULL, NULL, '2026-11-15 09:14:13.954+00', NULL, NULL, 1);


--
-- Data for Name: role_grant; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.role_grant VALUES
	('00000000-0000-0000-0000-000000000001', '00000000-0000-0000-0000-000000000002', '00000000-0000-0000-0000-000000000001', 'd2a9525d-d1e1-4936-be8b-8e55e92caa1c', NULL, '{M1000,M1000001,M1000001001,M1000001002,M1000002,M1000002001,M1000003,M1000003001,M1000004,M1000004001,M1000004002,M1000004003,M1000005,M1000005001,M1008,M1008001,M1008001002,M1008001003,M1008002,M1008002001,M1008003,M1008003001,M1008003002,M1008003004,M1008005,M1008005002,M1008005004,M1008005006,M1008006,M1008006004,M1014,M1014001,M1014001001,M1014002,M1014002001,M1014002005,M1014002007,M1014002009}', 1, '2026-11-15 09:14:13.759272+00', NULL, '14b50f77-b543-4dae-a107-830afe6df4ad'),
	('00000000-0000-0000-0000-000000000001', '00000000-0000-0000-0000-000000000002', '00000000-0000-0000-0000-000000000001', '35f8c20c-1abf-4202-bd48-399a53198cea', NULL, '{M1000,M1000001,M1000001001,M1000001002,M1000002,M1000002001,M1000003,M1000003001,M1000004,M1000004001,M1000004002,M1000004003,M1000005,M1000005001,M1000006,M1000006001,M1008,M1008001,M1008001002,M1008001003,M1008002,M1008002001,M1008003,M1008003001,M1008003002,M1008003004,M1008004,M1008004001,M1008005,M1008005002,M1008005004,M1008005006,M1008006,M1008006002,M1008006004,M1008007,M1008007001,M1008007004,M1008007006,M1003,M1003001,M1003001001,M1014,M1014001,M1014001001,M1014001001:add,M1014001001:edit,M1014001001:delete,M1014001002,M1014001003,M1014001004,M1014001005,M1014001006,M1014002,M1014002001,M1014002002,M1014002003,M1014002004,M1014002005,M1014002006,M1014002007,M1014002008,M1014002009,M1014002010,M1014002011,M1014002012}', 1, '2026-11-15 09:14:13.759272+00', NULL, '856ee958-aced-4d68-ae8d-c7956514ecc7'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '7a421018-b19c-45b0-8561-ba3cd62ce659', 'a98da787-8bbe-45d1-8b64-f217693601e9', NULL, '{M1000,M1000001,M1000001001,M1000001002,M1000002,M1000002001,M1000003,M1000003001,M1000004,M1000004001,M1000004002,M1000004003,M1000005,M1000005001,M1000006,M1000006001,M1014001,M1014001001,M1014001001:add,M1014001001:edit,M1014001001:delete,M1014001002,M1014001003,M1014001004,M1014001005,M1014001006,M1014002,M1014002001,M1014002002,M1014002003,M1014002004,M1014002005,M1014002006,M1014002007,M1014002008,M1014002009,M1014002010,M1014002011,M1014002012}', 1, '2026-11-15 09:14:13.953+00', NULL, 'a1ee6351-b13f-47c0-8c89-06b4353c56c7'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', '7a421018-b19c-45b0-8561-ba3cd62ce659', 'eec01abb-21dc-4a06-8df1-f328b2dabbbb', NULL, '{M1000,M1000001,M1000001001,M1000001002,M1000002,M1000002001,M1000003,M1000003001,M1000004,M1000004001,M1000004002,M1000004003,M1000005,M1000005001,M1004,M1004002,M1004002001,M1004002002,M1004002003,M1004003,M1004003001,M1004003001:department,M1004003002,M1004003003,M1004003004,M1004004,M1004004001,M1004004002,M1004005,M1004005001,M1004005002,M1004001Y,M1004001Y001,M1004006,M1004006001,M1004006002,M1004006003,M1004007,M1004007001,M1004007002,M1004007003,M1004008,M1004008001,M1004008002,M1004008003,M1004008004,M1004009,M1004009001,M1002,M1002001,M1002001001,M1002001002,M1002001003,M1002001004,M1002001005,M1002001006,M1002002,M1002002001,M1002003,M1002003001,M1002003002,M1002004,M1002004001,M1002004002,M1002004003,M1002004004,M1002005,M1002005001,M1008,M1008001,M1008001001,M1008001002,M1008001003,M1008001004,M1008001005,M1008002,M1008002001,M1008002002,M1008003,M1008003001,M1008003002,M1008003003,M1008003004,M1008004,M1008004001,M1008005,M1008005001,M1008005002,M1008005003,M1008005004,M1008005005,M1008005006,M1008006,M1008006001,M1008006002,M1008006003,M1008006004,M1008007,M1008007001,M1008007002,M1008007003,M1008007004,M1008007005,M1008007006,M1008007007,M1008007008,M1010,M1010001,M1010001001,M1010001002,M1010001003,M1010001004,M1010002,M1010002001,M1010003,M1010003001,M1005,M1005001,M1005001001,M1005001002,M1005001003,M1005001004,M1005001005,M1005003,M1005003001,M1005003002,M1005003003,M1005003004,M1005003005,M1005002,M1005002001,M1005002002,M1005004,M1005004001,M1005005,M1005005001,M1005005002,M1003,M1003001,M1003001001,M1013,M1013001,M1013001001,M1013001002,M1013001003,M1013002,M1013002001,M1013002002,M1013002003,M1013002004,M1013002005,M1013002006,M1013003,M1013003001,M1013004,M1013004001,M1012,M1012001,M1000220,M1000220001,M1014,M1014001,M1014001001,M1014001001:add,M1014001001:edit,M1014001001:delete,M1014001002,M1014001003,M1014001004,M1014001005,M1014001006,M1014002,M1014002001,M1014002002,M1014002003,M1014002004,M1014002005,M1014002006,M1014002007,M1014002008,M1014002009,M1014002010,M1014002011,M1014002012}', 1, '2026-11-15 09:14:13.954+00', NULL, '97f4a3e1-0f99-48a9-837e-ea8c078ef7cb'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', '7a421018-b19c-45b0-8561-ba3cd62ce659', 'fcd753f2-c471-4539-8f6e-49b58dbb19a7', NULL, '{M1000,M1000001,M1000001001,M1000001002,M1000002,M1000002001,M1000003,M1000003001,M1000004,M1000004001,M1000004002,M1000004003,M1000005,M1000005001,M1004003,M1004003001,M1004003002,M1004003003,M1004003004,M1008001,M1008001001,M1008001002,M1008001003,M1008001004,M1008001005,M1008002,M1008002001,M1008002002,M1008003,M1008003001,M1008003002,M1008003003,M1008003004,M1000220,M1000220001}', 1, '2026-11-15 09:14:13.954+00', NULL, '4c1a7d58-e8a0-409d-8804-6531c1953b06');


--
-- Data for Name: role_user; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.role_user VALUES
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '7a421018-b19c-45b0-8561-ba3cd62ce659', 'a98da787-8bbe-45d1-8b64-f217693601e9', false, '9614ad55-4ff5-448e-894f-78c901261160', NULL, '(,)', NULL, '77487b0d-dbcd-45a9-8e7e-a06ee3aa1cde', '2026-11-15 09:14:13.953+00'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', '7a421018-b19c-45b0-8561-ba3cd62ce659', 'eec01abb-21dc-4a06-8df1-f328b2dabbbb', false, 'f3fa99dd-202b-4c01-8d89-7bda10a9b11a', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '(,)', NULL, '399cb50d-9e59-452e-8d53-46d778101114', '2026-11-15 09:14:13.954+00'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', '7a421018-b19c-45b0-8561-ba3cd62ce659', 'eec01abb-21dc-4a06-8df1-f328b2dabbbb', false, '9dbf2f68-caa7-47e4-855a-40b997eaf20c', '032aaf7d-f4a2-4def-84b6-2589da17ae14', '(,)', NULL, '00125321-1a1b-418c-8b36-2da6843055f2', '2026-11-15 09:14:13.954+00'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '87f69b57-6e6a-4400-8217-4b938f949e3f', '7a421018-b19c-45b0-8561-ba3cd62ce659', 'fcd753f2-c471-4539-8f6e-49b58dbb19a7', false, '74fdd2fb-1fad-4294-86f3-44bc4723a725', '0c318509-6ffe-4ad7-88e3-33a91c2f8da9', '(,)', NULL, '57f30071-9c54-411e-890f-a2f7bc1b943c', '2026-11-15 09:14:13.954+00');


--
-- Data for Name: schema_migration; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.schema_migration VALUES
	('0001_base.sql', 'b3c3a9643a6a709d83ba43dba77f3118a3dcb4f90e7ceb17f858c01405c8001b', '2026-11-15 09:14:12.96726+00'),
	('0002_spine.sql', 'ebf76ef79e0d04625fb647da430ac6ad61d1615b2201b0766c2ac62bab787af9', '2026-11-15 09:14:13.102343+00'),
	('0003_walls.sql', 'ddb4926b3c6ca0f1c40cb99cf547a75a362c713eb9fe6d89cf5e7ff94f42b105', '2026-11-15 09:14:13.29126+00'),
	('0004_door.sql', '5fb7bce15f9a5f98a853d92ea74a7c95a7896084b0e9ed43409a7347e7b62123', '2026-11-15 09:14:13.411809+00'),
	('0005_platform.sql', 'dac73bedff2c54cbe4efb15bdd435dc712464dfd85e0dba34277b0dea51d8685', '2026-11-15 09:14:13.448804+00'),
	('0006_config.sql', 'e9204b6eaa5513d49640adf1151e659022cc3af46ebafd618bae642714d05db5', '2026-11-15 09:14:13.454817+00'),
	('0007_kernel.sql', '3a53fc46d0f1a79f5854252494d6e44e0d138c61190abc55f1200d2de8928e5c', '2026-11-15 09:14:13.493464+00'),
	('0008_file.sql', '5164d55bf65f3d23062dad9aac64a4dcb860883f9b912e6c3cbc538a18808ff5', '2026-11-15 09:14:13.532318+00'),
	('0009_task.sql', '83079bb2ba9c0014aa04644bba8ccd856f1cf2edcc6066b7fae3d59e3c55a751', '2026-11-15 09:14:13.563267+00'),
	('0010_audit_seal.sql', '007d95f09beb67aa9654170ff5cca25d8f65679ab38dc45e124a920293d70822', '2026-11-15 09:14:13.608188+00'),
	('0011_local_message.sql', '541c7a9bec05dca9e3974da1f350533d3dc670a7d294919bd11e29e6758fa123', '2026-11-15 09:14:13.64727+00'),
	('0012_audit_check.sql', '33f14e538d1833f2f4af5030a28e271e8fed5889c3c83459719edc6e0970c611', '2026-11-15 09:14:13.660638+00');


--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: space; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.space VALUES
	('00000000-0000-0000-0000-000000000001', '平台', 'platform-home', '00000000-0000-0000-0000-000000000002', true, 7, '2026-11-15 09:14:13.448804+00'),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '云栖文创运营', 'yunxi', '0c9a3745-5616-40b0-8a5b-a0642c4cd13a', true, 3, '2026-11-15 09:14:13.901+00'),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '星河产业运营', 'xinghe', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', true, 6, '2026-11-15 09:14:13.89+00');


--
-- Data for Name: staff; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.staff VALUES
	('00000000-0000-0000-0000-000000000001', '00000000-0000-0000-0000-000000000002', '9e7d7d3a-7701-4323-80e4-8e40164817da', NULL, true, 3, '高远', '\xadc10614f98b5e14a831d63fb1921ec8f173d5c963bc577567273b0394a3b7680f681e16a13962', '\xecbbe4905c6327f006edce605a24e507eb473c633ccafb31a763428511d6a9c8', '138****0001', 1, NULL, '平台管理员', true, 1, true, NULL, '{}', '2026-01-20 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', 'f3fa99dd-202b-4c01-8d89-7bda10a9b11a', 'e82aa98a-7c28-4192-8a61-1a567b89010a', true, 1, '陈志远', '\x435cd9e5a377d8cb16e2c93bfa066b16ba1b2dcf9534c374350b39f73616af04ab0794b925b2a7', '\x3baa88a7b59082660acabc3f1e785ea9f91d29393ff332fd02d95590e1e91cfa', '138****0011', 0, NULL, '园区经理', true, 2, true, NULL, '{}', '2026-01-21 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', '9dbf2f68-caa7-47e4-855a-40b997eaf20c', 'e82aa98a-7c28-4192-8a61-1a567b89010a', true, 1, '周敏', '\x22406fa519f464d65b13a2e0f4de9f1671a0a9a0eb32f9f33109b1dc5f2da748fba2097632a212', '\x00cbe8d75ddd10014e72419b72bc0c64c83edfa2358fc088cdb834ccc4759a36', '138****0012', 1, NULL, '园区经理', true, 3, true, NULL, '{}', '2026-01-22 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', '52e4b43c-8ea6-4d2b-80c9-773582f7610d', 'e82aa98a-7c28-4192-8a61-1a567b89010a', true, 3, '何建国', '\xeb3b36cf66303a2b74fe36492666151fc13af09464cc8a3194f16d49d0638b86b2170d1f0cb48b', '\x5e6f8f9f15b5a15a6365ce405d305b10a15219821ea212b90a88e37a21e09c67', '138****0013', 0, NULL, '总经理', true, 4, true, NULL, '{}', '2026-01-23 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', '9b3a58a7-7f27-487d-86a4-511898332f8a', 'e82aa98a-7c28-4192-8a61-1a567b89010a', true, 1, '陈伟伦', '\xb054ab6b3169553d65513f41cbd1a64bf7f6621c88f37b05de1708a14c3ed7dcee49604bbc14a5', '\xb55a158b9784be4d9c731aeb1309af905ed1c9dacb4d51adabe2c4a53e699f27', '139****0028', 1, NULL, '财务会计', true, 5, true, NULL, '{}', '2026-01-24 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', 'eaff736e-37a7-46cf-8396-7ce2e3f1efac', '7fae746b-52c8-4208-8b05-b628944e8187', true, 1, '杨诗涵', '\xc3ac844443996e2256b0d11953bb20b1b95d2b74d3a90498cf116aeb4ec78ddad25583084a97a2', '\x409a9189ec307b426b0bcb5674bad23ce44d165fff7dc064994e9e1b8f37349b', '139****0035', 0, NULL, '人事专员', true, 6, true, NULL, '{}', '2026-01-25 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', 'c472aa58-9285-4be3-830a-646aa30fa175', '019ff877-6461-4826-88ab-e4422806e94c', true, 1, '赵天宇', '\xb9d62789372b71d537d82a2af41f521e145eaf52771d8f6d8f1adf68c44a8936573435f11f1fa9', '\x94ca434237aa94cffe2d8cfce3fb323a2286ec1e01d5ddb8863bd5b6ed107785', '139****0042', 1, NULL, '销售经理', true, 7, true, NULL, '{}', '2026-01-26 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1b37b747-0e3d-4fbc-8a4b-ee49fa58bb51', 'cfd79f20-252f-4a34-833a-55716fdb75b9', 'e82aa98a-7c28-4192-8a61-1a567b89010a', true, 1, '黄若兰', '\x6553d9268004ade55d729b6a306c60f78f9a1d5c95b0624f7ac32c2562a26e0a32e97bcdcd3250', '\x331f41905426c6b26b249bdc55863f55e6c136017dff226b59ab236149402def', '139****0049', 0, NULL, '客户经理', true, 8, true, NULL, '{}', '2026-01-27 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '87f69b57-6e6a-4400-8217-4b938f949e3f', '74fdd2fb-1fad-4294-86f3-44bc4723a725', '76decc1f-0b4f-489f-8cc6-490d58f473ac', true, 1, '孙丽', '\xc656d133cc7154ae19690b8c27d577327e124b4a6c0da8c716a251de0a5ac1b60d54535eda38dc', '\xba9493f5904e674d0c0525c08979a7ef2d04d516d60c0b141fa02ff51bce8b7f', '138****0021', 1, NULL, '客服专员', true, 9, true, NULL, '{}', '2026-01-28 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '87f69b57-6e6a-4400-8217-4b938f949e3f', '6038ed18-1c54-4442-8094-d70202326791', '01448c47-0fef-4643-8280-162861ab7853', true, 1, '吴昊', '\x478a0308eac7fee35dac83b98d904dbbbe6b66317afdd7f6108c43fad6c86b126500b0606f1406', '\xc5cbb9dd68e16d667cdc6b2c3b3078db4877a20dd3c4f5b0d746bcc74b9492ed', '138****0022', 0, NULL, '巡检员', true, 10, true, NULL, '{}', '2026-01-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '87f69b57-6e6a-4400-8217-4b938f949e3f', '09302fc3-c8e3-4355-8621-5c548eea637e', '76decc1f-0b4f-489f-8cc6-490d58f473ac', true, 1, '徐文博', '\x1ff9a5138e3f6b043e191cf9b755bb297ee4f16e81c6202ce6583d6701acc7fec8420347bb14db', '\xfa331a25c8593fa5728c704e72dfbbd922040a378af7672f5c58e83fc0d05c03', '139****0070', 1, NULL, '工程师', true, 11, true, NULL, '{}', '2026-01-30 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '87f69b57-6e6a-4400-8217-4b938f949e3f', 'b8eecf77-8e8a-4be6-81ba-c1203ddeb728', '01448c47-0fef-4643-8280-162861ab7853', true, 1, '孙丹丹', '\x44e2c6abe4c8c164993cd395fa905d69115e5a1cb26b0add837667f534126a5a40da94f4f5dd3d', '\xfea905353760ec974f05a5f52c17287d5ee8a4c78851d1763e5533b663cf1b0f', '139****0077', 0, NULL, '产品经理', true, 12, true, NULL, '{}', '2026-01-31 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '87f69b57-6e6a-4400-8217-4b938f949e3f', '0ff443b5-fcc8-4d15-82f0-be1b17226c7f', '76decc1f-0b4f-489f-8cc6-490d58f473ac', true, 1, '胡景行', '\x3cb41f6d06a6cf79b216d5b558b17d96cbcf106e9becf51e710cc117405a88aa0dbb6d20f08878', '\xb7dd2c63c602c7e3fdb2a0eda4569c470986ff413343cc7be04db964737300cb', '139****0084', 1, NULL, '项目经理', true, 13, true, NULL, '{}', '2026-02-01 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '87f69b57-6e6a-4400-8217-4b938f949e3f', '56fa8ac0-46e1-49b1-850a-d089e2be0b0f', '01448c47-0fef-4643-8280-162861ab7853', true, 1, '朱雨桐', '\x00a0f8acf1785ea863cde65b6726dd70c26dae07db7a6745bcdc982eec10ab1ebdbf7651aa36ed', '\x613e06a554b69a0f2626328fb57f9f1a52b5d713b5e2fc5efd5c6227fcbd85f8', '139****0091', 0, NULL, '行政专员', true, 14, true, NULL, '{}', '2026-02-02 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '76391c94-4af4-4329-87e0-d72698eee718', '01a2b66b-462a-43e8-89f5-bd9ac8682aab', true, 3, '林晓峰', '\xe3ff5c06304573cbf02a635b766fdfded663859923c09dd164817bd6d7964917c5dd5db33137f7', '\x30905fd87c5d9357a7090513aaad734128603fc3c0ea3ddde78c25bcabd7e83d', '138****1001', 0, NULL, '总经理', true, 15, true, NULL, '{}', '2026-02-03 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '9614ad55-4ff5-448e-894f-78c901261160', '01a2b66b-462a-43e8-89f5-bd9ac8682aab', true, 2, '赵雅琴', '\xed5aca75e1d431c1b5574e524b576b576b5e92775b83d11e4a848b7d3331513c7ed1c6eb0fb641', '\x39a5b21302f116679d66be230ae73cb584fc926bc5b98b35d1b4c27e0fbede0a', '138****1002', 1, NULL, '行政主管', true, 16, true, NULL, '{}', '2026-02-04 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '46eff726-e43a-4063-8b4f-37d9d3687afd', '4f13cd8c-76d6-4a4a-856a-206efe058515', true, 1, '王梓涵', '\x55c8e2a8a670491386c9965c51a8372312c8ed1a984b8446b1ddbdaeeb001c715dd08188bb040c', '\x6757df335729cb3410693cc5fe3247ec77fa0fce79ef1d4524a565f2089edf38', '138****1003', 1, NULL, '前端工程师', true, 17, true, NULL, '{}', '2026-02-05 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', 'e923afc6-71de-4557-86b3-a608d8eb8e1b', '46d1dd15-51c1-48c3-8f7a-715e645e4af4', true, 1, '李昊然', '\xa0558c62d1735f47cf499afba0dc9a4f87391fea2a103bd7cca9f424e7040ba5fdc6cece6843a9', '\x81833c473d84a6855d34306aa73204eeaf3131c08ee5d197f66394eefda7de96', '138****1004', 0, NULL, '市场专员', true, 18, true, NULL, '{}', '2026-02-06 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '62b4d6ac-972e-4de9-88dc-333bae3f26e5', '4f13cd8c-76d6-4a4a-856a-206efe058515', true, 1, '刘思远', '\xf96240f84a9a3e7723c0c9bd3e580167aef04c411b2c5fab88803caf61bec558cdd0f72a207fac', '\xa9e9bfd99d68a9f0f14e5a75aa08fd1882c2a3daff1c00416cfa91e221214a26', '138****1005', 0, NULL, '测试工程师', true, 19, true, NULL, '{}', '2026-02-07 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '3bcfff77-4bd4-432f-8ef2-48e072515328', '46d1dd15-51c1-48c3-8f7a-715e645e4af4', true, 1, '马骏', '\xd1735780479061f0e5cac50238941b7d4e1caed196acf8343bba3af38f7205e04803e6faa06ee3', '\x8cf81ffda2a0ae78f0695b3f871aba95d62561ae1973d170101a653394d79f7e', '138****1006', 0, NULL, '销售顾问', true, 20, false, NULL, '{}', '2026-02-08 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '23a13ec5-690a-4b0c-83a4-6df9a6099536', '4f13cd8c-76d6-4a4a-856a-206efe058515', true, 1, '梁明哲', '\xeb556cabf2fb00f75e52107b9a557ad3745cfa014c05136db746f5b10c7b190d4eab60b2a102e9', '\xa1a845aab80a8c6ddef198473852171c158b4366167ff4520a660a3cdb0ee5d9', '139****0140', 1, NULL, '工程师', true, 21, true, NULL, '{}', '2026-02-09 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '29f78e35-a773-47b9-8454-0a9db1c6e64c', '46d1dd15-51c1-48c3-8f7a-715e645e4af4', true, 1, '宋玉婷', '\x37b27a63c047ac734b66aede8c4338f7a2761ba2065581ff5ef03d1c4e914b350b8c7a0da055b9', '\x5cff7c929ab6c0ef3438ceb5fa388c0c25d2b147e7241bea8ac0d106b7b7f1ce', '139****0147', 0, NULL, '产品经理', true, 22, true, NULL, '{}', '2026-02-10 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', 'bfee56e5-e58a-40d7-8b4b-9ca4017a6cb0', '01a2b66b-462a-43e8-89f5-bd9ac8682aab', true, 1, '郑嘉豪', '\xc8e004e7838d393079ca0666e0784489ecd46b97289560d9df8afecff152a0e8c64df462dad6b7', '\x6c9f2e3d4709af17c2d4623577af4587291251435817c525e862c5a62a3a37cc', '139****0154', 1, NULL, '项目经理', true, 23, true, NULL, '{}', '2026-02-11 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '50971c65-a651-4b3d-803e-9b40c47b9430', '4f13cd8c-76d6-4a4a-856a-206efe058515', true, 1, '谢静怡', '\x73aab902e14eda397b7dce0da0e3a9fea017ce8b9d62370fd3be679a40e8e639cf023d38d06f0c', '\x57ba2578b792ac24521294312f7d77d060fb6b7ef9c1ef7891036a4badc22801', '139****0161', 0, NULL, '行政专员', true, 24, true, NULL, '{}', '2026-02-12 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '01d66df7-278a-42be-87d2-b30a23710cfa', '46d1dd15-51c1-48c3-8f7a-715e645e4af4', true, 1, '韩一鸣', '\xe9e887b2e1ecec927a91cea493dedff35a2bac1dfdbc72498edc800695beb43a18e42278a7b912', '\xdec1fbd3e49d62b43cd7b2001f0a70971c810d22d9193157337c32f2fb44ae9a', '139****0168', 1, NULL, '财务会计', true, 25, true, NULL, '{}', '2026-02-13 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', 'e5315aec-cb45-4c0e-87eb-0835d1ff8015', '01a2b66b-462a-43e8-89f5-bd9ac8682aab', true, 1, '唐可欣', '\x1078563a732a0153a5fc575938f9150436290977622121dc4d37088d65072a764fa85737432592', '\x95580b56f21c2e569c478bd0e992241c349cb75857190bc9a29548ab2882f511', '139****0175', 0, NULL, '人事专员', true, 26, true, NULL, '{}', '2026-02-14 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', 'a4535524-7425-4010-8064-f1fd04b1d096', '4f13cd8c-76d6-4a4a-856a-206efe058515', true, 1, '冯浩宇', '\x3cdeeea00658d8df4f37fe7bf2ee6e3996fae4e600895a0ee50dd3d6edebcd55d6792e1b137436', '\x50d8475432073334ee5a626792849e495a65bf6fe1b40dc3555483ee4c4d1dc3', '139****0182', 1, NULL, '销售经理', true, 27, true, NULL, '{}', '2026-02-15 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', 'bd2edd34-4f84-46c4-8ef6-39ecaadb7451', '46d1dd15-51c1-48c3-8f7a-715e645e4af4', true, 1, '于晓彤', '\x426701504a31f1a8062abf0989c10616d3fd288f582e5eb62d71cb070f4bf4f0e5763bafd60438', '\xb8f56697ebb677daca3e63aec290fc0557ec4cce3c218458a5e68ccbbc7912d8', '139****0189', 0, NULL, '客户经理', true, 28, true, NULL, '{}', '2026-02-16 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '02a7e544-812b-4eae-8fe7-e576f4ef9a5e', NULL, true, 1, '董宏伟', '\x31a6008ba15ad34354b4e3d71048b692a43e5818483175c82d2d702219fe8cda18ba00276afd5f', '\xba214db05892ad8b9268b181f0573c2757243df20e6da5d7acf1dbae69346843', '139****0196', 1, NULL, '测试工程师', true, 29, true, NULL, '{}', '2026-02-17 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '2279d7f4-3d39-4175-8b14-683c569c3bf6', '4f13cd8c-76d6-4a4a-856a-206efe058515', true, 1, '萧春燕', '\xffbb5ccfc4accbcc7dc272ad5846aebb3791854d14ff8f503a72dbdc5fa2031a1fddcf94fbdf29', '\xcd34283c81d1af656a6136246bbdc9288a8acba002fed690799e656c9e8c6531', '139****0203', 0, NULL, '设计师', true, 30, true, NULL, '{}', '2026-02-18 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '659fef41-99da-4e58-8a4e-11829b171dba', '46d1dd15-51c1-48c3-8f7a-715e645e4af4', true, 1, '程子轩', '\xf93d9d9921ad00af3693acaf95a74aea99f597acf6d1ecca5f22c92c58ff080971d1ec419c0dc8', '\xa0e470c8cf42d18a099e2a3c14d057f7651c826f97df68aee85789210182e119', '139****0210', 1, NULL, '工程师', true, 31, true, NULL, '{}', '2026-02-19 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', 'e5a81184-c57c-4f84-8943-dd3841d23499', '01a2b66b-462a-43e8-89f5-bd9ac8682aab', true, 1, '曹梦琪', '\x337f360c3fc5f38e99059b051a4156fe618ea54c01b8e6da8796afd6d86080eab6a41b566bb462', '\xa1208ca690a5ca3e58cdacff58baefa6529a5746095d84858833db3b77942124', '139****0217', 0, NULL, '产品经理', true, 32, true, NULL, '{}', '2026-02-20 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '35255aad-5926-492c-875f-678c55abcf86', '4f13cd8c-76d6-4a4a-856a-206efe058515', true, 1, '袁思源', '\xceb2fe12e963914a92739e225c789818cd1d334fb36be30e4dab9b17979411a6a5579062169dae', '\x251804657316ad4c9eebc59eba366ba9041160674ae8e3cd1335124457658fe7', '139****0224', 1, NULL, '项目经理', true, 33, true, NULL, '{}', '2026-02-21 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '9d28049e-c138-496b-857d-e913131bed3c', '46d1dd15-51c1-48c3-8f7a-715e645e4af4', true, 1, '邓婉清', '\x9bb1bbe9129c4e3606174126a15b92d365b89dc92731ae4d0b6ad6732c6de287c0f761110acf24', '\x6af23fb48fc2c4e648da6460f4171460dd3f4ba7ffb33a6536a545bdc1c4a3a3', '139****0231', 0, NULL, '行政专员', true, 34, true, NULL, '{}', '2026-02-22 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '4c276226-b85c-4a2e-8633-3a42a68a96fb', '01a2b66b-462a-43e8-89f5-bd9ac8682aab', true, 1, '许伟伦', '\xae3c2ced2420ef8e078ac56ea1a697290b3ae8dca462cfb07a6f9dd4deb022d2eb8d52d53f700d', '\xae83cf08d843f4d6cfe8fe02061e58b7cb350785ce3db3ee10676065e59b910b', '139****0238', 1, NULL, '财务会计', true, 35, true, NULL, '{}', '2026-02-23 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', 'ff023c99-c4d1-42d8-8b7a-c670d0e21554', '4f13cd8c-76d6-4a4a-856a-206efe058515', true, 1, '傅诗涵', '\xf58d9ed33615205f987bd6570c3c440b6442a854e02a77140dc1afdf2a45944a5ed5d197f232db', '\x050b28982000e241479da85f82444080d870c96decb70f4e3d13ea165b5d3254', '139****0245', 0, NULL, '人事专员', true, 36, true, NULL, '{}', '2026-02-24 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '689fcaa0-defe-4af4-8743-b60d1556f494', '46d1dd15-51c1-48c3-8f7a-715e645e4af4', true, 1, '沈天宇', '\x3be4d4ee028a98bbd121609bdee02ee8f9906acf16f4de85172eb7588674a5fea0a7d62d6f84db', '\x16826659105e26fab051d4b774e3920843dd34271abf5b35aff6ac6a13ef7399', '139****0252', 1, NULL, '销售经理', true, 37, true, NULL, '{}', '2026-02-25 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '0869194e-cf6a-4019-82a4-9ac30045be69', NULL, true, 1, '曾若兰', '\x0f678a64ca1284ba8e3651b744aaae0b00ca923d1463cac9e868464f685636d8e6e64626543ea9', '\x09ba2f1f7a8b6d3c2f9d3330314a334971f3ad0b1db88a9dcde472b97d7de622', '139****0259', 0, NULL, '客户经理', true, 38, true, NULL, '{}', '2026-02-26 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '994c0d9c-311e-4448-8f73-6ab623c9c849', '4f13cd8c-76d6-4a4a-856a-206efe058515', true, 1, '彭建华', '\x15668c5f0cbcccd60b410ad8e4d625364ce199c4e7bdeab7d30d54ea9ea001adec2a65a2c2770a', '\xd93f101d5c170a4b28f3d3fe73c647b94cccedca386cc66e5e1ea4d6c6c2e859', '139****0266', 1, NULL, '测试工程师', true, 39, true, NULL, '{}', '2026-02-27 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '523b12e4-9ec0-4b5f-8d20-202296baa290', '46d1dd15-51c1-48c3-8f7a-715e645e4af4', true, 1, '吕欣怡', '\xfffba34ba5ab6ed3edbdb66ae3e2b82fc073a132eb8fc3d6b1c36e55d09a953a41d33849b85c51', '\xb83ba2d306d49dfce37c5bf289706ffdd23bcb512f9779b6cf4fe31f07e5dccf', '139****0273', 0, NULL, '设计师', true, 40, true, NULL, '{}', '2026-02-28 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', 'c44eb871-55ef-4f3e-81ae-a3a4b8d6942b', '01a2b66b-462a-43e8-89f5-bd9ac8682aab', true, 1, '王静怡', '\xa6a1f921eb6703dad3c6f999832506caeb1340f8aff9cad1a9824baf301c556870abb793113799', '\x286356fa9acb91d4370ca1666472ea397b35295eaf27e8596fde49fa70d14f95', '139****0280', 1, NULL, '工程师', true, 41, true, NULL, '{}', '2026-03-01 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '7715e24e-19fd-48b3-831c-c60f941e932a', '4f13cd8c-76d6-4a4a-856a-206efe058515', true, 1, '李一鸣', '\x02008974fbc99c412779d4e457ea2b28d787f458f00728f1ccd2e0fdf098e2f5d36faa140ad4de', '\x652ef13dc4946ac331ed4045ea5806e38ab9953b27873af82e5af3e22574fb11', '139****0287', 0, NULL, '产品经理', true, 42, true, NULL, '{}', '2026-03-02 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '531d0a20-3a36-48e6-8ad1-4c1627fa8914', '46d1dd15-51c1-48c3-8f7a-715e645e4af4', true, 1, '张可欣', '\x29913cf918c6081b121d71bd6637b50b93e70b8286f5521be3fb5907b4120c2fd11e3279f03065', '\xbc9d983c987e1a0f93efb1cc72c370aee930cfed05216b14d2eb9024f038b93f', '139****0294', 1, NULL, '项目经理', true, 43, true, NULL, '{}', '2026-03-03 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '9fe598e0-a341-41a7-886e-4913d0069d1f', '01a2b66b-462a-43e8-89f5-bd9ac8682aab', true, 1, '刘浩宇', '\xa187cde40adf68932316128d03205364b0bb39d0e36f14f1c8f3011efb3f77c2e8cbddc029bb21', '\xaaff3ca6e4c504066f3833e572e6c7b98125892008fa55ea8198ac1cf945494f', '139****0301', 0, NULL, '行政专员', true, 44, true, NULL, '{}', '2026-03-04 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', '2ea532c8-618a-4023-8eab-14262bd72e08', '4f13cd8c-76d6-4a4a-856a-206efe058515', true, 1, '陈晓彤', '\xf27d75ba0ffcf991c9d202b902f8d5c90712b6e534f57dc4d56de98ed9a9bc5e94954e4a643643', '\x53f4b98ba17d9bdfc45e63db9ea564916265bc61e0bb43b51eba7dccf24dfbf4', '139****0308', 1, NULL, '财务会计', true, 45, true, NULL, '{}', '2026-03-05 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6735bd79-da3e-4899-8821-945b2c6f8c3f', 'd3bc0f83-b77f-40d9-877b-6940683f5004', '46d1dd15-51c1-48c3-8f7a-715e645e4af4', true, 1, '杨宏伟', '\x13c69aa657f31fe6589f61a611b01d8b49d75b3e859b34bc866d3c6975d1b3d78f3e8b0decb0a9', '\xada2590b46674a7fddeba9e533ddd238b5f27c3087bc0c2def8a978575cc754c', '139****0315', 0, NULL, '人事专员', true, 46, true, NULL, '{}', '2026-03-06 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'c50ed738-d33e-4c0e-8122-e027397d3ccd', '15447e42-102a-4ee9-8140-8cc65aebb46d', '46f49f74-3947-4160-85a4-ca6abd64549d', true, 3, '郑凯文', '\xbe85944e38ab2c78b89dc3d9d1e247ef738d66d6e6f84cefb75dbb311607abb88fa6bd6fa1d179', '\xf4c77237dbee2799a2c7cc8aac4a60a489d8cceeb10e2cf070f40903ee24454f', '138****2001', 0, NULL, '创始人', true, 47, true, NULL, '{}', '2026-03-07 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'c50ed738-d33e-4c0e-8122-e027397d3ccd', '2c74dd5c-359e-42cf-830c-56b3e9b1d1eb', '3875391d-84dc-4a02-83c5-f1c1c0eaa000', true, 1, '冯佳怡', '\x3715569127c1fb68607d1ffe08fa9204aa6ed4ac6c23fbe5c1b697e483c406a0bb38faef3fedd1', '\xf7cdf796b271dc3bfcac672b769130cee91830840ac9a453f5b77c1b3d21f6bf', '138****2002', 1, NULL, '数据分析师', true, 48, true, NULL, '{}', '2026-03-08 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'c50ed738-d33e-4c0e-8122-e027397d3ccd', '84da562a-78ff-4561-8224-b1cf0902c8d0', '3875391d-84dc-4a02-83c5-f1c1c0eaa000', true, 1, '周梦琪', '\xb71ef1e291c0c8df95b48533a8431ded98a7050ec17b41dc43c31cca32c122b605cb24215b43f6', '\xdabb430b419e854ef679e4429253cf247a4a08c4bc9348258289fb5a698bbccb', '139****0336', 1, NULL, '测试工程师', true, 49, true, NULL, '{}', '2026-03-09 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'c50ed738-d33e-4c0e-8122-e027397d3ccd', 'd07edb32-d828-44b2-8030-a6e88687a424', '46f49f74-3947-4160-85a4-ca6abd64549d', true, 1, '吴思源', '\x8b414dc4ce92ffbc582e912fa92a55f7018acb7d965f413569432c3e7419027ff7aea27a928e20', '\x93b69f8ced6fd1d7100d6f555c2b00353326d0a4160da5dd70e24ba4485ef717', '139****0343', 0, NULL, '设计师', true, 50, true, NULL, '{}', '2026-03-10 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'c50ed738-d33e-4c0e-8122-e027397d3ccd', '0f40449c-6cd2-4777-84b3-1012deb4e479', '3875391d-84dc-4a02-83c5-f1c1c0eaa000', true, 1, '徐婉清', '\x458677c118e4fb6eade87e3e0088376089848249f0e271db9480c7dc02a34255536858e42eeae8', '\xe9a68c7a46e77d62f45b3c443ba482e2018334ee1cfadc15f3e68a476d40932d', '139****0350', 1, NULL, '工程师', true, 51, true, NULL, '{}', '2026-03-11 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'c50ed738-d33e-4c0e-8122-e027397d3ccd', 'd0789516-9799-4131-8d10-96cbadbe3176', '46f49f74-3947-4160-85a4-ca6abd64549d', true, 1, '孙伟伦', '\xac8b4c8d0d7e57eba11d15a86a1a2a17c58440e0d066d1c9a72956e2b8cadb1d793b021797f329', '\x213db3c1cf21951fc5d8759e8f9c6a53352c09d80d05f62175f145caf1f8a25a', '139****0357', 0, NULL, '产品经理', true, 52, true, NULL, '{}', '2026-03-12 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '5cbe9238-41e5-41d8-8b25-a2c17bc6700e', '36bce992-bc9e-4af0-8cbe-cfd59e548f46', '10cbfa68-c606-4067-8768-17ea319bf0db', true, 3, '沈若溪', '\xee42322b2a96dcd6b0eb33bfa0510140320d0da483f305f84b1e4ffcbc12c7afdc07cc7daaca51', '\xe179f4367fdcc54d3ba1bf4d1eda913f03ba361fdffb6ca5168b6941edda0982', '138****3001', 1, NULL, '总监', true, 53, true, NULL, '{}', '2026-03-13 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '5cbe9238-41e5-41d8-8b25-a2c17bc6700e', '2f4ca7ea-0f56-4727-81a4-52d1301ed12b', '4a8c9e37-d8b4-4a3d-84cd-d9b5542dba20', true, 1, '韩东', '\x7ac19172a764f38a5389489149732cff87e3360b9dc2075ad12a77e9b9a461069440907bb58010', '\x1881ae561644d8c172dbcc93d9848bc188b6a14514e8172c30a529243d294e82', '138****3002', 0, NULL, '剪辑师', true, 54, true, NULL, '{}', '2026-03-14 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '5cbe9238-41e5-41d8-8b25-a2c17bc6700e', 'ce25e9a0-a394-48bc-8ecc-21106efaa0d3', '10cbfa68-c606-4067-8768-17ea319bf0db', true, 1, '高若兰', '\x7d5a6aafd2d64154698ac1a0cd0b19993955af1fb20b7daa4369e235167d556ed7fe0221a05cff', '\x7d82b62387004216d894cd6fa91226391c33a76030578925856a0f6757786aeb', '139****0378', 1, NULL, '财务会计', true, 55, true, NULL, '{}', '2026-03-15 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '5cbe9238-41e5-41d8-8b25-a2c17bc6700e', 'ee2e7841-1baa-47fd-8fbf-da236a1acbcf', '4a8c9e37-d8b4-4a3d-84cd-d9b5542dba20', true, 1, '林建华', '\x7cd61e4365c4428920ecc75f653e6b05f8bd0c6f7f3553d189bf7909de858b7ea0ca41847353f2', '\x672b02cd45aa4d88a7f844d3b2d7eba8e975203f5821ff51ed91090ac574deb2', '139****0385', 0, NULL, '人事专员', true, 56, true, NULL, '{}', '2026-03-16 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '5cbe9238-41e5-41d8-8b25-a2c17bc6700e', 'bc559dae-96b5-422f-8618-fbdc183384d1', '10cbfa68-c606-4067-8768-17ea319bf0db', true, 1, '何欣怡', '\x875f3255ef196ff0fef8960b4cc2effef9b480f8d99a7f93f3ec176a616f2a2fd0cbbf99385c1b', '\x6560310337e11a10befb59c58d79a27707fb121c25524eec37b613f0d670f379', '139****0392', 1, NULL, '销售经理', true, 57, true, NULL, '{}', '2026-03-17 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '5cbe9238-41e5-41d8-8b25-a2c17bc6700e', 'a46e3b2c-93de-4a9c-8945-517d28844c56', '4a8c9e37-d8b4-4a3d-84cd-d9b5542dba20', true, 1, '郭文博', '\x9b38978e93847f955857b01f457809c1b8d2b1b82e4053f7686c9d53b8af46400aecfdb5fe4219', '\xe35ca28ca30441c449e0019189b485f2c6891c03d39f3e97fdec434019d0695b', '139****0399', 0, NULL, '客户经理', true, 58, true, NULL, '{}', '2026-03-18 01:00:00+00', NULL, NULL, 1),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '0c9a3745-5616-40b0-8a5b-a0642c4cd13a', '6a1f288a-c793-4850-8560-abe151295354', '785abc16-094d-4a4f-8df7-91cd7cffa6fe', true, 3, '曹文彬', '\x895f634c050e35f6e2524dc41abd568824ad5f0254fe0000abc52caf040bc0595755e6e30c979e', '\x1196f2b12d77edffdc184d26dec14a3df76b8321ade0ca26333957cd3591fb55', '138****4001', 0, NULL, '总经理', true, 59, true, NULL, '{}', '2026-03-19 01:00:00+00', NULL, NULL, 1),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '0c9a3745-5616-40b0-8a5b-a0642c4cd13a', 'c1aa554b-380d-4c78-8a73-cb9570466acd', '785abc16-094d-4a4f-8df7-91cd7cffa6fe', true, 1, '罗景行', '\x1fb4869a3ec7c95b55b29b996fb66fdde2a1799962b38fa4169030160fae44ae1a7b8a638ca307', '\x454a4039fe0d41d1d23d954fb6564323d82e2b97f62f67e6a2d94e55ef259494', '139****0413', 0, NULL, '设计师', true, 60, true, NULL, '{}', '2026-03-20 01:00:00+00', NULL, NULL, 1),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '0c9a3745-5616-40b0-8a5b-a0642c4cd13a', '734a56b5-29b5-401a-841b-7271d6087e1f', '64a09dea-cf00-4274-8405-23990d4476fb', true, 1, '梁雨桐', '\x5a0f9d0e6e8fe5944e6fb4b96e5355bc023889c43bce4889cdcf509b16777cbf917d8111beddac', '\x81e7c3a13dfa475d47150de70c4278c0512dd5b57bdcc29d7643d053dda61499', '139****0420', 1, NULL, '工程师', true, 61, true, NULL, '{}', '2026-03-21 01:00:00+00', NULL, NULL, 1),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '0c9a3745-5616-40b0-8a5b-a0642c4cd13a', 'b343097f-c33a-467b-87ac-a7a677d0f725', '785abc16-094d-4a4f-8df7-91cd7cffa6fe', true, 1, '宋志强', '\x14a2e198a3e6075950ac3ccd45ea1cc8fcf288058f01dece5e309fea6b3cef9dc9a83743c665de', '\xa8d5f9233e7ee687677d897ab6ad476315b64e7c686ad21348d0b296eef8a322', '139****0427', 0, NULL, '产品经理', true, 62, true, NULL, '{}', '2026-03-22 01:00:00+00', NULL, NULL, 1),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '0c9a3745-5616-40b0-8a5b-a0642c4cd13a', 'a3e55f3a-83b4-44ef-892b-e153b22accf1', '64a09dea-cf00-4274-8405-23990d4476fb', true, 1, '郑雪莹', '\x499fb7e8662c3a782b6aa7aa3c54be808eb75b408d57f3791c61a587a3d24a5e170d3aad8fbd7b', '\x162afc77c5c8bc46a15e72987178ff0bdbed597180fe06d4f31a009fdf9ec4e5', '139****0434', 1, NULL, '项目经理', true, 63, true, NULL, '{}', '2026-03-23 01:00:00+00', NULL, NULL, 1),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '951941ea-7f51-4af7-88b6-c9def314be9a', '95126ec4-bebf-44df-8074-2cb4b7dd969e', '1bab6413-0d5f-4641-88f7-f6c78727bd5e', true, 3, '许念安', '\xabd49897bd53feb9f3701862622cbfba311595b429333829253cf3080114c5a594ce065ee26fd6', '\x3ccad7471fd336383baf8a1b42f508345fa3a5233473d76649defd37e610212e', '138****4011', 1, NULL, '主理人', true, 64, true, NULL, '{}', '2026-03-24 01:00:00+00', NULL, NULL, 1),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '951941ea-7f51-4af7-88b6-c9def314be9a', 'befb7279-64a0-4938-8de4-f29583f694c0', '1bab6413-0d5f-4641-88f7-f6c78727bd5e', true, 1, '韩海燕', '\xee359505dd25fecc177fb66e922fda84228df89f16715fd4ae555c87b6cf1db8aa5626b16f0736', '\x93234a3257afcb11b50ed1b08dbe26d678a0e802fb057094b875219e547735a5', '139****0448', 1, NULL, '财务会计', true, 65, true, NULL, '{}', '2026-03-25 01:00:00+00', NULL, NULL, 1),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '951941ea-7f51-4af7-88b6-c9def314be9a', 'd1728694-a8e2-4b45-82a7-207b0882487a', 'af29ef58-ab79-416c-821d-99afb16b0c8f', true, 1, '唐俊杰', '\x0dfa5308f962d1707303638353c58f9ebc9b32b828ea6ab12fd29a1a3bcd1b1f8af61b4e4c68f0', '\x51084ebf3a005b0a34b150229ae1eeb858211920b84d82810d2f1bf875dc6aec', '139****0455', 0, NULL, '人事专员', true, 66, true, NULL, '{}', '2026-03-26 01:00:00+00', NULL, NULL, 1),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '951941ea-7f51-4af7-88b6-c9def314be9a', '9116d11d-7157-4060-89ae-a55a2ad6eb2e', '1bab6413-0d5f-4641-88f7-f6c78727bd5e', true, 1, '冯佳慧', '\x6902c36830fd612e04ab48dc3bbfba33f1c219c4fb0eb91a99834d9516cfbc71c048f651e8a2f4', '\x5ac070db190fa3b6cf042326a528dd12ece08d90e9fccc8de3534008f647dd7a', '139****0462', 1, NULL, '销售经理', true, 67, true, NULL, '{}', '2026-03-27 01:00:00+00', NULL, NULL, 1),
	('75815221-6140-4fdd-8ccc-0f843c1abbd4', '951941ea-7f51-4af7-88b6-c9def314be9a', 'f47fe911-4456-479a-8e27-aaa301244d2a', 'af29ef58-ab79-416c-821d-99afb16b0c8f', true, 1, '于明哲', '\x3f565f9f4dee3cfb3b91dbdbaa96294f38272fb45fc17741f8d0674ff2247246c4437c0285df1d', '\x2184f0fcef6e11a32df2d35716a43faeb2c673ca70d91c1744099215f949da39', '139****0469', 0, NULL, '客户经理', true, 68, true, NULL, '{}', '2026-03-28 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', '47ecc348-262d-4cbb-85c8-8d5044592e42', 'bd7399ad-5f31-4977-82b7-ba301cb9edb2', true, 3, '董玉婷', '\x4c29752dd874db812206539ccea09965bf2cd150a5a70ea64b604ac385df526eeee8d018a2cd5d', '\x2686e4c6770b8521dbc74e0ee5b25ce6bfec645a33a5e5108f016eba0c72a5f1', '139****0476', 1, NULL, '测试工程师', true, 69, true, NULL, '{}', '2026-03-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', '4ec8d9b8-e8e5-44be-8dd8-0b35b55a2c8e', '60ac5132-d643-4ba7-87f7-1b3d8605baab', true, 1, '萧嘉豪', '\xeb377a280e7756969a2d7df5fb4bb4b81466e83292474f6bddbce9727cb41c94695ac8c6234b4d', '\x734762daca173e24f976666ccd5e23ea6d27f65b69a6a8eea27b66b3728e5ea1', '139****0483', 0, NULL, '设计师', true, 70, true, NULL, '{}', '2026-03-30 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', 'ef8fdfde-38ec-421c-8328-e6378214933b', '66ad838e-865f-4d47-8160-5cee00a69ba8', true, 1, '程静怡', '\x3bfeb9838b156b7b10a834101731f8638f4ff49a4ac72dde367afead1e7a48cd60eee445c0c4f5', '\x509ab1a53d3859905e6b83ebe77cd24cf20cc9ee2ea6850fb382e488be229e4a', '139****0490', 1, NULL, '工程师', true, 71, true, NULL, '{}', '2026-03-31 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', 'c1fa5177-8814-4dd2-8bf7-4baf57e5b668', 'bd7399ad-5f31-4977-82b7-ba301cb9edb2', true, 1, '曹一鸣', '\xd4ba96af9065a358fb435be5388a89668447ea4ac643ae473d400af4e726f46bd194c274c82c22', '\xdfac0cb14cd98af95a9dd359922f6279a805ab500e2b5ddb3709845f64ea191f', '139****0497', 0, NULL, '产品经理', true, 72, true, NULL, '{}', '2026-04-01 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', 'd3f64654-4c12-4141-80ee-076a3ebb9f88', '60ac5132-d643-4ba7-87f7-1b3d8605baab', true, 1, '袁可欣', '\xe025b8366b2921e72fa2072b66428b731ebbbdb2add97b4ba771010c4a27960bf5129a7d4273d1', '\x7800637a2d00089c6abf6023983194fc86cd62fb956f704d4e24520178620733', '139****0504', 1, NULL, '项目经理', true, 73, true, NULL, '{}', '2026-04-02 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', 'c0d5295a-a82d-4f0c-8c66-3f7d213c96b2', '66ad838e-865f-4d47-8160-5cee00a69ba8', true, 1, '邓浩宇', '\xf9634e614e3e06c9c50b3e810d7722e0c640486570e05fe9b0c6dc84fa5e5f674c0a4b424765e5', '\x338d0b9f97393d6a5f7ef78ed2e21a3071e93b550e719c8abad914a15563acfd', '139****0511', 0, NULL, '行政专员', true, 74, true, NULL, '{}', '2026-04-03 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', '0cd04d1f-cabb-4290-8538-053abc5cee5d', 'bd7399ad-5f31-4977-82b7-ba301cb9edb2', true, 1, '许晓彤', '\xf09c9329894c56b39934719058166092380e38cf92bfdbf601e900d7633cec23db1a9811dba2b7', '\x3c9814e27452b406337c00b629ee697b5475fb71c757ec6d9e67278674a6301e', '139****0518', 1, NULL, '财务会计', true, 75, true, NULL, '{}', '2026-04-04 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', '34ccafb4-ed31-4e55-86d6-ffeb011204dd', '60ac5132-d643-4ba7-87f7-1b3d8605baab', true, 1, '傅宏伟', '\x3f06816718c2b429b7dfded9c086d090a6d829afb0247a317c7ac9fbf67d00475c8cd23d412b19', '\x311d9b69d0c94a4c5ed051fb3c69d51cce4e7defff9e313ca9f0e0e18035adb4', '139****0525', 0, NULL, '人事专员', true, 76, true, NULL, '{}', '2026-04-05 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '15c90a62-26e2-4c1f-87c5-30eb8b9383ff', 'bc95e0db-1c46-4f36-80e0-42c881abfb18', NULL, true, 1, '沈春燕', '\x210f14d5f2556cc764a9d474022d99f274bffad42bd794895dd942adc59e6e604a95fc96301635', '\x1496aff6faffb1db1dfb5f2b9e5caef3159fc55bbd08feaa82a81eeede8e1f40', '139****0532', 1, NULL, '销售经理', true, 77, true, NULL, '{}', '2026-04-06 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39653abd-2b39-470b-8800-cfaa70c88a33', '3297163a-7521-4c43-8c0f-b5e3b887606d', '01f2b8f6-ff7a-4c66-873d-f3853a00020a', true, 3, '曾子轩', '\xfae359bb12f188b35728ccb3aaac27b8aed069a9b5a83bf869de1f097cb5ba1ffae66a348c50c0', '\x471ce538e9a40a3a93b91f7dbdb2cdb0f936f81a49acb513b5de12afdbcc1495', '139****0539', 0, NULL, '客户经理', true, 78, true, NULL, '{}', '2026-04-07 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39653abd-2b39-470b-8800-cfaa70c88a33', '473b276d-622f-47af-8aaf-3f16944e14fb', '42bf82e4-f71e-4699-8839-46105b1b5520', true, 1, '彭梦琪', '\xec6015e479055fb12b2ab8acfcf1e809a74a97854a914f4854be2ad471ce47f2ff2189cc28025e', '\x815d36580f40f4a6209809425bf252d061f2bd3ad9018e831313197e87bbff99', '139****0546', 1, NULL, '测试工程师', true, 79, true, NULL, '{}', '2026-04-08 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39653abd-2b39-470b-8800-cfaa70c88a33', '1f4118f8-95dc-4c33-80ab-17a56bc2a59c', '36d0b9e5-8465-4026-8de9-ea5a516c237f', true, 1, '吕思源', '\x36aab9a967237fe0dee1becd41746c0e0a8fba05ca3b0bd00c8f6713692aaf1af0bb9abb1e296c', '\xd6abe1f1d703ea4356237fa70576de600fc0b0ac0a2f0c54bf16095f778a89b3', '139****0553', 0, NULL, '设计师', true, 80, true, NULL, '{}', '2026-04-09 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39653abd-2b39-470b-8800-cfaa70c88a33', 'aaa78c82-6833-4bec-832b-c8ed50bc682e', '01f2b8f6-ff7a-4c66-873d-f3853a00020a', true, 1, '王立新', '\x17007fd2793cfe5efc037af1f34999e5262173ab6b67e239e4f8b95ca0a7193121acae2e7aa1b5', '\xa0ef32ac6e236eeac3602ec1024190bfd4f822b8b0fc7eed239780583fecf929', '139****0560', 1, NULL, '工程师', true, 81, true, NULL, '{}', '2026-04-10 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39653abd-2b39-470b-8800-cfaa70c88a33', 'd4cf60bd-d529-497e-8f5d-cd76f0fb0923', '42bf82e4-f71e-4699-8839-46105b1b5520', true, 1, '李海燕', '\x7e20a912c2f30d0ef86e8b3604f3a74ddd935a6f558d26e8f52525e97ea75bd3d79532673e6ab0', '\xf6cf75465bd9d1e7c48d23adf75d4e3d804b9d910231341e556006b4ad187e4b', '139****0567', 0, NULL, '产品经理', true, 82, true, NULL, '{}', '2026-04-11 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39653abd-2b39-470b-8800-cfaa70c88a33', 'be004dd2-68ad-4280-8d5f-254729a934a4', '36d0b9e5-8465-4026-8de9-ea5a516c237f', true, 1, '张俊杰', '\x66f974e11276f85d69d7c1920edd5dd1a481882caa576debc5f1c12c7648766697d4e69daf4229', '\x7749cbafa1fc56453d3f369a88e9d32f376c2c4b25cf0efd79e81cc61d6d8943', '139****0574', 1, NULL, '项目经理', true, 83, true, NULL, '{}', '2026-04-12 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39653abd-2b39-470b-8800-cfaa70c88a33', '838094c4-54ea-4523-8644-4a1e3456f358', '01f2b8f6-ff7a-4c66-873d-f3853a00020a', true, 1, '刘佳慧', '\xf5f041ceab62115504835eb8fae329c41777bdeae6abe885a28a9a2a32c774c8ff48c075669daf', '\xcf5cd0788b275a4ee0b0db9cea5bebceb13f0c96b601b5cf617c6e7885eed743', '139****0581', 0, NULL, '行政专员', true, 84, true, NULL, '{}', '2026-04-13 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39653abd-2b39-470b-8800-cfaa70c88a33', '7702cb3c-2cac-470b-8990-d37490c7d54b', '42bf82e4-f71e-4699-8839-46105b1b5520', true, 1, '陈明哲', '\xb62c5c47d78e3cea220c1a289cb82813f24e2faa286305332b29f4986297deaad57724721b5a2e', '\x6d6bcc14248e576a0d95a6603b53159367969af035663060351d3faf18a8b2c8', '139****0588', 1, NULL, '财务会计', true, 85, true, NULL, '{}', '2026-04-14 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39653abd-2b39-470b-8800-cfaa70c88a33', '9095b877-263c-45ee-8f2f-776037337c9f', NULL, true, 1, '杨玉婷', '\x4c16731486859bfd64708fbccf8e93c1fd7e4cdcaf489e1bd9db26b867744cc5cbb4d86b523c57', '\xa937b77012275a1b9399aaa45627b158854969866fa86b942b3859a71948334b', '139****0595', 0, NULL, '人事专员', true, 86, true, NULL, '{}', '2026-04-15 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39653abd-2b39-470b-8800-cfaa70c88a33', '3dce4e09-ffa4-442e-837c-7dff45532b15', '01f2b8f6-ff7a-4c66-873d-f3853a00020a', true, 1, '赵嘉豪', '\x3ee9ed2112b279c329c017924616f20a099b67e82d05285588b03764964ff6149dd895e2f4a34c', '\x415294fbb542b2e1f2843932cebc86f68c4a3f6c5f64e8012fcbd2777244eea7', '139****0602', 1, NULL, '销售经理', true, 87, true, NULL, '{}', '2026-04-16 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', '00019b23-f0c4-47a8-889a-dcadc087527b', 'db1aebb9-48cf-4744-8151-bde9b7c725f6', true, 3, '黄静怡', '\x14336c7912ba5da9c6bc0be1f209e5693a95cd0c657db7f8231f2de1ce09c5d3007df4e0c853e8', '\x2c477aef67ab064b258c56d0cc99666e31015047ca00d18f279e2bf2640dd809', '139****0609', 0, NULL, '客户经理', true, 88, true, NULL, '{}', '2026-04-17 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', 'dc73b86c-1054-4901-8cde-8ca0adb691bd', '295ec6b5-38be-44bf-8a0d-7115877f7a5e', true, 1, '周一鸣', '\x03c8f3f85b5b52fa1e4b07dd7e745cdd696a1d0e868dbafeb122f4991ddad1dbae9080c969513f', '\x4039832212218e7943ae5876d63d15fc0e4f6d4acc867b2dd7f429a70881ac87', '139****0616', 1, NULL, '测试工程师', true, 89, true, NULL, '{}', '2026-04-18 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', '05b4fef0-c073-444e-8ea6-cee3744ffb8c', '294cc661-647c-4d9d-84aa-410e91a99a70', true, 1, '吴可欣', '\x95ba75b101cc07831ee4757c7dc3f71dd2d3c8d852320c0a3aa6f4e41802dd8d10014091210e19', '\xef3aac8c07fa43ec808cccbccfa226ba056232a7aff4db344cfe50933ad763c4', '139****0623', 0, NULL, '设计师', true, 90, true, NULL, '{}', '2026-04-19 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', '6b0a826b-4ca3-4f3f-8de7-779f2d0af372', 'db1aebb9-48cf-4744-8151-bde9b7c725f6', true, 1, '徐浩宇', '\xdf8c4caac4dbf8cad4a053f100d903d2b38271849c48591c448c653d659b94c699a0fa4c63359b', '\x09811ec3b90083905424af56c1b82a7dc52c2d99e7257b046b241d30efc351d9', '139****0630', 1, NULL, '工程师', true, 91, true, NULL, '{}', '2026-04-20 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', '075060ca-ff9b-41d5-80de-85ced7d48a0b', '295ec6b5-38be-44bf-8a0d-7115877f7a5e', true, 1, '孙晓彤', '\xe9142702ea65222d9320364fa4e9772bc2346dcbd705ccf1f18b359f072bfa028d75f401f5c288', '\xad0494b3e3d079bd3b7afcb782eb7754ab74ebf7c8499ffb66740affc29d0b60', '139****0637', 0, NULL, '产品经理', true, 92, true, NULL, '{}', '2026-04-21 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', '3cf79a3a-0331-4b83-88c1-c03dad44bb1b', '294cc661-647c-4d9d-84aa-410e91a99a70', true, 1, '胡宏伟', '\xe447e05f7692272bbe76600a80092eb32204c363563c06614ca04b2aa443822af6877d5fddfb94', '\x18b9f83e1434e2ae997619639a82fd2800db2db9c775a59f00479e3b672bd3bd', '139****0644', 1, NULL, '项目经理', true, 93, true, NULL, '{}', '2026-04-22 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', '669ac88e-ff96-44cb-83a0-bdad97d44a17', 'db1aebb9-48cf-4744-8151-bde9b7c725f6', true, 1, '朱春燕', '\x40e4ecfa0f01725171117bd5b6c05f87225dfd9461ae816bdc266bf30519594baa376b9b7a4187', '\x8574c938617d0b38fd484a8b14c1461c9c91bf56430bae5675130aae62698504', '139****0651', 0, NULL, '行政专员', true, 94, true, NULL, '{}', '2026-04-23 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', '1692758c-2a8d-4f94-8a2b-6e9701400150', '295ec6b5-38be-44bf-8a0d-7115877f7a5e', true, 1, '高子轩', '\x4333783696ea8fb65e5c65111052aa7baf672215c309680609dae122dc791eb217741e39caed8e', '\x038f09cc4c7c02eced7a27a29784883f1c8b2f2598b3848678d232576890b57d', '139****0658', 1, NULL, '财务会计', true, 95, true, NULL, '{}', '2026-04-24 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', 'd4f4b0e5-3b93-4cd6-8714-543d266ec79f', NULL, true, 1, '林梦琪', '\xc52acb1cbf0687ea54b3477f9e306c030e247e1bb9cda001fb9882d4d1c69ff2a8e07dd59452b4', '\x203d8dae46fd2a7fb04e18d5a0dc32394082a5a9dc8662441f7f605344d4861d', '139****0665', 0, NULL, '人事专员', true, 96, true, NULL, '{}', '2026-04-25 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', '551e586d-4e80-4557-83ca-3c65214cc426', 'db1aebb9-48cf-4744-8151-bde9b7c725f6', true, 1, '何思源', '\xd09a86d0059af6dda264ea5c78ee9ffcf980934c195ae45454a1e6016a302452330d297c294278', '\x90512dd2879958bc010ecf08e76923c2065285158754c3aa20bc475e98d1d1a4', '139****0672', 1, NULL, '销售经理', true, 97, true, NULL, '{}', '2026-04-26 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e7059f85-d88d-42b6-8faf-eaccc64ce149', '9c95f894-d50b-4c3b-827a-0908ffb7c01b', '295ec6b5-38be-44bf-8a0d-7115877f7a5e', true, 1, '郭婉清', '\x3613b250bc2ba4696c5dcb418cb1a99612696a94c4ad33bdf89aacaba7b09e795e9ac62e4c00b5', '\x9881305a826ba880792d105bbc1abf373c38a21ab54200ee36d500fe3fdca1be', '139****0679', 0, NULL, '客户经理', true, 98, true, NULL, '{}', '2026-04-27 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', 'edaf4d3f-3700-46b0-83e3-47bcac8d3f1f', 'b2c4436e-18c5-4912-8f7c-83c0715417a2', true, 3, '马伟伦', '\x28ec2afe2d7b096a13f32d984956c97ed402c7d637814936b13c9846047c604d2e3c8aa004fb36', '\x1032718d42f633e87b6a654e546ffe331d61d7914e3bc23e6a8c1d1c34b0c4d7', '139****0686', 1, NULL, '测试工程师', true, 99, true, NULL, '{}', '2026-04-28 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', '56625db9-8de7-4fd1-8e20-73e9c742ac6f', 'c133d5e9-ec90-4a74-8825-348540fb59b2', true, 1, '罗诗涵', '\x918d5a6664469dc0ab64e2f571b1a49bfebba48f88b2c373527d168fd2a9a156bd0b54245b50c7', '\x79102f72672ec1130b252c19913c4adfb09975bc40015f752928f98783e43a84', '139****0693', 0, NULL, '设计师', true, 0, true, NULL, '{}', '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', 'ed2966b6-1126-47bb-8373-76c9097a6d9b', '0969edf7-3d77-4a13-8aba-80972014ab35', true, 1, '梁天宇', '\xd2ce607c8dd3193c74a0db21668cdd038f5e95d2f1c9b249c43283e973ee7d05d1a8a5fa7b1345', '\x3fc45305efbb4fa0452d243be9e063ea63e2c5356e842512347a5a21888bad2f', '139****0700', 1, NULL, '工程师', true, 1, true, NULL, '{}', '2026-04-30 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', 'b34e20d8-caee-4e84-8ed5-2fc60de3a6ab', 'b2c4436e-18c5-4912-8f7c-83c0715417a2', true, 1, '宋若兰', '\xcbc909f5180da78c057c1bab124d4e52a0e3ca04d346322b7db46a96459760f90db7434a48f2f0', '\xb4ace73c5b263ff64067742dd3ceace7e1ea05e82b11294757ed819ca50fc67e', '139****0707', 0, NULL, '产品经理', true, 2, true, NULL, '{}', '2026-05-01 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', '6780a942-c455-46ea-8107-48b759a59fe7', 'c133d5e9-ec90-4a74-8825-348540fb59b2', true, 1, '郑建华', '\xfcaf5e4003b197adb355a7ba29670d33ead8954e62a9bbb083268f855f33e3d1f97bf383c11392', '\xaca24957d514205d5bf9b46d108a7ec3513f624213207f5b6f855ac9700aa47d', '139****0714', 1, NULL, '项目经理', true, 3, true, NULL, '{}', '2026-05-02 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', '4268c64f-78e9-4841-8668-17a77bae3f0f', '0969edf7-3d77-4a13-8aba-80972014ab35', true, 1, '谢欣怡', '\x4f916c54332ee0f0eb88911eec3ec7d8b4eac88878e78739a04ce253e7b766126dea9d019ac7a2', '\x48f4dc513f9a7ae86a81060db3aaee20faf0d3689c89048fa51f05edd6acbedd', '139****0721', 0, NULL, '行政专员', true, 4, true, NULL, '{}', '2026-05-03 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', '197bc25c-d4dd-4993-806c-801e4f4ad39d', 'b2c4436e-18c5-4912-8f7c-83c0715417a2', true, 1, '韩文博', '\x6589784b06001af69edfe2427e69c4bec451815dd84d2b4e10fa82c47ff0911bd983538fcd00d8', '\xf0b2d2d4a7fc036cb76ad1a64fb3cbfd7a911367fa32edc8cd97e10f28b52bfc', '139****0728', 1, NULL, '财务会计', true, 5, true, NULL, '{}', '2026-05-04 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', 'b8fee372-855f-49c1-8795-7aa4ac5d678c', 'c133d5e9-ec90-4a74-8825-348540fb59b2', true, 1, '唐丹丹', '\x00e3476e32200daad04a542da8caa0870290dfaf9d2b0fde2ff8cf58f008c3fc0ea98c74933ad8', '\x755bedf83d00b7ca1868625f3a5191e35339dd4d8f959eadf8da04fbafc47ae5', '139****0735', 0, NULL, '人事专员', true, 6, true, NULL, '{}', '2026-05-05 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', '799a7e3e-c27b-4dfa-8a3c-535833f0c22e', NULL, true, 1, '冯景行', '\x4e17cb5b9eefa2b75193bce86879ce6765d69a2afd584f86069bd5d1a1251784c7bf065d02b1f0', '\x62cf34204f042fe5b895d0f9308fdc6cd354ddf5ff654a8b7e397bc5a93ab00c', '139****0742', 1, NULL, '销售经理', true, 7, true, NULL, '{}', '2026-05-06 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', '6a912a65-7904-4b35-8af0-ea554a79a144', 'b2c4436e-18c5-4912-8f7c-83c0715417a2', true, 1, '于雨桐', '\x9c2f7fa39faac5e53b95a143cbad7bfe4ea469b45e8e1188e73e24b0bd9d8b3f55470104620f7e', '\x540bbb6823c102aea2c9a435aed5419dbe3f445ae98ff931b0e1487881992d9c', '139****0749', 0, NULL, '客户经理', true, 8, true, NULL, '{}', '2026-05-07 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', '8e294855-6049-450a-8dd2-51abe944980a', 'c133d5e9-ec90-4a74-8825-348540fb59b2', true, 1, '董志强', '\xd4d79a52243a89804a86873b064d77ea39128d9b40881cbc8eb77405a6249eec35fc37f7337585', '\x7c6da6ec6cd02a99baf44ca7ba21c0b328bfbe7c7a4e621ed805e731133981ff', '139****0756', 1, NULL, '测试工程师', true, 9, true, NULL, '{}', '2026-05-08 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '072c8355-f696-4322-89e8-bb90b06574ce', 'b25eb4d9-ed2e-4b22-83e1-06eed360b3c4', '0969edf7-3d77-4a13-8aba-80972014ab35', true, 1, '萧雪莹', '\xd9282497ec8a053a8bd2026e110977456c9044362295d70f6a4222cdcd43c18d8266b72e07756c', '\x748616e47f6ba30f667736299672204eccfc36af4d178da5fef3c679b6a83ea6', '139****0763', 0, NULL, '设计师', true, 10, true, NULL, '{}', '2026-05-09 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', '6b3cf061-b523-4f90-813f-1e70090897d8', 'd3df0846-799e-4214-80cc-d5a7c18507f2', true, 3, '程立新', '\xf7fdd2e850c9d60ba1526a33e03f0cfdd1bcdb04f07506e7bbdf0c981affc8d3d94416b579b37c', '\xe6f95049cf7581148702bbc1255897b7e3028953e0072e30e2a29c4a3cf62ae4', '139****0770', 1, NULL, '工程师', true, 11, true, NULL, '{}', '2026-05-10 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', '78dd8c05-88dd-46e9-8c66-a53f4ff908b5', '4fb28500-3b15-4776-812d-a1fcd8547eed', true, 1, '曹海燕', '\xe9ff7ea912ae0f93fb3d500b9904c0cd917daa4eee0866aef49ddf44d46a40bcbb73f66713e2b5', '\xe9ed456c1fb1847d599dd7ed03b43782b3cd50aabf7328778a112590c7d07ad6', '139****0777', 0, NULL, '产品经理', true, 12, true, NULL, '{}', '2026-05-11 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', 'c990ade4-988c-4019-85b3-bab55a68b2ce', '6fb21d82-7836-4e65-8b76-fbac27f69390', true, 1, '袁俊杰', '\x82ff2de49ec48f906b387c81cb302499031122a1fc4c6593ef6e8873c4e49ef22b647ff15e62b5', '\xff38f51472a7cf771a66b7648464ad20600b8914cd3c5eb1373e836d30e7aff9', '139****0784', 1, NULL, '项目经理', true, 13, true, NULL, '{}', '2026-05-12 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', '1f419cb4-44b7-485e-8c79-71b40c6e3d3b', 'd3df0846-799e-4214-80cc-d5a7c18507f2', true, 1, '邓佳慧', '\xa37a85c202f241a0e3fb33b05e0cf78ea7d5f5f3a5bd3b164cc1c67ba11c13e9d4aa23665ee0ce', '\xe208f5ceb83f28e49236a2dcad6d84662b927e0fbffbae6e5cacfdab451491e8', '139****0791', 0, NULL, '行政专员', true, 14, true, NULL, '{}', '2026-05-13 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', '0eac1edc-7e4f-4c3d-8033-14060a8d18bd', '4fb28500-3b15-4776-812d-a1fcd8547eed', true, 1, '许明哲', '\x6796e69a0a220ea3bc60c9aa2129ca773a6e2ea7131bfee75caff8bc6da256cd43b2581c0065c3', '\x0df2ea03610e76240fbbfba0c49a7f1d547ba764a21d5e4d1d5dc1bbde0437e5', '139****0798', 1, NULL, '财务会计', true, 15, true, NULL, '{}', '2026-05-14 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', '16e669a4-ec64-4ac9-8a50-304ce6c62c7f', '6fb21d82-7836-4e65-8b76-fbac27f69390', true, 1, '傅玉婷', '\x2b078596241a9f4925d0be233025818a36baa7a28967ece3cc986a1e344ca858a151ec67b00f43', '\x4f0f1992ef0d95948fc1325b581e2594ea5b9ed11254d542671494656d6c7c72', '139****0805', 0, NULL, '人事专员', true, 16, true, NULL, '{}', '2026-05-15 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', '273de283-59bf-45a8-8e1a-59a39a6af271', 'd3df0846-799e-4214-80cc-d5a7c18507f2', true, 1, '沈嘉豪', '\x09bc7c8ebd225f7de30f86215db8c94e09a6f79f4b937d9f3d810dc9148fcec8176775ecfa211a', '\x59644de3214a853963d9b7d1415db7769ba2db932db9f165ea3321f79c9dadbf', '139****0812', 1, NULL, '销售经理', true, 17, true, NULL, '{}', '2026-05-16 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', '6d6f6fbe-2156-4e21-8ff9-3ddc76161430', '4fb28500-3b15-4776-812d-a1fcd8547eed', true, 1, '曾静怡', '\x05739d8981343797dbfbac6c36e6daa716fff8739585ecef186d6a505678fa28b149579ee16554', '\x8134265665d59afa103432061ca3df0fb14dad26432b7a1842332a28ffc52f7b', '139****0819', 0, NULL, '客户经理', true, 18, true, NULL, '{}', '2026-05-17 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', '34c64dee-a8e6-417a-8847-5787468e2a8b', NULL, true, 1, '彭一鸣', '\xd03febcaea2faf57f5fe879ddfdb76010bcaa16553c4f72195ce9b87811b2d28b5b2a9f4139c38', '\x985118f7306ed6dbc7dc4c8f05255b20baf408270ccec904b7c4c449f3e716fe', '139****0826', 1, NULL, '测试工程师', true, 19, true, NULL, '{}', '2026-05-18 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', '1496f2fb-7847-4ddc-8a7f-f946b778fdf2', 'd3df0846-799e-4214-80cc-d5a7c18507f2', true, 1, '吕可欣', '\x4385dec93156e66f894b87411df26578664c38870d9c67b94f54f9e0af726694ce6efda04c38cd', '\xa9c2a3e761e621b133ff3753dd8f95b0a6487f0f90a99f1cdddec75b69ac18b4', '139****0833', 0, NULL, '设计师', true, 20, true, NULL, '{}', '2026-05-19 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', '13bb9dbc-5ce8-4dc8-849f-7e114347f9da', '4fb28500-3b15-4776-812d-a1fcd8547eed', true, 1, '王欣怡', '\x88906d17b6cce06e19f9ad9a378074a05a29bfb4957106c6e6fff5ea344f8dce09d0d9e6869cbd', '\xf810659e0c9b586cde68604e0cbd2e7b817a23e720f5d6b4219981ffbb7deeb9', '139****0840', 1, NULL, '工程师', true, 21, true, NULL, '{}', '2026-05-20 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', '59450cf1-582d-42c3-82f0-557f9247b89d', '6fb21d82-7836-4e65-8b76-fbac27f69390', true, 1, '李文博', '\xf11e70fd536f634293326ca2f97a1b9b405c9f8785557366154de8093787600482fede03e94785', '\x4adcadc5a57a4dd1a467695ebdc0c3e7500ff934ae1bf77aae459e352c6e30aa', '139****0847', 0, NULL, '产品经理', true, 22, true, NULL, '{}', '2026-05-21 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '6fb551f0-f7ee-420c-81a4-ce66c36e5d03', 'f05d5b74-0379-49a8-8a5d-67c1db8f77b8', 'd3df0846-799e-4214-80cc-d5a7c18507f2', true, 1, '张丹丹', '\x289cba576ccfa64c71b76aefe993d1941d1aa9cc743601c3808a48d3bd7f282e70ba85880480f9', '\xaa500c0a801ed016e7017bdcaf20aac68f85d6ac05ace8a507a95feeaa363d38', '139****0854', 1, NULL, '项目经理', true, 23, true, NULL, '{}', '2026-05-22 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', '7051f66a-1fd1-4341-8e2b-9cbf1c5d4700', '4298d9e6-e35a-4059-89ef-6ac9fd3bfd20', true, 3, '刘景行', '\xa8f132b5cf6716047c71ea1f0c5a6c7e7dd83f0b79ec0b03f9ea433f2526ee0145673c798e0f50', '\x2e96ebe2470b93d4755b6a304b7a7ccce417d0d13cb42a468bb2b3df2b3ff685', '139****0861', 0, NULL, '行政专员', true, 24, true, NULL, '{}', '2026-05-23 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', 'f30c6ab3-8967-4772-81b9-4bff0f18b65a', '1e278879-e75c-475c-8b3a-b9b4e335a2c1', true, 1, '陈雨桐', '\xc886ec59616d33ea68b8f99fda1c20e67297a263afc20e8cd2a898598bfe183e7d4ae8c491f4c8', '\x9e5576420f89ee7bff5e2c0ec7fe25f156a86d405cdeb350cfdd3f7d900a6b8f', '139****0868', 1, NULL, '财务会计', true, 25, true, NULL, '{}', '2026-05-24 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', '6213e647-f76a-4b01-83ca-bab350489a23', 'ce7f9f96-b2c8-40dd-8cef-534c5141d89a', true, 1, '杨志强', '\x3e356fc97aef59aa4bf96038d3c0350afcb96824711772a0ab348123af34f266c1b8e00473604e', '\x01604461ad87322712f81fddc1889360d17f4189da8610a5d3a7dc9b969c3994', '139****0875', 0, NULL, '人事专员', true, 26, true, NULL, '{}', '2026-05-25 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', 'c1cbd6e8-9a3d-41b6-8359-923365b6ed55', '4298d9e6-e35a-4059-89ef-6ac9fd3bfd20', true, 1, '赵雪莹', '\x31c805e3c96fa1963666af7174aac7464e672e73d4d901acf10c94546d5ba7839aa2d26ec8eabc', '\xbd993f3608a5c80daaf0159a622010ae7d6e8555b8ec9c8fbf04c3e6ec090c87', '139****0882', 1, NULL, '销售经理', true, 27, true, NULL, '{}', '2026-05-26 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', '0edb1d25-3e78-4727-85b0-bcfac77190ed', '1e278879-e75c-475c-8b3a-b9b4e335a2c1', true, 1, '黄立新', '\x8bd1119555425195aa33c840df73b55d1ef0d09e67f52670cc634e0bfa3c1bca0ca3b765985a93', '\x83ed9825b13be2ed64b939560b74e009201b4dadf867bff72284e3c09f5e3546', '139****0889', 0, NULL, '客户经理', true, 28, true, NULL, '{}', '2026-05-27 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', '5b6f7090-8456-4d1a-87d7-64b1316e14ab', 'ce7f9f96-b2c8-40dd-8cef-534c5141d89a', true, 1, '周海燕', '\x66ff4c374d562a436dca7f9079169e11193ad626a017d826b1a76e4ef4aea477192d93b0abc188', '\x0502c3191519ac62665f884ff3374a6408ce68d8a0176acc4ad6d18efdc23e98', '139****0896', 1, NULL, '测试工程师', true, 29, true, NULL, '{}', '2026-05-28 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', 'e755aa10-614d-4af9-8f62-611638c087a5', '4298d9e6-e35a-4059-89ef-6ac9fd3bfd20', true, 1, '吴俊杰', '\x1a4d3f4585b4b8a7cd17aff6fe0f7885500d1f440de9f51700b819c1e4f552e5a993f85d77491e', '\xc4863cfa962e128572485d8f919c90429151f9a1c659f44a41385eb865804ad3', '139****0903', 0, NULL, '设计师', true, 30, true, NULL, '{}', '2026-05-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', '1a4add2e-30cc-4d95-8429-752b8e4d2003', '1e278879-e75c-475c-8b3a-b9b4e335a2c1', true, 1, '徐佳慧', '\x81e6d2fe62fbb6157bcef366e0b51e5ad1d3adf325c2c9c52cb2e2c9a408ca1185d56e74925042', '\xd12a1c7fe71f4e598bfaecf46546c6296f8ca2475c785617a327136b56a95ce9', '139****0910', 1, NULL, '工程师', true, 31, true, NULL, '{}', '2026-05-30 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c901ea6-f57e-49df-8503-ddc2fb1b9d26', 'f41c2239-208e-42d6-8458-40077b125f03', NULL, true, 1, '孙明哲', '\x80056ba7009e2da44408c4e2074902cc73dd57b146f59f8299fbe586a83d1dba879825631463e3', '\x5847d90d5160e593f26cd4620bcea549081762b728e4daffcf64a15caa887b13', '139****0917', 0, NULL, '产品经理', true, 32, true, NULL, '{}', '2026-05-31 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8550f7cf-b682-4f8d-8440-170e9097547d', 'aaf1b88c-6fd1-4cd6-81a9-3aef79fe52c0', 'ad61398e-e7b3-40f5-8e9e-249bacd1303b', true, 3, '胡玉婷', '\x1377c85c13390a4fc92a0fa412b13b532da88d6e95cc4e1f629a04d9b58edaf92771a9b6f04d5b', '\xa1f16125e1628993a7f660566503d3e2084cc1ef52ca361b172e839d3d8a3b1b', '139****0924', 1, NULL, '项目经理', true, 33, true, NULL, '{}', '2026-06-01 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8550f7cf-b682-4f8d-8440-170e9097547d', '1a629820-e237-4417-8124-bd023d9d1dfc', '86124a47-e7f5-48fa-8849-4dde4f1a5fa8', true, 1, '朱嘉豪', '\x858f02ab8b3576b2e5626bc920a0991e05adff8c8bb09fe8315032e796a1e59b6995f8e91ed2a6', '\xb90a1e36108f5a981014ba89bc54d7bcb92979a4f915ceeec5e3dacdceb8a294', '139****0931', 0, NULL, '行政专员', true, 34, true, NULL, '{}', '2026-06-02 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8550f7cf-b682-4f8d-8440-170e9097547d', 'b9d38681-8df4-4fa7-8791-05f4dd01be34', '37d46e7a-1205-489b-8eab-03c98f1de85a', true, 1, '高静怡', '\x4f58fc5308211f9b505d8446417d96c1e7088f502ee9494f411dab87ae011560b207ae2d3b346a', '\x5e3787d605fce2b1c8e60fd37196c3c1384494dcbecb5290b96c2cf49e3ef9f1', '139****0938', 1, NULL, '财务会计', true, 35, true, NULL, '{}', '2026-06-03 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8550f7cf-b682-4f8d-8440-170e9097547d', '048c59bd-4b4d-4f56-8338-0ef6e540ad53', 'ad61398e-e7b3-40f5-8e9e-249bacd1303b', true, 1, '林一鸣', '\xb45c06cbe9a282a2e9e8353eb5bc8003c0b5197f560a614d2e0447d53a593694a6c4c9dce6b890', '\x41b6da2604a8d666e8c3de314ae3febc289137729f88578cbf4890ee841d8535', '139****0945', 0, NULL, '人事专员', true, 36, true, NULL, '{}', '2026-06-04 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8550f7cf-b682-4f8d-8440-170e9097547d', '51cd1b68-2731-4386-85dd-21391667d78b', '86124a47-e7f5-48fa-8849-4dde4f1a5fa8', true, 1, '何可欣', '\x3249ca91dbb359659dc583586898f8cd796752e8bafc829272269af58271f3074c8f5a9c9aab9f', '\x68ba9f0660e4f9803131ebfd7e3b3a72ca44310dd85921af1d30f3564d581e84', '139****0952', 1, NULL, '销售经理', true, 37, true, NULL, '{}', '2026-06-05 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8550f7cf-b682-4f8d-8440-170e9097547d', 'f7255720-7820-4f21-89f5-422fdc4df3c4', '37d46e7a-1205-489b-8eab-03c98f1de85a', true, 1, '郭浩宇', '\x1e8f8212711703875f631f1de540aa7081409a956de69bf31e1ef0060b885ae94d96eb0f95691f', '\x3b3a696e7b09c7fb3758ae19699cf68a1725b714a3c8f9e27a0c19f4209ae614', '139****0959', 0, NULL, '客户经理', true, 38, true, NULL, '{}', '2026-06-06 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8550f7cf-b682-4f8d-8440-170e9097547d', '76031027-fdba-4167-8377-edc4f2dd7932', 'ad61398e-e7b3-40f5-8e9e-249bacd1303b', true, 1, '马晓彤', '\x015acd7cac9e360a8337f756db5654c87e2afc5bced6c8074d26f2a039c70d8b47fbcc25a0aff4', '\x6399a7fad77a8b1fbf4866aabc3124c0ec96c720fd1d3c9495d8dd90e83920d8', '139****0966', 1, NULL, '测试工程师', true, 39, true, NULL, '{}', '2026-06-07 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8550f7cf-b682-4f8d-8440-170e9097547d', '1dde3f94-deaf-42f1-8cfa-b0f24290ec6e', '86124a47-e7f5-48fa-8849-4dde4f1a5fa8', true, 1, '罗宏伟', '\x99837e2d4dd66b94a6f5089699b2e16b7037082f124e2d4d3ddef1b42115341d37c73bb582a81e', '\x0276f4811a1f68b0e1e5560a335fd0b422cc2cbfedf01cc46a9db63e9525e9f8', '139****0973', 0, NULL, '设计师', true, 40, true, NULL, '{}', '2026-06-08 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8550f7cf-b682-4f8d-8440-170e9097547d', '58e0119e-a110-46fd-8613-73dbc8e3a0ed', NULL, true, 1, '梁春燕', '\xe4ae4c7c5c72fdf2ba45ef5b205c6017dc6778a02dfd67783e35193efcb89926358dd1a2b05d94', '\xa97f9f9e24053ee1c8e93b3b8b28d855d5a00e919f422ebbb9c5b17a3809f1d4', '139****0980', 1, NULL, '工程师', true, 41, true, NULL, '{}', '2026-06-09 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8550f7cf-b682-4f8d-8440-170e9097547d', '95ba669f-c543-4124-847a-f15e1d80fd76', 'ad61398e-e7b3-40f5-8e9e-249bacd1303b', true, 1, '宋子轩', '\x25cd070a58e2bf739e0fb14cc6390f72f47aedac9b9905479a22e67e2b749923c0cf099bd7ce9c', '\x2f78e1e468e2f8298b9d0d2e3cab509fa3a2e9a316004bcda7ee94cb6b79341f', '139****0987', 0, NULL, '产品经理', true, 42, true, NULL, '{}', '2026-06-10 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', 'a6fc38dc-b1c1-4834-8819-bc14263f1767', '9c319d8b-6ec9-49c3-87a3-1c428cefe739', true, 3, '郑梦琪', '\xea7c2e0f3641cb00c8149e408e8f1cf8362c985a763f4d2f6af90ceeaff85b21dd9f631fbe9ed0', '\x150380f803e54c68483b2f7c1ab5355fb1b91db221e7daf291332dbfbe67422e', '139****0994', 1, NULL, '项目经理', true, 43, true, NULL, '{}', '2026-06-11 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', '4975295e-0830-4921-8fcc-b13fa5fd1df6', '85b989aa-1f39-4dc7-83f3-2c878cef7b9a', true, 1, '谢思源', '\x6c5b13ce318487c6a564824d39c2e2038a82ee8024bb0ae3f6083a5e29e22d5df0e41678e46ee2', '\x829a594bab59d4b6bc905167f57708d38dd929d72c1b03a4c1da9e83e99acfa9', '139****1001', 0, NULL, '行政专员', true, 44, true, NULL, '{}', '2026-06-12 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', '2b6c1077-1eb1-4f89-8a9c-babd68ce156e', '0bbb76b4-7dec-473e-864b-0ce5476e1049', true, 1, '韩婉清', '\x6390f4a787bf4bf0d2a8c7328b34a0ad9c714c4d7df6405f784e02a3a376c3cf1d463f300b20ee', '\x789a8f2c6f1ea6a29926cc9c79eb15b416846e9d0cb611aae523963fa02b0a2b', '139****1008', 1, NULL, '财务会计', true, 45, true, NULL, '{}', '2026-06-13 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', '61fee405-6ce7-4fa2-8557-154eb603c9a1', '9c319d8b-6ec9-49c3-87a3-1c428cefe739', true, 1, '唐伟伦', '\xe22a594400e86f3b9c639f0a88544631f7585bc66747a982e23aba3eac0edd050d18f55b580487', '\xd81dd4713dc8e8aae0c2d5cf4633a24aea601a1cb5605ebded70b3704237c681', '139****1015', 0, NULL, '人事专员', true, 46, true, NULL, '{}', '2026-06-14 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', '9b8aab4c-a7a3-4b01-80cd-dbe67529350d', '85b989aa-1f39-4dc7-83f3-2c878cef7b9a', true, 1, '冯诗涵', '\xe40855ae8c4eff863a9460370d26c164e3ecb04a55c6053480211265c9062377e0f3080afc3756', '\x96816fa9a37bcde3153d9ed1aba77d79130c0233e6986fb8d53212a7546b5da0', '139****1022', 1, NULL, '销售经理', true, 47, true, NULL, '{}', '2026-06-15 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', '22dac153-2f59-41a8-85a1-df95d9a0007b', '0bbb76b4-7dec-473e-864b-0ce5476e1049', true, 1, '于天宇', '\xf78c6844b786989a9b43e85ffb98660b08132d2ded0beb7d0354e86a09cc7b1d35af5b919fac90', '\x1e2a2a8f57db2f599d26d5c98a8810550d3b40b9c83d40590014295e5164efd9', '139****1029', 0, NULL, '客户经理', true, 48, true, NULL, '{}', '2026-06-16 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', 'a73edda7-553f-4b8d-84e9-d4bfbeb1dd5a', '9c319d8b-6ec9-49c3-87a3-1c428cefe739', true, 1, '董若兰', '\xd7ada0cd7ae499df3cff13090c33a33995a8a21241c33f108b79aea109ac0300cc3edaf882ff3c', '\x9b61fe0c3ad6a873dc57d0d2974ed4e6f554ecf4f0c6680305c28d7635e23de9', '139****1036', 1, NULL, '测试工程师', true, 49, true, NULL, '{}', '2026-06-17 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', 'b9ca39ad-8970-4f9e-80c4-5393324ff57a', '85b989aa-1f39-4dc7-83f3-2c878cef7b9a', true, 1, '萧建华', '\xdc7abceb2926434f5571975d4f0bc23be7e22a6fd0fba37e748a7e46288c5b20f65113514010ed', '\x0d6354d70c0237a2cf4753e7f0136fd392131ef92e908d88bc4d0eafed1542e2', '139****1043', 0, NULL, '设计师', true, 50, true, NULL, '{}', '2026-06-18 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', '0320bf8f-c094-4031-83ff-138ee6bfb1b2', NULL, true, 1, '程欣怡', '\xa55fb8acebb2cfbc12f0517e923166e80a43e67fbad499a2f76bc59800a9ca7e45521f620856e9', '\x0c6881a8d015b9d989458491e0ba333bff67344ce971978f4aec60da3e4369ab', '139****1050', 1, NULL, '工程师', true, 51, true, NULL, '{}', '2026-06-19 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', '1438ac83-a5b5-4d53-85d0-ea5876837e5b', '9c319d8b-6ec9-49c3-87a3-1c428cefe739', true, 1, '曹文博', '\x5f934c7d4c7490e0de6e0e5b0af7b38e136412f7f63fd9d1e953d4be2eeca7392be249ed3809cc', '\x5df9e7cba28ea1f4be6314ed7705b8f5f7c870fe79a7863c146b9069df9fff92', '139****1057', 0, NULL, '产品经理', true, 52, true, NULL, '{}', '2026-06-20 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '2d20f966-38b8-4a6b-85d1-df86dae3c0fa', '18d60849-5065-4339-82e4-eacde19a3334', '85b989aa-1f39-4dc7-83f3-2c878cef7b9a', true, 1, '袁丹丹', '\x19a95cfd87a3e237bced957dc7bf71b8beb5bfe2c41f509403435ff5c1db6115b5632108acf392', '\x35833fbfbf480fc56cae2a01f852a0c2ae4cc27236f9108c619b66bc308ce768', '139****1064', 1, NULL, '项目经理', true, 53, true, NULL, '{}', '2026-06-21 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', '4d19eda8-c4f0-4368-80d7-efd404fe4f48', '3d85a271-0170-4326-8280-f7a1b9a6f0bd', true, 3, '邓景行', '\xc4ca56ba684102a68c507e706ebf7a471421f3904d77277ede679566616e612873a67fb9283086', '\xe7b50180d2767540ca46448b2618fca0ac5bc1398eef725acb5157f54ebac455', '139****1071', 0, NULL, '行政专员', true, 54, true, NULL, '{}', '2026-06-22 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', '98559c02-db02-4155-8b90-bbe0865833df', '6df482ab-e533-4f53-8ef7-c9b623f5cc55', true, 1, '许雨桐', '\x4abe1b347f171ecfd97a977876ca3d901bdc36dd0c4bb365bc7f083d75e4db99cf980803b17450', '\xe0d9cab73eacef385088af2dc507dbb3194f2891df07e389ae7a5d8fa894d3c9', '139****1078', 1, NULL, '财务会计', true, 55, true, NULL, '{}', '2026-06-23 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', 'cfc8c82d-284f-44b9-84a3-ebc52bba2e12', '61f0091d-a009-45ab-83f0-d0d1752cd2e1', true, 1, '傅志强', '\x2ac34012f48f8b46a6de7f3778a2897e2aa077178a00edd5ff2e3d005c331463eaaa1868aa3667', '\x87571bd4d19d66828cbb2021117393bee2abfafe4dc7c60a63c6a4e30ad18672', '139****1085', 0, NULL, '人事专员', true, 56, true, NULL, '{}', '2026-06-24 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', 'b2c2259e-f94a-4e69-8a9c-543eb2247d1f', '3d85a271-0170-4326-8280-f7a1b9a6f0bd', true, 1, '沈雪莹', '\xf829a6a47ca79a0a9d08af79b8b35020ef92c08a2adb2d306b9ba8d96274d0490917f2c48cbe4e', '\x6121461f3a033f56b96a8695eab034dd4838f6b88d256ee8bf31c727e0c41481', '139****1092', 1, NULL, '销售经理', true, 57, true, NULL, '{}', '2026-06-25 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', '03ab8416-d714-43b7-86d8-8f87027cc728', '6df482ab-e533-4f53-8ef7-c9b623f5cc55', true, 1, '曾立新', '\xd2e6d58205200b1c05b1f8b92b309a873680fb3ec909b3088674e7ef7e4cf2f5c67e07f763eef2', '\x1554bc71b436721b964ae14386cd0ae92abe8339c5f49a24edabfe46628381b7', '139****1099', 0, NULL, '客户经理', true, 58, true, NULL, '{}', '2026-06-26 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', 'a5b8d016-4191-4ab9-85c5-456e4a6c1cda', '61f0091d-a009-45ab-83f0-d0d1752cd2e1', true, 1, '彭海燕', '\x451ff1c2810561a5720b1031450a625b9f7244875bd34118e44cc4a96d30ec1974a46d56279c0f', '\xd610448528b87fdc62dcf4f490e41e4b1d2c000bb1964cc55c0cf96bf9b1c7ea', '139****1106', 1, NULL, '测试工程师', true, 59, true, NULL, '{}', '2026-06-27 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', 'd76f2501-582b-46c6-849b-da93536241c9', '3d85a271-0170-4326-8280-f7a1b9a6f0bd', true, 1, '吕俊杰', '\x07833b686ec79e4ca7a2c1d5ab70d53c5f67c4217ab431a02ddc25c738c765c6ceae8a70fb06c3', '\x99c01166f5912832bd547cc004283b54142193b6f6799c646252dd48b870d649', '139****1113', 0, NULL, '设计师', true, 60, true, NULL, '{}', '2026-06-28 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', 'bbdd4049-4f08-42fd-8e7b-403a43dfbf65', '6df482ab-e533-4f53-8ef7-c9b623f5cc55', true, 1, '王思源', '\x4b7c08edf0f68b0b3d6b55e5712058163cab9a7d7ced5c0266051e4923799fe171f0a48b266cb1', '\xf7e2a9d8d8787b67e6b7ace6d2f6b1a8128b695e01a3002a8ba0cdacee822215', '139****1120', 1, NULL, '工程师', true, 61, true, NULL, '{}', '2026-06-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', 'f64cdb48-9651-4683-8349-78b2b3486f45', NULL, true, 1, '李婉清', '\x92b517ced489998c489eaf51d2fcd65081e085f926644bd6fcbd13dacbd3e6fa657dd3420a030e', '\xc72bf3e4c7ac9233e75ef519f91ab9e8f1f0482cb25b8bbd0e1819322eeeb839', '139****1127', 0, NULL, '产品经理', true, 62, true, NULL, '{}', '2026-06-30 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', 'bb2c4d06-56a1-49df-8e71-4cf359c974b3', '3d85a271-0170-4326-8280-f7a1b9a6f0bd', true, 1, '张伟伦', '\x48efbc2b816da157a5cb97e1ad200e43b5b4457c4b66997adb0de065d384b075248df4a2010db3', '\x800a40cfe2b9ba1e63b17247aa131286b715323424155327fbbd556a2a47a9ef', '139****1134', 1, NULL, '项目经理', true, 63, true, NULL, '{}', '2026-07-01 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', '1ddd2337-1fd2-431d-8a67-a56010ce30eb', '6df482ab-e533-4f53-8ef7-c9b623f5cc55', true, 1, '刘诗涵', '\xa54d6cb832ef1d33f01179246f30b01d73efea148c802b463e3badcbb3b9689fe4bc13d648fd7c', '\x06098a92a74dccde1c7e3ba845ecbbb7c7fc983f0c95bec48183ead38a9e9803', '139****1141', 0, NULL, '行政专员', true, 64, true, NULL, '{}', '2026-07-02 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '39cf6a44-b217-4eb0-8884-ea4db8eeeabe', '2f1c285a-a000-4ab9-8d4c-f47220aff1aa', '61f0091d-a009-45ab-83f0-d0d1752cd2e1', true, 1, '陈天宇', '\xc7e7ca25a4b9ac5f559734c511ec386047227f8536c68b39db0c6195a5fe9b63d6ec309798dea5', '\x51410c80e7be5cd3fb6adc979c946c7cbc13c2f68b65e5896ac5c4241c8c9458', '139****1148', 1, NULL, '财务会计', true, 65, true, NULL, '{}', '2026-07-03 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', '1bc0d225-0d47-4ff9-8a75-920e9afdda99', 'c3ff1a14-fefc-4b54-8aa1-44683e53cf48', true, 3, '杨若兰', '\x3c3fe50dc38aa5e3aa422ad1cdf98e42ef049d755382e7bb42c1c2c9237102d7937108aa9346d6', '\xe0c4b4767c6f5f20d6efaeaa434d8983a61f3367f8120ae6b2b5653cdb40ef26', '139****1155', 0, NULL, '人事专员', true, 66, true, NULL, '{}', '2026-07-04 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', 'b3b44911-c7be-4fb7-86fe-4fee33ea3c80', 'a6a3260b-b1f6-4c80-890a-c729322fb451', true, 1, '赵建华', '\x583fff61ef5557ea18df256e3369432906798e922190758abff8bc71257ac6478bf1e1d133c65e', '\x989bfcdf34f22b16abc50247523b5eabd888f1892354df754e6bba05e0f40549', '139****1162', 1, NULL, '销售经理', true, 67, true, NULL, '{}', '2026-07-05 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', '29d3c4bf-a25f-45f3-846f-bd3e24176160', 'db390985-0c83-405e-8d9e-37979d5d4312', true, 1, '黄欣怡', '\x1f9e8415293c75b45e29744a0a2fd5f75042ea984965c72756d8d7a93327b83e814209010e27e8', '\x66861ae69d7646bb4a724fb66d085cbc023d1fdd0fe413de4b20816958aaf9e8', '139****1169', 0, NULL, '客户经理', true, 68, true, NULL, '{}', '2026-07-06 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', '0c06fc3b-27d3-4331-8c6f-6b98c9cd9b79', 'c3ff1a14-fefc-4b54-8aa1-44683e53cf48', true, 1, '周文博', '\xf5030a4d704e266d1f6f41bba4b93c85d995f25e502a33c89e48fb8a5b486aed790f767525e5d9', '\x1fccc5cc48bdecd35acfa081d1f4319752cff22b8211cac07ff261f7a0b3f092', '139****1176', 1, NULL, '测试工程师', true, 69, true, NULL, '{}', '2026-07-07 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', '1458b392-8af1-4927-85b3-d26207e5b9ad', 'a6a3260b-b1f6-4c80-890a-c729322fb451', true, 1, '吴丹丹', '\xe9f26d7566a7c408deb1dbdcf9441d53474bf8058ba5980c21fae363bddb1de1c09d2a5f104ae9', '\x4fa30d8a771beb8db9b4058247b9b25bf1bc1062f2fe994d6bca427c8b45f6bd', '139****1183', 0, NULL, '设计师', true, 70, true, NULL, '{}', '2026-07-08 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', 'e7fa1e10-c39a-4098-8b96-dd9ab68fd12c', 'db390985-0c83-405e-8d9e-37979d5d4312', true, 1, '徐景行', '\xe228fb31b308f7db33dea2c821ac320dadd8c515918bd970a69bf0ec660a56637d2da51d5f4360', '\xdf58e1b0201930bddac4caa9150f101427395f7da48faa57a90d8cae515c843d', '139****1190', 1, NULL, '工程师', true, 71, true, NULL, '{}', '2026-07-09 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', '9f685025-4b7f-4512-8edd-5130d89bf6e5', 'c3ff1a14-fefc-4b54-8aa1-44683e53cf48', true, 1, '孙雨桐', '\xaba024eadb3f93bff78420be4f1441c012649f1daa8683a3e834d516472c42359bdf94ebd0f27e', '\x733f865ab42db3e877375c47927ac8581e4bde02a4375bca905e1dcc2a472000', '139****1197', 0, NULL, '产品经理', true, 72, true, NULL, '{}', '2026-07-10 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', '5d7385b3-aff9-4cb8-8469-82463f0fb4e4', 'a6a3260b-b1f6-4c80-890a-c729322fb451', true, 1, '胡志强', '\xe05b4e46d95f5352d1cc1f1df7621601e5a7a10e365cf44ec499e8ea469025ec604e3e35bb123a', '\x4971ee30c073da55405493b2554f930aae413832713c5ba7e82ca501f4747fce', '139****1204', 1, NULL, '项目经理', true, 73, true, NULL, '{}', '2026-07-11 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', '774d4cee-9ece-47b7-832d-05ba2777c7f9', NULL, true, 1, '朱雪莹', '\x2a6156b68b9a250a81f18989f256051fe834264209a9eecf7f5782bc957f15960dffa37a94804d', '\x25614af58a783d69e4e21f8e254c6fd1125f5664786302d32001fbbe3c127688', '139****1211', 0, NULL, '行政专员', true, 74, true, NULL, '{}', '2026-07-12 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', '1825c909-21ff-4f7b-8590-3f6f83ff1266', 'c3ff1a14-fefc-4b54-8aa1-44683e53cf48', true, 1, '高立新', '\xcce123626049388618424349b17d5d4517106c2e7651fac532fa6389d1efda9d8101fd47a281e3', '\xa507599dca3f20054a57d2beacb50a63180e6ba44ee0910de7a896aecf4fc287', '139****1218', 1, NULL, '财务会计', true, 75, true, NULL, '{}', '2026-07-13 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', '9ad4a4ae-9d3c-496c-8f30-d2b1dde65627', 'a6a3260b-b1f6-4c80-890a-c729322fb451', true, 1, '林海燕', '\x8b09385d40f0dc2cba11bd27d50ca5c05e0ea4c48dab774e7815011bd309bdc4eb53aa2beb4f79', '\x3758390169ede4fda6b8c52ac957cc893cff3d64afebe96cad89f5066ce83dde', '139****1225', 0, NULL, '人事专员', true, 76, true, NULL, '{}', '2026-07-14 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', 'd702e349-f8b4-40e1-8ca9-6c7112f39fe2', 'db390985-0c83-405e-8d9e-37979d5d4312', true, 1, '何俊杰', '\xade4f6685aee7b6af9f9fa12af94b816deb17bfdc710c0e350cb66ce9ef50c5fdf1a74ed360257', '\x4ab661f1cb8c796fad881f03a7596ac9d385c11cf19b579d8e1a7a556d3a7e70', '139****1232', 1, NULL, '销售经理', true, 77, true, NULL, '{}', '2026-07-15 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '79a2b48e-e493-440c-858c-0ac5d99c1bae', 'f67c387e-4aed-420c-8d26-0717a3183c2d', 'c3ff1a14-fefc-4b54-8aa1-44683e53cf48', true, 1, '郭佳慧', '\x257620853e84e496d637db77b900ef8938f9148d8e68abea48281be12b60420e1cf9fe9c0048f6', '\x08d1d5fece397bcd115fe3f91a2394c1c23c7bb529e21ab4398a6ed3a554b033', '139****1239', 0, NULL, '客户经理', true, 78, true, NULL, '{}', '2026-07-16 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5a458b7-87fd-447b-8781-986db92ed713', 'f967194c-0643-4d48-8f57-6c32868cfb8b', 'c23060a7-c7b0-4a8b-8f70-c3af032fcab8', true, 3, '马明哲', '\xa4c01c2efdf8abf72a872dec0def87c937e9479d5a1b23ddc53ce165a32d4d8e5e31b3f6dc55c9', '\x923f1ffe10a0aad1f5ee4745b54ca3eeea4622320111406c84a24f313c2592aa', '139****1246', 1, NULL, '测试工程师', true, 79, true, NULL, '{}', '2026-07-17 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5a458b7-87fd-447b-8781-986db92ed713', '98b28787-eb0c-4bd6-8eef-ae5dbd1b9d50', 'b4530692-1348-42a4-8920-78386c2d088e', true, 1, '罗玉婷', '\x8c5a3d4a045a57b44e72412fa5439c47c89e0a9ab1c8f29791dbd786da47aa3deb74d7f88efe1b', '\x9c8eaa63b4845f76b7016742b8b9d0995fdb9397e25a05915c3e1e340538fa45', '139****1253', 0, NULL, '设计师', true, 80, true, NULL, '{}', '2026-07-18 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5a458b7-87fd-447b-8781-986db92ed713', 'a279ab19-f620-4c2b-825a-54d3bf259810', '28634630-aef1-4086-870d-6f016e87bf08', true, 1, '梁嘉豪', '\x3f340f059d0d573ff343016ca315d67d8f6751f807c59d453b12fd34325bd4b573ed727ac4d4ac', '\x302f925de4d95d24788e871c3a0af895baf4297e4e9721f5fced516166f05b6d', '139****1260', 1, NULL, '工程师', true, 81, true, NULL, '{}', '2026-07-19 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5a458b7-87fd-447b-8781-986db92ed713', '4b4ae7de-cb9b-4e94-8dcc-a99269927745', 'c23060a7-c7b0-4a8b-8f70-c3af032fcab8', true, 1, '宋静怡', '\x257e675ecad363c7f45771473f5fa92ac4e1ffd1f1322a5d530b80a2ab72a8891463860319463d', '\xb5f16111d67668dfb7a9eefb0cbbf2b44d6638c2a487b7f545a2322bd099ec5e', '139****1267', 0, NULL, '产品经理', true, 82, true, NULL, '{}', '2026-07-20 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5a458b7-87fd-447b-8781-986db92ed713', '329c8ec2-bbc3-48b9-847f-47811c4a157c', 'b4530692-1348-42a4-8920-78386c2d088e', true, 1, '郑一鸣', '\x1bdbaaf750f2db9d010ead2456ed6ea9694a559ca52e1c3cda8e040d7ee6724339770c8fdc0506', '\xf50043ccc4b98c1ee2c059c3bbefdf7eeb9146d82946499de876e975860ef466', '139****1274', 1, NULL, '项目经理', true, 83, true, NULL, '{}', '2026-07-21 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5a458b7-87fd-447b-8781-986db92ed713', '85dab9f5-2cdd-482e-8999-406ff868f048', '28634630-aef1-4086-870d-6f016e87bf08', true, 1, '谢可欣', '\xa142118e0a380735b7c2ebf0950e5e1e40875a08caa2d251c1ab93e4bd7faf467ddddfa8a4bae5', '\x6c23cc38389c04b4425956e929e165ed9805b5495861149234913504b0b54d6b', '139****1281', 0, NULL, '行政专员', true, 84, true, NULL, '{}', '2026-07-22 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5a458b7-87fd-447b-8781-986db92ed713', '2856015f-4513-4e2e-8845-caecd396c6ca', 'c23060a7-c7b0-4a8b-8f70-c3af032fcab8', true, 1, '韩浩宇', '\xebfd3fb6c160f5a27482d123808cf42302310723b69b111e4c3bb9255601a3de7c882422d98016', '\x3210d3b59b260670e593f73467a1c9d10576079956a84c79847b71539643e55f', '139****1288', 1, NULL, '财务会计', true, 85, true, NULL, '{}', '2026-07-23 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5a458b7-87fd-447b-8781-986db92ed713', '6d0f4073-af8e-4ebe-8d13-705029e8b5fd', 'b4530692-1348-42a4-8920-78386c2d088e', true, 1, '唐晓彤', '\x10a970b114cc3d7e01611c22c09d77081ba23bf55cf44eaa814fdee870897e6dea6b7cd70f2e7f', '\x48a293a040c47a026afbfd982080587636d3ffa78a9e60cdd600793659484881', '139****1295', 0, NULL, '人事专员', true, 86, true, NULL, '{}', '2026-07-24 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5a458b7-87fd-447b-8781-986db92ed713', 'ecc53510-fab9-4156-8740-383edf99fb57', NULL, true, 1, '冯宏伟', '\x77553d4f69b17a762ff5ceb3e262dd3e33a8aed3107bf3e2a3fa05d2a637d2147ef069e0a9748f', '\xd77629a6885a9700ab97b39c540423ba68fac701cd0078e9f685c33f7a36b276', '139****1302', 1, NULL, '销售经理', true, 87, true, NULL, '{}', '2026-07-25 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1094fe9d-3642-400f-87ad-438048267d35', '5b237464-a4cb-4d06-8b3a-bd6eeb007c60', 'ed77038f-f697-4b0f-8651-b831ff455aa8', true, 3, '于春燕', '\x1227cfedd8f02f89324c3bd7cbf1763adf98e8bc96fbdf3443a302be1ad1afb8992ef864e074a8', '\xfa4c374aff92b59435af9af756501c854416a1a84ba6e89080925d1eb68de343', '139****1309', 0, NULL, '客户经理', true, 88, true, NULL, '{}', '2026-07-26 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1094fe9d-3642-400f-87ad-438048267d35', '8a2f2299-9923-4788-8886-ffdd24d5aad0', '19cf95b7-00ef-4b46-8246-f952c0e863a9', true, 1, '董子轩', '\xbf74dee314503498c41220f77b0406ae9577de3542dad8ba374a3744374a7c703a7338f209c93b', '\xd63e612685198387450779353969fbfdf74aeead03adcab4786c5b614041bf22', '139****1316', 1, NULL, '测试工程师', true, 89, true, NULL, '{}', '2026-07-27 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1094fe9d-3642-400f-87ad-438048267d35', 'ac8a5fea-9c1c-44bf-87e7-ba838ab4144a', 'dbd09d3b-b71c-4ae7-83d7-0054abd6b414', true, 1, '萧梦琪', '\xe2f3148f8e1460fc1ebc3f52ed522c3b0f66deee76d4611dcceb43469c654b3de2bdf810d97d30', '\x793f0fb2e5cc3964dff0c6813c8ab1ce15460b07dc588a5092d9ac082d910d35', '139****1323', 0, NULL, '设计师', true, 90, true, NULL, '{}', '2026-07-28 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1094fe9d-3642-400f-87ad-438048267d35', 'e83a8a97-a544-4ad4-899c-1ee16d713fc0', 'ed77038f-f697-4b0f-8651-b831ff455aa8', true, 1, '程思源', '\x3bb3a2b3e23418f8580c21f1cc7d934328f74a53756831c892afedc11d230a3a94b909468034db', '\x63954c1fed54d4cf5d9c69e59f73da54fa178191c9bea56f93e80894260fc381', '139****1330', 1, NULL, '工程师', true, 91, true, NULL, '{}', '2026-07-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1094fe9d-3642-400f-87ad-438048267d35', '2b4cb2de-8469-4376-8a88-044798fd73ef', '19cf95b7-00ef-4b46-8246-f952c0e863a9', true, 1, '曹婉清', '\x27f2143a6c60ed66d3af35aec098c2339eb53528cc4ca615b8e2c8cd07eb9a9061f1ad9ec41bac', '\x011ed813562700737b5a9a680ad9d6d12ca0f9797213b1c8a4b38c792a3af3a0', '139****1337', 0, NULL, '产品经理', true, 92, true, NULL, '{}', '2026-07-30 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1094fe9d-3642-400f-87ad-438048267d35', '67c3e87a-ceca-412d-8b96-88b1624caeec', 'dbd09d3b-b71c-4ae7-83d7-0054abd6b414', true, 1, '袁伟伦', '\xdf8363be43ac347aec0e4b27597c70359bf4bff780bd7f694a8eee3256a72ffc0a51f6bbb06afb', '\x40c23a3b530e0e093214f65c0091d7dda7a4d1efb2c35944aeeaa941280b0561', '139****1344', 1, NULL, '项目经理', true, 93, true, NULL, '{}', '2026-07-31 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1094fe9d-3642-400f-87ad-438048267d35', 'a7193981-0bc6-4336-8833-c75cd04f210c', 'ed77038f-f697-4b0f-8651-b831ff455aa8', true, 1, '邓诗涵', '\x3edbed27ed6c9e7fe2600390f032414799bde073fcdd9a5947411b28363a415aa938d3600e6408', '\xea273464991f7e0a19f3a37b978239fd9ce633aae2b0cf9c91fb8c8b90c5ad3c', '139****1351', 0, NULL, '行政专员', true, 94, true, NULL, '{}', '2026-08-01 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1094fe9d-3642-400f-87ad-438048267d35', '96256c24-9f57-485e-8d8e-618496a18d56', '19cf95b7-00ef-4b46-8246-f952c0e863a9', true, 1, '许天宇', '\x6957a6c30ba2367355fafd6a5a9cae473c6e14e7af600ace6ccc98ed2b18ef011eb32404c268c2', '\x01bca0f7757569a8460f4343bd09b0ca3cd768696efc93bad0d33f1d71fdb1d0', '139****1358', 1, NULL, '财务会计', true, 95, true, NULL, '{}', '2026-08-02 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1094fe9d-3642-400f-87ad-438048267d35', 'de5040ae-f6c9-423c-88c0-44697df66ec5', NULL, true, 1, '傅若兰', '\x53bcb24b56ad8353b7ff96732d5404ab449f00c769d988adf9f2eff0929577381095774323c93f', '\x36322311c8767bd6f53a397529553a01d48f99367c0702d4578e914f62940065', '139****1365', 0, NULL, '人事专员', true, 96, true, NULL, '{}', '2026-08-03 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1094fe9d-3642-400f-87ad-438048267d35', '11b5af00-0571-48b5-8cd6-870835d9c6a1', 'ed77038f-f697-4b0f-8651-b831ff455aa8', true, 1, '沈建华', '\x634d1dd419c1f9a167841a162e0c16a9ee36562c08b16f59f4221576065ba0be846fe93680d639', '\xd8162efa22e92b7c94bef16880ad0adfc925cd6e4913383c6ca17d95ee906640', '139****1372', 1, NULL, '销售经理', true, 97, true, NULL, '{}', '2026-08-04 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '036c9033-25bf-4edd-8362-53e7a286b78c', '674aff26-f700-430d-8ea8-4bed8ab1bc21', 'd76aad72-962d-4796-89eb-f5e7c7b4d766', true, 3, '曾欣怡', '\x6098ee7321435ee3ac6fd274674225c0484585b315dee72a2f14f61cbfa6bd078f26fd0850b00c', '\xb4622f1ec565688ec4a7117993e4b31593f44f612f238cafb0311b08810e2193', '139****1379', 0, NULL, '客户经理', true, 98, true, NULL, '{}', '2026-08-05 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '036c9033-25bf-4edd-8362-53e7a286b78c', '6d3f9139-64c0-437f-8d33-f010ed9f5fe7', 'c6dc7ca2-a455-4c5e-8ed7-43b5a7d1b35d', true, 1, '彭文博', '\x3f6da2e80672e61801a38bd242f5de9a0cfcfaaa86fad4d2b66d2440c51598ccee6b1fbc1283e9', '\xdc10015d9221c2aa7fe23a6f96c6607002f1a4d35e8ac40943dee1844582d0a2', '139****1386', 1, NULL, '测试工程师', true, 99, true, NULL, '{}', '2026-08-06 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '036c9033-25bf-4edd-8362-53e7a286b78c', 'e53d9303-f902-457c-8c4c-a7dd5bccbfa7', '68bf4213-28b3-48f0-8ff9-12b3f29dae01', true, 1, '吕丹丹', '\x97213ef3ff3205783be8a9bd5ac616a07e722dd8585170f0024c4dc0195800fee951111ba6dfbb', '\x72e183ae1def7f23a0eae124aea80271eadec26ce05f0f8c41a6b2730071c74d', '139****1393', 0, NULL, '设计师', true, 0, true, NULL, '{}', '2026-08-07 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '036c9033-25bf-4edd-8362-53e7a286b78c', 'b0700129-34f2-41c8-80ec-b9c6ef869f10', 'd76aad72-962d-4796-89eb-f5e7c7b4d766', true, 1, '王可欣', '\xb587167faa1d5ad69ee4dfadcfd2b07b02fac5d5c77ff0859576d42969b32f12129795abc65fb4', '\x9e96e8e8b030206a2f97cf9172b394f46ee29d963be765f0c26c859e22f0d6d3', '139****1400', 1, NULL, '工程师', true, 1, true, NULL, '{}', '2026-08-08 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '036c9033-25bf-4edd-8362-53e7a286b78c', 'f06900d8-4b5c-4b12-8083-a37e3ef1e774', 'c6dc7ca2-a455-4c5e-8ed7-43b5a7d1b35d', true, 1, '李浩宇', '\xc33bbe16fc17304e7a6f5e35e57daa6ef71d2c5ec7c6b2a75c79bf8465dbed05fa79652786a19a', '\x8abc958ece0f3cbbe5ffe57b405bd45abc726d0dc15fae694e936c01c768a8f0', '139****1407', 0, NULL, '产品经理', true, 2, true, NULL, '{}', '2026-08-09 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '036c9033-25bf-4edd-8362-53e7a286b78c', '3fdf13c0-45db-492a-8ae7-5f42a3e31462', '68bf4213-28b3-48f0-8ff9-12b3f29dae01', true, 1, '张晓彤', '\x7918b92f13b2ec061094b07a4ceca86363d0378e9b493f5d196fa6559761c5d887f14869892bbc', '\xe8572fa95692e6185ad550c5b3cd5221de92af56d04533509a1df552dbc04c77', '139****1414', 1, NULL, '项目经理', true, 3, true, NULL, '{}', '2026-08-10 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '036c9033-25bf-4edd-8362-53e7a286b78c', 'f3c8c71f-7cf3-4eff-8cff-085f97a2af9d', 'd76aad72-962d-4796-89eb-f5e7c7b4d766', true, 1, '刘宏伟', '\xda7eb4da5e65d13d2f2a131d9534ccaa223c07b65042ecd2610af856d0d382b6e140d99e0bfab4', '\x7bfceb5637e0596ef9aed39691cccf7403efdcbfe76f71fbf8957484cf02554f', '139****1421', 0, NULL, '行政专员', true, 4, true, NULL, '{}', '2026-08-11 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '036c9033-25bf-4edd-8362-53e7a286b78c', '79b5bfaa-01dd-494e-8207-7caddd3d6208', 'c6dc7ca2-a455-4c5e-8ed7-43b5a7d1b35d', true, 1, '陈春燕', '\xdcfb3a8d3ca8bef45dc811073bd81da7d334b0790a70a01a22e1e91c95fd34bd598a5f253048bd', '\x3b33b9c7dd6f1e1ef412b5a31ea646f883d3c483a089e27c9913ad1e67ca5259', '139****1428', 1, NULL, '财务会计', true, 5, true, NULL, '{}', '2026-08-12 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '036c9033-25bf-4edd-8362-53e7a286b78c', '1a80ac9d-0a89-4ecc-8757-71fde7841916', NULL, true, 1, '杨子轩', '\xfce9dae0e90cf25ef918346abc9e44d50ec57fdf810e741df7ef95976eab02dd8efb1bfac787f5', '\x6dfd7a2e6427d40b25d09091e6b882c2e471fb451cb111907d9f7b1b35c6c528', '139****1435', 0, NULL, '人事专员', true, 6, true, NULL, '{}', '2026-08-13 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '036c9033-25bf-4edd-8362-53e7a286b78c', '7986f8c6-1de6-41f6-82a4-92ad99d5b0c0', 'd76aad72-962d-4796-89eb-f5e7c7b4d766', true, 1, '赵梦琪', '\x90bf4fa0c6ee0733f4a2482598d81e04e3b646332991f577f18cfba1e82c50e5ddffb84d084926', '\xa99a6159d48914dd1ccc85c1e26949249d5af08516cefb6fc63f3dac10e439db', '139****1442', 1, NULL, '销售经理', true, 7, true, NULL, '{}', '2026-08-14 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '036c9033-25bf-4edd-8362-53e7a286b78c', '7caadf5a-2c61-41fe-82ff-e7697c329adc', 'c6dc7ca2-a455-4c5e-8ed7-43b5a7d1b35d', true, 1, '黄思源', '\x1ea1efc5c0512c675619112a89a4574f3cab3052e25c9747dfc3e6c90226fd31f0217a1a7b6d51', '\xb550eb9d5148a4f25362994a87e7bdfb985fe6e99b9a01b93b839db25e52141d', '139****1449', 0, NULL, '客户经理', true, 8, true, NULL, '{}', '2026-08-15 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', '4fd46902-cb57-4132-8637-4c1e4aa7b61d', 'f00595a5-132c-4a0e-8f92-3b143a54664c', true, 3, '周婉清', '\x33e363715c8b64eb17b14093909e4059d8fff7bde1e4a097692591d346027b181037dada220e1d', '\xb8e0f9acebd8e4593b1fba8b4a2b71d1114a37b2a29adc4d5d79dab2fa19f02f', '139****1456', 1, NULL, '测试工程师', true, 9, true, NULL, '{}', '2026-08-16 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', 'b6be9a0c-6cfc-47f6-8103-b2c366add123', '354c1e9a-f279-4f3d-8773-42f7c4c3835a', true, 1, '吴伟伦', '\x9b064694e8ab1659dfdbc7c822436d54a6f8867fa1e03ecc454b5d7bc11fae4f1d385c85301473', '\x4a068a846bf9728c1723c3218d2e4c77f72fbfaf5740bc6b9484c1e8fb452af7', '139****1463', 0, NULL, '设计师', true, 10, true, NULL, '{}', '2026-08-17 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', '92d89027-22f9-484c-8204-4acb6c4573e1', 'fbc41fc6-0d10-419e-8b4e-14a8018d6ec1', true, 1, '徐诗涵', '\xf50abc0f7dd6b43346b1216b4e2a5663ca944b9551c37b212bd1e272a98c8876d26b7b64d2a655', '\xfd5a855da6e637c82ce4b29312b5f33b882769e3023ff61fa3f6dd63fd61977a', '139****1470', 1, NULL, '工程师', true, 11, true, NULL, '{}', '2026-08-18 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', '9ee3e789-b4aa-4f6e-8587-112a551c8069', 'f00595a5-132c-4a0e-8f92-3b143a54664c', true, 1, '孙天宇', '\x1201656041a79cb1d0d592ce5b6ac66ae7919b1acfabebd9f4fdc6756b0e10312112559389b9c6', '\x0833a47db733810024f2981c61c69c7178ec0f05299a8bd9e501f6674ad9a4c3', '139****1477', 0, NULL, '产品经理', true, 12, true, NULL, '{}', '2026-08-19 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', '7addb99a-88d1-43f7-889f-5489519a1597', '354c1e9a-f279-4f3d-8773-42f7c4c3835a', true, 1, '胡若兰', '\x602b73c2ce369ab297880949ad5ecdfe6d4b5a1184ed3247eb7c37751582bc987c534cc9f4c530', '\x952f601ff66922a327c6d221faf57d22584005ac57d2047d9e4801718547e896', '139****1484', 1, NULL, '项目经理', true, 13, true, NULL, '{}', '2026-08-20 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', 'd641e0fe-e48d-42a6-8344-b27e06718377', 'fbc41fc6-0d10-419e-8b4e-14a8018d6ec1', true, 1, '朱建华', '\x1414b3976548bd8d35b2701b9c6967508d2122652b4b34717e47b77048f411cbaee401df6adb19', '\x60c9cbf07708d0702a9d767a218e0cd0129b9e39dfa6e97466827723f7fef20d', '139****1491', 0, NULL, '行政专员', true, 14, true, NULL, '{}', '2026-08-21 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', '13a453d1-5a13-494d-89e6-938e1de64dec', 'f00595a5-132c-4a0e-8f92-3b143a54664c', true, 1, '高欣怡', '\x5aec1efe8b31813025309626909ff61fc6d60904f4f7c39fd57f20d1fcfe09529df14349a060ee', '\xd2eb7df20f28db03623e361e197fb921efcd6e2308ba7db52025cb4d64ac551f', '139****1498', 1, NULL, '财务会计', true, 15, true, NULL, '{}', '2026-08-22 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', '5bff4322-d118-4c19-897d-14d190f5a833', '354c1e9a-f279-4f3d-8773-42f7c4c3835a', true, 1, '林文博', '\x8e867fbb957d9876d111033ee5a1e8ce068b299203afebfefd3a876d9d7b6a79e5a8768a806ad7', '\x0cd311ac105aed37927ea9bc6721f74424dcdc2ff146cffc9c16be8b281fa4db', '139****1505', 0, NULL, '人事专员', true, 16, true, NULL, '{}', '2026-08-23 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', 'cc39256f-623d-4956-834e-35f719a462f8', NULL, true, 1, '何丹丹', '\x7d46f9b75c106c1b08f9b3fa5046a513a9e6c1ae2aa4b21d74dd1002e9b83c05737958b41b4ce7', '\xe6e447fe6409982dee5dba05823587cff6ededc6d6c5b2414b66bf4947c17298', '139****1512', 1, NULL, '销售经理', true, 17, true, NULL, '{}', '2026-08-24 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', '3760036c-a0be-4a89-8681-35e59714b2a9', 'f00595a5-132c-4a0e-8f92-3b143a54664c', true, 1, '郭景行', '\xe01a17d84d8d231a139b1bb690488ca11d0d11513964f48111aaa18c2103bdb769bebb38f894dc', '\x68ed88496d85ab58d8bb373bed279addc1705e8455b49b0f4b5ac315e11625ef', '139****1519', 0, NULL, '客户经理', true, 18, true, NULL, '{}', '2026-08-25 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', '0fa9d5f1-0b06-438d-8e06-8449b72aa0f3', '354c1e9a-f279-4f3d-8773-42f7c4c3835a', true, 1, '马雨桐', '\x13ac629471e8f3de1f0dee18081b887037534b66c4ad58cf5e048d22b807a75e9d02fb3e9a9363', '\x6c7f153bb26aa42e48b75933b44494aa30e070e0cc5d5fef3a6e77471a79aee3', '139****1526', 1, NULL, '测试工程师', true, 19, true, NULL, '{}', '2026-08-26 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9f9dc196-0df2-4391-88f5-0349ea6e5af9', '68e7e28c-4a0a-4455-8101-2f4d245f62b3', 'fbc41fc6-0d10-419e-8b4e-14a8018d6ec1', true, 1, '罗志强', '\x98e87d5ff3fa9cda8f181c4d4b64242e3e90c755df33aca48e7c4f7aa57c66f5b3574bbddca313', '\xb10e0a51c38ae2e399fc1e5dd56b1a8a786144950fd2d29155c9ee7fba8463f5', '139****1533', 0, NULL, '设计师', true, 20, true, NULL, '{}', '2026-08-27 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', '35fac1ea-6123-453d-8177-251d51a6cc9f', '3829f44c-716a-4c23-8f3f-e56649789252', true, 3, '梁雪莹', '\xeb48bd43478246ed0b19ef6d5a2d7c6fe407dc2c2e69d31283a7ce9033377644ca8bc6ec8fa204', '\xf5742a4f64e23d03ae6fd9a744b48f20a6e09f7b5a5203630ea1e3b0bae9a7c1', '139****1540', 1, NULL, '工程师', true, 21, true, NULL, '{}', '2026-08-28 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', '4557e268-d57f-4bee-80df-761f82fc1e9b', '991b29c9-23e0-4aa7-8022-1202a5707a23', true, 1, '宋立新', '\x747e85606255bd550d70fe86bf8f7757975f18d95dbc32f741e5603aa15b9296d73505fad5c2cc', '\x0dcb694bf02edf3bf0408952b1442fd9441d0e644ea1ba28297827c32bc12f1c', '139****1547', 0, NULL, '产品经理', true, 22, true, NULL, '{}', '2026-08-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', '01f51e04-f5db-4012-8141-ed9f769ba880', '07122c21-6bb8-4289-8aa8-0df470c413ff', true, 1, '郑海燕', '\x8aa565cd38e0dde5d1114fc50aee770f486b1e45bdf70484681ad2793f7f90673648403f9f72c0', '\xe74892de2b03cd38be128c67f0ab53a2cb9d43f75e49e231918497f429d7044d', '139****1554', 1, NULL, '项目经理', true, 23, true, NULL, '{}', '2026-08-30 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', 'f59d2317-75c3-4847-83ab-4580e700cec8', '3829f44c-716a-4c23-8f3f-e56649789252', true, 1, '谢俊杰', '\xe02982a9d4a15c5fcf85be9934816f427a84f0997711abfa1132aaab19224fc29fa74a287d6777', '\x93ebc153375b59955d0f2aa8c2f3bc3240a03af1087f1c0c6e47a0b8976804ec', '139****1561', 0, NULL, '行政专员', true, 24, true, NULL, '{}', '2026-08-31 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', 'e4b1b98a-7c67-484f-884e-1a06f26fed5c', '991b29c9-23e0-4aa7-8022-1202a5707a23', true, 1, '韩佳慧', '\xe23d210c7c3212a6449b6f7e5ef4c4cbdacd583c0d589005271c12338bcb78a04d2de9664ddf41', '\x1a74876b59e6f8493711a4a40237c00a9718227b594a4744c76f109f4b1b96b1', '139****1568', 1, NULL, '财务会计', true, 25, true, NULL, '{}', '2026-09-01 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', '32f90730-5b8e-40bb-8d5f-ae5f6cd1d14d', '07122c21-6bb8-4289-8aa8-0df470c413ff', true, 1, '唐明哲', '\x7113942d9e755e4fce924787f65ca10be91909cbb206c8f999be9b3b6f033f9da6941eb52a5a64', '\xbd7050d1b72009bbd212d9f5af2df8a3262ba75d13b7e8815512b10635359c16', '139****1575', 0, NULL, '人事专员', true, 26, true, NULL, '{}', '2026-09-02 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', 'cbb593e6-e041-4f30-8d5c-df29f9b213a1', '3829f44c-716a-4c23-8f3f-e56649789252', true, 1, '冯玉婷', '\x43d92ad6741852fab43a74b969b05b4e53c2668b05d5ff38dc52c26712e9be5167b3f16f88252a', '\x54f36d0e87d96041efcd3cbf06fe1db5dec5af9fc31db5f7d5684c97e5fe9882', '139****1582', 1, NULL, '销售经理', true, 27, true, NULL, '{}', '2026-09-03 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', '9cf785f7-5a21-4028-8e34-3e37c973708c', '991b29c9-23e0-4aa7-8022-1202a5707a23', true, 1, '于嘉豪', '\x1a4690d0571f61d4278acdd9551928dd1628579468283744c9a26ff27bd35c6418f86c407ce907', '\x0536c916fb9cfed539292fb234f923745259c960734cb8f749247e869dbfc917', '139****1589', 0, NULL, '客户经理', true, 28, true, NULL, '{}', '2026-09-04 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', '190f8d9b-0154-4bbf-816d-6b7beb9d3d5e', NULL, true, 1, '董静怡', '\x9a444f6fda9ac84125d8e0bd40b40c618cfe3c6345972d5a1b9e0341fbf81c49b27802b0772689', '\xf5677d0a4132697c47345022981a0e5c1ca2ced566a3b52bb7363848f099b0de', '139****1596', 1, NULL, '测试工程师', true, 29, true, NULL, '{}', '2026-09-05 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', '9c652898-4342-4cf6-86bc-ae72bed87bd5', '3829f44c-716a-4c23-8f3f-e56649789252', true, 1, '萧一鸣', '\x9c6c2f0513237ad013f1f3f2e1592b5d70a907a7bf8be3b26733593f7fc51a8c2cd5a2355ef141', '\x46492110098f6973938c07449a648a8d0c88528c47e8d2c054fb1c481811ac76', '139****1603', 0, NULL, '设计师', true, 30, true, NULL, '{}', '2026-09-06 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', '3b8a1a68-2f88-46e0-8075-e1655fae56e4', '991b29c9-23e0-4aa7-8022-1202a5707a23', true, 1, '程可欣', '\xf07e370327b889b8e69f633baeb8517f935c013bec1e80c4dc54e51f4d05e6947fc9e4d3c6e26c', '\x55ec29ddcd214c110f5b6b528718fa36a79c29bd2f3e173fab600c9a2e756575', '139****1610', 1, NULL, '工程师', true, 31, true, NULL, '{}', '2026-09-07 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', '2af719a0-40a5-4fc4-8cd3-92f9dd033f9c', '07122c21-6bb8-4289-8aa8-0df470c413ff', true, 1, '曹浩宇', '\xcc67c3396fd621416b4168550347bed9340a454b4ce428f778228601fef3ad13a5e5b7117edad4', '\xa94cfb3c2e890eb630cac91bb57c1d77a10d1508409f121bb9771e0689866ed3', '139****1617', 0, NULL, '产品经理', true, 32, true, NULL, '{}', '2026-09-08 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9c982893-abed-44af-8b4e-5a131a3a3ee6', 'c5e9ff27-ef82-4524-829c-6db17803de0c', '3829f44c-716a-4c23-8f3f-e56649789252', true, 1, '袁晓彤', '\x5fd6ed7df23c5e7244b1474be3c9b7dbaa34e3fd0aa90066ed71764d437a2003eb8221eb93783f', '\x442528a406d321fa169e9ba80342dd3d3f4516f4f8962ee81426c911d7ecfd96', '139****1624', 1, NULL, '项目经理', true, 33, true, NULL, '{}', '2026-09-09 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '00b70dd9-49f5-4b41-8581-3d9eabd54344', '9092c5b3-b0d8-4d74-8421-8d51a006085a', 'dfeb00de-4a85-4ad5-8ff4-670cccad2065', true, 3, '邓宏伟', '\x4c1fb626997fd707a678144ea7c65aa86191210ddbd96ef7b0024970b972b40e0449a31220b26f', '\xa6ad3fb0cc60d64a99bb34b0eef05fe70957f3e2a1e6583ae298902b168379b2', '139****1631', 0, NULL, '行政专员', true, 34, true, NULL, '{}', '2026-09-10 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '00b70dd9-49f5-4b41-8581-3d9eabd54344', '1926c8cc-d6cc-457a-8c30-745e2aa91990', '70c3d6b4-74ce-4aae-81db-d101a0663452', true, 1, '许春燕', '\x47894b1a9b46047882e6565a69264240ae4ff2bffa705be40f061440e17f388c54c7833fb2ab77', '\xeaa1b7fa0506fb5816aaebbc60282796b72dd3102fc97019147c1f2301274645', '139****1638', 1, NULL, '财务会计', true, 35, true, NULL, '{}', '2026-09-11 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '00b70dd9-49f5-4b41-8581-3d9eabd54344', 'ad95c658-a95e-4b3c-8478-069521969c60', 'ae2987e9-13d7-4244-8bfb-01453baf54d1', true, 1, '傅子轩', '\xd4e6290df723c587440a29ea412e321619f5b7d981b8f70e89a2d78db409dee45418ff2a8cc649', '\x4844ed08114f91558c2dfc8b19e18231875df4bf9303454eac959da62fb98878', '139****1645', 0, NULL, '人事专员', true, 36, true, NULL, '{}', '2026-09-12 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '00b70dd9-49f5-4b41-8581-3d9eabd54344', '39b4da37-02bd-484f-881a-b8b90bfcc857', 'dfeb00de-4a85-4ad5-8ff4-670cccad2065', true, 1, '沈梦琪', '\x60f9013ebd69316553c56eb4af71ef9852930c140b20ff09924c69795f96271720fc1a90125f63', '\x63ba659d6cb9ae6f17ed798b616a90cb61dfda87defcc3c640d837702cc4eef7', '139****1652', 1, NULL, '销售经理', true, 37, true, NULL, '{}', '2026-09-13 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '00b70dd9-49f5-4b41-8581-3d9eabd54344', 'b384a076-6414-40b9-882f-c521b82799df', '70c3d6b4-74ce-4aae-81db-d101a0663452', true, 1, '曾思源', '\xed793aca698bad7cdf93e31ee4b8e090b8c542706aeb4cc6bdce9b8ce307b078c6b868384b5997', '\x6be4c02c58720b65ff7a4c50f4f903ac0797b37b70b3a858a6a185863d38417d', '139****1659', 0, NULL, '客户经理', true, 38, true, NULL, '{}', '2026-09-14 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '00b70dd9-49f5-4b41-8581-3d9eabd54344', '5bec105c-8fcd-40cf-82c6-9adea3786674', 'ae2987e9-13d7-4244-8bfb-01453baf54d1', true, 1, '彭婉清', '\x5082042974bf2be246f4c99d814fef7cd60c91396349e36fd16943ae4c8e6064d2bf4319f56b47', '\xfd9a6c9fd69879199898a6653c8908d46cb6845c26c547dd88fd690b50f72907', '139****1666', 1, NULL, '测试工程师', true, 39, true, NULL, '{}', '2026-09-15 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '00b70dd9-49f5-4b41-8581-3d9eabd54344', '91731c6a-25af-474e-8c53-38f37f039de9', 'dfeb00de-4a85-4ad5-8ff4-670cccad2065', true, 1, '吕伟伦', '\x9a463c10d6a8a0b72e0f7a2e018fbefeb89a39571643d7dd07fe1744ecb08978ef3dce486f7ef9', '\xd17a4b2e6b8960e0644f765a28c2e6dc8908328d14da9ddc97ad125f6c516625', '139****1673', 0, NULL, '设计师', true, 40, true, NULL, '{}', '2026-09-16 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '00b70dd9-49f5-4b41-8581-3d9eabd54344', '9c1b9ae0-3595-429f-84c8-905b2bcd0037', '70c3d6b4-74ce-4aae-81db-d101a0663452', true, 1, '王俊杰', '\xf029b143db74f8adcc19d32848df50047050cfe07620db02794e7014a09a2ff2e05d16aae8ba2e', '\xddc6a2d680cb40fa1933c855b7181fbbce80da89e4485c2b3a9646c2faf8a602', '139****1680', 1, NULL, '工程师', true, 41, true, NULL, '{}', '2026-09-17 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '00b70dd9-49f5-4b41-8581-3d9eabd54344', '52bdb34b-7d32-42be-86ba-7a30fb2c507d', NULL, true, 1, '李佳慧', '\x7d40e280ce68f6d41bb183e59a0adeefebe31fe6d9fc321a3932c18744e77a17874c991817b1d8', '\x9d639c4eb8ba9e0013e1f5472f7b570bc71cf8ad9223658bd823e034c2a61f99', '139****1687', 0, NULL, '产品经理', true, 42, true, NULL, '{}', '2026-09-18 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '83b55dde-9709-44c9-8218-f2987c98bd96', 'ac8b790b-7751-4855-8975-e1676ff0847e', '06b630b0-eee9-4db2-8fc9-b82ae473be6a', true, 3, '张明哲', '\x639295090ae221d19ecf9863b150c429bc8593ab3cb7cb7c12c7d73e362ce1f70529386060b679', '\xc4460c70ef5d07cff93fe10637369d29361ef52090b6abcd49a5f9721d16d58a', '139****1694', 1, NULL, '项目经理', true, 43, true, NULL, '{}', '2026-09-19 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '83b55dde-9709-44c9-8218-f2987c98bd96', '4707ea05-9d32-4881-830f-63e6661f8876', '7c97464a-1103-464a-8f91-9dc319ed8258', true, 1, '刘玉婷', '\xf7fd70e6fa4c87712e0a47b0471c8d95744e94bcfce19791971bf0dca3524b7ab0a8ff7a6d6798', '\x1801d80598bffb39206f9edb2f9655939ebd96430d150938128908cee4bd6b8e', '139****1701', 0, NULL, '行政专员', true, 44, true, NULL, '{}', '2026-09-20 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '83b55dde-9709-44c9-8218-f2987c98bd96', '2529b81a-b80f-49fd-8d11-228cd33f5ef9', 'dd6e6e65-8f29-4869-8ab2-9c17f3c207c5', true, 1, '陈嘉豪', '\x65fb2db8825b2508de9fba817208c52e1a7f308bb87c977257c402e73d3dacdf2446d860fd73ba', '\x9260bdec41b8a31c6af6473ff592a4205d087d1c633b82046100eb4399635ca9', '139****1708', 1, NULL, '财务会计', true, 45, true, NULL, '{}', '2026-09-21 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '83b55dde-9709-44c9-8218-f2987c98bd96', '389cab26-8cca-4208-86cc-3ef1d731f73d', '06b630b0-eee9-4db2-8fc9-b82ae473be6a', true, 1, '杨静怡', '\x563e27ed7573b6ea7329c119cf80de5d756735e4fe8456120179c5f20e00db49641bfb4c78fcb8', '\x50642365f3c14d40d9fa561c5c27325f66f54c40ff54cd23c9bf7a8792401cc7', '139****1715', 0, NULL, '人事专员', true, 46, true, NULL, '{}', '2026-09-22 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '83b55dde-9709-44c9-8218-f2987c98bd96', '9f91e499-4fda-44cd-89e8-af60b167d323', '7c97464a-1103-464a-8f91-9dc319ed8258', true, 1, '赵一鸣', '\xf63fcbf2bd0327ec97eb30c0607ba6a7a22e601d22fa8c0c2af97bf398fc43bbd771b5b1b5348f', '\x371ff43a3fc964c325be8c9223cdf33a0d5b4c9a3903b4417381e7f124584753', '139****1722', 1, NULL, '销售经理', true, 47, true, NULL, '{}', '2026-09-23 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '83b55dde-9709-44c9-8218-f2987c98bd96', '294b0f92-8968-48c1-845b-687a040196f3', 'dd6e6e65-8f29-4869-8ab2-9c17f3c207c5', true, 1, '黄可欣', '\xa6d5ec261ad44eeea20521e80234713c1184af6628e28123cdea020c7d8a98898695e51ada59a5', '\x8eb0b757894f9cc59453a16afc74c46ffe041590157de39b88aeb2729b5f25c8', '139****1729', 0, NULL, '客户经理', true, 48, true, NULL, '{}', '2026-09-24 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '83b55dde-9709-44c9-8218-f2987c98bd96', 'b726d503-5317-49ff-8848-f2638a76710d', '06b630b0-eee9-4db2-8fc9-b82ae473be6a', true, 1, '周浩宇', '\x51df5a0c2d2f6622b29d2bd9c6bcf51fce8615f991143bf74596a38dc881f1438a0b2842537f33', '\x3807aeb711be9d7e6131e259e66a3e00e08003f074739d291bfd38e34ed8ebba', '139****1736', 1, NULL, '测试工程师', true, 49, true, NULL, '{}', '2026-09-25 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '83b55dde-9709-44c9-8218-f2987c98bd96', '826ec3c0-749d-4d5c-840e-2802017276dc', '7c97464a-1103-464a-8f91-9dc319ed8258', true, 1, '吴晓彤', '\x9d50d2df64a441272eb914561d28dcc8b3fd9f58b85ebec64bf9f221eac584041fba5f44f56c52', '\xca0fe8e0ba7acefeb5d145da90007b7de8c71d7482f5e4d13db82bfc06e5f2f9', '139****1743', 0, NULL, '设计师', true, 50, true, NULL, '{}', '2026-09-26 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '83b55dde-9709-44c9-8218-f2987c98bd96', '2ee1b5fa-128a-4ac7-8e7e-75275eb463e8', NULL, true, 1, '徐宏伟', '\x3985bb5a51f4edf758cd49374e7f70ff41856c0125a37b0d4fe10de09fe65c4b8e37a3736a88b4', '\x90209f6ece34cbafa4ee3d2f77bf41a0a878f9e5927f9fee768661d2de43feba', '139****1750', 1, NULL, '工程师', true, 51, true, NULL, '{}', '2026-09-27 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '83b55dde-9709-44c9-8218-f2987c98bd96', 'f06eddba-9a82-4218-88b6-6bbc213568fe', '06b630b0-eee9-4db2-8fc9-b82ae473be6a', true, 1, '孙春燕', '\xb36606b48d5bbc45f562ce20a9ea3a2478ea3491525fd5993f59ec186dba73093450c13452b0cc', '\x5394e990d4fab89986efc5459dc266ca0a491d2b74e76073884430bbeba0ee61', '139****1757', 0, NULL, '产品经理', true, 52, true, NULL, '{}', '2026-09-28 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd005487b-0439-40dd-8b64-7175b00dd59c', '152adc19-ece7-4c53-80f9-95f46eb00ab0', '313fee71-86fe-4ec7-851c-9c95822cac81', true, 3, '胡子轩', '\x5324eb4920e29ba1a3c6d951884e942ca73ed67df59a8efc36a37a35b809b21c57128508aa5358', '\xaba7089ee0051e19bfcbd7422566b9be4af25ea95f7b0b6002114cf4ce4a52b0', '139****1764', 1, NULL, '项目经理', true, 53, true, NULL, '{}', '2026-09-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd005487b-0439-40dd-8b64-7175b00dd59c', 'a0c02539-976b-4713-85fb-2586e63c03fa', 'a45ce82f-5051-44df-8a15-4d945905afff', true, 1, '朱梦琪', '\x26dbe0cfec6967b9250a4ecd5bb1dae29388be707cc8786960123cf66d4d7099a5b099fa3541ae', '\xad70e76685a521cb87d6dcac28eb4cf866e12fdfd2a2ea1420b85c088720420a', '139****1771', 0, NULL, '行政专员', true, 54, true, NULL, '{}', '2026-09-30 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd005487b-0439-40dd-8b64-7175b00dd59c', '70ad317c-6109-4e3a-8803-6596628e5c8b', '6f44bf8c-d5f1-43c9-8073-82e3b8cb033a', true, 1, '高思源', '\xd662eaf1ef2e92978f3186dd0d6503b0d15f04a4f959821a6f452f906e5f304b98f0f46837181d', '\x9d1bba81a5553165ff982b6aa7eb614548721c1eee77ee4317c570850684adf3', '139****1778', 1, NULL, '财务会计', true, 55, true, NULL, '{}', '2026-10-01 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd005487b-0439-40dd-8b64-7175b00dd59c', 'cd311841-c642-4c37-8a7e-82464ebd76b7', '313fee71-86fe-4ec7-851c-9c95822cac81', true, 1, '林婉清', '\xe108d8ffd268651f3f65599408c16721e1dc2b4ad8a1b4675b8de38428bc0c415f597640b30ee9', '\x9549b9e3456f07e2953ed61ead27f19dd1bc801fa3c09dac59395e3406e8e1ab', '139****1785', 0, NULL, '人事专员', true, 56, true, NULL, '{}', '2026-10-02 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd005487b-0439-40dd-8b64-7175b00dd59c', 'cf023bd2-b8d2-4b20-83c6-df893dfc6c44', 'a45ce82f-5051-44df-8a15-4d945905afff', true, 1, '何伟伦', '\xfc5cd83e6ca99a85ad49eb9b3a0e032291ef1cb1fea6bf6271a60990fcc443e0a3b9e0f06cee8b', '\xe20caba07a4a920e2f7a59f367c72190d0f3b18bdaaab24ee922f53340db901d', '139****1792', 1, NULL, '销售经理', true, 57, true, NULL, '{}', '2026-10-03 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd005487b-0439-40dd-8b64-7175b00dd59c', 'e73f7ad2-681a-48bc-8d3f-cf1841657923', '6f44bf8c-d5f1-43c9-8073-82e3b8cb033a', true, 1, '郭诗涵', '\x4de07a50350b4a4933e56a961c67fcd6e17fdddd224fe4ada136fc8682511b54a4f30ea8842a06', '\x33ff5a7b0cd9a9c7d248669d185e17773815b08fe776c5a56b85e4d693fe1653', '139****1799', 0, NULL, '客户经理', true, 58, true, NULL, '{}', '2026-10-04 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd005487b-0439-40dd-8b64-7175b00dd59c', '6aa1bc03-9b5c-44f6-8a11-ee96e6ef9931', '313fee71-86fe-4ec7-851c-9c95822cac81', true, 1, '马天宇', '\x874f7846627eebe74190a0861c54c9d0de1cbb1dff401b050e27a8cebeaeaae0d6e9a0659b6192', '\x6f494dbd9dabe2a08b9b199e7968747f0fbee0ccc9ae8f517b2e0cbd0f4a89df', '139****1806', 1, NULL, '测试工程师', true, 59, true, NULL, '{}', '2026-10-05 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd005487b-0439-40dd-8b64-7175b00dd59c', 'e3f145e0-cb92-49f3-82c9-cebdb5a0ce61', 'a45ce82f-5051-44df-8a15-4d945905afff', true, 1, '罗若兰', '\x235b58f1d492ce0c39b1d0684025b14221573fd7fdfc2930eede45658633b4631ecda50ba1fb34', '\xcc2ae05fea8f26f9f8b13757f56ea78c7ae80e55b61eb99562d8d10d451e0e2a', '139****1813', 0, NULL, '设计师', true, 60, true, NULL, '{}', '2026-10-06 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd005487b-0439-40dd-8b64-7175b00dd59c', '2dce7560-c709-43d5-8072-bdb9ef68ed42', NULL, true, 1, '梁建华', '\x1bd62b766dd9571d984ea475ee0655af564fdf9a27f9bcf49f7687cf5c89e256dc9c40da00a81e', '\xaf30fd0f829034260b3822f549b7c553360f225ac4837dec55f47eafa01d78b3', '139****1820', 1, NULL, '工程师', true, 61, true, NULL, '{}', '2026-10-07 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd005487b-0439-40dd-8b64-7175b00dd59c', '9b48914d-3f2a-4a58-8209-9949d1f04f74', '313fee71-86fe-4ec7-851c-9c95822cac81', true, 1, '宋欣怡', '\xae04ababc5106f1fcaa46a87446f6defcf7425f74866894e30e43efc807b96a0f048020e1cfb8b', '\x5035ec03533fcb429a2f7787c13a34f784cfed9cf758b8de0bb34147507ba1dd', '139****1827', 0, NULL, '产品经理', true, 62, true, NULL, '{}', '2026-10-08 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd005487b-0439-40dd-8b64-7175b00dd59c', '9b7aeadd-e33f-403b-8a41-6de473f7d846', 'a45ce82f-5051-44df-8a15-4d945905afff', true, 1, '郑文博', '\x4dd5937c05ffef1a0aaf32d7a1184830211af146c43f878b27278831230839a2843a35c6e29a9b', '\x935f55086a4574a794d102a24efec40538b0a325f09a81797af006870c8f1f73', '139****1834', 1, NULL, '项目经理', true, 63, true, NULL, '{}', '2026-10-09 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', 'c0f04603-97c8-4911-858d-1da97ca6c361', '93b19ed4-bf6e-4fa8-8ec7-0eef8d9d6d86', true, 3, '谢丹丹', '\x57f33032f412609437b4284af5dfb0bc6a464cd036bb9da05a6f1d949f87b1485125c7857c7395', '\xcd2218d3723d3c483de57ae16cdbc6d43057b8396706534a7e6775635140a755', '139****1841', 0, NULL, '行政专员', true, 64, true, NULL, '{}', '2026-10-10 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', '3769ec32-fa24-411b-8be3-ce023de902cd', '02668e57-f053-4848-8451-18aab836dff9', true, 1, '韩景行', '\x8208b207b2ed08776481b75483f5bfd0c338199347c2316c08033ff087630f56641ea528693cec', '\x8458df3e61a8e253b4de03c93388e4cda15aec31f6eb5b7180c33f4097ae7e33', '139****1848', 1, NULL, '财务会计', true, 65, true, NULL, '{}', '2026-10-11 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', '2d97fd20-4706-4399-8406-09cfd5d3fc6c', 'dc81ad72-e892-494a-8fbf-a76d68202cc8', true, 1, '唐雨桐', '\xd32ad054f79268810fbc18adac2664f56e2d2d531aabfba672834e004785adc6a7da2aa88459a3', '\x0ae16e871cdde8d406457531ce941bcb6a4a16fc244800e305d77e32a4e173d6', '139****1855', 0, NULL, '人事专员', true, 66, true, NULL, '{}', '2026-10-12 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', 'bf73a1ac-3d23-4543-8c3b-36ff05d6f4ce', '93b19ed4-bf6e-4fa8-8ec7-0eef8d9d6d86', true, 1, '冯志强', '\xe1372b294d6385c2ceaf8540a834546bc5b68232a37c8b27a13fd516ca1bdd5851c656c022096e', '\x6d43327d6d068bd019ea3d5326da7d3880c1c12b6f2c926bd448a7b158d55040', '139****1862', 1, NULL, '销售经理', true, 67, true, NULL, '{}', '2026-10-13 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', '4307a106-53e7-4468-8db7-ad35736c2757', '02668e57-f053-4848-8451-18aab836dff9', true, 1, '于雪莹', '\xad9d2b28a44defa74ff25d2c3e3114f415f05e5a32aceccd151a33a32734abde77cc5744c5dc48', '\xebde1d7bf43a241ac7f735ea6b88c84331f91c57d1dcd2b8e034d7f85457d714', '139****1869', 0, NULL, '客户经理', true, 68, true, NULL, '{}', '2026-10-14 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', 'dfcc1505-22aa-472b-83b9-06ceb4081099', 'dc81ad72-e892-494a-8fbf-a76d68202cc8', true, 1, '董立新', '\x458e580d9cb7331efe8ad73f502565123e8df5708d39de15be41fb68879a6c2263b0115480bbf4', '\xb3abfa323c9eedd800f10b691cedf78c1807c6a0bddad754429f9cc5650169fe', '139****1876', 1, NULL, '测试工程师', true, 69, true, NULL, '{}', '2026-10-15 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', '6dcd484f-82c5-42ae-85ca-5076a9113d5c', '93b19ed4-bf6e-4fa8-8ec7-0eef8d9d6d86', true, 1, '萧海燕', '\x98ffa9982bdb23f1a8b6cea5f4db998ab414da22fcaa77ffb91740d1127265906709fd79435f13', '\x235fd465c9ae113397768408091372a9c938c11e43f7fb7505b11ba0244c7130', '139****1883', 0, NULL, '设计师', true, 70, true, NULL, '{}', '2026-10-16 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', '195e5e67-fe4f-4bb0-886e-6993698103b4', '02668e57-f053-4848-8451-18aab836dff9', true, 1, '程俊杰', '\xd886bb413b588ad0515c0346efb7256b3c02ac41e35378cbf43529726af9eb9851b1c8a4c8dac6', '\x692e3db12d17eb2907bd233e0f10ec9833ff8001b1e4bb05c831f8a9dab4d814', '139****1890', 1, NULL, '工程师', true, 71, true, NULL, '{}', '2026-10-17 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', '72a6832a-da7d-4fc1-8480-cab167173616', NULL, true, 1, '曹佳慧', '\x5ce2630b62b8f2dda8223335806f1d9ee3ea0edf3903de186f492da3ba356d6dd487142547e428', '\x29c62070c73402a52dc059ca9dba345feb4fc174a0068dab5b33a5e5810fccc9', '139****1897', 0, NULL, '产品经理', true, 72, true, NULL, '{}', '2026-10-18 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', '5486f0d1-4581-4d75-8b2a-e35459059ad6', '93b19ed4-bf6e-4fa8-8ec7-0eef8d9d6d86', true, 1, '袁明哲', '\x91811c1152a57c701c76e0a35ef12e0fe551a4df319fd6ee3ddc334c014c1458da0608a802bc40', '\xff7f3afdce6436a4e1a6cdf389190bb3639d64d1ebac6a25973ecbf7b1bdae93', '139****1904', 1, NULL, '项目经理', true, 73, true, NULL, '{}', '2026-10-19 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', 'd888e1e8-805f-4df7-83ad-a474395a687c', '02668e57-f053-4848-8451-18aab836dff9', true, 1, '邓玉婷', '\x015ef5ef57cb50d8c1c4c0a0ab04459af3ffd3a06afa0bdd6f47b72fe391fa86125aee6365d095', '\x95e02bb5d6c96134943c2c8191d6f327b2ad8bcf8290f9700087182049aa7d77', '139****1911', 0, NULL, '行政专员', true, 74, true, NULL, '{}', '2026-10-20 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '527fa8af-20c9-4ffc-86fc-f26b1d63baa5', 'e70c2ca4-52de-4d71-85a5-6deaf257adb7', 'dc81ad72-e892-494a-8fbf-a76d68202cc8', true, 1, '许嘉豪', '\x23f2daa1490c073484419f18a878edc4a84118f893d9ca083ccf9777d31b7ce18126137636befc', '\x86e155f55d97c3c5f0ff10fa53d66011090ce615bdd99b865b22bee3cf11715c', '139****1918', 1, NULL, '财务会计', true, 75, true, NULL, '{}', '2026-10-21 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', 'b0f243ec-a647-41bd-8ca9-7d38e187e31c', 'c1e9d69b-c8d0-4bc4-84d6-9dc0cfb59a92', true, 3, '傅静怡', '\xf5584599f8e13ff5287cd7d3e4a6a95643df5c627c3d27ce56e9dc11609bd5b491c693514be7ea', '\x269d924af65aa582c945274d9da5493bf09b85ad5f4ab9304ce8218376e60c2d', '139****1925', 0, NULL, '人事专员', true, 76, true, NULL, '{}', '2026-10-22 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', '493bbcf9-e9a6-40d1-83cd-58e5fd038d98', '9fc0394f-ab14-409c-87b5-2e5b26bf3e33', true, 1, '沈一鸣', '\x8b5e43a27b0a6eccb923612b0a0d5896c03fd42bb00ae8eff2328b9377d835614b2c43d5812cb5', '\x6f8af0eee7b9ae45e214ccfc0b1390073c88a0c4be4b6d35b3fc165491d0813d', '139****1932', 1, NULL, '销售经理', true, 77, true, NULL, '{}', '2026-10-23 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', '834d1dfb-6e04-44f4-88fd-557ba4f38bc3', 'ca3ca448-c424-4dbd-87ed-c4df6880d94e', true, 1, '曾可欣', '\xffccce48a9d7fea7dbf321a317cdf7ce18d598c5c50313982868ac3d28e8cbe1cd61104dd19c23', '\x2181d40ed692cf8b6792b2a868bd3c380cc801884f458e27be61e53d7a0c9c5f', '139****1939', 0, NULL, '客户经理', true, 78, true, NULL, '{}', '2026-10-24 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', 'f3f6d364-330e-4a16-8867-dce79a00fc2c', 'c1e9d69b-c8d0-4bc4-84d6-9dc0cfb59a92', true, 1, '彭浩宇', '\xe738391a453ec863ac3cc2fa5976c824682e1ed5e80397618a325fc80af2745fc1f0afbfd7baae', '\x20b2b4d7c79a58d96bad9a351fa606f64dc57cdeefe349157b9d269d04e60b3b', '139****1946', 1, NULL, '测试工程师', true, 79, true, NULL, '{}', '2026-10-25 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', 'f8f0d98b-7e1c-4181-8e4e-6ee4f5e267e7', '9fc0394f-ab14-409c-87b5-2e5b26bf3e33', true, 1, '吕晓彤', '\x7d56753e89ecde80a329ab1a81c8391e0c228ffa9a2276821070eb28e8932e7c25a019e589dec3', '\xbcd9ea49289cf19b555fc7fa983a243b52078568e9915f44dab69d29f7fb06fa', '139****1953', 0, NULL, '设计师', true, 80, true, NULL, '{}', '2026-01-19 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', 'd9cfd4d2-2b0e-4603-8744-ef5bfc70b1de', 'ca3ca448-c424-4dbd-87ed-c4df6880d94e', true, 1, '王丹丹', '\x619f73d769589604c63dc2bdc1da1313ee25d00c3aada43dab7eb2c2be0e155e86342ee1862545', '\x50f7e20e0aad291cd27dea5e0ee9124c0e9b0b4c5d9627faa05a1a8ae2728455', '139****1960', 1, NULL, '工程师', true, 81, true, NULL, '{}', '2026-01-20 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', '68ead0c4-2cf9-448e-867e-2d9f470a93b0', 'c1e9d69b-c8d0-4bc4-84d6-9dc0cfb59a92', true, 1, '李景行', '\x33adda56460e69574cbb9b633bdadef49bcd1829b1f54aa8f4a8f4be7d728734720eec59c56968', '\x31655a53213102fc979e3be1bde20b633d9acc00b0320b3e4a2b165f60f0a88f', '139****1967', 0, NULL, '产品经理', true, 82, true, NULL, '{}', '2026-01-21 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', '7d99fce2-bf04-4886-8bff-647060e045fc', '9fc0394f-ab14-409c-87b5-2e5b26bf3e33', true, 1, '张雨桐', '\x05c73ebef9aba69da599b552753b6971c8cbb83dc7dcaafc2d63d7351e196659b8d19cae8dff7e', '\xd9a851ac2a6760a6407d89d65537e65f866984111ea4653768bdff10f3c5a8a8', '139****1974', 1, NULL, '项目经理', true, 83, true, NULL, '{}', '2026-01-22 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', '68444b81-7958-4205-80c8-d9033d3e40e0', NULL, true, 1, '刘志强', '\x6cdb27ca01be6b7a3466536bf5549470db1f573c25d70ee8cd76f3d3f65b15f6a22308a724c155', '\x08aabda749594c32d8918fe131b36720a279b95c551455d51bf01decbb6ccdb5', '139****1981', 0, NULL, '行政专员', true, 84, true, NULL, '{}', '2026-01-23 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', '8068f45f-f11e-4be6-87c2-5818a3dfb4b4', 'c1e9d69b-c8d0-4bc4-84d6-9dc0cfb59a92', true, 1, '陈雪莹', '\x7bdd43e401688ac2c484cd44fc6b20502f82f164e5fa83e0e6458bae53b68d35f62b8f5217a61c', '\xf9abf771be90567c9bb97e8635969c3ac86d82e0bcbb0bc212d166fdc178a4af', '139****1988', 1, NULL, '财务会计', true, 85, true, NULL, '{}', '2026-01-24 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', 'f9794d95-1c26-4f40-8346-1b3861aeb85a', '9fc0394f-ab14-409c-87b5-2e5b26bf3e33', true, 1, '杨立新', '\x095c2e8dd0c4d6345383cdee2307806d0e6acecea52d10563953eb32b01699442b2fa2295eeeea', '\x1cf57fa9fa16b49b301996b19d0344a4b6b9ca93c9c7521b4db461ad0dd679c0', '139****1995', 0, NULL, '人事专员', true, 86, true, NULL, '{}', '2026-01-25 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', '11949f23-f326-4ad6-83c3-c4b49a135f7e', 'ca3ca448-c424-4dbd-87ed-c4df6880d94e', true, 1, '赵海燕', '\xa2e78bc78668d5e92eeaadd1604a93bba70aa212ee6ca6afcc20dca0cb61149163dedcfca1fe5c', '\x701fb9b6edd9fbae8e6f6b9c606a1fb716ab4873162490cb758d6be79fa7c7de', '139****2002', 1, NULL, '销售经理', true, 87, true, NULL, '{}', '2026-01-26 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'f5e043ef-a9fa-4572-8bdb-5131e203271a', 'b822d969-b87e-4376-8bb2-4b7a59ea7f4c', 'c1e9d69b-c8d0-4bc4-84d6-9dc0cfb59a92', true, 1, '黄俊杰', '\x6446b022e6453fc170209c9f850f343c2aa9ed9ea0fc715ecbcdcd5977ef2cd132e8000e0a36ce', '\x7e5f2e65ad5d6a018183ce8ff12a72a990e7578d650e0f43f62bb23eebd71d79', '139****2009', 0, NULL, '客户经理', true, 88, true, NULL, '{}', '2026-01-27 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb13a71a-c0f4-4a15-8906-d34679792ad5', 'cded7ca0-48c2-4ab4-858f-4a9d6506983d', '936bde8d-dd79-460c-8ea3-afe8ba4f923f', true, 3, '周佳慧', '\xe6c67072d3a8ffd0430d013814a4247cde218aaf61447ca3ad499f9324fc1ab506b4bafbdfedc8', '\x5d2caf0ae413ddef9d05c363a09f33f5d6ba569325ba67d99d7dc68693b66d93', '139****2016', 1, NULL, '测试工程师', true, 89, true, NULL, '{}', '2026-01-28 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb13a71a-c0f4-4a15-8906-d34679792ad5', '393aae63-09c7-4162-8694-7a68849b85bd', '8baeb89f-eeb6-4836-8855-1d13e1eddf69', true, 1, '吴明哲', '\x4a0446974a8795cf17862df2c619473ca0ed49dd08b9115176bbbf0f0648eed21b97a7bc9efd2d', '\xf38c4da74329eceff9eca18e3635e7c01b59b432d2aae3f1fc2815495bdefe0a', '139****2023', 0, NULL, '设计师', true, 90, true, NULL, '{}', '2026-01-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb13a71a-c0f4-4a15-8906-d34679792ad5', '745d11de-e4fc-4725-84c8-eeb5dc4eb3f1', 'fe60dac6-8900-465b-8b9b-68b1faedec75', true, 1, '徐玉婷', '\xf7120c69ace55f4a8db2b8b4c4ce7d0cd48b685630ccdae050e93fa617d5491bd475c1f2e363f5', '\xec484dc20fb44611ae82744b4d19faa420a3c0bfff665d017b9014fe56f34dc4', '139****2030', 1, NULL, '工程师', true, 91, true, NULL, '{}', '2026-01-30 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb13a71a-c0f4-4a15-8906-d34679792ad5', '995c3c12-7dad-45d1-8a31-75fdb17747be', '936bde8d-dd79-460c-8ea3-afe8ba4f923f', true, 1, '孙嘉豪', '\x761aae07d2f13b10e350dd2e087af6af067e483a700c2318935bd086b523664c0b937e578841f7', '\xedf29a4fe66fdf72ba063c48805d11a3cc42f74121c3a263c3155bd810b15a24', '139****2037', 0, NULL, '产品经理', true, 92, true, NULL, '{}', '2026-01-31 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb13a71a-c0f4-4a15-8906-d34679792ad5', '0198e2ec-3df3-481f-8007-202ad4a08704', '8baeb89f-eeb6-4836-8855-1d13e1eddf69', true, 1, '胡静怡', '\x08d239177e310298346f530c969695ade14967c66403c7b35f7c541a19a439808d76f0947782bc', '\xe645be1fb164346d52676b5ca7023c14c249e1b970ea5b38e4428c09c51093b9', '139****2044', 1, NULL, '项目经理', true, 93, true, NULL, '{}', '2026-02-01 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb13a71a-c0f4-4a15-8906-d34679792ad5', '152d65c5-8ff1-45fd-8aed-7ebc657d369a', 'fe60dac6-8900-465b-8b9b-68b1faedec75', true, 1, '朱一鸣', '\x8fda677fa9db5751dc0543d8f8c1cf8219861f5f956cefba7aed24567e01f6fb44f7153f8f6cde', '\x29a5f1e1fb4ebc545db3a7f0a15b4dedf6295970d7e065e0c841b46c2cc0399f', '139****2051', 0, NULL, '行政专员', true, 94, true, NULL, '{}', '2026-02-02 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb13a71a-c0f4-4a15-8906-d34679792ad5', '5dcd8ce7-5dc6-4b6b-83bc-0431e53e173b', '936bde8d-dd79-460c-8ea3-afe8ba4f923f', true, 1, '高可欣', '\x5c3681e5ef6586f3a4b7e913b3049b1e6a08b8789c6d0fe08da34e67e91a50119ef8286805a5a0', '\x9788edf18eaf8b15a28b6180cf3557247000f2b7ce85be4f548410af717b1b44', '139****2058', 1, NULL, '财务会计', true, 95, true, NULL, '{}', '2026-02-03 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb13a71a-c0f4-4a15-8906-d34679792ad5', 'ec7230d3-7653-44d0-8450-b300ef487347', '8baeb89f-eeb6-4836-8855-1d13e1eddf69', true, 1, '林浩宇', '\x2d5fde55e156af6f9a2cb379ee11ca176e3f6599e105107f5c6e9187d20f362acd0f5edaea5c5d', '\xb40b2bb77f3aa310f9d64b66c57ea0d32409d5581b94a1754ef8cc2a3310918a', '139****2065', 0, NULL, '人事专员', true, 96, true, NULL, '{}', '2026-02-04 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb13a71a-c0f4-4a15-8906-d34679792ad5', '23886f9e-fab5-48a2-87eb-eeb8f39e8620', NULL, true, 1, '何晓彤', '\x2a22eb86f5d32d327c59abc6ed26d88e485c48bf8bf8be790bdc8ec556007d22e68f23df483edd', '\x82f5c4224970e03b62546afc0e436f8c8287a0a16b25fad855dd46a18310d6d0', '139****2072', 1, NULL, '销售经理', true, 97, true, NULL, '{}', '2026-02-05 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', 'e69ecd5d-9d07-4bc4-8a2e-5fc1fc6ffbc8', '4fcba068-e483-4d1b-8476-5ae29b08d1c0', true, 3, '郭宏伟', '\xb4a5f672eab5a93717f97d07263a77e4849778d6b7444f5c48c9d024be78e03028950166176eee', '\x704b1b3af15be7eefe36e6f9e21bb5cbee54bd430e05b4aaadbfd34e5a25bd00', '139****2079', 0, NULL, '客户经理', true, 98, true, NULL, '{}', '2026-02-06 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', '2b588e10-367f-4b32-8747-4a392ce2151b', '434372d4-3aa1-4b8c-8779-99a5065dc61a', true, 1, '马春燕', '\xbd1d86f0396cf046cce26bb715f3993b0e381966c0559266d2fe7ff525e4d82ccf99ef3c7696d0', '\x24452a2c437bc12005b0ac4ead4dc648bce333d816c704b52ce20331d63e711b', '139****2086', 1, NULL, '测试工程师', true, 99, true, NULL, '{}', '2026-02-07 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', '01bb2cf6-4ee4-449f-8eb9-283732c73091', '503394c4-fe59-47f8-88f1-a85243d70c7c', true, 1, '罗子轩', '\xc80683e263e2c07741ca6afc11694f1d8f379952dd92b0a0caba6a61518f9c04222fd05b9b68ce', '\x5dd3e0e78c01c185a390c40ff054dc8c217f44d48e7ba3be0643d990c52bba54', '139****2093', 0, NULL, '设计师', true, 0, true, NULL, '{}', '2026-02-08 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', 'cfb33b26-43d6-4ace-8cfc-2a0c0d9e9de1', '4fcba068-e483-4d1b-8476-5ae29b08d1c0', true, 1, '梁梦琪', '\xbf9fe4b81743fb5415d6e7aa65ea8feaa4e53957c3a5e453d7a6a16f8357f55a1bd84bdba961cc', '\xeb7fca0ed40b2edf326852f04a1e0a13334052f710e2bc8ccb381a987d5fcf92', '139****2100', 1, NULL, '工程师', true, 1, true, NULL, '{}', '2026-02-09 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', '416d4311-f223-4db1-820b-f725a9660f73', '434372d4-3aa1-4b8c-8779-99a5065dc61a', true, 1, '宋思源', '\x65d0d7fef6b1c9bc6fb7c9d4dbbaf496ff66af83dcdb0a86c08391f96c9412f43fa31e3cd10469', '\x08fd8658846a2ce9f6df371364a43778a427c2c0ff4443cccebd2796b51f0893', '139****2107', 0, NULL, '产品经理', true, 2, true, NULL, '{}', '2026-02-10 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', 'f746e52c-e638-43a5-852c-91fe1b26e9fa', '503394c4-fe59-47f8-88f1-a85243d70c7c', true, 1, '郑婉清', '\x4c701eaa318c03bc978bae07d084dc97f4b4548ce2bb2072eb251d5e169bbfecfca81369946a1f', '\x04ff186d69506c73cd6550ae9103e99ac76ea768155d33df790f97f2898ea98d', '139****2114', 1, NULL, '项目经理', true, 3, true, NULL, '{}', '2026-02-11 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', '4d5f8247-fcd5-4d5c-874c-e8970ed24f80', '4fcba068-e483-4d1b-8476-5ae29b08d1c0', true, 1, '谢伟伦', '\x7dd7d81148145f37b039639419400e54b41a66e085181a12832e49db201aba61567a792b725161', '\xd32a66cae52db3547e112429a8512ef12800bd3f111d0a8ac812fe8515db7999', '139****2121', 0, NULL, '行政专员', true, 4, true, NULL, '{}', '2026-02-12 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', 'f95ea5ec-daf4-4822-8a39-292a806f08ed', '434372d4-3aa1-4b8c-8779-99a5065dc61a', true, 1, '韩诗涵', '\xc75613c4e8a75c5b6c489732d9170f96587b4f89277c6fab033bdf23ee0a661ccfc0e98a36e1bf', '\xe49da3387231ae1e6c21b162aef4d38bc53f08d6ae8335c4a7d9082d4a7e238c', '139****2128', 1, NULL, '财务会计', true, 5, true, NULL, '{}', '2026-02-13 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', '2b9ef8de-126c-44f1-8074-d267ea1ff32c', NULL, true, 1, '唐天宇', '\x3b43ea1dde28b1c94e3f0493e5c49a3c16d10cacbcb1fea9408c8a6a5a2bd65cd8c6b6f1554668', '\x8e232a861d0023d73e537ee4b9d5f01540884dbd926923d0fee6c6c9f8174b6d', '139****2135', 0, NULL, '人事专员', true, 6, true, NULL, '{}', '2026-02-14 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fd526f3-0c09-43d5-8ab8-135a8420d1bb', '54c77cc1-17c8-4941-8ecb-04948b3a6fc4', '4fcba068-e483-4d1b-8476-5ae29b08d1c0', true, 1, '冯若兰', '\x3b3d2cd507a2df0fba1269c929fb5408984342ef0782e82294f06d534c2a3ce0474be44581f5cf', '\x655f53d8a4805679fa99bf418af5969b1e7da11166005cfebb60d165124b2b4a', '139****2142', 1, NULL, '销售经理', true, 7, true, NULL, '{}', '2026-02-15 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', '4f80da67-35da-4c06-81df-c273669804af', '691bcc03-586d-445c-8f02-d7659681e81f', true, 3, '于建华', '\xd2b4c11382f8a8aeffaf4c09c3b8f62d8adb3d4bba8ad79c489b5c0507e29ac05da1d17034c515', '\x00e375f389c81cb70f97e304ddd8d18ed27b5cd8db22fe291b875442bd5b9e04', '139****2149', 0, NULL, '客户经理', true, 8, true, NULL, '{}', '2026-02-16 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', '41e9628c-7054-423a-87e4-84e248503494', '57bc0e96-8939-4dc3-85b4-b7e97d920500', true, 1, '董欣怡', '\x90bffbaf19b7ace6cf2a8e78a3e4eb22fb174aee3f295b348c16b03dbfbaeac2f59f25b5094fc2', '\x8740fc3d770412b78a6c6372a82e9b1990d3aca00c75c7705e9fa65392354cd2', '139****2156', 1, NULL, '测试工程师', true, 9, true, NULL, '{}', '2026-02-17 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', '27c82148-50f2-4aee-8cc0-1ded6d226206', 'c5973584-0a89-4580-827a-b57b0d04b1d2', true, 1, '萧文博', '\xb2af198f50f2bea58a152100650ad9d6065e04cc32c3aad6c84789bb1f53d380b822be33bb7fac', '\x7b94b627912e5b7c9e594b0a21aa1b4c8133d04f37f05573344753caa3174c97', '139****2163', 0, NULL, '设计师', true, 10, true, NULL, '{}', '2026-02-18 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', '2ae27423-0334-4a74-8ee5-15859b83f6ca', '691bcc03-586d-445c-8f02-d7659681e81f', true, 1, '程丹丹', '\x765bb9f08765c3cecc889f03eded66363b21f324276b5a181172b5b825d32f8a4de7e141b6f080', '\x9a89a7e7d08a22176f9414fb31f2e95763135377b3b70b432c17812ab720b94f', '139****2170', 1, NULL, '工程师', true, 11, true, NULL, '{}', '2026-02-19 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', '192765a9-c4a5-44d6-8930-2e3979fe21ef', '57bc0e96-8939-4dc3-85b4-b7e97d920500', true, 1, '曹景行', '\xe3dd1c1ec373153f241addd20ea8c00fec8189964301caa329a2f07d8806037d9c64723670be1a', '\xa6b92e03ed58a3b387f1be54b982dd9a3aa3d54af73adf9748608bab064bb719', '139****2177', 0, NULL, '产品经理', true, 12, true, NULL, '{}', '2026-02-20 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', '84c97639-8611-4ff5-8851-5859af162caa', 'c5973584-0a89-4580-827a-b57b0d04b1d2', true, 1, '袁雨桐', '\x2104aab3cfff6fd7b03a7b9c41f1d071ebe7aea8ee0be90de545de890243fe7004baf465478859', '\xf4b2987373c049654dff1ac5212df9d92b34b0e8caef0168e27392a1f96aae19', '139****2184', 1, NULL, '项目经理', true, 13, true, NULL, '{}', '2026-02-21 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', '45186fa6-a6c0-448a-82c5-b560538d3061', '691bcc03-586d-445c-8f02-d7659681e81f', true, 1, '邓志强', '\xb04f543d9907898166d2fd54639e7d5f03f9cecb9fca3d4d32798280e6cef225fb6acaa33ebec4', '\xafb7864f3a5d1ba262dea0a33045d6e0e67224dc6b3c969086396f9a08f01d0a', '139****2191', 0, NULL, '行政专员', true, 14, true, NULL, '{}', '2026-02-22 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', 'a60c454b-1e40-4f0d-83e2-e30c558cc0ff', '57bc0e96-8939-4dc3-85b4-b7e97d920500', true, 1, '许雪莹', '\xcb7d73100b28c75e661640fa70f65d4af060404287473aa3c6e6effbbafabdf88eac4315636b78', '\xc2059c53d799528a6a6758dd21326359a9729fd8140c7a9fa1303d9b06d4756b', '139****2198', 1, NULL, '财务会计', true, 15, true, NULL, '{}', '2026-02-23 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', 'cf912fb2-cdd0-4130-88d0-66116539c00a', NULL, true, 1, '傅立新', '\xe6ae34b8040b062935eaf25e2265b91b37fdd6586c4af40cec26f8c6682c82574a242165ff30b9', '\x4fb68b59d064bd666896140cf5aefe6cf0c00b7341b4ee0a3687c4e824a8d4e2', '139****2205', 0, NULL, '人事专员', true, 16, true, NULL, '{}', '2026-02-24 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', '7a9e8e9a-8545-4ee7-8f21-0bbd10bef4e9', '691bcc03-586d-445c-8f02-d7659681e81f', true, 1, '沈海燕', '\x89ad0a41efda29db2998dc32c0b78053761dbb191c7d92695c066edcc69e12611b49c95a8a0423', '\x1f3b04b93e055ca27e314d437f08eb1124e4d81bd8f97fe05987247cde8fa47a', '139****2212', 1, NULL, '销售经理', true, 17, true, NULL, '{}', '2026-02-25 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'dc1e33dc-a7b9-48ce-8129-ed7929ded09f', '8e8a2fdf-fc4c-42c2-8228-08449d71ef5e', '57bc0e96-8939-4dc3-85b4-b7e97d920500', true, 1, '曾俊杰', '\x1fe6e446fe30a279fa7d5b548fdb0df02bfaf2cff7a19d64b1b1b1daee01c8fc47313257865261', '\xb74e0900ddd22df7129ae026aec553f0139c12cfcf969212f7899e4c7694f008', '139****2219', 0, NULL, '客户经理', true, 18, true, NULL, '{}', '2026-02-26 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', 'a34cf9e6-708c-4dfd-8fb7-6b47c90ed281', '33811885-5793-4be5-8298-f92e5b860f48', true, 3, '彭佳慧', '\x869ab69c2d047b67eb29b1c3d1f72f69457e26a561a6b6a32740d70d82182ac9bdf0944bc93fb7', '\x07c5dbcd96fd90a5498a91090eb0a16197004293934f51dc2e71cb57f764c457', '139****2226', 1, NULL, '测试工程师', true, 19, true, NULL, '{}', '2026-02-27 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', 'cbe794c2-9111-4761-8285-f381a77f9ae6', 'ef310bd1-cf60-4999-8df1-84be88582b79', true, 1, '吕明哲', '\x7b073a3bcaa5afc7cf392e2fb2a7a42b02494a5782346f48fa6ff3680d721a2cc4310ce0b81688', '\x7e225bed839edba6243f525a837fc12e62ae27fdcd04a2f61511c7803f867f4d', '139****2233', 0, NULL, '设计师', true, 20, true, NULL, '{}', '2026-02-28 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', '71369603-3fdb-4958-8b52-c94a4873f092', '97b04d7a-d04f-45f1-8e6e-796c55c31d2e', true, 1, '王伟伦', '\xeec84f4aa2cf3a707faddf48e09463397a3b888087a7404602129cacb3856f89b7133acb965fe9', '\xb2550bc49578f15ca64195f64502058cb3020db236308e1c0fb825f26e156aab', '139****2240', 1, NULL, '工程师', true, 21, true, NULL, '{}', '2026-03-01 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', 'e3567adc-fac6-43c4-8c9e-285b10b43601', '33811885-5793-4be5-8298-f92e5b860f48', true, 1, '李诗涵', '\x9d6cd02c1e8b44c957f27ccf485ab716fcb3949c87189522d557c6ffc2b902db253159dbc13340', '\x6b5803765ab2f4c01477f672ae3fa87c054b483d0a6dbfe2f39a3ec3379ee2c6', '139****2247', 0, NULL, '产品经理', true, 22, true, NULL, '{}', '2026-03-02 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', '072db9dd-7987-49f2-82d3-d99ec7785362', 'ef310bd1-cf60-4999-8df1-84be88582b79', true, 1, '张天宇', '\xefdbf3182744660f97a07d5ca257c5f8bbc0468c790e1d1e3c20852f784de6438985dbf857fd9f', '\xda6b03375dd9a03978488db9728293116476fd17f0283acd1350d17ddd1babe4', '139****2254', 1, NULL, '项目经理', true, 23, true, NULL, '{}', '2026-03-03 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', '97a9d52b-dfba-4b1a-8fa2-c16c5b08611f', '97b04d7a-d04f-45f1-8e6e-796c55c31d2e', true, 1, '刘若兰', '\xc987852e7dcd78c23d57a32b99313811897df539fb13e63eecf16183c87c20713cfd1af4133992', '\x0b371044e0b5c761508bfce42d58767aaf8d0aff743451a2cf9db99f597b664f', '139****2261', 0, NULL, '行政专员', true, 24, true, NULL, '{}', '2026-03-04 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', '783a4531-2f2d-49a4-84ae-ed5e73c5a3bc', '33811885-5793-4be5-8298-f92e5b860f48', true, 1, '陈建华', '\x6688d6032eaafb5efbf1dcae6f2029458a6e0b8629d95353cc693ca165e558b8aaf4f925910aa4', '\x6457e8275dace5228f612da24318732c3aabe3b48d5403c38a602107f24d73f5', '139****2268', 1, NULL, '财务会计', true, 25, true, NULL, '{}', '2026-03-05 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', 'e377f8e9-74e6-413c-82ba-498c3535c4cd', 'ef310bd1-cf60-4999-8df1-84be88582b79', true, 1, '杨欣怡', '\x68980e9edb7c8ddbcae44b3cdd683cff69a6a6014a50107e7d90950591bcef5ca4b7085233ffc6', '\xfb6549fbf30eab49c132a468021345c62824b9ff3d5f7d5c8d1c457b62a7fb01', '139****2275', 0, NULL, '人事专员', true, 26, true, NULL, '{}', '2026-03-06 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', '1a53d27b-fc5f-4f97-8e60-5d143c1e7d45', NULL, true, 1, '赵文博', '\x03de9fb828bc7b0d48bd3bba7649eeddc1eafdaf92de29073e57449bc556032dad822edd5bae33', '\xf3c10032dee12d9a69d837a01b6485a810c65ee6e0218097d7ab706f91004059', '139****2282', 1, NULL, '销售经理', true, 27, true, NULL, '{}', '2026-03-07 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', '8cc90983-dcbf-4c9b-8fc5-c8eb672dff56', '33811885-5793-4be5-8298-f92e5b860f48', true, 1, '黄丹丹', '\x7c25122c1d095def9d2762bc937b0ab63c8c7b3f5c5fa937bfd3803f32e09310d5c92fb60e16ff', '\x0ff852c189b498c896d98386e133828fc07369eac3d9d135f719b7b1dca40a63', '139****2289', 0, NULL, '客户经理', true, 28, true, NULL, '{}', '2026-03-08 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', '2c5a2f69-371e-4c30-86fa-0ede1ed34148', 'ef310bd1-cf60-4999-8df1-84be88582b79', true, 1, '周景行', '\x0a40a4457cfe6707581abe74c03411c9b9ff60faf1d68686c3180711108d744aefe2967d98bb1b', '\x1d4e5c7ddf8f25cf0c994dc2f05def5e0a73f04126fdbf9b130fcdb870df07c4', '139****2296', 1, NULL, '测试工程师', true, 29, true, NULL, '{}', '2026-03-09 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'ba6e1566-7201-4d26-865d-4981c1e2a10b', '71110534-9923-4475-83b5-47af56ef7e54', '97b04d7a-d04f-45f1-8e6e-796c55c31d2e', true, 1, '吴雨桐', '\x6918cc49e7420b4daa93ef010c857f901a14b7480aec4cc4c42bc77344c7e25ebc6a6c948b35f0', '\x3c078291c10cec79c82ba36d7f7ccf0e8e55a2a34dbe34686bdc8ff6c0494c12', '139****2303', 0, NULL, '设计师', true, 30, true, NULL, '{}', '2026-03-10 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', '02622400-0ca9-4e42-823c-7e8a58fc111a', 'a42e7eab-18f5-41fd-8580-bf84343199d4', true, 3, '徐志强', '\xf3056d551f6248f963c26a86221f710a04401269cccb6cbf3375d11c41b8bfd2a195cf66cd8111', '\x08683b2fc17c2e1796c260a1af1505f857a5433d6b2726aa4824af1a22137388', '139****2310', 1, NULL, '工程师', true, 31, true, NULL, '{}', '2026-03-11 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', 'd8582ca1-0a70-432b-8213-266dd297e038', '2bdf5739-b2c2-402c-80e3-b14d29a67e98', true, 1, '孙雪莹', '\x7e37215ba973c9f14dba2836c62b1f8f3e60fc84fd85b553ce35cdb2237431861ba1936d533d80', '\xd3f4ea936b207d54abff59a18b33596f8e756aef8b699837c996dccb0c9ea6e5', '139****2317', 0, NULL, '产品经理', true, 32, true, NULL, '{}', '2026-03-12 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', '590eaabc-82dc-45ae-829a-f583363d6d69', '28e6a1b0-e0e9-4510-8b49-36244bbaf326', true, 1, '胡立新', '\xdcd12cbf3845871803fd81312bace183d0c01d72786957c3cdccb9d6052a1acd0cc0f7c9672a95', '\x66e343788752d4c1f2009c3e9643e91e32c582cd944f70bbef0050648137fc71', '139****2324', 1, NULL, '项目经理', true, 33, true, NULL, '{}', '2026-03-13 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', 'f696d580-87bd-4c77-89ad-d7d2c5f2dc7d', 'a42e7eab-18f5-41fd-8580-bf84343199d4', true, 1, '朱海燕', '\xbe6e3400986e9be0b6d6dbfca64238a8f061e5e864e0af98bb7db5974b37b9b0fca6410f7a1aa5', '\x280b39c1d4213fa93be2f358b5dcf25c0347a8d1eb16d7931e2a3c3dcef44d04', '139****2331', 0, NULL, '行政专员', true, 34, true, NULL, '{}', '2026-03-14 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', '3f4bb0b8-9da7-4afd-81da-6e07ca571014', '2bdf5739-b2c2-402c-80e3-b14d29a67e98', true, 1, '高俊杰', '\x71e48d663d82dfd373bbb947da66163bd6ac81d95ab448cf9d8b351beea0de9af8984eee454ff1', '\xac83756dd4ba617b978e9263dc656b4303bdf0db24834f0ebbcac0f3eed1849c', '139****2338', 1, NULL, '财务会计', true, 35, true, NULL, '{}', '2026-03-15 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', '6ab0c4a9-c9fe-466a-84e0-3b930c321412', '28e6a1b0-e0e9-4510-8b49-36244bbaf326', true, 1, '林佳慧', '\x1f924d7cf438e6ba195e530f164b39740ce2a7627f90f5663a1e9728f961de664b75abbfd12b0d', '\x1b09a854c327dfcf5d3ecec0b325cc195e9db2e74f0803be6b0ffddbe36b5e82', '139****2345', 0, NULL, '人事专员', true, 36, true, NULL, '{}', '2026-03-16 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', '180e0e7d-2e75-42b6-82e0-7e3903ca4794', 'a42e7eab-18f5-41fd-8580-bf84343199d4', true, 1, '何明哲', '\x32661526852cb5305a55e17580dd6a4dd68c83c852cccaf740c43bbfee550c2bfa9851c4c98c58', '\x72938296ebf6ba07b8ba6141df850d94ea2597f011048866bc02ccf764c5085a', '139****2352', 1, NULL, '销售经理', true, 37, true, NULL, '{}', '2026-03-17 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', '43ecbef0-60cd-4a04-8704-4e5e0c3e4e15', '2bdf5739-b2c2-402c-80e3-b14d29a67e98', true, 1, '郭玉婷', '\x6136b4356876790dea9cfffb66888d6aec44539fe55bff1613d01ae882e13a58c051babb4bb8f1', '\xef171fa3e38f8bf9bf099d14aa6703ac0475ffff17cfb06b832eb5f6f5979260', '139****2359', 0, NULL, '客户经理', true, 38, true, NULL, '{}', '2026-03-18 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', '654a391c-01c9-48c4-84fa-984aae02fd9e', NULL, true, 1, '马嘉豪', '\x5e18009eeccccc81476fae1ac767ccce7c4743583da89c7ea483c8c33bf2e81009367207b64911', '\xc74f07802cad51f063d0a2b2bf6b06c44d099ecfdfab7a4e19f6f16296fcaf52', '139****2366', 1, NULL, '测试工程师', true, 39, true, NULL, '{}', '2026-03-19 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', '7b857c3e-93aa-45ed-80bf-9c95091572cb', 'a42e7eab-18f5-41fd-8580-bf84343199d4', true, 1, '罗静怡', '\xbcf92c06c6e3f9074b0b0a3e5db870292da95bc371de613acc33f0a7aa5d5089c03d4c453423ed', '\x998c23c139a19d3d2e28f2662c646ffa674f8419725bd3a245febb06a93181c3', '139****2373', 0, NULL, '设计师', true, 40, true, NULL, '{}', '2026-03-20 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', '954517aa-2182-4f05-85eb-e4e61dd34c49', '2bdf5739-b2c2-402c-80e3-b14d29a67e98', true, 1, '梁一鸣', '\x655d83c8366ed82b787dabe0ee0a0d554947010c19d906e5c77cb7dfd127350b12afb37c4f979a', '\x5385e0c24ac5d7d4c4ad3c7b34b8641c75eeb9a03fc9019796a4a9f97f10902c', '139****2380', 1, NULL, '工程师', true, 41, true, NULL, '{}', '2026-03-21 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', 'b53f89ed-3fc5-44a2-84b8-226a08dcf929', '28e6a1b0-e0e9-4510-8b49-36244bbaf326', true, 1, '宋可欣', '\x050c19c784bbf26fa01fa4e235b57e11e92b1d42e5c73b665d4b9c2171136046b043647abe8cd3', '\x0ed80df887cbcc1fb7f64ed4623e8d9bf7589005ebcf983a573b23017990294a', '139****2387', 0, NULL, '产品经理', true, 42, true, NULL, '{}', '2026-03-22 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fc808d07-c59b-43ce-8457-2f6bdf8e5e00', 'e0aabac7-ad39-451f-8513-eb04aa47df35', 'a42e7eab-18f5-41fd-8580-bf84343199d4', true, 1, '郑浩宇', '\x4822c5195d259a31965d9c370625412748d3277e637c4ec9d4d65132751248a1f8968108bf90ef', '\xdd1137371e8c7be9d07ef01cb71a3ca5f2cc6143ada9d968eb165323eaea7199', '139****2394', 1, NULL, '项目经理', true, 43, true, NULL, '{}', '2026-03-23 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7e312ca3-45f5-4464-8eaf-2d401bccff5d', '10521b9e-da28-4cb1-88cb-7f1a12e62d19', '7dc9c256-8cde-482b-893f-7914e5d9f2c0', true, 3, '谢晓彤', '\x1891d68a506aaa862bad9b0e9b6ec8465cdb85355fc3957e74eb56c06d1ff4f81fd5c47ba5aea6', '\x8859b5ed2f97ff2f9650fca660859bce09bed9fa7e6363d88287c0e6e2bba711', '139****2401', 0, NULL, '行政专员', true, 44, true, NULL, '{}', '2026-03-24 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7e312ca3-45f5-4464-8eaf-2d401bccff5d', '1c6755ee-2ea9-45bd-889a-a444616ea90a', 'df6e68c5-2c82-4ae5-8e49-3c0c30575e3a', true, 1, '韩宏伟', '\xc7680c027a6e3c99f015105c37c7685b0290184146765f59cf128d289289f02522ded65ff3afe9', '\x048914c6db30a93adea77365a27e07c4a9af5df37c993ecb41c1ebba6dfd70ca', '139****2408', 1, NULL, '财务会计', true, 45, true, NULL, '{}', '2026-03-25 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7e312ca3-45f5-4464-8eaf-2d401bccff5d', '02ca3d3e-9287-4df2-8230-052dc877802e', 'f5435f67-5657-474d-8df5-4dc0bbcda917', true, 1, '唐春燕', '\xad08098d49e12561b3a334a366f540d20011cfb550630e97a052ee2213ac95ceda77f114e95782', '\xcd44b9a4ead0f592defa083909e7fd15997583ae2372c401874d56136d86f0fb', '139****2415', 0, NULL, '人事专员', true, 46, true, NULL, '{}', '2026-03-26 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7e312ca3-45f5-4464-8eaf-2d401bccff5d', 'f2e78545-2266-4d35-88f4-557a9e2714eb', '7dc9c256-8cde-482b-893f-7914e5d9f2c0', true, 1, '冯子轩', '\x809a65c360e383f90bdb06268903a139e0f146d513af24d90b63e0fce8d0e676b49f48f08a0609', '\xfd8ce620f9c8acce0c24c6cd99013a15de9a65761eed34e7f2fef0eed93f91d7', '139****2422', 1, NULL, '销售经理', true, 47, true, NULL, '{}', '2026-03-27 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7e312ca3-45f5-4464-8eaf-2d401bccff5d', 'dc63343d-8270-4306-8b86-f41990aa7761', 'df6e68c5-2c82-4ae5-8e49-3c0c30575e3a', true, 1, '于梦琪', '\x43b568ed25e04ec70288f4972d85c7f54a2fbbea0276dc58f2f6b2a937ed66e76a71c5d6d85058', '\x330f7c8b4e08e0f396a00c819c0c215bea51fd80758228b4aecc71bc9b99d052', '139****2429', 0, NULL, '客户经理', true, 48, true, NULL, '{}', '2026-03-28 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7e312ca3-45f5-4464-8eaf-2d401bccff5d', 'e7817320-edb9-4b0a-8d00-cc5c39af9fe7', 'f5435f67-5657-474d-8df5-4dc0bbcda917', true, 1, '董思源', '\xf1d3ff996e1b644a4c770b7db2fc916b3c3ef1154412953a7ceb4ba07bb1c7bc6f8fc9af1a8407', '\xe51e861c457b769a2741df55369cd26f550a37774466bcdf166a8b79aecacce5', '139****2436', 1, NULL, '测试工程师', true, 49, true, NULL, '{}', '2026-03-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7e312ca3-45f5-4464-8eaf-2d401bccff5d', 'deecd735-4f0e-48f2-8824-ea152d9e539c', '7dc9c256-8cde-482b-893f-7914e5d9f2c0', true, 1, '萧婉清', '\x7dc61392058a96045f9726492fcb17b17ebee8eccae4a848a22e0b8de7a85535abb325119634bf', '\xeb0fb554f17fbafe5bbe27abc174659607974e41be0a3f17c99db4c971d1e68d', '139****2443', 0, NULL, '设计师', true, 50, true, NULL, '{}', '2026-03-30 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7e312ca3-45f5-4464-8eaf-2d401bccff5d', 'b086d6b2-c57b-43ac-8b08-ac1044926b29', 'df6e68c5-2c82-4ae5-8e49-3c0c30575e3a', true, 1, '程伟伦', '\xf6554f8e8ffa9fc5cfc17c926cf4ab10167743ccbc48e8010ac6ef89d9b2dd41073f664d7fea2d', '\xe6e0fcd90d5a9fdc97f73cfbddb4019b8d3a7a9a541a5417c0906fc2ab58a6df', '139****2450', 1, NULL, '工程师', true, 51, true, NULL, '{}', '2026-03-31 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7e312ca3-45f5-4464-8eaf-2d401bccff5d', 'f07a3f64-3c56-49de-8dab-f7b285c8239a', NULL, true, 1, '曹诗涵', '\xc33a83261532458ce683877003e22c5c285605eb283e6a29c82bb89cc2a01e763ce0c96d16d60d', '\xded578e9ee3ec584ce3570e96f2de3a599a514800caaf699e1013a482c3ef30a', '139****2457', 0, NULL, '产品经理', true, 52, true, NULL, '{}', '2026-04-01 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '05045ef4-8ff4-4959-80d0-6fc40ad0664f', 'b13b4159-a4bb-4f03-85d7-48cb289c9865', '78944495-c07d-48f2-8c83-a8225bd6583a', true, 3, '袁天宇', '\x2bdf93b00f33f4818f580a284fd0aa2efa5f6540e3b664df529bbb575f3c77d25625cfe57f5125', '\xd6b54c13ad7a9c97237ee627c8b330e07c8abb24e2b07f2eaf7a21913934db32', '139****2464', 1, NULL, '项目经理', true, 53, true, NULL, '{}', '2026-04-02 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '05045ef4-8ff4-4959-80d0-6fc40ad0664f', '2c0164f4-54f3-46e8-8b6f-d43526315d22', '40f15a4e-6814-4de3-80fe-23b8562f93e1', true, 1, '邓若兰', '\x59cca2bc11b9e5828cdfe427c3cb1598d6c237138b8500e9e4847714c298f36828cde758c0f6dc', '\x1f006706fee91926658df2ec1c18fa49e95e831e084d1162039bd486eb1e6f73', '139****2471', 0, NULL, '行政专员', true, 54, true, NULL, '{}', '2026-04-03 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '05045ef4-8ff4-4959-80d0-6fc40ad0664f', '72b3c5b4-d8ee-484f-8032-74dee7b44ade', '29017491-bcb4-413a-8d51-a5c0aef0400d', true, 1, '许建华', '\x733905b5ea468f8cdf199561c4f6e0f7455a626dde1ddb0df04d0416ee0c3e7872a709b0fe144e', '\x32e41eeaab122e0086ac185d5941bbac19b2bf0c4f74ebf10bb3fae43867e0dc', '139****2478', 1, NULL, '财务会计', true, 55, true, NULL, '{}', '2026-04-04 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '05045ef4-8ff4-4959-80d0-6fc40ad0664f', '9465c6b5-e0ee-4f99-8f1b-3dc739b49f98', '78944495-c07d-48f2-8c83-a8225bd6583a', true, 1, '傅欣怡', '\x864b03e06456ff0a8c2dac21601d527c1a218dca93027efa22db147113f308612c5fc02db08878', '\xd9ff6ef886b1bb3d15aeb9523e9bd216f465f3c3a1f4bd65eaa8e06e7f0f57bf', '139****2485', 0, NULL, '人事专员', true, 56, true, NULL, '{}', '2026-04-05 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '05045ef4-8ff4-4959-80d0-6fc40ad0664f', '6586da1c-9811-4079-83cb-01ac3532407b', '40f15a4e-6814-4de3-80fe-23b8562f93e1', true, 1, '沈文博', '\x0d08717b950c2ca70e0e6acb2c7215a52c2076ab713debf756ee34e81635cb6943b4703acd2284', '\x17d6cd788c5fe2834cacd0229e915e8eb09c8d49d34b3be3cd259a495b560dc6', '139****2492', 1, NULL, '销售经理', true, 57, true, NULL, '{}', '2026-04-06 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '05045ef4-8ff4-4959-80d0-6fc40ad0664f', 'a1be093c-025c-4adc-8b61-8761e115d0ae', '29017491-bcb4-413a-8d51-a5c0aef0400d', true, 1, '曾丹丹', '\x7781cb8cb4ee713b0d77eecbfe80dfd4a073202cb03d4a6568d9895b4906002a369df367a14ff3', '\x0eb02bbaaedefe49df189752f2893261302ac4641fcfacb855889a16f6fe472a', '139****2499', 0, NULL, '客户经理', true, 58, true, NULL, '{}', '2026-04-07 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '05045ef4-8ff4-4959-80d0-6fc40ad0664f', 'b3321a61-8e26-442d-8e00-52805c68183c', '78944495-c07d-48f2-8c83-a8225bd6583a', true, 1, '彭景行', '\xa8d999e395db107750c96b268d6ecbe99b8bcf4d8aea6c64f69694a11b140ffbb1d942aa863d9c', '\xd22f87bd7768a75b31e6318c17b77e6bd2692b77150dabd4dfddb218e4284f7a', '139****2506', 1, NULL, '测试工程师', true, 59, true, NULL, '{}', '2026-04-08 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '05045ef4-8ff4-4959-80d0-6fc40ad0664f', '2c8faea9-9af8-48ab-8fd0-5dbdb997b3d0', '40f15a4e-6814-4de3-80fe-23b8562f93e1', true, 1, '吕雨桐', '\x3db1bed92557c80f719bcb87de362b6dd63719b9100810b80e2b875e0c6f41835234e508c6d357', '\x6c14d4333405ca367dcc572d1ea52183c518d6c04354e7e5ccb1331636a2211b', '139****2513', 0, NULL, '设计师', true, 60, true, NULL, '{}', '2026-04-09 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '05045ef4-8ff4-4959-80d0-6fc40ad0664f', '4ad140e7-7213-4940-8b94-6e4990792f20', NULL, true, 1, '王晓彤', '\x806aab5d9ddd345ab2f312767bac84598fad2d2dde64c20b609bdcfb5ba2b9ef8375e8bbdd95ce', '\x2f941c7727e666b4a0ae28dc0ffd6127a1227e7457f755e205947e03b16ce5f2', '139****2520', 1, NULL, '工程师', true, 61, true, NULL, '{}', '2026-04-10 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '05045ef4-8ff4-4959-80d0-6fc40ad0664f', '33732aff-7bcc-476f-8b59-2225d91b5bae', '78944495-c07d-48f2-8c83-a8225bd6583a', true, 1, '李宏伟', '\x2c803bd7c7bd8f82abfeeb319382bfdaabb96c96b22a09a5957645a280b5704e4ce8068ba205c7', '\xec1b9ccc974bf1d39c4a899dc04988c939a78c6c2e2fbe8ab9e3a31c2ba67012', '139****2527', 0, NULL, '产品经理', true, 62, true, NULL, '{}', '2026-04-11 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', 'fa84f914-0097-49b5-8abd-06cc4f7830ef', '6d89cf99-15b2-441f-8def-c7abc45a39bf', true, 3, '张春燕', '\x240b7364803fff82bb2340bed1405e72da1aef8efe6501abca6004b30b9966e505c80eae2847ab', '\xf83c6760259bdca6d657c1dea08c3c5a5140787a2b29fea561ceeef1571da4bb', '139****2534', 1, NULL, '项目经理', true, 63, true, NULL, '{}', '2026-04-12 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', '6e50d2fc-beef-49c3-8a9d-0cbea50a94f2', 'bf03e80d-deda-4c08-899c-9ac69e1a1462', true, 1, '刘子轩', '\x442aabdf7e520184c01b9343b782050e1b5cc974e1bc225402d9bed8644fdfe650423012a0f6ab', '\x34a90f2b6076ee62a26f10e16ccddb282a34253971fcd6c84e9d452c83c58528', '139****2541', 0, NULL, '行政专员', true, 64, true, NULL, '{}', '2026-04-13 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', 'eee6f640-46e9-4b29-8af0-983032bcf0a3', '247f561b-8a2f-4d33-8332-fb175efec2af', true, 1, '陈梦琪', '\xacd9036717b7f761511633341513e5515eda36fd3238f98d9f7f98c01a10d5d2b427cecdee43da', '\xfd8433d483da5eacdb83dcfabf0874088d0a902a7659a8643077b86ed2578930', '139****2548', 1, NULL, '财务会计', true, 65, true, NULL, '{}', '2026-04-14 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', 'ab94957c-38b4-483f-830c-8a83fee85476', '6d89cf99-15b2-441f-8def-c7abc45a39bf', true, 1, '杨思源', '\x5f1e7b3007870f3ce06d36b47facde9c6a41085ce252460cf117819888170e86a93912c43ebd54', '\xfa13d71b0ce5bae277736274808ada39f4e0ea2ecfb4e90b4b8d1ccd021097ce', '139****2555', 0, NULL, '人事专员', true, 66, true, NULL, '{}', '2026-04-15 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', '4243fe70-5a67-442b-8230-567e52ea5021', 'bf03e80d-deda-4c08-899c-9ac69e1a1462', true, 1, '赵婉清', '\xfbbcfebbc7b0baa5f6f441363bca75984ba35b633173a85ada74a432a9fb29ce5f3b64021e7e78', '\x51321e5b6027243a3cc61e48e9014f7a3f424b1a015b33324efa187bd93ef2f3', '139****2562', 1, NULL, '销售经理', true, 67, true, NULL, '{}', '2026-04-16 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', 'aa8ca6c3-c086-451c-8e1a-fdf1c739e908', '247f561b-8a2f-4d33-8332-fb175efec2af', true, 1, '黄伟伦', '\x869637f09b54e13c2b5be730db59774c98e60ef10e5bcebf8b2d6a0b8868ccd149ec894b4198bb', '\x30b6316d802586dafe8c1a4076718c45b59e75c311a4ba8ea98411b63ed2d8f4', '139****2569', 0, NULL, '客户经理', true, 68, true, NULL, '{}', '2026-04-17 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', 'f3257f31-bd02-4a0e-8bd2-fafe35184209', '6d89cf99-15b2-441f-8def-c7abc45a39bf', true, 1, '周诗涵', '\x85a0a7399cbc3b2ff343c04fdc2febad31200ecbd84781a3a9fcaae0097324214ea6e83d4791c1', '\x3c49623995f66cd536247b3941779f913b597bb2266b1719cedb0359bd53f79e', '139****2576', 1, NULL, '测试工程师', true, 69, true, NULL, '{}', '2026-04-18 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', 'bdcfed05-0a56-4408-825e-7d6f63e2143a', 'bf03e80d-deda-4c08-899c-9ac69e1a1462', true, 1, '吴天宇', '\x027ca68931c41ef1ce5b045944b378c0505e2efecc5bd7225c45da7d9ca181497f014e78b2d33d', '\x261d0ef6a1167c2900e66afcb80c67b473476e7ca8a43f64ec078228e521779c', '139****2583', 0, NULL, '设计师', true, 70, true, NULL, '{}', '2026-04-19 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', '56a7a1e0-462e-406d-861a-619ff43e8ee1', NULL, true, 1, '徐若兰', '\x50ee395a67c219efb2505865e9c651a8f40beb8f0a96fce97b221b5d7477f851e5a1c163e92d8f', '\xb3289db53b671d47e68659180b8a63591bfc6673bff3199cae3032cf91c1c030', '139****2590', 1, NULL, '工程师', true, 71, true, NULL, '{}', '2026-04-20 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', 'dc44cd42-cdf4-47c9-8c20-b4e3faf1a7e5', '6d89cf99-15b2-441f-8def-c7abc45a39bf', true, 1, '孙建华', '\x11ac6bb5f8d4bbbfe6554e757e6e34f897019e90cf5f8b9db96a988781a7233ad7f1405977432f', '\xcadc61c66ea2af626afdd76661fa98789ba49c01b9eea97f4e660c620ca84965', '139****2597', 0, NULL, '产品经理', true, 72, true, NULL, '{}', '2026-04-21 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b966d832-cb4a-4e72-8b04-413dcb06db7c', '9943e3ec-65c5-4d06-81f7-da0b1fb273ed', 'bf03e80d-deda-4c08-899c-9ac69e1a1462', true, 1, '胡欣怡', '\x612d4fb640e7c8f60577f9426c7472d1689046de2fa8cd1bd02fda125ec178fbdfd2650e81e363', '\x593d090bcc9736d3ac91a064b52e16ea8f6a9f16573d15648f31f6e39999eb9c', '139****2604', 1, NULL, '项目经理', true, 73, true, NULL, '{}', '2026-04-22 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', 'bd927b43-b8c7-4320-86c8-2ff984761cd1', '0c953f16-f529-4855-88eb-37059c0e335b', true, 3, '朱文博', '\x5736ea3c6999ca075bda352111d916b710a5e36900f6621a41ea9d49fdbbd562fe5f964cd6b20a', '\xf5b438532d13bb1b2ac95e889fa4233c2f9599b67b308603f5986601b4b008f0', '139****2611', 0, NULL, '行政专员', true, 74, true, NULL, '{}', '2026-04-23 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', '811d3995-4506-4e6e-8d8d-ffe9f8a3b49d', '45ce22e5-7728-400a-85eb-c1718772beae', true, 1, '高丹丹', '\x2d7a97bbe0e34cbb29269458d24c457fc3f7bdc6edf7c3895d198a6a78be2dc8ec4a488aecf305', '\x04a97e77ccd521040d142bb78ad0610ba64ff3123437da204ff5f91699827d4c', '139****2618', 1, NULL, '财务会计', true, 75, true, NULL, '{}', '2026-04-24 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', 'e82e5500-dd08-4a73-8695-e9f7b105a019', 'c4ca4b75-7fae-4e68-8b50-7aa2aafee27c', true, 1, '林景行', '\xb2028da681f24d5881e03efebc8d709c2cf15316195ac38edd62679c336c3da71e780488a37273', '\xd998d67c6d47fb67e043fee4bd4223cb652b23628be227e2661adb6fd576e926', '139****2625', 0, NULL, '人事专员', true, 76, true, NULL, '{}', '2026-04-25 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', '87f193ad-531e-468c-806d-388e2e6b9cf5', '0c953f16-f529-4855-88eb-37059c0e335b', true, 1, '何雨桐', '\xa4745841652c58e46b04015bcbb6bf5d7e33edcddd83f7f1a8c1a7fd5530d7eaebc748bc2cad5d', '\x4bd3d993f97aeb52837a4e455bbe19d1f5edd5a0fdba41f73ce72dede7dbb15f', '139****2632', 1, NULL, '销售经理', true, 77, true, NULL, '{}', '2026-04-26 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', '46587401-8eca-4aa8-8041-6af1b65d1d18', '45ce22e5-7728-400a-85eb-c1718772beae', true, 1, '郭志强', '\xc30839f0b23f66722f1d3e9dc99bb53201536ecd5a3a4cd46f829cac048764d2c696e52028c9d6', '\xb536025b7b92b903f8619056a7e107f5384f3906cd25e3ccd3b5867bf66eea47', '139****2639', 0, NULL, '客户经理', true, 78, true, NULL, '{}', '2026-04-27 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', '6d9ae178-65cc-4fd8-8727-5e0d073acfef', 'c4ca4b75-7fae-4e68-8b50-7aa2aafee27c', true, 1, '马雪莹', '\x690ccaf189d8218a34782716bcee2f20e4ac6415b4f523aba6fd6eebfee6fbf07b1b8d28b4039e', '\x5696c32c1f87dadd1add7bfefb873d2090ec01fc644cb5137ac6cbab5c5b72c2', '139****2646', 1, NULL, '测试工程师', true, 79, true, NULL, '{}', '2026-04-28 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', '9cd9d0b8-c638-440e-8f94-7024425b765a', '0c953f16-f529-4855-88eb-37059c0e335b', true, 1, '罗立新', '\x75a9b9ba8ef6cbc2d8f7fdf5afbbb547a379785aded4689227f196cefb9c77a5e0c31afeca9787', '\x978f69ad3e9bbf81bb19f64a4647f505bcc89ff0bd9fbe1bfe485a04efaf927e', '139****2653', 0, NULL, '设计师', true, 80, true, NULL, '{}', '2026-04-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', '19a86b64-e171-4ae5-861e-a5be2c6c61e2', '45ce22e5-7728-400a-85eb-c1718772beae', true, 1, '梁海燕', '\x8caef63f9785481fa38befe8f0acd9658d1ff136383e24c4450d444598653f50284c2b786132fd', '\xcbd6c4351c6072eb8506b605154a6b15f49aa1e5d5b7e0b2d82fca6370ae7609', '139****2660', 1, NULL, '工程师', true, 81, true, NULL, '{}', '2026-04-30 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', 'e7776a1a-2409-4aaf-8e4c-7d5995dd4447', NULL, true, 1, '宋俊杰', '\x5a732c445c328391316725a41d460d4a4b3d93b926e89c77384c5d89379bb83e5e26367044d18e', '\xbff727370debdea5bdf34aeebeae88be284f9d290edaed34dbba248600b3e4a5', '139****2667', 0, NULL, '产品经理', true, 82, true, NULL, '{}', '2026-05-01 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', 'b6c4a953-59d3-4a2d-8c7e-5230b0d6c4ba', '0c953f16-f529-4855-88eb-37059c0e335b', true, 1, '郑佳慧', '\x3367f45245a2667feb93a8e5e02c1d641f7a1f8a1ea72fbe93a5d63055209497baafe69816c05d', '\xedbbe1b06f4696c155774996765879450daba9a3956802d18f7dd452924b597d', '139****2674', 1, NULL, '项目经理', true, 83, true, NULL, '{}', '2026-05-02 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', '53d84c42-680f-4bf7-845f-71de4b405415', '45ce22e5-7728-400a-85eb-c1718772beae', true, 1, '谢明哲', '\x54ba30b59bc19bb9979a0cf3fdd49f22d5f2f0fa9cde29622775e6df167c9f14f7799113ed7792', '\x31fe0d6ecf9e232b416bd0edf1438b1cf47017fce73a894c5ab26c49620f6c6f', '139****2681', 0, NULL, '行政专员', true, 84, true, NULL, '{}', '2026-05-03 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'b070c283-62ce-4929-87ff-efb13a30bc64', '6f478b1a-76ab-4dfe-8407-ffdb26f0acca', 'c4ca4b75-7fae-4e68-8b50-7aa2aafee27c', true, 1, '韩玉婷', '\x81dcc3e068fcc7fd1f3e6e4848e1b388ac16c8212d78e8fa57f8703954f619fd32abed55fbeced', '\x8180f2ed68330a13209e1f392e04c077c6c26accf37236ccf53c5545e6ff8724', '139****2688', 1, NULL, '财务会计', true, 85, true, NULL, '{}', '2026-05-04 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', '40f9f5aa-1adc-4c08-8691-9837acb155b1', '48611cd2-4d63-4dfb-895a-80a820e7e280', true, 3, '唐嘉豪', '\x4ac4df824f367deee8219719dfb9200ed47c3581b7528dff8dd404d430cf7d65a2d0c49fe240cf', '\xe320e329bfef8b7a550abf26e450a762b41e1de484a34eabf13fa8475e2f06e6', '139****2695', 0, NULL, '人事专员', true, 86, true, NULL, '{}', '2026-05-05 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', '3b788b79-76d9-424c-8b86-3a9a431495b1', '7f04a59a-d3fd-4946-81d2-a64ab2766b38', true, 1, '冯静怡', '\xd9ecac1754b0e164e31ec3cb86565d589b4bf9a88b063885320bc593af66628ad36f0de674546b', '\xa2f24ff0860c4a5bdac83c62e4d45aa38c3ad038c4d7ea0a82aa92c0106722d5', '139****2702', 1, NULL, '销售经理', true, 87, true, NULL, '{}', '2026-05-06 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', '4ce8c585-f5a0-4412-848b-36d8daea2db4', 'd20c0a8c-5789-4b60-8898-616fcd54f751', true, 1, '于一鸣', '\x7b707d223cbdf8f560fc56a071a61062bf36f266c488d295394233cc50015c0dea01e65020c0f4', '\x81d5491bfdb17a466943ff5663bbfc8af60ee359673d59f92ee4be66f6147a4c', '139****2709', 0, NULL, '客户经理', true, 88, true, NULL, '{}', '2026-05-07 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', '4bec970b-266a-4655-8041-2e4f844f7390', '48611cd2-4d63-4dfb-895a-80a820e7e280', true, 1, '董可欣', '\x365e49ca722c16bc7a6e07991caf8940a0c2361ea8e88f2772080f67845f661170a47aec74db5f', '\xc2e911c70d2b53eb30acfd27495562eb1142008c681660e5a33b888f7b4ed869', '139****2716', 1, NULL, '测试工程师', true, 89, true, NULL, '{}', '2026-05-08 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', '65ba2164-bb20-401b-820f-f4a8dd0e7841', '7f04a59a-d3fd-4946-81d2-a64ab2766b38', true, 1, '萧浩宇', '\xc88c7b4e00248fc946cf9a640543389454722dd7e415fe8a77a7b24a05f92275f7dafb54f59455', '\xa008a77481711eedc56f0778992d31042936f719118f8685d41ca820465eef80', '139****2723', 0, NULL, '设计师', true, 90, true, NULL, '{}', '2026-05-09 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', 'ab4fb738-c0b0-45e7-85c2-a37c8e122880', 'd20c0a8c-5789-4b60-8898-616fcd54f751', true, 1, '程晓彤', '\x3444e5c349cdebc7d9ff6b4f39cae9365c43bc8c9dc23e43de9f9699836156809c2d11bf8cb46d', '\x2f4c1106293ab5b5978d4f9acd310cde5a7bcdc87be2a76661f51990ec8f2f92', '139****2730', 1, NULL, '工程师', true, 91, true, NULL, '{}', '2026-05-10 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', '4247d9de-be1c-4826-8661-8465f10524a6', '48611cd2-4d63-4dfb-895a-80a820e7e280', true, 1, '曹宏伟', '\x115d2f5ac0b6fd04e9866060f27e7b725136aae0ba85246ec7b050a3ec80b88de2f03b4de41e99', '\x452aace916339a54d3365c592cc148fba81e58912b12a8a92a5d9f3834a95748', '139****2737', 0, NULL, '产品经理', true, 92, true, NULL, '{}', '2026-05-11 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', '5c1fac8b-6476-4d49-8cd3-6d1dde1595f9', '7f04a59a-d3fd-4946-81d2-a64ab2766b38', true, 1, '袁春燕', '\x77d9671dae9aac1b496b1139b865e1fcefff47c4658be878163782695779a80ec6e6f68a587477', '\xc99ccc4d3fe3d14b1850273d707923e9fd51fc2318edb0ae3bd9fb9c17d562ff', '139****2744', 1, NULL, '项目经理', true, 93, true, NULL, '{}', '2026-05-12 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', 'd88116a3-304c-4980-89fe-892e3f651cfe', NULL, true, 1, '邓子轩', '\x61e54cacd8516220c3ce2a2db72f6289322dcd6ae1a0a2cb956e36d2892fcf976086cbbb1ca5c0', '\x234ba5d8eee030e36dda7eaaf196c98a6a1477959c94d718eb7c259d64e64254', '139****2751', 0, NULL, '行政专员', true, 94, true, NULL, '{}', '2026-05-13 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', '0fe0b82a-a937-459c-8b4d-789ebd17defe', '48611cd2-4d63-4dfb-895a-80a820e7e280', true, 1, '许梦琪', '\x62fcef7305e77d1e751b480cc1cf21e51be0d074481f18e36f5ffeb3abe91ee1c604dbc181fb7b', '\xbee2fdcbf4d4af9370f70e666d7ed87ceef6b830ad2017cf750b097529f94f3e', '139****2758', 1, NULL, '财务会计', true, 95, true, NULL, '{}', '2026-05-14 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', 'bc683e39-4e17-4b56-8cf4-73720bd35e36', '7f04a59a-d3fd-4946-81d2-a64ab2766b38', true, 1, '傅思源', '\x9367a1509570bb60934b0fc2de3c7a561f2ce7fc9fe21e490ff8dc71148aa14469c28198847f60', '\xc048ebd3f646c0e3f86d9e5246861a26efa5a98dc77443f27170211155b41af8', '139****2765', 0, NULL, '人事专员', true, 96, true, NULL, '{}', '2026-05-15 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', 'c81031ae-96fa-4ee3-861e-08d8eac8a948', 'd20c0a8c-5789-4b60-8898-616fcd54f751', true, 1, '沈婉清', '\x79b74995df48ed97820ab2c20c3b5129d8bd3668f7ac2006dced8f1be1486a87ab983713097700', '\xe25fa856812dc97745222f77d4e09d2f886103d90c998e0465277dee31949260', '139****2772', 1, NULL, '销售经理', true, 97, true, NULL, '{}', '2026-05-16 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0f35dca3-68b4-4c30-8a23-6f7d780c9ba9', '56e0431a-fc4a-47eb-858b-45b728604c2b', '48611cd2-4d63-4dfb-895a-80a820e7e280', true, 1, '曾伟伦', '\x2a6e5924720a98ee5eee1d4814859bd2ec812008beaa362af1b1b1b7ee3d614313f34af223269f', '\x995da385fa1748752252b23a7c0b89f2c1579b15fb71dd7f4418cbb720ac499b', '139****2779', 0, NULL, '客户经理', true, 98, true, NULL, '{}', '2026-05-17 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', '433e9ef6-0c66-4c57-878a-28a35a2a2be2', '21f612ad-0462-4f8e-8f6d-b832b837e47b', true, 3, '彭诗涵', '\xe00515db1947686c7af99e9b7877e68703c205b3f61ab61cfb1f87c67b75ab193751009848d922', '\x84e0f1e6d642be1c43ce77bc5e80ac518d156ec571294240077e8c0e46080452', '139****2786', 1, NULL, '测试工程师', true, 99, true, NULL, '{}', '2026-05-18 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', 'b8356573-0851-425e-8439-dae8b0735db3', '241c0543-b8bb-4d28-8927-dfd93b9273dc', true, 1, '吕天宇', '\xfb08ebb1334d79f3883a4f694112b330e4b6093683ed444f10b398ca645fdb4c93f51fe6a6d80a', '\xe8dfa2d1ef96be02fb37ed22bfb0bd3db06d56bf4dba527e7b5a2930c0636285', '139****2793', 0, NULL, '设计师', true, 0, true, NULL, '{}', '2026-05-19 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', '88e37243-30fb-40c8-8d91-7017fae95c1f', '57ba33f6-76ca-428a-8e07-f267adc55736', true, 1, '王明哲', '\x99ced096563670e8ca2c11d00155fd53f02a5a7b55dc07981c2191e2a6cd685ff1f65a7ed30d33', '\x002e07895f549bd407a575f5187a5a7bba44da31795b9a3babbe9c9ee1a5e18c', '139****2800', 1, NULL, '工程师', true, 1, true, NULL, '{}', '2026-05-20 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', '3cdea4b1-a1a3-4a0a-8dbc-92563400b067', '21f612ad-0462-4f8e-8f6d-b832b837e47b', true, 1, '李玉婷', '\x7f5be6e705a3dd5a259ac7c89d980555eea810bb460ffb6f72cfdc7621f039b37bffd62f21440b', '\x2ac52435fccb4a15c827bfdc6bc34500b6d1f332537d8c3e7517a7a53ec50692', '139****2807', 0, NULL, '产品经理', true, 2, true, NULL, '{}', '2026-05-21 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', 'e6ce4833-79bf-4fdf-8b86-cf5a01afb8be', '241c0543-b8bb-4d28-8927-dfd93b9273dc', true, 1, '张嘉豪', '\x76d6599dd12476bc8061d4bbe2bb0109a50eb5c29fe71c6d16085904e91d7e0a141446d38c8977', '\x3f0f87110a1f09592d494cc638756550c4a6339dd126071ec34f15032539b73f', '139****2814', 1, NULL, '项目经理', true, 3, true, NULL, '{}', '2026-05-22 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', '04f10132-6f2b-4a58-8ddf-adee1f25992e', '57ba33f6-76ca-428a-8e07-f267adc55736', true, 1, '刘静怡', '\x9dd7a5113f1f5edc7554a836b314890052ccbdea3613a908b5efd979dcf9d63db653fc374c4982', '\x5e309da7e56802f359e8dc6b888072af1b3dba725a5a044f6272a20e9ef9ac8d', '139****2821', 0, NULL, '行政专员', true, 4, true, NULL, '{}', '2026-05-23 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', '4d3561c7-6bac-435f-8a34-de2ffcbb646f', '21f612ad-0462-4f8e-8f6d-b832b837e47b', true, 1, '陈一鸣', '\x63bfa0e2076863252a2a9a79733b992280509c2701d197f0bb2c12074ed79f6fbf778496f8135f', '\x7ccf42240478128f5d506a428cc7b504eeb8eea151a7eaf537f89639b298b4d8', '139****2828', 1, NULL, '财务会计', true, 5, true, NULL, '{}', '2026-05-24 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', '14d97034-e20a-4049-8c85-330e5f84b3dd', '241c0543-b8bb-4d28-8927-dfd93b9273dc', true, 1, '杨可欣', '\x41e74141748bc4721ca93b88ad8f26ad6441fed3c3f0d8fa06200e8a75718f86f41fa568360ee6', '\x8cc2cec0be2b842e48efeb920be3d531b233b3a0645d50df7037442a8b3ef163', '139****2835', 0, NULL, '人事专员', true, 6, true, NULL, '{}', '2026-05-25 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'eb6f265f-dcf4-4d0c-88ac-c4e02c491a69', 'f2d9801e-7120-4874-8c5e-da0bbe68e340', NULL, true, 1, '赵浩宇', '\xcd74b065228f7733cdd1ae118beecf1e9a76f1370c3e05827c159f140cfa90de85da32b2f9339f', '\x79d06524d2c7e48b5fbad2093e524dff6d0ddd1da8d7552e163a23146bf7e314', '139****2842', 1, NULL, '销售经理', true, 7, true, NULL, '{}', '2026-05-26 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fcd26fa-e6d7-4852-8743-2de603481db9', '8c044158-6304-42d7-80a3-63de2ea250aa', 'fe3415f6-beaf-4c56-87e8-d9a97078aa7d', true, 3, '黄晓彤', '\x5a280d9161ffe104d51de9e45e4f2ed4178e5bc7230767c410605dbfb53e28abe18c306455814d', '\x7513987026d7fcd1b160798fae6a2e8392db391b1533ce52bcf3a056b414785e', '139****2849', 0, NULL, '客户经理', true, 8, true, NULL, '{}', '2026-05-27 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fcd26fa-e6d7-4852-8743-2de603481db9', 'e4741bb4-c6a5-4b13-81a2-2c2e8a43a540', '107fa0b5-53c3-48a1-860f-ead540b76bff', true, 1, '周宏伟', '\x7f4cd6016393a28243bce3cc364e53f1b4f62f66caba0e4c9b9aa7a77513c3f5a5c9b338d839f2', '\xbce8ed575f38b5635848144da9ba2e4b07b4199b878925b06c689363078fa6ba', '139****2856', 1, NULL, '测试工程师', true, 9, true, NULL, '{}', '2026-05-28 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fcd26fa-e6d7-4852-8743-2de603481db9', '5cb8c56f-4c1a-4316-84f3-bed1cb4f304c', '3be76d3d-d29c-44c7-82f7-8e4ad21d0528', true, 1, '吴春燕', '\xde0738b97ce1b3520a45e5e64c4dfe16a7d73516d28def6a15b52c5a72c2506ba9145e6afaee36', '\x90fa47d71643f4d4df7ad92705002f83cf37a005d0206b78ccccc9bc18a9f38a', '139****2863', 0, NULL, '设计师', true, 10, true, NULL, '{}', '2026-05-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fcd26fa-e6d7-4852-8743-2de603481db9', '143cef3e-43bb-4f02-87fc-de8b7076c302', 'fe3415f6-beaf-4c56-87e8-d9a97078aa7d', true, 1, '徐子轩', '\x368df871e63a05768fa0e7ccdf927f2592587805ba2b01fa5cae6aef21c39e140768f5e46d5348', '\x945789910d6830c748f201d0c3183fc8c04ce6be0a7ec0821ade9ed0d0bbf5da', '139****2870', 1, NULL, '工程师', true, 11, true, NULL, '{}', '2026-05-30 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fcd26fa-e6d7-4852-8743-2de603481db9', 'd774fda3-23e3-4770-8700-64c39c61bbcb', '107fa0b5-53c3-48a1-860f-ead540b76bff', true, 1, '孙梦琪', '\xbb1a3d55807a43192eef8375fc08808048720fb053e0ad16ae1be572aa00d18082104a5c57e0e2', '\x1d1ef7944136bc4b4d23d00c907874432eccc48d2282d0f4d8b2258aaed3a1da', '139****2877', 0, NULL, '产品经理', true, 12, true, NULL, '{}', '2026-05-31 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fcd26fa-e6d7-4852-8743-2de603481db9', '0c25def3-11a0-4913-88ed-afba31bd5635', '3be76d3d-d29c-44c7-82f7-8e4ad21d0528', true, 1, '胡思源', '\x2e1aa1a354e5b1dbcc5de8c82468eb33632398b00bcbcfd9703ebc07ee1162fe169e500e7a8e30', '\x8a38427d6369585b45ea80ad99a74d95d5e5b88b54be9fb9c6edb515770aef2b', '139****2884', 1, NULL, '项目经理', true, 13, true, NULL, '{}', '2026-06-01 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fcd26fa-e6d7-4852-8743-2de603481db9', 'b1619c9f-d5ba-4276-8ef0-afe6910f0010', 'fe3415f6-beaf-4c56-87e8-d9a97078aa7d', true, 1, '朱婉清', '\xd15c26f5f0bffd7ed3b758ef76716d8781f7df6fa65f21ae59a438ea2b9f0b8681cef386397ef1', '\x9b4f6a1402223e9065dc2d37f097fd7d09a1f2c18ec6934e61d783fb86e052ef', '139****2891', 0, NULL, '行政专员', true, 14, true, NULL, '{}', '2026-06-02 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fcd26fa-e6d7-4852-8743-2de603481db9', '2347c03f-c30a-4668-860f-a9b7ba3d1ae2', '107fa0b5-53c3-48a1-860f-ead540b76bff', true, 1, '高伟伦', '\x8875423f7b8d5f323be7d698f8e1e997199ef52f1ae1f5a987127e1f0838ea380218cfb0e1a2e7', '\x04924a9438fa40224fd5d6dee201f7765d667be728cd2137855cad31b460b466', '139****2898', 1, NULL, '财务会计', true, 15, true, NULL, '{}', '2026-06-03 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fcd26fa-e6d7-4852-8743-2de603481db9', '3c4fd71a-7c4c-4faf-8146-72858a9dcbb1', NULL, true, 1, '林诗涵', '\x8611405c8c3dea0c0306cbc146ec58189f73d23188646186253057dc1737d6d7dab22075df4ea4', '\xf98d66c43637dc3e8fd7c21c7a47614d5d4121ce9f8154b1dccdf39e8edcd46f', '139****2905', 0, NULL, '人事专员', true, 16, true, NULL, '{}', '2026-06-04 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '0fcd26fa-e6d7-4852-8743-2de603481db9', 'd9e6db23-2324-4b69-8cb9-c2ba8897343f', 'fe3415f6-beaf-4c56-87e8-d9a97078aa7d', true, 1, '何天宇', '\x5bc6cb10bfe750f8fd7a27d7d2c3f0c17633e5f7133ce8f18117554bf5fe539367006b07b30f16', '\x85da0e861903cdf9598c4b43024059b865d17213f270e841fc7819f7a02e5fca', '139****2912', 1, NULL, '销售经理', true, 17, true, NULL, '{}', '2026-06-05 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', 'd6ada27e-98a4-4e0b-8798-38ff29052e32', 'ac677ae5-3f65-4ee6-834a-6b31885cecf6', true, 3, '郭若兰', '\x02c97b070996a1f01e5a704474a9f78e8a67c9e0578edce70b8895e8374d5d4a9d9edd5354a9ac', '\xd54ee4ffaa5fbe05816929f48b7a326a55df11d74f5a25c6959e64c5bece906e', '139****2919', 0, NULL, '客户经理', true, 18, true, NULL, '{}', '2026-06-06 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', 'c41e5097-0f12-4b33-819a-47f6adb2caf1', '57517659-4b43-4e3c-816f-5e912fd79317', true, 1, '马建华', '\x8d39566070c5c4bf1b7b8629015d1720178e1f3ade4f9f6998433e66f7efe8b2344d20435f662c', '\x05fe9e9be9ec58690d65bc861621ecbe044629a80297e3dd7646a350a78c5785', '139****2926', 1, NULL, '测试工程师', true, 19, true, NULL, '{}', '2026-06-07 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', '4936094f-f627-4266-8f67-61d270642a27', '1cbb3896-5159-431e-81bf-646360e3a317', true, 1, '罗欣怡', '\xf55788619c80ceab5d2562a385ee734a88fccaee22e798f83ddee08844a17f321d9d6e38b10490', '\x744d9b9062eb2c6a4a4078763649f246646893a4e6a4a39854cc398843f9d4ee', '139****2933', 0, NULL, '设计师', true, 20, true, NULL, '{}', '2026-06-08 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', '6651fd38-f637-45ef-8e69-af468ecccfc5', 'ac677ae5-3f65-4ee6-834a-6b31885cecf6', true, 1, '梁文博', '\x036eb173d716a9c3f7db4119c788cbd5acae14dab16e3e6120d000e4929a51148a74487011d3e2', '\xd550605d954e6f818066a27fa398d2752ca96da0340e0061bcf16d444b919926', '139****2940', 1, NULL, '工程师', true, 21, true, NULL, '{}', '2026-06-09 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', '0135da37-c5a6-4a44-8a64-717d8b1ecf93', '57517659-4b43-4e3c-816f-5e912fd79317', true, 1, '宋丹丹', '\x27d118d56f6af74075005ae4a966c9db934a2dc2201705288e67b506a5d25a2cef5b737f33d70b', '\xfc3116767a216ce930c76fbc2328c21acffcc2d391b200cc7cea1de62d66b295', '139****2947', 0, NULL, '产品经理', true, 22, true, NULL, '{}', '2026-06-10 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', '1b1454d0-503b-4b10-8b2d-4e3f48a22e91', '1cbb3896-5159-431e-81bf-646360e3a317', true, 1, '郑景行', '\xf9bca04e79ac321eba52d78770aa0d95a6bb40160171ab5be09e441b8916b058b86d83df8f0817', '\x09d012ce62066618e597a3bfa5d3dc4da146e67983f625c51f426261f1eb0f6c', '139****2954', 1, NULL, '项目经理', true, 23, true, NULL, '{}', '2026-06-11 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', 'bf06cda4-f48f-4084-8419-e2b925d85b9c', 'ac677ae5-3f65-4ee6-834a-6b31885cecf6', true, 1, '谢雨桐', '\xec31f039db6f0fcd6be51f374dcc2ef956c5e4365e181f90b320044f12af98d63eb30b01caf179', '\x195d2fd645b5ddb96ac607b74f367d5f7456206aaac0b5ed3cf93a5d58edd02b', '139****2961', 0, NULL, '行政专员', true, 24, true, NULL, '{}', '2026-06-12 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', '0809d0e5-8d67-4b15-82ed-859a2728e08b', '57517659-4b43-4e3c-816f-5e912fd79317', true, 1, '韩志强', '\xb3f80a8f4767044e6111d9f40003d2b1dedf1387693e9510c2a68cd1246a1f1c90daaf4e9e947a', '\xdaabb29abba7fd3c46eb489685c888c10dd7e8a4323461e829d121e6cd904c93', '139****2968', 1, NULL, '财务会计', true, 25, true, NULL, '{}', '2026-06-13 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', 'f534079c-ab00-45de-890f-ac4b8bd2d56a', NULL, true, 1, '唐雪莹', '\x04341802db79a24e76da24050c2ccdbe0bb098c59ce6bbd86dd41741a66182eae8990fa95d53d0', '\x2490e1a05ade658250ccd1b7ebe565c3252cc4495d7e4fe2bf49d9c01d3cf423', '139****2975', 0, NULL, '人事专员', true, 26, true, NULL, '{}', '2026-06-14 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', 'f56705f4-8896-4c92-88e1-7a4a2c7be351', 'ac677ae5-3f65-4ee6-834a-6b31885cecf6', true, 1, '冯立新', '\x6f4e5ace7c4f9847fdced1ab6efaadfa171f29d88b01dc4cfa0d4631ed762b93d9a17d1cd2dd57', '\xca8bef0083364f4a08eb881f2de68f6f7b156f1879fe505cc1c903af6b291e94', '139****2982', 1, NULL, '销售经理', true, 27, true, NULL, '{}', '2026-06-15 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'd0c80a74-76de-4edb-8e1d-6df0a8125f64', '54b1f3d2-f3a7-4c36-882b-d2e2afc04c20', '57517659-4b43-4e3c-816f-5e912fd79317', true, 1, '于海燕', '\x017792dfd010eeb69a7097702aafc2a11d10aca5cbf2d44eaa1ce52058bff4719511a1a22407ab', '\xbf47b96e0d80580ddc33edd72b1f62b1af6956997c93cadee75b6b0abc4d0455', '139****2989', 0, NULL, '客户经理', true, 28, true, NULL, '{}', '2026-06-16 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', 'f0125076-0e44-4cde-83a5-1bc1cf45a558', '1c2672e0-9609-4c4c-8fa3-3797c3985b5a', true, 3, '董俊杰', '\xf6923cb70fa472cbebdefd8af35193e15b4738c9882657d76a4879ce33f78aaaa3a2c54aa0b365', '\xe4b5f3e94692c79d6b0fd186c7cfee4e8f0fe73ae643f14e9bc8a59611216b97', '139****2996', 1, NULL, '测试工程师', true, 29, true, NULL, '{}', '2026-06-17 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', '1e1d0396-75d1-4971-8676-79336afd6101', '525dce34-d877-4743-8015-279a67c1a6ba', true, 1, '萧佳慧', '\x49d23edc779235be00813e63bbabf24a497c2d2e7d4f2734354db2e625a6c421cbb66bc4d1458b', '\x95999b02504b6d90a5f22cde1f1abedbce22c42ea6887189e084b5e8f1408a88', '139****3003', 0, NULL, '设计师', true, 30, true, NULL, '{}', '2026-06-18 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', '004f9989-a252-437b-8dd0-7e6a2a1431f7', '0415383c-498a-4047-8160-1d79b5916adb', true, 1, '程明哲', '\x625ff96bd99a15d156b1894a08b90582c613cbbd727da728bce055366db196b71a3569c6746cac', '\x58b7545c01306ca085fdf34e82d9d11151ae0553842d32c4bd892335ff6629a9', '139****3010', 1, NULL, '工程师', true, 31, true, NULL, '{}', '2026-06-19 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', 'f6d16e97-c87f-4892-8309-4cc01ef5e9ad', '1c2672e0-9609-4c4c-8fa3-3797c3985b5a', true, 1, '曹玉婷', '\x5d0651c9fc7caf48afd216c16ce9803bd4a4553342b281ab33a696a71f5afe3e11129e75399d64', '\xa28027423b2389df60cb4310fd776427a632305165212e1fb2424f90e5c22951', '139****3017', 0, NULL, '产品经理', true, 32, true, NULL, '{}', '2026-06-20 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', 'f179f28f-2bae-44c6-86ea-21c5d78eb51d', '525dce34-d877-4743-8015-279a67c1a6ba', true, 1, '袁嘉豪', '\x77d705df69b88bfec093f880036a222f65f44dd957b506d6be132e96b287f2a665f9b6596d5abc', '\xcb531fe8615fb4e7c3d20a9ef05d8eb08d84545c1f311915c2385da015450924', '139****3024', 1, NULL, '项目经理', true, 33, true, NULL, '{}', '2026-06-21 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', 'bd155e80-403d-489f-8811-76602f94f3d7', '0415383c-498a-4047-8160-1d79b5916adb', true, 1, '邓静怡', '\xd9ab89835885eba184894da307640430adf6c6478e380a8d5f13b2bb417e81b4fc7f7bdabb63ca', '\x9d99b16d6075abce7ac52f384ee1a02560fb30d33207dc510350db871d26fc13', '139****3031', 0, NULL, '行政专员', true, 34, true, NULL, '{}', '2026-06-22 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', '925fe0d5-cf89-4dad-8206-3025c20f262e', '1c2672e0-9609-4c4c-8fa3-3797c3985b5a', true, 1, '许一鸣', '\xf07ac786a5c121006032dcebd88532ba248362c8871f55e54b25ae86273c7cc861aea50743d70b', '\x471fb3d3ebee0b3dc53fa26e09b4c53e3730bb0738c31eed30f0972c8c5b95de', '139****3038', 1, NULL, '财务会计', true, 35, true, NULL, '{}', '2026-06-23 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', '14c0eaa4-cb1b-488d-865b-188dd10559fe', '525dce34-d877-4743-8015-279a67c1a6ba', true, 1, '傅可欣', '\x79f305cef54e54ebaa3e74ba9d8454a70504d88e3f5d5deec579535fa849db3a26b99f06df4393', '\x1c0920b221a0fc575890cfc6eeb1be5c4c096a8e028085758a7053ff19a2b589', '139****3045', 0, NULL, '人事专员', true, 36, true, NULL, '{}', '2026-06-24 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', 'd49db617-f007-4e34-8abe-59198fbe37e8', NULL, true, 1, '沈浩宇', '\xf61c7788fbf2cd6a4dcfa7c6d982a5b3102a14f19e12ec7197e49dddaad5f3d628688cd5b23d0a', '\x06c35f3e6429144c5fb5c7bd71c471ff985881c47b90e7aae8ddab35e54fc5e6', '139****3052', 1, NULL, '销售经理', true, 37, true, NULL, '{}', '2026-06-25 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', 'ccb758e0-e542-4033-8851-ede9eccdc60c', '1c2672e0-9609-4c4c-8fa3-3797c3985b5a', true, 1, '曾晓彤', '\x6fc725beac4aeec8201359a349f838aaa4197739b2d887165311cbbfa9ea66d2460ab00f23afbb', '\xc4c6832a977f421cde293fa6da80fdec063cfc851dca16d09143b899efcf4c9c', '139****3059', 0, NULL, '客户经理', true, 38, true, NULL, '{}', '2026-06-26 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', '21b9d7ad-f322-49f2-8b0e-532591b7eaed', '525dce34-d877-4743-8015-279a67c1a6ba', true, 1, '彭宏伟', '\x5f747eca9e6089b91ff669ab5fc09714aa76c5f57b32df9bf4be20941ede79e51022eeba261b6a', '\xb4d6eb55a52343ee34594b98560fd45928dadb34f56ea9c9a16e8b6d67b92ad1', '139****3066', 1, NULL, '测试工程师', true, 39, true, NULL, '{}', '2026-06-27 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '7035e011-c785-4dd8-88de-50265ed10151', 'e52cfffd-448b-415c-8f86-4d9c2fc8fef8', '0415383c-498a-4047-8160-1d79b5916adb', true, 1, '吕春燕', '\x42dfc209b7e93c3166e1404064afba8304eba5e58b9f078917e07059d0b4c418d72b0e371dd90c', '\xca9ea5c914539151c27cbceae3afbd2d329ca47f354f5a192b757c543653bacc', '139****3073', 0, NULL, '设计师', true, 40, true, NULL, '{}', '2026-06-28 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', 'f2560b51-cc3f-4eae-84f9-b75cdb00f421', '09a27bfe-0c8b-48d5-8297-83d04e71be5d', true, 3, '王雨桐', '\x9d22226422fb6517ef92151d66eb0b9de6cd923fa76af2ae5c0696ee9197f7f9bc135dae80239b', '\x292ec11ff15f8d378fcc98f03f2224982a1dae3ccb4be21ac9cb7a10b1841749', '139****3080', 1, NULL, '工程师', true, 41, true, NULL, '{}', '2026-06-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', '403705ba-f7ff-472c-8443-c6b80f0ea6e8', '7727741a-fe74-44ec-8a9b-3299da4ce169', true, 1, '李志强', '\xd9ec7eb6de4cf79242787b93c7c7241a67567e4ce3f7022fb8c28d45d7fd3050f3793226fdf534', '\x35d5e7aa57335cb17e548f7a73c86dc624807529cd1de41bf7a98e100abcad9a', '139****3087', 0, NULL, '产品经理', true, 42, true, NULL, '{}', '2026-06-30 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', '86d3ad84-8f7f-4334-8fc3-22cb3c274460', 'efb8aee0-893a-4b14-8860-bfeb5231d7fc', true, 1, '张雪莹', '\x0fd1b65964d226320b7298150790ef01d1b6a4aa534e61a4d5c24446e6d09ef8e189bbe5e8598c', '\x9ac7ccb71884af8a7b1b29a2cd94ab28515d3a68c4102f6f36e83f58a96ed6ce', '139****3094', 1, NULL, '项目经理', true, 43, true, NULL, '{}', '2026-07-01 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', 'a783bb41-1f99-450d-8c75-788eb50e8a9d', '09a27bfe-0c8b-48d5-8297-83d04e71be5d', true, 1, '刘立新', '\x4a16c1ab50fbcb3855d567b48ca29c2a43aad252db3ffc12cb74dc48cba3b3590216c9db11ed17', '\x4213aad21e68da2e2077735ea2b68ab0e1c9a14a38ab07c3ebe12c35d7cd8658', '139****3101', 0, NULL, '行政专员', true, 44, true, NULL, '{}', '2026-07-02 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', '4cf31ac8-6cfe-4dfe-857c-2a03c97796f0', '7727741a-fe74-44ec-8a9b-3299da4ce169', true, 1, '陈海燕', '\xba3dc781a3046a207501f34fecb85b249930d7a60dd527d205025804d0494a5a079d5da5e44975', '\xe4d1f256911efcb4acad1998ae76f4eb6a5897f9ca5fdd77e02821a7597ae338', '139****3108', 1, NULL, '财务会计', true, 45, true, NULL, '{}', '2026-07-03 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', '169bb0b5-d4f0-4655-81d5-bbd1cef60da0', 'efb8aee0-893a-4b14-8860-bfeb5231d7fc', true, 1, '杨俊杰', '\xaeb1b1cdef12a4f186877870a44a243ff4f4c9f6122a1602fd92bfbe27fd615ff73d9872fc9f85', '\x35241f3961709acb9d7795cd0c786d4713bbf182836363ecdc5a12b3b7f19f50', '139****3115', 0, NULL, '人事专员', true, 46, true, NULL, '{}', '2026-07-04 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', 'cd8e1aa0-32af-4e2d-8a62-b170a9a6bc29', '09a27bfe-0c8b-48d5-8297-83d04e71be5d', true, 1, '赵佳慧', '\x019648d6a3f424590b1a7dc27ad8989de9e6b70d99563814f094d589a16d6050a815c244525d92', '\xdf039a54ab23ef884c2b372680e766bb883f407ac4896a2b27120ee61e4152d8', '139****3122', 1, NULL, '销售经理', true, 47, true, NULL, '{}', '2026-07-05 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', 'af54ecc2-0c80-43ae-8bef-ebc0129817f1', '7727741a-fe74-44ec-8a9b-3299da4ce169', true, 1, '黄明哲', '\x020eaff6661eca17ac4450106c40e279b3b3b60ce9202ed7e6d3f6d97c8d2e835d3f24e17dfdea', '\x965a07841b68f3d3e8a55ce76d5f4556eb60e31c6552c0016db48088a2d63294', '139****3129', 0, NULL, '客户经理', true, 48, true, NULL, '{}', '2026-07-06 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', '5dae64bf-3c67-4d1a-8abb-a985784337be', NULL, true, 1, '周玉婷', '\xf7bdb10d415ad410435940e175e37a0506c993b526f6d8ede62707ea8a51d9c3f442577c4702d9', '\x3e7550d32e81fefb31ae9b1e14902bee8ec9f53857b8a9205834af692b30e3c1', '139****3136', 1, NULL, '测试工程师', true, 49, true, NULL, '{}', '2026-07-07 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', '4db88eb0-432e-45fa-8e82-bf2fefaa577e', '09a27bfe-0c8b-48d5-8297-83d04e71be5d', true, 1, '吴嘉豪', '\x0e671fd7c918eb931e347ad053b724d259c3a755fda70494e8826e37ec93f12e9823ad1c3fa700', '\x7b364ea117349db9340c7072a725676027cbea06aebe59e237f4ad28c3ee1ab0', '139****3143', 0, NULL, '设计师', true, 50, true, NULL, '{}', '2026-07-08 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', 'e4aed230-4051-41e8-8ed9-a87cbaa78c5d', '7727741a-fe74-44ec-8a9b-3299da4ce169', true, 1, '徐静怡', '\x24045bde2e79f0c8c1e386273288b8e363ea6ad7ae30ae5d8191f479a8c075fbbfa5b05b9406cb', '\x346bf66797fc548bb3fa8c6089c72b971adb238ccca180577ca3ded4a4b5dcd0', '139****3150', 1, NULL, '工程师', true, 51, true, NULL, '{}', '2026-07-09 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', '59fb1b76-efe9-44e2-8dee-7d864c46d7da', 'efb8aee0-893a-4b14-8860-bfeb5231d7fc', true, 1, '孙一鸣', '\x1882fde30dbc62e04e7911fd2d88f15ebdca8eb4851587663f189cc79582d2b6f68b3f19b78a30', '\xc3b110b84769da5c658b9aada056386cf6250e4784823ddd8ad049c0ad6dd5ef', '139****3157', 0, NULL, '产品经理', true, 52, true, NULL, '{}', '2026-07-10 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'fe14a97d-25b3-4d3f-88d4-97e1037eb89a', '26c6c5ec-95f0-4507-89d4-112cf618af22', '09a27bfe-0c8b-48d5-8297-83d04e71be5d', true, 1, '胡可欣', '\x7e4f3f3ae81236c08600c5e38c25d33e701f88a290ef6c1d0b75f0febe37d90b5f54429681bbc9', '\x75fed9e6992bfe095127130695ac0577475d627e974a387931c810a6ee9b1306', '139****3164', 1, NULL, '项目经理', true, 53, true, NULL, '{}', '2026-07-11 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', '9fb73358-704e-4453-86c6-c308f9d1e166', '19f7fcaa-5fc3-4815-832d-37e67779d80d', true, 3, '朱浩宇', '\xee482ac9aba9cb8ad9b6f926f9dd59bbafe7f0abfb9d4126de340dc15303928c9e974830fdd9d9', '\x76791d518de5029e10a71c7d9c1294eb2575bb5ac63a8ad1058dc92d8a8bca57', '139****3171', 0, NULL, '行政专员', true, 54, true, NULL, '{}', '2026-07-12 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', '7d30585b-b6a2-477a-885f-04d2ee10c045', '858bbfc2-222b-4ee2-8f26-c850de779364', true, 1, '高晓彤', '\x5c381610c074da155e14b6ae1b7aea089580c02ccf62be51b856a5703865d5f9c7bf7c64e4bdd5', '\x3c083ba4f743d5f317fccb478839625ca9e4eb15e9d0103580fa2681cd6d861d', '139****3178', 1, NULL, '财务会计', true, 55, true, NULL, '{}', '2026-07-13 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', 'c2b0c1be-35aa-4960-89b7-eaa20804ffe6', '68795faf-4b9f-4398-8feb-3c26f7084ec2', true, 1, '林宏伟', '\xe5ce69c7b81110fd451762f02ea9482147a7d79871934b265f9697d26ba3b50bfcea39f7782235', '\x6f23d5ae8bd61a7e712db853323e27fd02efb0729929dc65d7326f66e047635a', '139****3185', 0, NULL, '人事专员', true, 56, true, NULL, '{}', '2026-07-14 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', '59cc4475-cd87-4016-81a6-1ba59877e72d', '19f7fcaa-5fc3-4815-832d-37e67779d80d', true, 1, '何春燕', '\x29522e459da8a922505c44d4aa1bf9f315dad464866ab5cf433f96d1201809b5c6b95b9d9f4aac', '\x57c795b810e2af662a22db208374ca4f61895d816cba2bfd6b0c5fcf181f5287', '139****3192', 1, NULL, '销售经理', true, 57, true, NULL, '{}', '2026-07-15 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', '694e59ed-300f-4e80-8137-3cb5b6b3783a', '858bbfc2-222b-4ee2-8f26-c850de779364', true, 1, '郭子轩', '\xb147fac5764704c0303e6c620c5bb3929b1f262c134b643e4dac71decb09a5e351ed48ea6c6798', '\xb749ccc0c02dd1c323a848379634228239590ce6c2d892c669c234e88687cfa4', '139****3199', 0, NULL, '客户经理', true, 58, true, NULL, '{}', '2026-07-16 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', 'aeefe304-3ffe-40f4-8c70-e623bf17afd1', '68795faf-4b9f-4398-8feb-3c26f7084ec2', true, 1, '马梦琪', '\xd7444964da360a18a61392d756ebb06c034577235dfd439be876e64980f56d23ed7c661aa9f17c', '\xff7d868b25d83e4f221f00f5c10ea7c1dd7cfe4c76df5736f3c2b527776072a7', '139****3206', 1, NULL, '测试工程师', true, 59, true, NULL, '{}', '2026-07-17 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', 'c666abbd-adfb-4925-861a-ee02a51c3e51', '19f7fcaa-5fc3-4815-832d-37e67779d80d', true, 1, '罗思源', '\xb6ad985ce2a760f85a0708b672271c2236efcea98e64fca9e4343ce8f72f758b673b49f36c036b', '\x629401142da76156763cdf1627693cc28549b613f279cba124eb931d12a24f58', '139****3213', 0, NULL, '设计师', true, 60, true, NULL, '{}', '2026-07-18 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', '132be9fc-90fd-4e35-8e77-8523a494f4dc', '858bbfc2-222b-4ee2-8f26-c850de779364', true, 1, '梁婉清', '\xce01f0ee611ebacce246d15da628b195cdb030afb8e00c49fc8400d576d21f12f923bcd928c250', '\x07314257dae4985b211d3cab4b2ffe4f69ff03d0124273c259030f539d3267b9', '139****3220', 1, NULL, '工程师', true, 61, true, NULL, '{}', '2026-07-19 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '9870231e-4b42-4b4c-8225-0a7bc6d3cfb4', '35b54bf5-52dd-40d2-8b66-9b6cfb98c8e9', NULL, true, 1, '宋伟伦', '\xc7d1c228bb830cd2d11d10c1d887f4bbacef22d4fc6bbd82829e4b2e95408866cdaac9b93ef4e8', '\xa3d609813cf2bb3184d6c8fcce8db3266ebc02d7ccbb7f6b53a82721b515b5f7', '139****3227', 0, NULL, '产品经理', true, 62, true, NULL, '{}', '2026-07-20 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', '9049bc2b-0314-4d2e-835d-a43d353d7d1d', '78969563-beb6-4a7b-8107-f3a126b2af95', true, 3, '郑诗涵', '\xd53f1e437547907d4af8c91c700914292483eebf4735555812082963eccdbd434d219a4a8ccd50', '\xb0927682cb4f9cfefd57b270d64447b8d70b6f95019967247f1d9043903602bd', '139****3234', 1, NULL, '项目经理', true, 63, true, NULL, '{}', '2026-07-21 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', 'a140476c-3a2f-4c6e-8045-a6240fdd0065', '51fd8c63-7a92-45fe-8b5f-b42c6459fef1', true, 1, '谢天宇', '\x88b3e552098b2ce8e0811df9b677614609bb6de36c43442cf57e89701a4eed2cc65f6b33b24b22', '\xec32af4658727a966c235d5d21efb7d5cccc12372891898f3928ee1d2682f397', '139****3241', 0, NULL, '行政专员', true, 64, true, NULL, '{}', '2026-07-22 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', 'ab2596b0-4fa2-49a4-8fb4-1af39b2c454b', 'd9a984dd-af58-421f-8817-b37bcddc1ec2', true, 1, '韩若兰', '\xf1ce6238654104fbb6eec594c8ae9e16bb23ff1aa636a6831ec9f38f3bbfb0f50f9259f5056364', '\x6811e1aa7dec675cf92c4229c43373cb8bb0a3a7905063d7ea67fc9e05ae4cd9', '139****3248', 1, NULL, '财务会计', true, 65, true, NULL, '{}', '2026-07-23 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', 'cbbf45cf-4245-4ac3-8b3a-919efb2270a9', '78969563-beb6-4a7b-8107-f3a126b2af95', true, 1, '唐建华', '\x51c84e8b784242d1753f555080b28be3fd5a3a72a61775d0e2197cf3432aab73afad3d49b78a45', '\x13adf9be2c4bf7d363eefc00d48e30eb058661c29ec6c1a78b1eb350480bc2b6', '139****3255', 0, NULL, '人事专员', true, 66, true, NULL, '{}', '2026-07-24 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', 'd9d3e474-8017-4f9b-81c6-39fde8eb9d7e', '51fd8c63-7a92-45fe-8b5f-b42c6459fef1', true, 1, '冯欣怡', '\x544ede2f9f799426989232575529eccdad5870b6b5dcf281f5391f6ad32b7e2a3788af2135d18f', '\xcf2bfb25dd81a1909b433fd7ad3ff788b6f4028c1e0b5c801d29a2f510593511', '139****3262', 1, NULL, '销售经理', true, 67, true, NULL, '{}', '2026-07-25 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', 'f38580a1-000c-45af-89fd-125032a90370', 'd9a984dd-af58-421f-8817-b37bcddc1ec2', true, 1, '于文博', '\x0e83bb68a29bd31a319074648cf75e24b6ccc8438c994b73e17d1a0c48cfab3fd4b4f9b79953e1', '\x014ac104398e150f1d0ca11d9c12f8063e6ff048c18c432d3286fe8f580681d9', '139****3269', 0, NULL, '客户经理', true, 68, true, NULL, '{}', '2026-07-26 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', '7bf642f9-991a-4936-8d8b-9791a36bd311', '78969563-beb6-4a7b-8107-f3a126b2af95', true, 1, '董丹丹', '\xa37a73dd78f11e5815116fd4464711573c391aacef823bf2ef6b321dd26d651b39b7e8dbf729fc', '\x40777f99dd1021d6b6c73872635fda0aa6c88666e81f3ae3ca82e48a72322ba0', '139****3276', 1, NULL, '测试工程师', true, 69, true, NULL, '{}', '2026-07-27 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', '0544d035-5f66-42a0-87ea-b9a28ccdce60', '51fd8c63-7a92-45fe-8b5f-b42c6459fef1', true, 1, '萧景行', '\x08726013e62a953ee03339107e58e89942a480cff2e0ba55a0f08433f96be94148a4547151f37c', '\xe97d6c160cd8b55a4d647e4ce74776e6f1d25775e0dc4403f327494ebf78c5f7', '139****3283', 0, NULL, '设计师', true, 70, true, NULL, '{}', '2026-07-28 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', '3e1bd228-1b52-4371-84a0-966fcd5c438e', NULL, true, 1, '程雨桐', '\x759b8fec2e9986985b45c779e893ea21f9c22c2cd4ffe5a78f257df7ba6abbf88a64f0bff66023', '\xfec1d11c5f7a0dcdc7a72dc0346ea0d914aa3b2404d3db735cde6b477c9813a6', '139****3290', 1, NULL, '工程师', true, 71, true, NULL, '{}', '2026-07-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '1aaa7b14-7574-4e63-87d5-02a778eaeaf0', '482e9d39-8d80-4976-894d-40b0a807a247', '78969563-beb6-4a7b-8107-f3a126b2af95', true, 1, '曹志强', '\xe8719a6667048f50503e5ae135e025c1e8d48fcb0424670706fb823e401a0573805a884d995759', '\x9dad838567e53adfad4d6d07aff37134ce87264e6409d65c4084a26f9a4e58ff', '139****3297', 0, NULL, '产品经理', true, 72, true, NULL, '{}', '2026-07-30 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '06a16684-acc3-407f-80af-4c083e90c2a4', '71dc881b-ae5f-49d6-86b0-c03f01ee372c', '8eacd21c-1b62-4bb1-89ce-341b5604396c', true, 3, '袁雪莹', '\x701b18bcbbedf702d5e5f7179dc5d084628f1f4517c1c16300410591bc65a63ee2beda647f999c', '\x83cb6c02d3428eb33dce0c152057a5850cfb429269e31521658d0976365ba2bc', '139****3304', 1, NULL, '项目经理', true, 73, true, NULL, '{}', '2026-07-31 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '06a16684-acc3-407f-80af-4c083e90c2a4', '960060ff-7a1a-4b37-8bd6-ba36b9cbdff1', '6189ab17-b017-471b-8f48-f8b9103d3d92', true, 1, '邓立新', '\x18b3fc4489dba9b369144cb25789c3c13b3c86bd20a47574b30cee1867107fea6a44c2310324fd', '\x0442ffdfd2398193948118f15d6beccb2f948d51291f02e48804625cbf105082', '139****3311', 0, NULL, '行政专员', true, 74, true, NULL, '{}', '2026-08-01 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '06a16684-acc3-407f-80af-4c083e90c2a4', '25bcdfe8-ed0e-4a97-8893-add50b6b8835', '1e9572de-2352-4770-8d92-7d92c2a623d0', true, 1, '许海燕', '\x05d8834f241722119027f09ff3f7bce24e6edf4727eb7ee3c51878a2504156d2ba779433b179e5', '\x7394be2f1a35c79b99dd28c7cdc4ee9909f1e2c567f6c404d973e4eb35211143', '139****3318', 1, NULL, '财务会计', true, 75, true, NULL, '{}', '2026-08-02 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '06a16684-acc3-407f-80af-4c083e90c2a4', '38358572-d78a-4136-84ba-7ec39a3bac1c', '8eacd21c-1b62-4bb1-89ce-341b5604396c', true, 1, '傅俊杰', '\x615c5b9b2ed03b54f84cab8a354e8a0919f88cda21ef74b52276c349d72ec11f60a85c372bff0f', '\x6cfb94b584840364866eb6e9559b8b4873cda0da94b5fd32f85ea4098bf9c69a', '139****3325', 0, NULL, '人事专员', true, 76, true, NULL, '{}', '2026-08-03 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '06a16684-acc3-407f-80af-4c083e90c2a4', '40570755-fc37-46fd-84e1-49c40a23259d', '6189ab17-b017-471b-8f48-f8b9103d3d92', true, 1, '沈佳慧', '\x7ce4fdfe45586541881469c0305eea7ece7e7c8794f4c04560ec0fd9620528ca95bdbaf0dffc25', '\xf1f89c99d3985439526db927fa00d84477761a7e4ea6b30b560091ae4e80fa4d', '139****3332', 1, NULL, '销售经理', true, 77, true, NULL, '{}', '2026-08-04 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '06a16684-acc3-407f-80af-4c083e90c2a4', '6fdff143-a6c4-4b73-8ea3-8613cc16079e', '1e9572de-2352-4770-8d92-7d92c2a623d0', true, 1, '曾明哲', '\x28ef1496016605a4157f888425986784f3ab3ab2f1220c7e08815ac2b8e08b7120b31e54466d8b', '\xb859f3ce6df77792fee27920ada281b388e5d8d3c5527b75702dcff49bf8a9eb', '139****3339', 0, NULL, '客户经理', true, 78, true, NULL, '{}', '2026-08-05 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '06a16684-acc3-407f-80af-4c083e90c2a4', '630b6cdb-2e6c-4f8c-8976-0189df4bb67e', '8eacd21c-1b62-4bb1-89ce-341b5604396c', true, 1, '彭玉婷', '\xff9e82b0bdc6d1f3067f2d60b71dc8aa47a2195b6ddb9c9574f305ce3c1a7a106730612ecd07d3', '\x2b109daaa9e64c221da5391065d8d9146ede16e65d64da7fe2b498f54b8accb7', '139****3346', 1, NULL, '测试工程师', true, 79, true, NULL, '{}', '2026-08-06 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '06a16684-acc3-407f-80af-4c083e90c2a4', '40a4598a-6a85-457d-81aa-3e7a0a89465a', '6189ab17-b017-471b-8f48-f8b9103d3d92', true, 1, '吕嘉豪', '\x36c2614a916165d8bfabae8a543e2c39fa5ec63224f9edd4f07583de10aada612b77e2889ebe76', '\x22bed0b6d8ee49d2d5bdfd974074f584d29ef104bfb27cd5e6c79c7f98f2a04e', '139****3353', 0, NULL, '设计师', true, 80, true, NULL, '{}', '2026-08-07 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '06a16684-acc3-407f-80af-4c083e90c2a4', 'ca80a442-50bb-413d-84d3-c6f5dcd8c95e', NULL, true, 1, '王天宇', '\x3ac9db8c0c95f1465d4f717ac8ce6e531da31dc1a4633ea8743dcb35b7281c117bba1dce5bbaca', '\xebcdaaaa1eab65e66d217331869a0f7632552b1abf0817d7d632c4849dfc43f3', '139****3360', 1, NULL, '工程师', true, 81, true, NULL, '{}', '2026-08-08 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '06a16684-acc3-407f-80af-4c083e90c2a4', 'edfb1a1a-9e36-44d7-88b4-dcc6e264e029', '8eacd21c-1b62-4bb1-89ce-341b5604396c', true, 1, '李若兰', '\x396488bfe1fb398f78d5dc21077708e31b0a043befd735fa7b0d577e934efe2a457da9fe4331a3', '\x7c3598188e05dcec28acb3bfa5156cd79aa029970b4dfee42994e736c2b4b6e4', '139****3367', 0, NULL, '产品经理', true, 82, true, NULL, '{}', '2026-08-09 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '06a16684-acc3-407f-80af-4c083e90c2a4', '547edeb4-c51c-426f-8687-4338fcddb350', '6189ab17-b017-471b-8f48-f8b9103d3d92', true, 1, '张建华', '\x94da9d5e9499d8179b80cb61697c4fe59da39a2c2ecefdaebc06cf38d5a3b67ca3eb42754bf33a', '\x72dda8889a23475446ba831dc2450f4bd6333a2277e08701ec8cbcb699069399', '139****3374', 1, NULL, '项目经理', true, 83, true, NULL, '{}', '2026-08-10 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', 'baf70dec-0631-41ef-8d8f-cc57d36bdf7b', 'c2dd6de9-4cfe-4762-8494-2305b0e07b52', true, 3, '刘欣怡', '\xf55f3557e213dac0d41eff7b45fd2840e90ff9a3ef34e65f21f00172e69d39afe1e530b9fec460', '\xb22fc69df31773acb9c2c8d7f46c2f73e1e382d4204be9b5b3d5d845c354613e', '139****3381', 0, NULL, '行政专员', true, 84, true, NULL, '{}', '2026-08-11 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', 'e2913af3-478a-4d2b-8108-930864e2c212', '1246cc6d-7310-48e8-8bc0-59eaea8eba28', true, 1, '陈文博', '\x82edbbfcdcb432b8e25afdcd94cfd445941a2185ac6d5a041df8646e37bdc6c8b78e582e434cae', '\x6e9fd8a65c760e0bbbb3768b9da12a44d6e54496de8ff256d9060e1f30e3228c', '139****3388', 1, NULL, '财务会计', true, 85, true, NULL, '{}', '2026-08-12 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', '4395a4e7-5144-40c9-8a98-6a857c173be8', '8d52f972-d431-4416-887e-7f83bbf4535e', true, 1, '杨丹丹', '\xb8adfa7506d1bed15b11148359792c90c07bdfa6d1f67731d8ac9f5fa50f420bddff29519fbed1', '\x572bb1f8756df1c9228b973841d3324d96b13aa9bc1206d0263756332cc0c761', '139****3395', 0, NULL, '人事专员', true, 86, true, NULL, '{}', '2026-08-13 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', 'f4960146-f3d7-452e-82eb-9b53a9d61e39', 'c2dd6de9-4cfe-4762-8494-2305b0e07b52', true, 1, '赵景行', '\x640db6320c896debffff5565dc59b271c95eccfddd098741205e5d27e82c1f86b9f197a840f2ea', '\xeec62a736425c73abd5d304d48465d8a158b48b696e1fc422baeaafd7692db58', '139****3402', 1, NULL, '销售经理', true, 87, true, NULL, '{}', '2026-08-14 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', '0653f2da-3b9b-4488-8a14-0d59154a3ca0', '1246cc6d-7310-48e8-8bc0-59eaea8eba28', true, 1, '黄雨桐', '\x784c5e2e3626435e02f3f97bab2eb8b8c55445144cd0862450b92943eb80eb56f77164574c91ac', '\x316be0aa4122c283361779f1f355e607fed62b300df2025b1403f10e080beaba', '139****3409', 0, NULL, '客户经理', true, 88, true, NULL, '{}', '2026-08-15 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', '68625f86-4caa-4fe9-8c7b-8f3a024f3a4f', '8d52f972-d431-4416-887e-7f83bbf4535e', true, 1, '周志强', '\x48ebcb55d791ceff02347c1c1409a9f2739cc14ed6e9438608381f7cdec26f6dd99adb718169c2', '\xdbcb09cce97ef9f38fc46e237afd0f3ebf838ae7dfc8dff5eef01e4a2e1af16c', '139****3416', 1, NULL, '测试工程师', true, 89, true, NULL, '{}', '2026-08-16 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', '1b96af7a-b4a2-4239-85c2-0a1db6d8d06b', 'c2dd6de9-4cfe-4762-8494-2305b0e07b52', true, 1, '吴雪莹', '\x99154d8758af21bd70e6ee2abc7c905dfb930930f0795b1f677b8514b20a3388e223e5e5ca2920', '\xa4a5013c2217d32f3a27fb05124278e1b8eb8fb0ed0382536f93cfb00e11d2d8', '139****3423', 0, NULL, '设计师', true, 90, true, NULL, '{}', '2026-08-17 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', 'd5a3519b-9634-4d8c-84e9-8f44f2bc3d96', '1246cc6d-7310-48e8-8bc0-59eaea8eba28', true, 1, '徐立新', '\xedd21a2fba80950dcfcc6e3115d040cc90a4a00c055cba13a1d5f0aa0b91f8dedf49c600a51ddd', '\xa9f913398bc82e911c1977fd71729e91e08ca7e5946123130beb068bbd310fba', '139****3430', 1, NULL, '工程师', true, 91, true, NULL, '{}', '2026-08-18 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', '89c9bd30-bd28-4df0-85fc-51573784d2d2', NULL, true, 1, '孙海燕', '\xaa63bd663c5cc20ec3a60c6220a600f55d370f9d4ef7103e70831918ce6be38556445656ec73d4', '\x2e060a4f3cfe85ab186b90fb9c65d04b92d775545fb916797da72476fa27feea', '139****3437', 0, NULL, '产品经理', true, 92, true, NULL, '{}', '2026-08-19 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', '8dcdf722-5c48-4c01-8c57-45cb09941c38', 'c2dd6de9-4cfe-4762-8494-2305b0e07b52', true, 1, '胡俊杰', '\xd958e6a14a52030a7216f23fa3f0c2f7857da74b8d8247e9904df7c0bbf99f1b10c16a4f765c18', '\x5b717e18161d90d2aa087e29a6b9d2120c771d6969cb6d10f797f6b02768e8bf', '139****3444', 1, NULL, '项目经理', true, 93, true, NULL, '{}', '2026-08-20 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', 'fa82f0ed-dd0e-4d07-80b6-776bce3482b8', '1246cc6d-7310-48e8-8bc0-59eaea8eba28', true, 1, '朱佳慧', '\xa6eb23877f979c4c2f38e33312cf738df580560c8cac3092c74b00c3d9158cb0c6cc2ae64948d6', '\x99da39b9e4f02937622b8e442837a4104af8755666f29113754f7128dad0bcb4', '139****3451', 0, NULL, '行政专员', true, 94, true, NULL, '{}', '2026-08-21 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '8121f37b-a867-41d4-8880-6e926ae0056e', 'd5084b6a-0814-4916-87ea-ffc8bfca1b00', '8d52f972-d431-4416-887e-7f83bbf4535e', true, 1, '高明哲', '\xa814d98d8785995febc8ccf94ed65aaa5d45b88f81068a5523d856b0f96e88bfdc042f4ed4fd68', '\xf5ff1a1716d25e6168616e72c7f4c44cedb26e9e47839db3c48a57e44d11843e', '139****3458', 1, NULL, '财务会计', true, 95, true, NULL, '{}', '2026-08-22 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', '9360027d-72cf-4210-8560-cf069d841584', 'f4c8fc51-b01b-4a7a-8906-d230a95ca8d6', true, 3, '林玉婷', '\x609a99f67e75b6009e07f5384f0a2de6383c7a5c28b31995f92af6ae10013e067b5559db609c46', '\x0663834b07da2f4f652083e7519868c630eec306254bce3df46c4275e15130d4', '139****3465', 0, NULL, '人事专员', true, 96, true, NULL, '{}', '2026-08-23 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', '666e8925-a670-4490-8971-0b007f64f254', '12fb5b60-6398-4c44-8184-da021fc0fe01', true, 1, '何嘉豪', '\x0c6afd23ba21d413bba0b9278649fdd56c70a65530953a8f73fca19f6f023795c112fe26ec894b', '\x68240ab229bd4f1d291e80a0fe87e445b2afaf06b269151af9447ccdd0160725', '139****3472', 1, NULL, '销售经理', true, 97, true, NULL, '{}', '2026-08-24 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', 'a4c98e9f-f79a-48a0-878f-927a6e3ce929', '0bb51baa-0ab0-48e6-8f0c-bcb9bd4253e0', true, 1, '郭静怡', '\xd3c0deadd5083680e8ac1cee47132e699ff5152fb4c19d3b4ebcf555adb286de0aa89e676884f6', '\xcd85191f3a1bcfcb384320171ce9ff78e1e629fb40df2ce03f9e56fe09f7d92f', '139****3479', 0, NULL, '客户经理', true, 98, true, NULL, '{}', '2026-08-25 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', 'bef3ea9c-98f7-43f3-8c22-883887ea1d2c', 'f4c8fc51-b01b-4a7a-8906-d230a95ca8d6', true, 1, '马一鸣', '\xfe10f1c2b19228e0fd1f4712ff247785c3a1d6ed99a0fb773697f997ed131d9d804462f996e9ef', '\x3615b31c6fb02450e7863539ef0d4c22c1d20d87b90d84aedeaf0b975f71c71f', '139****3486', 1, NULL, '测试工程师', true, 99, true, NULL, '{}', '2026-08-26 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', 'ce626ea2-9344-41cd-8ede-5a1126f3f039', '12fb5b60-6398-4c44-8184-da021fc0fe01', true, 1, '罗可欣', '\xd086b41fe755a2bac4b579ea4f5af25b5be9d2e15fad6f62b46c193f8f3cac08887ec0ffcbe475', '\x8eaaa35ca14bfbe44a3251e75c3931e3804b34a8a93e07510e0c6c776755ad4a', '139****3493', 0, NULL, '设计师', true, 0, true, NULL, '{}', '2026-08-27 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', '0162aabd-6b8e-4a79-8b36-37bb1668062a', '0bb51baa-0ab0-48e6-8f0c-bcb9bd4253e0', true, 1, '梁浩宇', '\xed28ff289ddca49bca2d9b69a5dd58e1a0084b913973af7ffc2365eae74854a8b6f1547af97ac3', '\x44f052bf6e344cc4c2ce1265f0d8ad232695a47c3c1f8614e400dcedd94ac896', '139****3500', 1, NULL, '工程师', true, 1, true, NULL, '{}', '2026-08-28 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', 'df9d8d5e-a708-490c-8be5-a31c823f2e54', 'f4c8fc51-b01b-4a7a-8906-d230a95ca8d6', true, 1, '宋晓彤', '\xd7767742fb61ae49b6b458ca32a083bf0563d4107be4c4e86fc2ded9214d3c616adbf9be67027d', '\x88de9ad6e2be88ffd2bf4e18d5edef71206c7abb86ffffa7e1cdca029e1c5bcd', '139****3507', 0, NULL, '产品经理', true, 2, true, NULL, '{}', '2026-08-29 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', '5c040214-07b9-442d-8fcf-a6f1ddc0d798', '12fb5b60-6398-4c44-8184-da021fc0fe01', true, 1, '郑宏伟', '\x4078b2af5db3dcf938752d006c1cf8231039dfcf59496b5c1969f304e01c8d999f118f55135989', '\x7983425924dff3b7e1a69c134a69ff310dfa3b309edd2a1010e945261c01cca4', '139****3514', 1, NULL, '项目经理', true, 3, true, NULL, '{}', '2026-08-30 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', 'e337bb74-b299-4197-8e7c-917508917479', NULL, true, 1, '谢春燕', '\x8f91e1543f929362d26e8120061e93aa9159c7c67de8c965a71c51de9f74f3bbe606596b1cf96a', '\x852409061f0350e7202fbec7a2f8e072e583917d8d682b510c56cb1a1636fed2', '139****3521', 0, NULL, '行政专员', true, 4, true, NULL, '{}', '2026-08-31 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', '5cc030f1-2d07-40ea-88d9-6da926c73153', 'f4c8fc51-b01b-4a7a-8906-d230a95ca8d6', true, 1, '韩子轩', '\x48f1bd0503e7b8485b895a647c9ee2249e5a6f7235628178aa5337c7c637fc788f7f5dbb170063', '\xf6a18ce9fe6397bb23bf1d62a50c2c5e0430945d14a8e0f16d516821e1438830', '139****3528', 1, NULL, '财务会计', true, 5, true, NULL, '{}', '2026-09-01 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', 'e1122f2e-9a63-4b40-8f26-14adc41d827f', '12fb5b60-6398-4c44-8184-da021fc0fe01', true, 1, '唐梦琪', '\x83bbde67e5fdf68b97c819ac9c7415b351dde4b7b68ee9e70f0dc4754126105fd2fe583a8d7423', '\x6b48e2a6172c609c78b246caebd9acf3962975e478bb0c7afb00a1d3bb82a155', '139****3535', 0, NULL, '人事专员', true, 6, true, NULL, '{}', '2026-09-02 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', '86f40676-fee7-4724-8b01-ced7b4e4cc7b', '0bb51baa-0ab0-48e6-8f0c-bcb9bd4253e0', true, 1, '冯思源', '\x2c73b329fc883e79a65e66bb064bfefdb93d157e1c19ed4e0ea405962b24af5fede17b96ba64b2', '\x81200179ec73dedaa26a8cad562bc3a36f15c26c7f1b23bb5f8436b2dbcb418c', '139****3542', 1, NULL, '销售经理', true, 7, true, NULL, '{}', '2026-09-03 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '46d05017-5db2-4428-8ce0-4d6cd0ff83b3', '303b4d20-86a5-4d42-890e-66d6500c91ba', 'f4c8fc51-b01b-4a7a-8906-d230a95ca8d6', true, 1, '于婉清', '\x1936108979dbf676b6c03fb491ecfa0ded29d7ccd7e319d96d4df171f5f91defd85388d5749c94', '\x9a77b8528f219bfbacc59bbdc7516e308575fb85de22316610636f845feb1781', '139****3549', 0, NULL, '客户经理', true, 8, true, NULL, '{}', '2026-09-04 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e627c46e-9c0e-47f5-80ad-75b1df46534c', '956f4232-04bd-49d6-82f3-7ffa165739d5', '4670aff0-0f1d-4a95-85d5-33eb6b7fd330', true, 3, '董伟伦', '\x0b9023f4871834eda8ab7f6ed693de7ffc0e3c5d957dad772d3a197958dca305d43fb3c28ef75b', '\xbab87fc8ae36f56c0262da68d0ee9532fb1d007b0ccb8680c133e2ae20ce1da7', '139****3556', 1, NULL, '测试工程师', true, 9, true, NULL, '{}', '2026-09-05 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e627c46e-9c0e-47f5-80ad-75b1df46534c', '81b82554-9a23-421c-867f-850d093f6312', 'd8e291b5-1814-47bc-8f5f-1c180fb6ba1e', true, 1, '萧诗涵', '\x6679fd82f8c0ba196bf1f63ec826ee5dd9a8599d113e028d1ab819e6c465bc2e07817f3d08e1f0', '\x91d03f3b1c0915ccd1c1ff2265b81b27f01f8be7782faba63905b3276fd4b149', '139****3563', 0, NULL, '设计师', true, 10, true, NULL, '{}', '2026-09-06 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e627c46e-9c0e-47f5-80ad-75b1df46534c', 'c0f61eb9-40cf-4bb1-87e9-b8f92dfe5f4e', '058646d4-9131-4326-894b-d5b79958e37b', true, 1, '程天宇', '\x17e090d94c71008a71d292ab4ec246ff6caae41b3e1c2fd2a03a91dcdeba9f73046b42d72a9552', '\x98507f52afd1a54e49523aafbf76676636e6b6ccaa52e1114250faf5915081ff', '139****3570', 1, NULL, '工程师', true, 11, true, NULL, '{}', '2026-09-07 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e627c46e-9c0e-47f5-80ad-75b1df46534c', '1714aec3-a2b5-43b9-8836-0662aa4cd728', '4670aff0-0f1d-4a95-85d5-33eb6b7fd330', true, 1, '曹若兰', '\x09e7c1dfb5753760fe82c9ce59f0780ce7f1123b43942d32b206357878e978012e5b02e4acb6bd', '\xf4ad10291dedf28838d63207818e3a9f95d13a2c347b4c1a6d5f4a69409b6e99', '139****3577', 0, NULL, '产品经理', true, 12, true, NULL, '{}', '2026-09-08 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e627c46e-9c0e-47f5-80ad-75b1df46534c', 'c7240b27-7881-4555-8302-e05d8eb5e86e', 'd8e291b5-1814-47bc-8f5f-1c180fb6ba1e', true, 1, '袁建华', '\xaef117d523a3343b4bfc282044f9d69d831ad886c5ba540a6fad6a808429790fcbeede9bf76b7a', '\x2af47f290b70a0d01968aba9b258cd1df35bd0a50eab27ccc452b86fda8c066b', '139****3584', 1, NULL, '项目经理', true, 13, true, NULL, '{}', '2026-09-09 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e627c46e-9c0e-47f5-80ad-75b1df46534c', 'c1ff069e-1dd3-477b-8bc5-b02ddf6e31b1', '058646d4-9131-4326-894b-d5b79958e37b', true, 1, '邓欣怡', '\x16a459ab9ff4757a1495449e94468de0a0b874865e407d012de027c27177f601cc80ea48e85fc2', '\x4c0e065e6b1e534c6cae00142e936dfc0d9149639729ed2036e41e7779e5cc40', '139****3591', 0, NULL, '行政专员', true, 14, true, NULL, '{}', '2026-09-10 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e627c46e-9c0e-47f5-80ad-75b1df46534c', '187f203a-650f-43d4-85f0-7e8a06630daf', '4670aff0-0f1d-4a95-85d5-33eb6b7fd330', true, 1, '许文博', '\x09c68f82b7ba0dac7b4813a7d7c9e7ff3694358e42e8ac47105ffbba651e060fb33c4bb50d7f17', '\xcde31a6ed2c886c846ffa4b9c4134b963b8cccd6a4636b68427fe2daf6f324bc', '139****3598', 1, NULL, '财务会计', true, 15, true, NULL, '{}', '2026-09-11 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e627c46e-9c0e-47f5-80ad-75b1df46534c', '4cacc816-4177-4529-876b-0cedfa5968ff', 'd8e291b5-1814-47bc-8f5f-1c180fb6ba1e', true, 1, '傅丹丹', '\x6099598551af5c1964da646c371ca18392d34be224755d1a44ce8390510703bb26928a7c69b0dd', '\x3dde7e4583725ff9ee5be4dc212b6474b766993675e7eeceb1abdb9d43fff6be', '139****3605', 0, NULL, '人事专员', true, 16, true, NULL, '{}', '2026-09-12 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', 'e627c46e-9c0e-47f5-80ad-75b1df46534c', '1978607d-c286-45e3-895e-b2943c667f0c', NULL, true, 1, '沈景行', '\x231b87e015762501697e238b3abb87d469403f041328bdeee18d3ffa323db6dee0cd85edcdf813', '\x8ecadd1b802eb60f94f45074a5dc8ef389985f1f0d5c8e518fe709038284a54a', '139****3612', 1, NULL, '销售经理', true, 17, true, NULL, '{}', '2026-09-13 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '78c805fa-d095-4ce5-8442-22c801391541', '865bf69b-3919-40a7-8353-8588b048a1f7', '90551cc6-f36e-4036-89eb-344a028da6a9', true, 3, '曾雨桐', '\x89e95e1dd9bea6164a166873a2a276c41da98b616c9dba021ea0a6e2134d9ba2a093c0109f3799', '\x10a1d6bca3048916e58b35c2d8f7a25794ad9a33e1260d92b485bb9a6b19c82e', '139****3619', 0, NULL, '客户经理', true, 18, true, NULL, '{}', '2026-09-14 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '78c805fa-d095-4ce5-8442-22c801391541', 'bbd19579-ee8a-4922-8619-46823a311f3a', '97192568-1a08-4f6b-84a2-cb4008bfcd11', true, 1, '彭志强', '\xf0966da27336434566c4b152949b272d9b8f778b80c9e3552671e82fcf407680bd599ad53c1a4b', '\xf63b5aa7f7b74748bc37f3bc84da811a64f0128678558d37dff05e536853f9c3', '139****3626', 1, NULL, '测试工程师', true, 19, true, NULL, '{}', '2026-09-15 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '78c805fa-d095-4ce5-8442-22c801391541', 'f2cdd029-e24e-4fa4-820e-3f41d37ed703', '4c41909f-9111-412f-8572-1e25065410cd', true, 1, '吕雪莹', '\xfa406b04ceb814eaa5f224a48401ad05841a011f3824569e2ebdcc0c1a2075041a2dadf36113b3', '\xab5feb9b7ee09cf13ff76951bdae4639e9a627e9a4a475cd203d16c2818364f5', '139****3633', 0, NULL, '设计师', true, 20, true, NULL, '{}', '2026-09-16 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '78c805fa-d095-4ce5-8442-22c801391541', 'b11e0172-13ec-4dde-873f-32707b1ebd62', '90551cc6-f36e-4036-89eb-344a028da6a9', true, 1, '王春燕', '\xdf70f38ba60645590b6068aa26ab2680e762bb5e9b8ab0b4aa94097a864ce1098d1bb8388fdf72', '\x41ba10f06b4bdbfa57702d05eebcc6569ceb6b98533991796aecab8eaa52ad05', '139****3640', 1, NULL, '工程师', true, 21, true, NULL, '{}', '2026-09-17 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '78c805fa-d095-4ce5-8442-22c801391541', '4df21e59-ee01-4460-8841-626047093ec7', '97192568-1a08-4f6b-84a2-cb4008bfcd11', true, 1, '李子轩', '\x063bd7518d0e32ce2005c06fdd84fc5fe0ded3db4191f9f29a47d3d84e47640f8f558f38614283', '\x287242ecb4f4d830adaed4751aea08e31794a9bea5929e373c35c78fa38c384c', '139****3647', 0, NULL, '产品经理', true, 22, true, NULL, '{}', '2026-09-18 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '78c805fa-d095-4ce5-8442-22c801391541', '06b78a71-1a23-4062-889b-d2f9fb43b8e7', '4c41909f-9111-412f-8572-1e25065410cd', true, 1, '张梦琪', '\xaf9536f61b9bbe3c886ed11bd285c0197a71e2b4e72bc261ef9b0128c8d1936de33f6942b411cf', '\x1ef614cc3f15dbe82df7915c9094c51e6821655633f7e58d684c233feac46da3', '139****3654', 1, NULL, '项目经理', true, 23, true, NULL, '{}', '2026-09-19 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '78c805fa-d095-4ce5-8442-22c801391541', '8c86e8f0-e19a-4ade-870f-a11566b65da8', '90551cc6-f36e-4036-89eb-344a028da6a9', true, 1, '刘思源', '\x8248fb9d8f2e799a3e6f5553f8098546e746e2e350b9bac4f573d87f378d92d93797174c0d4972', '\x2ff165771d330289cbb0bb8dcd5b2f1d2453014623ad15d5484294eb71d0812c', '139****3661', 0, NULL, '行政专员', true, 24, true, NULL, '{}', '2026-09-20 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '78c805fa-d095-4ce5-8442-22c801391541', 'c6d0db9f-c57d-4fd5-8ef5-37800a9c2433', '97192568-1a08-4f6b-84a2-cb4008bfcd11', true, 1, '陈婉清', '\x40781b469f894eafa089909c605edadcccc271b18792383c2aeae38311e4855eccb306da7d063a', '\xe604293b78c2b6fdc3c127b70e30da933086b3116416fc2442f15b797b94b990', '139****3668', 1, NULL, '财务会计', true, 25, true, NULL, '{}', '2026-09-21 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '78c805fa-d095-4ce5-8442-22c801391541', 'aba5a9ea-e5e8-487e-86ad-f44f104087d1', NULL, true, 1, '杨伟伦', '\x5ec1b21ba95b0fb50f2a44588cc08d2dc4f29a785024e1a134ed968a626416cc6361823650b844', '\xb6e117a0177eb8ca21def428c40f62de50ba18498b717ad4263bc57b1abe077c', '139****3675', 0, NULL, '人事专员', true, 26, true, NULL, '{}', '2026-09-22 01:00:00+00', NULL, NULL, 1),
	('7a421018-b19c-45b0-8561-ba3cd62ce659', '78c805fa-d095-4ce5-8442-22c801391541', '35a1bb4c-f667-4ad5-88d9-364f68e9a71e', '90551cc6-f36e-4036-89eb-344a028da6a9', true, 1, '赵诗涵', '\x5b0d99fb45d02e4a0077c596411664e909649ea836bf4619eec76c1cf36f0ca1f71e14dfba904f', '\xb1564ab960aaf288754ca2c37b7da3e26f9168e0612b0f210095b37c9c202eae', '139****3682', 1, NULL, '销售经理', true, 27, true, NULL, '{}', '2026-09-23 01:00:00+00', NULL, NULL, 1);


--
-- Data for Name: task; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: task_part; Type: TABLE DATA; Schema: public; Owner: postgres
--



--
-- Data for Name: user; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public."user" VALUES
	('9e7d7d3a-7701-4323-80e4-8e40164817da', '\xadc10614f98b5e14a831d63fb1921ec8f173d5c963bc577567273b0394a3b7680f681e16a13962', '\xecbbe4905c6327f006edce605a24e507eb473c633ccafb31a763428511d6a9c8', '138****0001', 'platform1', NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '高远', '高远', 1, NULL, NULL, true, NULL, 1, '2026-01-20 01:00:00+00', NULL),
	('52e4b43c-8ea6-4d2b-80c9-773582f7610d', '\xeb3b36cf66303a2b74fe36492666151fc13af09464cc8a3194f16d49d0638b86b2170d1f0cb48b', '\x5e6f8f9f15b5a15a6365ce405d305b10a15219821ea212b90a88e37a21e09c67', '138****0013', 'operatorab', NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '何建国', '建国', 0, NULL, NULL, true, NULL, 1, '2026-01-23 01:00:00+00', NULL),
	('9b3a58a7-7f27-487d-86a4-511898332f8a', '\xb054ab6b3169553d65513f41cbd1a64bf7f6621c88f37b05de1708a14c3ed7dcee49604bbc14a5', '\xb55a158b9784be4d9c731aeb1309af905ed1c9dacb4d51adabe2c4a53e699f27', '139****0028', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '陈伟伦', '伟伦', 1, NULL, NULL, true, NULL, 1, '2026-01-24 01:00:00+00', NULL),
	('eaff736e-37a7-46cf-8396-7ce2e3f1efac', '\xc3ac844443996e2256b0d11953bb20b1b95d2b74d3a90498cf116aeb4ec78ddad25583084a97a2', '\x409a9189ec307b426b0bcb5674bad23ce44d165fff7dc064994e9e1b8f37349b', '139****0035', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '杨诗涵', '诗涵', 0, NULL, NULL, true, NULL, 1, '2026-01-25 01:00:00+00', NULL),
	('c472aa58-9285-4be3-830a-646aa30fa175', '\xb9d62789372b71d537d82a2af41f521e145eaf52771d8f6d8f1adf68c44a8936573435f11f1fa9', '\x94ca434237aa94cffe2d8cfce3fb323a2286ec1e01d5ddb8863bd5b6ed107785', '139****0042', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '赵天宇', '天宇', 1, NULL, NULL, true, NULL, 1, '2026-01-26 01:00:00+00', NULL),
	('cfd79f20-252f-4a34-833a-55716fdb75b9', '\x6553d9268004ade55d729b6a306c60f78f9a1d5c95b0624f7ac32c2562a26e0a32e97bcdcd3250', '\x331f41905426c6b26b249bdc55863f55e6c136017dff226b59ab236149402def', '139****0049', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '黄若兰', '若兰', 0, NULL, NULL, true, NULL, 1, '2026-01-27 01:00:00+00', NULL),
	('6038ed18-1c54-4442-8094-d70202326791', '\x478a0308eac7fee35dac83b98d904dbbbe6b66317afdd7f6108c43fad6c86b126500b0606f1406', '\xc5cbb9dd68e16d667cdc6b2c3b3078db4877a20dd3c4f5b0d746bcc74b9492ed', '138****0022', 'assistant0', NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '吴昊', '吴昊', 0, NULL, NULL, true, NULL, 1, '2026-01-29 01:00:00+00', NULL),
	('09302fc3-c8e3-4355-8621-5c548eea637e', '\x1ff9a5138e3f6b043e191cf9b755bb297ee4f16e81c6202ce6583d6701acc7fec8420347bb14db', '\xfa331a25c8593fa5728c704e72dfbbd922040a378af7672f5c58e83fc0d05c03', '139****0070', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '徐文博', '文博', 1, NULL, NULL, true, NULL, 1, '2026-01-30 01:00:00+00', NULL),
	('b8eecf77-8e8a-4be6-81ba-c1203ddeb728', '\x44e2c6abe4c8c164993cd395fa905d69115e5a1cb26b0add837667f534126a5a40da94f4f5dd3d', '\xfea905353760ec974f05a5f52c17287d5ee8a4c78851d1763e5533b663cf1b0f', '139****0077', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '孙丹丹', '丹丹', 0, NULL, NULL, true, NULL, 1, '2026-01-31 01:00:00+00', NULL),
	('0ff443b5-fcc8-4d15-82f0-be1b17226c7f', '\x3cb41f6d06a6cf79b216d5b558b17d96cbcf106e9becf51e710cc117405a88aa0dbb6d20f08878', '\xb7dd2c63c602c7e3fdb2a0eda4569c470986ff413343cc7be04db964737300cb', '139****0084', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '胡景行', '景行', 1, NULL, NULL, true, NULL, 1, '2026-02-01 01:00:00+00', NULL),
	('56fa8ac0-46e1-49b1-850a-d089e2be0b0f', '\x00a0f8acf1785ea863cde65b6726dd70c26dae07db7a6745bcdc982eec10ab1ebdbf7651aa36ed', '\x613e06a554b69a0f2626328fb57f9f1a52b5d713b5e2fc5efd5c6227fcbd85f8', '139****0091', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '朱雨桐', '雨桐', 0, NULL, NULL, true, NULL, 1, '2026-02-02 01:00:00+00', NULL),
	('76391c94-4af4-4329-87e0-d72698eee718', '\xe3ff5c06304573cbf02a635b766fdfded663859923c09dd164817bd6d7964917c5dd5db33137f7', '\x30905fd87c5d9357a7090513aaad734128603fc3c0ea3ddde78c25bcabd7e83d', '138****1001', 'supera1', NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '林晓峰', '晓峰', 0, NULL, NULL, true, NULL, 1, '2026-02-03 01:00:00+00', NULL),
	('46eff726-e43a-4063-8b4f-37d9d3687afd', '\x55c8e2a8a670491386c9965c51a8372312c8ed1a984b8446b1ddbdaeeb001c715dd08188bb040c', '\x6757df335729cb3410693cc5fe3247ec77fa0fce79ef1d4524a565f2089edf38', '138****1003', 'membera1', NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '王梓涵', '梓涵', 1, NULL, NULL, true, NULL, 1, '2026-02-05 01:00:00+00', NULL),
	('e923afc6-71de-4557-86b3-a608d8eb8e1b', '\xa0558c62d1735f47cf499afba0dc9a4f87391fea2a103bd7cca9f424e7040ba5fdc6cece6843a9', '\x81833c473d84a6855d34306aa73204eeaf3131c08ee5d197f66394eefda7de96', '138****1004', 'membera2', NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '李昊然', '昊然', 0, NULL, NULL, true, NULL, 1, '2026-02-06 01:00:00+00', NULL),
	('62b4d6ac-972e-4de9-88dc-333bae3f26e5', '\xf96240f84a9a3e7723c0c9bd3e580167aef04c411b2c5fab88803caf61bec558cdd0f72a207fac', '\xa9e9bfd99d68a9f0f14e5a75aa08fd1882c2a3daff1c00416cfa91e221214a26', '138****1005', 'newcomera1', NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', false, '刘思远', '思远', 0, NULL, NULL, true, NULL, 1, '2026-02-07 01:00:00+00', NULL),
	('3bcfff77-4bd4-432f-8ef2-48e072515328', '\xd1735780479061f0e5cac50238941b7d4e1caed196acf8343bba3af38f7205e04803e6faa06ee3', '\x8cf81ffda2a0ae78f0695b3f871aba95d62561ae1973d170101a653394d79f7e', '138****1006', 'disableda1', NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '马骏', '马骏', 0, NULL, NULL, true, NULL, 1, '2026-02-08 01:00:00+00', NULL),
	('23a13ec5-690a-4b0c-83a4-6df9a6099536', '\xeb556cabf2fb00f75e52107b9a557ad3745cfa014c05136db746f5b10c7b190d4eab60b2a102e9', '\xa1a845aab80a8c6ddef198473852171c158b4366167ff4520a660a3cdb0ee5d9', '139****0140', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '梁明哲', '明哲', 1, NULL, NULL, true, NULL, 1, '2026-02-09 01:00:00+00', NULL),
	('29f78e35-a773-47b9-8454-0a9db1c6e64c', '\x37b27a63c047ac734b66aede8c4338f7a2761ba2065581ff5ef03d1c4e914b350b8c7a0da055b9', '\x5cff7c929ab6c0ef3438ceb5fa388c0c25d2b147e7241bea8ac0d106b7b7f1ce', '139****0147', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '宋玉婷', '玉婷', 0, NULL, NULL, true, NULL, 1, '2026-02-10 01:00:00+00', NULL),
	('bfee56e5-e58a-40d7-8b4b-9ca4017a6cb0', '\xc8e004e7838d393079ca0666e0784489ecd46b97289560d9df8afecff152a0e8c64df462dad6b7', '\x6c9f2e3d4709af17c2d4623577af4587291251435817c525e862c5a62a3a37cc', '139****0154', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '郑嘉豪', '嘉豪', 1, NULL, NULL, true, NULL, 1, '2026-02-11 01:00:00+00', NULL),
	('50971c65-a651-4b3d-803e-9b40c47b9430', '\x73aab902e14eda397b7dce0da0e3a9fea017ce8b9d62370fd3be679a40e8e639cf023d38d06f0c', '\x57ba2578b792ac24521294312f7d77d060fb6b7ef9c1ef7891036a4badc22801', '139****0161', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '谢静怡', '静怡', 0, NULL, NULL, true, NULL, 1, '2026-02-12 01:00:00+00', NULL),
	('01d66df7-278a-42be-87d2-b30a23710cfa', '\xe9e887b2e1ecec927a91cea493dedff35a2bac1dfdbc72498edc800695beb43a18e42278a7b912', '\xdec1fbd3e49d62b43cd7b2001f0a70971c810d22d9193157337c32f2fb44ae9a', '139****0168', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '韩一鸣', '一鸣', 1, NULL, NULL, true, NULL, 1, '2026-02-13 01:00:00+00', NULL),
	('e5315aec-cb45-4c0e-87eb-0835d1ff8015', '\x1078563a732a0153a5fc575938f9150436290977622121dc4d37088d65072a764fa85737432592', '\x95580b56f21c2e569c478bd0e992241c349cb75857190bc9a29548ab2882f511', '139****0175', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '唐可欣', '可欣', 0, NULL, NULL, true, NULL, 1, '2026-02-14 01:00:00+00', NULL),
	('a4535524-7425-4010-8064-f1fd04b1d096', '\x3cdeeea00658d8df4f37fe7bf2ee6e3996fae4e600895a0ee50dd3d6edebcd55d6792e1b137436', '\x50d8475432073334ee5a626792849e495a65bf6fe1b40dc3555483ee4c4d1dc3', '139****0182', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '冯浩宇', '浩宇', 1, NULL, NULL, true, NULL, 1, '2026-02-15 01:00:00+00', NULL),
	('bd2edd34-4f84-46c4-8ef6-39ecaadb7451', '\x426701504a31f1a8062abf0989c10616d3fd288f582e5eb62d71cb070f4bf4f0e5763bafd60438', '\xb8f56697ebb677daca3e63aec290fc0557ec4cce3c218458a5e68ccbbc7912d8', '139****0189', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '于晓彤', '晓彤', 0, NULL, NULL, true, NULL, 1, '2026-02-16 01:00:00+00', NULL),
	('02a7e544-812b-4eae-8fe7-e576f4ef9a5e', '\x31a6008ba15ad34354b4e3d71048b692a43e5818483175c82d2d702219fe8cda18ba00276afd5f', '\xba214db05892ad8b9268b181f0573c2757243df20e6da5d7acf1dbae69346843', '139****0196', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '董宏伟', '宏伟', 1, NULL, NULL, true, NULL, 1, '2026-02-17 01:00:00+00', NULL),
	('2279d7f4-3d39-4175-8b14-683c569c3bf6', '\xffbb5ccfc4accbcc7dc272ad5846aebb3791854d14ff8f503a72dbdc5fa2031a1fddcf94fbdf29', '\xcd34283c81d1af656a6136246bbdc9288a8acba002fed690799e656c9e8c6531', '139****0203', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '萧春燕', '春燕', 0, NULL, NULL, true, NULL, 1, '2026-02-18 01:00:00+00', NULL),
	('659fef41-99da-4e58-8a4e-11829b171dba', '\xf93d9d9921ad00af3693acaf95a74aea99f597acf6d1ecca5f22c92c58ff080971d1ec419c0dc8', '\xa0e470c8cf42d18a099e2a3c14d057f7651c826f97df68aee85789210182e119', '139****0210', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '程子轩', '子轩', 1, NULL, NULL, true, NULL, 1, '2026-02-19 01:00:00+00', NULL),
	('e5a81184-c57c-4f84-8943-dd3841d23499', '\x337f360c3fc5f38e99059b051a4156fe618ea54c01b8e6da8796afd6d86080eab6a41b566bb462', '\xa1208ca690a5ca3e58cdacff58baefa6529a5746095d84858833db3b77942124', '139****0217', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '曹梦琪', '梦琪', 0, NULL, NULL, true, NULL, 1, '2026-02-20 01:00:00+00', NULL),
	('35255aad-5926-492c-875f-678c55abcf86', '\xceb2fe12e963914a92739e225c789818cd1d334fb36be30e4dab9b17979411a6a5579062169dae', '\x251804657316ad4c9eebc59eba366ba9041160674ae8e3cd1335124457658fe7', '139****0224', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '袁思源', '思源', 1, NULL, NULL, true, NULL, 1, '2026-02-21 01:00:00+00', NULL),
	('9d28049e-c138-496b-857d-e913131bed3c', '\x9bb1bbe9129c4e3606174126a15b92d365b89dc92731ae4d0b6ad6732c6de287c0f761110acf24', '\x6af23fb48fc2c4e648da6460f4171460dd3f4ba7ffb33a6536a545bdc1c4a3a3', '139****0231', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '邓婉清', '婉清', 0, NULL, NULL, true, NULL, 1, '2026-02-22 01:00:00+00', NULL),
	('4c276226-b85c-4a2e-8633-3a42a68a96fb', '\xae3c2ced2420ef8e078ac56ea1a697290b3ae8dca462cfb07a6f9dd4deb022d2eb8d52d53f700d', '\xae83cf08d843f4d6cfe8fe02061e58b7cb350785ce3db3ee10676065e59b910b', '139****0238', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '许伟伦', '伟伦', 1, NULL, NULL, true, NULL, 1, '2026-02-23 01:00:00+00', NULL),
	('ff023c99-c4d1-42d8-8b7a-c670d0e21554', '\xf58d9ed33615205f987bd6570c3c440b6442a854e02a77140dc1afdf2a45944a5ed5d197f232db', '\x050b28982000e241479da85f82444080d870c96decb70f4e3d13ea165b5d3254', '139****0245', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '傅诗涵', '诗涵', 0, NULL, NULL, true, NULL, 1, '2026-02-24 01:00:00+00', NULL),
	('689fcaa0-defe-4af4-8743-b60d1556f494', '\x3be4d4ee028a98bbd121609bdee02ee8f9906acf16f4de85172eb7588674a5fea0a7d62d6f84db', '\x16826659105e26fab051d4b774e3920843dd34271abf5b35aff6ac6a13ef7399', '139****0252', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '沈天宇', '天宇', 1, NULL, NULL, true, NULL, 1, '2026-02-25 01:00:00+00', NULL),
	('0869194e-cf6a-4019-82a4-9ac30045be69', '\x0f678a64ca1284ba8e3651b744aaae0b00ca923d1463cac9e868464f685636d8e6e64626543ea9', '\x09ba2f1f7a8b6d3c2f9d3330314a334971f3ad0b1db88a9dcde472b97d7de622', '139****0259', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '曾若兰', '若兰', 0, NULL, NULL, true, NULL, 1, '2026-02-26 01:00:00+00', NULL),
	('994c0d9c-311e-4448-8f73-6ab623c9c849', '\x15668c5f0cbcccd60b410ad8e4d625364ce199c4e7bdeab7d30d54ea9ea001adec2a65a2c2770a', '\xd93f101d5c170a4b28f3d3fe73c647b94cccedca386cc66e5e1ea4d6c6c2e859', '139****0266', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '彭建华', '建华', 1, NULL, NULL, true, NULL, 1, '2026-02-27 01:00:00+00', NULL),
	('523b12e4-9ec0-4b5f-8d20-202296baa290', '\xfffba34ba5ab6ed3edbdb66ae3e2b82fc073a132eb8fc3d6b1c36e55d09a953a41d33849b85c51', '\xb83ba2d306d49dfce37c5bf289706ffdd23bcb512f9779b6cf4fe31f07e5dccf', '139****0273', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '吕欣怡', '欣怡', 0, NULL, NULL, true, NULL, 1, '2026-02-28 01:00:00+00', NULL),
	('c44eb871-55ef-4f3e-81ae-a3a4b8d6942b', '\xa6a1f921eb6703dad3c6f999832506caeb1340f8aff9cad1a9824baf301c556870abb793113799', '\x286356fa9acb91d4370ca1666472ea397b35295eaf27e8596fde49fa70d14f95', '139****0280', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '王静怡', '静怡', 1, NULL, NULL, true, NULL, 1, '2026-03-01 01:00:00+00', NULL),
	('7715e24e-19fd-48b3-831c-c60f941e932a', '\x02008974fbc99c412779d4e457ea2b28d787f458f00728f1ccd2e0fdf098e2f5d36faa140ad4de', '\x652ef13dc4946ac331ed4045ea5806e38ab9953b27873af82e5af3e22574fb11', '139****0287', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '李一鸣', '一鸣', 0, NULL, NULL, true, NULL, 1, '2026-03-02 01:00:00+00', NULL),
	('531d0a20-3a36-48e6-8ad1-4c1627fa8914', '\x29913cf918c6081b121d71bd6637b50b93e70b8286f5521be3fb5907b4120c2fd11e3279f03065', '\xbc9d983c987e1a0f93efb1cc72c370aee930cfed05216b14d2eb9024f038b93f', '139****0294', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '张可欣', '可欣', 1, NULL, NULL, true, NULL, 1, '2026-03-03 01:00:00+00', NULL),
	('9fe598e0-a341-41a7-886e-4913d0069d1f', '\xa187cde40adf68932316128d03205364b0bb39d0e36f14f1c8f3011efb3f77c2e8cbddc029bb21', '\xaaff3ca6e4c504066f3833e572e6c7b98125892008fa55ea8198ac1cf945494f', '139****0301', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '刘浩宇', '浩宇', 0, NULL, NULL, true, NULL, 1, '2026-03-04 01:00:00+00', NULL),
	('2ea532c8-618a-4023-8eab-14262bd72e08', '\xf27d75ba0ffcf991c9d202b902f8d5c90712b6e534f57dc4d56de98ed9a9bc5e94954e4a643643', '\x53f4b98ba17d9bdfc45e63db9ea564916265bc61e0bb43b51eba7dccf24dfbf4', '139****0308', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '陈晓彤', '晓彤', 1, NULL, NULL, true, NULL, 1, '2026-03-05 01:00:00+00', NULL),
	('d3bc0f83-b77f-40d9-877b-6940683f5004', '\x13c69aa657f31fe6589f61a611b01d8b49d75b3e859b34bc866d3c6975d1b3d78f3e8b0decb0a9', '\xada2590b46674a7fddeba9e533ddd238b5f27c3087bc0c2def8a978575cc754c', '139****0315', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '杨宏伟', '宏伟', 0, NULL, NULL, true, NULL, 1, '2026-03-06 01:00:00+00', NULL),
	('15447e42-102a-4ee9-8140-8cc65aebb46d', '\xbe85944e38ab2c78b89dc3d9d1e247ef738d66d6e6f84cefb75dbb311607abb88fa6bd6fa1d179', '\xf4c77237dbee2799a2c7cc8aac4a60a489d8cceeb10e2cf070f40903ee24454f', '138****2001', 'supera2', NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '郑凯文', '凯文', 0, NULL, NULL, true, NULL, 1, '2026-03-07 01:00:00+00', NULL),
	('2c74dd5c-359e-42cf-830c-56b3e9b1d1eb', '\x3715569127c1fb68607d1ffe08fa9204aa6ed4ac6c23fbe5c1b697e483c406a0bb38faef3fedd1', '\xf7cdf796b271dc3bfcac672b769130cee91830840ac9a453f5b77c1b3d21f6bf', '138****2002', 'staffa2', NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '冯佳怡', '佳怡', 1, NULL, NULL, true, NULL, 1, '2026-03-08 01:00:00+00', NULL),
	('84da562a-78ff-4561-8224-b1cf0902c8d0', '\xb71ef1e291c0c8df95b48533a8431ded98a7050ec17b41dc43c31cca32c122b605cb24215b43f6', '\xdabb430b419e854ef679e4429253cf247a4a08c4bc9348258289fb5a698bbccb', '139****0336', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '周梦琪', '梦琪', 1, NULL, NULL, true, NULL, 1, '2026-03-09 01:00:00+00', NULL),
	('d07edb32-d828-44b2-8030-a6e88687a424', '\x8b414dc4ce92ffbc582e912fa92a55f7018acb7d965f413569432c3e7419027ff7aea27a928e20', '\x93b69f8ced6fd1d7100d6f555c2b00353326d0a4160da5dd70e24ba4485ef717', '139****0343', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '吴思源', '思源', 0, NULL, NULL, true, NULL, 1, '2026-03-10 01:00:00+00', NULL),
	('0f40449c-6cd2-4777-84b3-1012deb4e479', '\x458677c118e4fb6eade87e3e0088376089848249f0e271db9480c7dc02a34255536858e42eeae8', '\xe9a68c7a46e77d62f45b3c443ba482e2018334ee1cfadc15f3e68a476d40932d', '139****0350', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '徐婉清', '婉清', 1, NULL, NULL, true, NULL, 1, '2026-03-11 01:00:00+00', NULL),
	('d0789516-9799-4131-8d10-96cbadbe3176', '\xac8b4c8d0d7e57eba11d15a86a1a2a17c58440e0d066d1c9a72956e2b8cadb1d793b021797f329', '\x213db3c1cf21951fc5d8759e8f9c6a53352c09d80d05f62175f145caf1f8a25a', '139****0357', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '孙伟伦', '伟伦', 0, NULL, NULL, true, NULL, 1, '2026-03-12 01:00:00+00', NULL),
	('36bce992-bc9e-4af0-8cbe-cfd59e548f46', '\xee42322b2a96dcd6b0eb33bfa0510140320d0da483f305f84b1e4ffcbc12c7afdc07cc7daaca51', '\xe179f4367fdcc54d3ba1bf4d1eda913f03ba361fdffb6ca5168b6941edda0982', '138****3001', 'superb1', NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '沈若溪', '若溪', 1, NULL, NULL, true, NULL, 1, '2026-03-13 01:00:00+00', NULL),
	('2f4ca7ea-0f56-4727-81a4-52d1301ed12b', '\x7ac19172a764f38a5389489149732cff87e3360b9dc2075ad12a77e9b9a461069440907bb58010', '\x1881ae561644d8c172dbcc93d9848bc188b6a14514e8172c30a529243d294e82', '138****3002', 'memberb1', NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '韩东', '韩东', 0, NULL, NULL, true, NULL, 1, '2026-03-14 01:00:00+00', NULL),
	('ce25e9a0-a394-48bc-8ecc-21106efaa0d3', '\x7d5a6aafd2d64154698ac1a0cd0b19993955af1fb20b7daa4369e235167d556ed7fe0221a05cff', '\x7d82b62387004216d894cd6fa91226391c33a76030578925856a0f6757786aeb', '139****0378', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '高若兰', '若兰', 1, NULL, NULL, true, NULL, 1, '2026-03-15 01:00:00+00', NULL),
	('ee2e7841-1baa-47fd-8fbf-da236a1acbcf', '\x7cd61e4365c4428920ecc75f653e6b05f8bd0c6f7f3553d189bf7909de858b7ea0ca41847353f2', '\x672b02cd45aa4d88a7f844d3b2d7eba8e975203f5821ff51ed91090ac574deb2', '139****0385', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '林建华', '建华', 0, NULL, NULL, true, NULL, 1, '2026-03-16 01:00:00+00', NULL),
	('bc559dae-96b5-422f-8618-fbdc183384d1', '\x875f3255ef196ff0fef8960b4cc2effef9b480f8d99a7f93f3ec176a616f2a2fd0cbbf99385c1b', '\x6560310337e11a10befb59c58d79a27707fb121c25524eec37b613f0d670f379', '139****0392', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '何欣怡', '欣怡', 1, NULL, NULL, true, NULL, 1, '2026-03-17 01:00:00+00', NULL),
	('a46e3b2c-93de-4a9c-8945-517d28844c56', '\x9b38978e93847f955857b01f457809c1b8d2b1b82e4053f7686c9d53b8af46400aecfdb5fe4219', '\xe35ca28ca30441c449e0019189b485f2c6891c03d39f3e97fdec434019d0695b', '139****0399', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '郭文博', '文博', 0, NULL, NULL, true, NULL, 1, '2026-03-18 01:00:00+00', NULL),
	('6a1f288a-c793-4850-8560-abe151295354', '\x895f634c050e35f6e2524dc41abd568824ad5f0254fe0000abc52caf040bc0595755e6e30c979e', '\x1196f2b12d77edffdc184d26dec14a3df76b8321ade0ca26333957cd3591fb55', '138****4001', 'operatorc', NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '曹文彬', '文彬', 0, NULL, NULL, true, NULL, 1, '2026-03-19 01:00:00+00', NULL),
	('c1aa554b-380d-4c78-8a73-cb9570466acd', '\x1fb4869a3ec7c95b55b29b996fb66fdde2a1799962b38fa4169030160fae44ae1a7b8a638ca307', '\x454a4039fe0d41d1d23d954fb6564323d82e2b97f62f67e6a2d94e55ef259494', '139****0413', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '罗景行', '景行', 0, NULL, NULL, true, NULL, 1, '2026-03-20 01:00:00+00', NULL),
	('734a56b5-29b5-401a-841b-7271d6087e1f', '\x5a0f9d0e6e8fe5944e6fb4b96e5355bc023889c43bce4889cdcf509b16777cbf917d8111beddac', '\x81e7c3a13dfa475d47150de70c4278c0512dd5b57bdcc29d7643d053dda61499', '139****0420', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '梁雨桐', '雨桐', 1, NULL, NULL, true, NULL, 1, '2026-03-21 01:00:00+00', NULL),
	('b343097f-c33a-467b-87ac-a7a677d0f725', '\x14a2e198a3e6075950ac3ccd45ea1cc8fcf288058f01dece5e309fea6b3cef9dc9a83743c665de', '\xa8d5f9233e7ee687677d897ab6ad476315b64e7c686ad21348d0b296eef8a322', '139****0427', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '宋志强', '志强', 0, NULL, NULL, true, NULL, 1, '2026-03-22 01:00:00+00', NULL),
	('a3e55f3a-83b4-44ef-892b-e153b22accf1', '\x499fb7e8662c3a782b6aa7aa3c54be808eb75b408d57f3791c61a587a3d24a5e170d3aad8fbd7b', '\x162afc77c5c8bc46a15e72987178ff0bdbed597180fe06d4f31a009fdf9ec4e5', '139****0434', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '郑雪莹', '雪莹', 1, NULL, NULL, true, NULL, 1, '2026-03-23 01:00:00+00', NULL),
	('95126ec4-bebf-44df-8074-2cb4b7dd969e', '\xabd49897bd53feb9f3701862622cbfba311595b429333829253cf3080114c5a594ce065ee26fd6', '\x3ccad7471fd336383baf8a1b42f508345fa3a5233473d76649defd37e610212e', '138****4011', 'superc1', NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '许念安', '念安', 1, NULL, NULL, true, NULL, 1, '2026-03-24 01:00:00+00', NULL),
	('befb7279-64a0-4938-8de4-f29583f694c0', '\xee359505dd25fecc177fb66e922fda84228df89f16715fd4ae555c87b6cf1db8aa5626b16f0736', '\x93234a3257afcb11b50ed1b08dbe26d678a0e802fb057094b875219e547735a5', '139****0448', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '韩海燕', '海燕', 1, NULL, NULL, true, NULL, 1, '2026-03-25 01:00:00+00', NULL),
	('d1728694-a8e2-4b45-82a7-207b0882487a', '\x0dfa5308f962d1707303638353c58f9ebc9b32b828ea6ab12fd29a1a3bcd1b1f8af61b4e4c68f0', '\x51084ebf3a005b0a34b150229ae1eeb858211920b84d82810d2f1bf875dc6aec', '139****0455', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '唐俊杰', '俊杰', 0, NULL, NULL, true, NULL, 1, '2026-03-26 01:00:00+00', NULL),
	('9116d11d-7157-4060-89ae-a55a2ad6eb2e', '\x6902c36830fd612e04ab48dc3bbfba33f1c219c4fb0eb91a99834d9516cfbc71c048f651e8a2f4', '\x5ac070db190fa3b6cf042326a528dd12ece08d90e9fccc8de3534008f647dd7a', '139****0462', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '冯佳慧', '佳慧', 1, NULL, NULL, true, NULL, 1, '2026-03-27 01:00:00+00', NULL),
	('f47fe911-4456-479a-8e27-aaa301244d2a', '\x3f565f9f4dee3cfb3b91dbdbaa96294f38272fb45fc17741f8d0674ff2247246c4437c0285df1d', '\x2184f0fcef6e11a32df2d35716a43faeb2c673ca70d91c1744099215f949da39', '139****0469', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '于明哲', '明哲', 0, NULL, NULL, true, NULL, 1, '2026-03-28 01:00:00+00', NULL),
	('47ecc348-262d-4cbb-85c8-8d5044592e42', '\x4c29752dd874db812206539ccea09965bf2cd150a5a70ea64b604ac385df526eeee8d018a2cd5d', '\x2686e4c6770b8521dbc74e0ee5b25ce6bfec645a33a5e5108f016eba0c72a5f1', '139****0476', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '董玉婷', '玉婷', 1, NULL, NULL, true, NULL, 1, '2026-03-29 01:00:00+00', NULL),
	('4ec8d9b8-e8e5-44be-8dd8-0b35b55a2c8e', '\xeb377a280e7756969a2d7df5fb4bb4b81466e83292474f6bddbce9727cb41c94695ac8c6234b4d', '\x734762daca173e24f976666ccd5e23ea6d27f65b69a6a8eea27b66b3728e5ea1', '139****0483', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '萧嘉豪', '嘉豪', 0, NULL, NULL, true, NULL, 1, '2026-03-30 01:00:00+00', NULL),
	('ef8fdfde-38ec-421c-8328-e6378214933b', '\x3bfeb9838b156b7b10a834101731f8638f4ff49a4ac72dde367afead1e7a48cd60eee445c0c4f5', '\x509ab1a53d3859905e6b83ebe77cd24cf20cc9ee2ea6850fb382e488be229e4a', '139****0490', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '程静怡', '静怡', 1, NULL, NULL, true, NULL, 1, '2026-03-31 01:00:00+00', NULL),
	('c1fa5177-8814-4dd2-8bf7-4baf57e5b668', '\xd4ba96af9065a358fb435be5388a89668447ea4ac643ae473d400af4e726f46bd194c274c82c22', '\xdfac0cb14cd98af95a9dd359922f6279a805ab500e2b5ddb3709845f64ea191f', '139****0497', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '曹一鸣', '一鸣', 0, NULL, NULL, true, NULL, 1, '2026-04-01 01:00:00+00', NULL),
	('d3f64654-4c12-4141-80ee-076a3ebb9f88', '\xe025b8366b2921e72fa2072b66428b731ebbbdb2add97b4ba771010c4a27960bf5129a7d4273d1', '\x7800637a2d00089c6abf6023983194fc86cd62fb956f704d4e24520178620733', '139****0504', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '袁可欣', '可欣', 1, NULL, NULL, true, NULL, 1, '2026-04-02 01:00:00+00', NULL),
	('c0d5295a-a82d-4f0c-8c66-3f7d213c96b2', '\xf9634e614e3e06c9c50b3e810d7722e0c640486570e05fe9b0c6dc84fa5e5f674c0a4b424765e5', '\x338d0b9f97393d6a5f7ef78ed2e21a3071e93b550e719c8abad914a15563acfd', '139****0511', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '邓浩宇', '浩宇', 0, NULL, NULL, true, NULL, 1, '2026-04-03 01:00:00+00', NULL),
	('0cd04d1f-cabb-4290-8538-053abc5cee5d', '\xf09c9329894c56b39934719058166092380e38cf92bfdbf601e900d7633cec23db1a9811dba2b7', '\x3c9814e27452b406337c00b629ee697b5475fb71c757ec6d9e67278674a6301e', '139****0518', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '许晓彤', '晓彤', 1, NULL, NULL, true, NULL, 1, '2026-04-04 01:00:00+00', NULL),
	('34ccafb4-ed31-4e55-86d6-ffeb011204dd', '\x3f06816718c2b429b7dfded9c086d090a6d829afb0247a317c7ac9fbf67d00475c8cd23d412b19', '\x311d9b69d0c94a4c5ed051fb3c69d51cce4e7defff9e313ca9f0e0e18035adb4', '139****0525', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '傅宏伟', '宏伟', 0, NULL, NULL, true, NULL, 1, '2026-04-05 01:00:00+00', NULL),
	('bc95e0db-1c46-4f36-80e0-42c881abfb18', '\x210f14d5f2556cc764a9d474022d99f274bffad42bd794895dd942adc59e6e604a95fc96301635', '\x1496aff6faffb1db1dfb5f2b9e5caef3159fc55bbd08feaa82a81eeede8e1f40', '139****0532', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '沈春燕', '春燕', 1, NULL, NULL, true, NULL, 1, '2026-04-06 01:00:00+00', NULL),
	('3297163a-7521-4c43-8c0f-b5e3b887606d', '\xfae359bb12f188b35728ccb3aaac27b8aed069a9b5a83bf869de1f097cb5ba1ffae66a348c50c0', '\x471ce538e9a40a3a93b91f7dbdb2cdb0f936f81a49acb513b5de12afdbcc1495', '139****0539', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '曾子轩', '子轩', 0, NULL, NULL, true, NULL, 1, '2026-04-07 01:00:00+00', NULL),
	('473b276d-622f-47af-8aaf-3f16944e14fb', '\xec6015e479055fb12b2ab8acfcf1e809a74a97854a914f4854be2ad471ce47f2ff2189cc28025e', '\x815d36580f40f4a6209809425bf252d061f2bd3ad9018e831313197e87bbff99', '139****0546', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '彭梦琪', '梦琪', 1, NULL, NULL, true, NULL, 1, '2026-04-08 01:00:00+00', NULL),
	('1f4118f8-95dc-4c33-80ab-17a56bc2a59c', '\x36aab9a967237fe0dee1becd41746c0e0a8fba05ca3b0bd00c8f6713692aaf1af0bb9abb1e296c', '\xd6abe1f1d703ea4356237fa70576de600fc0b0ac0a2f0c54bf16095f778a89b3', '139****0553', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '吕思源', '思源', 0, NULL, NULL, true, NULL, 1, '2026-04-09 01:00:00+00', NULL),
	('aaa78c82-6833-4bec-832b-c8ed50bc682e', '\x17007fd2793cfe5efc037af1f34999e5262173ab6b67e239e4f8b95ca0a7193121acae2e7aa1b5', '\xa0ef32ac6e236eeac3602ec1024190bfd4f822b8b0fc7eed239780583fecf929', '139****0560', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '王立新', '立新', 1, NULL, NULL, true, NULL, 1, '2026-04-10 01:00:00+00', NULL),
	('d4cf60bd-d529-497e-8f5d-cd76f0fb0923', '\x7e20a912c2f30d0ef86e8b3604f3a74ddd935a6f558d26e8f52525e97ea75bd3d79532673e6ab0', '\xf6cf75465bd9d1e7c48d23adf75d4e3d804b9d910231341e556006b4ad187e4b', '139****0567', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '李海燕', '海燕', 0, NULL, NULL, true, NULL, 1, '2026-04-11 01:00:00+00', NULL),
	('be004dd2-68ad-4280-8d5f-254729a934a4', '\x66f974e11276f85d69d7c1920edd5dd1a481882caa576debc5f1c12c7648766697d4e69daf4229', '\x7749cbafa1fc56453d3f369a88e9d32f376c2c4b25cf0efd79e81cc61d6d8943', '139****0574', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '张俊杰', '俊杰', 1, NULL, NULL, true, NULL, 1, '2026-04-12 01:00:00+00', NULL),
	('838094c4-54ea-4523-8644-4a1e3456f358', '\xf5f041ceab62115504835eb8fae329c41777bdeae6abe885a28a9a2a32c774c8ff48c075669daf', '\xcf5cd0788b275a4ee0b0db9cea5bebceb13f0c96b601b5cf617c6e7885eed743', '139****0581', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '刘佳慧', '佳慧', 0, NULL, NULL, true, NULL, 1, '2026-04-13 01:00:00+00', NULL),
	('7702cb3c-2cac-470b-8990-d37490c7d54b', '\xb62c5c47d78e3cea220c1a289cb82813f24e2faa286305332b29f4986297deaad57724721b5a2e', '\x6d6bcc14248e576a0d95a6603b53159367969af035663060351d3faf18a8b2c8', '139****0588', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '陈明哲', '明哲', 1, NULL, NULL, true, NULL, 1, '2026-04-14 01:00:00+00', NULL),
	('9095b877-263c-45ee-8f2f-776037337c9f', '\x4c16731486859bfd64708fbccf8e93c1fd7e4cdcaf489e1bd9db26b867744cc5cbb4d86b523c57', '\xa937b77012275a1b9399aaa45627b158854969866fa86b942b3859a71948334b', '139****0595', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '杨玉婷', '玉婷', 0, NULL, NULL, true, NULL, 1, '2026-04-15 01:00:00+00', NULL),
	('3dce4e09-ffa4-442e-837c-7dff45532b15', '\x3ee9ed2112b279c329c017924616f20a099b67e82d05285588b03764964ff6149dd895e2f4a34c', '\x415294fbb542b2e1f2843932cebc86f68c4a3f6c5f64e8012fcbd2777244eea7', '139****0602', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '赵嘉豪', '嘉豪', 1, NULL, NULL, true, NULL, 1, '2026-04-16 01:00:00+00', NULL),
	('00019b23-f0c4-47a8-889a-dcadc087527b', '\x14336c7912ba5da9c6bc0be1f209e5693a95cd0c657db7f8231f2de1ce09c5d3007df4e0c853e8', '\x2c477aef67ab064b258c56d0cc99666e31015047ca00d18f279e2bf2640dd809', '139****0609', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '黄静怡', '静怡', 0, NULL, NULL, true, NULL, 1, '2026-04-17 01:00:00+00', NULL),
	('dc73b86c-1054-4901-8cde-8ca0adb691bd', '\x03c8f3f85b5b52fa1e4b07dd7e745cdd696a1d0e868dbafeb122f4991ddad1dbae9080c969513f', '\x4039832212218e7943ae5876d63d15fc0e4f6d4acc867b2dd7f429a70881ac87', '139****0616', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '周一鸣', '一鸣', 1, NULL, NULL, true, NULL, 1, '2026-04-18 01:00:00+00', NULL),
	('05b4fef0-c073-444e-8ea6-cee3744ffb8c', '\x95ba75b101cc07831ee4757c7dc3f71dd2d3c8d852320c0a3aa6f4e41802dd8d10014091210e19', '\xef3aac8c07fa43ec808cccbccfa226ba056232a7aff4db344cfe50933ad763c4', '139****0623', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '吴可欣', '可欣', 0, NULL, NULL, true, NULL, 1, '2026-04-19 01:00:00+00', NULL),
	('6b0a826b-4ca3-4f3f-8de7-779f2d0af372', '\xdf8c4caac4dbf8cad4a053f100d903d2b38271849c48591c448c653d659b94c699a0fa4c63359b', '\x09811ec3b90083905424af56c1b82a7dc52c2d99e7257b046b241d30efc351d9', '139****0630', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '徐浩宇', '浩宇', 1, NULL, NULL, true, NULL, 1, '2026-04-20 01:00:00+00', NULL),
	('075060ca-ff9b-41d5-80de-85ced7d48a0b', '\xe9142702ea65222d9320364fa4e9772bc2346dcbd705ccf1f18b359f072bfa028d75f401f5c288', '\xad0494b3e3d079bd3b7afcb782eb7754ab74ebf7c8499ffb66740affc29d0b60', '139****0637', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '孙晓彤', '晓彤', 0, NULL, NULL, true, NULL, 1, '2026-04-21 01:00:00+00', NULL),
	('3cf79a3a-0331-4b83-88c1-c03dad44bb1b', '\xe447e05f7692272bbe76600a80092eb32204c363563c06614ca04b2aa443822af6877d5fddfb94', '\x18b9f83e1434e2ae997619639a82fd2800db2db9c775a59f00479e3b672bd3bd', '139****0644', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '胡宏伟', '宏伟', 1, NULL, NULL, true, NULL, 1, '2026-04-22 01:00:00+00', NULL),
	('669ac88e-ff96-44cb-83a0-bdad97d44a17', '\x40e4ecfa0f01725171117bd5b6c05f87225dfd9461ae816bdc266bf30519594baa376b9b7a4187', '\x8574c938617d0b38fd484a8b14c1461c9c91bf56430bae5675130aae62698504', '139****0651', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '朱春燕', '春燕', 0, NULL, NULL, true, NULL, 1, '2026-04-23 01:00:00+00', NULL),
	('1692758c-2a8d-4f94-8a2b-6e9701400150', '\x4333783696ea8fb65e5c65111052aa7baf672215c309680609dae122dc791eb217741e39caed8e', '\x038f09cc4c7c02eced7a27a29784883f1c8b2f2598b3848678d232576890b57d', '139****0658', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '高子轩', '子轩', 1, NULL, NULL, true, NULL, 1, '2026-04-24 01:00:00+00', NULL),
	('d4f4b0e5-3b93-4cd6-8714-543d266ec79f', '\xc52acb1cbf0687ea54b3477f9e306c030e247e1bb9cda001fb9882d4d1c69ff2a8e07dd59452b4', '\x203d8dae46fd2a7fb04e18d5a0dc32394082a5a9dc8662441f7f605344d4861d', '139****0665', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '林梦琪', '梦琪', 0, NULL, NULL, true, NULL, 1, '2026-04-25 01:00:00+00', NULL),
	('551e586d-4e80-4557-83ca-3c65214cc426', '\xd09a86d0059af6dda264ea5c78ee9ffcf980934c195ae45454a1e6016a302452330d297c294278', '\x90512dd2879958bc010ecf08e76923c2065285158754c3aa20bc475e98d1d1a4', '139****0672', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '何思源', '思源', 1, NULL, NULL, true, NULL, 1, '2026-04-26 01:00:00+00', NULL),
	('9c95f894-d50b-4c3b-827a-0908ffb7c01b', '\x3613b250bc2ba4696c5dcb418cb1a99612696a94c4ad33bdf89aacaba7b09e795e9ac62e4c00b5', '\x9881305a826ba880792d105bbc1abf373c38a21ab54200ee36d500fe3fdca1be', '139****0679', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '郭婉清', '婉清', 0, NULL, NULL, true, NULL, 1, '2026-04-27 01:00:00+00', NULL),
	('edaf4d3f-3700-46b0-83e3-47bcac8d3f1f', '\x28ec2afe2d7b096a13f32d984956c97ed402c7d637814936b13c9846047c604d2e3c8aa004fb36', '\x1032718d42f633e87b6a654e546ffe331d61d7914e3bc23e6a8c1d1c34b0c4d7', '139****0686', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '马伟伦', '伟伦', 1, NULL, NULL, true, NULL, 1, '2026-04-28 01:00:00+00', NULL),
	('56625db9-8de7-4fd1-8e20-73e9c742ac6f', '\x918d5a6664469dc0ab64e2f571b1a49bfebba48f88b2c373527d168fd2a9a156bd0b54245b50c7', '\x79102f72672ec1130b252c19913c4adfb09975bc40015f752928f98783e43a84', '139****0693', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '罗诗涵', '诗涵', 0, NULL, NULL, true, NULL, 1, '2026-04-29 01:00:00+00', NULL),
	('ed2966b6-1126-47bb-8373-76c9097a6d9b', '\xd2ce607c8dd3193c74a0db21668cdd038f5e95d2f1c9b249c43283e973ee7d05d1a8a5fa7b1345', '\x3fc45305efbb4fa0452d243be9e063ea63e2c5356e842512347a5a21888bad2f', '139****0700', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '梁天宇', '天宇', 1, NULL, NULL, true, NULL, 1, '2026-04-30 01:00:00+00', NULL),
	('b34e20d8-caee-4e84-8ed5-2fc60de3a6ab', '\xcbc909f5180da78c057c1bab124d4e52a0e3ca04d346322b7db46a96459760f90db7434a48f2f0', '\xb4ace73c5b263ff64067742dd3ceace7e1ea05e82b11294757ed819ca50fc67e', '139****0707', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '宋若兰', '若兰', 0, NULL, NULL, true, NULL, 1, '2026-05-01 01:00:00+00', NULL),
	('6780a942-c455-46ea-8107-48b759a59fe7', '\xfcaf5e4003b197adb355a7ba29670d33ead8954e62a9bbb083268f855f33e3d1f97bf383c11392', '\xaca24957d514205d5bf9b46d108a7ec3513f624213207f5b6f855ac9700aa47d', '139****0714', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '郑建华', '建华', 1, NULL, NULL, true, NULL, 1, '2026-05-02 01:00:00+00', NULL),
	('4268c64f-78e9-4841-8668-17a77bae3f0f', '\x4f916c54332ee0f0eb88911eec3ec7d8b4eac88878e78739a04ce253e7b766126dea9d019ac7a2', '\x48f4dc513f9a7ae86a81060db3aaee20faf0d3689c89048fa51f05edd6acbedd', '139****0721', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '谢欣怡', '欣怡', 0, NULL, NULL, true, NULL, 1, '2026-05-03 01:00:00+00', NULL),
	('197bc25c-d4dd-4993-806c-801e4f4ad39d', '\x6589784b06001af69edfe2427e69c4bec451815dd84d2b4e10fa82c47ff0911bd983538fcd00d8', '\xf0b2d2d4a7fc036cb76ad1a64fb3cbfd7a911367fa32edc8cd97e10f28b52bfc', '139****0728', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '韩文博', '文博', 1, NULL, NULL, true, NULL, 1, '2026-05-04 01:00:00+00', NULL),
	('b8fee372-855f-49c1-8795-7aa4ac5d678c', '\x00e3476e32200daad04a542da8caa0870290dfaf9d2b0fde2ff8cf58f008c3fc0ea98c74933ad8', '\x755bedf83d00b7ca1868625f3a5191e35339dd4d8f959eadf8da04fbafc47ae5', '139****0735', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '唐丹丹', '丹丹', 0, NULL, NULL, true, NULL, 1, '2026-05-05 01:00:00+00', NULL),
	('799a7e3e-c27b-4dfa-8a3c-535833f0c22e', '\x4e17cb5b9eefa2b75193bce86879ce6765d69a2afd584f86069bd5d1a1251784c7bf065d02b1f0', '\x62cf34204f042fe5b895d0f9308fdc6cd354ddf5ff654a8b7e397bc5a93ab00c', '139****0742', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '冯景行', '景行', 1, NULL, NULL, true, NULL, 1, '2026-05-06 01:00:00+00', NULL),
	('6a912a65-7904-4b35-8af0-ea554a79a144', '\x9c2f7fa39faac5e53b95a143cbad7bfe4ea469b45e8e1188e73e24b0bd9d8b3f55470104620f7e', '\x540bbb6823c102aea2c9a435aed5419dbe3f445ae98ff931b0e1487881992d9c', '139****0749', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '于雨桐', '雨桐', 0, NULL, NULL, true, NULL, 1, '2026-05-07 01:00:00+00', NULL),
	('8e294855-6049-450a-8dd2-51abe944980a', '\xd4d79a52243a89804a86873b064d77ea39128d9b40881cbc8eb77405a6249eec35fc37f7337585', '\x7c6da6ec6cd02a99baf44ca7ba21c0b328bfbe7c7a4e621ed805e731133981ff', '139****0756', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '董志强', '志强', 1, NULL, NULL, true, NULL, 1, '2026-05-08 01:00:00+00', NULL),
	('b25eb4d9-ed2e-4b22-83e1-06eed360b3c4', '\xd9282497ec8a053a8bd2026e110977456c9044362295d70f6a4222cdcd43c18d8266b72e07756c', '\x748616e47f6ba30f667736299672204eccfc36af4d178da5fef3c679b6a83ea6', '139****0763', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '萧雪莹', '雪莹', 0, NULL, NULL, true, NULL, 1, '2026-05-09 01:00:00+00', NULL),
	('6b3cf061-b523-4f90-813f-1e70090897d8', '\xf7fdd2e850c9d60ba1526a33e03f0cfdd1bcdb04f07506e7bbdf0c981affc8d3d94416b579b37c', '\xe6f95049cf7581148702bbc1255897b7e3028953e0072e30e2a29c4a3cf62ae4', '139****0770', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '程立新', '立新', 1, NULL, NULL, true, NULL, 1, '2026-05-10 01:00:00+00', NULL),
	('78dd8c05-88dd-46e9-8c66-a53f4ff908b5', '\xe9ff7ea912ae0f93fb3d500b9904c0cd917daa4eee0866aef49ddf44d46a40bcbb73f66713e2b5', '\xe9ed456c1fb1847d599dd7ed03b43782b3cd50aabf7328778a112590c7d07ad6', '139****0777', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '曹海燕', '海燕', 0, NULL, NULL, true, NULL, 1, '2026-05-11 01:00:00+00', NULL),
	('c990ade4-988c-4019-85b3-bab55a68b2ce', '\x82ff2de49ec48f906b387c81cb302499031122a1fc4c6593ef6e8873c4e49ef22b647ff15e62b5', '\xff38f51472a7cf771a66b7648464ad20600b8914cd3c5eb1373e836d30e7aff9', '139****0784', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '袁俊杰', '俊杰', 1, NULL, NULL, true, NULL, 1, '2026-05-12 01:00:00+00', NULL),
	('1f419cb4-44b7-485e-8c79-71b40c6e3d3b', '\xa37a85c202f241a0e3fb33b05e0cf78ea7d5f5f3a5bd3b164cc1c67ba11c13e9d4aa23665ee0ce', '\xe208f5ceb83f28e49236a2dcad6d84662b927e0fbffbae6e5cacfdab451491e8', '139****0791', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '邓佳慧', '佳慧', 0, NULL, NULL, true, NULL, 1, '2026-05-13 01:00:00+00', NULL),
	('0eac1edc-7e4f-4c3d-8033-14060a8d18bd', '\x6796e69a0a220ea3bc60c9aa2129ca773a6e2ea7131bfee75caff8bc6da256cd43b2581c0065c3', '\x0df2ea03610e76240fbbfba0c49a7f1d547ba764a21d5e4d1d5dc1bbde0437e5', '139****0798', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '许明哲', '明哲', 1, NULL, NULL, true, NULL, 1, '2026-05-14 01:00:00+00', NULL),
	('16e669a4-ec64-4ac9-8a50-304ce6c62c7f', '\x2b078596241a9f4925d0be233025818a36baa7a28967ece3cc986a1e344ca858a151ec67b00f43', '\x4f0f1992ef0d95948fc1325b581e2594ea5b9ed11254d542671494656d6c7c72', '139****0805', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '傅玉婷', '玉婷', 0, NULL, NULL, true, NULL, 1, '2026-05-15 01:00:00+00', NULL),
	('273de283-59bf-45a8-8e1a-59a39a6af271', '\x09bc7c8ebd225f7de30f86215db8c94e09a6f79f4b937d9f3d810dc9148fcec8176775ecfa211a', '\x59644de3214a853963d9b7d1415db7769ba2db932db9f165ea3321f79c9dadbf', '139****0812', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '沈嘉豪', '嘉豪', 1, NULL, NULL, true, NULL, 1, '2026-05-16 01:00:00+00', NULL),
	('6d6f6fbe-2156-4e21-8ff9-3ddc76161430', '\x05739d8981343797dbfbac6c36e6daa716fff8739585ecef186d6a505678fa28b149579ee16554', '\x8134265665d59afa103432061ca3df0fb14dad26432b7a1842332a28ffc52f7b', '139****0819', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '曾静怡', '静怡', 0, NULL, NULL, true, NULL, 1, '2026-05-17 01:00:00+00', NULL),
	('34c64dee-a8e6-417a-8847-5787468e2a8b', '\xd03febcaea2faf57f5fe879ddfdb76010bcaa16553c4f72195ce9b87811b2d28b5b2a9f4139c38', '\x985118f7306ed6dbc7dc4c8f05255b20baf408270ccec904b7c4c449f3e716fe', '139****0826', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '彭一鸣', '一鸣', 1, NULL, NULL, true, NULL, 1, '2026-05-18 01:00:00+00', NULL),
	('1496f2fb-7847-4ddc-8a7f-f946b778fdf2', '\x4385dec93156e66f894b87411df26578664c38870d9c67b94f54f9e0af726694ce6efda04c38cd', '\xa9c2a3e761e621b133ff3753dd8f95b0a6487f0f90a99f1cdddec75b69ac18b4', '139****0833', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '吕可欣', '可欣', 0, NULL, NULL, true, NULL, 1, '2026-05-19 01:00:00+00', NULL),
	('13bb9dbc-5ce8-4dc8-849f-7e114347f9da', '\x88906d17b6cce06e19f9ad9a378074a05a29bfb4957106c6e6fff5ea344f8dce09d0d9e6869cbd', '\xf810659e0c9b586cde68604e0cbd2e7b817a23e720f5d6b4219981ffbb7deeb9', '139****0840', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '王欣怡', '欣怡', 1, NULL, NULL, true, NULL, 1, '2026-05-20 01:00:00+00', NULL),
	('59450cf1-582d-42c3-82f0-557f9247b89d', '\xf11e70fd536f634293326ca2f97a1b9b405c9f8785557366154de8093787600482fede03e94785', '\x4adcadc5a57a4dd1a467695ebdc0c3e7500ff934ae1bf77aae459e352c6e30aa', '139****0847', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '李文博', '文博', 0, NULL, NULL, true, NULL, 1, '2026-05-21 01:00:00+00', NULL),
	('f05d5b74-0379-49a8-8a5d-67c1db8f77b8', '\x289cba576ccfa64c71b76aefe993d1941d1aa9cc743601c3808a48d3bd7f282e70ba85880480f9', '\xaa500c0a801ed016e7017bdcaf20aac68f85d6ac05ace8a507a95feeaa363d38', '139****0854', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '张丹丹', '丹丹', 1, NULL, NULL, true, NULL, 1, '2026-05-22 01:00:00+00', NULL),
	('7051f66a-1fd1-4341-8e2b-9cbf1c5d4700', '\xa8f132b5cf6716047c71ea1f0c5a6c7e7dd83f0b79ec0b03f9ea433f2526ee0145673c798e0f50', '\x2e96ebe2470b93d4755b6a304b7a7ccce417d0d13cb42a468bb2b3df2b3ff685', '139****0861', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '刘景行', '景行', 0, NULL, NULL, true, NULL, 1, '2026-05-23 01:00:00+00', NULL),
	('f30c6ab3-8967-4772-81b9-4bff0f18b65a', '\xc886ec59616d33ea68b8f99fda1c20e67297a263afc20e8cd2a898598bfe183e7d4ae8c491f4c8', '\x9e5576420f89ee7bff5e2c0ec7fe25f156a86d405cdeb350cfdd3f7d900a6b8f', '139****0868', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '陈雨桐', '雨桐', 1, NULL, NULL, true, NULL, 1, '2026-05-24 01:00:00+00', NULL),
	('6213e647-f76a-4b01-83ca-bab350489a23', '\x3e356fc97aef59aa4bf96038d3c0350afcb96824711772a0ab348123af34f266c1b8e00473604e', '\x01604461ad87322712f81fddc1889360d17f4189da8610a5d3a7dc9b969c3994', '139****0875', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '杨志强', '志强', 0, NULL, NULL, true, NULL, 1, '2026-05-25 01:00:00+00', NULL),
	('c1cbd6e8-9a3d-41b6-8359-923365b6ed55', '\x31c805e3c96fa1963666af7174aac7464e672e73d4d901acf10c94546d5ba7839aa2d26ec8eabc', '\xbd993f3608a5c80daaf0159a622010ae7d6e8555b8ec9c8fbf04c3e6ec090c87', '139****0882', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '赵雪莹', '雪莹', 1, NULL, NULL, true, NULL, 1, '2026-05-26 01:00:00+00', NULL),
	('0edb1d25-3e78-4727-85b0-bcfac77190ed', '\x8bd1119555425195aa33c840df73b55d1ef0d09e67f52670cc634e0bfa3c1bca0ca3b765985a93', '\x83ed9825b13be2ed64b939560b74e009201b4dadf867bff72284e3c09f5e3546', '139****0889', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '黄立新', '立新', 0, NULL, NULL, true, NULL, 1, '2026-05-27 01:00:00+00', NULL),
	('5b6f7090-8456-4d1a-87d7-64b1316e14ab', '\x66ff4c374d562a436dca7f9079169e11193ad626a017d826b1a76e4ef4aea477192d93b0abc188', '\x0502c3191519ac62665f884ff3374a6408ce68d8a0176acc4ad6d18efdc23e98', '139****0896', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '周海燕', '海燕', 1, NULL, NULL, true, NULL, 1, '2026-05-28 01:00:00+00', NULL),
	('e755aa10-614d-4af9-8f62-611638c087a5', '\x1a4d3f4585b4b8a7cd17aff6fe0f7885500d1f440de9f51700b819c1e4f552e5a993f85d77491e', '\xc4863cfa962e128572485d8f919c90429151f9a1c659f44a41385eb865804ad3', '139****0903', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '吴俊杰', '俊杰', 0, NULL, NULL, true, NULL, 1, '2026-05-29 01:00:00+00', NULL),
	('1a4add2e-30cc-4d95-8429-752b8e4d2003', '\x81e6d2fe62fbb6157bcef366e0b51e5ad1d3adf325c2c9c52cb2e2c9a408ca1185d56e74925042', '\xd12a1c7fe71f4e598bfaecf46546c6296f8ca2475c785617a327136b56a95ce9', '139****0910', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '徐佳慧', '佳慧', 1, NULL, NULL, true, NULL, 1, '2026-05-30 01:00:00+00', NULL),
	('f41c2239-208e-42d6-8458-40077b125f03', '\x80056ba7009e2da44408c4e2074902cc73dd57b146f59f8299fbe586a83d1dba879825631463e3', '\x5847d90d5160e593f26cd4620bcea549081762b728e4daffcf64a15caa887b13', '139****0917', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '孙明哲', '明哲', 0, NULL, NULL, true, NULL, 1, '2026-05-31 01:00:00+00', NULL),
	('aaf1b88c-6fd1-4cd6-81a9-3aef79fe52c0', '\x1377c85c13390a4fc92a0fa412b13b532da88d6e95cc4e1f629a04d9b58edaf92771a9b6f04d5b', '\xa1f16125e1628993a7f660566503d3e2084cc1ef52ca361b172e839d3d8a3b1b', '139****0924', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '胡玉婷', '玉婷', 1, NULL, NULL, true, NULL, 1, '2026-06-01 01:00:00+00', NULL),
	('1a629820-e237-4417-8124-bd023d9d1dfc', '\x858f02ab8b3576b2e5626bc920a0991e05adff8c8bb09fe8315032e796a1e59b6995f8e91ed2a6', '\xb90a1e36108f5a981014ba89bc54d7bcb92979a4f915ceeec5e3dacdceb8a294', '139****0931', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '朱嘉豪', '嘉豪', 0, NULL, NULL, true, NULL, 1, '2026-06-02 01:00:00+00', NULL),
	('b9d38681-8df4-4fa7-8791-05f4dd01be34', '\x4f58fc5308211f9b505d8446417d96c1e7088f502ee9494f411dab87ae011560b207ae2d3b346a', '\x5e3787d605fce2b1c8e60fd37196c3c1384494dcbecb5290b96c2cf49e3ef9f1', '139****0938', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '高静怡', '静怡', 1, NULL, NULL, true, NULL, 1, '2026-06-03 01:00:00+00', NULL),
	('048c59bd-4b4d-4f56-8338-0ef6e540ad53', '\xb45c06cbe9a282a2e9e8353eb5bc8003c0b5197f560a614d2e0447d53a593694a6c4c9dce6b890', '\x41b6da2604a8d666e8c3de314ae3febc289137729f88578cbf4890ee841d8535', '139****0945', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '林一鸣', '一鸣', 0, NULL, NULL, true, NULL, 1, '2026-06-04 01:00:00+00', NULL),
	('51cd1b68-2731-4386-85dd-21391667d78b', '\x3249ca91dbb359659dc583586898f8cd796752e8bafc829272269af58271f3074c8f5a9c9aab9f', '\x68ba9f0660e4f9803131ebfd7e3b3a72ca44310dd85921af1d30f3564d581e84', '139****0952', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '何可欣', '可欣', 1, NULL, NULL, true, NULL, 1, '2026-06-05 01:00:00+00', NULL),
	('f7255720-7820-4f21-89f5-422fdc4df3c4', '\x1e8f8212711703875f631f1de540aa7081409a956de69bf31e1ef0060b885ae94d96eb0f95691f', '\x3b3a696e7b09c7fb3758ae19699cf68a1725b714a3c8f9e27a0c19f4209ae614', '139****0959', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '郭浩宇', '浩宇', 0, NULL, NULL, true, NULL, 1, '2026-06-06 01:00:00+00', NULL),
	('76031027-fdba-4167-8377-edc4f2dd7932', '\x015acd7cac9e360a8337f756db5654c87e2afc5bced6c8074d26f2a039c70d8b47fbcc25a0aff4', '\x6399a7fad77a8b1fbf4866aabc3124c0ec96c720fd1d3c9495d8dd90e83920d8', '139****0966', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '马晓彤', '晓彤', 1, NULL, NULL, true, NULL, 1, '2026-06-07 01:00:00+00', NULL),
	('1dde3f94-deaf-42f1-8cfa-b0f24290ec6e', '\x99837e2d4dd66b94a6f5089699b2e16b7037082f124e2d4d3ddef1b42115341d37c73bb582a81e', '\x0276f4811a1f68b0e1e5560a335fd0b422cc2cbfedf01cc46a9db63e9525e9f8', '139****0973', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '罗宏伟', '宏伟', 0, NULL, NULL, true, NULL, 1, '2026-06-08 01:00:00+00', NULL),
	('58e0119e-a110-46fd-8613-73dbc8e3a0ed', '\xe4ae4c7c5c72fdf2ba45ef5b205c6017dc6778a02dfd67783e35193efcb89926358dd1a2b05d94', '\xa97f9f9e24053ee1c8e93b3b8b28d855d5a00e919f422ebbb9c5b17a3809f1d4', '139****0980', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '梁春燕', '春燕', 1, NULL, NULL, true, NULL, 1, '2026-06-09 01:00:00+00', NULL),
	('95ba669f-c543-4124-847a-f15e1d80fd76', '\x25cd070a58e2bf739e0fb14cc6390f72f47aedac9b9905479a22e67e2b749923c0cf099bd7ce9c', '\x2f78e1e468e2f8298b9d0d2e3cab509fa3a2e9a316004bcda7ee94cb6b79341f', '139****0987', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '宋子轩', '子轩', 0, NULL, NULL, true, NULL, 1, '2026-06-10 01:00:00+00', NULL),
	('a6fc38dc-b1c1-4834-8819-bc14263f1767', '\xea7c2e0f3641cb00c8149e408e8f1cf8362c985a763f4d2f6af90ceeaff85b21dd9f631fbe9ed0', '\x150380f803e54c68483b2f7c1ab5355fb1b91db221e7daf291332dbfbe67422e', '139****0994', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '郑梦琪', '梦琪', 1, NULL, NULL, true, NULL, 1, '2026-06-11 01:00:00+00', NULL),
	('4975295e-0830-4921-8fcc-b13fa5fd1df6', '\x6c5b13ce318487c6a564824d39c2e2038a82ee8024bb0ae3f6083a5e29e22d5df0e41678e46ee2', '\x829a594bab59d4b6bc905167f57708d38dd929d72c1b03a4c1da9e83e99acfa9', '139****1001', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '谢思源', '思源', 0, NULL, NULL, true, NULL, 1, '2026-06-12 01:00:00+00', NULL),
	('2b6c1077-1eb1-4f89-8a9c-babd68ce156e', '\x6390f4a787bf4bf0d2a8c7328b34a0ad9c714c4d7df6405f784e02a3a376c3cf1d463f300b20ee', '\x789a8f2c6f1ea6a29926cc9c79eb15b416846e9d0cb611aae523963fa02b0a2b', '139****1008', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '韩婉清', '婉清', 1, NULL, NULL, true, NULL, 1, '2026-06-13 01:00:00+00', NULL),
	('61fee405-6ce7-4fa2-8557-154eb603c9a1', '\xe22a594400e86f3b9c639f0a88544631f7585bc66747a982e23aba3eac0edd050d18f55b580487', '\xd81dd4713dc8e8aae0c2d5cf4633a24aea601a1cb5605ebded70b3704237c681', '139****1015', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '唐伟伦', '伟伦', 0, NULL, NULL, true, NULL, 1, '2026-06-14 01:00:00+00', NULL),
	('9b8aab4c-a7a3-4b01-80cd-dbe67529350d', '\xe40855ae8c4eff863a9460370d26c164e3ecb04a55c6053480211265c9062377e0f3080afc3756', '\x96816fa9a37bcde3153d9ed1aba77d79130c0233e6986fb8d53212a7546b5da0', '139****1022', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '冯诗涵', '诗涵', 1, NULL, NULL, true, NULL, 1, '2026-06-15 01:00:00+00', NULL),
	('22dac153-2f59-41a8-85a1-df95d9a0007b', '\xf78c6844b786989a9b43e85ffb98660b08132d2ded0beb7d0354e86a09cc7b1d35af5b919fac90', '\x1e2a2a8f57db2f599d26d5c98a8810550d3b40b9c83d40590014295e5164efd9', '139****1029', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '于天宇', '天宇', 0, NULL, NULL, true, NULL, 1, '2026-06-16 01:00:00+00', NULL),
	('a73edda7-553f-4b8d-84e9-d4bfbeb1dd5a', '\xd7ada0cd7ae499df3cff13090c33a33995a8a21241c33f108b79aea109ac0300cc3edaf882ff3c', '\x9b61fe0c3ad6a873dc57d0d2974ed4e6f554ecf4f0c6680305c28d7635e23de9', '139****1036', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '董若兰', '若兰', 1, NULL, NULL, true, NULL, 1, '2026-06-17 01:00:00+00', NULL),
	('b9ca39ad-8970-4f9e-80c4-5393324ff57a', '\xdc7abceb2926434f5571975d4f0bc23be7e22a6fd0fba37e748a7e46288c5b20f65113514010ed', '\x0d6354d70c0237a2cf4753e7f0136fd392131ef92e908d88bc4d0eafed1542e2', '139****1043', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '萧建华', '建华', 0, NULL, NULL, true, NULL, 1, '2026-06-18 01:00:00+00', NULL),
	('0320bf8f-c094-4031-83ff-138ee6bfb1b2', '\xa55fb8acebb2cfbc12f0517e923166e80a43e67fbad499a2f76bc59800a9ca7e45521f620856e9', '\x0c6881a8d015b9d989458491e0ba333bff67344ce971978f4aec60da3e4369ab', '139****1050', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '程欣怡', '欣怡', 1, NULL, NULL, true, NULL, 1, '2026-06-19 01:00:00+00', NULL),
	('1438ac83-a5b5-4d53-85d0-ea5876837e5b', '\x5f934c7d4c7490e0de6e0e5b0af7b38e136412f7f63fd9d1e953d4be2eeca7392be249ed3809cc', '\x5df9e7cba28ea1f4be6314ed7705b8f5f7c870fe79a7863c146b9069df9fff92', '139****1057', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '曹文博', '文博', 0, NULL, NULL, true, NULL, 1, '2026-06-20 01:00:00+00', NULL),
	('18d60849-5065-4339-82e4-eacde19a3334', '\x19a95cfd87a3e237bced957dc7bf71b8beb5bfe2c41f509403435ff5c1db6115b5632108acf392', '\x35833fbfbf480fc56cae2a01f852a0c2ae4cc27236f9108c619b66bc308ce768', '139****1064', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '袁丹丹', '丹丹', 1, NULL, NULL, true, NULL, 1, '2026-06-21 01:00:00+00', NULL),
	('4d19eda8-c4f0-4368-80d7-efd404fe4f48', '\xc4ca56ba684102a68c507e706ebf7a471421f3904d77277ede679566616e612873a67fb9283086', '\xe7b50180d2767540ca46448b2618fca0ac5bc1398eef725acb5157f54ebac455', '139****1071', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '邓景行', '景行', 0, NULL, NULL, true, NULL, 1, '2026-06-22 01:00:00+00', NULL),
	('98559c02-db02-4155-8b90-bbe0865833df', '\x4abe1b347f171ecfd97a977876ca3d901bdc36dd0c4bb365bc7f083d75e4db99cf980803b17450', '\xe0d9cab73eacef385088af2dc507dbb3194f2891df07e389ae7a5d8fa894d3c9', '139****1078', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '许雨桐', '雨桐', 1, NULL, NULL, true, NULL, 1, '2026-06-23 01:00:00+00', NULL),
	('cfc8c82d-284f-44b9-84a3-ebc52bba2e12', '\x2ac34012f48f8b46a6de7f3778a2897e2aa077178a00edd5ff2e3d005c331463eaaa1868aa3667', '\x87571bd4d19d66828cbb2021117393bee2abfafe4dc7c60a63c6a4e30ad18672', '139****1085', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '傅志强', '志强', 0, NULL, NULL, true, NULL, 1, '2026-06-24 01:00:00+00', NULL),
	('b2c2259e-f94a-4e69-8a9c-543eb2247d1f', '\xf829a6a47ca79a0a9d08af79b8b35020ef92c08a2adb2d306b9ba8d96274d0490917f2c48cbe4e', '\x6121461f3a033f56b96a8695eab034dd4838f6b88d256ee8bf31c727e0c41481', '139****1092', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '沈雪莹', '雪莹', 1, NULL, NULL, true, NULL, 1, '2026-06-25 01:00:00+00', NULL),
	('03ab8416-d714-43b7-86d8-8f87027cc728', '\xd2e6d58205200b1c05b1f8b92b309a873680fb3ec909b3088674e7ef7e4cf2f5c67e07f763eef2', '\x1554bc71b436721b964ae14386cd0ae92abe8339c5f49a24edabfe46628381b7', '139****1099', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '曾立新', '立新', 0, NULL, NULL, true, NULL, 1, '2026-06-26 01:00:00+00', NULL),
	('a5b8d016-4191-4ab9-85c5-456e4a6c1cda', '\x451ff1c2810561a5720b1031450a625b9f7244875bd34118e44cc4a96d30ec1974a46d56279c0f', '\xd610448528b87fdc62dcf4f490e41e4b1d2c000bb1964cc55c0cf96bf9b1c7ea', '139****1106', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '彭海燕', '海燕', 1, NULL, NULL, true, NULL, 1, '2026-06-27 01:00:00+00', NULL),
	('d76f2501-582b-46c6-849b-da93536241c9', '\x07833b686ec79e4ca7a2c1d5ab70d53c5f67c4217ab431a02ddc25c738c765c6ceae8a70fb06c3', '\x99c01166f5912832bd547cc004283b54142193b6f6799c646252dd48b870d649', '139****1113', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '吕俊杰', '俊杰', 0, NULL, NULL, true, NULL, 1, '2026-06-28 01:00:00+00', NULL),
	('bbdd4049-4f08-42fd-8e7b-403a43dfbf65', '\x4b7c08edf0f68b0b3d6b55e5712058163cab9a7d7ced5c0266051e4923799fe171f0a48b266cb1', '\xf7e2a9d8d8787b67e6b7ace6d2f6b1a8128b695e01a3002a8ba0cdacee822215', '139****1120', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '王思源', '思源', 1, NULL, NULL, true, NULL, 1, '2026-06-29 01:00:00+00', NULL),
	('f64cdb48-9651-4683-8349-78b2b3486f45', '\x92b517ced489998c489eaf51d2fcd65081e085f926644bd6fcbd13dacbd3e6fa657dd3420a030e', '\xc72bf3e4c7ac9233e75ef519f91ab9e8f1f0482cb25b8bbd0e1819322eeeb839', '139****1127', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '李婉清', '婉清', 0, NULL, NULL, true, NULL, 1, '2026-06-30 01:00:00+00', NULL),
	('bb2c4d06-56a1-49df-8e71-4cf359c974b3', '\x48efbc2b816da157a5cb97e1ad200e43b5b4457c4b66997adb0de065d384b075248df4a2010db3', '\x800a40cfe2b9ba1e63b17247aa131286b715323424155327fbbd556a2a47a9ef', '139****1134', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '张伟伦', '伟伦', 1, NULL, NULL, true, NULL, 1, '2026-07-01 01:00:00+00', NULL),
	('1ddd2337-1fd2-431d-8a67-a56010ce30eb', '\xa54d6cb832ef1d33f01179246f30b01d73efea148c802b463e3badcbb3b9689fe4bc13d648fd7c', '\x06098a92a74dccde1c7e3ba845ecbbb7c7fc983f0c95bec48183ead38a9e9803', '139****1141', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '刘诗涵', '诗涵', 0, NULL, NULL, true, NULL, 1, '2026-07-02 01:00:00+00', NULL),
	('2f1c285a-a000-4ab9-8d4c-f47220aff1aa', '\xc7e7ca25a4b9ac5f559734c511ec386047227f8536c68b39db0c6195a5fe9b63d6ec309798dea5', '\x51410c80e7be5cd3fb6adc979c946c7cbc13c2f68b65e5896ac5c4241c8c9458', '139****1148', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '陈天宇', '天宇', 1, NULL, NULL, true, NULL, 1, '2026-07-03 01:00:00+00', NULL),
	('1bc0d225-0d47-4ff9-8a75-920e9afdda99', '\x3c3fe50dc38aa5e3aa422ad1cdf98e42ef049d755382e7bb42c1c2c9237102d7937108aa9346d6', '\xe0c4b4767c6f5f20d6efaeaa434d8983a61f3367f8120ae6b2b5653cdb40ef26', '139****1155', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '杨若兰', '若兰', 0, NULL, NULL, true, NULL, 1, '2026-07-04 01:00:00+00', NULL),
	('b3b44911-c7be-4fb7-86fe-4fee33ea3c80', '\x583fff61ef5557ea18df256e3369432906798e922190758abff8bc71257ac6478bf1e1d133c65e', '\x989bfcdf34f22b16abc50247523b5eabd888f1892354df754e6bba05e0f40549', '139****1162', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '赵建华', '建华', 1, NULL, NULL, true, NULL, 1, '2026-07-05 01:00:00+00', NULL),
	('29d3c4bf-a25f-45f3-846f-bd3e24176160', '\x1f9e8415293c75b45e29744a0a2fd5f75042ea984965c72756d8d7a93327b83e814209010e27e8', '\x66861ae69d7646bb4a724fb66d085cbc023d1fdd0fe413de4b20816958aaf9e8', '139****1169', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '黄欣怡', '欣怡', 0, NULL, NULL, true, NULL, 1, '2026-07-06 01:00:00+00', NULL),
	('0c06fc3b-27d3-4331-8c6f-6b98c9cd9b79', '\xf5030a4d704e266d1f6f41bba4b93c85d995f25e502a33c89e48fb8a5b486aed790f767525e5d9', '\x1fccc5cc48bdecd35acfa081d1f4319752cff22b8211cac07ff261f7a0b3f092', '139****1176', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '周文博', '文博', 1, NULL, NULL, true, NULL, 1, '2026-07-07 01:00:00+00', NULL),
	('1458b392-8af1-4927-85b3-d26207e5b9ad', '\xe9f26d7566a7c408deb1dbdcf9441d53474bf8058ba5980c21fae363bddb1de1c09d2a5f104ae9', '\x4fa30d8a771beb8db9b4058247b9b25bf1bc1062f2fe994d6bca427c8b45f6bd', '139****1183', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '吴丹丹', '丹丹', 0, NULL, NULL, true, NULL, 1, '2026-07-08 01:00:00+00', NULL),
	('e7fa1e10-c39a-4098-8b96-dd9ab68fd12c', '\xe228fb31b308f7db33dea2c821ac320dadd8c515918bd970a69bf0ec660a56637d2da51d5f4360', '\xdf58e1b0201930bddac4caa9150f101427395f7da48faa57a90d8cae515c843d', '139****1190', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '徐景行', '景行', 1, NULL, NULL, true, NULL, 1, '2026-07-09 01:00:00+00', NULL),
	('9f685025-4b7f-4512-8edd-5130d89bf6e5', '\xaba024eadb3f93bff78420be4f1441c012649f1daa8683a3e834d516472c42359bdf94ebd0f27e', '\x733f865ab42db3e877375c47927ac8581e4bde02a4375bca905e1dcc2a472000', '139****1197', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '孙雨桐', '雨桐', 0, NULL, NULL, true, NULL, 1, '2026-07-10 01:00:00+00', NULL),
	('5d7385b3-aff9-4cb8-8469-82463f0fb4e4', '\xe05b4e46d95f5352d1cc1f1df7621601e5a7a10e365cf44ec499e8ea469025ec604e3e35bb123a', '\x4971ee30c073da55405493b2554f930aae413832713c5ba7e82ca501f4747fce', '139****1204', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '胡志强', '志强', 1, NULL, NULL, true, NULL, 1, '2026-07-11 01:00:00+00', NULL),
	('774d4cee-9ece-47b7-832d-05ba2777c7f9', '\x2a6156b68b9a250a81f18989f256051fe834264209a9eecf7f5782bc957f15960dffa37a94804d', '\x25614af58a783d69e4e21f8e254c6fd1125f5664786302d32001fbbe3c127688', '139****1211', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '朱雪莹', '雪莹', 0, NULL, NULL, true, NULL, 1, '2026-07-12 01:00:00+00', NULL),
	('1825c909-21ff-4f7b-8590-3f6f83ff1266', '\xcce123626049388618424349b17d5d4517106c2e7651fac532fa6389d1efda9d8101fd47a281e3', '\xa507599dca3f20054a57d2beacb50a63180e6ba44ee0910de7a896aecf4fc287', '139****1218', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '高立新', '立新', 1, NULL, NULL, true, NULL, 1, '2026-07-13 01:00:00+00', NULL),
	('9ad4a4ae-9d3c-496c-8f30-d2b1dde65627', '\x8b09385d40f0dc2cba11bd27d50ca5c05e0ea4c48dab774e7815011bd309bdc4eb53aa2beb4f79', '\x3758390169ede4fda6b8c52ac957cc893cff3d64afebe96cad89f5066ce83dde', '139****1225', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '林海燕', '海燕', 0, NULL, NULL, true, NULL, 1, '2026-07-14 01:00:00+00', NULL),
	('d702e349-f8b4-40e1-8ca9-6c7112f39fe2', '\xade4f6685aee7b6af9f9fa12af94b816deb17bfdc710c0e350cb66ce9ef50c5fdf1a74ed360257', '\x4ab661f1cb8c796fad881f03a7596ac9d385c11cf19b579d8e1a7a556d3a7e70', '139****1232', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '何俊杰', '俊杰', 1, NULL, NULL, true, NULL, 1, '2026-07-15 01:00:00+00', NULL),
	('f67c387e-4aed-420c-8d26-0717a3183c2d', '\x257620853e84e496d637db77b900ef8938f9148d8e68abea48281be12b60420e1cf9fe9c0048f6', '\x08d1d5fece397bcd115fe3f91a2394c1c23c7bb529e21ab4398a6ed3a554b033', '139****1239', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '郭佳慧', '佳慧', 0, NULL, NULL, true, NULL, 1, '2026-07-16 01:00:00+00', NULL),
	('f967194c-0643-4d48-8f57-6c32868cfb8b', '\xa4c01c2efdf8abf72a872dec0def87c937e9479d5a1b23ddc53ce165a32d4d8e5e31b3f6dc55c9', '\x923f1ffe10a0aad1f5ee4745b54ca3eeea4622320111406c84a24f313c2592aa', '139****1246', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '马明哲', '明哲', 1, NULL, NULL, true, NULL, 1, '2026-07-17 01:00:00+00', NULL),
	('98b28787-eb0c-4bd6-8eef-ae5dbd1b9d50', '\x8c5a3d4a045a57b44e72412fa5439c47c89e0a9ab1c8f29791dbd786da47aa3deb74d7f88efe1b', '\x9c8eaa63b4845f76b7016742b8b9d0995fdb9397e25a05915c3e1e340538fa45', '139****1253', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '罗玉婷', '玉婷', 0, NULL, NULL, true, NULL, 1, '2026-07-18 01:00:00+00', NULL),
	('a279ab19-f620-4c2b-825a-54d3bf259810', '\x3f340f059d0d573ff343016ca315d67d8f6751f807c59d453b12fd34325bd4b573ed727ac4d4ac', '\x302f925de4d95d24788e871c3a0af895baf4297e4e9721f5fced516166f05b6d', '139****1260', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '梁嘉豪', '嘉豪', 1, NULL, NULL, true, NULL, 1, '2026-07-19 01:00:00+00', NULL),
	('4b4ae7de-cb9b-4e94-8dcc-a99269927745', '\x257e675ecad363c7f45771473f5fa92ac4e1ffd1f1322a5d530b80a2ab72a8891463860319463d', '\xb5f16111d67668dfb7a9eefb0cbbf2b44d6638c2a487b7f545a2322bd099ec5e', '139****1267', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '宋静怡', '静怡', 0, NULL, NULL, true, NULL, 1, '2026-07-20 01:00:00+00', NULL),
	('329c8ec2-bbc3-48b9-847f-47811c4a157c', '\x1bdbaaf750f2db9d010ead2456ed6ea9694a559ca52e1c3cda8e040d7ee6724339770c8fdc0506', '\xf50043ccc4b98c1ee2c059c3bbefdf7eeb9146d82946499de876e975860ef466', '139****1274', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '郑一鸣', '一鸣', 1, NULL, NULL, true, NULL, 1, '2026-07-21 01:00:00+00', NULL),
	('85dab9f5-2cdd-482e-8999-406ff868f048', '\xa142118e0a380735b7c2ebf0950e5e1e40875a08caa2d251c1ab93e4bd7faf467ddddfa8a4bae5', '\x6c23cc38389c04b4425956e929e165ed9805b5495861149234913504b0b54d6b', '139****1281', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '谢可欣', '可欣', 0, NULL, NULL, true, NULL, 1, '2026-07-22 01:00:00+00', NULL),
	('2856015f-4513-4e2e-8845-caecd396c6ca', '\xebfd3fb6c160f5a27482d123808cf42302310723b69b111e4c3bb9255601a3de7c882422d98016', '\x3210d3b59b260670e593f73467a1c9d10576079956a84c79847b71539643e55f', '139****1288', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '韩浩宇', '浩宇', 1, NULL, NULL, true, NULL, 1, '2026-07-23 01:00:00+00', NULL),
	('6d0f4073-af8e-4ebe-8d13-705029e8b5fd', '\x10a970b114cc3d7e01611c22c09d77081ba23bf55cf44eaa814fdee870897e6dea6b7cd70f2e7f', '\x48a293a040c47a026afbfd982080587636d3ffa78a9e60cdd600793659484881', '139****1295', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '唐晓彤', '晓彤', 0, NULL, NULL, true, NULL, 1, '2026-07-24 01:00:00+00', NULL),
	('ecc53510-fab9-4156-8740-383edf99fb57', '\x77553d4f69b17a762ff5ceb3e262dd3e33a8aed3107bf3e2a3fa05d2a637d2147ef069e0a9748f', '\xd77629a6885a9700ab97b39c540423ba68fac701cd0078e9f685c33f7a36b276', '139****1302', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '冯宏伟', '宏伟', 1, NULL, NULL, true, NULL, 1, '2026-07-25 01:00:00+00', NULL),
	('5b237464-a4cb-4d06-8b3a-bd6eeb007c60', '\x1227cfedd8f02f89324c3bd7cbf1763adf98e8bc96fbdf3443a302be1ad1afb8992ef864e074a8', '\xfa4c374aff92b59435af9af756501c854416a1a84ba6e89080925d1eb68de343', '139****1309', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '于春燕', '春燕', 0, NULL, NULL, true, NULL, 1, '2026-07-26 01:00:00+00', NULL),
	('8a2f2299-9923-4788-8886-ffdd24d5aad0', '\xbf74dee314503498c41220f77b0406ae9577de3542dad8ba374a3744374a7c703a7338f209c93b', '\xd63e612685198387450779353969fbfdf74aeead03adcab4786c5b614041bf22', '139****1316', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '董子轩', '子轩', 1, NULL, NULL, true, NULL, 1, '2026-07-27 01:00:00+00', NULL),
	('ac8a5fea-9c1c-44bf-87e7-ba838ab4144a', '\xe2f3148f8e1460fc1ebc3f52ed522c3b0f66deee76d4611dcceb43469c654b3de2bdf810d97d30', '\x793f0fb2e5cc3964dff0c6813c8ab1ce15460b07dc588a5092d9ac082d910d35', '139****1323', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '萧梦琪', '梦琪', 0, NULL, NULL, true, NULL, 1, '2026-07-28 01:00:00+00', NULL),
	('e83a8a97-a544-4ad4-899c-1ee16d713fc0', '\x3bb3a2b3e23418f8580c21f1cc7d934328f74a53756831c892afedc11d230a3a94b909468034db', '\x63954c1fed54d4cf5d9c69e59f73da54fa178191c9bea56f93e80894260fc381', '139****1330', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '程思源', '思源', 1, NULL, NULL, true, NULL, 1, '2026-07-29 01:00:00+00', NULL),
	('2b4cb2de-8469-4376-8a88-044798fd73ef', '\x27f2143a6c60ed66d3af35aec098c2339eb53528cc4ca615b8e2c8cd07eb9a9061f1ad9ec41bac', '\x011ed813562700737b5a9a680ad9d6d12ca0f9797213b1c8a4b38c792a3af3a0', '139****1337', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '曹婉清', '婉清', 0, NULL, NULL, true, NULL, 1, '2026-07-30 01:00:00+00', NULL),
	('67c3e87a-ceca-412d-8b96-88b1624caeec', '\xdf8363be43ac347aec0e4b27597c70359bf4bff780bd7f694a8eee3256a72ffc0a51f6bbb06afb', '\x40c23a3b530e0e093214f65c0091d7dda7a4d1efb2c35944aeeaa941280b0561', '139****1344', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '袁伟伦', '伟伦', 1, NULL, NULL, true, NULL, 1, '2026-07-31 01:00:00+00', NULL),
	('a7193981-0bc6-4336-8833-c75cd04f210c', '\x3edbed27ed6c9e7fe2600390f032414799bde073fcdd9a5947411b28363a415aa938d3600e6408', '\xea273464991f7e0a19f3a37b978239fd9ce633aae2b0cf9c91fb8c8b90c5ad3c', '139****1351', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '邓诗涵', '诗涵', 0, NULL, NULL, true, NULL, 1, '2026-08-01 01:00:00+00', NULL),
	('96256c24-9f57-485e-8d8e-618496a18d56', '\x6957a6c30ba2367355fafd6a5a9cae473c6e14e7af600ace6ccc98ed2b18ef011eb32404c268c2', '\x01bca0f7757569a8460f4343bd09b0ca3cd768696efc93bad0d33f1d71fdb1d0', '139****1358', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '许天宇', '天宇', 1, NULL, NULL, true, NULL, 1, '2026-08-02 01:00:00+00', NULL),
	('de5040ae-f6c9-423c-88c0-44697df66ec5', '\x53bcb24b56ad8353b7ff96732d5404ab449f00c769d988adf9f2eff0929577381095774323c93f', '\x36322311c8767bd6f53a397529553a01d48f99367c0702d4578e914f62940065', '139****1365', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '傅若兰', '若兰', 0, NULL, NULL, true, NULL, 1, '2026-08-03 01:00:00+00', NULL),
	('11b5af00-0571-48b5-8cd6-870835d9c6a1', '\x634d1dd419c1f9a167841a162e0c16a9ee36562c08b16f59f4221576065ba0be846fe93680d639', '\xd8162efa22e92b7c94bef16880ad0adfc925cd6e4913383c6ca17d95ee906640', '139****1372', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '沈建华', '建华', 1, NULL, NULL, true, NULL, 1, '2026-08-04 01:00:00+00', NULL),
	('674aff26-f700-430d-8ea8-4bed8ab1bc21', '\x6098ee7321435ee3ac6fd274674225c0484585b315dee72a2f14f61cbfa6bd078f26fd0850b00c', '\xb4622f1ec565688ec4a7117993e4b31593f44f612f238cafb0311b08810e2193', '139****1379', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '曾欣怡', '欣怡', 0, NULL, NULL, true, NULL, 1, '2026-08-05 01:00:00+00', NULL),
	('6d3f9139-64c0-437f-8d33-f010ed9f5fe7', '\x3f6da2e80672e61801a38bd242f5de9a0cfcfaaa86fad4d2b66d2440c51598ccee6b1fbc1283e9', '\xdc10015d9221c2aa7fe23a6f96c6607002f1a4d35e8ac40943dee1844582d0a2', '139****1386', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '彭文博', '文博', 1, NULL, NULL, true, NULL, 1, '2026-08-06 01:00:00+00', NULL),
	('e53d9303-f902-457c-8c4c-a7dd5bccbfa7', '\x97213ef3ff3205783be8a9bd5ac616a07e722dd8585170f0024c4dc0195800fee951111ba6dfbb', '\x72e183ae1def7f23a0eae124aea80271eadec26ce05f0f8c41a6b2730071c74d', '139****1393', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '吕丹丹', '丹丹', 0, NULL, NULL, true, NULL, 1, '2026-08-07 01:00:00+00', NULL),
	('b0700129-34f2-41c8-80ec-b9c6ef869f10', '\xb587167faa1d5ad69ee4dfadcfd2b07b02fac5d5c77ff0859576d42969b32f12129795abc65fb4', '\x9e96e8e8b030206a2f97cf9172b394f46ee29d963be765f0c26c859e22f0d6d3', '139****1400', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '王可欣', '可欣', 1, NULL, NULL, true, NULL, 1, '2026-08-08 01:00:00+00', NULL),
	('f06900d8-4b5c-4b12-8083-a37e3ef1e774', '\xc33bbe16fc17304e7a6f5e35e57daa6ef71d2c5ec7c6b2a75c79bf8465dbed05fa79652786a19a', '\x8abc958ece0f3cbbe5ffe57b405bd45abc726d0dc15fae694e936c01c768a8f0', '139****1407', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '李浩宇', '浩宇', 0, NULL, NULL, true, NULL, 1, '2026-08-09 01:00:00+00', NULL),
	('3fdf13c0-45db-492a-8ae7-5f42a3e31462', '\x7918b92f13b2ec061094b07a4ceca86363d0378e9b493f5d196fa6559761c5d887f14869892bbc', '\xe8572fa95692e6185ad550c5b3cd5221de92af56d04533509a1df552dbc04c77', '139****1414', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '张晓彤', '晓彤', 1, NULL, NULL, true, NULL, 1, '2026-08-10 01:00:00+00', NULL),
	('f3c8c71f-7cf3-4eff-8cff-085f97a2af9d', '\xda7eb4da5e65d13d2f2a131d9534ccaa223c07b65042ecd2610af856d0d382b6e140d99e0bfab4', '\x7bfceb5637e0596ef9aed39691cccf7403efdcbfe76f71fbf8957484cf02554f', '139****1421', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '刘宏伟', '宏伟', 0, NULL, NULL, true, NULL, 1, '2026-08-11 01:00:00+00', NULL),
	('79b5bfaa-01dd-494e-8207-7caddd3d6208', '\xdcfb3a8d3ca8bef45dc811073bd81da7d334b0790a70a01a22e1e91c95fd34bd598a5f253048bd', '\x3b33b9c7dd6f1e1ef412b5a31ea646f883d3c483a089e27c9913ad1e67ca5259', '139****1428', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '陈春燕', '春燕', 1, NULL, NULL, true, NULL, 1, '2026-08-12 01:00:00+00', NULL),
	('1a80ac9d-0a89-4ecc-8757-71fde7841916', '\xfce9dae0e90cf25ef918346abc9e44d50ec57fdf810e741df7ef95976eab02dd8efb1bfac787f5', '\x6dfd7a2e6427d40b25d09091e6b882c2e471fb451cb111907d9f7b1b35c6c528', '139****1435', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '杨子轩', '子轩', 0, NULL, NULL, true, NULL, 1, '2026-08-13 01:00:00+00', NULL),
	('7986f8c6-1de6-41f6-82a4-92ad99d5b0c0', '\x90bf4fa0c6ee0733f4a2482598d81e04e3b646332991f577f18cfba1e82c50e5ddffb84d084926', '\xa99a6159d48914dd1ccc85c1e26949249d5af08516cefb6fc63f3dac10e439db', '139****1442', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '赵梦琪', '梦琪', 1, NULL, NULL, true, NULL, 1, '2026-08-14 01:00:00+00', NULL),
	('7caadf5a-2c61-41fe-82ff-e7697c329adc', '\x1ea1efc5c0512c675619112a89a4574f3cab3052e25c9747dfc3e6c90226fd31f0217a1a7b6d51', '\xb550eb9d5148a4f25362994a87e7bdfb985fe6e99b9a01b93b839db25e52141d', '139****1449', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '黄思源', '思源', 0, NULL, NULL, true, NULL, 1, '2026-08-15 01:00:00+00', NULL),
	('4fd46902-cb57-4132-8637-4c1e4aa7b61d', '\x33e363715c8b64eb17b14093909e4059d8fff7bde1e4a097692591d346027b181037dada220e1d', '\xb8e0f9acebd8e4593b1fba8b4a2b71d1114a37b2a29adc4d5d79dab2fa19f02f', '139****1456', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '周婉清', '婉清', 1, NULL, NULL, true, NULL, 1, '2026-08-16 01:00:00+00', NULL),
	('b6be9a0c-6cfc-47f6-8103-b2c366add123', '\x9b064694e8ab1659dfdbc7c822436d54a6f8867fa1e03ecc454b5d7bc11fae4f1d385c85301473', '\x4a068a846bf9728c1723c3218d2e4c77f72fbfaf5740bc6b9484c1e8fb452af7', '139****1463', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '吴伟伦', '伟伦', 0, NULL, NULL, true, NULL, 1, '2026-08-17 01:00:00+00', NULL),
	('92d89027-22f9-484c-8204-4acb6c4573e1', '\xf50abc0f7dd6b43346b1216b4e2a5663ca944b9551c37b212bd1e272a98c8876d26b7b64d2a655', '\xfd5a855da6e637c82ce4b29312b5f33b882769e3023ff61fa3f6dd63fd61977a', '139****1470', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '徐诗涵', '诗涵', 1, NULL, NULL, true, NULL, 1, '2026-08-18 01:00:00+00', NULL),
	('9ee3e789-b4aa-4f6e-8587-112a551c8069', '\x1201656041a79cb1d0d592ce5b6ac66ae7919b1acfabebd9f4fdc6756b0e10312112559389b9c6', '\x0833a47db733810024f2981c61c69c7178ec0f05299a8bd9e501f6674ad9a4c3', '139****1477', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '孙天宇', '天宇', 0, NULL, NULL, true, NULL, 1, '2026-08-19 01:00:00+00', NULL),
	('7addb99a-88d1-43f7-889f-5489519a1597', '\x602b73c2ce369ab297880949ad5ecdfe6d4b5a1184ed3247eb7c37751582bc987c534cc9f4c530', '\x952f601ff66922a327c6d221faf57d22584005ac57d2047d9e4801718547e896', '139****1484', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '胡若兰', '若兰', 1, NULL, NULL, true, NULL, 1, '2026-08-20 01:00:00+00', NULL),
	('d641e0fe-e48d-42a6-8344-b27e06718377', '\x1414b3976548bd8d35b2701b9c6967508d2122652b4b34717e47b77048f411cbaee401df6adb19', '\x60c9cbf07708d0702a9d767a218e0cd0129b9e39dfa6e97466827723f7fef20d', '139****1491', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '朱建华', '建华', 0, NULL, NULL, true, NULL, 1, '2026-08-21 01:00:00+00', NULL),
	('13a453d1-5a13-494d-89e6-938e1de64dec', '\x5aec1efe8b31813025309626909ff61fc6d60904f4f7c39fd57f20d1fcfe09529df14349a060ee', '\xd2eb7df20f28db03623e361e197fb921efcd6e2308ba7db52025cb4d64ac551f', '139****1498', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '高欣怡', '欣怡', 1, NULL, NULL, true, NULL, 1, '2026-08-22 01:00:00+00', NULL),
	('5bff4322-d118-4c19-897d-14d190f5a833', '\x8e867fbb957d9876d111033ee5a1e8ce068b299203afebfefd3a876d9d7b6a79e5a8768a806ad7', '\x0cd311ac105aed37927ea9bc6721f74424dcdc2ff146cffc9c16be8b281fa4db', '139****1505', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '林文博', '文博', 0, NULL, NULL, true, NULL, 1, '2026-08-23 01:00:00+00', NULL),
	('cc39256f-623d-4956-834e-35f719a462f8', '\x7d46f9b75c106c1b08f9b3fa5046a513a9e6c1ae2aa4b21d74dd1002e9b83c05737958b41b4ce7', '\xe6e447fe6409982dee5dba05823587cff6ededc6d6c5b2414b66bf4947c17298', '139****1512', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '何丹丹', '丹丹', 1, NULL, NULL, true, NULL, 1, '2026-08-24 01:00:00+00', NULL),
	('3760036c-a0be-4a89-8681-35e59714b2a9', '\xe01a17d84d8d231a139b1bb690488ca11d0d11513964f48111aaa18c2103bdb769bebb38f894dc', '\x68ed88496d85ab58d8bb373bed279addc1705e8455b49b0f4b5ac315e11625ef', '139****1519', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '郭景行', '景行', 0, NULL, NULL, true, NULL, 1, '2026-08-25 01:00:00+00', NULL),
	('0fa9d5f1-0b06-438d-8e06-8449b72aa0f3', '\x13ac629471e8f3de1f0dee18081b887037534b66c4ad58cf5e048d22b807a75e9d02fb3e9a9363', '\x6c7f153bb26aa42e48b75933b44494aa30e070e0cc5d5fef3a6e77471a79aee3', '139****1526', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '马雨桐', '雨桐', 1, NULL, NULL, true, NULL, 1, '2026-08-26 01:00:00+00', NULL),
	('68e7e28c-4a0a-4455-8101-2f4d245f62b3', '\x98e87d5ff3fa9cda8f181c4d4b64242e3e90c755df33aca48e7c4f7aa57c66f5b3574bbddca313', '\xb10e0a51c38ae2e399fc1e5dd56b1a8a786144950fd2d29155c9ee7fba8463f5', '139****1533', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '罗志强', '志强', 0, NULL, NULL, true, NULL, 1, '2026-08-27 01:00:00+00', NULL),
	('35fac1ea-6123-453d-8177-251d51a6cc9f', '\xeb48bd43478246ed0b19ef6d5a2d7c6fe407dc2c2e69d31283a7ce9033377644ca8bc6ec8fa204', '\xf5742a4f64e23d03ae6fd9a744b48f20a6e09f7b5a5203630ea1e3b0bae9a7c1', '139****1540', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '梁雪莹', '雪莹', 1, NULL, NULL, true, NULL, 1, '2026-08-28 01:00:00+00', NULL),
	('4557e268-d57f-4bee-80df-761f82fc1e9b', '\x747e85606255bd550d70fe86bf8f7757975f18d95dbc32f741e5603aa15b9296d73505fad5c2cc', '\x0dcb694bf02edf3bf0408952b1442fd9441d0e644ea1ba28297827c32bc12f1c', '139****1547', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '宋立新', '立新', 0, NULL, NULL, true, NULL, 1, '2026-08-29 01:00:00+00', NULL),
	('01f51e04-f5db-4012-8141-ed9f769ba880', '\x8aa565cd38e0dde5d1114fc50aee770f486b1e45bdf70484681ad2793f7f90673648403f9f72c0', '\xe74892de2b03cd38be128c67f0ab53a2cb9d43f75e49e231918497f429d7044d', '139****1554', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '郑海燕', '海燕', 1, NULL, NULL, true, NULL, 1, '2026-08-30 01:00:00+00', NULL),
	('f59d2317-75c3-4847-83ab-4580e700cec8', '\xe02982a9d4a15c5fcf85be9934816f427a84f0997711abfa1132aaab19224fc29fa74a287d6777', '\x93ebc153375b59955d0f2aa8c2f3bc3240a03af1087f1c0c6e47a0b8976804ec', '139****1561', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '谢俊杰', '俊杰', 0, NULL, NULL, true, NULL, 1, '2026-08-31 01:00:00+00', NULL),
	('e4b1b98a-7c67-484f-884e-1a06f26fed5c', '\xe23d210c7c3212a6449b6f7e5ef4c4cbdacd583c0d589005271c12338bcb78a04d2de9664ddf41', '\x1a74876b59e6f8493711a4a40237c00a9718227b594a4744c76f109f4b1b96b1', '139****1568', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '韩佳慧', '佳慧', 1, NULL, NULL, true, NULL, 1, '2026-09-01 01:00:00+00', NULL),
	('32f90730-5b8e-40bb-8d5f-ae5f6cd1d14d', '\x7113942d9e755e4fce924787f65ca10be91909cbb206c8f999be9b3b6f033f9da6941eb52a5a64', '\xbd7050d1b72009bbd212d9f5af2df8a3262ba75d13b7e8815512b10635359c16', '139****1575', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '唐明哲', '明哲', 0, NULL, NULL, true, NULL, 1, '2026-09-02 01:00:00+00', NULL),
	('cbb593e6-e041-4f30-8d5c-df29f9b213a1', '\x43d92ad6741852fab43a74b969b05b4e53c2668b05d5ff38dc52c26712e9be5167b3f16f88252a', '\x54f36d0e87d96041efcd3cbf06fe1db5dec5af9fc31db5f7d5684c97e5fe9882', '139****1582', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '冯玉婷', '玉婷', 1, NULL, NULL, true, NULL, 1, '2026-09-03 01:00:00+00', NULL),
	('9cf785f7-5a21-4028-8e34-3e37c973708c', '\x1a4690d0571f61d4278acdd9551928dd1628579468283744c9a26ff27bd35c6418f86c407ce907', '\x0536c916fb9cfed539292fb234f923745259c960734cb8f749247e869dbfc917', '139****1589', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '于嘉豪', '嘉豪', 0, NULL, NULL, true, NULL, 1, '2026-09-04 01:00:00+00', NULL),
	('190f8d9b-0154-4bbf-816d-6b7beb9d3d5e', '\x9a444f6fda9ac84125d8e0bd40b40c618cfe3c6345972d5a1b9e0341fbf81c49b27802b0772689', '\xf5677d0a4132697c47345022981a0e5c1ca2ced566a3b52bb7363848f099b0de', '139****1596', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '董静怡', '静怡', 1, NULL, NULL, true, NULL, 1, '2026-09-05 01:00:00+00', NULL),
	('9c652898-4342-4cf6-86bc-ae72bed87bd5', '\x9c6c2f0513237ad013f1f3f2e1592b5d70a907a7bf8be3b26733593f7fc51a8c2cd5a2355ef141', '\x46492110098f6973938c07449a648a8d0c88528c47e8d2c054fb1c481811ac76', '139****1603', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '萧一鸣', '一鸣', 0, NULL, NULL, true, NULL, 1, '2026-09-06 01:00:00+00', NULL),
	('3b8a1a68-2f88-46e0-8075-e1655fae56e4', '\xf07e370327b889b8e69f633baeb8517f935c013bec1e80c4dc54e51f4d05e6947fc9e4d3c6e26c', '\x55ec29ddcd214c110f5b6b528718fa36a79c29bd2f3e173fab600c9a2e756575', '139****1610', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '程可欣', '可欣', 1, NULL, NULL, true, NULL, 1, '2026-09-07 01:00:00+00', NULL),
	('2af719a0-40a5-4fc4-8cd3-92f9dd033f9c', '\xcc67c3396fd621416b4168550347bed9340a454b4ce428f778228601fef3ad13a5e5b7117edad4', '\xa94cfb3c2e890eb630cac91bb57c1d77a10d1508409f121bb9771e0689866ed3', '139****1617', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '曹浩宇', '浩宇', 0, NULL, NULL, true, NULL, 1, '2026-09-08 01:00:00+00', NULL),
	('c5e9ff27-ef82-4524-829c-6db17803de0c', '\x5fd6ed7df23c5e7244b1474be3c9b7dbaa34e3fd0aa90066ed71764d437a2003eb8221eb93783f', '\x442528a406d321fa169e9ba80342dd3d3f4516f4f8962ee81426c911d7ecfd96', '139****1624', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '袁晓彤', '晓彤', 1, NULL, NULL, true, NULL, 1, '2026-09-09 01:00:00+00', NULL),
	('9092c5b3-b0d8-4d74-8421-8d51a006085a', '\x4c1fb626997fd707a678144ea7c65aa86191210ddbd96ef7b0024970b972b40e0449a31220b26f', '\xa6ad3fb0cc60d64a99bb34b0eef05fe70957f3e2a1e6583ae298902b168379b2', '139****1631', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '邓宏伟', '宏伟', 0, NULL, NULL, true, NULL, 1, '2026-09-10 01:00:00+00', NULL),
	('1926c8cc-d6cc-457a-8c30-745e2aa91990', '\x47894b1a9b46047882e6565a69264240ae4ff2bffa705be40f061440e17f388c54c7833fb2ab77', '\xeaa1b7fa0506fb5816aaebbc60282796b72dd3102fc97019147c1f2301274645', '139****1638', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '许春燕', '春燕', 1, NULL, NULL, true, NULL, 1, '2026-09-11 01:00:00+00', NULL),
	('ad95c658-a95e-4b3c-8478-069521969c60', '\xd4e6290df723c587440a29ea412e321619f5b7d981b8f70e89a2d78db409dee45418ff2a8cc649', '\x4844ed08114f91558c2dfc8b19e18231875df4bf9303454eac959da62fb98878', '139****1645', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '傅子轩', '子轩', 0, NULL, NULL, true, NULL, 1, '2026-09-12 01:00:00+00', NULL),
	('39b4da37-02bd-484f-881a-b8b90bfcc857', '\x60f9013ebd69316553c56eb4af71ef9852930c140b20ff09924c69795f96271720fc1a90125f63', '\x63ba659d6cb9ae6f17ed798b616a90cb61dfda87defcc3c640d837702cc4eef7', '139****1652', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '沈梦琪', '梦琪', 1, NULL, NULL, true, NULL, 1, '2026-09-13 01:00:00+00', NULL),
	('b384a076-6414-40b9-882f-c521b82799df', '\xed793aca698bad7cdf93e31ee4b8e090b8c542706aeb4cc6bdce9b8ce307b078c6b868384b5997', '\x6be4c02c58720b65ff7a4c50f4f903ac0797b37b70b3a858a6a185863d38417d', '139****1659', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '曾思源', '思源', 0, NULL, NULL, true, NULL, 1, '2026-09-14 01:00:00+00', NULL),
	('5bec105c-8fcd-40cf-82c6-9adea3786674', '\x5082042974bf2be246f4c99d814fef7cd60c91396349e36fd16943ae4c8e6064d2bf4319f56b47', '\xfd9a6c9fd69879199898a6653c8908d46cb6845c26c547dd88fd690b50f72907', '139****1666', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '彭婉清', '婉清', 1, NULL, NULL, true, NULL, 1, '2026-09-15 01:00:00+00', NULL),
	('91731c6a-25af-474e-8c53-38f37f039de9', '\x9a463c10d6a8a0b72e0f7a2e018fbefeb89a39571643d7dd07fe1744ecb08978ef3dce486f7ef9', '\xd17a4b2e6b8960e0644f765a28c2e6dc8908328d14da9ddc97ad125f6c516625', '139****1673', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '吕伟伦', '伟伦', 0, NULL, NULL, true, NULL, 1, '2026-09-16 01:00:00+00', NULL),
	('9c1b9ae0-3595-429f-84c8-905b2bcd0037', '\xf029b143db74f8adcc19d32848df50047050cfe07620db02794e7014a09a2ff2e05d16aae8ba2e', '\xddc6a2d680cb40fa1933c855b7181fbbce80da89e4485c2b3a9646c2faf8a602', '139****1680', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '王俊杰', '俊杰', 1, NULL, NULL, true, NULL, 1, '2026-09-17 01:00:00+00', NULL),
	('52bdb34b-7d32-42be-86ba-7a30fb2c507d', '\x7d40e280ce68f6d41bb183e59a0adeefebe31fe6d9fc321a3932c18744e77a17874c991817b1d8', '\x9d639c4eb8ba9e0013e1f5472f7b570bc71cf8ad9223658bd823e034c2a61f99', '139****1687', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '李佳慧', '佳慧', 0, NULL, NULL, true, NULL, 1, '2026-09-18 01:00:00+00', NULL),
	('ac8b790b-7751-4855-8975-e1676ff0847e', '\x639295090ae221d19ecf9863b150c429bc8593ab3cb7cb7c12c7d73e362ce1f70529386060b679', '\xc4460c70ef5d07cff93fe10637369d29361ef52090b6abcd49a5f9721d16d58a', '139****1694', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '张明哲', '明哲', 1, NULL, NULL, true, NULL, 1, '2026-09-19 01:00:00+00', NULL),
	('4707ea05-9d32-4881-830f-63e6661f8876', '\xf7fd70e6fa4c87712e0a47b0471c8d95744e94bcfce19791971bf0dca3524b7ab0a8ff7a6d6798', '\x1801d80598bffb39206f9edb2f9655939ebd96430d150938128908cee4bd6b8e', '139****1701', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '刘玉婷', '玉婷', 0, NULL, NULL, true, NULL, 1, '2026-09-20 01:00:00+00', NULL),
	('2529b81a-b80f-49fd-8d11-228cd33f5ef9', '\x65fb2db8825b2508de9fba817208c52e1a7f308bb87c977257c402e73d3dacdf2446d860fd73ba', '\x9260bdec41b8a31c6af6473ff592a4205d087d1c633b82046100eb4399635ca9', '139****1708', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '陈嘉豪', '嘉豪', 1, NULL, NULL, true, NULL, 1, '2026-09-21 01:00:00+00', NULL),
	('389cab26-8cca-4208-86cc-3ef1d731f73d', '\x563e27ed7573b6ea7329c119cf80de5d756735e4fe8456120179c5f20e00db49641bfb4c78fcb8', '\x50642365f3c14d40d9fa561c5c27325f66f54c40ff54cd23c9bf7a8792401cc7', '139****1715', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '杨静怡', '静怡', 0, NULL, NULL, true, NULL, 1, '2026-09-22 01:00:00+00', NULL),
	('9f91e499-4fda-44cd-89e8-af60b167d323', '\xf63fcbf2bd0327ec97eb30c0607ba6a7a22e601d22fa8c0c2af97bf398fc43bbd771b5b1b5348f', '\x371ff43a3fc964c325be8c9223cdf33a0d5b4c9a3903b4417381e7f124584753', '139****1722', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '赵一鸣', '一鸣', 1, NULL, NULL, true, NULL, 1, '2026-09-23 01:00:00+00', NULL),
	('294b0f92-8968-48c1-845b-687a040196f3', '\xa6d5ec261ad44eeea20521e80234713c1184af6628e28123cdea020c7d8a98898695e51ada59a5', '\x8eb0b757894f9cc59453a16afc74c46ffe041590157de39b88aeb2729b5f25c8', '139****1729', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '黄可欣', '可欣', 0, NULL, NULL, true, NULL, 1, '2026-09-24 01:00:00+00', NULL),
	('b726d503-5317-49ff-8848-f2638a76710d', '\x51df5a0c2d2f6622b29d2bd9c6bcf51fce8615f991143bf74596a38dc881f1438a0b2842537f33', '\x3807aeb711be9d7e6131e259e66a3e00e08003f074739d291bfd38e34ed8ebba', '139****1736', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '周浩宇', '浩宇', 1, NULL, NULL, true, NULL, 1, '2026-09-25 01:00:00+00', NULL),
	('826ec3c0-749d-4d5c-840e-2802017276dc', '\x9d50d2df64a441272eb914561d28dcc8b3fd9f58b85ebec64bf9f221eac584041fba5f44f56c52', '\xca0fe8e0ba7acefeb5d145da90007b7de8c71d7482f5e4d13db82bfc06e5f2f9', '139****1743', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '吴晓彤', '晓彤', 0, NULL, NULL, true, NULL, 1, '2026-09-26 01:00:00+00', NULL),
	('2ee1b5fa-128a-4ac7-8e7e-75275eb463e8', '\x3985bb5a51f4edf758cd49374e7f70ff41856c0125a37b0d4fe10de09fe65c4b8e37a3736a88b4', '\x90209f6ece34cbafa4ee3d2f77bf41a0a878f9e5927f9fee768661d2de43feba', '139****1750', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '徐宏伟', '宏伟', 1, NULL, NULL, true, NULL, 1, '2026-09-27 01:00:00+00', NULL),
	('f06eddba-9a82-4218-88b6-6bbc213568fe', '\xb36606b48d5bbc45f562ce20a9ea3a2478ea3491525fd5993f59ec186dba73093450c13452b0cc', '\x5394e990d4fab89986efc5459dc266ca0a491d2b74e76073884430bbeba0ee61', '139****1757', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '孙春燕', '春燕', 0, NULL, NULL, true, NULL, 1, '2026-09-28 01:00:00+00', NULL),
	('152adc19-ece7-4c53-80f9-95f46eb00ab0', '\x5324eb4920e29ba1a3c6d951884e942ca73ed67df59a8efc36a37a35b809b21c57128508aa5358', '\xaba7089ee0051e19bfcbd7422566b9be4af25ea95f7b0b6002114cf4ce4a52b0', '139****1764', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '胡子轩', '子轩', 1, NULL, NULL, true, NULL, 1, '2026-09-29 01:00:00+00', NULL),
	('a0c02539-976b-4713-85fb-2586e63c03fa', '\x26dbe0cfec6967b9250a4ecd5bb1dae29388be707cc8786960123cf66d4d7099a5b099fa3541ae', '\xad70e76685a521cb87d6dcac28eb4cf866e12fdfd2a2ea1420b85c088720420a', '139****1771', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '朱梦琪', '梦琪', 0, NULL, NULL, true, NULL, 1, '2026-09-30 01:00:00+00', NULL),
	('70ad317c-6109-4e3a-8803-6596628e5c8b', '\xd662eaf1ef2e92978f3186dd0d6503b0d15f04a4f959821a6f452f906e5f304b98f0f46837181d', '\x9d1bba81a5553165ff982b6aa7eb614548721c1eee77ee4317c570850684adf3', '139****1778', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '高思源', '思源', 1, NULL, NULL, true, NULL, 1, '2026-10-01 01:00:00+00', NULL),
	('cd311841-c642-4c37-8a7e-82464ebd76b7', '\xe108d8ffd268651f3f65599408c16721e1dc2b4ad8a1b4675b8de38428bc0c415f597640b30ee9', '\x9549b9e3456f07e2953ed61ead27f19dd1bc801fa3c09dac59395e3406e8e1ab', '139****1785', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '林婉清', '婉清', 0, NULL, NULL, true, NULL, 1, '2026-10-02 01:00:00+00', NULL),
	('cf023bd2-b8d2-4b20-83c6-df893dfc6c44', '\xfc5cd83e6ca99a85ad49eb9b3a0e032291ef1cb1fea6bf6271a60990fcc443e0a3b9e0f06cee8b', '\xe20caba07a4a920e2f7a59f367c72190d0f3b18bdaaab24ee922f53340db901d', '139****1792', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '何伟伦', '伟伦', 1, NULL, NULL, true, NULL, 1, '2026-10-03 01:00:00+00', NULL),
	('e73f7ad2-681a-48bc-8d3f-cf1841657923', '\x4de07a50350b4a4933e56a961c67fcd6e17fdddd224fe4ada136fc8682511b54a4f30ea8842a06', '\x33ff5a7b0cd9a9c7d248669d185e17773815b08fe776c5a56b85e4d693fe1653', '139****1799', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '郭诗涵', '诗涵', 0, NULL, NULL, true, NULL, 1, '2026-10-04 01:00:00+00', NULL),
	('6aa1bc03-9b5c-44f6-8a11-ee96e6ef9931', '\x874f7846627eebe74190a0861c54c9d0de1cbb1dff401b050e27a8cebeaeaae0d6e9a0659b6192', '\x6f494dbd9dabe2a08b9b199e7968747f0fbee0ccc9ae8f517b2e0cbd0f4a89df', '139****1806', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '马天宇', '天宇', 1, NULL, NULL, true, NULL, 1, '2026-10-05 01:00:00+00', NULL),
	('e3f145e0-cb92-49f3-82c9-cebdb5a0ce61', '\x235b58f1d492ce0c39b1d0684025b14221573fd7fdfc2930eede45658633b4631ecda50ba1fb34', '\xcc2ae05fea8f26f9f8b13757f56ea78c7ae80e55b61eb99562d8d10d451e0e2a', '139****1813', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '罗若兰', '若兰', 0, NULL, NULL, true, NULL, 1, '2026-10-06 01:00:00+00', NULL),
	('2dce7560-c709-43d5-8072-bdb9ef68ed42', '\x1bd62b766dd9571d984ea475ee0655af564fdf9a27f9bcf49f7687cf5c89e256dc9c40da00a81e', '\xaf30fd0f829034260b3822f549b7c553360f225ac4837dec55f47eafa01d78b3', '139****1820', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '梁建华', '建华', 1, NULL, NULL, true, NULL, 1, '2026-10-07 01:00:00+00', NULL),
	('9b48914d-3f2a-4a58-8209-9949d1f04f74', '\xae04ababc5106f1fcaa46a87446f6defcf7425f74866894e30e43efc807b96a0f048020e1cfb8b', '\x5035ec03533fcb429a2f7787c13a34f784cfed9cf758b8de0bb34147507ba1dd', '139****1827', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '宋欣怡', '欣怡', 0, NULL, NULL, true, NULL, 1, '2026-10-08 01:00:00+00', NULL),
	('9b7aeadd-e33f-403b-8a41-6de473f7d846', '\x4dd5937c05ffef1a0aaf32d7a1184830211af146c43f878b27278831230839a2843a35c6e29a9b', '\x935f55086a4574a794d102a24efec40538b0a325f09a81797af006870c8f1f73', '139****1834', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '郑文博', '文博', 1, NULL, NULL, true, NULL, 1, '2026-10-09 01:00:00+00', NULL),
	('c0f04603-97c8-4911-858d-1da97ca6c361', '\x57f33032f412609437b4284af5dfb0bc6a464cd036bb9da05a6f1d949f87b1485125c7857c7395', '\xcd2218d3723d3c483de57ae16cdbc6d43057b8396706534a7e6775635140a755', '139****1841', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '谢丹丹', '丹丹', 0, NULL, NULL, true, NULL, 1, '2026-10-10 01:00:00+00', NULL),
	('3769ec32-fa24-411b-8be3-ce023de902cd', '\x8208b207b2ed08776481b75483f5bfd0c338199347c2316c08033ff087630f56641ea528693cec', '\x8458df3e61a8e253b4de03c93388e4cda15aec31f6eb5b7180c33f4097ae7e33', '139****1848', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '韩景行', '景行', 1, NULL, NULL, true, NULL, 1, '2026-10-11 01:00:00+00', NULL),
	('2d97fd20-4706-4399-8406-09cfd5d3fc6c', '\xd32ad054f79268810fbc18adac2664f56e2d2d531aabfba672834e004785adc6a7da2aa88459a3', '\x0ae16e871cdde8d406457531ce941bcb6a4a16fc244800e305d77e32a4e173d6', '139****1855', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '唐雨桐', '雨桐', 0, NULL, NULL, true, NULL, 1, '2026-10-12 01:00:00+00', NULL),
	('bf73a1ac-3d23-4543-8c3b-36ff05d6f4ce', '\xe1372b294d6385c2ceaf8540a834546bc5b68232a37c8b27a13fd516ca1bdd5851c656c022096e', '\x6d43327d6d068bd019ea3d5326da7d3880c1c12b6f2c926bd448a7b158d55040', '139****1862', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '冯志强', '志强', 1, NULL, NULL, true, NULL, 1, '2026-10-13 01:00:00+00', NULL),
	('4307a106-53e7-4468-8db7-ad35736c2757', '\xad9d2b28a44defa74ff25d2c3e3114f415f05e5a32aceccd151a33a32734abde77cc5744c5dc48', '\xebde1d7bf43a241ac7f735ea6b88c84331f91c57d1dcd2b8e034d7f85457d714', '139****1869', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '于雪莹', '雪莹', 0, NULL, NULL, true, NULL, 1, '2026-10-14 01:00:00+00', NULL),
	('dfcc1505-22aa-472b-83b9-06ceb4081099', '\x458e580d9cb7331efe8ad73f502565123e8df5708d39de15be41fb68879a6c2263b0115480bbf4', '\xb3abfa323c9eedd800f10b691cedf78c1807c6a0bddad754429f9cc5650169fe', '139****1876', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '董立新', '立新', 1, NULL, NULL, true, NULL, 1, '2026-10-15 01:00:00+00', NULL),
	('6dcd484f-82c5-42ae-85ca-5076a9113d5c', '\x98ffa9982bdb23f1a8b6cea5f4db998ab414da22fcaa77ffb91740d1127265906709fd79435f13', '\x235fd465c9ae113397768408091372a9c938c11e43f7fb7505b11ba0244c7130', '139****1883', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '萧海燕', '海燕', 0, NULL, NULL, true, NULL, 1, '2026-10-16 01:00:00+00', NULL),
	('195e5e67-fe4f-4bb0-886e-6993698103b4', '\xd886bb413b588ad0515c0346efb7256b3c02ac41e35378cbf43529726af9eb9851b1c8a4c8dac6', '\x692e3db12d17eb2907bd233e0f10ec9833ff8001b1e4bb05c831f8a9dab4d814', '139****1890', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '程俊杰', '俊杰', 1, NULL, NULL, true, NULL, 1, '2026-10-17 01:00:00+00', NULL),
	('72a6832a-da7d-4fc1-8480-cab167173616', '\x5ce2630b62b8f2dda8223335806f1d9ee3ea0edf3903de186f492da3ba356d6dd487142547e428', '\x29c62070c73402a52dc059ca9dba345feb4fc174a0068dab5b33a5e5810fccc9', '139****1897', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '曹佳慧', '佳慧', 0, NULL, NULL, true, NULL, 1, '2026-10-18 01:00:00+00', NULL),
	('5486f0d1-4581-4d75-8b2a-e35459059ad6', '\x91811c1152a57c701c76e0a35ef12e0fe551a4df319fd6ee3ddc334c014c1458da0608a802bc40', '\xff7f3afdce6436a4e1a6cdf389190bb3639d64d1ebac6a25973ecbf7b1bdae93', '139****1904', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '袁明哲', '明哲', 1, NULL, NULL, true, NULL, 1, '2026-10-19 01:00:00+00', NULL),
	('d888e1e8-805f-4df7-83ad-a474395a687c', '\x015ef5ef57cb50d8c1c4c0a0ab04459af3ffd3a06afa0bdd6f47b72fe391fa86125aee6365d095', '\x95e02bb5d6c96134943c2c8191d6f327b2ad8bcf8290f9700087182049aa7d77', '139****1911', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '邓玉婷', '玉婷', 0, NULL, NULL, true, NULL, 1, '2026-10-20 01:00:00+00', NULL),
	('e70c2ca4-52de-4d71-85a5-6deaf257adb7', '\x23f2daa1490c073484419f18a878edc4a84118f893d9ca083ccf9777d31b7ce18126137636befc', '\x86e155f55d97c3c5f0ff10fa53d66011090ce615bdd99b865b22bee3cf11715c', '139****1918', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '许嘉豪', '嘉豪', 1, NULL, NULL, true, NULL, 1, '2026-10-21 01:00:00+00', NULL),
	('b0f243ec-a647-41bd-8ca9-7d38e187e31c', '\xf5584599f8e13ff5287cd7d3e4a6a95643df5c627c3d27ce56e9dc11609bd5b491c693514be7ea', '\x269d924af65aa582c945274d9da5493bf09b85ad5f4ab9304ce8218376e60c2d', '139****1925', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '傅静怡', '静怡', 0, NULL, NULL, true, NULL, 1, '2026-10-22 01:00:00+00', NULL),
	('493bbcf9-e9a6-40d1-83cd-58e5fd038d98', '\x8b5e43a27b0a6eccb923612b0a0d5896c03fd42bb00ae8eff2328b9377d835614b2c43d5812cb5', '\x6f8af0eee7b9ae45e214ccfc0b1390073c88a0c4be4b6d35b3fc165491d0813d', '139****1932', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '沈一鸣', '一鸣', 1, NULL, NULL, true, NULL, 1, '2026-10-23 01:00:00+00', NULL),
	('834d1dfb-6e04-44f4-88fd-557ba4f38bc3', '\xffccce48a9d7fea7dbf321a317cdf7ce18d598c5c50313982868ac3d28e8cbe1cd61104dd19c23', '\x2181d40ed692cf8b6792b2a868bd3c380cc801884f458e27be61e53d7a0c9c5f', '139****1939', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '曾可欣', '可欣', 0, NULL, NULL, true, NULL, 1, '2026-10-24 01:00:00+00', NULL),
	('f3f6d364-330e-4a16-8867-dce79a00fc2c', '\xe738391a453ec863ac3cc2fa5976c824682e1ed5e80397618a325fc80af2745fc1f0afbfd7baae', '\x20b2b4d7c79a58d96bad9a351fa606f64dc57cdeefe349157b9d269d04e60b3b', '139****1946', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '彭浩宇', '浩宇', 1, NULL, NULL, true, NULL, 1, '2026-10-25 01:00:00+00', NULL),
	('f8f0d98b-7e1c-4181-8e4e-6ee4f5e267e7', '\x7d56753e89ecde80a329ab1a81c8391e0c228ffa9a2276821070eb28e8932e7c25a019e589dec3', '\xbcd9ea49289cf19b555fc7fa983a243b52078568e9915f44dab69d29f7fb06fa', '139****1953', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '吕晓彤', '晓彤', 0, NULL, NULL, true, NULL, 1, '2026-01-19 01:00:00+00', NULL),
	('d9cfd4d2-2b0e-4603-8744-ef5bfc70b1de', '\x619f73d769589604c63dc2bdc1da1313ee25d00c3aada43dab7eb2c2be0e155e86342ee1862545', '\x50f7e20e0aad291cd27dea5e0ee9124c0e9b0b4c5d9627faa05a1a8ae2728455', '139****1960', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '王丹丹', '丹丹', 1, NULL, NULL, true, NULL, 1, '2026-01-20 01:00:00+00', NULL),
	('68ead0c4-2cf9-448e-867e-2d9f470a93b0', '\x33adda56460e69574cbb9b633bdadef49bcd1829b1f54aa8f4a8f4be7d728734720eec59c56968', '\x31655a53213102fc979e3be1bde20b633d9acc00b0320b3e4a2b165f60f0a88f', '139****1967', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '李景行', '景行', 0, NULL, NULL, true, NULL, 1, '2026-01-21 01:00:00+00', NULL),
	('7d99fce2-bf04-4886-8bff-647060e045fc', '\x05c73ebef9aba69da599b552753b6971c8cbb83dc7dcaafc2d63d7351e196659b8d19cae8dff7e', '\xd9a851ac2a6760a6407d89d65537e65f866984111ea4653768bdff10f3c5a8a8', '139****1974', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '张雨桐', '雨桐', 1, NULL, NULL, true, NULL, 1, '2026-01-22 01:00:00+00', NULL),
	('68444b81-7958-4205-80c8-d9033d3e40e0', '\x6cdb27ca01be6b7a3466536bf5549470db1f573c25d70ee8cd76f3d3f65b15f6a22308a724c155', '\x08aabda749594c32d8918fe131b36720a279b95c551455d51bf01decbb6ccdb5', '139****1981', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '刘志强', '志强', 0, NULL, NULL, true, NULL, 1, '2026-01-23 01:00:00+00', NULL),
	('8068f45f-f11e-4be6-87c2-5818a3dfb4b4', '\x7bdd43e401688ac2c484cd44fc6b20502f82f164e5fa83e0e6458bae53b68d35f62b8f5217a61c', '\xf9abf771be90567c9bb97e8635969c3ac86d82e0bcbb0bc212d166fdc178a4af', '139****1988', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '陈雪莹', '雪莹', 1, NULL, NULL, true, NULL, 1, '2026-01-24 01:00:00+00', NULL),
	('f9794d95-1c26-4f40-8346-1b3861aeb85a', '\x095c2e8dd0c4d6345383cdee2307806d0e6acecea52d10563953eb32b01699442b2fa2295eeeea', '\x1cf57fa9fa16b49b301996b19d0344a4b6b9ca93c9c7521b4db461ad0dd679c0', '139****1995', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '杨立新', '立新', 0, NULL, NULL, true, NULL, 1, '2026-01-25 01:00:00+00', NULL),
	('11949f23-f326-4ad6-83c3-c4b49a135f7e', '\xa2e78bc78668d5e92eeaadd1604a93bba70aa212ee6ca6afcc20dca0cb61149163dedcfca1fe5c', '\x701fb9b6edd9fbae8e6f6b9c606a1fb716ab4873162490cb758d6be79fa7c7de', '139****2002', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '赵海燕', '海燕', 1, NULL, NULL, true, NULL, 1, '2026-01-26 01:00:00+00', NULL),
	('b822d969-b87e-4376-8bb2-4b7a59ea7f4c', '\x6446b022e6453fc170209c9f850f343c2aa9ed9ea0fc715ecbcdcd5977ef2cd132e8000e0a36ce', '\x7e5f2e65ad5d6a018183ce8ff12a72a990e7578d650e0f43f62bb23eebd71d79', '139****2009', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '黄俊杰', '俊杰', 0, NULL, NULL, true, NULL, 1, '2026-01-27 01:00:00+00', NULL),
	('cded7ca0-48c2-4ab4-858f-4a9d6506983d', '\xe6c67072d3a8ffd0430d013814a4247cde218aaf61447ca3ad499f9324fc1ab506b4bafbdfedc8', '\x5d2caf0ae413ddef9d05c363a09f33f5d6ba569325ba67d99d7dc68693b66d93', '139****2016', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '周佳慧', '佳慧', 1, NULL, NULL, true, NULL, 1, '2026-01-28 01:00:00+00', NULL),
	('393aae63-09c7-4162-8694-7a68849b85bd', '\x4a0446974a8795cf17862df2c619473ca0ed49dd08b9115176bbbf0f0648eed21b97a7bc9efd2d', '\xf38c4da74329eceff9eca18e3635e7c01b59b432d2aae3f1fc2815495bdefe0a', '139****2023', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '吴明哲', '明哲', 0, NULL, NULL, true, NULL, 1, '2026-01-29 01:00:00+00', NULL),
	('745d11de-e4fc-4725-84c8-eeb5dc4eb3f1', '\xf7120c69ace55f4a8db2b8b4c4ce7d0cd48b685630ccdae050e93fa617d5491bd475c1f2e363f5', '\xec484dc20fb44611ae82744b4d19faa420a3c0bfff665d017b9014fe56f34dc4', '139****2030', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '徐玉婷', '玉婷', 1, NULL, NULL, true, NULL, 1, '2026-01-30 01:00:00+00', NULL),
	('995c3c12-7dad-45d1-8a31-75fdb17747be', '\x761aae07d2f13b10e350dd2e087af6af067e483a700c2318935bd086b523664c0b937e578841f7', '\xedf29a4fe66fdf72ba063c48805d11a3cc42f74121c3a263c3155bd810b15a24', '139****2037', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '孙嘉豪', '嘉豪', 0, NULL, NULL, true, NULL, 1, '2026-01-31 01:00:00+00', NULL),
	('0198e2ec-3df3-481f-8007-202ad4a08704', '\x08d239177e310298346f530c969695ade14967c66403c7b35f7c541a19a439808d76f0947782bc', '\xe645be1fb164346d52676b5ca7023c14c249e1b970ea5b38e4428c09c51093b9', '139****2044', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '胡静怡', '静怡', 1, NULL, NULL, true, NULL, 1, '2026-02-01 01:00:00+00', NULL),
	('152d65c5-8ff1-45fd-8aed-7ebc657d369a', '\x8fda677fa9db5751dc0543d8f8c1cf8219861f5f956cefba7aed24567e01f6fb44f7153f8f6cde', '\x29a5f1e1fb4ebc545db3a7f0a15b4dedf6295970d7e065e0c841b46c2cc0399f', '139****2051', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '朱一鸣', '一鸣', 0, NULL, NULL, true, NULL, 1, '2026-02-02 01:00:00+00', NULL),
	('5dcd8ce7-5dc6-4b6b-83bc-0431e53e173b', '\x5c3681e5ef6586f3a4b7e913b3049b1e6a08b8789c6d0fe08da34e67e91a50119ef8286805a5a0', '\x9788edf18eaf8b15a28b6180cf3557247000f2b7ce85be4f548410af717b1b44', '139****2058', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '高可欣', '可欣', 1, NULL, NULL, true, NULL, 1, '2026-02-03 01:00:00+00', NULL),
	('ec7230d3-7653-44d0-8450-b300ef487347', '\x2d5fde55e156af6f9a2cb379ee11ca176e3f6599e105107f5c6e9187d20f362acd0f5edaea5c5d', '\xb40b2bb77f3aa310f9d64b66c57ea0d32409d5581b94a1754ef8cc2a3310918a', '139****2065', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '林浩宇', '浩宇', 0, NULL, NULL, true, NULL, 1, '2026-02-04 01:00:00+00', NULL),
	('23886f9e-fab5-48a2-87eb-eeb8f39e8620', '\x2a22eb86f5d32d327c59abc6ed26d88e485c48bf8bf8be790bdc8ec556007d22e68f23df483edd', '\x82f5c4224970e03b62546afc0e436f8c8287a0a16b25fad855dd46a18310d6d0', '139****2072', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '何晓彤', '晓彤', 1, NULL, NULL, true, NULL, 1, '2026-02-05 01:00:00+00', NULL),
	('e69ecd5d-9d07-4bc4-8a2e-5fc1fc6ffbc8', '\xb4a5f672eab5a93717f97d07263a77e4849778d6b7444f5c48c9d024be78e03028950166176eee', '\x704b1b3af15be7eefe36e6f9e21bb5cbee54bd430e05b4aaadbfd34e5a25bd00', '139****2079', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '郭宏伟', '宏伟', 0, NULL, NULL, true, NULL, 1, '2026-02-06 01:00:00+00', NULL),
	('2b588e10-367f-4b32-8747-4a392ce2151b', '\xbd1d86f0396cf046cce26bb715f3993b0e381966c0559266d2fe7ff525e4d82ccf99ef3c7696d0', '\x24452a2c437bc12005b0ac4ead4dc648bce333d816c704b52ce20331d63e711b', '139****2086', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '马春燕', '春燕', 1, NULL, NULL, true, NULL, 1, '2026-02-07 01:00:00+00', NULL),
	('01bb2cf6-4ee4-449f-8eb9-283732c73091', '\xc80683e263e2c07741ca6afc11694f1d8f379952dd92b0a0caba6a61518f9c04222fd05b9b68ce', '\x5dd3e0e78c01c185a390c40ff054dc8c217f44d48e7ba3be0643d990c52bba54', '139****2093', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '罗子轩', '子轩', 0, NULL, NULL, true, NULL, 1, '2026-02-08 01:00:00+00', NULL),
	('cfb33b26-43d6-4ace-8cfc-2a0c0d9e9de1', '\xbf9fe4b81743fb5415d6e7aa65ea8feaa4e53957c3a5e453d7a6a16f8357f55a1bd84bdba961cc', '\xeb7fca0ed40b2edf326852f04a1e0a13334052f710e2bc8ccb381a987d5fcf92', '139****2100', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '梁梦琪', '梦琪', 1, NULL, NULL, true, NULL, 1, '2026-02-09 01:00:00+00', NULL),
	('416d4311-f223-4db1-820b-f725a9660f73', '\x65d0d7fef6b1c9bc6fb7c9d4dbbaf496ff66af83dcdb0a86c08391f96c9412f43fa31e3cd10469', '\x08fd8658846a2ce9f6df371364a43778a427c2c0ff4443cccebd2796b51f0893', '139****2107', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '宋思源', '思源', 0, NULL, NULL, true, NULL, 1, '2026-02-10 01:00:00+00', NULL),
	('f746e52c-e638-43a5-852c-91fe1b26e9fa', '\x4c701eaa318c03bc978bae07d084dc97f4b4548ce2bb2072eb251d5e169bbfecfca81369946a1f', '\x04ff186d69506c73cd6550ae9103e99ac76ea768155d33df790f97f2898ea98d', '139****2114', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '郑婉清', '婉清', 1, NULL, NULL, true, NULL, 1, '2026-02-11 01:00:00+00', NULL),
	('4d5f8247-fcd5-4d5c-874c-e8970ed24f80', '\x7dd7d81148145f37b039639419400e54b41a66e085181a12832e49db201aba61567a792b725161', '\xd32a66cae52db3547e112429a8512ef12800bd3f111d0a8ac812fe8515db7999', '139****2121', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '谢伟伦', '伟伦', 0, NULL, NULL, true, NULL, 1, '2026-02-12 01:00:00+00', NULL),
	('f95ea5ec-daf4-4822-8a39-292a806f08ed', '\xc75613c4e8a75c5b6c489732d9170f96587b4f89277c6fab033bdf23ee0a661ccfc0e98a36e1bf', '\xe49da3387231ae1e6c21b162aef4d38bc53f08d6ae8335c4a7d9082d4a7e238c', '139****2128', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '韩诗涵', '诗涵', 1, NULL, NULL, true, NULL, 1, '2026-02-13 01:00:00+00', NULL),
	('2b9ef8de-126c-44f1-8074-d267ea1ff32c', '\x3b43ea1dde28b1c94e3f0493e5c49a3c16d10cacbcb1fea9408c8a6a5a2bd65cd8c6b6f1554668', '\x8e232a861d0023d73e537ee4b9d5f01540884dbd926923d0fee6c6c9f8174b6d', '139****2135', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '唐天宇', '天宇', 0, NULL, NULL, true, NULL, 1, '2026-02-14 01:00:00+00', NULL),
	('54c77cc1-17c8-4941-8ecb-04948b3a6fc4', '\x3b3d2cd507a2df0fba1269c929fb5408984342ef0782e82294f06d534c2a3ce0474be44581f5cf', '\x655f53d8a4805679fa99bf418af5969b1e7da11166005cfebb60d165124b2b4a', '139****2142', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '冯若兰', '若兰', 1, NULL, NULL, true, NULL, 1, '2026-02-15 01:00:00+00', NULL),
	('4f80da67-35da-4c06-81df-c273669804af', '\xd2b4c11382f8a8aeffaf4c09c3b8f62d8adb3d4bba8ad79c489b5c0507e29ac05da1d17034c515', '\x00e375f389c81cb70f97e304ddd8d18ed27b5cd8db22fe291b875442bd5b9e04', '139****2149', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '于建华', '建华', 0, NULL, NULL, true, NULL, 1, '2026-02-16 01:00:00+00', NULL),
	('41e9628c-7054-423a-87e4-84e248503494', '\x90bffbaf19b7ace6cf2a8e78a3e4eb22fb174aee3f295b348c16b03dbfbaeac2f59f25b5094fc2', '\x8740fc3d770412b78a6c6372a82e9b1990d3aca00c75c7705e9fa65392354cd2', '139****2156', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '董欣怡', '欣怡', 1, NULL, NULL, true, NULL, 1, '2026-02-17 01:00:00+00', NULL),
	('27c82148-50f2-4aee-8cc0-1ded6d226206', '\xb2af198f50f2bea58a152100650ad9d6065e04cc32c3aad6c84789bb1f53d380b822be33bb7fac', '\x7b94b627912e5b7c9e594b0a21aa1b4c8133d04f37f05573344753caa3174c97', '139****2163', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '萧文博', '文博', 0, NULL, NULL, true, NULL, 1, '2026-02-18 01:00:00+00', NULL),
	('2ae27423-0334-4a74-8ee5-15859b83f6ca', '\x765bb9f08765c3cecc889f03eded66363b21f324276b5a181172b5b825d32f8a4de7e141b6f080', '\x9a89a7e7d08a22176f9414fb31f2e95763135377b3b70b432c17812ab720b94f', '139****2170', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '程丹丹', '丹丹', 1, NULL, NULL, true, NULL, 1, '2026-02-19 01:00:00+00', NULL),
	('192765a9-c4a5-44d6-8930-2e3979fe21ef', '\xe3dd1c1ec373153f241addd20ea8c00fec8189964301caa329a2f07d8806037d9c64723670be1a', '\xa6b92e03ed58a3b387f1be54b982dd9a3aa3d54af73adf9748608bab064bb719', '139****2177', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '曹景行', '景行', 0, NULL, NULL, true, NULL, 1, '2026-02-20 01:00:00+00', NULL),
	('84c97639-8611-4ff5-8851-5859af162caa', '\x2104aab3cfff6fd7b03a7b9c41f1d071ebe7aea8ee0be90de545de890243fe7004baf465478859', '\xf4b2987373c049654dff1ac5212df9d92b34b0e8caef0168e27392a1f96aae19', '139****2184', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '袁雨桐', '雨桐', 1, NULL, NULL, true, NULL, 1, '2026-02-21 01:00:00+00', NULL),
	('45186fa6-a6c0-448a-82c5-b560538d3061', '\xb04f543d9907898166d2fd54639e7d5f03f9cecb9fca3d4d32798280e6cef225fb6acaa33ebec4', '\xafb7864f3a5d1ba262dea0a33045d6e0e67224dc6b3c969086396f9a08f01d0a', '139****2191', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '邓志强', '志强', 0, NULL, NULL, true, NULL, 1, '2026-02-22 01:00:00+00', NULL),
	('a60c454b-1e40-4f0d-83e2-e30c558cc0ff', '\xcb7d73100b28c75e661640fa70f65d4af060404287473aa3c6e6effbbafabdf88eac4315636b78', '\xc2059c53d799528a6a6758dd21326359a9729fd8140c7a9fa1303d9b06d4756b', '139****2198', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '许雪莹', '雪莹', 1, NULL, NULL, true, NULL, 1, '2026-02-23 01:00:00+00', NULL),
	('cf912fb2-cdd0-4130-88d0-66116539c00a', '\xe6ae34b8040b062935eaf25e2265b91b37fdd6586c4af40cec26f8c6682c82574a242165ff30b9', '\x4fb68b59d064bd666896140cf5aefe6cf0c00b7341b4ee0a3687c4e824a8d4e2', '139****2205', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '傅立新', '立新', 0, NULL, NULL, true, NULL, 1, '2026-02-24 01:00:00+00', NULL),
	('7a9e8e9a-8545-4ee7-8f21-0bbd10bef4e9', '\x89ad0a41efda29db2998dc32c0b78053761dbb191c7d92695c066edcc69e12611b49c95a8a0423', '\x1f3b04b93e055ca27e314d437f08eb1124e4d81bd8f97fe05987247cde8fa47a', '139****2212', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '沈海燕', '海燕', 1, NULL, NULL, true, NULL, 1, '2026-02-25 01:00:00+00', NULL),
	('8e8a2fdf-fc4c-42c2-8228-08449d71ef5e', '\x1fe6e446fe30a279fa7d5b548fdb0df02bfaf2cff7a19d64b1b1b1daee01c8fc47313257865261', '\xb74e0900ddd22df7129ae026aec553f0139c12cfcf969212f7899e4c7694f008', '139****2219', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '曾俊杰', '俊杰', 0, NULL, NULL, true, NULL, 1, '2026-02-26 01:00:00+00', NULL),
	('a34cf9e6-708c-4dfd-8fb7-6b47c90ed281', '\x869ab69c2d047b67eb29b1c3d1f72f69457e26a561a6b6a32740d70d82182ac9bdf0944bc93fb7', '\x07c5dbcd96fd90a5498a91090eb0a16197004293934f51dc2e71cb57f764c457', '139****2226', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '彭佳慧', '佳慧', 1, NULL, NULL, true, NULL, 1, '2026-02-27 01:00:00+00', NULL),
	('cbe794c2-9111-4761-8285-f381a77f9ae6', '\x7b073a3bcaa5afc7cf392e2fb2a7a42b02494a5782346f48fa6ff3680d721a2cc4310ce0b81688', '\x7e225bed839edba6243f525a837fc12e62ae27fdcd04a2f61511c7803f867f4d', '139****2233', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '吕明哲', '明哲', 0, NULL, NULL, true, NULL, 1, '2026-02-28 01:00:00+00', NULL),
	('71369603-3fdb-4958-8b52-c94a4873f092', '\xeec84f4aa2cf3a707faddf48e09463397a3b888087a7404602129cacb3856f89b7133acb965fe9', '\xb2550bc49578f15ca64195f64502058cb3020db236308e1c0fb825f26e156aab', '139****2240', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '王伟伦', '伟伦', 1, NULL, NULL, true, NULL, 1, '2026-03-01 01:00:00+00', NULL),
	('e3567adc-fac6-43c4-8c9e-285b10b43601', '\x9d6cd02c1e8b44c957f27ccf485ab716fcb3949c87189522d557c6ffc2b902db253159dbc13340', '\x6b5803765ab2f4c01477f672ae3fa87c054b483d0a6dbfe2f39a3ec3379ee2c6', '139****2247', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '李诗涵', '诗涵', 0, NULL, NULL, true, NULL, 1, '2026-03-02 01:00:00+00', NULL),
	('072db9dd-7987-49f2-82d3-d99ec7785362', '\xefdbf3182744660f97a07d5ca257c5f8bbc0468c790e1d1e3c20852f784de6438985dbf857fd9f', '\xda6b03375dd9a03978488db9728293116476fd17f0283acd1350d17ddd1babe4', '139****2254', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '张天宇', '天宇', 1, NULL, NULL, true, NULL, 1, '2026-03-03 01:00:00+00', NULL),
	('97a9d52b-dfba-4b1a-8fa2-c16c5b08611f', '\xc987852e7dcd78c23d57a32b99313811897df539fb13e63eecf16183c87c20713cfd1af4133992', '\x0b371044e0b5c761508bfce42d58767aaf8d0aff743451a2cf9db99f597b664f', '139****2261', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '刘若兰', '若兰', 0, NULL, NULL, true, NULL, 1, '2026-03-04 01:00:00+00', NULL),
	('783a4531-2f2d-49a4-84ae-ed5e73c5a3bc', '\x6688d6032eaafb5efbf1dcae6f2029458a6e0b8629d95353cc693ca165e558b8aaf4f925910aa4', '\x6457e8275dace5228f612da24318732c3aabe3b48d5403c38a602107f24d73f5', '139****2268', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '陈建华', '建华', 1, NULL, NULL, true, NULL, 1, '2026-03-05 01:00:00+00', NULL),
	('e377f8e9-74e6-413c-82ba-498c3535c4cd', '\x68980e9edb7c8ddbcae44b3cdd683cff69a6a6014a50107e7d90950591bcef5ca4b7085233ffc6', '\xfb6549fbf30eab49c132a468021345c62824b9ff3d5f7d5c8d1c457b62a7fb01', '139****2275', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '杨欣怡', '欣怡', 0, NULL, NULL, true, NULL, 1, '2026-03-06 01:00:00+00', NULL),
	('1a53d27b-fc5f-4f97-8e60-5d143c1e7d45', '\x03de9fb828bc7b0d48bd3bba7649eeddc1eafdaf92de29073e57449bc556032dad822edd5bae33', '\xf3c10032dee12d9a69d837a01b6485a810c65ee6e0218097d7ab706f91004059', '139****2282', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '赵文博', '文博', 1, NULL, NULL, true, NULL, 1, '2026-03-07 01:00:00+00', NULL),
	('8cc90983-dcbf-4c9b-8fc5-c8eb672dff56', '\x7c25122c1d095def9d2762bc937b0ab63c8c7b3f5c5fa937bfd3803f32e09310d5c92fb60e16ff', '\x0ff852c189b498c896d98386e133828fc07369eac3d9d135f719b7b1dca40a63', '139****2289', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '黄丹丹', '丹丹', 0, NULL, NULL, true, NULL, 1, '2026-03-08 01:00:00+00', NULL),
	('2c5a2f69-371e-4c30-86fa-0ede1ed34148', '\x0a40a4457cfe6707581abe74c03411c9b9ff60faf1d68686c3180711108d744aefe2967d98bb1b', '\x1d4e5c7ddf8f25cf0c994dc2f05def5e0a73f04126fdbf9b130fcdb870df07c4', '139****2296', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '周景行', '景行', 1, NULL, NULL, true, NULL, 1, '2026-03-09 01:00:00+00', NULL),
	('71110534-9923-4475-83b5-47af56ef7e54', '\x6918cc49e7420b4daa93ef010c857f901a14b7480aec4cc4c42bc77344c7e25ebc6a6c948b35f0', '\x3c078291c10cec79c82ba36d7f7ccf0e8e55a2a34dbe34686bdc8ff6c0494c12', '139****2303', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '吴雨桐', '雨桐', 0, NULL, NULL, true, NULL, 1, '2026-03-10 01:00:00+00', NULL),
	('02622400-0ca9-4e42-823c-7e8a58fc111a', '\xf3056d551f6248f963c26a86221f710a04401269cccb6cbf3375d11c41b8bfd2a195cf66cd8111', '\x08683b2fc17c2e1796c260a1af1505f857a5433d6b2726aa4824af1a22137388', '139****2310', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '徐志强', '志强', 1, NULL, NULL, true, NULL, 1, '2026-03-11 01:00:00+00', NULL),
	('d8582ca1-0a70-432b-8213-266dd297e038', '\x7e37215ba973c9f14dba2836c62b1f8f3e60fc84fd85b553ce35cdb2237431861ba1936d533d80', '\xd3f4ea936b207d54abff59a18b33596f8e756aef8b699837c996dccb0c9ea6e5', '139****2317', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '孙雪莹', '雪莹', 0, NULL, NULL, true, NULL, 1, '2026-03-12 01:00:00+00', NULL),
	('590eaabc-82dc-45ae-829a-f583363d6d69', '\xdcd12cbf3845871803fd81312bace183d0c01d72786957c3cdccb9d6052a1acd0cc0f7c9672a95', '\x66e343788752d4c1f2009c3e9643e91e32c582cd944f70bbef0050648137fc71', '139****2324', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '胡立新', '立新', 1, NULL, NULL, true, NULL, 1, '2026-03-13 01:00:00+00', NULL),
	('f696d580-87bd-4c77-89ad-d7d2c5f2dc7d', '\xbe6e3400986e9be0b6d6dbfca64238a8f061e5e864e0af98bb7db5974b37b9b0fca6410f7a1aa5', '\x280b39c1d4213fa93be2f358b5dcf25c0347a8d1eb16d7931e2a3c3dcef44d04', '139****2331', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '朱海燕', '海燕', 0, NULL, NULL, true, NULL, 1, '2026-03-14 01:00:00+00', NULL),
	('3f4bb0b8-9da7-4afd-81da-6e07ca571014', '\x71e48d663d82dfd373bbb947da66163bd6ac81d95ab448cf9d8b351beea0de9af8984eee454ff1', '\xac83756dd4ba617b978e9263dc656b4303bdf0db24834f0ebbcac0f3eed1849c', '139****2338', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '高俊杰', '俊杰', 1, NULL, NULL, true, NULL, 1, '2026-03-15 01:00:00+00', NULL),
	('6ab0c4a9-c9fe-466a-84e0-3b930c321412', '\x1f924d7cf438e6ba195e530f164b39740ce2a7627f90f5663a1e9728f961de664b75abbfd12b0d', '\x1b09a854c327dfcf5d3ecec0b325cc195e9db2e74f0803be6b0ffddbe36b5e82', '139****2345', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '林佳慧', '佳慧', 0, NULL, NULL, true, NULL, 1, '2026-03-16 01:00:00+00', NULL),
	('180e0e7d-2e75-42b6-82e0-7e3903ca4794', '\x32661526852cb5305a55e17580dd6a4dd68c83c852cccaf740c43bbfee550c2bfa9851c4c98c58', '\x72938296ebf6ba07b8ba6141df850d94ea2597f011048866bc02ccf764c5085a', '139****2352', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '何明哲', '明哲', 1, NULL, NULL, true, NULL, 1, '2026-03-17 01:00:00+00', NULL),
	('43ecbef0-60cd-4a04-8704-4e5e0c3e4e15', '\x6136b4356876790dea9cfffb66888d6aec44539fe55bff1613d01ae882e13a58c051babb4bb8f1', '\xef171fa3e38f8bf9bf099d14aa6703ac0475ffff17cfb06b832eb5f6f5979260', '139****2359', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '郭玉婷', '玉婷', 0, NULL, NULL, true, NULL, 1, '2026-03-18 01:00:00+00', NULL),
	('654a391c-01c9-48c4-84fa-984aae02fd9e', '\x5e18009eeccccc81476fae1ac767ccce7c4743583da89c7ea483c8c33bf2e81009367207b64911', '\xc74f07802cad51f063d0a2b2bf6b06c44d099ecfdfab7a4e19f6f16296fcaf52', '139****2366', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '马嘉豪', '嘉豪', 1, NULL, NULL, true, NULL, 1, '2026-03-19 01:00:00+00', NULL),
	('7b857c3e-93aa-45ed-80bf-9c95091572cb', '\xbcf92c06c6e3f9074b0b0a3e5db870292da95bc371de613acc33f0a7aa5d5089c03d4c453423ed', '\x998c23c139a19d3d2e28f2662c646ffa674f8419725bd3a245febb06a93181c3', '139****2373', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '罗静怡', '静怡', 0, NULL, NULL, true, NULL, 1, '2026-03-20 01:00:00+00', NULL),
	('954517aa-2182-4f05-85eb-e4e61dd34c49', '\x655d83c8366ed82b787dabe0ee0a0d554947010c19d906e5c77cb7dfd127350b12afb37c4f979a', '\x5385e0c24ac5d7d4c4ad3c7b34b8641c75eeb9a03fc9019796a4a9f97f10902c', '139****2380', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '梁一鸣', '一鸣', 1, NULL, NULL, true, NULL, 1, '2026-03-21 01:00:00+00', NULL),
	('b53f89ed-3fc5-44a2-84b8-226a08dcf929', '\x050c19c784bbf26fa01fa4e235b57e11e92b1d42e5c73b665d4b9c2171136046b043647abe8cd3', '\x0ed80df887cbcc1fb7f64ed4623e8d9bf7589005ebcf983a573b23017990294a', '139****2387', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '宋可欣', '可欣', 0, NULL, NULL, true, NULL, 1, '2026-03-22 01:00:00+00', NULL),
	('e0aabac7-ad39-451f-8513-eb04aa47df35', '\x4822c5195d259a31965d9c370625412748d3277e637c4ec9d4d65132751248a1f8968108bf90ef', '\xdd1137371e8c7be9d07ef01cb71a3ca5f2cc6143ada9d968eb165323eaea7199', '139****2394', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '郑浩宇', '浩宇', 1, NULL, NULL, true, NULL, 1, '2026-03-23 01:00:00+00', NULL),
	('10521b9e-da28-4cb1-88cb-7f1a12e62d19', '\x1891d68a506aaa862bad9b0e9b6ec8465cdb85355fc3957e74eb56c06d1ff4f81fd5c47ba5aea6', '\x8859b5ed2f97ff2f9650fca660859bce09bed9fa7e6363d88287c0e6e2bba711', '139****2401', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '谢晓彤', '晓彤', 0, NULL, NULL, true, NULL, 1, '2026-03-24 01:00:00+00', NULL),
	('1c6755ee-2ea9-45bd-889a-a444616ea90a', '\xc7680c027a6e3c99f015105c37c7685b0290184146765f59cf128d289289f02522ded65ff3afe9', '\x048914c6db30a93adea77365a27e07c4a9af5df37c993ecb41c1ebba6dfd70ca', '139****2408', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '韩宏伟', '宏伟', 1, NULL, NULL, true, NULL, 1, '2026-03-25 01:00:00+00', NULL),
	('02ca3d3e-9287-4df2-8230-052dc877802e', '\xad08098d49e12561b3a334a366f540d20011cfb550630e97a052ee2213ac95ceda77f114e95782', '\xcd44b9a4ead0f592defa083909e7fd15997583ae2372c401874d56136d86f0fb', '139****2415', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '唐春燕', '春燕', 0, NULL, NULL, true, NULL, 1, '2026-03-26 01:00:00+00', NULL),
	('f2e78545-2266-4d35-88f4-557a9e2714eb', '\x809a65c360e383f90bdb06268903a139e0f146d513af24d90b63e0fce8d0e676b49f48f08a0609', '\xfd8ce620f9c8acce0c24c6cd99013a15de9a65761eed34e7f2fef0eed93f91d7', '139****2422', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '冯子轩', '子轩', 1, NULL, NULL, true, NULL, 1, '2026-03-27 01:00:00+00', NULL),
	('dc63343d-8270-4306-8b86-f41990aa7761', '\x43b568ed25e04ec70288f4972d85c7f54a2fbbea0276dc58f2f6b2a937ed66e76a71c5d6d85058', '\x330f7c8b4e08e0f396a00c819c0c215bea51fd80758228b4aecc71bc9b99d052', '139****2429', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '于梦琪', '梦琪', 0, NULL, NULL, true, NULL, 1, '2026-03-28 01:00:00+00', NULL),
	('e7817320-edb9-4b0a-8d00-cc5c39af9fe7', '\xf1d3ff996e1b644a4c770b7db2fc916b3c3ef1154412953a7ceb4ba07bb1c7bc6f8fc9af1a8407', '\xe51e861c457b769a2741df55369cd26f550a37774466bcdf166a8b79aecacce5', '139****2436', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '董思源', '思源', 1, NULL, NULL, true, NULL, 1, '2026-03-29 01:00:00+00', NULL),
	('deecd735-4f0e-48f2-8824-ea152d9e539c', '\x7dc61392058a96045f9726492fcb17b17ebee8eccae4a848a22e0b8de7a85535abb325119634bf', '\xeb0fb554f17fbafe5bbe27abc174659607974e41be0a3f17c99db4c971d1e68d', '139****2443', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '萧婉清', '婉清', 0, NULL, NULL, true, NULL, 1, '2026-03-30 01:00:00+00', NULL),
	('b086d6b2-c57b-43ac-8b08-ac1044926b29', '\xf6554f8e8ffa9fc5cfc17c926cf4ab10167743ccbc48e8010ac6ef89d9b2dd41073f664d7fea2d', '\xe6e0fcd90d5a9fdc97f73cfbddb4019b8d3a7a9a541a5417c0906fc2ab58a6df', '139****2450', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '程伟伦', '伟伦', 1, NULL, NULL, true, NULL, 1, '2026-03-31 01:00:00+00', NULL),
	('f07a3f64-3c56-49de-8dab-f7b285c8239a', '\xc33a83261532458ce683877003e22c5c285605eb283e6a29c82bb89cc2a01e763ce0c96d16d60d', '\xded578e9ee3ec584ce3570e96f2de3a599a514800caaf699e1013a482c3ef30a', '139****2457', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '曹诗涵', '诗涵', 0, NULL, NULL, true, NULL, 1, '2026-04-01 01:00:00+00', NULL),
	('b13b4159-a4bb-4f03-85d7-48cb289c9865', '\x2bdf93b00f33f4818f580a284fd0aa2efa5f6540e3b664df529bbb575f3c77d25625cfe57f5125', '\xd6b54c13ad7a9c97237ee627c8b330e07c8abb24e2b07f2eaf7a21913934db32', '139****2464', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '袁天宇', '天宇', 1, NULL, NULL, true, NULL, 1, '2026-04-02 01:00:00+00', NULL),
	('2c0164f4-54f3-46e8-8b6f-d43526315d22', '\x59cca2bc11b9e5828cdfe427c3cb1598d6c237138b8500e9e4847714c298f36828cde758c0f6dc', '\x1f006706fee91926658df2ec1c18fa49e95e831e084d1162039bd486eb1e6f73', '139****2471', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '邓若兰', '若兰', 0, NULL, NULL, true, NULL, 1, '2026-04-03 01:00:00+00', NULL),
	('72b3c5b4-d8ee-484f-8032-74dee7b44ade', '\x733905b5ea468f8cdf199561c4f6e0f7455a626dde1ddb0df04d0416ee0c3e7872a709b0fe144e', '\x32e41eeaab122e0086ac185d5941bbac19b2bf0c4f74ebf10bb3fae43867e0dc', '139****2478', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '许建华', '建华', 1, NULL, NULL, true, NULL, 1, '2026-04-04 01:00:00+00', NULL),
	('9465c6b5-e0ee-4f99-8f1b-3dc739b49f98', '\x864b03e06456ff0a8c2dac21601d527c1a218dca93027efa22db147113f308612c5fc02db08878', '\xd9ff6ef886b1bb3d15aeb9523e9bd216f465f3c3a1f4bd65eaa8e06e7f0f57bf', '139****2485', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '傅欣怡', '欣怡', 0, NULL, NULL, true, NULL, 1, '2026-04-05 01:00:00+00', NULL),
	('6586da1c-9811-4079-83cb-01ac3532407b', '\x0d08717b950c2ca70e0e6acb2c7215a52c2076ab713debf756ee34e81635cb6943b4703acd2284', '\x17d6cd788c5fe2834cacd0229e915e8eb09c8d49d34b3be3cd259a495b560dc6', '139****2492', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '沈文博', '文博', 1, NULL, NULL, true, NULL, 1, '2026-04-06 01:00:00+00', NULL),
	('a1be093c-025c-4adc-8b61-8761e115d0ae', '\x7781cb8cb4ee713b0d77eecbfe80dfd4a073202cb03d4a6568d9895b4906002a369df367a14ff3', '\x0eb02bbaaedefe49df189752f2893261302ac4641fcfacb855889a16f6fe472a', '139****2499', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '曾丹丹', '丹丹', 0, NULL, NULL, true, NULL, 1, '2026-04-07 01:00:00+00', NULL),
	('b3321a61-8e26-442d-8e00-52805c68183c', '\xa8d999e395db107750c96b268d6ecbe99b8bcf4d8aea6c64f69694a11b140ffbb1d942aa863d9c', '\xd22f87bd7768a75b31e6318c17b77e6bd2692b77150dabd4dfddb218e4284f7a', '139****2506', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '彭景行', '景行', 1, NULL, NULL, true, NULL, 1, '2026-04-08 01:00:00+00', NULL),
	('2c8faea9-9af8-48ab-8fd0-5dbdb997b3d0', '\x3db1bed92557c80f719bcb87de362b6dd63719b9100810b80e2b875e0c6f41835234e508c6d357', '\x6c14d4333405ca367dcc572d1ea52183c518d6c04354e7e5ccb1331636a2211b', '139****2513', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '吕雨桐', '雨桐', 0, NULL, NULL, true, NULL, 1, '2026-04-09 01:00:00+00', NULL),
	('4ad140e7-7213-4940-8b94-6e4990792f20', '\x806aab5d9ddd345ab2f312767bac84598fad2d2dde64c20b609bdcfb5ba2b9ef8375e8bbdd95ce', '\x2f941c7727e666b4a0ae28dc0ffd6127a1227e7457f755e205947e03b16ce5f2', '139****2520', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '王晓彤', '晓彤', 1, NULL, NULL, true, NULL, 1, '2026-04-10 01:00:00+00', NULL),
	('33732aff-7bcc-476f-8b59-2225d91b5bae', '\x2c803bd7c7bd8f82abfeeb319382bfdaabb96c96b22a09a5957645a280b5704e4ce8068ba205c7', '\xec1b9ccc974bf1d39c4a899dc04988c939a78c6c2e2fbe8ab9e3a31c2ba67012', '139****2527', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '李宏伟', '宏伟', 0, NULL, NULL, true, NULL, 1, '2026-04-11 01:00:00+00', NULL),
	('fa84f914-0097-49b5-8abd-06cc4f7830ef', '\x240b7364803fff82bb2340bed1405e72da1aef8efe6501abca6004b30b9966e505c80eae2847ab', '\xf83c6760259bdca6d657c1dea08c3c5a5140787a2b29fea561ceeef1571da4bb', '139****2534', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '张春燕', '春燕', 1, NULL, NULL, true, NULL, 1, '2026-04-12 01:00:00+00', NULL),
	('6e50d2fc-beef-49c3-8a9d-0cbea50a94f2', '\x442aabdf7e520184c01b9343b782050e1b5cc974e1bc225402d9bed8644fdfe650423012a0f6ab', '\x34a90f2b6076ee62a26f10e16ccddb282a34253971fcd6c84e9d452c83c58528', '139****2541', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '刘子轩', '子轩', 0, NULL, NULL, true, NULL, 1, '2026-04-13 01:00:00+00', NULL),
	('eee6f640-46e9-4b29-8af0-983032bcf0a3', '\xacd9036717b7f761511633341513e5515eda36fd3238f98d9f7f98c01a10d5d2b427cecdee43da', '\xfd8433d483da5eacdb83dcfabf0874088d0a902a7659a8643077b86ed2578930', '139****2548', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '陈梦琪', '梦琪', 1, NULL, NULL, true, NULL, 1, '2026-04-14 01:00:00+00', NULL),
	('ab94957c-38b4-483f-830c-8a83fee85476', '\x5f1e7b3007870f3ce06d36b47facde9c6a41085ce252460cf117819888170e86a93912c43ebd54', '\xfa13d71b0ce5bae277736274808ada39f4e0ea2ecfb4e90b4b8d1ccd021097ce', '139****2555', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '杨思源', '思源', 0, NULL, NULL, true, NULL, 1, '2026-04-15 01:00:00+00', NULL),
	('4243fe70-5a67-442b-8230-567e52ea5021', '\xfbbcfebbc7b0baa5f6f441363bca75984ba35b633173a85ada74a432a9fb29ce5f3b64021e7e78', '\x51321e5b6027243a3cc61e48e9014f7a3f424b1a015b33324efa187bd93ef2f3', '139****2562', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '赵婉清', '婉清', 1, NULL, NULL, true, NULL, 1, '2026-04-16 01:00:00+00', NULL),
	('aa8ca6c3-c086-451c-8e1a-fdf1c739e908', '\x869637f09b54e13c2b5be730db59774c98e60ef10e5bcebf8b2d6a0b8868ccd149ec894b4198bb', '\x30b6316d802586dafe8c1a4076718c45b59e75c311a4ba8ea98411b63ed2d8f4', '139****2569', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '黄伟伦', '伟伦', 0, NULL, NULL, true, NULL, 1, '2026-04-17 01:00:00+00', NULL),
	('f3257f31-bd02-4a0e-8bd2-fafe35184209', '\x85a0a7399cbc3b2ff343c04fdc2febad31200ecbd84781a3a9fcaae0097324214ea6e83d4791c1', '\x3c49623995f66cd536247b3941779f913b597bb2266b1719cedb0359bd53f79e', '139****2576', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '周诗涵', '诗涵', 1, NULL, NULL, true, NULL, 1, '2026-04-18 01:00:00+00', NULL),
	('bdcfed05-0a56-4408-825e-7d6f63e2143a', '\x027ca68931c41ef1ce5b045944b378c0505e2efecc5bd7225c45da7d9ca181497f014e78b2d33d', '\x261d0ef6a1167c2900e66afcb80c67b473476e7ca8a43f64ec078228e521779c', '139****2583', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '吴天宇', '天宇', 0, NULL, NULL, true, NULL, 1, '2026-04-19 01:00:00+00', NULL),
	('56a7a1e0-462e-406d-861a-619ff43e8ee1', '\x50ee395a67c219efb2505865e9c651a8f40beb8f0a96fce97b221b5d7477f851e5a1c163e92d8f', '\xb3289db53b671d47e68659180b8a63591bfc6673bff3199cae3032cf91c1c030', '139****2590', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '徐若兰', '若兰', 1, NULL, NULL, true, NULL, 1, '2026-04-20 01:00:00+00', NULL),
	('dc44cd42-cdf4-47c9-8c20-b4e3faf1a7e5', '\x11ac6bb5f8d4bbbfe6554e757e6e34f897019e90cf5f8b9db96a988781a7233ad7f1405977432f', '\xcadc61c66ea2af626afdd76661fa98789ba49c01b9eea97f4e660c620ca84965', '139****2597', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '孙建华', '建华', 0, NULL, NULL, true, NULL, 1, '2026-04-21 01:00:00+00', NULL),
	('9943e3ec-65c5-4d06-81f7-da0b1fb273ed', '\x612d4fb640e7c8f60577f9426c7472d1689046de2fa8cd1bd02fda125ec178fbdfd2650e81e363', '\x593d090bcc9736d3ac91a064b52e16ea8f6a9f16573d15648f31f6e39999eb9c', '139****2604', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '胡欣怡', '欣怡', 1, NULL, NULL, true, NULL, 1, '2026-04-22 01:00:00+00', NULL),
	('bd927b43-b8c7-4320-86c8-2ff984761cd1', '\x5736ea3c6999ca075bda352111d916b710a5e36900f6621a41ea9d49fdbbd562fe5f964cd6b20a', '\xf5b438532d13bb1b2ac95e889fa4233c2f9599b67b308603f5986601b4b008f0', '139****2611', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '朱文博', '文博', 0, NULL, NULL, true, NULL, 1, '2026-04-23 01:00:00+00', NULL),
	('811d3995-4506-4e6e-8d8d-ffe9f8a3b49d', '\x2d7a97bbe0e34cbb29269458d24c457fc3f7bdc6edf7c3895d198a6a78be2dc8ec4a488aecf305', '\x04a97e77ccd521040d142bb78ad0610ba64ff3123437da204ff5f91699827d4c', '139****2618', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '高丹丹', '丹丹', 1, NULL, NULL, true, NULL, 1, '2026-04-24 01:00:00+00', NULL),
	('e82e5500-dd08-4a73-8695-e9f7b105a019', '\xb2028da681f24d5881e03efebc8d709c2cf15316195ac38edd62679c336c3da71e780488a37273', '\xd998d67c6d47fb67e043fee4bd4223cb652b23628be227e2661adb6fd576e926', '139****2625', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '林景行', '景行', 0, NULL, NULL, true, NULL, 1, '2026-04-25 01:00:00+00', NULL),
	('87f193ad-531e-468c-806d-388e2e6b9cf5', '\xa4745841652c58e46b04015bcbb6bf5d7e33edcddd83f7f1a8c1a7fd5530d7eaebc748bc2cad5d', '\x4bd3d993f97aeb52837a4e455bbe19d1f5edd5a0fdba41f73ce72dede7dbb15f', '139****2632', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '何雨桐', '雨桐', 1, NULL, NULL, true, NULL, 1, '2026-04-26 01:00:00+00', NULL),
	('46587401-8eca-4aa8-8041-6af1b65d1d18', '\xc30839f0b23f66722f1d3e9dc99bb53201536ecd5a3a4cd46f829cac048764d2c696e52028c9d6', '\xb536025b7b92b903f8619056a7e107f5384f3906cd25e3ccd3b5867bf66eea47', '139****2639', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '郭志强', '志强', 0, NULL, NULL, true, NULL, 1, '2026-04-27 01:00:00+00', NULL),
	('6d9ae178-65cc-4fd8-8727-5e0d073acfef', '\x690ccaf189d8218a34782716bcee2f20e4ac6415b4f523aba6fd6eebfee6fbf07b1b8d28b4039e', '\x5696c32c1f87dadd1add7bfefb873d2090ec01fc644cb5137ac6cbab5c5b72c2', '139****2646', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '马雪莹', '雪莹', 1, NULL, NULL, true, NULL, 1, '2026-04-28 01:00:00+00', NULL),
	('9cd9d0b8-c638-440e-8f94-7024425b765a', '\x75a9b9ba8ef6cbc2d8f7fdf5afbbb547a379785aded4689227f196cefb9c77a5e0c31afeca9787', '\x978f69ad3e9bbf81bb19f64a4647f505bcc89ff0bd9fbe1bfe485a04efaf927e', '139****2653', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '罗立新', '立新', 0, NULL, NULL, true, NULL, 1, '2026-04-29 01:00:00+00', NULL),
	('19a86b64-e171-4ae5-861e-a5be2c6c61e2', '\x8caef63f9785481fa38befe8f0acd9658d1ff136383e24c4450d444598653f50284c2b786132fd', '\xcbd6c4351c6072eb8506b605154a6b15f49aa1e5d5b7e0b2d82fca6370ae7609', '139****2660', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '梁海燕', '海燕', 1, NULL, NULL, true, NULL, 1, '2026-04-30 01:00:00+00', NULL),
	('e7776a1a-2409-4aaf-8e4c-7d5995dd4447', '\x5a732c445c328391316725a41d460d4a4b3d93b926e89c77384c5d89379bb83e5e26367044d18e', '\xbff727370debdea5bdf34aeebeae88be284f9d290edaed34dbba248600b3e4a5', '139****2667', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '宋俊杰', '俊杰', 0, NULL, NULL, true, NULL, 1, '2026-05-01 01:00:00+00', NULL),
	('b6c4a953-59d3-4a2d-8c7e-5230b0d6c4ba', '\x3367f45245a2667feb93a8e5e02c1d641f7a1f8a1ea72fbe93a5d63055209497baafe69816c05d', '\xedbbe1b06f4696c155774996765879450daba9a3956802d18f7dd452924b597d', '139****2674', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '郑佳慧', '佳慧', 1, NULL, NULL, true, NULL, 1, '2026-05-02 01:00:00+00', NULL),
	('53d84c42-680f-4bf7-845f-71de4b405415', '\x54ba30b59bc19bb9979a0cf3fdd49f22d5f2f0fa9cde29622775e6df167c9f14f7799113ed7792', '\x31fe0d6ecf9e232b416bd0edf1438b1cf47017fce73a894c5ab26c49620f6c6f', '139****2681', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '谢明哲', '明哲', 0, NULL, NULL, true, NULL, 1, '2026-05-03 01:00:00+00', NULL),
	('6f478b1a-76ab-4dfe-8407-ffdb26f0acca', '\x81dcc3e068fcc7fd1f3e6e4848e1b388ac16c8212d78e8fa57f8703954f619fd32abed55fbeced', '\x8180f2ed68330a13209e1f392e04c077c6c26accf37236ccf53c5545e6ff8724', '139****2688', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '韩玉婷', '玉婷', 1, NULL, NULL, true, NULL, 1, '2026-05-04 01:00:00+00', NULL),
	('40f9f5aa-1adc-4c08-8691-9837acb155b1', '\x4ac4df824f367deee8219719dfb9200ed47c3581b7528dff8dd404d430cf7d65a2d0c49fe240cf', '\xe320e329bfef8b7a550abf26e450a762b41e1de484a34eabf13fa8475e2f06e6', '139****2695', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '唐嘉豪', '嘉豪', 0, NULL, NULL, true, NULL, 1, '2026-05-05 01:00:00+00', NULL),
	('3b788b79-76d9-424c-8b86-3a9a431495b1', '\xd9ecac1754b0e164e31ec3cb86565d589b4bf9a88b063885320bc593af66628ad36f0de674546b', '\xa2f24ff0860c4a5bdac83c62e4d45aa38c3ad038c4d7ea0a82aa92c0106722d5', '139****2702', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '冯静怡', '静怡', 1, NULL, NULL, true, NULL, 1, '2026-05-06 01:00:00+00', NULL),
	('4ce8c585-f5a0-4412-848b-36d8daea2db4', '\x7b707d223cbdf8f560fc56a071a61062bf36f266c488d295394233cc50015c0dea01e65020c0f4', '\x81d5491bfdb17a466943ff5663bbfc8af60ee359673d59f92ee4be66f6147a4c', '139****2709', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '于一鸣', '一鸣', 0, NULL, NULL, true, NULL, 1, '2026-05-07 01:00:00+00', NULL),
	('4bec970b-266a-4655-8041-2e4f844f7390', '\x365e49ca722c16bc7a6e07991caf8940a0c2361ea8e88f2772080f67845f661170a47aec74db5f', '\xc2e911c70d2b53eb30acfd27495562eb1142008c681660e5a33b888f7b4ed869', '139****2716', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '董可欣', '可欣', 1, NULL, NULL, true, NULL, 1, '2026-05-08 01:00:00+00', NULL),
	('65ba2164-bb20-401b-820f-f4a8dd0e7841', '\xc88c7b4e00248fc946cf9a640543389454722dd7e415fe8a77a7b24a05f92275f7dafb54f59455', '\xa008a77481711eedc56f0778992d31042936f719118f8685d41ca820465eef80', '139****2723', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '萧浩宇', '浩宇', 0, NULL, NULL, true, NULL, 1, '2026-05-09 01:00:00+00', NULL),
	('ab4fb738-c0b0-45e7-85c2-a37c8e122880', '\x3444e5c349cdebc7d9ff6b4f39cae9365c43bc8c9dc23e43de9f9699836156809c2d11bf8cb46d', '\x2f4c1106293ab5b5978d4f9acd310cde5a7bcdc87be2a76661f51990ec8f2f92', '139****2730', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '程晓彤', '晓彤', 1, NULL, NULL, true, NULL, 1, '2026-05-10 01:00:00+00', NULL),
	('4247d9de-be1c-4826-8661-8465f10524a6', '\x115d2f5ac0b6fd04e9866060f27e7b725136aae0ba85246ec7b050a3ec80b88de2f03b4de41e99', '\x452aace916339a54d3365c592cc148fba81e58912b12a8a92a5d9f3834a95748', '139****2737', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '曹宏伟', '宏伟', 0, NULL, NULL, true, NULL, 1, '2026-05-11 01:00:00+00', NULL),
	('5c1fac8b-6476-4d49-8cd3-6d1dde1595f9', '\x77d9671dae9aac1b496b1139b865e1fcefff47c4658be878163782695779a80ec6e6f68a587477', '\xc99ccc4d3fe3d14b1850273d707923e9fd51fc2318edb0ae3bd9fb9c17d562ff', '139****2744', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '袁春燕', '春燕', 1, NULL, NULL, true, NULL, 1, '2026-05-12 01:00:00+00', NULL),
	('d88116a3-304c-4980-89fe-892e3f651cfe', '\x61e54cacd8516220c3ce2a2db72f6289322dcd6ae1a0a2cb956e36d2892fcf976086cbbb1ca5c0', '\x234ba5d8eee030e36dda7eaaf196c98a6a1477959c94d718eb7c259d64e64254', '139****2751', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '邓子轩', '子轩', 0, NULL, NULL, true, NULL, 1, '2026-05-13 01:00:00+00', NULL),
	('0fe0b82a-a937-459c-8b4d-789ebd17defe', '\x62fcef7305e77d1e751b480cc1cf21e51be0d074481f18e36f5ffeb3abe91ee1c604dbc181fb7b', '\xbee2fdcbf4d4af9370f70e666d7ed87ceef6b830ad2017cf750b097529f94f3e', '139****2758', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '许梦琪', '梦琪', 1, NULL, NULL, true, NULL, 1, '2026-05-14 01:00:00+00', NULL),
	('bc683e39-4e17-4b56-8cf4-73720bd35e36', '\x9367a1509570bb60934b0fc2de3c7a561f2ce7fc9fe21e490ff8dc71148aa14469c28198847f60', '\xc048ebd3f646c0e3f86d9e5246861a26efa5a98dc77443f27170211155b41af8', '139****2765', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '傅思源', '思源', 0, NULL, NULL, true, NULL, 1, '2026-05-15 01:00:00+00', NULL),
	('c81031ae-96fa-4ee3-861e-08d8eac8a948', '\x79b74995df48ed97820ab2c20c3b5129d8bd3668f7ac2006dced8f1be1486a87ab983713097700', '\xe25fa856812dc97745222f77d4e09d2f886103d90c998e0465277dee31949260', '139****2772', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '沈婉清', '婉清', 1, NULL, NULL, true, NULL, 1, '2026-05-16 01:00:00+00', NULL),
	('56e0431a-fc4a-47eb-858b-45b728604c2b', '\x2a6e5924720a98ee5eee1d4814859bd2ec812008beaa362af1b1b1b7ee3d614313f34af223269f', '\x995da385fa1748752252b23a7c0b89f2c1579b15fb71dd7f4418cbb720ac499b', '139****2779', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '曾伟伦', '伟伦', 0, NULL, NULL, true, NULL, 1, '2026-05-17 01:00:00+00', NULL),
	('433e9ef6-0c66-4c57-878a-28a35a2a2be2', '\xe00515db1947686c7af99e9b7877e68703c205b3f61ab61cfb1f87c67b75ab193751009848d922', '\x84e0f1e6d642be1c43ce77bc5e80ac518d156ec571294240077e8c0e46080452', '139****2786', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '彭诗涵', '诗涵', 1, NULL, NULL, true, NULL, 1, '2026-05-18 01:00:00+00', NULL),
	('b8356573-0851-425e-8439-dae8b0735db3', '\xfb08ebb1334d79f3883a4f694112b330e4b6093683ed444f10b398ca645fdb4c93f51fe6a6d80a', '\xe8dfa2d1ef96be02fb37ed22bfb0bd3db06d56bf4dba527e7b5a2930c0636285', '139****2793', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '吕天宇', '天宇', 0, NULL, NULL, true, NULL, 1, '2026-05-19 01:00:00+00', NULL),
	('88e37243-30fb-40c8-8d91-7017fae95c1f', '\x99ced096563670e8ca2c11d00155fd53f02a5a7b55dc07981c2191e2a6cd685ff1f65a7ed30d33', '\x002e07895f549bd407a575f5187a5a7bba44da31795b9a3babbe9c9ee1a5e18c', '139****2800', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '王明哲', '明哲', 1, NULL, NULL, true, NULL, 1, '2026-05-20 01:00:00+00', NULL),
	('3cdea4b1-a1a3-4a0a-8dbc-92563400b067', '\x7f5be6e705a3dd5a259ac7c89d980555eea810bb460ffb6f72cfdc7621f039b37bffd62f21440b', '\x2ac52435fccb4a15c827bfdc6bc34500b6d1f332537d8c3e7517a7a53ec50692', '139****2807', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '李玉婷', '玉婷', 0, NULL, NULL, true, NULL, 1, '2026-05-21 01:00:00+00', NULL),
	('e6ce4833-79bf-4fdf-8b86-cf5a01afb8be', '\x76d6599dd12476bc8061d4bbe2bb0109a50eb5c29fe71c6d16085904e91d7e0a141446d38c8977', '\x3f0f87110a1f09592d494cc638756550c4a6339dd126071ec34f15032539b73f', '139****2814', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '张嘉豪', '嘉豪', 1, NULL, NULL, true, NULL, 1, '2026-05-22 01:00:00+00', NULL),
	('04f10132-6f2b-4a58-8ddf-adee1f25992e', '\x9dd7a5113f1f5edc7554a836b314890052ccbdea3613a908b5efd979dcf9d63db653fc374c4982', '\x5e309da7e56802f359e8dc6b888072af1b3dba725a5a044f6272a20e9ef9ac8d', '139****2821', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '刘静怡', '静怡', 0, NULL, NULL, true, NULL, 1, '2026-05-23 01:00:00+00', NULL),
	('4d3561c7-6bac-435f-8a34-de2ffcbb646f', '\x63bfa0e2076863252a2a9a79733b992280509c2701d197f0bb2c12074ed79f6fbf778496f8135f', '\x7ccf42240478128f5d506a428cc7b504eeb8eea151a7eaf537f89639b298b4d8', '139****2828', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '陈一鸣', '一鸣', 1, NULL, NULL, true, NULL, 1, '2026-05-24 01:00:00+00', NULL),
	('14d97034-e20a-4049-8c85-330e5f84b3dd', '\x41e74141748bc4721ca93b88ad8f26ad6441fed3c3f0d8fa06200e8a75718f86f41fa568360ee6', '\x8cc2cec0be2b842e48efeb920be3d531b233b3a0645d50df7037442a8b3ef163', '139****2835', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '杨可欣', '可欣', 0, NULL, NULL, true, NULL, 1, '2026-05-25 01:00:00+00', NULL),
	('f2d9801e-7120-4874-8c5e-da0bbe68e340', '\xcd74b065228f7733cdd1ae118beecf1e9a76f1370c3e05827c159f140cfa90de85da32b2f9339f', '\x79d06524d2c7e48b5fbad2093e524dff6d0ddd1da8d7552e163a23146bf7e314', '139****2842', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '赵浩宇', '浩宇', 1, NULL, NULL, true, NULL, 1, '2026-05-26 01:00:00+00', NULL),
	('8c044158-6304-42d7-80a3-63de2ea250aa', '\x5a280d9161ffe104d51de9e45e4f2ed4178e5bc7230767c410605dbfb53e28abe18c306455814d', '\x7513987026d7fcd1b160798fae6a2e8392db391b1533ce52bcf3a056b414785e', '139****2849', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '黄晓彤', '晓彤', 0, NULL, NULL, true, NULL, 1, '2026-05-27 01:00:00+00', NULL),
	('e4741bb4-c6a5-4b13-81a2-2c2e8a43a540', '\x7f4cd6016393a28243bce3cc364e53f1b4f62f66caba0e4c9b9aa7a77513c3f5a5c9b338d839f2', '\xbce8ed575f38b5635848144da9ba2e4b07b4199b878925b06c689363078fa6ba', '139****2856', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '周宏伟', '宏伟', 1, NULL, NULL, true, NULL, 1, '2026-05-28 01:00:00+00', NULL),
	('5cb8c56f-4c1a-4316-84f3-bed1cb4f304c', '\xde0738b97ce1b3520a45e5e64c4dfe16a7d73516d28def6a15b52c5a72c2506ba9145e6afaee36', '\x90fa47d71643f4d4df7ad92705002f83cf37a005d0206b78ccccc9bc18a9f38a', '139****2863', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '吴春燕', '春燕', 0, NULL, NULL, true, NULL, 1, '2026-05-29 01:00:00+00', NULL),
	('143cef3e-43bb-4f02-87fc-de8b7076c302', '\x368df871e63a05768fa0e7ccdf927f2592587805ba2b01fa5cae6aef21c39e140768f5e46d5348', '\x945789910d6830c748f201d0c3183fc8c04ce6be0a7ec0821ade9ed0d0bbf5da', '139****2870', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '徐子轩', '子轩', 1, NULL, NULL, true, NULL, 1, '2026-05-30 01:00:00+00', NULL),
	('d774fda3-23e3-4770-8700-64c39c61bbcb', '\xbb1a3d55807a43192eef8375fc08808048720fb053e0ad16ae1be572aa00d18082104a5c57e0e2', '\x1d1ef7944136bc4b4d23d00c907874432eccc48d2282d0f4d8b2258aaed3a1da', '139****2877', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '孙梦琪', '梦琪', 0, NULL, NULL, true, NULL, 1, '2026-05-31 01:00:00+00', NULL),
	('0c25def3-11a0-4913-88ed-afba31bd5635', '\x2e1aa1a354e5b1dbcc5de8c82468eb33632398b00bcbcfd9703ebc07ee1162fe169e500e7a8e30', '\x8a38427d6369585b45ea80ad99a74d95d5e5b88b54be9fb9c6edb515770aef2b', '139****2884', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '胡思源', '思源', 1, NULL, NULL, true, NULL, 1, '2026-06-01 01:00:00+00', NULL),
	('b1619c9f-d5ba-4276-8ef0-afe6910f0010', '\xd15c26f5f0bffd7ed3b758ef76716d8781f7df6fa65f21ae59a438ea2b9f0b8681cef386397ef1', '\x9b4f6a1402223e9065dc2d37f097fd7d09a1f2c18ec6934e61d783fb86e052ef', '139****2891', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '朱婉清', '婉清', 0, NULL, NULL, true, NULL, 1, '2026-06-02 01:00:00+00', NULL),
	('2347c03f-c30a-4668-860f-a9b7ba3d1ae2', '\x8875423f7b8d5f323be7d698f8e1e997199ef52f1ae1f5a987127e1f0838ea380218cfb0e1a2e7', '\x04924a9438fa40224fd5d6dee201f7765d667be728cd2137855cad31b460b466', '139****2898', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '高伟伦', '伟伦', 1, NULL, NULL, true, NULL, 1, '2026-06-03 01:00:00+00', NULL),
	('3c4fd71a-7c4c-4faf-8146-72858a9dcbb1', '\x8611405c8c3dea0c0306cbc146ec58189f73d23188646186253057dc1737d6d7dab22075df4ea4', '\xf98d66c43637dc3e8fd7c21c7a47614d5d4121ce9f8154b1dccdf39e8edcd46f', '139****2905', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '林诗涵', '诗涵', 0, NULL, NULL, true, NULL, 1, '2026-06-04 01:00:00+00', NULL),
	('d9e6db23-2324-4b69-8cb9-c2ba8897343f', '\x5bc6cb10bfe750f8fd7a27d7d2c3f0c17633e5f7133ce8f18117554bf5fe539367006b07b30f16', '\x85da0e861903cdf9598c4b43024059b865d17213f270e841fc7819f7a02e5fca', '139****2912', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '何天宇', '天宇', 1, NULL, NULL, true, NULL, 1, '2026-06-05 01:00:00+00', NULL),
	('d6ada27e-98a4-4e0b-8798-38ff29052e32', '\x02c97b070996a1f01e5a704474a9f78e8a67c9e0578edce70b8895e8374d5d4a9d9edd5354a9ac', '\xd54ee4ffaa5fbe05816929f48b7a326a55df11d74f5a25c6959e64c5bece906e', '139****2919', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '郭若兰', '若兰', 0, NULL, NULL, true, NULL, 1, '2026-06-06 01:00:00+00', NULL),
	('c41e5097-0f12-4b33-819a-47f6adb2caf1', '\x8d39566070c5c4bf1b7b8629015d1720178e1f3ade4f9f6998433e66f7efe8b2344d20435f662c', '\x05fe9e9be9ec58690d65bc861621ecbe044629a80297e3dd7646a350a78c5785', '139****2926', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '马建华', '建华', 1, NULL, NULL, true, NULL, 1, '2026-06-07 01:00:00+00', NULL),
	('4936094f-f627-4266-8f67-61d270642a27', '\xf55788619c80ceab5d2562a385ee734a88fccaee22e798f83ddee08844a17f321d9d6e38b10490', '\x744d9b9062eb2c6a4a4078763649f246646893a4e6a4a39854cc398843f9d4ee', '139****2933', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '罗欣怡', '欣怡', 0, NULL, NULL, true, NULL, 1, '2026-06-08 01:00:00+00', NULL),
	('6651fd38-f637-45ef-8e69-af468ecccfc5', '\x036eb173d716a9c3f7db4119c788cbd5acae14dab16e3e6120d000e4929a51148a74487011d3e2', '\xd550605d954e6f818066a27fa398d2752ca96da0340e0061bcf16d444b919926', '139****2940', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '梁文博', '文博', 1, NULL, NULL, true, NULL, 1, '2026-06-09 01:00:00+00', NULL),
	('0135da37-c5a6-4a44-8a64-717d8b1ecf93', '\x27d118d56f6af74075005ae4a966c9db934a2dc2201705288e67b506a5d25a2cef5b737f33d70b', '\xfc3116767a216ce930c76fbc2328c21acffcc2d391b200cc7cea1de62d66b295', '139****2947', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '宋丹丹', '丹丹', 0, NULL, NULL, true, NULL, 1, '2026-06-10 01:00:00+00', NULL),
	('1b1454d0-503b-4b10-8b2d-4e3f48a22e91', '\xf9bca04e79ac321eba52d78770aa0d95a6bb40160171ab5be09e441b8916b058b86d83df8f0817', '\x09d012ce62066618e597a3bfa5d3dc4da146e67983f625c51f426261f1eb0f6c', '139****2954', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '郑景行', '景行', 1, NULL, NULL, true, NULL, 1, '2026-06-11 01:00:00+00', NULL),
	('bf06cda4-f48f-4084-8419-e2b925d85b9c', '\xec31f039db6f0fcd6be51f374dcc2ef956c5e4365e181f90b320044f12af98d63eb30b01caf179', '\x195d2fd645b5ddb96ac607b74f367d5f7456206aaac0b5ed3cf93a5d58edd02b', '139****2961', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '谢雨桐', '雨桐', 0, NULL, NULL, true, NULL, 1, '2026-06-12 01:00:00+00', NULL),
	('0809d0e5-8d67-4b15-82ed-859a2728e08b', '\xb3f80a8f4767044e6111d9f40003d2b1dedf1387693e9510c2a68cd1246a1f1c90daaf4e9e947a', '\xdaabb29abba7fd3c46eb489685c888c10dd7e8a4323461e829d121e6cd904c93', '139****2968', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '韩志强', '志强', 1, NULL, NULL, true, NULL, 1, '2026-06-13 01:00:00+00', NULL),
	('f534079c-ab00-45de-890f-ac4b8bd2d56a', '\x04341802db79a24e76da24050c2ccdbe0bb098c59ce6bbd86dd41741a66182eae8990fa95d53d0', '\x2490e1a05ade658250ccd1b7ebe565c3252cc4495d7e4fe2bf49d9c01d3cf423', '139****2975', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '唐雪莹', '雪莹', 0, NULL, NULL, true, NULL, 1, '2026-06-14 01:00:00+00', NULL),
	('f56705f4-8896-4c92-88e1-7a4a2c7be351', '\x6f4e5ace7c4f9847fdced1ab6efaadfa171f29d88b01dc4cfa0d4631ed762b93d9a17d1cd2dd57', '\xca8bef0083364f4a08eb881f2de68f6f7b156f1879fe505cc1c903af6b291e94', '139****2982', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '冯立新', '立新', 1, NULL, NULL, true, NULL, 1, '2026-06-15 01:00:00+00', NULL),
	('54b1f3d2-f3a7-4c36-882b-d2e2afc04c20', '\x017792dfd010eeb69a7097702aafc2a11d10aca5cbf2d44eaa1ce52058bff4719511a1a22407ab', '\xbf47b96e0d80580ddc33edd72b1f62b1af6956997c93cadee75b6b0abc4d0455', '139****2989', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '于海燕', '海燕', 0, NULL, NULL, true, NULL, 1, '2026-06-16 01:00:00+00', NULL),
	('f0125076-0e44-4cde-83a5-1bc1cf45a558', '\xf6923cb70fa472cbebdefd8af35193e15b4738c9882657d76a4879ce33f78aaaa3a2c54aa0b365', '\xe4b5f3e94692c79d6b0fd186c7cfee4e8f0fe73ae643f14e9bc8a59611216b97', '139****2996', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '董俊杰', '俊杰', 1, NULL, NULL, true, NULL, 1, '2026-06-17 01:00:00+00', NULL),
	('1e1d0396-75d1-4971-8676-79336afd6101', '\x49d23edc779235be00813e63bbabf24a497c2d2e7d4f2734354db2e625a6c421cbb66bc4d1458b', '\x95999b02504b6d90a5f22cde1f1abedbce22c42ea6887189e084b5e8f1408a88', '139****3003', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '萧佳慧', '佳慧', 0, NULL, NULL, true, NULL, 1, '2026-06-18 01:00:00+00', NULL),
	('004f9989-a252-437b-8dd0-7e6a2a1431f7', '\x625ff96bd99a15d156b1894a08b90582c613cbbd727da728bce055366db196b71a3569c6746cac', '\x58b7545c01306ca085fdf34e82d9d11151ae0553842d32c4bd892335ff6629a9', '139****3010', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '程明哲', '明哲', 1, NULL, NULL, true, NULL, 1, '2026-06-19 01:00:00+00', NULL),
	('f6d16e97-c87f-4892-8309-4cc01ef5e9ad', '\x5d0651c9fc7caf48afd216c16ce9803bd4a4553342b281ab33a696a71f5afe3e11129e75399d64', '\xa28027423b2389df60cb4310fd776427a632305165212e1fb2424f90e5c22951', '139****3017', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '曹玉婷', '玉婷', 0, NULL, NULL, true, NULL, 1, '2026-06-20 01:00:00+00', NULL),
	('f179f28f-2bae-44c6-86ea-21c5d78eb51d', '\x77d705df69b88bfec093f880036a222f65f44dd957b506d6be132e96b287f2a665f9b6596d5abc', '\xcb531fe8615fb4e7c3d20a9ef05d8eb08d84545c1f311915c2385da015450924', '139****3024', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '袁嘉豪', '嘉豪', 1, NULL, NULL, true, NULL, 1, '2026-06-21 01:00:00+00', NULL),
	('bd155e80-403d-489f-8811-76602f94f3d7', '\xd9ab89835885eba184894da307640430adf6c6478e380a8d5f13b2bb417e81b4fc7f7bdabb63ca', '\x9d99b16d6075abce7ac52f384ee1a02560fb30d33207dc510350db871d26fc13', '139****3031', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '邓静怡', '静怡', 0, NULL, NULL, true, NULL, 1, '2026-06-22 01:00:00+00', NULL),
	('925fe0d5-cf89-4dad-8206-3025c20f262e', '\xf07ac786a5c121006032dcebd88532ba248362c8871f55e54b25ae86273c7cc861aea50743d70b', '\x471fb3d3ebee0b3dc53fa26e09b4c53e3730bb0738c31eed30f0972c8c5b95de', '139****3038', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '许一鸣', '一鸣', 1, NULL, NULL, true, NULL, 1, '2026-06-23 01:00:00+00', NULL),
	('14c0eaa4-cb1b-488d-865b-188dd10559fe', '\x79f305cef54e54ebaa3e74ba9d8454a70504d88e3f5d5deec579535fa849db3a26b99f06df4393', '\x1c0920b221a0fc575890cfc6eeb1be5c4c096a8e028085758a7053ff19a2b589', '139****3045', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '傅可欣', '可欣', 0, NULL, NULL, true, NULL, 1, '2026-06-24 01:00:00+00', NULL),
	('d49db617-f007-4e34-8abe-59198fbe37e8', '\xf61c7788fbf2cd6a4dcfa7c6d982a5b3102a14f19e12ec7197e49dddaad5f3d628688cd5b23d0a', '\x06c35f3e6429144c5fb5c7bd71c471ff985881c47b90e7aae8ddab35e54fc5e6', '139****3052', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '沈浩宇', '浩宇', 1, NULL, NULL, true, NULL, 1, '2026-06-25 01:00:00+00', NULL),
	('ccb758e0-e542-4033-8851-ede9eccdc60c', '\x6fc725beac4aeec8201359a349f838aaa4197739b2d887165311cbbfa9ea66d2460ab00f23afbb', '\xc4c6832a977f421cde293fa6da80fdec063cfc851dca16d09143b899efcf4c9c', '139****3059', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '曾晓彤', '晓彤', 0, NULL, NULL, true, NULL, 1, '2026-06-26 01:00:00+00', NULL),
	('21b9d7ad-f322-49f2-8b0e-532591b7eaed', '\x5f747eca9e6089b91ff669ab5fc09714aa76c5f57b32df9bf4be20941ede79e51022eeba261b6a', '\xb4d6eb55a52343ee34594b98560fd45928dadb34f56ea9c9a16e8b6d67b92ad1', '139****3066', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '彭宏伟', '宏伟', 1, NULL, NULL, true, NULL, 1, '2026-06-27 01:00:00+00', NULL),
	('e52cfffd-448b-415c-8f86-4d9c2fc8fef8', '\x42dfc209b7e93c3166e1404064afba8304eba5e58b9f078917e07059d0b4c418d72b0e371dd90c', '\xca9ea5c914539151c27cbceae3afbd2d329ca47f354f5a192b757c543653bacc', '139****3073', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '吕春燕', '春燕', 0, NULL, NULL, true, NULL, 1, '2026-06-28 01:00:00+00', NULL),
	('f2560b51-cc3f-4eae-84f9-b75cdb00f421', '\x9d22226422fb6517ef92151d66eb0b9de6cd923fa76af2ae5c0696ee9197f7f9bc135dae80239b', '\x292ec11ff15f8d378fcc98f03f2224982a1dae3ccb4be21ac9cb7a10b1841749', '139****3080', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '王雨桐', '雨桐', 1, NULL, NULL, true, NULL, 1, '2026-06-29 01:00:00+00', NULL),
	('403705ba-f7ff-472c-8443-c6b80f0ea6e8', '\xd9ec7eb6de4cf79242787b93c7c7241a67567e4ce3f7022fb8c28d45d7fd3050f3793226fdf534', '\x35d5e7aa57335cb17e548f7a73c86dc624807529cd1de41bf7a98e100abcad9a', '139****3087', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '李志强', '志强', 0, NULL, NULL, true, NULL, 1, '2026-06-30 01:00:00+00', NULL),
	('86d3ad84-8f7f-4334-8fc3-22cb3c274460', '\x0fd1b65964d226320b7298150790ef01d1b6a4aa534e61a4d5c24446e6d09ef8e189bbe5e8598c', '\x9ac7ccb71884af8a7b1b29a2cd94ab28515d3a68c4102f6f36e83f58a96ed6ce', '139****3094', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '张雪莹', '雪莹', 1, NULL, NULL, true, NULL, 1, '2026-07-01 01:00:00+00', NULL),
	('a783bb41-1f99-450d-8c75-788eb50e8a9d', '\x4a16c1ab50fbcb3855d567b48ca29c2a43aad252db3ffc12cb74dc48cba3b3590216c9db11ed17', '\x4213aad21e68da2e2077735ea2b68ab0e1c9a14a38ab07c3ebe12c35d7cd8658', '139****3101', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '刘立新', '立新', 0, NULL, NULL, true, NULL, 1, '2026-07-02 01:00:00+00', NULL),
	('4cf31ac8-6cfe-4dfe-857c-2a03c97796f0', '\xba3dc781a3046a207501f34fecb85b249930d7a60dd527d205025804d0494a5a079d5da5e44975', '\xe4d1f256911efcb4acad1998ae76f4eb6a5897f9ca5fdd77e02821a7597ae338', '139****3108', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '陈海燕', '海燕', 1, NULL, NULL, true, NULL, 1, '2026-07-03 01:00:00+00', NULL),
	('169bb0b5-d4f0-4655-81d5-bbd1cef60da0', '\xaeb1b1cdef12a4f186877870a44a243ff4f4c9f6122a1602fd92bfbe27fd615ff73d9872fc9f85', '\x35241f3961709acb9d7795cd0c786d4713bbf182836363ecdc5a12b3b7f19f50', '139****3115', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '杨俊杰', '俊杰', 0, NULL, NULL, true, NULL, 1, '2026-07-04 01:00:00+00', NULL),
	('cd8e1aa0-32af-4e2d-8a62-b170a9a6bc29', '\x019648d6a3f424590b1a7dc27ad8989de9e6b70d99563814f094d589a16d6050a815c244525d92', '\xdf039a54ab23ef884c2b372680e766bb883f407ac4896a2b27120ee61e4152d8', '139****3122', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '赵佳慧', '佳慧', 1, NULL, NULL, true, NULL, 1, '2026-07-05 01:00:00+00', NULL),
	('af54ecc2-0c80-43ae-8bef-ebc0129817f1', '\x020eaff6661eca17ac4450106c40e279b3b3b60ce9202ed7e6d3f6d97c8d2e835d3f24e17dfdea', '\x965a07841b68f3d3e8a55ce76d5f4556eb60e31c6552c0016db48088a2d63294', '139****3129', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '黄明哲', '明哲', 0, NULL, NULL, true, NULL, 1, '2026-07-06 01:00:00+00', NULL),
	('5dae64bf-3c67-4d1a-8abb-a985784337be', '\xf7bdb10d415ad410435940e175e37a0506c993b526f6d8ede62707ea8a51d9c3f442577c4702d9', '\x3e7550d32e81fefb31ae9b1e14902bee8ec9f53857b8a9205834af692b30e3c1', '139****3136', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '周玉婷', '玉婷', 1, NULL, NULL, true, NULL, 1, '2026-07-07 01:00:00+00', NULL),
	('4db88eb0-432e-45fa-8e82-bf2fefaa577e', '\x0e671fd7c918eb931e347ad053b724d259c3a755fda70494e8826e37ec93f12e9823ad1c3fa700', '\x7b364ea117349db9340c7072a725676027cbea06aebe59e237f4ad28c3ee1ab0', '139****3143', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '吴嘉豪', '嘉豪', 0, NULL, NULL, true, NULL, 1, '2026-07-08 01:00:00+00', NULL),
	('e4aed230-4051-41e8-8ed9-a87cbaa78c5d', '\x24045bde2e79f0c8c1e386273288b8e363ea6ad7ae30ae5d8191f479a8c075fbbfa5b05b9406cb', '\x346bf66797fc548bb3fa8c6089c72b971adb238ccca180577ca3ded4a4b5dcd0', '139****3150', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '徐静怡', '静怡', 1, NULL, NULL, true, NULL, 1, '2026-07-09 01:00:00+00', NULL),
	('59fb1b76-efe9-44e2-8dee-7d864c46d7da', '\x1882fde30dbc62e04e7911fd2d88f15ebdca8eb4851587663f189cc79582d2b6f68b3f19b78a30', '\xc3b110b84769da5c658b9aada056386cf6250e4784823ddd8ad049c0ad6dd5ef', '139****3157', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '孙一鸣', '一鸣', 0, NULL, NULL, true, NULL, 1, '2026-07-10 01:00:00+00', NULL),
	('26c6c5ec-95f0-4507-89d4-112cf618af22', '\x7e4f3f3ae81236c08600c5e38c25d33e701f88a290ef6c1d0b75f0febe37d90b5f54429681bbc9', '\x75fed9e6992bfe095127130695ac0577475d627e974a387931c810a6ee9b1306', '139****3164', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '胡可欣', '可欣', 1, NULL, NULL, true, NULL, 1, '2026-07-11 01:00:00+00', NULL),
	('9fb73358-704e-4453-86c6-c308f9d1e166', '\xee482ac9aba9cb8ad9b6f926f9dd59bbafe7f0abfb9d4126de340dc15303928c9e974830fdd9d9', '\x76791d518de5029e10a71c7d9c1294eb2575bb5ac63a8ad1058dc92d8a8bca57', '139****3171', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '朱浩宇', '浩宇', 0, NULL, NULL, true, NULL, 1, '2026-07-12 01:00:00+00', NULL),
	('7d30585b-b6a2-477a-885f-04d2ee10c045', '\x5c381610c074da155e14b6ae1b7aea089580c02ccf62be51b856a5703865d5f9c7bf7c64e4bdd5', '\x3c083ba4f743d5f317fccb478839625ca9e4eb15e9d0103580fa2681cd6d861d', '139****3178', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '高晓彤', '晓彤', 1, NULL, NULL, true, NULL, 1, '2026-07-13 01:00:00+00', NULL),
	('c2b0c1be-35aa-4960-89b7-eaa20804ffe6', '\xe5ce69c7b81110fd451762f02ea9482147a7d79871934b265f9697d26ba3b50bfcea39f7782235', '\x6f23d5ae8bd61a7e712db853323e27fd02efb0729929dc65d7326f66e047635a', '139****3185', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '林宏伟', '宏伟', 0, NULL, NULL, true, NULL, 1, '2026-07-14 01:00:00+00', NULL),
	('59cc4475-cd87-4016-81a6-1ba59877e72d', '\x29522e459da8a922505c44d4aa1bf9f315dad464866ab5cf433f96d1201809b5c6b95b9d9f4aac', '\x57c795b810e2af662a22db208374ca4f61895d816cba2bfd6b0c5fcf181f5287', '139****3192', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '何春燕', '春燕', 1, NULL, NULL, true, NULL, 1, '2026-07-15 01:00:00+00', NULL),
	('694e59ed-300f-4e80-8137-3cb5b6b3783a', '\xb147fac5764704c0303e6c620c5bb3929b1f262c134b643e4dac71decb09a5e351ed48ea6c6798', '\xb749ccc0c02dd1c323a848379634228239590ce6c2d892c669c234e88687cfa4', '139****3199', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '郭子轩', '子轩', 0, NULL, NULL, true, NULL, 1, '2026-07-16 01:00:00+00', NULL),
	('aeefe304-3ffe-40f4-8c70-e623bf17afd1', '\xd7444964da360a18a61392d756ebb06c034577235dfd439be876e64980f56d23ed7c661aa9f17c', '\xff7d868b25d83e4f221f00f5c10ea7c1dd7cfe4c76df5736f3c2b527776072a7', '139****3206', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '马梦琪', '梦琪', 1, NULL, NULL, true, NULL, 1, '2026-07-17 01:00:00+00', NULL),
	('c666abbd-adfb-4925-861a-ee02a51c3e51', '\xb6ad985ce2a760f85a0708b672271c2236efcea98e64fca9e4343ce8f72f758b673b49f36c036b', '\x629401142da76156763cdf1627693cc28549b613f279cba124eb931d12a24f58', '139****3213', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '罗思源', '思源', 0, NULL, NULL, true, NULL, 1, '2026-07-18 01:00:00+00', NULL),
	('132be9fc-90fd-4e35-8e77-8523a494f4dc', '\xce01f0ee611ebacce246d15da628b195cdb030afb8e00c49fc8400d576d21f12f923bcd928c250', '\x07314257dae4985b211d3cab4b2ffe4f69ff03d0124273c259030f539d3267b9', '139****3220', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '梁婉清', '婉清', 1, NULL, NULL, true, NULL, 1, '2026-07-19 01:00:00+00', NULL),
	('35b54bf5-52dd-40d2-8b66-9b6cfb98c8e9', '\xc7d1c228bb830cd2d11d10c1d887f4bbacef22d4fc6bbd82829e4b2e95408866cdaac9b93ef4e8', '\xa3d609813cf2bb3184d6c8fcce8db3266ebc02d7ccbb7f6b53a82721b515b5f7', '139****3227', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '宋伟伦', '伟伦', 0, NULL, NULL, true, NULL, 1, '2026-07-20 01:00:00+00', NULL),
	('9049bc2b-0314-4d2e-835d-a43d353d7d1d', '\xd53f1e437547907d4af8c91c700914292483eebf4735555812082963eccdbd434d219a4a8ccd50', '\xb0927682cb4f9cfefd57b270d64447b8d70b6f95019967247f1d9043903602bd', '139****3234', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '郑诗涵', '诗涵', 1, NULL, NULL, true, NULL, 1, '2026-07-21 01:00:00+00', NULL),
	('a140476c-3a2f-4c6e-8045-a6240fdd0065', '\x88b3e552098b2ce8e0811df9b677614609bb6de36c43442cf57e89701a4eed2cc65f6b33b24b22', '\xec32af4658727a966c235d5d21efb7d5cccc12372891898f3928ee1d2682f397', '139****3241', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '谢天宇', '天宇', 0, NULL, NULL, true, NULL, 1, '2026-07-22 01:00:00+00', NULL),
	('ab2596b0-4fa2-49a4-8fb4-1af39b2c454b', '\xf1ce6238654104fbb6eec594c8ae9e16bb23ff1aa636a6831ec9f38f3bbfb0f50f9259f5056364', '\x6811e1aa7dec675cf92c4229c43373cb8bb0a3a7905063d7ea67fc9e05ae4cd9', '139****3248', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '韩若兰', '若兰', 1, NULL, NULL, true, NULL, 1, '2026-07-23 01:00:00+00', NULL),
	('cbbf45cf-4245-4ac3-8b3a-919efb2270a9', '\x51c84e8b784242d1753f555080b28be3fd5a3a72a61775d0e2197cf3432aab73afad3d49b78a45', '\x13adf9be2c4bf7d363eefc00d48e30eb058661c29ec6c1a78b1eb350480bc2b6', '139****3255', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '唐建华', '建华', 0, NULL, NULL, true, NULL, 1, '2026-07-24 01:00:00+00', NULL),
	('d9d3e474-8017-4f9b-81c6-39fde8eb9d7e', '\x544ede2f9f799426989232575529eccdad5870b6b5dcf281f5391f6ad32b7e2a3788af2135d18f', '\xcf2bfb25dd81a1909b433fd7ad3ff788b6f4028c1e0b5c801d29a2f510593511', '139****3262', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '冯欣怡', '欣怡', 1, NULL, NULL, true, NULL, 1, '2026-07-25 01:00:00+00', NULL),
	('f38580a1-000c-45af-89fd-125032a90370', '\x0e83bb68a29bd31a319074648cf75e24b6ccc8438c994b73e17d1a0c48cfab3fd4b4f9b79953e1', '\x014ac104398e150f1d0ca11d9c12f8063e6ff048c18c432d3286fe8f580681d9', '139****3269', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '于文博', '文博', 0, NULL, NULL, true, NULL, 1, '2026-07-26 01:00:00+00', NULL),
	('7bf642f9-991a-4936-8d8b-9791a36bd311', '\xa37a73dd78f11e5815116fd4464711573c391aacef823bf2ef6b321dd26d651b39b7e8dbf729fc', '\x40777f99dd1021d6b6c73872635fda0aa6c88666e81f3ae3ca82e48a72322ba0', '139****3276', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '董丹丹', '丹丹', 1, NULL, NULL, true, NULL, 1, '2026-07-27 01:00:00+00', NULL),
	('0544d035-5f66-42a0-87ea-b9a28ccdce60', '\x08726013e62a953ee03339107e58e89942a480cff2e0ba55a0f08433f96be94148a4547151f37c', '\xe97d6c160cd8b55a4d647e4ce74776e6f1d25775e0dc4403f327494ebf78c5f7', '139****3283', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '萧景行', '景行', 0, NULL, NULL, true, NULL, 1, '2026-07-28 01:00:00+00', NULL),
	('3e1bd228-1b52-4371-84a0-966fcd5c438e', '\x759b8fec2e9986985b45c779e893ea21f9c22c2cd4ffe5a78f257df7ba6abbf88a64f0bff66023', '\xfec1d11c5f7a0dcdc7a72dc0346ea0d914aa3b2404d3db735cde6b477c9813a6', '139****3290', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '程雨桐', '雨桐', 1, NULL, NULL, true, NULL, 1, '2026-07-29 01:00:00+00', NULL),
	('482e9d39-8d80-4976-894d-40b0a807a247', '\xe8719a6667048f50503e5ae135e025c1e8d48fcb0424670706fb823e401a0573805a884d995759', '\x9dad838567e53adfad4d6d07aff37134ce87264e6409d65c4084a26f9a4e58ff', '139****3297', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '曹志强', '志强', 0, NULL, NULL, true, NULL, 1, '2026-07-30 01:00:00+00', NULL),
	('71dc881b-ae5f-49d6-86b0-c03f01ee372c', '\x701b18bcbbedf702d5e5f7179dc5d084628f1f4517c1c16300410591bc65a63ee2beda647f999c', '\x83cb6c02d3428eb33dce0c152057a5850cfb429269e31521658d0976365ba2bc', '139****3304', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '袁雪莹', '雪莹', 1, NULL, NULL, true, NULL, 1, '2026-07-31 01:00:00+00', NULL),
	('960060ff-7a1a-4b37-8bd6-ba36b9cbdff1', '\x18b3fc4489dba9b369144cb25789c3c13b3c86bd20a47574b30cee1867107fea6a44c2310324fd', '\x0442ffdfd2398193948118f15d6beccb2f948d51291f02e48804625cbf105082', '139****3311', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '邓立新', '立新', 0, NULL, NULL, true, NULL, 1, '2026-08-01 01:00:00+00', NULL),
	('25bcdfe8-ed0e-4a97-8893-add50b6b8835', '\x05d8834f241722119027f09ff3f7bce24e6edf4727eb7ee3c51878a2504156d2ba779433b179e5', '\x7394be2f1a35c79b99dd28c7cdc4ee9909f1e2c567f6c404d973e4eb35211143', '139****3318', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '许海燕', '海燕', 1, NULL, NULL, true, NULL, 1, '2026-08-02 01:00:00+00', NULL),
	('38358572-d78a-4136-84ba-7ec39a3bac1c', '\x615c5b9b2ed03b54f84cab8a354e8a0919f88cda21ef74b52276c349d72ec11f60a85c372bff0f', '\x6cfb94b584840364866eb6e9559b8b4873cda0da94b5fd32f85ea4098bf9c69a', '139****3325', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '傅俊杰', '俊杰', 0, NULL, NULL, true, NULL, 1, '2026-08-03 01:00:00+00', NULL),
	('40570755-fc37-46fd-84e1-49c40a23259d', '\x7ce4fdfe45586541881469c0305eea7ece7e7c8794f4c04560ec0fd9620528ca95bdbaf0dffc25', '\xf1f89c99d3985439526db927fa00d84477761a7e4ea6b30b560091ae4e80fa4d', '139****3332', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '沈佳慧', '佳慧', 1, NULL, NULL, true, NULL, 1, '2026-08-04 01:00:00+00', NULL),
	('6fdff143-a6c4-4b73-8ea3-8613cc16079e', '\x28ef1496016605a4157f888425986784f3ab3ab2f1220c7e08815ac2b8e08b7120b31e54466d8b', '\xb859f3ce6df77792fee27920ada281b388e5d8d3c5527b75702dcff49bf8a9eb', '139****3339', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '曾明哲', '明哲', 0, NULL, NULL, true, NULL, 1, '2026-08-05 01:00:00+00', NULL),
	('630b6cdb-2e6c-4f8c-8976-0189df4bb67e', '\xff9e82b0bdc6d1f3067f2d60b71dc8aa47a2195b6ddb9c9574f305ce3c1a7a106730612ecd07d3', '\x2b109daaa9e64c221da5391065d8d9146ede16e65d64da7fe2b498f54b8accb7', '139****3346', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '彭玉婷', '玉婷', 1, NULL, NULL, true, NULL, 1, '2026-08-06 01:00:00+00', NULL),
	('40a4598a-6a85-457d-81aa-3e7a0a89465a', '\x36c2614a916165d8bfabae8a543e2c39fa5ec63224f9edd4f07583de10aada612b77e2889ebe76', '\x22bed0b6d8ee49d2d5bdfd974074f584d29ef104bfb27cd5e6c79c7f98f2a04e', '139****3353', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '吕嘉豪', '嘉豪', 0, NULL, NULL, true, NULL, 1, '2026-08-07 01:00:00+00', NULL),
	('ca80a442-50bb-413d-84d3-c6f5dcd8c95e', '\x3ac9db8c0c95f1465d4f717ac8ce6e531da31dc1a4633ea8743dcb35b7281c117bba1dce5bbaca', '\xebcdaaaa1eab65e66d217331869a0f7632552b1abf0817d7d632c4849dfc43f3', '139****3360', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '王天宇', '天宇', 1, NULL, NULL, true, NULL, 1, '2026-08-08 01:00:00+00', NULL),
	('edfb1a1a-9e36-44d7-88b4-dcc6e264e029', '\x396488bfe1fb398f78d5dc21077708e31b0a043befd735fa7b0d577e934efe2a457da9fe4331a3', '\x7c3598188e05dcec28acb3bfa5156cd79aa029970b4dfee42994e736c2b4b6e4', '139****3367', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '李若兰', '若兰', 0, NULL, NULL, true, NULL, 1, '2026-08-09 01:00:00+00', NULL),
	('547edeb4-c51c-426f-8687-4338fcddb350', '\x94da9d5e9499d8179b80cb61697c4fe59da39a2c2ecefdaebc06cf38d5a3b67ca3eb42754bf33a', '\x72dda8889a23475446ba831dc2450f4bd6333a2277e08701ec8cbcb699069399', '139****3374', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '张建华', '建华', 1, NULL, NULL, true, NULL, 1, '2026-08-10 01:00:00+00', NULL),
	('baf70dec-0631-41ef-8d8f-cc57d36bdf7b', '\xf55f3557e213dac0d41eff7b45fd2840e90ff9a3ef34e65f21f00172e69d39afe1e530b9fec460', '\xb22fc69df31773acb9c2c8d7f46c2f73e1e382d4204be9b5b3d5d845c354613e', '139****3381', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '刘欣怡', '欣怡', 0, NULL, NULL, true, NULL, 1, '2026-08-11 01:00:00+00', NULL),
	('e2913af3-478a-4d2b-8108-930864e2c212', '\x82edbbfcdcb432b8e25afdcd94cfd445941a2185ac6d5a041df8646e37bdc6c8b78e582e434cae', '\x6e9fd8a65c760e0bbbb3768b9da12a44d6e54496de8ff256d9060e1f30e3228c', '139****3388', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '陈文博', '文博', 1, NULL, NULL, true, NULL, 1, '2026-08-12 01:00:00+00', NULL),
	('4395a4e7-5144-40c9-8a98-6a857c173be8', '\xb8adfa7506d1bed15b11148359792c90c07bdfa6d1f67731d8ac9f5fa50f420bddff29519fbed1', '\x572bb1f8756df1c9228b973841d3324d96b13aa9bc1206d0263756332cc0c761', '139****3395', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '杨丹丹', '丹丹', 0, NULL, NULL, true, NULL, 1, '2026-08-13 01:00:00+00', NULL),
	('f4960146-f3d7-452e-82eb-9b53a9d61e39', '\x640db6320c896debffff5565dc59b271c95eccfddd098741205e5d27e82c1f86b9f197a840f2ea', '\xeec62a736425c73abd5d304d48465d8a158b48b696e1fc422baeaafd7692db58', '139****3402', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '赵景行', '景行', 1, NULL, NULL, true, NULL, 1, '2026-08-14 01:00:00+00', NULL),
	('0653f2da-3b9b-4488-8a14-0d59154a3ca0', '\x784c5e2e3626435e02f3f97bab2eb8b8c55445144cd0862450b92943eb80eb56f77164574c91ac', '\x316be0aa4122c283361779f1f355e607fed62b300df2025b1403f10e080beaba', '139****3409', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '黄雨桐', '雨桐', 0, NULL, NULL, true, NULL, 1, '2026-08-15 01:00:00+00', NULL),
	('68625f86-4caa-4fe9-8c7b-8f3a024f3a4f', '\x48ebcb55d791ceff02347c1c1409a9f2739cc14ed6e9438608381f7cdec26f6dd99adb718169c2', '\xdbcb09cce97ef9f38fc46e237afd0f3ebf838ae7dfc8dff5eef01e4a2e1af16c', '139****3416', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '周志强', '志强', 1, NULL, NULL, true, NULL, 1, '2026-08-16 01:00:00+00', NULL),
	('1b96af7a-b4a2-4239-85c2-0a1db6d8d06b', '\x99154d8758af21bd70e6ee2abc7c905dfb930930f0795b1f677b8514b20a3388e223e5e5ca2920', '\xa4a5013c2217d32f3a27fb05124278e1b8eb8fb0ed0382536f93cfb00e11d2d8', '139****3423', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '吴雪莹', '雪莹', 0, NULL, NULL, true, NULL, 1, '2026-08-17 01:00:00+00', NULL),
	('d5a3519b-9634-4d8c-84e9-8f44f2bc3d96', '\xedd21a2fba80950dcfcc6e3115d040cc90a4a00c055cba13a1d5f0aa0b91f8dedf49c600a51ddd', '\xa9f913398bc82e911c1977fd71729e91e08ca7e5946123130beb068bbd310fba', '139****3430', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '徐立新', '立新', 1, NULL, NULL, true, NULL, 1, '2026-08-18 01:00:00+00', NULL),
	('89c9bd30-bd28-4df0-85fc-51573784d2d2', '\xaa63bd663c5cc20ec3a60c6220a600f55d370f9d4ef7103e70831918ce6be38556445656ec73d4', '\x2e060a4f3cfe85ab186b90fb9c65d04b92d775545fb916797da72476fa27feea', '139****3437', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '孙海燕', '海燕', 0, NULL, NULL, true, NULL, 1, '2026-08-19 01:00:00+00', NULL),
	('8dcdf722-5c48-4c01-8c57-45cb09941c38', '\xd958e6a14a52030a7216f23fa3f0c2f7857da74b8d8247e9904df7c0bbf99f1b10c16a4f765c18', '\x5b717e18161d90d2aa087e29a6b9d2120c771d6969cb6d10f797f6b02768e8bf', '139****3444', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '胡俊杰', '俊杰', 1, NULL, NULL, true, NULL, 1, '2026-08-20 01:00:00+00', NULL),
	('fa82f0ed-dd0e-4d07-80b6-776bce3482b8', '\xa6eb23877f979c4c2f38e33312cf738df580560c8cac3092c74b00c3d9158cb0c6cc2ae64948d6', '\x99da39b9e4f02937622b8e442837a4104af8755666f29113754f7128dad0bcb4', '139****3451', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '朱佳慧', '佳慧', 0, NULL, NULL, true, NULL, 1, '2026-08-21 01:00:00+00', NULL),
	('d5084b6a-0814-4916-87ea-ffc8bfca1b00', '\xa814d98d8785995febc8ccf94ed65aaa5d45b88f81068a5523d856b0f96e88bfdc042f4ed4fd68', '\xf5ff1a1716d25e6168616e72c7f4c44cedb26e9e47839db3c48a57e44d11843e', '139****3458', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '高明哲', '明哲', 1, NULL, NULL, true, NULL, 1, '2026-08-22 01:00:00+00', NULL),
	('9360027d-72cf-4210-8560-cf069d841584', '\x609a99f67e75b6009e07f5384f0a2de6383c7a5c28b31995f92af6ae10013e067b5559db609c46', '\x0663834b07da2f4f652083e7519868c630eec306254bce3df46c4275e15130d4', '139****3465', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '林玉婷', '玉婷', 0, NULL, NULL, true, NULL, 1, '2026-08-23 01:00:00+00', NULL),
	('666e8925-a670-4490-8971-0b007f64f254', '\x0c6afd23ba21d413bba0b9278649fdd56c70a65530953a8f73fca19f6f023795c112fe26ec894b', '\x68240ab229bd4f1d291e80a0fe87e445b2afaf06b269151af9447ccdd0160725', '139****3472', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '何嘉豪', '嘉豪', 1, NULL, NULL, true, NULL, 1, '2026-08-24 01:00:00+00', NULL),
	('a4c98e9f-f79a-48a0-878f-927a6e3ce929', '\xd3c0deadd5083680e8ac1cee47132e699ff5152fb4c19d3b4ebcf555adb286de0aa89e676884f6', '\xcd85191f3a1bcfcb384320171ce9ff78e1e629fb40df2ce03f9e56fe09f7d92f', '139****3479', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '郭静怡', '静怡', 0, NULL, NULL, true, NULL, 1, '2026-08-25 01:00:00+00', NULL),
	('bef3ea9c-98f7-43f3-8c22-883887ea1d2c', '\xfe10f1c2b19228e0fd1f4712ff247785c3a1d6ed99a0fb773697f997ed131d9d804462f996e9ef', '\x3615b31c6fb02450e7863539ef0d4c22c1d20d87b90d84aedeaf0b975f71c71f', '139****3486', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '马一鸣', '一鸣', 1, NULL, NULL, true, NULL, 1, '2026-08-26 01:00:00+00', NULL),
	('ce626ea2-9344-41cd-8ede-5a1126f3f039', '\xd086b41fe755a2bac4b579ea4f5af25b5be9d2e15fad6f62b46c193f8f3cac08887ec0ffcbe475', '\x8eaaa35ca14bfbe44a3251e75c3931e3804b34a8a93e07510e0c6c776755ad4a', '139****3493', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '罗可欣', '可欣', 0, NULL, NULL, true, NULL, 1, '2026-08-27 01:00:00+00', NULL),
	('0162aabd-6b8e-4a79-8b36-37bb1668062a', '\xed28ff289ddca49bca2d9b69a5dd58e1a0084b913973af7ffc2365eae74854a8b6f1547af97ac3', '\x44f052bf6e344cc4c2ce1265f0d8ad232695a47c3c1f8614e400dcedd94ac896', '139****3500', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '梁浩宇', '浩宇', 1, NULL, NULL, true, NULL, 1, '2026-08-28 01:00:00+00', NULL),
	('df9d8d5e-a708-490c-8be5-a31c823f2e54', '\xd7767742fb61ae49b6b458ca32a083bf0563d4107be4c4e86fc2ded9214d3c616adbf9be67027d', '\x88de9ad6e2be88ffd2bf4e18d5edef71206c7abb86ffffa7e1cdca029e1c5bcd', '139****3507', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '宋晓彤', '晓彤', 0, NULL, NULL, true, NULL, 1, '2026-08-29 01:00:00+00', NULL),
	('5c040214-07b9-442d-8fcf-a6f1ddc0d798', '\x4078b2af5db3dcf938752d006c1cf8231039dfcf59496b5c1969f304e01c8d999f118f55135989', '\x7983425924dff3b7e1a69c134a69ff310dfa3b309edd2a1010e945261c01cca4', '139****3514', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '郑宏伟', '宏伟', 1, NULL, NULL, true, NULL, 1, '2026-08-30 01:00:00+00', NULL),
	('e337bb74-b299-4197-8e7c-917508917479', '\x8f91e1543f929362d26e8120061e93aa9159c7c67de8c965a71c51de9f74f3bbe606596b1cf96a', '\x852409061f0350e7202fbec7a2f8e072e583917d8d682b510c56cb1a1636fed2', '139****3521', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '谢春燕', '春燕', 0, NULL, NULL, true, NULL, 1, '2026-08-31 01:00:00+00', NULL),
	('5cc030f1-2d07-40ea-88d9-6da926c73153', '\x48f1bd0503e7b8485b895a647c9ee2249e5a6f7235628178aa5337c7c637fc788f7f5dbb170063', '\xf6a18ce9fe6397bb23bf1d62a50c2c5e0430945d14a8e0f16d516821e1438830', '139****3528', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '韩子轩', '子轩', 1, NULL, NULL, true, NULL, 1, '2026-09-01 01:00:00+00', NULL),
	('e1122f2e-9a63-4b40-8f26-14adc41d827f', '\x83bbde67e5fdf68b97c819ac9c7415b351dde4b7b68ee9e70f0dc4754126105fd2fe583a8d7423', '\x6b48e2a6172c609c78b246caebd9acf3962975e478bb0c7afb00a1d3bb82a155', '139****3535', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '唐梦琪', '梦琪', 0, NULL, NULL, true, NULL, 1, '2026-09-02 01:00:00+00', NULL),
	('86f40676-fee7-4724-8b01-ced7b4e4cc7b', '\x2c73b329fc883e79a65e66bb064bfefdb93d157e1c19ed4e0ea405962b24af5fede17b96ba64b2', '\x81200179ec73dedaa26a8cad562bc3a36f15c26c7f1b23bb5f8436b2dbcb418c', '139****3542', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '冯思源', '思源', 1, NULL, NULL, true, NULL, 1, '2026-09-03 01:00:00+00', NULL),
	('303b4d20-86a5-4d42-890e-66d6500c91ba', '\x1936108979dbf676b6c03fb491ecfa0ded29d7ccd7e319d96d4df171f5f91defd85388d5749c94', '\x9a77b8528f219bfbacc59bbdc7516e308575fb85de22316610636f845feb1781', '139****3549', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '于婉清', '婉清', 0, NULL, NULL, true, NULL, 1, '2026-09-04 01:00:00+00', NULL),
	('956f4232-04bd-49d6-82f3-7ffa165739d5', '\x0b9023f4871834eda8ab7f6ed693de7ffc0e3c5d957dad772d3a197958dca305d43fb3c28ef75b', '\xbab87fc8ae36f56c0262da68d0ee9532fb1d007b0ccb8680c133e2ae20ce1da7', '139****3556', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '董伟伦', '伟伦', 1, NULL, NULL, true, NULL, 1, '2026-09-05 01:00:00+00', NULL),
	('81b82554-9a23-421c-867f-850d093f6312', '\x6679fd82f8c0ba196bf1f63ec826ee5dd9a8599d113e028d1ab819e6c465bc2e07817f3d08e1f0', '\x91d03f3b1c0915ccd1c1ff2265b81b27f01f8be7782faba63905b3276fd4b149', '139****3563', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '萧诗涵', '诗涵', 0, NULL, NULL, true, NULL, 1, '2026-09-06 01:00:00+00', NULL),
	('c0f61eb9-40cf-4bb1-87e9-b8f92dfe5f4e', '\x17e090d94c71008a71d292ab4ec246ff6caae41b3e1c2fd2a03a91dcdeba9f73046b42d72a9552', '\x98507f52afd1a54e49523aafbf76676636e6b6ccaa52e1114250faf5915081ff', '139****3570', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '程天宇', '天宇', 1, NULL, NULL, true, NULL, 1, '2026-09-07 01:00:00+00', NULL),
	('1714aec3-a2b5-43b9-8836-0662aa4cd728', '\x09e7c1dfb5753760fe82c9ce59f0780ce7f1123b43942d32b206357878e978012e5b02e4acb6bd', '\xf4ad10291dedf28838d63207818e3a9f95d13a2c347b4c1a6d5f4a69409b6e99', '139****3577', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '曹若兰', '若兰', 0, NULL, NULL, true, NULL, 1, '2026-09-08 01:00:00+00', NULL),
	('c7240b27-7881-4555-8302-e05d8eb5e86e', '\xaef117d523a3343b4bfc282044f9d69d831ad886c5ba540a6fad6a808429790fcbeede9bf76b7a', '\x2af47f290b70a0d01968aba9b258cd1df35bd0a50eab27ccc452b86fda8c066b', '139****3584', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '袁建华', '建华', 1, NULL, NULL, true, NULL, 1, '2026-09-09 01:00:00+00', NULL),
	('c1ff069e-1dd3-477b-8bc5-b02ddf6e31b1', '\x16a459ab9ff4757a1495449e94468de0a0b874865e407d012de027c27177f601cc80ea48e85fc2', '\x4c0e065e6b1e534c6cae00142e936dfc0d9149639729ed2036e41e7779e5cc40', '139****3591', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '邓欣怡', '欣怡', 0, NULL, NULL, true, NULL, 1, '2026-09-10 01:00:00+00', NULL),
	('187f203a-650f-43d4-85f0-7e8a06630daf', '\x09c68f82b7ba0dac7b4813a7d7c9e7ff3694358e42e8ac47105ffbba651e060fb33c4bb50d7f17', '\xcde31a6ed2c886c846ffa4b9c4134b963b8cccd6a4636b68427fe2daf6f324bc', '139****3598', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '许文博', '文博', 1, NULL, NULL, true, NULL, 1, '2026-09-11 01:00:00+00', NULL),
	('4cacc816-4177-4529-876b-0cedfa5968ff', '\x6099598551af5c1964da646c371ca18392d34be224755d1a44ce8390510703bb26928a7c69b0dd', '\x3dde7e4583725ff9ee5be4dc212b6474b766993675e7eeceb1abdb9d43fff6be', '139****3605', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '傅丹丹', '丹丹', 0, NULL, NULL, true, NULL, 1, '2026-09-12 01:00:00+00', NULL),
	('1978607d-c286-45e3-895e-b2943c667f0c', '\x231b87e015762501697e238b3abb87d469403f041328bdeee18d3ffa323db6dee0cd85edcdf813', '\x8ecadd1b802eb60f94f45074a5dc8ef389985f1f0d5c8e518fe709038284a54a', '139****3612', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '沈景行', '景行', 1, NULL, NULL, true, NULL, 1, '2026-09-13 01:00:00+00', NULL),
	('865bf69b-3919-40a7-8353-8588b048a1f7', '\x89e95e1dd9bea6164a166873a2a276c41da98b616c9dba021ea0a6e2134d9ba2a093c0109f3799', '\x10a1d6bca3048916e58b35c2d8f7a25794ad9a33e1260d92b485bb9a6b19c82e', '139****3619', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '曾雨桐', '雨桐', 0, NULL, NULL, true, NULL, 1, '2026-09-14 01:00:00+00', NULL),
	('bbd19579-ee8a-4922-8619-46823a311f3a', '\xf0966da27336434566c4b152949b272d9b8f778b80c9e3552671e82fcf407680bd599ad53c1a4b', '\xf63b5aa7f7b74748bc37f3bc84da811a64f0128678558d37dff05e536853f9c3', '139****3626', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '彭志强', '志强', 1, NULL, NULL, true, NULL, 1, '2026-09-15 01:00:00+00', NULL),
	('f2cdd029-e24e-4fa4-820e-3f41d37ed703', '\xfa406b04ceb814eaa5f224a48401ad05841a011f3824569e2ebdcc0c1a2075041a2dadf36113b3', '\xab5feb9b7ee09cf13ff76951bdae4639e9a627e9a4a475cd203d16c2818364f5', '139****3633', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '吕雪莹', '雪莹', 0, NULL, NULL, true, NULL, 1, '2026-09-16 01:00:00+00', NULL),
	('b11e0172-13ec-4dde-873f-32707b1ebd62', '\xdf70f38ba60645590b6068aa26ab2680e762bb5e9b8ab0b4aa94097a864ce1098d1bb8388fdf72', '\x41ba10f06b4bdbfa57702d05eebcc6569ceb6b98533991796aecab8eaa52ad05', '139****3640', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '王春燕', '春燕', 1, NULL, NULL, true, NULL, 1, '2026-09-17 01:00:00+00', NULL),
	('4df21e59-ee01-4460-8841-626047093ec7', '\x063bd7518d0e32ce2005c06fdd84fc5fe0ded3db4191f9f29a47d3d84e47640f8f558f38614283', '\x287242ecb4f4d830adaed4751aea08e31794a9bea5929e373c35c78fa38c384c', '139****3647', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '李子轩', '子轩', 0, NULL, NULL, true, NULL, 1, '2026-09-18 01:00:00+00', NULL),
	('06b78a71-1a23-4062-889b-d2f9fb43b8e7', '\xaf9536f61b9bbe3c886ed11bd285c0197a71e2b4e72bc261ef9b0128c8d1936de33f6942b411cf', '\x1ef614cc3f15dbe82df7915c9094c51e6821655633f7e58d684c233feac46da3', '139****3654', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '张梦琪', '梦琪', 1, NULL, NULL, true, NULL, 1, '2026-09-19 01:00:00+00', NULL),
	('8c86e8f0-e19a-4ade-870f-a11566b65da8', '\x8248fb9d8f2e799a3e6f5553f8098546e746e2e350b9bac4f573d87f378d92d93797174c0d4972', '\x2ff165771d330289cbb0bb8dcd5b2f1d2453014623ad15d5484294eb71d0812c', '139****3661', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '刘思源', '思源', 0, NULL, NULL, true, NULL, 1, '2026-09-20 01:00:00+00', NULL),
	('c6d0db9f-c57d-4fd5-8ef5-37800a9c2433', '\x40781b469f894eafa089909c605edadcccc271b18792383c2aeae38311e4855eccb306da7d063a', '\xe604293b78c2b6fdc3c127b70e30da933086b3116416fc2442f15b797b94b990', '139****3668', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '陈婉清', '婉清', 1, NULL, NULL, true, NULL, 1, '2026-09-21 01:00:00+00', NULL),
	('aba5a9ea-e5e8-487e-86ad-f44f104087d1', '\x5ec1b21ba95b0fb50f2a44588cc08d2dc4f29a785024e1a134ed968a626416cc6361823650b844', '\xb6e117a0177eb8ca21def428c40f62de50ba18498b717ad4263bc57b1abe077c', '139****3675', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '杨伟伦', '伟伦', 0, NULL, NULL, true, NULL, 1, '2026-09-22 01:00:00+00', NULL),
	('35a1bb4c-f667-4ad5-88d9-364f68e9a71e', '\x5b0d99fb45d02e4a0077c596411664e909649ea836bf4619eec76c1cf36f0ca1f71e14dfba904f', '\xb1564ab960aaf288754ca2c37b7da3e26f9168e0612b0f210095b37c9c202eae', '139****3682', NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '赵诗涵', '诗涵', 1, NULL, NULL, true, NULL, 1, '2026-09-23 01:00:00+00', NULL),
	('9614ad55-4ff5-448e-894f-78c901261160', '\xed5aca75e1d431c1b5574e524b576b576b5e92775b83d11e4a848b7d3331513c7ed1c6eb0fb641', '\x39a5b21302f116679d66be230ae73cb584fc926bc5b98b35d1b4c27e0fbede0a', '138****1002', 'admina1', NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '赵雅琴', '雅琴', 1, NULL, NULL, true, NULL, 2, '2026-02-04 01:00:00+00', NULL),
	('f3fa99dd-202b-4c01-8d89-7bda10a9b11a', '\x435cd9e5a377d8cb16e2c93bfa066b16ba1b2dcf9534c374350b39f73616af04ab0794b925b2a7', '\x3baa88a7b59082660acabc3f1e785ea9f91d29393ff332fd02d95590e1e91cfa', '138****0011', 'operatora', NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '陈志远', '志远', 0, NULL, NULL, true, NULL, 3, '2026-01-21 01:00:00+00', NULL),
	('9dbf2f68-caa7-47e4-855a-40b997eaf20c', '\x22406fa519f464d65b13a2e0f4de9f1671a0a9a0eb32f9f33109b1dc5f2da748fba2097632a212', '\x00cbe8d75ddd10014e72419b72bc0c64c83edfa2358fc088cdb834ccc4759a36', '138****0012', 'operatorb', NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '周敏', '周敏', 1, NULL, NULL, true, NULL, 3, '2026-01-22 01:00:00+00', NULL),
	('74fdd2fb-1fad-4294-86f3-44bc4723a725', '\xc656d133cc7154ae19690b8c27d577327e124b4a6c0da8c716a251de0a5ac1b60d54535eda38dc', '\xba9493f5904e674d0c0525c08979a7ef2d04d516d60c0b141fa02ff51bce8b7f', '138****0021', 'assistant1', NULL, '$argon2id$v=19$m=19456,t=2,p=1$GDmEF/hwcTcIrRGdu4GJHQ$C6Uwu5a0n/oDKkaYn6xQUdw2O1CXMjWV7g/g+eHX1hY', true, '孙丽', '孙丽', 1, NULL, NULL, true, NULL, 3, '2026-01-28 01:00:00+00', NULL);


--
-- Name: audit_id_seq; Type: SEQUENCE SET; Schema: public; Owner: postgres
--

SELECT pg_catalog.setval('public.audit_id_seq', 1, false);


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
-- Name: local_message local_message_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.local_message
    ADD CONSTRAINT local_message_pkey PRIMARY KEY (space_id, id);


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
-- Name: session session_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (token_hash);


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
-- Name: audit_202612_space_id_xid_id_idx; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX audit_202612_space_id_xid_id_idx ON public.audit_202612 USING btree (space_id, xid, id);


--
-- Name: audit_202701_space_id_company_id_at_idx; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX audit_202701_space_id_company_id_at_idx ON public.audit_202701 USING btree (space_id, company_id, at DESC);


--
-- Name: audit_202701_space_id_xid_id_idx; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX audit_202701_space_id_xid_id_idx ON public.audit_202701 USING btree (space_id, xid, id);


--
-- Name: audit_202702_space_id_company_id_at_idx; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX audit_202702_space_id_company_id_at_idx ON public.audit_202702 USING btree (space_id, company_id, at DESC);


--
-- Name: audit_202702_space_id_xid_id_idx; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX audit_202702_space_id_xid_id_idx ON public.audit_202702 USING btree (space_id, xid, id);


--
-- Name: audit_other_space_id_company_id_at_idx; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX audit_other_space_id_company_id_at_idx ON public.audit_other USING btree (space_id, company_id, at DESC);


--
-- Name: audit_other_space_id_xid_id_idx; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX audit_other_space_id_xid_id_idx ON public.audit_other USING btree (space_id, xid, id);


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
-- Name: idempotency_age; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX idempotency_age ON public.idempotency USING btree (created_at);


--
-- Name: local_message_time; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX local_message_time ON public.local_message USING btree (created_at DESC);


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
-- Name: staff_department; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX staff_department ON public.staff USING btree (company_id, department_id) WHERE (department_id IS NOT NULL);


--
-- Name: staff_order; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX staff_order ON public.staff USING btree (company_id, order_num, user_id) INCLUDE (department_id, real_name, space_id) WHERE (left_at IS NULL);


--
-- Name: staff_phone; Type: INDEX; Schema: public; Owner: postgres
--

CREATE UNIQUE INDEX staff_phone ON public.staff USING btree (company_id, phone_hash) WHERE (left_at IS NULL);


--
-- Name: staff_super_admin; Type: INDEX; Schema: public; Owner: postgres
--

CREATE UNIQUE INDEX staff_super_admin ON public.staff USING btree (company_id) WHERE ((admin_level = 3) AND (left_at IS NULL));


--
-- Name: staff_user; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX staff_user ON public.staff USING btree (user_id) WHERE (left_at IS NULL);


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
-- Name: staff staff_changed; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER staff_changed AFTER UPDATE ON public.staff REFERENCING OLD TABLE AS changed NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION door.bump_staff();


--
-- Name: user user_changed; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER user_changed BEFORE UPDATE ON public."user" FOR EACH ROW EXECUTE FUNCTION door.bump_self();


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
-- Name: local_message local_message_space_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.local_message
    ADD CONSTRAINT local_message_space_id_fkey FOREIGN KEY (space_id) REFERENCES public.space(id);


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
-- Name: audit adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.audit FOR INSERT TO park_app WITH CHECK ((space_id = ( SELECT app.space() AS space)));


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
-- Name: file adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.file FOR INSERT TO park_app WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: idempotency adding; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY adding ON public.idempotency FOR INSERT TO park_app WITH CHECK ((user_id = ( SELECT app.user_id() AS user_id)));


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
-- Name: file changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.file FOR UPDATE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[])))) WITH CHECK (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: idempotency changing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY changing ON public.idempotency FOR UPDATE TO park_app USING ((user_id = ( SELECT app.user_id() AS user_id))) WITH CHECK ((user_id = ( SELECT app.user_id() AS user_id)));


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
-- Name: file door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.file TO park_door USING (true) WITH CHECK (true);


--
-- Name: menu_switch door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.menu_switch TO park_door USING (true) WITH CHECK (true);


--
-- Name: park door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.park TO park_door USING (true) WITH CHECK (true);


--
-- Name: park_access door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public.park_access TO park_door USING (true) WITH CHECK (true);


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
-- Name: user door; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY door ON public."user" TO park_door USING (true) WITH CHECK (true);


--
-- Name: file; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.file ENABLE ROW LEVEL SECURITY;

--
-- Name: idempotency; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.idempotency ENABLE ROW LEVEL SECURITY;

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
-- Name: file keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.file TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: idempotency keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.idempotency TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: local_message keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public.local_message TO park_keeper USING (true) WITH CHECK (true);


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
-- Name: user keeper; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY keeper ON public."user" TO park_keeper USING (true) WITH CHECK (true);


--
-- Name: local_message; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.local_message ENABLE ROW LEVEL SECURITY;

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
-- Name: rate_limit; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public.rate_limit ENABLE ROW LEVEL SECURITY;

--
-- Name: audit reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.audit FOR SELECT TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[])) AND ((park_id IS NULL) OR (park_id = ANY (( SELECT app.parks() AS parks)::uuid[])))));


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
-- Name: file reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.file FOR SELECT TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


--
-- Name: idempotency reading; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY reading ON public.idempotency FOR SELECT TO park_app USING ((user_id = ( SELECT app.user_id() AS user_id)));


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
-- Name: file removing; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY removing ON public.file FOR DELETE TO park_app USING (((space_id = ( SELECT app.space() AS space)) AND (company_id = ANY (( SELECT app.companies() AS companies)::uuid[]))));


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
-- Name: user; Type: ROW SECURITY; Schema: public; Owner: postgres
--

ALTER TABLE public."user" ENABLE ROW LEVEL SECURITY;

--
-- Name: idempotency worker; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY worker ON public.idempotency TO park_worker USING (true) WITH CHECK (true);


--
-- Name: local_message worker; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY worker ON public.local_message TO park_worker USING (true) WITH CHECK (true);


--
-- Name: outbox worker; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY worker ON public.outbox TO park_worker USING (true) WITH CHECK (true);


--
-- Name: rate_limit worker; Type: POLICY; Schema: public; Owner: postgres
--

CREATE POLICY worker ON public.rate_limit TO park_worker USING (true) WITH CHECK (true);


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
-- Name: FUNCTION companies(); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.companies() FROM PUBLIC;
GRANT ALL ON FUNCTION door.companies() TO park_app;


--
-- Name: FUNCTION contexts_of(p_user uuid); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.contexts_of(p_user uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION door.contexts_of(p_user uuid) TO park_app;


--
-- Name: FUNCTION copy_phone(); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.copy_phone() FROM PUBLIC;


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
-- Name: FUNCTION outbox_told(); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.outbox_told() FROM PUBLIC;


--
-- Name: FUNCTION project_known(p_code text); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.project_known(p_code text) FROM PUBLIC;
GRANT ALL ON FUNCTION door.project_known(p_code text) TO park_app;


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
-- Name: FUNCTION session_open(p_user uuid, p_token bytea, p_key bytea, p_idle interval, p_length interval, p_request text); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.session_open(p_user uuid, p_token bytea, p_key bytea, p_idle interval, p_length interval, p_request text) FROM PUBLIC;
GRANT ALL ON FUNCTION door.session_open(p_user uuid, p_token bytea, p_key bytea, p_idle interval, p_length interval, p_request text) TO park_app;


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
-- Name: FUNCTION theme_for(p_project text); Type: ACL; Schema: door; Owner: park_door
--

REVOKE ALL ON FUNCTION door.theme_for(p_project text) FROM PUBLIC;
GRANT ALL ON FUNCTION door.theme_for(p_project text) TO park_app;


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
-- Name: TABLE company; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.company TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.company TO park_keeper;
GRANT SELECT ON TABLE public.company TO park_door;


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
GRANT SELECT ON TABLE public.config_entry TO park_door;


--
-- Name: TABLE department; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.department TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.department TO park_keeper;
GRANT SELECT ON TABLE public.department TO park_door;


--
-- Name: TABLE department_manager; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.department_manager TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.department_manager TO park_keeper;


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
-- Name: TABLE idempotency; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.idempotency TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.idempotency TO park_keeper;
GRANT SELECT,DELETE ON TABLE public.idempotency TO park_worker;


--
-- Name: TABLE local_message; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT ON TABLE public.local_message TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.local_message TO park_keeper;
GRANT SELECT,INSERT,DELETE ON TABLE public.local_message TO park_worker;


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
GRANT SELECT ON TABLE public.park TO park_door;


--
-- Name: TABLE park_access; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.park_access TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.park_access TO park_keeper;
GRANT SELECT ON TABLE public.park_access TO park_door;


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
GRANT SELECT ON TABLE public.role_user TO park_door;


--
-- Name: TABLE session; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.session TO park_keeper;
GRANT SELECT,INSERT,UPDATE ON TABLE public.session TO park_door;


--
-- Name: TABLE space; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.space TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.space TO park_keeper;
GRANT SELECT ON TABLE public.space TO park_door;


--
-- Name: COLUMN space.rights_version; Type: ACL; Schema: public; Owner: postgres
--

GRANT UPDATE(rights_version) ON TABLE public.space TO park_door;


--
-- Name: TABLE staff; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.staff TO park_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.staff TO park_keeper;
GRANT SELECT ON TABLE public.staff TO park_door;


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
-- Name: TABLE "user"; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public."user" TO park_keeper;
GRANT SELECT ON TABLE public."user" TO park_door;


--
-- Name: COLUMN "user".id; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(id) ON TABLE public."user" TO park_app;


--
-- Name: COLUMN "user".phone_mask; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(phone_mask) ON TABLE public."user" TO park_app;


--
-- Name: COLUMN "user".username; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(username) ON TABLE public."user" TO park_app;


--
-- Name: COLUMN "user".username_changed_at; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(username_changed_at) ON TABLE public."user" TO park_app;


--
-- Name: COLUMN "user".change; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(change) ON TABLE public."user" TO park_app;


--
-- Name: COLUMN "user".real_name; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(real_name) ON TABLE public."user" TO park_app;


--
-- Name: COLUMN "user".nick_name; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(nick_name) ON TABLE public."user" TO park_app;


--
-- Name: COLUMN "user".sex; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(sex) ON TABLE public."user" TO park_app;


--
-- Name: COLUMN "user".email; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(email) ON TABLE public."user" TO park_app;


--
-- Name: COLUMN "user".avatar; Type: ACL; Schema: public; Owner: postgres
--

GRANT SELECT(avatar) ON TABLE public."user" TO park_app;


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
-- PostgreSQL database dump complete
--


