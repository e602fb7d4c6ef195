/*
 * Seals the audit rows that every space has written since its last seal, up to transactions that have all ended, so that no row can
 * slip in behind. Returns the number of seals made.
 */
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
grant execute on function door.audit_seal() to park_worker;
