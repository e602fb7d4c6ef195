/*
 * Runs one step of the nightly check: checks about `p_rows` rows of one space, the one whose last round, before `p_since`, ended longest
 * ago. Returns the space and its first broken seal; null when all spaces have been checked.
 */
create or replace function door.audit_round(p_since timestamptz, p_rows integer, out space uuid, out broken bigint)
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
    -- checked_to and checked_hash stay: a chain rewritten consistently must not count as intact in the next round
    update public.audit_check set reached = 0, checked_at = app.now(), broken_seal = broken where space_id = space;
  elsif exists (select from public.audit_seal where space_id = space and seq > step_to) then
    update public.audit_check set reached = step_to where space_id = space;
  else
    update public.audit_check c set reached = 0, checked_at = app.now(), broken_seal = null, checked_to = s.seq, checked_hash = s.hash
      from public.audit_seal s
     where c.space_id = space and s.space_id = space and s.seq = coalesce(step_to, done);
  end if;
end $$;
grant execute on function door.audit_round(timestamptz, integer) to park_worker;
