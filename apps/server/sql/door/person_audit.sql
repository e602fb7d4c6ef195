/* Inserts the audit row of an action without a session. */
create or replace function door.person_audit(p_user uuid, p_call text, p_request text, p_address text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.audit (space_id, company_id, park_id, user_id, side, call, outcome, request_id, address)
  select s.space_id, s.company_id, c.park_id, p_user, coalesce(c.side, ''), p_call, 'done', p_request, p_address
    from public.staff s
    left join door.contexts_of(p_user) c on c.company_id = s.company_id and c.has_privilege
   where s.user_id = p_user and s.left_at is null and s.enabled
   order by (c.company_id is null), s.admin_level desc, s.created_at, c.park_name limit 1
$$;
grant execute on function door.person_audit(uuid, text, text, text) to park_app;
