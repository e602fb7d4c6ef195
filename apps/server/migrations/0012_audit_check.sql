/*
 * To hash every row again at every look costs more with every day. A look therefore checks the newest seals only, and every
 * night the worker goes through all of them from the first one on, in steps. How far it came is kept per space, together
 * with the hash found there: who writes the whole chain anew is found out by it.
 */
create table audit_check (
  space_id     uuid primary key references space (id),
  -- the round under way: the last seal it has found good
  reached      bigint not null default 0,
  -- the last round that found everything good
  checked_to   bigint,
  checked_hash bytea,
  -- the last round that ended, and what it found
  checked_at   timestamptz,
  broken_seal  bigint,
  constraint audit_check_whole check ((checked_to is null) = (checked_hash is null))
);
select app.closed_table('audit_check');
select app.open_to_door('audit_check', 'select, insert, update');

drop function door.audit_check(uuid);

/* The first of these seals that its rows no longer match, or the one remembered as good that is no longer the same. */
create function door.audit_broken(p_space uuid, p_from bigint, p_to bigint) returns bigint
language plpgsql stable security definer set search_path = '' as $$
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

/* What is known of the space's own chain: the newest seals are looked at now, as many as a page can wait for. */
create function door.audit_check(
  out broken_seal bigint, out checked_to bigint, out checked_at timestamptz, out recent_from bigint, out sealed_to bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  select c.broken_seal, c.checked_to, c.checked_at into broken_seal, checked_to, checked_at
    from public.audit_check c where c.space_id = app.space();
  select max(n.seq), min(n.seq) filter (where n.row_total <= 5000) into sealed_to, recent_from
    from (select s.seq, sum(s.row_count) over (order by s.seq desc) as row_total
            from (select seq, row_count from public.audit_seal where space_id = app.space() order by seq desc limit 100) as s) as n;
  broken_seal := least(broken_seal, door.audit_broken(app.space(), recent_from, sealed_to));
end $$;

/*
 * One step of the round: about so many rows of the space whose last round ended longest ago, before the time given. Says
 * which space it was and what is wrong with it; no space is left when all have been gone through.
 */
create function door.audit_round(p_since timestamptz, p_rows integer, out space uuid, out broken bigint)
language plpgsql volatile security definer set search_path = '' as $$
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

do $$
declare
  f regprocedure;
begin
  foreach f in array array['door.audit_broken(uuid, bigint, bigint)', 'door.audit_check()', 'door.audit_round(timestamptz, integer)']::regprocedure[] loop
    execute format('alter function %s owner to park_door', f);
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$;
grant execute on function door.audit_check() to park_app;
grant execute on function door.audit_round(timestamptz, integer) to park_worker;
