/*
 * Gives a user of the company's own a new first password and ends the sessions: 'set'; 'changed' if the user has replaced the first
 * password and only first passwords may be reset; 'notOurs' if the account also belongs to another company; 'often' past the limit.
 */
create or replace function door.person_first_password(p_company uuid, p_user uuid, p_password text, p_only_first boolean) returns text
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
grant execute on function door.person_first_password(uuid, uuid, text, boolean) to park_app;
