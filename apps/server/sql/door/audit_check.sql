/* Returns the state of the audit chain of the actor's space. The newest seals are checked at once, as many as a page can wait for. */
create or replace function door.audit_check(
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
grant execute on function door.audit_check() to park_app;
