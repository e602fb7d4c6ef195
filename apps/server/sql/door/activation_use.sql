/* Sets the first password by an activation code, once: of two concurrent requests the second finds the code used. */
create or replace function door.activation_use(p_code bytea, p_password text, p_request text, p_address text) returns boolean
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
  perform door.person_audit(person, 'activation.accept', p_request, p_address);
  return true;
end $$;
grant execute on function door.activation_use(bytea, text, text, text) to park_app;
