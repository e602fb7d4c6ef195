/*
 * Creates an account for each phone number. Returns the ids of the accounts in the given order, and the positions of the users who receive
 * a message. If one of the phone numbers has an account already, creates none and returns no row. Most users of a long import are new, so
 * this is faster than looking up each of them.
 */
create or replace function door.person_make(p_company uuid, p_hashes bytea[], p_ciphers bytea[], p_masks text[], p_names text[],
  p_passwords text[])
returns table (ids uuid[], told integer[]) language plpgsql volatile security definer set search_path = '' as $$
begin
  if not coalesce(p_company = any (door.companies()), false) then
    return;
  end if;
  ids := array(select app.uuid7() from generate_series(1, cardinality(p_hashes)));
  insert into public."user" (id, phone_cipher, phone_hash, phone_mask, real_name, password, home_company_id)
  select p.id, p.cipher, p.hash, p.mask, p.name, p.password, p_company
    from unnest(ids, p_ciphers, p_hashes, p_masks, p_names, p_passwords) as p (id, cipher, hash, mask, name, password);
  if array_remove(p_passwords, null) <> '{}' then
    told := array(
      select g.at - 1 from unnest(p_hashes) with ordinality as g (hash, at)
        join door.text_take(p_company, array(
          select g.hash from unnest(p_hashes, p_passwords) with ordinality as g (hash, password, at)
           where g.password is not null order by g.at)) as t (hash) on t.hash = g.hash);
  end if;
  return next;
exception when unique_violation then
  return;
end $$;
grant execute on function door.person_make(uuid, bytea[], bytea[], text[], text[], text[]) to park_app;
