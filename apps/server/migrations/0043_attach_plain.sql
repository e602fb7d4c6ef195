/*
 * An import whose last group were all new people expects the next ones to be new as well: they are added plainly, which saves
 * looking for each of them before he is added and once more afterwards. Where one of them is known after all, they are looked for as before.
 */
drop function door.person_attach(uuid, bytea[], bytea[], text[], text[], text[]);
create function door.person_attach(p_company uuid, p_hashes bytea[], p_ciphers bytea[], p_masks text[], p_names text[], p_passwords text[],
  p_are_new boolean default false)
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
  if p_are_new then
    begin
      with made as (
        insert into public."user" (phone_cipher, phone_hash, phone_mask, real_name, password, home_company_id)
        select p.cipher, p.hash, p.mask, p.name, p.password, p_company
          from unnest(p_ciphers, p_hashes, p_masks, p_names, p_passwords) as p (cipher, hash, mask, name, password) order by 2
        returning id, phone_hash
      ) select array_agg(m.id), array_agg(m.phone_hash) into made_ids, made_hashes from made m;
    exception when unique_violation then
      made_ids := null;
    end;
  end if;
  if made_ids is null then
    with made as (
      -- in one order, so that two imports of the same people wait for one another instead of both
      insert into public."user" (phone_cipher, phone_hash, phone_mask, real_name, password, home_company_id)
      select p.cipher, p.hash, p.mask, p.name, p.password, p_company
        from unnest(p_ciphers, p_hashes, p_masks, p_names, p_passwords) as p (cipher, hash, mask, name, password) order by 2
      on conflict (phone_hash) do nothing returning id, phone_hash
    ) select array_agg(m.id), array_agg(m.phone_hash) into made_ids, made_hashes from made m;
  end if;
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
alter function door.person_attach(uuid, bytea[], bytea[], text[], text[], text[], boolean) owner to park_door;
revoke execute on function door.person_attach(uuid, bytea[], bytea[], text[], text[], text[], boolean) from public;
grant execute on function door.person_attach(uuid, bytea[], bytea[], text[], text[], text[], boolean) to park_app;
