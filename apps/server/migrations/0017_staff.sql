/* What lists say of a person stands on the membership; what is the person's own follows him, as his number does. */
alter table staff
  add column nick_name text,
  add column avatar    text,
  add column change    boolean not null default false,
  -- full and by first letters, in small letters; written with the name, by the server
  add column pinyin    text not null default '',
  add column remark    text check (char_length(remark) <= 200),
  -- the account a membership went on under when the number was changed; such a row is not restored
  add column moved_to  uuid;

set local role park_keeper;
update staff s set nick_name = u.nick_name, avatar = u.avatar::text, change = u.change from "user" u where u.id = s.user_id;
-- who has been in one company only was made by it
update "user" u set home_company_id = s.company_id
  from (select user_id, min(company_id::text)::uuid as company_id from staff group by user_id having count(*) = 1) s
 where s.user_id = u.id and u.home_company_id is null;
reset role;

-- covers what the list filters by, besides what its policy names
drop index staff_order;
create index staff_order on staff (company_id, order_num, user_id)
  include (space_id, department_id, real_name, pinyin, is_show, enabled, admin_level) where left_at is null;
create index staff_left on staff (company_id, left_at) where left_at is not null;
-- holds only those whose name nobody has spelled out yet; every start looks for them
create index staff_unspelled on staff (real_name) where pinyin = '';
-- also of those who have left: whether somebody belongs or belonged elsewhere
drop index staff_user;
create index staff_user on staff (user_id);
-- what was done about one person, newest first
create index audit_target on audit (space_id, target, at desc) where target is not null;

/* The server writes the card; number, nickname, portrait and first password are the person's. */
revoke update on staff from park_app;
grant update (department_id, admin_level, real_name, pinyin, sex, email, position, is_show, order_num, enabled, left_at, remark, ext, moved_to,
  updated_at, updated_by, version) on staff to park_app;
grant update (nick_name, avatar, change) on staff to park_door;
grant insert on "user" to park_door;
grant update (phone_cipher, phone_hash, phone_mask, password, change, updated_at) on "user" to park_door;
grant delete on role_user, park_access to park_door;

/* For who adds a membership and leaves the number out; an import of thousands brings along what it was given. */
create function door.take_person() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  select u.phone_cipher, u.phone_hash, u.phone_mask, u.nick_name, u.avatar::text, u.change
    into new.phone_cipher, new.phone_hash, new.phone_mask, new.nick_name, new.avatar, new.change
    from public."user" u where u.id = new.user_id;
  return new;
end $$;
create trigger staff_person before insert on staff for each row when (new.phone_hash is null) execute function door.take_person();

create function door.copy_person() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.staff set nick_name = new.nick_name, avatar = new.avatar::text, change = new.change where user_id = new.id;
  return null;
end $$;
create trigger user_person_changed after update of nick_name, avatar, change on "user" for each row
  when ((old.nick_name, old.avatar, old.change) is distinct from (new.nick_name, new.avatar, new.change)) execute function door.copy_person();

/*
 * Takes messages to people out of what a company may send in a day, and out of what one number may get: adding and removing
 * somebody again and again is no way to ring his phone. Says which numbers may be written to.
 */
create function door.text_take(p_company uuid, p_hashes bytea[]) returns setof bytea
language plpgsql volatile security definer set search_path = '' as $$
declare
  day timestamptz := date_bin(interval '1 day', app.now(), timestamptz '2000-01-01 00:00:00+08');
  most constant integer := 1000;
  so_far integer;
begin
  insert into public.rate_limit as l (name, began_at, taken) values ('text/' || p_company, day, 0)
  on conflict (name, began_at) do update set taken = l.taken returning taken into so_far;
  return query
    with asked as (
      select h.hash, 'text/' || encode(h.hash, 'hex') as name from unnest(p_hashes) with ordinality as h (hash, at)
       order by h.at limit greatest(0, most - so_far)
    ), taken as (
      insert into public.rate_limit as l (name, began_at, taken) select a.name, day, 1 from asked a order by a.name
      on conflict (name, began_at) do update set taken = l.taken + 1 where l.taken < 5 returning l.name
    ), counted as (
      update public.rate_limit l set taken = l.taken + (select count(*) from taken)
       where l.name = 'text/' || p_company and l.began_at = day
    ) select a.hash from asked a join taken t on t.name = a.name;
end $$;

/*
 * Finds the person of each number or makes him, for a company the call reaches. Nothing of another company is read or
 * written. Whether somebody is new is for the message he gets, and never for an answer; who comes without a password gets
 * none.
 */
create function door.person_attach(p_company uuid, p_people jsonb)
returns table (at integer, user_id uuid, is_new boolean, is_told boolean, phone_cipher bytea, phone_hash bytea, phone_mask text, nick_name text,
  avatar text, change boolean)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  fresh uuid[];
begin
  if not coalesce(p_company = any (door.companies()), false) then
    return;
  end if;
  with made as (
    -- in one order, so that two imports of the same people wait for one another instead of both
    insert into public."user" (phone_cipher, phone_hash, phone_mask, real_name, password, home_company_id)
    select decode(p.cipher, 'base64'), decode(p.hash, 'base64'), p.mask, p.name, p.password, p_company
      from jsonb_to_recordset(p_people) as p (hash text, cipher text, mask text, name text, password text) order by 2
    on conflict (phone_hash) do nothing returning id
  ) select array_agg(id) into fresh from made;
  return query
    with given as (
           select p.at, decode(p.hash, 'base64') as hash, p.password is not null as has_password
             from jsonb_to_recordset(p_people) as p (at integer, hash text, password text)),
         told as (
           select t.hash from door.text_take(p_company, array(select g.hash from given g where g.has_password order by g.at)) as t (hash))
    select g.at, u.id, f.id is not null, t.hash is not null, u.phone_cipher, u.phone_hash, u.phone_mask, u.nick_name, u.avatar::text, u.change
      from given g join public."user" u on u.phone_hash = g.hash
      left join unnest(fresh) as f (id) on f.id = u.id
      left join told t on t.hash = g.hash;
end $$;

/* Whether a company may decide about a person's sign-in: it made him, and he is and was nobody else's. */
create function door.person_is_ours(p_company uuid, p_user uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_company = any (door.companies()) and exists (
      select from public.staff s join public."user" u on u.id = s.user_id
       where s.company_id = p_company and s.user_id = p_user and s.left_at is null and u.home_company_id = p_company)
     and not exists (select from public.staff s where s.user_id = p_user and s.company_id <> p_company)
$$;

/*
 * Gives a person of the company's own another number and ends his sessions: 'told' when both numbers may be written to about
 * it, else 'quiet'. Null where the membership has to go on under the account of that number: he belongs elsewhere too, or
 * somebody has the number.
 */
create function door.person_set_phone(p_company uuid, p_user uuid, p_cipher bytea, p_hash bytea, p_mask text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  old bytea;
begin
  select phone_hash into old from public."user" where id = p_user for update;
  if not door.person_is_ours(p_company, p_user) then
    return null;
  end if;
  begin
    update public."user" set phone_cipher = p_cipher, phone_hash = p_hash, phone_mask = p_mask, updated_at = app.now() where id = p_user;
  exception when unique_violation then
    return null;
  end;
  update public.session set revoked_at = app.now() where user_id = p_user and revoked_at is null;
  return case when (select count(*) from door.text_take(p_company, array[old, p_hash])) = 2 then 'told' else 'quiet' end;
end $$;

/*
 * A fresh first password for a person of the company's own, which ends his sessions. Says 'set', or 'changed' where he has
 * replaced the first one and only such are wanted, 'notOurs' where somebody else's sign-in would be touched, 'often'.
 */
create function door.person_first_password(p_company uuid, p_user uuid, p_password text, p_only_first boolean) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  person record;
begin
  select u.phone_hash, u.change into person from public."user" u join public.staff s on s.user_id = u.id
   where s.company_id = p_company and s.user_id = p_user and s.left_at is null and p_company = any (door.companies()) for update of u;
  if not found then
    return null;
  end if;
  if p_only_first and person.change then
    return 'changed';
  end if;
  if not door.limit_take('password/' || p_user, 1, interval '1 minute')
     or not exists (select from door.text_take(p_company, array[person.phone_hash])) then
    return 'often';
  end if;
  if not door.person_is_ours(p_company, p_user) then
    return 'notOurs';
  end if;
  update public."user" set password = p_password, change = false, updated_at = app.now() where id = p_user;
  update public.session set revoked_at = app.now() where user_id = p_user and revoked_at is null;
  return 'set';
end $$;

/* Who has left, or whose membership went on under another account, keeps no role and no access to a park. */
create function door.person_revoke(p_company uuid, p_user uuid) returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.role_user r where r.company_id = p_company and r.user_id = p_user and p_company = any (door.companies())
    and exists (select from public.staff s where s.company_id = p_company and s.user_id = p_user and s.left_at is not null);
  delete from public.park_access a where a.company_id = p_company and a.user_id = p_user and p_company = any (door.companies())
    and exists (select from public.staff s where s.company_id = p_company and s.user_id = p_user and s.left_at is not null);
$$;

/*
 * Whether a number is somebody's, for who has proved his old one and is about to take it: he is told as much when he takes
 * it. Nobody else learns anything.
 */
create function door.number_taken(p_token bytea, p_hash bytea) returns boolean
language sql stable security definer set search_path = '' as $$
  select door.phone_proved(p_token) and exists (select from public."user" u where u.phone_hash = p_hash)
$$;

/* As before, but the person's own things come along with the number. */
create or replace function door.space_open(p_space uuid, p_name text, p_code text, p_company uuid, p_company_name text, p_park uuid,
  p_park_name text, p_cipher bytea, p_hash bytea, p_mask text, p_real_name text, p_password text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  person uuid;
  is_new boolean;
begin
  if app.reach() <> 'platform' then
    raise exception using errcode = 'insufficient_privilege', message = 'only the platform opens a space';
  end if;
  insert into public.space (id, name, project_code, operator_company_id, updated_by) values (p_space, p_name, p_code, p_company, app.user_id());
  insert into public.company (space_id, id, name, comp_type, contact_name, contact_phone_cipher, contact_phone_hash, contact_phone_mask, settled_at)
  values (p_space, p_company, p_company_name, 2, p_real_name, p_cipher, p_hash, p_mask, app.now());
  insert into public.park (space_id, id, name) values (p_space, p_park, p_park_name);
  insert into public.department (space_id, company_id, name, order_num, level) values (p_space, p_company, p_company_name, 0, 1);
  insert into public."user" (phone_cipher, phone_hash, phone_mask, password, change, real_name, home_company_id)
  values (p_cipher, p_hash, p_mask, p_password, false, p_real_name, p_company)
  on conflict (phone_hash) do nothing returning id into person;
  is_new := person is not null;
  if not is_new then
    select u.id into person from public."user" u where u.phone_hash = p_hash;
  end if;
  insert into public.staff (space_id, company_id, user_id, admin_level, real_name) values (p_space, p_company, person, 3, p_real_name);
  return is_new;
end $$;

do $$
declare
  f regprocedure;
begin
  foreach f in array array['door.take_person()', 'door.copy_person()', 'door.text_take(uuid, bytea[])', 'door.person_attach(uuid, jsonb)',
    'door.person_is_ours(uuid, uuid)', 'door.person_set_phone(uuid, uuid, bytea, bytea, text)',
    'door.person_first_password(uuid, uuid, text, boolean)', 'door.person_revoke(uuid, uuid)',
    'door.number_taken(bytea, bytea)']::regprocedure[] loop
    execute format('alter function %s owner to park_door', f);
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$;
grant execute on function door.person_attach(uuid, jsonb), door.person_set_phone(uuid, uuid, bytea, bytea, text),
  door.person_first_password(uuid, uuid, text, boolean), door.person_revoke(uuid, uuid), door.number_taken(bytea, bytea) to park_app;
