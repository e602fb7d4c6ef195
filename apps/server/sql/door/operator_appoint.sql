/*
 * Makes the user with a phone number the super administrator of an operator company, in place of the previous one, who has never signed in.
 * The account with this phone number is locked until the end of the transaction. Otherwise its company could change its phone number
 * meanwhile, and a person other than the owner of the phone would become super administrator.
 */
create or replace function door.operator_appoint(p_company uuid, p_cipher bytea, p_hash bytea, p_mask text, p_real_name text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  person uuid;
begin
  -- while the insert waits for the row lock, the account with this phone number may get another one; the second turn then finds no account
  -- with this phone number and adds one
  for turn in 1..2 loop
    insert into public."user" (phone_cipher, phone_hash, phone_mask, real_name, home_company_id)
    values (p_cipher, p_hash, p_mask, p_real_name, p_company)
    on conflict (phone_hash) do nothing;
    select u.id into person from public."user" u where u.phone_hash = p_hash for key share;
    exit when found;
  end loop;
  update public."user" set real_name = p_real_name where id = person and password is null and home_company_id = p_company;
  update public.staff s set left_at = app.now(), admin_level = 1, department_id = null
    from public.company c
   where c.id = p_company and s.space_id = c.space_id and s.company_id = c.id and s.user_id <> person and s.admin_level = 3
     and s.left_at is null;
  insert into public.staff (space_id, company_id, user_id, admin_level, real_name)
  select c.space_id, c.id, person, 3, p_real_name from public.company c where c.id = p_company
  on conflict (space_id, company_id, user_id) do update set admin_level = 3, left_at = null, enabled = true, real_name = excluded.real_name;
  update public.company
     set contact_name = p_real_name, contact_phone_cipher = p_cipher, contact_phone_hash = p_hash, contact_phone_mask = p_mask
   where id = p_company;
end $$;
