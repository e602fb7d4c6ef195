/* Returns the kinds of agreements whose newest version a user has not accepted. */
create or replace function door.pending_agreements(p_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(a.kind order by a.kind desc), '[]')
    from (select kind, max(version) as version from public.agreement group by kind) a
   where not exists (select from public.user_consent c where c.user_id = p_user and c.kind = a.kind and c.version = a.version)
$$;
