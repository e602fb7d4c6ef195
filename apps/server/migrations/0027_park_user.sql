/* An administrator of a park is his entry and the roles he has with it: two who edit one at once must notice. */
alter table park_access
  add column version    integer not null default 1,
  add column updated_at timestamptz,
  add column updated_by uuid;

/* Accounts, for the platform and nobody else: who may sign in, and nothing of what he does anywhere. */
grant update (enabled) on "user" to park_door;
grant update (enabled, version, updated_at, updated_by) on company to park_door;
create index user_created on "user" (created_at desc, id);

create function door.account_locked(p_user uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.login_attempt a
                  where a.account = uuid_send(p_user) and a.is_open and a.locks and a.created_at > app.now() - interval '15 minutes')
$$;

/* The pattern is for names, the digits for the end of a number; without any of them everybody is found. */
create function door.account_list(p_pattern text, p_digits text, p_hash bytea, p_enabled boolean, p_locked boolean, p_offset bigint, p_limit bigint)
returns table (total bigint, id uuid, username text, real_name text, phone_mask text, enabled boolean, is_locked boolean, change boolean,
  space_names text[], session_num integer, last_seen_at timestamptz, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  with matched as materialized (
    select u.id, u.created_at from public."user" u
     where app.reach() = 'platform' and (p_enabled is null or u.enabled = p_enabled) and (p_locked is null or door.account_locked(u.id) = p_locked)
       and case when p_hash is not null then u.phone_hash = p_hash
                else u.real_name like p_pattern or lower(u.username) like lower(p_pattern) or right(u.phone_mask, 4) = p_digits end
  ), page as (select m.id from matched m order by m.created_at desc, m.id limit p_limit offset p_offset)
  select (select count(*) from matched), u.id, u.username, u.real_name, u.phone_mask, u.enabled, door.account_locked(u.id), u.change, array(
           select distinct o.name from public.staff s join public.space o on o.id = s.space_id
            where s.user_id = u.id and s.left_at is null order by 1),
         (select count(*)::integer from public.session s
           where s.user_id = u.id and s.revoked_at is null and s.expires_at > app.now() and s.last_seen_at + s.idle > app.now()),
         (select max(s.last_seen_at) from public.session s where s.user_id = u.id), u.created_at
    from (values (1)) as one left join (page join public."user" u on u.id = page.id) on true
   order by u.created_at desc, u.id
$$;

/* False where there is nobody. That sessions end is the trigger's doing. */
create function door.account_set_enabled(p_user uuid, p_enabled boolean) returns boolean
language sql volatile security definer set search_path = '' as $$
  with changed as (
    update public."user" set enabled = p_enabled, updated_at = app.now() where id = p_user and app.reach() = 'platform' returning 1)
  select exists (select from changed)
$$;

create function door.account_unlock(p_user uuid) returns boolean
language sql volatile security definer set search_path = '' as $$
  with person as (select id from public."user" where id = p_user and app.reach() = 'platform'),
       forgotten as (
         update public.login_attempt a set is_open = false from person where a.account = uuid_send(person.id) and a.is_open returning 1)
  select exists (select from person)
$$;

/* How many were ended, the one of the call left out; null where there is nobody. */
create function door.account_end_sessions(p_user uuid, p_keep bytea) returns integer
language sql volatile security definer set search_path = '' as $$
  with person as (select id from public."user" where id = p_user and app.reach() = 'platform'),
       ended as (
         update public.session s set revoked_at = app.now() from person
          where s.user_id = person.id and s.token_hash <> p_keep and s.revoked_at is null and s.expires_at > app.now()
            and s.last_seen_at + s.idle > app.now()
         returning 1)
  select (select count(*)::integer from ended) from person
$$;

/* Who holds the account of an organisation and how many people it has; row security shows the platform the card alone. */
create function door.account_holders(p_companies uuid[])
returns table (company_id uuid, real_name text, phone_mask text, staff_num integer)
language sql stable security definer set search_path = '' as $$
  select c.id, a.real_name, a.phone_mask,
         (select count(*)::integer from public.staff s where s.company_id = c.id and s.left_at is null)
    from public.company c left join public.staff a on a.company_id = c.id and a.admin_level = 3 and a.left_at is null
   where c.id = any (p_companies) and app.reach() = 'platform'
$$;

/*
 * 'done', 'stale' where somebody changed the card meanwhile, null where there is none. That sessions end is the trigger's
 * doing.
 */
create function door.account_set_organisation(p_company uuid, p_version integer, p_enabled boolean) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  seen integer;
begin
  select version into seen from public.company
   where id = p_company and deleted_at is null and space_id <> app.platform() and app.reach() = 'platform' for no key update;
  if seen is null then
    return null;
  end if;
  if seen <> p_version then
    return 'stale';
  end if;
  update public.company set enabled = p_enabled, version = version + 1, updated_at = app.now(), updated_by = app.user_id() where id = p_company;
  return 'done';
end $$;

do $$
declare
  f regprocedure;
begin
  foreach f in array array['door.account_list(text, text, bytea, boolean, boolean, bigint, bigint)', 'door.account_set_enabled(uuid, boolean)',
    'door.account_unlock(uuid)', 'door.account_end_sessions(uuid, bytea)', 'door.account_holders(uuid[])',
    'door.account_set_organisation(uuid, integer, boolean)', 'door.account_locked(uuid)']::regprocedure[] loop
    execute format('alter function %s owner to park_door', f);
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to park_app', f);
  end loop;
end $$;
-- used by the list alone
revoke execute on function door.account_locked(uuid) from park_app;
