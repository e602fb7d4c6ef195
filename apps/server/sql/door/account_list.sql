/*
 * Returns a page of accounts for the platform. The pattern matches names, the digits match the end of a phone number; without any of them
 * every account matches.
 */
create or replace function door.account_list(p_pattern text, p_digits text, p_hash bytea, p_enabled boolean, p_locked boolean,
  p_offset bigint, p_limit bigint)
returns table (total bigint, id uuid, username text, real_name text, phone_mask text, enabled boolean, is_locked boolean,
  has_factor boolean, change boolean, space_names text[], session_num integer, last_seen_at timestamptz, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  with matched as materialized (
    select u.id, u.created_at from public."user" u
     where app.reach() = 'platform' and (p_enabled is null or u.enabled = p_enabled)
       and (p_locked is null or door.account_locked(u.id) = p_locked)
       and case when p_hash is not null then u.phone_hash = p_hash
                else u.real_name like p_pattern or lower(u.username) like lower(p_pattern) or right(u.phone_mask, 4) = p_digits end
  ), page as (select m.id from matched m order by m.created_at desc, m.id limit p_limit offset p_offset)
  select (select count(*) from matched), u.id, u.username, u.real_name, u.phone_mask, u.enabled, door.account_locked(u.id),
         exists (select from public.user_factor f where f.user_id = u.id and f.secret is not null), u.change, array(
           select distinct o.name from public.staff s join public.space o on o.id = s.space_id
            where s.user_id = u.id and s.left_at is null order by 1),
         (select count(*)::integer from public.session s
           where s.user_id = u.id and s.revoked_at is null and s.expires_at > app.now() and s.last_seen_at + s.idle > app.now()),
         (select max(s.last_seen_at) from public.session s where s.user_id = u.id), u.created_at
    from (values (1)) as one left join (page join public."user" u on u.id = page.id) on true
   order by u.created_at desc, u.id
$$;
grant execute on function door.account_list(text, text, bytea, boolean, boolean, bigint, bigint) to park_app;
