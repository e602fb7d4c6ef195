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
 * As before, and: somebody who has an account becomes the operator only where the caller has been shown who that is
 * ('confirm'), and whoever has an account is replaced as long as nothing has begun; he is told, so his number comes back.
 */
drop function door.space_open(uuid, text, text, uuid, text, uuid, text, bytea, bytea, text, text, bytea, integer);
drop function door.operator_invite(uuid, bytea, bytea, text, text, bytea, integer);
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

/* As before, and who has an account has come only once something has begun; until then he is 'ready'. */
create or replace function door.space_operators() returns table (space_id uuid, real_name text, phone_mask text, state text, expires_at timestamptz)
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
  foreach f in array array['door.space_entered()', 'door.space_begun(uuid)',
    'door.operator_invite(uuid, bytea, bytea, text, text, boolean, bytea, integer)',
    'door.space_open(uuid, text, text, uuid, text, uuid, text, bytea, bytea, text, text, boolean, bytea, integer)']::regprocedure[] loop
    execute format('alter function %s owner to park_door', f);
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$;
grant execute on function door.operator_invite(uuid, bytea, bytea, text, text, boolean, bytea, integer),
  door.space_open(uuid, text, text, uuid, text, uuid, text, bytea, bytea, text, text, boolean, bytea, integer) to park_app;
