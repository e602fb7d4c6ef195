/*
 * Returns the account with each phone number, and creates the accounts that do not exist yet. The company must be within reach; no other
 * company is read or written. `is_new` decides which message the user gets and must never be part of an answer.
 * An existing account is locked until the end of the transaction. Otherwise its company could change its phone number meanwhile, and a
 * person other than the owner of the phone would join. The second form, for many users, leaves out an account whose phone number has
 * changed meanwhile; the caller then calls it again. Callers pass the phone numbers in one order, so that two imports wait for each other
 * instead of deadlocking.
 */
create or replace function door.person_attach(p_company uuid, p_hash bytea, p_cipher bytea, p_mask text, p_name text, p_password text)
returns table (user_id uuid, is_new boolean, is_told boolean, phone_cipher bytea, phone_hash bytea, phone_mask text, nick_name text,
  avatar text, change boolean)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if (p_company = app.company()) is not true and not coalesce(p_company = any (door.companies()), false) then
    return;
  end if;
  -- while the insert waits for the row lock, the account with this phone number may get another one; the second turn then finds no account
  -- with this phone number and adds one
  for turn in 1..2 loop
    insert into public."user" (phone_cipher, phone_hash, phone_mask, real_name, password, home_company_id)
    values (p_cipher, p_hash, p_mask, p_name, p_password, p_company)
    on conflict (phone_hash) do nothing returning id into user_id;
    is_new := user_id is not null;
    if is_new then
      phone_cipher := p_cipher;
      phone_mask := p_mask;
      change := false;
      exit;
    end if;
    select u.id, u.phone_cipher, u.phone_mask, u.nick_name, u.avatar::text, u.change
      into user_id, phone_cipher, phone_mask, nick_name, avatar, change
      from public."user" u where u.phone_hash = p_hash for key share;
    exit when found;
  end loop;
  if user_id is null then
    return;
  end if;
  phone_hash := p_hash;
  is_told := p_password is not null and door.text_take(p_company, p_hash);
  return next;
end $$;
grant execute on function door.person_attach(uuid, bytea, bytea, text, text, text) to park_app;

create or replace function door.person_attach(p_company uuid, p_hashes bytea[], p_ciphers bytea[], p_masks text[], p_names text[],
  p_passwords text[])
returns table (at integer, user_id uuid, is_new boolean, is_told boolean, phone_cipher bytea, phone_hash bytea, phone_mask text,
  nick_name text, avatar text, change boolean)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  made_ids uuid[];
  made_hashes bytea[];
begin
  if not coalesce(p_company = any (door.companies()), false) then
    return;
  end if;
  with made as (
    insert into public."user" (phone_cipher, phone_hash, phone_mask, real_name, password, home_company_id)
    select p.cipher, p.hash, p.mask, p.name, p.password, p_company
      from unnest(p_ciphers, p_hashes, p_masks, p_names, p_passwords) as p (cipher, hash, mask, name, password)
    on conflict (phone_hash) do nothing returning id, phone_hash
  ) select array_agg(m.id), array_agg(m.phone_hash) into made_ids, made_hashes from made m;
  return query
    with told as (
      select t.hash from door.text_take(p_company, array(
        select g.hash from unnest(p_hashes, p_passwords) with ordinality as g (hash, password, at)
         where g.password is not null order by g.at)) as t (hash))
    select g.at::integer - 1, coalesce(m.id, u.id), m.id is not null, t.hash is not null, coalesce(u.phone_cipher, g.cipher), g.hash,
           coalesce(u.phone_mask, g.mask), u.nick_name, u.avatar::text, coalesce(u.change, false)
      from unnest(p_hashes, p_ciphers, p_masks) with ordinality as g (hash, cipher, mask, at)
      left join unnest(made_ids, made_hashes) as m (id, hash) on m.hash = g.hash
      -- limit 1 forces one key look-up per phone number; otherwise the planner reads all users and merges them with the list
      left join lateral (select u.* from public."user" u where m.id is null and u.phone_hash = g.hash limit 1 for key share) as u on true
      left join told t on t.hash = g.hash
     where coalesce(m.id, u.id) is not null;
end $$;
grant execute on function door.person_attach(uuid, bytea[], bytea[], text[], text[], text[]) to park_app;
