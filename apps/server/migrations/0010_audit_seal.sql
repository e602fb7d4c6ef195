/*
 * Audit rows are linked into a chain after they are committed: a chain inside the transaction would let a space write one
 * command at a time. A seal covers the rows of one space from the last seal on up to transactions that have all ended, so
 * that no row can slip in behind it.
 */
alter table audit add column xid xid8 not null default pg_current_xact_id();
create index audit_xid on audit (space_id, xid, id);

-- a company in two parks: what it does in one is not for the operator of the other
drop policy reading on audit;
create policy reading on audit for select to park_app
  using (space_id = (select app.space()) and company_id = any ((select app.companies())::uuid[])
         and (park_id is null or park_id = any ((select app.parks())::uuid[])));

create table audit_seal (
  space_id  uuid not null references space (id),
  seq       bigint not null,
  from_xid  xid8 not null,
  to_xid    xid8 not null,
  row_count integer not null,
  hash      bytea not null,
  sealed_at timestamptz not null default app.now(),
  primary key (space_id, seq)
);
select app.closed_table('audit_seal');
select app.open_to_door('audit_seal', 'select, insert');
grant select on audit to park_door;

/* The hash of the rows of a space between two transactions, chained to the hash before it. */
create function door.audit_digest(p_space uuid, p_from xid8, p_to xid8, p_before bytea, out hash bytea, out row_count integer)
language sql stable security definer set search_path = '' as $$
  select sha256(coalesce(p_before, '') || coalesce(string_agg(sha256(convert_to(
           concat_ws('|', a.id, a.at, a.park_id, a.company_id, a.user_id, a.side, a.support, a.call, a.target, a.input, a.outcome, a.request_id), 'UTF8')),
           '' order by a.xid, a.id), '')), count(*)::integer
    from public.audit a where a.space_id = p_space and a.xid >= p_from and a.xid < p_to
$$;

/* Seals what every space has written since; says how many seals were made. */
create function door.audit_seal() returns integer language plpgsql security definer set search_path = '' as $$
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

/* The first seal of a space that its rows no longer match; none is the only good answer. */
create function door.audit_check(p_space uuid) returns bigint language plpgsql stable security definer set search_path = '' as $$
declare
  seal record;
  made record;
  before bytea;
begin
  for seal in select * from public.audit_seal where space_id = p_space order by seq loop
    select * into made from door.audit_digest(p_space, seal.from_xid, seal.to_xid, before);
    if made.hash <> seal.hash or made.row_count <> seal.row_count then
      return seal.seq;
    end if;
    before := seal.hash;
  end loop;
  return null;
end $$;

do $$
declare
  f regprocedure;
begin
  foreach f in array array['door.audit_digest(uuid, xid8, xid8, bytea)', 'door.audit_seal()', 'door.audit_check(uuid)']::regprocedure[] loop
    execute format('alter function %s owner to park_door', f);
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$;
grant usage on schema door to park_worker;
grant execute on function door.audit_seal() to park_worker;
grant execute on function door.audit_check(uuid) to park_app;
