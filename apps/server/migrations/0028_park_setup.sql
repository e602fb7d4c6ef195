/*
 * Invitations of first operators. Whoever has the code sets the password of an account that has none yet, once; the code
 * itself stands in the text message alone.
 */
create table activation (
  space_id   uuid not null,
  company_id uuid not null,
  id         uuid not null default gen_random_uuid(),
  user_id    uuid not null references "user" (id),
  code_hash  bytea not null constraint activation_code unique,
  created_at timestamptz not null default app.now(),
  created_by uuid not null,
  expires_at timestamptz not null,
  used_at    timestamptz,
  ended_at   timestamptz,
  primary key (company_id, id),
  foreign key (space_id, company_id) references company (space_id, id)
);
-- a fresh one ends the one before it
create unique index activation_waiting on activation (company_id) where used_at is null and ended_at is null;
select app.closed_table('activation');
select app.open_to_door('activation', 'select, insert, update (used_at, ended_at)');

grant update (left_at, admin_level, department_id, enabled, real_name) on staff to park_door;
grant update (real_name) on "user" to park_door;
grant update (contact_name, contact_phone_cipher, contact_phone_hash, contact_phone_mask) on company to park_door;

/* Makes the person of a number the super administrator of an operating body; who was meant before has never come. */
create function door.operator_appoint(p_company uuid, p_cipher bytea, p_hash bytea, p_mask text, p_real_name text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  person uuid;
begin
  insert into public."user" (phone_cipher, phone_hash, phone_mask, real_name, home_company_id)
  values (p_cipher, p_hash, p_mask, p_real_name, p_company)
  on conflict (phone_hash) do nothing;
  select u.id into person from public."user" u where u.phone_hash = p_hash;
  update public."user" set real_name = p_real_name where id = person and password is null and home_company_id = p_company;
  update public.staff set left_at = app.now(), admin_level = 1, department_id = null
   where company_id = p_company and user_id <> person and admin_level = 3 and left_at is null;
  insert into public.staff (space_id, company_id, user_id, admin_level, real_name)
  select c.space_id, c.id, person, 3, p_real_name from public.company c where c.id = p_company
  on conflict (company_id, user_id) do update set admin_level = 3, left_at = null, enabled = true, real_name = excluded.real_name;
  update public.company set contact_name = p_real_name, contact_phone_cipher = p_cipher, contact_phone_hash = p_hash, contact_phone_mask = p_mask
   where id = p_company;
end $$;

/*
 * A first operator named by mistake can be replaced as long as nobody has begun there. When somebody of the operating body
 * first came in is kept: sessions are removed after a while.
 */
alter table space add column entered_at timestamptz;
grant update (entered_at) on space to park_door;

-- what counted as come until now
set local role park_keeper;
update space sp set entered_at = app.now()
 where exists (select from staff s join "user" u on u.id = s.user_id and u.password is not null
                where s.space_id = sp.id and s.company_id = sp.operator_company_id and s.admin_level = 3 and s.left_at is null);
reset role;

create function door.space_entered() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.space set entered_at = app.now() where operator_company_id = new.company_id and entered_at is null;
  return null;
end $$;
create trigger session_enters after insert on session for each row when (new.company_id is not null) execute function door.space_entered();
create trigger session_moves after update of company_id on session for each row
  when (new.company_id is not null and new.company_id is distinct from old.company_id) execute function door.space_entered();

/* Whether anything of its own is in a space: somebody has come in, or there are more people or companies than the first ones. */
create function door.space_begun(p_space uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select sp.entered_at is not null
      or exists (select from public.company c where c.space_id = sp.id and c.id <> sp.operator_company_id)
      or exists (select from public.staff s where s.company_id = sp.operator_company_id and s.left_at is null and s.admin_level < 3)
    from public.space sp where sp.id = p_space
$$;

/*
 * Invites the first operator of a space, or somebody else in his place as long as nothing has begun. 'active' where it has,
 * 'confirm' where the number is somebody's who has a password and the caller has not been shown who that is, 'known' where
 * he has: he needs no invitation. Null where there is no such space. Who was replaced is told, so his number comes back.
 * Whether he is the operating body's alone tells whether anybody but he may see the code.
 */
create function door.operator_invite(p_space uuid, p_cipher bytea, p_hash bytea, p_mask text, p_real_name text, p_known boolean, p_code bytea,
  p_days integer) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  body record;
  former record;
  person record;
  until timestamptz := app.now() + make_interval(days => p_days);
begin
  if app.reach() <> 'platform' then
    raise exception using errcode = 'insufficient_privilege', message = 'only the platform invites an operator';
  end if;
  select c.space_id, c.id, c.name into body from public.space s
    join public.company c on c.space_id = s.id and c.id = s.operator_company_id
   where s.id = p_space and s.id <> app.platform() for update of s;
  if not found then
    return null;
  end if;
  select u.id, u.phone_cipher into former from public.staff s join public."user" u on u.id = s.user_id and u.password is not null
   where s.company_id = body.id and s.admin_level = 3 and s.left_at is null;
  if found and (p_hash is null or door.space_begun(p_space)) then
    return jsonb_build_object('outcome', 'active');
  end if;
  if not p_known then
    select u.real_name, u.phone_mask, u.enabled into person from public."user" u where u.phone_hash = p_hash and u.password is not null;
    if found then
      return jsonb_build_object('outcome', 'confirm', 'realName', person.real_name, 'phone', person.phone_mask, 'isEnabled', person.enabled);
    end if;
  end if;
  if not door.limit_take('activation/' || body.id, 20, interval '1 day') then
    return jsonb_build_object('outcome', 'often');
  end if;
  if p_hash is not null then
    perform door.operator_appoint(body.id, p_cipher, p_hash, p_mask, p_real_name);
  end if;
  select u.id, u.password, u.phone_cipher, u.phone_mask, not exists (
      select from public.staff o where o.user_id = u.id and o.company_id <> body.id) as is_ours
    into person from public.staff s join public."user" u on u.id = s.user_id
   where s.company_id = body.id and s.admin_level = 3 and s.left_at is null;
  if not found then
    return null;
  end if;
  update public.activation set ended_at = app.now() where company_id = body.id and used_at is null and ended_at is null;
  if person.password is null then
    insert into public.activation (space_id, company_id, user_id, code_hash, created_by, expires_at)
    values (body.space_id, body.id, person.id, p_code, app.user_id(), until);
  end if;
  return jsonb_build_object('outcome', case when person.password is null then 'sent' else 'known' end, 'company', body.name,
    'isOurs', person.is_ours, 'phoneCipher', encode(person.phone_cipher, 'base64'), 'phone', person.phone_mask, 'expiresDate', until,
    'formerCipher', case when former.id <> person.id then encode(former.phone_cipher, 'base64') end);
end $$;

/* As before, but the first operator is invited: he has no password until he sets one. */
drop function door.space_open(uuid, text, text, uuid, text, uuid, text, bytea, bytea, text, text, text);
create function door.space_open(p_space uuid, p_name text, p_code text, p_company uuid, p_company_name text, p_park uuid, p_park_name text,
  p_cipher bytea, p_hash bytea, p_mask text, p_real_name text, p_known boolean, p_activation bytea, p_days integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  if app.reach() <> 'platform' then
    raise exception using errcode = 'insufficient_privilege', message = 'only the platform opens a space';
  end if;
  insert into public.space (id, name, project_code, operator_company_id, updated_by) values (p_space, p_name, p_code, p_company, app.user_id());
  insert into public.company (space_id, id, name, comp_type, settled_at) values (p_space, p_company, p_company_name, 2, app.now());
  insert into public.park (space_id, id, name) values (p_space, p_park, p_park_name);
  insert into public.department (space_id, company_id, name, order_num, level) values (p_space, p_company, p_company_name, 0, 1);
  return door.operator_invite(p_space, p_cipher, p_hash, p_mask, p_real_name, p_known, p_activation, p_days);
end $$;

/* What a code leads to as long as it is good. */
create function door.activation_open(p_code bytea)
returns table (user_id uuid, space_name text, company_name text, real_name text, phone_mask text, phone_cipher bytea, username text, expires_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select u.id, sp.name, c.name, s.real_name, u.phone_mask, u.phone_cipher, u.username, a.expires_at
    from public.activation a
    join public.space sp on sp.id = a.space_id and sp.enabled
    join public.company c on c.space_id = a.space_id and c.id = a.company_id and c.enabled and c.deleted_at is null
    join public.staff s on s.company_id = a.company_id and s.user_id = a.user_id and s.left_at is null and s.enabled
    join public."user" u on u.id = a.user_id and u.enabled and u.password is null
   where a.code_hash = p_code and a.used_at is null and a.ended_at is null and a.expires_at > app.now()
$$;

/* Sets the first password by a code, once: of two at the same moment one finds the code used. */
create function door.activation_use(p_code bytea, p_password text, p_request text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  person uuid;
begin
  update public.activation a set used_at = app.now()
   where a.code_hash = p_code and a.used_at is null and a.ended_at is null and exists (select from door.activation_open(p_code))
  returning a.user_id into person;
  if not found then
    return false;
  end if;
  update public."user" set password = p_password, change = true, updated_at = app.now() where id = person and enabled and password is null;
  if not found then
    return false;
  end if;
  perform door.person_audit(person, 'activation.accept', p_request);
  return true;
end $$;

/* Who runs each space, for the platform: whether he was invited, has an account, or something has begun there. */
create function door.space_operators() returns table (space_id uuid, real_name text, phone_mask text, state text, expires_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select sp.id, s.real_name, u.phone_mask,
         case when u.password is null then case when a.expires_at > app.now() then 'waiting' else 'expired' end
              when door.space_begun(sp.id) then 'active' else 'ready' end, a.expires_at
    from public.space sp
    join public.staff s on s.company_id = sp.operator_company_id and s.admin_level = 3 and s.left_at is null
    join public."user" u on u.id = s.user_id
    left join public.activation a on a.company_id = s.company_id and a.user_id = u.id and a.used_at is null and a.ended_at is null
   where app.reach() = 'platform' and sp.id <> app.platform()
$$;

/* Whom the closing of a space, or of one park of it, shuts out: companies, their people, and sessions open now. */
create function door.closing_hits(p_space uuid, p_park uuid) returns table (company_num integer, person_num integer, session_num integer)
language sql stable security definer set search_path = '' as $$
  with body as (
    select s.operator_company_id as id from public.space s
     where app.reach() = 'platform' and s.id = p_space and s.id <> app.platform()
       and (p_park is null or exists (select from public.park k where k.space_id = s.id and k.id = p_park))
  ), hit as (
    select distinct p.company_id from body, public.company_park p
     where p.space_id = p_space and p.left_at is null and (p_park is null or p.park_id = p_park)
  )
  select (select count(*)::integer from hit),
         (select count(distinct s.user_id)::integer from public.staff s
           where s.left_at is null and s.enabled and (s.company_id in (select company_id from hit) or (p_park is null and s.company_id = body.id))),
         (select count(*)::integer from public.session o join public.company c on c.space_id = p_space and c.id = o.company_id
           where o.revoked_at is null and o.expires_at > app.now() and o.last_seen_at + o.idle > app.now() and (p_park is null or o.park_id = p_park))
    from body
$$;

/* As before, and a new name is everybody's at his next call. */
create or replace function app.space_closes() returns trigger language plpgsql as $$
begin
  if (new.enabled, new.name) is distinct from (old.enabled, old.name) then
    new.rights_version := old.rights_version + 1;
  end if;
  return new;
end $$;

do $$
declare
  f regprocedure;
begin
  foreach f in array array['door.operator_appoint(uuid, bytea, bytea, text, text)',
    'door.operator_invite(uuid, bytea, bytea, text, text, boolean, bytea, integer)', 'door.space_entered()', 'door.space_begun(uuid)',
    'door.space_open(uuid, text, text, uuid, text, uuid, text, bytea, bytea, text, text, boolean, bytea, integer)', 'door.activation_open(bytea)',
    'door.activation_use(bytea, text, text)', 'door.space_operators()', 'door.closing_hits(uuid, uuid)']::regprocedure[] loop
    execute format('alter function %s owner to park_door', f);
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$;
grant execute on function door.operator_invite(uuid, bytea, bytea, text, text, boolean, bytea, integer),
  door.space_open(uuid, text, text, uuid, text, uuid, text, bytea, bytea, text, text, boolean, bytea, integer), door.activation_open(bytea),
  door.activation_use(bytea, text, text), door.space_operators(), door.closing_hits(uuid, uuid) to park_app;
