/*
 * Redeems a ticket once, for the application it was issued for, as long as the application has the same origin, and the user still has
 * the session and may enter that context.
 */
create or replace function door.ticket_redeem(p_code text, p_hash bytea)
returns table (user_id uuid, real_name text, company_id uuid, company_name text, park_id uuid)
language sql volatile security definer set search_path = '' as $$
  with taken as (
    update public.ticket t set redeemed_at = app.now()
      from public.external_app a, public.session s
     where t.hash = p_hash and t.redeemed_at is null and app.lasts(t.expires_at, interval '60 seconds')
       and a.space_id = t.app_space_id and a.id = t.app_id and lower(a.code) = lower(p_code) and a.enabled and a.origin = t.origin
       and s.token_hash = t.token_hash and s.revoked_at is null and s.expires_at > app.now()
       and exists (select from door.contexts_of(t.user_id) c
                    where c.company_id = t.company_id and c.park_id is not distinct from t.park_id and c.has_privilege)
    returning t.user_id, t.company_id, t.park_id)
  select k.user_id, s.real_name, k.company_id, c.name, k.park_id
    from taken k join public.staff s on s.company_id = k.company_id and s.user_id = k.user_id
    join public.company c on c.space_id = s.space_id and c.id = s.company_id
$$;
grant execute on function door.ticket_redeem(text, bytea) to park_app;
