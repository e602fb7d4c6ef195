/* Who has lost the phone his authenticator app was on asks the platform; until now that took somebody at the server. */
grant delete on user_factor to park_door;

/* As before, and whether an authenticator app guards the account. */
drop function door.account_list(text, text, bytea, boolean, boolean, bigint, bigint);
create function door.account_list(p_pattern text, p_digits text, p_hash bytea, p_enabled boolean, p_locked boolean, p_offset bigint, p_limit bigint)
returns table (total bigint, id uuid, username text, real_name text, phone_mask text, enabled boolean, is_locked boolean, has_factor boolean,
  change boolean, space_names text[], session_num integer, last_seen_at timestamptz, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  with matched as materialized (
    select u.id, u.created_at from public."user" u
     where app.reach() = 'platform' and (p_enabled is null or u.enabled = p_enabled) and (p_locked is null or door.account_locked(u.id) = p_locked)
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

/* Takes an authenticator app off somebody's account. Says whether there was one, and his number, so that he hears of it; nothing where there is nobody. */
create function door.account_drop_factor(p_user uuid) returns table (is_dropped boolean, phone_cipher bytea)
language sql volatile security definer set search_path = '' as $$
  with person as (select u.id, u.phone_cipher from public."user" u where u.id = p_user and app.reach() = 'platform'),
       dropped as (delete from public.user_factor f using person where f.user_id = person.id and f.secret is not null returning 1)
  select exists (select from dropped), person.phone_cipher from person
$$;

do $$
declare
  f regprocedure;
begin
  foreach f in array array['door.account_list(text, text, bytea, boolean, boolean, bigint, bigint)', 'door.account_drop_factor(uuid)']::regprocedure[] loop
    execute format('alter function %s owner to park_door', f);
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to park_app', f);
  end loop;
end $$;
