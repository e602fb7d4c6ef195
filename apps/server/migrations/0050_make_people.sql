/*
 * Most of a long list of people are seen for the first time, and finding that out of each takes longer than adding him. So they are all
 * made at once, in the order they were named, with the places of those who are sent a message; or none of them, where one is known.
 */
create function door.person_make(p_company uuid, p_hashes bytea[], p_ciphers bytea[], p_masks text[], p_names text[], p_passwords text[])
returns table (ids uuid[], told integer[]) language plpgsql volatile security definer set search_path = '' as $$
begin
  if not coalesce(p_company = any (door.companies()), false) then
    return;
  end if;
  ids := array(select uuidv7() from generate_series(1, cardinality(p_hashes)));
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

/* As before; whom nobody expects to be known is made above. Who calls names people in one order, so that two imports wait for one another. */
drop function door.person_attach(uuid, bytea[], bytea[], text[], text[], text[], boolean);
create function door.person_attach(p_company uuid, p_hashes bytea[], p_ciphers bytea[], p_masks text[], p_names text[], p_passwords text[])
returns table (at integer, user_id uuid, is_new boolean, is_told boolean, phone_cipher bytea, phone_hash bytea, phone_mask text, nick_name text,
  avatar text, change boolean)
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
      -- one at most: so each is looked up by itself, instead of everybody being read and merged with the list
      left join lateral (select u.* from public."user" u where m.id is null and u.phone_hash = g.hash limit 1) as u on true
      left join told t on t.hash = g.hash
     where coalesce(m.id, u.id) is not null;
end $$;

do $$
declare
  f regprocedure;
begin
  foreach f in array array['door.person_make(uuid, bytea[], bytea[], text[], text[], text[])',
    'door.person_attach(uuid, bytea[], bytea[], text[], text[], text[])']::regprocedure[] loop
    execute format('alter function %s owner to park_door', f);
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to park_app', f);
  end loop;
end $$;
