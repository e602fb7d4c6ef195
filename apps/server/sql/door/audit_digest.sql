/*
 * Returns the hash of the audit rows of a space between two transactions, chained to the hash before it. Times are hashed as text, so
 * the zone and date style are fixed: a server with another setting would break the chain. An empty address is left out, because the rows
 * of earlier versions were hashed without one.
 */
create or replace function door.audit_digest(p_space uuid, p_from xid8, p_to xid8, p_before bytea, out hash bytea, out row_count integer)
language sql stable security definer set search_path = '' set timezone = 'UTC' set datestyle = 'ISO, MDY' as $$
  select sha256(coalesce(p_before, '') || coalesce(string_agg(sha256(convert_to(
           concat_ws('|', a.id, a.at, a.park_id, a.company_id, a.user_id, a.side, a.support, a.call, a.target, a.input, a.outcome,
                     a.request_id, nullif(a.address, '')), 'UTF8')),
           '' order by a.xid, a.id), '')), count(*)::integer
    from public.audit a where a.space_id = p_space and a.xid >= p_from and a.xid < p_to
$$;
