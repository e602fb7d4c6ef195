/*
 * Invites the first super administrator of an operator, or replaces the invitation as long as the space is unused. Returns the outcome:
 * - 'sent': the invitation is stored.
 * - 'active': the space is in use.
 * - 'confirm': the phone number belongs to an account with a password, and the actor has not been shown whose account it is.
 * - 'known': the same, and the actor has been shown. Such a user needs no invitation.
 * - 'often': too many invitations. Null: there is no such space.
 * Also returns the encrypted phone number of the replaced user, who is notified. `isOurs` tells whether the user belongs to the operator
 * alone, which decides who may see the code.
 */
create or replace function door.operator_invite(p_space uuid, p_cipher bytea, p_hash bytea, p_mask text, p_real_name text, p_known boolean,
  p_code bytea, p_days integer) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
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
   where s.space_id = body.space_id and s.company_id = body.id and s.admin_level = 3 and s.left_at is null;
  if found and (p_hash is null or door.space_begun(p_space)) then
    return jsonb_build_object('outcome', 'active');
  end if;
  if not p_known then
    select u.real_name, u.phone_mask, u.enabled into person from public."user" u where u.phone_hash = p_hash and u.password is not null;
    if found then
      return jsonb_build_object('outcome', 'confirm', 'realName', person.real_name, 'phone', person.phone_mask,
                                'isEnabled', person.enabled);
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
   where s.space_id = body.space_id and s.company_id = body.id and s.admin_level = 3 and s.left_at is null;
  if not found then
    return null;
  end if;
  update public.activation set ended_at = app.now()
   where space_id = body.space_id and company_id = body.id and used_at is null and ended_at is null;
  if person.password is null then
    insert into public.activation (space_id, company_id, user_id, code_hash, created_by, expires_at)
    values (body.space_id, body.id, person.id, p_code, app.user_id(), until);
  end if;
  return jsonb_build_object('outcome', case when person.password is null then 'sent' else 'known' end, 'company', body.name,
    'isOurs', person.is_ours, 'phoneCipher', encode(person.phone_cipher, 'base64'), 'phone', person.phone_mask, 'expiresDate', until,
    'formerCipher', case when former.id <> person.id then encode(former.phone_cipher, 'base64') end);
end $$;
grant execute on function door.operator_invite(uuid, bytea, bytea, text, text, boolean, bytea, integer) to park_app;
