/* Returns the user and the contexts of a valid session. A disabled user, or one without a membership, has none. */
create or replace function door.session_find(p_token bytea) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
      'id', s.id, 'userId', s.user_id, 'companyId', s.company_id, 'parkId', s.park_id, 'change', u.change,
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
grant execute on function door.session_find(bytea) to park_app;
